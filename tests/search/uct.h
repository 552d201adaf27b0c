/*
** uct.h -- a player that knows nothing but the rules: plain UCT over random games.
**
** Source: Kocsis and Szepesvari, "Bandit based Monte-Carlo Planning", 2006: tries the move with
** the highest upper confidence bound (UCB1), and plays one random game from each new position.
** For games without throws.
*/
#ifndef STEPWISE_TESTS_SEARCH_UCT_H
#define STEPWISE_TESTS_SEARCH_UCT_H

#include "base/arena.h"
#include "base/rng.h"
#include "vm/ask/movegen.h"
#include "vm/count/playout.h"
#include "vm/meaning/make.h"
#include "vm/meaning/rules.h"

#include <math.h>
#include <time.h>

/* UCT_PLIES: length after which a random game is drawn; also the depth limit of the tree. */
enum { UCT_PLIES = 400 };

typedef struct UctNode {
    Move move;
    int visits, nmoves;
    double points; /* of the player who made the move: 1 for each win, 1/2 for each draw */
    struct UctNode *child; /* [nmoves]; NULL: not listed yet */
} UctNode;

typedef struct Uct {
    Arena *arena;
    Moves room;
    History history;
    Rng *rng;
} Uct;

static inline void uct_list(Uct *u, UctNode *n, const Pos *p) {
    u->room.n = 0;
    moves_legal(p, &u->room);
    n->nmoves = (int)u->room.n;
    n->child = ARENA_ARRAY(u->arena, UctNode, u->room.n + 1);
    for (int i = 0; i < n->nmoves; i++)
        n->child[i].move = u->room.at[i];
}

static inline UctNode *uct_choose(const UctNode *n) {
    UctNode *best = NULL;
    double most = -1;
    for (UctNode *c = n->child; c < n->child + n->nmoves; c++) {
        if (c->visits == 0)
            return c;
        double value = c->points / c->visits + sqrt(2 * log(n->visits) / c->visits);
        if (value > most)
            best = c, most = value;
    }
    return best;
}

/* The points that a random game from p gives each player. */
static inline void uct_play(const Uct *u, const Pos *p, double *points) {
    Playouts sum = {0};
    playouts_run(p, 1, UCT_PLIES, u->rng, &sum);
    for (int i = 0; i < p->game->nplayers; i++)
        points[i] = sum.ended && !sum.drawn ? (double)sum.won[i] : 0.5;
}

/* Descends from the root to a new or final position, and updates the path. */
static inline void uct_iterate(Uct *u, UctNode *root, Pos p) {
    UctNode *path[UCT_PLIES], *n = root;
    double points[PLAYERS_MAX];
    int mover[UCT_PLIES], depth = 0;
    Undo undo;
    for (;;) {
        if (n->child == NULL && (n->visits > 0 || n == root))
            uct_list(u, n, &p);
        Result r = rules_judge(&p, &u->history, n->child ? n->nmoves : -1);
        for (int i = 0; i < p.game->nplayers; i++)
            points[i] = r.verdict == VERDICT_WIN ? r.winner == i : 0.5;
        if (r.verdict != VERDICT_NONE || depth == UCT_PLIES)
            break;
        if (n->child == NULL) {
            uct_play(u, &p, points);
            break;
        }
        n = uct_choose(n);
        path[depth] = n;
        mover[depth++] = p.side;
        pos_make(&p, n->move, &undo);
        history_add(&u->history, undo.key);
    }
    root->visits++;
    while (depth-- > 0) {
        path[depth]->visits++;
        path[depth]->points += points[mover[depth]];
        history_drop(&u->history);
    }
}

static inline int64_t uct_now_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* The move most visited after `ms` milliseconds. p must have a move; *games: random games
** played. */
static inline Move uct_move(const Pos *p, const History *history, int64_t ms, Rng *rng,
                            uint64_t *games) {
    Uct u = {.arena = arena_new(), .rng = rng};
    UctNode root = {0};
    Pos at = *p;
    for (size_t i = 0; i < history->keys.n; i++)
        history_add(&u.history, history->keys.at[i]);
    pos_lend(&at, &u.history);
    for (int64_t end = uct_now_ms() + ms; uct_now_ms() < end || root.visits == 0;)
        uct_iterate(&u, &root, at);
    const UctNode *best = root.child;
    for (int i = 1; i < root.nmoves; i++)
        if (root.child[i].visits > best->visits)
            best = &root.child[i];
    Move m = best->move;
    *games += (uint64_t)root.visits;
    moves_free(&u.room);
    history_free(&u.history);
    arena_free(u.arena);
    return m;
}

#endif
