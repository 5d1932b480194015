/*
 * test_nurl_hpp.cpp - every member of nurl.hpp
 *
 * test/gate/headers builds it with sanitizers and runs it, and test/cpp/check
 * on a Cortex-M3. It prints each check that fails and how many there were, and
 * ends with status 1 if one failed. The C functions have tests of their own:
 * here each member calls its function, with the arguments in order, and nothing
 * is lost on the way back.
 */
#include "nurl.hpp"

#include <cstdio>
#include <cstring>
#include <string>

using nanourl::endpoint;
using nanourl::host;
using nanourl::parts;
using part = nanourl::kept_part;
using nanourl::url;
using nanourl::writer;
using std::optional;
using std::string_view;

static int checks, failures;

static void check(bool is_good, int line)
{
    checks++;
    if (!is_good) {
        std::printf("test/cpp/test_nurl_hpp.cpp:%d: failed\n", line);
        failures++;
    }
}

#define CHECK(condition) check(condition, __LINE__)

/* A text in a block of its size, so that a sanitizer sees what reads on. */
class block
{
public:
    explicit block(string_view text)
        : bytes_(new char[text.size()]), size_(text.size())
    {
        std::memcpy(bytes_, text.data(), size_);
    }
    block(const block &) = delete;
    block &operator=(const block &) = delete;
    ~block() { delete[] bytes_; }
    string_view view() const { return { bytes_, size_ }; }

private:
    char *bytes_;
    std::size_t size_;
};

/* --------------------------------------------------- what does not compile */

/* A class that is a text, as frameworks have them. */
struct label {
    operator string_view() const { return "http://label/"; }
};

template <typename... T>
constexpr bool makes_url = std::is_constructible_v<url, T...>;
static_assert(makes_url<string_view> && makes_url<const string_view &>);
static_assert(makes_url<const char *> && makes_url<char (&)[9]>);
static_assert(makes_url<std::string &> && makes_url<const std::string &>);
static_assert(makes_url<label &> && makes_url<nurl_str>);
static_assert(!makes_url<const char *, const char *>);
static_assert(!makes_url<std::string &, string_view>);
static_assert(!makes_url<std::string> && !makes_url<const std::string>);
static_assert(!makes_url<block &> && !makes_url<label> && !makes_url<int> &&
              !makes_url<char>);
static_assert(!makes_url<const char *, std::string>);
static_assert(makes_url<const char *, url::parser>);

template <typename Part, typename T>
constexpr bool is_set_from = std::is_assignable_v<Part &, T>;
static_assert(is_set_from<part, string_view> && is_set_from<part, nurl_str>);
static_assert(is_set_from<part, const char *> &&
              is_set_from<part, char (&)[9]>);
static_assert(is_set_from<part, std::string &> && is_set_from<part, label &>);
static_assert(is_set_from<part, const std::string &>);
static_assert(is_set_from<part, optional<string_view>>);
static_assert(!is_set_from<part, std::string> && !is_set_from<part, label>);
static_assert(!is_set_from<part, const std::string>);
static_assert(!is_set_from<part, optional<std::string>>);
static_assert(!is_set_from<part, int> && !is_set_from<part, char>);
static_assert(!std::is_constructible_v<part, std::string>);
static_assert(std::is_trivially_copyable_v<parts>);
static_assert(!std::is_convertible_v<const char *, url>);
static_assert(!std::is_convertible_v<url, int>);
static_assert(!std::is_constructible_v<host, std::string>);
static_assert(!std::is_constructible_v<nanourl::coap_options, url>);
static_assert(!std::is_constructible_v<nanourl::coap_options, const url>);
static_assert(!std::is_copy_constructible_v<writer>);
static_assert(!std::is_copy_assignable_v<writer>);
static_assert(!std::is_constructible_v<writer, const char (&)[9]>);
static_assert(std::is_trivially_copyable_v<url>);
static_assert(std::is_trivially_copyable_v<endpoint>);

/* ------------------------------------------------------------------- texts */

