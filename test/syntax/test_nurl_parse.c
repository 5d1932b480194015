/* RFC 3986 references, each line a text and its parts or its error. */
#include "nurl_parse.h"

#include "rows.h"
#include "unity.h"

static const struct parsing url = { nurl_parse, A_URL, "path=" };

static const struct row into_parts_rows[] = {
    /* A URL and its parts. */
    { "http://u:p@h.com:8080/a/b;c?d=e#f",
      "scheme=http user=u password=p name=h.com port=8080 path=/a/b;c "
      "query=d=e fragment=f" },
    { "http://h", "scheme=http name=h path=" },
    { "mailto:a@b.c#f", "scheme=mailto path=a@b.c fragment=f" },
    /* A reference needs no scheme. */
    { "", "path=" },
    { "//h?q", "name=h path= query=q" },
    { "%41", "path=%41" },
    /* A first segment is checked as a path if no colon follows. */
    { "a b", "CHAR@1" },
    { "%4/1", "PCT@0" },
    { "\xE9/a:b", "8BIT@0" },
    /* Query and fragment can follow the authority directly. */
    { "http://h?q", "scheme=http name=h path= query=q" },
    { "http://h:#f", "scheme=http name=h port= path= fragment=f" },
    { "http://h/a?b?c//d#e/f?g",
      "scheme=http name=h path=/a query=b?c//d fragment=e/f?g" },
    /* Absent is not empty. */
    { "ftp://h/", "scheme=ftp name=h path=/" },
    { "http://h:/", "scheme=http name=h port= path=/" },
    { "http://:80", "scheme=http empty= port=80 path=" },
    { "http://@:", "scheme=http user= empty= port= path=" },
    /* The user info ends at the first at sign. */
    { "http://u:p:q@h/", "scheme=http user=u password=p:q name=h path=/" },
    { "http://u:[@h:x/", "USERINFO_CHAR@9" },
    { "//[::1]@h", "USERINFO_CHAR@2" },
    { "//[::1]:p@h", "USERINFO_CHAR@2" },
    { "http://1.2.3.4@h/", "scheme=http user=1.2.3.4 name=h path=/" },
    { "http://u:%zz@h/", "PCT@9" },
    /* A host is a name or an address. */
    { "http://h_x.com/", "scheme=http name=h_x.com path=/" },
    { "http://[::]", "scheme=http ipv6=[::] path=" },
    { "//[::1]?q", "ipv6=[::1] path= query=q" },
    /* An invalid host has its code and its offset. */
    { "http://[", "IP_LITERAL@7" },
    { "http://[::1]\xE9/", "HOST_CHAR@12" },
    { "http://1.2.3.4%4/", "PCT@14" },
    { "http://1.2.3.4\x01/", "CTRL@14" },
    { "http://1.2.3.4 /", "HOST_CHAR@14" },
    /* A port has digits only and any number of them. */
    { "http://h:65536/", "scheme=http name=h port=65536 path=/" },
    { "http://h:a?@", "PORT_CHAR@9" },
    { "http://u@h:p@/", "PORT_CHAR@11" },
    /* An invalid scheme is an error, not a path. */
    { ":a", "SCHEME_MISSING@0" },
    { "a%zz:b", "SCHEME_CHAR@1" },
    { "h:80", "scheme=h path=80" },
    /* Path query and fragment are checked in this order. */
    { "http://h/a b?%", "CHAR@10" },
    { "http://h/?a[b]", "CHAR@11" },
    { "http://h/?\xC3\xA9", "8BIT@10" },
};

void test_a_reference_is_split_into_its_parts(void)
{
    PARSED(url, into_parts_rows);
}

void test_every_prefix_and_every_replaced_byte_gives_a_sound_result(void)
{
    vectors_mutate(&vectors_3986, parsed_sound(&url));
}
