/*
** test_vm_steps.c -- with fallback turns, moves are drawn as evenly as if they had been listed.
*/
#include "support/given.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>

enum { MOVES_MOST = 200 };

/* The index of a move in the list; its length if it is not there. */
static size_t number_of(const Moves *legal, Move m) {
    size_t i = 0;
    while (i < legal->n && legal->at[i] != m)
        i++;
    return i;
}

/* Of 400 draws per move, each move comes between 300 and 500 times. */
static void expect_even(const Pos *p, size_t n) {
    enum { EACH = 400, LEAST = 300, MOST = 500 };
    unsigned count[MOVES_MOST + 1] = {0};
    Moves legal = {0}, room = {0};
    Rng rng;
    rng_seed(&rng, 1);
    moves_legal(p, &legal);
    cr_assert_eq(legal.n, n);
    for (size_t i = 0; i < EACH * n; i++) {
        Move m;
        cr_assert(moves_pick(p, &rng, &room, &m));
        count[number_of(&legal, m)]++;
    }
    cr_expect_eq(count[n], 0u, "a move is drawn that is none");
    for (size_t i = 0; i < n; i++)
        cr_expect(count[i] > LEAST && count[i] < MOST, "move %zu of %zu: %u times", i, n,
                  count[i]);
    cr_expect_eq(room.n, 0u);
    moves_free(&legal);
    moves_free(&room);
}

static void expect_even_in(const char *name, const char *fen, size_t n) {
    Game *g = given_game(name);
    Pos p;
    pos_start(g, &p);
    if (fen)
        p = given_pos(g, fen);
    cr_expect(g->traits.fallback_turns, "%s", name);
    expect_even(&p, n);
    game_free(g);
}

Test(steps, each_step_is_as_likely_as_any_other) {
    expect_even_in("english-draughts", NULL, 7);
    /* men and a king, and a man that promotes */
    expect_even_in("english-draughts", "8/4M3/8/2K5/8/8/3M4/8 w 0", 8);
}

/* Captures have precedence over steps; they are drawn evenly, too. */
Test(steps, captures_alone_are_drawn_where_there_are_some) {
    expect_even_in("english-draughts", "8/8/8/4m1m1/5M2/8/1M6/8 w 0", 2);
}

/* Kings fly: their walks are listed, beside the steps of men. */
Test(steps, walks_other_than_steps_are_listed) {
    expect_even_in("international-draughts", "10/10/10/4M5/10/10/10/10/1K8/10 w 0 0 0", 13);
}

/* Only captures that take the most pieces. */
Test(steps, those_with_the_most_are_drawn) {
    expect_even_in("international-draughts", "10/10/3m6/10/3m6/2M7/10/7m2/6M3/10 w 0 0 0", 1);
}

/* Pieces with tables list what they can. */
Test(steps, turns_of_pieces_with_tables_are_drawn) {
    expect_even_in("antichess", NULL, 20);
    expect_even_in("antichess", "8/8/8/3p1p2/4P3/8/8/8 w - - 0 1", 2);
}

/* Two directions to the same cell, or two promotions to the same kind, are one move; forbidden
** moves are drawn again. */
Test(steps, equal_steps_are_one_move) {
    Game *g = given_text(
        "local b = square(3, 3) b:edge('on', 'a1', 'a2') b:edge('on', 'b1', 'b2') "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
        "piece 'Man' { 'M', move = b.n * enemy * take * b.n + quiet(b.n + b.on + b.e) } "
        "setup '3/3/M2' turn { 'capture' } turn { 'move', otherwise = true } "
        "ending { loss { no_moves, who = other } }");
    Pos p;
    pos_start(g, &p);
    cr_expect(g->traits.fallback_turns);
    expect_even(&p, 2);
    game_free(g);
    g = given_text("local b = square(3, 3) "
                   "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
                   "piece 'Man' { 'M', move = b.n * enemy * take * b.n + quiet(b.all) } "
                   "setup '3/3/M1M' turn { 'capture' } turn { 'move', otherwise = true } "
                   "forbid { count(mover, b:zone { 'b2' }):over(0) } "
                   "ending { loss { no_moves, who = other } }");
    pos_start(g, &p);
    expect_even(&p, 4);
    game_free(g);
}

/* The marked piece may capture; others may not, though in a similar place. */
Test(steps, a_walk_may_begin_on_a_marked_cell_alone) {
    Game *g = given_text(
        "local b = square(5, 5) local m = marker 'm' {} "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "local jump = b.n * at(enemy * -taken) * take * b.n "
        "piece 'Man' { 'M', move = at(marked(m)) * revisit(jump:ride()) + "
        "quiet(b.e) * mark(m) } "
        "fen { 'cells', 'side', m } "
        "setup '5/5/1m1m1/1M1M1/5' turn { 'capture' } turn { 'move', otherwise = true } "
        "ending { loss { no_moves, who = other } }");
    cr_expect(g->traits.fallback_turns);
    Pos p = given_pos(g, "5/5/1m1m1/1M1M1/5 w b2");
    expect_even(&p, 1);
    p = given_pos(g, "5/5/1m1m1/1M1M1/5 w d2");
    expect_even(&p, 1);
    p = given_pos(g, "5/5/1m1m1/1M1M1/5 w -");
    expect_even(&p, 2);
    game_free(g);
}

/* In all positions of some random games. */
static void expect_legal(const char *name, int games) {
    Game *g = given_game(name);
    Moves room = {0};
    Rng rng;
    rng_seed(&rng, 5);
    cr_expect(g->traits.fallback_turns, "%s", name);
    for (int i = 0; i < games; i++) {
        Pos p;
        Undo u;
        Move m;
        pos_start(g, &p);
        for (int ply = 0; ply < 100 && moves_pick(&p, &rng, &room, &m); ply++) {
            cr_assert(move_is_legal(&p, m), "%s, ply %d", name, ply);
            pos_make(&p, m, &u);
        }
    }
    moves_free(&room);
    game_free(g);
}

Test(steps, what_is_drawn_is_legal) {
    static const char *const names[] = {"english-draughts", "international-draughts",
                                        "turkish-draughts", "alquerque", "antichess"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        expect_legal(names[i], 5);
}

Test(steps, other_turns_are_not_drawn_as_steps) {
    static const char *const names[] = {"chess",   "crazyhouse",       "go",    "reversi",
                                        "amazons", "nine-mens-morris", "arimaa"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        Game *g = given_game(names[i]);
        cr_expect_not(g->traits.fallback_turns, "%s", names[i]);
        game_free(g);
    }
}
