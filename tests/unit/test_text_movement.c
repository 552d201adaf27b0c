/*
** test_text_movement.c -- how pieces move, in words: of well-known games, and of each word of
** the language.
*/
#include "support/movement.h"
#include "text/explain/ways.h"

Test(movement, of_jetan) {
    Game *g = given_game("jetan");
    for (int player = 0; player < 2; player++) {
        moves_so(g, player, "Warrior", "two steps orthogonally, turning freely");
        moves_so(g, player, "Flier",
                 "three steps diagonally, turning freely, over anything in between");
        moves_so(g, player, "Thoat", "one step orthogonally, then one step diagonally");
        moves_so(g, player, "Panthan", "one step forward, sideways or diagonally forward");
        moves_so(g, player, "Princess",
                 "three steps in any direction, turning freely, over anything in between, to "
                 "an empty cell that is not attacked; or to cells not reached that way, once "
                 "per game (escape), ten steps in any direction, turning freely, over anything "
                 "in between, to an empty cell that is not attacked");
    }
    game_free(g);
}

Test(movement, as_it_is_set) {
    const Setting set[] = {
        {"warrior", "free-civil"}, {"chief", "free"}, {"princess-nerve", "frightened"},
        {"escape", "anywhere"},    {"thoat", "wild"}, {"panthan", "free"}};
    Game *g = given_set("jetan", set, 6);
    moves_so(g, 0, "Warrior",
             "one or two steps orthogonally, turning freely; or one or two steps diagonally, "
             "turning freely");
    moves_so(g, 0, "Chief", "one to three steps in any direction in a straight line");
    moves_so(g, 1, "Princess",
             "three steps in any direction, turning freely, over anything in between, passing "
             "no attacked cell, to an empty cell that is not attacked; or to cells not reached "
             "that way, once per game (escape), one step to any other cell, to an empty cell "
             "that is not attacked");
    moves_so(g, 1, "Thoat",
             "one step orthogonally, then one step diagonally, over anything in between");
    moves_so(g, 1, "Panthan", "one step diagonally, forward or sideways");
    game_free(g);
}

/* Directions without names are listed in the player's order, not in the board's. */
Test(movement, of_players_on_other_sides) {
    Game *g = given_text(
        "local g = graph() "
        "for x = 1, 4 do for y = 1, 4 do g:cell(('abcd'):sub(x, x) .. y, { x, y }) end end "
        "local steps = { { 'up', 0, 1 }, { 'right', 1, 0 }, { 'down', 0, -1 }, { 'left', -1, 0 "
        "} } "
        "local turned, rows = {}, { {}, {}, {}, {} } "
        "for x = 1, 4 do for y = 1, 4 do local from = ('abcd'):sub(x, x) .. y "
        "rows[5 - y][x] = from turned[from] = ('abcd'):sub(5 - x, 5 - x) .. (5 - y) "
        "for _, d in ipairs(steps) do local i, j = x + d[2], y + d[3] "
        "if i > 0 and i < 5 and j > 0 and j < 5 then "
        "g:edge(d[1], from, ('abcd'):sub(i, i) .. j) end end end end "
        "g:rows(rows, { '4', '3', '2', '1' }) "
        "players { { 'White', letter = 'w' }, "
        "{ 'Black', letter = 'b', sees = g:symmetry('turn', turned) } } "
        "piece 'Man' { 'M', move = g.up + g.right + g.left }");
    for (int player = 0; player < 2; player++)
        moves_so(g, player, "Man", "one step up, right or left");
    game_free(g);
}

Test(movement, of_pieces_that_duel) {
    Game *g = given_game("manator");
    moves_so(g, 0, "Padwar",
             "two steps diagonally, turning freely; it challenges an enemy there");
    game_free(g);
}

Test(movement, of_chess) {
    Game *g = given_game("chess");
    moves_so(g, 0, "Queen", "any number of steps in any direction in a straight line");
    moves_so(g, 1, "Knight", "one leap of 1 by 2");
    Str white = {0}, black = {0};
    for (int k = 0; k < g->nkinds; k++) {
        movement_write(g, 0, k, &white);
        movement_write(g, 1, k, &black);
    }
    cr_expect_str_eq(str_text(&white), str_text(&black), "each as he sees the board");
    cr_expect(strstr(str_text(&white), "one step diagonally forward, to capture; if it ends on "
                                       "rank 8, it becomes a Queen, Rook, Bishop or Knight"));
    cr_expect(strstr(str_text(&white), "from rank 2, two steps forward, to an empty cell"));
    str_free(&white);
    str_free(&black);
    game_free(g);
}

