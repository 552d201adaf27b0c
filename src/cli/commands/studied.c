/*
** studied.c -- cuts a line at its tabs, and holds what it says against itself.
*/
#include "studied.h"

#include "cli/common/number.h"
#include "cli/common/text.h"

#include <inttypes.h>
#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* The fields of a line; the last one is the rest of it. */
typedef enum Field { NUMBER, WINNER, POINTS, PLIES, POSITIONS, MOVES, WORDS, FIELDS } Field;

typedef struct Cut {
    const char *text[FIELDS];
    size_t n[FIELDS];
} Cut;

static char *wrong(const Cut *c, Field field, const char *name, const char *expected) {
    enum { SHOWN = 40 };
    size_t most = (size_t)text_within(c->text[field], SHOWN);
    size_t n = c->n[field] < most ? c->n[field] : most;
    return format("%s: expected %s, found '%.*s'", name, expected, (int)n, c->text[field]);
}

/* Returns how many fields there are. */
static int cut(const char *line, Cut *c) {
    int n = 0;
    for (; n < FIELDS; n++) {
        c->text[n] = line;
        c->n[n] = n == WORDS ? strlen(line) : strcspn(line, "\t");
        if (line[c->n[n]] != '\t')
            return n + 1;
        line += c->n[n] + 1;
    }
    return n;
}

/* Reads n bytes that are a whole number from 0 to `most` in digits, and nothing else. */
static bool read_whole(const char *text, size_t n, int64_t most, int64_t *number) {
    char digits[20];
    if (n == 0 || n >= sizeof digits || strspn(text, "0123456789") < n)
        return false;
    memcpy(digits, text, n);
    digits[n] = '\0';
    return parse_whole(digits, 0, most, number);
}

/* Reads a field that is a number; returns NULL, or what is wrong. */
static char *read_number(const Cut *c, Field field, const char *name, int64_t least,
                         int64_t most, double *number) {
    int64_t whole = 0;
    bool fine = read_whole(c->text[field], c->n[field], most, &whole) && whole >= least;
    *number = (double)whole;
    if (fine)
        return NULL;
    char *range = most == INT64_MAX
                      ? format("a whole number from %" PRId64, least)
                      : format("a whole number from %" PRId64 " to %" PRId64, least, most);
    char *error = wrong(c, field, name, range);
    free(range);
    return error;
}

/* The number of possible winners: a lone player loses to number 1. */
static int places_of(const sw_Game *g) {
    int players = sw_game_players(g);
    return players == 1 ? 2 : players;
}

static char *read_winner(const sw_Game *g, const Cut *c, Studied *s) {
    s->sign = *c->text[WINNER];
    s->winner = s->sign > '0' && s->sign <= '9' ? s->sign - '1' : -1;
    if (c->n[WINNER] == 1 &&
        (s->sign == '-' || s->sign == '=' || (s->winner >= 0 && s->winner < places_of(g))))
        return NULL;
    char *range = format("a player from 1 to %d, = or -", places_of(g));
    char *error = wrong(c, WINNER, "the winner", range);
    free(range);
    return error;
}

/* Reads "240 0": a number for each player. */
static bool read_parts(const sw_Game *g, const Cut *c, Studied *s) {
    const char *at = c->text[POINTS], *end = at + c->n[POINTS];
    int n = sw_game_players(g);
    for (int p = 0; p < n; p++) {
        int64_t part;
        size_t digits = strcspn(at, " \t");
        if (!read_whole(at, digits, SW_POINT, &part))
            return false;
        s->part[p] = (int)part;
        at += digits;
        if (p + 1 < n && *at++ != ' ')
            return false;
    }
    return at == end;
}

/* Whether the points are those of a win: the winner, and his partners likewise, has more than
** half of the one point, and the others share evenly what that leaves. A lone player who has
** lost has less than half. */
static bool is_win(const sw_Game *g, const Studied *s) {
    int n = sw_game_players(g), foe = sw_player_foe(g, s->winner), partners = 0, rest = -1;
    bool lone = s->winner >= n;
    int won = lone ? SW_POINT - s->part[0] : s->part[s->winner];
    bool fair = won > SW_POINT / 2 && (foe < 0 || s->part[foe] != won);
    for (int p = 0; p < n && !lone; p++) {
        partners += s->part[p] == won;
        if (s->part[p] == won)
            continue;
        fair = fair && s->part[p] <= SW_POINT - won && (rest < 0 || rest == s->part[p]);
        rest = s->part[p];
    }
    return fair && (partners < n || n == 1);
}

/* A draw gives everybody the same, two sides a half each; no game gives points before it ends. */
static bool is_fair(const sw_Game *g, const Studied *s) {
    int first = s->part[0];
    bool even = true;
    for (int p = 1; p < sw_game_players(g); p++)
        even = even && s->part[p] == first;
    if (s->sign == '-')
        return even && first == 0;
    if (s->sign == '=')
        return even && first > 0 && first <= SW_POINT / 2 && SW_POINT % first == 0;
    return is_win(g, s);
}

static char *read_points(const sw_Game *g, const Cut *c, Studied *s) {
    if (!read_parts(g, c, s)) {
        char *form = format("%d whole number%s from 0 to %d", sw_game_players(g),
                            sw_game_players(g) == 1 ? "" : "s", SW_POINT);
        char *error = wrong(c, POINTS, "the points", form);
        free(form);
        return error;
    }
    return is_fair(g, s) ? NULL
                         : wrong(c, POINTS, "the points",
                                 s->sign == '-'   ? "none in a game that has not ended"
                                 : s->sign == '=' ? "even ones in a draw"
                                                  : "more than half for the winner, and the "
                                                    "rest for the others");
}

char *studied_read(const sw_Game *g, int most, const char *line, Studied *s) {
    double number;
    Cut c;
    int n = cut(line, &c);
    if (n < FIELDS)
        return format("expected %d fields with tabs between, found %d", FIELDS, n);
    char *error = read_number(&c, NUMBER, "the number", 0, INT_MAX, &number);
    if (!error)
        error = read_winner(g, &c, s);
    if (!error)
        error = read_points(g, &c, s);
    if (!error)
        error = read_number(&c, PLIES, "the plies", 0, most, &s->plies);
    if (!error)
        error =
            read_number(&c, POSITIONS, "the positions", 0, (int64_t)s->plies, &s->positions);
    if (!error)
        error =
            read_number(&c, MOVES, "the moves", (int64_t)s->positions, INT64_MAX, &s->moves);
    s->words = c.text[WORDS];
    return error;
}
