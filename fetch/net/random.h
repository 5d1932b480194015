/* SPDX-License-Identifier: MIT */
/*
 * random.h - random numbers of a board: nfetch_port_noise, mixed
 */
#ifndef NFETCH_RANDOM_H
#define NFETCH_RANDOM_H

#include <stdint.h>

/* As nfetch_net_random. */
int nfetch_random_read(uint32_t *number);

/* Adds noise. Called for each frame, because its time is unpredictable. */
void nfetch_random_stir(void);

#endif
