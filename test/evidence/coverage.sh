# test/evidence/coverage.sh - measures what tests reach, with clang
#
# A library for sh, sourced in the project's root. The caller sets:
#     what      a name for the files of this measurement
#     folders   whose code is measured
#     programs  further programs in build/host_coverage, which the tests run
#     rows      a file that names what is not reached, and why, or -
#
#     begin_coverage         removes what was measured, and makes the archives
#     shown COMMAND...       runs it; if it fails, prints the end of its output
#     units TASK             of Ceedling
#     native NAME FILE...    builds a program that needs no board
#     judge_coverage [FILE...]  the sums, and `N passed, N failed`
#
# If a command failed, nothing is measured. A condition is measured by MC/DC: it alone
# has made its decision true and false. build/host_coverage/coverage_WHAT.txt has the
# counts of every line.
board=host_coverage
failed=0

begin_coverage() {
    raw=$PWD/build/$board/raw_$what
    data=build/$board/$what.profdata
    log=build/$board/$what.log
    export LLVM_PROFILE_FILE="$raw/%4m.profraw"
    rm -rf "$raw" "build/$board/obj/${folders%%[/ ]*}"
    mkdir -p "$raw" "build/ceedling/$board"
    find "build/ceedling/$board" -name '*.out' -delete
    test/runner/mixin.rb "$board" >"build/ceedling/$board.yml" || exit 70
    test/runner/archives "$board" >"$log" 2>&1 || {
        cat "$log"
        exit 70
    }
}

shown() {
    echo "$*"
    "$@" >"build/$board/shown.log" 2>&1
    set -- $? "$@"
    cat "build/$board/shown.log" >>"$log"
    [ "$1" -ne 0 ] || return 0
    tail -n 20 "build/$board/shown.log"
    shift
    echo "failed: $*"
    failed=$((failed + 1))
}

units() {
    shown ceedling "_${CEEDLING_VERSION}_" "$1" \
        "--mixin=build/ceedling/$board.yml"
}

native() {
    name=$1
    shift
    # shellcheck disable=SC2046 # a list of words
    "clang-$CLANG_VERSION" -std=c99 $(make -s facts BOARD=$board | sed -n 's/^CFLAGS=//p') \
        -Iinclude -Iport -Iport/lib "$@" -o "build/$board/$name"
}

# shellcheck disable=SC2086 # lists of words
covered() {
    "llvm-cov-$CLANG_VERSION" "$@" -instr-profile "$data" $objects -sources $folders
}

# A decision that the compiler cannot measure would be missing from the sums.
measurable() {
    ! grep "^\(${folders%%[/ ]*}\|include\)/.*unsupported MC/DC" "$log"
}

judge_coverage() {
    [ "$failed" -eq 0 ] || {
        echo "0 passed, $failed failed"
        exit 1
    }
    "llvm-profdata-$CLANG_VERSION" merge -o "$data" "$raw"/*.profraw || exit 70
    # The programs have most of the sources, unit tests' executables the rest.
    objects=$(find "build/ceedling/$board" -name '*.out' -exec printf ' -object %s' {} +)
    for program in $programs; do
        objects="-object build/$board/$program $objects"
    done
    covered export -skip-functions >"build/$board/coverage.json" || exit 70
    covered export -skip-functions -format=lcov >"build/$board/coverage.info"
    covered show -show-mcdc -show-branches=count >"build/$board/coverage_$what.txt"
    measurable || {
        echo "0 passed, 1 failed"
        exit 1
    }
    exec test/evidence/coverage.rb "$rows" "$folders" "build/$board/coverage.json" \
        "build/$board/coverage.info" "$@"
}
