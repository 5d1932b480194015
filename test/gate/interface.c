/*
 * interface.c - the interface that STABILITY.md promises, as static assertions
 *
 * The gate `abi` compiles it. It is kept by hand: after a release rows can be
 * added, but none changed before the next major version. What is new before a
 * release needs no row.
 */
#include <stddef.h>

#include "nurl.h"
#include "nurl_http_parser.h"

#if !defined(NURL_ARG) || !defined(NURL_CHECKED) || !defined(NURL_PRI) ||      \
    !defined(NURL_SCHEMES_1738) || !defined(NURL_SCHEMES_LATER) ||             \
    !defined(NURL_SCHEME_ENUMERATOR) || !defined(NURL_STR) ||                  \
    !defined(NURL_VERSION_NUMBER)
#error "a macro is missing"
#endif

#define IS_32 (sizeof(void *) == 4)
#define PROMISED(condition) _Static_assert(condition, "promised")
/* A struct's bytes, with pointers of 32 and of 64 bits. */
#define SIZE(name, on_32, on_64)                                               \
    (sizeof(struct name) == (IS_32 ? on_32 : on_64))
#define SPAN struct nurl_span
#define STR struct nurl_str
/* A member's type, and its offset on a machine of 32 bits: types and order give
   the others. */
#define AT(name, member, type, offset)                                         \
    ((!IS_32 || offsetof(struct name, member) == offset) &&                    \
     _Generic(((struct name *)0)->member, type : 1, default : 0))

PROMISED(NURL_BUILD_ENCODE == 1 && NURL_BUILD_PASSWORD == 2);
PROMISED(NURL_CLASS_UCHAR == 128 && NURL_CLASS_USER == 206 &&
         NURL_CLASS_FIELDNAME == 211 && NURL_CLASS_FSEGMENT == 215 &&
         NURL_CLASS_HSEGMENT == 221 && NURL_CLASS_ARTICLE == 254 &&
         NURL_CLASS_XCHAR == 255 && NURL_CLASS_SELECTOR == 511 &&
         NURL_CLASS_COMPONENT == 512);
PROMISED(NURL_COAP_URI_HOST == 3 && NURL_COAP_URI_PORT == 7 &&
         NURL_COAP_LOCATION_PATH == 8 && NURL_COAP_URI_PATH == 11 &&
         NURL_COAP_URI_QUERY == 15 && NURL_COAP_LOCATION_QUERY == 20);
PROMISED(NURL_CRI_NONE == 0 && NURL_CRI_HAS_PORT == 1 && NURL_CRI_NUMBER == 1 &&
         NURL_CRI_NAME == 2 && NURL_CRI_ROOTLESS == 2 &&
         NURL_CRI_NETWORK == 3 && NURL_CRI_DISCARD == 4 && NURL_CRI_ALL == 255);
PROMISED(NURL_ERR_EMPTY == -1 && NURL_ERR_TOO_LONG == -2 &&
         NURL_ERR_SCHEME_CHAR == -3 && NURL_ERR_SCHEME_MISSING == -4 &&
         NURL_ERR_SCHEME_FIRST == -5 && NURL_ERR_PCT == -6 &&
         NURL_ERR_CTRL == -7 && NURL_ERR_8BIT == -8 && NURL_ERR_UNSAFE == -9 &&
         NURL_ERR_FRAGMENT == -10 && NURL_ERR_SLASHES == -11 &&
         NURL_ERR_USERINFO == -12 && NURL_ERR_USERINFO_CHAR == -13 &&
         NURL_ERR_HOST_EMPTY == -14 && NURL_ERR_HOST_CHAR == -15 &&
         NURL_ERR_HOST_LABEL == -16 && NURL_ERR_HOST_TOPLABEL == -17 &&
         NURL_ERR_HOST_LEN == -18 && NURL_ERR_IPV4_RANGE == -19 &&
         NURL_ERR_IP_LITERAL == -20 && NURL_ERR_PORT == -21 &&
         NURL_ERR_PORT_EMPTY == -22 && NURL_ERR_PORT_CHAR == -23 &&
         NURL_ERR_PORT_RANGE == -24 && NURL_ERR_PATH_REQUIRED == -25 &&
         NURL_ERR_PATH_FORBIDDEN == -26 && NURL_ERR_CHAR == -27 &&
         NURL_ERR_TYPECODE == -28 && NURL_ERR_GTYPE == -29 &&
         NURL_ERR_SELECTOR == -30 && NURL_ERR_GROUP == -31 &&
         NURL_ERR_ARTICLE == -32 && NURL_ERR_ARTNUM == -33 &&
         NURL_ERR_WAIS_FORM == -34 && NURL_ERR_FIELD == -35 &&
         NURL_ERR_ADDR_EMPTY == -36 && NURL_ERR_SCHEME == -37 &&
         NURL_ERR_DEC_FORBIDDEN == -38 && NURL_ERR_BUF == -39 &&
         NURL_ERR_NAME_EMPTY == -40 && NURL_ERR_UNPARSED == -41 &&
         NURL_ERR_HOST_NUMERIC == -42 && NURL_ERR_PORT_MISSING == -43 &&
         NURL_ERR_OPTION_LEN == -44 && NURL_ERR_HOST_MISSING == -45 &&
         NURL_ERR_CBOR == -46 && NURL_ERR_BRACKETS == -47 &&
         NURL_ERR_ADDRESS == -48 && NURL_ERR_OVERLAP == -49);
