/*
** stepwise.c -- the public face: texts, loading games, and what a game says about itself.
**
** Nothing is decided here: each function asks one floor and hands the answer over in plain C
** types. Matches, pictures, search and rule tests have files of their own, api_*.c.
*/
#include "api.h"

#include "lang/load.h"
#include "text/explain/disasm.h"
#include "text/write/fen.h"
#include "vm/tables/tables.h"
#include "base/err.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Static_assert((int)SW_PLAYERS_MAX == (int)PLAYERS_MAX, "one limit, known by two names");

const char *sw_version(void) {
    return SW_VERSION;
}

void sw_free(void *text) {
    free(text);
}

const char *sw_nearest(const char *word, const char *const *names, size_t n) {
    return str_nearest(word, names, n);
}

/* ---- texts ---- */

char *api_text(Str *s) {
    str_add(s, "");
    char *text = s->at;
    *s = (Str){0};
    return text;
}

char *api_copy(const char *text) {
    size_t size = text ? strlen(text) + 1 : 0;
    return text ? memcpy(mem_grow(NULL, size), text, size) : NULL;
}

char **api_list(const char *const *text, size_t n) {
    size_t size = (n + 1) * sizeof(char *);
    for (size_t i = 0; i < n; i++)
        size += strlen(text[i]) + 1;
    char **list = mem_grow(NULL, size);
    char *at = (char *)(list + n + 1);
    for (size_t i = 0; i < n; i++) {
        list[i] = at;
        at = stpcpy(at, text[i]) + 1;
    }
    list[n] = NULL;
    return list;
}

bool api_fail(char **error, const char *fmt, ...) {
    if (!error)
        return false;
    Err e = {""};
    va_list args;
    va_start(args, fmt);
    vsnprintf(e.text, sizeof e.text, fmt, args);
    va_end(args);
    *error = memcpy(mem_grow(NULL, strlen(e.text) + 1), e.text, strlen(e.text) + 1);
    return false;
}

Sq api_cell(const Game *g, const char *name, char **error) {
    Sq cell = cell_named(g, name);
    if (cell != SQ_NONE)
        return cell;
    const char *names[SQ_MAX];
    for (int i = 0; i < g->graph.ncells; i++)
        names[i] = g->graph.cell_name[i];
    const char *near = str_nearest(name, names, (size_t)g->graph.ncells);
    api_fail(error, "no cell '%.40s' on this board%s%s%s", name, near ? "; did you mean '" : "",
             near ? near : "", near ? "'?" : "");
    return SQ_NONE;
}

static const char *or_empty(const char *text) {
    return text ? text : "";
}

/* ---- loading ---- */

sw_Game *sw_game_load(const char *game, const sw_Setting *set, int nset, char **error) {
    if (error)
        *error = NULL;
    Setting *settings = mem_grow(NULL, sizeof(Setting) * (size_t)(nset + 1));
    for (int i = 0; i < nset; i++)
        settings[i] = (Setting){set[i].name, set[i].value};
    Diags diags;
    diags_init(&diags);
    Game *loaded = game_load(game, settings, nset, &diags);
    free(settings);
    Str text = {0};
    diags_write(&diags, &text);
    diags_free(&diags);
    if (!loaded) {
        if (error)
            *error = api_text(&text);
        str_free(&text);
        return NULL;
    }
    sw_Game *g = mem_grow(NULL, sizeof *g);
    *g = (sw_Game){.game = loaded, .warnings = api_text(&text)};
    return g;
}

sw_Game *sw_game_on_machine(const sw_Game *g) {
    sw_Game *view = mem_grow(NULL, sizeof *view);
    *view = (sw_Game){.game = mem_grow(NULL, sizeof(Game)), .view = true};
    view->warnings = mem_grow(NULL, strlen(g->warnings) + 1);
    strcpy(view->warnings, g->warnings);
    game_view(g->game, false, view->game);
    return view;
}

void sw_game_free(sw_Game *g) {
    if (!g)
        return;
    if (g->view)
        free(g->game);
    else
        game_free(g->game);
    free(g->warnings);
    free(g);
}

const char *sw_game_warnings(const sw_Game *g) {
    return g->warnings;
}

/* The entries and, behind them, their strings. */
static sw_Found *found_block(const GameFiles *files) {
    size_t size = (files->n + 1) * sizeof(sw_Found);
    for (size_t i = 0; i < files->n; i++)
        size += strlen(files->at[i].name) + strlen(files->at[i].path) + 2;
    sw_Found *found = mem_grow(NULL, size);
    char *at = (char *)(found + files->n + 1);
    for (size_t i = 0; i < files->n; i++) {
        found[i].name = at;
        at = stpcpy(at, files->at[i].name) + 1;
        found[i].path = at;
        at = stpcpy(at, files->at[i].path) + 1;
    }
    found[files->n] = (sw_Found){NULL, NULL};
    return found;
}

sw_Found *sw_game_list(int *n) {
    Arena *arena = arena_new();
    GameFiles files = {0};
    game_list(arena, &files);
    sw_Found *found = found_block(&files);
    *n = (int)files.n;
    gamefiles_free(&files);
    arena_free(arena);
    return found;
}

/* ---- facts ---- */

sw_About sw_game_about(const sw_Game *g) {
    const Display *x = g->game->display;
    return (sw_About){or_empty(x->name), or_empty(x->author), or_empty(x->source),
                      or_empty(x->note), or_empty(x->file)};
}

int sw_game_players(const sw_Game *g) {
    return g->game->nplayers;
}

