/*
 * stdlib.h - lwIP includes it; what it calls of it, nobody calls here
 */
#ifndef STDLIB_H
#define STDLIB_H

int atoi(const char *text);

#endif