Test(movement, to_cells_that_meet_all_conditions) {
    Game *g = given_text("local b = square(4, 4) local e = b.e "
                         "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
                         "local c = counter 'plies' { max = 9 } after { c:raise() } "
                         "piece 'Both' { 'B', move = e:to(file 'b' * rank(2)) } "
                         "piece 'Most' { 'M', move = e:to(-(file 'c' * rank(3))) } "
                         "piece 'Block' { 'K', move = e:to((file 'b' + file 'c') * -rank(1)) } "
                         "piece 'Late' { 'L', move = e:to(empty * c:at_least(4)) } "
                         "piece 'Far' { 'F', move = jump(e * e * b.n) } ");
    moves_so(g, 0, "Both", "one step east, ending on b2");
    moves_so(g, 0, "Most", "one step east, ending on any cell but c3");
    moves_so(g, 0, "Block", "one step east, ending on b2 to c4");
    moves_so(g, 0, "Late", "one step east, to an empty cell, if 'plies' is at least 4");
    moves_so(g, 0, "Far", "two steps east, then one step forward, over anything in between");
    game_free(g);
}

Test(movement, to_lost_pieces) {
    Game *g = given_game("atlantean");
    moves_so(g, 0, "Zigzag general",
             "one or two steps in any direction or leaps of 2 orthogonally or of 2 diagonally, "
             "turning freely");
    Str text = {0};
    movement_write(g, 0, kind_called(g, "Pawn"), &text);
    cr_expect(strstr(str_text(&text),
                     "stays where it is, on rank 10, becoming a lost Zigzag general"));
    cr_expect(strstr(str_text(&text), "or where the number of lost pieces is 0"));
    str_free(&text);
    game_free(g);
}

static const char words[] =
    "local b = square(8, 8)\n"
    "local n, e = b.n, b.e\n"
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } }\n"
    "piece 'Stone' { 'O' }\n"
    "piece 'Patrol' { 'T', move = revisit(b.ortho^4) }\n"
    "piece 'Rider' { 'R', move = n * straight(b.diag:ride()) }\n"
    "piece 'Bent' { 'B', move = jump(n * n) * jump(e * e) }\n"
    "piece 'Hopper' { 'H', move = n * anything * n }\n"
    "piece 'Mason' { 'M', move = quiet(still(n)) * put 'Stone' }\n"
    "piece 'Home' { 'W', move = (n + b.s):from(rank(1)) + e:to(friend) }\n"
    "piece 'Scout' { 'S', move = n:to(beside(e, friend)) + e:to(-beside(e, friend)) }\n"
    "setup { 'T . . . . . . .' }\n";

Test(movement, of_each_word) {
    Game *g = given_text(words);
    moves_so(g, 0, "Stone", "does not move");
    moves_so(g, 0, "Patrol",
             "four steps orthogonally, turning freely, also over cells already visited");
    moves_so(g, 0, "Rider",
             "one step forward, then one or more steps diagonally in a straight line");
    moves_so(g, 0, "Bent",
             "two steps forward, over anything in between, to an empty cell, then two steps "
             "east, over anything in between");
    moves_so(g, 1, "Hopper", "two steps forward, over a piece");
    moves_so(g, 0, "Mason",
             "stays where it is and reaches one step forward, to an empty cell; then a Stone "
             "appears on that cell");
    moves_so(g, 1, "Home",
             "from rank 1, one step forward or backward; or one step east, to a friend");
    moves_so(g, 0, "Scout",
             "one step forward, on a cell that has a friend one step east from it; or one step "
             "east, on a cell that has no friend one step east from it");
    moves_so(g, g->nplayers, "Rider", "does not move");
    game_free(g);
}

Test(movement, with_a_friend) {
    Game *g = given_text(
        "local b = square(4, 4)\n"
        "players { { 'White', letter = 'w' } }\n"
        "piece 'Ruler' { 'R', move = b.ortho * swap + b.n * b.n * swap * become 'Sage' }\n"
        "piece 'Sage' { 'S', move = b.all }\n"
        "setup { 'R S . .' }\n");
    moves_so(g, 0, "Ruler",
             "one step orthogonally, to a friend, changing places with it; or two steps "
             "forward, to a friend, changing places with it, becoming a Sage");
    game_free(g);
}