static void test_texts()
{
    static const char bytes[] = { 'a', 'b' };
    string_view nothing;

    CHECK(nanourl::text_of(nurl_text(bytes, 2)) == "ab");
    CHECK(nanourl::text_of(nurl_text(nullptr, 0)).empty());
    CHECK(nanourl::part_of(nurl_text(bytes, 2)) == "ab");
    CHECK(nanourl::part_of(nurl_text(bytes, 0)) == "");
    CHECK(!nanourl::part_of(nurl_text(nullptr, 0)));
    CHECK(nanourl::c_text(string_view(bytes, 2)).ptr == bytes);
    CHECK(nanourl::c_text(string_view(bytes, 2)).len == 2);
    CHECK(!nanourl::c_text(nothing).ptr);
    CHECK(nanourl::c_part(string_view(bytes, 2)).ptr == bytes);
    CHECK(nanourl::c_part(string_view(bytes, 2)).len == 2);
    CHECK(nanourl::c_part(string_view(bytes, 0)).ptr == bytes);
    CHECK(nanourl::c_part(nothing).ptr && nanourl::c_part(nothing).len == 0);
    CHECK(!nanourl::c_part(std::nullopt).ptr);
    CHECK(nanourl::c_part(std::nullopt).len == 0);
}

static void test_kept_texts()
{
    static const char array[] = "http://array/";
    char buffer[] = "http://buffer/";
    std::string string = "http://str\0ing/";
    const std::string constant(3, 'c');
    label named;
    string_view view(array, 8);

    CHECK(url("http://literal").host() == "literal");
    CHECK(url(array).host() == "array");
    CHECK(url(buffer).host() == "buffer");
    CHECK(url(view).host() == "a");
    CHECK(url(string_view(array, 9)).host() == "ar");
    CHECK(url(string).host() == "str");
    CHECK(url(string).text().data() == string.data());
    CHECK(url(constant).path() == "ccc");
    CHECK(url(named).host() == "label");
    CHECK(url(nurl_text(array, 10)).host() == "arr");
    CHECK(url(static_cast<const char *>(nullptr)).status() == NURL_ERR_EMPTY);
    CHECK(url(string_view()).status() == NURL_OK);
    CHECK(url(std::string_view("http://h/\0", 10)).stop() == 9);
}

static void test_kept_parts()
{
    std::string string = "a string";
    label named;
    part absent;
    optional<string_view> copy;

    CHECK(!absent && !absent.view() && !absent.get().ptr);
    CHECK(part("") && part("").view() == "" && part("ab").view() == "ab");
    CHECK(part(string_view()).view() == "" && part(string_view()).get().ptr);
    CHECK(part(string).view()->data() == string.data());
    CHECK(part(named).view() == "http://label/");
    CHECK(part(nurl_text("abc", 2)).view() == "ab");
    CHECK(!part(nurl_text(nullptr, 0)) && !part(optional<string_view>()));
    CHECK(part(optional<string_view>("x")).view() == "x");
    CHECK(part(static_cast<const char *>(nullptr)).get().len == 1);
    CHECK(!part(static_cast<const char *>(nullptr)).get().ptr);
    absent = string;
    copy = absent;
    CHECK(copy == string);
    absent = {};
    copy = absent;
    CHECK(!copy);
}

/* --------------------------------------------------------------------- url */

static void test_parts_of_a_url()
{
    block text("coap://joe:pw@[2001:db8::1]:5685/fw.bin?v=2#x");
    url url(text.view());

    CHECK(bool(url) && url.status() == NURL_OK && url.stop() == 45);
    CHECK(url.text() == text.view());
    CHECK(url.text().data() == text.view().data());
    CHECK(url.scheme() == "coap");
    CHECK(url.user() == "joe");
    CHECK(url.password() == "pw");
    CHECK(url.host() == "[2001:db8::1]");
    CHECK(url.host_text() == "2001:db8::1");
    CHECK(url.host_kind() == NURL_HOST_IPV6);
    CHECK(url.port_text() == "5685");
    CHECK(url.port() == 5685);
    CHECK(url.path() == "/fw.bin");
    CHECK(url.query() == "v=2");
    CHECK(url.fragment() == "x");
    CHECK(url.scheme_of() == NURL_SCHEME_COAP);
    CHECK(url.scheme_is("COAP") && !url.scheme_is("coaps"));
    CHECK(url.part(url.get()->query) == "v=2");
    CHECK(url.get()->text == text.view().data());
}

