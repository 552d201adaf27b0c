/*
** finish.c -- the derived part of a Game, one function for each struct.
*/
#include "finish.h"

#include "base/rng.h"
#include "early.h"
#include "judging.h"
#include "reach.h"
#include "trial.h"
#include "traits.h"
#include "verify.h"
#include "vm/ask/entry.h"
#include "vm/ask/movegen.h"
#include "vm/ask/pairs.h"
#include "vm/ask/walker.h"
#include "vm/meaning/longwalk.h"
#include "vm/meaning/query.h"
#include "vm/meaning/row.h"
#include "vm/meaning/cond.h"
#include "vm/tables/candidates.h"
#include "vm/tables/openings.h"
#include "worth.h"

/* The Zobrist keys of all games are drawn from one seed, so that signatures can be compared. */
enum { KEYS_SEED = 20260101 };

/* ---- who is who ---- */

/* True if a condition asks only who made the move or is to move, and so leaves open what was
** captured and all else. */
static bool asks_who(const Game *g, ExprId id) {
    const Expr *e = &g->exprs[id];
    switch (e->kind) {
    case EXPR_NUM: return e->arg != 0;
    case EXPR_CAPTOR:
    case EXPR_MOVER:
    case EXPR_ASKED_AS:
    case EXPR_TO_MOVE:
    case EXPR_BY_CHANCE: return true;
    case EXPR_NOT: return g->exprs[e->a].kind != EXPR_NUM && asks_who(g, e->a);
    case EXPR_AND:
    case EXPR_OR: return asks_who(g, e->a) && asks_who(g, e->b);
    }
    return false;
}

static bool is_number(const Game *g, ExprId id, int n) {
    return g->exprs[id].kind == EXPR_NUM && g->exprs[id].arg == n;
}

/* The operand that a comparison requires to be 1, or at least 1; 0 for other comparisons. */
static ExprId asks_for_one(const Game *g, const Expr *e) {
    switch (e->kind) {
    case EXPR_EQ: return is_number(g, e->a, 1) ? e->b : is_number(g, e->b, 1) ? e->a : 0;
    case EXPR_LT: return is_number(g, e->a, 0) ? e->b : 0;
    case EXPR_LE: return is_number(g, e->a, 1) ? e->b : 0;
    }
    return 0;
}

/* The kinds of which the last move need only have captured one for a condition to hold,
** whoever made it. */
static KindSet captured_kinds(const Game *g, ExprId id) {
    const Expr *e = &g->exprs[id];
    switch (e->kind) {
    case EXPR_CAPTURED: return game_named_kinds(g, e->arg);
    case EXPR_OR:
    case EXPR_ADD: return captured_kinds(g, e->a) | captured_kinds(g, e->b);
    case EXPR_AND:
        return (asks_who(g, e->b) ? captured_kinds(g, e->a) : 0) |
               (asks_who(g, e->a) ? captured_kinds(g, e->b) : 0);
    case EXPR_EQ:
    case EXPR_LT:
    case EXPR_LE: return captured_kinds(g, asks_for_one(g, e));
    }
    return 0;
}

static void derive_roster(Game *g) {
    for (int owner = 0; owner <= g->nplayers; owner++) {
        for (int kind = 0; kind < g->nkinds; kind++) {
            Piece next = piece_number(g->nkinds, owner, kind);
            g->piece[owner][kind] = next;
            g->owner[next] = (uint8_t)owner;
            g->kind[next] = (uint8_t)kind;
        }
    }
    g->royal = g->goal = 0;
    for (int kind = 0; kind < g->nkinds; kind++)
        g->royal |= (KindSet)g->kinds[kind].royal << kind;
    for (int i = 0; i < g->nrules; i++)
        g->goal |= g->rules[i].claimed ? 0 : captured_kinds(g, g->rules[i].when);
}

/* ---- the board ---- */

static const CellSet *edges_before(const Game *g) {
    size_t n = (size_t)g->graph.ncells, nedges = (size_t)g->graph.ndirs * n;
    CellSet *before = ARENA_ARRAY(g->arena, CellSet, nedges);
    for (size_t i = 0; i < nedges; i++)
        if (g->graph.next[i] != SQ_NONE)
            set_add(&before[i / n * n + g->graph.next[i]], (unsigned)(i % n));
    return before;
}

