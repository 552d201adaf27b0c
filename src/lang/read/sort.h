/*
** sort.h -- table.sort for definitions: a stable sort.
**
** Lua's own picks pivots by the clock when the partitions of a long list are lopsided. The
** order of equal elements, or of all under an inconsistent comparison, then depends on that,
** and the same definition would be a different game each time it is read.
*/
#ifndef STEPWISE_LANG_READ_SORT_H
#define STEPWISE_LANG_READ_SORT_H

#include <lua.h>

/* A lua_CFunction, sort(list [, before]): sorts elements 1 to #list in place, by `before` or
** else by `<`. Charges the script's budget; raises an error for a list of more than 65,536
** elements. */
int sort_list(lua_State *L);

#endif
