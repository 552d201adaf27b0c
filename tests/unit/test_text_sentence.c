/*
** test_text_sentence.c -- conditions as players read them, in the rules of a game made for
** this.
*/
#include "text/explain/sentence.h"

#include "support/given.h"
#include "text/explain/rulebook.h"

#include <criterion/criterion.h>

static const char *const begins =
    "local b = square(4, 4)\n"
    "local n, e, s, w, ortho = b.n, b.e, b.s, b.w, b.ortho\n"
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } }\n"
    "local c = counter 'plies' { max = 9 }\n"
    "piece 'Man' { 'M', move = ortho }\n"
    "piece 'King' { 'K', move = b.all }\n"
    "setup { 'mk2/4/4/MK2' }\n"
    "after { c:raise() }\n";

/* The line of the rules, after "when ", that `condition` becomes in a game with `more`. */
static void is_said_with(const char *more, const char *condition, const char *expected) {
    char text[2000];
    snprintf(text, sizeof text,
             "%s%s\n"
             "ending { draw { %s, says = 'so' } }\n",
             begins, more, condition);
    Game *g = given_text(text);
    Str out = {0};
    rulebook_endings(g, false, &out);
    const char *when = strstr(str_text(&out), " when ");
    cr_assert(when, "%s", condition);
    cr_expect(strncmp(when + 6, expected, strlen(expected)) == 0 &&
                  strncmp(when + 6 + strlen(expected), ".\n", 2) == 0,
              "%s: %s", condition, when + 6);
    str_free(&out);
    game_free(g);
}

static void is_said(const char *condition, const char *expected) {
    is_said_with("", condition, expected);
}

static const char *const stone = "piece 'Stone' { '*', value = 0 }";
static const char *const pit = "piece 'Pit' { 'P', move = n * unmake }";

Test(sentence, with_neutral_pieces_a_piece_may_be_one_of_these) {
    is_said_with(stone, "cells(friend + enemy):is(0)",
                 "there is no cell where a friend or an enemy stands");
    is_said_with(stone, "cells(-(friend + enemy)):is(0)",
                 "there is no cell where neither a friend nor an enemy stands");
    is_said_with(stone, "cells(anything):is(0)", "there is no cell that is not empty");
    is_said_with(stone, "cells(empty + friend):is(0)",
                 "there is no cell where neither an enemy nor a neutral piece stands");
    is_said_with(stone, "cells(-enemy):is(0)", "there is no cell where no enemy stands");
    is_said_with(stone, "cells(b:zone { 'c3' } * (friend + enemy)):is(0)",
                 "neither a friend nor an enemy stands on c3");
    is_said_with(stone, "cells(b:zone { 'c3' } * neutral):is(0)",
                 "no neutral piece stands on c3");
    is_said_with(stone, "cells(friend * beside(n, friend + enemy)):is(0)",
                 "there is no cell where a friend stands and that has a friend or an enemy one "
                 "step forward from it");
    is_said_with(stone, "cells(kind 'Man' * (enemy + neutral)):at_least(1)",
                 "there is a cell where an enemy or neutral Man stands");
    is_said_with(stone, "cells(kind 'Man' * (friend + enemy)):at_least(1)",
                 "there is a cell where a friendly or enemy Man stands");
    is_said("cells(friend + enemy):is(0)", "there is no cell that is not empty");
    is_said("cells(empty + friend):is(0)", "there is no cell where no enemy stands");
}