Test(movement, with_promotions) {
    Game *g = given_text(
        "local b = square(6, 6)\n"
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } }\n"
        "local zone, last = rank(5, 6), rank(6)\n"
        "local function may(p, keeps)\n"
        "  return p:to(keeps) + (p:from(-zone):to(zone) + p:from(zone)) * become 'Queen'\n"
        "end\n"
        "piece 'Queen' { 'Q', move = b.all }\n"
        "piece 'Rook' { 'R', move = may(straight(b.ortho:ride()), always) }\n"
        "piece 'Lance' { 'L', move = may(b.n, -last) }\n"
        "piece 'Comer' { 'C', move = b.n + b.n:from(-zone):to(zone) * become 'Queen' }\n"
        "piece 'Pawn' { 'P', move = b.n:promote { at = last, to = { 'Queen', 'Rook' } } }\n"
        "piece 'Soldier' { 'S', move = b.e + b.n:to(last) * become 'Queen' }\n"
        "setup { 'P R L C S Q' }\n");
    for (int p = 0; p < 2; p++) {
        moves_so(g, p, "Rook",
                 "any number of steps orthogonally in a straight line; if it begins or ends on "
                 "ranks 5 and 6, it may become a Queen");
        moves_so(g, p, "Lance",
                 "one step forward; if it begins or ends on ranks 5 and 6, it may become a "
                 "Queen, and on rank 6 it must");
        moves_so(g, p, "Comer",
                 "one step forward; if it enters ranks 5 and 6, it may become a Queen");
        moves_so(g, p, "Pawn",
                 "one step forward; if it ends on rank 6, it becomes a Queen or Rook");
        moves_so(g, p, "Soldier",
                 "one step east; or one step forward, ending on rank 6, becoming a Queen");
    }
    game_free(g);
}

/* A ride and a final step are one way, however long the ride. */
Test(movement, of_rides_that_end_in_a_step) {
    Game *g = given_text(
        "local b = square(6, 6) local n, e = b.n, b.e\n"
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } }\n"
        "local function line(last)\n"
        "  return each(b.ortho, function(d) return (d * enemy * take):ride() * d * last end)\n"
        "end\n"
        "piece 'Hook' { 'H', move = n:ride() * e }\n"
        "piece 'Short' { 'S', move = n:upto(3) * e }\n"
        "piece 'Flip' { 'F', move = line(friend * swap) }\n"
        "piece 'Over' { 'O', move = (n * friend):ride() * e }\n"
        "piece 'Leap' { 'L', move = n * (n * enemy * take):ride() * n }\n"
        "piece 'Slide' { 'I', move = n:ride() * n * enemy * take * n }\n"
        "setup { 'H S F O L I' }\n");
    moves_so(g, 0, "Hook", "one or more steps forward, then one step east");
    moves_so(g, 0, "Short", "one to three steps forward, then one step east");
    moves_so(g, 0, "Flip",
             "two or more steps orthogonally in a straight line, over enemies, each of which "
             "is captured, to a friend, changing places with it");
    moves_so(g, 0, "Over", "one or more steps forward, over friends, then one step east");
    moves_so(g, 0, "Leap",
             "two steps forward, to an enemy that is captured, then one or more steps forward, "
             "over enemies, each of which is captured, all in one line");
    moves_so(g, 0, "Slide",
             "two or more steps forward, to an enemy that is captured, then one step forward, "
             "all in one line");
    game_free(g);
}

/* Conditions that no cell meets are left out, as are those that every cell meets. */
Test(movement, where_cells_lead) {
    Game *g = given_text(
        "local b = square(6, 6)\n"
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } }\n"
        "local last, up = rank(6), { at = rank(6), to = 'Queen' }\n"
        "piece 'Queen' { 'Q', move = b.all }\n"
        "piece 'Pawn' { 'P', move = b.n:promote(up) + (b.n * b.n):from(rank(2)):promote(up) }\n"
        "piece 'Far' { 'F', move = (b.n * b.n):from(rank(4)):promote(up) + b.e }\n"
        "piece 'Slider' { 'S', move = (straight(b.n:ride()):from(rank(3)):to(-rank(3))) }\n"
        "piece 'Turner' { 'T', move = (b.n * b.e):from(rank(1)):to(rank(1, 2, 3)) }\n"
        "piece 'Stuck' { 'U', move = b.n:from(last) }\n"
        "setup { 'P F S T U Q' }\n");
    for (int p = 0; p < 2; p++) {
        moves_so(g, p, "Pawn",
                 "one step forward; if it ends on rank 6, it becomes a Queen; or from rank 2, "
                 "two steps forward");
        moves_so(g, p, "Far",
                 "from rank 4, two steps forward, becoming a Queen; or one step east");
        moves_so(g, p, "Slider", "from rank 3, any number of steps forward");
        moves_so(g, p, "Turner", "from rank 1, one step forward, then one step east");
        moves_so(g, p, "Stuck", "does not move");
    }
    game_free(g);
}

