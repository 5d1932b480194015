/*
 * net_random.h - noise for net_random of a board
 */
#ifndef NET_RANDOM_H
#define NET_RANDOM_H

/* Adds noise. Called for each frame, because its time is unpredictable. */
void net_random_stir(void);

#endif
