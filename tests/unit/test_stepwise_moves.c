/*
** test_stepwise_moves.c -- records of a loaded game, moves as structures, and the board,
** through stepwise.h.
*/
#include "stepwise.h"

#include <criterion/criterion.h>
#include <string.h>

/* ---- records of a loaded game ---- */

/* A game of Jetan with up to two settings. */
static sw_Game *set_game(int n, const char *name, const char *value, const char *other,
                         const char *its) {
    const sw_Setting set[] = {{name, value}, {other, its}};
    char *error;
    sw_Game *g = sw_game_load("jetan", set, n, &error);
    cr_assert_not_null(g, "%s", error);
    return g;
}

/* Is a record of one game accepted as a record of the other? */
static bool is_taken(const sw_Game *of, const sw_Game *as, const char *why) {
    sw_Match *m = sw_match_new(of, NULL, NULL);
    cr_assert(sw_match_play(m, "G1-D4", NULL));
    char *record = sw_match_record(m), *error = NULL;
    sw_Match *again = sw_record_read_of(as, record, strlen(record), 1, &error);
    if (again) {
        cr_expect_eq(sw_match_game(again), as);
        cr_expect_eq(sw_match_plies(again), 1);
    } else
        cr_expect_not_null(strstr(error, why), "%s", error);
    bool taken = again != NULL;
    sw_match_free(again);
    sw_match_free(m);
    sw_free(error);
    sw_free(record);
    return taken;
}

Test(records, of_a_loaded_game) {
    sw_Game *usual = set_game(0, NULL, NULL, NULL, NULL),
            *same = set_game(1, "warrior", "chained", NULL, NULL),
            *calm = set_game(1, "stalemate", "draw", NULL, NULL),
            *mixed = set_game(2, "orange.warrior", "free", "rules", "chapter2"),
            *free = set_game(1, "warrior", "free", NULL, NULL);
    cr_expect(is_taken(usual, same, NULL));
    cr_expect(is_taken(mixed, mixed, NULL));
    cr_expect(is_taken(calm, calm, NULL));
    cr_expect_not(is_taken(usual, calm, "stalemate=win, not draw"));
    cr_expect_not(is_taken(calm, usual, "stalemate=draw, not win"));
    cr_expect_not(is_taken(free, usual, "warrior=free, not chained"));
    cr_expect_not(is_taken(usual, mixed, "rules=appendix, not chapter2"));
    const sw_Option first = sw_game_option(usual, 0);
    const char *other = first.choices[strcmp(first.choices[0], first.values[0]) == 0];
    sw_Game *set = set_game(1, first.name, other, NULL, NULL);
    cr_expect_not(is_taken(usual, set, first.name), "the first option of all");
    sw_game_free(set);
    sw_Game *his = set_game(1, "black.warrior", "free", NULL, NULL);
    cr_expect_not(is_taken(usual, his, "warrior"), "the first player's");
    sw_game_free(his);
    sw_game_free(usual);
    sw_game_free(same);
    sw_game_free(calm);
    sw_game_free(mixed);
    sw_game_free(free);
}

/* As when loading a game, the order of settings is free, and a duplicate is refused. */
Test(records, say_each_setting_once) {
    static const char
        own[] =
            "[Variant \"jetan\"]\n[Options \"orange.warrior=chained; warrior=free\"]\n\n*\n",
        twice[] = "[Variant \"jetan\"]\n[Options \"warrior=free; warrior=chained\"]\n\n*\n";
    sw_Game *g = set_game(2, "warrior", "free", "orange.warrior", "chained");
    char *error;
    sw_Match *m = sw_record_read_of(g, own, strlen(own), 1, &error);
    cr_assert_not_null(m, "%s", error);
    sw_match_free(m);
    cr_expect_null(sw_record_read_of(g, twice, strlen(twice), 1, &error));
    cr_expect_not_null(strstr(error, "'warrior' is set twice"), "%s", error);
    sw_free(error);
    sw_game_free(g);
}

