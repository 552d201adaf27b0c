/*
** testfile.c -- reading a file of rule tests, in the same sandbox as a definition.
**
** A file of tests has the words `game` and `test`, `import`, and Lua to build its tables with.
** What it says is copied to the caller's arena, so that nothing refers to the Lua state, which
** is closed.
*/
#include "testfile.h"

#include "lang/check/check.h"
#include "lang/read/author.h"
#include "lang/read/find.h"
#include "lang/read/sandbox.h"
#include "lang/read/script.h"
#include "base/err.h"

#include <string.h>

/* The most depths of a perft, and the most options that a test can set. */
enum { DEPTHS_MAX = 16, SETTINGS_MAX = 64 };

/* In a run that reads tests: where they go. Def.tests points to it; the Def's arena is the
** caller's. */
typedef struct TestReader {
    TestCases *out;
    const char *game;
    /* The text is a stranger's: it may name games only as imports are named (find_allowed). */
    bool confined;
} TestReader;

/* Complains, and returns false, where the tests may not name that game. */
static bool check_game(lua_State *L, const char *whose, const char *game) {
    bool allowed = !author_def(L)->tests->confined || find_allowed(game);
    if (!allowed)
        author_error(L,
                     "%s takes a name or a file like \"rules/chess.lua\", not an absolute path "
                     "and without '.' or '..', got '%s'",
                     whose, game);
    return allowed;
}

/* The field `key`: a string, or a list of strings. n is -1 where there is none. */
static Strings read_strings(lua_State *L, const char *whose, const char *key) {
    if (lua_getfield(L, 2, key) == LUA_TNIL)
        return (Strings){.n = -1};
    const char *one = author_text(L, -1);
    if (one)
        return (Strings){1, arena_copy(author_def(L)->arena, &one, sizeof one)};
    if (lua_istable(L, -1))
        list_is_bare(L, -1, arena_printf(author_def(L)->arena, "%s: '%s'", whose, key));
    List l = list_at(L, -1);
    Strings s = {l.n, list_texts(l)};
    if (!lua_istable(L, -1))
        author_error(L, "%s: '%s' must be a list of strings, got %s", whose, key,
                     author_type(L, -1));
    while (list_next(&l))
        if (!s.at[l.i - 1]) {
            author_error(L, "%s: '%s' must be a list of strings, found %s in it", whose, key,
                         author_type(L, -1));
            s.at[l.i - 1] = "";
        }
    return s;
}

/* Reads the table on top of the stack in alphabetical order, since complaints come in the order
** of the settings. */
static void read_named(lua_State *L, const char *whose, TestCase *t) {
    Arena *a = author_def(L)->arena;
    size_t n, all = 0;
    const char **names = author_keys(L, lua_gettop(L), &n);
    Setting *set = ARENA_ARRAY(a, Setting, n);
    for (size_t i = 0; i < n; i++) {
        lua_getfield(L, -1, names[i]);
        if (lua_tostring(L, -1))
            set[t->nset++] = (Setting){arena_strdup(a, names[i]), author_text(L, -1)};
        lua_pop(L, 1);
    }
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1))
        all++;
    if (all > SETTINGS_MAX)
        author_error(L, "%s: 'set' has more than %d settings", whose, SETTINGS_MAX);
    else if (all > (size_t)t->nset)
        author_error(L, "%s: 'set' must be a table like { option = \"choice\" }", whose);
    t->set = set;
}

static void read_settings(lua_State *L, const char *whose, TestCase *t) {
    lua_getfield(L, 2, "set");
    if (lua_istable(L, -1))
        read_named(L, whose, t);
    else if (!lua_isnil(L, -1))
        author_error(L, "%s: 'set' must be a table, got %s", whose, author_type(L, -1));
    lua_settop(L, 2);
}

static void read_perft(lua_State *L, const char *whose, TestCase *t) {
    lua_getfield(L, 2, "perft");
    List l = list_at(L, -1);
    uint64_t *counts = ARENA_ARRAY(author_def(L)->arena, uint64_t, l.n);
    bool ok = l.n >= 1 && l.n <= DEPTHS_MAX;
    t->nperft = lua_isnil(L, -1) ? -1 : l.n;
    t->perft = counts;
    while (list_next(&l)) {
        ok = ok && lua_isinteger(L, -1) && lua_tointeger(L, -1) >= 0;
        counts[l.i - 1] = (uint64_t)lua_tointeger(L, -1);
    }
    if (!ok && t->nperft >= 0)
        author_error(L, "%s: 'perft' must be a list of 1 to %d whole numbers", whose,
                     DEPTHS_MAX);
    lua_pop(L, 1);
}

static void read_seed(lua_State *L, const char *whose, TestCase *t) {
    lua_getfield(L, 2, "seed");
    t->seed = -1;
    if (lua_isinteger(L, -1) && lua_tointeger(L, -1) >= 0)
        t->seed = lua_tointeger(L, -1);
    else if (!lua_isnil(L, -1))
        author_error(L, "%s: 'seed' must be a whole number from 0 up, got %s", whose,
                     author_type(L, -1));
    lua_pop(L, 1);
}

bool testcase_empty(const TestCase *t) {
    bool lists = t->play.n > 0 || t->legal.n > 0 || t->illegal.n > 0 || t->attacked.n > 0 ||
                 t->unattacked.n > 0 || t->errors.n > 0 || t->moves.n >= 0;
    return !lists && !t->reach && !t->why && !t->result && !t->final_fen && t->nperft <= 0;
}

