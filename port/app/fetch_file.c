/*
 * fetch_file.c - a sink that writes a file, and can go on later
 */
#include "fetch_file.h"
#include "bytes.h"

#include <string.h>

enum {
    NAME = FETCH_FILE_PATH + 8,
    LINE = 4096,
    PIECE = 4096
};

/* ------------------------------------------------------------- the files */

static int is_kept(const struct fetch_file *file)
{
    return file->path[0] != '\0';
}

/* Writes the name of one of the two files that exist during a fetch. */
static const char *name_of(const struct fetch_file *file, char name[NAME],
                           const char *suffix)
{
    (void)snprintf(name, NAME, "%s%s", file->path, suffix);
    return name;
}

static void remove_part(const struct fetch_file *file)
{
    char name[NAME];

    (void)remove(name_of(file, name, ".part"));
    (void)remove(name_of(file, name, ".from"));
}

void fetch_file_close(struct fetch_file *file)
{
    if (file->file != NULL) {
        (void)fclose(file->file);
        file->file = NULL;
    }
}

/* Without a validator nothing can go on later. */
static int write_from(const struct fetch_file *file, struct nurl_str validator)
{
    char name[NAME];
    FILE *from;
    int length;

    if (validator.len == 0 || validator.len >= FETCH_FILE_VALIDATOR) {
        (void)remove(name_of(file, name, ".from"));
        return FETCH_OK;
    }
    from = fopen(name_of(file, name, ".from"), "wb");
    if (from == NULL) {
        return FETCH_FILE_ERR;
    }
    length = fprintf(from, NURL_PRI "\n" NURL_PRI "\n", NURL_ARG(file->url),
                     NURL_ARG(validator));
    return fclose(from) == 0 && length > 0 ? FETCH_OK : FETCH_FILE_ERR;
}

/* Returns a line without its end, or absent. */
static struct nurl_str read_line(FILE *from, char line[LINE])
{
    size_t length;

    if (fgets(line, LINE, from) == NULL) {
        return nurl_text(NULL, 0);
    }
    length = strlen(line);
    return length > 0 && line[length - 1] == '\n' ? nurl_text(line, length - 1)
                                                  : nurl_text(NULL, 0);
}

/* Reads the validator if the two lines are of this URL. Returns its length. */
static size_t read_from(struct fetch_file *file, FILE *from)
{
    char line[LINE];
    struct nurl_str text = read_line(from, line);

    if (text.len != file->url.len ||
        !bytes_same(text.ptr, file->url.ptr, text.len)) {
        return 0;
    }
    text = read_line(from, line);
    if (text.len >= FETCH_FILE_VALIDATOR) {
        return 0;
    }
    memcpy(file->validator, line, text.len);
    return text.len;
}

/* Returns how many bytes the file has, or 0 if there is none. */
static uint64_t size_of(const char *name)
{
    FILE *part = fopen(name, "rb");
    long size = -1;

    if (part != NULL && fseek(part, 0, SEEK_END) == 0) {
        size = ftell(part);
    }
    if (part != NULL) {
        (void)fclose(part);
    }
    return size > 0 ? (uint64_t)size : 0;
}

void fetch_file_resume(struct fetch_file *file, struct fetch *fetch)
{
    char name[NAME];
    FILE *from;
    size_t length;

    fetch_file_close(file); /* the size of the part counts what it wrote */
    file->url = fetch->text;
    from = is_kept(file) ? fopen(name_of(file, name, ".from"), "rb") : NULL;
    if (from == NULL) {
        return;
    }
    length = read_from(file, from);
    (void)fclose(from);
    if (length > 0) {
        fetch->offset = size_of(name_of(file, name, ".part"));
        fetch->validator = nurl_text(file->validator, length);
    }
}

/* --------------------------------------------------------------- the sink */

static int pin(void *context, struct nurl_str digits)
{
    struct fetch_file *file = context;

    file->pinned = digits;
    return FETCH_OK;
}

