#include "edk2.h"
#include "hosts.h"

#include <stdio.h>
#include <string.h>

int host_of(char *text, char *host, size_t size)
{
    void *parser;
    char *name;
    EFI_STATUS status;

    if (HttpParseUrl(text, (UINT32)strlen(text), FALSE, &parser) !=
        EFI_SUCCESS) {
        return 0;
    }
    status = HttpUrlGetHostName(text, parser, &name);
    HttpUrlFreeParser(parser);
    if (status != EFI_SUCCESS) {
        return 0;
    }
    snprintf(host, size, "%s", name);
    FreePool(name);
    return 1;
}
