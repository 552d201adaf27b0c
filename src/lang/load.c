/*
** load.c -- from the text of a definition to the Game.
**
** The script fills a Def, which keeps nothing of Lua's; the Def is then checked and compiled.
*/
#include "load.h"

#include "lang/compile/build.h"
#include "lang/check/check.h"
#include "lang/check/odd.h"
#include "lang/read/find.h"
#include "lang/read/primitives.h"
#include "lang/read/sandbox.h"
#include "lang/read/script.h"
#include "lang/read/tested.h"
#include "base/err.h"
#include "base/shown.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "words.h" /* made from src/lang/words/ by the Makefile: bytecode, or source text */

static const struct WordsFile {
    const char *text;
    size_t size;
    const char *name;
} prelude[] = {
#define FILE_OF(name) {name##_lua, sizeof name##_lua, "=" #name},
    WORDS(FILE_OF)
#undef FILE_OF
};

/* Calls each chunk of the prelude with the tables at prim and prim + 1 (`lang`). The last one
** returns the environment for the author's chunks, which is left on the stack. */
static void run_prelude(lua_State *L, int prim) {
    size_t n = sizeof prelude / sizeof *prelude;
    for (size_t i = 0; i < n; i++) {
        if (luaL_loadbuffer(L, prelude[i].text, prelude[i].size - 1, prelude[i].name) != LUA_OK)
            lua_error(L);
        lua_pushvalue(L, prim);
        lua_pushvalue(L, prim + 1);
        lua_call(L, 2, i + 1 == n);
    }
}

/* Hands the prelude functions of Lua's that authors do not have. */
static void keep_own(lua_State *L, int prim) {
    static const char *const kept[] = {"setmetatable", "rawget", "rawset"};
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
        lua_getglobal(L, kept[i]);
        lua_setfield(L, prim, kept[i]);
    }
}

/* Leaves the environment of the author's chunks on the stack. */
static void push_world(lua_State *L) {
    lua_newtable(L);
    int prim = lua_gettop(L), lang = prim + 1;
    sandbox_push_library(L);
    methods_open(L, lang, prim); /* before any node is made */
    patterns_open(L, lang, prim);
    boards_open(L, lang, prim);
    statements_open(L, lang, prim);
    verdicts_open(L, lang, prim);
    state_open(L, lang, prim);
    options_open(L, lang, prim);
    abbrevs_open(L, lang, prim);
    throws_open(L, lang, prim);
    tested_open(L, lang);
    keep_own(L, prim);
    run_prelude(L, prim);
    script_push_import(L, lua_gettop(L));
    lua_setfield(L, lang, "import");
}

/* ---- the words of the language ---- */

/* In a run that only lists words: to whom. Def.teller points to it. */
typedef struct Teller {
    WordFn *fn;
    void *ctx;
} Teller;

