/*
** build.c -- the Game put together.
**
** Everything is interned into growing lists first; when all is known they are copied into the
** arena of the Game, and game_finish() judges the whole.
*/
#include "build.h"

#include "lang/tree/facts.h"
#include "parts.h"
#include "vm/load/finish.h"
#include "base/err.h"

#include <assert.h>
#include <string.h>

/* ---- interned lists ---- */

void build_too_big(Build *b, Place at, const char *what) {
    def_error(b->def, at, "the definition has too many %s", what);
}

static uint16_t checked(Build *b, size_t i, Place at, const char *what) {
    if (i < UINT16_MAX)
        return (uint16_t)i;
    build_too_big(b, at, what);
    return 0;
}

uint16_t build_zone(Build *b, CellSet cells, Place at) {
    for (size_t i = 0; i < b->zones.n; i++)
        if (set_equal(b->zones.at[i], cells))
            return (uint16_t)i;
    zones_add(&b->zones, cells);
    return checked(b, b->zones.n - 1, at, "zones");
}

uint16_t build_dirset(Build *b, CellSet dirs, Place at) {
    for (size_t i = 0; i < b->dirsets.n; i++)
        if (set_equal(b->dirsets.at[i], dirs))
            return (uint16_t)i;
    dirbits_add(&b->dirsets, dirs);
    return checked(b, b->dirsets.n - 1, at, "sets of directions");
}

static bool same_act(const Act *x, const Act *y) {
    return x->fx == y->fx && x->ref_a == y->ref_a && x->ref_b == y->ref_b &&
           x->arg_a == y->arg_a && x->arg_b == y->arg_b && x->kind == y->kind &&
           x->var == y->var && x->expr == y->expr;
}

uint16_t build_act(Build *b, Act act, Place at) {
    for (size_t i = 0; i < b->acts.n; i++)
        if (same_act(&b->acts.at[i], &act))
            return (uint16_t)i;
    acts_add(&b->acts, act);
    return checked(b, b->acts.n - 1, at, "effects");
}

uint16_t build_long(Build *b, Long l, Place at) {
    for (size_t i = 0; i < b->longs.n; i++) {
        const Long *m = &b->longs.at[i];
        if (m->dirs == l.dirs && m->lo == l.lo && m->hi == l.hi && m->joint == l.joint)
            return (uint16_t)i;
    }
    longs_add(&b->longs, l);
    return checked(b, b->longs.n - 1, at, "long walks");
}

uint16_t build_call(Build *b, const char *name, Place at) {
    for (size_t i = 0; i < b->calls.n; i++)
        if (strcmp(b->calls.at[i], name) == 0)
            return (uint16_t)i;
    calls_add(&b->calls, name);
    return checked(b, b->calls.n - 1, at, "names of moves");
}

int build_kind(const Build *b, const char *name) {
    int kind = def_piece(b->def, name);
    assert(kind >= 0); /* check.c knows every name that a node bears */
    return kind;
}

uint16_t build_kindset(Build *b, Names names, Place at) {
    KindSet set = names.n ? 0 : ~(KindSet)0;
    for (int i = 0; i < names.n; i++)
        set |= (KindSet)1 << build_kind(b, names.at[i]);
    for (size_t i = 0; i < b->kindsets.n; i++)
        if (b->kindsets.at[i] == set)
            return (uint16_t)i;
    kindsets_add(&b->kindsets, set);
    return checked(b, b->kindsets.n - 1, at, "sets of pieces");
}

uint16_t build_var(const Build *b, int var, int player) {
    const VarDef *v = &b->def->vars.at[var];
    return (uint16_t)(v->first + (v->per_player ? player : 0));
}

/* ---- what a player sees ---- */

static const SymmetryDef *view(const Build *b, int player) {
    int s = b->def->symmetry[player];
    return s < 0 ? NULL : b->def->board.symmetry[s];
}

CellSet build_seen_cells(const Build *b, CellSet cells, int player) {
    const SymmetryDef *s = view(b, player);
    CellSet seen = {{0}};
    while (s && !set_empty(cells))
        set_add(&seen, s->image[set_pop(&cells)]);
    return s ? seen : cells;
}

CellSet build_seen_dirs(const Build *b, CellSet dirs, int player) {
    const SymmetryDef *s = view(b, player);
    CellSet seen = {{0}};
    while (s && !set_empty(dirs))
        set_add(&seen, s->turned[set_pop(&dirs)]);
    return s ? seen : dirs;
}

/* ---- walks ---- */

