/* The digest SHA-256: the examples of NIST, and bytes in parts of any length.
 */
#include "nimage_sha256.h"

#include <string.h>

#include "exact.h"
#include "unity.h"

struct row {
    const char *text;
    const char *digest;
};

/* The digest in hex digits. */
static const char *ended(struct nimage_sha256 *sha)
{
    static const char digits[] = "0123456789abcdef";
    static char hex[65];
    uint8_t digest[32];

    nimage_sha256_end(sha, digest);
    for (size_t i = 0; i < sizeof digest; i++) {
        hex[2 * i] = digits[digest[i] >> 4];
        hex[2 * i + 1] = digits[digest[i] & 15];
    }
    hex[64] = '\0';
    return hex;
}

void test_the_examples_of_fips_180(void)
{
    static const struct row rows[] = {
        { "",
          "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855" },
        { "abc",
          "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad" },
        { "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1" },
        { "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
          "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
          "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1" },
    };
    struct nimage_sha256 sha;

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        size_t length = strlen(rows[i].text);
        char *block = exact_open(rows[i].text, length);

        nimage_sha256_begin(&sha);
        nimage_sha256_add(&sha, block, length);
        exact_close(block);
        TEST_ASSERT_EQUAL_STRING(rows[i].digest, ended(&sha));
    }
}

void test_parts_of_any_length_are_the_whole(void)
{
    static const char text[] =
        "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+/"
        "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+/"
        "0123456789";
    char whole[65];
    struct nimage_sha256 sha;

    nimage_sha256_begin(&sha);
    nimage_sha256_add(&sha, text, sizeof text - 1);
    memcpy(whole, ended(&sha), sizeof whole);
    for (size_t first = 0; first < sizeof text; first++) {
        nimage_sha256_begin(&sha);
        nimage_sha256_add(&sha, text, first);
        nimage_sha256_add(&sha, NULL, 0);
        nimage_sha256_add(&sha, text + first, sizeof text - 1 - first);
        TEST_ASSERT_EQUAL_STRING(whole, ended(&sha));
    }
}
