# The program of a CMake user, for this machine or a Cortex-M.
set(bare ${CMAKE_CURRENT_LIST_DIR})
add_executable(main ${bare}/../main/main.c)
target_link_libraries(main PRIVATE nanourl::nanourl)
if(CMAKE_CROSSCOMPILING)
    target_sources(main PRIVATE ${bare}/start.c)
    target_link_options(main PRIVATE -nostartfiles --specs=nano.specs
        --specs=nosys.specs -Wl,--gc-sections -T ${bare}/link.ld)
endif()
