/*
** series.c -- the score of a series, its next game, and its tags in records.
*/
#include "series.h"

#include "base/rng.h"
#include "base/shown.h"
#include "names.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *word, *meaning;
} orders[] = {
#define ORDER(name, word, meaning) {word, meaning},
#include "vm/model/series.def"
#undef ORDER
};

const char *order_word(SeriesOrder order) {
    return orders[order].word;
}

const char *order_meaning(SeriesOrder order) {
    return orders[order].meaning;
}

/* A game that declares no order for series has one alone: the same
** player always moves first. */
bool series_allows(const Game *g, SeriesOrder order) {
    return order == ORDER_FIXED || g->display->series != ORDER_FIXED;
}

/* ---- which series ---- */

static SeriesOrder order_named(const char *word) {
    SeriesOrder order = 0;
    while (order < ORDER_COUNT && !str_equal_fold(orders[order].word, word))
        order++;
    return order;
}

static bool refuse_order(const Game *g, const char *word, Err *e) {
    Str known = {0};
    for (SeriesOrder o = 0; o < ORDER_COUNT; o++)
        if (series_allows(g, o))
            str_addf(&known, "%s%s", o ? ", " : "", orders[o].word);
    err_set(e, "no series order '%.*s' in this game; there are: %s", SHOWN_CUT(word, 40),
            str_text(&known));
    str_free(&known);
    return false;
}

bool series_set(Match *m, const char *order, Err *e) {
    SeriesOrder o = order ? order_named(order) : (SeriesOrder)m->game->display->series;
    if (o == ORDER_COUNT || !series_allows(m->game, o))
        return refuse_order(m->game, order, e);
    m->series.order = (uint8_t)o;
    if (m->series.game == 0)
        m->series.game = 1;
    return true;
}

void series_leave(Match *m) {
    m->series = (Series){0};
}

/* Counts a game for the winner and for his partners. */
static void credit_team(const Game *g, int winner, Series *s) {
    for (int p = 0; p < g->nplayers; p++)
        s->won[p] += !game_foes(g, p, winner);
}

Series series_score(const Match *m) {
    Series s = m->series;
    int outcome = match_outcome(m);
    if (s.game > 0 && outcome >= m->game->nplayers)
        s.won[outcome]++;
    else if (s.game > 0 && outcome >= 0)
        credit_team(m->game, outcome, &s);
    else if (s.game > 0 && outcome == RECORD_DRAWN)
        s.drawn++;
    return s;
}

/* ---- the next game ---- */

/* The winner; -1 if there is none, as in a draw, or after the loss of a lone player. */
static int winner_of(const Match *m) {
    int winner = match_outcome(m);
    return winner < m->game->nplayers ? winner : -1;
}

/* The player who moved first, which a throw at the beginning may have decided. */
static int began(const Match *m) {
    return m->steps.at[0].after.side;
}

/* A player drawn by lot: the same seed and number of the game give the same lot. The complement
** keeps it apart from the throws of a game, which are seeded alike (play.c). */
static int lot(const Match *m) {
    Rng rng;
    rng_seed(&rng, rng_mix(m->seed) ^ rng_mix(~(uint64_t)m->series.game));
    return (int)rng_below(&rng, (uint64_t)m->game->nplayers);
}

int series_first(const Match *m) {
    int winner = winner_of(m), next = game_next(m->game, began(m));
    switch ((SeriesOrder)m->series.order) {
    case ORDER_FIXED: return began(m);
    case ORDER_ALTERNATE: return next;
    case ORDER_WINNER: return winner >= 0 ? winner : next;
    case ORDER_CHOOSES: return winner >= 0 ? -1 : next;
    case ORDER_LOT: return lot(m);
    case ORDER_COUNT: break;
    }
    return 0;
}

/* True if a next game can begin with `first`; otherwise the reason is in e. */
static bool may_follow(const Match *m, int first, Err *e) {
    const Game *g = m->game;
    if (m->series.game == 0)
        return err_set(e, "this game is not part of a series");
    if (match_outcome(m) == RECORD_OPEN)
        return err_set(e, "game %d of the series is not over", m->series.game);
    int due = series_first(m);
    if (due < 0 && first < 0)
        return err_set(e, "%s won and chooses who moves first",
                       player_name(g, match_outcome(m)));
    if (first >= g->nplayers)
        return err_set(e, "there is no player %d", first);
    if (due >= 0 && first >= 0)
        return err_set(e, "there is no choice: %s moves first", player_name(g, due));
    return true;
}