Test(movement, from_the_hand) {
    Game *g = given_text("local b = square(8, 8)\n"
                         "players { { 'White', letter = 'w' } }\n"
                         "hand { 'Foot', Tower = 1, captured = true }\n"
                         "piece 'Foot' { 'F', move = b.n, drop = anywhere:to(-rank(8)) }\n"
                         "piece 'Tower' { 'T', drop = anywhere }\n"
                         "piece 'King' { 'K', move = b.all }\n"
                         "setup { 'K . . . . . . .' }\n");
    moves_so(
        g, 0, "Foot",
        "one step forward; or dropped from the hand on an empty cell, only on ranks 1 to 7");
    moves_so(g, 0, "Tower", "dropped from the hand on an empty cell");
    moves_so(g, 0, "King", "one step in any direction");
    game_free(g);
}

Test(movement, ways_are_found_or_said_to_be_too_many) {
    Game *g = given_text("local b = square(8, 8)\n"
                         "local n, e = b.n, b.e\n"
                         "players { { 'White', letter = 'w' } }\n"
                         "local p = n + e:to(empty)\n"
                         "piece 'Many' { 'M', move = n * e * n * e * n * e * n * e * n * e }\n"
                         "piece 'Few' { 'F', move = n * e * n }\n"
                         "setup { 'M . . . . . . .' }\n");
    WayList ways = {0};
    cr_expect(!ways_of(g, game_walk(g, 0, 0, 0), &ways));
    ways_free(&ways);
    moves_so(g, 0, "Many", "moves in more ways than can be described here");
    moves_so(g, 0, "Few", "one step forward, then one step east, then one step forward");
    game_free(g);
}

Test(movement, two_lines_are_not_one) {
    Game *g = given_text(
        "local b = square(8, 8) "
        "players { { 'White', letter = 'w' } } "
        "piece 'Crane' { 'C', move = straight(b.ortho^2) * straight(b.ortho^2) } "
        "piece 'Hook' { 'H', move = straight(b.ortho:ride()) * straight(b.ortho:ride()) } "
        "piece 'Frog' { 'F', move = straight(b.ortho * anything * b.ortho):ride() } "
        "piece 'Line' { 'L', move = straight(b.ortho^2 * b.ortho^2) } "
        "setup { 'C . . . . . . .' }");
    moves_so(g, 0, "Crane",
             "two steps orthogonally in a straight line, then two steps orthogonally in a "
             "straight line");
    moves_so(g, 0, "Hook",
             "one or more steps orthogonally in a straight line, then one or more steps "
             "orthogonally in a straight line");
    moves_so(g, 0, "Frog",
             "one step orthogonally, over a piece, then one step orthogonally straight on, "
             "repeating these two parts any number of times");
    moves_so(g, 0, "Line", "four steps orthogonally in a straight line");
    game_free(g);
}

/* Rounds of several steps, repeated. */
Test(movement, in_rounds) {
    Game *g = given_text(
        "local b = square(8, 8)\n"
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } }\n"
        "piece 'Man' { 'M', move = (b.ortho * (enemy * take) * b.n):ride():to(empty) }\n"
        "setup { 'M . . . . . . .' }\n");
    Str text = {0};
    movement_write(g, 0, 0, &text);
    cr_expect(strstr(str_text(&text), "over an enemy that is captured, then one step forward"),
              "%s", str_text(&text));
    cr_expect(strstr(str_text(&text), ", repeating these two parts any number of times"), "%s",
              str_text(&text));
    str_free(&text);
    game_free(g);
}

