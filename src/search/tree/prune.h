/*
** prune.h -- what is not searched at all, or less deeply: it can be wrong, and gains depth by it.
**
** Where every throw is tried (`exact`), where the player to move is in danger, and where a forced end
** is in sight nothing is left out. A move that ends the game, or attacks what it hangs on, is never
** left out, if it is made at all: of a turn that is only begun nobody asks that, nor of danger (prune_begun). One that is looked at
** less deeply and turns out well is searched again.
*/
#ifndef STEPWISE_PRUNE_H
#define STEPWISE_PRUNE_H

#include "quiet.h"

/* Is some move as good as doing nothing, so that a value far above beta stands? Not where who can capture must, or must do
** what counts most. */
bool prune_standing_is_sound(const Game *g);
/* The rules (bit i: number i) by which who has moved has lost whatever he did, by what there was before: where one of
** them holds, doing nothing loses. */
uint64_t prune_dooms(const Game *g);
/* Does it tell something in the game of s that even who passes refutes a position? Not where doing nothing is itself
** an event, or an aim, nor where what may be played hangs on the last move: behind a null move there is none, and the other
** could not answer it as he could a move. Nor where one must do what he would rather not: who is made to capture has no
** better move than a pass to show; nor where it hangs on what is thrown who may do what: the other would answer with the
** dice of before. */
bool prune_null_move_is_sound(const Search *s);
/* Is n settled before a move is tried? By its static value (reverse futility pruning), or because
** even who passes refutes it (null move pruning). Then n->best is its value. Finds n->futile, too, and
** whether things improve. */
bool prune_node(Search *s, SearchNode *n);
/* So many plies less for a node of which the table knows no move: what is found at less depth
** orders its moves when it is searched again (internal iterative reduction). */
int prune_unguided(const Search *s, const SearchNode *n);
/* Is a move of this rank, the n->tried-th, not worth a search: quiet, and late, or losing more by the exchange that
** follows than so few plies could bring back, or unable to raise alpha? It is not made yet. */
bool prune_wants(const Search *s, const SearchNode *n, Move m, int32_t rank);
/* May it be left out before it is made, by what quiet.h says of it? If not, it must be made to know. */
bool prune_may_unmade(const Search *s, const SearchNode *n, QuietFacts quiet);
/* And may it be left out, now that it is made: is nothing over, or attacked on which the game hangs? */
bool prune_may(const Search *s, const SearchNode *n);
/* Need a turn that is begun, a choice of this rank, not be gone on with? Where the game hangs on men and enough was
** tried, or quiet moves cannot raise alpha. Nobody asks then what its moves would attack. */
bool prune_begun(const Search *s, const SearchNode *n, int32_t rank);
/* So many plies less for it (late move reduction). */
int prune_reduction(const Search *s, const SearchNode *n, int32_t rank);

#endif
