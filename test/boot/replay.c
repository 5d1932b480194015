/*
 * replay.c - the clients beside recorded conversations, each octet of the
 *            server's being damaged in turn
 *
 *     replay FILE...
 *
 * This is net.h over what a server has said once (talk.h), with a clock of its
 * own, so that thousands of fetches take a second. Of each conversation every
 * octet of the server's is cut off, left out, doubled and replaced, for good
 * or the first time alone. Whatever comes of it:
 *
 * - the status is one that such a server can cause;
 * - FETCH_OK means that the octets are those of the image, which held those of
 *   another fetch before;
 * - it ends, in FETCH_MS_WHOLE of its clock;
 * - all sockets are closed, and nobody else was spoken to.
 *
 * Prints what came of it, and `N passed, N failed`.
 */
#include "fetch.h"
#include "talk.h"

#include <sanitizer/asan_interface.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    CALLS = 20000,   /* of net.h in one fetch: it does not end */
    DATAGRAM = 2048, /* octets */
    STATUSES = 25,   /* 0 to -24 */
    FEW = 8,         /* other octets in an image */
    SLACK = 2000,    /* ms above FETCH_MS_WHOLE */
    REPORTS = 20     /* of failures of one conversation */
};

/* The clock wraps in the middle of each fetch. */
#define BEGIN UINT32_C(0xFFFFFFF0)

enum damage {
    NONE,
    ENDED,   /* the connection ends; a datagram is shorter */
    BROKEN,  /* the connection is reset; the datagrams behind are lost */
    SILENT,  /* nothing comes any more */
    MISSING, /* without this octet */
    DOUBLED, /* with it twice */
    REPLACED /* by another octet */
};

static const char *const damages[] = { "none",    "the end",  "a reset",
                                       "silence", "left out", "doubled",
                                       "replaced" };

/* What is done to which octet of talk->octets. */
struct fault {
    enum damage damage;
    size_t at;
    uint8_t octet; /* that replaces it */
    int is_once;   /* the second time it is as it was */
};

struct socket {
    const struct talk *talk; /* NULL: closed */
    uint8_t channel;
    uint8_t is_stream;
    size_t part;   /* the next one, or of datagrams: the next that may come */
    size_t taken;  /* octets of it */
    unsigned sent; /* how many sends of the client are not answered yet */
};

static struct {
    const struct talk *good;
    struct talk bad;
    struct fault fault;
    struct socket sockets[NET_SOCKETS];
    uint8_t opened[TALK_PARTS]; /* how often this part has been opened */
    uint8_t came[TALK_PARTS];   /* how often this datagram has come */
    uint32_t now;
    uint32_t random;
    unsigned calls;
    unsigned strange;  /* what the client sent was not in the conversation */
    const char *wrong; /* what no client may do, or NULL */
} net;

/* ------------------------------------------------------------------ damage */

static int is_stream(const struct talk *talk)
{
    return talk->parts[0].kind == TALK_OPEN;
}

/* Cuts the conversation off at an octet of a part. */
static void cut(struct talk *bad, size_t index, size_t length)
{
    struct talk_part *part = &bad->parts[index];
    uint8_t end = net.fault.damage == ENDED    ? TALK_END
                  : net.fault.damage == BROKEN ? TALK_RESET
                                               : TALK_QUIET;
    size_t i;

    part->length = length;
    if (!is_stream(net.good) && end == TALK_END) {
        return;
    }
    for (i = index + 1; i < bad->count; i++) {
        if (bad->parts[i].channel == part->channel &&
            bad->parts[i].kind != TALK_OPEN) {
            bad->parts[i].kind = end;
            bad->parts[i].length = 0;
        }
    }
    if (bad->count < TALK_PARTS) {
        bad->parts[bad->count] = *part;
        bad->parts[bad->count].kind = end;
        bad->count++;
    }
}

/* Moves all octets behind one of them up or down by one. */
static void shift(struct talk *bad, size_t index, int by)
{
    size_t at = net.fault.at;
    size_t i;

    if (by > 0) {
        memmove(bad->octets + at + 1, bad->octets + at, bad->length - at);
    } else {
        memmove(bad->octets + at, bad->octets + at + 1, bad->length - at - 1);
    }
    bad->length = (size_t)((long)bad->length + by);
    bad->parts[index].length = (size_t)((long)bad->parts[index].length + by);
    for (i = index + 1; i < bad->count; i++) {
        bad->parts[i].at = (size_t)((long)bad->parts[i].at + by);
    }
}

