/*
** test_stepwise_walks.c -- sw_match_walk() gives every move a walk from where its piece stands
** to where it goes, whoever moves.
*/
#include "stepwise.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static sw_Match *match_of(const char *file, const char *fen, sw_Game **g) {
    char *error;
    *g = sw_game_load(file, NULL, 0, &error);
    cr_assert_not_null(*g, "%s", error);
    sw_Match *m = sw_match_new(*g, fen, &error);
    cr_assert_not_null(m, "%s", error);
    return m;
}

static void end_with(sw_Match *m, sw_Game *g) {
    sw_match_free(m);
    sw_game_free(g);
}

/* ---- known moves ---- */

/* The walk of a move as text: "e8 f8 g8". */
static void expect_walk(const char *file, const char *fen, const char *move,
                        const char *cells) {
    sw_Game *g;
    sw_Match *m = match_of(file, fen, &g);
    char *error, found[256] = "";
    int n;
    int *walk = sw_match_walk(m, move, &n, &error);
    cr_assert_not_null(walk, "%s", error);
    for (int i = 0; i < n; i++)
        snprintf(found + strlen(found), sizeof found - strlen(found), "%s%s", i ? " " : "",
                 sw_cell_name(g, walk[i]));
    cr_expect_str_eq(found, cells, "%s", move);
    sw_free(walk);
    end_with(m, g);
}

Test(walks, castling_and_en_passant_have_theirs_whoever_moves) {
    static const char chess[] = "games/chess.lua";
    expect_walk(chess, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O", "e1 f1 g1");
    expect_walk(chess, "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O", "e8 f8 g8");
    expect_walk(chess, "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "dxe6", "d5 e6");
    expect_walk(chess, "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "dxe3", "d4 e3");
}

Test(walks, are_shown_by_why) {
    sw_Game *g;
    sw_Match *m = match_of("games/chess.lua", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", &g);
    bool legal;
    char *why = sw_match_why(m, "O-O", NULL, &legal);
    cr_expect(legal);
    cr_expect_not_null(strstr(why, "goes there by e8-f8-g8, and the Rook"), "%s", why);
    sw_free(why);
    end_with(m, g);
}

Test(walks, chains_have_theirs_in_any_order_of_captures) {
    expect_walk("games/draughts/english-draughts.lua",
                "1m1m3m/4m1m1/1M1m3m/m3m3/1M5M/4M3/3M1M1M/M1M3M1 b 0", "13x31",
                "a5 b4 c3 d2 e1");
    expect_walk("games/draughts/konane.lua",
                "sSs2S1S/SsS2sSs/sSs4S/SsS2s1s/sSsS2s1/SsS2sSs/sSsSsSsS/SsSsSsSs b",
                "f8xf5xf7-f4", "f8 f7 f6 f5 f4");
}

Test(walks, of_several_parts_the_one_that_moves_a_piece_counts) {
    expect_walk("games/atlantis.lua",
                "**************/**************/**9j**/**9n**/**10**/**10**/**10**/**10**/"
                "**1H8**/**10**/**10**/**N4J4**/**************/************** w - 6 1",
                "+B5 C3-E4", "c3 e4");
}

Test(walks, why_there_is_none_is_one_line) {
    sw_Game *g;
    sw_Match *m = match_of("games/draughts/english-draughts.lua",
                           "1m1m3m/4m1m1/1M1m3m/m3m3/1M5M/4M3/3M1M1M/M1M3M1 b 0", &g);
    char *walked, *played;
    int n;
    cr_expect_null(sw_match_walk(m, "12x26", &n, &walked));
    cr_expect_not(sw_match_play(m, "12x26", &played));
    cr_expect_not_null(strstr(walked, "is stopped;  12-"), "%s", walked);
    cr_expect_str_eq(walked, played);
    sw_free(walked);
    sw_free(played);
    end_with(m, g);
}

/* ---- all moves ---- */

/* ASKED: moves to check in a position, spread over its list; PLIES: length of each game. */
enum { ASKED = 12, PLIES = 40 };

static void leads(const sw_Match *m, const char *file, const sw_Move *move) {
    int n;
    if (move->from < 0 || move->to < 0 || move->from == move->to)
        return;
    int *walk = sw_match_walk(m, move->text, &n, NULL);
    cr_assert_not_null(walk, "%s: %s", file, move->text);
    cr_expect_geq(n, 2, "%s: %s has no walk", file, move->text);
    if (n > 0) {
        cr_expect_eq(walk[0], move->from, "%s: %s", file, move->text);
        cr_expect_eq(walk[n - 1], move->to, "%s: %s", file, move->text);
    }
    sw_free(walk);
}

/* Checks one position, and plays a move. False at the end. */
static bool go_on(sw_Match *m, const char *file, unsigned *seed) {
    int n;
    sw_match_throw(m);
    sw_Move *list = sw_match_list(m, &n);
    for (int i = 0; i < n; i += n / ASKED + 1)
        leads(m, file, &list[i]);
    *seed = *seed * 1103515245U + 12345U;
    bool played = n > 0 && sw_match_play(m, list[(*seed >> 8) % (unsigned)n].text, NULL);
    sw_free(list);
    return played;
}

Test(walks, of_every_game_lead_from_where_a_piece_stands_to_where_it_goes) {
    int n;
    unsigned seed = 7;
    sw_Found *found = sw_game_list(&n);
    cr_expect_gt(n, 50);
    for (int i = 0; i < n; i++) {
        sw_Game *g;
        sw_Match *m = match_of(found[i].name, NULL, &g);
        sw_match_seed(m, seed);
        for (int ply = 0; ply < PLIES && go_on(m, found[i].name, &seed); ply++) {
        }
        end_with(m, g);
    }
    sw_free(found);
}
