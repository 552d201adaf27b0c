/*
** test_text_ended.c -- ended.h: the rule, what made it true, and how far from it others are.
*/
#include "../support/given.h"
#include "text/explain/ended.h"

#include <criterion/criterion.h>
#include <string.h>

static void says(const Game *g, const char *fen, const History *h, const char *want) {
    Pos p;
    Err e;
    Str out = {0};
    cr_assert(fen_read(g, fen, &p, &e), "%s", e.text);
    ended_write(&p, h, &out);
    cr_expect_str_eq(str_text(&out), want);
    str_free(&out);
}

static Game *trial(void) {
    return given_text(
        "local b = square(4, 4) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "local idle = counter 'idle' { clock = true } "
        "piece 'Man' { 'M', move = b.all } piece 'Lord' { 'L', move = b.n } setup 'm3/4/4/M3' "
        "fen { 'cells', 'side', idle } "
        "ending { "
        "  win { count(other, 'Man'):is(0) + (cells(friend):at_least(4) * -no_moves), says = "
        "'bare' }, "
        "  draw { idle:at_least(5) * count(anyone):at_most(3), says = '{captor} idle' }, "
        "  draw { repeated(3) }, draw { -(idle:under(9)) } }");
}

Test(ended, tells_the_rule_and_what_made_it_true) {
    Game *g = trial();
    says(g, "4/4/4/M3 b 0", NULL,
         "the game is over: White wins (bare), because the opponent has no Man (now 0)");
    says(g, "m3/4/4/MMLL w 9", NULL,
         "the game is over: draw, because 'idle' is at least 9 (now 9)");
    says(g, "m3/4/M3/MMLL b 0", NULL,
         "the game is over: White wins (bare), because there are at least 4 cells where a "
         "friend stands (now 5) and a legal move is left");
    game_free(g);
}

Test(ended, tells_how_far_counters_are) {
    Game *g = trial();
    says(g, "m3/4/4/M3 w 4", NULL,
         "the game goes on\n"
         "draw (captor idle), not yet: 'idle' is at least 5 (now 4)\n"
         "draw, "
         "not yet: the position has occurred 1 of 3 times\n"
         "draw, not yet: 'idle' is at least 9 "
         "(now 4)");
    game_free(g);
}

Test(ended, counts_how_often_a_position_has_stood) {
    Game *g = given_text("local b = square(4, 4) players { { 'White', letter = 'w' }, "
                         "{ 'Black', letter = 'b' } } piece 'Man' { 'M', move = b.all } "
                         "setup 'm3/4/4/M3' ending { draw { repeated(3), says = 'again' } }");
    Pos p;
    Err e;
    History h = {0};
    cr_assert(fen_read(g, "m3/4/4/M3 w", &p, &e));
    history_add(&h, p.key);
    says(g, "m3/4/4/M3 w", &h,
         "the game goes on\n"
         "draw (again), not yet: the position has occurred 2 of 3 times");
    history_add(&h, p.key);
    says(g, "m3/4/4/M3 w", &h,
         "the game is over: draw (again), because the position occurs for the third time");
    history_free(&h);
    game_free(g);
}

Test(ended, says_a_thing_once) {
    Game *g =
        given_text("local b = square(4, 4) players { { 'White', letter = 'w' }, "
                   "{ 'Black', letter = 'b' } } local n = counter 'n' { clock = true } "
                   "piece 'Man' { 'M', move = b.all } setup 'm3/4/4/M3' "
                   "fen { 'cells', 'side', n } ending { "
                   "  win { n:at_least(5) * landed(rank(4)), says = 'there' }, "
                   "  draw { repeated(3) * n:at_least(7) * (repeated(3) + n:over(99)) } }");
    says(g, "m3/4/4/M3 w 4", NULL,
         "the game goes on\n"
         "win (there), not yet: 'n' is at least 5 (now 4)\n"
         "draw, not yet: "
         "the position has occurred 1 of 3 times, 'n' is at least 7 (now 4), either the "
         "position has occurred 1 of 3 times, or 'n' is more than 99 (now 4)");
    game_free(g);
}

