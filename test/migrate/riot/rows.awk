# The rows of test/vectors/corpora as main.c reads them: parse of RFC 3986,
# without escapes of the table, and without zones, which RIOT takes. RIOT's
# ports have one to five digits, up to 65535.
BEGIN { FS = "\t" }
$3 == "parse" && $4 == "3986" && $9 !~ /\\|\[.*%/ {
    split("", f)
    for (i = 12; i <= NF; i++) {
        at = index($i, "=")
        f[substr($i, 1, at - 1)] = substr($i, at + 1)
    }
    wrong = $6 == 0 || $9 == "" || "port" in f && (f["port"] == "" ||
        length(f["port"]) > 5 || f["port"] + 0 > 65535)
    if (wrong)
        print $9 "\trefused"
    else
        print $9 "\t" f["scheme"] "|" f["userinfo"] "|" f["host"] "|" \
            f["port"] "|" f["path"] "|" f["query"] "|"
}
