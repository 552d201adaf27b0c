/*
** output.h -- the files that commands write, and what they may take the place of.
**
** A file is replaced, or appended to, if it is empty or of the kind that is written there. What
** kind it is, its beginning tells: a name given by mistake must not cost the user another file.
*/
#ifndef STEPWISE_CLI_COMMON_OUTPUT_H
#define STEPWISE_CLI_COMMON_OUTPUT_H

#include "stepwise.h"

#include <stdbool.h>
#include <stdio.h>

typedef enum FileKind {
    FILE_PICTURE, /* SVG, as this program draws it */
    FILE_PAGE,    /* HTML */
    FILE_RESULTS, /* of tests, as JUnit XML */
    FILE_RECORD,  /* of one game or of several */
    FILE_NUMBERS, /* tuned for a game */
    FILE_THEME,   /* options of XBoard */
    FILE_LOG,     /* what was said to an engine */
    FILE_READ     /* whatever is there: the caller has read it, and writes it anew */
} FileKind;

/* Writes text to a file, as replace_text() does, if what is there may be replaced; or to a
** pipe or a device, without waiting for somebody to read it. What the program was given
** (/dev/stdout, or /dev/fd/N as the shell makes of >(command)) is written to as it is. Refuses
** a name that refuse_definition() refuses. False after a message. "-" is standard output, and
** always true: main() reports a failure there. */
bool write_text(const char *path, FileKind kind, const char *text);
/* Whether write_text() would succeed, as far as can be seen beforehand: for a text that takes
** long to make. False after a message. */
bool may_write(const char *path, FileKind kind);
/* Opens a file, a pipe or a device to append to it, as write_text() would write to it: for
** fclose(). A text without tags is a record if it can be read as one of the game `g`, which may
** be NULL for other kinds. NULL after a message, which names the option. */
FILE *append_to(const char *option, const char *path, FileKind kind, const sw_Game *g);
/* True, after a message, if a path ends in ".lua": output must never replace a definition or a
** file of tests, nor be appended to one. */
bool refuse_definition(const char *path);

#endif
