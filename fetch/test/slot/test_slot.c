/* Two slots in flash; power cuts are in fetch/test/slot/check. */
#include "flash_model.h"
#include "nslot.h"
#include "nslot_log.h"

#include <string.h>

#include "unity.h"

static const uint8_t url[NSLOT_HASH] = "one";
static const uint8_t other_url[NSLOT_HASH] = "two";
static const uint8_t digest[NSLOT_HASH] = "image";
static struct nslot slots;
static uint8_t image[900];
/* Blocks of 512 bytes in a slot; a board does not have the memory. */
#ifdef NURL_HOST_TEST
#define LONG_SLOT 28u
#define LARGE_BLOCK 1024u /* two states of the log */
FLASH_MODEL_MEMORY(30000);
#else
#define LONG_SLOT 2u
#define LARGE_BLOCK 512u
FLASH_MODEL_MEMORY(3072);
#endif

void setUp(void)
{
    flash_model.shape.unit = 8;
    flash_model.shape.block = 512;
    flash_model.shape.blocks = 6;
    flash_model.unstable = 0;
    flash_model_begin(1);
    for (unsigned i = 0; i < sizeof image; i++) {
        image[i] = (uint8_t)(i * 7 + i / 256);
    }
}

void tearDown(void)
{
    TEST_ASSERT_EQUAL_INT(0, flash_model.refused);
}

static struct nurl_str etag(void)
{
    return NURL_STR("\"v1\"");
}

static void download(size_t length)
{
    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_begin(&slots, url, etag(), 1));
    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_add(&slots, image, length / 3));
    TEST_ASSERT_EQUAL_INT(
        NSLOT_OK, nslot_add(&slots, image + length / 3, length - length / 3));
    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_finish(&slots));
}

/* After a start: the first bytes, and no end. */
static void begin_download(size_t length)
{
    nslot_open(&slots);
    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_begin(&slots, url, etag(), 1));
    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_add(&slots, image, length));
}

static void assert_slot_has(unsigned slot, size_t length)
{
    uint8_t byte = 0;

    for (uint32_t i = 0; i < length; i++) {
        nfetch_port_flash_read(nslot_offset(&slots, slot) + i, &byte, 1);
        TEST_ASSERT_EQUAL_HEX8(image[i], byte);
    }
}

static unsigned started(void)
{
    unsigned slot = 9;

    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_start(&slots, &slot));
    return slot;
}

/* An image in slot 1, started. */
static void start_trial(void)
{
    nslot_open(&slots);
    download(sizeof image);
    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_try(&slots, digest, 5));
    TEST_ASSERT_EQUAL_UINT(1, started());
}

void test_a_new_device_downloads_into_slot_1(void)
{
    static const uint8_t none[NSLOT_HASH];

    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_open(&slots));
    TEST_ASSERT_EQUAL_UINT32(1024, slots.size);
    TEST_ASSERT_EQUAL_UINT(0, nslot_active(&slots));
    TEST_ASSERT_EQUAL_UINT(1, nslot_spare(&slots));
    TEST_ASSERT_TRUE(nslot_can_download(&slots));
    TEST_ASSERT_EQUAL_UINT32(0, nslot_stored(&slots, url));
    TEST_ASSERT_FALSE(nslot_has_whole(&slots, none));
    TEST_ASSERT_FALSE(nslot_is_known(&slots, none, nurl_text("", 0)));
    download(sizeof image);
    assert_slot_has(1, sizeof image);
    TEST_ASSERT_EQUAL_UINT32(sizeof image, slots.at);
    TEST_ASSERT_EQUAL_UINT(0, started());
}

void test_a_confirmed_image_is_the_active_one(void)
{
    struct nslot own;

    start_trial();
    TEST_ASSERT_FALSE(nslot_can_download(&slots));
    TEST_ASSERT_EQUAL_INT(NSLOT_ERR_PHASE, nslot_begin(&slots, url, etag(), 1));
    TEST_ASSERT_EQUAL_INT(NSLOT_ERR_PHASE, nslot_resume(&slots));
    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_confirm(&own));
    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_confirm(&own));
    nslot_open(&slots);
    TEST_ASSERT_EQUAL_UINT(1, nslot_active(&slots));
    TEST_ASSERT_EQUAL_UINT(1, started());
    TEST_ASSERT_FALSE(nslot_has_failed(&slots, digest));
    TEST_ASSERT_TRUE(nslot_is_known(&slots, url, etag()));
    TEST_ASSERT_TRUE(nslot_has_whole(&slots, url));
    TEST_ASSERT_FALSE(nslot_has_whole(&slots, other_url));
}

