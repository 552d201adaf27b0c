/*
** test_text_ways.c -- what ways.h promises, as sentences have it: no way is left out, nor what one asks or does.
*/
#include "support/movement.h"

/* That the lost one comes off the list goes without saying; whatever else is done does not. */
Test(ways, what_is_done_behind_a_return_is_told) {
    Game *g =
        given_text("local b = square(5, 5) "
                   "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
                   "local lost = holdings { 'Rook' } "
                   "local c = counter 'c' { max = 9 } local d = counter 'd' { max = 9 } "
                   "piece 'Rook' { 'R', move = b.ortho } "
                   "piece 'Pawn' { 'P', move = b.n * lost.become * c:raise() * d:raise(2) } ");
    moves_so(
        g, 0, "Pawn",
        "one step forward, becoming a lost Rook; doing so: 'c' grows by 1, and 'd' grows by 2");
    game_free(g);
}

Test(ways, who_must_stand_there_is_said_as_often_as_it_is_asked) {
    Game *g = given_text(
        "local b = square(5, 5) local n = b.n "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
        "piece 'King' { 'K', move = b.all } piece 'Pawn' { 'P', move = n } "
        "piece 'Joiner' { 'J', move = n:to(friend * kind 'King' * kind { 'King', 'Pawn' }) } ");
    moves_so(g, 0, "Joiner",
             "one step forward, to a friend, on a cell where a King stands and where a King or "
             "Pawn stands");
    game_free(g);
}

/* What it becomes hangs on what stands there: these are two ways. */
Test(ways, who_becomes_another_by_where_he_lands) {
    Game *g = given_text("local b = square(5, 5) local n = b.n "
                         "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
                         "piece 'King' { 'K', move = b.all } piece 'Pawn' { 'P', move = n } "
                         "piece 'Dancer' { 'D', move = quiet(n) * become 'King' + capture(n) * "
                         "become 'Pawn' } ");
    Str text = {0};
    movement_write(g, 0, 2, &text);
    cr_expect(strstr(str_text(&text), "to an empty cell, becoming King"), "%s",
              str_text(&text));
    cr_expect(strstr(str_text(&text), "to capture, becoming Pawn"), "%s", str_text(&text));
    str_free(&text);
    game_free(g);
}
