/*
** testfile.c -- a file of rule tests, read in the sandbox of a definition.
**
** A test file has two words, `game` and `test`, and Lua to build its tables with. What it says
** is copied into the caller's arena, so that nothing of the Lua state is left.
*/
#include "testfile.h"

#include "lang/read/author.h"
#include "lang/read/find.h"
#include "lang/read/sandbox.h"
#include "lang/read/script.h"
#include "base/err.h"

#include <string.h>

/* Perft is run to a few plies; settings are as many as there are options. */
enum { DEPTHS_MAX = 16, STRINGS_MAX = 4096 };

typedef struct TestReader {
    Arena *arena;
    TestCases *out;
    const char *game;
} TestReader;

/* Of a run that reads tests, the Def carries the TestReader. */
static TestReader *reader_of(lua_State *L) {
    return author_def(L)->reader;
}

static const char *keep(lua_State *L, const char *text) {
    return text ? arena_strdup(reader_of(L)->arena, text) : NULL;
}

static const char *text_of(lua_State *L, const char *whose, const char *key) {
    return keep(L, fields_text(L, 2, whose, key));
}

/* A string, or a list of strings. */
static Strings strings_of(lua_State *L, const char *whose, const char *key) {
    Strings s = {.n = -1};
    lua_getfield(L, 2, key);
    bool one = lua_type(L, -1) == LUA_TSTRING;
    lua_Integer n = one ? 1 : lua_istable(L, -1) ? luaL_len(L, -1) : -1;
    if (n < 0 ? !lua_isnil(L, -1) : n > STRINGS_MAX)
        author_error(L, "%s: '%s' must be a list of strings, got %s", whose, key,
                     author_type(L, -1));
    if (n >= 0 && n <= STRINGS_MAX) {
        s.n = (int)n;
        s.at = ARENA_ARRAY(reader_of(L)->arena, const char *, n);
    }
    for (int i = 0; i < s.n; i++) {
        if (one)
            lua_pushvalue(L, -1);
        else
            lua_geti(L, -1, i + 1);
        s.at[i] = keep(L, author_text(L, -1));
        if (!s.at[i]) {
            author_error(L, "%s: '%s' must be a list of strings, found %s in it", whose, key,
                         author_type(L, -1));
            s.at[i] = "";
        }
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return s;
}

static void read_settings(lua_State *L, const char *whose, TestCase *t) {
    Setting set[64];
    lua_getfield(L, 2, "set");
    if (!lua_istable(L, -1) && !lua_isnil(L, -1))
        author_error(L, "%s: 'set' must be a table, got %s", whose, author_type(L, -1));
    lua_pushnil(L);
    while (lua_istable(L, -2) && lua_next(L, -2)) {
        bool value = lua_isstring(L, -1), name = lua_type(L, -2) == LUA_TSTRING;
        if (!value || !name || t->nset == 64)
            author_error(L, "%s: 'set' must be like { option = \"choice\" }", whose);
        else
            set[t->nset++] =
                (Setting){keep(L, lua_tostring(L, -2)), keep(L, luaL_tolstring(L, -1, NULL))};
        lua_settop(L, 4);
    }
    lua_settop(L, 2);
    t->set = arena_copy(reader_of(L)->arena, set, (size_t)t->nset * sizeof *set);
}

static void read_perft(lua_State *L, const char *whose, TestCase *t) {
    uint64_t counts[DEPTHS_MAX];
    t->nperft = -1;
    lua_getfield(L, 2, "perft");
    lua_Integer n = lua_istable(L, -1) ? luaL_len(L, -1) : -1;
    bool ok = lua_isnil(L, -1) || (n >= 1 && n <= DEPTHS_MAX);
    for (int i = 0; ok && i < n; i++) {
        lua_geti(L, -1, i + 1);
        ok = lua_isinteger(L, -1) && lua_tointeger(L, -1) >= 0;
        counts[i] = (uint64_t)lua_tointeger(L, -1);
        lua_pop(L, 1);
        t->nperft = i + 1;
    }
    if (!ok)
        author_error(L, "%s: 'perft' must be a list of 1 to %d whole numbers", whose,
                     DEPTHS_MAX);
    else if (n > 0)
        t->perft = arena_copy(reader_of(L)->arena, counts, (size_t)n * sizeof *counts);
    lua_pop(L, 1);
}

/* test_body(name, {...}): what `test "name" {...}` comes to. */
static void read_test(lua_State *L) {
    static const char *const keys[] = {"set",       "fen",      "play",       "reach", "moves",
                                       "from",      "legal",    "illegal",    "why",   "result",
                                       "final_fen", "attacked", "unattacked", "perft", "errors",
                                       "source",    "game",     NULL};
    TestReader *r = reader_of(L);
    Place at = author_place(L);
    TestCase t = {.name = keep(L, lua_tostring(L, 1)),
                  .file = keep(L, at.file),
                  .game = r->game,
                  .line = at.line};
    const char *whose = arena_printf(r->arena, "test '%s'", t.name);
    if (!fields_check(L, 2, whose, keys, false))
        return;
    read_settings(L, whose, &t);
    read_perft(L, whose, &t);
    const char *game = text_of(L, whose, "game");
    t.game = game ? game : r->game;
    t.fen = text_of(L, whose, "fen");
    t.play = strings_of(L, whose, "play");
    t.reach = text_of(L, whose, "reach");
    t.moves = strings_of(L, whose, "moves");
    t.from = text_of(L, whose, "from");
    t.legal = strings_of(L, whose, "legal");
    t.illegal = strings_of(L, whose, "illegal");
    t.why = text_of(L, whose, "why");
    t.result = text_of(L, whose, "result");
    t.final_fen = text_of(L, whose, "final_fen");
    t.attacked = strings_of(L, whose, "attacked");
    t.unattacked = strings_of(L, whose, "unattacked");
    t.errors = strings_of(L, whose, "errors");
    t.source = text_of(L, whose, "source");
    testcases_add(r->out, t);
}

static int test_table(lua_State *L) {
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_settop(L, 2);
    read_test(L);
    return 0;
}

static int say_test(lua_State *L) {
    if (lua_type(L, 1) != LUA_TSTRING)
        return luaL_error(L, "test: its name must be a string, got %s", author_type(L, 1));
    lua_settop(L, 1);
    lua_pushcclosure(L, test_table, 1);
    return 1;
}

/* game(name): of the tests that follow. */
static int say_game(lua_State *L) {
    const char *name = keep(L, author_text(L, 1));
    if (!name)
        author_error(L, "game: the name of a game must follow, got %s", author_type(L, 1));
    reader_of(L)->game = name;
    return 0;
}

/* Reading a name that is none yields nil in Lua; a test that lacks a part would pass. */
static int unknown_name(lua_State *L) {
    return luaL_error(L, "there is no %s in a file of tests", author_shown(L, 2));
}

static void push_world(lua_State *L) {
    sandbox_push_library(L);
    lua_pushcfunction(L, say_test);
    lua_setfield(L, -2, "test");
    lua_pushcfunction(L, say_game);
    lua_setfield(L, -2, "game");
    lua_newtable(L);
    lua_pushcfunction(L, unknown_name);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    script_push_import(L, lua_gettop(L));
    lua_setfield(L, -2, "import");
}

bool testfile_read(const char *path, Arena *a, TestCases *out, Diags *diags) {
    Def d;
    Err e;
    const char *text;
    size_t n;
    int before = diags->errors;
    if (!find_read(a, path, &text, &n, &e)) {
        diags_add(diags, DIAG_ERROR, path, 0, "%s", e.text);
        return false;
    }
    TestReader r = {a, out, NULL};
    def_init(&d, diags);
    d.root = path;
    d.reader = &r;
    script_run(&d, text, n, push_world);
    def_free(&d);
    return diags->errors == before;
}