void test_an_image_that_does_not_confirm_itself_has_failed(void)
{
    start_trial();
    nslot_open(&slots);
    TEST_ASSERT_EQUAL_UINT(0, nslot_active(&slots));
    TEST_ASSERT_TRUE(nslot_has_failed(&slots, digest));
    TEST_ASSERT_TRUE(nslot_can_download(&slots));
    TEST_ASSERT_EQUAL_UINT(0, started());
    nslot_open(&slots);
    TEST_ASSERT_TRUE(nslot_has_failed(&slots, digest));
}

void test_a_trial_that_was_not_started_yet_starts(void)
{
    struct nslot own;

    nslot_open(&slots);
    download(sizeof image);
    nslot_try(&slots, digest, 5);
    TEST_ASSERT_EQUAL_INT(NSLOT_ERR_PHASE, nslot_confirm(&own));
    nslot_open(&slots);
    TEST_ASSERT_FALSE(nslot_can_download(&slots));
    TEST_ASSERT_EQUAL_UINT(1, started());
}

void test_without_a_record_the_caller_says_which_slot_is_active(void)
{
    struct nslot again;

    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_open(&slots));
    TEST_ASSERT_TRUE(nslot_is_unknown(&slots));
    TEST_ASSERT_EQUAL_UINT32(0, nslot_counter(&slots));
    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_adopt(&slots, 1, 6));
    TEST_ASSERT_FALSE(nslot_is_unknown(&slots));
    TEST_ASSERT_EQUAL_UINT(1, nslot_active(&slots));
    TEST_ASSERT_EQUAL_INT(NSLOT_ERR_PHASE, nslot_adopt(&slots, 0, 7));
    TEST_ASSERT_EQUAL_UINT(1, nslot_active(&slots));
    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_open(&again));
    TEST_ASSERT_EQUAL_UINT(1, nslot_active(&again));
    TEST_ASSERT_EQUAL_UINT32(6, nslot_counter(&again));
    TEST_ASSERT_EQUAL_INT(NSLOT_ERR_PHASE, nslot_adopt(&again, 0, 7));
}

void test_an_adopted_slot_holds_until_the_next_start_without_flash(void)
{
    nslot_open(&slots);
    flash_model.fail_at = flash_model.calls + 1;
    TEST_ASSERT_EQUAL_INT(NSLOT_ERR_FLASH, nslot_adopt(&slots, 1, 6));
    TEST_ASSERT_EQUAL_UINT(1, nslot_active(&slots));
    TEST_ASSERT_EQUAL_UINT32(6, nslot_counter(&slots));
}

/* ------------------------------------------------- the security counter */

/* An image of this counter is tried, and confirms itself. Returns how often the
 * state is written then: an erasure, and three records. */
static long confirm(uint32_t counter)
{
    struct nslot own;
    unsigned slot;
    long operations;

    nslot_open(&slots);
    download(600);
    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_try(&slots, digest, counter));
    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_start(&slots, &slot));
    operations = flash_model.operations;
    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_confirm(&own));
    operations = flash_model.operations - operations;
    nslot_open(&slots);
    return operations / (1 + 3 * NSLOT_RECORD / 8);
}

/* The counter of the log when one of its blocks can no longer be read. */
static uint32_t counter_without(uint32_t block)
{
    const uint32_t size = flash_model.shape.block;
    uint8_t kept[2 * LARGE_BLOCK];
    uint32_t counter;

    memcpy(kept, flash_model_after, sizeof kept);
    memset(flash_model_after + size * block, 0, size);
    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_open(&slots));
    counter = nslot_counter(&slots);
    memcpy(flash_model_after, kept, sizeof kept);
    nslot_open(&slots);
    return counter;
}

