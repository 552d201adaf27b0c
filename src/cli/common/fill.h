/*
** fill.h -- a text with places for others.
*/
#ifndef STEPWISE_CLI_FILL_H
#define STEPWISE_CLI_FILL_H

#include <stddef.h>

/* What stands for a mark such as @TITLE@. */
typedef struct Slot {
    const char *mark, *text;
} Slot;

/* The text with all marks filled in, in one pass: no mark is looked for in what was put in. For free(). The first
** mark that it has not becomes *missing, which is NULL where it has all, and may be NULL. */
char *fill(const char *text, const Slot *slots, size_t n, const char **missing);

#endif
