/*
** lines.h -- a text as a set of lines, each ended by a line feed.
*/
#ifndef STEPWISE_CLI_COMMON_LINES_H
#define STEPWISE_CLI_COMMON_LINES_H

#include <stdbool.h>
#include <stddef.h>

/* Whether the n bytes at `line` are one of the lines of a text. */
bool lines_have(const char *text, const char *line, size_t n);
/* Appends a line of n bytes, and a line feed, to *text, which it reallocates. */
void lines_add(char **text, const char *line, size_t n);

#endif
