/* SPDX-License-Identifier: MIT */
/*
 * nurl.hpp - nanourl for C++17
 *
 *     nanourl::url url(text);
 *     if (!url) ... url.status_text(), byte url.stop() is wrong
 *
 *     nanourl::endpoint server(url);
 *     if (!server) ... server.status_text()
 *     ... server.name() or server.address(), server.port()
 *
 *     char head[256];
 *     nanourl::writer out(head);
 *     out.request("GET", url).text("Accept: text/plain\r\n\r\n");
 *     if (out) ... send out.view()
 *
 * A member calls the C function of its name: url.scheme_is calls
 * nurl_scheme_is, out.host_field calls nurl_write_host_field. The C headers say
 * what it does, nurl.h first. Nothing here throws, allocates or needs RTTI.
 *
 * 1. An object that can fail is true if it did not. status() is its error and
 *    stop() the offset. A URL after an error has no parts, and every function
 *    rejects it.
 * 2. Texts are std::string_view. Absent is std::nullopt, which is not empty.
 * 3. Parts point into the text. It is not copied, so it must live longer. What
 *    keeps a text, from url to parts.path, refuses a temporary std::string. Its
 *    c_str(), or a string_view of it, compiles and dangles. So does a copy of a
 *    class with a text and its url: parse again in the copy.
 * 4. The namespace is nanourl: nurl is a struct.
 *
 * What has no member is called in C:
 *
 *     nurl_tftp tftp;
 *     if (nurl_tftp_parse(&tftp, url.get()) == NURL_OK) ... url.part(tftp.file)
 */
#ifndef NURL_HPP
#define NURL_HPP

#if !__has_include(<string_view>)
#error nurl.hpp needs the C++17 library, which AVR has not: include nurl.h
#elif __cplusplus < 201703L && !defined(_MSC_VER)
#error nurl.hpp needs C++17: compile with -std=c++17, or include nurl.h
#else

#if __has_include("nurl.h")
#include "nurl.h"
#else
#include "nanourl.h" /* the library as one file */
#endif

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

namespace nanourl
{

using std::optional;
using std::string_view;

/* ------------------------------------------------------------------- texts */

/* A text of C. Absent becomes an empty view, or std::nullopt. */
inline string_view text_of(nurl_str text)
{
    return { text.ptr, text.len };
}
inline optional<string_view> part_of(nurl_str text)
{
    return text.ptr ? optional(text_of(text)) : std::nullopt;
}

/* A class that is a text, such as std::string. */
template <typename T>
using if_text = std::enable_if_t<std::is_class_v<T> &&
                                 std::is_convertible_v<const T &, string_view>>;

/*
 * A text that results point into (rule 3): a std::string_view, a string that
 * ends with a NUL, or an object with a name that converts to std::string_view,
 * such as a std::string. The string NULL is an error, EMPTY.
 */
class kept_text
{
public:
    kept_text(nurl_str text) : text_(text) {}
    kept_text(string_view text) : text_(nurl_text(text.data(), text.size())) {}
    kept_text(const char *string)
        : kept_text(string ? kept_text(string_view(string))
                           : kept_text(nurl_text(nullptr, 1)))
    {
    }
    template <typename T, typename = if_text<T>>
    kept_text(const T &text) : kept_text(string_view(text))
    {
    }
    template <typename T, typename = if_text<T>>
    kept_text(const T &&) = delete; /* it would not live longer */

    nurl_str get() const { return text_; }

private:
    nurl_str text_;
};

/*
 * The same, or absent: only std::nullopt is absent, an empty text is not.
 * view() has it to compare and to read.
 */
class kept_part
{
public:
    kept_part(std::nullopt_t = std::nullopt) : text_() {}
    kept_part(nurl_str text) : text_(text) {}
    kept_part(string_view text)
        : text_(nurl_text(text.data() ? text.data() : "", text.size()))
    {
    }
    kept_part(optional<string_view> text)
        : kept_part(text ? kept_part(*text) : kept_part())
    {
    }
    kept_part(const char *string) : text_(kept_text(string).get()) {}
    template <typename T, typename = if_text<T>>
    kept_part(const T &text) : kept_part(string_view(text))
    {
    }
    template <typename T, typename = if_text<T>>
    kept_part(const T &&) = delete; /* it would not live longer */

