/*
** ways.c -- lists every path through a program, then unites ways for as long as what they allow
** together stays the same.
*/
#include "ways.h"

#include "base/arena.h"
#include "base/scc.h"
#include "noun.h"

#include <string.h>

/* WAYS_MAX: of a program, before any are united. FORKS_MAX: on one way. */
enum { WAYS_MAX = 400, FORKS_MAX = 64 };

/* ---- what is asked at one cell ---- */

bool asked_alike(const Asked *a, const Asked *b) {
    return a->mask == b->mask && a->n == b->n && a->nacts == b->nacts &&
           memcmp(a->test, b->test, a->n * sizeof *a->test) == 0 &&
           memcmp(a->act, b->act, a->nacts * sizeof *a->act) == 0;
}

static bool names_place(const Game *g, ExprId test) {
    return g->exprs[test].kind == EXPR_IN;
}

static CellSet zone_asked(const Game *g, ExprId test) {
    return g->zones[g->exprs[test].arg];
}

CellSet asked_cells(const Game *g, const Asked *a, CellSet cells) {
    for (int i = 0; i < a->n; i++)
        if (names_place(g, a->test[i]))
            cells = set_and(cells, zone_asked(g, a->test[i]));
    return cells;
}

void asked_forget(const Game *g, Asked *a, CellSet cells) {
    int n = 0;
    for (int i = 0; i < a->n; i++)
        if (!names_place(g, a->test[i]) || !set_within(cells, zone_asked(g, a->test[i])))
            a->test[n++] = a->test[i];
    a->n = (uint8_t)n;
    memset(&a->test[n], 0, (size_t)(ASKS_MAX - n) * sizeof *a->test);
}

/* ---- through the program ---- */

/* A path through the program, as far as it has been followed. */
typedef struct Course {
    Way way;
    Asked next;  /* what has been tested and done so far at the cell where it is */
    bool landed; /* past LAND or LOOK */
    bool owed;   /* a man was put down, and is yet to be taken off the counter of the hand */
    bool fresh;  /* the next step begins a new line */
    int nforks;
    struct {
        int at, nlegs; /* the offset of a fork that was passed, and the number of legs then */
    } fork[FORKS_MAX];
} Course;

typedef struct Finder {
    const Game *g;
    const Program *p;
    WayList *ways;
    bool whole; /* nothing has exceeded its limit */
} Finder;

static const Asked nothing_asked = {.mask = ON_ANYTHING};

static void add_test(Finder *f, Asked *a, ExprId test) {
    if (a->n == ASKS_MAX)
        f->whole = false;
    else
        a->test[a->n++] = test;
}

static void add_act(Finder *f, Asked *a, uint16_t act) {
    if (a->nacts == ASKS_MAX)
        f->whole = false;
    else
        a->act[a->nacts++] = act;
}

static void add_leg(Finder *f, Course *c, Leg leg) {
    Way *w = &c->way;
    if (w->nlegs == LEGS_MAX) {
        f->whole = false;
        return;
    }
    leg.before = c->next;
    leg.fresh = c->fresh && w->nlegs > 0;
    c->fresh = false;
    if (w->nlegs == 0)
        w->start = c->next;
    w->leg[w->nlegs++] = leg;
    c->next = nothing_asked;
}

/* What a long walk tests at each joint: a mask if it tests nothing else. */
static Asked between(const Game *g, ExprId joint) {
    Asked a = nothing_asked;
    if (joint && g->exprs[joint].kind == EXPR_ON)
        a.mask = (uint8_t)g->exprs[joint].arg;
    else if (joint)
        a.test[a.n++] = joint;
    return a;
}

static void add_long(Finder *f, Course *c, unsigned id) {
    const Long *l = &f->g->longs[id];
    add_leg(f, c,
            (Leg){.dirs = noun_dirs(f->g, l->dirs),
                  .lo = l->lo,
                  .hi = l->hi,
                  .within = between(f->g, l->joint)});
}