static void test_absent_is_not_empty()
{
    url absent("//h");
    url empty("//:@:?#");

    CHECK(!absent.scheme() && !absent.user() && !absent.password());
    CHECK(!absent.port_text() && !absent.query() && !absent.fragment());
    CHECK(absent.path().empty() && absent.path().data());
    CHECK(!absent.part(nurl_span{}));
    CHECK(empty.user() == "" && empty.password() == "" && empty.host() == "");
    CHECK(empty.port_text() == "" && empty.query() == "");
    CHECK(empty.fragment() == "" && empty.path().empty());
    CHECK(empty.host_kind() == NURL_HOST_EMPTY && empty.host_text() == "");
    CHECK(!url("a:b").host() && !url("a:b").host_text());
    CHECK(url("https://h.com./").server_name() == "h.com");
    CHECK(!url("https://[::1]/").server_name());
    CHECK(url("http://h/a?b#c").target_text() == "/a?b");
    CHECK(!url("http://h?b").target_text());
    CHECK(url("").path().empty() && url("") && !url("").host());
}

static void test_a_part_of_an_authority_can_be_at_0()
{
    static const struct {
        const char *text;
        optional<string_view> user, password, host;
    } rows[] = {
        { "h", {}, {}, "h" },     { "", {}, {}, "" },
        { "@h", "", {}, "h" },    { "@", "", {}, "" },
        { ":p@h", "", "p", "h" }, { ":@", "", "", "" },
        { "u@h", "u", {}, "h" },  { "u:p@h:1", "u", "p", "h" },
        { ":80", {}, {}, "" },    { "[::1]", {}, {}, "[::1]" },
        { "u:p@", "u", "p", "" },
    };

    for (const auto &row : rows) {
        url url(row.text, nurl_parse_authority);

        CHECK(url.user() == row.user);
        CHECK(url.password() == row.password);
        CHECK(url.host() == row.host);
        CHECK(url.text() == row.text && !url.scheme());
    }
}

static void test_an_error()
{
    block text("http://h:8o/");
    url url(text.view());

    CHECK(!url && url.status() == NURL_ERR_PORT_CHAR && url.stop() == 10);
    CHECK(std::strcmp(url.status_name(), "PORT_CHAR") == 0);
    CHECK(url.status_text() == nurl_status_text(NURL_ERR_PORT_CHAR));
    CHECK(!url.scheme() && !url.user() && !url.password() && !url.host());
    CHECK(!url.port_text() && !url.query() && !url.fragment() && !url.port());
    CHECK(url.path().empty() && url.text().empty() && !url.host_text());
    CHECK(url.host_kind() == NURL_HOST_NONE);
    CHECK(!url.equal(url) && !url.same_origin(url) && !url.is_below(url));
    CHECK(endpoint(url).status() == NURL_ERR_UNPARSED);
}

static void test_no_url()
{
    url none;
    char buffer[8];

    CHECK(!none && none.status() == NURL_ERR_UNPARSED && none.stop() == 0);
    CHECK(none.text().empty() && none.path().empty() && !none.host());
    CHECK(!none.user() && !none.port() && !none.query_find("a"));
    CHECK(!(none.segments().begin() != none.segments().end()));
    CHECK(!(none.pairs().begin() != none.pairs().end()));
    CHECK(!endpoint(none) && !endpoint(none).name() && !endpoint(none).zone());
    CHECK(!nanourl::coap_options(none));
    CHECK(writer(buffer).normalize(none).status() == NURL_ERR_UNPARSED);
    none = url("http://h/");
    CHECK(none && none.host() == "h");
}

