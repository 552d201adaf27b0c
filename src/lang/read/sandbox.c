/*
** sandbox.c -- the bounds of a script, and the library that it gets.
**
** A count hook charges for instructions, the allocator for allocations, and library functions
** that walk a list or a text for its length, all to BUDGET_SCRIPT. What a call with very many
** arguments copies is charged where the hook finds it. A few things that Lua does within one
** instruction cannot be counted (comparing long texts, making a text of a fraction, the
** remainder of very large numbers). The size of a block is bounded so that none of these takes
** long, and the hook looks at processor time as well: not at all of it, but at what goes beyond
** PLAIN_SECONDS for HOOK_EVERY instructions, so that instructions alone decide about any script
** of which these few things are not nearly all, on slow machines, too. Nothing in the library
** catches errors, so an error raised by the hook ends the run.
*/
#include "sandbox.h"

#include "author.h"
#include "sort.h"

#include "base/ascii.h"

#include <lualib.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* A big definition takes a million instructions and a megabyte. BLOCK_MAX holds a table of
** 65,536 elements, TEXT_MAX more than a page of text. An allocation costs BLOCK_WORK units, and
** one more for every BYTES_A_UNIT bytes. WORDS_ROOM: the table of words starts with room for
** all of them, since the moment at which a full table grows depends on Lua's randomly seeded
** hashes, and a load must cost the same each time. */
enum {
    HOOK_EVERY = 1000,    /* instructions from one call of the hook to the next */
    INSTRUCTION_WORK = 3, /* units for one instruction */
    BLOCK_MAX = 1024 * 1024,
    TEXT_MAX = 8 * 1024,
    REP_MAX = 10000, /* of string.rep */
    BLOCK_WORK = 8,
    BYTES_A_UNIT = 16,
    TAIL_CALLS = 20,      /* more than these in a row, at one level, are endless recursion */
    MANY_ARGUMENTS = 256, /* fewer than these are copied as fast as anything else is done */
    ARGUMENT_WORK = 30,   /* units for each argument in HOOK_EVERY instructions */
    WORDS_ROOM = 512,
    DEEP = 1000,           /* calls nested this deep are a function that calls itself */
    COMPLAINT_WORK = 2000, /* units for one complaint */
};
/* Processor time of this thread: what other threads of the process do is none of the script's.
** In a browser there is only wall time, of which other programs take their share. */
#ifdef __wasi__
enum { SECONDS_MAX = 10 };
static double seconds_now(void) {
    return (double)clock() / CLOCKS_PER_SEC;
}
#else
enum { SECONDS_MAX = 2 };
static double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}
#endif
/* More than any budget. The length of a table with gaps may be anything up to 2^63 - 1, and
** must not overflow when lengths are added up. */
#define LENGTH_MAX ((lua_Unsigned)1 << 40)

/* What HOOK_EVERY instructions may take before the rest counts as time: five times what they
** take on a present-day machine where each makes a text of a number, and thirty times the
** usual. */
static const double PLAIN_SECONDS = 200e-6;

#define TOO_LONG                                                                               \
    "this takes too long: running a definition may take at most about ten million "            \
    "instructions"

static bool has_more(const Sandbox *s, size_t bytes) {
    size_t used = s->bytes + arena_used(s->def->arena);
    return used <= BUDGET_SAID_BYTES && bytes <= BUDGET_SAID_BYTES - used;
}

/* Whether a block may grow from old_size to `size` bytes. When Lua allocates a new block (`old`
** is NULL), old_size is the type of object that it is for. */
static bool has_room(const Sandbox *s, const void *old, size_t old_size, size_t size) {
    size_t most = !old && old_size == LUA_TSTRING ? TEXT_MAX : BLOCK_MAX;
    return size <= most && has_more(s, size - (old ? old_size : 0));
}

static void tick(lua_State *L, lua_Debug *ar);

/* A refused script must end. By itself Lua would go on wherever it can do without the block,
** and collect garbage at every refusal; so the hook is set to raise an error at the next
** instruction. */
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
    return seconds_now() - sandbox_of(L)->began <= SECONDS_MAX;
}

