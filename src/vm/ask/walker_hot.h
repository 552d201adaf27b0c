/*
** walker_hot.h -- the walker's source, included once for each width and processor.
**
** The includer defines SET_WORDS, WALKER (the name of its Walker) and, where the processor
** gathers bits by itself, GATHER_BMI2.
*/
#include "walker.h"

#include "base/cpu.h"
#include "vm/meaning/longwalk.h"
#include "vm/tables/lot.h"
#include "movegen.h"

#include <string.h>

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
static inline uint64_t gather(const uint64_t *from, const uint64_t *mask) {
    uint64_t out = 0;
    int shift = 0;
    SET_EACH(i) {
        out |= gather_bits(from[i], mask[i]) << (shift & 63);
        shift += __builtin_popcountll(mask[i]);
    }
    return out;
}

/* A set of just the words that this board needs. A CellSet that is written word by word and
** read whole makes the processor wait. */
typedef struct Slim {
    uint64_t w[SET_WORDS];
} Slim;

static inline Slim scatter(uint64_t from, const CellSet *mask) {
    Slim out;
    int shift = 0;
    SET_EACH(i) {
        out.w[i] = shift < 64 ? scatter_bits(from >> shift, mask->w[i]) : 0;
        shift += __builtin_popcountll(mask->w[i]);
    }
    return out;
}
static inline Slim slim_and(Slim a, Slim b) {
    SET_EACH(i) a.w[i] &= b.w[i];
    return a;
}
static inline Slim slim_minus(Slim a, Slim b) {
    SET_EACH(i) a.w[i] &= ~b.w[i];
    return a;
}
static inline Slim slim_or(Slim a, Slim b) {
    SET_EACH(i) a.w[i] |= b.w[i];
    return a;
}
static inline bool slim_empty(Slim s) {
    uint64_t any = 0;
    SET_EACH(i) any |= s.w[i];
    return any == 0;
}
static inline CellSet widen(Slim s) {
    CellSet out = {{0}};
    SET_EACH(i) out.w[i] = s.w[i];
    return out;
}
static inline Slim narrow(CellSet s) {
    Slim out;
    SET_EACH(i) out.w[i] = s.w[i];
    return out;
}

