/*
** test_text_tally.c -- what the rules say about hands, counters and rights, and their changes.
*/
#include "text/explain/tally.h"

#include "support/given.h"
#include "text/explain/rulebook.h"

#include <criterion/criterion.h>

#include <string.h>

#define BOARD                                                                                  \
    "local b = square(4, 4)\n"                                                                 \
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.turn } }\n"        \
    "setup '4/4/4/4'\n"

/* Checks what follows the turns in the rules of such a game. */
static void tells(const char *rest, bool told, const char *expected) {
    Str text = {0}, out = {0};
    str_addf(&text, BOARD "%s", rest);
    Game *g = given_text(str_text(&text));
    rulebook_turns(g, told, &out);
    const char *at = strchr(str_text(&out), '\n');
    cr_expect_str_eq(at ? at + 1 : "", expected, "%s", str_text(&out));
    str_free(&out);
    str_free(&text);
    game_free(g);
}

Test(tally, of_hands) {
    tells("hand { Man = 3, captured = true }\n"
          "piece 'Man' { 'M', move = b.all, drop = anywhere }\n",
          true,
          "Each player has 3 Men in hand at the start.\n"
          "Captured pieces go to the captor's "
          "hand.\n");
    tells("hand { Man = 1, Tower = 2 }\n"
          "piece 'Man' { 'M', move = b.all, drop = anywhere }\n"
          "piece 'Tower' { 'T', move = b.all, drop = anywhere }\n",
          true, "Each player has 1 Man and 2 Towers in hand at the start.\n");
    tells("hand { 'Man', captured = true }\n"
          "piece 'Man' { 'M', move = b.all, drop = anywhere }\n"
          "piece 'Lord' { 'L', move = b.all }\n"
          "piece 'Knight' { 'K', move = b.all, returns = 'Man' }\n",
          true,
          "Each player has nothing in hand at the start.\n"
          "Captured pieces go to the captor's "
          "hand: a Man as itself; a Knight as a Man.\n");
}

Test(tally, a_turn_in_the_words_of_another_is_told_once) {
    tells("piece 'Man' { 'M', move = b.all }\n"
          "turn { 'move' }\n"
          "turn { 'move' }\n",
          true, "");
    tells("piece 'Man' { 'M', move = b.all }\n"
          "turn { 'move' }\n"
          "turn { 'capture' }\n",
          true, "On his turn a player may capture with a piece.\n");
}

Test(tally, a_player_that_is_skipped_is_not_the_mover_yet) {
    tells("piece 'Man' { 'M', move = b.all }\n"
          "local held = counter 'held by the mover' { per_player = true, shown = true }\n"
          "skip { count(mover, 'Man'):is(0), held:over(2) * count(other):is(1) }\n"
          "skip { held:is(2), help = 'Who is the mover waits.' }\n"
          "ending { draw { no_moves } }\n",
          true,
          "After a turn the next player is skipped when that player has no Man.\n"
          "After a turn "
          "the next player is skipped when 'held by the mover' of that player is more than 2 "
          "and the opponent has exactly one piece.\n"
          "Who is the mover waits.\n"
          "'held by the "
          "mover' of each player begins at 0.\n");
}

Test(tally, of_the_hand_of_the_player_who_lost_a_piece) {
    tells("local h = hand { Man = 1 }\n"
          "piece 'Man' { 'M', move = b.all, drop = anywhere }\n"
          "local c = counter 'left' { max = 9 }\n"
          "after { h.Man:of(loser):raise(), at = 'capture' }\n"
          "after { c:set(count(loser, 'Man')), at = 'capture' }\n"
          "ending { win { c:is(1) } }\n",
          true,
          "Each player has 1 Man in hand at the start.\n"
          "'left' begins at 0 and stays between 0 "
          "and 9.\n"
          "For every captured piece, the number of Men in the hand of the "
          "player who lost the piece increases by 1.\n"
          "For every captured piece, 'left' "
          "becomes the number of Men of the player who lost the piece.\n");
}

