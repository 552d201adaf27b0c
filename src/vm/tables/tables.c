/*
** tables.c -- from the paths of a start to its families, branches and forms.
*/
#include "tables.h"
#include "marks.h"

#include <stdlib.h>
#include <string.h>

typedef struct Builder {
    const Game *game;
    Arena *arena;
    PathLists lists;
    FormBook book;
    Paths paths;     /* of the current start */
    Clauses clauses; /* of the current form */
    const char *why; /* why the current walk cannot have tables */
    Budget *budget;
    const uint8_t *players; /* [nwalks]: players_of() */
    int64_t share;          /* the work that is left for the current walk */
    size_t most;            /* how many bytes the arena may hold */
} Builder;

/* Takes work from the share. False, with b->why, where work or memory does not suffice. */
static bool afford(Builder *b, int64_t units) {
    if (!share_spend(&b->share, units))
        b->why = "its tables would take too much work";
    else if (arena_used(b->arena) > b->most)
        b->why = "its tables would take too much memory";
    else
        return true;
    return false;
}

static bool same_needs(const Path *a, const Path *b) {
    return a->nneeds == b->nneeds &&
           memcmp(a->need, b->need, sizeof a->need[0] * a->nneeds) == 0;
}

static bool same_branch(const Path *a, const Path *b) {
    return a->pathkind == b->pathkind && same_needs(a, b);
}

static bool same_family(const Path *a, const Path *b) {
    return a->base == b->base && a->end_slot == b->end_slot;
}

/* Brings the paths of a family, and within it those of a branch, together. Otherwise they stay
** in the order in which they were found. */
static bool gather_paths(Builder *b) {
    Paths *paths = &b->paths;
    for (size_t i = 0; i < paths->n; i++) {
        Path *at = &paths->at[i];
        if (i == 0 || (same_family(at, at - 1) && same_branch(at, at - 1)))
            continue;
        size_t to = i;
        bool met = false;
        size_t j = i;
        while (j-- > 0) {
            if (!same_family(&paths->at[j], at))
                continue;
            if (!met)
                to = j + 1;
            met = true;
            if (same_branch(&paths->at[j], at)) {
                to = j + 1;
                break;
            }
        }
        Path moved = *at;
        if (!afford(b, (int64_t)(i - to) * 2 + (int64_t)(i - j) / 4))
            return false;
        memmove(&paths->at[to + 1], &paths->at[to], (i - to) * sizeof moved);
        paths->at[to] = moved;
    }
    return true;
}

static bool alike_but_open(const PathKind *a, const PathKind *b) {
    PathKind x = *a;
    x.open = b->open;
    return pathkind_same(&x, b);
}

/* A path kind of this start that requires something of joints and is otherwise like the given
** one; the given one itself, if it does so already or there is none. */
static uint16_t joined(Builder *b, uint16_t pathkind) {
    const PathKinds *all = &b->lists.pathkinds;
    b->share -= (int64_t)b->paths.n / 4;
    uint16_t last = pathkind;
    for (size_t i = 0; i < b->paths.n && all->at[pathkind].open == CLASS_NONE; i++) {
        uint16_t other = b->paths.at[i].pathkind;
        if (other == last)
            continue;
        last = other;
        if (all->at[other].open != CLASS_NONE &&
            alike_but_open(&all->at[pathkind], &all->at[other]))
            return other;
    }
    return pathkind;
}

/* A walk that requires nothing of joints also fits a path kind that does: one branch fewer. */
static void join_pathkinds(Builder *b) {
    uint16_t pathkind = 0, becomes = 0;
    for (size_t i = 0; i < b->paths.n; i++) {
        Path *p = &b->paths.at[i];
        if (i == 0 || p->pathkind != pathkind)
            pathkind = p->pathkind, becomes = joined(b, pathkind);
        p->pathkind = becomes;
    }
}

/* The cells of a set, numbered in board order. */
typedef struct Numbers {
    uint8_t of[SQ_MAX];
} Numbers;

static void number_cells(CellSet cells, Numbers *n) {
    for (int i = 0; !set_empty(cells); i++)
        n->of[set_pop(&cells)] = (uint8_t)i;
}

/* Some cells as bits, by their numbers, which must be below 64. */
static uint64_t local(CellSet cells, const Numbers *n) {
    uint64_t out = 0;
    while (!set_empty(cells))
        out |= (uint64_t)1 << n->of[set_pop(&cells)];
    return out;
}