static void land(Course *c, unsigned mask) {
    Way *w = &c->way;
    if (w->nlegs == 0)
        w->start = c->next;
    else
        w->end = c->next;
    w->end.mask = (uint8_t)mask;
    c->landed = true;
}

/* The tests made before a man is put down, without those that there is one in hand: "0 < men in
** hand". */
static Asked before_hand(const Game *g, const Asked *a) {
    Asked left = nothing_asked;
    for (int i = 0; i < a->n; i++) {
        const Expr *e = &g->exprs[a->test[i]], *less = &g->exprs[e->a], *of = &g->exprs[e->b];
        bool any = e->kind == EXPR_LT && less->kind == EXPR_NUM && less->arg == 0 &&
                   of->kind == EXPR_VAR && game_counts_hand(g, of->arg);
        if (!any)
            left.test[left.n++] = a->test[i];
    }
    return left;
}

/* Follows what the man of a way that enters owes to the hand, c->owed. True for the acts by
** which he comes from it: the first DROP, and after it the ADD of -1 to its counter. */
static bool settle_hand(const Game *g, Course *c, const Act *act) {
    if (!c->way.enters)
        return false;
    if (act->fx == FX_DROP && !c->way.goes)
        return c->owed = true;
    const Expr *by = &g->exprs[act->expr];
    bool pays = c->owed && act->fx == FX_ADD && by->kind == EXPR_NUM && by->arg == -1 &&
                game_counts_hand(g, act->var);
    c->owed = c->owed && !pays;
    return pays;
}

/* Adds an act of the landing. Those by which the piece goes, fights, trades or becomes
** something are members of the way, the others acts of its end. */
static void add_deed(Finder *f, Course *c, uint16_t id) {
    Way *w = &c->way;
    const Act *act = &f->g->acts[id];
    bool own = act->ref_a == REF_START;
    bool from_hand = settle_hand(f->g, c, act);
    unsigned does = fx_info[act->fx].does;
    if (from_hand || (does & DOES_GO && (own || does & DOES_FIGHT))) {
        w->goes = true;
        w->fights = w->fights || does & DOES_FIGHT;
        w->trades = w->trades || does & DOES_TRADE;
    } else if (act->fx == FX_BECOME && (own || act->ref_a == REF_LANDED))
        w->becomes |= (KindSet)1 << act->kind;
    else
        add_act(f, &w->end, id);
}

/* True for an act that changes the kind of the walking man before he goes. It counts with the
** landing: he is of the new kind then. */
static bool recasts_walker(const Game *g, unsigned act) {
    return g->acts[act].fx == FX_BECOME && g->acts[act].ref_a == REF_START;
}

static void add_way(Finder *f, const Way *w) {
    if (f->ways->n < WAYS_MAX)
        ways_add(f->ways, *w);
    else
        f->whole = false;
}

/* Where a test belongs. */
static Asked *asked_now(Course *c) {
    return c->landed ? &c->way.end : &c->next;
}

/* Makes a single step one of any number. If each step begins a new line they turn freely. */
static void repeat(Leg *leg) {
    leg->within = leg->before;
    leg->hi = LEG_ANY;
    leg->line = leg->line && !leg->fresh;
}

/* Makes the legs from `first` on a round. A way can have one round, of its last legs. */
static void repeat_all(Finder *f, Way *w, int first) {
    if (first >= w->nlegs || w->again)
        f->whole = false;
    w->again = true;
    w->loop = first;
}

/* True if the fork was passed before and so ends a loop: the legs added since can be walked any
** number of times. Otherwise notes the fork. */
static bool ends_loop(Finder *f, Course *c, int at) {
    Way *w = &c->way;
    for (int i = 0; i < c->nforks; i++) {
        if (c->fork[i].at != at)
            continue;
        if (w->nlegs != c->fork[i].nlegs + 1)
            repeat_all(f, w, c->fork[i].nlegs);
        else
            repeat(&w->leg[w->nlegs - 1]);
        return true;
    }
    if (c->nforks == FORKS_MAX)
        f->whole = false;
    else
        c->fork[c->nforks].at = at, c->fork[c->nforks++].nlegs = w->nlegs;
    return false;
}