Test(sentence, where_cells_can_vanish_no_cell_is_not_a_hole) {
    is_said_with(
        pit, "cells(friend * -beside(e, empty + anything)):is(0)",
        "there is no cell where a friend stands and that has no cell one step east from it");
    is_said_with(pit, "cells(friend * -beside(e, empty + anything + hole)):is(0)",
                 "there is no cell where a friend stands and that has no cell and no hole one "
                 "step east from it");
    is_said_with(
        pit, "cells(friend * beside(e, hole)):is(0)",
        "there is no cell where a friend stands and that has a hole one step east from it");
    is_said_with(pit, "cells(hole):is(1)", "there is exactly one cell that is a hole");
    is_said_with(pit, "cells(anything):is(1)",
                 "there is exactly one cell where a piece stands");
    is_said_with(pit, "cells(empty + hole):is(1)",
                 "there is exactly one cell where no piece stands");
    is_said(
        "cells(friend * -beside(e, empty + anything)):is(0)",
        "there is no cell where a friend stands and that has no cell one step east from it");
}

Test(sentence, of_neutral_pieces_and_of_absent_ones) {
    is_said("count(nobody, 'Man'):at_least(1)",
            "there is at least one neutral Man on the board");
    is_said("count(nobody, 'Man'):is(0)", "there is no neutral Man on the board");
    is_said("cells(b:zone { 'd4' } * -friend):is(0)", "a friend stands on d4");
    is_said("cells(friend * -beside(ortho, empty + enemy)):at_least(1)",
            "there is a cell where a friend stands and that has, one step orthogonally from "
            "it, no cell where no friend stands");
    is_said("repeated(21)", "the position occurs for the 21st time");
    is_said("repeated(12)", "the position occurs for the 12th time");
}

Test(sentence, of_cells) {
    is_said("cells(enemy * kind 'King'):is(0)", "there is no cell where an enemy King stands");
    is_said("cells(empty):is(0)", "there is no cell that is empty");
    is_said("cells(friend * rank(1)):at_least(3)",
            "there are at least 3 cells of rank 1 where a friend stands");
    is_said("cells(friend * beside(ortho, enemy)):is(1)",
            "there is exactly one cell where a friend stands and that has an enemy one step "
            "orthogonally from it");
    is_said("cells(friend * -beside(ortho, empty)):at_least(1)",
            "there is a cell where a friend stands and that has no empty cell one step "
            "orthogonally from it");
    is_said("cells(friend * beside(e, beside(e, empty) * rank(1))):is(1)",
            "there is exactly one cell where a friend stands and that has, one step east from "
            "it, a cell of rank 1 that has an empty cell one step east from it");
    is_said("cells(empty * b:zone { 'a1' }):is(1)", "a1 is empty");
    is_said("cells(empty * b:zone { 'a1' }):is(0)", "a1 is not empty");
    is_said("cells(enemy * b:zone { 'a1' }):is(0)", "no enemy stands on a1");
    is_said("-cells(friend):is(1)", "there is not exactly one cell where a friend stands");
    is_said("cells(file 'a' * -friend):is(0)",
            "there is no cell of file a where no friend stands");
}

Test(sentence, of_cells_that_leave_few_out) {
    is_said("cells(friend * -b:zone { 'a1' }):over(0)",
            "there is a cell where a friend stands and that is not a1");
    is_said("cells(friend * -b:zone { 'a1', 'b3' }):over(0)",
            "there is a cell where a friend stands and that is not a1 or b3");
}

Test(sentence, of_walks) {
    is_said("cells(friend * leads(straight((ortho * friend)^3))):at_least(1)",
            "there is a cell where a friend stands and from which this walk is possible (three "
            "steps orthogonally in a straight line, over friends, to a friend)");
    is_said("cells(rank(4) * from(rank(1), (ortho * friend):ride())):at_least(1)",
            "there is a cell of rank 4 that can be reached by this walk (any number of steps "
            "orthogonally, turning freely, over friends, to a friend) from a cell of rank 1");
    is_said(
        "cells(leads(n * n)):is(2) * cells(-leads(n * n)):is(3)",
        "there are exactly 2 cells from which this walk is possible (two steps forward, "
        "whatever is there) and there are exactly 3 cells from which no such walk is possible");
}

