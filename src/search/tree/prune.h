/*
** prune.h -- pruning and reductions: moves and nodes that are not searched, or less deeply.
**
** All this can be wrong, and gains depth. Nothing is left out where every throw is tried
** (`exact`), where the player to move is in danger, or where a forced end is in sight. A move
** that ends the game or gives check is never left out, except among the turns that a turn begun
** would lead to (prune_begun), which are not looked at one by one. A move that is searched with
** a reduction and turns out well is searched again.
*/
#ifndef STEPWISE_SEARCH_TREE_PRUNE_H
#define STEPWISE_SEARCH_TREE_PRUNE_H

#include "quiet.h"

/* Whether some move is as good as doing nothing, so that a static value far above
** beta settles a node. Not where captures are compulsory, or only the moves with the
** most of something are legal. */
bool prune_standing_is_sound(const Game *g);
/* The rules (bit i: rule i) by which the player who has just moved loses, whatever his move
** was: where one holds before he moves, doing nothing would lose. */
uint64_t prune_dooms(const Game *g);
/* Whether null moves are sound in the game of s: a player who passes and still
** refutes the position would refute it by some move. There must be two players and
** pieces at stake. Not where
** - a pass is a legal move, a rule tests for one, or having no move wins;
** - legal moves depend on the last move, which a null move is not: the answer to it might not
**   be legal;
** - a player may be forced to do what he does not want, such as to capture: then a pass is no
**   lower bound;
** - legal moves depend on what was thrown: the answer would use the dice of the turn before. */
bool prune_null_move_is_sound(const Search *s);
/* Whether n is settled before a move is tried: by its static value (reverse futility
** pruning), or because a null move refutes it. Then n->best is its value. Sets
** n->futile and Ply.improving, too. */
bool prune_node(Search *s, SearchNode *n);
/* The reduction, in plies, of a node for which the table knows no move: what is found at less
** depth orders its moves when it is searched again (internal iterative reduction). */
int prune_unguided(const Search *s, const SearchNode *n);
/* Whether a move of this rank, the n->tried-th, is not worth a search: quiet, and either late,
** or unable to raise alpha, or losing more by the exchange that follows than so few plies could
** win back. The move is not made yet. */
bool prune_skips(const Search *s, const SearchNode *n, Move m, int32_t rank);
/* Whether it may be left out without being made, by what quiet_facts() says of it. If
** not, it must be made to know. */
bool prune_may_unmade(const Search *s, const SearchNode *n, QuietFacts quiet);
/* Whether it may be left out, after it was made: it does not end the game or give check. */
bool prune_may(const Search *s, const SearchNode *n);
/* Whether a turn begun, a choice of this rank, need not be gone on with: pieces are at
** stake, and either enough moves were tried or quiet moves cannot raise alpha. What its
** moves would attack is not looked at. */
bool prune_begun(const Search *s, const SearchNode *n, int32_t rank);
/* The late move reduction of a move of this rank, the n->tried-th, in plies. */
int prune_reduction(const Search *s, const SearchNode *n, int32_t rank);

#endif
