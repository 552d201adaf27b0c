/*
** test_lang_patterns.c -- what patterns mean, seen in the moves of small games.
*/
#include "support/defined.h"
#include "vm/ask/movegen.h"

#include <stdio.h>

static void expect_moves_set(const char *pattern, const char *fen, const char *moves) {
    char text[1024];
    snprintf(text, sizeof text, "piece 'X' { 'X', move = %s }", pattern);
    Game *g = load(text);
    char *found = moves_of(g, fen);
    cr_expect_str_eq(found, moves, "%s\n in %s\n gives  %s\n wanted %s", pattern, fen, found,
                     moves);
    free(found);
    game_free(g);
}

/* X is on d4 of an empty board. */
static void expect_moves(const char *pattern, const char *moves) {
    expect_moves_set(pattern, "7/7/7/3X3/7/7/7 w", moves);
}

/* The number of moves that X has on d4 of an empty board. */
static void expect_count(const char *pattern, size_t count) {
    char text[1024];
    Moves moves = {0};
    Pos p;
    Err err;
    snprintf(text, sizeof text, "piece 'X' { 'X', move = %s }", pattern);
    Game *g = load(text);
    cr_assert(fen_read(g, "7/7/7/3X3/7/7/7 w", &p, &err), "%s", err.text);
    moves_legal(&p, &moves);
    cr_expect_eq(moves.n, count, "%s gives %zu", pattern, moves.n);
    moves_free(&moves);
    game_free(g);
}

Test(patterns, steps_are_seen_by_the_player) {
    expect_moves("n + ne", "d4-d5 d4-e5");
    expect_moves_set("n + ne", "7/7/7/3x3/7/7/7 b", "d4-d3 d4-e3");
}

Test(patterns, products_turn_freely_and_never_come_back) {
    expect_moves("n * e", "d4-e5");
    expect_count("ortho^2", 8);
    expect_count("ortho^3", 16);
    expect_count("ortho:upto(3)", 24);
    expect_count("all^3", 48);
    expect_count("diag:upto(2)", 12);
    expect_count("ortho * diag + diag * ortho", 12);
    expect_count("ortho^3 + diag^3", 32);
    expect_moves("n * s", "");
    expect_moves("revisit(n * n * s)", "d4-d5");
}

Test(patterns, straight_keeps_its_direction) {
    expect_count("straight(all^3)", 8);
    expect_count("straight(all:upto(3))", 24);
    expect_count("straight(ortho:ride())", 12);
    expect_moves("straight(n^2) * straight(e^2)", "d4-f6");
    expect_moves("straight((n + e)^2)", "d4-d6 d4-f4");
}

Test(patterns, joints_must_be_empty) {
    expect_moves_set("n * n", "7/7/3S3/3X3/7/7/7 w", "");
    expect_moves_set("jump(n * n)", "7/7/3S3/3X3/7/7/7 w", "d4-d6");
    expect_moves_set("jump(n * n) * jump(n * n)", "7/7/3S3/3X3/7/7/7 w", "");
    expect_moves_set("jump(n) * jump(n)", "7/7/3S3/3X3/7/7/7 w", "");
    expect_moves_set("straight(n:ride())", "7/3s3/7/3X3/7/7/7 w", "d4-d5 d4xd6");
    expect_moves_set("n:upto(3)", "7/3s3/7/3X3/7/7/7 w", "d4-d5 d4xd6");
}

Test(patterns, a_joint_lies_where_its_product_stands) {
    const char *fen = "7/3S3/3s3/3X3/7/7/7 w";
    expect_moves_set("jump(n * stay) * n", fen, "");
    expect_moves_set("n * jump(stay * n * n)", fen, "");
    expect_moves_set("jump(n * (n * n))", fen, "d4-d7");
}

Test(patterns, conditions_replace_the_empty_joint) {
    const char *fen = "7/7/3s3/3X3/7/7/7 w";
    expect_moves_set("n * enemy * n", fen, "d4-d6");
    expect_moves_set("n * anything * n", fen, "d4-d6");
    expect_moves_set("n * friend * n", fen, "");
    expect_moves_set("n * kind 'Stone' * n", fen, "d4-d6");
    expect_moves_set("n * b.rank(5) * n", fen, "");
    expect_moves_set("(n * n):via(enemy)", fen, "d4-d6");
    expect_moves_set("jump(n * n):via(b.rank(5))", fen, "d4-d6");
    expect_moves_set("jump(n * n):via(-b.rank(5))", fen, "");
}

Test(patterns, landings) {
    const char *fen = "7/7/2sS3/3X3/7/7/7 w";
    expect_moves_set("all", fen, "d4-c3 d4-c4 d4-d3 d4-e3 d4-e4 d4-e5 d4xc5");
    expect_moves_set("quiet(b.nw + e)", fen, "d4-e4");
    expect_moves_set("capture(all)", fen, "d4xc5");
    expect_moves_set("quiet(e) + capture(b.nw)", fen, "d4-e4 d4xc5");
    expect_moves_set("all:to(friend)", fen, "d4xd5");
    expect_moves_set("(n + e):to(b.rank(4))", fen, "d4-e4");
    expect_moves_set("n:from(b.rank(2)) + e:from(b.rank(4))", fen, "d4-e4");
    expect_moves_set("all:to(kind 'Stone')", fen, "d4xc5");
    expect_moves_set("none + e", fen, "d4-e4");
}

