/*
** test_match_series.c -- series.h: what carries over, who moves first, the score, its tags.
*/
#include "match/play.h"
#include "match/replay.h"
#include "match/series.h"
#include "vm/ask/movegen.h"

#include "support/given.h"

#include <criterion/criterion.h>

static Game *ransom(void) {
    const Setting set[] = {{"wager", "ransom"}};
    return given_set("jetan", set, 1);
}

static int first_of(const Match *m) {
    return m->steps.at[0].after.side;
}

/* The next game of the series; frees m. */
static Match *follow(Match *m, int first) {
    Err e;
    Match *next = series_next(m, first, &e);
    cr_assert_not_null(next, "%s", e.text);
    match_free(m);
    return next;
}

static Match *begun(const Game *g, const char *order) {
    Err e;
    Match *m = match_new(g, NULL, &e);
    cr_assert(series_set(m, order, &e), "%s", e.text);
    return m;
}

Test(series, the_order_says_who_moves_first) {
    static const struct {
        const char *order;
        int won, lost, drawn; /* who moves first after a win of Black, of Orange, a draw */
    } rows[] = {{"fixed", 0, 0, 0}, {"alternate", 1, 1, 1}, {"winner", 0, 1, 1}};
    Game *g = ransom();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        int expected[] = {rows[i].won, rows[i].lost, rows[i].drawn};
        for (int end = 0; end < 3; end++) {
            Match *m = begun(g, rows[i].order);
            match_end(m, end < 2 ? end : RECORD_DRAWN, "agreed");
            m = follow(m, -1);
            cr_expect_eq(first_of(m), expected[end], "%s, end %d", rows[i].order, end);
            match_free(m);
        }
    }
    game_free(g);
}

Test(series, the_winner_chooses_and_nobody_else) {
    Err e;
    Game *g = ransom();
    Match *m = begun(g, NULL);
    cr_expect_eq(m->series.order, ORDER_CHOOSES, "the game's usual order");
    cr_expect_null(series_next(m, -1, &e), "it is not over");
    match_end(m, 0, "agreed");
    cr_expect_eq(series_first(m), -1);
    cr_expect_null(series_next(m, -1, &e));
    m = follow(m, 1);
    cr_expect_eq(first_of(m), 1);
    cr_expect_not(m->chosen);
    match_end(m, RECORD_DRAWN, "agreed");
    cr_expect_eq(series_first(m), 0);
    m->chosen = true;
    m = follow(m, -1);
    cr_expect(m->chosen, "a notation that was chosen is chosen for the next game, too");
    match_end(m, RECORD_DRAWN, "agreed");
    cr_expect_null(series_next(m, 1, &e));
    match_free(m);
    game_free(g);
}

Test(series, random_orders_depend_on_the_seed) {
    Game *g = ransom();
    int sum = 0;
    for (uint64_t seed = 0; seed < 200; seed++) {
        Match *m = begun(g, "lot");
        m->seed = seed;
        match_end(m, RECORD_DRAWN, "agreed");
        int first = series_first(m);
        cr_expect_eq(first, series_first(m));
        sum += first;
        match_free(m);
    }
    cr_expect(sum > 60 && sum < 140, "%d of 200", sum);
    game_free(g);
}

Test(series, a_game_whose_first_player_always_begins_has_one_order) {
    Err e;
    Game *g = given_game("chess");
    Match *m = match_new(g, NULL, &e);
    cr_expect(!series_set(m, "alternate", &e));
    cr_expect_str_eq(e.text, "no series order 'alternate' in this game; there are: fixed");
    cr_expect(series_set(m, "Fixed", &e));
    cr_expect_eq(m->series.game, 1);
    match_clear(m);
    cr_expect_eq(m->series.game, 0, "a position that is set up is of no series");
    cr_expect_null(series_next(m, -1, &e));
    match_free(m);
    game_free(g);
}

Test(series, there_is_no_such_player) {
    Err e;
    Game *g = ransom();
    Match *m = begun(g, "winner-chooses");
    match_end(m, 1, "agreed");
    cr_expect_null(series_next(m, 2, &e));
    cr_expect_str_eq(e.text, "there is no player 2");
    match_free(m);
    game_free(g);
}

/* ---- a player alone ---- */

static void record_of(const Match *m, Str *out) {
    str_clear(out);
    replay_write(m, out);
}

static Game *alone(void) {
    static const char text[] =
        "local board = square(3, 3)\n"
        "players { { 'One', letter = 'o' } }\n"
        "piece 'Peg' { 'P', move = quiet(board.forward) }\n"
        "setup '3/3/P2'\n"
        "series 'winner'\n"
        "ending { win { landed(rank(3)), says = 'through' },\n"
        "         loss { landed(rank(2)), says = 'stuck', who = mover } }\n";
    return given_text(text);
}

/* After each of two losses, the only player begins again. */
Test(series, a_player_alone_may_lose) {
    Err e;
    Str text = {0};
    Game *g = alone();
    Match *m = begun(g, NULL);
    for (int i = 0; i < 2; i++) {
        cr_assert(match_play(m, "a1-a2", &e), "%s", e.text);
        cr_expect_eq(series_first(m), 0);
        m = follow(m, -1);
    }
    cr_expect_eq(m->series.won[0], 0);
    cr_expect_eq(m->series.won[1], 2, "what he has lost");
    record_of(m, &text);
    cr_expect(strstr(str_text(&text), "[SeriesScore \"0-2\"]"), "%s", str_text(&text));
    str_free(&text);
    match_free(m);
    game_free(g);
}