/* The part of the server's that holds the octet, or talk->count. */
static size_t part_of(const struct talk *talk, size_t at)
{
    size_t i;

    for (i = 0; i < talk->count; i++) {
        if (talk->parts[i].kind == TALK_CAME && at >= talk->parts[i].at &&
            at - talk->parts[i].at < talk->parts[i].length) {
            break;
        }
    }
    return i;
}

static void make_bad(const struct fault *fault)
{
    struct talk *bad = &net.bad;
    size_t index = part_of(net.good, fault->at);

    *bad = *net.good;
    switch (fault->damage) {
    case NONE:
        break;
    case ENDED:
    case BROKEN:
    case SILENT:
        cut(bad, index, fault->at - bad->parts[index].at);
        break;
    case MISSING:
        shift(bad, index, -1);
        break;
    case DOUBLED:
        shift(bad, index, 1);
        break;
    case REPLACED:
        bad->octets[fault->at] = fault->octet;
        break;
    }
}

/* --------------------------------------------------------------- the clock */

static void wrong(const char *what)
{
    if (net.wrong == NULL) {
        net.wrong = what;
    }
}

/* Time goes on with each call. One that does not end is shown as it is. */
static void count_call(void)
{
    net.calls++;
    net.now++;
    if (net.calls > CALLS) {
        fprintf(stderr, "endless: %s %s at octet %lu\n", net.good->url,
                damages[net.fault.damage], (unsigned long)net.fault.at);
        abort();
    }
}

uint32_t net_ms(void)
{
    return net.now;
}

uint32_t net_random(void)
{
    return talk_random(&net.random);
}

static int wait_in_vain(uint32_t ms)
{
    if (ms == 0) {
        wrong("a limit of 0 ms");
    }
    net.now += ms;
    return NET_ERR_TIMEOUT;
}

/* ---------------------------------------------------- addresses and sockets */

enum net_status net_start(const struct net_address *to, uint32_t ms)
{
    (void)ms;
    return to->family == NET_IPV4 ? NET_OK : NET_ERR_LINK;
}

void net_wait(uint32_t ms)
{
    net.now += ms;
}

static int is_here(const struct net_address *to)
{
    static const uint8_t loopback[4] = { 127, 0, 0, 1 };

    return to->family == NET_IPV4 && memcmp(to->octets, loopback, 4) == 0;
}

static int new_socket(const struct talk *talk, uint8_t channel)
{
    struct socket *socket;
    int i;

    for (i = 0; i < NET_SOCKETS; i++) {
        socket = &net.sockets[i];
        if (socket->talk == NULL) {
            memset(socket, 0, sizeof *socket);
            socket->talk = talk;
            socket->channel = channel;
            return i;
        }
    }
    wrong("too many sockets");
    return NET_ERR_ROOM;
}

static struct socket *socket_of(int number)
{
    if (number < 0 || number >= NET_SOCKETS ||
        net.sockets[number].talk == NULL) {
        fprintf(stderr, "a socket that is closed: %s\n", net.good->url);
        abort();
    }
    return &net.sockets[number];
}

void net_close(int socket)
{
    socket_of(socket)->talk = NULL;
}

/* Nothing stands behind what has come: who reads on there is stopped. */
static void fill_room(void *room, size_t size, const uint8_t *octets,
                      size_t length)
{
    ASAN_UNPOISON_MEMORY_REGION(room, size);
    memcpy(room, octets, length);
    ASAN_POISON_MEMORY_REGION((uint8_t *)room + length, size - length);
}

/* ----------------------------------------------------------------- streams */

/* The next connection to this port, or the last one once more. */
static size_t find_open(uint16_t port)
{
    size_t found = net.good->count;
    size_t i;

    for (i = 0; i < net.good->count; i++) {
        if (net.good->parts[i].kind == TALK_OPEN &&
            net.good->parts[i].port == port) {
            found = i;
            if (net.opened[i] == 0) {
                break;
            }
        }
    }
    return found;
}

