/*
** kept.h -- a file with a line for each game played, from which an interrupted run goes on.
**
** The first line is the heading, which says what is played; a file with another one is of
** another run, and is left alone. A program that is stopped may leave a last line without its
** line feed: that is no line, and the next one overwrites it.
*/
#ifndef STEPWISE_CLI_COMMON_KEPT_H
#define STEPWISE_CLI_COMMON_KEPT_H

#include "stepwise.h"

#include <stdio.h>

/* "HEADING MORE", for free(): a heading with one more thing that tells runs apart. `heading`
** and `more` are freed. */
char *kept_with(char *heading, char *more);
/* The heading followed by " NAME=VALUE" for each option of the game that is not set to its
** default, for free(). Frees `heading`. */
char *kept_with_settings(char *heading, const sw_Game *g);

/* Called with a line after the heading, without its line feed, and its number in the file (the
** heading is line 1). Returns false, after a message, if the line is wrong. */
typedef bool KeptFn(void *ctx, const char *line, int number);

/* Calls fn for each line after the heading. False, after a message, if the file cannot be read,
** has another heading, or has a line that fn refuses. */
bool kept_read(const char *path, const char *heading, KeptFn *fn, void *ctx);
/* Reads the file as kept_read() does, and opens it to add lines, locked until it is closed. A
** file that does not exist, or has only part of this heading, is begun with the heading. NULL,
** after a message: as for kept_read(), if another program has it open in this way, or if the
** path is that of a definition. The caller closes it with fclose(). */
FILE *kept_open(const char *path, const char *heading, KeptFn *fn, void *ctx);
/* Adds a text and a line feed, and hands them to the system before it returns: they outlive the
** program. If they cannot be written whole, cuts off the part that was written, where that is
** possible, and returns false after a message that names the file (`path`); likewise if somebody
** has deleted the file. */
bool kept_write(FILE *f, const char *path, const char *line);

#endif