PROMISED(NURL_FIND_URL == 1 && NURL_FIND_ANGLE == 2 && NURL_FIND_BARE == 4 &&
         NURL_FIND_ANY == 7 && NURL_FIND_DROP_HYPHEN == 8);
PROMISED(NURL_FLAG_ARTNUM_RANGE == 1 && NURL_FLAG_AUTH_LOOKALIKE == 2 &&
         NURL_FLAG_DOTSEG == 4 && NURL_FLAG_EXPERIMENTAL == 8 &&
         NURL_FLAG_GROUP_EMPTY_PART == 16 &&
         NURL_FLAG_IPV4_LEADING_ZERO == 32 && NURL_FLAG_LISTED_SCHEME == 64 &&
         NURL_FLAG_MAILTO_NO_AT == 128 && NURL_FLAG_PASSWORD == 256 &&
         NURL_FLAG_PCT_8BIT == 512 && NURL_FLAG_PCT_CTRL == 1024 &&
         NURL_FLAG_PORT_NONDEFAULT == 2048 && NURL_FLAG_PORT_RESERVED == 4096 &&
         NURL_FLAG_PORT_ZERO == 8192 && NURL_FLAG_QMARK_PATH == 16384 &&
         NURL_FLAG_QMARK_USERINFO == 32768 &&
         NURL_FLAG_SCHEME_CASE == 0x10000 &&
         NURL_FLAG_SCHEME_FIRST == 0x20000 &&
         NURL_FLAG_WAIS_EMPTY_DB == 0x40000 && NURL_FLAG_INVALID == 0x80000000);
PROMISED(NURL_FLAGS_CONTROL == 0x80000400 &&
         NURL_FLAGS_PORT_RISK == 0x80001000 &&
         NURL_FLAGS_AMBIGUOUS == 0x8002c022);
PROMISED(NURL_FTP_USER == 0 && NURL_FTP_PASS == 1 &&
         NURL_FTP_PASS_PROMPT == 2 && NURL_FTP_PASS_EMAIL == 3 &&
         NURL_FTP_CWD == 4 && NURL_FTP_TYPE == 5 && NURL_FTP_TYPE_GUESS == 6 &&
         NURL_FTP_TRANSFER == 7);
PROMISED(NURL_GOPHER_EMPTY == 0 && NURL_GOPHER_ASK_ANY_PORT == 1 &&
         NURL_GOPHER_DEFAULT == 1 && NURL_GOPHER_ASK == 2 &&
         NURL_GOPHER_ATTRS == 3 && NURL_GOPHER_ATTR_NAMES == 4 &&
         NURL_GOPHER_DIR_ATTRS == 5 && NURL_GOPHER_DIR_ATTR_NAMES == 6 &&
         NURL_GOPHER_VIEW == 7 && NURL_GOPHER_ASK_DATA == 8 &&
         NURL_GOPHER_OTHER == 9);
