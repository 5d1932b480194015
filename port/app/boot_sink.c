/*
 * boot_sink.c - the bytes of a fetch go into the memory of an image
 */
#include "boot.h"

static int pin(void *context, struct nurl_str digits)
{
    struct image *image = context;

    image->pinned = digits;
    return FETCH_OK;
}

static int begin(void *context, uint64_t size, struct nurl_str validator)
{
    struct image *image = context;

    (void)validator;
    image_restart(image);
    return size != FETCH_UNKNOWN && size > image->size ? FETCH_ERR_SIZE
                                                       : FETCH_OK;
}

static int add(void *context, const void *bytes, size_t length)
{
    return image_add(context, bytes, length);
}

static int finish(void *context)
{
    struct image *image = context;

    return image_prove(image, image->pinned);
}

struct fetch_sink boot_sink(struct image *image)
{
    struct fetch_sink sink;

    sink.context = image;
    sink.pin = pin;
    sink.begin = begin;
    sink.resume = NULL; /* the bytes are still there */
    sink.add = add;
    sink.finish = finish;
    return sink;
}
