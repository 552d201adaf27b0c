/*
** lines.h -- a text as a set of lines, each ended by a line feed.
*/
#ifndef STEPWISE_LINES_H
#define STEPWISE_LINES_H

#include <stdbool.h>
#include <stddef.h>

/* Is one of the lines of a text the n bytes at `line`? */
bool lines_have(const char *text, const char *line, size_t n);
/* Adds a line of n bytes to *text, which is for free(). */
void lines_add(char **text, const char *line, size_t n);

#endif