Match *series_next(const Match *m, int first, Err *e) {
    Bill unused;
    Pos last = match_shown(m, &unused), start;
    if (!may_follow(m, first, e))
        return NULL;
    pos_start_from(m->game, first < 0 ? series_first(m) : first, m->game->display->carried,
                   last.var, &start);
    Match *next = match_from(&start);
    next->series = series_score(m);
    next->series.game++;
    next->chosen = m->chosen;
    next->seed = rng_mix(m->seed + 1); /* other dice than in this one */
    next->notation = m->notation;
    return next;
}

/* ---- in records ---- */

static const char ORDER_TAG[] = "Series", GAME_TAG[] = "SeriesGame",
                  SCORE_TAG[] = "SeriesScore", DRAWN[] = ", %d drawn";

bool series_owns_tag(const char *name) {
    return str_equal_fold(name, ORDER_TAG) || str_equal_fold(name, GAME_TAG) ||
           str_equal_fold(name, SCORE_TAG);
}

/* How many numbers a score has: one for each player, and a second one, his
** losses, for a lone player. */
static int places_of(int players) {
    return players < 2 ? 2 : players;
}

/* "2-0, 1 drawn": the games that each player won before this one. */
static void write_score(const Match *m, Str *out) {
    const Series *s = &m->series;
    for (int p = 0; p < places_of(m->game->nplayers); p++)
        str_addf(out, "%s%d", p ? "-" : "", s->won[p]);
    if (s->drawn > 0)
        str_addf(out, DRAWN, s->drawn);
}

void series_write_tags(const Match *m, Str *out) {
    Str text = {0};
    if (m->series.game == 0)
        return;
    record_write_tag(ORDER_TAG, orders[m->series.order].word, out);
    str_addf(&text, "%d", m->series.game);
    record_write_tag(GAME_TAG, str_text(&text), out);
    str_clear(&text);
    write_score(m, &text);
    record_write_tag(SCORE_TAG, str_text(&text), out);
    str_free(&text);
}

enum { GAMES_MAX = 1000000 };

/* Reads a number at the beginning of `text`; *end is what follows it. */
static bool read_number(const char *text, const char **end, int *number) {
    char *rest;
    long n = *text >= '0' && *text <= '9' ? strtol(text, &rest, 10) : -1;
    if (n < 0 || n > GAMES_MAX)
        return false;
    *end = rest;
    *number = (int)n;
    return true;
}

static bool read_score(const char *at, int players, Series *s) {
    for (int p = 0; p < places_of(players); p++) {
        if (p >= players && *at != '-')
            continue; /* a lone player's losses may be left out: they follow from SeriesGame */
        if (p > 0 && *at++ != '-')
            return false;
        if (!read_number(at, &at, &s->won[p]))
            return false;
    }
    if (strncmp(at, ", ", 2) != 0)
        return !*at;
    return read_number(at + 2, &at, &s->drawn) && strcmp(at, " drawn") == 0;
}

/* The games that a score is of: all drawn ones, those that each team has won (counted for one
** of its players), and a lone player's losses. */
static int games_before(const Game *g, const Series *s) {
    int n = s->drawn;
    for (int p = 0; p < PLAYERS_MAX; p++)
        n += p >= g->nplayers || game_team(g, p) == p ? s->won[p] : 0;
    return n;
}

bool series_read_tags(Match *m, const Record *r, Err *e) {
    const Tag *order = record_tag(r, ORDER_TAG), *game = record_tag(r, GAME_TAG),
              *score = record_tag(r, SCORE_TAG);
    const char *end = "";
    Series s = {0};
    if (!order)
        return true;
    if (!series_set(m, order->value, e))
        return err_in(e, "line %d", order->line);
    s.order = m->series.order;
    if (!game || !read_number(game->value, &end, &s.game) || *end || s.game < 1)
        return err_set(e, "line %d: %s must be the number of the game",
                       game ? game->line : order->line, GAME_TAG);
    if (!score || !read_score(score->value, m->game->nplayers, &s))
        return err_set(e, "line %d: %s should be like 1-0, 2 drawn",
                       score ? score->line : order->line, SCORE_TAG);
    if (m->game->nplayers == 1 && !strchr(score->value, '-') &&
        games_before(m->game, &s) < s.game)
        s.won[1] = s.game - 1 - games_before(m->game, &s);
    if (games_before(m->game, &s) != s.game - 1)
        return err_set(e, "line %d: %s counts %d game%s, but this is game %d", score->line,
                       SCORE_TAG, games_before(m->game, &s),
                       games_before(m->game, &s) == 1 ? "" : "s", s.game);
    m->series = s;
    return true;
}
