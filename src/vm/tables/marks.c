/*
** marks.c -- working out the flags of tables.
*/
#include "marks.h"

#include <string.h>

static bool same_lookups(const Branch *a, const Branch *b) {
    if (a->climbs && b->climbs)
        return a->ladder->rungs.rung == b->ladder->rungs.rung &&
               set_equal(a->ladder->cells, b->ladder->cells);
    return a->climbs == b->climbs && a->ngroups == b->ngroups &&
           memcmp(a->group, b->group, sizeof(TableGroup) * a->ngroups) == 0;
}

bool branch_same_attack(const Branch *a, const Branch *b) {
    return a->pathkind == b->pathkind && a->always == b->always &&
           set_equal(a->ends, b->ends) && a->nneeds == b->nneeds &&
           memcmp(a->need, b->need, sizeof(Need) * a->nneeds) == 0 && same_lookups(a, b);
}

/* True if a test must be evaluated anew for each start: it depends on the start or on a throw,
** or on where men could go, which is too dear to evaluate for cells that no walk reaches. */
static bool asks_start(const Game *g, ExprId e) {
    return g->facts[e].asks & (ASK_START | ASK_GOES | ASK_THROW);
}

/* True if a test looks at nothing but the board, and so is cheap for all cells at once. */
static bool is_of_sets(const Game *g, ExprId e) {
    return !(g->facts[e].asks & ~(unsigned)(ASK_CELL | ASK_BOARD));
}

/* Cheap tests come first. */
static void sort_tests(const Game *g, PathKind *k) {
    for (int i = 1; i < k->ntests; i++) {
        for (int j = i; j > 0 && g->facts[k->test[j]].cost < g->facts[k->test[j - 1]].cost;
             j--) {
            ExprId later = k->test[j];
            k->test[j] = k->test[j - 1];
            k->test[j - 1] = later;
        }
    }
}

void mark_pathkinds(PathLists *l) {
    for (size_t i = 0; i < l->pathkinds.n; i++) {
        PathKind *k = &l->pathkinds.at[i];
        const CellClass *open = &l->classes.at[k->open];
        sort_tests(l->game, k);
        k->empty = k->open == CLASS_NONE || (open->mask == ON_EMPTY && open->ntests == 0);
        for (int j = 0; j < k->ntests; j++) {
            k->whole |= (uint8_t)(asks_start(l->game, k->test[j]) ? 0 : 1 << j);
            k->sets |= (uint8_t)(is_of_sets(l->game, k->test[j]) ? 1 << j : 0);
        }
        bool walks = !k->firsts && !k->second && !k->solver;
        k->by_occupancy = k->empty && walks && !k->ntests && !k->ngates;
        k->fixed = open->ntests == 0 && walks && k->whole == (1 << k->ntests) - 1;
    }
}

/* True if the lookups alone give all ends, and each of them once. */
static bool is_direct(const PathLists *l, const Family *f) {
    CellSet ends = {{0}};
    for (int i = 0; i < f->nbranches; i++) {
        const Branch *b = &f->branch[i];
        if (b->nneeds || !l->pathkinds.at[b->pathkind].fixed || set_meets(ends, b->ends))
            return false;
        ends = set_or(ends, b->ends);
    }
    return true;
}

static void add_range(PathKind *k, unsigned players, const CellSet *ends) {
    for (; players; players &= players - 1) {
        CellSet *range = &k->range[__builtin_ctz(players)];
        *range = set_or(*range, *ends);
    }
}

/* Branch.land: the mask, if the landing is one of those that a View has from the beginning. */
static uint8_t quick_land(const PathKind *k) {
    bool common = !(k->land & ~(unsigned)(ON_EMPTY | ON_ENEMY));
    return common && k->fixed && !k->ntests && !k->ngates ? (uint8_t)k->land : 0;
}

/* Family.hits. */
static bool may_matter(const PathKind *k) {
    return k->strikes || k->firsts;
}

/* Branch.hurdle: most branches that have one are ruled out by it at a glance. */
static Sq find_hurdle(const PathLists *l, const Branch *b) {
    for (int i = 0; i < b->nneeds; i++)
        if (!(l->classes.at[b->need[i].class].mask & ON_EMPTY))
            return (Sq)b->need[i].cell;
    return SQ_NONE;
}

static void mark_branch(const PathLists *l, Family *f, Branch *b) {
    const PathKind *k = &l->pathkinds.at[b->pathkind];
    b->land = quick_land(k);
    f->pathkinds |= b->pathkind < PATHKINDS_KEPT ? (uint64_t)1 << b->pathkind : PATHKINDS_OTHER;
    f->hits |= may_matter(k);
    f->ordered |= k->firsts || k->second;
    f->strikes |= k->strikes;
    f->one_move &= !(k->land & ON_FRIEND);
}

static void mark_families(PathLists *l, StartTable *s, unsigned players) {
    for (int i = 0; i < s->nfamilies; i++) {
        Family *f = (Family *)&s->family[i];
        const Shape *shape = &l->game->shapes[move_shape(f->base)];
        f->direct = is_direct(l, f);
        f->takes = shape_does(shape) & DOES_TAKE;
        f->one_move = shape->one_move;
        for (int j = 0; j < f->nbranches; j++) {
            mark_branch(l, f, (Branch *)&f->branch[j]);
            add_range(&l->pathkinds.at[f->branch[j].pathkind], players, &f->branch[j].ends);
        }
        f->counts = f->direct && !(f->pathkinds & PATHKINDS_OTHER) && f->end_slot != NO_SLOT &&
                    (f->one_move || !l->game->decree[DECREE_FORBID].n);
    }
}