static Shift shift_of(const Graph *g, Dir d) {
    Shift s = {.even = true};
    for (int cell = 0; cell < g->ncells; cell++) {
        Sq next = graph_next(g, d, (Sq)cell);
        if (next == SQ_NONE)
            continue;
        if (set_empty(s.from))
            s.by = (int16_t)(next - cell);
        s.even &= next - cell == s.by;
        set_add(&s.from, (unsigned)cell);
    }
    return s;
}

static void derive_board(Game *g) {
    Shift *shift = ARENA_ARRAY(g->arena, Shift, g->graph.ndirs);
    for (int d = 0; d < g->graph.ndirs; d++)
        shift[d] = shift_of(&g->graph, (Dir)d);
    g->shift = shift;
    g->before = edges_before(g);
    g->board = set_first((unsigned)g->graph.ncells);
}

/* ---- keys, shapes, long walks ---- */

static Zobrist zobrist_of(const Game *g) {
    Rng rng;
    Zobrist keys = {0};
    rng_seed(&rng, KEYS_SEED);
    size_t n = (size_t)PIECES_MAX * (size_t)g->graph.ncells;
    uint64_t *cell = ARENA_ARRAY(g->arena, uint64_t, n);
    for (size_t i = (size_t)g->graph.ncells; i < n; i++) /* an empty cell's key is 0 */
        cell[i] = rng_next(&rng);
    for (int i = 1; i < PLAYERS_MAX; i++)
        keys.side[i] = rng_next(&rng);
    keys.cell = cell;
    return keys;
}

/* Shape.canon: the first of equal shapes. */
static void find_same_shapes(Game *g) {
    enum { BUCKETS = 1 << 12 };
    Arena *a = arena_new();
    int *bucket = ARENA_ARRAY(a, int, BUCKETS), *next = ARENA_ARRAY(a, int, g->nshapes);
    memset(bucket, -1, BUCKETS * sizeof *bucket);
    for (int i = 0; i < g->nshapes; i++) {
        int *in = &bucket[shape_hash(&g->shapes[i]) % BUCKETS], first = *in;
        while (first >= 0 && !shape_same(&g->shapes[first], &g->shapes[i]))
            first = next[first];
        g->shapes[i].canon = (uint16_t)(first >= 0 ? first : i);
        if (first >= 0)
            continue;
        next[i] = *in;
        *in = i;
    }
    arena_free(a);
}

static void derive_shapes(Game *g) {
    find_same_shapes(g);
    for (int i = 0; i < g->nshapes; i++)
        g->shapes[i].one_move = shape_is_one_move(&g->shapes[i]);
    /* Moves bear the first of equal shapes. Where one of these moves another man than the one
    ** whose walk it is, so may a move that bears the first. */
    for (int i = 0; i < g->nshapes; i++) {
        g->shapes[g->shapes[i].canon].one_move &= g->shapes[i].one_move;
        g->shapes[g->shapes[i].canon].led &= g->shapes[i].led;
    }
    for (int i = 0; i < g->nshapes; i++) {
        g->shapes[i].plain =
            g->shapes[i].one_move && !(shape_does(&g->shapes[i]) & DOES_RECAST);
        g->shapes[i].many = shape_does(&g->shapes[i]) & DOES_MANY;
        for (int k = 0; k + 1 < g->shapes[i].nfx; k++)
            g->shapes[i].sorts |= shape_is_row(&g->shapes[i], k);
    }
}

/* Where a long walk leads from each cell: [ncells]; NULL where the share does not suffice. */
static const CellSet *ends_of_long(const Game *g, const Long *l, int64_t *share) {
    CellSet *ends = ARENA_ARRAY(g->arena, CellSet, g->graph.ncells);
    for (int cell = 0; cell < g->graph.ncells; cell++) {
        int64_t work = *share < LONG_WORK ? *share : LONG_WORK;
        *share -= work;
        ends[cell] = longwalk_ends(&(LongWalk){.graph = &g->graph,
                                               .dirs = g->dirsets[l->dirs],
                                               .lo = l->lo,
                                               .hi = l->hi,
                                               .start = (Sq)cell,
                                               .joints = g->board,
                                               .avoid = set_of((unsigned)cell),
                                               .ends = g->board,
                                               .work = &work});
        *share += work;
        if (*share <= 0)
            return NULL;
    }
    return ends;
}