void test_the_highest_counter_that_was_confirmed_is_kept(void)
{
    TEST_ASSERT_EQUAL_INT(2, confirm(5)); /* into both blocks */
    TEST_ASSERT_EQUAL_UINT32(5, nslot_counter(&slots));
    TEST_ASSERT_EQUAL_INT(1, confirm(4)); /* the caller should refuse it */
    TEST_ASSERT_EQUAL_UINT32(5, nslot_counter(&slots));
    TEST_ASSERT_EQUAL_INT(1, confirm(5));
    TEST_ASSERT_EQUAL_INT(2, confirm(UINT32_C(0x12345678)));
    TEST_ASSERT_EQUAL_HEX32(0x12345678, nslot_counter(&slots));
}

void test_the_counter_of_a_trial_counts_when_it_is_confirmed(void)
{
    confirm(5);
    download(600);
    nslot_try(&slots, digest, 6);
    nslot_open(&slots);
    TEST_ASSERT_EQUAL_UINT32(5, nslot_counter(&slots));
    TEST_ASSERT_EQUAL_UINT(0, started());
    nslot_open(&slots);
    TEST_ASSERT_EQUAL_UINT32(5, nslot_counter(&slots));
    TEST_ASSERT_EQUAL_UINT32(5, counter_without(0));
    TEST_ASSERT_EQUAL_UINT32(5, counter_without(1));
}

/* After any number of states, however they lie in the blocks. */
void test_a_copy_goes_to_the_block_without_the_newest_state(void)
{
    for (unsigned round = 2; round < 18; round++) {
        const unsigned states = round / 2;

        setUp();
        flash_model.shape.block = LARGE_BLOCK;
        flash_model_begin(1);
        nslot_open(&slots);
        for (unsigned i = 1; i <= states; i++) {
            slots.log.record.counter = i == states ? 9 : 0;
            TEST_ASSERT_EQUAL_INT(0, nslot_log_write(&slots.log));
        }
        TEST_ASSERT_EQUAL_INT(0, nslot_log_copy(&slots.log));
        TEST_ASSERT_EQUAL_UINT32(9, counter_without(round % 2));
    }
}

/* Else each state would wear a block. */
void test_a_block_of_the_log_is_erased_when_it_is_full(void)
{
    const long state = 3 * NSLOT_RECORD / 8;
    const long states = (long)(LARGE_BLOCK / NSLOT_RECORD / 3);
    long operations;

    flash_model.shape.block = LARGE_BLOCK;
    flash_model_begin(1);
    nslot_open(&slots);
    operations = flash_model.operations;
    for (long i = 0; i < 4 * states; i++) {
        TEST_ASSERT_EQUAL_INT(0, nslot_log_write(&slots.log));
    }
    TEST_ASSERT_EQUAL_INT(4 * (states * state + 1),
                          flash_model.operations - operations);
}

/* What is missing in one block is written at the next start. */
void test_a_block_without_the_counter_gets_it(void)
{
    struct nslot own;

    start_trial();
    flash_model.fail_at = flash_model.calls + 1;
    TEST_ASSERT_EQUAL_INT(NSLOT_ERR_FLASH, nslot_confirm(&own));
    nslot_open(&slots); /* reverted */
    TEST_ASSERT_EQUAL_UINT32(0, nslot_counter(&slots));
    slots.log.record.counter = 9;
    TEST_ASSERT_EQUAL_INT(0, nslot_log_write(&slots.log));
    nslot_open(&slots);
    TEST_ASSERT_EQUAL_UINT32(9, counter_without(0));
    TEST_ASSERT_EQUAL_UINT32(9, counter_without(1));
}

/* A block of flash that is worn out must not stop a start. */
void test_a_block_that_cannot_get_the_counter_is_no_error(void)
{
    for (long at = 12; at < 40; at++) {
        flash_model_begin(1);
        nslot_open(&slots);
        slots.log.record.counter = 9;
        TEST_ASSERT_EQUAL_INT(0, nslot_log_write(&slots.log));
        flash_model.fail_at = flash_model.calls + at;
        TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_open(&slots));
        TEST_ASSERT_EQUAL_UINT32(9, nslot_counter(&slots));
    }
}

/*
 * A trial whose digest was not written would be forgotten: after a power cut
 * its failure would be one of another image.
 */
