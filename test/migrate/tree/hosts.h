/* A reader of URLs, for test/side/elsewhere. */
#include <stddef.h>

/* Writes the host that the reader takes, as a string. Returns 1, or 0 if the
 * reader refuses the text. */
int host_of(char *text, char *host, size_t size);
