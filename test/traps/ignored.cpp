/*
 * believed: what was written or decoded is a string.
 * happens: it can be empty, after an error.
 * warned: ignoring return value | ignoring return value
 */
#include "nurl.hpp"

#include <cstdio>

int main()
{
    char text[8];
    nanourl::writer out(text);

    out.text("a long text").finish();                      /* warned */
    nanourl::decode_string(text, "%zz", NURL_POLICY_TEXT); /* warned */
    std::puts(text);
    return 0;
}
