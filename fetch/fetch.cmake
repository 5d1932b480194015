# Included by ../CMakeLists.txt: the fetch library, client/, and nfetch_net.h by the
# sockets of an operating system. They are built if a target links them, and installed
# with NANOURL_FETCH.

# nanourl_add(NAME SOURCES ...): the target nanourl::NAME
function(nanourl_add name)
    add_library(nanourl_${name} STATIC ${ARGN})
    add_library(nanourl::${name} ALIAS nanourl_${name})
    target_include_directories(nanourl_${name}
        PUBLIC $<BUILD_INTERFACE:${nanourl_SOURCE_DIR}/fetch/include>
        PRIVATE fetch)
    target_link_libraries(nanourl_${name} PUBLIC nanourl)
    set_target_properties(nanourl_${name} PROPERTIES
        C_STANDARD 99 C_STANDARD_REQUIRED ON C_EXTENSIONS OFF
        EXPORT_NAME ${name} OUTPUT_NAME nurl_${name})
    target_compile_options(nanourl_${name} PRIVATE
        $<$<C_COMPILER_ID:GNU,Clang>:-ffunction-sections;-fdata-sections>)
    if(NOT NANOURL_FETCH)
        set_target_properties(nanourl_${name} PROPERTIES EXCLUDE_FROM_ALL ON)
    endif()
endfunction()

file(GLOB nanourl_fetch_sources CONFIGURE_DEPENDS fetch/client/*.c)
nanourl_add(fetch ${nanourl_fetch_sources} fetch/net/address.c)
if(UNIX)
    nanourl_add(net fetch/net/posix.c fetch/net/sockets.c
        fetch/net/sockets_address.c fetch/net/sockets_ipv6.c
        fetch/net/sockets_name.c fetch/net/name.c fetch/net/dns_message.c)
    target_include_directories(nanourl_net PRIVATE fetch/net/posix)
    target_link_libraries(nanourl_net PUBLIC nanourl_fetch)
endif()
# https by Mbed TLS, whose libraries or targets have these names; installed with
# NANOURL_MBEDTLS, too, because it needs Mbed TLS's headers.
option(NANOURL_MBEDTLS "build and install nanourl::fetch_mbedtls" OFF)
nanourl_add(fetch_mbedtls fetch/mbedtls/mbedtls.c)
target_link_libraries(nanourl_fetch_mbedtls
    PUBLIC nanourl_fetch mbedtls mbedx509 mbedcrypto)
if(NOT NANOURL_MBEDTLS)
    set_target_properties(nanourl_fetch_mbedtls PROPERTIES EXCLUDE_FROM_ALL ON)
endif()

if(NANOURL_FETCH AND NANOURL_INSTALL)
    list(APPEND nanourl_targets nanourl_fetch)
    set(nanourl_fetch_libs -lnurl_fetch)
    if(UNIX)
        list(APPEND nanourl_targets nanourl_net)
        set(nanourl_fetch_libs "-lnurl_net -lnurl_fetch")
    endif()
    install(FILES fetch/include/nfetch.h fetch/include/nfetch_net.h
        fetch/include/nfetch_posix.h fetch/include/nfetch_proxy.h
        fetch/include/nfetch_sockets.h
        fetch/include/nfetch_status.h fetch/include/nfetch_tls_status.h
        fetch/include/nfetch_transport.h
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/nanourl)
    if(NANOURL_MBEDTLS)
        list(APPEND nanourl_targets nanourl_fetch_mbedtls)
        install(FILES fetch/include/nfetch_mbedtls.h
            DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/nanourl)
    endif()
    configure_file(fetch/nanourl-fetch.pc.in nanourl-fetch.pc @ONLY)
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/nanourl-fetch.pc
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endif()
