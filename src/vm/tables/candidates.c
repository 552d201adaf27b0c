/*
** candidates.c -- numbering the candidates of every start: those without gates first.
*/
#include "candidates.h"

#include <string.h>

/* JOINTS: cells between start and end, on average. CANDIDATE_BYTES: memory for all of them. */
enum { JOINTS = 4, CANDIDATE_BYTES = 8 << 20 };

TYPED_VEC(CandidateVec, candidatevec, Candidate)

typedef struct Numbering {
    const Game *game;
    const Tables *tables;
    Candidates *to;
    int words; /* of a set */
    Arena *arena;
    CandidateVec room; /* the candidates of the current start */
    Budget *budget;
    int64_t work; /* not yet paid for */
    size_t most;  /* how many bytes the arena may hold */
} Numbering;

/* The landing on the cell that a marker names; LAND_ANY if MARKS_KEPT others came first. */
static uint8_t keep_mark(Candidates *c, uint16_t var) {
    int i = 0;
    while (i < c->nmarks && c->mark[i] != var)
        i++;
    if (i == MARKS_KEPT)
        return LAND_ANY;
    c->mark[i] = var;
    c->nmarks += i == c->nmarks;
    return (uint8_t)(LAND_MARK + i);
}

/* Candidate.land: a condition that every landing of the path kind satisfies. */
static uint8_t land_of(const Numbering *n, const PathKind *k) {
    const Game *g = n->game;
    for (int i = 0; i < k->ntests; i++) {
        const Expr *e = &g->exprs[k->test[i]];
        if (e->kind == EXPR_MARKED && g->vars[e->arg].player < 0)
            return keep_mark(n->to, (uint16_t)e->arg);
    }
    return k->land & ~(unsigned)(ON_EMPTY | ON_ENEMY) ? LAND_ANY : (uint8_t)k->land;
}

/* True if the move names its end and only one branch leads there. */
static bool is_only_way(const Family *f, unsigned end) {
    int ways = 0;
    if (f->end_slot == NO_SLOT)
        return false;
    for (int i = 0; i < f->nbranches; i++)
        ways += set_has(&f->branch[i].ends, end);
    return ways == 1;
}

/* True if all that is required of joints is that the cells between are empty. */
static bool is_lone(const Tables *t, const Family *f, const Branch *b, unsigned end, int rank) {
    const PathKind *k = &t->pathkinds[b->pathkind];
    return is_only_way(f, end) && k->empty && !k->solver && b->lone >> rank & 1;
}

static Candidate candidate_of(const Numbering *n, const Family *f, const Branch *b,
                              unsigned end, int rank) {
    const PathKind *k = &n->tables->pathkinds[b->pathkind];
    return (Candidate){.branch = (uint16_t)(b - f->branch),
                       .end = (uint8_t)end,
                       .rank = (uint8_t)rank,
                       .land = is_only_way(f, end) ? land_of(n, k) : LAND_ANY,
                       .asks = !(f->direct && b->land && is_lone(n->tables, f, b, end, rank))};
}

/* Adds the ends of a branch that *seen does not have, and adds them to *seen. Where `adds` is
** false it does only the latter. A move that does not name its end is one candidate, however
** many ends it has, and is cell 0 in *seen. */
static void add_branch(Numbering *n, const StartTable *s, int family, const Branch *b,
                       CellSet *seen, bool adds) {
    const Family *f = &s->family[family];
    CellSet ends = b->ends;
    int64_t most = budget_left(n->budget, BUDGET_CANDIDATES);
    for (int rank = 0; !set_empty(ends) && n->work <= most; rank++) {
        unsigned end = set_pop(&ends), cell = f->end_slot == NO_SLOT ? 0 : end;
        n->work += f->nbranches + (b->climbs ? b->ladder->rungs.nrungs : b->ngroups) * JOINTS;
        if (!set_has(seen, cell) && adds) {
            Candidate c = candidate_of(n, f, b, end, rank);
            c.family = (uint16_t)family;
            candidatevec_add(&n->room, c);
        }
        set_add(seen, cell);
    }
}

/* Adds the ends of the branches of a family that have gates, or of those that have none. */
static void add_branches(Numbering *n, const StartTable *s, int family, bool gated,
                         CellSet *seen, bool adds) {
    const Family *f = &s->family[family];
    for (int i = 0; i < f->nbranches; i++)
        if ((n->tables->pathkinds[f->branch[i].pathkind].ngates > 0) == gated)
            add_branch(n, s, family, &f->branch[i], seen, adds);
}

