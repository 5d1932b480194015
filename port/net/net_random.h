/*
 * net_random.h - noise for net_random of a board
 */
#ifndef NET_RANDOM_H
#define NET_RANDOM_H

/* Adds the noise of this moment: called when something came from outside. */
void net_random_stir(void);

#endif