static void test_a_request_target()
{
    CHECK(url::from_target("GET", "//h/a?b").path() == "//h/a");
    CHECK(!url::from_target("GET", "//h/a?b").host());
    CHECK(url::from_target("GET", "http://h/a").host() == "h");
    CHECK(url::from_target("CONNECT", "h.com:443").host() == "h.com");
    CHECK(url::from_target("OPTIONS", "*").path() == "*");
    CHECK(url::from_target("GET", "/a#b").status() == NURL_ERR_FRAGMENT);
    CHECK(url::from_target("GET", "/a#b").stop() == 2);
    CHECK(url::from_target("GET", string_view()).status() == NURL_ERR_EMPTY);
}

static void test_equality()
{
    url a("http://H.com:80/%61/../b"), b("http://h.com/b"),
        c("http://h.com/c/");
    url below("http://h.com/c/d/e");
    url x("ftp://h/f;type=A", nurl_parse_1738);
    url y("ftp://h/f;type=a", nurl_parse_1738);

    CHECK(a.equal(b) && !a.equal(c));
    CHECK(a.same_origin(c) && !a.same_origin(url("https://h.com")));
    CHECK(below.is_below(c) && !c.is_below(below));
    CHECK(below.is_below(url("http://h.com/c")));
    CHECK(x.equal_1738(y) && !x.equal_1738(url()) && !x.equal(y));
}

static void test_a_copy_points_into_the_same_text()
{
    block text("http://h/a");
    url first(text.view());
    url second = first;

    first = url();
    CHECK(second && second.path() == "/a");
    CHECK(second.path().data() == text.view().data() + 8);
}

/* ------------------------------------------------------- segments and pairs */

template <typename List> static std::string joined(const List &list)
{
    std::string all;

    for (string_view item : list) {
        all.append("<").append(item).append(">");
    }
    return all;
}

static std::string shown(const nanourl::pair_list &list)
{
    std::string all;

    for (const nanourl::pair &pair : list) {
        all.append(pair.key).append(pair.value ? "=" : "!");
        all.append(pair.value.value_or("")).append(" ");
    }
    return all;
}

static void test_segments()
{
    block text("http://h/a//%2F?q");
    nanourl::segment_list list = url(text.view()).segments();

    CHECK(joined(list) == "<a><><%2F>");
    CHECK(joined(list) == "<a><><%2F>"); /* a list can be read again */
    CHECK(joined(url("a/b").segments()) == "<a><b>");
    CHECK(joined(url("http://h/").segments()) == "<>");
    CHECK(joined(url("http://h").segments()).empty());
    CHECK(list.begin()->size() == 1 && *++list.begin() == "");
}

static void test_pairs()
{
    block text("http://h/?a=1&b&c=&&a=b=c");

    CHECK(shown(url(text.view()).pairs()) == "a=1 b! c= ! a=b=c ");
    CHECK(shown(url("http://h").pairs()).empty());
    CHECK(shown(url("http://h?").pairs()) == "! ");
    CHECK(shown(nanourl::pairs("x=1&y")) == "x=1 y! ");
    CHECK(shown(nanourl::pairs("")) == "! ");
    CHECK(shown(nanourl::pairs(string_view())).empty());
    CHECK(nanourl::pairs("x=1").begin()->key == "x");
}

static void test_a_key()
{
    url url("http://h/?%61=1&b&c=");

    CHECK(url.query_find("a") && url.query_find("a").value == "1");
    CHECK(url.query_find("b") && !url.query_find("b").value);
    CHECK(url.query_find("c") && url.query_find("c").value == "");
    CHECK(!url.query_find("d") && !url.query_find("d").value);
    CHECK(nanourl::query_find("a=1&b=2", "b").value == "2");
    CHECK(!nanourl::query_find(string_view(), ""));
}

static void test_routes()
{
    string_view values[2] = { "x", "y" };

    CHECK(nanourl::path_match("/a/1/b/2", "/a/{}/b/{}", values));
    CHECK(values[0] == "1" && values[1] == "2");
    CHECK(nanourl::path_match("/a/3", "/a/{}", values));
    CHECK(values[0] == "3" && values[1] == "2");
    CHECK(!nanourl::path_match("/b/4", "/a/{}", values));
    CHECK(values[0] == "3");
    CHECK(nanourl::path_match("/s/", "/s/*", values));
    CHECK(values[0].empty() && values[0].data());
    CHECK(!nanourl::path_match("/1/2/3", "/{}/{}/{}", values));
    CHECK(nanourl::path_match("/a", "/a") && !nanourl::path_match("/b", "/a"));
    CHECK(!nanourl::path_match("/a/1", "/a/{}"));
    CHECK(nanourl::path_match(url::from_target("GET", "/a/5?b").path(), "/a/{}",
                              values));
    CHECK(values[0] == "5");
}

