/* SPDX-License-Identifier: MIT */
/*
 * nfetch_tls_status.h - errors of TLS, for code without BearSSL's headers
 */
#ifndef NFETCH_TLS_STATUS_H
#define NFETCH_TLS_STATUS_H

/* Numbers that nfetch_status.h leaves free. */
enum nfetch_tls_status {
    NFETCH_TLS_ERR = -725,            /* tls->error is BearSSL's number */
    NFETCH_TLS_ERR_CERTIFICATE = -726 /* the same, for the certificate */
};

#endif
