/*
** test_vm_found.c -- bugs found by the fuzzer, each checked with tables and with the machine.
*/
#include "support/given.h"
#include "support/grid.h"
#include "vm/ask/movegen.h"
#include "vm/count/perft.h"
#include "vm/meaning/deeds.h"
#include "vm/meaning/make.h"
#include "vm/tables/tables.h"
#include "vm/load/finish.h"

#include <criterion/criterion.h>
#include <string.h>

static void finish(Game *g) {
    Err e = {{0}};
    cr_assert(game_finish(g, NULL, &e), "%s", e.text);
}

static void put(Pos *p, int owner, int kind, Sq cell) {
    pos_put(p, cell, game_piece(p->game, owner, kind));
}

static size_t count(const Pos *p, void list(const Pos *, Moves *)) {
    Moves m = {0};
    list(p, &m);
    size_t n = m.n;
    moves_free(&m);
    return n;
}

/* The same position, with every question answered by the machine. */
static Pos by_machine(const Pos *p, Game *view) {
    Pos slow = *p;
    game_view(p->game, false, view);
    slow.game = view;
    return slow;
}

static void both_count(const Pos *p, void list(const Pos *, Moves *), size_t n) {
    Game view;
    Pos slow = by_machine(p, &view);
    cr_expect_eq(count(p, list), n, "by tables");
    cr_expect_eq(count(&slow, list), n, "by the machine");
}

/* Two pieces are captured on the way, in either order: one move. */
Test(found, captures_in_either_order_are_one_move) {
    static const Act acts[GRID_ACTS] = {
        {.fx = FX_MOVE, .ref_a = REF_START, .ref_b = REF_HERE},
        {.fx = FX_TAKE, .ref_a = REF_HERE},
        {.fx = FX_BECOME, .ref_a = REF_LANDED, .kind = 2},
        {.fx = FX_ADD, .expr = GRID_ONE},
    };
    enum { A1, B1, A2 = 5, B2 };
    Game *g = grid_game(5, 5, false);
    g->acts = acts;
    grid_shapes(g);
    GRID_SET(g, 1,
             {OP_STEP,  GRID_ALL, 0,        OP_ON,    ON_ENEMY,  OP_ACT,    GRID_TAKE, OP_STEP,
              GRID_ALL, 0,        OP_ON,    ON_ENEMY, OP_ACT,    GRID_TAKE, OP_STEP,   GRID_ALL,
              0,        OP_LAND,  ON_EMPTY, OP_ACT,   GRID_MOVE, OP_END});
    finish(g);
    Pos p;
    pos_clear(g, &p);
    put(&p, 0, 1, A1);
    put(&p, 1, 1, A2);
    put(&p, 1, 1, B2);
    both_count(&p, moves_legal, 6); /* to a3 b1 b3 in both orders, to c1 c2 c3 in one */
    game_free(g);
}

/* The same with two pieces captured on the way and at the end. */
Test(found, captures_on_the_way_or_at_the_end_are_one_move) {
    static const Act acts[GRID_ACTS] = {
        {.fx = FX_CAPTOR, .ref_a = REF_START},
        {.fx = FX_TAKE, .ref_a = REF_HERE},
        {.fx = FX_BECOME, .ref_a = REF_LANDED, .kind = 2},
        {.fx = FX_ADD, .expr = GRID_ONE},
    };
    enum { A1, A2 = 5, B2 };
    Game *g = grid_game(5, 5, false);
    g->acts = acts;
    grid_shapes(g);
    GRID_SET(g, 1,
             {OP_ACT, 0, OP_STEP, GRID_ALL, 0, OP_ON, ON_ENEMY, OP_ACT, GRID_TAKE, OP_STEP,
              GRID_ALL, 0, OP_LAND, ON_ENEMY, OP_ACT, GRID_TAKE, OP_END});
    finish(g);
    Pos p;
    pos_clear(g, &p);
    put(&p, 0, 1, A1);
    put(&p, 1, 1, A2);
    put(&p, 1, 1, B2);
    both_count(&p, moves_legal, 1);
    game_free(g);
}

