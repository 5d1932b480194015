/* RFC 3986 references, each line a text and its parts or its error. */
#include "nurl_parse.h"

#include "rows.h"
#include "unity.h"

static const struct parsing url = { nurl_parse, A_URL };

static const struct row into_parts_rows[] = {
    /* A URL and its parts. */
    { "http://u:p@h.com:8080/a/b;c?d=e#f",
      "scheme=http user=u password=p name=h.com port=8080 path=/a/b;c "
      "query=d=e fragment=f" },
    { "http://joe:pw@[2001:db8::1]:8080/fw.bin?v=2#x",
      "scheme=http user=joe password=pw ipv6=[2001:db8::1] port=8080 "
      "path=/fw.bin query=v=2 fragment=x" },
    { "http://h", "scheme=http name=h path=" },
    { "mailto:a@b.c#f", "scheme=mailto path=a@b.c fragment=f" },
    /* A reference needs no scheme. */
    { "", "path=" },
    { "?", "path= query=" },
    { "#", "path= fragment=" },
    { "///", "empty= path=/" },
    { "//h?q", "name=h path= query=q" },
    { "a%41b/c?d", "path=a%41b/c query=d" },
    { "a@b!$&'()*+,;=-._~", "path=a@b!$&'()*+,;=-._~" },
    { "@", "path=@" },
    { "%41", "path=%41" },
    /* A first segment is checked as a path if no colon follows. */
    { "a b", "CHAR@1" },
    { "a[?:", "CHAR@1" },
    { "a[#:", "CHAR@1" },
    { "%4/1", "PCT@0" },
    { "@\x01", "CTRL@1" },
    { "\xE9/a:b", "8BIT@0" },
    /* Query and fragment can follow the authority directly. */
    { "http://h?q", "scheme=http name=h path= query=q" },
    { "http://h#f", "scheme=http name=h path= fragment=f" },
    { "http://h:8?q", "scheme=http name=h port=8 path= query=q" },
    { "http://h:#f", "scheme=http name=h port= path= fragment=f" },
    { "http://?", "scheme=http empty= path= query=" },
    { "http://h/a?b?c//d#e/f?g",
      "scheme=http name=h path=/a query=b?c//d fragment=e/f?g" },
    /* Absent is not empty. */
    { "ftp://h/", "scheme=ftp name=h path=/" },
    { "ftp://@h/", "scheme=ftp user= name=h path=/" },
    { "ftp://:@h/", "scheme=ftp user= password= name=h path=/" },
    { "http://h:/", "scheme=http name=h port= path=/" },
    { "http://:80", "scheme=http empty= port=80 path=" },
    { "http://@", "scheme=http user= empty= path=" },
    { "http://@:", "scheme=http user= empty= port= path=" },
};

void test_a_reference_is_split_into_its_parts(void)
{
    PARSED(url, into_parts_rows);
}

static const struct row host_port_rows[] = {
    /* The user info ends at the first at sign. */
    { "http://u:p:q@h/", "scheme=http user=u password=p:q name=h path=/" },
    { "http://%40:%3A@h/", "scheme=http user=%40 password=%3A name=h path=/" },
    { "http://u@[::1]:8", "scheme=http user=u ipv6=[::1] port=8 path=" },
    { "http://h/a@b", "scheme=http name=h path=/a@b" },
    { "http://h?a@b", "scheme=http name=h path= query=a@b" },
    { "http://a@b@c/", "HOST_CHAR@10" },
    { "http://u:[@h:x/", "USERINFO_CHAR@9" },
    { "http://[::1]:80@h/", "USERINFO_CHAR@7" },
    { "http://[::1@h/", "USERINFO_CHAR@7" },
    { "http://1.2.3.4@h/", "scheme=http user=1.2.3.4 name=h path=/" },
    { "http://u:8@h:9/", "scheme=http user=u password=8 name=h port=9 path=/" },
    { "http://u:%zz@h/", "PCT@9" },
    /* A host is a name or an address. */
    { "http://h_x.com/", "scheme=http name=h_x.com path=/" },
    { "http://%68%2Fx/", "scheme=http name=%68%2Fx path=/" },
    { "http://255.255.255.255", "scheme=http ipv4=255.255.255.255 path=" },
    { "http://[::]", "scheme=http ipv6=[::] path=" },
    { "//[v1.x]", "ipvfuture=[v1.x] path=" },
    { "//[::1]?q", "ipv6=[::1] path= query=q" },
    /* An invalid host has its code and its offset. */
    { "http://[", "IP_LITERAL@7" },
    { "http://[::1?]", "IP_LITERAL@7" },
    { "http://[::1]x", "HOST_CHAR@12" },
    { "http://[::1]%zz/", "HOST_CHAR@12" },
    { "http://[::1]\x01/", "HOST_CHAR@12" },
    { "http://[::1]\xE9/", "HOST_CHAR@12" },
    { "http://[v1.%41]/", "IP_LITERAL@7" },
    { "http://a\\b@c/", "USERINFO_CHAR@8" },
    { "http://1.2.3.4%4/", "PCT@14" },
    { "http://1.2.3.4\x01/", "CTRL@14" },
    { "http://1.2.3.4 /", "HOST_CHAR@14" },
    /* A port has digits only and any number of them. */
    { "http://h:65536/", "scheme=http name=h port=65536 path=/" },
    { "http://h:18446744073709551696",
      "scheme=http name=h port=18446744073709551696 path=" },
    { "http://h:80:90/", "PORT_CHAR@11" },
    { "http://h:1\x01/", "PORT_CHAR@10" },
    { "http://h:a?@", "PORT_CHAR@9" },
    { "http://h:8%zz", "PORT_CHAR@10" },
    { "http://h:8[", "PORT_CHAR@10" },
    { "http://u@h:p@/", "PORT_CHAR@11" },
};