Test(ended, of_ways_each_of_which_is_enough_all_are_said) {
    Game *g = given_text("local b = square(4, 4) players { { 'White', letter = 'w' }, "
                         "{ 'Black', letter = 'b' } } local n = counter 'n' { clock = true } "
                         "piece 'Man' { 'M', move = b.all } setup 'm3/4/4/M3' "
                         "fen { 'cells', 'side', n } ending { "
                         "  win { (no_moves + repeated(2) + captured()) * n:at_least(5) }, "
                         "  draw { -(passed * -n:is(3)) * n:over(8) }, "
                         "  loss { no_moves + captured() } }");
    says(g, "m3/4/4/M3 w 4", NULL,
         "the game goes on\n"
         "win, not yet: either no legal move is left, or the position has "
         "occurred 1 of 2 times, or a piece was captured, 'n' is at least 5 (now 4)\n"
         "draw, not "
         "yet: 'n' is more than 8 (now 4)");
    game_free(g);
}

Test(ended, what_holds_already_is_not_what_is_missing) {
    Game *g = given_text("local b = square(4, 4) players { { 'White', letter = 'w' }, "
                         "{ 'Black', letter = 'b' } } local n = counter 'n' { clock = true } "
                         "piece 'Man' { 'M', move = b.all } setup 'm3/4/4/M3' "
                         "turn { 'move' } turn { 'pass' } fen { 'cells', 'side', n } ending { "
                         "  draw { passed * was(passed) * n:is(0), says = 'blocked' }, "
                         "  draw { n:at_least(5) * repeated(2), says = 'idle' }, "
                         "  draw { passed * n:is(3), says = 'third' }, "
                         "  win { passed * captured(), says = 'odd' } }");
    says(g, "m3/4/4/M3 w 0", NULL,
         "the game goes on\n"
         "draw (blocked), not yet: the last move was a pass, the move before "
         "it was a pass\n"
         "draw (idle), not yet: 'n' is at least 5 (now 0), the position has "
         "occurred 1 of 2 times\n"
         "draw (third), not yet: 'n' is 3 (now 0)");
    says(g, "m3/4/4/M3 w 7", NULL,
         "the game goes on\n"
         "draw (blocked), not yet: 'n' is 0 (now 7)\n"
         "draw (idle), not yet: "
         "the position has occurred 1 of 2 times\n"
         "draw (third), not yet: 'n' is 3 (now 7)");
    game_free(g);
}

Test(ended, of_a_long_condition_the_author_and_the_numbers_speak_first) {
    Game *g = given_text(
        "local b = square(4, 4) players { { 'White', letter = 'w' }, "
        "{ 'Black', letter = 'b', sees = b.flip } } piece 'Man' { 'M', move = b.all } "
        "setup 'm3/4/4/M3' local n = cells(friend * b.rank(1)) "
        "for i = 1, 20 do n = n + cells(friend * b.rank(1)) end "
        "ending { win { n:over(20), says = 'many', help = 'Who has many wins.' } }");
    Pos p;
    Err e;
    Str out = {0};
    cr_assert(fen_read(g, "mm2/4/4/M3 w", &p, &e), "%s", e.text);
    ended_write(&p, NULL, &out);
    static const char first[] = "the game is over: Black wins (many). Who has many wins.\n"
                                "This is because Black made "
                                "the last move and (now 42) the number of cells";
    cr_expect(strncmp(str_text(&out), first, sizeof first - 1) == 0, "%s", str_text(&out));
    str_free(&out);
    game_free(g);
}

Test(ended, a_game_without_rules_ends_without_moves) {
    Game *g = given_text("local b = square(4, 4) players { { 'White', letter = 'w' }, "
                         "{ 'Black', letter = 'b' } } piece 'Man' { 'M', move = b.n } "
                         "setup 'm3/4/4/M3'");
    says(g, "M3/4/4/m3 w", NULL,
         "the game is over: draw (no move), because no legal move is left and no rule says who "
         "wins in that case");
    game_free(g);
}
