/*
 * refused.cpp - what a C++ compiler refuses
 */
#include "nurl.hpp"

#include <string>
#include <utility>

/*
 * believed: a URL keeps its text, as a std::string does.
 * happens: it points into the text. What has no name would be gone at once.
 * named: nurl.hpp: a temporary std::string does not compile.
 * warned: use of deleted function | deleted
 */
int temporary()
{
    std::string text = "coap://h/";
    nanourl::url url(text);
    nanourl::url first(std::string("http://h/"));           /* warned */
    nanourl::url second(text + "a");                        /* warned */
    nanourl::url third(std::move(text), nurl_parse_zone);   /* warned */
    nanourl::url fourth(true ? text : "http://h/");         /* warned */
    nanourl::host host(text.substr(7));                     /* warned */
    nanourl::pair_list pairs = nanourl::pairs(text + "&b"); /* warned */
    nanourl::coap_options options{ nanourl::url(text) };    /* warned */
    return *nanourl::endpoint(url).address();               /* warned */
}

/*
 * believed: a wrapper's namespace is named like the library.
 * happens: `nurl` is a struct.
 * named: nurl.h: Its namespace is nanourl, because `nurl` is a struct.
 * warned: redeclared as different kind | as different kind of symbol
 */
namespace nurl /* warned */
{
int own_namespace();
}