void test_an_authority_is_user_info_host_and_port(void)
{
    PARSED(url, host_port_rows);
}

static const struct row code_place_rows[] = {
    /* An invalid scheme is an error, not a path. */
    { ":a", "SCHEME_MISSING@0" },
    { ":", "SCHEME_MISSING@0" },
    { "\xE9"
      "a:b",
      "SCHEME_FIRST@0" },
    { "%41:b", "SCHEME_FIRST@0" },
    { "a\x01:b", "SCHEME_CHAR@1" },
    { "h@x:80", "SCHEME_CHAR@1" },
    { "a%zz:b", "SCHEME_CHAR@1" },
    { "a[:", "SCHEME_CHAR@1" },
    { "@:", "SCHEME_FIRST@0" },
    { "192.168.1.5:80", "SCHEME_FIRST@0" },
    { "a:b:c", "scheme=a path=b:c" },
    { "h:80", "scheme=h path=80" },
    /* Path query and fragment are checked in this order. */
    { "http://h/a b?%", "CHAR@10" },
    { "http://h/%zz", "PCT@9" },
    { "http://h/%4?5", "PCT@9" },
    { "a%", "PCT@1" },
    { "x:a]b", "CHAR@3" },
    { "http://h/?a[b]", "CHAR@11" },
    { "http://h/#a#b", "CHAR@11" },
    { "http://h/\r\nX: y", "CTRL@9" },
    { "http://h/\x7F", "CTRL@9" },
    { "http://h/\xE9", "8BIT@9" },
    { "http://h/?\xC3\xA9", "8BIT@10" },
};

void test_an_error_has_its_code_and_its_place(void)
{
    PARSED(url, code_place_rows);
}

void test_a_nul_ends_no_text(void)
{
    TEST_ASSERT_EQUAL_STRING("CTRL@9", parsed_line(&url, "http://h/\0", 10));
    TEST_ASSERT_EQUAL_STRING("CTRL@14",
                             parsed_line(&url, "http://h/a?b#c\0", 15));
    TEST_ASSERT_EQUAL_STRING("CTRL@0", parsed_line(&url, "\0", 1));
    TEST_ASSERT_EQUAL_STRING("SCHEME_FIRST@0", parsed_line(&url, "\0:", 2));
    TEST_ASSERT_EQUAL_STRING("CTRL@8",
                             parsed_line(&url, "http://h\0.com/", 14));
    TEST_ASSERT_EQUAL_STRING("PORT_CHAR@10",
                             parsed_line(&url, "http://h:8\0/", 12));
    TEST_ASSERT_EQUAL_STRING("IP_LITERAL@7",
                             parsed_line(&url, "http://[::1\0]/", 14));
}

void test_null_is_the_empty_reference_and_nothing_else(void)
{
    parsed_refuse(&url, "path=");
}

void test_every_prefix_and_every_replaced_byte_gives_a_sound_result(void)
{
    vectors_mutate(&vectors_3986, parsed_sound(&url));
}
