/*
** test_search_ends.c -- what ended games are worth to a search, and what counts as ended.
*/
#include "search/tree/ends.h"
#include "support/given.h"
#include "support/searcher.h"

#include <criterion/criterion.h>

static void play(Searching *x, int ply, const char *text) {
    Err e = {""};
    Move m = MOVE_NONE;
    cr_assert(move_read(&x->s->pos, text, &m, &e), "%s: %s", text, e.text);
    node_make(x->s, ply, m);
}

Test(ends, a_later_win_is_worth_less) {
    Searching x = searching("games/lines/breakthrough.lua", "8/4P3/8/p7/8/8/7P/8 w - - 0 1");
    int value = 0;
    cr_assert_not(end_reached(x.s, 0, &value));
    play(&x, 0, "e7-e8");
    cr_assert(end_reached(x.s, 1, &value));
    cr_assert_eq(value, -(SCORE_WIN - 1), "for the one who is to move");
    cr_assert(end_reached(x.s, 7, &value));
    cr_assert_eq(value, -(SCORE_WIN - 7));
    x.s->ply[1].null_move = true;
    cr_assert_not(end_reached(x.s, 1, &value), "nothing happened that a rule could judge");
    searching_end(&x);
}

Test(ends, a_draw_is_worth_what_the_searcher_thinks_of_it) {
    Searching x = searching("chess", "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    x.s->contempt = -30;
    cr_assert_eq(end_drawn(x.s), -30);
    play(&x, 0, "Rh2");
    cr_assert_eq(end_drawn(x.s), 30);
    searching_end(&x);
}

Test(ends, who_cannot_move) {
    Searching x = searching("chess", "k7/2Q5/1K6/8/8/8/8/8 b - - 0 1");
    cr_assert_not(end_is_stuck(x.s), "where it does not decide nobody asks");
    x.s->stuck_decides = true;
    cr_assert(end_is_stuck(x.s));
    cr_assert_eq(end_stuck_value(x.s, 3), end_drawn(x.s), "stalemate");
    searching_end(&x);
    x = searching("chess", "k7/1Q6/1K6/8/8/8/8/8 b - - 0 1");
    cr_assert_eq(end_stuck_value(x.s, 3), -(SCORE_WIN - 3), "mate");
    searching_end(&x);
}

Test(ends, returning_is_a_repetition) {
    static const char *const moves[] = {"Rh2", "Kd8", "Rh1", "Ke8"};
    Searching x = searching("chess", "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    x.s->repetition = true;
    for (int i = 0; i < 4; i++) {
        cr_assert_eq(end_recurrence(x.s, i), RECURS_NEVER);
        play(&x, i, moves[i]);
    }
    cr_assert_eq(end_recurrence(x.s, 4), RECURS_IN_LINE);
    x.s->repetition = false;
    cr_assert_eq(end_recurrence(x.s, 4), RECURS_NEVER, "where that leads nowhere");
    searching_end(&x);
}

#define MEN                                                                                    \
    "local b = square(4, 4) "                                                                  \
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "         \
    "local c = counter 'c' { clock = true } after { c:raise() } setup 'm3/4/4/3M' "            \
    "turn { 'move' } turn { 'pass' } "
#define MAN(more) "piece 'Man' { 'M', move = b.ortho:to(empty) " more " } "

/* Does the starting position recur after the last of four moves? `before`: it also occurred
** before the search. */
static bool comes_back(const char *text, const char *const moves[4], bool before) {
    Searching x = searching_in(given_text(text), NULL);
    x.s->repetition = true;
    history_add(&x.s->history, 1); /* a position before the first */
    play(&x, 0, moves[0]);
    uint64_t key = x.s->pos.key;
    for (int i = 1; i < 4; i++)
        play(&x, i, moves[i]);
    cr_assert_eq(x.s->pos.key, x.s->ply[0].undo.key);
    bool repeats = end_recurrence(x.s, 4) == RECURS_IN_LINE;
    if (before) {
        node_begin(x.s, &x.pos);
        history_clear(&x.s->history);
        history_add(&x.s->history, key);
        play(&x, 0, moves[0]);
        repeats = end_recurrence(x.s, 1) == RECURS_IN_GAME;
    }
    searching_end(&x);
    return repeats;
}

/* After a pass other moves may be possible: it is no repetition, unless no walk asks about the
** last move. */
Test(ends, another_last_move_makes_another_position) {
    static const char *const led[] = {"d1-c1", "a4-b4", "c1-d1", "b4-a4"};
    static const char *const passed[] = {"d1-c1", "--", "c1-d1", "--"};
    static const char plain[] = MEN MAN("") "ending { draw { no_moves } }";
    static const char asks[] =
        MEN MAN("+ straight(b.ortho^2):to(empty) * at(passed)") "ending { draw { no_moves } }";
    cr_expect(comes_back(plain, led, false));
    cr_expect(comes_back(plain, passed, false));
    cr_expect(comes_back(asks, led, false));
    cr_expect_not(comes_back(asks, passed, false));
    cr_expect(comes_back(plain, led, true));
    cr_expect_not(comes_back(asks, led, true), "what led there before the search is not known");
}

/* A clock that approaches a draw makes no difference; one that approaches a win, or permits a
** walk, does. */
Test(ends, a_later_clock_is_another_position_where_it_decides) {
    static const char *const led[] = {"d1-c1", "a4-b4", "c1-d1", "b4-a4"};
    cr_expect(comes_back(MEN MAN("") "ending { draw { c:over(9) } }", led, false));
    cr_expect_not(comes_back(MEN MAN("") "ending { win { c:over(9) } }", led, false));
    cr_expect(comes_back(MEN MAN("") "ending { win { c:over(99) } }", led, false), "far away");
    cr_expect_not(
        comes_back(MEN MAN("* at(c:at_most(9))") "ending { draw { no_moves } }", led, false));
}

/* A condition that can hold with and without legal moves is evaluated, not deferred. */
Test(ends, a_rule_that_asks_for_moves_and_something_else) {
    Game *g = given_text("local b = square(4, 4)\n"
                         "players { { 'White', letter = 'w' },\n"
                         "          { 'Black', letter = 'b', sees = b.flip } }\n"
                         "piece 'Man' { 'M', move = b.all }\n"
                         "setup '3m/1m2/M2M/4'\n"
                         "ending { win { no_moves + captured() } }\n");
    Searching x = searching_in(g, NULL);
    int value = 0;
    play(&x, 0, "a2xb3");
    cr_assert(end_reached(x.s, 1, &value));
    cr_assert_eq(value, -(SCORE_WIN - 1));
    searching_end(&x);
}

/* A win that leaves the opponent a share is worth more than any draw, less than any full win,
** and in between in proportion to the share. */
Test(ends, a_share_of_the_point) {
    static const char text[] = "local b = square(4, 4)\n"
                               "players { { 'White', letter = 'w' },\n"
                               "          { 'Black', letter = 'b', sees = b.flip } }\n"
                               "piece 'Man' { 'M', move = b.all, value = 100 }\n"
                               "setup 'mm2/4/4/M2M'\n"
                               "ending { win { landed(b:zone { 'a2' }), points = 3/4 },\n"
                               "         win { landed(b:zone { 'b2' }), points = 0.9 },\n"
                               "         win { landed(b:zone { 'c2' }) } }\n";
    static const char *const moves[] = {"a1-a2", "a1-b2", "d1-c2"};
    int value[3];
    for (int i = 0; i < 3; i++) {
        Searching x = searching_in(given_text(text), NULL);
        play(&x, 0, moves[i]);
        cr_assert(end_reached(x.s, 1, &value[i]));
        value[i] = -value[i];
        if (i == 0)
            cr_expect(value[0] > x.s->eval->typical / 4 && value[0] < x.s->eval->typical,
                      "three to one: %d, a typical piece %d", value[0], x.s->eval->typical);
        searching_end(&x);
    }
    cr_expect_lt(value[0], value[1]);
    cr_expect_lt(value[1], SCORE_WIN / 2);
    cr_expect_eq(value[2], SCORE_WIN - 1);
}
