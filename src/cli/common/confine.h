/*
** confine.h -- confining the process (--sandboxed): it gives up what it will not need.
*/
#ifndef STEPWISE_CLI_COMMON_CONFINE_H
#define STEPWISE_CLI_COMMON_CONFINE_H

#include <stdbool.h>

/* What a confined process may use: seconds of processor time, after which it exits with
** EXIT_WRONG and a message, and megabytes of address space, beyond which allocation fails. */
enum { CONFINED_SECONDS = 60, CONFINED_MB = 512 };

/* From now on this process can read files, allocate memory and write to standard output
** and standard error; it cannot write to or make any other file, start a program or a
** thread, or reach the network, and its time and memory are limited. There is no way back.
** False, with the reason in *why, if the system does not offer all of this: then only some
** of it may hold, or nothing. */
bool confine(const char **why);

#endif
