/*
** test_search_eval.c -- the static evaluation: symmetric for both sides, and aware of danger.
*/
#include "base/rng.h"
#include "search/value/weights.h"
#include "support/given.h"
#include "support/valued.h"
#include "vm/meaning/chance.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/rules.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>
#include <string.h>

/* Exchanges the owners of all pieces, and mirrors the board for the players. */
static Pos turned(const Pos *p) {
    const Game *g = p->game;
    Pos q;
    pos_clear(g, &q);
    for (int c = 0; c < g->graph.ncells; c++) {
        Piece x = p->cell[c];
        if (!piece_is(x) || g->owner[x] >= g->nplayers)
            continue;
        pos_put(&q, g->player[1].seat[c], game_piece(g, 1 - g->owner[x], g->kind[x]));
    }
    pos_set_side(&q, 1 - p->side);
    return q;
}

/* A royal piece cannot be traded, and worthless pieces give no unit. */
Test(eval, a_royal_piece_is_no_unit) {
    Game *g = given_text("local b = square(4, 4) players { { 'White', letter = 'w' }, "
                         "{ 'Black', letter = 'b' } } "
                         "piece 'Wall' { 'W', value = 0, move = b.n } "
                         "piece 'King' { 'K', value = 2, move = b.all, royal = true } "
                         "piece 'Rook' { 'R', value = 50, move = b.ortho:ride() } "
                         "piece 'Man' { 'M', value = 30, move = b.ortho } "
                         "setup 'kmrw/4/4/KMRW' forbid { in_check() } "
                         "ending { loss { no_moves, who = other } }");
    cr_expect_eq(weights_unit(g), 30);
    game_free(g);
}

Test(eval, a_hundred_is_the_smallest_value) {
    Valued x = valued("jetan");
    int32_t least = 0;
    for (int k = 0; k < x.game->nkinds; k++) {
        int32_t worth = x.eval->worth[game_piece(x.game, 0, k)];
        if (worth > 0 && (least == 0 || worth < least))
            least = worth;
    }
    cr_assert_eq(least, 100);
    cr_assert_geq(x.eval->typical, 100);
    valued_free(&x);
}

/* The value for the first player, who leads by 12 seeds to 10, if a piece is worth so much. */
static int seeds_value(int worth) {
    char text[600];
    snprintf(text, sizeof text,
             "local b = square(2, 2) players { { 'White', letter = 'w' }, "
             "{ 'Black', letter = 'b', sees = b.turn } } "
             "local seeds = counter 'seeds' { per_player = true } "
             "piece 'House' { 'H', value = %d, move = b.n * seeds:raise() } "
             "setup 'hh/HH' goal(100 * seeds) ending { win { seeds:over(20) } }",
             worth);
    Game *g = given_text(text);
    Arena *a = arena_new();
    const Eval *e = eval_new(g, true, a);
    Pos p = given_pos(g, "hh/HH w 12 10");
    int value = static_value(e, &p, 0);
    cr_expect_eq(static_value(e, &p, 1), -value);
    arena_free(a);
    game_free(g);
    return value;
}

Test(eval, a_goal_counts_in_the_units_of_values) {
    cr_expect_eq(seeds_value(100), 200);
    cr_expect_eq(seeds_value(2), 10000);
    cr_expect_eq(seeds_value(1), 20000, "each has more than what a difference may come to");
    cr_expect_eq(seeds_value(1000000), 0);
}

Test(eval, where_no_piece_has_a_value_a_hundred_is_the_unit_of_a_goal) {
    cr_expect_eq(seeds_value(0), 200);
}

Test(eval, the_start_is_equal) {
    Valued x = valued("jetan");
    Pos p;
    pos_start(x.game, &p);
    cr_assert_eq(static_value(x.eval, &p, 0), 0);
    cr_assert_eq(static_value(x.eval, &p, 1), 0);
    valued_free(&x);
}

Test(eval, turning_the_board_changes_nothing_but_the_sides) {
    Valued x = valued("jetan");
    Rng rng;
    rng_seed(&rng, 5);
    Moves m = {0};
    for (int game = 0; game < 20; game++) {
        Pos p;
        Undo u;
        pos_start(x.game, &p);
        for (int ply = 0; ply < 60; ply++) {
            m.n = 0;
            moves_legal(&p, &m);
            if (rules_judge(&p, NULL, (int)m.n).verdict != VERDICT_NONE)
                break;
            pos_make(&p, m.at[rng_below(&rng, m.n)], &u);
            Pos q = turned(&p);
            cr_assert_eq(static_value(x.eval, &p, 0), static_value(x.eval, &q, 1));
            cr_assert_eq(static_value(x.eval, &p, 0), -static_value(x.eval, &p, 1));
        }
    }
    moves_free(&m);
    valued_free(&x);
}

