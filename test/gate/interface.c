/*
 * interface.c - what STABILITY.md promises and abidiff does not see: numbers,
 * macros, and inline functions
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

#define PROMISED(condition) _Static_assert(condition, "promised")
/* A member's type, and its offset. */
#define AT(name, member, type, offset)                                         \
    (offsetof(struct name, member) == offset &&                                \
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
PROMISED(NURL_ERR_EMPTY == -169 && NURL_ERR_TOO_LONG == -170 &&
         NURL_ERR_SCHEME_CHAR == -171 && NURL_ERR_SCHEME_MISSING == -172 &&
         NURL_ERR_SCHEME_FIRST == -173 && NURL_ERR_PCT == -174 &&
         NURL_ERR_CTRL == -175 && NURL_ERR_8BIT == -176 &&
         NURL_ERR_UNSAFE == -177 && NURL_ERR_FRAGMENT == -178 &&
         NURL_ERR_SLASHES == -179 && NURL_ERR_USERINFO == -180 &&
         NURL_ERR_USERINFO_CHAR == -181 && NURL_ERR_HOST_EMPTY == -182 &&
         NURL_ERR_HOST_CHAR == -183 && NURL_ERR_HOST_LABEL == -184 &&
         NURL_ERR_HOST_TOPLABEL == -185 && NURL_ERR_HOST_LEN == -186 &&
         NURL_ERR_IPV4_RANGE == -187 && NURL_ERR_IP_LITERAL == -188 &&
         NURL_ERR_PORT == -189 && NURL_ERR_PORT_EMPTY == -190 &&
         NURL_ERR_PORT_CHAR == -191 && NURL_ERR_PORT_RANGE == -192 &&
         NURL_ERR_PATH_REQUIRED == -193 && NURL_ERR_PATH_FORBIDDEN == -194 &&
         NURL_ERR_CHAR == -195 && NURL_ERR_TYPECODE == -196 &&
         NURL_ERR_GTYPE == -197 && NURL_ERR_SELECTOR == -198 &&
         NURL_ERR_GROUP == -199 && NURL_ERR_ARTICLE == -200 &&
         NURL_ERR_ARTNUM == -201 && NURL_ERR_WAIS_FORM == -202 &&
         NURL_ERR_FIELD == -203 && NURL_ERR_ADDR_EMPTY == -204 &&
         NURL_ERR_SCHEME == -205 && NURL_ERR_DEC_FORBIDDEN == -206 &&
         NURL_ERR_BUF == -207 && NURL_ERR_NAME_EMPTY == -208 &&
         NURL_ERR_UNPARSED == -209 && NURL_ERR_HOST_NUMERIC == -210 &&
         NURL_ERR_PORT_MISSING == -211 && NURL_ERR_OPTION_LEN == -212 &&
         NURL_ERR_HOST_MISSING == -213 && NURL_ERR_CBOR == -214 &&
         NURL_ERR_BRACKETS == -215 && NURL_ERR_ADDRESS == -216 &&
         NURL_ERR_OVERLAP == -217 && NURL_ERR_ARGUMENT == -218);
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

PROMISED(sizeof(struct nurl_http_parser_url) == 32 &&
         AT(nurl_http_parser_url, field_set, uint16_t, 0) &&
         AT(nurl_http_parser_url, port, uint16_t, 2) &&
         AT(nurl_http_parser_url, field_data, struct nurl_span *, 4));

/* Another type than in its header is an error. */
static inline struct nurl_str nurl_cri_part(const struct nurl_cri *,
                                            struct nurl_span);
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
static inline size_t nurl_length(const struct nurl *);
static inline struct nurl_str nurl_part(const struct nurl *, struct nurl_span);
static inline int nurl_precision(struct nurl_str);
static inline bool nurl_present(struct nurl_span);
static inline struct nurl_str nurl_text(const char *, size_t);
