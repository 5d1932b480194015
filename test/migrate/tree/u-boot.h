/* What wget.c's functions of URLs need of U-Boot. test/migrate/check includes
 * it before them. */
#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CONFIG_IS_ENABLED(option) 1
#define simple_strtol strtol

typedef uint16_t u16;

int parse_url(char *url, char *host, u16 *port, char **path, bool *is_https);
bool wget_validate_uri(char *uri);

/* Not inlined: U-Boot prints by a call, too. */
__attribute__((weak)) int log_err(const char *format, ...)
{
    return format[0];
}
