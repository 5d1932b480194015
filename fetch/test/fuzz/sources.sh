# fetch/test/fuzz/sources.sh - what harnesses of fetch are linked with
#
# sources_of HARNESS: the parts of a fetch, with a scripted network. A read after
# the received bytes is an error.
sources_of() {
    echo "-Ifetch/include -Ifetch -Iport/lib -Ifetch/test -DNET_SCRIPT_SENT=1024" \
        fetch/client/*.c fetch/net/address.c fetch/test/net_script.c \
        fetch/test/guard.c -Wl,--wrap=nfetch_network
    [ "$1" != message ] ||
        echo "fetch/image/image_format.c fetch/image/image_verify.c" \
            "fetch/image/sha256.c fetch/net/dns_message.c"
}
