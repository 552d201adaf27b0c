/*
** searcher.h -- the door of the floor: which searcher plays a game, and what it keeps.
*/
#ifndef STEPWISE_SEARCHER_H
#define STEPWISE_SEARCHER_H

#include "search/tree/search.h"
#include "search/value/weights.h"

/* Which of the two plays g, where `asked` does not say it: whom the numbers tuned for the game name. Nobody has
** tried each game that can be written; where they name none, it is MCTS where each move fills a cell or destroys one, so that random games come to
** their end, and nobody is taken by a walk, so that men say little of who stands better. That is:
** - no piece is royal, nor one whose capture ends the game; no walk takes an enemy where it ends;
** - men are put down and do nothing more; or nobody is put down, and moves unmake cells. */
Searcher searcher_for(const Game *g, Searcher asked);

/* What searchers of one game keep from search to search: a table, a tree, each of so many megabytes.
** That of the searcher whom searcher_for() tells is made at once, so that no search's time goes into it;
** the other's when it first searches. */
typedef struct Searching Searching;
Searching *searching_new(const Game *g, size_t megabytes);
void searching_free(Searching *s);

/* As search_run(), by the searcher that searcher_for() tells. */
Report searching_run(Searching *s, Searcher asked, const Pos *p, const History *history,
                     const Limits *limits, atomic_bool *stop, SearchFn *fn, void *ctx);

#endif
