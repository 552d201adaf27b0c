/*
** defined.h -- small games from the lines that differ, and their moves.
**
** The rest is a 7x7 board, White and Black, and a Stone that cannot move; the piece under test
** is X.
*/
#ifndef STEPWISE_TESTS_SUPPORT_DEFINED_H
#define STEPWISE_TESTS_SUPPORT_DEFINED_H

#include "lang/load.h"
#include "text/write/fen.h"
#include "text/write/notation.h"

#include <criterion/criterion.h>

#include <stdlib.h>
#include <string.h>

#define HEAD                                                                                   \
    "game { language = 1, name = 'T' } local b = square(7, 7) "                                \
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "         \
    "local n, e, s, w, ne, ortho, diag, all = b.n, b.e, b.s, b.w, b.ne, b.ortho, b.diag, "     \
    "b.all "                                                                                   \
    "piece 'Stone' { 'S' } "

static inline Game *load_set(const char *text, const Setting *set, int nset, Diags *d) {
    Str all = {0};
    str_addf(&all, HEAD "%s", text);
    diags_init(d);
    Game *g = game_load_text("test.lua", str_text(&all), all.n, set, nset, d);
    str_free(&all);
    return g;
}

static inline Game *load(const char *text) {
    Diags d;
    Str found = {0};
    Game *g = load_set(text, NULL, 0, &d);
    diags_write(&d, &found);
    cr_assert(g, "%s\n%s", text, str_text(&found));
    str_free(&found);
    diags_free(&d);
    return g;
}

/* The legal moves of the position, in one string. */
static inline char *moves_of(const Game *g, const char *fen) {
    Pos p;
    Err err;
    Arena *a = arena_new();
    Str out = {0};
    const char **text;
    Move *move;
    cr_assert(fen_read(g, fen, &p, &err), "%s", err.text);
    int n = moves_sorted(&p, 0, a, &text, &move);
    for (int i = 0; i < n; i++)
        str_addf(&out, "%s%s", i ? " " : "", text[i]);
    arena_free(a);
    return out.at ? out.at : strdup("");
}

#endif
