/*
** asked.h -- a game whose expressions a test writes itself and evaluates in its positions.
*/
#ifndef STEPWISE_TESTS_SUPPORT_ASKED_H
#define STEPWISE_TESTS_SUPPORT_ASKED_H

#include "support/grid.h"

#include "base/rng.h"
#include "vm/load/finish.h"
#include "vm/load/reach.h"
#include "vm/meaning/cond.h"

#include <criterion/criterion.h>

enum { EXPRS = 400, VARS = 4, SIDE = 5 };

/* A game with variables v (one shared, one per player) and m, a marker; a position; and a
** random number generator. */
typedef struct World {
    Game *game;
    Expr expr[EXPRS];
    Pos pos;
    Rng rng;
} World;

static inline int below(World *w, int n) {
    return (int)rng_below(&w->rng, (uint64_t)n);
}

/* The walks of `queries`: rides over friendly pieces; three cells in a line; one step, or
** capturing a royal piece on the starting cell. */
static const uint16_t ride[] = {OP_STEP, GRID_ALL, 0, OP_ON,   ON_FRIEND, OP_FORK,
                                9,       OP_JUMP,  0, OP_LAND, ON_FRIEND, OP_END};
static const uint16_t line[] = {OP_STEP,   GRID_DIAG, STEP_LINE, OP_STEP, GRID_DIAG,
                                STEP_LINE, OP_LAND,   ON_EMPTY,  OP_END};
static const uint16_t near[] = {OP_FORK,  8,      OP_STEP, GRID_ORTHO,          0,     OP_LAND,
                                ON_EMPTY, OP_END, OP_LAND, ON_ENEMY | ON_ROYAL, OP_END};
static const Program queries[] = {{.n = sizeof ride / sizeof *ride, .code = ride},
                                  {.n = sizeof line / sizeof *line, .code = line},
                                  {.n = sizeof near / sizeof *near, .code = near}};

/* `bent`: redirects some edges at random, so that directions are no longer constant offsets. */
static inline void begin(World *w, uint64_t seed, bool bent) {
    Err e = {0};
    w->game = grid_game(SIDE, SIDE, true);
    rng_seed(&w->rng, seed);
    for (int n = bent ? 12 : 0; n > 0; n--)
        ((Sq *)w->game->graph.next)[below(w, 8 * SIDE * SIDE)] = (Sq)below(w, SIDE * SIDE);
    w->game->vars = ARENA_ARRAY(w->game->arena, Var, VARS);
    w->game->nvars = VARS;
    for (int i = 0; i < VARS - 1; i++) /* one shared, one per player */
        w->game->vars[i] = (Var){.name = "v", .player = (int8_t)(i - 1), .max = 100};
    w->game->vars[VARS - 1] =
        (Var){.name = "m", .kind = VAR_CELL, .player = -1, .max = SIDE * SIDE};
    w->game->queries = queries;
    w->game->nqueries = sizeof queries / sizeof *queries;
    GRID_SET(w->game, 0, GRID_KING);
    GRID_SET(w->game, 1, GRID_MAN);
    cr_assert(game_finish(w->game, NULL, &e), "%s", e.text);
    w->game->reach.goes = reach_table(w->game, ON_EMPTY, NULL, w->game->arena);
    w->game->exprs = w->expr;
}

static inline void derive(World *w) {
    w->game->facts = expr_facts(w->expr, w->game->nexprs, w->game->queries,
                                w->game->graph.ncells, w->game->arena);
    w->game->conds = conds_build(w->game);
}

static inline ExprId add(World *w, Expr e) {
    w->expr[w->game->nexprs] = e;
    return (ExprId)w->game->nexprs++;
}

#endif
