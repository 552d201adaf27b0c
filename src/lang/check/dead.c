/*
** dead.c -- ways of a walk that lead nowhere on this board, whatever stands on it.
**
** A way through the pattern is tried from every cell, as if all that is asked of what stands there held; only where
** that leads somewhere, with what can stand on a cell at once. On six ranks
**
**     all + n * s               the second never: it would come back to where it began
**     all + straight(n * e)     the second never: a straight line keeps its direction
**     all + n^7                 the second never: the board ends
**     all + quiet(capture(n))   the second never: no empty cell is an enemy's
**
** What would take too long to find out may lead somewhere, and so may `none`, which Lua puts where another choice of an
** option has a walk.
*/
#include "odd.h"

#include "lang/tree/facts.h"

/* How far a way has come. */
typedef struct Course {
    Sq here;
    CellSet been;
    Dir line,
        heading; /* of a straight line that has begun: as it is named, and as it runs now */
    bool straight;
    unsigned holds; /* ON_*: what the cell may hold, by what has been asked of it */
} Course;

/* What comes behind a node. */
typedef struct Rest {
    const Node *node; /* NULL: only what stood around is left: */
    bool straight;
    int times; /* of a repeated node: how often it has been walked */
    const struct Rest *next;
} Rest;

typedef struct Tried {
    const Def *def;
    const Game *g;
    int player;
    bool standing; /* is it looked at what can stand on a cell? */
    int left;      /* work */
} Tried;

static bool leads(Tried *t, const Node *n, Course c, const Rest *k);

/* May the condition hold of the cell, for all that is known of where it lies? That zones have no cell at all is told
** where they are joined (logic.c). */
static bool may_hold(const Tried *t, const Node *n, Sq here) {
    CellSet zone;
    n = node_side(n, t->player);
    if (cond_is_zone(n, t->player, set_first((unsigned)t->def->board.ncells), &zone))
        return set_empty(zone) || set_has(&zone, here);
    return n->op != NODE_AND || (may_hold(t, n->a, here) && may_hold(t, n->b, here));
}

static bool leads_again(Tried *t, const Node *n, int times, Course c, const Rest *k);

static bool goes_on(Tried *t, Course c, const Rest *k) {
    if (!k)
        return true;
    if (!k->node) {
        c.straight = k->straight;
        c.line = DIR_NONE;
        return goes_on(t, c, k->next);
    }
    return k->node->op == NODE_REPEAT ? leads_again(t, k->node, k->times, c, k->next)
                                      : leads(t, k->node, c, k->next);
}

static bool leads_again(Tried *t, const Node *n, int times, Course c, const Rest *k) {
    const Rest more = {.node = n, .times = times + 1, .next = k};
    return (times >= n->arg && goes_on(t, c, k)) ||
           ((n->hi < 0 || times < n->hi) && leads(t, n->a, c, &more));
}

static bool steps(Tried *t, const Node *n, Course c, const Rest *k) {
    const Graph *graph = &t->g->graph;
    for (CellSet dirs = n->set; !set_empty(dirs);) {
        Dir d = (Dir)set_pop(&dirs);
        bool follows = c.straight && c.line != DIR_NONE;
        Dir by = follows ? c.heading : d;
        Sq next = follows && d != c.line ? SQ_NONE : graph_next(graph, by, c.here);
        if (next == SQ_NONE || set_has(&c.been, next))
            continue;
        Course to = {.here = next, .been = c.been, .line = d, .straight = c.straight};
        to.holds = ON_ALL;
        to.heading = graph_arrive(graph, by, c.here);
        set_add(&to.been, next);
        if (goes_on(t, to, k))
            return true;
    }
    return false;
}

/* The course goes on where it is, if the condition may hold there beside those that were asked before. */
static bool passes(Tried *t, const Node *cond, Course c, const Rest *k) {
    c.holds &= cond_most(cond, t->player);
    return may_hold(t, cond, c.here) && (c.holds || !t->standing) && goes_on(t, c, k);
}

