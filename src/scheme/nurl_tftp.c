/* SPDX-License-Identifier: MIT */
/*
 * nurl_tftp.c - a tftp URL: the file to ask for, and its mode
 */
#include "nurl_tftp.h"
#include "host/nurl_host_only.h"
#include "syntax/nurl_policy.h"

#define MODE NURL_STR(";mode=")

static int begins_mode(struct nurl_str text)
{
    return text.len >= MODE.len &&
           nurl_str_equal_nocase(nurl_text(text.ptr, MODE.len), MODE);
}

/*
 * The length of the path without its mode. The mode follows the last ";" of the
 * last segment. BOUNDS: ptr[at - 1] is read only if at > 0.
 */
static size_t length_of_file(struct nurl_str path)
{
    size_t at = path.len;

    while (at > 0 && path.ptr[at - 1] != ';' && path.ptr[at - 1] != '/') {
        at--;
    }
    if (at > 0 &&
        begins_mode(nurl_text(path.ptr + at - 1, path.len - at + 1))) {
        return at - 1;
    }
    return path.len;
}

/* mode = "netascii" / "octet", in any case                     RFC 3617 2 */
static uint8_t mode_of(struct nurl_str mode)
{
    if (nurl_str_equal_nocase(mode, NURL_STR("octet"))) {
        return NURL_TFTP_OCTET;
    }
    return nurl_str_equal_nocase(mode, NURL_STR("netascii"))
               ? NURL_TFTP_NETASCII
               : NURL_TFTP_NONE;
}

/* "/" file [ ";mode=" mode ] */
static enum nurl_status read_path(struct nurl_tftp *tftp,
                                  const struct nurl *url)
{
    struct nurl_str path = nurl_part(url, url->path);
    size_t end = length_of_file(path);

    tftp->stop = (uint16_t)(url->path.off + (path.len > 0));
    if (end <= 1) {
        return NURL_ERR_NAME_EMPTY;
    }
    tftp->file.off = tftp->stop;
    tftp->file.len = (uint16_t)(end - 1);
    if (end == path.len) {
        return NURL_OK;
    }
    end += MODE.len;
    tftp->stop = (uint16_t)(url->path.off + end);
    tftp->mode = mode_of(nurl_text(path.ptr + end, path.len - end));
    return tftp->mode == NURL_TFTP_NONE ? NURL_ERR_TYPECODE : NURL_OK;
}

/* Nothing must follow the path, and the file must not have NUL, LF or CR. */
static enum nurl_status check_rest(struct nurl_tftp *tftp,
                                   const struct nurl *url)
{
    enum nurl_status status;
    size_t stop;

    if (nurl_present(url->query)) {
        tftp->stop = (uint16_t)(url->query.off - 1u);
        return NURL_ERR_CHAR;
    }
    if (nurl_present(url->fragment)) {
        tftp->stop = (uint16_t)(url->fragment.off - 1u);
        return NURL_ERR_FRAGMENT;
    }
    status =
        nurl_policy_check(nurl_part(url, tftp->file), NURL_POLICY_TEXT, &stop);
    tftp->stop =
        status == NURL_OK ? url->stop : (uint16_t)(tftp->file.off + stop);
    return status;
}

static enum nurl_status read_url(struct nurl_tftp *tftp, const struct nurl *url)
{
    static const char name[] = "tftp";
    enum nurl_status status;

    if (url->profile != NURL_PROFILE_3986) {
        return NURL_ERR_UNPARSED;
    }
    if (!nurl_scheme_is(url, name)) {
        return NURL_ERR_SCHEME;
    }
    status = nurl_host_only(url, &tftp->stop);
    if (status == NURL_OK) {
        status = read_path(tftp, url);
    }
    return status == NURL_OK ? check_rest(tftp, url) : status;
}

static void clear_tftp(struct nurl_tftp *tftp)
{
    tftp->file.off = 0;
    tftp->file.len = 0;
    tftp->mode = NURL_TFTP_NONE;
}

enum nurl_status nurl_tftp_parse(struct nurl_tftp *tftp, const struct nurl *url)
{
    enum nurl_status status;

    clear_tftp(tftp);
    tftp->stop = 0;
    status = read_url(tftp, url);
    if (status != NURL_OK) {
        clear_tftp(tftp);
    }
    return status;
}