    nurl_str get() const { return text_; }
    optional<string_view> view() const { return part_of(text_); }
    operator optional<string_view>() const { return view(); }
    explicit operator bool() const { return text_.ptr != nullptr; }

private:
    nurl_str text_;
};

/* A text for C, and for NURL_ARG. */
inline nurl_str c_text(kept_text text)
{
    return text.get();
}

/* The same; only std::nullopt becomes absent. */
inline nurl_str c_part(kept_part text)
{
    return text.get();
}

/* ------------------------------------------------------- errors, and lists */

/* What can fail (rule 1). */
class outcome
{
public:
    explicit operator bool() const { return status_ == NURL_OK; }
    nurl_status status() const { return status_; }
    std::uint16_t stop() const { return stop_; }
    const char *status_text() const { return nurl_status_text(status_); }
    const char *status_name() const { return nurl_status_name(status_); }

protected:
    void set(nurl_status status, std::uint16_t stop)
    {
        status_ = status;
        stop_ = stop;
    }

private:
    nurl_status status_ = NURL_ERR_UNPARSED;
    std::uint16_t stop_ = 0;
};

/* For range-for. Next takes an item from the rest, or returns false. */
template <typename Rest, typename Item, bool (*Next)(Rest &, Item &)> class list
{
public:
    struct end_of_list {
    };
    class iterator
    {
    public:
        explicit iterator(const Rest &rest) : rest_(rest) { ++*this; }
        const Item &operator*() const { return item_; }
        const Item *operator->() const { return &item_; }
        bool operator!=(end_of_list) const { return more_; }
        iterator &operator++()
        {
            more_ = Next(rest_, item_);
            return *this;
        }

    private:
        Rest rest_;
        Item item_ = {};
        bool more_ = false;
    };

    explicit list(const Rest &rest) : rest_(rest) {}
    iterator begin() const { return iterator(rest_); }
    end_of_list end() const { return {}; }

protected:
    list() = default;
    Rest rest_ = {};
};

/* ------------------------------------------------------------- nurl_path.h */

inline bool next_segment(nurl_str &path, string_view &item)
{
    nurl_str segment = {};
    bool more = nurl_path_next(&path, &segment);

    item = text_of(segment);
    return more;
}

using segment_list = list<nurl_str, string_view, next_segment>;

/*
 * if (std::string_view id[1]; url.path_match("/api/v1/sensors/{}", id)) ...
 */
template <std::size_t N>
bool path_match(kept_text path, const char *pattern, string_view (&values)[N])
{
    nurl_str found[N] = {};
    bool fits = nurl_path_match(path.get(), pattern, found, N);

    for (std::size_t i = 0; i < N && found[i].ptr; i++) {
        values[i] = text_of(found[i]);
    }
    return fits;
}
inline bool path_match(kept_text path, const char *pattern)
{
    return nurl_path_match(path.get(), pattern, nullptr, 0);
}

/* ------------------------------------------------------------ nurl_query.h */

/* Without "=" the value is absent. */
struct pair {
    string_view key;
    optional<string_view> value;
};

/* True if the key is there, with or without a value. */
struct found {
    bool is_found;
    optional<string_view> value;

    explicit operator bool() const { return is_found; }
};

inline bool next_pair(nurl_str &query, pair &item)
{
    nurl_str key = {};
    nurl_str value = {};
    bool more = nurl_query_next(&query, &key, &value);

    item = { text_of(key), part_of(value) };
    return more;
}

using pair_list = list<nurl_str, pair, next_pair>;

/* For a query that is not in a URL, such as the body of a form. */
inline pair_list pairs(kept_text query)
{
    return pair_list(query.get());
}
inline found query_find(kept_text query, const char *key)
{
    nurl_str value;
    bool is_found = nurl_query_find(query.get(), key, &value);

    return { is_found, part_of(value) };
}

/* ----------------------------------------------------------- nurl_version.h */

inline const char *version()
{
    return nurl_version();
}

/* ------------------------------------------------------------- nurl_parse.h */

/*
 * A parsed URL, which you can copy. To parse it by another function:
 *
 *     nanourl::url broker(text, nurl_parse_setting);
 */
class url : public outcome
{
public:
    using parser = nurl_status (*)(nurl *, const char *, std::size_t);

