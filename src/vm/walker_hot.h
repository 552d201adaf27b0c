/*
** walker_hot.h -- the walker's source, included once for each width and processor.
**
** The includer defines SET_WORDS, WALKER (the name of its Walker) and, where the processor
** gathers bits by itself, GATHER_BMI2.
*/
#include "walker.h"

#include "longwalk.h"
#include "movegen.h"

#ifdef GATHER_BMI2
#include <immintrin.h>

static inline uint64_t gather_bits(uint64_t from, uint64_t mask) {
    return _pext_u64(from, mask);
}
static inline uint64_t scatter_bits(uint64_t from, uint64_t mask) {
    return _pdep_u64(from, mask);
}
#else
static inline uint64_t gather_bits(uint64_t from, uint64_t mask) {
    uint64_t out = 0;
    for (uint64_t bit = 1; mask; mask &= mask - 1, bit <<= 1)
        if (from & mask & -mask)
            out |= bit;
    return out;
}
static inline uint64_t scatter_bits(uint64_t from, uint64_t mask) {
    uint64_t out = 0;
    for (; mask; mask &= mask - 1, from >>= 1)
        if (from & 1)
            out |= mask & -mask;
    return out;
}
#endif

/* The bits of `from` at the cells of `mask`, side by side. */
static inline uint64_t gather(const CellSet *from, const CellSet *mask) {
    uint64_t out = 0;
    int shift = 0;
    SET_EACH(i) {
        out |= gather_bits(from->w[i], mask->w[i]) << (shift & 63);
        shift += __builtin_popcountll(mask->w[i]);
    }
    return out;
}

static inline CellSet scatter(uint64_t from, const CellSet *mask) {
    CellSet out = {{0}};
    int shift = 0;
    SET_EACH(i) {
        out.w[i] = shift < 64 ? scatter_bits(from >> shift, mask->w[i]) : 0;
        shift += __builtin_popcountll(mask->w[i]);
    }
    return out;
}

static Scope scope_at_cell(const View *v, Sq start, Sq here) {
    return (Scope){.pos = v->pos,
                   .me = v->me,
                   .here = here,
                   .start = start,
                   .lifted = v->lifted,
                   .target = SQ_NONE,
                   .caught = -1,
                   .has_moves = -1};
}

/* Where enemies could capture the piece on `start`. */
static const CellSet *attacks_on(View *v, Sq start) {
    if (v->attacks_of != start) {
        v->attacks = pos_attacks(v->pos, v->me, start);
        v->attacks_of = start;
    }
    return &v->attacks;
}

/* Of the cells in `among`, those that an expression holds for. */
static CellSet cells_that(View *v, ExprId e, Sq start, CellSet among) {
    const Expr *x = &v->pos->game->exprs[e];
    bool attacks = x->kind == EXPR_ATTACKED;
    bool safe = x->kind == EXPR_NOT && v->pos->game->exprs[x->a].kind == EXPR_ATTACKED;
    if (attacks)
        return set_and(among, *attacks_on(v, start));
    if (safe)
        return set_minus(among, *attacks_on(v, start));
    CellSet yes = {{0}};
    Scope s = scope_at_cell(v, start, SQ_NONE);
    bool known = v->attacks_of == start;
    s.attacks = &v->attacks;
    s.attacks_known = &known;
    s.as = v->as;
    while (!set_empty(among)) {
        s.here = (Sq)set_pop(&among);
        s.target = v->attack ? s.here : SQ_NONE;
        if (expr_true(&s, e))
            set_add(&yes, s.here);
    }
    v->attacks_of = known ? start : v->attacks_of;
    return yes;
}

/* The cells that are not of a class. */
static CellSet find_shut(View *v, const CellClass *c, Sq start) {
    bool attack = v->attack;
    v->attack = false;
    CellSet open = view_cells(v, c->mask);
    for (int i = 0; i < c->ntests; i++)
        open = cells_that(v, c->test[i], start, open);
    v->attack = attack;
    return set_minus(v->pos->game->board, open);
}

/* Classes that ask for more than what stands there may depend on the start. */
static const CellSet *shut_of(View *v, int class, Sq start, CellSet *room) {
    const CellClass *c = &v->tables->classes[class];
    if (class < CLASSES_KEPT && c->ntests == 0) {
        if (!(v->known >> class & 1))
            v->shut[class] = find_shut(v, c, start);
        v->known |= (uint16_t)(1 << class);
        return &v->shut[class];
    }
    *room = find_shut(v, c, start);
    return room;
}

static bool needs_hold(View *v, const Branch *b, Sq start) {
    for (int i = 0; i < b->nneeds; i++) {
        CellSet room;
        if (set_has(shut_of(v, b->need[i].class, start, &room), b->need[i].cell))
            return false;
    }
    return true;
}

static bool gates_hold(const View *v, const PathKind *k, Sq start) {
    Scope s = scope_at_cell(v, start, start);
    for (int i = 0; i < k->ngates; i++)
        if (!expr_true(&s, k->gate[i]))
            return false;
    return true;
}

