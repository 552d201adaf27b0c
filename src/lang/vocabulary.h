/*
** vocabulary.h -- the words of the language, for the tools of those who write definitions.
*/
#ifndef STEPWISE_LANG_VOCABULARY_H
#define STEPWISE_LANG_VOCABULARY_H

#include "base/str.h"

/* A row of vocabulary.def. */
typedef struct Word {
    const char *owner; /* the class whose values have it as a member; "": it stands alone */
    const char *name, *type, *help;
} Word;
extern const Word vocabulary[];
extern const size_t vocabulary_size;

/* Appends a definition file (`---@meta`) with all words, for the Lua language server. */
void vocabulary_write(Str *out);
/* Appends a configuration for luacheck: the words that stand alone, and what the sandbox leaves
** of Lua. */
void vocabulary_write_luacheck(Str *out);

#endif