void test_the_state_of_a_trial_has_its_digest(void)
{
    struct nslot again;

    nslot_open(&slots);
    download(600);
    nslot_try(&slots, digest, 5);
    nslot_open(&again);
    TEST_ASSERT_EQUAL_MEMORY(digest, again.log.record.trial, NSLOT_HASH);
    TEST_ASSERT_EQUAL_UINT32(5, again.log.record.trial_counter);
    TEST_ASSERT_EQUAL_UINT(NSLOT_TRIAL, again.log.record.phase);
    TEST_ASSERT_EQUAL_UINT32(NSLOT_WHOLE, again.log.record.offset);
}

void test_a_download_goes_on_at_a_whole_block(void)
{
    begin_download(700);
    nslot_open(&slots);
    TEST_ASSERT_EQUAL_UINT32(512, nslot_stored(&slots, url));
    TEST_ASSERT_EQUAL_UINT32(0, nslot_stored(&slots, other_url));
    TEST_ASSERT_EQUAL_size_t(4, nslot_validator(&slots).len);
    TEST_ASSERT_EQUAL_MEMORY("\"v1\"", nslot_validator(&slots).ptr, 4);
    TEST_ASSERT_FALSE(nslot_is_known(&slots, url, etag()));
    for (int i = 0; i < 2; i++) {
        TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_resume(&slots));
        nslot_add(&slots, image + 512, sizeof image - 512);
        nslot_finish(&slots);
        assert_slot_has(1, sizeof image);
        setUp(); /* once more without a start: what was held is not written */
        begin_download(700);
    }
}

/* Else the next start would take it for complete, or its first bytes for those
 * of an earlier one. */
void test_a_download_that_was_cut_in_its_first_block_begins_anew(void)
{
    nslot_open(&slots);
    download(sizeof image);
    nslot_refuse(&slots, 1);
    nslot_begin(&slots, url, NURL_STR("\"v2\""), 1);
    nslot_open(&slots);
    TEST_ASSERT_FALSE(nslot_is_known(&slots, url, NURL_STR("\"v2\"")));
    nslot_begin(&slots, url, etag(), 1);
    nslot_add(&slots, image, 512);
    nslot_begin(&slots, url, etag(), 1);
    nslot_open(&slots); /* nothing was erased: it is still there */
    TEST_ASSERT_EQUAL_UINT32(512, nslot_stored(&slots, url));
    nslot_begin(&slots, url, etag(), 1);
    nslot_add(&slots, image, NSLOT_BUFFER);
    nslot_open(&slots);
    TEST_ASSERT_EQUAL_UINT32(0, nslot_stored(&slots, url));
}

/* States that were written; each takes three records. */
static long states(long operations)
{
    return (flash_model.operations - operations) / (3 * NSLOT_RECORD / 8);
}

/* A server can send another version again and again. */
void test_a_download_that_begins_again_and_again_writes_the_log_once(void)
{
    long before = flash_model.operations;

    nslot_open(&slots);
    for (int i = 0; i < 8; i++) {
        nslot_begin(&slots, url, i % 2 == 0 ? etag() : NURL_STR("\"v2\""), 1);
    }
    TEST_ASSERT_EQUAL_INT(before, flash_model.operations);
    for (int i = 0; i < 8; i++) {
        nslot_begin(&slots, url, etag(), 1);
        nslot_add(&slots, image, NSLOT_BUFFER);
    }
    TEST_ASSERT_EQUAL_INT(1, states(before + 8 * (1 + NSLOT_BUFFER / 8)));
    for (int i = 0; i < 4; i++) {
        before = flash_model.operations;
        nslot_begin(&slots, url, etag(), 1);
        nslot_add(&slots, image, 512);
        TEST_ASSERT_EQUAL_INT(i == 0 ? 1 : 2, states(before + 1 + 512 / 8));
    }
}

/* The first block, and then each quarter of what is there. */
void test_the_log_of_a_long_download_is_written_for_each_quarter(void)
{
    static const uint32_t offsets[] = { 1, 2, 3, 4, 5, 7, 9, 12, 15, 19, 24 };
    size_t at = 0;

    flash_model.shape.blocks = 2 + 2 * LONG_SLOT;
    flash_model_begin(1);
    begin_download(0);
    for (uint32_t block = 1; block <= LONG_SLOT; block++) {
        TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_add(&slots, image, 512));
        at += at < 10 && block == offsets[at + 1] ? 1u : 0u;
        TEST_ASSERT_EQUAL_UINT32(offsets[at] * 512, slots.log.record.offset);
    }
}

