/* SPDX-License-Identifier: MIT */
/*
 * nfetch_tls_status.h - errors of TLS, for code without the headers of its
 * library
 */
#ifndef NFETCH_TLS_STATUS_H
#define NFETCH_TLS_STATUS_H

/* Numbers that nfetch_status.h leaves free. */
enum nfetch_tls_status {
    NFETCH_TLS_ERR = -725,             /* fetch->code is the library's number */
    NFETCH_TLS_ERR_CERTIFICATE = -726, /* the same, for the certificate */
    NFETCH_TLS_ERR_NO_NAME = -744 /* the URL has an address, and the library
                                    compares names only */
};

#endif
