# Rows of test/vectors/corpora as main.c reads them: those that say what RFC
# 3986 makes of a text, without escapes of the table and without zones, which
# RFC 3986 has not. RIOT's rule for ports: one to five digits, to 65535.
BEGIN { FS = "\t" }
/^parse/ && !/\\/ {
    split("", f)
    port = 0
    for (i = 2; i <= NF; i++) {
        at = index($i, "=")
        f[substr($i, 1, at - 1)] = substr($i, at + 1)
        port = port || $i ~ /^port=/
    }
    if (!("in" in f) || !("rfc3986" in f) || f["in"] ~ /\[.*%/)
        next
    wrong = f["rfc3986"] == "bad" || f["in"] == "" ||
        port && (f["port"] !~ /^[0-9]+$/ || length(f["port"]) > 5 ||
            f["port"] + 0 > 65535)
    if (wrong)
        print f["in"] "\trefused"
    else
        print f["in"] "\t" f["scheme"] "|" f["userinfo"] "|" f["host"] "|" \
            f["port"] "|" f["path"] "|" f["query"] "|"
}
