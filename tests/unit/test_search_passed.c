/*
** test_search_passed.c -- passed pieces: which can still be kept from promotion, by the rules
** of the game.
*/
#include "search/value/passed.h"
#include "base/rng.h"
#include "support/given.h"
#include "support/valued.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/rules.h"

#include <criterion/criterion.h>
#include <time.h>

/* What White's passed pieces may gain. */
static int32_t gain(const Valued *x, const char *fen) {
    Pos p = given_pos(x->game, fen);
    Tally t = eval_tally(x->eval, &p);
    return passed_gain(x->eval->passed, &p, t.runners, 0);
}

/* A white Pawn on e5, one piece of Black, and the Kings in corners. */
static bool passes(const Valued *x, const char *black) {
    Pos p = given_pos(x->game, "8/8/8/4P3/8/8/8/k6K w - - 0 1");
    Pos other = given_pos(x->game, black[0] == 'p'   ? "7k/8/8/8/8/8/p7/7K b - - 0 1"
                                   : black[0] == 'n' ? "7k/8/8/8/8/8/n7/7K b - - 0 1"
                                                     : "7k/8/8/8/8/8/r7/7K b - - 0 1");
    unsigned a2 = 8, cell = (unsigned)((black[2] - '1') * 8 + black[1] - 'a');
    pos_put(&p, (Sq)cell, other.cell[a2]);
    Tally t = eval_tally(x->eval, &p);
    return passed_gain(x->eval->passed, &p, t.runners, 0) > 0;
}

Test(passed, in_chess_by_the_pawns_ahead_on_three_files) {
    Valued x = valued("chess");
    static const char *const bar[] = {"pd6", "pd7", "pe6", "pe7", "pf6", "pf7"};
    static const char *const past[] = {"pd5", "pf5", "pe4", "pd4", "pf2",
                                       "pc6", "pg7", "ne6", "rd7"};
    for (size_t i = 0; i < sizeof bar / sizeof *bar; i++)
        cr_expect_not(passes(&x, bar[i]), "%s", bar[i]);
    for (size_t i = 0; i < sizeof past / sizeof *past; i++)
        cr_expect(passes(&x, past[i]), "%s", past[i]);
    valued_free(&x);
}

Test(passed, more_the_nearer_and_only_the_first_on_a_file) {
    Valued x = valued("chess");
    int32_t near = gain(&x, "4k3/4P3/8/8/8/8/8/4K3 w - - 0 1");
    int32_t far = gain(&x, "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1");
    cr_expect_gt(far, 0);
    cr_expect_geq(near, 4 * far);
    cr_expect_eq(gain(&x, "4k3/4P3/8/8/4P3/8/8/4K3 w - - 0 1"), near);
    cr_expect_eq(gain(&x, "4k3/4P3/8/8/3P4/8/8/4K3 w - - 0 1"), near + far);
    valued_free(&x);
}

/* These Pawns move diagonally and capture straight ahead: those a file aside stop them. */
Test(passed, by_the_rules_of_the_game) {
    Valued x = valued("games/chess/berolina.lua");
    cr_expect(passes(&x, "pe4"));
    cr_expect_not(passes(&x, "pd7"));
    cr_expect(passes(&x, "pb7"), "to c6, where it holds b5 and c5");
    cr_expect_not(passes(&x, "pc8"), "it takes on c7");
    valued_free(&x);
}

Test(passed, none_where_no_piece_gains_much) {
    Valued x = valued("jetan");
    Pos p;
    pos_start(x.game, &p);
    Tally t = eval_tally(x.eval, &p);
    cr_expect_not(x.eval->passed->any);
    cr_expect_eq(passed_gain(x.eval->passed, &p, t.runners, 0), 0);
    valued_free(&x);
}

/* The runner sets, updated move by move, equal new ones. */
Test(passed, runners_are_updated_with_each_move) {
    Valued x = valued("chess");
    Moves room = {0};
    Rng rng;
    rng_seed(&rng, 3);
    for (int game = 0; game < 20; game++) {
        Pos p;
        pos_start(x.game, &p);
        Tally t = eval_tally(x.eval, &p);
        for (int ply = 0; ply < 120; ply++) {
            Undo u;
            Move m = MOVE_NONE;
            if (rules_decided(&p) || !moves_pick(&p, &rng, &room, &m))
                break;
            pos_make(&p, m, &u);
            eval_follow(x.eval, &p, &u, &t);
            Tally anew = eval_tally(x.eval, &p);
            for (int side = 0; side < 2; side++)
                cr_assert(set_equal(t.runners[side], anew.runners[side]));
        }
    }
    moves_free(&room);
    valued_free(&x);
}

/* Every search computes this first, so it must be fast, even with forty kinds and a way of 256
** cells. */
Test(passed, the_longest_ways_of_many_kinds_are_found_at_once) {
    Game *g =
        given_text("local b, names, turned, rows = graph(), {}, {}, {} "
                   "for i = 1, 256 do names[i] = 'c' .. i "
                   "b:cell(names[i], { (i - 1) % 16, (i - 1) // 16 }) end "
                   "for i = 1, 255 do b:edge('f', names[i], names[i + 1]) "
                   "b:edge('k', names[i + 1], names[i]) end "
                   "for i = 1, 256 do turned[names[i]] = names[257 - i] end "
                   "for r = 1, 16 do rows[r] = {} for i = 1, 16 do "
                   "rows[r][i] = names[(16 - r) * 16 + i] end end "
                   "local labels = {} for r = 1, 16 do labels[r] = '' end "
                   "b:rows(rows, labels, '') b:symmetry('turn', turned) "
                   "players { { 'White', letter = 'w' }, "
                   "{ 'Black', letter = 'b', sees = b.turn } } "
                   "piece 'Queen' { 'Q', value = 100, move = (b.f + b.k):ride() } "
                   "for i = 0, 39 do local letter = string.char(65 + i % 16) "
                   "piece('P' .. i) { letter .. ({ '', '~', '+' })[i // 16 + 1], value = 1, "
                   "move = b.f:promote { at = b:zone { 'c256' }, to = 'Queen' } } end "
                   "setup { 'A B C D E F G H I J K L M N O P' } "
                   "ending { win { no_moves } }");
    Arena *a = arena_new();
    const Weights *w = weights_derived(g, a);
    clock_t begun = clock();
    const Passed *all = passed_new(g, w, a);
    cr_expect_lt((double)(clock() - begun) / CLOCKS_PER_SEC, 2.5);
    cr_expect(all->any);
    Piece first = game_piece(g, 0, 1);
    cr_expect_eq(set_count(all->way[first][1]), 254);
    cr_expect_eq(set_count(all->bars[first][1]), 255, "no man comes on from c1");
    arena_free(a);
    game_free(g);
}