/* True if some walk passes over its end before it ends there. The lookups then see the end as
** shut by the very man who is attacked there. */
static bool passes_end(const Branch *b) {
    CellSet ends = b->ends;
    for (int rank = 0; !set_empty(ends); rank++)
        if (set_has(&b->between[rank], set_pop(&ends)))
            return true;
    return false;
}

/* StartTable.moves_where_attacks: it has one family, with as many moves as ends, whose branches
** are exactly the attacks and land on nothing or an enemy. */
static bool is_plain(const StartTable *s) {
    const Family *f = s->family;
    if (s->nfamilies != 1 || !s->attacks_by_occupancy || f->nbranches != s->nattacks)
        return false;
    for (int i = 0; i < f->nbranches; i++)
        if (f->branch[i].land != (ON_EMPTY | ON_ENEMY) ||
            !branch_same_attack(&f->branch[i], &s->attack[i]))
            return false;
    return f->counts && !f->takes;
}

/* True if what stands on the cell alone decides each test. */
static bool are_of_cell(const Game *g, const ExprId *test, int n) {
    bool all = true;
    for (int i = 0; i < n; i++)
        all = all && expr_is_of_cell(g->exprs, test[i]);
    return all;
}

/* Branch.by_contents. */
static bool is_told(const PathLists *l, const Branch *b) {
    const PathKind *k = &l->pathkinds.at[b->pathkind];
    const CellClass *open = &l->classes.at[k->open];
    bool told = !k->ngates && !k->solver && !b->climbs && !passes_end(b) &&
                are_of_cell(l->game, k->test, k->ntests) &&
                are_of_cell(l->game, open->test, open->ntests);
    for (int i = 0; i < b->nneeds; i++) {
        const CellClass *need = &l->classes.at[b->need[i].class];
        told = told && are_of_cell(l->game, need->test, need->ntests);
    }
    return told;
}

static void mark_attack(const PathLists *l, Branch *b) {
    b->by_contents = is_told(l, b);
    b->hurdle = find_hurdle(l, b);
}

/* The cells on which the lookups of a branch depend. */
static CellSet looks_of(const Branch *b) {
    CellSet looks = {{0}};
    if (b->climbs)
        return b->ladder->cells;
    for (int k = 0; k < b->ngroups; k++)
        looks = set_or(looks, b->group[k].cells);
    return looks;
}

static void mark_attacks(const PathLists *l, StartTable *s) {
    for (int i = 0; i < s->nattacks; i++)
        mark_attack(l, (Branch *)&s->attack[i]);
    s->attacks_by_occupancy = true;
    for (int i = 0; i < s->nattacks; i++) {
        const Branch *b = &s->attack[i];
        s->attacks_by_occupancy &=
            l->pathkinds.at[b->pathkind].by_occupancy && b->nneeds == 0 && !passes_end(b);
    }
    for (int i = 0; i < s->nattacks && s->attacks_by_occupancy; i++)
        s->looks = set_or(s->looks, looks_of(&s->attack[i]));
}

void mark_start(PathLists *l, StartTable *s, unsigned players) {
    mark_attacks(l, s);
    mark_families(l, s, players);
    s->moves_where_attacks = is_plain(s);
}

static bool all_by_occupancy(const Game *g, const PieceTables *of) {
    for (int i = 0; i < PIECES_MAX; i++) {
        for (int cell = 0; of[i].start && cell < g->graph.ncells; cell++)
            if (!of[i].start[cell].attacks_by_occupancy)
                return false;
        if (of[i].by_machine)
            return false;
    }
    return true;
}

static bool all_told(const Game *g, const PieceTables *of) {
    bool told = true;
    for (int i = 0; i < PIECES_MAX; i++) {
        told = told && !of[i].by_machine;
        for (int cell = 0; of[i].start && cell < g->graph.ncells; cell++)
            for (int k = 0; k < of[i].start[cell].nattacks; k++)
                told = told && of[i].start[cell].attack[k].by_contents;
    }
    return told;
}

/* True if more than MOST percent of the men of the starting position are plain there. */
static bool mostly_plain(const Game *g, const PieceTables *of) {
    enum { MOST = 75 };
    int men = 0, plain = 0;
    for (int cell = 0; cell < g->graph.ncells; cell++) {
        Piece x = g->start[cell];
        men += piece_is(x);
        plain += piece_is(x) && of[x].start && of[x].start[cell].moves_where_attacks;
    }
    return plain * 100 > men * MOST;
}

void mark_tables(const Game *g, Tables *t) {
    t->attacks_by_contents = all_told(g, t->of);
    t->moves_where_attacks = mostly_plain(g, t->of);
    t->attacks_by_occupancy = all_by_occupancy(g, t->of);
    for (int i = 0; i < PIECES_MAX; i++)
        t->any_by_machine |= t->of[i].by_machine;
}