Test(found, what_is_captured_after_the_landing_is_a_capture) {
    static const Act acts[GRID_ACTS] = {
        {.fx = FX_MOVE, .ref_a = REF_START, .ref_b = REF_HERE},
        {.fx = FX_TAKE, .ref_a = REF_STEP, .arg_a = 1},
        {.fx = FX_BECOME, .ref_a = REF_LANDED, .kind = 2},
        {.fx = FX_ADD, .expr = GRID_ONE},
    };
    Game *g = grid_game(5, 5, false);
    g->acts = acts;
    grid_shapes(g);
    GRID_SET(g, 1,
             {OP_STEP, GRID_NORTH, 0, OP_LAND, ON_EMPTY, OP_ACT, GRID_MOVE, OP_ACT, GRID_TAKE,
              OP_END});
    finish(g);
    Pos p;
    pos_clear(g, &p);
    put(&p, 0, 1, 0); /* goes north and captures what is to the east of there */
    put(&p, 1, 2, 6);
    both_count(&p, moves_captures, 1);
    game_free(g);
}

/* A first choice that captures nothing excludes the second, even when only captures are
** requested. */
Test(found, a_quiet_first_choice_rules_out_a_capture) {
    Game *g = grid_game(5, 5, false);
    GRID_SET(g, 1, {OP_FORK, 13,        OP_FIRST,  0,          OP_STEP,   GRID_NORTH,
                    0,       OP_LAND,   ON_EMPTY,  OP_ACT,     GRID_MOVE, OP_END,
                    OP_FAIL, OP_STEP,   GRID_DIAG, 0,          OP_ON,     ON_ENEMY,
                    OP_ACT,  GRID_TAKE, OP_STEP,   GRID_ORTHO, 0,         OP_SECOND,
                    0,       OP_LAND,   ON_EMPTY,  OP_ACT,     GRID_MOVE, OP_END});
    finish(g);
    Pos p;
    pos_clear(g, &p);
    put(&p, 0, 1, 12);
    put(&p, 1, 2, 18); /* over it to 13, 19, 23, but not to 17 */
    both_count(&p, moves_captures, 3);
    game_free(g);
}

Test(found, a_long_walk_attacks_over_cells_that_are_empty_now) {
    Game *g = grid_game(5, 5, false), view;
    GRID_SET(g, 1, {OP_LONG, 1, OP_LAND, ON_EMPTY | ON_ENEMY, OP_ACT, GRID_MOVE, OP_END});
    finish(g);
    Pos p;
    pos_clear(g, &p);
    put(&p, 1, 1, 0);
    put(&p, 1, 2, 1);
    Pos slow = by_machine(&p, &view);
    CellSet hits = pos_attacks(&p, 0, SQ_NONE);
    cr_expect(set_equal(hits, pos_attacks(&slow, 0, SQ_NONE)));
    cr_expect(set_has(&hits, 6));
    cr_expect(!set_has(&hits, 3), "the way along the edge is shut, the others are too long");
    game_free(g);
}

Test(found, an_edge_to_its_own_cell_is_beside_the_piece_there) {
    static const Expr exprs[] = {{0},
                                 {.kind = EXPR_ON, .arg = ON_ENEMY},
                                 {.kind = EXPR_BESIDE, .arg = 0, .a = 1},
                                 {.kind = EXPR_NUM},
                                 {.kind = EXPR_NUM, .arg = 1},
                                 {.kind = EXPR_NO_MOVES}};
    Game *g = grid_game(5, 5, false), view;
    g->exprs = exprs;
    g->nexprs = 6;
    g->nlongs = 0;
    ((Sq *)g->graph.next)[13] = 13;
    GRID_SET(g, 1,
             {OP_STEP, GRID_ORTHO, 0, OP_LAND, ON_EMPTY | ON_ENEMY, OP_TEST, 2, OP_ACT,
              GRID_MOVE, OP_END});
    finish(g);
    Pos p;
    pos_clear(g, &p);
    put(&p, 1, 1, 12);
    put(&p, 0, 2, 13);
    Pos slow = by_machine(&p, &view);
    for (int lifted = 0; lifted < 2; lifted++) {
        Sq off = lifted ? 13 : SQ_NONE;
        CellSet hits = pos_attacks(&p, 0, off);
        cr_expect(set_equal(hits, pos_attacks(&slow, 0, off)));
        cr_expect_eq(set_has(&hits, 13), !lifted);
    }
    game_free(g);
}

