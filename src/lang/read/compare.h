/*
** compare.h -- comparing an option with == is always false in Lua, without a word.
**
** While the script runs, the names of variables that hold an option's choice are noted; when it
** has run, the text is searched for a comparison of such a name.
*/
#ifndef STEPWISE_COMPARE_H
#define STEPWISE_COMPARE_H

#include "lang/tree/def.h"

#include <lua.h>

/* To be called when a function returns: notes which of the author's variables hold a choice. */
void compare_note(lua_State *L, lua_Debug *ar);
/* Complains of each comparison with a name that was noted in its file. */
void compare_check(Def *d);

#endif
