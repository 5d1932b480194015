/*
 * nurl.h - all of nanourl, in reading order
 *
 * For programs that want everything at hand. It costs nothing: what is not
 * called is not linked.
 */
#ifndef NURL_H
#define NURL_H

/* what everything else speaks of */
#include "nurl_span.h"
#include "nurl_status.h"
#include "nurl_writer.h"

/* a URL into its parts */
#include "nurl_extent.h"
#include "nurl_parse.h"

/* whom to connect to */
#include "nurl_address.h"
#include "nurl_host.h"
#include "nurl_port.h"

/* what stands in a part */
#include "nurl_decode.h"
#include "nurl_encode.h"
#include "nurl_path.h"
#include "nurl_query.h"

#define NURL_VERSION 100 /* major * 10000 + minor * 100 + patch */
#define NURL_VERSION_TEXT "0.1.0"

#endif
