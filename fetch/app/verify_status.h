/*
 * verify_status.h - why an image is refused, as a status of nfetch_status.h
 */
#ifndef NFETCH_VERIFY_STATUS_H
#define NFETCH_VERIFY_STATUS_H

#include "nimage.h"

int nfetch_verify_status(enum nimage_status status);

#endif
