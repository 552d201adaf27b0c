/*
** primitives.h -- the C functions that a definition's Lua code can call, in groups by noun.
**
** Each function here opens a group: it adds the words that an author writes to the table at
** stack index `lang`, and what only the prelude (src/lang/words/) calls to the table at stack
** index `prim`. What the prelude then makes of those it adds to `lang` itself.
*/
#ifndef STEPWISE_LANG_READ_PRIMITIVES_H
#define STEPWISE_LANG_READ_PRIMITIVES_H

#include "author.h"

/* the words of tree.def; the prelude's tools for nodes, loose ends and messages */
void patterns_open(lua_State *L, int lang, int prim);
/* operators and methods of nodes */
void methods_open(lua_State *L, int lang, int prim);
/* graph() */
void boards_open(lua_State *L, int lang, int prim);
/* game, series, players, player, pieces, setup */
void statements_open(lua_State *L, int lang, int prim);
/* the rules of an ending, decrees, follow, goals, changes (after) */
void verdicts_open(lua_State *L, int lang, int prim);
/* counters, rights and markers; FEN; notations */
void state_open(lua_State *L, int lang, int prim);
/* throws, challenges, turns, refuse, warn */
void throws_open(lua_State *L, int lang, int prim);
/* option, defaults */
void options_open(lua_State *L, int lang, int prim);
/* types */
void abbrevs_open(lua_State *L, int lang, int prim);

#endif
