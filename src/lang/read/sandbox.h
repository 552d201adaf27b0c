/*
** sandbox.h -- the Lua state of a definition: what it may call, and how much.
**
** A script has no way out (no io, os, debug, load, coroutines, metatables) and no way to go on
** for ever: instructions, processor time and memory are bounded, and no library function that
** is left takes long for one call.
*/
#ifndef STEPWISE_SANDBOX_H
#define STEPWISE_SANDBOX_H

#include "lang/tree/def.h"

#include <lua.h>

#include <time.h>

#define NODE_META "stepwise.node"
#define BOARD_META "stepwise.board"
#define CHOICE_META "stepwise.choice"

typedef struct Sandbox {
    Def *def;
    size_t bytes; /* in use */
    long ticks;   /* hooks so far */
    clock_t began;
    Place refused_at; /* where the script last asked for too much memory */
    lua_State *L;
} Sandbox;

/* Opens a state for d. NULL when there is no memory. */
lua_State *sandbox_open(Sandbox *s, Def *d);
void sandbox_close(Sandbox *s);
/* Pushes the library that scripts share: a table with string, table, math and the rest. To be
** called once, below lua_pcall. */
void sandbox_push_library(lua_State *L);

#endif