void test_a_validator_that_is_too_long_is_not_kept(void)
{
    static char longest[NSLOT_VALIDATOR + 1];

    memset(longest, 'x', sizeof longest);
    nslot_open(&slots);
    nslot_begin(&slots, url, nurl_text(longest, NSLOT_VALIDATOR), 1);
    nslot_add(&slots, image, 512);
    nslot_open(&slots);
    TEST_ASSERT_EQUAL_UINT32(512, nslot_stored(&slots, url));
    nslot_begin(&slots, url, nurl_text(longest, NSLOT_VALIDATOR + 1), 1);
    nslot_add(&slots, image, 512);
    TEST_ASSERT_EQUAL_UINT32(0, nslot_stored(&slots, url));
    TEST_ASSERT_NULL(nslot_validator(&slots).ptr);
}

void test_a_refused_image_is_fetched_again_unless_it_is_for_good(void)
{
    nslot_open(&slots);
    download(sizeof image);
    nslot_refuse(&slots, 0);
    TEST_ASSERT_EQUAL_UINT32(0, nslot_stored(&slots, url));
    TEST_ASSERT_FALSE(nslot_is_known(&slots, url, etag()));
    nslot_refuse(&slots, 1);
    TEST_ASSERT_TRUE(nslot_is_known(&slots, url, etag()));
    TEST_ASSERT_FALSE(nslot_is_known(&slots, other_url, etag()));
    TEST_ASSERT_FALSE(nslot_is_known(&slots, url, NURL_STR("\"v2\"")));
    TEST_ASSERT_FALSE(nslot_is_known(&slots, url, nurl_text(NULL, 0)));
    TEST_ASSERT_EQUAL_UINT32(0, nslot_stored(&slots, url));
}

/* A file whose validator came so, up to its first start. */
static void try_image(int is_sure)
{
    nslot_open(&slots);
    nslot_begin(&slots, url, etag(), is_sure);
    nslot_add(&slots, image, sizeof image);
    nslot_finish(&slots);
    nslot_try(&slots, digest, 5);
    started();
}

/* Anybody could have sent it: the caller looks at bytes of the slot then. */
void test_the_log_knows_if_a_validator_is_sure_and_where_its_file_is(void)
{
    struct nslot own;

    for (int i = 0; i < 4; i++) {
        setUp();
        try_image(2 * (i % 2)); /* any number but 0 means yes */
        if (i >= 2) {
            TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_confirm(&own));
        }
        nslot_open(&slots);
        TEST_ASSERT_TRUE(nslot_is_known(&slots, url, etag()));
        TEST_ASSERT_EQUAL_INT(i % 2, nslot_is_sure(&slots));
        TEST_ASSERT_EQUAL_UINT(1, nslot_whole(&slots)); /* active or spare */
        nslot_begin(&slots, url, etag(), 1);
        TEST_ASSERT_EQUAL_UINT(nslot_spare(&slots), nslot_whole(&slots));
        TEST_ASSERT_EQUAL_INT(1, nslot_is_sure(&slots));
    }
}

/* Nothing is written for that: a file that comes afterwards is the next one. */
void test_a_file_that_is_forgotten_is_not_known(void)
{
    long operations;

    try_image(0);
    nslot_open(&slots);
    operations = flash_model.operations;
    nslot_forget(&slots);
    TEST_ASSERT_EQUAL_INT(operations, flash_model.operations);
    TEST_ASSERT_FALSE(nslot_has_whole(&slots, url));
    TEST_ASSERT_EQUAL_UINT32(0, nslot_stored(&slots, url));
    nslot_open(&slots);
    TEST_ASSERT_TRUE(nslot_has_whole(&slots, url));
    nslot_forget(&slots);
    nslot_begin(&slots, url, etag(), 0);
    nslot_add(&slots, image, NSLOT_BUFFER);
    nslot_open(&slots);
    TEST_ASSERT_FALSE(nslot_has_whole(&slots, url));
}

/* A part of a file is not known, and goes on. */
void test_a_download_that_was_cut_is_not_forgotten(void)
{
    nslot_open(&slots);
    nslot_begin(&slots, url, etag(), 0);
    nslot_add(&slots, image, 512);
    for (int i = 0; i < 2; i++) {
        nslot_open(&slots);
        TEST_ASSERT_EQUAL_UINT32(512, nslot_stored(&slots, url));
        started();
    }
}

