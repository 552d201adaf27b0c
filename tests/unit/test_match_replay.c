/*
** test_match_replay.c -- replay.h and header.h: a record is read back as the match that it was
** written from, and refused with its line if it contradicts itself.
*/
#include "match/header.h"
#include "match/play.h"
#include "match/replay.h"

#include "support/given.h"

#include <criterion/criterion.h>
#include <string.h>

static void refused(const char *text, const char *why) {
    Game *g;
    Err e = {""};
    cr_expect_null(replay_read(text, strlen(text), 1, NULL, &g, &e), "%s", text);
    cr_expect_null(g);
    cr_expect_str_eq(e.text, why);
}

static void written_again(const char *text, const char *given) {
    Game *g;
    Err e = {""};
    Str again = {0};
    Match *m = replay_read(text, strlen(text), 1, given, &g, &e);
    cr_assert_not_null(m, "%s", e.text);
    replay_write(m, &again);
    cr_expect_str_eq(str_text(&again), text);
    str_free(&again);
    match_free(m);
    game_free(g);
}

#define HEAD "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"

Test(replay, an_undone_move_and_comments) {
    written_again(HEAD "[White \"Ann\"]\n[Black \"?\"]\n[Result \"0-1\"]\n[Variant \"chess\"]\n"
                       "[Termination \"Black wins (White resigns)\"]\n[PlyCount \"3\"]\n"
                       "[Ply \"2\"]\n[Annotator \"me\"]\n\n{the start}\n1. e4 {best by test}\n"
                       "1... e5\n2. f4\n0-1\n",
                  NULL);
}

Test(replay, throws_and_options) {
    written_again(HEAD "[Black \"?\"]\n[Orange \"?\"]\n[Result \"*\"]\n[Variant \"jetan\"]\n"
                       "[BlackTypes \"CPN CW CPW CT CD CF CWC BCWP (BCWE)\"]\n"
                       "[OrangeTypes \"CPN CW CPW CT CD CF CWC BCWP (BCWE)\"]\n"
                       "[Options \"colossus=on\"]\n[PlyCount \"2\"]\n\n"
                       "{F6}\n1. D1-C4 {5} E0-G5 {4}\n*\n",
                  NULL);
}

/* A player's name followed by "Types" is a tag; another player whose name is that word gets no
** such tag. */
static void have_tags(const char *players, const char *types, const char *tags) {
    Str text = {0};
    str_addf(&text,
             "local b = square(4, 4) players { { %s, letter = 't', sees = b.flip } } "
             "local far = option 'far' { per_side = true, { 'one', b.n, abbrev = 'O' }, "
             "  { 'two', b.n^2, abbrev = 'T' } } %s "
             "piece 'Man' { 'M', move = far } setup 'm3/4/4/M3'",
             players, types);
    Game *g = given_text(str_text(&text));
    Err e = {""};
    Match *m = match_new(g, NULL, &e);
    str_clear(&text);
    replay_write(m, &text);
    cr_expect(strstr(str_text(&text), tags), "%s", str_text(&text));
    Match *again = replay_read_of(g, str_text(&text), text.n, 1, &e);
    cr_expect_not_null(again, "%s", e.text);
    match_free(again);
    match_free(m);
    str_free(&text);
    game_free(g);
}

Test(replay, a_player_who_is_called_as_the_types_of_another) {
    static const char *const types[] = {"types '{far}'", ""};
    for (int i = 0; i < 2; i++) {
        have_tags("'A', letter = 'a' }, { 'ATypes'", types[i],
                  "\n[A \"?\"]\n[Player2 \"?\"]\n");
        have_tags("'ATypes', letter = 'a' }, { 'A'", types[i],
                  "\n[Player1 \"?\"]\n[A \"?\"]\n");
        have_tags("'Red Army', letter = 'a' }, { 'Player1Types'", types[i],
                  "\n[Player1 \"?\"]\n[Player2 \"?\"]\n");
    }
}

