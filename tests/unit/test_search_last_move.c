/*
** test_search_last_move.c -- the search distinguishes positions with one key by what the walks,
** turns and rules after it ask about the last move.
*/
#include "search/memory/last_move.h"
#include "support/given.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>

#define BOARD                                                                                  \
    "local b = square(4, 4) players { { 'White', letter = 'w' }, "                             \
    "{ 'Black', letter = 'b', sees = b.flip } } "                                              \
    "local c = counter 'c' { clock = true } "

/* The additional keys of the position after a pass, and after a capture on the way to it. */
static void keys(const char *rest, uint64_t key[2]) {
    Str text = {0};
    str_addf(&text, "%s%s", BOARD, rest);
    Game *g = given_text(str_text(&text));
    str_free(&text);
    Arena *a = arena_new();
    LastMove l;
    last_move_find(g, &l, a);
    Pos p;
    pos_start(g, &p);
    p.last = (Event){.moved = true, .passed = true};
    key[0] = last_move_key(&l, &p);
    p.last = (Event){.moved = true, .piece = game_piece(g, 0, 0), .captor = 0, .ncaught = 1};
    p.last.caught[0] = (Caught){game_piece(g, 1, 0), 1};
    key[1] = last_move_key(&l, &p);
    arena_free(a);
    game_free(g);
}

static void expect_told(const char *rest, bool told) {
    uint64_t key[2];
    keys(rest, key);
    cr_expect_eq(key[0] != key[1], told, "%s", rest);
}

#define MAN "piece 'Man' { 'M', move = b.all } setup '3M/4/4/4' turn { 'move' } "
#define ENDS "ending { draw { no_moves } }"

Test(last_move, what_a_turn_or_a_walk_asks_of_it_tells) {
    expect_told(MAN "turn { 'pass', when = -passed } " ENDS, true);
    expect_told(MAN "turn { 'pass', when = captured 'Man' } " ENDS, true);
    expect_told(MAN "turn { 'pass', when = count(captor):over(0) } " ENDS, true);
    expect_told("piece 'Man' { 'M', move = b.all * at(-passed) } setup '3M/4/4/4' " ENDS, true);
    expect_told(
        "piece 'Man' { 'M', move = b.all * leads(b.n * at(passed)) } setup '3M/4/4/4' " ENDS,
        true);
    expect_told(
        "piece 'Man' { 'M', move = b.all, drop = at(captured()) * anywhere } setup '3M/4/4/4' "
        "ending { draw { no_moves } }",
        true);
}

/* Two passes in a row end the game: after one, the next is a different move. */
Test(last_move, what_was_so_before_a_move_tells) {
    expect_told(MAN "ending { draw { passed * was(passed) } }", true);
    expect_told(MAN "forbid { captured() * was(captured()) } " ENDS, true);
    expect_told(MAN "ending { draw { was(count(mover):over(3)) } }", false);
}

/* The value of a position depends on it. */
Test(last_move, what_a_goal_asks_of_it_tells) {
    expect_told(MAN "goal(10 * captured(other)) " ENDS, true);
    expect_told(MAN "goal(10 * count(mover)) " ENDS, false);
}

/* Endings, changes and forbid ask about the move just made, so nothing after it depends on
** it. */
Test(last_move, what_is_asked_behind_a_move_tells_nothing) {
    uint64_t key[2];
    keys(MAN "forbid { captured 'Man' * turn_of 'White' } after { c:raise(), when = passed } "
             "ending { win { captured 'Man' }, draw { passed } }",
         key);
    cr_expect_eq(key[0], 0u);
    cr_expect_eq(key[1], 0u);
}

/* If a turn goes on, the question also applies where it began. */
Test(last_move, where_a_turn_began_tells) {
    Game *g = given_text(BOARD MAN "again { passed } forbid { unchanged } " ENDS);
    Arena *a = arena_new();
    LastMove l;
    last_move_find(g, &l, a);
    Pos p;
    pos_start(g, &p);
    p.last = (Event){.moved = true, .open = true, .began = 5};
    uint64_t five = last_move_key(&l, &p);
    p.last.began = 6;
    cr_expect_neq(last_move_key(&l, &p), five);
    p.last.open = false;
    cr_expect_eq(last_move_key(&l, &p), 0u);
    arena_free(a);
    game_free(g);
}
