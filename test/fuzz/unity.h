/*
 * unity.h - the one assertion of Unity that test/support/well_formed.c uses,
 *           for programs that are no unit tests
 */
#ifndef UNITY_H
#define UNITY_H

#include <stdlib.h>

#define TEST_FAIL_MESSAGE(message) ((void)(message), abort())

#endif