/* The cells that are not of a class. */
static CellSet find_shut(View *v, const CellClass *c, Sq start) {
    bool attack = v->attack;
    v->attack = false;
    CellSet open = view_cells(v, c->mask);
    for (int i = 0; i < c->ntests; i++)
        open = view_where(v, c->test[i], start, open);
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

/* Does what stands on the cells that a branch needs agree with their masks? */
static bool needs_fit(const View *v, const Branch *b) {
    const Pos *p = v->pos;
    for (int i = 0; i < b->nneeds; i++) {
        Sq cell = b->need[i].cell;
        Piece x = cell == v->lifted ? PIECE_NONE : p->cell[cell];
        if (!(piece_mask(p->game, v->me, x) & v->tables->classes[b->need[i].class].mask))
            return false;
    }
    return true;
}

/* What stands on the cells is asked before anything that takes longer to say. */
static bool needs_hold(View *v, const Branch *b, Sq start) {
    if (!needs_fit(v, b))
        return false;
    for (int i = 0; i < b->nneeds; i++)
        if (!view_is(v, &v->tables->classes[b->need[i].class], start, b->need[i].cell))
            return false;
    return true;
}

/* The ends that the walks lead to, landings not yet asked. */
static inline uint64_t look_up(const Branch *b, const CellSet *shut) {
    uint64_t ends = b->always;
    for (int i = 0; i < b->ngroups; i++)
        ends |= b->group[i].table[gather(shut->w, b->group[i].cells.w)];
    return ends;
}

/* What is imagined where a walk lands does not stand on its way. */
static CellSet solve(View *v, const PathKind *k, Sq start, CellSet ends) {
    const Game *g = v->pos->game;
    const Long *l = &g->longs[k->solver - 1];
    CellSet joints = set_minus(g->board, set_of(start));
    bool attack = v->attack;
    v->attack = false;
    if (l->joint)
        joints = view_where(v, l->joint, start, joints);
    v->attack = attack;
    LongWalk w = {.graph = &g->graph,
                  .dirs = g->dirsets[l->dirs],
                  .lo = l->lo,
                  .hi = l->hi,
                  .start = start,
                  .avoid = set_of(start),
                  .ends = ends,
                  .joints = joints};
    return longwalk_ends(&w);
}

/* The cells where a walk that attacks may land, whatever stands there. */
static CellSet landings(View *v, const PathKind *k, Sq start, CellSet among) {
    for (int i = 0; i < k->ntests && !set_empty(among); i++)
        among = view_where(v, k->test[i], start, among);
    return among;
}

/* Where the walks of a branch that is not plain can capture, whatever stands there. */
static CellSet odd_attacks(View *v, const Branch *b, const PathKind *k, Sq start) {
    static const CellSet nothing;
    if ((k->ngates && !view_gates(v, b->kind)) || (b->nneeds && !needs_hold(v, b, start)))
        return nothing;
    CellSet room;
    uint64_t ends = b->always;
    if (b->ngroups)
        ends = look_up(b, shut_of(v, k->open, start, &room));
    CellSet found = landings(v, k, start, widen(scatter(ends, &b->ends)));
    return k->solver && !set_empty(found) ? solve(v, k, start, found) : found;
}

static Slim attack_ends(View *v, const Branch *b, Sq start) {
    const PathKind *k = &v->tables->kinds[b->kind];
    if (k->plain && b->nneeds == 0)
        return scatter(look_up(b, &v->occupied), &b->ends);
    return narrow(odd_attacks(v, b, k, start));
}

#include "where_hot.h"

/* Finds the cells where walks of a kind that asks for more than a mask may land, as far as no
** start decides. */
static Slim find_where(View *v, int kind) {
    const PathKind *k = &v->tables->kinds[kind];
    static const Slim nothing;
    Slim cells = slim_and(narrow(*view_land(v, k->land)),
                          narrow(k->range[v->me % v->pos->game->nplayers]));
    if (slim_empty(cells) || (k->ngates && !view_gates(v, kind)))
        return nothing;
    for (int i = 0; i < k->ntests && !slim_empty(cells); i++)
        if (k->whole >> i & 1)
            cells = where_landing(v, k->test[i], k->sets >> i & 1, cells);
    return cells;
}

static const uint64_t *place(View *v, int kind) {
    const PathKind *k = &v->tables->kinds[kind];
    bool kept = kind < KINDS_KEPT;
    const uint64_t *where = view_land(v, k->land)->w;
    if (k->ntests || k->ngates) {
        uint64_t *room = v->place[kept ? v->nplaces++ : KINDS_KEPT];
        Slim cells = find_where(v, kind);
        SET_EACH(i) room[i] = cells.w[i];
        where = room;
        v->nowhere |= kept && slim_empty(cells) ? (uint64_t)1 << kind : 0;
    }
    if (kept) {
        v->where[kind] = where;
        v->placed |= (uint64_t)1 << kind;
    }
    return where;
}

static inline const uint64_t *where_of(View *v, int kind) {
    return kind < KINDS_KEPT && v->placed >> kind & 1 ? v->where[kind] : place(v, kind);
}

/* The ends, by their numbers, of a branch, as far as no start and no need decides. */
ALWAYS_INLINE uint64_t fixed_ends(View *v, const Branch *b, Sq start) {
    const uint64_t *where = b->land ? v->land[b->land].w : where_of(v, b->kind);
    uint64_t ends = gather(where, b->ends.w);
    if (!ends || b->ngroups == 0)
        return ends & b->always;
    const PathKind *k = &v->tables->kinds[b->kind];
    CellSet room;
    return ends & look_up(b, k->empty ? &v->occupied : shut_of(v, k->open, start, &room));
}

/* What needs and tests that depend on the start leave of such ends. */
static Slim tested_ends(View *v, const Branch *b, Sq start, uint64_t ends) {
    const PathKind *k = &v->tables->kinds[b->kind];
    static const Slim nothing;
    for (int i = 0; i < b->nneeds; i++)
        if (!view_is(v, &v->tables->classes[b->need[i].class], start, b->need[i].cell))
            return nothing;
    CellSet cells = widen(scatter(ends, &b->ends));
    for (int i = 0; i < k->ntests && !set_empty(cells); i++)
        if (!(k->whole >> i & 1))
            cells = view_where(v, k->test[i], start, cells);
    return narrow(k->solver && !set_empty(cells) ? solve(v, k, start, cells) : cells);
}

/* Where the walks of a branch can end. */
static inline Slim branch_ends(View *v, const Branch *b, Sq start) {
    const PathKind *k = &v->tables->kinds[b->kind];
    static const Slim nothing;
    if (b->nneeds && !needs_fit(v, b))
        return nothing;
    uint64_t ends = fixed_ends(v, b, start);
    if (!ends || (k->fixed && b->nneeds == 0))
        return scatter(ends, &b->ends);
    return tested_ends(v, b, start, ends);
}

/* Ordered choices: what the first choices of a group have landed on. */
typedef struct Landed {
    uint16_t groups;
    Slim on[16];
} Landed;

static Slim order(const View *v, const Branch *b, Slim ends, Landed *l) {
    const PathKind *k = &v->tables->kinds[b->kind];
    if (!k->second && !k->firsts)
        return ends;
    if (k->second && l->groups >> (k->second - 1) & 1)
        SET_EACH(i) ends.w[i] &= ~l->on[k->second - 1].w[i];
    for (int g = 0; g < 16 && k->firsts; g++) {
        if (!(k->firsts >> g & 1))
            continue;
        l->on[g] = l->groups >> g & 1 ? slim_or(l->on[g], ends) : ends;
        l->groups |= (uint16_t)(1 << g);
    }
    return ends;
}

static Slim family_ends(View *v, const Family *f, Sq start, Landed *l) {
    Slim all = order(v, &f->branch[0], branch_ends(v, &f->branch[0], start), l);
    for (int i = 1; i < f->nbranches; i++)
        all = slim_or(all, order(v, &f->branch[i], branch_ends(v, &f->branch[i], start), l));
    return all;
}

static void each(View *v, const StartTable *s, Sq from, EndsFn *fn, void *ctx) {
    Landed l;
    l.groups = 0;
    for (int i = 0; i < s->nfamilies; i++) {
        Slim ends = family_ends(v, &s->family[i], from, &l);
        if (!slim_empty(ends))
            fn(ctx, &s->family[i], widen(ends));
    }
}

#include "attack_hot.h"
#include "gen_hot.h"
#include "pick_hot.h"

const Walker WALKER = {each, moves, pick, hits, attacked, hit, attackers};