int net_tcp_open(const struct net_address *to, uint32_t ms)
{
    size_t part = find_open(to->port);
    int is_good;
    int number;

    count_call();
    if (!is_here(to)) {
        return wait_in_vain(ms);
    }
    if (part == net.good->count) {
        return NET_ERR_REFUSED;
    }
    is_good = net.fault.is_once && net.opened[part] > 0;
    net.opened[part] = 1;
    number = new_socket(is_good ? net.good : &net.bad,
                        net.good->parts[part].channel);
    if (number >= 0) {
        net.sockets[number].is_stream = 1;
    }
    return number;
}

static int is_said(const struct talk_part *part, const void *octets,
                   size_t length)
{
    return part->length == length &&
           memcmp(net.good->octets + part->at, octets, length) == 0;
}

/* The client says this somewhere in the conversation, on this channel. */
static size_t find_said(uint8_t channel, const void *octets, size_t length)
{
    size_t i;

    for (i = 0; i < net.good->count; i++) {
        if (net.good->parts[i].kind == TALK_SENT &&
            net.good->parts[i].channel == channel &&
            is_said(&net.good->parts[i], octets, length)) {
            break;
        }
    }
    return i;
}

enum net_status net_tcp_send(int socket, const void *octets, size_t length,
                             uint32_t ms)
{
    struct socket *to = socket_of(socket);

    (void)ms;
    count_call();
    to->sent++;
    if (find_said(to->channel, octets, length) == net.good->count) {
        net.strange++;
    }
    return NET_OK;
}

/*
 * Goes on to the next octet of the stream: its part's kind is CAME; or what
 * there is in its place. What the client has not asked for does not come.
 */
static enum talk_kind seek(struct socket *from)
{
    const struct talk *talk = from->talk;
    const struct talk_part *part;

    for (; from->part < talk->count; from->part++, from->taken = 0) {
        part = &talk->parts[from->part];
        if (part->channel != from->channel || part->kind == TALK_OPEN) {
            continue;
        }
        if (part->kind == TALK_SENT) {
            if (from->sent == 0) {
                return TALK_QUIET;
            }
            from->sent--;
        } else if (part->kind != TALK_CAME || from->taken < part->length) {
            return (enum talk_kind)part->kind;
        }
    }
    return TALK_QUIET;
}

/* What is left of a part; of every other fault octet by octet. */
int net_tcp_receive(int socket, void *octets, size_t size, uint32_t ms)
{
    struct socket *from = socket_of(socket);
    enum talk_kind kind = seek(from);
    const struct talk_part *part = &from->talk->parts[from->part];
    size_t length;

    count_call();
    if (kind == TALK_END) {
        return 0;
    }
    if (kind != TALK_CAME) {
        return kind == TALK_RESET ? NET_ERR_CLOSED : wait_in_vain(ms);
    }
    length = part->length - from->taken;
    if (length > size || net.fault.at % 2 != 0) {
        length = size == 0 || net.fault.at % 2 == 0 ? size : 1;
    }
    fill_room(octets, size, from->talk->octets + part->at + from->taken,
              length);
    from->taken += length;
    return (int)length;
}

/* --------------------------------------------------------------- datagrams */

int net_udp_open(enum net_family family)
{
    int number;

    count_call();
    number = new_socket(&net.bad, 0);
    if (number >= 0) {
        net.sockets[number].part = net.good->count;
    }
    return family == NET_IPV4 ? number : NET_ERR_LINK;
}

/* What has been answered once is answered so again. */
enum net_status net_udp_send(int socket, const struct net_address *to,
                             const void *octets, size_t length)
{
    struct socket *by = socket_of(socket);
    size_t said = find_said(by->channel, octets, length);

    count_call();
    if (!is_here(to)) {
        wrong("somebody else was spoken to");
    }
    if (said == net.good->count || net.good->parts[said].port != to->port) {
        net.strange++;
    } else {
        by->part = said + 1;
    }
    return NET_OK;
}

static void set_server(struct net_address *from, uint16_t port)
{
    memset(from, 0, sizeof *from);
    from->family = NET_IPV4;
    from->octets[0] = 127;
    from->octets[3] = 1;
    from->port = port;
}

int net_udp_receive(int socket, struct net_address *from, struct net_room room,
                    uint32_t ms)
{
    struct socket *by = socket_of(socket);
    size_t index = by->part;
    const struct talk *talk = &net.bad;
    const struct talk_part *part;

    count_call();
    if (index >= talk->count || talk->parts[index].kind != TALK_CAME) {
        return wait_in_vain(ms);
    }
    if (net.fault.is_once && net.came[index] > 0) {
        talk = net.good;
    }
    net.came[index] = 1;
    by->part++;
    part = &talk->parts[index];
    set_server(from, part->port);
    fill_room(room.octets, room.size, talk->octets + part->at,
              part->length < room.size ? part->length : room.size);
    return part->length <= room.size ? (int)part->length : (int)room.size + 1;
}