Test(patterns, zones_are_mirrored) {
    expect_moves_set("e:from(b.rank(1))", "3x3/7/7/7/7/7/3x3 b", "d7-e7");
    expect_moves_set("e:from(rank(1) + file('a'))", "7/7/7/X6/7/7/3X3 w", "a4-b4 d1-e1");
}

Test(patterns, ordered_choice_prefers_its_first) {
    expect_moves("n / (n + e)", "d4-d5 d4-e4");
    expect_moves_set("capture(n) / (n + e)", "7/7/3S3/3X3/7/7/7 w", "d4-e4");
    Game *g =
        load("local r = right 'leap' { letter = 'L' } piece 'X' { 'X', move = n / once(r, "
             "n:upto(2)) }");
    char *found = moves_of(g, "7/7/7/3X3/7/7/7 w L");
    cr_expect_str_eq(found, "d4-d5 d4-d6");
    free(found);
    found = moves_of(g, "7/7/7/3X3/7/7/7 w -");
    cr_expect_str_eq(found, "d4-d5");
    free(found);
    game_free(g);
}

Test(patterns, leaps_are_one_step) {
    expect_count("leap(1, 2)", 8);
    expect_count("leap(2, 2)", 4);
    expect_count("leap(0, 1)", 4);
    expect_count("leap(1, 0):upto(2)", 12);
    expect_moves_set("leap(1, 2)", "7/7/2sSs2/2SXS2/2sSs2/7/7 w",
                     "d4-b3 d4-b5 d4-c2 d4-c6 d4-e2 d4-e6 d4-f3 d4-f5");
}

Test(patterns, anywhere_is_every_other_cell) {
    expect_count("anywhere", 48);
    Game *g = load("piece 'X' { 'X', move = n } turn { 'X', e + anywhere:to(b.rank(7)) }");
    char *found = moves_of(g, "7/7/7/3x3/7/7/7 b");
    cr_expect_str_eq(found, "d4-a1 d4-b1 d4-c1 d4-d1 d4-e1 d4-e4 d4-f1 d4-g1",
                     "in a turn, too, and as a player sees it: %s", found);
    free(found);
    game_free(g);
}

Test(patterns, each_direction_for_itself) {
    expect_count("each(diag, function(d) return d + jump(d * d) end)", 8);
    expect_count("each(ortho, function(d) return d^3 end)", 4);
}

Test(patterns, long_walks_are_exact) {
    expect_count("quiet(jump(all^10))", 48);
    expect_count("quiet(all:upto(6))", 48);
    expect_moves_set("quiet(n:upto(6))", "7/3S3/7/3X3/7/7/7 w", "d4-d5");
    expect_moves_set("quiet(jump(n:upto(6)))", "7/3S3/7/3X3/7/7/7 w", "d4-d5 d4-d7");
}

Test(patterns, threatened_cells) {
    const char *text = "piece 'X' { 'X', move = quiet(all):to(-attacked) } "
                       "piece 'Rook' { 'R', move = straight(ortho:ride()) }";
    Game *g = load(text);
    char *found = moves_of(g, "7/7/r6/3X3/7/7/7 w");
    cr_expect_str_eq(found, "d4-c3 d4-c4 d4-d3 d4-e3 d4-e4");
    free(found);
    game_free(g);
}

Test(patterns, effects) {
    expect_moves_set("(n * take)^2 * n", "7/3s3/3s3/3X3/7/7/7 w", "d4xd5xd6-d7");
    Game *g = load("piece 'Queen' { 'Q', move = all } piece 'X' { 'X', move = n * "
                   "become('Queen', 'Stone'):from(b.rank(7)) }");
    char *found = moves_of(g, "7/3X3/X6/7/7/7/7 w");
    cr_expect_str_eq(found, "d6-d7=Q d6-d7=S");
    free(found);
    game_free(g);
}

Test(patterns, staying) {
    Game *g = load("piece 'Queen' { 'Q', move = all } "
                   "piece 'X' { 'X', move = stay * b.rank(7) * become 'Queen' }");
    char *found = moves_of(g, "3X3/7/3X3/7/7/7/7 w");
    cr_expect_str_eq(found, "d7=Q");
    free(found);
    game_free(g);
}

/* Two pieces that could capture the same one make different moves; two that place the same
** piece make the same move. */
Test(patterns, a_capture_without_moving_names_the_captor) {
    Game *g = load("piece 'X' { 'X', move = capture(still(straight(ortho:ride()))) * take + "
                   "stay:takes(ne) }");
    char *found = moves_of(g, "7/7/3s3/7/2XX3/7/7 w");
    cr_expect_str_eq(found, "d3xd5");
    free(found);
    found = moves_of(g, "7/7/7/3s3/2XX3/7/7 w");
    cr_expect_str_eq(found, "c3xd4 d3xd4");
    free(found);
    game_free(g);
    g = load("piece 'X' { 'X', move = quiet(still(n)) * put 'Stone' + quiet(still(ne)) * put "
             "'Stone' }");
    found = moves_of(g, "7/7/7/7/2XX3/7/7 w");
    cr_expect_str_eq(found, "c4=S d4=S e4=S");
    free(found);
    Pos p;
    Err err;
    cr_assert(fen_read(g, "7/7/7/7/2XX3/7/7 w", &p, &err));
    cr_expect_eq(moves_count(&p), 3);
    game_free(g);
}