Test(eval, more_pieces_are_better) {
    Valued x = valued("jetan");
    Pos p = given_pos(x.game, "4c5/10/10/10/4r5/10/10/3D6/10/R3C5 b - 0 1");
    cr_assert_gt(static_value(x.eval, &p, 0), 300);
    cr_assert_lt(static_value(x.eval, &p, 1), -300);
    valued_free(&x);
}

Test(eval, danger_is_seen_only_for_pieces_that_decide_the_game) {
    Valued x = valued("jetan");
    /* e2-e5 captures the Princess; the Flier on a4 captures the Panthan on d1, which matters
    ** less. */
    Pos p = given_pos(x.game, "9c/10/10/10/10/4r5/f9/10/4D5/R2P6 b - 0 1");
    Tally t = eval_tally(x.eval, &p);
    CellSet of_orange = eval_danger(&p, &t, 1), of_black = eval_danger(&p, &t, 0);
    cr_assert_eq(set_count(of_orange), 1);
    cr_assert(set_has(&of_orange, cell_named(x.game, "e5")));
    cr_assert(set_empty(of_black));
    valued_free(&x);
}

Test(eval, gains_have_the_same_unit_and_are_bounded) {
    Valued x = valued("jetan");
    cr_assert_eq(eval_gain(x.eval, 4), 400);
    cr_assert_eq(eval_gain(x.eval, -1), -100);
    cr_assert_lt(eval_gain(x.eval, INT32_MAX), 1000000);
    valued_free(&x);
}

/* A random move, or a random outcome of a throw; MOVE_NONE at the end of the game. */
static Move random_move(const Pos *p, Rng *rng) {
    Moves m = {0};
    if (rules_decided(p))
        return MOVE_NONE;
    if (p->chance)
        return chance_draw(p, rng);
    moves_legal(p, &m);
    Move one = m.n > 0 ? m.at[rng_below(rng, m.n)] : MOVE_NONE;
    moves_free(&m);
    return one;
}

/* Makes `plies` moves and throws, starting again after each game; returns how many were
** throws. */
static int follow_random_games(const Game *g, int plies, Rng *rng) {
    Arena *arena = arena_new();
    const Eval *e = eval_new(g, true, arena);
    int thrown = 0;
    Pos p;
    Undo u;
    pos_start(g, &p);
    Tally t = eval_tally(e, &p);
    for (int ply = 0; ply < plies; ply++) {
        Move m = random_move(&p, rng);
        if (m == MOVE_NONE) {
            pos_start(g, &p);
            t = eval_tally(e, &p);
            continue;
        }
        thrown += p.chance != 0;
        pos_make(&p, m, &u);
        eval_follow(e, &p, &u, &t);
        Tally anew = eval_tally(e, &p);
        cr_assert(memcmp(&anew, &t, sizeof t) == 0);
    }
    arena_free(arena);
    return thrown;
}

/* With several effects in a move, and with throws, the incremental tally equals a new one. */
Test(eval, a_tally_is_followed_through_random_games) {
    static const struct {
        const char *name;
        Setting set;
        bool throws;
    } games[] = {{.name = "jetan"},
                 {.name = "chess"},
                 {.name = "atlantean"},
                 {.name = "shatranj"},
                 {.name = "manator", .throws = true},
                 {.name = "jetan", .set = {"colossus", "on"}, .throws = true}};
    Rng rng;
    rng_seed(&rng, 9);
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        Game *g = given_set(games[i].name, &games[i].set, games[i].set.name != NULL);
        int thrown = follow_random_games(g, 500, &rng);
        cr_assert(games[i].throws ? thrown > 5 : thrown == 0, "%s: %d", games[i].name, thrown);
        game_free(g);
    }
}