    url() : url_() {} /* UNPARSED */
    explicit url(kept_text text, parser parse = nurl_parse)
    {
        nurl_str c = text.get();
        nurl_status status = parse(&url_, c.ptr, c.len);

        set(status, url_.stop);
    }
    /* A reference and its base are no URL: writer::resolve makes one. */
    struct resolving_needs_a_buffer {
    };
    url(string_view, string_view, resolving_needs_a_buffer = {}) = delete;
    /* By nurl_parse_target */
    static url from_target(string_view method, kept_text target)
    {
        url made;
        nurl_str c = target.get();
        nurl_status status =
            nurl_parse_target(&made.url_, c_text(method), c.ptr, c.len);

        made.set(status, made.url_.stop);
        return made;
    }

    const nurl *get() const { return &url_; }
    optional<string_view> part(nurl_span span) const
    {
        return part_of(nurl_part(&url_, span));
    }

    string_view text() const { return { url_.text, nurl_length(&url_) }; }
    optional<string_view> scheme() const { return part(url_.scheme); }
    optional<string_view> user() const { return part(url_.user, has_user()); }
    optional<string_view> password() const { return part(url_.password); }
    optional<string_view> host() const { return part(url_.host, has_host()); }
    optional<string_view> port_text() const { return part(url_.port); }
    string_view path() const { return text_of(nurl_part(&url_, url_.path)); }
    optional<string_view> query() const { return part(url_.query); }
    optional<string_view> fragment() const { return part(url_.fragment); }

    nurl_scheme scheme_of() const { return nurl_scheme_of(&url_); }
    bool scheme_is(const char *name) const
    {
        return nurl_scheme_is(&url_, name);
    }
    nurl_host_kind host_kind() const { return nurl_host_kind(url_.host_kind); }
    optional<string_view> host_text() const
    {
        return part_of(nurl_host_text(&url_));
    }
    /* Absent is false in C. */
    optional<string_view> server_name() const
    {
        return part_if(nurl_server_name);
    }
    optional<string_view> target_text() const
    {
        return part_if(nurl_target_text);
    }
    /* The number, or std::nullopt after an error. */
    optional<std::uint16_t> port() const
    {
        std::uint16_t port;

        return nurl_port(&url_, &port) == NURL_OK ? optional(port)
                                                  : std::nullopt;
    }

    /* for (std::string_view segment : url.segments()) ... */
    segment_list segments() const { return segment_list(c_path()); }
    /* for (const nanourl::pair &pair : url.pairs()) ... */
    pair_list pairs() const { return pair_list(c_query()); }
    /* if (auto id = url.query_find("id")) ... id.value */
    found query_find(const char *key) const
    {
        return nanourl::query_find(c_query(), key);
    }

    bool equal(const url &b) const { return nurl_equal(get(), b.get()); }
    bool equal_1738(const url &b) const
    {
        return nurl_equal_1738(get(), b.get());
    }
    bool same_origin(const url &b) const
    {
        return nurl_same_origin(get(), b.get());
    }
    bool is_below(const url &base) const
    {
        return nurl_is_below(get(), base.get());
    }

private:
    optional<string_view> part_if(bool (*find)(const nurl *, nurl_str *)) const
    {
        nurl_str text;

        return find(&url_, &text) ? part_of(text) : std::nullopt;
    }
    nurl_str c_path() const { return nurl_part(&url_, url_.path); }
    nurl_str c_query() const { return nurl_part(&url_, url_.query); }
    /* A part that can be {0, 0} in an authority without a URL */
    optional<string_view> part(nurl_span span, bool is_present) const
    {
        string_view text(url_.text + span.off, span.len);

        return is_present ? optional(text) : std::nullopt;
    }
    bool has_host() const { return url_.host_kind != NURL_HOST_NONE; }
    /* The user is {0, 0} in ":password@host" and in "@host". */
    bool has_user() const
    {
        return nurl_present(url_.user) || nurl_present(url_.password) ||
               url_.host.off == 1;
    }

    nurl url_;
};

/* -------------------------------------------------------------- nurl_host.h */

/* Whom to connect to. */
class endpoint : public outcome
{
public:
    explicit endpoint(const url &url) : text_(url.get()->text)
    {
        nurl_status status = nurl_endpoint_parse(&endpoint_, url.get());

        set(status, endpoint_.stop);
    }