Test(records, of_another_game_or_of_none) {
    static const char other[] = "[Variant \"jetan\"]\n\n1. G1-D4 *\n",
                      odd[] = "[Variant \"chess\"]\n[Options \"warrior=free\"]\n\n*\n",
                      none[] = "1. e4 e5 *\n\n1. d4 *\n", bad[] = "1. e4 e4 *\n";
    char *error;
    sw_Game *g = sw_game_load("chess", NULL, 0, &error);
    cr_assert_not_null(g, "%s", error);
    cr_expect_null(sw_record_read_of(g, other, strlen(other), 1, &error));
    cr_expect_str_eq(error, "line 1: the record is of a game of jetan, not chess");
    sw_free(error);
    cr_expect_null(sw_record_read_of(g, odd, strlen(odd), 1, &error));
    cr_expect_not_null(strstr(error, "no option 'warrior'"), "%s", error);
    sw_free(error);
    cr_expect_null(sw_record_read_of(g, bad, strlen(bad), 1, &error));
    cr_expect_not_null(strstr(error, "line 1"), "%s", error);
    sw_free(error);
    sw_Match *m = sw_record_read_of(g, none, strlen(none), 2, &error);
    cr_assert_not_null(m, "%s", error);
    cr_expect_eq(sw_match_plies(m), 1);
    sw_match_free(m);
    sw_game_free(g);
}

/* ---- moves ---- */

static sw_Match *match_of(const char *game, const char *fen, sw_Game **g) {
    char *error;
    *g = sw_game_load(game, NULL, 0, &error);
    cr_assert_not_null(*g, "%s", error);
    sw_Match *m = sw_match_new(*g, fen, &error);
    cr_assert_not_null(m, "%s", error);
    return m;
}

static const sw_Move *move_called(const sw_Move *list, int n, const char *text) {
    for (int i = 0; i < n; i++)
        if (strcmp(list[i].text, text) == 0)
            return &list[i];
    cr_assert(false, "no move %s", text);
    return NULL;
}

static void end_with(sw_Move *list, sw_Match *m, sw_Game *g) {
    sw_free(list);
    sw_match_free(m);
    sw_game_free(g);
}

Test(moves, a_list_is_that_of_the_texts) {
    sw_Game *g;
    sw_Match *m = match_of("games/jetan.lua", NULL, &g);
    int n, texts;
    char **text = sw_match_moves(m, NULL, &texts, NULL);
    sw_Move *list = sw_match_list(m, &n);
    cr_assert_eq(n, texts);
    for (int i = 0; i < n; i++)
        cr_expect_str_eq(list[i].text, text[i]);
    sw_free(text);
    end_with(list, m, g);
}