/* Reports the names in the table on top of the stack, and pops it. Names that the table at
** `but` has, too, are left out, and so are those that begin with '_', which are the prelude's
** own. */
static void tell_names(lua_State *L, const char *owner, int but) {
    const Teller *t = author_def(L)->teller;
    lua_pushnil(L);
    while (lua_next(L, -2)) {
        const char *name = lua_tostring(L, -2);
        lua_pop(L, 1);
        if (lua_getfield(L, but, name) == LUA_TNIL && name[0] != '_')
            t->fn(t->ctx, owner, name);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* A ScriptWorld for an empty script, which lists the words instead. */
static void tell_world(lua_State *L) {
    sandbox_push_library(L); /* Lua's own words are in its manual */
    int lua = lua_gettop(L), prim = lua + 1, lang = lua + 2;
    push_world(L);
    lua_pushvalue(L, lang);
    tell_names(L, "", lua);
    lua_getfield(L, prim, "methods");
    tell_names(L, "method", lua);
    lua_getfield(L, prim, "choice_methods");
    tell_names(L, "choice", lua);
    lua_getfield(L, lang, "graph");
    lua_call(L, 0, 1);
    lua_getiuservalue(L, -1, 1);
    tell_names(L, "board", lua);
}

void load_words(WordFn *fn, void *ctx) {
    Def d;
    Diags diags;
    Arena *a = arena_new();
    Teller t = {fn, ctx};
    diags_init(&diags);
    def_init(&d, "", a, &diags);
    d.teller = &t;
    script_run(&d, "", 0, tell_world);
    def_free(&d);
    diags_free(&diags);
    arena_free(a);
}

static int by_place(const void *a, const void *b) {
    const Place *p = a, *q = b;
    int order = strcmp(p->file, q->file);
    return order != 0 ? order : (p->line > q->line) - (p->line < q->line);
}

/* The lines on which the definition makes something that wants a use, sorted, each once:
** "file:line" and a line end each. */
static const char *made_at(const Def *d) {
    Arena *a = arena_new();
    Place *at = ARENA_ARRAY(a, Place, d->loose.n + d->vars.n);
    Str text = {0};
    size_t n = 0;
    for (size_t i = 0; i < d->loose.n; i++)
        at[n++] = d->loose.at[i].place;
    for (size_t i = 0; i < d->vars.n; i++)
        at[n++] = d->vars.at[i].place;
    qsort(at, n, sizeof *at, by_place);
    for (size_t i = 0; i < n; i++)
        if (i == 0 || by_place(&at[i - 1], &at[i]) != 0) {
            shown_add_line(&text, at[i].file, strlen(at[i].file));
            str_addf(&text, ":%d\n", at[i].line);
        }
    const char *made = arena_strdup(d->arena, str_text(&text));
    str_free(&text);
    arena_free(a);
    return made;
}

/* With options, what is unused may have a use under another choice: such warnings are kept
** apart, and `check`, which loads the game with each choice, reports what is unused in all of
** them. */
static void keep_warnings(Def *d) {
    Str text = {0}, unused = {0};
    if (d->options.n == 0) {
        diags_write(d->diags, &text);
    } else {
        diags_write_kind(d->diags, DIAG_WARNING, &text);
        diags_write_kind(d->diags, DIAG_UNUSED, &unused);
    }
    d->display->warnings = arena_strdup(d->arena, str_text(&text));
    d->display->unused = arena_strdup(d->arena, str_text(&unused));
    d->display->made = d->options.n == 0 ? "" : made_at(d);
    str_free(&text);
    str_free(&unused);
}

/* The definition's own file comes first, under its name without folders. */
static void keep_files(Def *d) {
    const char *slash = strrchr(d->root, '/');
    int n = (int)d->used.n + 1;
    FileUsed *files = ARENA_ARRAY(d->arena, FileUsed, n);
    files[0] = (FileUsed){slash ? slash + 1 : d->root, d->root};
    for (int i = 1; i < n; i++)
        files[i] = d->used.at[i - 1];
    d->display->files = files;
    d->display->nfiles = n;
}

static Game *load(Def *d, const char *text, size_t n) {
    bool whole = script_run(d, text, n, push_world);
    if (whole)
        check_def(d);
    if (d->diags->errors)
        return NULL;
    Game *g = build_game(d);
    if (!g)
        return NULL;
    /* Only warnings from here on: beside an error they would be noise. */
    check_start(d, g);
    check_dead(d, g);
    check_counts(d, g);
    check_logic(d, g);
    check_idle(d);
    check_noeffect(d, g);
    check_odd(d);
    for (size_t i = 0; i < d->meant.n; i++) {
        const Meant *m = &d->meant.at[i];
        diags_silence(d->diags, m->place.file, m->place.line, m->place.line + m->below);
    }
    keep_warnings(d);
    keep_files(d);
    return g;
}

Game *game_load_text_as(const char *file, const char *text, size_t n, const Loading *as,
                        Diags *diags) {
    Def d;
    Arena *a = arena_new();
    def_init(&d, arena_strdup(a, file), a, diags);
    d.set = as->set;
    d.nset = as->nset;
    d.seed = as->seed;
    d.files = as->files;
    d.set_used = ARENA_ARRAY(a, bool, as->nset);
    Game *g = load(&d, text, n);
    if (as->work)
        *as->work = budget_spent(&d.budget) + d.tried + d.strayed;
    def_free(&d);
    if (!g)
        arena_free(a);
    return g;
}

Game *game_load_text(const char *file, const char *text, size_t n, const Setting *set, int nset,
                     Diags *diags) {
    return game_load_text_as(file, text, n, &(Loading){.set = set, .nset = nset}, diags);
}

Game *game_load(const char *game, const Setting *set, int nset, Diags *diags) {
    return game_load_as(game, &(Loading){.set = set, .nset = nset}, diags);
}

Game *game_load_drawn(const char *game, const Setting *set, int nset, uint64_t seed,
                      Diags *diags) {
    return game_load_as(game, &(Loading){.set = set, .nset = nset, .seed = seed}, diags);
}

Game *game_load_as(const char *game, const Loading *as, Diags *diags) {
    Arena *a = arena_new();
    Err e;
    const char *text, *path = find_game(a, as->files, game, &e);
    size_t n;
    Game *g = NULL;
    if (!path)
        diags_add(diags, DIAG_ERROR, "", 0, "%s", e.text);
    else if (!find_read(a, as->files, path, &text, &n, &e))
        diags_add(diags, DIAG_ERROR, path, 0, "%s", e.text);
    else
        g = game_load_text_as(path, text, n, as, diags);
    arena_free(a);
    return g;
}

/* ---- files beside a definition ---- */

const char *game_beside(const Game *g, const Files *files, const char *ending, Arena *a) {
    const char *file = g->display->file, *unused;
    size_t n = file ? strlen(file) : 0, size;
    struct stat st;
    if (n <= 4 || strcmp(file + n - 4, ".lua") != 0)
        return NULL;
    const char *path = arena_printf(a, "%.*s%s", (int)(n - 4), file, ending);
    bool there = files ? files->read(files->ctx, path, &unused, &size) : stat(path, &st) == 0;
    return there ? path : NULL;
}

bool game_read_beside(const Files *files, const char *path, Arena *a, const char **text,
                      size_t *n, Err *e) {
    return find_read(a, files, path, text, n, e);
}