Test(sentence, of_the_position) {
    is_said("count(other):is(0)", "the opponent has no piece");
    is_said("-count(mover, 'King'):at_least(2)", "the mover has fewer than 2 Kings");
    is_said("count(anyone, 'Man'):at_most(1)", "there is at most one Man on the board");
    is_said(
        "(count(mover) - count(other)):at_least(1)",
        "the number of the mover's pieces is more than the number of the opponent's pieces");
    is_said("repeated(3)", "the position occurs for the third time");
    is_said("c:at_least(4)", "'plies' is at least 4");
}

Test(sentence, arithmetic_is_bracketed_as_by_the_author) {
    is_said("((c + 1) / 2 - 1):at_least(4)", "(('plies' + 1) divided by 2) - 1 is at least 4");
    is_said("((c + 1) % 2 + 1):at_least(4)",
            "(the remainder of dividing ('plies' + 1) by 2) + 1 is at least 4");
    is_said("(most(c, 3) - 1):is(c)", "(the larger of 'plies' and 3) - 1 is 'plies'");
    is_said("(2 * least(c, 3) + c / 2):is(c)",
            "2 times (the smaller of 'plies' and 3) + ('plies' divided by 2) is 'plies'");
    is_said("most(c, least(c + 1, 3)):is(4)",
            "the larger of 'plies' and (the smaller of ('plies' + 1) and 3) is 4");
}

Test(sentence, lists_are_told_apart) {
    is_said("(repeated(3) + passed) * c:at_least(4)",
            "either the position occurs for the third time or the last move was a pass, and "
            "'plies' is at least 4");
    is_said("repeated(3) * c:at_least(4) + passed",
            "the position occurs for the third time and 'plies' is at least 4, or the last "
            "move was a pass");
    is_said("-(repeated(3) * passed)",
            "the position does not occur for the third time or the last move was not a pass");
    is_said("captured('King', other) * by 'Man'",
            "the opponent's King was captured and a Man made the move");
}

Test(sentence, captures_are_counted_as_a_number) {
    is_said("captured('Man')", "a Man was captured");
    is_said("captured(anyone):over(0)", "a piece was captured");
    is_said("captured(anyone):is(1)", "the number of pieces that were captured is 1");
    is_said("captured('Man', other):at_least(3)",
            "the number of the opponent's Men that were captured is at least 3");
}

Test(sentence, pieces_have_their_articles) {
    is_said("dropped 'Man'", "a Man was dropped");
    is_said("-dropped()", "no piece was dropped");
    is_said("threatens(other, 'Man', 'King')", "the opponent's Man threatens a King");
    is_said("-threatens(anyone, 'Man', { 'King', 'Man' })", "no Man threatens a Man or King");
}

Test(sentence, attackers_are_named) {
    is_said("cells(friend * attacked):at_least(1)",
            "there is a cell where a friend stands and that is attacked by an enemy");
    is_said("cells(empty * -attacked):is(0)",
            "there is no cell that is empty and that is not attacked");
}

/* Many similar parts would fill a page: the first ones show what they are like. */
Test(sentence, of_many_parts) {
    is_said(
        "landed(b:zone { 'a1' }) * c:is(1) + landed(b:zone { 'a2' }) * c:is(2) + landed(b:zone "
        "{ 'a3' }) * c:is(3)"
        " + landed(b:zone { 'a4' }) * c:is(4) + landed(b:zone { 'b1' }) * c:is(5) + "
        "landed(b:zone { 'b2' }) * c:is(6)"
        " + landed(b:zone { 'b3' }) * c:is(7)",
        "the move ended on a1 and 'plies' is 1, or the move ended on a2 and 'plies' is 2, or "
        "one of 5 more such conditions holds");
}

/* Does the last line of the endings say this about a player without a move? NULL: it says
** nothing about that. */
static void stuck(const char *endings, const char *expected) {
    char text[2000];
    snprintf(text, sizeof text, "%sending { %s }\n", begins, endings);
    Game *g = given_text(text);
    Str out = {0};
    rulebook_endings(g, false, &out);
    const char *draw = strstr(str_text(&out), "The game is drawn when no legal move");
    cr_expect(draw && expected ? strcmp(draw, expected) == 0 : !draw && !expected, "%s: %s",
              endings, str_text(&out));
    str_free(&out);
    game_free(g);
}

