/*
 * cpp_client.cpp - a client in C++17: a setting, HTTP with redirects, CoAP
 *
 * nurl.hpp needs no exceptions, no RTTI and no heap, so it is also linked
 * without the library of C++. A compiler before gcc 11 needs -std=c++17.
 */
// gcc -fno-exceptions -Iinclude -Isrc test/examples/cpp_client.cpp src/*/*.c
//     -o cpp_client
#include "nurl.hpp"

#include <cstdio>

using nanourl::endpoint;
using nanourl::url;
using nanourl::writer;
using std::string_view;

static void print(const char *label, string_view text)
{
    std::printf("%-8s" NURL_PRI "\n", label, NURL_ARG(nanourl::c_text(text)));
}

/* The text can have a password, also where it is invalid. */
static bool refuse(string_view text, const nanourl::outcome &why)
{
    char line[80];

    print("refused", writer(line).masked(text).view());
    std::printf("%*s^ %s\n", 8 + why.stop(), "", why.status_text());
    return false;
}

/* For connect or a resolver, and whether with TLS. */
static void print_server(const endpoint &server)
{
    char text[64];
    writer out(text);

    switch (server.kind()) {
    case NURL_HOST_IPV4:
        out.ipv4(server.address());
        break;
    case NURL_HOST_IPV6:
        out.ipv6(server.address());
        break;
    default:
        out.text(server.name().value_or(""));
        break;
    }
    out.text(" port ").number(server.port());
    switch (server.scheme()) {
    case NURL_SCHEME_HTTPS:
    case NURL_SCHEME_MQTTS:
        out.text(" with TLS");
        break;
    default:
        break;
    }
    print("server", out ? out.view() : out.status_text());
}

/* --------------------------------------------------------------- a setting */

/* A number of the query, or `usual`; 0 if it is invalid. */
static std::uint32_t read_number(const url &url, const char *key,
                                 std::uint32_t usual)
{
    nanourl::found text = url.query_find(key);

    return text ? nanourl::number(text.value.value_or("")).value_or(0) : usual;
}

static bool read_setting(string_view text)
{
    url broker(text, nurl_parse_setting);
    endpoint server(broker);
    char user[16], line[80];
    writer out(line);

    if (!broker) {
        return refuse(text, broker);
    }
    if (!server && server.status() != NURL_ERR_PORT_MISSING) {
        return refuse(text, server);
    }
    if (broker.scheme() && !broker.scheme_is("mqtt") &&
        !broker.scheme_is("mqtts")) {
        print("refused", "another scheme");
        return false;
    }
    if (broker.path().size() > 1) { /* more than "/", but MQTT has no path */
        print("refused", "a path");
        return false;
    }
    if (nanourl::decode_string(user, broker.user().value_or(""),
                               NURL_POLICY_TEXT) < 0) {
        print("refused", "the user name");
        return false;
    }
    out.host(broker).text(" port ").number(server ? server.port() : 1883);
    out.text(", user \"").text(user).text("\", keepalive ");
    out.number(read_number(broker, "keepalive", 60));
    print("broker", out ? out.view() : out.status_text());
    return true;
}

/* ------------------------------------------------------- HTTP and redirects */

/* Writes the head of the request, and shows the URL without user info. */
static bool ask(const url &url, bool with_password)
{
    char head[160], line[80];
    writer out(head), shown(line);

    out.request("GET", url).text("Accept: text/plain\r\n\r\n");
    if (!out) {
        print("refused", out.status_text());
        return false;
    }
    print("GET", shown.target_absolute(url).view());
    print("", with_password ? "with the password" : "without a password");
    return true;
}

/* Sets `next`, in the buffer, to where a Location leads. */
template <std::size_t N>
static bool follow(url &next, char (&buffer)[N], const url &asked,
                   string_view location)
{
    char clean[64];
    writer repaired(clean), out(buffer);

    repaired.clean(location); /* servers also send "/a b" */
    out.redirect(asked, repaired.view());
    if (!repaired || !out) {
        print("refused", (repaired ? out : repaired).status_text());
        return false;
    }
    next = url(out.view());
    if (!next.scheme_is("https") &&
        !(next.scheme_is("http") && asked.scheme_is("http"))) {
        print("refused", "nobody must read it");
        return false;
    }
    return true;
}

/* The password is for the origin of the first URL only. */
static bool fetch(string_view text, string_view location)
{
    char buffer[64];
    url first(text), second;
    endpoint server(first);

    if (!server) {
        return first ? refuse(text, server) : refuse(text, first);
    }
    print_server(server);
    if (!ask(first, first.user().has_value())) {
        return false;
    }
    if (location.empty()) {
        return true;
    }
    return follow(second, buffer, first, location) &&
           ask(second, second.user() && second.same_origin(first));
}

/* -------------------------------------------------------------------- CoAP */

static bool get(string_view text)
{
    url url(text);
    nanourl::coap_options options(url);
    char value[64];

    if (!options) {
        return url ? refuse(text, options) : refuse(text, url);
    }
    print("coap", text);
    for (const nurl_coap_option &option : options) {
        writer out(value);

        out.coap_value(option);
        std::printf("%8u ", option.number);
        print("", out ? out.view() : out.status_text());
    }
    return true;
}

int main()
{
    read_setting("mqtts://joe:secret@broker.example/?keepalive=300");
    read_setting("192.168.1.5:1884");
    read_setting("joe:secret@broker.example:18a3");
    read_setting("http://broker.example");
    read_setting("broker.example/x");
    read_setting("joe%00:secret@broker.example");
    fetch("https://joe:pw@h.example/a?b", "../c d");
    fetch("http://joe:pw@192.0.2.1:8080/a", "https://h.example/");
    fetch("http://h.example/",
          "/a/place/whose/name/is/longer/than/this/buffer/is");
    fetch("https://joe:pw@[2001:db8::1]/", "http://h.example/");
    fetch("http://joe:pw@10.1/", "");
    fetch("http://h.example:80:80/", "");
    get("coap://Host.example/a%2Fb?c=d&e");
    get("coap://h/a/..");
    return 0;
}
