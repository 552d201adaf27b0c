/*
** fill.h -- filling in a template.
*/
#ifndef STEPWISE_CLI_COMMON_FILL_H
#define STEPWISE_CLI_COMMON_FILL_H

#include <stddef.h>

/* A mark, which begins with '@', such as "@TITLE@", and the text that replaces it. */
typedef struct Slot {
    const char *mark, *text;
} Slot;

/* Replaces every mark in a text by its slot's text, in one pass: marks in what was put in are
** not replaced. n is at most 8. For free(). Unless `missing` is NULL, *missing becomes the mark
** of the first slot that is not in the text, or NULL if all are. */
char *fill(const char *text, const Slot *slots, size_t n, const char **missing);

#endif
