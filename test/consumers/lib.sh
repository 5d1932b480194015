# test/consumers/lib.sh - a program in a clean folder, with the library from its archive
#
# A library for sh, sourced in the project's root by the checks of consumers.
#     begin NAME           sets here (the folder), source (the unpacked library) and
#                          archive, and unpacks them
#     ran, does, ...       count in passed and failed
#     end                  prints `N passed, N failed`
root=$PWD
version=$(pack/version)
number=${version%%-*}
passed=0
failed=0
wanted="nanourl $version: [2001:db8::1] port 5685 path /fw.bin"

# ran NAME COMMAND...: the program must print the expected line
ran() {
    name=$1
    shift
    said=$("$@" 2>&1)
    if [ "$said" = "$wanted" ]; then
        passed=$((passed + 1))
        echo "$name: $said"
    else
        failed=$((failed + 1))
        printf '%s: expected\n%s\ngot\n%s\n' "$name" "$wanted" "$said"
    fi
}

# does NAME COMMAND...: the command must end with status 0
does() {
    name=$1
    shift
    if "$@" >"$here/$name.log" 2>&1; then
        passed=$((passed + 1))
        echo "$name: ok"
    else
        echo "$name: status $?"
        failed=$((failed + 1))
        tail -n 20 "$here/$name.log"
    fi
}

# begin NAME. Another part can write the archives at the same time.
begin() {
    here=$root/build/consumer/$1
    source=$here/nanourl-$version
    archive=$here/nanourl-$version.tar.gz
    rm -rf "$here"
    mkdir -p "$here"
    flock build/dist.lock sh -c "pack/dist && cp -r build/dist/*.tar.gz build/dist/*.zip build/dist/recipes '$here'" \
        >"$here/dist.log" || exit 70
    tar -xzf "$archive" -C "$here"
    cp -r test/consumers/main test/consumers/bare "$here"
}

# core TARGET: the compiler's words for it
core() {
    echo "-mcpu=cortex-$1 -mthumb -ffreestanding -Os"
}

# program NAME TARGET FILE: what the program prints
program() {
    case $2 in
    host) ran "$1" "$3" ;;
    m0) emulated "$1-m0" microbit "$3" ;;
    m3) emulated "$1-m3" stm32vldiscovery "$3" ;;
    esac
}

# emulated NAME MACHINE FILE
emulated() {
    ran "$1" timeout -k 5 20 qemu-system-arm -M "$2" \
        -display none -monitor none -serial none -chardev stdio,id=c \
        -semihosting-config enable=on,target=native,chardev=c -kernel "$3"
}

# build NAME TARGET [OPTION...]: the CMake project in NAME, in NAME-TARGET
build() {
    built=$1-$2
    project=$here/$1
    target=$2
    shift 2
    # The toolchain file is for a Cortex-M0.
    [ "$target" = host ] || set -- "$@" \
        -DCMAKE_TOOLCHAIN_FILE="$source/pack/arm-none-eabi.cmake"
    [ "$target" != m3 ] || set -- "$@" "-DCMAKE_C_FLAGS=$(core m3)"
    does "$built-configure" cmake -S "$project" -B "$here/$built" "$@" &&
        does "$built-build" cmake --build "$here/$built" --parallel 2
}

# install_library TARGET: in installed-TARGET
install_library() {
    ln -sfn "$source" "$here/library"
    build library "$1" -DCMAKE_INSTALL_PREFIX="$here/installed-$1"
    does "library-$1-install" cmake --install "$here/library-$1"
}

# consumer NAME TARGET [OPTION...]: a project, and what it prints
consumer() {
    consumer=$1
    build "$@"
    program "$consumer" "$2" "$here/$consumer-$2/main"
}

# zephyr_module: the module, and what it calls of Zephyr
zephyr_module() {
    cat <<-END
	macro(zephyr_library_named name)
	    set(library \${name})
	    add_library(\${name} STATIC)
	endmacro()
	macro(zephyr_library_sources)
	    target_sources(\${library} PRIVATE \${ARGN})
	endmacro()
	macro(zephyr_library_include_directories)
	    target_include_directories(\${library} PRIVATE \${ARGN})
	endmacro()
	macro(zephyr_include_directories)
	    include_directories(\${ARGN})
	    target_include_directories(\${library} PUBLIC \${ARGN})
	endmacro()
	add_subdirectory($source/zephyr library)
	END
}

end() {
    echo "$passed passed, $failed failed"
    [ "$failed" -eq 0 ]
}
