/*
** valued.h -- a game with its evaluation, for tests of values.
*/
#ifndef STEPWISE_TESTS_SUPPORT_VALUED_H
#define STEPWISE_TESTS_SUPPORT_VALUED_H

#include "search/value/eval.h"
#include "support/given.h"

typedef struct Valued {
    Arena *arena;
    Game *game;
    const Eval *eval;
} Valued;

static inline Valued valued(const char *name) {
    Valued x = {.arena = arena_new(), .game = given_game(name)};
    x.eval = eval_new(x.game, true, x.arena);
    return x;
}
static inline void valued_free(Valued *x) {
    arena_free(x->arena);
    game_free(x->game);
}

/* The static evaluation of a position for a player. */
static inline int static_value(const Eval *e, const Pos *p, int player) {
    Tally t = eval_tally(e, p);
    return eval_value(e, p, &t, player);
}

#endif
