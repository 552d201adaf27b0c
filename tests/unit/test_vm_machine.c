/*
** test_vm_machine.c -- what the instructions mean.
*/
#include "support/given.h"
#include "support/grid.h"
#include "base/rng.h"
#include "vm/meaning/machine.h"
#include "vm/ask/movegen.h"
#include "vm/count/perft.h"
#include "vm/meaning/rules.h"
#include "support/same.h"
#include "vm/meaning/make.h"
#include "vm/load/finish.h"

#include <criterion/criterion.h>

static Game *finished(int w, int h, bool royal) {
    Game *g = grid_game(w, h, royal);
    GRID_SET(g, 0, GRID_KING);
    GRID_SET(g, 1, GRID_MAN);
    GRID_SET(g, 2, GRID_LADY);
    Err e = {{0}};
    cr_assert(game_finish(g, NULL, &e), "%s", e.text);
    return g;
}

static void put(Pos *p, int owner, int kind, Sq cell) {
    pos_put(p, cell, game_piece(p->game, owner, kind));
}

static uint64_t count_from(const Pos *p, Sq from) {
    Moves m = {0};
    moves_from(p, from, &m);
    uint64_t n = m.n;
    moves_free(&m);
    return n;
}

Test(machine, a_walker_needs_an_empty_joint) {
    Game *g = finished(5, 5, false);
    Pos p;
    pos_clear(g, &p);
    put(&p, 0, 1, 12);
    cr_assert_eq(count_from(&p, 12), 8);
    put(&p, 1, 1, 13); /* east: the direct way is blocked, the corners have another */
    cr_assert_eq(count_from(&p, 12), 7);
    put(&p, 1, 1, 17); /* north, too: one corner has lost both ways */
    cr_assert_eq(count_from(&p, 12), 5);
    game_free(g);
}

Test(machine, a_move_found_twice_is_one_move) {
    Game *g = finished(3, 3, false);
    Pos p;
    pos_clear(g, &p);
    put(&p, 0, 1, 0);
    cr_assert_eq(count_from(&p, 0), 3, "two ways lead to the opposite corner");
    game_free(g);
}

Test(machine, attacked_assumes_an_enemy_on_the_cell) {
    Game *g = finished(5, 5, false);
    Pos p;
    pos_clear(g, &p);
    put(&p, 1, 1, 12);
    cr_assert(pos_attacked(&p, 0, 22, SQ_NONE));
    cr_assert_not(pos_attacked(&p, 0, 17, SQ_NONE));
    put(&p, 1, 1, 22); /* its own piece: it cannot go there, but it guards it */
    cr_assert(pos_attacked(&p, 0, 22, SQ_NONE));
    CellSet all = pos_attacks(&p, 0, SQ_NONE);
    for (Sq c = 0; c < 25; c++)
        cr_assert_eq(set_has(&all, c), pos_attacked(&p, 0, c, SQ_NONE), "cell %d", c);
    game_free(g);
}

Test(machine, a_royal_piece_is_not_left_attacked_and_not_captured) {
    Game *g = finished(5, 5, true);
    Pos p;
    pos_clear(g, &p);
    put(&p, 0, 0, 0);
    put(&p, 1, 1, 7);
    /* no legal move leaves the king attacked by the piece on c2 */
    Moves m = {0};
    moves_legal(&p, &m);
    for (size_t i = 0; i < m.n; i++) {
        Undo u;
        pos_make(&p, m.at[i], &u);
        cr_assert_not(pos_in_check(&p, 0));
        pos_unmake(&p, &u);
    }
    moves_free(&m);
    pos_put(&p, 0, PIECE_NONE);
    put(&p, 0, 0, 5);
    pos_set_side(&p, 1);
    Moves q = {0};
    moves_from(&p, 7, &q);
    for (size_t i = 0; i < q.n; i++)
        cr_assert_neq(move_view(&p, q.at[i]).to, 5, "a king is never taken");
    moves_free(&q);
    game_free(g);
}

Test(machine, a_long_walk_ends_where_the_solver_says) {
    Game *g = finished(4, 4, false);
    Pos p;
    pos_clear(g, &p);
    put(&p, 0, 2, 5);
    cr_assert_eq(count_from(&p, 5), 15, "five jumping steps reach every other cell");
    put(&p, 1, 0, 15);
    cr_assert_eq(count_from(&p, 5), 11, "not the king's cell nor the three he guards");
    game_free(g);
}

Test(machine, random_play_can_be_undone) {
    Game *g = finished(5, 5, true);
    Rng rng;
    rng_seed(&rng, 1);
    for (int game = 0; game < 200; game++) {
        Pos p;
        pos_clear(g, &p);
        for (Sq c = 0; c < 5; c++) {
            put(&p, 0, c == 2 ? 0 : 1 + c % 2, c);
            put(&p, 1, c == 2 ? 0 : 1 + c % 2, (Sq)(20 + c));
        }
        for (int ply = 0; ply < 60; ply++) {
            Moves m = {0};
            moves_legal(&p, &m);
            if (m.n == 0 || rules_judge(&p, NULL, (int)m.n).verdict != VERDICT_NONE) {
                moves_free(&m);
                break;
            }
            cr_assert_eq(p.key, pos_key(&p));
            for (size_t i = 0; i < m.n; i++) {
                Pos before = p;
                Undo u;
                pos_make(&p, m.at[i], &u);
                cr_assert_eq(p.key, pos_key(&p));
                pos_unmake(&p, &u);
                cr_assert(pos_same(&p, &before));
            }
            Undo u;
            pos_make(&p, m.at[rng_below(&rng, m.n)], &u);
            moves_free(&m);
        }
    }
    game_free(g);
}

