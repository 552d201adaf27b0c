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
** and, where it is the whole of a man's way, from where such a man could ever stand: none that goes on only begins at
** rank 1 where it stands on rank 2, and none begins where an enemy stands.
**
** What would take too long to find out, by itself or behind all that was tried before it, may lead somewhere, and so
** may `none`, which Lua puts where another choice of an option has a walk.
*/
#include "odd.h"
#include "stands.h"

#include "lang/tree/facts.h"

/* Steps that are tried for a whole definition: some tenths of a second. */
enum { STRAYED_MOST = 1 << 24 };

/* How far a way has come. */
typedef struct Course {
    Sq here;
    CellSet been;
    Dir line,
        heading;     /* of a straight line that has begun: as it is named, and as it runs now */
    const Node *via; /* asked at each joint, from the first step (`begun`) on; or NULL */
    bool straight, still, begun;
    unsigned holds; /* ON_*: what the cell may hold, by what has been asked of it */
} Course;

/* What comes behind a node. */
typedef struct Rest {
    const Node *node; /* NULL: only what stood around is left: */
    const Node *via;
    bool straight, begun;
    int times; /* of a repeated node: how often it has been walked */
    const struct Rest *next;
} Rest;

typedef struct Tried {
    const Def *def;
    const Game *g;
    int player;
    bool standing; /* is it looked at what can stand on a cell? */
    bool lands;    /* does a man stand where it ends, who has not stayed? */
    bool revisits; /* may it come to a cell twice, as walks that are asked about do? */
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
        return !t->lands || c.still || c.holds & ~(unsigned)ON_HOLE;
    if (!k->node) {
        if (c.straight != k->straight)
            c.line = DIR_NONE;
        c.straight = k->straight;
        c.via = k->via;
        c.begun |= k->begun;
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

/* The condition may hold where the course is, beside those that were asked before. */
static bool may_pass(const Tried *t, const Node *cond, Course *c) {
    c->holds &= cond_most(cond, t->player);
    return may_hold(t, cond, c->here) && (c->holds || !t->standing);
}

static bool steps(Tried *t, const Node *n, Course c, const Rest *k) {
    const Graph *graph = &t->g->graph;
    if (c.via && c.begun && !may_pass(t, c.via, &c))
        return false;
    for (CellSet dirs = n->set; !set_empty(dirs);) {
        Dir d = (Dir)set_pop(&dirs);
        bool follows = c.straight && c.line != DIR_NONE;
        Dir by = follows ? c.heading : d;
        Sq next = follows && d != c.line ? SQ_NONE : graph_next(graph, by, c.here);
        if (next == SQ_NONE || (set_has(&c.been, next) && !t->revisits))
            continue;
        Course to = {.here = next, .been = c.been, .line = d, .straight = c.straight};
        to.via = c.via;
        to.begun = true;
        to.still = c.still;
        to.holds = ON_ALL;
        to.heading = graph_arrive(graph, by, c.here);
        set_add(&to.been, next);
        if (goes_on(t, to, k))
            return true;
    }
    return false;
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
        const Rest after = {.via = c.via, .straight = c.straight, .begun = c.begun, .next = k};
        c.still |= n->op == NODE_STILL;
        if (n->op == NODE_STRAIGHT)
            c.straight = true, c.line = DIR_NONE;
        else if (n->op == NODE_VIA)
            c.via = n->b, c.begun = false;
        else
            return leads(t, n->a, c, k);
        return leads(t, n->a, c, &after);
    }
    case STEPS_NOT:
        if (n->op == NODE_AT || n->sort == SORT_COND)
            return may_pass(t, n->op == NODE_AT ? n->a : n, &c) && goes_on(t, c, k);
        break;
    case STEPS_ACTS:
        if (n->op != NODE_SWAP)
            break;
        c.holds &= ON_FRIEND; /* by that he lands, and on nobody else */
        if (!c.holds && t->standing)
            return false;
        break;
    }
    return goes_on(t, c, k);
}

/* What is looked at: a walk, whose it is, and where each player's men may stand who go it, as he sees the board. */
typedef struct Walked {
    Def *def;
    const Game *g;
    const char *who;
    Place place;
    CellSet all, stands[PLAYERS_MAX];
    int left; /* work that conditions of endings may still take */
} Walked;

/* What is asked of a way: is it one from where such men stand, one that is complete, so that they land where it ends, or
** (`apart`) one for which it does not matter what can stand on a cell at once, or (`anybody`) who stands where it
** begins? Is it a condition that asks for it? */
typedef struct Asked {
    bool stands, lands, apart, anybody, by_condition;
} Asked;

static bool strayed_far(const Walked *w) {
    return w->def->strayed > STRAYED_MOST;
}

/* From some cell, for some player? */
static bool leads_at_all(const Walked *w, const Node *n, Asked a) {
    enum { MOST = 3000, FEWER = 600 }; /* what may come back goes so deep, too */
    for (int player = 0; player < w->def->nplayers; player++)
        for (CellSet at = a.stands ? w->stands[player] : w->all; !set_empty(at);) {
            unsigned cell = set_pop(&at);
            Tried t = {.def = w->def,
                       .g = w->g,
                       .player = player,
                       .standing = !a.apart,
                       .lands = a.lands && !a.apart,
                       .revisits = a.by_condition,
                       .left = a.by_condition ? FEWER : MOST};
            bool own = a.stands && !a.anybody; /* a man of his own stands there */
            const Course begin = {.here = (Sq)cell,
                                  .been = set_of(cell),
                                  .line = DIR_NONE,
                                  .holds = own ? ON_FRIEND : ON_ALL};
            bool leads_on = leads(&t, n, begin, NULL);
            w->def->strayed += (a.by_condition ? FEWER : MOST) - t.left;
            if (leads_on || strayed_far(w))
                return true;
        }
    return false;
}

