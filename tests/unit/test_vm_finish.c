/*
** test_vm_finish.c -- what a Game derives from its definition.
*/
#include "support/cells.h"
#include "support/grid.h"
#include "vm/load/finish.h"
#include "vm/tables/tables.h"

#include <criterion/criterion.h>

Test(finish, refuses_a_walk_without_bound) {
    Game *g = grid_game(8, 8, false);
    GRID_SET(g, 1,
             {OP_STEP, GRID_ALL, 0, OP_FORK, 8, OP_JUMP, 0, OP_FAIL, OP_LAND,
              ON_EMPTY | ON_ENEMY, OP_ACT, GRID_MOVE, OP_END});
    Err e = {{0}};
    cr_assert_not(game_finish(g, NULL, &e));
    cr_expect_str_eq(e.text,
                     "piece 'Man': too many walks to try from a1; limit its length, keep it "
                     "straight, or let it revisit() cells");
    game_free(g);
}

Test(finish, refuses_unsound_games) {
    Game *g = grid_game(3, 3, false);
    Err e = {{0}};
    g->nturns = 0;
    cr_assert_not(game_finish(g, NULL, &e));
    cr_expect_str_eq(e.text, "there are no turns, so nobody could ever move");
    game_free(g);
}

/* ---- pieces and owners ---- */

Test(finish, every_owner_has_a_piece_of_every_kind) {
    Game *g = grid_game(3, 3, true);
    grid_finish(g);
    bool met[PIECES_MAX] = {false};
    for (int owner = 0; owner <= 2; owner++) {
        for (int kind = 0; kind < GRID_KINDS; kind++) {
            Piece x = game_piece(g, owner, kind);
            cr_expect(x >= PIECE_FIRST && !met[x]);
            met[x] = true;
            cr_expect_eq(g->owner[x], owner);
            cr_expect_eq(g->kind[x], kind);
        }
    }
    cr_expect_eq(g->royal, 1u);
    game_free(g);
}

/* Kind sets 1 and 2 are the King and the Lady. A kind that must not be captured is no goal, nor
** one captured earlier, nor one that must be captured while something else holds; who captures
** it does not matter. */
Test(finish, a_goal_is_what_an_ending_wants_captured) {
    static const KindSet kinds[] = {7, 1 << 0, 1 << 2};
    static const Expr exprs[] = {{0},
                                 {.kind = EXPR_CAPTURED, .arg = 1},
                                 {.kind = EXPR_CAPTURED, .arg = 2},
                                 {.kind = EXPR_NOT, .a = 1},
                                 {.kind = EXPR_WAS, .a = 2},
                                 {.kind = EXPR_AND, .a = 3, .b = 4},
                                 {.kind = EXPR_CAPTURED, .arg = 0},
                                 {.kind = EXPR_OR, .a = 3, .b = 2},
                                 {.kind = EXPR_OR, .a = 1, .b = 2},
                                 {.kind = EXPR_CAPTOR, .arg = 2},
                                 {.kind = EXPR_AND, .a = 8, .b = 9},
                                 {.kind = EXPR_NOT, .a = 9},
                                 {.kind = EXPR_AND, .a = 11, .b = 1},
                                 {.kind = EXPR_PASSED},
                                 {.kind = EXPR_AND, .a = 1, .b = 13},
                                 {.kind = EXPR_AND, .a = 1, .b = 2},
                                 {.kind = EXPR_NUM, .arg = 0},
                                 {.kind = EXPR_NUM, .arg = 1},
                                 {.kind = EXPR_LT, .a = 16, .b = 1},
                                 {.kind = EXPR_LE, .a = 17, .b = 2},
                                 {.kind = EXPR_LT, .a = 17, .b = 1},
                                 {.kind = EXPR_EQ, .a = 1, .b = 17},
                                 {.kind = EXPR_EQ, .a = 1, .b = 16},
                                 {.kind = EXPR_AND, .a = 16, .b = 1},
                                 {.kind = EXPR_ASKED_AS, .who = WHO_PLAYER0},
                                 {.kind = EXPR_AND, .a = 24, .b = 8}};
    enum { NEXPRS = sizeof exprs / sizeof *exprs };
    static const struct {
        ExprId when;
        KindSet goal;
    } of[] = {{0, 0},  {1, 1},  {2, 4},  {3, 0},  {4, 0},  {5, 0},  {6, 0},
              {7, 4},  {8, 5},  {10, 5}, {12, 1}, {14, 0}, {15, 0}, {18, 1},
              {19, 4}, {20, 0}, {21, 1}, {22, 0}, {23, 0}, {25, 5}};
    static const ExprId was[] = {2};
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        for (int claimed = 0; claimed < 2; claimed++) {
            Game *g = grid_game(3, 3, false);
            g->kindsets = kinds;
            g->nkindsets = 3;
            g->exprs = exprs;
            g->nexprs = NEXPRS;
            g->nlongs = 0;
            g->nwas = 1;
            g->was = was;
            g->acts = NULL;
            g->nacts = 0;
            grid_shapes(g);
            g->rules[0] = (Rule){VERDICT_DRAW, WHO_ME, 0, of[i].when, claimed};
            grid_finish(g);
            cr_expect_eq(g->goal, claimed ? 0 : of[i].goal, "condition %d", of[i].when);
            game_free(g);
        }
    }
}

