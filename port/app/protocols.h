/*
 * protocols.h - the protocols of this program
 */
#ifndef PROTOCOLS_H
#define PROTOCOLS_H

#include "fetch.h"

/*
 * Gives a fetch all protocols: tftp, http, ftp and coap (protocols_plain.c),
 * and https in a program that was made with TRUST=FILE.pem (protocols_https.c).
 */
void protocols_set(struct fetch *fetch);

#endif