/* The inverse of local(): the cells of `whole` with those numbers. */
static CellSet global(uint64_t numbers, CellSet whole) {
    CellSet out = {{0}};
    for (int at = 0; !set_empty(whole); at++) {
        unsigned cell = set_pop(&whole);
        if (numbers >> at & 1)
            set_add(&out, cell);
    }
    return out;
}

/* The lowest FORM_ENDS cells of a set; all, if there are fewer. */
static CellSet lowest(CellSet ends) {
    CellSet some = {{0}};
    for (int i = 0; i < FORM_ENDS && !set_empty(ends); i++)
        set_add(&some, set_pop(&ends));
    return some;
}

/* The form of path[0..n) for the ends in `ends`; NULL where it cannot be made. */
static const Form *make_form(Builder *b, const Path *path, size_t n, CellSet ends,
                             CellSet joints) {
    Numbers of_end, of_joint;
    number_cells(ends, &of_end);
    number_cells(joints, &of_joint);
    b->share -= (int64_t)n * 4;
    b->clauses.n = 0;
    uint64_t always = 0;
    for (size_t i = 0; i < n; i++) {
        uint64_t to = local(set_and(path[i].ends, ends), &of_end);
        if (set_empty(path[i].joints))
            always |= to;
        else if (to)
            clauses_add(&b->clauses, (Clause){local(path[i].joints, &of_joint), to});
    }
    return form_of(&b->book, always, b->clauses.at, (int)b->clauses.n);
}

/* Fills in Branch.between and Branch.lone from the clauses, of which reduce() has left the
** necessary ones: an end that two of them have can be reached with a cell of either shut. */
static void note_between(Builder *b, const Form *f, CellSet joints, Branch *out) {
    CellSet *between = ARENA_ARRAY(b->arena, CellSet, set_count(out->ends));
    uint64_t once = 0, twice = 0;
    for (int i = 0; i < f->nclauses; i++) {
        twice |= once & f->clause[i].ends;
        once |= f->clause[i].ends;
        CellSet cells = global(f->clause[i].cells, joints);
        for (uint64_t left = f->clause[i].ends; left; left &= left - 1) {
            int rank = __builtin_ctzll(left);
            between[rank] = set_or(between[rank], cells);
        }
    }
    out->between = between;
    out->lone = ~twice;
}

static void note_lookups(Builder *b, const Form *f, CellSet joints, Branch *out) {
    TableGroup *group = ARENA_ARRAY(b->arena, TableGroup, f->ngroups);
    for (int i = 0; i < f->ngroups; i++)
        group[i] = (TableGroup){global(f->group[i].cells, joints), f->group[i].table};
    out->group = group;
    if (!f->ladder)
        return;
    TableLadder ladder = {joints, *f->ladder};
    out->ladder = arena_copy(b->arena, &ladder, sizeof ladder);
}

/* The branch of path[0..n), which differ only in joints and ends, for the ends in `ends`.
** False, with b->why, where it cannot be made. */
static bool make_branch(Builder *b, const Path *path, size_t n, CellSet ends, Branch *out) {
    CellSet joints = {{0}};
    if (!afford(b, (int64_t)n))
        return false;
    for (size_t i = 0; i < n; i++)
        if (set_meets(path[i].ends, ends))
            joints = set_or(joints, path[i].joints);
    if (set_count(joints) > FORM_CELLS) {
        b->why = "its walks cross too many cells";
        return false;
    }
    const Form *f = make_form(b, path, n, ends, joints);
    if (!f) {
        if (afford(b, 0))
            b->why = "it would need too many tables";
        return false;
    }
    *out = (Branch){.pathkind = path->pathkind,
                    .nneeds = path->nneeds,
                    .ngroups = (uint8_t)f->ngroups,
                    .asks = f->ngroups > 0 || f->ladder,
                    .climbs = f->ladder != NULL,
                    .always = f->always,
                    .ends = ends,
                    .need = arena_copy(b->arena, path->need, sizeof(Need) * path->nneeds)};
    note_lookups(b, f, joints, out);
    note_between(b, f, joints, out);
    return true;
}

TYPED_VEC(Branches, branches, Branch)
TYPED_VEC(Families, families, Family)

