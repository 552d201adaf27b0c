/*
** test_text_seen.c -- moves are described in words that are true for each player: the author's
** words for directions and zones, and those that hold from the player's side.
*/
#include "support/movement.h"

/* A square board has words for its directions; the author's have precedence. */
Test(seen, the_authors_words_precede_those_of_the_board) {
    Game *g = given_text("local b = square(4, 4) "
                         "b:words(b.w, 'step to the harbour') "
                         "b:words(leap(1, 2), 'leap of a horse') "
                         "b:words(b.n + b.e, 'step inland') "
                         "players { { 'White', letter = 'w' } } "
                         "piece 'Man' { 'M', move = b.n + b.e + b.w } "
                         "piece 'Boat' { 'B', move = b.w + b.s + leap(1, 2) } "
                         "piece 'Rook' { 'R', move = b.ortho } ");
    moves_so(g, 0, "Man", "one step to the harbour or inland");
    moves_so(g, 0, "Boat", "one step to the harbour or backward or leap of a horse");
    moves_so(g, 0, "Rook", "one step orthogonally");
    game_free(g);
}

static void seen_so(const char *sees, const char *man, const char *slant) {
    Str text = {0};
    str_addf(&text,
             "local b = square(4, 4) players { { 'White', letter = 'w' }, "
             "{ 'Black', letter = 'b'%s } } "
             "piece 'Man' { 'M', move = b.n + b.w } piece 'Rook' { 'R', move = b.ortho } "
             "piece 'Side' { 'S', move = b.sideways + b.diag } "
             "piece 'Slant' { 'L', move = b.n + b.ne + b.nw + b.sw } "
             "piece 'Half' { 'H', move = b.ne + b.se } ",
             sees);
    Game *g = given_text(str_text(&text));
    for (int player = 0; player < 2; player++) {
        moves_so(g, player, "Man", man);
        moves_so(g, player, "Slant", slant);
        moves_so(g, player, "Rook", "one step orthogonally");
        moves_so(g, player, "Side", "one step diagonally or sideways");
    }
    moves_so(g, 0, "Half",
             strstr(man, "left") ? "one step diagonally to the right"
                                 : "one step diagonally to the east");
    game_free(g);
    str_free(&text);
}

/* "West" is used if it is the same for all players; if one sits on another side, it is
** "left". */
Test(seen, by_words_that_are_true_from_each_side) {
    seen_so("", "one step forward or west",
            "one step forward, diagonally forward or south-west");
    seen_so(", sees = b.flip", "one step forward or west",
            "one step forward, diagonally forward or diagonally backward to the west");
    seen_so(", sees = b.turn", "one step forward or to the left",
            "one step forward, diagonally forward or diagonally backward to the left");
}

/* A quarter turn changes every direction. */
Test(seen, by_words_that_are_true_from_four_sides) {
    Game *g =
        given_text("local b, one, two, three = square(4, 4), {}, {}, {} "
                   "for x = 1, 4 do for y = 1, 4 do local cell = ('abcd'):sub(x, x) .. y "
                   "one[cell] = ('abcd'):sub(y, y) .. 5 - x "
                   "two[cell] = ('abcd'):sub(5 - x, 5 - x) .. 5 - y "
                   "three[cell] = ('abcd'):sub(5 - y, 5 - y) .. x end end "
                   "players { { 'South', letter = 's' }, "
                   "{ 'West', letter = 'w', style = '~', sees = b:symmetry('one', one) }, "
                   "{ 'North', letter = 'n', style = '^', sees = b:symmetry('two', two) }, "
                   "{ 'East', letter = 'e', style = '+', sees = b:symmetry('three', three) } } "
                   "piece 'Man' { 'M', move = b.n + b.e + b.nw } ");
    for (int player = 0; player < 4; player++)
        moves_so(g, player, "Man",
                 "one step forward, to the right or diagonally forward to the left");
    game_free(g);
}

/* One description instead of one per direction, unless each round takes another line. */
Test(seen, in_rounds_of_one_line_in_each_direction) {
    Game *g = given_text("local b = square(8, 8) "
                         "players { { 'White', letter = 'w' } } "
                         "local function over(d) return d * enemy * take * d end "
                         "piece 'Each' { 'E', move = each(b.all, function(d) "
                         "return quiet(straight(over(d):ride())) end) } "
                         "piece 'Far' { 'F', move = each(b.diag, function(d) "
                         "return quiet(straight((stay + d:ride()) * over(d):ride())) end) } "
                         "piece 'Line' { 'L', move = quiet(straight(over(b.ortho):ride())) } "
                         "piece 'Apart' { 'A', move = each(b.n + b.s, function(d) "
                         "return quiet((d * b.e):ride()) end) } "
                         "setup { 'E F L A . . . .' } ending { loss { no_moves } }");
    moves_so(g, 0, "Each",
             "one step in any direction, over an enemy that is captured, then one step in any "
             "direction, all in one line, repeating these two parts any number of times, to an "
             "empty cell");
    moves_so(g, 0, "Far",
             "one step diagonally, over an enemy that is captured, then one step diagonally, "
             "all in one line, repeating these two parts any number of times, to an empty "
             "cell; or one or more steps diagonally, then one step diagonally, over an enemy "
             "that is captured, then one step diagonally, all in one line, repeating the last "
             "two parts any number of times, to an empty cell");
    moves_so(
        g, 0, "Line",
        "one step orthogonally, over an enemy that is captured, then one step orthogonally, "
        "all in one line, repeating these two parts any number of times, to an empty cell");
    moves_so(g, 0, "Apart",
             "one step forward, then one step east, repeating these two parts any number of "
             "times, to an empty cell; or one step backward, then one step east, repeating "
             "these two parts any number of times, to an empty cell");
    game_free(g);
}

static const char river[] =
    "local b = square(4, 5)\n"
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.turn } }\n"
    "local river = b:zone(rank(3) * -file('a', 'd'), 'the river')\n"
    "local den, goal = b:zone({ 'b1' }, 'the den'), b:zone { 'c5' }\n"
    "piece 'Cat' { 'C', move = b.ortho:to(-river * -den) }\n"
    "piece 'Rat' { 'R', move = b.all:from(river):to(den + river) }\n"
    "piece 'Lion' { 'L', move = straight(b.n * river * b.n):to(empty * -goal) }\n"
    "piece 'Frog' { 'F', move = b.n:to((river + friend) * -den) }\n"

    "setup 'C R L F'\n"
    "ending { win { landed(goal) }, loss { count(mover, 'Cat', river):over(1) } }\n";

/* Zones named by the author are called by these names, each player's own. */
Test(seen, by_the_names_of_zones) {
    Game *g = given_text(river);
    for (int player = 0; player < 2; player++) {
        moves_so(g, player, "Cat",
                 "one step orthogonally, ending outside the river and the den");
        moves_so(g, player, "Rat",
                 "from the river, one step in any direction, ending in the river or the den");
        moves_so(g, player, "Lion",
                 "two steps forward, through the river, to an empty cell, "
                 "ending outside the den of the opponent");
        moves_so(g, player, "Frog",
                 "one step forward, on a cell that is in the river or where a friend stands");
    }
    game_free(g);
}
