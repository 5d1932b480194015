/*
 * boot.h - what a person sees of a fetch
 *
 *     fetch: http://u:**@10.0.2.2:8080/fw.bin
 *     redirect: http://10.0.2.2:8081/fw.bin
 *     462080 bytes, 44 %, 462 kB/s
 *     1048608 bytes, 100 %, 471 kB/s
 *     error: another digest
 *
 * A password is never shown.
 */
#ifndef BOOT_H
#define BOOT_H

#include "caret.h"
#include "fetch.h"

enum {
    BOOT_URL_MAX = 2112 /* bytes of a URL */
};

/* The buffer of the fetch, which serves for text that is shown, too. */
extern char boot_work[FETCH_WORK];

struct caret_room boot_room(void);

/* Returns 1 if the line is `resolver` and an address, and no URL. */
int boot_is_resolver(struct nurl_str line);

/* Sets the name server. Returns 1, or 0 after an error, which was shown. */
int boot_set_resolver(struct nurl_str line);

/* For fetch->asks and fetch->moved: lines during the fetch. */
void boot_show_url(struct fetch *fetch);
int boot_show_progress(struct fetch *fetch);

/* Shows the last line of progress, if anything was received. */
void boot_show_end(const struct fetch *fetch);

/* Shows what is wrong, and where in the URL. */
void boot_show_fault(const struct fetch *fetch, int status);

#endif