/* --------------------------------------------------------- whom to connect to
 */

static void test_an_endpoint()
{
    block text("https://h.com/a");
    endpoint name{ url(text.view()) };
    endpoint ipv4{ url("mqtt://192.0.2.1:99") };
    endpoint ipv6{ url("coap://[fe80::1%25eth0]", nurl_parse_zone) };
    endpoint authority{ url("h:80", nurl_parse_authority) };

    CHECK(bool(name) && name.name() == "h.com" && !name.zone());
    CHECK(name.name()->data() == text.view().data() + 8);
    CHECK(name.port() == 443 && name.kind() == NURL_HOST_NAME);
    CHECK(name.scheme() == NURL_SCHEME_HTTPS);
    CHECK(name.scope() == NURL_SCOPE_RESERVED);
    CHECK(!ipv4.name() && ipv4.kind() == NURL_HOST_IPV4 && ipv4.port() == 99);
    CHECK(std::memcmp(ipv4.address(), "\xC0\0\2\1", 4) == 0);
    CHECK(ipv4.scope() == NURL_SCOPE_RESERVED);
    CHECK(ipv6.zone() == "eth0" && ipv6.kind() == NURL_HOST_IPV6);
    CHECK(ipv6.address()[0] == 0xFE && ipv6.address()[15] == 1);
    CHECK(ipv6.scope() == NURL_SCOPE_LINK_LOCAL && !ipv6.is_global());
    CHECK(!name.is_global() && endpoint(url("http://8.8.8.8")).is_global());
    CHECK(authority.name() == "h" && authority.port() == 80);
    CHECK(authority.scheme() == NURL_SCHEME_OTHER);
}

static void test_a_host()
{
    block text("192.168.1.10");
    host ipv4(text.view());
    host name("0x7f.1");
    host zone("[fe80::1%25eth0]", nurl_host_parse_zone);
    host bad("a b");
    host address("fe80::2%eth1", nurl_host_parse_address);

    CHECK(ipv4 && ipv4.kind() == NURL_HOST_IPV4 && !ipv4.zone());
    CHECK(std::memcmp(ipv4.address(), "\xC0\xA8\1\x0A", 4) == 0);
    CHECK(ipv4.scope() == NURL_SCOPE_PRIVATE && !ipv4.numeric_tail());
    CHECK(name.kind() == NURL_HOST_NAME && name.numeric_tail());
    CHECK(name.scope() == NURL_SCOPE_RESERVED && !name.is_global());
    CHECK(host("[2606::1]").is_global() && !ipv4.is_global());
    CHECK(zone.zone() == "eth0" && zone.kind() == NURL_HOST_IPV6);
    CHECK(zone.address()[15] == 1 && zone.scope() == NURL_SCOPE_LINK_LOCAL);
    CHECK(!bad && bad.status() == NURL_ERR_HOST_CHAR && bad.stop() == 1);
    CHECK(address && address.zone() == "eth1" && address.address()[15] == 2);
    CHECK(!host("[::1]", nurl_host_parse_address));
    CHECK(nanourl::host_within("www.h.com", "h.com"));
    CHECK(!nanourl::host_within("h.com", "www.h.com"));
}

/* -------------------------------------------------------------------- CoAP */

static std::string shown(const nanourl::coap_options &options)
{
    std::string all;
    char value[32];

    for (const nurl_coap_option &option : options) {
        writer out(value);

        out.coap_value(option);
        all.append(std::to_string(option.number)).append(":");
        all.append(out.view()).append(" ");
        CHECK(out && out.view().size() == option.length);
    }
    return all;
}