    optional<string_view> name() const { return part(endpoint_.name); }
    optional<string_view> zone() const { return part(endpoint_.zone); }
    std::uint16_t port() const { return endpoint_.port; }
    nurl_host_kind kind() const { return nurl_host_kind(endpoint_.kind); }
    nurl_scheme scheme() const { return nurl_scheme(endpoint_.scheme); }
    /* Where it leads. A name is RESERVED: resolve it first. */
    nurl_scope scope() const { return nurl_endpoint_scope(&endpoint_); }
    /* True if that is GLOBAL: nurl_ipv4_is_global, nurl_ipv6_is_global */
    bool is_global() const { return scope() == NURL_SCOPE_GLOBAL; }
    const std::uint8_t *address() const & { return endpoint_.address; }
    const std::uint8_t *address() const && = delete;

private:
    optional<string_view> part(nurl_span span) const
    {
        string_view text(text_ + span.off, span.len);

        return nurl_present(span) ? optional(text) : std::nullopt;
    }

    const char *text_;
    nurl_endpoint endpoint_;
};

/* A host by its text, perhaps by another function: nurl_host_parse_address. */
class host : public outcome
{
public:
    using parser = nurl_status (*)(nurl_host *, nurl_str);

    explicit host(kept_text text, parser parse = nurl_host_parse)
    {
        nurl_status status = parse(&host_, text.get());

        set(status, host_.stop);
    }

    optional<string_view> zone() const { return part_of(host_.zone); }
    nurl_host_kind kind() const { return nurl_host_kind(host_.kind); }
    bool numeric_tail() const { return host_.numeric_tail != 0; }
    /* Where it leads. A name is RESERVED. */
    nurl_scope scope() const
    {
        return kind() == NURL_HOST_IPV4   ? nurl_scope_ipv4(host_.address)
               : kind() == NURL_HOST_IPV6 ? nurl_scope_ipv6(host_.address)
                                          : NURL_SCOPE_RESERVED;
    }
    bool is_global() const { return scope() == NURL_SCOPE_GLOBAL; }
    const std::uint8_t *address() const & { return host_.address; }
    const std::uint8_t *address() const && = delete;

private:
    nurl_host host_;
};

inline bool host_within(string_view host, string_view domain)
{
    return nurl_host_within(c_text(host), c_text(domain));
}

/* -------------------------------------------------------------- nurl_coap.h */

inline bool next_option(nurl_coap &coap, nurl_coap_option &option)
{
    return nurl_coap_next(&coap, &option);
}

/*
 * The options of a request. After an error there are none. The URL must stay
 * where it is: a temporary one does not compile.
 *
 *     nanourl::coap_options options(url);
 *     for (const nurl_coap_option &option : options) ... out.coap_value(option)
 */
class coap_options : public outcome,
                     public list<nurl_coap, nurl_coap_option, next_option>
{
public:
    explicit coap_options(const url &url, std::uint16_t sent_to = 0)
    {
        nurl_status status = nurl_coap_begin(&rest_, url.get(), sent_to);

        set(status, rest_.stop);
    }
    explicit coap_options(const url &&, std::uint16_t = 0) = delete;

    std::uint16_t port() const { return rest_.port; }
    std::uint16_t uri_port() const { return rest_.uri_port; }
};

/* ------------------------------------------------------------- nurl_build.h */

/*
 * Parts to build with. Each points into its text, as rule 3 says:
 *
 *     std::string path = "/fw/" + version;
 *     parts.path = path;
 */
struct parts {
    kept_part scheme, user, password, host, port, path, query, fragment, zone;

    parts() = default;
    /* By nurl_parts_of */
    explicit parts(const url &url)
    {
        nurl_parts c;

        nurl_parts_of(&c, url.get());
        scheme = c.scheme;
        user = c.user;
        password = c.password;
        host = c.host;
        port = c.port;
        path = c.path;
        query = c.query;
        fragment = c.fragment;
        zone = c.zone;
    }
    nurl_parts get() const
    {
        nurl_parts c;

        c.scheme = scheme.get();
        c.user = user.get();
        c.password = password.get();
        c.host = host.get();
        c.port = port.get();
        c.path = path.get();
        c.query = query.get();
        c.fragment = fragment.get();
        c.zone = zone.get();
        return c;
    }
};

/* ------------------------------------------------------------ nurl_writer.h */

/* Writes into your buffer. Without an error, view() is all that was written. */
class writer
{
public:
    writer(char *buffer, std::size_t size)
    {
        nurl_writer_init(&out_, buffer, size);
    }
    template <std::size_t N>
    explicit writer(char (&buffer)[N]) : writer(buffer, N)
    {
    }
    writer(const writer &) = delete;
    writer &operator=(const writer &) = delete;