void sandbox_charge(lua_State *L, int64_t units) {
    if (!sandbox_spend(L, units))
        luaL_error(L, TOO_LONG);
}

static void end_at_once(lua_State *L, lua_Debug *ar) {
    (void)ar;
    luaL_error(L, TOO_LONG);
}

/* Raises no error, since its callers go on after a complaint. One call of a library function
** may complain of every element of a table, so the count alone would not end it soon enough. */
bool sandbox_complained(lua_State *L) {
    bool fine = sandbox_spend(L, COMPLAINT_WORK);
    if (!fine)
        lua_sethook(L, end_at_once, LUA_MASKCOUNT, 1);
    return fine;
}

/* The hook of a script whose budget is used up: it runs on for HOOK_EVERY instructions, to find
** out whether this is endless recursion by tail calls, which leave no frames on the stack. A
** loop may make as many, but each within a call of its own. */
static void watch(lua_State *L, lua_Debug *ar) {
    Sandbox *s = sandbox_of(L);
    if (ar->event == LUA_HOOKCOUNT)
        luaL_error(L, s->endless ? NO_END : TOO_LONG);
    s->depth += (ar->event == LUA_HOOKCALL) - (ar->event == LUA_HOOKRET);
    int level = s->depth + TAIL_LEVELS / 2;
    if (level < 0 || level >= TAIL_LEVELS)
        return;
    if (ar->event == LUA_HOOKCALL)
        s->tails[level] = 0;
    if (ar->event == LUA_HOOKTAILCALL && ++s->tails[level] > TAIL_CALLS) {
        s->endless = true;
        s->tails[level] = 0;
    }
}

/* Units for the arguments in `...` of the running function, which a single instruction can
** copy: none unless they are very many. */
static int64_t arguments_work(lua_State *L, lua_Debug *ar) {
    int n = MANY_ARGUMENTS;
    while (n < BLOCK_MAX && lua_getlocal(L, ar, -n)) {
        lua_pop(L, 1);
        n *= 2;
    }
    return n > MANY_ARGUMENTS ? (int64_t)n * ARGUMENT_WORK : 0;
}

static void tick(lua_State *L, lua_Debug *ar) {
    Sandbox *s = sandbox_of(L);
    if (s->refused)
        luaL_error(L, s->deep ? NO_END : NO_MEMORY);
    int64_t units = HOOK_EVERY * INSTRUCTION_WORK + arguments_work(L, ar);
    if (!budget_spend(&s->def->budget, BUDGET_SCRIPT, units))
        lua_sethook(L, watch, LUA_MASKCALL | LUA_MASKRET | LUA_MASKCOUNT, HOOK_EVERY);
    double now = seconds_now(), took = now - s->looked;
    s->began += took < PLAIN_SECONDS ? took : PLAIN_SECONDS;
    s->looked = now;
    if (!sandbox_in_time(L))
        luaL_error(L, "this takes too long: more than %d seconds", SECONDS_MAX);
}

