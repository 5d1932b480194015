/* SPDX-License-Identifier: MIT */
/*
 * boot_key.h - whose images boot starts
 *
 * Made by fetch/image/key.rb of a public key (make program PROGRAM=boot
 * KEY=FILE), or for images without a signature (UNSIGNED=1).
 */
#ifndef NBOOT_KEY_H
#define NBOOT_KEY_H

#include <stdint.h>

/* The key of images: NIMAGE_KEY bytes. NULL: no signature is required. */
extern const uint8_t *const nboot_key;

/* The lowest security counter that this build starts (COUNTER=N). */
extern const uint32_t nboot_counter;

/* A line that says whom this build trusts, if that is insecure; or "". */
extern const char nboot_key_warning[];

#endif