Test(replay, what_contradicts_itself) {
    refused("[Variant \"chess\"]\n\n1. e4 e5 3. d4 *\n",
            "line 3: expected move 2 here, not 3.");
    refused("[Variant \"chess\"]\n[PlyCount \"3\"]\n\n1. e4 e5 *\n",
            "line 2: PlyCount is '3', but the game has 2 moves");
    refused("[Variant \"chess\"]\n\n1. f3 e5\n2. g4 Qh4# 1-0\n",
            "line 4: the result is 1-0, but the moves lead to: Black wins (checkmate)");
    refused("[Variant \"chess\"]\n[Result \"0-1\"]\n\n1. e4 1-0\n",
            "line 4: the result is 1-0, but the header says '0-1'");
    refused("[Variant \"chess\"]\n\n1. e4\ne4 *\n",
            "line 4: e4 is not legal: no walk of a Pawn leads from e7 to e4; legal: e5, e6");
}

static void ends_with(const char *words, const char *result, bool fine) {
    char text[200];
    Game *g;
    Err e = {""};
    snprintf(text, sizeof text, "[Variant \"jetan\"]\n[Termination \"%s\"]\n\n1. D1-C4 %s\n",
             words, result);
    Match *m = replay_read(text, strlen(text), 1, NULL, &g, &e);
    cr_expect_eq(m != NULL, fine, "%s: %s", text, e.text);
    match_free(m);
    game_free(g);
}

/* Only words as we write them can contradict the result. */
Test(replay, words_that_contradict_the_result) {
    refused("[Variant \"chess\"]\n[Termination \"White wins (checkmate)\"]\n\n1. e4 1/2-1/2\n",
            "line 2: Termination is 'White wins (checkmate)', but the result is 1/2-1/2");
    ends_with("Black wins (P)", "0-1", false);
    ends_with("Black wins", "1/2-1/2", false);
    ends_with("Black wins (P)", "*", false);
    ends_with("draw (agreed)", "1-0", false);
    ends_with("draw (agreed)", "1/2-1/2", true);
    ends_with("Orange wins (P)", "0-1", true);
    ends_with("Black gives up", "0-1", true);
    ends_with("White wins on time", "0-1", true);
}

Test(replay, which_game_it_is) {
    refused("1. e4 *\n", "the record does not name its game: it has no tag Variant");
    refused("[Variant \"../chess\"]\n\n*\n",
            "line 1: Variant: '../chess' is not the name of a game");
    refused("[Variant \"jetan\"]\n[Options \"colossus\"]\n\n*\n",
            "line 2: Options: 'colossus' should be OPTION=VALUE");
    refused("[Variant \"jetan\"]\n[Options \"1234567890123456789012345678901234567890123456789"
            "0123456789\u00e9\"]\n\n*\n",
            "line 2: Options: '12345678901234567890123456789012345678901234567890123456789' "
            "should be OPTION=VALUE");
    refused("e4",
            "this is not a record of a game (line 1: the record ends before the result of "
            "the game; it may have been cut off)");
    const char *guessed = "1. e4 e4 *\n";
    Game *g;
    Err e;
    cr_expect_null(replay_read(guessed, strlen(guessed), 1, "games/chess.lua", &g, &e));
    cr_expect(strstr(e.text, "(read as games/chess.lua: the record names no game"), "%s",
              e.text);
}

Test(replay, the_nth_game) {
    const char *two = "[Variant \"CHESS\"]\n\n1. e4 *\n[Variant \"chess\"]\n\n1. d4 *\n";
    Game *g;
    Err e;
    Match *m = replay_read(two, strlen(two), 2, NULL, &g, &e);
    cr_assert_not_null(m, "%s", e.text);
    cr_expect_str_eq(str_text(&m->steps.at[1].text), "d4");
    match_free(m);
    game_free(g);
    cr_expect_null(replay_read(two, strlen(two), 3, NULL, &g, &e));
    cr_expect_str_eq(e.text, "it contains only 2 games");
}

/* The nth game of the text begins with this move, or is refused with this message. */
static void nth_is(const char *text, int nth, const char *move) {
    Game *g;
    Err e = {{0}};
    Match *m = replay_read(text, strlen(text), nth, NULL, &g, &e);
    cr_expect_str_eq(m ? str_text(&m->steps.at[1].text) : e.text, move);
    match_free(m);
    game_free(g);
}

Test(replay, games_behind_a_damaged_one) {
    const char *text =
        "[Variant \"chess\"]\n\n1. e4 {so far\n\n[Variant \"chess\"]\n\n1. d4 *\n"
        "[Variant \"chess\"]\n\n1. c4 *\n";
    nth_is(text, 1,
           "line 3: the bracket opened here is never closed (game 2 begins on line 5)");
    nth_is(text, 2, "d4");
    nth_is(text, 0, "c4");
    nth_is(text, 4,
           "it contains 3 games, not all of them readable (line 3: the bracket opened "
           "here is never closed)");
}