/* Two steps from the middle of nine cells, the second of which may lead back. */
Test(found, no_piece_captures_where_it_returns) {
    Game *g = grid_game(3, 3, false), view;
    GRID_SET(g, 0, GRID_KING);
    GRID_SET(g, 1,
             {OP_STEP, GRID_ORTHO, 0, OP_STEP, GRID_ORTHO, STEP_REVISIT, OP_LAND,
              ON_EMPTY | ON_ENEMY, OP_ACT, GRID_MOVE, OP_END});
    finish(g);
    cr_assert(g->tables->walk[1].start);
    Pos p;
    Control c = {0};
    pos_clear(g, &p);
    put(&p, 1, 1, 4);
    Pos slow = by_machine(&p, &view);
    CellSet hits = pos_attacks(&p, 0, SQ_NONE);
    cr_expect(set_equal(hits, pos_attacks(&slow, 0, SQ_NONE)));
    cr_expect_not(set_has(&hits, 4));
    cr_expect_eq(set_count(hits), 4);
    pos_control(&p, 1, &c);
    cr_expect_eq(c.ways, 4);
    game_free(g);
}

/* The enemy's walk of three steps to the corner also passes over it; a piece there stops it. */
Test(found, a_piece_on_a_cell_stops_walks_over_it) {
    Game *g = grid_game(2, 2, true), view;
    GRID_SET(g, 0, GRID_KING);
    GRID_SET(g, 1,
             {OP_STEP, GRID_ORTHO, 0, OP_ON, ON_EMPTY, OP_STEP, GRID_ORTHO, STEP_REVISIT,
              OP_TEST, 1, OP_STEP, GRID_ORTHO, STEP_REVISIT, OP_LAND, ON_EMPTY | ON_ENEMY,
              OP_ACT, GRID_MOVE, OP_END});
    finish(g);
    cr_assert(g->tables->walk[1].start);
    for (int cell = 1; cell < 4; cell++) {
        Pos p;
        pos_clear(g, &p);
        put(&p, 0, 0, 0);
        put(&p, 1, 1, (Sq)cell);
        Pos slow = by_machine(&p, &view);
        cr_expect_eq(count(&p, moves_legal), count(&slow, moves_legal), "from %d", cell);
    }
    game_free(g);
}

/* A walk that may go round any number of times: it has no table. */
static void set_rounds(Game *g, int walk) {
    GRID_SET(g, walk,
             {OP_JUMP, 7, OP_LAND, ON_EMPTY | ON_ENEMY, OP_ACT, GRID_MOVE, OP_END, OP_STEP,
              GRID_ORTHO, 0, OP_STEP, GRID_ORTHO, STEP_REVISIT, OP_JUMP, 2});
}

Test(found, two_plies_with_walks_of_the_machine_and_holes) {
    Game *g = grid_game(4, 4, false), view;
    GRID_SET(g, 0, GRID_KING);
    set_rounds(g, 1);
    finish(g);
    cr_assert_null(g->tables->walk[1].start, "a walk that may go round has no tables");
    for (int machine = 0; machine < 2; machine++) {
        Pos p;
        pos_clear(g, &p);
        put(&p, 0, machine ? 1 : 0, 0);
        put(&p, 1, 0, 10);
        pos_put(&p, 9, PIECE_HOLE);
        pos_put(&p, 11, PIECE_HOLE);
        Pos slow = by_machine(&p, &view);
        cr_expect_eq(perft(&p, 2), perft(&slow, 2), "machine %d", machine);
    }
    game_free(g);
}

Test(found, a_king_that_becomes_another_piece_may_be_attacked) {
    Game *g = grid_game(5, 5, true);
    GRID_SET(g, 0,
             {OP_STEP, GRID_ALL, 0, OP_LAND, ON_EMPTY | ON_ENEMY, OP_ACT, GRID_MOVE, OP_ACT,
              GRID_BECOME, OP_END});
    GRID_SET(g, 1, GRID_MAN);
    finish(g);
    Pos p;
    pos_clear(g, &p);
    put(&p, 0, 0, 0);
    put(&p, 1, 1, 10);
    both_count(&p, moves_legal, 3);
    game_free(g);
}

