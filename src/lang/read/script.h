/*
** script.h -- running Lua text in the sandbox, on behalf of a Def.
**
** Complaints go to the Diags of the Def; the state is gone when script_run returns.
*/
#ifndef STEPWISE_SCRIPT_H
#define STEPWISE_SCRIPT_H

#include "lang/tree/def.h"

#include <lua.h>

/* Pushes the environment in which the author's text runs. */
typedef void ScriptWorld(lua_State *L);

/* Runs the text of the file d->root. False when it did not come to its end; why, stands in the
** Diags. */
bool script_run(Def *d, const char *text, size_t n, ScriptWorld *world);
/* Pushes the function import(name), whose files run in the environment at index env. */
void script_push_import(lua_State *L, int env);

#endif
