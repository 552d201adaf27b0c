/*
** searcher.h -- a Search as search_run() would fill it in, for tests of its parts.
*/
#ifndef STEPWISE_TESTS_SUPPORT_SEARCHER_H
#define STEPWISE_TESTS_SUPPORT_SEARCHER_H

#include "search/tree/node.h"
#include "support/given.h"

/* A search from p with one thread and no limits. The arena owns it, except for what
** searcher_free() frees. */
static inline Search *searcher_new(const Pos *p, Tt *tt, Arena *a) {
    Search *s = ARENA_ARRAY(a, Search, 1);
    s->game = p->game;
    s->eval = eval_new(p->game, true, a);
    s->tt = tt;
    s->me = p->side;
    node_begin(s, p);
    clock_begin(&s->clock, 0, 0, NULL);
    rule_clocks_find(p->game, &s->rule_clocks);
    rule_clocks_deciding(p->game, &s->deciding);
    last_move_find(p->game, &s->last_move, a);
    order_begin(&s->order, s->eval);
    return s;
}

static inline void searcher_free(Search *s) {
    history_free(&s->history);
    moves_free(&s->moves);
    ranks_free(&s->ranks);
    begins_free(&s->begins);
    ranks_free(&s->begun_ranks);
}

/* A Search and everything it borrows. */
typedef struct Searching {
    Game *game;
    Arena *arena;
    Tt *tt;
    Pos pos;
    Search *s;
} Searching;

/* Takes ownership of the game; the initial position if fen is NULL. */
static inline Searching searching_in(Game *g, const char *fen) {
    Searching x = {.game = g, .arena = arena_new(), .tt = tt_new(1)};
    if (fen != NULL)
        x.pos = given_pos(g, fen);
    else
        pos_start(g, &x.pos);
    x.s = searcher_new(&x.pos, x.tt, x.arena);
    return x;
}

static inline Searching searching(const char *name, const char *fen) {
    return searching_in(given_game(name), fen);
}

static inline void searching_end(Searching *x) {
    searcher_free(x->s);
    tt_free(x->tt);
    arena_free(x->arena);
    game_free(x->game);
}

#endif
