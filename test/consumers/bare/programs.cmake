# The programs of a CMake user: one for this machine, or one of a Cortex-M for
# each linker script.
set(bare ${CMAKE_CURRENT_LIST_DIR})
set(main ${bare}/../main/main.c)
if(NOT CMAKE_CROSSCOMPILING)
    add_executable(main ${main})
    target_link_libraries(main PRIVATE nanourl::nanourl)
    return()
endif()
foreach(script cube strict)
    add_executable(${script} ${main} ${bare}/start.c)
    target_link_libraries(${script} PRIVATE nanourl::nanourl)
    target_link_options(${script} PRIVATE -nostartfiles --specs=nano.specs
        --specs=nosys.specs -Wl,--gc-sections -T ${bare}/${script}.ld)
endforeach()
