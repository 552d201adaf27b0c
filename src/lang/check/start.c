/*
** start.c -- how a game begins: it should not be over, nor anybody in check, and its men should be able to
** move.
*/
#include "odd.h"

#include "vm/ask/movegen.h"
#include "vm/meaning/make.h"
#include "vm/meaning/rules.h"
#include "vm/tables/tables.h"

static void say_over(Def *d, int rule) {
    Place at = d->setup.place;
    if (rule >= 0 && (size_t)rule < d->rules.n)
        diags_add(d->diags, DIAG_WARNING, at.file, at.line,
                  "setup: the game is over where it begins, by the rule of line %d",
                  d->rules.at[rule].place.line);
    else
        diags_add(d->diags, DIAG_WARNING, at.file, at.line,
                  "setup: the game is over where it begins: %s has no move",
                  d->display->player[d->setup.first].name);
}

/* Might the walk lead somewhere? What the machine runs is not looked at. */
static bool leads_anywhere(const Game *g, int walk) {
    const WalkTable *t = &g->tables->walk[walk];
    bool any = !t->start || t->solver;
    for (int cell = 0; cell < g->graph.ncells && !any; cell++)
        any = t->start[cell].nfamilies > 0;
    return any;
}

/* A kind with walks that lead nowhere, as one step on from the last rank. */
static void check_going(Def *d, const Game *g) {
    for (int k = 0; k < g->nkinds; k++) {
        const PieceDef *p = &d->pieces.at[k];
        bool any = !g->tables || !p->move || p->move->op == NODE_NONE || p->drop;
        for (int player = 0; player < g->nplayers && !any; player++) {
            int walk = game_walk_number(g, 0, player, k);
            any = walk >= 0 && leads_anywhere(g, walk);
        }
        if (!any)
            diags_add(d->diags, DIAG_WARNING, p->place.file, p->place.line,
                      "piece '%s' can never move: its walks lead nowhere, from any cell",
                      p->kind.name);
    }
}

void check_start(Def *d, const Game *g) {
    Pos p;
    check_going(d, g);
    if (d->setup.place.line == 0)
        return;
    pos_start(g, &p);
    if (p.chance)
        return; /* a throw comes first */
    Result r = rules_judge(&p, NULL, -1);
    if (r.verdict != VERDICT_NONE)
        say_over(d, r.rule);
    for (int player = 0; player < d->nplayers; player++)
        if (pos_in_check(&p, player))
            diags_add(d->diags, DIAG_WARNING, d->setup.place.file, d->setup.place.line,
                      "setup: %s is in check where the game begins",
                      d->display->player[player].name);
}
