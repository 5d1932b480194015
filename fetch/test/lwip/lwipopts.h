/*
 * lwipopts.h - lwIP with threads and sockets on this machine, as a firmware
 * could have it, for fetch/test/check sockets
 *
 * The random numbers of lwIP's port for POSIX are rand's: these are for tests.
 */
#ifndef LWIPOPTS_H
#define LWIPOPTS_H

#define NO_SYS 0
#define LWIP_NETCONN 1
#define LWIP_NETIF_API 1
#define LWIP_SOCKET 1
/* The compiler can be told otherwise. */
#ifndef LWIP_IPV6
#define LWIP_IPV6 1
#endif
#define LWIP_DHCP 1
#define DHCP_DOES_ARP_CHECK 0
#define LWIP_DHCP_DOES_ACD_CHECK 0
#define LWIP_IPV6_DUP_DETECT_ATTEMPTS 0

/* lwip_getaddrinfo knows this machine. */
#define LWIP_DNS 1
#define DNS_LOCAL_HOSTLIST 1
#define DNS_LOCAL_HOSTLIST_INIT                                                \
    {                                                                          \
        DNS_LOCAL_HOSTLIST_ELEM("localhost", IPADDR4_INIT_BYTES(10, 0, 2, 2))  \
    }

#define MEM_ALIGNMENT 8
#define IPV6_FRAG_COPYHEADER 1 /* pointers have 64 bits */
#define MEM_SIZE 65536
#define MEMP_NUM_NETCONN 8
#define MEMP_NUM_UDP_PCB 8
#define MEMP_NUM_TCP_SEG 64
#define PBUF_POOL_SIZE 64
#define TCP_MSS 1440
#define TCP_WND (6 * TCP_MSS)
#define TCP_SND_BUF (4 * TCP_MSS)

#define TCPIP_MBOX_SIZE 64
#define DEFAULT_TCP_RECVMBOX_SIZE 16
#define DEFAULT_UDP_RECVMBOX_SIZE 16
#define DEFAULT_ACCEPTMBOX_SIZE 4
#define LWIP_STATS 0

/* Debian 12 has moved these out of lwIP's own sockets.c. */
#define IP4ADDR_SOCKADDR_SET_LEN(sin) (sin)->sin_len = sizeof *(sin)
#define IP6ADDR_SOCKADDR_SET_LEN(sin6) (sin6)->sin6_len = sizeof *(sin6)
#define IPADDR_SOCKADDR_GET_LEN(addr) (addr)->sa.sa_len

#define LWIP_TCP_RTO_TIME 1000

#endif