/* ---- the board ---- */

Test(finish, a_direction_that_leads_all_cells_alike_is_a_shift) {
    Game *g = grid_game(4, 3, false);
    ((Sq *)g->graph.next)[1 * 12 + 5] = 0; /* from b2, east leads to a1 */
    grid_finish(g);
    cr_expect(g->shift[0].even);
    cr_expect_eq(g->shift[0].by, 4);
    cr_expect_str_eq(cells_text(g, g->shift[0].from), "a1 b1 c1 d1 a2 b2 c2 d2");
    cr_expect(g->shift[2].even);
    cr_expect_eq(g->shift[2].by, -4);
    cr_expect_not(g->shift[1].even);
    cr_expect_str_eq(cells_text(g, g->board), "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3");
    cr_expect_str_eq(cells_text(g, g->before[0 * 12 + 5]), "b1");
    cr_expect_str_eq(cells_text(g, g->before[1 * 12 + 0]), "b2");
    cr_expect_str_eq(cells_text(g, g->before[1 * 12 + 6]), "-");
    game_free(g);
}

/* ---- keys, shapes, long walks ---- */

Test(finish, keys_are_the_same_in_every_process) {
    Game *g = grid_game(3, 3, false), *other = grid_game(3, 3, true);
    grid_finish(g);
    grid_finish(other);
    cr_expect_eq(g->zobrist.cell[0], 0u, "an empty cell has none");
    cr_expect_eq(g->zobrist.side[0], 0u);
    cr_expect_neq(g->zobrist.side[1], 0u);
    for (size_t i = 0; i < (size_t)PIECES_MAX * 9; i++) {
        cr_assert_eq(g->zobrist.cell[i], other->zobrist.cell[i]);
        cr_assert_eq(g->zobrist.cell[i] == 0, i < 9);
    }
    game_free(g);
    game_free(other);
}

/* Act 1 equals act 0. */
Test(finish, equal_shapes_have_one_number) {
    static const Act acts[] = {{.fx = FX_MOVE, .ref_a = REF_START, .ref_b = REF_HERE},
                               {.fx = FX_MOVE, .ref_a = REF_START, .ref_b = REF_HERE},
                               {.fx = FX_TAKE, .ref_a = REF_HERE}};
    Game *g = grid_game(3, 3, false);
    g->acts = acts;
    g->nacts = 3;
    grid_shapes(g);
    grid_finish(g);
    const Shape *a = shape_child(g->shapes, g->shapes, 0),
                *b = shape_child(g->shapes, g->shapes, 1);
    const Shape *c = shape_child(g->shapes, g->shapes, 2);
    cr_expect_neq(a, b);
    cr_expect_eq(a->canon, a - g->shapes);
    cr_expect_eq(b->canon, a->canon);
    cr_expect_eq(c->canon, c - g->shapes);
    cr_expect(a->one_move && b->one_move && !c->one_move);
    game_free(g);
}

Test(finish, long_walks_that_nothing_stops_are_found_at_once) {
    Game *g = grid_game(4, 1, false);
    g->longs[0] = (Long){.dirs = GRID_ORTHO, .lo = 2, .hi = 3};
    grid_finish(g);
    cr_expect_str_eq(cells_text(g, g->longs[0].ends[0]), "c1 d1");
    cr_expect_str_eq(cells_text(g, g->longs[0].ends[1]), "d1");
    cr_expect_null(g->longs[1].ends, "it asks something of the cells between");
    game_free(g);
}