/* The losses of an only player were once left out of the score; they are the remaining
** games. */
Test(series, the_score_of_a_player_alone_is_read) {
    static const struct {
        const char *score;
        int won, lost, drawn; /* won -1: refused */
    } rows[] = {{"0-3", 0, 3, 0},        {"1-1, 1 drawn", 1, 1, 1}, {"0", 0, 3, 0},
                {"2", 2, 1, 0},          {"1, 1 drawn", 1, 1, 1},   {"3", 3, 0, 0},
                {"4", -1, 0, 0},         {"0-2", -1, 0, 0},         {"0-", -1, 0, 0},
                {"0-3 drawn", -1, 0, 0}, {"1-1, 1", -1, 0, 0}};
    Game *g = alone();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Err e;
        Str text = {0};
        str_addf(&text, "[Series \"winner\"]\n[SeriesGame \"4\"]\n[SeriesScore \"%s\"]\n\n*\n",
                 rows[i].score);
        Match *m = replay_read_of(g, str_text(&text), text.n, 1, &e);
        cr_expect_eq(m != NULL, rows[i].won >= 0, "%s: %s", rows[i].score, e.text);
        if (m) {
            cr_expect_eq(m->series.won[0], rows[i].won, "%s", rows[i].score);
            cr_expect_eq(m->series.won[1], rows[i].lost, "%s", rows[i].score);
            cr_expect_eq(m->series.drawn, rows[i].drawn, "%s", rows[i].score);
        }
        match_free(m);
        str_free(&text);
    }
    game_free(g);
}

/* ---- five ransom games, two of them drawn ---- */

static int owned(const Pos *p) {
    int sum = 0;
    for (int i = 0; i < p->game->nvars; i++)
        sum += p->game->display->counters >> i & 1 ? p->var[i] : 0;
    return sum;
}

static int pot_of(const Pos *p) {
    int i = 0;
    while (strcmp(p->game->vars[i].name, "pot") != 0)
        i++;
    return p->var[i];
}

/* Plays at random for at most `plies`, and then ends the game with `outcome` if it is not
** over. */
static void play_out(Match *m, Rng *rng, int plies, int outcome) {
    for (int i = 0; i < plies && match_outcome(m) == RECORD_OPEN; i++) {
        Moves legal = {0};
        moves_legal(match_now(m), &legal);
        match_make(m, legal.at[rng_below(rng, legal.n)]);
        moves_free(&legal);
        cr_assert_eq(owned(match_now(m)), 96, "ply %d", i);
    }
    match_end(m, outcome, "agreed");
}

/* Written and read back, a match is the same game of the same series. */
static Match *reread(Match *m, Game **g) {
    Err e;
    Str before = {0}, after = {0};
    record_of(m, &before);
    Match *again = replay_read(str_text(&before), before.n, 0, NULL, g, &e);
    cr_assert_not_null(again, "%s", e.text);
    record_of(again, &after);
    cr_expect_str_eq(str_text(&before), str_text(&after));
    cr_expect_eq(memcmp(&again->series, &m->series, sizeof m->series), 0);
    str_free(&before);
    str_free(&after);
    match_free(m);
    return again;
}

Test(series, tokens_and_pot_go_on) {
    static const int ends[] = {0, RECORD_DRAWN, 1, RECORD_DRAWN, 0};
    Rng rng;
    Bill unused;
    rng_seed(&rng, 7);
    Game *g = ransom(), *read[5];
    Match *m = begun(g, "winner");
    for (int i = 0; i < 5; i++) {
        play_out(m, &rng, 12, ends[i]);
        m = reread(m, &read[i]);
        Pos left = match_shown(m, &unused);
        int pot = pot_of(&left);
        cr_expect_eq(owned(&left), 96);
        Series score = series_score(m);
        cr_expect_eq(score.won[0] + score.won[1] + score.drawn, i + 1);
        if (match_outcome(m) == RECORD_DRAWN)
            cr_expect_gt(pot, 0, "what a draw leaves");
        m = follow(m, -1);
        cr_expect_eq(pot_of(match_now(m)), pot + 96, "and both ante again");
        cr_expect_eq(m->series.game, i + 2);
    }
    match_free(m);
    for (int i = 0; i < 5; i++)
        game_free(read[i]);
    game_free(g);
}

Test(series, games_in_one_text_are_found) {
    static const char text[] =
        " [Variant \"chess\"]\n\n1. e4 *\n\n[Variant \"chess\"]\n\n1. d4 *\n[Variant \"ch";
    Err e;
    Game *g;
    Places at = {0};
    size_t n = (size_t)(strrchr(text, '[') - text);
    replay_places(text, sizeof text - 1, &at);
    cr_assert_eq(at.n, 3, "one that is cut among them");
    cr_expect_eq(at.at[0], 1);
    cr_expect_eq(strncmp(text + at.at[1], "[Variant", 8), 0);
    cr_expect_eq(at.at[2], n);
    places_free(&at);
    replay_places("", 0, &at);
    cr_expect_eq(at.n, 0);
    Match *m = replay_read(text, n, 0, NULL, &g, &e);
    cr_assert_not_null(m);
    cr_expect_str_eq(str_text(&m->steps.at[1].text), "d4");
    match_free(m);
    game_free(g);
}
