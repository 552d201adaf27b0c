/*
** files.h -- files of a definition: who has them where no folder does, and which were read.
*/
#ifndef STEPWISE_FILES_H
#define STEPWISE_FILES_H

#include <stdbool.h>
#include <stddef.h>

/* Who has the files, by the names under which definitions ask for them, "rules/chess.lua". `read`
** gives n bytes of text, which live until it is called again; false: there is no such file. */
typedef struct Files {
    bool (*read)(void *ctx, const char *name, const char **text, size_t *n);
    void *ctx;
} Files;

#endif