/* After fifty moves without a capture or a pawn move, the players may ignore the draw. */
Test(replay, a_claim_that_nobody_made) {
    const char *on = "[Variant \"chess\"]\n[FEN \"7k/8/8/8/8/8/8/R6K w - - 98 80\"]\n\n"
                     "80. Ra2 Kg8\n81. Ra3 *\n";
    Game *g;
    Err e;
    Match *m = replay_read(on, strlen(on), 1, NULL, &g, &e);
    cr_assert_not_null(m, "%s", e.text);
    cr_expect_eq(match_plies(m), 3);
    match_free(m);
    game_free(g);
}

/* Nor was it made where the record says that the game goes on. */
Test(replay, a_claim_that_could_be_made_at_the_end) {
    const char *open = "[Variant \"chess\"]\n[FEN \"7k/8/8/8/8/8/8/R6K w - - 98 80\"]\n\n"
                       "80. Ra2 Kg8 *\n";
    Game *g;
    Err e;
    Match *m = replay_read(open, strlen(open), 1, NULL, &g, &e);
    cr_assert_not_null(m, "%s", e.text);
    cr_expect_eq(match_outcome(m), RECORD_OPEN);
    cr_expect_eq(match_go(m, 1), 0);
    cr_expect_eq(match_outcome(m), RECORD_OPEN, "who goes nowhere finds nothing new");
    match_go(m, -1);
    match_go(m, 1);
    cr_expect_eq(match_outcome(m), RECORD_DRAWN, "it can be made by whoever comes back here");
    match_free(m);
    game_free(g);
}

