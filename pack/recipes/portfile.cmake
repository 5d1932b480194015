# nanourl for vcpkg: with vcpkg.json in ports/nanourl of an overlay.
vcpkg_download_distfile(archive
    URLS "https://nanourl.invalid/nanourl/releases/download/v${VERSION}/nanourl-${VERSION}.tar.gz"
    FILENAME "nanourl-${VERSION}.tar.gz"
    SHA512 @SHA512@)
vcpkg_extract_source_archive(source ARCHIVE "${archive}")
vcpkg_cmake_configure(SOURCE_PATH "${source}")
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(CONFIG_PATH lib/cmake/nanourl)
vcpkg_fixup_pkgconfig()
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/include"
    "${CURRENT_PACKAGES_DIR}/debug/share" "${CURRENT_PACKAGES_DIR}/share/doc")
vcpkg_install_copyright(FILE_LIST "${source}/LICENSE")
