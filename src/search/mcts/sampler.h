/*
** sampler.h -- one thread that plays random games from the leaves of a tree.
**
** A game goes down the tree by node_select(), from the leaf on at random, and what came of it is
** added up on the way back. Whoever holds the tree calls sampler_down() and sampler_up(); what is
** between them, sampler_play(), may go on while others hold it. The edges of a line count the game
** as soon as it goes down, as if it were lost: other threads keep out of its way (virtual loss).
*/
#ifndef STEPWISE_SAMPLER_H
#define STEPWISE_SAMPLER_H

#include "base/rng.h"
#include "mcts_tree.h"
#include "search/memory/clock.h"
#include "search/memory/tt.h"
#include "search/value/eval.h"

/* When a player last played a move, in a game. */
typedef struct Played {
    uint32_t game, ply;
} Played;

typedef struct Sampler {
    const Game *game;
    const Eval *eval; /* borrowed */
    MctsTree *tree;   /* shared */
    const Clock *clock;
    Pace pace;      /* of looking at it, */
    uint64_t drawn; /* by so many plies */
    Rng rng;
    Pos pos; /* where the game is */
    History history;
    size_t past; /* so many of it lie before the root */
    Moves moves;
    uint32_t games, ply;
    uint32_t looks, finds, skips; /* for wins at once: looked, found, not looked */
    Played *played[PLAYERS_MAX];  /* [MCTS_SLOTS], of this game where .game says so */
    int nline;
    struct {
        NodeId node;
        uint32_t nth; /* of its edges: while the game goes on, those of a throw may move */
    } line[SEARCH_PLIES_MAX];
    NodeId leaf;               /* 0: there was no room for it */
    uint8_t proof;             /* of the leaf */
    float reward[PLAYERS_MAX]; /* what the game gave each player: 1 together */
    bool halted;               /* by the clock, in the midst of a game */
} Sampler;

/* All but game, eval, tree and clock is set; memory is the arena's. */
void sampler_begin(Sampler *s, const History *history, uint64_t seed, Arena *a);
void sampler_free(Sampler *s);
/* Looks at the root, and lists its moves but for those left out. */
void sampler_root(Sampler *s, const Moves *without);
/* Goes down to a leaf, which is made part of the tree if there is room. */
void sampler_down(Sampler *s);
/* Plays to the end, where the leaf is none. */
void sampler_play(Sampler *s);
/* Adds up what came of it; a game that was halted never was. */
void sampler_up(Sampler *s);

#endif
