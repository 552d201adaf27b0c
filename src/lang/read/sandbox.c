/*
** sandbox.c -- bounds.
**
** The hook counts instructions, the allocator what is asked of it, and library functions that go
** through a list or a text what they go through: all of it work of BUDGET_SCRIPT. A few things that
** Lua does within one instruction nobody can count (comparing long texts, reading a number from one,
** copying a thousand arguments); blocks are bounded so that none takes long, and the hook looks at the
** processor's time as well, which only a script that does little else ever uses up. Nothing in the
** library catches errors, so what the hook raises ends the run.
*/
#include "sandbox.h"

#include "author.h"
#include "sort.h"

#include "base/ascii.h"

#include <lualib.h>

#include <stdlib.h>
#include <string.h>
#include <time.h>

/* A big definition takes a million instructions and a megabyte. BLOCK_MAX is a table of so many
** thousands, TEXT_MAX more than a page; BLOCK_WORK: for each block, and so many bytes, one unit.
** WORDS_ROOM: for all words from the start. When a full table grows depends on how Lua has hashed its keys, and a load
** would not cost the same each time. */
enum {
    HOOK_EVERY = 1000,
    INSTRUCTION_WORK = 3,
    BLOCK_MAX = 1024 * 1024,
    TEXT_MAX = 8 * 1024,
    REP_MAX = 10000,
    BLOCK_WORK = 8,
    BYTES_A_UNIT = 16,
    TAIL_CALLS = 20,
    WORDS_ROOM = 512,
    DEEP = 1000, /* so many calls within calls are a function that calls itself */
    COMPLAINT_WORK = 2000,
};
/* Of the processor. A browser tells only what the clock on the wall says, while others have their share of the machine. */
#ifdef __wasm__
enum { SECONDS_MAX = 10 };
#else
enum { SECONDS_MAX = 2 };
#endif
/* More than anybody may go through. Of a table with gaps Lua may find any length, up to 2^63 - 1. */
#define LENGTH_MAX ((lua_Unsigned)1 << 40)

#define TOO_LONG                                                                               \
    "this takes too long: a definition is run once, and may do as much as some ten million "   \
    "instructions"

static bool has_more(const Sandbox *s, size_t bytes) {
    size_t used = s->bytes + arena_used(s->def->arena);
    return used <= BUDGET_SAID_BYTES && bytes <= BUDGET_SAID_BYTES - used;
}

/* May the block become so much bigger? Where there is none, Lua says in old_size what it is for. */
static bool has_room(const Sandbox *s, const void *old, size_t old_size, size_t size) {
    size_t most = !old && old_size == LUA_TSTRING ? TEXT_MAX : BLOCK_MAX;
    return size <= most && has_more(s, size - (old ? old_size : 0));
}

static void tick(lua_State *L, lua_Debug *ar);

/* Whoever is refused is to end: Lua would go on where it can do without, and look for garbage each
** time. */
static void *refuse(Sandbox *s) {
    if (s->L) {
        lua_Debug ar;
        s->deep = lua_getstack(s->L, DEEP, &ar);
        s->refused_at = author_place(s->L);
        s->refused = true;
        lua_sethook(s->L, tick, LUA_MASKCOUNT, 1);
    }
    return NULL;
}

