/* What DxeHttpLib calls of other libraries of EDK2. */
#include "edk2.h"

#include <arpa/inet.h>
#include <stdlib.h>
#include <string.h>

void *AllocatePool(UINTN size)
{
    return malloc(size);
}

void *AllocateZeroPool(UINTN size)
{
    return calloc(1, size);
}

void FreePool(void *block)
{
    free(block);
}

void *CopyMem(void *to, const void *from, UINTN size)
{
    return memcpy(to, from, size);
}

UINTN AsciiStrHexToUintn(const CHAR8 *text)
{
    return strtoul(text, NULL, 16);
}

EFI_STATUS AsciiStrDecimalToUintnS(const CHAR8 *text, CHAR8 **end, UINTN *data)
{
    *data = strtoul(text, end, 10);
    return EFI_SUCCESS;
}

EFI_STATUS NetLibAsciiStrToIp4(const CHAR8 *text, EFI_IPv4_ADDRESS *address)
{
    return inet_pton(AF_INET, text, address) == 1 ? EFI_SUCCESS
                                                  : EFI_INVALID_PARAMETER;
}

EFI_STATUS NetLibAsciiStrToIp6(const CHAR8 *text, EFI_IPv6_ADDRESS *address)
{
    return inet_pton(AF_INET6, text, address) == 1 ? EFI_SUCCESS
                                                   : EFI_INVALID_PARAMETER;
}
