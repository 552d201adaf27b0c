/*
** test_match_diagram.c -- diagram.h: where a diagram lies on the board, which piece it
** describes, and what is reported if it is wrong.
*/
#include "match/diagram.h"

#include "support/given.h"

#include <criterion/criterion.h>
#include <string.h>

static void complains(const Game *g, const char *diagram, const char *expected) {
    Str text = {0}, right = {0};
    diagram_test(g, diagram, NULL, &text, &right);
    cr_expect_str_eq(str_text(&text), expected);
    str_free(&text);
    str_free(&right);
}

/* Checks the corrected diagram, which must then be accepted without a message. */
static void becomes(const Game *g, const char *diagram, const char *expected) {
    Str text = {0}, right = {0}, none = {0};
    diagram_test(g, diagram, NULL, &text, &right);
    cr_expect_str_eq(str_text(&right), expected);
    if (right.n)
        diagram_test(g, right.at, NULL, &none, &right);
    cr_expect_str_eq(str_text(&none), "");
    str_free(&text);
    str_free(&right);
    str_free(&none);
}

Test(diagram, put_right) {
    Game *g = given_game("games/chess.lua");
    becomes(g, ". . . .\n . (K) p  .\n . . . .", "x x x .\n x (K) p! .\n x . x .");
    becomes(g, ". x . x .\n x . . . x\n . . N! . .\n x . . . x\n . x . x x",
            ". x . x .\n x . . . x\n . . N  . .\n x . . . x\n . x . x .");
    becomes(g, ". . x\n . N .\n . . .", "");
    game_free(g);
}

Test(diagram, right_ones) {
    Game *g = given_game("games/chess.lua");
    complains(g, ". x . x .\n x . . . x\n . . N . .\n x . . . x\n\n . x . x .", "");
    complains(g, "x x x\n x K x\n x p! x", "");
    complains(g, ". . . .\n . (K) p .\n . . . .",
              "expected       found\n.  .  .  .     x  x  x  .\n.  K  p  .     x  K  p! .\n"
              ".  .  .  .     x  .  x  .\n");
    game_free(g);
}

Test(diagram, what_is_outside) {
    Game *g = given_game("games/chess.lua");
    complains(g, "x\nK\nx",
              "expected   found\nx     x\nK     K\nx     x\n"
              "found outside the diagram: c4 e4 c5 e5 c6 e6\n");
    game_free(g);
}

Test(diagram, wrong_ones) {
    Game *g = given_game("games/chess.lua");
    complains(g, " \n ", "the diagram is empty\n");
    complains(g, ". .\n. Z", "row 2 of the diagram: no piece is written 'Z'\n");
    complains(g, "* *\n. K",
              "row 1 of the diagram: no piece is written '*'; a cell that is reached is "
              "written 'x'\n");
    complains(g, ". .\nZZZ .",
              "row 2 of the diagram: no piece is written 'ZZZ'; put spaces between "
              "the cells\n");
    complains(g, "K.xxxxxxx", "cells must be separated by blanks\n");
    complains(g, "K Q", "which piece is the diagram about? put it in brackets: (P)\n");
    complains(g, "(K) (K)", "2 pieces are in brackets; the diagram is about one\n");
    complains(g, ". . . . K . . . .", "the diagram, 9 by 1, does not fit on the board\n");
    complains(g, ".\n.\n.\n.\nK\n.\n.\n.\n.",
              "the diagram, 1 by 9, does not fit on the board\n");
    game_free(g);
}