Test(sentence, of_a_player_without_a_move) {
    static const char alone[] = "The game is drawn when no legal move is left.\n";
    static const char behind[] =
        "The game is drawn when no legal move is left and nothing above applies.\n";
    stuck("win { captured 'Man' }", alone);
    stuck("win { no_moves * captured 'Man' }", behind);
    stuck("win { no_moves * moved_by 'White' }", behind);
    stuck("draw { no_moves * c:is(3), claimed = true }", behind);
    stuck("win { no_moves }", NULL);
    stuck("win { no_moves + captured 'Man' }", NULL);
    stuck("win { no_moves * captured 'Man' }, loss { no_moves }", NULL);
    stuck("win { no_moves * moved_by 'White' }, loss { no_moves * moved_by 'Black' }", NULL);
}

/* If a list cannot hold all parts, none is lost: those of another sort are named, or
** counted. */
Test(sentence, of_more_parts_than_fit) {
    is_said("(function() local all = captured 'Man' for i = 1, 300 do all = all * -c:is(i) end "
            "return all end)()",
            "a Man was captured, 'plies' is not 1, 'plies' is not 2, and 298 more such "
            "conditions hold");
    is_said("(function() local all = c:is(300) for i = 299, 1, -1 do all = c:is(i) + all end "
            "return all + captured 'Man' end)()",
            "'plies' is 1, 'plies' is 2, or one of 299 more conditions holds");
}

/* "Forward" is meant from each side of the board: the rules say it once. */
Test(sentence, of_directions_from_each_side) {
    Game *g = given_text(
        "local b = square(4, 4) local ahead = leads(b.n * enemy) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "piece 'Man' { 'M', move = b.ortho } "
        "forbid { cells(friend * ahead):at_least(1) } "
        "ending { win { cells(friend * ahead):at_least(2), says = 'so' } }");
    Str out = {0};
    rulebook_endings(g, false, &out);
    cr_expect_str_eq(
        str_text(&out),
        "A move is illegal if afterwards there is a cell where a friend stands and "
        "from which this walk is possible (one step forward, to an enemy).\n"
        "The "
        "player who has just moved wins (so) when there are at least 2 cells "
        "where a friend stands and from which this walk is possible (one step "
        "forward, to an enemy).\n"
        "The game is drawn when no legal move is left.\n",
        "%s", str_text(&out));
    str_free(&out);
    game_free(g);
}

/* Without a capture there is no captor or loser: then such a rule is about the player who
** moved. */
Test(sentence, which_player_a_rule_is_about) {
    Game *g = given_text(
        "local b = square(4, 4) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "piece 'Man' { 'M', move = b.ortho } "
        "ending { loss { captured 'Man' * (captured(other) + landed(b.rank(1))), who = loser "
        "}, "
        "  win { captured(mover) + captured(other), who = captor }, "
        "  win { captured() + repeated(3), who = captor }, loss { repeated(2), who = loser } "
        "}");
    Str out = {0};
    rulebook_endings(g, false, &out);
    const char *const lines[] = {"The player whose piece was captured last loses when ",
                                 "\n"
                                 "The player who made the last capture wins when ",
                                 "\n"
                                 "The player who captured something in the last move (if it "
                                 "captured nothing, the player who made it) wins when ",
                                 "\n"
                                 "The player whose piece was captured in the last move (if "
                                 "it captured nothing, the player who made it) loses when "};
    const char *at = str_text(&out);
    for (int i = 0; i < 4; i++)
        cr_assert((at = strstr(at, lines[i])), "%s: %s", lines[i], str_text(&out));
    str_free(&out);
    game_free(g);
}
