/*
** noeffect.c -- what a definition says to no effect.
**
**     piece "Man" { move = n * become "Man" }           it is a Man already
**     drop = anywhere + anywhere:to(kind "Man")         the second never: no empty cell
**     throw "die" { { 1, walk = stay } }                nothing happens, nobody asks
**     piece "Man" { move = n, drop = anywhere }         without `hand` there is no end of Men
**     piece "Man" { move = n * s * stay }               its derived value is 0
*/
#include "odd.h"

#include "check.h"
#include "lang/tree/facts.h"

#include <string.h>

/* ---- become ---- */

/* Looks for what the man himself may become: sets *same if it is what he is, *other if it is
** something else. What becomes of others (every, any) is passed over. */
static void find_become(const Node *n, int player, const char *name, bool *same, bool *other) {
    for (; n; n = n->b) {
        n = node_side(n, player);
        bool is = n->op == NODE_BECOME && n->kinds.n == 1 && strcmp(n->kinds.at[0], name) == 0;
        *same = *same || is;
        *other = *other || (n->op == NODE_BECOME && !is);
        if (n->a && n->sort == SORT_WALK && n->op != NODE_EVERY && n->op != NODE_ANY)
            find_become(n->a, player, name, same, other);
    }
}

/* Where the man may become something else as well, his own name in a list of promotions is how
** an author lets him decline. */
static void check_become(Def *d, const PieceDef *p) {
    bool same = false, other = false;
    for (int player = 0; player < d->nplayers; player++) {
        find_become(p->move, player, p->kind.name, &same, &other);
        find_become(p->drop, player, p->kind.name, &same, &other);
    }
    if (same && !other)
        def_warning(d, p->place, "piece '%s': become: it already is '%s', so nothing changes",
                    p->kind.name, p->kind.name);
}

/* ---- drops ---- */

/* What the cell of the drop can hold (ON_*): a superset. */
static unsigned drop_holds(const Node *n, int player) {
    n = node_side(n, player);
    if (n->op == NODE_AT || n->sort == SORT_COND)
        return cond_most(n->op == NODE_AT ? n->a : n, player);
    if (n->op == NODE_CHOICE || n->op == NODE_ELSE)
        return drop_holds(n->a, player) | drop_holds(n->b, player);
    if (n->op != NODE_THEN)
        return ON_ALL;
    unsigned last = drop_holds(n->b, player);
    return walk_may_step(n->b, player) ? last : last & drop_holds(n->a, player);
}

/* Whether some way of a choice puts the piece down on nothing but a taken cell. */
static bool drops_on_men(const Node *n, int player) {
    n = node_side(n, player);
    if (n->op == NODE_CHOICE || n->op == NODE_ELSE)
        return drops_on_men(n->a, player) || drops_on_men(n->b, player);
    return !walk_acts(n, player) && !(drop_holds(n, player) & (ON_EMPTY | ON_HOLE));
}

static void check_drop(Def *d, const PieceDef *p) {
    bool all = p->drop != NULL;
    for (int player = 0; player < d->nplayers && all; player++)
        all = drops_on_men(p->drop, player) && drop_holds(p->drop, player) & ON_EMPTY;
    if (all)
        def_warning(d, p->place,
                    "piece '%s': drop: a part of it asks for a cell that is taken, but a piece "
                    "is dropped on an empty one only; leave that part out",
                    p->kind.name);
}

/* Whether every turn that drops pieces is always open, and no rule forbids any. */
static bool drops_freely(const Def *d) {
    bool freely = def_drops(d) && d->decrees.n == 0;
    for (size_t i = 0; i < d->turns.n && freely; i++) {
        const TurnDef *t = &d->turns.at[i];
        freely = t->nparts == 1 && !t->part[0].when && !t->most && !t->otherwise;
    }
    return freely;
}

/* Where no hand counts any piece, one that both moves and is dropped was meant to come from a
** hand. One that is only dropped is a stone, of which there is no end. */
static void check_unheld(Def *d, const Game *g, int kind) {
    enum { ASK_LIMITS = ASK_VARS | ASK_WALKS | ASK_GOES | ASK_EVENT };
    const PieceDef *p = &d->pieces.at[kind];
    bool goes = false, counted = false;
    for (int k = 0; k < g->nkinds; k++)
        counted = counted || g->kinds[k].in_hand;
    for (int player = 0; player < d->nplayers && p->move; player++)
        goes = goes || walk_may_go(p->move, player);
    if (goes && p->drop && !counted && !(p->drop->asks & ASK_LIMITS) &&
        !node_has(p->drop, 0, NODE_COUNT, true) && !node_has(p->drop, 0, NODE_CELLS, true) &&
        !walk_acts(p->drop, 0) && drops_freely(d))
        def_warning(d, p->place,
                    "piece '%s': it can be dropped any number of times, since no hand counts "
                    "it; write hand { %s = 5 }, or hand { \"%s\", captured = true }",
                    p->kind.name, p->kind.name, p->kind.name);
}

