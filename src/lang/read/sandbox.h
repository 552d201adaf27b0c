/*
** sandbox.h -- the Lua state of a definition: what it may call, and how much.
**
** A script has no way out (no io, os, debug, load, coroutines or metatables) and cannot run for
** ever: its work (BUDGET_SCRIPT) and its memory (BUDGET_SAID_BYTES, which includes what it has
** said so far) are bounded, and no library function that it is left with takes long in one
** call.
**
** The functions below that take a lua_State need one of sandbox_open().
*/
#ifndef STEPWISE_LANG_READ_SANDBOX_H
#define STEPWISE_LANG_READ_SANDBOX_H

#include "lang/tree/def.h"

#include <lua.h>

#include <time.h>

#define NODE_META "stepwise.node"
#define NODE_NAME "pattern or condition" /* the `__name` of nodes, for Lua's own messages */
#define BOARD_META "stepwise.board"
#define CHOICE_META "stepwise.choice"
/* The key, in the registry, of a table from each word that is a function to its name. */
#define WORD_NAMES "stepwise.words"

/* The error of a script that asks for more memory than it may have. */
#define NO_MEMORY                                                                              \
    "not enough memory: a definition may use 32 MB, 1 MB for one table, 8 KB for one string"

/* The error for a text that takes Lua's parser, or the scan before it (tested.h), too long. */
#define SLOW_TEXT                                                                              \
    "this text takes too long to read: one expression or function has thousands of "           \
    "conditions or names in a row"

/* The error for endless recursion. */
#define NO_END "a function calls itself here without end; it needs a case in which it does not"

enum { TAIL_LEVELS = 32 };

typedef struct Sandbox {
    Def *def;
    size_t bytes; /* in use by Lua, and held by sandbox_hold() */
    bool refused; /* it asked for more memory than it may have: the next hook ends the run */
    bool deep;    /* and did so within very many calls */
    int depth;    /* of calls, counted from the moment its work is used up (watch) */
    unsigned char tails[TAIL_LEVELS]; /* tail calls in a row at the levels around that one */
    bool endless;                     /* and one of them had too many */
    /* In seconds of the thread's processor time: when it began, put off by what instructions
    ** may take; and the last look at the clock. */
    double began, looked;
    Place refused_at; /* where it last asked for too much memory */
    lua_State *L;
} Sandbox;

/* Opens a state for d, which must outlive it, as must *s; author_def() finds d from it. NULL if
** there is no memory. */
lua_State *sandbox_open(Sandbox *s, Def *d);
void sandbox_close(Sandbox *s);
/* Spends units of BUDGET_SCRIPT on work that the instruction count misses. When the budget is
** used up sandbox_spend() returns false; sandbox_charge() raises an error. */
bool sandbox_spend(lua_State *L, int64_t units);
void sandbox_charge(lua_State *L, int64_t units);
/* Charges for one complaint. False once the budget is used up; the run then ends at the next
** Lua instruction. */
bool sandbox_complained(lua_State *L);
/* False once the script has had its time of the processor: SECONDS_MAX beyond what its
** instructions, which are counted, may take on a slow machine. */
bool sandbox_in_time(lua_State *L);
/* Counts `bytes` of C memory against the script's until sandbox_let_go(). False, with nothing
** counted, if it may not have that many more. */
bool sandbox_hold(lua_State *L, size_t bytes);
void sandbox_let_go(lua_State *L, size_t bytes);
/* Pushes a table with what scripts have of Lua's library: string, table, math and the base
** functions. May raise an error, so it must run within lua_pcall. */
void sandbox_push_library(lua_State *L);

#endif
