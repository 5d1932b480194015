# cmake -DUSER_C_MODULES=.../nanourl/pack/micropython/nanourl/micropython.cmake
set(nanourl ${CMAKE_CURRENT_LIST_DIR}/../../..)
file(GLOB nanourl_sources CONFIGURE_DEPENDS ${nanourl}/src/*/*.c)
add_library(usermod_nanourl INTERFACE)
target_sources(usermod_nanourl INTERFACE
    ${CMAKE_CURRENT_LIST_DIR}/modnanourl.c ${nanourl_sources})
target_include_directories(usermod_nanourl INTERFACE
    ${nanourl}/include ${nanourl}/src)
target_link_libraries(usermod INTERFACE usermod_nanourl)
