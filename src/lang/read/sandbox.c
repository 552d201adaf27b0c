/*
** sandbox.c -- bounds.
**
** The hook counts instructions; it looks at the clock as well, because one instruction may call
** a library function. Blocks are bounded so that no such call takes long. Nothing in the
** library catches errors, so what the hook raises ends the run.
*/
#include "sandbox.h"

#include "author.h"

#include <lualib.h>

#include <stdlib.h>
#include <string.h>
#include <time.h>

/* A big definition takes a million instructions and a megabyte. */
enum {
    HOOK_EVERY = 1000,
    HOOKS_MAX = 50 * 1000,
    SECONDS_MAX = 3,
    BYTES_MAX = 64 * 1024 * 1024,
    BLOCK_MAX = 1024 * 1024,
    REP_MAX = 10000,
};

static void *allocate(void *ctx, void *old, size_t old_size, size_t size) {
    Sandbox *s = ctx;
    size_t had = old ? old_size : 0;
    if (size == 0) {
        s->bytes -= had;
        free(old);
        return NULL;
    }
    if (size > had && (size > BLOCK_MAX || s->bytes - had + size > BYTES_MAX)) {
        s->refused_at = s->L ? author_place(s->L) : s->refused_at;
        return NULL;
    }
    void *p = realloc(old, size);
    if (p)
        s->bytes += size - had;
    return p;
}

static Sandbox *sandbox_of(lua_State *L) {
    void *ctx;
    lua_getallocf(L, &ctx);
    return ctx;
}

static void tick(lua_State *L, lua_Debug *ar) {
    (void)ar;
    Sandbox *s = sandbox_of(L);
    if (++s->ticks > HOOKS_MAX)
        luaL_error(L, "this takes too long: more than %d million instructions",
                   HOOKS_MAX / 1000 * HOOK_EVERY / 1000);
    if (clock() - s->began > (clock_t)SECONDS_MAX * CLOCKS_PER_SEC)
        luaL_error(L, "this takes too long: more than %d seconds", SECONDS_MAX);
}

lua_State *sandbox_open(Sandbox *s, Def *d) {
    *s = (Sandbox){.def = d, .refused_at = {d->root, 0}, .began = clock()};
    s->L = lua_newstate(allocate, s);
    if (!s->L)
        return NULL;
    *(Def **)lua_getextraspace(s->L) = d;
    lua_sethook(s->L, tick, LUA_MASKCOUNT, HOOK_EVERY);
    return s->L;
}

void sandbox_close(Sandbox *s) {
    if (s->L)
        lua_close(s->L);
    s->L = NULL;
}

/* ---- the library ---- */

/* string.rep of Lua counts to n even when there is nothing to repeat. */
static int bounded_rep(lua_State *L) {
    luaL_checkstring(L, 1);
    luaL_argcheck(L, luaL_checkinteger(L, 2) <= REP_MAX, 2, "too many repetitions");
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, lua_gettop(L) - 1, 1);
    return 1;
}

/* string.replace(s, from, to): plain text, no patterns, which can take for ever. */
static int replace(lua_State *L) {
    const char *s = luaL_checkstring(L, 1), *from = luaL_checkstring(L, 2);
    const char *to = luaL_checkstring(L, 3);
    luaL_argcheck(L, from[0] != '\0', 2, "must not be empty");
    luaL_gsub(L, s, from, to);
    return 1;
}

/* Copies the named functions of the library on top of the stack into a new table. */
static void keep(lua_State *L, const char *const *names) {
    lua_newtable(L);
    for (; *names; names++) {
        lua_getfield(L, -2, *names);
        lua_setfield(L, -2, *names);
    }
    lua_remove(L, -2);
}

static const char *const of_base[] = {"assert", "error",    "ipairs",   "next", "pairs",
                                      "select", "tonumber", "tostring", "type", NULL};
static const char *const of_string[] = {"byte",  "char",    "format", "len", "lower",
                                        "upper", "reverse", "sub",    NULL};
static const char *const of_table[] = {"insert", "remove", "concat", "unpack",
                                       "sort",   "pack",   NULL};
static const char *const of_math[] = {
    "abs",       "ceil", "cos",        "deg",        "exp",  "floor", "fmod", "huge", "log",
    "max",       "min",  "modf",       "pi",         "rad",  "sin",   "sqrt", "tan",  "type",
    "tointeger", "ult",  "maxinteger", "mininteger", "acos", "asin",  "atan", NULL};

static void push_strings(lua_State *L) {
    luaL_requiref(L, LUA_STRLIBNAME, luaopen_string, 0);
    lua_getfield(L, -1, "rep");
    lua_pushcclosure(L, bounded_rep, 1);
    lua_insert(L, -2);
    keep(L, of_string);
    lua_insert(L, -2);
    lua_setfield(L, -2, "rep");
    lua_pushcfunction(L, replace);
    lua_setfield(L, -2, "replace");
}

/* What ("x"):upper() looks up is the same small library. */
static void bind_strings(lua_State *L) {
    lua_pushliteral(L, "");
    lua_getmetatable(L, -1);
    lua_pushvalue(L, -3);
    lua_setfield(L, -2, "__index");
    lua_pop(L, 2);
}

void sandbox_push_library(lua_State *L) {
    luaL_requiref(L, LUA_GNAME, luaopen_base, 0);
    keep(L, of_base);
    push_strings(L);
    bind_strings(L);
    lua_setfield(L, -2, "string");
    luaL_requiref(L, LUA_TABLIBNAME, luaopen_table, 0);
    keep(L, of_table);
    lua_setfield(L, -2, "table");
    luaL_requiref(L, LUA_MATHLIBNAME, luaopen_math, 0);
    keep(L, of_math);
    lua_setfield(L, -2, "math");
}
