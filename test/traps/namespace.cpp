/*
 * believed: a wrapper's namespace is named like the library.
 * happens: `nurl` is a struct.
 * named: nurl.h: Its namespace is nanourl, because `nurl` is a struct.
 * warned: redeclared as different kind | as different kind of symbol
 */
#include "nurl.h"

namespace nurl /* warned */
{
int nothing();
}

int main()
{
    return 0;
}
