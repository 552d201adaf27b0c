/*
** test_vm_pairs.c -- turns of two parts agree with the machine, and are drawn as evenly as if
** they had been listed.
*/
#include "support/given.h"
#include "vm/ask/movegen.h"
#include "vm/ask/pairs.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>
#include <stdlib.h>

enum { PLIES = 120 }; /* for games that may not end */

static int by_number(const void *a, const void *b) {
    Move x = *(const Move *)a, y = *(const Move *)b;
    return (x > y) - (x < y);
}

/* Draws `each` times per legal move of p. All moves come equally often, within some five
** standard deviations, and no illegal move comes. */
static void expect_even(const Pos *p, unsigned each, unsigned least, unsigned most) {
    Rng rng;
    Moves legal = {0}, room = {0};
    rng_seed(&rng, 1);
    moves_legal(p, &legal);
    qsort(legal.at, legal.n, sizeof(Move), by_number);
    unsigned *count = calloc(legal.n + 1, sizeof *count);
    for (size_t i = 0; i < each * legal.n; i++) {
        Move m;
        cr_assert(pairs_draw(p, &rng, &room, &m), "draw %zu", i);
        const Move *at = bsearch(&m, legal.at, legal.n, sizeof(Move), by_number);
        cr_assert(at, "a move is drawn that is none");
        count[at - legal.at]++;
    }
    for (size_t i = 0; i < legal.n; i++)
        cr_expect(count[i] > least && count[i] < most, "move %zu of %zu was drawn %u times", i,
                  legal.n, count[i]);
    cr_expect_eq(room.n, 0u);
    free(count);
    moves_free(&legal);
    moves_free(&room);
}

Test(pairs, a_turn_of_two_parts_is_as_likely_as_any_other) {
    Game *g = given_game("amazons");
    cr_assert(g->pairs);
    cr_expect_eq(g->pairs->most, 35u, "a queen's moves on an empty board");
    Pos p = given_pos(g, "10/10/10/10/4q1****/4**Q3/10/10/10/10 w -");
    expect_even(&p, 100, 50, 150);
    game_free(g);
}

/* Pieces that are dropped, that step and that fly; with enemies that may be captured, and
** others in a mill. */
Test(pairs, second_parts_that_hit_are_no_more_than_enemies) {
    static const char *const fens[] = {"m1m/3/3/6/3/3/MM1[MMMMMMMmmmmmmm] w -",
                                       "mmm/mm1/3/2m3/M2/1M1/MM1[] w -",
                                       "mm1/m2/3/m5/3/1M1/MM1[] w -"};
    Game *g = given_game("nine-mens-morris");
    cr_assert(g->pairs);
    cr_expect_eq(g->pairs->hit_ways, 1u);
    cr_expect_eq(g->pairs->hits, 23u);
    cr_expect_eq(g->pairs->most, 24u);
    for (size_t i = 0; i < sizeof fens / sizeof *fens; i++) {
        Pos p = given_pos(g, fens[i]);
        expect_even(&p, 200, 130, 270);
    }
    game_free(g);
    g = given_game("amazons");
    cr_expect_eq(g->pairs->hit_ways, 0u, "no arrow hits");
    game_free(g);
}

/* In all positions of some random games. */
static void expect_legal(const char *name) {
    Game *g = given_game(name);
    Rng rng;
    Moves room = {0};
    rng_seed(&rng, 7);
    for (int game = 0; game < 3; game++) {
        Pos p;
        Undo u;
        Move m;
        pos_start(g, &p);
        int ply = 0;
        for (; ply < PLIES && moves_pick(&p, &rng, &room, &m); ply++) {
            cr_assert(move_is_legal(&p, m));
            pos_make(&p, m, &u);
        }
        cr_assert(ply == PLIES || !moves_any(&p));
    }
    moves_free(&room);
    game_free(g);
}

Test(pairs, what_is_drawn_is_legal) {
    expect_legal("amazons");
    expect_legal("nine-mens-morris");
}

