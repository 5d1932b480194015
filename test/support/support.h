/*
 * support.h - what most unit tests need besides the header that they test
 */
#ifndef SUPPORT_H
#define SUPPORT_H

#include <string.h>

#include "exact.h"
#include "mutate.h"
#include "nurl_parse.h"
#include "render.h"
#include "rows.h"
#include "unity.h"

#endif
