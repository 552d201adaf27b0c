/*
** files.h -- a source of files for definitions that do not come from folders.
*/
#ifndef STEPWISE_LANG_TREE_FILES_H
#define STEPWISE_LANG_TREE_FILES_H

#include <stdbool.h>
#include <stddef.h>

/* Supplies files by the names under which definitions ask for them: "rules/chess.lua". `read`
** stores the n bytes of a file's text, which remain valid until its next call, or returns false
** if there is no such file. */
typedef struct Files {
    bool (*read)(void *ctx, const char *name, const char **text, size_t *n);
    void *ctx;
} Files;

#endif
