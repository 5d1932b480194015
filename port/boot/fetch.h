/*
 * fetch.h - an image by its URL
 *
 * fetch_image parses the URL, finds the server, asks it by the protocol of the
 * scheme, follows redirects, and verifies the image.
 *
 * Layers; a file includes and calls only what is below it:
 *
 *     fetch                                    URL, server, redirects
 *     tftp  http  ftp  coap                    one protocol each (protocols.h)
 *     dialog  http_head  stream                datagrams, lines and bytes
 *     fetch_state                              struct fetch, limits, the login
 *     image  coap_message  tftp_options        memory and digest, messages
 *     fetch_status  sha256  wire
 */
#ifndef FETCH_H
#define FETCH_H

#include "fetch_state.h"

/*
 * Fetches the URL into the image and verifies it. image_begin must have set the
 * image's memory; an earlier fetch into it is discarded. The text of the URL is
 * copied. fetch->asks is set by the caller, all other members by this function.
 * Returns FETCH_OK, an error of enum fetch_status, or one of enum net_status.
 *
 * The fragment is never sent. In the URL of the caller it can hold the digest
 * of the image: "#sha256=" and 64 hex digits. Any other fragment is an error,
 * so that a typing mistake never leaves an image unverified. The fragment of a
 * redirect is ignored: the server has no say in what is a good image.
 */
int fetch_image(struct fetch *fetch, struct image *image, struct nurl_str url);

#endif
