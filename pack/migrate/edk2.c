/* SPDX-License-Identifier: MIT */
/*
 * edk2.c - EDK2's HttpParseUrl and HttpUrlGet..., with nanourl
 *
 * In NetworkPkg/Library/DxeHttpLib/DxeHttpLib.c, below UriPercentDecode:
 * instead of all from its parser of URLs up to HttpUrlGetPort. UriPercentDecode
 * and HttpUrlFreeParser stay.
 */
#include "nurl_host.h"
#include "nurl_parse.h"

/* A parser is a struct nurl, whose text is the URL of each call. */
EFI_STATUS EFIAPI HttpParseUrl(CHAR8 *Url, UINT32 Length,
                               BOOLEAN IsConnectMethod, VOID **UrlParser)
{
    enum nurl_status status;
    struct nurl *url;

    if (Url == NULL || Length == 0 || UrlParser == NULL) {
        return EFI_INVALID_PARAMETER;
    }
    url = AllocatePool(sizeof *url);
    if (url == NULL) {
        return EFI_OUT_OF_RESOURCES;
    }
    status = IsConnectMethod ? nurl_parse_authority(url, Url, Length)
                             : nurl_parse(url, Url, Length);
    if (status != NURL_OK) {
        FreePool(url);
        return EFI_INVALID_PARAMETER;
    }
    *UrlParser = url;
    return EFI_SUCCESS;
}

static EFI_STATUS CopyDecoded(CHAR8 *Url, struct nurl_span part, CHAR8 **Text)
{
    CHAR8 *copy;
    EFI_STATUS status;
    UINT32 length;

    if (part.len == 0) {
        return EFI_NOT_FOUND;
    }
    copy = AllocatePool((UINTN)part.len + 1);
    if (copy == NULL) {
        return EFI_OUT_OF_RESOURCES;
    }
    status = UriPercentDecode(Url + part.off, part.len, copy, &length);
    if (EFI_ERROR(status)) {
        FreePool(copy);
        return status;
    }
    copy[length] = '\0';
    *Text = copy;
    return EFI_SUCCESS;
}

EFI_STATUS EFIAPI HttpUrlGetHostName(CHAR8 *Url, VOID *UrlParser,
                                     CHAR8 **HostName)
{
    struct nurl *url = UrlParser;

    if (Url == NULL || url == NULL || HostName == NULL) {
        return EFI_INVALID_PARAMETER;
    }
    return CopyDecoded(Url, url->host, HostName);
}

EFI_STATUS EFIAPI HttpUrlGetPath(CHAR8 *Url, VOID *UrlParser, CHAR8 **Path)
{
    struct nurl *url = UrlParser;

    if (Url == NULL || url == NULL || Path == NULL) {
        return EFI_INVALID_PARAMETER;
    }
    return CopyDecoded(Url, url->path, Path);
}

static EFI_STATUS GetAddress(CHAR8 *Url, VOID *UrlParser, UINT8 kind,
                             VOID *Address)
{
    struct nurl *url = UrlParser;
    struct nurl_host host;

    if (Url == NULL || url == NULL || Address == NULL) {
        return EFI_INVALID_PARAMETER;
    }
    if (url->host.len == 0) {
        return EFI_NOT_FOUND;
    }
    if (url->host_kind != kind ||
        nurl_host_parse(&host, nurl_text(Url + url->host.off, url->host.len)) !=
            NURL_OK) {
        return EFI_INVALID_PARAMETER;
    }
    CopyMem(Address, host.address, kind == NURL_HOST_IPV4 ? 4 : 16);
    return EFI_SUCCESS;
}

EFI_STATUS EFIAPI HttpUrlGetIp4(CHAR8 *Url, VOID *UrlParser,
                                EFI_IPv4_ADDRESS *Ip4Address)
{
    return GetAddress(Url, UrlParser, NURL_HOST_IPV4, Ip4Address);
}

EFI_STATUS EFIAPI HttpUrlGetIp6(CHAR8 *Url, VOID *UrlParser,
                                EFI_IPv6_ADDRESS *Ip6Address)
{
    return GetAddress(Url, UrlParser, NURL_HOST_IPV6, Ip6Address);
}

EFI_STATUS EFIAPI HttpUrlGetPort(CHAR8 *Url, VOID *UrlParser, UINT16 *Port)
{
    struct nurl url;

    if (Url == NULL || UrlParser == NULL || Port == NULL) {
        return EFI_INVALID_PARAMETER;
    }
    *Port = 0;
    url = *(struct nurl *)UrlParser;
    url.text = Url;
    if (url.port.len == 0) {
        return EFI_NOT_FOUND;
    }
    return nurl_port(&url, Port) == NURL_OK ? EFI_SUCCESS
                                            : EFI_INVALID_PARAMETER;
}