/* A joint with as many effects as fit into a description; the last one is described together
** with the piece that stands there. */
Test(movement, of_a_piece_captured_last) {
    Game *g = given_text(
        "local b = square(4, 4) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "local c, walk = {}, jump(b.n) * enemy "
        "for i = 1, 7 do c[i] = counter('c' .. i) { max = 9 } walk = walk * c[i]:raise() end "
        "piece 'Man' { 'M', move = walk * take * b.n } setup 'M M M M' "
        "fen { 'cells', 'side', table.unpack(c) } ending { loss { no_moves } }");
    moves_so(g, 0, "Man",
             "two steps forward, over an enemy that is captured (on the way 'c1' increases by "
             "1, and 'c2' increases by 1, and 'c3' increases by 1, and 'c4' increases by 1, "
             "and 'c5' increases by 1, and 'c6' increases by 1, and 'c7' increases by 1)");
    game_free(g);
}

/* ---- what a walk does ---- */

/* The description of a Man in a game; `players` is that part of the definition. */
static void does_so_among(const char *players, const char *move, const char *expected) {
    char text[2000];
    snprintf(text, sizeof text,
             "local b = square(5, 5) local n, e = b.n, b.e\n%s\n"
             "local spot = marker 'spot' { brief = true }\n"
             "local gold = counter 'gold' { per_player = true, max = 9 }\n"
             "piece 'Tower' { 'T', move = n }\n"
             "piece 'Man' { 'M', move = %s }\n"
             "setup 'M3T/5/5/5/5' ending { loss { no_moves } }\n",
             players, move);
    Game *g = given_text(text);
    moves_so(g, 0, "Man", expected);
    game_free(g);
}

static void does_so(const char *move, const char *expected) {
    does_so_among(
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } }", move,
        expected);
}

Test(movement, what_is_done_before_the_first_step_is_told) {
    does_so("quiet(unmake * n)", "one step forward, to an empty cell, leaving a hole behind");
    does_so("put 'Tower' * n", "one step forward, leaving a Tower behind");
    does_so("put 'Tower' * n * e",
            "one step forward, then one step east, leaving a Tower behind");
    does_so("unmake * make * n", "one step forward");
    does_so("convert * n",
            "one step forward; then the piece on the cell where it began changes sides");
    does_so("mark(spot) * n",
            "one step forward; then the cell where it began is marked 'spot'");
    does_so("gold:raise() * n * gold:raise(2)",
            "one step forward; then 'gold' increases by 1, and 'gold' increases by 2");
    does_so("n * gold:raise() * gold:set(gold * 2)",
            "one step forward; then 'gold' increases by 1, then 'gold' becomes 'gold' of the "
            "mover times 2");
    does_so("become 'Tower' * n", "one step forward, becoming a Tower");
    does_so("stay * put 'Tower'",
            "stays where it is; then a Tower appears on the cell where it began");
    does_so(
        "still(put 'Tower' * n) * take",
        "stays where it is and reaches one step forward, to capture; then a Tower appears on "
        "the cell where it began, and the piece on the cell that it reaches is captured");
    does_so("still(n) * take", "stays where it is and reaches one step forward, to capture; "
                               "then the piece on that cell is captured");
    does_so("n * any(put 'Tower' * n)",
            "one step forward; then each of these walks from the cell where it lands takes "
            "effect (one step "
            "forward, whatever is there: a Tower appears on the cell where it began)");
}

Test(movement, conditions_that_always_hold_at_the_start_are_left_out) {
    does_so("n:from(-beside(n, -always) * -beside(e, -always))", "one step forward");
}

Test(movement, repeated_conditions_are_said_once) {
    does_so("n:to(empty + enemy * -kind 'Tower'):to(empty + enemy * -kind 'Tower')",
            "one step forward, on a cell that is empty, or where an enemy stands and where no "
            "Tower stands");
    does_so("capture(n):to(empty + enemy * -kind 'Tower')",
            "one step forward, to capture, on a cell where no Tower stands");
    does_so("quiet(n):to(empty + enemy * -kind 'Tower'):to(-kind 'Man')",
            "one step forward, to an empty cell");
    does_so("capture(n):to(beside(n, enemy * -kind 'Tower'))",
            "one step forward, to capture, on a cell that has, one step forward from it, a "
            "cell where an enemy stands and where no Tower stands");
}

Test(movement, what_can_never_be_is_left_out) {
    does_so("n + e:promote { at = rank(1) * rank(5), to = 'Tower' }",
            "one step forward or east");
    does_so("n + e:to(hole)", "one step forward");
    does_so("n + e * rank(1) * (empty * -always) * e", "one step forward");
    does_so("n:to(leads(e * (enemy * -always)))",
            "one step forward, on a cell from which this walk is possible (goes nowhere)");
}