/* The enemy can capture once a counter has been raised, which the king's own move does. */
Test(found, a_king_avoids_attacks_that_its_own_move_permits) {
    Game *g = grid_game(5, 5, true);
    Expr *exprs = ARENA_ARRAY(g->arena, Expr, g->nexprs + 1);
    memcpy(exprs, g->exprs, sizeof *exprs * (size_t)g->nexprs);
    exprs[8] = (Expr){.kind = EXPR_VAR};
    cr_assert_eq(g->nexprs++, 8);
    g->exprs = exprs;
    GRID_SET(g, 0,
             {OP_STEP, GRID_ALL, 0, OP_LAND, ON_EMPTY | ON_ENEMY, OP_ACT, GRID_MOVE, OP_ACT,
              GRID_COUNT, OP_END});
    GRID_SET(g, 1,
             {OP_STEP, GRID_ORTHO, 0, OP_LAND, ON_EMPTY | ON_ENEMY, OP_TEST, 8, OP_ACT,
              GRID_MOVE, OP_END});
    finish(g);
    Pos p;
    pos_clear(g, &p);
    put(&p, 0, 0, 0);
    put(&p, 1, 1, 2); /* would capture on 1 */
    both_count(&p, moves_legal, 2);
    cr_expect_eq(moves_count(&p), 2);
    game_free(g);
}

/* The enemy may only pass a cell south of a king: it attacks where the king has gone, but
** nothing shows that before. */
Test(found, a_king_avoids_attacks_that_depend_on_its_cell) {
    Game *g = grid_game(5, 5, true);
    Expr *exprs = ARENA_ARRAY(g->arena, Expr, g->nexprs + 2);
    memcpy(exprs, g->exprs, sizeof *exprs * (size_t)g->nexprs);
    exprs[8] = (Expr){.kind = EXPR_ON, .arg = ON_ROYAL};
    exprs[9] = (Expr){.kind = EXPR_BESIDE, .arg = 0, .a = 8};
    cr_assert_eq(g->nexprs, 8);
    g->nexprs = 10;
    g->exprs = exprs;
    GRID_SET(g, 0, GRID_KING);
    GRID_SET(g, 1,
             {OP_STEP, GRID_NORTH, 0, OP_TEST, 9, OP_STEP, GRID_NORTH, 0, OP_LAND,
              ON_EMPTY | ON_ENEMY, OP_ACT, GRID_MOVE, OP_END});
    finish(g);
    Pos p;
    pos_clear(g, &p);
    put(&p, 0, 0, 11);
    put(&p, 1, 1, 2); /* would capture on 12 over 7 */
    both_count(&p, moves_legal, 7);
    cr_expect_eq(moves_count(&p), 7);
    game_free(g);
}

/* Afterwards there is no royal piece left to be attacked. */
Test(found, a_piece_that_captures_friends_may_capture_its_king) {
    Game *g = grid_game(5, 5, true), view;
    GRID_SET(g, 0, GRID_KING);
    GRID_SET(g, 1,
             {OP_STEP, GRID_ORTHO, 0, OP_LAND, ON_EMPTY | ON_ENEMY | ON_FRIEND, OP_ACT,
              GRID_MOVE, OP_END});
    finish(g);
    Pos p;
    pos_clear(g, &p);
    put(&p, 0, 0, 0);
    put(&p, 0, 1, 1);
    put(&p, 1, 1, 5); /* gives check */
    Pos slow = by_machine(&p, &view);
    cr_expect_eq(count(&p, moves_legal), count(&slow, moves_legal));
    cr_expect_eq(count(&p, moves_legal), moves_count(&p));
    game_free(g);
}

Test(found, a_king_avoids_walks_that_the_machine_runs) {
    Game *g = grid_game(5, 5, true), view;
    GRID_SET(g, 0, GRID_KING);
    set_rounds(g, 1);
    finish(g);
    cr_assert_null(g->tables->walk[1].start, "a walk that may go round has no tables");
    for (int cell = 0; cell < 3; cell++) { /* few ends and many */
        Pos p;
        pos_clear(g, &p);
        put(&p, 0, 0, (Sq)(cell * 6));
        put(&p, 1, 1, (Sq)(cell * 6 + 3));
        Pos slow = by_machine(&p, &view);
        cr_expect_eq(count(&p, moves_legal), count(&slow, moves_legal), "cell %d", cell);
    }
    game_free(g);
}