Test(machine, perft_counts_what_play_finds) {
    Game *g = finished(3, 3, false);
    Pos p;
    pos_clear(g, &p);
    put(&p, 0, 0, 0);
    put(&p, 1, 0, 8);
    cr_assert_eq(perft(&p, 1), 3);
    Moves first = {0};
    moves_legal(&p, &first);
    cr_assert_eq(first.n, 3);
    uint64_t sum = 0;
    for (size_t i = 0; i < first.n; i++)
        sum += perft_after(&p, &first.at[i], 1, 3, NULL);
    cr_assert_eq(sum, perft(&p, 3));
    moves_free(&first);
    game_free(g);
}

/* ---- walks that may revisit cells, meters ---- */

static WalkAnswer keep_move(void *ctx, const Walk *w) {
    Moves *all = ctx;
    for (size_t i = 0; i < all->n; i++)
        if (all->at[i] == w->move)
            return WALK_MORE;
    moves_add(all, w->move);
    return WALK_MORE;
}

static int by_move(const void *a, const void *b) {
    Move x = *(const Move *)a, y = *(const Move *)b;
    return (x > y) - (x < y);
}

/* Five steps that may enter visited cells; the last but one passes an empty cell or a
** friend. */
#define FORGETFUL                                                                              \
    {                                                                                          \
        OP_STEP, GRID_ALL, STEP_REVISIT, OP_STEP, GRID_ORTHO, STEP_REVISIT, OP_ON, ON_EMPTY,   \
            OP_STEP, GRID_ALL, STEP_REVISIT, OP_STEP, GRID_ALL, STEP_REVISIT, OP_ON,           \
            ON_EMPTY | ON_FRIEND, OP_STEP, GRID_ALL, STEP_REVISIT, OP_LAND,                    \
            ON_EMPTY | ON_ENEMY, OP_ACT, GRID_MOVE, OP_END                                     \
    }

Test(machine, a_walk_that_may_revisit_finds_the_same_moves) {
    Game *g = grid_game(6, 6, false);
    GRID_SET(g, 1, FORGETFUL);
    grid_finish(g);
    Rng rng;
    rng_seed(&rng, 8);
    for (int i = 0; i < 50; i++) {
        Pos pos;
        Moves found[2] = {{0}, {0}};
        int64_t used[2];
        pos_clear(g, &pos);
        for (Sq c = 0; c < 36; c++)
            if (rng_below(&rng, 3) == 0)
                put(&pos, (int)rng_below(&rng, 2), 1, c);
        for (int k = 0; k < 2; k++) {
            used[k] = 1 << 20;
            g->meter = &used[k];
            Run r = run_of(&pos, game_walk(g, 0, 0, 1), 0, 14, keep_move, &found[k]);
            r.paths = k == 0; /* if it reports all paths, it remembers where it was */
            cr_assert_eq(machine_run(&r), RUN_DONE);
            if (found[k].n)
                qsort(found[k].at, found[k].n, sizeof(Move), by_move);
        }
        cr_assert_eq(found[0].n, found[1].n);
        for (size_t j = 0; j < found[0].n; j++)
            cr_assert_eq(found[0].at[j], found[1].at[j]);
        cr_assert(used[1] >= used[0], "a state that was seen is left at once");
        moves_free(&found[0]);
        moves_free(&found[1]);
    }
    g->meter = NULL;
    game_free(g);
}

Test(machine, a_walk_longer_than_the_board_is_impossible) {
    enum { STEPS = SQ_MAX + 50 };
    Game *g = grid_game(2, 2, false);
    uint16_t code[STEPS * 3 + 5], *at = code;
    for (int i = 0; i < STEPS; i++) {
        *at++ = OP_STEP;
        *at++ = GRID_ORTHO;
        *at++ = STEP_REVISIT;
    }
    memcpy(at, (uint16_t[]){OP_LAND, ON_EMPTY, OP_ACT, GRID_MOVE, OP_END}, 5 * sizeof *at);
    grid_walk(g, 1, code, STEPS * 3 + 5);
    Err e = {{0}};
    cr_expect_not(game_finish(g, NULL, &e));
    cr_expect(strstr(e.text, "too many walks to try"), "%s", e.text);
    game_free(g);
}

Test(machine, a_run_uses_the_meter_of_its_game) {
    Game *g = finished(5, 5, false);
    Pos p;
    Moves found = {0};
    pos_clear(g, &p);
    int64_t meter = 10;
    g->meter = &meter;
    Run r = run_of(&p, game_walk(g, 0, 0, 1), 0, 12, keep_move, &found);
    cr_expect_eq(machine_run(&r), RUN_CAPPED);
    cr_expect_lt(meter, 0);
    r.budget = 1000; /* its own budget has precedence */
    cr_expect_eq(machine_run(&r), RUN_DONE);
    g->meter = NULL;
    moves_free(&found);
    game_free(g);
}

/* Two such walks that ask about each other would recurse forever. */
Test(machine, a_long_walk_that_asks_about_attacks_attacks_nothing) {
    Game *g = given_text(
        "local b = square(5, 5) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "local wary = quiet(b.ortho^5):via(empty * -attacked) "
        "piece 'Scout' { 'S', move = wary + capture(b.diag) } "
        "setup '1s1s1/5/1s3/5/S1S1S' ending { loss { no_moves } }");
    Game slow;
    Pos p;
    game_view(g, false, &slow);
    pos_start(g, &p);
    size_t n = moves_count(&p);
    p.game = &slow;
    cr_expect_eq(moves_count(&p), n);
    game_free(g);
}
