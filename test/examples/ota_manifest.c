/*
 * ota_manifest.c - an update: a manifest, its files, and a reboot
 *
 * Each line of the manifest has a name, relative to the manifest's own URL, and
 * a size. A file must be in the directory of the manifest or below it: that
 * directory is "." of the manifest's URL, because nothing is below a file. The
 * URL is stored in flash as a text and parsed after the reboot, because another
 * build can have another struct.
 */
// gcc -Iinclude -Isrc test/examples/ota_manifest.c src/*/*.c -o ota_manifest
#include "nurl.h"

#include <stdio.h>
#include <string.h>

#define SLOT_SIZE 262144 /* the flash that an image can have */

/* In flash */
struct record {
    uint32_t crc; /* of all that follows */
    uint32_t size;
    uint32_t length;
    char text[64]; /* the URL */
};

/* Masked, because a name from outside can also move a terminal's cursor. */
static int refuse(struct nurl_str name, const char *why)
{
    char line[64];
    struct nurl_writer out;

    nurl_writer_init(&out, line, sizeof line);
    nurl_write_masked(&out, name);
    printf("%s refused: %s\n",
           nurl_writer_finish(&out) == NURL_OK ? line : "a name", why);
    return -1;
}

/* CRC-32 of IEEE 802.3. */
static uint32_t crc_of(const struct record *record)
{
    const unsigned char *bytes = (const unsigned char *)record;
    uint32_t crc = UINT32_C(0xFFFFFFFF);
    size_t i;
    int bit;

    for (i = sizeof record->crc; i < sizeof *record; i++) {
        crc ^= bytes[i];
        for (bit = 0; bit < 8; bit++) {
            crc = crc >> 1 ^ (crc & 1 ? UINT32_C(0xEDB88320) : 0);
        }
    }
    return ~crc;
}

/* The last segment, as a file's name. "%00" or "a:b" is not one. */
static enum nurl_status read_name(char name[16], const struct nurl *url)
{
    struct nurl_str path = nurl_part(url, url->path);
    struct nurl_str segment = { 0 };

    while (nurl_path_next(&path, &segment)) {
    }
    return nurl_decode_string(name, 16, segment, NURL_POLICY_FILE);
}

/* Resolves a name of the manifest and checks where it leads. */
static int find_file(struct record *record, const struct nurl *directory,
                     struct nurl_str reference)
{
    struct nurl_writer out;
    struct nurl url;
    char name[16];
    enum nurl_status status;

    nurl_writer_init(&out, record->text, sizeof record->text);
    nurl_resolve(&out, directory, reference);
    status = nurl_writer_status(&out);
    if (status == NURL_OK) {
        status = nurl_parse(&url, record->text, out.len);
    }
    if (status < 0) {
        return refuse(reference, nurl_status_text(status));
    }
    /* After resolving: "../v1/x" has no dots left, but leads elsewhere. */
    if (!nurl_is_below(&url, directory)) {
        return refuse(reference, "not below the manifest's directory");
    }
    status = read_name(name, &url);
    if (status < 0 || name[0] == '\0') {
        return refuse(reference, "no file's name");
    }
    record->length = (uint32_t)out.len;
    printf("%s: store %.*s\n", name, (int)out.len, record->text);
    return 0;
}

/* Fills a record from a line, "NAME SIZE". */
static int read_line(struct record *record, const struct nurl *directory,
                     struct nurl_str line)
{
    const char *space = memchr(line.ptr, ' ', line.len);
    struct nurl_str name, size;

    if (!space) {
        return refuse(line, "no size");
    }
    name = nurl_text(line.ptr, (size_t)(space - line.ptr));
    size = nurl_text(space + 1, line.len - name.len - 1);
    memset(record, 0, sizeof *record); /* the CRC needs all bytes */
    if (!nurl_str_number(size, &record->size) || record->size > SLOT_SIZE) {
        return refuse(name, "its size is not a number, or too large");
    }
    if (find_file(record, directory, name) < 0) {
        return -1;
    }
    record->crc = crc_of(record);
    return 0;
}

/* After a reboot. The CRC finds a damaged text that is still a URL. */
static void resume(const struct record *flash)
{
    struct nurl url;
    struct nurl_endpoint server;

    if (flash->crc != crc_of(flash) || flash->length > sizeof flash->text ||
        nurl_parse(&url, flash->text, flash->length) < 0 ||
        nurl_endpoint_parse(&server, &url) < 0) {
        printf("reboot: no update is stored\n");
        return;
    }
    printf("reboot: get %u bytes, %.*s, from %.*s port %u\n",
           (unsigned)flash->size, NURL_ARG(nurl_part(&url, url.path)),
           NURL_ARG(nurl_part(&url, server.name)), server.port);
}

/* The directory of the manifest: its URL goes into a text of the caller. */
static enum nurl_status open_directory(struct nurl *directory, char *text,
                                       size_t size, const char *manifest)
{
    struct nurl_writer out;
    struct nurl url;
    enum nurl_status status = nurl_parse(&url, manifest, strlen(manifest));

    if (status == NURL_OK) {
        nurl_writer_init(&out, text, size);
        nurl_resolve(&out, &url, NURL_STR("."));
        status = nurl_writer_status(&out);
    }
    return status < 0 ? status : nurl_parse(directory, text, out.len);
}

int main(void)
{
    static const char manifest[] = "https://fw.example/lamp/v2/manifest";
    static const char *const lines[] = {
        "boot.bin 4096",
        "radio/../a%20b.bin 1",
        "/lamp/v2/x.bin 262144",
        "../v1/old.bin 4096",
        "..%2fv1/old.bin 4096",
        "a/..;/..;/x.bin 4096",
        "//evil.example/lamp/v2/x.bin 4096",
        "http://fw.example/lamp/v2/x.bin 4096",
        "https://fw.example@evil.example/lamp/v2/x.bin 4096",
        "boot.bin%00.txt 4096",
        "x.bin%3Aads 4096",
        "a/name/that/is/longer/than/the/text/of/a/record.bin 4096",
        "boot.bin 4294967296",
        "app.bin?v=2 131072"
    };
    char text[64];
    struct nurl directory;
    struct record flash, line;
    size_t i;

    if (open_directory(&directory, text, sizeof text, manifest) < 0) {
        return 1;
    }
    memset(&flash, 0xFF, sizeof flash);
    resume(&flash); /* erased */
    for (i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        if (read_line(&line, &directory,
                      nurl_text(lines[i], strlen(lines[i]))) == 0) {
            memcpy(&flash, &line, sizeof flash); /* the last one stays */
        }
    }
    resume(&flash);
    flash.text[8] ^= 1; /* one bit: still a URL, of another host */
    resume(&flash);
    return 0;
}
