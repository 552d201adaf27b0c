/*
** primitives.h -- what Lua code of a definition can call: C functions, in groups by noun.
**
** Each opens its group: it adds words that an author writes to the table at index `lang`, and
** what only the prelude calls to the table at index `prim`.
*/
#ifndef STEPWISE_PRIMITIVES_H
#define STEPWISE_PRIMITIVES_H

#include "author.h"

void patterns_open(lua_State *L, int lang, int prim);   /* the words of tree.def */
void methods_open(lua_State *L, int lang, int prim);    /* operators and methods of nodes */
void boards_open(lua_State *L, int lang, int prim);     /* graph() */
void statements_open(lua_State *L, int lang, int prim); /* game, players, pieces, setup */
void verdicts_open(lua_State *L, int lang, int prim);   /* endings, decrees, goals, changes */
void state_open(lua_State *L, int lang, int prim);      /* rights, counters, FEN, notations */
void throws_open(lua_State *L, int lang, int prim);     /* throws, challenges, turns */
void options_open(lua_State *L, int lang, int prim);    /* option, defaults */
void abbrevs_open(lua_State *L, int lang, int prim);    /* types */

#endif