static void follow(Finder *f, int at, Course *c);

/* Follows what comes after the fork, unless it ends a loop. Returns where the caller goes on:
** the fork's label. */
static int fork_at(Finder *f, Course *c, int at, int label) {
    if (ends_loop(f, c, at))
        return label;
    Course other = *c;
    follow(f, at + op_length(OP_FORK), c);
    *c = other;
    return label;
}

/* Follows the program from an offset to its ends, adding a way at each END. */
static void follow(Finder *f, int at, Course *c) {
    while (f->whole) {
        const uint16_t *code = &f->p->code[at];
        int next = at + op_length(code[0]);
        switch ((Op)code[0]) {
        case OP_STEP:
            add_leg(f, c,
                    (Leg){.dirs = noun_dirs(f->g, code[1]),
                          .lo = 1,
                          .hi = 1,
                          .line = code[2] & STEP_LINE,
                          .revisit = code[2] & STEP_REVISIT});
            break;
        case OP_ENTER:
            c->way.enters = true;
            c->next = before_hand(f->g, &c->next);
            break;
        case OP_ANYWHERE:
            add_leg(f, c, (Leg){.dirs = set_first(SQ_MAX), .lo = 1, .hi = 1});
            break;
        case OP_LONG: add_long(f, c, code[1]); break;
        case OP_ON: c->next.mask &= (uint8_t)code[1]; break;
        case OP_LAND:
        case OP_LOOK:
            c->way.looks = code[0] == OP_LOOK;
            land(c, code[1]);
            break;
        case OP_TEST: add_test(f, asked_now(c), code[1]); break;
        case OP_ACT:
            if (c->landed || recasts_walker(f->g, code[1]))
                add_deed(f, c, code[1]);
            else
                add_act(f, &c->next, code[1]);
            break;
        case OP_FORK: next = fork_at(f, c, at, code[1]); break;
        case OP_JUMP: next = code[1]; break;
        case OP_SECOND: c->way.second = true; break;
        case OP_LINE: c->fresh = true; break;
        case OP_FIRST: break;
        case OP_END: add_way(f, &c->way); return;
        case OP_FAIL:
        case OP_COUNT: return;
        }
        at = next;
    }
}

/* ---- one way, made shorter ---- */

/* True if both make the same steps, whatever their numbers and joints. */
static bool legs_alike(const Leg *a, const Leg *b) {
    return set_equal(a->dirs, b->dirs) && a->line == b->line && a->revisit == b->revisit;
}

/* False if leg b begins a new line. */
static bool goes_on(const Leg *b) {
    return !(b->line && b->fresh);
}

/* True if both have the same single direction: it is a line then even if `line` is false. */
static bool legs_straight(const Leg *a, const Leg *b) {
    return set_count(a->dirs) == 1 && set_equal(a->dirs, b->dirs) && a->revisit == b->revisit;
}

/* True if leg b, which follows leg a, can be counted with it: the joints must all be alike. */
static bool joins(const Leg *a, const Leg *b) {
    return ((legs_alike(a, b) && goes_on(b)) || legs_straight(a, b)) &&
           (a->hi == 1 || asked_alike(&a->within, &b->before)) &&
           (b->hi == 1 || asked_alike(&b->within, &b->before));
}

/* Counts equal legs together if the joint between them tests `mask` and nothing else; with
** mask 0, whatever it tests. Legs of a round stay as they are. */
static void join_legs(Way *w, unsigned mask) {
    int n = 0, loop = w->again ? w->loop : w->nlegs;
    for (int i = 0; i < w->nlegs; i++) {
        Leg *last = &w->leg[n > 0 ? n - 1 : 0];
        const Leg *leg = &w->leg[i];
        bool fits = n > 0 && (mask == 0 || (leg->before.mask == mask && leg->before.n == 0));
        bool any = last->hi == LEG_ANY || leg->hi == LEG_ANY;
        w->loop = i == loop ? n : w->loop;
        if (fits && i < loop && joins(last, leg)) {
            last->within = leg->before;
            last->lo += leg->lo;
            last->hi = any ? LEG_ANY : last->hi + leg->hi;
        } else {
            w->leg[n++] = *leg;
        }
    }
    w->nlegs = n;
}

