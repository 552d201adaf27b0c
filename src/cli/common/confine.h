/*
** confine.h -- a program that gives up what it will not need.
*/
#ifndef STEPWISE_CONFINE_H
#define STEPWISE_CONFINE_H

#include <stdbool.h>

/* What is left when the processor time or the memory of a definition is used up. */
enum { CONFINED_SECONDS = 10, CONFINED_MB = 512 };

/* From now on this process can read files, take memory and write to standard output and standard
** error; it cannot write to another file, make one, begin a program or a thread, or reach the
** network, and its time and memory are limited. There is no way back. False, with what stood in the
** way, where the system does not offer all of it: then less may hold, or nothing. */
bool confine(const char **why);

#endif
