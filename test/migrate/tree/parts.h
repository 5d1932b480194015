/* Stand-ins for the headers of functions that test/side/elsewhere takes out of
 * Debian's sources. */
#ifndef PARTS_H
#define PARTS_H

#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* GRUB */
#define grub_size_t size_t
#define grub_strchr strchr
#define grub_strlen strlen
#define grub_strdup strdup
#define grub_memcmp memcmp
#define grub_memcpy memcpy
#define grub_malloc malloc
#define grub_free free
#define grub_print_error() ((void)0)
#define grub_dprintf(...) ((void)0)

int dissect_url(const char *url, char **scheme, char **host, char **path);

/* libcoap */
#define COAP_STATIC_INLINE static inline
#define COAP_DEFAULT_SCHEME "coap"
#define COAP_DEFAULT_PORT 5683
#define COAPS_DEFAULT_PORT 5684
#define COAP_SET_STR(text, size, at)                                           \
    ((text)->length = (size_t)(size), (text)->s = (at))

enum {
    COAP_URI_SCHEME_COAP,
    COAP_URI_SCHEME_COAPS,
    COAP_URI_SCHEME_COAP_TCP,
    COAP_URI_SCHEME_COAPS_TCP,
    COAP_URI_SCHEME_HTTP,
    COAP_URI_SCHEME_HTTPS
};

typedef struct {
    size_t length;
    const uint8_t *s;
} coap_str_const_t;

typedef struct {
    coap_str_const_t host;
    uint16_t port;
    coap_str_const_t path;
    coap_str_const_t query;
    int scheme;
} coap_uri_t;

int coap_split_proxy_uri(const uint8_t *text, size_t size, coap_uri_t *uri);

/* libwebsockets */
int lws_parse_uri(char *text, const char **scheme, const char **host, int *port,
                  const char **path);

#endif
