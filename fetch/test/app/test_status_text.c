/* The statuses of fetch, slots and images: numbers, words and exit status. */
#include "app/status_text.h"

#include <errno.h>
#include <limits.h>
#include <string.h>

#include "app/boot/boot_store.h"
#include "app/mcuboot/mcuboot_sink.h"
#include "errnos.h"
#include "nfetch_port_image.h"
#include "nfetch_tls_status.h"
#include "unity.h"

#define STATUS(name)                                                           \
    {                                                                          \
        name, #name                                                            \
    }

/* Two names of one number mean the same. */
static const struct {
    int status;
    const char *name;
} rows[] = {
    STATUS(NFETCH_NET_ERR_TIMEOUT),   STATUS(NFETCH_NET_ERR_CLOSED),
    STATUS(NFETCH_NET_ERR_REFUSED),   STATUS(NFETCH_NET_ERR_LINK),
    STATUS(NFETCH_NET_ERR_NAME),      STATUS(NFETCH_NET_ERR_MEMORY),
    STATUS(NFETCH_NET_ERR_RANDOM),    STATUS(NFETCH_ERR_PROXY),
    STATUS(NFETCH_ERR_PROXY_LOGIN),   STATUS(NFETCH_ERR_URL),
    STATUS(NFETCH_ERR_SCHEME),        STATUS(NFETCH_ERR_PROTOCOL),
    STATUS(NFETCH_ERR_NOT_FOUND),     STATUS(NFETCH_ERR_DENIED),
    STATUS(NFETCH_ERR_SERVER),        STATUS(NFETCH_ERR_REDIRECT),
    STATUS(NFETCH_ERR_REDIRECTS),     STATUS(NFETCH_ERR_SHORT),
    STATUS(NFETCH_ERR_LONG),          STATUS(NFETCH_ERR_SIZE),
    STATUS(NFETCH_ERR_BLOCKS),        STATUS(NFETCH_APP_ERR_EMPTY),
    STATUS(NIMAGE_ERR_DIGEST),        STATUS(NIMAGE_ERR_FORMAT),
    STATUS(NFETCH_TLS_ERR),           STATUS(NFETCH_TLS_ERR_CERTIFICATE),
    STATUS(NFETCH_ERR_CANCELLED),     STATUS(NIMAGE_ERR_KEY),
    STATUS(NIMAGE_ERR_SIGNATURE),     STATUS(NIMAGE_ERR_COUNTER),
    STATUS(NIMAGE_ERR_ADDRESS),       STATUS(NSLOT_ERR_FLASH),
    STATUS(NFETCH_ERR_SLOW),          STATUS(NIMAGE_ERR_READ),
    STATUS(NSLOT_ERR_PHASE),          STATUS(NFETCH_APP_ERR_FILE),
    STATUS(NFETCH_MCUBOOT_ERR),       STATUS(NFETCH_ERR_LATE),
    STATUS(NFETCH_ERR_CODING),        STATUS(NFETCH_ERR_UNCHANGED),
    STATUS(NFETCH_ERR_LOGIN),         STATUS(NFETCH_ERR_AUTH),
    STATUS(NFETCH_ERR_UNWANTED),      STATUS(NFETCH_ERR_LOCATION),
    STATUS(NFETCH_PORT_IMAGE_NONE),   STATUS(NFETCH_PORT_IMAGE_BAD),
    STATUS(NBOOT_NOTHING_NEW),        STATUS(NFETCH_TLS_ERR_NO_NAME),
    STATUS(NFETCH_MCUBOOT_ERR_EMPTY), STATUS(NFETCH_MCUBOOT_ERR_LAYOUT),
};

#define ROWS (sizeof rows / sizeof rows[0])

void test_no_status_is_an_errno_or_has_the_number_of_another(void)
{
    for (size_t i = 0; i < ROWS; i++) {
        TEST_ASSERT_TRUE_MESSAGE(rows[i].status <= NFETCH_STATUS_FIRST &&
                                     rows[i].status >= NFETCH_STATUS_LAST,
                                 rows[i].name);
        TEST_ASSERT_NULL_MESSAGE(errno_of(rows[i].status), rows[i].name);
        for (size_t other = i + 1; other < ROWS; other++) {
            TEST_ASSERT_TRUE_MESSAGE(rows[i].status != rows[other].status,
                                     rows[i].name);
        }
    }
    TEST_ASSERT_EQUAL_INT(NFETCH_ERR_SIZE, NSLOT_ERR_SIZE);
    TEST_ASSERT_EQUAL_INT(NSLOT_ERR_FLASH, NSLOT_LOG_ERROR);
}

/* These are never printed. */
static int is_silent(int status)
{
    return status == NFETCH_MCUBOOT_ERR ||
           status == NFETCH_MCUBOOT_ERR_LAYOUT ||
           status == NFETCH_MCUBOOT_ERR_EMPTY ||
           status == NFETCH_PORT_IMAGE_NONE ||
           status == NFETCH_PORT_IMAGE_BAD || status == NBOOT_NOTHING_NEW;
}

void test_what_can_be_printed_has_words(void)
{
    const char *unknown = nfetch_status_text(-EIO);

    for (size_t i = 0; i < ROWS; i++) {
        int is_known = strcmp(nfetch_status_text(rows[i].status), unknown) != 0;

        TEST_ASSERT_EQUAL_INT_MESSAGE(!is_silent(rows[i].status), is_known,
                                      rows[i].name);
    }
}

void test_the_exit_status_is_67_to_125(void)
{
    static const struct {
        int status;
        int expected;
    } exits[] = {
        { NFETCH_OK, 0 },
        { NFETCH_STATUS_FIRST, 67 },
        { NFETCH_NET_ERR_CLOSED, 68 },
        { NFETCH_ERR_URL, 76 },
        { NFETCH_STATUS_LAST, 125 },
        { NFETCH_STATUS_FIRST + 1, NFETCH_EXIT_OWN },
        { NFETCH_STATUS_LAST - 1, NFETCH_EXIT_OWN },
        { -EIO, NFETCH_EXIT_OWN },
        { 7, NFETCH_EXIT_OWN },
        { INT_MIN, NFETCH_EXIT_OWN },
        { INT_MAX, NFETCH_EXIT_OWN },
    };

    for (size_t i = 0; i < sizeof exits / sizeof exits[0]; i++) {
        TEST_ASSERT_EQUAL_INT(exits[i].expected,
                              nfetch_status_exit(exits[i].status));
    }
}
