/*
 * nurl_cut.c - a text taken apart at a delimiter, piece by piece
 */
#include "nurl_cut.h"

/* BOUNDS: len is at most rest->len; one more is taken only for an octet. */
struct nurl_str nurl_cut(struct nurl_str *rest, char delimiter)
{
    struct nurl_str piece;
    size_t len = 0;

    while (len < rest->len && rest->at[len] != delimiter) {
        len++;
    }
    piece.at = rest->at;
    piece.len = len;
    if (len == rest->len) {
        rest->at = NULL;
        rest->len = 0;
    } else {
        rest->at += len + 1;
        rest->len -= len + 1;
    }
    return piece;
}