/* An end that some branch reaches without a gate is not gated, even if another branch leads
** there through one. */
static void add_family(Numbering *n, const StartTable *s, int family, bool gated) {
    CellSet seen = {{0}};
    if (gated)
        add_branches(n, s, family, false, &seen, false);
    add_branches(n, s, family, gated, &seen, true);
}

/* Candidates.gates of a start. */
static uint64_t gates_of(const Tables *t, const StartTable *s) {
    uint64_t gates = 0;
    for (int i = 0; i < s->nfamilies; i++) {
        for (int j = 0; j < s->family[i].nbranches; j++) {
            uint16_t pathkind = s->family[i].branch[j].pathkind;
            if (t->pathkinds[pathkind].ngates)
                gates |= pathkind < PATHKINDS_KEPT ? (uint64_t)1 << pathkind : ~(uint64_t)0;
        }
    }
    return gates;
}

/* The list of candidate_at(): each candidate followed by the set of cells between. */
static const void *write_list(const Numbering *n, const StartTable *s) {
    static const CellSet nothing;
    size_t set = sizeof(uint64_t) * (size_t)n->words;
    char *all = arena_alloc(n->arena, (sizeof(Candidate) + set) * n->room.n), *at = all;
    for (size_t i = 0; i < n->room.n; i++, at += sizeof(Candidate) + set) {
        const Candidate *c = &n->room.at[i];
        const Family *f = &s->family[c->family];
        const Branch *b = &f->branch[c->branch];
        bool lone = is_lone(n->tables, f, b, c->end, c->rank);
        memcpy(at, c, sizeof *c);
        memcpy(at + sizeof *c, lone ? b->between[c->rank].w : nothing.w, set);
    }
    return all;
}

/* Numbers the candidates of a start in n->room. False if there are too many, or the work or
** memory runs out. */
static bool number_start(Numbering *n, const StartTable *s, uint64_t gates,
                         CandidateList *out) {
    n->room.n = 0;
    for (int i = 0; i < s->nfamilies; i++)
        add_family(n, s, i, false);
    out->n = (uint16_t)n->room.n;
    for (int i = 0; gates && i < s->nfamilies; i++)
        add_family(n, s, i, true);
    out->ngated = (uint16_t)(n->room.n - out->n);
    bool paid = budget_spend(n->budget, BUDGET_CANDIDATES, n->work);
    n->work = 0;
    return paid && n->room.n <= UINT16_MAX && arena_used(n->arena) < n->most;
}

static void number_piece(Numbering *n, int piece) {
    const StartTable *start = n->tables->of[piece].start;
    int ncells = n->game->graph.ncells;
    CandidateList *at = ARENA_ARRAY(n->arena, CandidateList, ncells);
    uint64_t *gates = ARENA_ARRAY(n->arena, uint64_t, ncells);
    for (int cell = 0; cell < ncells; cell++) {
        gates[cell] = gates_of(n->tables, &start[cell]);
        if (!number_start(n, &start[cell], gates[cell], &at[cell]))
            return;
        at[cell].from = (uint8_t)cell;
        at[cell].list = write_list(n, &start[cell]);
    }
    n->to->of[piece].at = at;
    n->to->of[piece].gates = gates;
}

/* Gives a piece the candidates of an earlier one with the same walk; false: there is none. */
static bool share(Numbering *n, int piece) {
    for (int x = PIECE_FIRST; x < piece; x++) {
        if (n->tables->of[x].start == n->tables->of[piece].start && n->to->of[x].gates) {
            n->to->of[piece] = n->to->of[x];
            return true;
        }
    }
    return false;
}

/* Pieces that have no walk, or that the part does not move, have empty lists. */
const Candidates *candidates_build(const Game *g, int words, Budget *budget, Arena *a) {
    const Part *part = &g->turns[0].part[0];
    if (!(g->traits.simple_turn || g->pairs) || g->traits.nameless || !part->kinds ||
        part->program != 0 || part->drops || part->when)
        return NULL;
    Candidates *to = ARENA_ARRAY(a, Candidates, 1);
    Numbering n = {.game = g, .tables = g->tables, .to = to, .words = words, .arena = a};
    n.budget = budget;
    n.most = budget ? arena_used(a) + CANDIDATE_BYTES : SIZE_MAX;
    const CandidateList *none = ARENA_ARRAY(a, CandidateList, g->graph.ncells);
    for (int x = PIECE_FIRST; x < PIECES_MAX; x++) {
        const PieceTables *of = &g->tables->of[x];
        if (of->moves_by_machine)
            continue;
        if (!of->start || !(part->kinds >> g->kind[x] & 1))
            to->of[x].at = none;
        else if (!share(&n, x))
            number_piece(&n, x);
    }
    candidatevec_free(&n.room);
    return to;
}
