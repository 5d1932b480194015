/* SPDX-License-Identifier: MIT */
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
#ifndef NBOOT_H
#define NBOOT_H

#include "caret.h"
#include "nfetch.h"

enum {
    NBOOT_URL_MAX = 2112 /* bytes of a URL */
};

/* The buffer of the fetch, which serves for text that is shown, too. */
extern char nboot_work[NFETCH_WORK];

struct caret_buffer nboot_space(void);

/* Returns 1 if the line is `resolver` and an address, and no URL. */
int nboot_is_resolver(struct nurl_str line);

/* Sets the name server. Returns 1, or 0 after an error, which was shown. */
int nboot_set_resolver(struct nurl_str line);

/* For fetch->asks and fetch->moved: lines during the fetch. */
void nboot_show_url(struct nfetch *fetch);
int nboot_show_progress(struct nfetch *fetch);

/* Shows the last line of progress, if anything was received. */
void nboot_show_end(const struct nfetch *fetch);

/* Shows what is wrong, and where in the URL. */
void nboot_show_fault(const struct nfetch *fetch, int status);

#endif