/* The move only says which piece shoots: wherever the shot ends, it is the same move. */
Test(found, a_move_without_an_end_is_drawn_by_any_of_its_walks) {
    static const Act acts[GRID_ACTS] = {
        {.fx = FX_CAPTOR, .ref_a = REF_START},
        {.fx = FX_TAKE, .ref_a = REF_START},
        {.fx = FX_BECOME, .ref_a = REF_START, .kind = 2},
        {.fx = FX_ADD, .expr = GRID_ONE},
    };
    Game *g = grid_game(5, 5, false);
    g->acts = acts;
    grid_shapes(g);
    GRID_SET(g, 1, {OP_STEP, GRID_ALL, 0, OP_LAND, ON_ENEMY, OP_ACT, GRID_MOVE, OP_END});
    finish(g);
    Moves lots = {0};
    Rng rng;
    static const Sq around[] = {6, 7, 8, 11, 13, 16, 17, 18};
    for (size_t i = 0; i < sizeof around / sizeof *around; i++) {
        Pos p;
        pos_clear(g, &p);
        put(&p, 0, 1, 12);
        put(&p, 1, 1, around[i]);
        both_count(&p, moves_legal, 1);
        Move drawn, legal;
        lots.n = 0;
        moves_legal(&p, &lots);
        legal = lots.at[0];
        rng_seed(&rng, i);
        cr_expect(moves_pick(&p, &rng, &lots, &drawn));
        cr_expect_eq(drawn, legal, "the enemy on %d", around[i]);
    }
    moves_free(&lots);
    game_free(g);
}

/* The counter is set to the number of pieces placed before: after two or after three makes two
** moves. */
Test(found, where_an_effect_reads_the_board_the_order_counts) {
    Game *g = given_text(
        "local b = square(4, 12) local c = counter 'c' { max = 99 } "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "local q = b.n * empty * put('Ice', nobody) local s = c:set(count(nobody, 'Ice')) "
        "piece 'Ice' { 'I' } "
        "piece 'Runner' { 'R', move = q * q * s * q^6 * b.n + q * q * q * s * q^5 * b.n } "
        "setup '4/4/4/4/4/4/4/4/4/4/4/R3' ending { draw { no_moves } }");
    Pos p;
    Moves all = {0};
    pos_start(g, &p);
    moves_legal(&p, &all);
    cr_assert_eq(all.n, 2);
    int32_t sum = 0;
    for (size_t i = 0; i < all.n; i++) {
        Pos after = p;
        Undo u;
        pos_make(&after, all.at[i], &u);
        sum += after.var[0];
    }
    cr_expect_eq(sum, 2 + 3);
    moves_free(&all);
    game_free(g);
}

/* As in a short move, of several pieces that are said to make a move the last counts. */
Test(found, a_long_move_is_that_of_the_piece_named_last) {
    enum { A1, B1, ACTS = 9, CODE = 2 + 2 * ACTS + 1 };
    Game *g = grid_game(5, 5, false);
    Act *acts = ARENA_ARRAY(g->arena, Act, ACTS);
    uint16_t *code = ARENA_ARRAY(g->arena, uint16_t, CODE);
    code[0] = OP_LOOK;
    code[1] = ON_FRIEND;
    for (int i = 0; i < ACTS; i++) {
        acts[i] = (Act){.fx = FX_TAKE, .ref_a = REF_FIXED, .arg_a = (uint16_t)(10 + i)};
        code[2 + 2 * i] = OP_ACT;
        code[3 + 2 * i] = (uint16_t)i;
    }
    acts[0] = (Act){.fx = FX_CAPTOR, .ref_a = REF_FIXED, .arg_a = A1};
    acts[ACTS - 1] = (Act){.fx = FX_CAPTOR, .ref_a = REF_FIXED, .arg_a = B1};
    code[CODE - 1] = OP_END;
    g->acts = acts;
    g->nacts = ACTS;
    grid_shapes(g);
    grid_walk(g, 1, code, CODE);
    finish(g);
    Pos p;
    Moves all = {0};
    Deeds deeds;
    pos_clear(g, &p);
    put(&p, 0, 1, A1);
    put(&p, 0, 2, B1);
    moves_legal(&p, &all);
    cr_assert_eq(all.n, 1);
    cr_assert(move_is_long(all.at[0]));
    move_deeds(&p, all.at[0], &deeds);
    cr_expect_eq(deeds.from, B1);
    cr_expect_eq(deeds.to, B1);
    cr_expect(deeds.acts);
    moves_free(&all);
    game_free(g);
}