PROMISED(NURL_HOST_NONE == 0 && NURL_HOST_EMPTY == 1 && NURL_HOST_NAME == 2 &&
         NURL_HOST_IPV4 == 3 && NURL_HOST_IPV6 == 4 &&
         NURL_HOST_IPVFUTURE == 5);
PROMISED(NURL_NEWS_NONE == 0 && NURL_NEWS_ALL == 1 && NURL_NEWS_GROUP == 2 &&
         NURL_NEWS_ARTICLE == 3);
PROMISED(NURL_OK == 0);
PROMISED(NURL_POLICY_TEXT == 1 && NURL_POLICY_FTP == 2 &&
         NURL_POLICY_GOPHER == 3 && NURL_POLICY_PATH == 4 &&
         NURL_POLICY_MSGID == 5 && NURL_POLICY_ASCII == 6 &&
         NURL_POLICY_USER == 7 && NURL_POLICY_PASSWORD == 8 &&
         NURL_POLICY_FILE == 9 && NURL_POLICY_RAW == 10 &&
         NURL_POLICY_FORM == 16);
PROMISED(NURL_PROFILE_NONE == 0 && NURL_PROFILE_3986 == 1 &&
         NURL_PROFILE_1738 == 2);
PROMISED(NURL_SCHEME_OTHER == 0 && NURL_SCHEME_FTP == 1 &&
         NURL_SCHEME_HTTP == 2 && NURL_SCHEME_GOPHER == 3 &&
         NURL_SCHEME_MAILTO == 4 && NURL_SCHEME_NEWS == 5 &&
         NURL_SCHEME_NNTP == 6 && NURL_SCHEME_TELNET == 7 &&
         NURL_SCHEME_WAIS == 8 && NURL_SCHEME_FILE == 9 &&
         NURL_SCHEME_PROSPERO == 10 && NURL_SCHEME_HTTPS == 11 &&
         NURL_SCHEME_WS == 12 && NURL_SCHEME_WSS == 13 &&
         NURL_SCHEME_COAP == 14 && NURL_SCHEME_COAPS == 15 &&
         NURL_SCHEME_MQTT == 16 && NURL_SCHEME_MQTTS == 17 &&
         NURL_SCHEME_TFTP == 18 && NURL_SCHEME_RTSP == 19 &&
         NURL_SCHEME_COAP_TCP == 20 && NURL_SCHEME_COAPS_TCP == 21 &&
         NURL_SCHEME_COAP_WS == 22 && NURL_SCHEME_COAPS_WS == 23 &&
         NURL_SCHEME_RTSPS == 24 && NURL_SCHEME_AMQPS == 25 &&
         NURL_SCHEME_IPP == 26 && NURL_SCHEME_IPPS == 27);
PROMISED(NURL_SCOPE_RESERVED == 0 && NURL_SCOPE_GLOBAL == 1 &&
         NURL_SCOPE_UNSPECIFIED == 2 && NURL_SCOPE_LOOPBACK == 3 &&
         NURL_SCOPE_LINK_LOCAL == 4 && NURL_SCOPE_PRIVATE == 5 &&
         NURL_SCOPE_SHARED == 6 && NURL_SCOPE_MULTICAST == 7);
PROMISED(NURL_TEXT_MAX == 65535);
PROMISED(NURL_TFTP_NONE == 0 && NURL_TFTP_OCTET == 1 &&
         NURL_TFTP_NETASCII == 2);
PROMISED(NURL_UF_SCHEMA == 0 && NURL_UF_HOST == 1 && NURL_UF_PORT == 2 &&
         NURL_UF_PATH == 3 && NURL_UF_QUERY == 4 && NURL_UF_FRAGMENT == 5 &&
         NURL_UF_USERINFO == 6 && NURL_UF_MAX == 7);

PROMISED(SIZE(nurl, 40, 48) && AT(nurl, text, const char *, 0) &&
         AT(nurl, stop, uint16_t, 4) && AT(nurl, host_kind, uint8_t, 6) &&
         AT(nurl, profile, uint8_t, 7) && AT(nurl, scheme, SPAN, 8) &&
         AT(nurl, user, SPAN, 12) && AT(nurl, password, SPAN, 16) &&
         AT(nurl, host, SPAN, 20) && AT(nurl, port, SPAN, 24) &&
         AT(nurl, path, SPAN, 28) && AT(nurl, query, SPAN, 32) &&
         AT(nurl, fragment, SPAN, 36));
