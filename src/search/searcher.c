/*
** searcher.c -- a rule that matches were played for.
*/
#include "searcher.h"

#include "search/mcts/mcts.h"

#include <stdlib.h>

struct Searching {
    size_t megabytes;
    Tt *tt;         /* owned; NULL: not made yet */
    MctsTree *tree; /* the same */
};

Searching *searching_new(size_t megabytes) {
    Searching *s = mem_grow(NULL, sizeof *s);
    *s = (Searching){.megabytes = megabytes};
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

/* Can a move do one of these things (DOES_*)? */
static bool any_does(const Game *g, unsigned does) {
    for (int i = 0; i < g->nacts; i++)
        if (fx_info[g->acts[i].fx].does & does)
            return true;
    return false;
}

/* Does an expression ask about a walk that goes straight on? */
static bool asks_lines(const Game *g, ExprId id) {
    const Expr *e = &g->exprs[id];
    if (id == 0)
        return false;
    if (e->kind == EXPR_LEADS || e->kind == EXPR_FROM) {
        const Program *p = &g->queries[e->arg];
        for (int at = 0; at < p->n; at += op_length(p->code[at]))
            if (p->code[at] == OP_STEP && p->code[at + 2] & STEP_LINE)
                return true;
    }
    return asks_lines(g, e->a) || asks_lines(g, e->b);
}

static bool ends_by_lines(const Game *g) {
    for (int i = 0; i < g->nrules; i++)
        if (asks_lines(g, g->rules[i].when))
            return true;
    return false;
}

static bool fills_up(const Game *g) {
    if (ends_by_lines(g) || g->royal || g->goal || threatens(g))
        return false;
    return puts_down(g) ? !any_does(g, DOES_GO) : any_does(g, DOES_SHUT);
}

Searcher searcher_for(const Game *g, Searcher asked) {
    if (asked != SEARCHER_CHOSEN)
        return asked;
    return fills_up(g) ? SEARCHER_MCTS : SEARCHER_ALPHA_BETA;
}

Report searching_run(Searching *s, Searcher asked, const Pos *p, const History *history,
                     const Limits *limits, atomic_bool *stop, SearchFn *fn, void *ctx) {
    if (searcher_for(p->game, asked) == SEARCHER_MCTS) {
        if (!s->tree)
            s->tree = mcts_tree_new(s->megabytes);
        return mcts_run(p, history, limits, s->tree, stop, fn, ctx);
    }
    if (!s->tt)
        s->tt = tt_new(s->megabytes);
    return search_run(p, history, limits, s->tt, stop, fn, ctx);
}
