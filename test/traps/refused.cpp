/*
 * refused.cpp - what a C++ compiler refuses
 */
#include "nurl.hpp"

#include <string>
#include <utility>

/*
 * believed: a URL keeps its text, as a std::string does.
 * happens: it points into the text. What has no name would be gone at once.
 * named: nurl.hpp: refuses a temporary std::string.
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
 * believed: a part to build with is a std::string.
 * happens: nurl_build reads what the temporary one has left.
 * named: nurl.hpp: refuses a temporary std::string.
 * warned: use of deleted function | deleted
 */
int built()
{
    std::string version = "7";
    nanourl::parts parts;
    parts.path = "/fw/" + version;                         /* warned */
    parts.host = std::string("h.com");                     /* warned */
    parts.query = std::move(version);                      /* warned */
    parts.user = true ? version : "joe";                   /* warned */
    nanourl::kept_part fragment(version + "#");            /* warned */
    nurl_str text = nanourl::c_text("/fw/" + version);     /* warned */
    nurl_str part = nanourl::c_part("/fw/" + version);     /* warned */
    return nanourl::path_match("/fw/" + version, "/fw/*"); /* warned */
}

/*
 * believed: two texts are a reference and its base, as on the web.
 * happens: to resolve needs a buffer; they would be a method and a target.
 * warned: resolving_needs_a_buffer | deleted
 * shown: resolving_needs_a_buffer
 */
int resolved()
{
    std::string base = "http://h/a/b";
    nanourl::url text("../x", "http://h/a/b");  /* warned */
    nanourl::url first("../x", base);           /* warned */
    nanourl::url second{ base + "../x", base }; /* warned */
    return nanourl::url("GET", "/a").status();  /* warned */
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