/* ---- values ---- */

/* Whether there is a warning of the line: one who can go nowhere has no value, and was
** reported. */
static bool is_reported(const Def *d, Place at) {
    const Diag *g = d->diags->first;
    while (g && !(g->line == at.line && strcmp(g->file, at.file) == 0))
        g = g->next;
    return g;
}

/* A stated 0 is meant. */
static void check_worthless(Def *d, const Game *g, int kind) {
    const PieceDef *p = &d->pieces.at[kind];
    bool worthless = p->move && !p->kind.royal && !p->kind.valued;
    bool goes = false;
    for (int player = 0; player < d->nplayers && worthless; player++) {
        worthless = g->kinds[kind].value[player] == 0;
        goes = goes || walk_may_go(p->move, player);
    }
    if (worthless && goes && !is_reported(d, p->place))
        def_warning(d, p->place,
                    "piece '%s': its value, derived from how far it can go, is 0, so the "
                    "program would give it away for nothing; write value = 100",
                    p->kind.name);
}

/* ---- throws ---- */

static bool asks_throw(const Def *d, const Node *n) {
    bool asks = n && n->asks & ASK_THROW;
    for (int p = 0; n && p < d->nplayers && !asks; p++)
        asks = node_has(n, p, NODE_BY_CHANCE, true);
    return asks;
}

/* Whether anything asks what was thrown, or whether something was. */
static bool throws_asked(const Def *d) {
    bool asks = false;
    for (size_t i = 0; i < d->rules.n; i++)
        asks = asks || asks_throw(d, d->rules.at[i].when);
    for (size_t i = 0; i < d->decrees.n; i++)
        asks = asks || asks_throw(d, d->decrees.at[i].when);
    for (size_t i = 0; i < d->triggers.n; i++)
        asks = asks || asks_throw(d, d->triggers.at[i].when) ||
               asks_throw(d, d->triggers.at[i].value);
    for (size_t i = 0; i < d->follows.n; i++)
        asks = asks || asks_throw(d, d->follows.at[i].walk) ||
               asks_throw(d, d->follows.at[i].from);
    for (size_t i = 0; i < d->pieces.n; i++)
        asks =
            asks || asks_throw(d, d->pieces.at[i].move) || asks_throw(d, d->pieces.at[i].drop);
    for (size_t i = 0; i < d->turns.n; i++)
        for (int k = 0; k < d->turns.at[i].nparts; k++)
            asks = asks || asks_throw(d, d->turns.at[i].part[k].when) ||
                   asks_throw(d, d->turns.at[i].part[k].walk);
    return asks;
}

static bool does_nothing(const Def *d, const ThrowDef *t) {
    bool nothing = t->nmarks == 0;
    for (int i = 0; i < t->ncases && nothing; i++) {
        const CaseDef *c = &t->cases[i];
        nothing = !c->again;
        for (int p = 0; p < d->nplayers && nothing; p++)
            nothing = !walk_acts(c->walk, p) && !walk_may_go(c->walk, p);
    }
    return nothing;
}

static void check_throws(Def *d) {
    bool asked = d->challenge.declared || d->throws.n == 0 || throws_asked(d);
    for (size_t i = 0; i < d->throws.n && !asked; i++) {
        const ThrowDef *t = &d->throws.at[i];
        if (does_nothing(d, t))
            def_warning(d, t->place,
                        "throw '%s': whatever falls, nothing happens, and nothing asks for it; "
                        "keep it, after { c:set(roll(1)), at = \"change\" }, or leave it out",
                        t->name);
    }
}

void check_noeffect(Def *d, const Game *g) {
    for (size_t i = 0; i < d->pieces.n; i++) {
        check_become(d, &d->pieces.at[i]);
        check_drop(d, &d->pieces.at[i]);
        check_unheld(d, g, (int)i);
        check_worthless(d, g, (int)i);
    }
    check_throws(d);
}