    explicit operator bool() const { return status() == NURL_OK; }
    nurl_status status() const { return nurl_writer_status(&out_); }
    std::uint16_t stop() const { return out_.stop; }
    const char *status_text() const { return nurl_status_text(status()); }
    const char *status_name() const { return nurl_status_name(status()); }
    string_view view() const { return { out_.ptr, out_.len }; }
    std::size_t need() const { return nurl_writer_need(&out_); }
    [[nodiscard]] nurl_status finish() { return nurl_writer_finish(&out_); }
    nurl_writer *get() { return &out_; }

    writer &text(string_view text) { return put(nurl_write_text, text); }
    writer &number(std::uint32_t n) { return put(nurl_write_number, n); }
    writer &ipv4(const std::uint8_t *a) { return put(nurl_write_ipv4, a); }
    writer &ipv6(const std::uint8_t *a) { return put(nurl_write_ipv6, a); }

    writer &request(string_view method, const url &u)
    {
        return put(nurl_write_request, method, u);
    }
    writer &target(const url &u) { return put(nurl_write_target, u); }
    writer &target_absolute(const url &u)
    {
        return put(nurl_write_target_absolute, u);
    }
    writer &target_authority(const url &u)
    {
        return put(nurl_write_target_authority, u);
    }
    writer &host_field(const url &u) { return put(nurl_write_host_field, u); }
    writer &host(const url &u) { return put(nurl_write_host, u); }
    writer &origin(const url &u) { return put(nurl_write_origin, u); }
    writer &redacted(const url &u) { return put(nurl_write_redacted, u); }
    writer &masked(string_view text) { return put(nurl_write_masked, text); }

    writer &decode(string_view text, unsigned policy)
    {
        return put(nurl_decode, text, policy);
    }
    writer &encode(string_view text, nurl_class classes)
    {
        return put(nurl_encode, text, classes);
    }
    writer &pair(char delimiter, string_view key, optional<string_view> value)
    {
        return put(nurl_write_pair, delimiter, key, value);
    }
    writer &segment(string_view value)
    {
        return put(nurl_write_segment, value);
    }
    writer &query_set(optional<string_view> query, string_view key,
                      optional<string_view> value)
    {
        return put(nurl_write_query_set, query, key, value);
    }
    writer &build(const parts &parts, unsigned options)
    {
        nurl_parts c = parts.get();

        return put(nurl_build, &c, options);
    }

    writer &resolve(const url &base, string_view reference)
    {
        return put(nurl_resolve, base, reference);
    }
    writer &redirect(const url &asked, string_view location)
    {
        return put(nurl_redirect, asked, location);
    }
    writer &normalize(const url &u) { return put(nurl_normalize, u); }
    writer &clean(string_view text) { return put(nurl_clean, text); }

    writer &coap_value(const nurl_coap_option &option)
    {
        return put(nurl_write_coap_value, &option);
    }

private:
    static const nurl *c(const url &u) { return u.get(); }
    static nurl_str c(string_view text) { return c_text(text); }
    static nurl_str c(optional<string_view> text) { return c_part(text); }
    template <typename T> static T c(T same) { return same; }

    template <typename... P, typename... T>
    writer &put(void (*write)(nurl_writer *, P...), const T &...arguments)
    {
        write(&out_, c(arguments)...);
        return *this;
    }

    nurl_writer out_;
};

/* ------------------------------------------------------- values of a query */

/* Returns a string, with its NUL, in the buffer. */
template <std::size_t N>
[[nodiscard]] nurl_status decode_string(char (&buffer)[N], string_view text,
                                        unsigned policy)
{
    return nurl_decode_string(buffer, N, c_text(text), policy);
}

/* By nurl_str_number */
inline optional<std::uint32_t> number(string_view digits)
{
    std::uint32_t number;

    return nurl_str_number(c_text(digits), &number) ? optional(number)
                                                    : std::nullopt;
}

} // namespace nanourl

#endif
#endif
