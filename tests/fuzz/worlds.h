/*
** worlds.h -- random boards, games on them with three random pieces, and positions.
**
** A world records its peculiarities, so that a fuzzer can describe its cases.
*/
#ifndef STEPWISE_TESTS_FUZZ_WORLDS_H
#define STEPWISE_TESTS_FUZZ_WORLDS_H

#include "fuzz/walks.h"
#include "vm/meaning/machine.h"
#include "vm/load/finish.h"
#include "base/err.h"

/* WORK_MOST: instructions for the walks of a piece that are run repeatedly. SMALL: the largest
** board, in cells, on which walks may have conditions that ask about walks in turn. */
enum { WORK_MOST = 5000, SMALL = 36 };

typedef struct World {
    Rng *rng;
    Game *game, plain; /* plain: the same game without tables */
    Code code[GRID_KINDS];
    CellSet odd; /* cells with an edge that has no opposite */
} World;

static inline const Expr *world_exprs(void) {
    static const Expr exprs[ASKS] = {
        [ASK_EMPTY] = {.kind = EXPR_ON, .arg = ON_EMPTY},
        [ASK_ATTACKED] = {.kind = EXPR_ATTACKED},
        [ASK_CHECK] = {.kind = EXPR_CHECK, .who = WHO_ME},
        [ASK_ONE] = {.kind = EXPR_NUM, .arg = 1},
        [ASK_ENEMY] = {.kind = EXPR_ON, .arg = ON_ENEMY},
        [ASK_COUNT] = {.kind = EXPR_VAR, .arg = 0},
        [ASK_GROUPS] = {.kind = EXPR_GROUPS, .arg = GRID_ALL, .a = ASK_ENEMY},
        [ASK_ZONE] = {.kind = EXPR_IN, .arg = 1},
        [ASK_OUTSIDE] = {.kind = EXPR_NOT, .a = ASK_ZONE},
        [ASK_KIND] = {.kind = EXPR_KIND, .arg = 1},
        [ASK_OTHER_KIND] = {.kind = EXPR_NOT, .a = ASK_KIND},
        [ASK_BESIDE_ENEMY] = {.kind = EXPR_BESIDE, .arg = 1, .a = ASK_ENEMY},
        [ASK_BESIDE_EMPTY] = {.kind = EXPR_BESIDE, .arg = 4, .a = ASK_EMPTY},
        [ASK_GATE] = {.kind = EXPR_EQ, .a = ASK_COUNT, .b = ASK_ONE},
        [ASK_ZONE_GATE] = {.kind = EXPR_AND, .a = ASK_ZONE, .b = ASK_GATE},
        [ASK_ZONE_OR_KIND] = {.kind = EXPR_OR, .a = ASK_ZONE, .b = ASK_KIND},
        [ASK_EMPTY_OR_ZONE] = {.kind = EXPR_OR, .a = ASK_EMPTY, .b = ASK_ZONE},
        [ASK_EMPTY_ZONE] = {.kind = EXPR_AND, .a = ASK_EMPTY, .b = ASK_ZONE},
        [ASK_MARKED] = {.kind = EXPR_MARKED, .arg = 1},
        [ASK_STARTED] = {.kind = EXPR_START},
        [ASK_LEADS] = {.kind = EXPR_LEADS, .arg = 0},
        [ASK_FROM] = {.kind = EXPR_FROM, .arg = 1, .a = ASK_ENEMY},
        [ASK_CELLS] = {.kind = EXPR_CELLS, .a = ASK_FROM},
        [ASK_SPLIT] = {.kind = EXPR_LT, .a = ASK_ONE, .b = ASK_GROUPS},
        [ASK_UNATTACKED] = {.kind = EXPR_NOT, .a = ASK_ATTACKED},
        [ASK_REACHED] = {.kind = EXPR_REACHED, .who = WHO_NEXT},
    };
    return exprs;
}

/* Queries: a ride over empty cells to a friendly piece; two steps in a line. */
static inline const Program *world_queries(void) {
    static const uint16_t ride[] = {OP_STEP,  GRID_ALL, 0, OP_FORK, 9,         OP_ON,
                                    ON_EMPTY, OP_JUMP,  0, OP_LAND, ON_FRIEND, OP_END};
    static const uint16_t line[] = {OP_STEP,   GRID_ALL, STEP_LINE,           OP_STEP, GRID_ALL,
                                    STEP_LINE, OP_LAND,  ON_EMPTY | ON_ENEMY, OP_END};
    static const Program queries[] = {{.n = sizeof ride / sizeof *ride, .code = ride},
                                      {.n = sizeof line / sizeof *line, .code = line}};
    return queries;
}

