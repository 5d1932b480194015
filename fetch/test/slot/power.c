/*
 * power.c - cuts the power in every write and every erasure of an update
 *
 *   power [unit=N] [block=N] [seeds=N] [pairs=N] [few] [torn]
 *         [unverified] [equal] [again]
 *
 * A life is a device that runs version 1 and is offered version 2: download,
 * verification, trial, start, confirm. The power fails in operation N, for
 * every N; and a second time up to 40 operations later. Version 2 is good and
 * confirms itself, or bad and never does. The security counter of an image is
 * its version, or 1: at each start the floor is that of the active image, and
 * either block of the log alone must still say so at the end. Prints one line
 * for each kind of flash and image; the status is 1 if a life had a violation.
 * With `few` it ends after the first of these.
 */
#include "flash_model.h"
#include "nslot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    BLOCKS = 4,       /* of a slot */
    SHORTER = 100,    /* bytes by which an image is shorter than a slot */
    STEADY = 3,       /* starts without a change that end a life */
    STARTS_MOST = 60, /* then it is stuck */
    SECOND_MOST = 40, /* operations between two cuts */
    FEW = 20,         /* lives with a violation that are enough */
    LARGEST = 20480,  /* bytes of flash */
    CHUNK = 150       /* bytes that arrive at a time */
};

enum violation {
    REFUSED,      /* flash cannot do this */
    BAD_START,    /* an image starts that is not whole */
    TORN_START,   /* an image starts from flash that is half written */
    NO_STATE,     /* the log is empty */
    TRIED_TWICE,  /* an image starts again that did not confirm itself */
    LOST_CONFIRM, /* the old image starts after the new one was confirmed */
    FLIP_FLOP,    /* the old image starts after the new one was permanent */
    STUCK,        /* starts without end, or no download is possible any more */
    WRONG_FLOOR,  /* the lowest counter is not that of the active image */
    LOST_FLOOR,   /* one block of the log alone knows a lower counter */
    VIOLATIONS
};

static const char *const names[VIOLATIONS] = {
    "operation refused",  "bad image started",
    "torn image started", "no state",
    "tried twice",        "confirmation lost",
    "old image is back",  "no further update",
    "another floor",      "floor lost with a block"
};

static struct options {
    long unit, block, seeds, pairs;
    long few;  /* it ends after a few lives with a violation */
    long torn; /* unstable bytes alone */
    long unverified;
    long equal; /* both images have the same security counter */
    long again; /* some downloads do not go on: they begin again */
} options = { 32, 1024, 4, 1, 0, 0, 0, 0, 0 };

static struct totals {
    long lives;
    long bad_lives;
    long updated; /* lives that end with version 2 */
    long starts_most;
    long fetched_most;
    long violations[VIOLATIONS];
} totals;

static struct life {
    int good;      /* version 2 confirms itself */
    int steady;    /* starts without a change */
    int tries;     /* starts of version 2 before it is confirmed */
    int confirmed; /* version 2 was told that it is */
    int permanent; /* version 2 was started as the confirmed image */
    int violated;
    int running;  /* the version that was started last */
    long fetched; /* bytes */
} life;

FLASH_MODEL_MEMORY(LARGEST);
static uint8_t images[3][LARGEST];
static uint32_t image_size;
static const uint8_t url[NSLOT_HASH] = "url";
static const uint8_t digest[NSLOT_HASH] = "two";
static struct nslot slots;

static void violate(enum violation violation)
{
    totals.violations[violation]++;
    life.violated = 1;
}

static struct nurl_str etag(void)
{
    return nurl_text("\"2\"", 3);
}

/* 1 or 2, or 0 for bytes that are no image. */
static int version_in(unsigned slot)
{
    static uint8_t bytes[LARGEST];
    int version = 2;

    (void)nfetch_port_flash_read(nslot_offset(&slots, slot), bytes, image_size);
    while (version > 0 && memcmp(bytes, images[version], image_size) != 0) {
        version--;
    }
    return version;
}

static uint32_t counter_of(int version)
{
    return options.equal && version > 1 ? 1 : (uint32_t)version;
}

/* ------------------------------------------------------------- one start */

