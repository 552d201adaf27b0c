/*
** sampler.h -- one thread that plays random games from the leaves of a tree.
**
** A game goes down the tree by node_select(), then on at random from the leaf, and its
** result is added up on the way back. sampler_down() and sampler_up() must be called with
** the lock of the tree held; sampler_play(), between them, need not be. The edges on the way
** count a game from when it goes down, as if it were lost, so that other threads take other
** ways meanwhile (virtual loss).
*/
#ifndef STEPWISE_SEARCH_MCTS_SAMPLER_H
#define STEPWISE_SEARCH_MCTS_SAMPLER_H

#include "base/rng.h"
#include "mcts_tree.h"
#include "search/memory/clock.h"
#include "search/memory/tt.h"
#include "search/value/eval.h"

/* The game, and the ply in it, in which a side last played a move. */
typedef struct Played {
    uint32_t game, ply;
} Played;

typedef struct Sampler {
    const Game *game;
    const Eval *eval; /* borrowed */
    MctsTree *tree;   /* shared */
    const Clock *clock;
    Pace pace;      /* when to read the clock, in positions: */
    uint64_t drawn; /* how many were made so far */
    Rng rng;
    Pos pos;             /* where the game is */
    History history;     /* the keys before it; owned */
    size_t past;         /* how many of them are before the root */
    Moves moves;         /* owned */
    uint32_t games, ply; /* the number of this game; the ply in it, from the root */
    /* look_ahead(): how many leaves were looked at, had a move that ends the
    ** game, were skipped */
    uint32_t looks, finds, skips;
    Played *played[PLAYERS_MAX]; /* [MCTS_SLOTS] by side; of this game if .game is `games` */
    int nline;
    struct {
        NodeId node;
        uint32_t nth; /* the edge, by its number in the node: those of a chance node may move */
    } line[SEARCH_PLIES_MAX];  /* the way down the tree */
    NodeId leaf;               /* where it ended; 0: there was no room for a node */
    uint8_t proof;             /* of the leaf */
    float reward[PLAYERS_MAX]; /* the result of the game for each player; over all sides 1 */
    bool halted;               /* the clock ended the game before it was over */
} Sampler;

/* Sets all members but game, eval, tree and clock, which must be set. Memory is the arena's,
** except what sampler_free() frees. */
void sampler_begin(Sampler *s, const History *history, uint64_t seed, Arena *a);
void sampler_free(Sampler *s);
/* Opens the root: its legal moves except `without` (NULL: none). */
void sampler_root(Sampler *s, const Moves *without);
/* Goes down to a leaf, which becomes part of the tree if there is room. */
void sampler_down(Sampler *s);
/* Plays from the leaf to the end of the game, unless the leaf is the end or proven. */
void sampler_play(Sampler *s);
/* Adds the result on the way up; takes a game that was halted out again. */
void sampler_up(Sampler *s);

#endif
