/*
** grid.h -- small games built in C, for tests of the machine that must not depend on the
** language: a w x h grid with the eight king's directions, two players and three kinds.
**
** Kind 0 is royal if grid_game() is told so. The caller sets the program of a kind with
** grid_walk() and then calls game_finish(), or grid_finish() to abort on failure.
*/
#ifndef STEPWISE_TESTS_SUPPORT_GRID_H
#define STEPWISE_TESTS_SUPPORT_GRID_H

#include "vm/model/game.h"
#include "vm/model/position.h"
#include "vm/load/verify.h"
#include "vm/load/finish.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GRID_KINDS = 3, GRID_WALKS = 12 };
/* dirsets */
enum { GRID_ORTHO, GRID_DIAG, GRID_ALL, GRID_NORTH };
/* expressions */
enum { GRID_EMPTY = 1, GRID_UNATTACKED = 3, GRID_ONE = 4, GRID_NO_MOVES = 5, GRID_CHECK = 7 };
/* acts; a walk can make any three of them */
enum { GRID_MOVE, GRID_TAKE, GRID_BECOME, GRID_COUNT, GRID_ACTS };

static inline Sq *grid_edges(Arena *a, int w, int h) {
    static const int dx[] = {0, 1, 0, -1, 1, 1, -1, -1}, dy[] = {1, 0, -1, 0, 1, -1, 1, -1};
    Sq *next = ARENA_ARRAY(a, Sq, 8 * w * h);
    for (int d = 0; d < 8; d++) {
        for (int c = 0; c < w * h; c++) {
            int x = c % w + dx[d], y = c / w + dy[d];
            bool on = x >= 0 && x < w && y >= 0 && y < h;
            next[d * w * h + c] = (Sq)(on ? y * w + x : SQ_NONE);
        }
    }
    return next;
}

/* Grows the tree of shapes to all sequences of up to three acts that fit. */
static inline void grid_shapes(Game *g) {
    enum { MOST = 600 };
    Shape *s = ARENA_ARRAY(g->arena, Shape, MOST);
    s[0] = shape_nothing;
    g->nshapes = 1;
    for (int i = 0; i < g->nshapes; i++) {
        ShapeChild *child = ARENA_ARRAY(g->arena, ShapeChild, g->nacts);
        for (int act = 0; act < g->nacts && s[i].nfx < 3; act++) {
            Shape made;
            if (g->nshapes == MOST || !shape_extend(&s[i], &g->acts[act], &made))
                continue;
            child[s[i].nchildren++] = (ShapeChild){(uint16_t)act, (uint16_t)g->nshapes};
            s[g->nshapes++] = made;
        }
        s[i].child = child;
    }
    g->shapes = s;
}

static inline void grid_board(Game *g, int w, int h) {
    int n = w * h;
    Dir *arrive = ARENA_ARRAY(g->arena, Dir, 8 * n);
    for (int i = 0; i < 8 * n; i++)
        arrive[i] = (Dir)(i / n);
    const char **names = ARENA_ARRAY(g->arena, const char *, n);
    for (int i = 0; i < n; i++)
        names[i] = arena_printf(g->arena, "%c%d", 'a' + i % w, i / w + 1);
    g->graph = (Graph){.ncells = n,
                       .ndirs = 8,
                       .next = grid_edges(g->arena, w, h),
                       .arrive = arrive,
                       .cell_name = names};
    CellSet *zones = ARENA_ARRAY(g->arena, CellSet, 2);
    zones[0] = set_first((unsigned)n);
    zones[1] = set_first((unsigned)w);
    g->nzones = 2;
    g->zones = zones;
    static const Dir all[] = {0, 1, 2, 3, 4, 5, 6, 7};
    static const DirSet sets[] = {{4, all}, {4, all + 4}, {8, all}, {1, all}};
    g->ndirsets = 4;
    g->dirsets = sets;
}

static inline void grid_pieces(Game *g, bool royal) {
    static const char *const names[] = {"King", "Man", "Lady"};
    g->kinds = ARENA_ARRAY(g->arena, Kind, GRID_KINDS);
    for (int i = 0; i < GRID_KINDS; i++)
        g->kinds[i] =
            (Kind){.name = names[i], .royal = royal && i == 0, .holding = -1, .gains = -1};
    static const KindSet kinds[] = {7, 1};
    g->nkindsets = 2;
    g->kindsets = kinds;
}