/* Sets Leg.line for several steps in a single direction, and w->line if all legs lie in one
** line. With a round they do if each leg has a single direction, or if w->line is set, as
** unite_rounds() has found out. */
static void find_line(Way *w) {
    bool rounds = !w->again || w->line;
    w->line = w->nlegs > 0;
    for (int i = 0; i < w->nlegs; i++) {
        Leg *leg = &w->leg[i];
        bool one = set_count(leg->dirs) == 1;
        leg->line = leg->line || (one && leg->hi > 1);
        w->line = w->line && (one || (leg->line && !leg->fresh && rounds)) &&
                  set_equal(leg->dirs, w->leg[0].dirs);
    }
}

/* True for the test that a man counted by `holding` is lost: 0 < holding. */
static bool asks_lost(const Game *g, ExprId test, int holding) {
    const Expr *e = &g->exprs[test];
    return e->kind == EXPR_LT && g->exprs[e->a].kind == EXPR_NUM && g->exprs[e->a].arg == 0 &&
           g->exprs[e->b].kind == EXPR_VAR && g->exprs[e->b].arg == holding;
}

static int kind_of(KindSet set) {
    int k = 0;
    while (k + 1 < KINDS_MAX && !(set >> k & 1))
        k++;
    return k;
}

/* A way that becomes a kind, tests that one of it is lost, and takes one off that count brings
** back a lost man: sets of_lost, and takes out the test and the act. */
static void find_lost(const Game *g, Way *w) {
    int kind = kind_of(w->becomes), holding = w->becomes ? g->kinds[kind].holding : -1;
    Asked *end = &w->end;
    for (int i = 0; i < end->n && holding >= 0; i++) {
        if (!asks_lost(g, end->test[i], holding))
            continue;
        w->of_lost = true;
        memmove(&end->test[i], &end->test[i + 1], (size_t)(--end->n - i) * sizeof *end->test);
        i--;
    }
    for (int i = 0; i < end->nacts && w->of_lost; i++) {
        const Act *act = &g->acts[end->act[i]];
        if (act->fx != FX_ADD || act->var < holding || act->var >= holding + g->nplayers)
            continue;
        memmove(&end->act[i], &end->act[i + 1], (size_t)(--end->nacts - i) * sizeof *end->act);
        i--;
    }
}

/* ---- two ways, compared ---- */

typedef struct Difference {
    int legs, leg; /* how many legs differ, and the last one that does */
    /* land: the masks of the ends. other: anything else; the legs are not compared then. */
    bool land, becomes, fights, other;
} Difference;

static bool same_leg(const Leg *a, const Leg *b) {
    return legs_alike(a, b) && a->lo == b->lo && a->hi == b->hi && a->fresh == b->fresh &&
           asked_alike(&a->before, &b->before) &&
           (a->hi == 1 || asked_alike(&a->within, &b->within));
}

/* True if they test and do the same at the end, whatever may be on it. */
static bool same_end(const Way *a, const Way *b) {
    Asked other = b->end;
    other.mask = a->end.mask;
    return asked_alike(&a->end, &other);
}

static Difference compare(const Way *a, const Way *b) {
    Difference d = {.land = a->end.mask != b->end.mask,
                    .becomes = a->becomes != b->becomes,
                    .fights = a->fights != b->fights};
    d.other = a->nlegs != b->nlegs || a->again != b->again || a->loop != b->loop ||
              a->second != b->second || a->enters != b->enters || a->goes != b->goes ||
              a->looks != b->looks || a->trades != b->trades || a->of_lost != b->of_lost ||
              (a->becomes == 0) != (b->becomes == 0) || !same_end(a, b) ||
              !asked_alike(&a->start, &b->start);
    for (int i = 0; i < a->nlegs && !d.other; i++)
        if (!same_leg(&a->leg[i], &b->leg[i]))
            d.legs++, d.leg = i;
    return d;
}