/* Is there such a way on from where the course is? */
static bool leads(Tried *t, const Node *n, Course c, const Rest *k) {
    n = node_side(n, t->player);
    if (t->left-- <= 0 || n->op == NODE_REVISIT || n->op == NODE_ANYWHERE)
        return true;
    switch (node_info[n->op].steps) {
    case STEPS_NO_WAY: return true;
    case STEPS_ALL: return steps(t, n, c, k);
    case STEPS_EITHER: return leads(t, n->a, c, k) || leads(t, n->b, c, k);
    case STEPS_BOTH: return leads(t, n->a, c, &(Rest){.node = n->b, .next = k});
    case STEPS_TIMES: return leads_again(t, n, 0, c, k);
    case STEPS_LIKE: {
        const Rest after = {.straight = c.straight, .next = k};
        if (n->op != NODE_STRAIGHT)
            return leads(t, n->a, c, k);
        c.straight = true, c.line = DIR_NONE;
        return leads(t, n->a, c, &after);
    }
    case STEPS_NOT:
        if (n->op == NODE_AT || n->sort == SORT_COND)
            return passes(t, n->op == NODE_AT ? n->a : n, c, k);
        break;
    case STEPS_ACTS: break;
    }
    return goes_on(t, c, k);
}

/* From some cell, for some player? */
static bool leads_from_any(const Def *d, const Game *g, const Node *n, bool standing) {
    enum { MOST = 3000 };
    for (int player = 0; player < d->nplayers; player++)
        for (int cell = 0; cell < d->board.ncells; cell++) {
            Tried t = {d, g, player, standing, MOST};
            const Course begin = {.here = (Sq)cell,
                                  .been = set_of((unsigned)cell),
                                  .line = DIR_NONE,
                                  .holds = ON_ALL};
            if (leads(&t, n, begin, NULL))
                return true;
        }
    return false;
}

static void say_dead(Def *d, const Game *g, const Node *n, const char *who, Place at) {
    bool apart = leads_from_any(d, g, n, false);
    diags_add(d->diags, DIAG_WARNING, at.file, n->place.line,
              apart
                  ? "%s: this way can never be gone: it asks of a cell what cannot stand there "
                    "at once, such as nothing and an enemy; '+' is \"or\""
                  : "%s: this way leads nowhere, from any cell; leave it out",
              who);
}

/* Of the ways of a sum that the author wrote, also where something stands before or behind the sum, as a promotion
** does; what he imports may be for other boards. What leads nowhere by itself does so with more round it, unless that
** is revisit(). */
static void check_ways(Def *d, const Game *g, const Node *n, const char *who, Place at) {
    unsigned steps = node_info[n->op].steps;
    if (n->op == NODE_SIDES || n->op == NODE_REVISIT)
        return;
    if (n->op != NODE_CHOICE && n->place.file == at.file && !leads_from_any(d, g, n, true)) {
        say_dead(d, g, n, who, at);
        return;
    }
    if (n->op == NODE_CHOICE || steps == STEPS_BOTH || steps == STEPS_LIKE)
        check_ways(d, g, n->a, who, at);
    if (n->op == NODE_CHOICE || steps == STEPS_BOTH)
        check_ways(d, g, n->b, who, at);
}

void check_dead(Def *d, const Game *g) {
    for (size_t i = 0; i < d->pieces.n; i++) {
        const PieceDef *p = &d->pieces.at[i];
        if (p->move &&
            leads_from_any(d, g, p->move, true)) /* or else it can never move (start.c) */
            check_ways(d, g, p->move, arena_printf(d->arena, "piece '%s'", p->kind.name),
                       p->place);
    }
    for (size_t i = 0; i < d->turns.n; i++)
        for (int k = 0; k < d->turns.at[i].nparts; k++)
            if (d->turns.at[i].part[k].walk)
                check_ways(d, g, d->turns.at[i].part[k].walk, "turn", d->turns.at[i].place);
}
