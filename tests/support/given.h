/*
** given.h -- loads a game or a position that a test depends on, and aborts if that fails.
*/
#ifndef STEPWISE_TESTS_SUPPORT_GIVEN_H
#define STEPWISE_TESTS_SUPPORT_GIVEN_H

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

/* A game with options set, owned by the caller. */
static inline Game *given_set(const char *name, const Setting *set, int nset) {
    Diags d;
    diags_init(&d);
    Game *g = game_load(name, set, nset, &d);
    return given_sound(g, &d);
}

static inline Game *given_game(const char *name) {
    return given_set(name, NULL, 0);
}

/* A game from a definition in the test, which omits the first line. */
static inline Game *given_text(const char *rest) {
    Diags d;
    Str text = {0};
    diags_init(&d);
    str_addf(&text, "game { language = 1, name = 'Test' }\n%s", rest);
    Game *g = game_load_text("test.lua", str_text(&text), text.n, NULL, 0, &d);
    str_free(&text);
    return given_sound(g, &d);
}

/* A die decides the game, and only a counter has its result: the third ply, White's, wins on
** the a-file if the die shows 1, elsewhere if it shows 2 to 6. The FEN is the position before
** that ply. */
#define GIVEN_DIE                                                                              \
    "local b = square(4, 4) players { { 'White', letter = 'w' }, { 'Black', letter = 'b', "    \
    "sees = b.flip } } "                                                                       \
    "piece 'King' { 'K', move = b.all } setup { [[ K . . . ]] } "                              \
    "local pips = counter 'pips' { max = 6, shown = true } "                                   \
    "local moves = counter 'moves' { max = 9, shown = true } "                                 \
    "after { moves:raise(), at = 'move' } "                                                    \
    "after { pips:set(roll(1)), at = 'change', when = by_chance } "                            \
    "throw 'die' { when = moves:is(3) * pips:is(0), dice = { dice(1, 6) }, { walk = stay } } " \
    "local west = count('White', 'King', file 'a'):is(1) "                                     \
    "ending { win { pips:is(1) * west, who = 'White' }, "                                      \
    "win { pips:over(1) * -west, who = 'White' }, win { pips:over(0), who = 'Black' } }"
#define GIVEN_DIE_FEN "4/1k2/1K2/4 w 0 2"

static inline Pos given_pos(const Game *g, const char *fen) {
    Pos p;
    Err e = {""};
    if (!fen_read(g, fen, &p, &e)) {
        fprintf(stderr, "%s: %s\n", fen, e.text);
        abort();
    }
    return p;
}

/* Is m the move that the text denotes? */
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