static inline const Act *world_acts(void) {
    static const Act acts[ACTS] = {
        [DO_MOVE] = {.fx = FX_MOVE, .ref_a = REF_START, .ref_b = REF_HERE},
        [DO_TAKE] = {.fx = FX_TAKE, .ref_a = REF_HERE},
        [DO_BECOME] = {.fx = FX_BECOME, .ref_a = REF_LANDED, .kind = 2},
        [DO_COUNT] = {.fx = FX_ADD, .expr = ASK_ONE},
        [DO_UNMAKE] = {.fx = FX_UNMAKE, .ref_a = REF_HERE},
        [DO_BECOME_AGAIN] = {.fx = FX_BECOME, .ref_a = REF_LANDED, .kind = 2},
        [DO_MARK] = {.fx = FX_MARK, .ref_a = REF_HERE, .var = 1},
        [DO_NAME] = {.fx = FX_CAPTOR, .ref_a = REF_START},
        [DO_SWAP] = {.fx = FX_SWAP, .ref_a = REF_START, .ref_b = REF_HERE},
    };
    return acts;
}

static inline void random_dirsets(Game *g, Rng *rng) {
    DirSet *sets = ARENA_ARRAY(g->arena, DirSet, DIRSETS);
    memcpy(sets, g->dirsets, sizeof *sets * (size_t)g->ndirsets);
    for (int i = g->ndirsets; i < DIRSETS; i++) {
        Dir *dir = ARENA_ARRAY(g->arena, Dir, 8);
        unsigned first = below(rng, 8), by = 1 + below(rng, 7);
        sets[i] = (DirSet){2 + (int)below(rng, 2), dir};
        for (unsigned j = 0; j < 3; j++)
            dir[j] = (Dir)((first + j * by) % 8);
    }
    g->ndirsets = DIRSETS;
    g->dirsets = sets;
}

/* Gives a game what the programs of walks.h refer to. */
static inline void furnish(Game *g, Rng *rng) {
    g->exprs = world_exprs();
    g->nexprs = ASKS;
    g->queries = world_queries();
    g->nqueries = 2;
    g->acts = world_acts();
    g->nacts = ACTS;
    grid_shapes(g);
    random_dirsets(g, rng);
    static const ExprId forbid[] = {ASK_CHECK};
    g->decree[DECREE_FORBID].at = forbid;
    g->vars = ARENA_ARRAY(g->arena, Var, 2);
    g->vars[0] = (Var){.name = "count", .player = -1, .hashed = true, .max = 100};
    g->vars[1] = (Var){.name = "mark", .kind = VAR_CELL, .player = -1, .hashed = true};
    g->vars[1].max = g->graph.ncells;
    g->nvars = 2;
    g->longs = ARENA_ARRAY(g->arena, Long, LONGS);
    g->longs[0] = (Long){.dirs = GRID_ALL, .lo = 4, .hi = 4};
    g->longs[1] = (Long){.dirs = GRID_ORTHO, .lo = 2, .hi = 4, .joint = ASK_EMPTY};
    g->longs[2] = (Long){.dirs = GRID_ORTHO, .lo = 3, .hi = 3, .joint = ASK_EMPTY};
    g->nlongs = LONGS;
    g->rules[0] = (Rule){.verdict = VERDICT_DRAW, .when = ASK_GATE};
    CellSet *zones = (CellSet *)g->zones;
    for (int i = 0; i < g->graph.ncells; i++)
        if (below(rng, 3) == 0)
            set_flip(&zones[1], (unsigned)i);
}

/* Cuts and redirects edges, one in `of` each. */
static inline void spoil_board(Game *g, Rng *rng, unsigned of) {
    Sq *next = (Sq *)g->graph.next;
    Dir *arrive = (Dir *)g->graph.arrive;
    for (int i = 0; i < g->graph.ndirs * g->graph.ncells; i++) {
        if (below(rng, of) == 0)
            next[i] = below(rng, 2) ? SQ_NONE : (Sq)below(rng, (unsigned)g->graph.ncells);
        if (below(rng, of) == 0)
            arrive[i] = (Dir)below(rng, (unsigned)g->graph.ndirs);
    }
}

static inline bool leads(const Graph *g, Sq from, Sq to) {
    for (int d = 0; d < g->ndirs; d++)
        if (graph_next(g, (Dir)d, from) == to)
            return true;
    return false;
}

