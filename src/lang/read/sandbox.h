/*
** sandbox.h -- the Lua state of a definition: what it may call, and how much.
**
** A script has no way out (no io, os, debug, load, coroutines, metatables) and no way to go on
** for ever: its work (BUDGET_SCRIPT) and its memory (BUDGET_SAID_BYTES, with all that it has said)
** are bounded, and no library function that is left takes long for one call.
*/
#ifndef STEPWISE_SANDBOX_H
#define STEPWISE_SANDBOX_H

#include "lang/tree/def.h"

#include <lua.h>

#include <time.h>

#define NODE_META "stepwise.node"
#define NODE_NAME "pattern or condition" /* what Lua's own messages call a node */
#define BOARD_META "stepwise.board"
#define CHOICE_META "stepwise.choice"
/* What each word that is a function is called, by the function: a table in the registry. */
#define WORD_NAMES "stepwise.words"

/* What a script is told that asks for more memory than it may have. */
#define NO_MEMORY                                                                              \
    "not enough memory: a definition may use 32 MB, 1 MB for one table, 8 KB for one text"

/* Of a text that Lua, or what is looked for in it before, is not done with in time. */
#define SLOW_TEXT                                                                              \
    "this text takes too long to read: a row of thousands of conditions or names in one "      \
    "expression or function is too much"

#define NO_END                                                                                 \
    "a function calls itself here, again and again, and never comes to an end: it needs a "    \
    "case in "                                                                                 \
    "which it does not"

typedef struct Sandbox {
    Def *def;
    size_t bytes;   /* in use */
    bool refused;   /* it has asked for more than it may have */
    bool deep;      /* it did so within very many calls */
    int tail_calls; /* so many since it has done all that it may */
    clock_t began;
    Place refused_at; /* where the script last asked for too much memory */
    lua_State *L;
} Sandbox;

/* Opens a state for d. NULL when there is no memory. */
lua_State *sandbox_open(Sandbox *s, Def *d);
void sandbox_close(Sandbox *s);
/* Work of the script's that no instruction shows, in units of BUDGET_SCRIPT: false where there is no more for it, or
** an error. */
bool sandbox_spend(lua_State *L, int64_t units);
void sandbox_charge(lua_State *L, int64_t units);
/* A mistake is told, which costs something. False: there were too many, and who makes them is ended. */
bool sandbox_complained(lua_State *L);
/* False where the script has had its time of the processor. */
bool sandbox_in_time(lua_State *L);
/* Counts bytes that are ours among what the script has, until they are let go; false where it may not have so
** many more. */
bool sandbox_hold(lua_State *L, size_t bytes);
void sandbox_let_go(lua_State *L, size_t bytes);
/* Pushes the library that scripts share: a table with string, table, math and the rest. To be
** called once, below lua_pcall. */
void sandbox_push_library(lua_State *L);

#endif