Test(movement, a_promotion_is_told_apart_from_other_endings) {
    does_so("quiet(b.all):to(-b:zone { 'c3', 'd3' }):promote { at = rank(5), to = 'Tower' }",
            "one step in any direction, to an empty cell, ending on any cell but c3 and d3; if "
            "it ends on rank 5, it becomes a Tower");
}

Test(movement, excluded_ends_are_said_briefly) {
    does_so("b.all:to(-rank(5) * -b:zone { 'a1', 'b1' })",
            "one step in any direction, ending on any cell but a1, b1 and those of rank 5 (any "
            "cell but a5, b5 and those of rank 1 for Black)");
    does_so("b.all:to(-b:zone { 'a1', 'b2' })",
            "one step in any direction, ending on any cell but a1 and b2 (any cell but b4 and "
            "a5 for Black)");
    does_so("n:to(-b:zone { 'c3' } * -file 'a')",
            "one step forward, ending on any cell but c3 and those of file a");
    does_so("n:to(-(b:zone { 'b2', 'c2', 'd2', 'b3', 'c3', 'd3' }))",
            "one step forward, ending on any cell but those of b2 to d3 (any cell but "
            "those of b3 to d4 for Black)");
}

Test(movement, a_cell_with_another_name_for_the_other_player_has_that_too) {
    does_so("n:to(b:zone { 'b4' })", "one step forward, ending on b4 (b2 for Black)");
    does_so("n:to(b:zone { 'b4', 'c4', 'd4' })",
            "one step forward, ending on b4, c4 or d4 (b2, c2 or d2 for Black)");
    does_so("n:to(enemy + b:zone { 'a4', 'b4' })",
            "one step forward, on a cell where an enemy stands or that is a4 or b4 (a2 or b2 "
            "for Black)");
    does_so("n:to(b:zone { 'a2' } * beside(n, friend) + b:zone { 'a4' } * beside(n, enemy))",
            "one step forward, on a cell that is a2 (a4 for Black) and that has a friend one "
            "step forward from it, or that is a4 (a2 for Black) and that has an enemy one step "
            "forward from it");
    does_so("n:to(b:zone { 'b3' })", "one step forward, ending on b3");
    does_so("n:to(rank(4))", "one step forward, ending on rank 4");
}

Test(movement, the_piece_required_at_the_start_is_told) {
    does_so("n:from(empty)", "from an empty cell, one step forward");
    does_so("n:from(enemy) + e:from(friend)",
            "from a cell where an enemy stands, one step forward; or one step east");
    does_so("n:to(leads(e:from(friend)))",
            "one step forward, on a cell from which this walk is possible (from a cell where a "
            "friend stands, one step east, whatever is there)");
    does_so("n:from(enemy * rank(2))",
            "from a cell where an enemy stands, from rank 2, one step forward");
}

Test(movement, steps_in_one_direction_are_counted_together) {
    does_so("each(b.diag, function(d) return d * straight(d:ride()) end)",
            "two or more steps diagonally in a straight line");
    does_so("n * straight(n^2)", "three steps forward");
    does_so("b.ne * n * straight(n:ride())",
            "one step diagonally forward to the east, then two or more steps forward");
}

Test(movement, effects_besides_the_drop_are_told) {
    does_so("n, drop = anywhere * gold:raise() * put 'Tower'",
            "one step forward; or dropped from the hand on an empty cell; then 'gold' "
            "increases by 1, and a Tower appears on that cell");
}

/* ---- whose ---- */

static void does_so_of_three(const char *move, const char *expected) {
    does_so_among("players { { 'White', letter = 'w' }, { 'Black', letter = 'b' }, "
                  "{ 'Red', letter = 'r', style = '~' } }",
                  move, expected);
}