PROMISED(SIZE(nurl_any, 24, 24) && AT(nurl_any, scheme, uint8_t, 0) &&
         AT(nurl_any, stop, uint16_t, 2) &&
         AT(nurl_any, as.file, struct nurl_file, 4) &&
         AT(nurl_any, as.ftp, struct nurl_ftp, 4) &&
         AT(nurl_any, as.gopher, struct nurl_gopher, 4) &&
         AT(nurl_any, as.http, struct nurl_http, 4) &&
         AT(nurl_any, as.mailto, struct nurl_mailto, 4) &&
         AT(nurl_any, as.news, struct nurl_news, 4) &&
         AT(nurl_any, as.nntp, struct nurl_nntp, 4) &&
         AT(nurl_any, as.prospero, struct nurl_prospero, 4) &&
         AT(nurl_any, as.telnet, struct nurl_telnet, 4) &&
         AT(nurl_any, as.wais, struct nurl_wais, 4));
PROMISED(SIZE(nurl_coap, 28, 48) &&
         AT(nurl_coap, url, const struct nurl *, 0) &&
         AT(nurl_coap, path, STR, 4) && AT(nurl_coap, query, STR, 12) &&
         AT(nurl_coap, stop, uint16_t, 20) &&
         AT(nurl_coap, port, uint16_t, 22) &&
         AT(nurl_coap, uri_port, uint16_t, 24) &&
         AT(nurl_coap, next, uint8_t, 26));
PROMISED(SIZE(nurl_coap_option, 16, 24) &&
         AT(nurl_coap_option, number, uint16_t, 0) &&
         AT(nurl_coap_option, length, uint16_t, 2) &&
         AT(nurl_coap_option, port, uint16_t, 4) &&
         AT(nurl_coap_option, value, STR, 8));
PROMISED(SIZE(nurl_coap_uri, 20, 40) && AT(nurl_coap_uri, scheme, STR, 0) &&
         AT(nurl_coap_uri, host, STR, 8) &&
         AT(nurl_coap_uri, port, uint16_t, 16) &&
         AT(nurl_coap_uri, last, uint16_t, 18));
PROMISED(SIZE(nurl_cri, 44, 48) && AT(nurl_cri, text, const char *, 0) &&
         AT(nurl_cri, stop, uint16_t, 4) && AT(nurl_cri, number, uint16_t, 6) &&
         AT(nurl_cri, port, uint16_t, 8) && AT(nurl_cri, rest, uint16_t, 10) &&
         AT(nurl_cri, front, uint8_t, 12) &&
         AT(nurl_cri, discard, uint8_t, 13) &&
         AT(nurl_cri, host_kind, uint8_t, 14) &&
         AT(nurl_cri, flags, uint8_t, 15) && AT(nurl_cri, scheme, SPAN, 16) &&
         AT(nurl_cri, user, SPAN, 20) && AT(nurl_cri, host, SPAN, 24) &&
         AT(nurl_cri, zone, SPAN, 28) && AT(nurl_cri, path, SPAN, 32) &&
         AT(nurl_cri, query, SPAN, 36) && AT(nurl_cri, fragment, SPAN, 40));
PROMISED(SIZE(nurl_endpoint, 30, 30) && AT(nurl_endpoint, name, SPAN, 0) &&
         AT(nurl_endpoint, zone, SPAN, 4) &&
         AT(nurl_endpoint, stop, uint16_t, 8) &&
         AT(nurl_endpoint, port, uint16_t, 10) &&
         AT(nurl_endpoint, kind, uint8_t, 12) &&
         AT(nurl_endpoint, address, uint8_t *, 13) &&
         AT(nurl_endpoint, scheme, uint8_t, 29));
PROMISED(SIZE(nurl_file, 8, 8) && AT(nurl_file, path, SPAN, 0) &&
         AT(nurl_file, stop, uint16_t, 4) && AT(nurl_file, local, uint8_t, 6));