/* Adds the branch of path[0..n); several, if there are more than FORM_ENDS ends. */
static bool add_branches(Builder *b, const Path *path, size_t n, Branches *out) {
    CellSet ends = {{0}};
    for (size_t i = 0; i < n; i++)
        ends = set_or(ends, path[i].ends);
    while (!set_empty(ends)) {
        CellSet some = lowest(ends);
        Branch made;
        if (!make_branch(b, path, n, some, &made))
            return false;
        branches_add(out, made);
        ends = set_minus(ends, some);
    }
    return true;
}

/* Lists the branches that can capture. Those that attack alike, as promotions to different
** kinds do, are listed once. */
static void list_attacks(Builder *b, const Branches *all, StartTable *out) {
    Branch *list = ARENA_ARRAY(b->arena, Branch, all->n);
    for (size_t i = 0; i < all->n; i++) {
        if (!b->lists.pathkinds.at[all->at[i].pathkind].strikes)
            continue;
        int j = 0;
        while (j < out->nattacks && !branch_same_attack(&list[j], &all->at[i]))
            j++;
        b->share -= j;
        if (j == out->nattacks)
            list[out->nattacks++] = all->at[i];
    }
    out->attack = list;
}

/* True if all families with first choices of a group come before those with second ones. Since
** paths are gathered by family, one that has both may come before another one whose first
** choices land on the same cells. Within a family the order does not matter: the same end is
** the same move. */
static bool order_holds(const Builder *b, const StartTable *s) {
    unsigned seconds = 0;
    for (int i = 0; i < s->nfamilies; i++) {
        unsigned here = 0;
        for (int j = 0; j < s->family[i].nbranches; j++) {
            const PathKind *k = &b->lists.pathkinds.at[s->family[i].branch[j].pathkind];
            if (k->firsts & seconds)
                return false;
            here |= k->second ? 1u << (k->second - 1) : 0;
        }
        seconds |= here;
    }
    return true;
}

/* True if no family captures enemies by one branch and only looks at them by another. Walkers
** tell captures from other moves by Family.strikes. */
static bool strikes_alike(const Builder *b, const StartTable *s) {
    bool alike = true;
    for (int i = 0; i < s->nfamilies; i++) {
        bool strikes = false, looks = false;
        for (int j = 0; j < s->family[i].nbranches; j++) {
            const PathKind *k = &b->lists.pathkinds.at[s->family[i].branch[j].pathkind];
            strikes |= k->strikes;
            looks |= k->land & ON_ENEMY && !k->strikes;
        }
        alike = alike && !(strikes && looks);
    }
    return alike;
}

/* Makes the families and attacks of b->paths. False, with b->why, where that cannot be done. */
static bool make_start(Builder *b, StartTable *out) {
    Branches branches = {0};
    Families families = {0};
    const Paths *p = &b->paths;
    join_pathkinds(b);
    bool ok = gather_paths(b);
    for (size_t i = 0; ok && i < p->n;) {
        Family f = {.base = p->at[i].base, .end_slot = p->at[i].end_slot};
        size_t first = branches.n;
        while (ok && i < p->n && p->at[i].base == f.base && p->at[i].end_slot == f.end_slot) {
            size_t n = 1;
            while (i + n < p->n && same_family(&p->at[i], &p->at[i + n]) &&
                   same_branch(&p->at[i], &p->at[i + n]))
                n++;
            ok = add_branches(b, &p->at[i], n, &branches);
            i += n;
        }
        f.nbranches = (uint16_t)(branches.n - first);
        families_add(&families, f);
    }
    Branch *kept = arena_copy(b->arena, branches.at, sizeof(Branch) * branches.n);
    for (size_t i = 0, at = 0; i < families.n; at += families.at[i++].nbranches)
        families.at[i].branch = kept + at;
    out->nfamilies = (uint16_t)families.n;
    out->family = arena_copy(b->arena, families.at, sizeof(Family) * families.n);
    if (ok && !order_holds(b, out)) {
        b->why = "its ordered choices make the same moves";
        ok = false;
    }
    if (ok && !strikes_alike(b, out)) {
        b->why = "the same move attacks by one of its ways and not by another";
        ok = false;
    }
    list_attacks(b, &branches, out);
    branches_free(&branches);
    families_free(&families);
    return ok;
}

static void count_facts(const Builder *b, const StartTable *s, WalkTable *t) {
    for (int i = 0; i < s->nfamilies; i++) {
        for (int j = 0; j < s->family[i].nbranches; j++) {
            const Branch *branch = &s->family[i].branch[j];
            const PathKind *k = &b->lists.pathkinds.at[branch->pathkind];
            t->lookups += branch->climbs ? 1 : branch->ngroups;
            t->solver |= k->solver != 0;
            t->ordered |= k->firsts || k->second;
        }
    }
}