Test(tally, a_change_that_depends_on_another_is_told_after_it) {
    tells("piece 'Man' { 'M', move = b.all }\n"
          "local x, y, z = counter 'x' {}, counter 'y' {}, counter 'z' {}\n"
          "after { x:set(y), y:set(x), z:raise() }\n"
          "ending { win { x:is(y) }, win { z:over(3) } }\n",
          true,
          "'x' begins at 0.\n"
          "'y' begins at 0.\n"
          "'z' begins at 0.\n"
          "After a move, 'x' becomes "
          "'y', then 'y' becomes 'x'.\n"
          "After a move, 'z' increases by 1.\n");
}

Test(tally, of_counters_and_changes) {
    tells("piece 'Stone' { 'S', drop = anywhere }\n"
          "local pairs = counter 'pairs' { per_player = true, max = 5 }\n"
          "after { pairs:raise(captured() / 2), when = captured() }\n"
          "ending { win { pairs:at_least(5) } }\n",
          true,
          "'pairs' of each player begins at 0 and stays between 0 and 5.\n"
          "After a move, "
          "'pairs' of the mover increases by the number of pieces that were captured divided "
          "by 2 when a piece was captured.\n");
    tells(
        "piece 'Man' { 'M', move = b.all }\n"
        "local c = counter 'c' { per_player = true, start = { White = 2, Black = 1 }, "
        "min = -3 }\n"
        "local d = counter 'd' { start = 1 }\n"
        "after { c:raise(-1), d:set(0), when = captured() }\n"
        "after { c:set((c + 1) * in_check(other)) }\n"
        "after { d:set(passed), at = 'capture' }\n"
        "ending { win { c:over(d) } }\n",
        true,
        "'c' of each player begins at 2 for White, 1 for Black and is never less than -3.\n"
        "'d' "
        "begins at 1.\n"
        "After a move, 'c' of the mover decreases by 1, then 'd' becomes 0, "
        "when a piece was captured.\n"
        "After a move, 'c' of the mover becomes 'c' of the mover "
        "+ 1 if the opponent's royal piece is attacked, otherwise 0.\n"
        "For every captured piece, 'd' becomes 1 if the last move was a pass, otherwise 0.\n");
}

/* The second change is not made if the first one has made its condition false. */
Test(tally, of_changes_one_by_one_where_the_first_could_hinder_the_next) {
    tells("piece 'Man' { 'M', move = b.all }\n"
          "local c, d = counter 'c' {}, counter 'd' {}\n"
          "after { c:set(0), d:raise(), when = c:over(0) }\n"
          "again { d:over(c) }\n",
          true,
          "The same player moves again after a move when 'c' is less than 'd'.\n"
          "'c' begins at "
          "0.\n"
          "'d' begins at 0.\n"
          "At the end of a turn, 'c' becomes 0 when 'c' is more than "
          "0.\n"
          "At the end of a turn, 'd' increases by 1 when 'c' is more than 0.\n");
}

Test(tally, of_rights_and_markers) {
    tells("local dash = right 'dash' { letter = 'D', lost_by = b:zone { 'a1' } }\n"
          "local late = right 'late' { letter = 'L', start = { Black = true } }\n"
          "local last = marker 'last' { brief = true }\n"
          "piece 'Man' { 'M', move = once(dash, b.n * mark(last) * b.n) + once(late, b.s) "
          "+ b.e:to(marked(last)) }\n",
          true,
          "Each player has the right 'dash' at the start.\n"
          "Black has the right 'late' at the "
          "start.\n"
          "'last' lasts only until the next move.\n"
          "After a move, a player loses the "
          "right 'dash' when the move changed what stands on a1 (on d4 for Black).\n");
}

Test(tally, of_what_no_player_needs) {
    tells("piece 'Man' { 'M', move = b.all }\n"
          "local turn = counter 'turn' { turns = true, start = 1 }\n"
          "after { turn:raise(), when = moved_by 'Black' }\n"
          "ending { draw { turn:over(50) } }\n",
          true, "");
}

Test(tally, in_the_words_of_the_author) {
    static const char own[] =
        "piece 'Man' { 'M', move = b.all }\n"
        "local c = counter 'c' { help = 'Captures are counted.' }\n"
        "after { c:raise(), when = captured(), help = 'Captures are counted.' }\n"
        "ending { draw { c:over(50) } }\n";
    tells(own, true, "Captures are counted.\n");
    tells(own, false,
          "'c' begins at 0.\n"
          "After a move, 'c' increases by 1 when a piece was captured.\n");
}
