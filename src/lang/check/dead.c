/*
** dead.c -- ways of a walk that lead nowhere on this board, whatever stands on it.
**
** Every way through the pattern is tried from every cell. Of each cell it is known where it
** lies and, as a mask of ON_*, what the conditions that were asked of it leave possible. On
** six ranks
**
**     all + n * s               the second is dead: it would come back to where it began
**     all + straight(n * e)     the second is dead: a straight line keeps its direction
**     all + n^7                 the second is dead: the board ends
**     all + quiet(capture(n))   the second is dead: no empty cell is an enemy's
**
** A way that begins where the man stands is tried only from cells on which such a man could
** ever stand (stands.h), with a friend on them. If the men of a kind never come to rank 1,
** its `rank(1) * n` is dead; and so is `enemy * n`.
**
** What takes too long to try, by itself or after all that was tried before it, is taken to
** lead somewhere. So is `none`, which Lua puts where another choice of an option has a walk.
*/
#include "odd.h"
#include "stands.h"

#include "lang/tree/facts.h"

/* The most work for a definition, in calls of leads(): some tenths of a second. */
enum { STRAYED_MOST = 1 << 24 };

/* The state of a walk that is under way. */
typedef struct Course {
    Sq here;
    CellSet been; /* the cells visited, `here` included */
    /* Of a straight line: the direction that its steps name, DIR_NONE before the first, and the
    ** one in which it runs now, since edges may turn it. */
    Dir line, heading;
    const Node *via; /* the condition of the joints inside the via() it is in; or NULL */
    /* It is inside straight(); inside still(), or past it; inside a via() that has made a step,
    ** so that the next step leaves a joint. */
    bool straight, still, begun;
    unsigned holds; /* ON_*: what `here` may hold, by the conditions asked of it so far */
} Course;

/* What is to be walked after a node: a list, each entry on the stack of its caller. An entry
** without a node ends a straight() or via(): the course gets `via` and `straight` back, and
** `begun` if that was true. */
typedef struct Rest {
    const Node *node;
    const Node *via;
    bool straight, begun;
    int times; /* of a REPEAT node: how often it has been walked */
    const struct Rest *next;
} Rest;

/* A trial from one cell. */
typedef struct Tried {
    const Def *def;
    const Game *g;
    int player;    /* whose walk it is */
    bool standing; /* fail where nothing can stand on a cell that meets all that is asked */
    bool lands;    /* a man comes to stand where it ends, unless still(): not on a hole */
    bool revisits; /* it may visit a cell twice, as walks that conditions ask about may */
    int left;      /* calls of leads(); when they are used up, it leads somewhere */
} Tried;

static bool leads(Tried *t, const Node *n, Course c, const Rest *k);

/* Whether the condition may hold of the cell, as far as its zones decide that. An empty zone
** passes: it comes from joining zones that have no cell in common, which logic.c reports. */
static bool may_hold(const Tried *t, const Node *n, Sq here) {
    CellSet zone;
    n = node_side(n, t->player);
    if (cond_is_zone(n, t->player, set_first((unsigned)t->def->board.ncells), &zone))
        return set_empty(zone) || set_has(&zone, here);
    return n->op != NODE_AND || (may_hold(t, n->a, here) && may_hold(t, n->b, here));
}

static bool leads_again(Tried *t, const Node *n, int times, Course c, const Rest *k);

/* Whether the rest can be walked from where the course is. */
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

/* A REPEAT that has been walked `times` times: whether it can end here or go on. */
static bool leads_again(Tried *t, const Node *n, int times, Course c, const Rest *k) {
    const Rest more = {.node = n, .times = times + 1, .next = k};
    return (times >= n->arg && goes_on(t, c, k)) ||
           ((n->hi < 0 || times < n->hi) && leads(t, n->a, c, &more));
}

/* Whether the condition may hold where the course is, together with those asked before of the
** same cell: narrows c->holds. */
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

/* Whether n and then k can be walked from where the course is. What revisit() and `anywhere`
** do is not followed: they lead somewhere. */
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
        c.holds &= ON_FRIEND; /* it lands on a friend, and on nothing else */
        if (!c.holds && t->standing)
            return false;
        break;
    }
    return goes_on(t, c, k);
}

