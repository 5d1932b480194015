/* SPDX-License-Identifier: MIT */
/*
 * fetch_file.c - a sink that writes a file, and can go on later
 */
#define _POSIX_C_SOURCE 200809L

#include "app/fetch/fetch_file.h"
#include "app/status_text.h"
#include "bytes.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    NAME = NFETCH_FILE_PATH + 8,
    LINE = NFETCH_VALIDATOR + 2, /* with its end and a NUL */
    CHUNK = 4096
};

/* ------------------------------------------------------------- the files */

static int is_stdout(const struct nfetch_file *file)
{
    return strcmp(file->path, NFETCH_FILE_STDOUT) == 0;
}

static int is_kept(const struct nfetch_file *file)
{
    return file->path[0] != '\0' && !is_stdout(file);
}

/* Notes which file it was, and the reason of the system. */
static int fail(struct nfetch_file *file, const char *name)
{
    (void)snprintf(file->trouble, sizeof file->trouble, "%s: %s", name,
                   errno != 0 ? strerror(errno) : "not as it was left");
    return NFETCH_APP_ERR_FILE;
}

/* Writes the name of one of the two files that exist during a fetch. */
static const char *name_of(const struct nfetch_file *file, char name[NAME],
                           const char *suffix)
{
    (void)snprintf(name, NAME, "%s%s", file->path, suffix);
    return name;
}

static void remove_part(const struct nfetch_file *file)
{
    char name[NAME];

    (void)remove(name_of(file, name, ".part"));
    (void)remove(name_of(file, name, ".from"));
}

/* Bytes of which nobody knows the version are of no use later. */
void nfetch_file_close(struct nfetch_file *file)
{
    if (file->file == NULL) {
        return;
    }
    (void)fclose(file->file);
    file->file = NULL;
    if (!file->goes_on) {
        remove_part(file);
    }
}

void nfetch_file_drop(struct nfetch_file *file)
{
    file->goes_on = 0;
    nfetch_file_close(file);
}

/* Ends the digest, and writes its digits with a NUL. */
static void end_digits(struct nimage_sha256 *sha,
                       char digits[NFETCH_FILE_DIGITS + 1])
{
    uint8_t digest[NFETCH_FILE_DIGITS / 2];
    size_t i;

    nimage_sha256_end(sha, digest);
    for (i = 0; i < sizeof digest; i++) {
        (void)snprintf(digits + 2 * i, 3, "%02x", digest[i]);
    }
}

/* A URL can have a password or a token, so its digest stands for it. */
static void digest_url(char digits[NFETCH_FILE_DIGITS + 1], struct nurl_str url)
{
    struct nimage_sha256 sha;

    nimage_sha256_begin(&sha);
    nimage_sha256_add(&sha, url.ptr, url.len);
    end_digits(&sha, digits);
}

static FILE *open_stream(int descriptor, const char *mode)
{
    FILE *file = descriptor < 0 ? NULL : fdopen(descriptor, mode);

    if (file == NULL && descriptor >= 0) {
        (void)close(descriptor);
    }
    return file;
}

/*
 * A new file that only its owner can read. NULL if there can be none. A link of
 * that name is removed, and never followed: anyone can make one in /tmp.
 */
static FILE *create_private(const char *name)
{
    (void)remove(name); /* its rights can be others */
    errno = 0;
    return open_stream(
        open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, S_IRUSR | S_IWUSR),
        "wb");
}

/* A file of an earlier fetch, or NULL. */
static FILE *open_private(const char *name, int is_changed)
{
    return open_stream(
        open(name, (is_changed ? O_RDWR : O_RDONLY) | O_NOFOLLOW),
        is_changed ? "rb+" : "rb");
}

/* A whole file gets the rights of any new one. */
static int publish(const char *name)
{
    mode_t mask = umask(0);

    (void)umask(mask);
    return chmod(name, 0666 & ~mask);
}