static void test_coap()
{
    block text("coap://Host:258/a%2Fb/?c");
    url url(text.view());
    nanourl::coap_options options(url);
    nanourl::coap_options sent(url, 5683);
    nanourl::url bad("coap://h/..");
    nanourl::coap_options none(bad);

    CHECK(options && options.port() == 258 && options.uri_port() == 258);
    CHECK(shown(options) == "3:host 11:a/b 11: 15:c ");
    CHECK(shown(options) == "3:host 11:a/b 11: 15:c ");
    CHECK(sent && sent.port() == 5683 && sent.uri_port() == 258);
    CHECK(shown(sent) == "3:host 7:\1\2 11:a/b 11: 15:c ");
    CHECK(!none && none.status() == NURL_ERR_DEC_FORBIDDEN);
    CHECK(none.stop() == 9 && shown(none).empty() && none.port() == 0);
}

/* ------------------------------------------------------------------ writer */

/* The call of a member writes this. */
#define WRITES(call, text) CHECK(writer(buffer).call.view() == (text))

static void test_what_is_written()
{
    static const std::uint8_t address[16] = { 0x20, 1, 0xD, 0xB8 };
    url url("http://u:p@h.com:8080/a?b=c#d"), secure("https://h.com");
    char buffer[128];

    CHECK(writer(buffer).text("ab").text("").text("c").view() == "abc");
    WRITES(text(" a:b@c"), " a:b@c");
    WRITES(number(4294967295), "4294967295");
    WRITES(ipv4(address), "32.1.13.184");
    WRITES(ipv6(address), "2001:db8::");
    WRITES(request("GET", url), "GET /a?b=c HTTP/1.1\r\nHost: h.com:8080\r\n");
    WRITES(target(url), "/a?b=c");
    WRITES(target_absolute(url), "http://h.com:8080/a?b=c");
    WRITES(target_authority(url), "h.com:8080");
    WRITES(host_field(url), "h.com:8080");
    WRITES(target_authority(secure), "h.com:443");
    WRITES(host_field(secure), "h.com");
    WRITES(host(url), "h.com");
    WRITES(origin(url), "http://h.com:8080");
    WRITES(redacted(url), "http://*@h.com:8080/a?b=*#*");
    WRITES(masked("a:b@c"), "a:*@c");
    WRITES(decode("a+%62", NURL_POLICY_TEXT), "a+b");
    WRITES(decode("a+%62", NURL_POLICY_TEXT + NURL_POLICY_FORM), "a b");
    WRITES(encode("a/b c", NURL_CLASS_COMPONENT), "a%2Fb%20c");
    WRITES(encode("a/b c", NURL_CLASS_XCHAR), "a/b%20c");
    WRITES(pair('?', "k", "a&b"), "?k=a%26b");
    WRITES(pair('&', "k", std::nullopt), "&k");
    WRITES(pair('&', "k", string_view()), "&k=");
    WRITES(text("/v1").segment("a/b"), "/v1/a%2Fb");
    WRITES(query_set("a&k=1", "k", "2"), "a&k=2");
    WRITES(query_set("a&k=1", "k", std::nullopt), "a");
    WRITES(query_set(std::nullopt, "k", string_view()), "k=");
    WRITES(resolve(url, "../x"), "http://u:p@h.com:8080/x");
    WRITES(redirect(url, "y"), "http://u:p@h.com:8080/y#d");
    WRITES(normalize(nanourl::url("HTTP://H:80")), "http://h/");
    WRITES(clean(" a b "), "a%20b");
}

