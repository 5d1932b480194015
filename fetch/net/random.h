/*
 * random.h - noise for nfetch_net_random of a board
 */
#ifndef NFETCH_RANDOM_H
#define NFETCH_RANDOM_H

/* Adds noise. Called for each frame, because its time is unpredictable. */
void nfetch_net_random_stir(void);

#endif
