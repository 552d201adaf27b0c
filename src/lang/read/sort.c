/*
** sort.c -- a bottom-up merge sort: sorted runs are merged into runs twice as long.
*/
#include "sort.h"

#include "sandbox.h"

#include <lauxlib.h>

/* Stack indices: the arguments, then two tables between which the runs are merged back and
** forth. SORTED_MAX: the sandbox lets no table grow larger. */
enum { LIST = 1, ORDER, FROM, TO };
enum { SORTED_MAX = 65536 };

/* Whether the value on top of the stack comes before the one below it. Pops both. */
static bool comes_first(lua_State *L) {
    bool first;
    if (lua_isnil(L, ORDER)) {
        first = lua_compare(L, -1, -2, LUA_OPLT);
        lua_pop(L, 2);
        return first;
    }
    lua_pushvalue(L, ORDER);
    lua_insert(L, -3); /* the function goes below both values, */
    lua_insert(L, -2); /* and the upper value becomes the first argument */
    lua_call(L, 2, 1);
    first = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return first;
}

/* Two adjacent sorted runs of one table, elements [first, second) and [second, end), which are
** merged into the same places of another. */
typedef struct Runs {
    int from, to; /* stack indices of the two tables */
    lua_Integer first, second, end;
} Runs;

static void merge(lua_State *L, const Runs *r) {
    lua_Integer i = r->first, j = r->second;
    for (lua_Integer k = r->first; k < r->end; k++) {
        bool second = j < r->end;
        if (second && i < r->second) {
            lua_geti(L, r->from, i);
            lua_geti(L, r->from, j);
            second = comes_first(L);
        }
        lua_geti(L, r->from, second ? j++ : i++);
        lua_seti(L, r->to, k);
    }
}

/* Merges all pairs of runs of `width` elements from one table into the other. */
static void merge_all(lua_State *L, int from, int to, lua_Integer n, lua_Integer width) {
    for (lua_Integer at = 1; at <= n; at += 2 * width) {
        lua_Integer second = at + width <= n ? at + width : n + 1;
        lua_Integer end = second + width <= n ? second + width : n + 1;
        merge(L, &(Runs){from, to, at, second, end});
    }
}

static void copy_list(lua_State *L, int from, int to, lua_Integer n) {
    for (lua_Integer i = 1; i <= n; i++) {
        lua_geti(L, from, i);
        lua_seti(L, to, i);
    }
}

/* Charges for the comparisons: at most 16 for each of SORTED_MAX elements, and some to spare.
** Comparing texts costs by their length. */
static void charge_sort(lua_State *L, lua_Integer n) {
    enum { COMPARED = 20, BYTES_A_UNIT = 16 };
    int64_t texts = 0;
    sandbox_charge(L, n * COMPARED);
    for (lua_Integer i = 1; i <= n; i++) {
        lua_geti(L, LIST, i);
        texts += lua_type(L, -1) == LUA_TSTRING ? (int64_t)lua_rawlen(L, -1) : 0;
        lua_pop(L, 1);
    }
    sandbox_charge(L, texts / BYTES_A_UNIT * COMPARED);
}

int sort_list(lua_State *L) {
    luaL_checktype(L, LIST, LUA_TTABLE);
    if (!lua_isnoneornil(L, ORDER))
        luaL_checktype(L, ORDER, LUA_TFUNCTION);
    lua_settop(L, ORDER);
    lua_Integer n = luaL_len(L, LIST);
    luaL_argcheck(L, n <= SORTED_MAX, LIST, "has too many elements");
    charge_sort(L, n);
    lua_createtable(L, (int)n, 0);
    lua_createtable(L, (int)n, 0);
    int from = FROM, to = TO;
    copy_list(L, LIST, from, n);
    for (lua_Integer width = 1; width < n; width *= 2) {
        merge_all(L, from, to, n, width);
        int other = from;
        from = to;
        to = other;
    }
    copy_list(L, from, LIST, n);
    return 0;
}