/* A walk that is examined. */
typedef struct Walked {
    Def *def;
    const Game *g;
    const char *who; /* whose it is, for messages: "piece 'Rook'", "turn" */
    Place place;     /* of the statement that has it */
    /* All cells; those where each player's men that walk it may stand, as he sees the board. */
    CellSet all, stands[PLAYERS_MAX];
    int left; /* for endings: how many walks that they ask about may still be tried */
} Walked;

/* How a way is tried.
**
**     stands         only from Walked.stands, with a friend there: it begins a man's move
**     lands          it is a whole move: a man lands where it ends
**     singly         each condition by itself, even if they exclude one another
**     anybody        with `stands`, but whatever stands where it begins
**     by_condition   a condition asks about it: it may visit a cell twice, and gets less work
*/
typedef struct Asked {
    bool stands, lands, singly, anybody, by_condition;
} Asked;

static bool strayed_far(const Walked *w) {
    return w->def->strayed > STRAYED_MOST;
}

/* Whether n leads somewhere from some cell for some player; true if that is too much work. */
static bool leads_at_all(const Walked *w, const Node *n, Asked a) {
    enum { MOST = 3000, FEWER = 600 }; /* work from one cell, and how deep a loop may recurse */
    for (int player = 0; player < w->def->nplayers; player++)
        for (CellSet at = a.stands ? w->stands[player] : w->all; !set_empty(at);) {
            unsigned cell = set_pop(&at);
            Tried t = {.def = w->def,
                       .g = w->g,
                       .player = player,
                       .standing = !a.singly,
                       .lands = a.lands && !a.singly,
                       .revisits = a.by_condition,
                       .left = a.by_condition ? FEWER : MOST};
            bool own = a.stands && !a.anybody;
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

/* Finds the reason by trying again, each time with one more demand dropped. */
static void say_dead(const Walked *w, const Node *n, bool lands) {
    const char *why = "this branch leads nowhere from any cell; leave it out";
    if (leads_at_all(w, n, (Asked){.stands = true, .lands = lands, .anybody = true}))
        why = "this branch is impossible: what it asks of the cell where it begins cannot "
              "hold, since one of the mover's own pieces is there";
    else if (leads_at_all(w, n, (Asked){.lands = lands}))
        why = "this branch is impossible: no such piece can ever be where it begins";
    else if (leads_at_all(w, n, (Asked){0}))
        why = "this branch is impossible: it ends on a hole, where no piece can be; still(p) * "
              "hole * make opens one from beside it";
    else if (leads_at_all(w, n, (Asked){.singly = true}))
        why = "this branch is impossible: it asks two things of a cell that cannot both hold, "
              "such as empty and enemy; '+' means \"or\"";
    if (!strayed_far(w)) /* past that every trial succeeds, and the reason may be wrong */
        def_warning(w->def, (Place){w->place.file, n->place.line}, "%s: %s", w->who, why);
}

/* Reports the outermost parts of a walk that lead nowhere, be they ways of a choice or
** stretches of a way. What leads nowhere by itself does so with more around it, unless that
** is revisit(). Only lines of the author's own file count: what he imports may be meant for
** other boards. A part has a.stands if nothing stands before it, and a.lands if nothing is
** around it. */
static void check_ways(const Walked *w, const Node *n, Asked a) {
    unsigned steps = node_info[n->op].steps;
    if (n->op == NODE_SIDES || n->op == NODE_REVISIT)
        return;
    a.anybody = n->op == NODE_AT; /* `n + enemy` was reported when it was read */
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

/* Sets w->stands for the men of a kind. All cells, if there are no tables or there are
** options, another choice of which may change it, or if there is never such a man, which
** start.c reports. */
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
    /* Where the whole leads nowhere, start.c says that the piece can never move. */
    if (leads_at_all(&w, p->move, (Asked){.stands = true}))
        check_ways(&w, p->move, (Asked){.stands = true, .lands = true});
}

/* Whether the condition asks somewhere about a walk that leads nowhere on this board. */
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

/* Only the first walks that are asked about are tried. */
static void check_endings(Def *d, const Game *g) {
    int left = 200;
    for (size_t i = 0; i < d->rules.n; i++) {
        Place at = d->rules.at[i].place;
        Walked w = {d, g, "", at, set_first((unsigned)d->board.ncells), {{{0}}}, left};
        bool vain = asks_in_vain(&w, d->rules.at[i].when);
        left = w.left;
        if (vain)
            def_warning(
                d, at,
                "this rule asks about a walk that leads nowhere from any cell of this board");
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
