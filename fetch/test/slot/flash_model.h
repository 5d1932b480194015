/*
 * flash_model.h - flash that refuses what flash cannot do, and loses power
 *
 * A unit is erased, written or torn. A cut in a write leaves one torn unit; a
 * cut in an erasure leaves a torn block. Torn bytes are a mixture of before and
 * after: always the same one (stable), or another one each time they are read.
 */
#ifndef FLASH_MODEL_H
#define FLASH_MODEL_H

#include "nfetch_port_flash.h"

#include <setjmp.h>

/* Memory for flash of this size, once in a program. */
#define FLASH_MODEL_MEMORY(size)                                               \
    uint8_t flash_model_before[size];                                          \
    uint8_t flash_model_after[size];                                           \
    uint8_t flash_model_kinds[size]

extern uint8_t flash_model_before[]; /* of torn units: the bytes before */
extern uint8_t flash_model_after[];  /* and after; of others: the bytes */
extern uint8_t flash_model_kinds[];  /* of units */

struct flash_model {
    struct nfetch_port_flash shape;
    int unstable;
    long operations; /* writes and erasures so far */
    long cut_at;     /* the operation in which the power fails; 0: none */
    long cut_more;   /* and again so many operations later; 0: never */
    long wrong_at;   /* the write that leaves a wrong bit; 0: none */
    int was_wrong;   /* it has happened */
    long refused;    /* operations that flash cannot do */
    long calls;      /* of the driver so far */
    long fail_at;    /* the call that ends with an error; 0: none */
    jmp_buf power;   /* where a cut leads to */
};

extern struct flash_model flash_model;

/* All blocks erased, no cut. `seed` decides what torn bytes are. */
void flash_model_begin(uint32_t seed);

/* Returns 1 if a unit of these bytes is torn. */
int flash_model_is_torn(uint32_t offset, size_t length);

#endif
