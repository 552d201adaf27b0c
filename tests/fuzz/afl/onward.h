/*
** onward.h -- continues a game from a position: draws it, and checks the invariants of
** support/holds.h there and in a few more positions.
*/
#ifndef STEPWISE_TESTS_FUZZ_AFL_ONWARD_H
#define STEPWISE_TESTS_FUZZ_AFL_ONWARD_H

#include "inputs.h"
#include "support/holds.h"
#include "text/draw/svg.h"
#include "text/draw/textboard.h"

static inline void draw_all(const Pos *p) {
    Str s = {0};
    Overlay none = {.last_from = SQ_NONE, .last_to = SQ_NONE};
    textboard_write(p, &none, &(BoardStyle){.unicode = true, .color = true, .glyphs = true},
                    &s);
    svg_write(p, &none, &(BoardStyle){0}, &s);
    str_free(&s);
}

/* A random ply; false if the game is over, or there are too many moves to check. */
static inline bool ply(Holds *h, Rng *r) {
    enum { MOVES_MOST = 120 };
    if (h->pos.chance) {
        must(rules_decided(&h->pos) || holds_throws(h), h->wrong);
        if (rules_decided(&h->pos))
            return false;
        holds_make(h, chance_draw(&h->pos, r));
        return true;
    }
    h->legal.n = 0;
    moves_legal(&h->pos, &h->legal);
    if (h->legal.n > MOVES_MOST)
        return false;
    Result result = rules_judge(&h->pos, &h->history, -1);
    holds_sort(&h->legal);
    must(holds_always(h, result), h->wrong);
    if (result.verdict != VERDICT_NONE || h->legal.n == 0)
        return false;
    holds_make(h, h->legal.at[rng_below(r, h->legal.n)]);
    return true;
}

/* Plays on from the position, or from the start (NULL). */
static inline void play_on(const Game *g, const Pos *from) {
    enum { PLIES = 2 };
    Rng r;
    Holds h = {.game = g};
    rng_seed(&r, 1);
    game_view(g, false, &h.machine);
    holds_begin(&h);
    if (from) {
        h.pos = *from;
        h.owned = holds_sum_of(&h.pos, h.paid);
    }
    draw_all(&h.pos);
    for (int i = 0; i < PLIES && ply(&h, &r); i++) {
    }
    holds_free(&h);
}

#endif