static void say_dead(const Walked *w, const Node *n, bool lands) {
    const char *why = "this way leads nowhere, from any cell; leave it out";
    if (leads_at_all(w, n, (Asked){.stands = true, .lands = lands, .anybody = true}))
        why = "this way can never be gone: it asks of the cell where it begins for what is not "
              "there, since a man of the mover's stands there";
    else if (leads_at_all(w, n, (Asked){.lands = lands}))
        why = "this way can never be gone: no such man could ever stand where it begins";
    else if (leads_at_all(w, n, (Asked){0}))
        why = "this way can never be gone: it ends on a hole, where nobody can stand; "
              "still(p) * hole * make opens one from beside";
    else if (leads_at_all(w, n, (Asked){.apart = true}))
        why = "this way can never be gone: it asks of a cell what cannot stand there at once, "
              "such as nothing and an enemy; '+' is \"or\"";
    if (!strayed_far(w)) /* or else the reason is none */
        diags_add(w->def->diags, DIAG_WARNING, w->place.file, n->place.line, "%s: %s", w->who,
                  why);
}

/* Of the ways of a sum that the author wrote, also where something stands before or behind the sum, as a promotion
** does; what he imports may be for other boards. What leads nowhere by itself does so with more round it, unless that
** is revisit(). A way `stands` where nothing stands before it: it begins where the man stands; and `lands` where nothing is round
** it. */
static void check_ways(const Walked *w, const Node *n, Asked a) {
    unsigned steps = node_info[n->op].steps;
    if (n->op == NODE_SIDES || n->op == NODE_REVISIT)
        return;
    a.anybody = n->op == NODE_AT; /* beside walks a condition is told where it is read */
    if (n->op != NODE_CHOICE && n->place.file == w->place.file && !leads_at_all(w, n, a)) {
        say_dead(w, n, a.lands);
        return;
    }
    Asked first = {.stands = a.stands, .lands = a.lands && n->op == NODE_CHOICE},
          second = {.stands = a.stands && n->op == NODE_CHOICE, .lands = first.lands};
    if (n->op == NODE_CHOICE || steps == STEPS_BOTH || steps == STEPS_LIKE)
        check_ways(w, n->a, first);
    if (n->op == NODE_CHOICE || steps == STEPS_BOTH)
        check_ways(w, n->b, second);
}

/* Where the men of a kind may stand; all cells where that is another with another choice of an option, and
** where there is never one (start.c). */
static void find_stands(Walked *w, int kind) {
    bool any = false;
    for (int player = 0; player < w->def->nplayers && w->g->tables && w->def->options.n == 0;
         player++) {
        w->stands[player] = stands_seen(w->g, player, stands_ever(w->def, w->g, player, kind));
        any = any || !set_empty(w->stands[player]);
    }
    for (int player = 0; player < w->def->nplayers && !any; player++)
        w->stands[player] = w->all;
}

static void check_piece(Def *d, const Game *g, int kind) {
    const PieceDef *p = &d->pieces.at[kind];
    Walked w = {.def = d,
                .g = g,
                .who = arena_printf(d->arena, "piece '%s'", p->kind.name),
                .place = p->place,
                .all = set_first((unsigned)d->board.ncells)};
    find_stands(&w, kind);
    if (leads_at_all(&w, p->move,
                     (Asked){.stands = true})) /* or else it can never move (start.c) */
        check_ways(&w, p->move, (Asked){.stands = true, .lands = true});
}

/* Does the condition ask somewhere about a walk that there is not on this board? */
static bool asks_in_vain(Walked *w, const Node *n) {
    bool vain = false;
    for (; n && !vain; n = n->b) {
        for (int p = 0; n->op == NODE_SIDES && p < w->def->nplayers && !vain; p++)
            vain = asks_in_vain(w, n->side[p]);
        if ((n->op == NODE_LEADS || n->op == NODE_FROM) && w->left-- > 0)
            vain = !leads_at_all(w, n->op == NODE_FROM ? n->b : n->a,
                                 (Asked){.by_condition = true});
        vain = vain || asks_in_vain(w, n->a);
    }
    return vain;
}

/* Of very many walks the last ones are not looked at. */
static void check_endings(Def *d, const Game *g) {
    int left = 200;
    for (size_t i = 0; i < d->rules.n; i++) {
        Place at = d->rules.at[i].place;
        Walked w = {d, g, "", at, set_first((unsigned)d->board.ncells), {{{0}}}, left};
        bool vain = asks_in_vain(&w, d->rules.at[i].when);
        left = w.left;
        if (vain)
            diags_add(
                d->diags, DIAG_WARNING, at.file, at.line,
                "this rule asks about a walk that leads nowhere on this board, from any cell");
    }
}

void check_dead(Def *d, const Game *g) {
    check_endings(d, g);
    for (size_t i = 0; i < d->pieces.n; i++)
        if (d->pieces.at[i].move)
            check_piece(d, g, (int)i);
    for (size_t i = 0; i < d->turns.n; i++) {
        const TurnDef *t = &d->turns.at[i];
        Walked w = {d, g, "turn", t->place, set_first((unsigned)d->board.ncells), {{{0}}}, 0};
        for (int k = 0; k < t->nparts; k++)
            if (t->part[k].walk)
                check_ways(&w, t->part[k].walk, (Asked){0});
    }
}
