/*
 * differences.h - nurl_http_parser.h and http_parser on all short texts
 */
#ifndef DIFFERENCES_H
#define DIFFERENCES_H

/* Prints what differs without a rule. Returns 0 if there is no such thing. */
int differences(void);

#endif
