/*
 * boot_key.h - whose images boot starts
 *
 * Made by port/image/key.rb of a public key (make program PROGRAM=boot
 * KEY=FILE), or for images without a signature (UNSIGNED=1).
 */
#ifndef BOOT_KEY_H
#define BOOT_KEY_H

#include <stdint.h>

/* The key of images: IMAGE_KEY bytes. NULL: no signature is required. */
extern const uint8_t *const boot_key;

/* The lowest security counter that this build starts (COUNTER=N). */
extern const uint32_t boot_counter;

/* A line that says whom this build trusts, if that is insecure; or "". */
extern const char boot_key_warning[];

#endif
