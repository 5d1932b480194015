# test/fuzz/sources.sh - what harnesses of the library are linked with beside it
#
# sources_of HARNESS
sources_of() {
    case $1 in
    parse) echo "$out/tables.c test/oracle/narrowed.c test/support/views.c -luriparser" ;;
    esac
}