void test_a_slot_can_be_full_and_no_fuller(void)
{
    begin_download(0);
    for (unsigned i = 0; i < slots.size / 512; i++) {
        TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_add(&slots, image, 512));
    }
    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_finish(&slots));
    TEST_ASSERT_EQUAL_INT(NSLOT_ERR_SIZE, nslot_add(&slots, image, 1));
}

void test_flash_without_two_slots_is_an_error(void)
{
    flash_model_begin(1);
    flash_model.shape.blocks = 3;
    TEST_ASSERT_EQUAL_INT(NSLOT_ERR_FLASH, nslot_open(&slots));
    TEST_ASSERT_EQUAL_INT(NSLOT_ERR_FLASH, nslot_confirm(&slots));
    flash_model.shape.blocks = 4;
    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_open(&slots));
}

/* CRC-32 is its own check: over text and CRC it is always the same. */
void test_a_record_ends_with_its_crc_32(void)
{
    const uint32_t places = 512 / NSLOT_RECORD;
    uint32_t crc = UINT32_MAX;
    uint8_t record[NSLOT_RECORD];
    uint32_t place;

    begin_download(NSLOT_BUFFER);
    place = slots.log.place - 1; /* of the second copy */
    nfetch_port_flash_read(place / places * 512 + place % places * NSLOT_RECORD,
                           record, sizeof record);
    for (size_t i = 0; i < 8 * sizeof record; i++) {
        crc ^= (unsigned)record[i / 8] >> i % 8 & 1u;
        crc = (crc & 1) != 0 ? crc >> 1 ^ 0xEDB88320u : crc >> 1;
    }
    TEST_ASSERT_EQUAL_HEX32(0xDEBB20E3, crc);
}

void test_a_record_of_impossible_values_is_ignored(void)
{
    static const struct nslot_record good = { .phase = NSLOT_CONFIRMED };
    struct nslot_record bad[] = { good, good, good, good, good, good };

    bad[0].phase = NSLOT_CONFIRMED - 1;
    bad[1].phase = NSLOT_STARTED + 1;
    bad[2].active = 2;
    bad[3].validator_length = NSLOT_VALIDATOR + 1;
    bad[4].slot = 2;
    bad[5].sequence = UINT32_MAX - 1; /* the next one is that of erased flash */
    for (size_t i = 0; i < 6; i++) {
        flash_model_begin(1);
        begin_download(NSLOT_BUFFER);
        bad[i].sequence += i < 5 ? slots.log.record.sequence : 0;
        slots.log.record = bad[i];
        TEST_ASSERT_EQUAL_INT(0, nslot_log_write(&slots.log));
        TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_open(&slots));
        TEST_ASSERT_EQUAL_UINT(NSLOT_CONFIRMED, slots.log.record.phase);
        TEST_ASSERT_EQUAL_UINT(0, nslot_active(&slots));
        TEST_ASSERT_EQUAL_size_t(4, nslot_validator(&slots).len);
    }
}

/* From a new device to the start of an image. */
static enum nslot_status update(void)
{
    unsigned slot;
    enum nslot_status status = nslot_open(&slots);

    if (status == NSLOT_OK) {
        status = nslot_begin(&slots, url, etag(), 1);
    }
    if (status == NSLOT_OK) {
        status = nslot_add(&slots, image, sizeof image);
    }
    if (status == NSLOT_OK) {
        status = nslot_finish(&slots);
    }
    if (status == NSLOT_OK) {
        status = nslot_try(&slots, digest, 5);
    }
    return status == NSLOT_OK ? nslot_start(&slots, &slot) : status;
}

void test_an_error_of_the_driver_is_an_error(void)
{
    enum nslot_status status = NSLOT_ERR_FLASH;
    long at;

    for (at = 1; status != NSLOT_OK; at++) {
        flash_model_begin(1);
        flash_model.fail_at = at;
        status = update();
        TEST_ASSERT_EQUAL_INT(
            flash_model.calls < at ? NSLOT_OK : NSLOT_ERR_FLASH, status);
    }
    TEST_ASSERT_TRUE(at > 50);
}