const char *sw_player_name(const sw_Game *g, int player) {
    return player >= 0 && player < g->game->nplayers ? g->game->display->player[player].name
                                                     : "";
}

int sw_player_named(const sw_Game *g, const char *name) {
    for (int i = 0; i < g->game->nplayers; i++) {
        const PlayerLook *p = &g->game->display->player[i];
        if (str_equal_fold(name, p->name) || str_equal_fold(name, p->letter))
            return i;
    }
    return -1;
}

int sw_game_cells(const sw_Game *g) {
    return g->game->graph.ncells;
}

const char *sw_cell_name(const sw_Game *g, int cell) {
    return cell >= 0 && cell < g->game->graph.ncells ? g->game->graph.cell_name[cell] : "";
}

int sw_cell_named(const sw_Game *g, const char *name) {
    Sq cell = cell_named(g->game, name);
    return cell == SQ_NONE ? -1 : (int)cell;
}

size_t sw_game_bytes(const sw_Game *g) {
    return arena_used(g->game->arena);
}

size_t sw_game_table_bytes(const sw_Game *g) {
    return g->game->tables ? g->game->tables->bytes : 0;
}

int sw_game_kinds(const sw_Game *g) {
    return g->game->nkinds;
}

sw_Kind sw_game_kind(const sw_Game *g, int i) {
    const Kind *k = &g->game->kinds[i];
    return (sw_Kind){k->name, g->game->display->kinds[i].letter, k->royal,
                     g->game->goal >> i & 1, k->value};
}

int sw_game_options(const sw_Game *g) {
    return g->game->display->noptions;
}

sw_Option sw_game_option(const sw_Game *g, int i) {
    static const char *const type[] = {[OPTION_CHOICE] = "choice",
                                       [OPTION_NUMBER] = "number",
                                       [OPTION_CELL] = "cell",
                                       [OPTION_LIST] = "list",
                                       [OPTION_DICE] = "dice"};
    const Option *o = &g->game->display->options[i];
    return (sw_Option){.name = o->name,
                       .help = or_empty(o->help),
                       .type = type[o->type],
                       .nchoices = o->nchoices,
                       .choices = o->choice,
                       .min = o->min,
                       .max = o->max,
                       .preset = or_empty(o->def),
                       .per_side = o->per_side,
                       .values = o->value};
}

/* ---- programs ---- */

static sw_Walk walk_facts(const Game *g, int row, int owner, int kind) {
    int i = game_walk_number(g, row, owner, kind);
    const WalkTable *t = g->tables ? &g->tables->walk[i] : NULL;
    bool tabled = row == 0 && t && t->start;
    return (sw_Walk){.player = owner < g->nplayers ? g->display->player[owner].name : "nobody",
                     .kind = g->kinds[kind].name,
                     .length = g->walks[i].n,
                     .walker = tabled ? "table" : "vm",
                     .why = tabled        ? ""
                            : t && t->why ? t->why
                                          : "it is no piece's own move",
                     .lookups = tabled ? (double)t->lookups / g->graph.ncells : 0,
                     .bytes = tabled ? t->bytes : 0};
}

/* Counts the walks of all rows, players and kinds; fills *out with number i of them. */
static int walk_at(const Game *g, int i, sw_Walk *out) {
    int n = 0;
    for (int row = 0; row < g->nprograms; row++)
        for (int owner = 0; owner <= g->nplayers; owner++)
            for (int kind = 0; kind < g->nkinds; kind++)
                if (game_walk_number(g, row, owner, kind) >= 0 && n++ == i)
                    *out = walk_facts(g, row, owner, kind);
    return n;
}

int sw_game_walks(const sw_Game *g) {
    return walk_at(g->game, -1, NULL);
}

sw_Walk sw_game_walk(const sw_Game *g, int i) {
    sw_Walk walk = {.player = "", .kind = "", .walker = "", .why = ""};
    walk_at(g->game, i, &walk);
    return walk;
}

static int kind_named(const Game *g, const char *name, char **error) {
    const char *names[KINDS_MAX];
    for (int i = 0; i < g->nkinds; i++) {
        names[i] = g->kinds[i].name;
        if (str_equal_fold(name, g->kinds[i].name) ||
            str_equal_fold(name, g->display->kinds[i].letter))
            return i;
    }
    const char *near = str_nearest(name, names, (size_t)g->nkinds);
    api_fail(error, "no piece '%.40s' in this game%s%s%s", name, near ? "; did you mean '" : "",
             near ? near : "", near ? "'?" : "");
    return -1;
}

static void list_walk(const Game *g, int row, int owner, int kind, Str *out) {
    const Program *p = game_walk(g, row, owner, kind);
    if (!p)
        return;
    const char *whose = owner < g->nplayers ? g->display->player[owner].name : "neutral";
    str_addf(out, "%s%s %s", out->n ? "\n" : "", whose, g->kinds[kind].name);
    if (row > 0)
        str_addf(out, ", walk %d", row + 1);
    str_add(out, ":\n");
    disasm_write(g, p, out);
}

char *sw_game_disasm(const sw_Game *g, const char *kind, char **error) {
    if (error)
        *error = NULL;
    int k = kind_named(g->game, kind, error);
    if (k < 0)
        return NULL;
    Str out = {0};
    for (int owner = 0; owner <= g->game->nplayers; owner++)
        for (int row = 0; row < g->game->nprograms; row++)
            list_walk(g->game, row, owner, k, &out);
    return api_text(&out);
}
