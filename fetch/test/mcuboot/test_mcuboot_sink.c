/* A fetch into MCUboot's secondary slot, with a slot of two blocks. */
#include "app/mcuboot/mcuboot_sink.h"
#include "flash_map_backend.h"
#include "net_script.h"
#include "unity.h"

#include <string.h>

#define SLOT 3
#define HEAD "HTTP/1.1 200 OK\r\nContent-Length: "
#define Y_64 "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy"

static const struct flash_area area = { SLOT, 0x20000, 512 };
static uint8_t flash[512];
static int is_broken;
static uint32_t erased; /* bytes, so far */
static struct nfetch_mcuboot slot;
static struct nfetch fetch;
static uint8_t work[768];

int flash_area_open(uint8_t id, const struct flash_area **found)
{
    *found = &area;
    return id == SLOT ? 0 : -1;
}

int flash_area_erase(const struct flash_area *of, uint32_t offset,
                     uint32_t length)
{
    TEST_ASSERT_TRUE(of == &area && length <= sizeof flash - offset);
    TEST_ASSERT_TRUE(length > 0 && length % 256 == 0);
    memset(flash + offset, 0xFF, length);
    erased += length;
    return is_broken;
}

int flash_area_write(const struct flash_area *of, uint32_t offset,
                     const void *bytes, uint32_t length)
{
    TEST_ASSERT_TRUE(of == &area && length <= sizeof flash - offset);
    TEST_ASSERT_TRUE(offset % 8 == 0 && length % 8 == 0);
    for (uint32_t i = 0; i < length; i++) {
        TEST_ASSERT_EQUAL_HEX8(0xFF, flash[offset + i]);
    }
    memcpy(flash + offset, bytes, length);
    return 0;
}

void setUp(void)
{
    static const struct nfetch_protocol *const protocols[] = { &nfetch_http };

    net_script_begin();
    memset(flash, 0, sizeof flash);
    memset(&slot, 0, sizeof slot);
    is_broken = 0;
    erased = 0;
    slot.id = SLOT;
    nfetch_init(&fetch);
    fetch.net = &net_scripted;
    fetch.protocols = protocols;
    fetch.protocol_count = 1;
    fetch.sink = nfetch_mcuboot_sink(&slot);
    fetch.work.bytes = work;
    fetch.work.size = sizeof work;
}

static int get(const char *head, size_t length)
{
    static char answer[1024];
    size_t at = strlen(head);

    memcpy(answer, head, at);
    memset(answer + at, 'x', length);
    net_script_bytes(answer, at + length, 0);
    return nfetch_url(&fetch, NURL_STR("http://192.0.2.1/fw.bin"));
}

static void expect_file(size_t length)
{
    for (size_t i = 0; i < sizeof flash; i++) {
        TEST_ASSERT_EQUAL_HEX8(i < length ? 'x' : 0xFF, flash[i]);
    }
}

void test_a_file_of_any_length_fills_the_slot_from_its_beginning(void)
{
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, get(HEAD "300\r\n\r\n", 300));
    expect_file(300);
    setUp();
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, get(HEAD "512\r\n\r\n", 512));
    expect_file(512);
    setUp(); /* cut without a version: it begins anew */
    net_script_server(HEAD "512\r\n\r\n" Y_64 Y_64 Y_64 Y_64 "y",
                      NFETCH_NET_ERR_CLOSED);
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, get(HEAD "512\r\n\r\n", 512));
    expect_file(512);
    setUp();
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, get("HTTP/1.0 200 OK\r\n\r\n", 512));
    expect_file(512);
}

void test_a_file_that_does_not_fit_is_refused(void)
{
    TEST_ASSERT_EQUAL_INT(NFETCH_ERR_SIZE, get(HEAD "513\r\n\r\n", 513));
    TEST_ASSERT_EQUAL_UINT32(0, erased); /* asked before that */
    setUp();                             /* without a length */
    TEST_ASSERT_EQUAL_INT(NFETCH_ERR_SIZE, get("HTTP/1.0 200 OK\r\n\r\n", 600));
}

/* 512 at first; 0, 256, 512 of what the connections before have written. */
void test_a_download_that_starts_over_erases_what_was_written(void)
{
    static const struct {
        uint32_t sector, erased;
    } rows[] = { { 256, 512 + 0 + 256 },
                 { 512, 512 + 0 + 512 },
                 { 0, 512 + 512 + 512 } };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        setUp();
        slot.sector = rows[i].sector;
        net_script_server(HEAD "512\r\n\r\n" Y_64, NFETCH_NET_ERR_CLOSED);
        net_script_server(HEAD "512\r\n\r\n" Y_64 Y_64 Y_64 Y_64 "y",
                          NFETCH_NET_ERR_CLOSED);
        TEST_ASSERT_EQUAL_INT(NFETCH_OK, get(HEAD "400\r\n\r\n", 400));
        expect_file(400);
        TEST_ASSERT_EQUAL_UINT32(rows[i].erased, erased);
    }
    setUp();
    slot.sector = 512;
    net_script_server(HEAD "512\r\n\r\n" Y_64 Y_64 Y_64 Y_64 "y",
                      NFETCH_NET_ERR_CLOSED);
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, get(HEAD "300\r\n\r\n", 300));
    TEST_ASSERT_EQUAL_UINT32(1024, erased);
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, get(HEAD "30\r\n\r\n", 30));
    TEST_ASSERT_EQUAL_UINT32(1536, erased); /* another fetch */
}

void test_an_error_of_the_flash_ends_the_fetch(void)
{
    is_broken = -5;
    TEST_ASSERT_EQUAL_INT(NFETCH_MCUBOOT_ERR, get(HEAD "3\r\n\r\n", 3));
    setUp();
    slot.id = SLOT + 1;
    TEST_ASSERT_EQUAL_INT(NFETCH_MCUBOOT_ERR, get(HEAD "3\r\n\r\n", 3));
}
