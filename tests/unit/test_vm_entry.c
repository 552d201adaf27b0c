/*
** test_vm_entry.c -- drops are drawn as evenly as if they had been listed.
*/
#include "support/given.h"
#include "vm/ask/entry.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>

/* Counts how often each legal move of p is drawn, in `each` draws per move; false if an illegal
** move is drawn. */
static bool draw_all(const Pos *p, unsigned each, Moves *legal, unsigned *count) {
    Rng rng;
    Moves room = {0};
    bool fine = true;
    rng_seed(&rng, 1);
    moves_legal(p, legal);
    for (size_t i = 0; i < each * legal->n && fine; i++) {
        Move m;
        fine = moves_pick(p, &rng, &room, &m);
        size_t k = 0;
        while (fine && k < legal->n && legal->at[k] != m)
            k++;
        fine = fine && k < legal->n;
        if (fine)
            count[k]++;
    }
    moves_free(&room);
    return fine;
}

/* Of 400 draws per move, each move comes between 300 and 500 times. */
static void expect_even(const Pos *p) {
    enum { EACH = 400, LEAST = 300, MOST = 500 };
    unsigned count[300] = {0};
    Moves legal = {0};
    cr_expect(draw_all(p, EACH, &legal, count), "a move is drawn that is none");
    for (size_t i = 0; i < legal.n; i++)
        cr_expect(count[i] > LEAST && count[i] < MOST, "move %zu of %zu was drawn %u times", i,
                  legal.n, count[i]);
    moves_free(&legal);
}

static void expect_even_in(const char *name, const char *fen, bool known) {
    Game *g = given_game(name);
    Pos p;
    Move m;
    Rng rng;
    rng_seed(&rng, 1);
    pos_start(g, &p);
    if (fen)
        p = given_pos(g, fen);
    cr_expect(g->traits.has_entries, "%s", name);
    cr_expect_eq(entry_draw(&p, &rng, NULL, NULL, &m) != ENTRY_UNKNOWN, known, "%s", name);
    expect_even(&p);
    game_free(g);
}

Test(entry, each_cell_is_as_likely_as_any_other) {
    expect_even_in("hex", NULL, true);
    expect_even_in("connect-four", NULL, true);
    expect_even_in("reversi", NULL, true);
}

/* What a drop does elsewhere is the same for each cell, but does not fit the pattern of a short
** move. */
Test(entry, drops_that_change_other_cells_are_drawn) {
    Game *g = given_text(
        "local b = square(4, 4) players { { 'White', letter = 'w' }, "
        "{ 'Black', letter = 'b' } } piece 'Man' { 'M', move = b.n } "
        "piece 'Stone' { 'S', drop = anywhere:to(rank(3)) * shift('a1', 'b1') } "
        "setup '4/4/4/M3' turn { 'drop' } ending { loss { no_moves, who = other } }");
    Pos p;
    pos_start(g, &p);
    cr_expect(g->traits.has_entries);
    expect_even(&p);
    game_free(g);
}

/* A pass is one of the moves; a move that would leave own stones without liberties is not. */
Test(entry, forbidden_moves_are_drawn_again) {
    expect_even_in("go", NULL, true);
    expect_even_in("go", "9/9/9/9/9/9/9/s8/1s7 b -", true);
}

/* With a part that turns a quadrant, moves have another form: they are listed. */
Test(entry, other_moves_are_listed) {
    Game *g = given_game("pentago");
    Pos p;
    Undo u;
    Moves m = {0};
    Rng rng;
    Move drawn;
    rng_seed(&rng, 1);
    pos_start(g, &p);
    expect_even(&p);
    moves_legal(&p, &m);
    pos_make(&p, m.at[0], &u);
    cr_expect_eq(entry_draw(&p, &rng, NULL, NULL, &drawn), ENTRY_UNKNOWN);
    expect_even(&p);
    moves_free(&m);
    game_free(g);
}

#define BOARD                                                                                  \
    "local b = square(3, 3)\n"                                                                 \
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } }\n"

static void expect_even_of(const char *statements, size_t moves) {
    Str text = {0};
    str_addf(&text, "%s%s", BOARD, statements);
    Game *g = given_text(str_text(&text));
    Moves legal = {0};
    Pos p;
    pos_start(g, &p);
    moves_legal(&p, &legal);
    cr_expect_eq(legal.n, moves, "%zu moves", legal.n);
    expect_even(&p);
    moves_free(&legal);
    game_free(g);
    str_free(&text);
}

/* Beyond the last rank there is nothing to capture, as on any empty cell. */
Test(entry, beyond_the_board_nothing_is_captured) {
    expect_even_of("piece 'Stone' { 'S', drop = anywhere:takes(b.n) }\n", 9);
}

Test(entry, a_move_of_two_turns_is_one_move) {
    expect_even_of("piece 'Stone' { 'S', drop = anywhere:to(b:zone { 'a1' }) }\n"
                   "turn { 'drop' } turn { 'move' } turn { 'pass' }\n",
                   2);
    expect_even_of("piece 'Stone' { 'S', drop = anywhere:to(b:zone { 'a1' }) }\n"
                   "turn { 'drop' } turn { 'pass' } turn { 'pass' }\n",
                   2);
}

/* Black has to pass, as White has no disc that could be flipped. */
Test(entry, a_pass_is_drawn_where_nothing_else_is_left) {
    Game *g = given_game("reversi");
    Pos p;
    Rng rng;
    Move m;
    rng_seed(&rng, 1);
    pos_start(g, &p);
    CellSet board = g->board;
    while (!set_empty(board))
        pos_put(&p, (Sq)set_pop(&board), PIECE_NONE);
    pos_put(&p, 0, game_piece(g, 0, 0));
    cr_expect_eq(entry_draw(&p, &rng, NULL, NULL, &m), ENTRY_DRAWN);
    cr_expect_eq(m, (Move)0);
    game_free(g);
}

Test(entry, a_full_board_has_no_move) {
    Game *g = given_game("connect-four");
    Pos p;
    Rng rng;
    Move m;
    rng_seed(&rng, 1);
    pos_start(g, &p);
    for (CellSet board = g->board; !set_empty(board);)
        pos_put(&p, (Sq)set_pop(&board), game_piece(g, 0, 0));
    cr_expect_eq(entry_draw(&p, &rng, NULL, NULL, &m), ENTRY_NONE);
    game_free(g);
}

Test(entry, games_without_such_walks_are_not_asked) {
    Game *g = given_game("chess");
    cr_expect_not(g->traits.has_entries);
    cr_expect_not(entry_exists(g));
    game_free(g);
}