static void *allocate(void *ctx, void *old, size_t old_size, size_t size) {
    Sandbox *s = ctx;
    size_t had = old ? old_size : 0;
    if (size == 0) {
        s->bytes -= had;
        free(old);
        return NULL;
    }
    if (size > had) {
        budget_spend(&s->def->budget, BUDGET_SCRIPT,
                     BLOCK_WORK + (int64_t)(size - had) / BYTES_A_UNIT);
        if (!has_room(s, old, old_size, size))
            return refuse(s);
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

bool sandbox_hold(lua_State *L, size_t bytes) {
    Sandbox *s = sandbox_of(L);
    bool fits = has_more(s, bytes);
    s->bytes += fits ? bytes : 0;
    return fits;
}

void sandbox_let_go(lua_State *L, size_t bytes) {
    sandbox_of(L)->bytes -= bytes;
}

bool sandbox_spend(lua_State *L, int64_t units) {
    return budget_spend(&sandbox_of(L)->def->budget, BUDGET_SCRIPT, units);
}

bool sandbox_in_time(lua_State *L) {
    return clock() - sandbox_of(L)->began <= (clock_t)SECONDS_MAX * CLOCKS_PER_SEC;
}

void sandbox_charge(lua_State *L, int64_t units) {
    if (!sandbox_spend(L, units))
        luaL_error(L, TOO_LONG);
}

static void end_at_once(lua_State *L, lua_Debug *ar) {
    (void)ar;
    luaL_error(L, TOO_LONG);
}

/* No error may be raised here, as whoever complains goes on; and one call of a function of the library may
** complain of each element of a table. */
bool sandbox_complained(lua_State *L) {
    bool fine = sandbox_spend(L, COMPLAINT_WORK);
    if (!fine)
        lua_sethook(L, end_at_once, LUA_MASKCOUNT, 1);
    return fine;
}

/* After the end of what it may do a script goes on for some instructions, to see whether it is a function
** that calls itself last of all, for which Lua keeps no frames. */
static void watch(lua_State *L, lua_Debug *ar) {
    Sandbox *s = sandbox_of(L);
    if (ar->event == LUA_HOOKTAILCALL)
        s->tail_calls++;
    else if (ar->event == LUA_HOOKCOUNT)
        luaL_error(L, s->tail_calls > TAIL_CALLS ? NO_END : TOO_LONG);
}

static void tick(lua_State *L, lua_Debug *ar) {
    (void)ar;
    Sandbox *s = sandbox_of(L);
    if (s->refused)
        luaL_error(L, s->deep ? NO_END : NO_MEMORY);
    if (!budget_spend(&s->def->budget, BUDGET_SCRIPT, HOOK_EVERY * INSTRUCTION_WORK))
        lua_sethook(L, watch, LUA_MASKCALL | LUA_MASKCOUNT, HOOK_EVERY);
    if (!sandbox_in_time(L))
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

/* Calls the function of upvalue 1 with what is on the stack; how many results. */
static int call_kept(lua_State *L) {
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
    return lua_gettop(L);
}

static int64_t length(lua_State *L, int at) {
    lua_Unsigned n = lua_rawlen(L, at);
    return (int64_t)(n < LENGTH_MAX ? n : LENGTH_MAX);
}

/* The lengths of all texts and lists that are arguments. */
static int64_t lengths(lua_State *L) {
    int64_t n = 0;
    for (int i = lua_gettop(L); i > 0; i--)
        n += length(L, i);
    return n;
}

/* For those who go through an argument, or read a number from a text. */
static int counted(lua_State *L) {
    sandbox_charge(L, BLOCK_WORK + lengths(L));
    return call_kept(L);
}

/* Puts its type in the place of an argument that Lua would show by its address, which is another one each
** time that the definition is read. */
static void hide_address(lua_State *L, int at) {
    int type = lua_type(L, at);
    bool plain =
        type == LUA_TNIL || type == LUA_TBOOLEAN || type == LUA_TNUMBER || type == LUA_TSTRING;
    if (plain || lua_isnone(L, at))
        return;
    if (luaL_getmetafield(L, at, "__tostring") != LUA_TNIL) {
        lua_pop(L, 1);
        return;
    }
    lua_pushstring(L, author_type(L, at));
    lua_replace(L, at);
}

static int plain_tostring(lua_State *L) {
    hide_address(L, 1);
    return call_kept(L);
}

/* A number may become a hundred digits. */
static int counted_format(lua_State *L) {
    enum { FORMATTED = 400 };
    size_t n;
    const char *form = luaL_checklstring(L, 1, &n), *end = form + n;
    sandbox_charge(L, FORMATTED + lengths(L));
    for (const char *c = memchr(form, '%', n); c; c = memchr(c, '%', (size_t)(end - c))) {
        c += 1 + strspn(c + 1, "-+ #0123456789.");
        if (*c == 'p')
            luaL_error(L, "format: %%p is an address, which is another one each time");
        c += c < end;
    }
    for (int i = lua_gettop(L); i > 1; i--)
        hide_address(L, i);
    return call_kept(L);
}

/* string.rep of Lua counts to n even when there is nothing to repeat. */
static int bounded_rep(lua_State *L) {
    luaL_checkstring(L, 1);
    luaL_argcheck(L, luaL_checkinteger(L, 2) <= REP_MAX, 2, "too many repetitions");
    sandbox_charge(L, luaL_checkinteger(L, 2));
    return call_kept(L);
}

/* lower, upper: of letters beyond ASCII each locale would make something else. */
static int change_case(lua_State *L, char (*change)(char)) {
    size_t n;
    luaL_Buffer b;
    const char *s = luaL_checklstring(L, 1, &n);
    sandbox_charge(L, BLOCK_WORK + lengths(L));
    char *to = luaL_buffinitsize(L, &b, n);
    for (size_t i = 0; i < n; i++)
        to[i] = change(s[i]);
    luaL_pushresultsize(&b, n);
    return 1;
}

static int lower(lua_State *L) {
    return change_case(L, ascii_to_lower);
}

static int upper(lua_State *L) {
    return change_case(L, ascii_to_upper);
}

/* string.replace(s, from, to): plain text, no patterns, which can take for ever. */
static int replace(lua_State *L) {
    const char *s = luaL_checkstring(L, 1), *from = luaL_checkstring(L, 2);
    const char *to = luaL_checkstring(L, 3);
    luaL_argcheck(L, from[0] != '\0', 2, "must not be empty");
    sandbox_charge(L, lengths(L));
    luaL_gsub(L, s, from, to);
    return 1;
}

/* What pairs(t) returns: upvalue 1 is the table, 2 the key before. It goes on and never back, so
** that all of its steps together see each place of the table once. */
static int next_pair(lua_State *L) {
    lua_settop(L, 0);
    lua_pushvalue(L, lua_upvalueindex(2));
    if (!lua_next(L, lua_upvalueindex(1))) {
        lua_pushnil(L);
        return 1;
    }
    lua_pushvalue(L, 1);
    lua_replace(L, lua_upvalueindex(2));
    return 2;
}

/* Looking for what follows may pass by many places that are empty again. */
enum { PASSED_BY = 1000 };

/* Only tables have pairs. */
static void need_table(lua_State *L, const char *word) {
    if (!lua_istable(L, 1))
        luaL_error(L, "%s: a table must stand here, got %s%s", word, author_type(L, 1),
                   luaL_testudata(L, 1, NODE_META) ? "; each(p, f) goes through the steps of a "
                                                     "choice"
                                                   : "");
}

/* What is no list of Lua's would have a complaint for each element; what a mistake has made has none. */
static int checked_unpack(lua_State *L) {
    if (!author_is_poison(L, 1))
        need_table(L, "unpack");
    lua_Integer first = luaL_optinteger(L, 2, 1), last = luaL_optinteger(L, 3, first);
    lua_Unsigned n = last > first ? (lua_Unsigned)last - (lua_Unsigned)first : 0;
    sandbox_charge(L, (int64_t)(n < LENGTH_MAX ? n : LENGTH_MAX));
    return counted(L);
}

static int checked_ipairs(lua_State *L) {
    need_table(L, "ipairs");
    return call_kept(L);
}

static int counted_pairs(lua_State *L) {
    need_table(L, "pairs");
    if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL)
        return lua_settop(L, 1), call_kept(L);
    sandbox_charge(L, PASSED_BY);
    lua_settop(L, 1);
    lua_pushnil(L);
    lua_pushcclosure(L, next_pair, 2);
    return 1;
}

static int counted_next(lua_State *L) {
    sandbox_charge(L, PASSED_BY);
    return call_kept(L);
}

/* Copies the named functions of the library on top of the stack into a new table, with room for so many. */
static void keep(lua_State *L, const char *const *names, int room) {
    lua_createtable(L, 0, room);
    for (; *names; names++) {
        lua_getfield(L, -2, *names);
        lua_setfield(L, -2, *names);
    }
    lua_remove(L, -2);
}

/* In the library on top of the stack, puts a function before that of a name, which it may call. */
static void wrap(lua_State *L, const char *name, lua_CFunction by) {
    if (lua_getfield(L, -1, name) != LUA_TFUNCTION) {
        lua_pop(L, 1); /* a number, as math.pi is */
        return;
    }
    lua_pushcclosure(L, by, 1);
    lua_setfield(L, -2, name);
}

static void wrap_all(lua_State *L, const char *const *names) {
    for (; *names; names++)
        wrap(L, *names, counted);
}

static const char *const of_base[] = {"assert", "error",    "ipairs",   "next", "pairs",
                                      "select", "tonumber", "tostring", "type", NULL};
static const char *const of_string[] = {"byte",    "char", "format", "len",
                                        "reverse", "sub",  "rep",    NULL};
static const char *const of_table[] = {"insert", "remove", "concat", "unpack",
                                       "sort",   "pack",   NULL};
static const char *const of_math[] = {
    "abs",       "ceil", "cos",        "deg",        "exp",  "floor", "fmod", "huge", "log",
    "max",       "min",  "modf",       "pi",         "rad",  "sin",   "sqrt", "tan",  "type",
    "tointeger", "ult",  "maxinteger", "mininteger", "acos", "asin",  "atan", NULL};

static void push_strings(lua_State *L) {
    static const char *const walked[] = {"byte", "reverse", "char", NULL};
    static const luaL_Reg own[] = {
        {"lower", lower}, {"upper", upper}, {"replace", replace}, {NULL, NULL}};
    luaL_requiref(L, LUA_STRLIBNAME, luaopen_string, 0);
    keep(L, of_string, 0);
    wrap_all(L, walked);
    wrap(L, "rep", bounded_rep);
    wrap(L, "format", counted_format);
    luaL_setfuncs(L, own, 0);
}

static void push_tables(lua_State *L) {
    static const char *const walked[] = {"insert", "remove", "concat", NULL};
    luaL_requiref(L, LUA_TABLIBNAME, luaopen_table, 0);
    keep(L, of_table, 0);
    wrap_all(L, walked);
    lua_pushcfunction(L, sort_list);
    lua_setfield(L, -2, "sort");
    wrap(L, "unpack", checked_unpack);
}

/* "4" + 1 would be 5, and is more often a slip than meant; -"a5" is a condition without its zone. */
static int no_number(lua_State *L) {
    enum { SHORT = 20 };
    int at = lua_type(L, 1) == LUA_TSTRING ? 1 : 2;
    const char *cure = author_cure(L, at, SORT_COND);
    return luaL_error(L, "%s is a text, and no number to reckon with%s",
                      lua_rawlen(L, at) <= SHORT ? author_shown(L, at) : "this",
                      *cure ? cure : "; numbers stand without quotes");
}

/* What ("x"):upper() looks up is the same small library */
static void bind_strings(lua_State *L) {
    static const char *const operators[] = {"__add", "__sub",  "__mul", "__mod", "__pow",
                                            "__div", "__idiv", "__unm", NULL};
    lua_pushliteral(L, "");
    lua_getmetatable(L, -1);
    for (const char *const *name = operators; *name; name++)
        wrap(L, *name, no_number);
    lua_pushvalue(L, -3);
    lua_setfield(L, -2, "__index");
    lua_pop(L, 2);
}

void sandbox_push_library(lua_State *L) {
    luaL_requiref(L, LUA_GNAME, luaopen_base, 0);
    keep(L, of_base, WORDS_ROOM);
    wrap(L, "pairs", counted_pairs);
    wrap(L, "ipairs", checked_ipairs);
    wrap(L, "next", counted_next);
    wrap(L, "tonumber", counted);
    wrap(L, "tostring", plain_tostring);
    push_strings(L);
    author_close(L, "string");
    bind_strings(L);
    lua_setfield(L, -2, "string");
    push_tables(L);
    author_close(L, "table");
    lua_setfield(L, -2, "table");
    luaL_requiref(L, LUA_MATHLIBNAME, luaopen_math, 0);
    keep(L, of_math, 0);
    wrap_all(L, of_math);
    author_close(L, "math");
    lua_setfield(L, -2, "math");
}
