/*
 * verify_status.h - why an image is refused, as a status of fetch_status.h
 */
#ifndef VERIFY_STATUS_H
#define VERIFY_STATUS_H

#include "image_verify.h"

int verify_status(enum image_status status);

#endif