/* The rest of a text without its suffix is tried once, however many endings have that suffix:
** the moves of two ranks of queens are tested once, not 64,000 times. */
Test(replay, marks_that_are_all_alike, .timeout = 30) {
    Game *g = given_text(
        "local b = square(8, 8) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "piece 'Queen' { 'Q', move = straight(b.all:ride()) } piece 'King' { 'K', move = b.all "
        "} "
        "setup 'qqqqkqqq/8/8/8/8/8/8/QQQQKQQQ' "
        "for i = 1, 32 do "
        "  notation('n' .. i) { move = '{from}-{to}', won = 'z{mark}', drawn = 'z{mark}' } end "
        "local e = {} "
        "for i = 1, 1000 do "
        "  e[i] = win { captured 'King' * count(mover, 'Queen'):is(i), mark = '', says = 'x' } "
        "end "
        "ending(e)");
    const char *none = "1. qqqqqz *", *marked = "1. a1-a8z *";
    Err e;
    cr_expect_null(replay_read_of(g, none, strlen(none), 1, &e));
    cr_expect_str_eq(e.text, "line 1: 'qqqqqz' is not a move; a move is written like a1-a2");
    cr_expect_null(replay_read_of(g, marked, strlen(marked), 1, &e));
    cr_expect_str_eq(e.text,
                     "line 1: the last move is marked 'z', but did not end the game that way");
    game_free(g);
}

Test(header, tags_and_settings) {
    Setting set[] = {{"orange.warrior", "free"}, {"endgame", "off"}};
    Game *g = given_set("games/jetan.lua", set, 2);
    Err e;
    Match *m = match_new(g, NULL, &e);
    cr_expect(header_set_tag(m, "my-tag", "one", &e));
    cr_expect(header_set_tag(m, "My-Tag", "two", &e));
    cr_expect_str_eq(header_tag(m, "MY-TAG"), "two");
    cr_expect_str_eq(header_tag(m, "Event"), "");
    cr_expect_not(header_set_tag(m, "1 2", "", &e));
    cr_expect_str_eq(e.text, "'1 2' is not the name of a tag: use at most 60 letters and "
                             "digits, and _ and - after the first");
    cr_expect_not(header_set_tag(m, "orangetypes", "", &e));
    cr_expect_str_eq(e.text, "the tag 'orangetypes' is set by the game itself");
    Match *other = match_new(g, NULL, &e);
    cr_expect(header_set_tag(other, "Event", "a feast", &e));
    header_take_tags(m, other);
    header_take_tags(other, m);
    cr_expect_str_eq(header_tag(m, "Event"), "a feast");
    cr_expect_str_eq(header_tag(other, "my-tag"), "two");
    match_free(other);
    cr_expect(header_set_tag(m, "MY-TAG", "", &e), "taken away");
    cr_expect(header_set_tag(m, "Mode", "", &e), "and never there");
    cr_expect_eq(m->head.tags.n, 1);
    cr_expect_str_eq(header_tag(m, "my-tag"), "");
    cr_expect_str_eq(header_tag(m, "Event"), "a feast");
    Settings all = {0};
    for (int i = 0; i < g->display->noptions; i++)
        header_settings(g, &g->display->options[i], g->arena, &all);
    cr_assert_eq(all.n, 2);
    for (size_t i = 0; i < 2; i++)
        cr_expect(strcmp(all.at[i].name, set[i].name) == 0 ||
                  strcmp(all.at[i].name, set[1 - i].name) == 0);
    settings_free(&all);
    match_free(m);
    game_free(g);
}

/* A record has these tags even if nothing is known. */
Test(header, what_is_not_known_is_not_set) {
    Game *g = given_set("games/jetan.lua", NULL, 0);
    Err e;
    Str text = {0};
    Match *m = match_new(g, NULL, &e);
    replay_write(m, &text);
    cr_expect_not_null(strstr(str_text(&text), "[Date \"????.??.??\"]"));
    Match *again = replay_read_of(g, str_text(&text), text.n, 1, &e);
    cr_assert_not_null(again, "%s", e.text);
    cr_expect_str_eq(header_tag(again, "Date"), "");
    cr_expect_eq(again->head.tags.n, 0);
    cr_expect(header_set_tag(m, "Date", "2024.01.01", &e));
    header_take_tags(m, again);
    cr_expect_str_eq(header_tag(m, "Date"), "2024.01.01");
    str_free(&text);
    match_free(again);
    match_free(m);
    game_free(g);
}

/* A match without tags takes over 400,000 tags in linear time, without comparing them. */
Test(header, many_tags_are_taken_over, .timeout = 60) {
    enum { MANY = 400000 };
    Game *g = given_set("games/jetan.lua", NULL, 0);
    Err e;
    Match *m = match_new(g, NULL, &e), *other = match_new(g, NULL, &e);
    Record all = {.arena = arena_new()};
    for (int i = 0; i < MANY; i++)
        tags_add(&all.tags, (Tag){.name = arena_printf(all.arena, "Tag%d", i), .value = "x"});
    header_keep_tags(m, &all);
    header_take_tags(other, m);
    cr_expect_eq(other->head.tags.n, MANY);
    record_free(&all);
    match_free(m);
    match_free(other);
    game_free(g);
}

/* "Red Army" cannot be a tag name, so Player1 is used. A standard tag keeps its meaning even if
** a player has that name. */
Test(header, players_whose_names_are_no_tags) {
    Game *g = given_text("local board = square(3, 3)\n"
                         "players { { 'Red Army', letter = 'w' }, { 'Date', letter = 'b' } }\n"
                         "piece 'Peg' { 'P', move = quiet(board.forward) }\n"
                         "setup 'p2/3/P2'\n"
                         "ending { loss { no_moves } }\n");
    Err e;
    Str text = {0};
    Match *m = match_new(g, NULL, &e);
    cr_expect(header_set_tag(m, "Red Army", "Ann", &e), "%s", e.text);
    cr_expect(header_set_tag(m, "Date", "2000.01.11", &e));
    cr_expect(header_set_tag(m, "Player2", "Bob", &e));
    cr_expect_not(header_set_tag(m, "Blue Army", "Bob", &e));
    cr_expect_str_eq(header_tag(m, "red army"), "Ann");
    cr_expect_str_eq(header_tag(m, "Player1"), "Ann");
    cr_expect_str_eq(header_tag(m, "Date"), "2000.01.11");
    replay_write(m, &text);
    cr_expect(strstr(str_text(&text),
                     "[Date \"2000.01.11\"]\n[Round \"?\"]\n[Player1 \"Ann\"]\n"
                     "[Player2 \"Bob\"]\n"),
              "%s", str_text(&text));
    str_free(&text);
    match_free(m);
    game_free(g);
}
