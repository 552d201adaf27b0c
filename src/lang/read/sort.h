/*
** sort.h -- table.sort of definitions, which keeps what is equal in its order.
**
** Lua's own picks its pivots by the clock where a list is lopsided, and an odd comparison can tell: the same definition
** would be another game each time that it is read.
*/
#ifndef STEPWISE_SORT_H
#define STEPWISE_SORT_H

#include <lua.h>

/* sort(list, before): a function of Lua's. */
int sort_list(lua_State *L);

#endif