/* ---- variables and triggers ---- */

enum { TOUCHED_A = 1, TOUCHED_B, ONE, ONE_AND_B, EXPRS };
static const Expr exprs[EXPRS] = {[TOUCHED_A] = {.kind = EXPR_TOUCHED, .arg = 1},
                                  [TOUCHED_B] = {.kind = EXPR_TOUCHED, .arg = 2},
                                  [ONE] = {.kind = EXPR_NUM, .arg = 1},
                                  [ONE_AND_B] = {.kind = EXPR_AND, .a = ONE, .b = TOUCHED_B}};

/* Consecutive triggers that ask what was touched are skipped if nothing relevant was. */
Test(finish, triggers_form_runs_in_their_order) {
    static const Trigger triggers[] = {
        {.when = TOUCHED_A, .value = ONE},
        {.when = ONE_AND_B, .value = ONE, .var = 2, .who = WHO_PLAYER0 + 1},
        {.when = ONE, .value = ONE, .time = AT_MOVE},
        {.value = ONE, .var = 2, .who = WHO_ME},
        {.when = ONE, .value = ONE, .var = 1},
        {.when = TOUCHED_B, .value = ONE},
    };
    Game *g = grid_game(3, 3, false);
    CellSet *zones = ARENA_ARRAY(g->arena, CellSet, 3);
    zones[0] = set_first(9);
    zones[1] = set_of(0);
    zones[2] = set_of(8);
    g->zones = zones;
    g->nzones = 3;
    g->exprs = exprs;
    g->nexprs = EXPRS;
    g->nrules = g->nlongs = 0;
    g->vars = ARENA_ARRAY(g->arena, Var, 4);
    for (int i = 0; i < 4; i++) /* two shared ones, and one of each player */
        g->vars[i] = (Var){.name = "v", .player = (int8_t)(i < 2 ? -1 : i - 2), .brief = i % 2};
    g->nvars = 4;
    g->triggers = arena_copy(g->arena, triggers, sizeof triggers);
    g->ntriggers = 6;
    grid_finish(g);
    const TriggerRuns *at = &g->triggers_at[AT_TURN];
    cr_assert_eq(at->n, 3);
    cr_expect_eq(at->run[0].n, 2);
    cr_expect_str_eq(cells_text(g, *at->run[0].touched), "a1 c3");
    cr_expect_eq(at->run[1].n, 2);
    cr_expect_null(at->run[1].touched);
    cr_expect_eq(at->run[2].n, 1);
    cr_expect_str_eq(cells_text(g, *at->run[2].touched), "c3");
    cr_expect_eq(at->run[0].firing[1].trigger, &g->triggers[1]);
    cr_expect_eq(at->run[0].firing[1].place, 3, "a player who is named");
    cr_expect_eq(at->run[1].firing[0].place, -1, "whoever moves");
    cr_expect_null(at->run[1].firing[0].when);
    cr_expect_eq(at->run[1].firing[1].place, 1);
    cr_expect_eq(g->triggers_at[AT_MOVE].n, 1);
    cr_expect_eq(g->triggers_at[AT_CAPTURE].n, 0);
    cr_expect_eq(g->nbrief, 2);
    cr_expect(g->brief[0] == 1 && g->brief[1] == 3);
    game_free(g);
}

/* ---- without tables ---- */

Test(finish, a_view_of_the_machine_has_no_tables) {
    Game *g = grid_game(3, 3, false), view;
    GRID_SET(g, 1, GRID_MAN);
    grid_finish(g);
    cr_assert_not_null(g->tables);
    cr_assert_not_null(g->candidates);
    cr_assert_not_null(g->walker);
    game_view(g, false, &view);
    cr_expect_null(view.tables);
    cr_expect_null(view.candidates);
    cr_expect_eq(view.walks, g->walks);
    game_view(g, true, &view);
    cr_expect_eq(view.tables, g->tables);
    cr_expect_eq(view.candidates, g->candidates);
    cr_expect_eq(game_walk(g, 0, 1, 1), &g->walks[0]);
    cr_expect_null(game_walk(g, 0, 1, 2));
    cr_expect_eq(game_walk_number(g, 0, 2, 1), -1);
    cr_expect_eq(game_next(g, 0), 1);
    cr_expect_eq(game_next(g, 1), 0);
    game_free(g);
}
