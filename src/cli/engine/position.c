/*
** position.c -- the fields of a FEN, tried one by one.
*/
#include "position.h"

#include "cli/common/text.h"

#include <stdlib.h>
#include <string.h>

enum { FEN_FIELDS = 24 };

typedef struct Fields {
    char *copy; /* owned, and cut up */
    const char *at[FEN_FIELDS];
    int n;
} Fields;

static Fields split(const char *fen) {
    Fields f = {.copy = copy_text(fen)};
    char *rest = NULL;
    for (char *one = strtok_r(f.copy, " ", &rest); one && f.n < FEN_FIELDS;
         one = strtok_r(NULL, " ", &rest))
        f.at[f.n++] = one;
    return f;
}

/* The letter that the game's FEN has for a player, for free(); NULL if it has none. */
static char *player_letter(const sw_Match *start, int player) {
    sw_Match *turned = sw_match_copy(start);
    sw_match_turn(turned, player);
    char *fen = sw_match_fen(turned), *letter = NULL;
    Fields f = split(fen);
    for (int i = 1; i < f.n && !letter; i++)
        if (sw_player_named(sw_match_game(start), f.at[i]) == player)
            letter = copy_text(f.at[i]);
    free(f.copy);
    sw_free(fen);
    sw_match_free(turned);
    return letter;
}

/* A FEN being put together: the game's own fields, replaced one by one by those of the other
** FEN. */
typedef struct Reading {
    const sw_Game *game;
    Fields own, said;
    int side; /* the field of the side to move; -1: there is none */
    char *letter;
    bool taken[FEN_FIELDS]; /* which of `said` are in `own` */
} Reading;

static sw_Match *match_of(const Reading *r) {
    char *fen = copy_text(r->own.at[0]);
    for (int i = 1; i < r->own.n; i++) {
        char *longer = format("%s %s", fen, r->own.at[i]);
        free(fen);
        fen = longer;
    }
    sw_Match *m = sw_match_new(r->game, fen, NULL);
    free(fen);
    return m;
}

static bool loads(const Reading *r) {
    sw_Match *m = match_of(r);
    sw_match_free(m);
    return m != NULL;
}

/* Puts a text into a field. False, with nothing changed, if no position can have it there. */
static bool takes(Reading *r, int field, const char *text) {
    const char *before = r->own.at[field];
    r->own.at[field] = text;
    if (loads(r))
        return true;
    r->own.at[field] = before;
    return false;
}

/* Takes the cells and the side to move. False if no position of the game can have them. */
static bool take_board(Reading *r, const sw_Match *start) {
    const char *side = r->said.n > 1 ? r->said.at[1] : NULL;
    bool second = side && strcmp(side, "b") == 0;
    if (r->said.n == 0)
        return false;
    if (second || (side && strcmp(side, "w") == 0))
        r->letter = player_letter(start, second);
    r->own.at[0] = r->said.at[0];
    if (side && r->side >= 0)
        r->own.at[r->side] = r->letter ? r->letter : side;
    for (int i = 1; i < r->own.n && !loads(r); i++)
        if (i != r->side)
            takes(r, i, "-"); /* perhaps a right that nobody can have here */
    return loads(r);
}

static int next_field(const Reading *r, int field) {
    return field + 1 == r->side ? field + 2 : field + 1;
}

static void take_each(Reading *r) {
    int field = next_field(r, 0);
    for (int i = 2; i < r->said.n && field < r->own.n; i++, field = next_field(r, field))
        r->taken[i] = takes(r, field, r->said.at[i]);
}

/* Takes all the fields, each into the first remaining place that can have it, or none: a FEN
** with fewer fields may be that of another game. */
static void take_in_order(Reading *r) {
    Reading before = *r;
    int field = next_field(r, 0), i = 2;
    for (; i < r->said.n && field < r->own.n; field = next_field(r, field)) {
        r->taken[i] = takes(r, field, r->said.at[i]);
        i += r->taken[i];
    }
    if (i < r->said.n)
        *r = before;
}

/* Takes as many fields as the game has, or none: a FEN with more may be that of another
** game. */
static void take_first(Reading *r) {
    Reading before = *r;
    take_each(r);
    for (int i = 2; i < r->own.n; i++)
        if (!r->taken[i]) {
            *r = before;
            return;
        }
}

/* Whether a field that is passed over is worth a note. "-" is not, nor is a clock, if the FEN
** has more fields than the game's: it then belongs to another game. */
static bool says_something(const Reading *r, const char *field) {
    bool clock = r->said.n > r->own.n && strspn(field, "0123456789") == strlen(field);
    return strcmp(field, "-") != 0 && !clock;
}

/* A note of the fields that were not taken, for free(); NULL if all that say something were. */
static char *note_of(const Reading *r) {
    char *all = NULL;
    for (int i = 2; i < r->said.n; i++) {
        if (r->taken[i] || !says_something(r, r->said.at[i]))
            continue;
        char *more = format("%s%s'%s'", all ? all : "", all ? ", " : "", r->said.at[i]);
        free(all);
        all = more;
    }
    char *note =
        all ? format("ignored in the FEN, because the position cannot have it: %s", all) : NULL;
    free(all);
    return note;
}

static sw_Match *translated(const sw_Game *g, const char *fen, char **note) {
    sw_Match *start = sw_match_new(g, NULL, NULL), *m = NULL;
    char *usual = sw_match_fen(start);
    Reading r = {.game = g, .own = split(usual), .said = split(fen), .side = -1};
    for (int i = 1; i < r.own.n && r.side < 0; i++)
        if (sw_player_named(g, r.own.at[i]) >= 0)
            r.side = i;
    if (take_board(&r, start)) {
        if (r.said.n == r.own.n)
            take_each(&r);
        else
            (r.said.n < r.own.n ? take_in_order : take_first)(&r);
        m = match_of(&r);
        *note = note_of(&r);
    }
    free(r.letter);
    free(r.own.copy);
    free(r.said.copy);
    sw_free(usual);
    sw_match_free(start);
    return m;
}

sw_Match *position_of(const sw_Game *g, const char *fen, char **note) {
    char *error;
    sw_Match *m = sw_match_new(g, fen, &error);
    *note = NULL;
    if (m)
        return m;
    if (!(m = translated(g, fen, note)))
        *note = copy_text(error);
    sw_free(error);
    return m;
}
