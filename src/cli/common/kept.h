/*
** kept.h -- a file with a heading and a line for each game that was played, with which the next call goes on.
**
** Whatever stops a program may leave a line without its end: that is no line, and the next one takes its
** place. What begins otherwise than this run's heading is somebody else's, and stays as it is.
*/
#ifndef STEPWISE_CLI_KEPT_H
#define STEPWISE_CLI_KEPT_H

#include "cli.h"

/* A heading for free() with more of what tells runs apart, behind a blank; both texts are given back. */
char *kept_with(char *heading, char *more);
/* The same with the options of the game that are set otherwise than by default. */
char *kept_with_settings(char *heading, const sw_Game *g);

/* A line behind the heading, without its end, and its number. False, with a message, where it is wrong. */
typedef bool KeptFn(void *ctx, const char *line, int number);

/* Gives all lines behind the heading to fn. False, with a message, where the file is another's, or wrong. */
bool kept_read(const char *path, const char *heading, KeptFn *fn, void *ctx);
/* The same, and opens the file for more lines; one that is not there, or empty, is begun with the heading. NULL,
** with a message: also where another program has it open so, or where it is the name of a definition. */
FILE *kept_open(const char *path, const char *heading, KeptFn *fn, void *ctx);
/* Writes one more, to be there whatever comes; false, with a message that names the file, where it cannot be. */
bool kept_write(FILE *f, const char *path, const char *line);

#endif
