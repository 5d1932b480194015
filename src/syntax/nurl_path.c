/*
 * nurl_path.c - the segments of a path, one after the other
 */
#include "nurl_path.h"
#include "nurl_cut.h"

void nurl_path_walk(struct nurl_walk *walk, struct nurl_str path)
{
    walk->rest = path;
    if (path.len == 0) {
        walk->rest.at = NULL;
    } else if (path.at[0] == '/') {
        nurl_cut(&walk->rest, '/'); /* the nothing before the first slash */
    }
}

int nurl_path_next(struct nurl_walk *walk, struct nurl_str *segment)
{
    if (!walk->rest.at) {
        return 0;
    }
    *segment = nurl_cut(&walk->rest, '/');
    return 1;
}