/* A piece that can be promoted is worth more with each step, most with the last ones; a piece
** that cannot be promoted, or would gain little, is not drawn forward. */
Test(eval, nearness_to_promotion) {
    Valued x = valued("chess");
    const int n = x.game->graph.ncells;
    Piece pawn = game_piece(x.game, 0, x.game->kind[x.game->start[8]]);
    const Weight *square = x.eval->weights->square + pawn * n;
    int32_t step[7];
    for (int rank = 1; rank < 7; rank++)
        step[rank] = square[rank * 8].early;
    for (int rank = 3; rank < 7; rank++)
        cr_expect_gt(step[rank], step[rank - 1], "rank %d", rank + 1);
    cr_expect_gt(step[6] - step[5], 2 * (step[4] - step[3]));
    cr_expect_lt(step[6], 300, "it is not a Queen yet");
    valued_free(&x);
}

/* The terms of a chess position, for White. */
static Terms terms_of(const Valued *x, const char *fen) {
    Pos p = given_pos(x->game, fen);
    Tally t = eval_tally(x->eval, &p);
    return eval_terms(x->eval, &p, &t, 0);
}

Test(eval, terms_of_who_holds_the_cells) {
    Valued x = valued("chess");
    Terms open = terms_of(&x, "4k3/8/8/8/3R4/8/8/4K3 w - - 0 1");
    Terms shut = terms_of(&x, "4k3/8/3P4/3P4/3R4/8/8/4K3 w - - 0 1");
    cr_expect_eq(open.of[TERM_TEMPO], 1);
    cr_expect_eq(open.of[TERM_MOBILITY], 14);
    cr_expect_eq(shut.of[TERM_MOBILITY], 14 - 3 + 4,
                 "less what is beyond, and two for each Pawn");
    /* One Rook controls d7 and d8 beside the King; a second one f7 and f8. */
    Terms two = terms_of(&x, "4k3/8/8/8/3R1R2/8/8/4K3 w - - 0 1");
    cr_expect_eq(open.of[TERM_SIEGE], 2 * 1);
    cr_expect_eq(two.of[TERM_SIEGE], 4 * 2);
    /* The Knight is attacked: alone it hangs, with a Pawn behind it it does not. */
    Terms hangs = terms_of(&x, "4k3/8/8/3r4/3N4/8/8/7K w - - 0 1");
    Terms held = terms_of(&x, "4k3/8/8/3r4/3N4/4P3/8/7K w - - 0 1");
    cr_expect_eq(hangs.of[TERM_HANGING], -3);
    cr_expect_eq(held.of[TERM_HANGING], 0);
    valued_free(&x);
}

/* Each term is nonzero in one of these positions; otherwise it would not be tested. */
Test(eval, each_term_is_counted) {
    static const char *const fens[] = {"4k3/8/8/8/4R3/8/8/3K4 w - - 0 1",
                                       "4k3/8/8/3r4/3N4/8/8/7K w - - 0 1",
                                       "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1"};
    Valued x = valued("chess");
    for (Term t = 0; t < TERM_COUNT; t++) {
        bool counted = false;
        for (size_t i = 0; i < sizeof fens / sizeof *fens; i++)
            counted |= terms_of(&x, fens[i]).of[t] != 0;
        cr_expect(counted, "no position here has any of '%s'", term_name[t]);
    }
    valued_free(&x);
}

static Pos after_random_moves(const Game *g, int plies, Rng *rng) {
    Pos p;
    Undo u;
    pos_start(g, &p);
    for (int ply = 0; ply < plies; ply++) {
        Move m = random_move(&p, rng);
        if (m == MOVE_NONE)
            break;
        pos_make(&p, m, &u);
    }
    return p;
}

/* Within a window, the value is exact; outside, it only lies beyond the same bound. */
Test(eval, outside_the_window_less_is_evaluated) {
    Valued x = valued("chess");
    Rng rng;
    rng_seed(&rng, 12);
    int rough = 0, far = 4 * x.eval->typical;
    for (int i = 0; i < 300; i++) {
        Pos p = after_random_moves(x.game, 40, &rng);
        Tally t = eval_tally(x.eval, &p);
        int value = eval_value(x.eval, &p, &t, 0);
        int below = eval_within(x.eval, &p, &t, 0, value + far, value + far + 1);
        int above = eval_within(x.eval, &p, &t, 0, value - far - 1, value - far);
        cr_assert_eq(eval_within(x.eval, &p, &t, 0, value - 1, value + 1), value);
        cr_assert_leq(below, value + far);
        cr_assert_geq(above, value - far);
        rough += above != value;
    }
    cr_expect_gt(rough, 100);
    valued_free(&x);
}
