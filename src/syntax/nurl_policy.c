/* SPDX-License-Identifier: MIT */
/*
 * nurl_policy.c - what a decode policy refuses, byte by byte
 */
#include "syntax/nurl_policy.h"
#include "base/nurl_escape.h"
#include "base/nurl_scan.h"

static int is_control(uint8_t octet)
{
    return octet < 0x20 || octet == 0x7F;
}

/* LF and CR: all but RAW. NUL: all but RAW and GOPHER. */
static int refuses_line_end_or_nul(enum nurl_policy policy, uint8_t octet)
{
    if (octet == 0x0A || octet == 0x0D) {
        return policy != NURL_POLICY_RAW;
    }
    return octet == 0 && policy != NURL_POLICY_RAW &&
           policy != NURL_POLICY_GOPHER;
}

/* What FAT and Windows keep from a name. */
static int refuses_in_file(uint8_t octet)
{
    static const char refused[] = {
        '"', '*', '/', ':', '<', '>', '?', '\\', '|'
    };
    const char *end = refused + sizeof refused;

    return is_control(octet) || nurl_scan_to(refused, end, (char)octet) < end;
}

int nurl_policy_refuses(enum nurl_policy policy, uint8_t octet)
{
    if (refuses_line_end_or_nul(policy, octet)) {
        return 1;
    }
    switch (policy) {
    case NURL_POLICY_FTP:
        return octet == 0xFF;
    case NURL_POLICY_GOPHER:
        return octet == 0x09;
    case NURL_POLICY_PATH:
        return octet == '/' || octet == '\\';
    case NURL_POLICY_MSGID:
        return octet == 0x09 || octet == ' ' || octet == '<' || octet == '>';
    case NURL_POLICY_ASCII:
        return is_control(octet) || octet >= 0x80;
    case NURL_POLICY_USER:
        return is_control(octet) || octet == ':';
    case NURL_POLICY_PASSWORD:
        return is_control(octet);
    case NURL_POLICY_FILE:
        return refuses_in_file(octet);
    default:
        return 0;
    }
}

enum nurl_status nurl_policy_next(const char **at, const char *end,
                                  enum nurl_policy policy, char *octet)
{
    const char *start = *at;
    uint8_t value = nurl_escape_next(at, end);

    *octet = (char)value;
    if (value == '%' && *at == start + 1) {
        return NURL_ERR_PCT;
    }
    return nurl_policy_refuses(policy, value) ? NURL_ERR_DEC_FORBIDDEN
                                              : NURL_OK;
}

enum nurl_status nurl_policy_check(struct nurl_str text,
                                   enum nurl_policy policy, size_t *stop)
{
    const char *at = text.ptr;
    const char *end = text.len > 0 ? text.ptr + text.len : text.ptr;
    enum nurl_status status;
    char octet;

    for (*stop = 0; at < end; *stop = (size_t)(at - text.ptr)) {
        status = nurl_policy_next(&at, end, policy, &octet);
        if (status != NURL_OK) {
            return status;
        }
    }
    return NURL_OK;
}