static inline void grid_rules(Game *g, bool royal) {
    static const Expr exprs[] = {{0},
                                 {.kind = EXPR_ON, .arg = ON_EMPTY},
                                 {.kind = EXPR_ATTACKED},
                                 {.kind = EXPR_NOT, .a = 2},
                                 {.kind = EXPR_NUM, .arg = 1},
                                 {.kind = EXPR_NO_MOVES},
                                 {.kind = EXPR_ON, .arg = ON_ENEMY},
                                 {.kind = EXPR_CHECK, .who = WHO_ME}};
    g->nexprs = 8;
    g->exprs = exprs;
    g->longs = ARENA_ARRAY(g->arena, Long, 2);
    g->longs[0] = (Long){.dirs = GRID_ALL, .lo = 5, .hi = 5};
    g->longs[1] = (Long){.dirs = GRID_ORTHO, .lo = 2, .hi = 4, .joint = GRID_EMPTY};
    g->nlongs = 2;
    g->vars = ARENA_ARRAY(g->arena, Var, 1);
    g->vars[0] = (Var){.name = "count", .player = -1, .hashed = true, .max = 100};
    g->nvars = 1;
    static const Act acts[GRID_ACTS] = {{.fx = FX_MOVE, .ref_a = REF_START, .ref_b = REF_HERE},
                                        {.fx = FX_TAKE, .ref_a = REF_HERE},
                                        {.fx = FX_BECOME, .ref_a = REF_LANDED, .kind = 2},
                                        {.fx = FX_ADD, .expr = GRID_ONE}};
    g->nacts = GRID_ACTS;
    g->acts = acts;
    g->rules = ARENA_ARRAY(g->arena, Rule, 1);
    g->rules[0] = (Rule){.verdict = VERDICT_WIN, .who = WHO_ME, .when = GRID_NO_MOVES};
    g->nrules = 1;
    static const ExprId forbid[] = {GRID_CHECK};
    g->decree[DECREE_FORBID].n = royal ? 1 : 0;
    g->decree[DECREE_FORBID].at = forbid;
}

static inline Game *grid_game(int w, int h, bool royal) {
    Arena *a = arena_new();
    Game *g = arena_alloc(a, sizeof *g);
    *g = (Game){.arena = a, .nplayers = 2, .nkinds = GRID_KINDS};
    grid_board(g, w, h);
    grid_pieces(g, royal);
    grid_rules(g, royal);
    grid_shapes(g);
    g->walks = ARENA_ARRAY(a, Program, GRID_WALKS);
    int16_t *programs = ARENA_ARRAY(a, int16_t, 3 * GRID_KINDS);
    memset(programs, 0xff, sizeof *programs * 3 * GRID_KINDS);
    g->nprograms = 1;
    g->programs = programs;
    static const Turn turn = {.nparts = 1, .part = {{.kinds = 7}}};
    g->nturns = 1;
    g->turns = &turn;
    g->start = ARENA_ARRAY(a, Piece, w * h);
    return g;
}

/* Gives both players' pieces of a kind a program. */
static inline void grid_walk(Game *g, int kind, const uint16_t *code, int n) {
    Program *p = (Program *)g->walks + g->nwalks;
    *p = (Program){.n = n, .code = arena_copy(g->arena, code, sizeof *code * (size_t)n)};
    for (int owner = 0; owner < 2; owner++)
        ((int16_t *)g->programs)[owner * GRID_KINDS + kind] = (int16_t)g->nwalks;
    g->nwalks++;
}

static inline void grid_finish(Game *g) {
    Err e = {{0}};
    if (!game_finish(g, NULL, &e)) {
        fprintf(stderr, "grid game: %s\n", e.text);
        abort();
    }
}

static inline void grid_put(Pos *p, int owner, int kind, Sq cell) {
    pos_put(p, cell, game_piece(p->game, owner, kind));
}

#define GRID_SET(g, kind, ...)                                                                 \
    do {                                                                                       \
        static const uint16_t units[] = __VA_ARGS__;                                           \
        grid_walk(g, kind, units, (int)(sizeof units / sizeof *units));                        \
    } while (0)
/* one step; two straight steps, walking; one long jumping walk to where nobody attacks */
#define GRID_KING                                                                              \
    { OP_STEP, GRID_ALL, 0, OP_LAND, ON_EMPTY | ON_ENEMY, OP_ACT, GRID_MOVE, OP_END }
#define GRID_MAN                                                                               \
    {                                                                                          \
        OP_STEP, GRID_ORTHO, 0, OP_ON, ON_EMPTY, OP_STEP, GRID_ORTHO, 0, OP_LAND,              \
            ON_EMPTY | ON_ENEMY, OP_ACT, GRID_MOVE, OP_END                                     \
    }
#define GRID_LADY                                                                              \
    { OP_LONG, 0, OP_LAND, ON_EMPTY, OP_TEST, GRID_UNATTACKED, OP_ACT, GRID_MOVE, OP_END }

#endif
