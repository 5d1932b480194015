/* Appending a value to a path, as one segment; requirement REQ-46. */
#include "nurl_encode.h"

#include "nurl_path.h"
#include "support.h"

static char buffer[200];

/* What a writer of this size holds after the text and the segment. */
static struct nurl_writer with_segment(size_t size, struct nurl_str text,
                                       struct nurl_str value)
{
    struct nurl_writer out = writer_of(buffer, size);

    nurl_write_text(&out, text);
    nurl_write_segment(&out, value);
    return out;
}

static const char *segment(const char *text, struct nurl_str value)
{
    struct nurl_writer out =
        with_segment(sizeof buffer, nurl_text(text, strlen(text)), value);

    return shown_writer(&out);
}

void test_a_slash_is_put_where_the_value_would_not_be_a_segment(void)
{
    struct nurl_str v = NURL_STR("v");

    TEST_ASSERT_EQUAL_STRING("/a/v", segment("/a", v));
    TEST_ASSERT_EQUAL_STRING("/a/v", segment("/a/", v));
    /* A host begins after "//" and "scheme://", and nowhere else. */
    TEST_ASSERT_EQUAL_STRING("///v", segment("//", v));
    TEST_ASSERT_EQUAL_STRING("s:///v", segment("s://", v));
    TEST_ASSERT_EQUAL_STRING(":///v", segment("://", v));
    TEST_ASSERT_EQUAL_STRING("s:/v", segment("s:/", v));
    TEST_ASSERT_EQUAL_STRING("s:a/v", segment("s:a/", v));
    TEST_ASSERT_EQUAL_STRING("/v", segment("/", v));
    TEST_ASSERT_EQUAL_STRING("a//v", segment("a//", v));
    TEST_ASSERT_EQUAL_STRING("a/b://v", segment("a/b://", v));
    TEST_ASSERT_EQUAL_STRING("s://h//v", segment("s://h//", v));
    TEST_ASSERT_EQUAL_STRING("s::/v", segment("s::/", v));
}

void test_a_value_without_bytes_or_with_a_length_alone_is_no_segment(void)
{
    TEST_ASSERT_EQUAL_STRING("DEC_FORBIDDEN@0",
                             segment("/a", nurl_text(NULL, 0)));
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", segment("/a", nurl_text(NULL, 1)));
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", segment("/a?", nurl_text(NULL, 1)));
}

static void fill(struct nurl_writer *out, const void *what)
{
    (void)what;
    nurl_write_text(out, NURL_STR("/ab"));
    nurl_write_segment(out, NURL_STR("c/d"));
}

void test_a_buffer_too_small_holds_a_prefix_and_the_length_is_counted(void)
{
    buffers_check(fill, NULL, 3);
}

void test_the_byte_without_space_is_named(void)
{
    struct nurl_str path = NURL_STR("/a");
    struct nurl_str value = NURL_STR("b/c");
    struct nurl_writer out = with_segment(2, path, value);

    TEST_ASSERT_EQUAL_STRING("BUF@0", shown_writer(&out)); /* the slash */
    out = with_segment(4, path, value);
    TEST_ASSERT_EQUAL_STRING("BUF@1", shown_writer(&out));
    out = with_segment(7, path, value);
    TEST_ASSERT_EQUAL_STRING("BUF@2", shown_writer(&out));
}

/* The last byte in a full buffer need not be that of the text. */
void test_after_buf_the_slash_is_counted_and_never_too_little(void)
{
    struct nurl_str path = NURL_STR("/a/");
    struct nurl_str value = NURL_STR("b");
    struct nurl_writer out = with_segment(0, path, value);

    TEST_ASSERT_EQUAL(5, nurl_writer_need(&out));
    out = with_segment(1, path, value);
    TEST_ASSERT_EQUAL(5, nurl_writer_need(&out));
    out = with_segment(3, path, value);
    TEST_ASSERT_EQUAL(4, nurl_writer_need(&out));
    out = with_segment(4, path, value);
    TEST_ASSERT_EQUAL_STRING("/a/b", shown_writer(&out));
}