/* Cells at most one step from an edge that has no opposite. */
static inline CellSet odd_cells(const Graph *g) {
    CellSet odd = {{0}}, near;
    for (int i = 0; i < g->ndirs * g->ncells; i++)
        if (g->next[i] != SQ_NONE && !leads(g, g->next[i], (Sq)(i % g->ncells)))
            set_add(&odd, (unsigned)(i % g->ncells));
    near = odd;
    for (int i = 0; i < g->ndirs * g->ncells; i++)
        if (g->next[i] != SQ_NONE && set_has(&odd, g->next[i]))
            set_add(&near, (unsigned)(i % g->ncells));
    return near;
}

static inline WalkAnswer next_walk(void *ctx, const Walk *w) {
    (void)ctx, (void)w;
    return WALK_MORE;
}

static inline bool asks(const World *w, int expr) {
    for (int kind = 0; kind < GRID_KINDS; kind++) {
        const Program *p = &w->game->walks[kind];
        for (int at = 0; at < p->n; at += op_length(p->code[at]))
            if (p->code[at] == OP_TEST && p->code[at + 1] == expr)
                return true;
    }
    return false;
}

/* When a walk asks what is attacked or reached, the machine tries the walks of all pieces at
** each of its steps. That is too slow if a piece has many walks on the empty board, or if those
** ask in turn. */
static inline bool is_slow(const World *w) {
    const Game *g = &w->plain;
    bool reached = asks(w, ASK_REACHED), attacked = asks(w, ASK_UNATTACKED);
    if (reached && attacked && g->graph.ncells > SMALL)
        return true;
    Pos empty;
    pos_clear(g, &empty);
    bool slow = false;
    for (int i = 0; i < GRID_KINDS * g->graph.ncells && !slow; i++) {
        Run r =
            run_of(&empty, &g->walks[i % GRID_KINDS], 0, (Sq)(i / GRID_KINDS), next_walk, NULL);
        r.attack = true;
        r.budget = WORK_MOST;
        slow = machine_run(&r) == RUN_CAPPED;
    }
    return slow && (reached || attacked);
}

/* A game of three random pieces on a random board; false if the verifier refuses it or the
** machine would take minutes. The caller frees w->game either way. */
static inline bool random_world(World *w, Rng *rng) {
    static const uint8_t sizes[][2] = {{3, 3}, {4, 4}, {5, 5},  {6, 6},  {8, 8},   {8, 8},
                                       {5, 5}, {4, 4}, {9, 9},  {4, 16}, {10, 10}, {1, 20},
                                       {6, 6}, {7, 7}, {2, 33}, {12, 12}};
    static const uint8_t spoil[] = {0, 0, 1, 3, 6, 12, 24, 60};
    w->rng = rng;
    unsigned size = below(rng, 16);
    bool huge = below(rng, 200) == 0;
    Game *g = huge ? grid_game(16, 16, false)
                   : grid_game(sizes[size][0], sizes[size][1], below(rng, 4) == 0);
    w->game = g;
    furnish(g, rng);
    unsigned of = spoil[below(rng, 8)];
    if (of)
        spoil_board(g, rng, of);
    w->odd = odd_cells(&g->graph);
    bool simple = below(rng, g->decree[DECREE_FORBID].n ? 2 : 8) == 0;
    for (int kind = 0; kind < GRID_KINDS; kind++) {
        random_program(&w->code[kind], rng, simple);
        grid_walk(g, kind, w->code[kind].unit, w->code[kind].n);
    }
    Err e = {{0}};
    if (!game_finish(g, NULL, &e))
        return false;
    game_view(g, false, &w->plain);
    return !is_slow(w);
}

static inline void random_position(const World *w, Pos *p) {
    const Game *g = w->game;
    pos_clear(g, p);
    unsigned n = (unsigned)g->graph.ncells;
    for (unsigned i = below(w->rng, n); i > 0; i--) {
        int owner = below(w->rng, 16) == 0 ? g->nplayers : (int)below(w->rng, 2);
        int kind = (int)below(w->rng, GRID_KINDS);
        if (!(g->royal >> kind & 1) || pos_find(p, owner, kind) == SQ_NONE)
            pos_put(p, (Sq)below(w->rng, n), game_piece(g, owner, kind));
    }
    if (below(w->rng, 4))
        for (unsigned i = 1 + below(w->rng, 1 + n / 6); i > 0; i--)
            pos_put(p, (Sq)below(w->rng, n), PIECE_HOLE);
    pos_set_var(p, 0, (int32_t)below(w->rng, 2));
    pos_set_var(p, 1, (int32_t)below(w->rng, n + 1));
    pos_set_side(p, (int)below(w->rng, 2));
}

#endif