/* ------------------------------------------------------------- one fetch */

static int is_open(void)
{
    int i = 0;

    while (i < NET_SOCKETS && net.sockets[i].talk == NULL) {
        i++;
    }
    return i < NET_SOCKETS;
}

static void begin(const struct talk *talk, const struct fault *fault)
{
    net.good = talk;
    net.fault = *fault;
    make_bad(fault);
    memset(net.sockets, 0, sizeof net.sockets);
    memset(net.opened, 0, sizeof net.opened);
    memset(net.came, 0, sizeof net.came);
    net.now = BEGIN;
    net.random = 0;
    net.calls = 0;
    net.strange = 0;
    net.wrong = NULL;
}

static int run(struct image *image, const struct talk *talk,
               const struct fault *fault)
{
    static struct fetch fetch;
    int status;

    begin(talk, fault);
    ASAN_UNPOISON_MEMORY_REGION(&fetch, sizeof fetch);
    fetch.asks = NULL;
    status =
        fetch_image(&fetch, image, nurl_text(talk->url, strlen(talk->url)));
    if (is_open()) {
        wrong("a socket is left open");
    }
    if (net.now - BEGIN > FETCH_MS_WHOLE + SLACK) {
        wrong("it took too long");
    }
    return status;
}

/* ---------------------------------------------------------- what is allowed */

static const char *status_name(int status)
{
    static const char *const names[STATUSES] = {
        "image",  "TIMEOUT",  "CLOSED",    "REFUSED",   "LINK",
        "NAME",   "ROOM",     "-7",        "-8",        "-9",
        "URL",    "SCHEME",   "PROTOCOL",  "NOT_FOUND", "DENIED",
        "SERVER", "REDIRECT", "REDIRECTS", "SHORT",     "LONG",
        "SIZE",   "BLOCKS",   "EMPTY",     "DIGEST",    "IMAGE"
    };

    return status <= 0 && status > -STATUSES ? names[-status] : "?";
}

static const int allowed_always[] = {
    FETCH_OK,         NET_ERR_TIMEOUT,  FETCH_ERR_PROTOCOL, FETCH_ERR_NOT_FOUND,
    FETCH_ERR_DENIED, FETCH_ERR_SERVER, FETCH_ERR_SHORT,    FETCH_ERR_LONG,
    FETCH_ERR_SIZE,   FETCH_ERR_EMPTY,  FETCH_ERR_DIGEST
};
static const int allowed_streams[] = { NET_ERR_CLOSED, NET_ERR_REFUSED };
static const int allowed_http[] = { FETCH_ERR_REDIRECT, FETCH_ERR_REDIRECTS,
                                    NET_ERR_NAME, NET_ERR_LINK };
static const int allowed_datagrams[] = { FETCH_ERR_BLOCKS };

static int is_in(int status, const int *list, size_t bytes)
{
    size_t i = 0;

    while (i < bytes / sizeof list[0] && list[i] != status) {
        i++;
    }
    return i < bytes / sizeof list[0];
}

static int is_allowed(const char *url, int status)
{
    int is_http = strncmp(url, "http:", 5) == 0;

    if (is_in(status, allowed_always, sizeof allowed_always) ||
        (is_http && is_in(status, allowed_http, sizeof allowed_http))) {
        return 1;
    }
    return is_http || strncmp(url, "ftp:", 4) == 0
               ? is_in(status, allowed_streams, sizeof allowed_streams)
               : is_in(status, allowed_datagrams, sizeof allowed_datagrams);
}

/* -------------------------------------------------------------- the verdict */

static struct {
    const struct talk *talk;
    struct image image; /* room for the right one, and not an octet more */
    uint8_t *room;
    uint8_t *right;
    size_t length; /* of the right one, without the digest behind it */
    unsigned long counts[STATUSES];
    unsigned long passed, failed;
    unsigned reports;
} judge;

static int is_right(int status)
{
    return status != FETCH_OK ||
           (judge.image.length == judge.length &&
            memcmp(judge.room, judge.right, judge.length) == 0);
}