/* Long walks that ask nothing of the cells between are solved here once and for all. Those for
** which the budget does not suffice are solved in each position. */
static void derive_longs(Game *g, Budget *b) {
    for (int i = 0; i < g->nlongs; i++) {
        Long *l = &g->longs[i];
        int64_t share = budget_share(b, BUDGET_LONGS, g->nlongs - i), left = share;
        l->ends = l->joint ? NULL : ends_of_long(g, l, &left);
        budget_spend(b, BUDGET_LONGS, share - left);
    }
}

/* ---- endings and triggers ---- */

static bool asks_for_capture(const Expr *e) {
    return expr_info[e->kind].asks & ASK_CAUGHT;
}

static bool is_no_moves(const Expr *e) {
    return e->kind == EXPR_NO_MOVES;
}

/* True if the condition can hold only where a part holds of which kind() is true. Errs towards
** false where that is hard to say. */
static bool needs(const Game *g, ExprId id, bool (*kind)(const Expr *)) {
    const Expr *e = &g->exprs[id];
    if (e->kind == EXPR_AND)
        return needs(g, e->a, kind) || needs(g, e->b, kind);
    if (e->kind == EXPR_OR)
        return needs(g, e->a, kind) && needs(g, e->b, kind);
    return id != 0 && kind(e);
}

/* True if some condition asks where walks lead. */
static bool asks_for_walks(const Game *g) {
    for (int i = 1; i < g->nexprs; i++)
        if (g->exprs[i].kind == EXPR_FROM || g->exprs[i].kind == EXPR_LEADS)
            return true;
    return false;
}

static EndingFacts endings_of(const Game *g) {
    RuleFacts *rule = ARENA_ARRAY(g->arena, RuleFacts, g->nrules);
    const Cond **quiet = ARENA_ARRAY(g->arena, const Cond *, g->nrules);
    EndingFacts endings = {.rule = rule, .quiet = quiet, .remember = asks_for_walks(g)};
    for (int i = 0; i < g->nrules; i++) {
        ExprId when = g->rules[i].when;
        unsigned about = g->facts[when].asks;
        rule[i] = (RuleFacts){.by_moves = about & ASK_MOVES,
                              .if_stuck = needs(g, when, is_no_moves),
                              .by_event = needs(g, when, asks_for_capture),
                              .by_history = about & ASK_HISTORY};
        if (!rule[i].by_event && !rule[i].if_stuck)
            quiet[endings.nquiet++] = &g->conds[when];
    }
    if (g->nchances)
        endings.early = early_endings(g, &endings.nearly, g->arena);
    return endings;
}

/* The zone that the last move must have touched for a condition to hold; NULL: none. */
static const CellSet *touched_zone(const Game *g, ExprId id) {
    const Expr *e = &g->exprs[id];
    if (e->kind == EXPR_TOUCHED)
        return &g->zones[e->arg];
    if (e->kind != EXPR_AND)
        return NULL;
    const CellSet *zone = touched_zone(g, e->a);
    return zone ? zone : touched_zone(g, e->b);
}

static Firing firing_of(const Game *g, const Trigger *t) {
    bool shared = g->vars[t->var].player < 0, named = t->who >= WHO_PLAYER0;
    int place = shared ? t->var : named ? t->var + t->who - WHO_PLAYER0 : -1;
    return (Firing){.trigger = t,
                    .when = t->when ? &g->conds[t->when] : NULL,
                    .value = &g->conds[t->value],
                    .place = (int16_t)place};
}