static void test_build()
{
    url url("http://u:p@h:8?q#f");
    parts parts(url), empty;
    char buffer[64];

    CHECK(parts.scheme.view() == "http" && parts.user.view() == "u");
    CHECK(parts.password.view() == "p" && parts.host.view() == "h");
    CHECK(parts.port.view() == "8" && parts.path.view() == "");
    CHECK(parts.query.view() == "q" && parts.fragment.view() == "f");
    CHECK(writer(buffer).build(parts, NURL_BUILD_PASSWORD).view() ==
          url.text());
    parts.user = std::nullopt;
    parts.port = "";
    parts.path = "/a b";
    parts.query = string_view();
    CHECK(writer(buffer).build(parts, NURL_BUILD_ENCODE).view() ==
          "http://h:/a%20b?#f");
    CHECK(writer(buffer).build(empty, 0).view().empty());
    CHECK(!empty.scheme && !empty.user && !empty.password && !empty.host);
    CHECK(!empty.port && !empty.path && !empty.query && !empty.fragment);
    CHECK(!empty.zone && !nanourl::parts(nanourl::url()).host);
    nanourl::url with_zone("coap://[fe80::1%25eth0]/a", nurl_parse_zone);
    nanourl::parts split(with_zone);
    CHECK(split.host.view() == "fe80::1" && split.zone.view() == "eth0");
    CHECK(writer(buffer).build(split, 0).view() == "coap://[fe80::1]/a");
    empty.host = static_cast<const char *>(nullptr);
    CHECK(writer(buffer).build(empty, 0).status() == NURL_ERR_EMPTY);
    empty.host = "h h";
    CHECK(writer(buffer).build(empty, 0).status() == NURL_ERR_HOST_CHAR);
}

static void test_a_writer()
{
    char buffer[8];
    writer out(buffer), short_one(buffer, 2), none(nullptr, 0);

    CHECK(out && out.view().empty() && out.need() == 0 && out.stop() == 0);
    out.text("1234567").text("8");
    CHECK(out && out.view() == "12345678" && out.need() == 8);
    CHECK(out.view().data() == buffer && out.get()->size == sizeof buffer);
    CHECK(out.finish() == NURL_ERR_BUF && !out && buffer[0] == '\0');
    CHECK(std::strcmp(out.status_name(), "BUF") == 0);
    CHECK(out.status_text() == nurl_status_text(NURL_ERR_BUF));
    short_one.text("abc");
    CHECK(!short_one && short_one.status() == NURL_ERR_BUF);
    CHECK(short_one.view() == "ab" && short_one.need() == 3);
    CHECK(short_one.stop() == 2);
    none.text("abc").encode("%", NURL_CLASS_COMPONENT);
    CHECK(none.need() == 6 && none.view().empty());
    CHECK(none.status() == NURL_ERR_BUF);
    CHECK(none.decode("a%", NURL_POLICY_TEXT).status() == NURL_ERR_PCT);
    CHECK(none.stop() == 1);
    writer whole(buffer);
    CHECK(whole.text("1234567").finish() == NURL_OK);
    CHECK(std::strcmp(buffer, "1234567") == 0);
}

static void test_values()
{
    char buffer[4];

    CHECK(nanourl::decode_string(buffer, "%61bc", NURL_POLICY_TEXT) == NURL_OK);
    CHECK(std::strcmp(buffer, "abc") == 0);
    CHECK(nanourl::decode_string(buffer, "abcd", NURL_POLICY_TEXT) ==
          NURL_ERR_BUF);
    CHECK(nanourl::decode_string(buffer, "a", 0) == NURL_ERR_DEC_FORBIDDEN);
    CHECK(buffer[0] == '\0');
    CHECK(nanourl::number("0017") == 17u && nanourl::number("0") == 0u);
    CHECK(!nanourl::number("4294967296") && !nanourl::number("-1"));
    CHECK(!nanourl::number(""));
    CHECK(std::strcmp(nanourl::version(), NURL_VERSION) == 0);
}

int main()
{
    test_texts();
    test_kept_texts();
    test_kept_parts();
    test_parts_of_a_url();
    test_absent_is_not_empty();
    test_a_part_of_an_authority_can_be_at_0();
    test_an_error();
    test_no_url();
    test_a_request_target();
    test_equality();
    test_a_copy_points_into_the_same_text();
    test_segments();
    test_pairs();
    test_a_key();
    test_routes();
    test_an_endpoint();
    test_a_host();
    test_coap();
    test_what_is_written();
    test_build();
    test_a_writer();
    test_values();
    std::printf("%d checks, %d failed\n", checks, failures);
    return std::fflush(stdout) != 0 || failures != 0;
}