bool ways_equal(const Way *a, const Way *b) {
    Difference d = compare(a, b);
    return !d.other && !d.legs && !d.land && !d.becomes && !d.fights && a->line == b->line;
}

/* ---- rounds ---- */

/* True if `more` is the way `few` followed by a round of the last legs of `few`. The joint
** before the round must be empty and test nothing else, as a joint does of which nothing is
** said. */
static bool goes_again(const Way *few, const Way *more) {
    int n = few->nlegs, round = more->nlegs - n, first = n - round;
    if (few->again || !more->again || more->loop != n || first < 0)
        return false;
    const Asked *between = &more->leg[n].before;
    bool same = between->mask == ON_EMPTY && between->n == 0 && between->nacts == 0;
    for (int i = 0; i < round && same; i++) {
        Leg leg = more->leg[n + i];
        if (i == 0 && first == 0)
            leg.before = few->leg[0].before, leg.fresh = few->leg[0].fresh;
        same = same_leg(&few->leg[first + i], &leg);
    }
    Way begun = *more;
    begun.nlegs = n, begun.again = false, begun.loop = 0;
    return same && ways_equal(few, &begun);
}

/* Unites a way and the same way followed by a round of its last legs: they are walked once or
** more. */
static void unite_rounds(WayList *w) {
    for (size_t i = 0; i < w->n; i++)
        for (size_t j = 0; j < w->n; j++)
            if (goes_again(&w->at[i], &w->at[j])) {
                w->at[i].again = true;
                w->at[i].line = !w->at[j].leg[w->at[i].nlegs].fresh;
                w->at[i].loop = w->at[i].nlegs - (w->at[j].nlegs - w->at[i].nlegs);
                memmove(&w->at[j], &w->at[j + 1], (--w->n - j) * sizeof *w->at);
                i -= j < i;
                break;
            }
}

/* ---- two ways, made one ---- */

/* True if one test is the opposite of the other. */
static bool opposite(const Game *g, ExprId a, ExprId b) {
    return (g->exprs[a].kind == EXPR_NOT && g->exprs[a].a == b) ||
           (g->exprs[b].kind == EXPR_NOT && g->exprs[b].a == a);
}

/* Unites legs that differ in their directions alone. If several steps turn freely that is
** wrong: they could mix both sets. */
static bool unite_dirs(Leg *a, const Leg *b) {
    Leg other = *b;
    other.dirs = a->dirs;
    if (!same_leg(a, &other) || (a->hi > 1 && !a->line))
        return false;
    a->dirs = set_or(a->dirs, b->dirs);
    return true;
}

/* Unites legs that differ in the number of steps alone, if no number between is missing. A
** single step in one direction counts as a line. */
static bool unite_counts(Leg *a, const Leg *b) {
    const Leg *few = a->lo <= b->lo ? a : b, *many = few == a ? b : a;
    bool joints = few->hi == 1 || asked_alike(&few->within, &many->within);
    if (!(legs_alike(a, b) || legs_straight(a, b)) || a->fresh != b->fresh ||
        !asked_alike(&a->before, &b->before) || !joints || few->hi + 1 < many->lo)
        return false;
    Leg both = *many;
    both.lo = few->lo;
    both.hi = few->hi > many->hi ? few->hi : many->hi;
    *a = both;
    return true;
}

/* Unites ways that lie in one line each and differ in its directions alone. */
static bool unite_lines(Way *a, const Way *b) {
    if (!a->line || !b->line)
        return false;
    for (int i = 0; i < a->nlegs; i++) {
        Leg other = b->leg[i];
        other.dirs = a->leg[i].dirs;
        if (!same_leg(&a->leg[i], &other))
            return false;
    }
    for (int i = 0; i < a->nlegs; i++)
        a->leg[i].dirs = set_or(a->leg[i].dirs, b->leg[i].dirs);
    return true;
}