static void download(void)
{
    uint32_t stored = nslot_stored(&slots, url);

    if (options.again && flash_model.operations % 2 == 0) {
        stored = 0;
    }
    (void)(stored > 0 ? nslot_resume(&slots)
                      : nslot_begin(&slots, url, etag(), 1));
    for (uint32_t at = stored; at < image_size; at += CHUNK) {
        uint32_t left = image_size - at;

        (void)nslot_add(&slots, images[2] + at, left < CHUNK ? left : CHUNK);
        life.fetched += left < CHUNK ? left : CHUNK;
    }
    (void)nslot_finish(&slots);
    if (options.unverified || version_in(nslot_spare(&slots)) == 2) {
        (void)nslot_try(&slots, digest, counter_of(2));
    } else {
        (void)nslot_refuse(&slots, 0);
    }
}

static void run_new(int confirmed)
{
    struct nslot own;

    if (confirmed) {
        life.permanent = 1;
        life.steady++;
        return;
    }
    life.tries++;
    if (life.tries > 1 && !life.good) {
        violate(TRIED_TWICE);
    }
    if (life.good && nslot_confirm(&own) == NSLOT_OK) {
        life.confirmed = 1;
    }
}

static void run_old(void)
{
    if (life.confirmed) {
        violate(LOST_CONFIRM);
    } else if (life.permanent) {
        violate(FLIP_FLOP);
    }
    life.steady++;
}

static void run(unsigned slot)
{
    life.running = version_in(slot);
    if (flash_model_is_torn(nslot_offset(&slots, slot), image_size)) {
        violate(TORN_START);
    }
    if (life.running == 0) {
        violate(BAD_START);
    } else if (life.running == 2) {
        run_new(slot == nslot_active(&slots));
    } else {
        run_old();
    }
}

static void start(void)
{
    unsigned slot;

    (void)nslot_open(&slots);
    if (nslot_is_unknown(&slots)) {
        violate(NO_STATE);
    }
    if (nslot_counter(&slots) != counter_of(version_in(nslot_active(&slots)))) {
        violate(WRONG_FLOOR);
    }
    if (nslot_can_download(&slots) && !nslot_is_known(&slots, url, etag())) {
        download();
    }
    (void)nslot_start(&slots, &slot);
    run(slot);
}

/* ---------------------------------------------------------------- one life */

/* A device that left the factory with version 1 in slot 0. */
static void leave_factory(void)
{
    (void)nslot_open(&slots);
    (void)nfetch_port_flash_write(nslot_offset(&slots, 0), images[1],
                                  slots.size);
    slots.log.record.counter = counter_of(1);
    (void)nslot_log_write(&slots.log);
}

/* Both blocks of the log, as they are now. */
static struct log_bytes {
    uint8_t before[LARGEST];
    uint8_t after[LARGEST];
    uint8_t kinds[LARGEST];
} kept;

static void keep_log(size_t size, size_t units)
{
    memcpy(kept.before, flash_model_before, size);
    memcpy(kept.after, flash_model_after, size);
    memcpy(kept.kinds, flash_model_kinds, units);
}

static void restore_log(size_t size, size_t units)
{
    memcpy(flash_model_before, kept.before, size);
    memcpy(flash_model_after, kept.after, size);
    memcpy(flash_model_kinds, kept.kinds, units);
}

/* Each block of the log goes bad, and the other one is left. */
static void lose_blocks(void)
{
    const size_t block = flash_model.shape.block;
    const size_t units = block / flash_model.shape.unit;
    long operations = flash_model.operations;

    flash_model.cut_at = 0;
    keep_log(2 * block, 2 * units);
    for (unsigned i = 0; i < NSLOT_LOG_BLOCKS; i++) {
        memset(flash_model_before + i * block, 0, block);
        memset(flash_model_after + i * block, 0, block);
        (void)nslot_open(&slots);
        if (nslot_counter(&slots) < counter_of(life.running)) {
            violate(LOST_FLOOR);
        }
        restore_log(2 * block, 2 * units);
    }
    flash_model.operations = operations;
}