static int begin(void *context, uint64_t size, struct nurl_str validator)
{
    struct fetch_file *file = context;
    char name[NAME];

    (void)size;
    fetch_file_close(file);
    sha256_begin(&file->sha);
    file->length = 0;
    if (!is_kept(file)) {
        return FETCH_OK;
    }
    file->file = fopen(name_of(file, name, ".part"), "wb");
    return file->file == NULL ? FETCH_FILE_ERR : write_from(file, validator);
}

/*
 * Adds the bytes of an earlier fetch to the digest. A longer file is an error:
 * the server continues another one.
 */
static int read_part(struct fetch_file *file, uint64_t length)
{
    uint8_t piece[PIECE];
    size_t count = 1;

    sha256_begin(&file->sha);
    for (file->length = 0; file->length < length && count > 0;
         file->length += count) {
        uint64_t left = length - file->length;

        count =
            fread(piece, 1, left < PIECE ? (size_t)left : PIECE, file->file);
        sha256_add(&file->sha, piece, count);
    }
    return file->length == length && fgetc(file->file) == EOF &&
                   fseek(file->file, (long)length, SEEK_SET) == 0
               ? FETCH_OK
               : FETCH_FILE_ERR;
}

/* Returns 1 if this fetch has written as many bytes. */
static int is_at(const struct fetch_file *file, uint64_t offset)
{
    return offset == file->length && (file->file != NULL || !is_kept(file));
}

static int resume(void *context, uint64_t offset)
{
    struct fetch_file *file = context;
    char name[NAME];

    if (is_at(file, offset)) {
        return FETCH_OK;
    }
    fetch_file_close(file);
    file->file = fopen(name_of(file, name, ".part"), "rb+");
    return file->file == NULL ? FETCH_FILE_ERR : read_part(file, offset);
}

static int add(void *context, const void *bytes, size_t length)
{
    struct fetch_file *file = context;

    if (file->file != NULL && fwrite(bytes, 1, length, file->file) != length) {
        return FETCH_FILE_ERR;
    }
    sha256_add(&file->sha, bytes, length);
    file->length += length;
    return FETCH_OK;
}

/* Returns 1 if the text is absent, or these digits in either case. */
static int is_digest(struct nurl_str text, const char *digits)
{
    return text.ptr == NULL ||
           nurl_str_equal_nocase(text, nurl_text(digits, FETCH_FILE_DIGITS));
}

static void write_digits(struct fetch_file *file)
{
    uint8_t digest[FETCH_FILE_DIGITS / 2];
    size_t i;

    sha256_end(&file->sha, digest);
    for (i = 0; i < sizeof digest; i++) {
        (void)snprintf(file->digits + 2 * i, 3, "%02x", digest[i]);
    }
}

static int check_signature(struct fetch_file *file)
{
    char name[NAME];
    int status =
        file->key == NULL
            ? FETCH_OK
            : fetch_image_verify(&file->facts, name_of(file, name, ".part"),
                                 file->key);

    if (status != FETCH_OK) {
        remove_part(file);
    }
    return status;
}

static int finish(void *context)
{
    struct fetch_file *file = context;
    char name[NAME];
    int is_closed = file->file == NULL || fclose(file->file) == 0;
    int status;

    file->file = NULL;
    write_digits(file);
    if (!is_digest(file->pinned, file->digits) ||
        !is_digest(file->expected, file->digits)) {
        remove_part(file);
        return FETCH_ERR_DIGEST;
    }
    if (!is_kept(file)) {
        return FETCH_OK;
    }
    status = check_signature(file);
    if (status != FETCH_OK) {
        return status;
    }
    if (!is_closed || rename(name_of(file, name, ".part"), file->path) != 0) {
        return FETCH_FILE_ERR;
    }
    (void)remove(name_of(file, name, ".from"));
    return FETCH_OK;
}

struct fetch_sink fetch_file_sink(struct fetch_file *file)
{
    struct fetch_sink sink;

    sink.context = file;
    sink.pin = pin;
    sink.begin = begin;
    sink.resume = resume;
    sink.add = add;
    sink.finish = finish;
    return sink;
}