/* The ends that the walks lead to, landings not yet asked. */
static inline uint64_t look_up(const Branch *b, const CellSet *shut) {
    uint64_t ends = b->always;
    for (int i = 0; i < b->ngroups; i++)
        ends |= b->group[i].table[gather(shut, &b->group[i].cells)];
    return ends;
}

static CellSet solve(View *v, const PathKind *k, Sq start, CellSet ends) {
    const Game *g = v->pos->game;
    const Long *l = &g->longs[k->solver - 1];
    CellSet joints = set_minus(g->board, set_of(start));
    LongWalk w = {.graph = &g->graph,
                  .dirs = g->dirsets[l->dirs],
                  .lo = l->lo,
                  .hi = l->hi,
                  .start = start,
                  .avoid = set_of(start),
                  .ends = ends,
                  .joints = l->joint ? cells_that(v, l->joint, start, joints) : joints};
    return longwalk_ends(&w);
}

static inline const CellSet *landable(View *v, unsigned mask) {
    if (!(v->landed >> mask & 1)) {
        v->land[mask] = view_cells(v, mask);
        v->landed |= (uint64_t)1 << mask;
    }
    return &v->land[mask];
}

/* The cells where a walk may land. */
static CellSet landings(View *v, const PathKind *k, Sq start, CellSet among) {
    if (!v->attack)
        among = set_and(among, *landable(v, k->land));
    for (int i = 0; i < k->ntests; i++)
        among = cells_that(v, k->test[i], start, among);
    return among;
}

/* The ends, by their numbers, of a branch whose kind is plain. */
static inline uint64_t plain_ends(View *v, const Branch *b, const PathKind *k) {
    uint64_t ends = look_up(b, &v->occupied);
    return v->attack ? ends : ends & gather(landable(v, k->land), &b->ends);
}

/* Where the walks of a branch can end. */
static CellSet branch_ends(View *v, const Branch *b, Sq start) {
    static const CellSet nothing;
    const PathKind *k = &v->tables->kinds[b->kind];
    if (k->plain && b->nneeds == 0)
        return scatter(plain_ends(v, b, k), &b->ends);
    if ((k->ngates && !gates_hold(v, k, start)) || (b->nneeds && !needs_hold(v, b, start)))
        return nothing;
    CellSet room;
    uint64_t ends = b->always;
    if (b->ngroups)
        ends = look_up(b, shut_of(v, k->open, start, &room));
    CellSet found = landings(v, k, start, scatter(ends, &b->ends));
    return k->solver && !set_empty(found) ? solve(v, k, start, found) : found;
}

/* Ordered choices: what the first choices of a group have landed on. */
typedef struct Landed {
    uint16_t groups;
    CellSet on[16];
} Landed;

static CellSet order(const View *v, const Branch *b, CellSet ends, Landed *l) {
    const PathKind *k = &v->tables->kinds[b->kind];
    if (k->second && l->groups >> (k->second - 1) & 1)
        ends = set_minus(ends, l->on[k->second - 1]);
    for (int g = 0; g < 16 && k->firsts; g++) {
        if (!(k->firsts >> g & 1))
            continue;
        l->on[g] = l->groups >> g & 1 ? set_or(l->on[g], ends) : ends;
        l->groups |= (uint16_t)(1 << g);
    }
    return ends;
}

static CellSet family_ends(View *v, const Family *f, Sq start, Landed *l) {
    CellSet all = {{0}};
    for (int i = 0; i < f->nbranches; i++)
        all = set_or(all, order(v, &f->branch[i], branch_ends(v, &f->branch[i], start), l));
    return all;
}

static void each(View *v, const StartTable *s, Sq from, EndsFn *fn, void *ctx) {
    Landed l;
    l.groups = 0;
    for (int i = 0; i < s->nfamilies; i++) {
        CellSet ends = family_ends(v, &s->family[i], from, &l);
        if (!set_empty(ends))
            fn(ctx, &s->family[i], ends);
    }
}

static uint64_t count(View *v, const StartTable *s, Sq from) {
    Landed l;
    l.groups = 0;
    uint64_t n = 0;
    for (int i = 0; i < s->nfamilies; i++) {
        const Family *f = &s->family[i];
        const Branch *b = f->branch;
        const PathKind *k = &v->tables->kinds[b->kind];
        if (k->plain && b->nneeds == 0 && f->nbranches == 1 && f->end_slot != 0xff) {
            n += (uint64_t)__builtin_popcountll(plain_ends(v, b, k));
            continue;
        }
        CellSet ends = family_ends(v, f, from, &l);
        n += s->family[i].end_slot == 0xff ? !set_empty(ends) : (uint64_t)set_count(ends);
    }
    return n;
}

static CellSet attacks(View *v, const StartTable *s, Sq from) {
    CellSet all = {{0}};
    for (int i = 0; i < s->nattacks; i++)
        all = set_or(all, branch_ends(v, &s->attack[i], from));
    return all;
}

#include "sweep_hot.h"

static uint64_t leads(const Branch *b, const CellSet *occupied) {
    return look_up(b, occupied);
}

const Walker WALKER = {each, count, leads, sweep, attacks};