lua_State *sandbox_open(Sandbox *s, Def *d) {
    *s = (Sandbox){.def = d, .refused_at = {d->root, 0}};
    s->began = s->looked = seconds_now();
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

/* Calls the original function, upvalue 1, with all arguments on the stack; returns the number
** of results. */
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

/* The lengths of all arguments that are texts or lists, added up. */
static int64_t lengths(lua_State *L) {
    int64_t n = 0;
    for (int i = lua_gettop(L); i > 0; i--)
        n += length(L, i);
    return n;
}

/* Wraps a library function that walks through an argument or converts a text to a number. */
static int counted(lua_State *L) {
    sandbox_charge(L, BLOCK_WORK + lengths(L));
    return call_kept(L);
}

/* Replaces an argument that Lua would show as an address, which differs from load to load, by
** the name of its type. */
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

/* Makes a value that is no number (0/0) the positive one: which sign it has, and so whether Lua
** writes "nan" or "-nan", depends on the machine. */
static void drop_sign(lua_State *L, int at) {
    if (lua_type(L, at) == LUA_TNUMBER && isnan(lua_tonumber(L, at))) {
        lua_pushnumber(L, (lua_Number)NAN);
        lua_replace(L, at);
    }
}

static int plain_tostring(lua_State *L) {
    hide_address(L, 1);
    drop_sign(L, 1);
    return call_kept(L);
}

/* string.format. FORMATTED units for the result: "%.99f" can make some 400 digits of a
** number. */
static int counted_format(lua_State *L) {
    enum { FORMATTED = 400 };
    size_t n;
    const char *form = luaL_checklstring(L, 1, &n), *end = form + n;
    sandbox_charge(L, FORMATTED + lengths(L));
    for (const char *c = memchr(form, '%', n); c; c = memchr(c, '%', (size_t)(end - c))) {
        c += 1 + strspn(c + 1, "-+ #0123456789.");
        if (*c == 'p')
            luaL_error(L, "format: %%p gives an address, which differs from run to run");
        c += c < end;
    }
    for (int i = lua_gettop(L); i > 1; i--) {
        hide_address(L, i);
        drop_sign(L, i);
    }
    return call_kept(L);
}

/* string.rep. Lua's own loops n times even if the text is empty. */
static int bounded_rep(lua_State *L) {
    luaL_checkstring(L, 1);
    luaL_argcheck(L, luaL_checkinteger(L, 2) <= REP_MAX, 2, "too many repetitions");
    sandbox_charge(L, luaL_checkinteger(L, 2));
    return call_kept(L);
}

/* string.lower and upper, for ASCII alone: beyond it Lua's own depend on the locale. */
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

/* string.replace(s, from, to): plain text, not Lua's patterns, whose matching can take for
** ever. */
static int replace(lua_State *L) {
    const char *s = luaL_checkstring(L, 1), *from = luaL_checkstring(L, 2);
    const char *to = luaL_checkstring(L, 3);
    luaL_argcheck(L, from[0] != '\0', 2, "must not be empty");
    sandbox_charge(L, lengths(L));
    luaL_gsub(L, s, from, to);
    return 1;
}

/* The iterator that pairs(t) returns. Upvalue 1 is the table, 2 the previous key; the arguments
** are ignored. It can only go forward, so that a whole loop passes each slot of the table
** once. */
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

/* Units for a call of pairs or next, which may have to skip many slots that are empty again. */
enum { PASSED_BY = 1000 };

/* Raises an error unless argument 1 of the word is a table. */
static void need_table(lua_State *L, const char *word) {
    if (!lua_istable(L, 1))
        luaL_error(L, "%s: expected a table, got %s%s", word, author_type(L, 1),
                   luaL_testudata(L, 1, NODE_META) ? "; each(p, f) goes through the steps of a "
                                                     "choice"
                                                   : "");
}

/* table.unpack. Unpacking a node would complain of every element; poison yields poison
** silently, so it is let through. */
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

/* Replaces the library on top of the stack by a new table, with space for `room` fields, that
** has only the named ones. */
static void keep(lua_State *L, const char *const *names, int room) {
    lua_createtable(L, 0, room);
    for (; *names; names++) {
        lua_getfield(L, -2, *names);
        lua_setfield(L, -2, *names);
    }
    lua_remove(L, -2);
}

/* In the library on top of the stack, replaces a function by `by`, which has the original as
** upvalue 1. */
static void wrap(lua_State *L, const char *name, lua_CFunction by) {
    if (lua_getfield(L, -1, name) != LUA_TFUNCTION) {
        lua_pop(L, 1); /* a number, such as math.pi */
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

/* Arithmetic on texts. In Lua "4" + 1 is 5, which is more often a slip than meant; -"a5" lacks
** b:zone { } around the cell. */
static int no_number(lua_State *L) {
    enum { SHORT = 20 };
    int at = lua_type(L, 1) == LUA_TSTRING ? 1 : 2;
    const char *cure = author_cure(L, at, SORT_COND);
    return luaL_error(L, "%s is a string, not a number%s",
                      lua_rawlen(L, at) <= SHORT ? author_shown(L, at) : "this",
                      *cure ? cure : "; write numbers without quotes");
}

/* Makes methods of texts, ("x"):upper(), come from the reduced library on top of the stack, and
** their arithmetic an error. */
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