void test_an_empty_writer_without_a_buffer_counts_the_segment(void)
{
    struct nurl_writer out = writer_of(NULL, 0);

    nurl_write_segment(&out, NURL_STR("a/b"));
    TEST_ASSERT_EQUAL_STRING("BUF@0", shown_writer(&out));
    TEST_ASSERT_EQUAL(6, nurl_writer_need(&out));
}

/* An error of the input replaces BUF, and then the first one stays. */
void test_an_error_writes_nothing_and_stays(void)
{
    struct nurl_writer out =
        with_segment(sizeof buffer, NURL_STR("/a"), NURL_STR(".."));

    nurl_write_segment(&out, NURL_STR("b"));
    nurl_write_segment(&out, nurl_text(NULL, 1));
    TEST_ASSERT_EQUAL_STRING("DEC_FORBIDDEN@0", shown_writer(&out));
    TEST_ASSERT_EQUAL_STRING("/a", shown(out.ptr, out.len));
    TEST_ASSERT_EQUAL(2, nurl_writer_need(&out));
    out = with_segment(1, NURL_STR("/a"), NURL_STR("."));
    TEST_ASSERT_EQUAL_STRING("DEC_FORBIDDEN@0", shown_writer(&out));
    out = with_segment(3, NURL_STR("/a?b"), NURL_STR("c"));
    TEST_ASSERT_EQUAL_STRING("PATH_FORBIDDEN@0", shown_writer(&out));
    out = with_segment(1, NURL_STR("#b"), NURL_STR("c"));
    TEST_ASSERT_EQUAL_STRING("PATH_FORBIDDEN@0", shown_writer(&out));
}

/* What is not in the buffer is not seen. */
void test_a_query_that_did_not_fit_is_not_seen(void)
{
    struct nurl_writer out = with_segment(2, NURL_STR("/a?b"), NURL_STR("c"));

    TEST_ASSERT_EQUAL_STRING("BUF@2", shown_writer(&out));
    TEST_ASSERT_EQUAL(6, nurl_writer_need(&out));
}

/* A board does not have the memory for more bytes than a text can have. */
#ifdef NURL_HOST_TEST
#define MANY 65536
#else
#define MANY 256
#endif

static char many[MANY + 3];

void test_a_segment_can_follow_many_bytes(void)
{
    struct nurl_writer out = writer_of(many, sizeof many);

    memset(many, 'a', sizeof many);
    many[MANY] = '/';
    out.len = MANY + 1;
    nurl_write_segment(&out, NURL_STR("b"));
    TEST_ASSERT_EQUAL_STRING("/b", shown(many + MANY, out.len - MANY));
    many[MANY] = '?';
    nurl_write_segment(&out, NURL_STR("c"));
    TEST_ASSERT_EQUAL(NURL_ERR_PATH_FORBIDDEN, nurl_writer_status(&out));
}

void test_the_segments_of_the_path_are_those_that_were_written(void)
{
    struct nurl_writer out =
        with_segment(sizeof buffer, NURL_STR("/v1"), NURL_STR("a/../b"));
    struct nurl_str path;
    struct nurl_str part;

    nurl_write_segment(&out, NURL_STR("c"));
    path = nurl_text(out.ptr, out.len);
    TEST_ASSERT_TRUE(nurl_path_next(&path, &part));
    TEST_ASSERT_TRUE(nurl_path_next(&path, &part));
    TEST_ASSERT_EQUAL_STRING("a%2F..%2Fb", shown(part.ptr, part.len));
    TEST_ASSERT_TRUE(nurl_path_next(&path, &part));
    TEST_ASSERT_EQUAL_STRING("c", shown(part.ptr, part.len));
    TEST_ASSERT_FALSE(nurl_path_next(&path, &part));
}