/* Unites ways whose last tests at the end are opposites, so that neither matters. */
static bool unite_tests(const Game *g, Way *a, const Way *b) {
    Way x = *a, y = *b;
    if (x.end.n == 0 || x.end.n != y.end.n ||
        !opposite(g, x.end.test[x.end.n - 1], y.end.test[y.end.n - 1]))
        return false;
    x.end.n--, y.end.n--;
    x.fights = y.fights = x.fights || y.fights;
    Difference d = compare(&x, &y);
    if (d.other || d.legs || d.land || d.becomes)
        return false;
    *a = x;
    return true;
}

/* Makes *a allow what b allows, too, and nothing more. False: one way cannot say both. */
static bool unite(const Game *g, Way *a, const Way *b) {
    Difference d = compare(a, b);
    if (d.other)
        return unite_tests(g, a, b);
    if (d.legs > 0 && (d.land || d.becomes || d.fights))
        return false;
    if ((d.legs > 1 || (d.legs == 1 && a->nlegs > 1 && a->line)) && unite_lines(a, b))
        return true;
    if (d.legs > 0 && a->again && d.leg >= a->loop)
        return false; /* each round could choose anew */
    if (d.legs > 0)
        return d.legs == 1 &&
               ((!(a->nlegs > 1 && a->line) && unite_dirs(&a->leg[d.leg], &b->leg[d.leg])) ||
                unite_counts(&a->leg[d.leg], &b->leg[d.leg]));
    if (d.land && d.becomes)
        return false;
    a->end.mask |= b->end.mask;
    a->becomes |= b->becomes;
    a->fights = a->fights || b->fights;
    return true;
}

static bool unite_any(const Game *g, WayList *w) {
    for (size_t i = 0; i < w->n; i++)
        for (size_t j = i + 1; j < w->n; j++)
            if (unite(g, &w->at[i], &w->at[j])) {
                memmove(&w->at[j], &w->at[j + 1], (--w->n - j) * sizeof *w->at);
                return true;
            }
    return false;
}

/* Whether some round offers a choice, as in (n + e * e):ride(): each time it may be another, and
** no way can say that. Both ways of a fork then lead back to it. */
static bool rounds_choose(const Program *p) {
    Arena *a = arena_new();
    size_t size = (size_t)p->n;
    int *out = ARENA_ARRAY(a, int, size + 1), *to = ARENA_ARRAY(a, int, 2 * size),
        *part = ARENA_ARRAY(a, int, size);
    bool found = false;
    for (int at = 0, n = 0, length = 0; at < p->n; at += length) {
        unsigned flow = op_info[p->code[at]].flow;
        length = op_length(p->code[at]);
        out[at] = n;
        if (flow == FLOW_NEXT || flow == FLOW_BOTH)
            to[n++] = at + length < p->n ? at + length : -1;
        if (flow == FLOW_GOTO || flow == FLOW_BOTH)
            to[n++] = p->code[at + 1];
        for (int i = 1; i <= length; i++)
            out[at + i] = n; /* only the first unit of an instruction has arcs */
    }
    scc_find(p->n, out, to, part);
    for (int at = 0; at < p->n && !found; at += op_length(p->code[at]))
        found = p->code[at] == OP_FORK && part[at + op_length(OP_FORK)] == part[at] &&
                part[p->code[at + 1]] == part[at];
    arena_free(a);
    return found;
}

bool ways_of(const Game *g, const Program *p, WayList *out) {
    Finder f = {g, p, out, !rounds_choose(p)};
    Course begin = {.next = nothing_asked};
    follow(&f, 0, &begin);
    unite_rounds(out);
    for (size_t i = 0; i < out->n && f.whole; i++) {
        find_lost(g, &out->at[i]);
        join_legs(&out->at[i], ON_ANYTHING);
        join_legs(&out->at[i], 0);
        find_line(&out->at[i]);
    }
    while (f.whole && unite_any(g, out)) {
    }
    return f.whole;
}