PROMISED(SIZE(nurl_find, 40, 80) && AT(nurl_find, found, STR, 0) &&
         AT(nurl_find, hyphens, size_t, 8) && AT(nurl_find, way, uint8_t, 12) &&
         AT(nurl_find, is_open, uint8_t, 13) && AT(nurl_find, rest, STR, 16) &&
         AT(nurl_find, text, const char *, 24) &&
         AT(nurl_find, length, size_t, 28) && AT(nurl_find, next, size_t, 32) &&
         AT(nurl_find, ways, uint8_t, 36) && AT(nurl_find, last, uint8_t, 37) &&
         AT(nurl_find, in_word, uint8_t, 38) &&
         AT(nurl_find, after_word, uint8_t, 39));
PROMISED(SIZE(nurl_ftp, 16, 16) && AT(nurl_ftp, directories, SPAN, 0) &&
         AT(nurl_ftp, name, SPAN, 4) && AT(nurl_ftp, type, SPAN, 8) &&
         AT(nurl_ftp, stop, uint16_t, 12) && AT(nurl_ftp, typecode, char, 14));
PROMISED(SIZE(nurl_ftp_plan, 36, 56) &&
         AT(nurl_ftp_plan, url, const struct nurl *, 0) &&
         AT(nurl_ftp_plan, verb, const char *, 4) &&
         AT(nurl_ftp_plan, directories, STR, 8) &&
         AT(nurl_ftp_plan, ftp, struct nurl_ftp, 16) &&
         AT(nurl_ftp_plan, stop, uint16_t, 32) &&
         AT(nurl_ftp_plan, next, uint8_t, 34));
PROMISED(SIZE(nurl_ftp_step, 20, 40) && AT(nurl_ftp_step, verb, STR, 0) &&
         AT(nurl_ftp_step, argument, STR, 8) &&
         AT(nurl_ftp_step, kind, uint8_t, 16));
PROMISED(SIZE(nurl_gopher, 20, 20) && AT(nurl_gopher, type, SPAN, 0) &&
         AT(nurl_gopher, selector, SPAN, 4) &&
         AT(nurl_gopher, search, SPAN, 8) && AT(nurl_gopher, plus, SPAN, 12) &&
         AT(nurl_gopher, stop, uint16_t, 16) &&
         AT(nurl_gopher, item, uint8_t, 18));
PROMISED(SIZE(nurl_gopher_plus, 28, 56) &&
         AT(nurl_gopher_plus, names, STR, 0) &&
         AT(nurl_gopher_plus, view, STR, 8) &&
         AT(nurl_gopher_plus, language, STR, 16) &&
         AT(nurl_gopher_plus, stop, uint16_t, 24) &&
         AT(nurl_gopher_plus, kind, uint8_t, 26));
PROMISED(SIZE(nurl_host, 28, 40) && AT(nurl_host, zone, STR, 0) &&
         AT(nurl_host, stop, uint16_t, 8) && AT(nurl_host, kind, uint8_t, 10) &&
         AT(nurl_host, numeric_tail, uint8_t, 11) &&
         AT(nurl_host, address, uint8_t *, 12));
PROMISED(SIZE(nurl_http, 10, 10) && AT(nurl_http, path, SPAN, 0) &&
         AT(nurl_http, search, SPAN, 4) && AT(nurl_http, stop, uint16_t, 8));
PROMISED(SIZE(nurl_http_parser_url, 32, 32) &&
         AT(nurl_http_parser_url, field_set, uint16_t, 0) &&
         AT(nurl_http_parser_url, port, uint16_t, 2) &&
         AT(nurl_http_parser_url, field_data, struct nurl_span *, 4));
PROMISED(SIZE(nurl_link, 16, 32) && AT(nurl_link, target, STR, 0) &&
         AT(nurl_link, attrs, STR, 8));
PROMISED(SIZE(nurl_links, 12, 24) && AT(nurl_links, rest, STR, 0) &&
         AT(nurl_links, stop, uint16_t, 8));
PROMISED(SIZE(nurl_mailto, 14, 14) && AT(nurl_mailto, address, SPAN, 0) &&
         AT(nurl_mailto, local, SPAN, 4) && AT(nurl_mailto, domain, SPAN, 8) &&
         AT(nurl_mailto, stop, uint16_t, 12));
