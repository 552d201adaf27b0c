/*
** searcher.c -- chooses alpha-beta or Monte-Carlo tree search for a game, and runs it.
*/
#include "searcher.h"

#include "search/mcts/mcts.h"

#include <stdlib.h>

struct Searching {
    size_t megabytes;
    Tt *tt;         /* owned; NULL: not made yet */
    MctsTree *tree; /* owned; NULL: not made yet */
};

static MctsTree *tree_of(Searching *s) {
    if (!s->tree)
        s->tree = mcts_tree_new(s->megabytes);
    return s->tree;
}

static Tt *table_of(Searching *s) {
    if (!s->tt)
        s->tt = tt_new(s->megabytes);
    return s->tt;
}

Searching *searching_new(const Game *g, size_t megabytes) {
    Searching *s = mem_grow(NULL, sizeof *s);
    *s = (Searching){.megabytes = megabytes};
    if (searcher_for(g, SEARCHER_CHOSEN) == SEARCHER_MCTS)
        tree_of(s);
    else
        table_of(s);
    return s;
}

void searching_free(Searching *s) {
    if (!s)
        return;
    tt_free(s->tt);
    mcts_tree_free(s->tree);
    free(s);
}

/* ---- the rule ---- */

static bool threatens(const Game *g) {
    for (int i = 0; i < g->nplayers * g->graph.ncells; i++)
        if (!set_empty(g->reach.threat[i]))
            return true;
    return false;
}

static bool puts_down(const Game *g) {
    for (int i = 0; i < g->nplayers * g->nkinds; i++)
        if (game_drops(g, i / g->nkinds, i % g->nkinds))
            return true;
    return false;
}

/* True if some man on the board has a walk in this part of a turn. */
static bool men_walk(const Game *g, const Part *part) {
    for (int i = 0; i < g->nplayers * g->nkinds; i++)
        if (part->kinds >> i % g->nkinds & 1 &&
            game_walk(g, part->program, i / g->nkinds, i % g->nkinds))
            return true;
    return false;
}

static bool any_walks(const Game *g) {
    for (int i = 0; i < g->nturns; i++)
        for (int k = 0; k < g->turns[i].nparts; k++)
            if (!g->turns[i].part[k].only_drops && men_walk(g, &g->turns[i].part[k]))
                return true;
    return false;
}

static bool shuts_cells(const Game *g) {
    for (int i = 0; i < g->nacts; i++)
        if (fx_info[g->acts[i].fx].does & DOES_SHUT)
            return true;
    return false;
}

static bool fills_up(const Game *g) {
    if (g->royal || g->goal || threatens(g))
        return false;
    return puts_down(g) ? !any_walks(g) : shuts_cells(g);
}

Searcher searcher_for(const Game *g, Searcher asked) {
    if (asked != SEARCHER_CHOSEN)
        return asked;
    if (g->weights && g->weights->searcher != SEARCHER_CHOSEN)
        return g->weights->searcher;
    return fills_up(g) ? SEARCHER_MCTS : SEARCHER_ALPHA_BETA;
}

Report searching_run(Searching *s, Searcher asked, const Pos *p, const History *history,
                     const Limits *limits, const Watcher *watcher) {
    if (searcher_for(p->game, asked) == SEARCHER_MCTS)
        return mcts_run(p, history, limits, tree_of(s), watcher);
    return search_run(p, history, limits, table_of(s), watcher);
}