/* All legal moves in order. */
static Moves sorted_moves(Pos p, const Game *g) {
    Moves all = {0};
    p.game = g;
    moves_legal(&p, &all);
    if (all.n)
        qsort(all.at, all.n, sizeof(Move), by_number);
    cr_expect_eq(moves_count(&p), all.n);
    cr_expect_eq(moves_any(&p), all.n > 0);
    return all;
}

/* In all positions of some random games, without duplicates. */
static void expect_as_listed(const char *name) {
    Game *g = given_game(name), slow;
    Rng rng;
    rng_seed(&rng, 3);
    game_view(g, false, &slow);
    cr_assert_null(slow.pairs);
    for (int game = 0; game < 3; game++) {
        Pos p;
        Undo u;
        pos_start(g, &p);
        size_t n = 1;
        for (int ply = 0; n && ply < PLIES; ply++) {
            Moves quick = sorted_moves(p, g), all = sorted_moves(p, &slow);
            n = all.n;
            cr_assert_eq(quick.n, n);
            for (size_t i = 0; i < n; i++)
                cr_assert_eq(quick.at[i], all.at[i]);
            if (n)
                pos_make(&p, all.at[rng_below(&rng, n)], &u);
            moves_free(&quick);
            moves_free(&all);
        }
    }
    game_free(g);
}

Test(pairs, what_is_listed_is_what_the_machine_lists) {
    expect_as_listed("amazons");
    expect_as_listed("nine-mens-morris");
}

/* Moves are listed if second parts are no simple set of cells, if parts are optional, if moves
** are forbidden, or if turns have one part. */
Test(pairs, other_turns_are_not_drawn_as_pairs) {
    static const char *const names[] = {"chess", "pentago", "arimaa", "english-draughts"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        Game *g = given_game(names[i]);
        cr_expect_null(g->pairs, "%s", names[i]);
        game_free(g);
    }
}

Test(pairs, a_way_that_leads_nowhere_changes_nothing) {
    Game *g = given_text(
        "local b = square(4, 4) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
        "local archer = marker 'archer' { brief = true } "
        "piece 'Archer' { 'A', move = quiet(b.all) * mark(archer) } "
        "local arrow = still(quiet(b.all):from(marked(archer))) * unmake "
        "turn { { 'move' }, { 'Archer', arrow + none } } "
        "fen { 'cells', 'side', archer } setup '3a/4/4/A3' ending { loss { no_moves } }");
    cr_expect(g->pairs);
    game_free(g);
}

/* By two markers two pieces go on, and both burn the same cell: that is one turn, listed
** once. */
Test(pairs, two_markers_name_two_pieces) {
    Game *g = given_text(
        "local b = square(4, 4) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
        "local one = marker 'one' { help = 'an Archer' } "
        "local two = marker 'two' { help = 'a Bowman' } "
        "piece 'Archer' { 'A', move = quiet(b.ortho) * mark(one) } "
        "piece 'Bowman' { 'B', move = quiet(b.ortho) * mark(two) } local burns = quiet(b.all) "
        "local first = burns:from(marked(one)) local second = burns:from(marked(two)) "
        "turn { { 'move' }, { { 'Archer', 'Bowman' }, still(first + second) * unmake } } "
        "fen { 'cells', 'side', one, two } setup 'a2b/4/4/A2B' ending { loss { no_moves } }");
    Game slow;
    game_view(g, false, &slow);
    Pos p = given_pos(g, "a2b/4/4/A2B w a1 d1");
    Moves quick = sorted_moves(p, g), all = sorted_moves(p, &slow);
    cr_expect_eq(all.n, 28u, "of 32 pairs");
    cr_assert_eq(quick.n, all.n);
    for (size_t i = 0; i < all.n; i++)
        cr_expect_eq(quick.at[i], all.at[i]);
    cr_expect_null(g->pairs);
    moves_free(&quick);
    moves_free(&all);
    game_free(g);
}