PROMISED(SIZE(nurl_news, 16, 16) && AT(nurl_news, group, SPAN, 0) &&
         AT(nurl_news, unique, SPAN, 4) && AT(nurl_news, host, SPAN, 8) &&
         AT(nurl_news, stop, uint16_t, 12) &&
         AT(nurl_news, kind, uint8_t, 14) &&
         AT(nurl_news, host_kind, uint8_t, 15));
PROMISED(SIZE(nurl_nntp, 10, 10) && AT(nurl_nntp, group, SPAN, 0) &&
         AT(nurl_nntp, article, SPAN, 4) && AT(nurl_nntp, stop, uint16_t, 8));
PROMISED(SIZE(nurl_parts, 72, 144) && AT(nurl_parts, scheme, STR, 0) &&
         AT(nurl_parts, user, STR, 8) && AT(nurl_parts, password, STR, 16) &&
         AT(nurl_parts, host, STR, 24) && AT(nurl_parts, port, STR, 32) &&
         AT(nurl_parts, path, STR, 40) && AT(nurl_parts, query, STR, 48) &&
         AT(nurl_parts, fragment, STR, 56) && AT(nurl_parts, zone, STR, 64));
PROMISED(SIZE(nurl_prospero, 10, 10) && AT(nurl_prospero, name, SPAN, 0) &&
         AT(nurl_prospero, fields, SPAN, 4) &&
         AT(nurl_prospero, stop, uint16_t, 8));
PROMISED(SIZE(nurl_span, 4, 4) && AT(nurl_span, off, uint16_t, 0) &&
         AT(nurl_span, len, uint16_t, 2));
PROMISED(SIZE(nurl_str, 8, 16) && AT(nurl_str, ptr, const char *, 0) &&
         AT(nurl_str, len, size_t, 4));
PROMISED(SIZE(nurl_telnet, 2, 2) && AT(nurl_telnet, stop, uint16_t, 0));
PROMISED(SIZE(nurl_tftp, 8, 8) && AT(nurl_tftp, file, SPAN, 0) &&
         AT(nurl_tftp, stop, uint16_t, 4) && AT(nurl_tftp, mode, uint8_t, 6));
PROMISED(SIZE(nurl_wais, 18, 18) && AT(nurl_wais, database, SPAN, 0) &&
         AT(nurl_wais, search, SPAN, 4) && AT(nurl_wais, type, SPAN, 8) &&
         AT(nurl_wais, path, SPAN, 12) && AT(nurl_wais, stop, uint16_t, 16));
PROMISED(SIZE(nurl_writer, 20, 40) && AT(nurl_writer, ptr, char *, 0) &&
         AT(nurl_writer, size, size_t, 4) && AT(nurl_writer, len, size_t, 8) &&
         AT(nurl_writer, missing, size_t, 12) &&
         AT(nurl_writer, stop, uint16_t, 16) &&
         AT(nurl_writer, status, int8_t, 18));

/* Another type than in its header is an error. */
enum nurl_status nurl_any_parse(struct nurl_any *, const struct nurl *);
enum nurl_status nurl_attach(struct nurl *, const char *, size_t);
void nurl_build(struct nurl_writer *, const struct nurl_parts *, unsigned);
void nurl_clean(struct nurl_writer *, struct nurl_str);
enum nurl_status nurl_coap_begin(struct nurl_coap *, const struct nurl *,
                                 uint16_t);
bool nurl_coap_next(struct nurl_coap *, struct nurl_coap_option *);
void nurl_coap_uri_begin(struct nurl_coap_uri *, struct nurl_str,
                         struct nurl_str, uint16_t);
enum nurl_status nurl_copy_string(char *, size_t, struct nurl_str);
bool nurl_cri_next(struct nurl_str *, struct nurl_str *);
enum nurl_status nurl_cri_parse(struct nurl_cri *, const void *, size_t);
static inline struct nurl_str nurl_cri_part(const struct nurl_cri *,
                                            struct nurl_span);
void nurl_decode(struct nurl_writer *, struct nurl_str, unsigned);
enum nurl_status nurl_decode_string(char *, size_t, struct nurl_str, unsigned);
uint16_t nurl_default_port(struct nurl_str);
void nurl_encode(struct nurl_writer *, struct nurl_str, enum nurl_class);
enum nurl_status nurl_endpoint_parse(struct nurl_endpoint *,
                                     const struct nurl *);