/* A FIELD_OTHER with an offset is a Strings; one without has a function of its own. */
static const FieldDef fields[] = {{"set", FIELD_OTHER, 0},
                                  {"seed", FIELD_OTHER, 0},
                                  {"perft", FIELD_OTHER, 0},
                                  {"game", FIELD_TEXT, offsetof(TestCase, game)},
                                  {"fen", FIELD_TEXT, offsetof(TestCase, fen)},
                                  {"play", FIELD_OTHER, offsetof(TestCase, play)},
                                  {"reach", FIELD_TEXT, offsetof(TestCase, reach)},
                                  {"moves", FIELD_OTHER, offsetof(TestCase, moves)},
                                  {"from", FIELD_TEXT, offsetof(TestCase, from)},
                                  {"legal", FIELD_OTHER, offsetof(TestCase, legal)},
                                  {"illegal", FIELD_OTHER, offsetof(TestCase, illegal)},
                                  {"why", FIELD_TEXT, offsetof(TestCase, why)},
                                  {"result", FIELD_TEXT, offsetof(TestCase, result)},
                                  {"final_fen", FIELD_TEXT, offsetof(TestCase, final_fen)},
                                  {"attacked", FIELD_OTHER, offsetof(TestCase, attacked)},
                                  {"unattacked", FIELD_OTHER, offsetof(TestCase, unattacked)},
                                  {"errors", FIELD_OTHER, offsetof(TestCase, errors)},
                                  {"source", FIELD_TEXT, offsetof(TestCase, source)},
                                  {0}};

/* The line of the last test so far that has the name, or 0; from now on that is this one. */
static int name_line(lua_State *L, const char *name, int line) {
    luaL_getsubtable(L, LUA_REGISTRYINDEX, "names of tests");
    lua_getfield(L, -1, name);
    int before = (int)lua_tointeger(L, -1);
    lua_pushinteger(L, line);
    lua_setfield(L, -3, name);
    lua_pop(L, 2);
    return before;
}

/* Reads `test "name" { ... }`: the name is at index 1, the table at 2. */
static void read_test(lua_State *L) {
    const TestReader *r = author_def(L)->tests;
    Place at = author_place(L);
    TestCase t = {.name = author_text(L, 1), .file = at.file, .line = at.line};
    const char *whose = arena_printf(author_def(L)->arena, "test '%s'", t.name);
    if (!fields_check(L, 2, whose, fields, 0))
        return;
    read_settings(L, whose, &t);
    read_perft(L, whose, &t);
    read_seed(L, whose, &t);
    fields_read(L, 2, whose, fields, &t);
    if (t.game)
        check_game(L, arena_printf(author_def(L)->arena, "%s: 'game'", whose), t.game);
    t.game = t.game ? t.game : r->game;
    for (const FieldDef *f = fields; f->key; f++)
        if (f->type == FIELD_OTHER && f->to)
            *(Strings *)((char *)&t + f->to) = read_strings(L, whose, f->key);
    t.namesake = name_line(L, t.name, t.line);
    testcases_add(r->out, t);
}

/* What test(name) returns, called with the table. Upvalues: the name, and its loose end. */
static int test_table(lua_State *L) {
    author_take(L, (int)lua_tointeger(L, lua_upvalueindex(2)));
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_settop(L, 2);
    read_test(L);
    return 0;
}

/* test(name): a function that takes the table. */
static int say_test(lua_State *L) {
    if (lua_type(L, 1) != LUA_TSTRING)
        return luaL_error(L, "test: its name must be a string, got %s", author_type(L, 1));
    lua_settop(L, 1);
    const char *name = author_text(L, 1);
    const char *unfinished = arena_printf(
        author_def(L)->arena, "test '%s': nothing follows the name; write test \"%s\" { ... }",
        name, name);
    lua_pushinteger(L, author_owe(L, DIAG_ERROR, unfinished));
    lua_pushcclosure(L, test_table, 2);
    return 1;
}

/* game(name): the game of the tests that follow. A file is looked for beside the file of tests;
** what is not there keeps its name, for game_load() to find. */
static int say_game(lua_State *L) {
    const char *name = author_text(L, 1), *path = NULL;
    Def *d = author_def(L);
    if (lua_istable(L, 1))
        return luaL_error(
            L, "this is the definition of a game, for `stepwise check`, not a file of tests");
    if (!name)
        author_error(L, "game: expected the name of a game, got %s", author_type(L, 1));
    else if (check_game(L, "game", name))
        path = find_beside(d->arena, d->files, author_place(L).file, name);
    name = path ? path : name;
    d->tests->game = name;
    return 0;
}

/* In Lua an unknown name is nil: a test would lack that part, and might pass. */
static int unknown_name(lua_State *L) {
    return luaL_error(L, "%s does not exist in a file of tests", author_shown(L, 2));
}

static void push_world(lua_State *L) {
    static const luaL_Reg words[] = {{"test", say_test}, {"game", say_game}, {NULL, NULL}};
    static const luaL_Reg events[] = {{"__index", unknown_name}, {NULL, NULL}};
    sandbox_push_library(L);
    luaL_setfuncs(L, words, 0);
    luaL_newlib(L, events);
    lua_setmetatable(L, -2);
    script_push_import(L, lua_gettop(L));
    lua_setfield(L, -2, "import");
}

bool testfile_read(const TestSource *source, Arena *a, TestCases *out, Diags *diags) {
    Err e;
    const char *text = source->text;
    size_t n = source->n;
    if (!text && !find_read(a, source->files, source->name, &text, &n, &e)) {
        diags_add(diags, DIAG_ERROR, source->name, 0, "%s", e.text);
        return false;
    }
    TestReader r = {.out = out, .confined = source->text != NULL};
    Def d;
    int before = diags->errors;
    def_init(&d, arena_strdup(a, source->name), a, diags);
    d.tests = &r;
    d.files = source->files;
    if (script_run(&d, text, n, push_world))
        check_loose(&d, DIAG_ERROR);
    def_free(&d);
    return diags->errors == before;
}
