/*
** test_text_ways.c -- ways.h, seen in sentences: no way is left out, nor its conditions and
** effects.
*/
#include "support/movement.h"

/* Each round of a ride may be another one of its parts: no list of ways would say that. */
Test(ways, rounds_that_choose_are_not_listed) {
    Game *g = given_text("local b = square(5, 5) "
                         "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
                         "piece 'Man' { 'M', move = (b.n + b.e * b.e):ride() } "
                         "piece 'Rook' { 'R', move = (b.n * b.e):ride() } ");
    moves_so(g, 0, "Man", "moves in more ways than can be described here");
    moves_so(g, 0, "Rook",
             "one step forward, then one step east, repeating these two parts any number of "
             "times");
    game_free(g);
}

/* That the returned piece leaves the list of lost ones need not be said; all other effects
** must. */
Test(ways, effects_after_a_return_are_told) {
    Game *g =
        given_text("local b = square(5, 5) "
                   "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
                   "local lost = holdings { 'Rook' } "
                   "local c = counter 'c' { max = 9 } local d = counter 'd' { max = 9 } "
                   "piece 'Rook' { 'R', move = b.ortho } "
                   "piece 'Pawn' { 'P', move = b.n * lost.become * c:raise() * d:raise(2) } ");
    moves_so(g, 0, "Pawn",
             "one step forward, becoming a lost Rook; then 'c' increases by 1, and 'd' "
             "increases by 2");
    game_free(g);
}

Test(ways, a_required_piece_is_named_as_often_as_it_is_required) {
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

/* The promotion depends on what is captured: these are two ways. */
Test(ways, a_promotion_that_depends_on_the_landing) {
    Game *g = given_text("local b = square(5, 5) local n = b.n "
                         "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
                         "piece 'King' { 'K', move = b.all } piece 'Pawn' { 'P', move = n } "
                         "piece 'Dancer' { 'D', move = quiet(n) * become 'King' + capture(n) * "
                         "become 'Pawn' } ");
    Str text = {0};
    movement_write(g, 0, 2, &text);
    cr_expect(strstr(str_text(&text), "to an empty cell, becoming a King"), "%s",
              str_text(&text));
    cr_expect(strstr(str_text(&text), "to capture, becoming a Pawn"), "%s", str_text(&text));
    str_free(&text);
    game_free(g);
}

/* Single cells have other names for the other player, wherever they are mentioned. */
Test(ways, of_cells_with_other_names_for_others) {
    Game *g = given_text(
        "local b = square(6, 6) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "piece 'Man' { 'M', move = (b.n^2):from(b:zone { 'a2' }) } "
        "piece 'Lad' { 'L', move = (b.n^3):from(-b:zone { 'a2' }) + (b.n^2):from(rank(2)) } "
        "piece 'King' { 'K', move = (b.e^2):from(b:zone { 'd1' } "
        "* cells(b:zone { 'e1' } * empty):over(0)) * shift('f1', 'e1') } "
        "piece 'Pawn' { 'P', move = b.n:promote { at = b:zone { 'a6', 'c6' }, to = 'Man' } } ");
    moves_so(g, 0, "Man", "from a2 (a5 for Black), two steps forward");
    moves_so(g, 0, "Lad",
             "from any cell but a2 (any cell but a5 for Black), three steps forward; or from "
             "rank 2, two steps forward");
    moves_so(g, 0, "King",
             "from d1 (d6 for Black), if e1 (e6 for Black) is empty, two steps east; then the "
             "piece on f1 (f6 for Black) moves to e1 (e6 for Black)");
    moves_so(g, 1, "Pawn",
             "one step forward; if it ends on a6 or c6 (a1 or c1 for Black), it becomes a Man");
    game_free(g);
}

/* Walks that can never be made are no moves. */
Test(ways, of_ways_that_lead_nowhere) {
    Game *g = given_text(
        "local b = square(6, 6) local n, e, s = b.n, b.e, b.s "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "piece 'Man' { 'M', move = b.all + n * s } "
        "piece 'Lad' { 'L', move = b.all + straight(n * e) + n^2 * s^3 } "
        "piece 'Ant' { 'A', move = n * e^2 + straight(n * n) * straight(e * e) "
        "+ revisit(n * s) } "
        "piece 'Elk' { 'E', move = n * b.ne^2 + n * b.nw^2 } ");
    moves_so(g, 0, "Elk",
             "one step forward, then two steps diagonally forward in a straight line");
    moves_so(g, 0, "Man", "one step in any direction");
    moves_so(g, 1, "Lad", "one step in any direction");
    moves_so(
        g, 0, "Ant",
        "one step forward, then two steps east; or two steps forward, then two steps east; or "
        "one step forward, also over cells already visited, then one step backward");
    game_free(g);
}

Test(ways, with_neutral_pieces_owners_are_named) {
    Game *g = given_text(
        "local b = square(5, 5) local n = b.n players { { 'White', letter = 'w' }, "
        "{ 'Black', letter = 'b', sees = b.flip } } piece 'Stone' { '*', value = 0 } "
        "piece 'Elk' { 'E', move = n * (friend + enemy) * n } "
        "piece 'Fox' { 'F', move = n * anything * n } "
        "piece 'Gnu' { 'G', move = n * (empty + friend + enemy) * n } "
        "piece 'Hen' { 'H', move = jump(n * n) } "
        "piece 'Ibis' { 'I', move = n * -friend * n } "
        "setup 'hiefg/5/2*2/5/EFGHI' ending { win { no_moves } }");
    moves_so(g, 0, "Elk", "two steps forward, over a friend or an enemy");
    moves_so(g, 0, "Fox", "two steps forward, over a piece");
    moves_so(g, 0, "Gnu", "two steps forward, over anything but a neutral piece");
    moves_so(g, 0, "Hen", "two steps forward, over anything in between");
    moves_so(g, 0, "Ibis", "two steps forward, over anything but a friend");
    game_free(g);
}

/* A row that is in no zone needs no name. */
Test(ways, ranks_are_recognized_beside_a_row_without_a_label) {
    Game *g = given_text(
        "local b = square(3, 3) b:cell('x', { 2, 4 }) b:edge('n', 'b3', 'x') "
        "b:rows({ { 'x' }, { 'a3', 'b3', 'c3' }, { 'a2', 'b2', 'c2' }, { 'a1', 'b1', 'c1' } }, "
        "{ '', '3', '2', '1' }, 'abc') "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
        "piece 'Lady' { 'L', move = b.all } "
        "piece 'Man' { 'M', move = b.n:promote { at = rank(3), to = 'Lady' } } "
        "setup '1/3/mmm/MMM' ending { win { no_moves } }");
    moves_so(g, 0, "Man", "one step forward; if it ends on rank 3, it becomes a Lady");
    game_free(g);
}