bool nurl_equal(const struct nurl *, const struct nurl *);
bool nurl_equal_1738(const struct nurl *, const struct nurl *);
size_t nurl_extent(const char *, size_t);
enum nurl_status nurl_file_parse(struct nurl_file *, const struct nurl *);
void nurl_find_begin(struct nurl_find *, unsigned);
void nurl_find_feed(struct nurl_find *, const char *, size_t, int);
bool nurl_find_next(struct nurl_find *, struct nurl_writer *);
const char *nurl_flag_name(uint32_t);
uint32_t nurl_flags_1738(const struct nurl *);
enum nurl_status nurl_ftp_parse(struct nurl_ftp *, const struct nurl *);
enum nurl_status nurl_ftp_plan_begin(struct nurl_ftp_plan *,
                                     const struct nurl *, const char *);
bool nurl_ftp_plan_next(struct nurl_ftp_plan *, struct nurl_ftp_step *);
enum nurl_status nurl_gopher_parse(struct nurl_gopher *, const struct nurl *);
bool nurl_gopher_plus_next(struct nurl_str *, struct nurl_str *);
enum nurl_status nurl_gopher_plus_parse(struct nurl_gopher_plus *,
                                        struct nurl_str);
enum nurl_status nurl_host_parse(struct nurl_host *, struct nurl_str);
enum nurl_status nurl_host_parse_address(struct nurl_host *, struct nurl_str);
enum nurl_status nurl_host_parse_zone(struct nurl_host *, struct nurl_str);
struct nurl_str nurl_host_text(const struct nurl *);
bool nurl_host_within(struct nurl_str, struct nurl_str);
enum nurl_status nurl_http_parse(struct nurl_http *, const struct nurl *);
static inline void nurl_http_parser_authority(struct nurl_http_parser_url *,
                                              const struct nurl *);
static inline enum nurl_status nurl_http_parser_connect(struct nurl *,
                                                        const char *, size_t);
static inline int nurl_http_parser_parse_url(const char *, size_t, int,
                                             struct nurl_http_parser_url *);
static inline enum nurl_status nurl_http_parser_port(const struct nurl *,
                                                     uint16_t *);
static inline void nurl_http_parser_set(struct nurl_http_parser_url *, int,
                                        size_t, size_t);
static inline enum nurl_status nurl_http_parser_target(struct nurl *,
                                                       const char *, size_t);
static inline void nurl_http_parser_url_init(struct nurl_http_parser_url *);
bool nurl_is_below(const struct nurl *, const struct nurl *);
static inline size_t nurl_length(const struct nurl *);
bool nurl_link_attr_find(struct nurl_str, const char *, struct nurl_str *);
bool nurl_link_attr_next(struct nurl_str *, struct nurl_str *,
                         struct nurl_str *);
bool nurl_link_find(struct nurl_links *, const char *, struct nurl_str,
                    struct nurl_link *);
bool nurl_link_next(struct nurl_links *, struct nurl_link *);
enum nurl_status nurl_links_begin(struct nurl_links *, struct nurl_str);
enum nurl_status nurl_mailto_parse(struct nurl_mailto *, const struct nurl *);
enum nurl_status nurl_news_parse(struct nurl_news *, const struct nurl *);
enum nurl_status nurl_nntp_parse(struct nurl_nntp *, const struct nurl *);
void nurl_normalize(struct nurl_writer *, const struct nurl *);
enum nurl_status nurl_parse(struct nurl *, const char *, size_t);
enum nurl_status nurl_parse_1738(struct nurl *, const char *, size_t);
enum nurl_status nurl_parse_1738_ref(struct nurl *, const char *, size_t);
enum nurl_status nurl_parse_authority(struct nurl *, const char *, size_t);
enum nurl_status nurl_parse_host_field(struct nurl *, const char *, size_t);
enum nurl_status nurl_parse_setting(struct nurl *, const char *, size_t);
enum nurl_status nurl_parse_target(struct nurl *, struct nurl_str, const char *,
                                   size_t);
