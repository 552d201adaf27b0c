/*
** test_vm_trigger.c -- triggers after a move: each fires by its own condition, even if several
** are skipped together.
*/
#include "support/grid.h"
#include "vm/ask/movegen.h"
#include "support/same.h"
#include "vm/meaning/make.h"
#include "vm/load/finish.h"

#include <criterion/criterion.h>

/* Variables: how often each corner of the board was touched (the last corner twice), and the
** number of moves since a capture. */
enum { CORNERS = 4, AGAIN = CORNERS, QUIET, VARS };
static const Sq corner_of[QUIET] = {0, 2, 6, 8, 8};

enum {
    TOUCHED = 1,
    ONE = TOUCHED + CORNERS,
    OLD,
    NEXT,
    NONE,
    CAUGHT,
    TAKES,
    MISSES,
    VALUE,
    EXPRS
};
static const Expr exprs[EXPRS] = {
    [TOUCHED] = {.kind = EXPR_TOUCHED, .arg = 1},
    [TOUCHED + 1] = {.kind = EXPR_TOUCHED, .arg = 2},
    [TOUCHED + 2] = {.kind = EXPR_TOUCHED, .arg = 3},
    [TOUCHED + 3] = {.kind = EXPR_TOUCHED, .arg = 4},
    [ONE] = {.kind = EXPR_NUM, .arg = 1},
    [OLD] = {.kind = EXPR_VAR, .arg = QUIET},
    [NEXT] = {.kind = EXPR_ADD, .a = OLD, .b = ONE},
    [NONE] = {.kind = EXPR_NUM},
    [CAUGHT] = {.kind = EXPR_CAPTURED, .who = WHO_ANY},
    [TAKES] = {.kind = EXPR_LT, .a = NONE, .b = CAUGHT},
    [MISSES] = {.kind = EXPR_NOT, .a = TAKES},
    [VALUE] = {.kind = EXPR_MUL, .a = NEXT, .b = MISSES},
};

static Game *counting_game(void) {
    Err e = {0};
    Game *g = grid_game(3, 3, false);
    CellSet *zones = ARENA_ARRAY(g->arena, CellSet, 1 + CORNERS);
    zones[0] = set_first(9);
    for (int i = 0; i < CORNERS; i++)
        zones[1 + i] = set_of(corner_of[i]);
    g->zones = zones;
    g->nzones = 1 + CORNERS;
    g->exprs = exprs;
    g->nexprs = EXPRS;
    g->nrules = g->nlongs = 0;
    g->vars = ARENA_ARRAY(g->arena, Var, VARS);
    g->triggers = ARENA_ARRAY(g->arena, Trigger, VARS);
    g->nvars = g->ntriggers = VARS;
    for (int i = 0; i < VARS; i++) {
        g->vars[i] = (Var){.name = "count", .player = -1, .hashed = i % 2, .max = 1000};
        g->triggers[i] = (Trigger){.time = AT_TURN,
                                   .verb = i == QUIET ? VERB_SET : VERB_ADD,
                                   .var = (uint16_t)i,
                                   .when = (ExprId)(i < CORNERS  ? TOUCHED + i
                                                    : i == AGAIN ? TOUCHED + CORNERS - 1
                                                                 : 0),
                                   .value = i == QUIET ? VALUE : ONE};
    }
    GRID_SET(g, 0, GRID_KING);
    cr_assert(game_finish(g, NULL, &e), "%s", e.text);
    return g;
}

/* Makes a move, and counts what the triggers should count. */
static void make_and_count(Pos *p, Move m, int32_t *want) {
    MoveView v = move_view(p, m);
    Pos before = *p;
    Undo u;
    for (int i = 0; i < QUIET; i++)
        want[i] += v.from == corner_of[i] || v.to == corner_of[i];
    want[QUIET] = v.ncaptured ? 0 : want[QUIET] + 1;
    pos_make(p, m, &u);
    for (int i = 0; i < VARS; i++)
        cr_assert_eq(p->var[i], want[i], "variable %d", i);
    cr_assert_eq(p->key, pos_key(p));
    Pos after = *p;
    pos_unmake(p, &u);
    cr_assert(pos_same(p, &before));
    *p = after;
}

Test(trigger, each_fires_by_its_condition) {
    enum { GAMES = 50, PLIES = 40 };
    Game *g = counting_game();
    Rng rng;
    rng_seed(&rng, 1);
    Moves room = {0};
    int taken = 0;
    for (int i = 0; i < GAMES; i++) {
        Pos p;
        Move m;
        int32_t want[VARS] = {0};
        pos_clear(g, &p);
        for (int k = 0; k < 4; k++)
            pos_put(&p, corner_of[k], game_piece(g, k % 2, 0));
        for (int ply = 0; ply < PLIES && moves_pick(&p, &rng, &room, &m); ply++) {
            taken += move_view(&p, m).ncaptured;
            make_and_count(&p, m, want);
        }
    }
    cr_assert_gt(taken, GAMES);
    moves_free(&room);
    game_free(g);
}