static void count_life(long starts)
{
    if (flash_model.refused > 0) {
        violate(REFUSED);
    }
    if (life.steady < STEADY || !nslot_can_download(&slots)) {
        violate(STUCK);
    }
    lose_blocks();
    totals.lives++;
    totals.bad_lives += life.violated;
    totals.updated += life.running == 2;
    if (starts > totals.starts_most) {
        totals.starts_most = starts;
    }
    if (life.fetched > totals.fetched_most) {
        totals.fetched_most = life.fetched;
    }
}

/* Returns the number of operations. */
static long live(int good, long first, long second, uint32_t seed)
{
    static long starts; /* survives a cut */

    flash_model_begin(seed);
    memset(&life, 0, sizeof life);
    life.good = good;
    leave_factory();
    flash_model.operations = 0;
    flash_model.cut_at = first;
    flash_model.cut_more = second;
    for (starts = 0; starts < STARTS_MOST && life.steady < STEADY; starts++) {
        if (setjmp(flash_model.power) == 0) {
            start();
        } else {
            life.steady = 0;
        }
    }
    count_life(starts);
    return flash_model.operations;
}

static int is_enough(long bad_lives)
{
    return options.few && bad_lives >= FEW;
}

static void live_all(int good, long operations)
{
    long second;
    long seed;

    for (long first = 1; first <= operations && !is_enough(totals.bad_lives);
         first++) {
        for (seed = 0; seed < options.seeds; seed++) {
            (void)live(good, first, 0, (uint32_t)(seed * 7919 + first));
        }
        for (second = 1; second <= SECOND_MOST; second++) {
            for (seed = 0; seed < options.pairs; seed++) {
                (void)live(good, first, second,
                           (uint32_t)(seed * 104729 + first * 41 + second));
            }
        }
    }
}

static void print_totals(int good, long operations)
{
    printf("%s\t%s\t%ld\t%ld\t%ld\t%ld\t%ld\t%ld\t%ld",
           flash_model.unstable ? "unstable" : "stable", good ? "good" : "bad",
           operations, totals.lives, totals.updated,
           totals.lives - totals.updated, totals.starts_most,
           totals.fetched_most * 100 / (long)image_size, totals.bad_lives);
    for (int i = 0; i < VIOLATIONS; i++) {
        if (totals.violations[i] > 0) {
            printf("\t%s: %ld", names[i], totals.violations[i]);
        }
    }
    printf("\n");
}

/* Returns the number of lives with a violation. */
static long try_all(int unstable, int good)
{
    long operations;

    flash_model.unstable = unstable;
    operations = live(good, 0, 0, 1);
    memset(&totals, 0, sizeof totals);
    live_all(good, operations);
    print_totals(good, operations);
    return totals.bad_lives;
}

/* -------------------------------------------------------------------- main */

static void set(const char *word)
{
    static const struct {
        const char *name;
        long *value;
    } rows[] = {
        { "unit=", &options.unit },   { "block=", &options.block },
        { "seeds=", &options.seeds }, { "pairs=", &options.pairs },
        { "few", &options.few },      { "torn", &options.torn },
        { "equal", &options.equal },  { "unverified", &options.unverified },
        { "again", &options.again },
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        size_t length = strlen(rows[i].name);

        if (strncmp(word, rows[i].name, length) == 0) {
            *rows[i].value = word[length] != '\0' ? atol(word + length) : 1;
        }
    }
}

int main(int argc, char **argv)
{
    long bad = 0;

    for (int i = 1; i < argc; i++) {
        set(argv[i]);
    }
    flash_model.shape.unit = (uint32_t)options.unit;
    flash_model.shape.block = (uint32_t)options.block;
    flash_model.shape.blocks = NSLOT_LOG_BLOCKS + 2 * BLOCKS;
    image_size = BLOCKS * flash_model.shape.block - SHORTER;
    for (int i = 0; i < 2 * LARGEST; i++) {
        images[1 + i / LARGEST][i % LARGEST] = (uint8_t)(rand() >> 7);
    }
    for (int i = options.torn ? 2 : 0; i < 4 && !is_enough(bad); i++) {
        bad += try_all(i / 2, i % 2 == 0);
    }
    return bad > 0;
}