static void make_walk(Builder *b, const Program *p, int me, WalkTable *out) {
    int n = b->game->graph.ncells;
    size_t before = arena_used(b->arena);
    StartTable *start = ARENA_ARRAY(b->arena, StartTable, n);
    WalkTable t = {.start = start};
    for (int cell = 0; cell < n; cell++) {
        b->paths.n = 0;
        if (!afford(b, 1) || !paths_of(&b->lists, p, me, (Sq)cell, &b->paths, &b->why) ||
            !make_start(b, &start[cell])) {
            *out = (WalkTable){.why = b->why};
            return;
        }
        count_facts(b, &start[cell], &t);
    }
    t.bytes = arena_used(b->arena) - before;
    *out = t;
}

/* [nwalks], bit p: player p has that walk. Players can share one; nobody counts as player 0. */
static const uint8_t *players_of(const Game *g, Arena *a) {
    int row = (g->nplayers + 1) * g->nkinds;
    uint8_t *players = ARENA_ARRAY(a, uint8_t, g->nwalks);
    for (int i = 0; i < g->nprograms * row; i++)
        if (g->programs[i] >= 0)
            players[g->programs[i]] |= (uint8_t)(1 << i % row / g->nkinds % g->nplayers);
    return players;
}

/* A first choice rules out second ones only if it is legal. So where the game forbids anything
** the machine finds the moves of walks with ordered choices. */
static PieceTables *tables_of_pieces(const Game *g, const WalkTable *walk, Arena *a) {
    PieceTables *of = ARENA_ARRAY(a, PieceTables, PIECES_MAX);
    for (int owner = 0; owner <= g->nplayers; owner++) {
        for (int kind = 0; kind < g->nkinds; kind++) {
            int i = game_walk_number(g, 0, owner, kind);
            if (i < 0)
                continue;
            bool none = !walk[i].start;
            of[game_piece(g, owner, kind)] = (PieceTables){
                .start = walk[i].start,
                .by_machine = none,
                .moves_by_machine = none || (g->decree[DECREE_FORBID].n && walk[i].ordered)};
        }
    }
    return of;
}

/* The work that is left is shared equally among the walks that are left. */
static void make_walks(Builder *b, WalkTable *walk) {
    const Game *g = b->game;
    for (int i = 0; i < g->nwalks; i++) {
        int64_t share = b->share = budget_share(b->budget, BUDGET_TABLES, g->nwalks - i);
        int owner = b->players[i] ? __builtin_ctz(b->players[i]) : 0;
        make_walk(b, &g->walks[i], owner, &walk[i]);
        budget_spend(b->budget, BUDGET_TABLES, share - b->share);
    }
}

const Tables *tables_build(const Game *g, Budget *budget, Arena *a) {
    size_t before = arena_used(a);
    Builder b = {.game = g, .arena = a, .book = {.arena = a}, .budget = budget};
    b.most = budget ? before + BUDGET_TABLE_BYTES : SIZE_MAX;
    pathlists_init(&b.lists, g);
    b.lists.share = b.book.share = &b.share;
    b.players = players_of(g, a);
    WalkTable *walk = ARENA_ARRAY(a, WalkTable, g->nwalks);
    make_walks(&b, walk);
    mark_pathkinds(&b.lists);
    for (int i = 0; i < g->nwalks; i++) {
        for (int cell = 0; walk[i].start && cell < g->graph.ncells; cell++) {
            mark_start(&b.lists, (StartTable *)&walk[i].start[cell], b.players[i]);
        }
    }
    PieceTables *of = tables_of_pieces(g, walk, a);
    Tables *t = arena_alloc(a, sizeof *t);
    *t = (Tables){
        .npathkinds = (int)b.lists.pathkinds.n,
        .nclasses = (int)b.lists.classes.n,
        .pathkinds =
            arena_copy(a, b.lists.pathkinds.at, sizeof(PathKind) * b.lists.pathkinds.n),
        .classes = arena_copy(a, b.lists.classes.at, sizeof(CellClass) * b.lists.classes.n),
        .walk = walk,
        .of = of};
    mark_tables(g, t);
    t->bytes = arena_used(a) - before;
    paths_free(&b.paths);
    clauses_free(&b.clauses);
    forms_free(&b.book.forms);
    pathlists_free(&b.lists);
    return t;
}
