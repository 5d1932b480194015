/* A reader of URLs, for test/side/elsewhere. */
#include <stddef.h>

/* The reader's port; below 0 if the port is not compared. */
extern long port_taken;

/* Writes the host that the reader takes, as a string. Returns 1, or 0 if the
 * reader refuses the text. May change the text. */
int host_of(char *text, char *host, size_t size);
