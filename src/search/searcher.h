/*
** searcher.h -- the entry to src/search: which searcher plays a game, and what it keeps.
*/
#ifndef STEPWISE_SEARCH_SEARCHER_H
#define STEPWISE_SEARCH_SEARCHER_H

#include "search/tree/search.h"
#include "search/value/weights.h"

/* The searcher that plays g: `asked`, unless that is SEARCHER_CHOSEN; else the one named by the
** game's tuned weights; else the one that this rule gives. MCTS plays a game in which random
** games come to an end, because each move fills a cell or destroys one, and in which men say
** little about who is ahead, because no walk captures. That is:
** - no piece is royal, and none is one whose capture ends the game; no walk lands on an enemy;
** - men are put down and never walk; or none are put down, and moves destroy cells (`unmake`).
** Alpha-beta plays all others. The rule rests on matches of some games; nobody can try
** all that could be written. */
Searcher searcher_for(const Game *g, Searcher asked);

/* What the searchers of one game keep from search to search: a transposition table and an MCTS
** tree, of `megabytes` each. The one that searcher_for(g, SEARCHER_CHOSEN) needs is allocated
** at once, so that no search is charged for it; the other at its first search. Owned by the
** caller; searching_free(NULL) is allowed. */
typedef struct Searching Searching;
Searching *searching_new(const Game *g, size_t megabytes);
void searching_free(Searching *s);

/* Searches as search_run() does, with the searcher that searcher_for(p->game, asked) names. */
Report searching_run(Searching *s, Searcher asked, const Pos *p, const History *history,
                     const Limits *limits, const Watcher *watcher);

#endif