static void build_moves(Build *b) {
    Def *d = b->def;
    Game *g = b->game;
    int owners = d->nplayers + 1, nkinds = (int)d->pieces.n;
    int16_t *programs = ARENA_ARRAY(g->arena, int16_t, owners * nkinds);
    for (int owner = 0; owner < owners; owner++) {
        for (int kind = 0; kind < nkinds; kind++) {
            const PieceDef *p = &d->pieces.at[kind];
            const char *who = arena_printf(b->scratch, "piece '%s'", p->kind.name);
            int walk = -1;
            if (owner < d->nplayers && p->move)
                walk = build_walk(b, p->move, owner, who, p->place);
            programs[owner * nkinds + kind] = (int16_t)walk;
        }
    }
    g->nprograms = 1;
    g->programs = programs;
}

static bool any_throw_goes_anywhere(const Def *d) {
    for (size_t i = 0; i < d->throws.n; i++)
        for (int c = 0; c < d->throws.at[i].ncases; c++)
            if (ops_have(node_ops(d->throws.at[i].cases[c].walk, 0), NODE_ANYWHERE))
                return true;
    return false;
}

static bool any_piece_goes_anywhere(const Def *d) {
    for (size_t i = 0; i < d->pieces.n; i++)
        for (int p = 0; p < d->nplayers && d->pieces.at[i].move; p++)
            if (ops_have(node_ops(d->pieces.at[i].move, p), NODE_ANYWHERE))
                return true;
    return false;
}

/* ---- from the lists into the Game ---- */

static void finish_dirsets(Build *b) {
    Game *g = b->game;
    DirSet *sets = ARENA_ARRAY(g->arena, DirSet, b->dirsets.n);
    for (size_t i = 0; i < b->dirsets.n; i++) {
        CellSet left = b->dirsets.at[i];
        Dir *dirs = ARENA_ARRAY(g->arena, Dir, set_count(left));
        sets[i] = (DirSet){set_count(left), dirs};
        for (int j = 0; !set_empty(left); j++)
            dirs[j] = (Dir)set_pop(&left);
    }
    g->ndirsets = (int)b->dirsets.n;
    g->dirsets = sets;
}

/* A list into the arena, and its length. */
#define FINISH(b, list, count, field)                                                          \
    ((b)->game->count = (int)(b)->list.n,                                                      \
     (b)->game->field =                                                                        \
         arena_copy((b)->game->arena, (b)->list.at, (b)->list.n * sizeof *(b)->list.at))

static void finish_lists(Build *b) {
    finish_dirsets(b);
    build_shapes_done(b);
    FINISH(b, exprs, nexprs, exprs);
    FINISH(b, acts, nacts, acts);
    FINISH(b, zones, nzones, zones);
    FINISH(b, kindsets, nkindsets, kindsets);
    FINISH(b, longs, nlongs, longs);
    FINISH(b, walks, nwalks, walks);
    FINISH(b, shapes, nshapes, shapes);
    FINISH(b, was, nwas, was);
    b->game->ncalls = (int)b->calls.n;
    b->display->calls =
        arena_copy(b->game->arena, b->calls.at, b->calls.n * sizeof *b->calls.at);
}

/* Entry 0 of each list is what the contracts of game.h say. */
static void begin(Build *b, Def *d) {
    *b = (Build){.def = d, .display = d->display, .scratch = arena_new()};
    b->game = arena_alloc(d->arena, sizeof(Game));
    b->game->arena = d->arena;
    b->game->display = d->display;
    exprs_add(&b->exprs, (Expr){0});
    build_zone(b, set_first((unsigned)d->board.ncells), (Place){0});
    build_kindset(b, (Names){0}, (Place){0});
    build_shapes_begin(b);
}

static void build_free(Build *b) {
    exprs_free(&b->exprs);
    acts_free(&b->acts);
    zones_free(&b->zones);
    kindsets_free(&b->kindsets);
    dirbits_free(&b->dirsets);
    longs_free(&b->longs);
    programs_free(&b->walks);
    shapes_free(&b->shapes);
    exprids_free(&b->was);
    calls_free(&b->calls);
    arena_free(b->scratch);
}

static bool judge(Build *b) {
    Err e;
    if (b->def->diags->errors == 0 && game_finish(b->game, &e))
        return true;
    if (b->def->diags->errors == 0)
        def_error(b->def, (Place){b->def->root, 0}, "%s", e.text);
    return false;
}

Game *build_game(Def *d) {
    Build b;
    begin(&b, d);
    if (any_piece_goes_anywhere(d) || any_throw_goes_anywhere(d))
        board_add_anywhere(d);
    board_find_images(d);
    outfit_players(&b);
    outfit_vars(&b);
    if (d->diags->errors == 0) {
        build_moves(&b);
        turns_build(&b);
        outcomes_build(&b);
        verdicts_build(&b);
        outfit_pieces(&b);
        outfit_start(&b);
        board_finish(d, b.game, b.display);
        outfit_text(&b);
    }
    finish_lists(&b);
    Game *g = judge(&b) ? b.game : NULL;
    build_free(&b);
    return g;
}