Test(movement, whose_pieces_and_counters_change) {
    does_so("n * gold:of(other):raise()",
            "one step forward; then 'gold' of the opponent increases by 1");
    does_so("n * gold:raise() * gold:of(other):raise(-2)",
            "one step forward; then 'gold' increases by 1, and 'gold' of the opponent "
            "decreases by 2");
    does_so("still(n) * convert", "stays where it is and reaches one step forward, to an "
                                  "enemy; then the piece on that cell changes sides");
    does_so("still(n) * put 'Tower'", "stays where it is and reaches one step forward, to an "
                                      "empty cell; then a Tower appears on that cell");
    does_so("still(n) * put('Tower', other)",
            "stays where it is and reaches one step forward, to an empty cell; then an enemy "
            "Tower appears on that cell");
    does_so("still(n) * put('Tower', nobody)",
            "stays where it is and reaches one step forward, to an empty cell; then a neutral "
            "Tower appears on that cell");
    does_so("put('Tower', other) * n", "one step forward, leaving an enemy Tower behind");
    does_so_of_three(
        "n * gold:of 'Red':raise() * gold:of(other):set(0)",
        "one step forward; then 'gold' of Red increases by 1, and 'gold' of Black becomes 0");
    does_so_of_three("still(n) * put('Tower', 'Red')",
                     "stays where it is and reaches one step forward, to an empty cell; then a "
                     "Tower of Red appears on that cell");
}

Test(movement, conditions_before_a_drop_are_told) {
    Game *g = given_text(
        "local b = square(4, 4) "
        "players { { 'White', letter = 'w' } } "
        "local stock = hand { Man = 2 } "
        "piece 'Man' { 'M', drop = at(count(anyone):is(0)) * anywhere:to(b:zone { 'c3' }) "
        "+ at(count(anyone):over(0)) * anywhere } "
        "setup '' ending { loss { no_moves } }");
    moves_so(g, 0, "Man",
             "if there is no piece on the board, dropped from the hand on an empty cell, only "
             "on c3; or if there is at least one piece on the board, dropped from the hand on "
             "an empty cell");
    game_free(g);
}
Test(movement, where_the_cell_between_is_empty_and_where_not) {
    Game *g = given_text("local b = square(6, 6) local n = b.n "
                         "players { { 'White', letter = 'w' } } "
                         "piece 'A' { 'A', move = straight(n * n * friend * n * enemy) } "
                         "piece 'B' { 'B', move = straight(n * friend * n * n * enemy) } "
                         "setup 'A B . . . .' ending { loss { no_moves } }");
    moves_so(g, 0, "A",
             "two steps forward, to a friend, then one step forward, all in one line, to "
             "capture");
    moves_so(g, 0, "B",
             "two steps forward, over a friend, to an empty cell, then one step forward, all "
             "in one line, to capture");
    game_free(g);
}
Test(movement, whose_hand_it_is) {
    Game *g = given_text(
        "local b = square(4, 4) local n = b.n "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "local stock = hand { 'Man' } "
        "piece 'Man' { 'M', drop = anywhere, move = n:from(stock.Man:of(other):is(0)) * "
        "stock.Man:of(other):raise() * stock.Man:raise(2) } "
        "setup 'M . . M' ending { loss { no_moves } }");
    moves_so(g, 0, "Man",
             "if the number of Men in the opponent's hand is 0, one step forward; then the "
             "number of Men in the opponent's hand increases by 1, and the number of Men in "
             "hand increases by 2; or dropped from the hand on an empty cell");
    game_free(g);
}

Test(movement, of_pieces_that_only_turns_move) {
    Game *g = given_text("local b = square(4, 4) "
                         "players { { 'White', letter = 'w' } } "
                         "piece 'Stone' { 'S' } piece 'Rock' { 'R' } "
                         "turn { 'Stone', b.n } setup 'S R . .' ending { loss { no_moves } }");
    moves_so(g, 0, "Stone", "moves only as the rules of the turn say");
    moves_so(g, 0, "Rock", "does not move");
    game_free(g);
}

/* The starting cell is that of the piece, the "it" of the sentence, not a cell without a
** name. */
Test(movement, a_piece_on_a_marked_cell) {
    Game *g = given_text("local b = square(4, 4) local last = marker 'last' {} "
                         "players { { 'White', letter = 'w' } } "
                         "piece 'Man' { 'M', move = b.n:from(marked(last)) * last:clear() } "
                         "piece 'Idle' { 'I', move = b.n:from(-marked(last)) * mark(last) } "
                         "setup 'M I . .' ending { loss { no_moves } }");
    moves_so(g, 0, "Man",
             "if it stands on the cell marked 'last', one step forward; then 'last' no longer "
             "marks a cell");
    moves_so(g, 0, "Idle",
             "if it does not stand on the cell marked 'last', one step forward; then the cell "
             "where it lands is marked 'last'");
    game_free(g);
}
