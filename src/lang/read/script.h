/*
** script.h -- running Lua text in the sandbox, on behalf of a Def.
**
** Complaints go to the Diags of the Def. The lua_State lives only as long as script_run().
*/
#ifndef STEPWISE_LANG_READ_SCRIPT_H
#define STEPWISE_LANG_READ_SCRIPT_H

#include "lang/tree/def.h"

#include <lua.h>

/* Pushes the environment in which the author's text runs, on top of whatever else it leaves on
** the stack. Runs within lua_pcall and may raise errors. */
typedef void ScriptWorld(lua_State *L);

/* Runs n bytes of text, those of the file d->root, which d borrows. False if the run did not
** reach the end of the text; the Diags say why. True does not mean that there were no
** complaints. */
bool script_run(Def *d, const char *text, size_t n, ScriptWorld *world);
/* Pushes the function import(name), which runs files in the environment at stack index env. */
void script_push_import(lua_State *L, int env);

#endif
