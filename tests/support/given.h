/*
** given.h -- a game from a file, and positions of it, for tests that cannot go on without.
*/
#ifndef TESTS_GIVEN_H
#define TESTS_GIVEN_H

#include "lang/load.h"
#include "text/write/fen.h"
#include "text/write/notation.h"
#include "vm/model/display.h"
#include "base/err.h"

#include <stdio.h>
#include <stdlib.h>

static inline Game *given_sound(Game *g, Diags *d) {
    if (g == NULL) {
        Str text = {0};
        diags_write(d, &text);
        fprintf(stderr, "%s", str_text(&text));
        abort();
    }
    diags_free(d);
    return g;
}

/* A game with options set. The caller owns it. */
static inline Game *given_set(const char *name, const Setting *set, int nset) {
    Diags d;
    diags_init(&d);
    Game *g = game_load(name, set, nset, &d);
    return given_sound(g, &d);
}

static inline Game *given_game(const char *name) {
    return given_set(name, NULL, 0);
}

/* A game of a definition written in a test: what comes after its first line. */
static inline Game *given_text(const char *rest) {
    Diags d;
    Str text = {0};
    diags_init(&d);
    str_addf(&text, "game { language = 1, name = 'Test' }\n%s", rest);
    Game *g = game_load_text("test.lua", str_text(&text), text.n, NULL, 0, &d);
    str_free(&text);
    return given_sound(g, &d);
}

static inline Pos given_pos(const Game *g, const char *fen) {
    Pos p;
    Err e = {""};
    if (!fen_read(g, fen, &p, &e)) {
        fprintf(stderr, "%s: %s\n", fen, e.text);
        abort();
    }
    return p;
}

/* Is m the move that the text names? */
static inline bool given_move_is(const Pos *p, Move m, const char *text) {
    Err e = {""};
    Move named;
    if (!move_read(p, text, &named, &e)) {
        fprintf(stderr, "%s: %s\n", text, e.text);
        abort();
    }
    return m == named;
}

#endif
