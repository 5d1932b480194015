/* SPDX-License-Identifier: MIT */
/*
 * lwipopts.h - lwIP's options for a client that fetches one thing at a time
 *
 * lwIP's opt.h explains each option. Little memory, no threads, and nothing
 * that only a server or a router needs.
 */
#ifndef LWIPOPTS_H
#define LWIPOPTS_H

#define NO_SYS 1
#define SYS_LIGHTWEIGHT_PROT 0
#define LWIP_NETCONN 0
#define LWIP_SOCKET 0
#define LWIP_STATS 0
#define LWIP_RAW 0
/* Without lists of interfaces, and without zones of IPv6: 3 KB of flash. */
#define LWIP_SINGLE_NETIF 1
#define LWIP_IGMP 0

#define LWIP_IPV4 1
#define LWIP_ARP 1
#define LWIP_ICMP 1
#define LWIP_DHCP 1
#define LWIP_IPV6 1
#define IP_REASSEMBLY 0
#define IP_FRAG 0
#define LWIP_IPV6_REASS 0
#define LWIP_IPV6_FRAG 0
#define LWIP_IPV6_FORWARD 0

/*
 * Nobody is asked whether an address is in use already. lwIP 2.1 and 2.2 have
 * different names for the first option. If it is on, a fetch takes 7 s more.
 */
#define DHCP_DOES_ARP_CHECK 0
#define LWIP_DHCP_DOES_ACD_CHECK 0
#define LWIP_IPV6_DUP_DETECT_ATTEMPTS 0

/* Two bytes before each frame, so that the words of IP are aligned. */
#define ETH_PAD_SIZE 2
#define MEM_ALIGNMENT 4
#define LWIP_NETIF_TX_SINGLE_PBUF 1
/* The checksum by words, not by halfwords. */
#define LWIP_CHKSUM_ALGORITHM 3

/* Segments of the window: LWIP_WINDOW of board.env. */
#ifndef WINDOW_SEGMENTS
#define WINDOW_SEGMENTS 6
#endif

/*
 * Segments are kept if they arrive out of order. With a large window the sender
 * is told which ones (SACK, RFC 2018); a small one has too few for that. A
 * segment is what IPv6 leaves of a frame. Each segment that is read opens the
 * window again. So the acknowledgements after a lost segment are equal, and a
 * sender that counts them sends it again at once.
 */
#define TCP_MSS 1440
#define TCP_WND (WINDOW_SEGMENTS * TCP_MSS)
#define TCP_SND_BUF (2 * TCP_MSS)
#define TCP_QUEUE_OOSEQ 1
#define LWIP_TCP_SACK_OUT (WINDOW_SEGMENTS > 6)
#define TCP_WND_UPDATE_THRESHOLD 512
#define PBUF_POOL_SIZE (WINDOW_SEGMENTS + 2)
#define PBUF_POOL_BUFSIZE 1516 /* a frame each */
#define MEM_SIZE 4096
#define MEMP_NUM_PBUF 8

#define MEMP_NUM_UDP_PCB 6
#define MEMP_NUM_TCP_PCB 6
#define MEMP_NUM_TCP_PCB_LISTEN 1
#define MEMP_NUM_TCP_SEG (WINDOW_SEGMENTS + 10)
#define ARP_TABLE_SIZE 4
#define LWIP_ND6_NUM_NEIGHBORS 4
#define LWIP_ND6_NUM_DESTINATIONS 4
#define LWIP_ND6_QUEUEING 1
#define MEMP_NUM_ND6_QUEUE 4

/* A lost SYN is sent once more after a second, not after three. */
#define LWIP_TCP_RTO_TIME 1000

/*
 * For the name servers that the network names, so many of each family, by DHCP,
 * routers and stateless DHCPv6: lwip_name.c has the client.
 */
#define LWIP_DNS 1
#define DNS_MAX_SERVERS 2
#define LWIP_ND6_RDNSS_MAX_DNS_SERVERS DNS_MAX_SERVERS
#define LWIP_IPV6_DHCP6 1
#define LWIP_IPV6_DHCP6_STATELESS 1
/* lwIP 2.1.3 does not count the timer of DHCPv6. */
#define MEMP_NUM_SYS_TIMEOUT (LWIP_NUM_SYS_TIMEOUT_INTERNAL + 1)

/* What nobody must predict: ports, identifiers, sequence numbers. */
#define LWIP_RAND() nfetch_lwip_random()
#define LWIP_HOOK_TCP_ISN(here, port, there, its_port) nfetch_lwip_random()

#endif
