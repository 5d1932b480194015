/* A reader of URLs, for test/side/elsewhere. */
#include <stddef.h>

/* The port that the reader takes; below 0 if it is not asked for one. */
extern long port_taken;

/* Writes the host that the reader takes, as a string. Returns 1, or 0 if the
 * reader refuses the text. May change the text. */
int host_of(char *text, char *host, size_t size);