/* Without a validator nothing can go on later. */
static int write_from(struct nfetch_file *file, struct nurl_str validator)
{
    char name[NAME];
    FILE *from;
    int length;

    file->goes_on = validator.len > 0 && validator.len <= NFETCH_VALIDATOR;
    if (!file->goes_on) {
        (void)remove(name_of(file, name, ".from"));
        return NFETCH_OK;
    }
    from = create_private(name_of(file, name, ".from"));
    if (from == NULL) {
        return fail(file, name);
    }
    length =
        fprintf(from, "%s\n" NURL_PRI "\n", file->url, NURL_ARG(validator));
    return fclose(from) == 0 && length > 0 ? NFETCH_OK : fail(file, name);
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
static size_t read_from(struct nfetch_file *file, FILE *from)
{
    char line[LINE];
    struct nurl_str text = read_line(from, line);

    if (text.len != NFETCH_FILE_DIGITS ||
        !bytes_same(text.ptr, file->url, NFETCH_FILE_DIGITS)) {
        return 0;
    }
    text = read_line(from, line);
    if (text.len > 0) {
        memcpy(file->validator, text.ptr, text.len);
    }
    return text.len;
}

/* Returns how many bytes the file has, or 0 if there is none. */
static uint64_t size_of(const char *name)
{
    FILE *part = open_private(name, 0);
    long size = -1;

    if (part != NULL && fseek(part, 0, SEEK_END) == 0) {
        size = ftell(part);
    }
    if (part != NULL) {
        (void)fclose(part);
    }
    return size > 0 ? (uint64_t)size : 0;
}

void nfetch_file_resume(struct nfetch_file *file, struct nfetch *fetch)
{
    char name[NAME];
    FILE *from;
    size_t length;

    nfetch_file_close(file); /* the size of the part counts what it wrote */
    digest_url(file->url, fetch->text);
    file->goes_on = 0;
    from = is_kept(file) ? open_private(name_of(file, name, ".from"), 0) : NULL;
    if (from == NULL) {
        return;
    }
    length = read_from(file, from);
    (void)fclose(from);
    fetch->offset = length > 0 ? size_of(name_of(file, name, ".part")) : 0;
    if (fetch->offset > 0) {
        file->goes_on = 1;
        fetch->validator = nurl_text(file->validator, length);
    }
}

/* --------------------------------------------------------------- the sink */

static int pin(void *context, struct nurl_str digits)
{
    struct nfetch_file *file = context;

    file->pinned = digits;
    return NFETCH_OK;
}

/* What was written there cannot be taken back. */
static int fail_stdout(struct nfetch_file *file)
{
    (void)snprintf(file->trouble, sizeof file->trouble,
                   "standard output: the file begins anew");
    return NFETCH_APP_ERR_FILE;
}

static int begin(void *context, uint64_t size, struct nurl_str validator)
{
    struct nfetch_file *file = context;
    char name[NAME];

    (void)size;
    file->goes_on = 1; /* the part is written anew */
    nfetch_file_close(file);
    nimage_sha256_begin(&file->sha);
    if (is_stdout(file) && file->length > 0) {
        return fail_stdout(file);
    }
    file->length = 0;
    if (!is_kept(file)) {
        return NFETCH_OK;
    }
    file->file = create_private(name_of(file, name, ".part"));
    return file->file == NULL ? fail(file, name) : write_from(file, validator);
}

/*
 * Adds the bytes of an earlier fetch to the digest. Returns 0 if they are
 * others: a longer file is not the one that the server continues.
 */
static int read_part(struct nfetch_file *file, uint64_t length)
{
    uint8_t chunk[CHUNK];
    size_t count = 1;

    nimage_sha256_begin(&file->sha);
    for (file->length = 0; file->length < length && count > 0;
         file->length += count) {
        uint64_t left = length - file->length;

        count =
            fread(chunk, 1, left < CHUNK ? (size_t)left : CHUNK, file->file);
        nimage_sha256_add(&file->sha, chunk, count);
    }
    return file->length == length && fgetc(file->file) == EOF &&
           fseek(file->file, (long)length, SEEK_SET) == 0;
}

/* What an earlier fetch has written; if that cannot be read, nobody needs it.
 */
static int resume(void *context, uint64_t offset)
{
    struct nfetch_file *file = context;
    char name[NAME];
    int status;

    errno = 0;
    file->file = open_private(name_of(file, name, ".part"), 1);
    if (file->file != NULL && read_part(file, offset)) {
        return NFETCH_OK;
    }
    status = fail(file, name);
    remove_part(file);
    return status;
}

/* Writes the bytes if the file is kept. Returns 0 if they cannot be written. */
static int write_bytes(struct nfetch_file *file, const void *bytes,
                       size_t length)
{
    FILE *to = is_stdout(file) ? stdout : file->file;

    return to == NULL || fwrite(bytes, 1, length, to) == length;
}

/* A disk that is full does not stay so. */
static int fail_full(struct nfetch_file *file)
{
    int status = fail(file, file->path);

    nfetch_file_drop(file);
    return status;
}

static int add(void *context, const void *bytes, size_t length)
{
    struct nfetch_file *file = context;

    if (!write_bytes(file, bytes, length)) {
        return fail_full(file);
    }
    nimage_sha256_add(&file->sha, bytes, length);
    file->length += length;
    return NFETCH_OK;
}

/* Returns 1 if the text is absent, or these digits in either case. */
static int is_digest(struct nurl_str text, const char *digits)
{
    return text.ptr == NULL ||
           nurl_str_equal_nocase(text, nurl_text(digits, NFETCH_FILE_DIGITS));
}

static int check_signature(struct nfetch_file *file)
{
    char name[NAME];
    int status =
        file->key == NULL
            ? NFETCH_OK
            : nfetch_image_verify(&file->facts, name_of(file, name, ".part"),
                                  file->key);

    if (status == NFETCH_APP_ERR_FILE) {
        return fail(file, name);
    }
    if (status != NFETCH_OK) {
        remove_part(file);
    }
    return status;
}

/* Returns 0 if the last bytes cannot be written: the disk is full. */
static int close_whole(struct nfetch_file *file)
{
    FILE *to = file->file;

    file->file = NULL;
    if (is_stdout(file)) {
        return fflush(stdout) == 0;
    }
    return to == NULL || fclose(to) == 0;
}

static int finish(void *context)
{
    struct nfetch_file *file = context;
    char name[NAME];
    int is_closed = close_whole(file);
    int status;

    end_digits(&file->sha, file->digits);
    if (!is_digest(file->pinned, file->digits) ||
        !is_digest(file->expected, file->digits)) {
        remove_part(file);
        return NIMAGE_ERR_DIGEST;
    }
    if (!is_kept(file)) {
        return is_closed ? NFETCH_OK : fail(file, file->path);
    }
    status = check_signature(file);
    if (status != NFETCH_OK) {
        return status;
    }
    if (!is_closed) {
        status = fail(file, file->path);
        remove_part(file);
        return status;
    }
    if (publish(name_of(file, name, ".part")) != 0 ||
        rename(name, file->path) != 0) {
        return fail(file, file->path);
    }
    (void)remove(name_of(file, name, ".from"));
    return NFETCH_OK;
}

struct nfetch_sink nfetch_file_sink(struct nfetch_file *file)
{
    struct nfetch_sink sink;

    sink.context = file;
    sink.pin = pin;
    sink.begin = begin;
    sink.resume = resume;
    sink.add = add;
    sink.finish = finish;
    return sink;
}