/* Consecutive triggers that need a change of cells are one run: where the last move touched
** none of their cells, it is skipped as a whole. */
static TriggerRuns runs_of(const Game *g, TriggerTime time) {
    Firing *list = ARENA_ARRAY(g->arena, Firing, g->ntriggers);
    TriggerRun *run = ARENA_ARRAY(g->arena, TriggerRun, g->ntriggers);
    TriggerRuns runs = {.run = run};
    for (int i = 0; i < g->ntriggers; i++) {
        const Trigger *t = &g->triggers[i];
        if (t->time != time)
            continue;
        const CellSet *zone = touched_zone(g, t->when);
        TriggerRun *last = runs.n ? &run[runs.n - 1] : NULL;
        if (!last || !last->touched != !zone)
            *(last = &run[runs.n++]) = (TriggerRun){.touched = zone, .firing = list};
        CellSet both = zone ? set_or(*last->touched, *zone) : g->board;
        last->touched = zone ? arena_copy(g->arena, &both, sizeof both) : NULL;
        last->n++;
        *list++ = firing_of(g, t);
    }
    return runs;
}

static void derive_brief(Game *g) {
    uint8_t *brief = ARENA_ARRAY(g->arena, uint8_t, g->nvars);
    g->nbrief = 0;
    for (int i = 0; i < g->nvars; i++)
        if (g->vars[i].brief)
            brief[g->nbrief++] = (uint8_t)i;
    g->brief = brief;
}

/* ---- throws ---- */

/* Game.case_work. After each move every throw is checked for a row that can fall, so the walks
** of all cases share THROWS_WORK instructions. Each may take at least CASE_LEAST. */
static int64_t work_of_case(const Game *g) {
    enum { THROWS_WORK = 1 << 22, CASE_LEAST = 64 };
    int64_t ncases = 1;
    for (int i = 0; i < g->nchances; i++)
        for (int k = 0; k < g->chances[i].noutcomes; k++)
            ncases += g->chances[i].outcome[k].ncases;
    return THROWS_WORK / ncases > CASE_LEAST ? THROWS_WORK / ncases : CASE_LEAST;
}

/* ---- how men could get about ---- */

/* Reach.threat. */
static const CellSet *threats_of(const Game *g, const CellSet *takes) {
    int n = g->graph.ncells;
    CellSet *all = ARENA_ARRAY(g->arena, CellSet, g->nplayers * n);
    for (int i = 0; i < g->nplayers * g->nkinds * n; i++) {
        CellSet *at = &all[i / (g->nkinds * n) * n + i % n];
        *at = set_or(*at, takes[i]);
    }
    return all;
}

static Reach reach_of(const Game *g, Budget *b) {
    unsigned asks = 0;
    for (int i = 1; i < g->nexprs; i++)
        asks |= g->facts[i].asks;
    const CellSet *takes = reach_table(g, ON_ENEMY, b, g->arena);
    return (Reach){.takes = takes,
                   .threat = threats_of(g, takes),
                   .goes = asks & ASK_GOES ? reach_table(g, ON_EMPTY, b, g->arena) : NULL};
}

bool game_finish(Game *g, Budget *b, Err *e) {
    if (!verify_game(g, e))
        return false;
    g->answers = &walk_answers;
    g->facts = expr_facts(g->exprs, g->nexprs, g->queries, g->graph.ncells, g->arena);
    g->judging = judging_price(g, &(ExprId){0});
    derive_roster(g);
    derive_board(g);
    g->conds = conds_build(g);
    g->query = queries_build(g, e);
    if (!g->query)
        return false;
    g->rows = rows_build(g);
    derive_shapes(g);
    derive_brief(g);
    g->zobrist = zobrist_of(g);
    g->endings = endings_of(g);
    for (int time = 0; time < TRIGGER_TIMES; time++)
        g->triggers_at[time] = runs_of(g, (TriggerTime)time);
    g->case_work = work_of_case(g);
    derive_longs(g, b);
    g->traits = traits_of(g);
    g->entries = entries_build(g);
    g->tables = tables_build(g, b, g->arena);
    g->openings = openings_build(g);
    g->walker = walker_for(g->graph.ncells);
    g->pairs = pairs_build(g);
    g->candidates = candidates_build(g, set_words(g->graph.ncells), b, g->arena);
    g->reach = reach_of(g, b);
    if (!trial_pass(g, b, e))
        return false;
    worth_derive(g, b);
    return true;
}
