/*
 * names.h - names of other projects that the functions of pack/migrate use
 *
 * test/gate/packages compiles those functions with it, and links nothing.
 */
#ifndef NAMES_H
#define NAMES_H

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* EDK2: NetworkPkg's HttpLib.h, MdePkg's MemoryAllocationLib.h and others */
#define EFIAPI
#define VOID void
#define EFI_SUCCESS 0u
#define EFI_INVALID_PARAMETER 2u
#define EFI_OUT_OF_RESOURCES 9u
#define EFI_NOT_FOUND 14u
#define EFI_ERROR(status) ((status) != EFI_SUCCESS)

typedef char CHAR8;
typedef bool BOOLEAN;
typedef uint8_t UINT8;
typedef uint16_t UINT16;
typedef uint32_t UINT32;
typedef size_t UINTN;
typedef size_t EFI_STATUS;

typedef struct {
    UINT8 Addr[4];
} EFI_IPv4_ADDRESS;

typedef struct {
    UINT8 Addr[16];
} EFI_IPv6_ADDRESS;

void *AllocatePool(UINTN size);
void FreePool(void *block);
void *CopyMem(void *to, const void *from, UINTN size);
EFI_STATUS UriPercentDecode(CHAR8 *text, UINT32 length, CHAR8 *to,
                            UINT32 *written);
EFI_STATUS HttpParseUrl(CHAR8 *url, UINT32 length, BOOLEAN connect, void **out);
EFI_STATUS HttpUrlGetHostName(CHAR8 *url, void *parser, CHAR8 **name);
EFI_STATUS HttpUrlGetPath(CHAR8 *url, void *parser, CHAR8 **path);
EFI_STATUS HttpUrlGetIp4(CHAR8 *url, void *parser, EFI_IPv4_ADDRESS *address);
EFI_STATUS HttpUrlGetIp6(CHAR8 *url, void *parser, EFI_IPv6_ADDRESS *address);
EFI_STATUS HttpUrlGetPort(CHAR8 *url, void *parser, UINT16 *port);

/* lwIP: apps/http_client.h, and static functions of http_client.c */
#define HTTP_DEFAULT_PORT 80
#define ERR_OK 0
#define ERR_BUF (-2)
#define ERR_ARG (-16)

typedef uint16_t u16_t;
typedef signed char err_t;
typedef struct {
    uint32_t addr;
} ip_addr_t;
typedef struct httpc_state httpc_state_t;
typedef err_t (*altcp_recv_fn)(void *arg, void *pcb, void *p, err_t err);
typedef struct {
    ip_addr_t proxy_addr;
    uint8_t use_proxy;
} httpc_connection_t;

err_t httpc_init_connection(httpc_state_t **connection,
                            const httpc_connection_t *settings,
                            const char *name, u16_t port, const char *target,
                            altcp_recv_fn recv_fn, void *arg);
err_t httpc_get_internal_addr(httpc_state_t *state, const ip_addr_t *address);
err_t httpc_get_internal_dns(httpc_state_t *state, const char *name);
err_t httpc_free_state(httpc_state_t *state);
err_t httpc_get_url(const char *text, size_t length, char *buffer, size_t size,
                    const httpc_connection_t *settings, altcp_recv_fn recv_fn,
                    void *arg, httpc_state_t **connection);

/* mongoose: str.h, url.h */
struct mg_str {
    char *buf;
    size_t len;
};

struct mg_str mg_str_n(const char *text, size_t length);
bool mg_url_is_ssl(const char *url);
struct mg_str mg_url_host(const char *url);
const char *mg_url_uri(const char *url);
unsigned short mg_url_port(const char *url);
struct mg_str mg_url_user(const char *url);
struct mg_str mg_url_pass(const char *url);

/* NuttX: netutils/netlib.h */
struct url_s {
    char *scheme;
    int schemelen;
    char *host;
    int hostlen;
    uint16_t port;
    char *path;
    int pathlen;
};

int netlib_parseurl(const char *text, struct url_s *url);

/* RIOT: uri_parser.h */
typedef struct {
    const char *scheme;
    const char *userinfo;
    const char *host;
    const char *ipv6addr;
    const char *zoneid;
    const char *port_str;
    const char *path;
    const char *query;
    uint16_t scheme_len;
    uint16_t userinfo_len;
    uint16_t host_len;
    uint16_t ipv6addr_len;
    uint16_t zoneid_len;
    uint16_t port_str_len;
    uint16_t path_len;
    uint16_t query_len;
    uint16_t port;
} uri_parser_result_t;

int uri_parser_process(uri_parser_result_t *result, const char *uri,
                       size_t uri_len);

/* U-Boot: its types, log.h, and wget.c */
#define CONFIG_IS_ENABLED(option) 1
#define SERVER_NAME_SIZE 254

typedef uint16_t u16;

int log_err(const char *format, ...);
bool wget_validate_uri(char *uri);

#endif
