/* SPDX-License-Identifier: MIT */
/*
 * modnanourl.c - nanourl for MicroPython
 *
 *     >>> import nanourl
 *     >>> nanourl.parse("http://joe@h.com:8080/a?b")
 *     {'scheme': 'http', 'user': 'joe', 'host': 'h.com', ...}
 *     >>> nanourl.endpoint("coap://[2001:db8::1]/")
 *     ('2001:db8::1', 5683)
 *     >>> nanourl.resolve("http://h/a/b", "../c")
 *     'http://h/c'
 *     >>> nanourl.parse("http://h/%zz")
 *     ValueError: ('PCT', 9)
 */
#include "nurl.h"

#include "py/obj.h"
#include "py/runtime.h"

static MP_NORETURN void raise_error(enum nurl_status status, size_t offset)
{
    const char *name = nurl_status_name(status);
    mp_obj_t args[2] = { mp_obj_new_str(name, strlen(name)),
                         MP_OBJ_NEW_SMALL_INT(offset) };

    nlr_raise(mp_obj_new_exception_args(&mp_type_ValueError, 2, args));
}

static void parse_url(struct nurl *url, mp_obj_t text_in)
{
    size_t length;
    const char *text = mp_obj_str_get_data(text_in, &length);
    enum nurl_status status = nurl_parse_zone(url, text, length);

    if (status < 0) {
        raise_error(status, url->stop);
    }
}

static mp_obj_t str_of(const struct nurl *url, struct nurl_span span)
{
    struct nurl_str part = nurl_part(url, span);

    return mp_obj_new_str(part.ptr, part.len);
}

static void store(mp_obj_t parts, qstr name, const struct nurl *url,
                  struct nurl_span span)
{
    if (nurl_present(span)) {
        mp_obj_dict_store(parts, MP_OBJ_NEW_QSTR(name), str_of(url, span));
    }
}

/* parse(url): a dictionary of the parts that are there, still encoded */
static mp_obj_t nanourl_parse(mp_obj_t text)
{
    mp_obj_t parts = mp_obj_new_dict(8);
    struct nurl url;

    parse_url(&url, text);
    store(parts, MP_QSTR_scheme, &url, url.scheme);
    store(parts, MP_QSTR_user, &url, url.user);
    store(parts, MP_QSTR_password, &url, url.password);
    store(parts, MP_QSTR_host, &url, url.host);
    store(parts, MP_QSTR_port, &url, url.port);
    mp_obj_dict_store(parts, MP_OBJ_NEW_QSTR(MP_QSTR_path),
                      str_of(&url, url.path));
    store(parts, MP_QSTR_query, &url, url.query);
    store(parts, MP_QSTR_fragment, &url, url.fragment);
    return parts;
}
static MP_DEFINE_CONST_FUN_OBJ_1(nanourl_parse_obj, nanourl_parse);

/* What a writer holds, which counted first. */
static mp_obj_t finish(vstr_t *text, const struct nurl_writer *out)
{
    if (out->status < 0) {
        raise_error((enum nurl_status)out->status, out->stop);
    }
    text->len = out->len;
    return mp_obj_new_str_from_vstr(text);
}

/* endpoint(url): (host, port) for socket.getaddrinfo */
static mp_obj_t nanourl_endpoint(mp_obj_t text)
{
    struct nurl_endpoint endpoint;
    struct nurl_writer out;
    struct nurl url;
    enum nurl_status status;
    mp_obj_t pair[2];
    vstr_t host;

    parse_url(&url, text);
    status = nurl_endpoint_parse(&endpoint, &url);
    if (status < 0) {
        raise_error(status, endpoint.stop);
    }
    vstr_init(&host, url.host.len);
    nurl_writer_init(&out, host.buf, host.alloc);
    nurl_write_host(&out, &url);
    pair[0] = finish(&host, &out);
    pair[1] = MP_OBJ_NEW_SMALL_INT(endpoint.port);
    return mp_obj_new_tuple(2, pair);
}
static MP_DEFINE_CONST_FUN_OBJ_1(nanourl_endpoint_obj, nanourl_endpoint);

/* resolve(base, reference): the URL that a reference means */
static mp_obj_t nanourl_resolve(mp_obj_t base_in, mp_obj_t reference_in)
{
    struct nurl_str reference;
    struct nurl_writer out;
    struct nurl base;
    vstr_t text;

    parse_url(&base, base_in);
    reference.ptr = mp_obj_str_get_data(reference_in, &reference.len);
    vstr_init(&text, nurl_length(&base) + reference.len + 4);
    nurl_writer_init(&out, text.buf, text.alloc);
    nurl_resolve(&out, &base, reference);
    return finish(&text, &out);
}
static MP_DEFINE_CONST_FUN_OBJ_2(nanourl_resolve_obj, nanourl_resolve);

static const mp_rom_map_elem_t nanourl_globals_table[] = {
    { MP_ROM_QSTR(MP_QSTR___name__), MP_ROM_QSTR(MP_QSTR_nanourl) },
    { MP_ROM_QSTR(MP_QSTR_parse), MP_ROM_PTR(&nanourl_parse_obj) },
    { MP_ROM_QSTR(MP_QSTR_endpoint), MP_ROM_PTR(&nanourl_endpoint_obj) },
    { MP_ROM_QSTR(MP_QSTR_resolve), MP_ROM_PTR(&nanourl_resolve_obj) },
};
static MP_DEFINE_CONST_DICT(nanourl_globals, nanourl_globals_table);

const mp_obj_module_t nanourl_module = {
    .base = { &mp_type_module },
    .globals = (mp_obj_dict_t *)&nanourl_globals,
};

MP_REGISTER_MODULE(MP_QSTR_nanourl, nanourl_module);
