/*
** vocabulary.h -- the words of the language for those who write definitions, and their tools.
*/
#ifndef STEPWISE_VOCABULARY_H
#define STEPWISE_VOCABULARY_H

#include "base/str.h"

/* A row of vocabulary.def. */
typedef struct Word {
    const char *owner; /* "": it stands alone; else the class of whose values it is a member */
    const char *name, *type, *help;
} Word;
extern const Word vocabulary[];
extern const size_t vocabulary_size;

/* Adds definitions of all words for the Lua language server, as one file (`---@meta`). */
void vocabulary_write(Str *out);
/* Adds what luacheck is to know: the words that stand alone, and of Lua what the sandbox leaves. */
void vocabulary_write_luacheck(Str *out);

/* Tells every word that the language really has when a definition is read: of those that stand alone
** with owner "", of the methods of patterns, conditions and numbers "method", of those of options'
** choices "choice", of the members of a board that graph() makes "board". */
typedef void VocabularyFn(void *ctx, const char *owner, const char *name);
void vocabulary_tell(VocabularyFn *fn, void *ctx);

#endif
