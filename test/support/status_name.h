/*
 * status_name.h - a status as its name without NURL_: "HOST_CHAR"
 */
#ifndef STATUS_NAME_H
#define STATUS_NAME_H

#include "nurl_status.h"

const char *status_name(enum nurl_status status);

#endif