static void report(const struct fault *fault, int status, const char *why)
{
    judge.failed++;
    if (judge.reports++ < REPORTS) {
        printf("FAILED %s: octet %lu %s (%02x)%s: %s, %s\n", judge.talk->url,
               (unsigned long)fault->at, damages[fault->damage], fault->octet,
               fault->is_once ? " once" : "", status_name(status), why);
    }
}

static void try_fault(const struct fault *fault)
{
    int status;

    status = run(&judge.image, judge.talk, fault);
    if (net.wrong != NULL) {
        report(fault, status, net.wrong);
    } else if (!is_allowed(judge.talk->url, status)) {
        report(fault, status, "which is not allowed");
    } else if (!is_right(status)) {
        report(fault, status, "which is another one");
    } else {
        judge.counts[-status]++;
        judge.passed++;
    }
}

static void print_counts(enum damage damage, int is_once)
{
    unsigned long sum = 0;
    int i;

    for (i = 0; i < STATUSES; i++) {
        sum += judge.counts[i];
    }
    printf("  %-8s %-5s %7lu:", damages[damage], is_once ? "once" : "", sum);
    for (i = 0; i < STATUSES; i++) {
        if (judge.counts[i] > 0) {
            printf(" %s %lu", status_name(-i), judge.counts[i]);
        }
    }
    printf("\n");
}

/*
 * Every octet that could be there instead; of one that is in the image a few,
 * as all of them lead to another digest.
 */
static void replace(struct fault *fault)
{
    const unsigned long *digests = &judge.counts[-FETCH_ERR_DIGEST];
    unsigned long before = *digests;
    unsigned octet;

    for (octet = 0; octet < 256 && *digests - before < FEW; octet++) {
        fault->octet = (uint8_t)octet;
        if (octet != judge.talk->octets[fault->at]) {
            try_fault(fault);
        }
    }
}

static void try_damage(enum damage damage, int is_once)
{
    struct fault fault = { NONE, 0, 0, 0 };

    fault.damage = damage;
    fault.is_once = is_once;
    memset(judge.counts, 0, sizeof judge.counts);
    for (fault.at = 0; fault.at < judge.talk->length; fault.at++) {
        if (part_of(judge.talk, fault.at) == judge.talk->count) {
            continue;
        }
        if (damage == REPLACED) {
            replace(&fault);
        } else {
            try_fault(&fault);
        }
    }
    print_counts(damage, is_once);
}

/*
 * The conversation as it was, twice into the same memory: the image, and
 * nothing said that is new.
 */
static int take_right(void)
{
    static const struct fault none = { NONE, 0, 0, 0 };
    int status;

    status = run(&judge.image, judge.talk, &none);
    if (status == FETCH_OK) {
        status = run(&judge.image, judge.talk, &none);
    }
    if (status != FETCH_OK || net.strange > 0 || net.wrong != NULL) {
        report(&none, status,
               net.wrong != NULL ? net.wrong
                                 : "recorded by another client? Record anew");
        return 0;
    }
    judge.length = judge.image.length;
    judge.right = malloc(judge.length);
    if (judge.right == NULL) {
        abort();
    }
    memcpy(judge.right, judge.room, judge.length);
    return 1;
}

static void try_all(void)
{
    int damage;

    for (damage = ENDED; damage <= REPLACED; damage++) {
        try_damage((enum damage)damage, 0);
        if (damage != REPLACED || !is_stream(judge.talk)) {
            try_damage((enum damage)damage, 1);
        }
    }
}

static void new_room(size_t size)
{
    judge.room = malloc(size);
    if (judge.room == NULL) {
        abort();
    }
    image_begin(&judge.image, judge.room, size);
}

static void replay(const char *path)
{
    static struct talk talk;
    int is_good;

    talk_read(&talk, path);
    printf("%s\n", talk.url);
    judge.talk = &talk;
    judge.reports = 0;
    new_room(TALK_OCTETS);
    is_good = take_right();
    free(judge.room);
    if (is_good) {
        new_room(judge.length + IMAGE_DIGEST);
        try_all();
        free(judge.room);
        free(judge.right);
    }
}

int main(int argc, char **argv)
{
    int i;

    for (i = 1; i < argc; i++) {
        replay(argv[i]);
    }
    printf("%lu passed, %lu failed\n", judge.passed, judge.failed);
    return judge.failed > 0 || judge.passed == 0;
}