Test(moves, castling_changes_four_cells) {
    sw_Game *g;
    sw_Match *m = match_of("games/chess.lua", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", &g);
    int n;
    sw_Move *list = sw_match_list(m, &n);
    const sw_Move *o = move_called(list, n, "O-O");
    cr_expect_eq(o->from, sw_cell_named(g, "e1"));
    cr_expect_eq(o->to, sw_cell_named(g, "g1"));
    cr_expect_eq(o->nchanges, 4);
    cr_expect_eq(o->ntaken, 0);
    cr_expect_eq(o->drop, -1);
    for (int i = 1; i < o->nchanges; i++)
        cr_expect_lt(o->change[i - 1].cell, o->change[i].cell);
    end_with(list, m, g);
}

Test(moves, a_pawn_captures_and_promotes) {
    sw_Game *g;
    sw_Match *m = match_of("games/chess.lua", "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", &g);
    int n;
    sw_Move *list = sw_match_list(m, &n);
    const sw_Move *takes = move_called(list, n, "axb8=Q+");
    cr_assert_eq(takes->ntaken, 1);
    cr_expect_str_eq(sw_game_kind(g, takes->taken[0].man.kind).name, "Rook");
    cr_expect_eq(takes->taken[0].man.owner, 1);
    cr_assert_eq(takes->nchanges, 2);
    int last = takes->change[0].cell == takes->to ? 0 : 1;
    cr_expect_str_eq(sw_game_kind(g, takes->change[last].after.kind).name, "Queen");
    cr_expect_eq(takes->change[!last].after.kind, SW_EMPTY);
    end_with(list, m, g);
}

Test(moves, a_drop_comes_from_the_hand) {
    sw_Game *g;
    sw_Match *m =
        match_of("games/chess/crazyhouse.lua", "4k3/8/8/8/8/8/8/4K3[Nn] w - - 0 1", &g);
    int n, drops = 0;
    sw_Move *list = sw_match_list(m, &n);
    for (int i = 0; i < n; i++)
        if (list[i].drop >= 0) {
            drops++;
            cr_expect_str_eq(sw_game_kind(g, list[i].drop).name, "Knight");
            cr_expect_eq(list[i].from, -1);
            cr_expect_geq(list[i].to, 0);
            cr_expect_eq(sw_match_hand(m, 0, list[i].drop), 1);
        }
    cr_expect_eq(drops, 62);
    end_with(list, m, g);
}

static sw_Match *wagered(const char *wager, const char *fen, sw_Game **g) {
    char *error;
    const sw_Setting set = {"wager", wager};
    *g = sw_game_load("games/jetan.lua", &set, 1, &error);
    cr_assert_not_null(*g, "%s", error);
    sw_Match *m = sw_match_new(*g, fen, &error);
    cr_assert_not_null(m, "%s", error);
    return m;
}

Test(moves, payments_have_the_names_of_purses_and_players) {
    sw_Game *g;
    sw_Match *m = wagered("pay-to-move", NULL, &g);
    int n, black = sw_player_named(g, "Black");
    sw_Move *list = sw_match_list(m, &n);
    const sw_Move *goes = move_called(list, n, "D1-C4");
    cr_assert_eq(goes->npaid, 1);
    cr_expect_str_eq(goes->paid[0].from, "tokens");
    cr_expect_eq(goes->paid[0].payer, black);
    cr_expect_str_eq(goes->paid[0].to, "pot");
    cr_expect_eq(goes->paid[0].payee, -1);
    cr_expect_eq(goes->paid[0].amount, 1);
    end_with(list, m, g);

    m = wagered("ransom", "4c4r/10/10/10/5d4/10/4D5/10/10/R3C5 b - 0 1 38 38 20", &g);
    list = sw_match_list(m, &n);
    const sw_Move *takes = move_called(list, n, "E4xF6");
    cr_assert_eq(takes->npaid, 1);
    cr_expect_eq(takes->paid[0].payer, -1, "the pot");
    cr_expect_eq(takes->paid[0].payee, black);
    cr_expect_eq(takes->paid[0].amount, 4);
    char *error, *paid;
    cr_assert(sw_match_play(m, "E4xF6", &error));
    paid = sw_match_paid(m);
    cr_expect_str_eq(paid, "the pot pays Black 4\n", "as it is told in words");
    sw_free(paid);
    end_with(list, m, g);
}

Test(moves, a_duel_changes_nothing_before_its_throw) {
    sw_Game *g;
    sw_Match *m = wagered("dueling", "4c4r/10/10/10/5w4/10/4D5/10/10/R3C5 b - 0 1 48 48 0", &g);
    int n;
    sw_Move *list = sw_match_list(m, &n);
    const sw_Move *takes = move_called(list, n, "E4-F6");
    cr_expect_eq(takes->nchanges + takes->ntaken + takes->npaid, 0);
    cr_expect_eq(takes->to, sw_cell_named(g, "f6"));
    end_with(list, m, g);
}

Test(moves, a_chain_captures_all_that_it_leaps_over) {
    sw_Game *g;
    sw_Match *m = match_of("games/draughts/turkish-draughts.lua",
                           "8/1m1m2m1/8/2m1m3/K4m2/3m2m1/8/7K w", &g);
    int n;
    sw_Move *list = sw_match_list(m, &n);
    const sw_Move *chain = move_called(list, n, "a4xf4xg7-g8");
    cr_assert_eq(chain->ntaken, 1, "equal ones are counted");
    cr_expect_eq(chain->taken[0].times, 2);
    cr_expect_eq(chain->nchanges, 4);
    int *walk = sw_match_walk(m, chain->text, &n, NULL);
    cr_assert_gt(n, 2);
    cr_expect_eq(walk[0], sw_cell_named(g, "a4"));
    cr_expect_eq(walk[n - 1], sw_cell_named(g, "g8"));
    sw_free(walk);
    end_with(list, m, g);
}

/* What a cell held before and after the move with that text. */
static sw_Change changed(const sw_Move *list, int n, const char *text, int cell) {
    const sw_Move *move = move_called(list, n, text);
    for (int i = 0; i < move->nchanges; i++)
        if (move->change[i].cell == cell)
            return move->change[i];
    cr_assert(false, "the cell is as it was after %s", text);
    return (sw_Change){0};
}

Test(moves, cells_are_made_and_unmade) {
    sw_Game *g;
    sw_Match *m =
        match_of("games/atlantis.lua",
                 "**************/**************/**9j**/**9n**/**10**/**10**/**10**/**10**/"
                 "**2m7**/**10**/**N9**/**J9**/**************/************** b - 5 0",
                 &g);
    int n;
    sw_Move *list = sw_match_list(m, &n);
    sw_Change e7 = changed(list, n, "L11-K9 ~E7", sw_cell_named(g, "e7"));
    cr_expect_eq(e7.before.kind, SW_EMPTY);
    cr_expect_eq(e7.after.kind, SW_HOLE);
    end_with(list, m, g);

    m = match_of("games/atlantis.lua",
                 "**************/**************/**9j**/**9n**/**10**/**10**/**10**/**10**/"
                 "**1H8**/**10**/**10**/**N4J4**/**************/************** w - 6 1",
                 &g);
    list = sw_match_list(m, &n);
    sw_Change b5 = changed(list, n, "+B5 C3-E4", sw_cell_named(g, "b5"));
    cr_expect_eq(b5.before.kind, SW_HOLE);
    cr_expect_eq(b5.after.kind, SW_EMPTY);
    end_with(list, m, g);
}

Test(moves, a_walk_has_its_cells) {
    sw_Game *g;
    sw_Match *m = match_of("games/chess.lua", NULL, &g);
    int n;
    char *error;
    int *cells = sw_match_walk(m, "e4", &n, &error);
    cr_assert_eq(n, 3);
    cr_expect_str_eq(sw_cell_name(g, cells[0]), "e2");
    cr_expect_str_eq(sw_cell_name(g, cells[1]), "e3");
    cr_expect_str_eq(sw_cell_name(g, cells[2]), "e4");
    sw_free(cells);
    cr_expect_null(sw_match_walk(m, "e5", &n, &error));
    cr_expect_not_null(strstr(error, "e5"), "%s", error);
    cr_expect_eq(n, 0);
    sw_free(error);
    end_with(NULL, m, g);
}

/* ---- the board ---- */

Test(board, cells_and_directions) {
    sw_Game *g;
    sw_Match *m = match_of("games/chess.lua", NULL, &g);
    int a1 = sw_cell_named(g, "a1"), e1 = sw_cell_named(g, "e1");
    sw_Cell cell = sw_game_cell(g, a1);
    cr_expect_str_eq(cell.name, "a1");
    cr_expect_eq(cell.row, 7);
    cr_expect_eq(cell.column, 0);
    cr_expect_eq(cell.npoints, 4);
    int north = 0;
    while (strcmp(sw_direction_name(g, north), "n") != 0)
        north++;
    cr_assert_lt(north, sw_game_directions(g));
    cr_expect_eq(sw_cell_next(g, a1, north), sw_cell_named(g, "a2"));
    cr_expect_eq(sw_cell_next(g, sw_cell_named(g, "a8"), north), -1);
    cr_expect_eq(sw_cell_next(g, -1, north), -1);
    cr_expect_str_eq(sw_direction_name(g, -1), "");
    sw_Man king = sw_match_man(m, e1), none = sw_match_man(m, sw_cell_named(g, "e4"));
    cr_expect_str_eq(sw_game_kind(g, king.kind).name, "King");
    cr_expect_eq(king.owner, 0);
    cr_expect_eq(none.kind, SW_EMPTY);
    end_with(NULL, m, g);
}

/* All functions that count moves respect the history: here, positions must not repeat. */
Test(moves, every_count_respects_the_history) {
    static const char TEXT[] =
        "game { language = 1, name = 'Superko' } local b = square(3, 3) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
        "piece 'Man' { 'M', move = b.ortho } setup 'm1m/3/M1M' forbid { repeated(2) } "
        "ending { loss { no_moves, who = other }, win { count(other):is(0) } }";
    sw_Game *g = sw_game_load_text("t.lua", TEXT, sizeof TEXT - 1, NULL, NULL, 0, 0, NULL);
    cr_assert_not_null(g);
    sw_Match *m = sw_match_new(g, NULL, NULL);
    cr_assert(sw_match_play(m, "a1-b1", NULL) && sw_match_play(m, "a3-b3", NULL) &&
              sw_match_play(m, "b1-a1", NULL));
    cr_expect_eq(sw_match_count(m), 2, "b3-a3 would be the beginning");
    for (int threads = 1; threads <= 2; threads++) {
        cr_expect_eq(sw_match_perft(m, 1, threads, NULL, NULL), 2);
        cr_expect_eq(sw_match_perft(m, 3, threads, NULL, NULL), 43);
        cr_expect_eq(sw_match_divide(m, 3, threads, NULL, NULL, NULL), 43);
    }
    sw_match_free(m);
    sw_game_free(g);
}