/* The second copy of a record is missing, and cannot be written again. */
void test_an_error_in_the_repair_of_the_log_is_an_error(void)
{
    enum nslot_status status = NSLOT_ERR_FLASH;
    long at;

    for (at = 1; status != NSLOT_OK; at++) {
        flash_model_begin(1);
        nslot_open(&slots);
        flash_model.wrong_at = 1 + NSLOT_RECORD / 8 + 1; /* first: an erasure */
        TEST_ASSERT_EQUAL_INT(NSLOT_LOG_ERROR, nslot_log_write(&slots.log));
        flash_model.fail_at = flash_model.calls + at;
        status = nslot_open(&slots);
        TEST_ASSERT_EQUAL_INT(flash_model.calls < flash_model.fail_at
                                  ? NSLOT_OK
                                  : NSLOT_ERR_FLASH,
                              status);
    }
    TEST_ASSERT_TRUE(at > 10);
}

void test_the_state_survives_many_changes(void)
{
    nslot_open(&slots);
    for (unsigned i = 0; i < 50; i++) {
        slots.log.record.offset = UINT32_C(512) * i;
        TEST_ASSERT_EQUAL_INT(0, nslot_log_write(&slots.log));
        /* of the four places of a block the last copy has the third or fourth
         */
        TEST_ASSERT_TRUE((slots.log.place + 3) % 4 >= 2);
        if (i % 7 == 0) {
            nslot_open(&slots);
        }
        TEST_ASSERT_EQUAL_UINT32(UINT32_C(512) * i, slots.log.record.offset);
    }
}

void test_a_bit_that_does_not_take_is_noticed(void)
{
    enum nslot_status status;
    unsigned wrong = 0;

    for (int i = 1; i < 500; i++) {
        flash_model_begin(1);
        flash_model.wrong_at = i;
        status = update();
        TEST_ASSERT_EQUAL_INT(
            flash_model.was_wrong ? NSLOT_ERR_FLASH : NSLOT_OK, status);
        wrong += flash_model.was_wrong ? 1u : 0u;
    }
    TEST_ASSERT_TRUE(wrong > 100);
}

void test_a_place_of_the_log_that_cannot_be_written_is_passed_over(void)
{
    nslot_open(&slots);
    flash_model.wrong_at = 1 + NSLOT_RECORD / 8 + 1; /* first: an erasure */
    TEST_ASSERT_EQUAL_INT(NSLOT_LOG_ERROR, nslot_log_write(&slots.log));
    slots.log.record.counter = 9;
    TEST_ASSERT_EQUAL_INT(0, nslot_log_write(&slots.log));
    nslot_open(&slots);
    TEST_ASSERT_EQUAL_UINT32(9, nslot_counter(&slots));
}

/* Else bytes that are erased would be promised. */
void test_a_state_that_could_not_be_written_is_written_before_the_next_erasure(
    void)
{
    begin_download(512);
    nslot_begin(&slots, url, etag(), 1);
    flash_model.fail_at = flash_model.calls + 1;
    TEST_ASSERT_EQUAL_INT(NSLOT_ERR_FLASH,
                          nslot_add(&slots, image, NSLOT_BUFFER));
    flash_model.fail_at = 0;
    nslot_begin(&slots, url, etag(), 1);
    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_add(&slots, image, NSLOT_BUFFER));
    nslot_open(&slots);
    TEST_ASSERT_EQUAL_UINT32(0, nslot_stored(&slots, url));
}

void test_nothing_is_added_after_a_write_that_failed(void)
{
    begin_download(NSLOT_BUFFER);
    nslot_begin(&slots, url, etag(), 1);
    flash_model.wrong_at = flash_model.operations + 2; /* after the erasure */
    TEST_ASSERT_EQUAL_INT(NSLOT_ERR_FLASH,
                          nslot_add(&slots, image, NSLOT_BUFFER));
    TEST_ASSERT_TRUE(flash_model.was_wrong);
    TEST_ASSERT_EQUAL_INT(NSLOT_ERR_FLASH, nslot_add(&slots, image, 1));
    TEST_ASSERT_EQUAL_UINT32(NSLOT_BUFFER, slots.held);
    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_begin(&slots, url, etag(), 1));
    TEST_ASSERT_EQUAL_INT(NSLOT_OK, nslot_add(&slots, image, 1));
}
