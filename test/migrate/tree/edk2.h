/* What DxeHttpLib's functions of URLs need of EDK2. test/migrate/check puts it
 * in the place of their includes. */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define IN
#define OUT
#define EFIAPI
#define STATIC static
#define VOID void
#define TRUE true
#define FALSE false
#define ASSERT(condition) (void)(condition)
#define NET_IS_DIGIT(c) ('0' <= (c) && (c) <= '9')
#define EFI_SUCCESS 0
#define EFI_INVALID_PARAMETER 2
#define EFI_OUT_OF_RESOURCES 9
#define EFI_NOT_FOUND 14
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
void *AllocateZeroPool(UINTN size);
void FreePool(void *block);
void *CopyMem(void *to, const void *from, UINTN size);
UINTN AsciiStrHexToUintn(const CHAR8 *text);
EFI_STATUS AsciiStrDecimalToUintnS(const CHAR8 *text, CHAR8 **end, UINTN *data);
EFI_STATUS NetLibAsciiStrToIp4(const CHAR8 *text, EFI_IPv4_ADDRESS *address);
EFI_STATUS NetLibAsciiStrToIp6(const CHAR8 *text, EFI_IPv6_ADDRESS *address);

EFI_STATUS HttpParseUrl(CHAR8 *url, UINT32 length, BOOLEAN connect, void **out);
EFI_STATUS HttpUrlGetHostName(CHAR8 *url, void *parser, CHAR8 **name);
EFI_STATUS HttpUrlGetIp4(CHAR8 *url, void *parser, EFI_IPv4_ADDRESS *address);
EFI_STATUS HttpUrlGetIp6(CHAR8 *url, void *parser, EFI_IPv6_ADDRESS *address);
EFI_STATUS HttpUrlGetPort(CHAR8 *url, void *parser, UINT16 *port);
EFI_STATUS HttpUrlGetPath(CHAR8 *url, void *parser, CHAR8 **path);
void HttpUrlFreeParser(void *parser);