enum nurl_status nurl_parse_zone(struct nurl *, const char *, size_t);
static inline struct nurl_str nurl_part(const struct nurl *, struct nurl_span);
void nurl_parts_of(struct nurl_parts *, const struct nurl *);
bool nurl_path_match(struct nurl_str, const char *, struct nurl_str *, size_t);
bool nurl_path_next(struct nurl_str *, struct nurl_str *);
enum nurl_status nurl_port(const struct nurl *, uint16_t *);
static inline int nurl_precision(struct nurl_str);
static inline bool nurl_present(struct nurl_span);
bool nurl_prospero_next(struct nurl_str *, struct nurl_str *,
                        struct nurl_str *);
enum nurl_status nurl_prospero_parse(struct nurl_prospero *,
                                     const struct nurl *);
bool nurl_query_find(struct nurl_str, const char *, struct nurl_str *);
bool nurl_query_next(struct nurl_str *, struct nurl_str *, struct nurl_str *);
void nurl_redirect(struct nurl_writer *, const struct nurl *, struct nurl_str);
void nurl_resolve(struct nurl_writer *, const struct nurl *, struct nurl_str);
bool nurl_same_origin(const struct nurl *, const struct nurl *);
bool nurl_scheme_is(const struct nurl *, const char *);
enum nurl_scheme nurl_scheme_of(const struct nurl *);
enum nurl_scope nurl_scope_ipv4(const uint8_t[4]);
enum nurl_scope nurl_scope_ipv6(const uint8_t[16]);
const char *nurl_status_name(int);
const char *nurl_status_text(int);
bool nurl_str_equal(struct nurl_str, struct nurl_str);
bool nurl_str_equal_nocase(struct nurl_str, struct nurl_str);
bool nurl_str_number(struct nurl_str, uint32_t *);
struct nurl_str nurl_strip_prefix(struct nurl_str);
enum nurl_status nurl_telnet_parse(struct nurl_telnet *, const struct nurl *);
static inline struct nurl_str nurl_text(const char *, size_t);
enum nurl_status nurl_tftp_parse(struct nurl_tftp *, const struct nurl *);
enum nurl_status nurl_wais_parse(struct nurl_wais *, const struct nurl *);
void nurl_write_coap_end(struct nurl_writer *, struct nurl_coap_uri *);
void nurl_write_coap_option(struct nurl_writer *, struct nurl_coap_uri *,
                            unsigned, struct nurl_str);
void nurl_write_coap_value(struct nurl_writer *,
                           const struct nurl_coap_option *);
void nurl_write_cri(struct nurl_writer *, const struct nurl *);
void nurl_write_cri_resolved(struct nurl_writer *, const struct nurl_cri *,
                             const struct nurl_cri *);
void nurl_write_cri_uri(struct nurl_writer *, const struct nurl_cri *);
void nurl_write_gopher_request(struct nurl_writer *, const struct nurl *,
                               unsigned);
void nurl_write_host(struct nurl_writer *, const struct nurl *);
void nurl_write_host_field(struct nurl_writer *, const struct nurl *);
void nurl_write_ipv4(struct nurl_writer *, const uint8_t[4]);
void nurl_write_ipv6(struct nurl_writer *, const uint8_t[16]);
void nurl_write_link_value(struct nurl_writer *, struct nurl_str);
void nurl_write_masked(struct nurl_writer *, struct nurl_str);
void nurl_write_number(struct nurl_writer *, uint32_t);
void nurl_write_origin(struct nurl_writer *, const struct nurl *);
void nurl_write_pair(struct nurl_writer *, char, struct nurl_str,
                     struct nurl_str);
void nurl_write_redacted(struct nurl_writer *, const struct nurl *);
void nurl_write_request(struct nurl_writer *, struct nurl_str,
                        const struct nurl *);
void nurl_write_target(struct nurl_writer *, const struct nurl *);
void nurl_write_target_absolute(struct nurl_writer *, const struct nurl *);
void nurl_write_target_authority(struct nurl_writer *, const struct nurl *);
void nurl_write_text(struct nurl_writer *, struct nurl_str);
enum nurl_status nurl_writer_finish(struct nurl_writer *);
void nurl_writer_init(struct nurl_writer *, char *, size_t);
size_t nurl_writer_need(const struct nurl_writer *);
enum nurl_status nurl_writer_status(const struct nurl_writer *);
