/*
** test_vm_query.c -- queries: the flood, compared with a search of single states.
*/
#include "support/cells.h"
#include "support/grid.h"
#include "base/rng.h"
#include "vm/meaning/cond.h"
#include "vm/meaning/query.h"

#include <criterion/criterion.h>

enum { SIDE = 5, CELLS = SIDE * SIDE, UNITS = 200, QUERIES = 60 };
/* For walks that go anywhere: a direction to each cell, and sets with all of these, with these
** and all others, and with all but one of these. */
enum { FAR_DIRS = 8 + CELLS, GRID_FAR = GRID_NORTH + 1, GRID_FAR_TOO, GRID_NOT_ALL, DIRSETS };

typedef struct World {
    Game *game;
    Rng rng;
    uint16_t code[QUERIES][UNITS];
    Program program[QUERIES];
    Pos pos;
} World;

static int below(World *w, int n) {
    return (int)rng_below(&w->rng, (uint64_t)n);
}

/* ---- random walks for queries ---- */

static void unit(Program *p, int value) {
    ((uint16_t *)p->code)[p->n++] = (uint16_t)value;
}

static void add_step(World *w, Program *p) {
    int set = below(w, w->game->ndirsets);
    unit(p, OP_STEP);
    unit(p, set);
    unit(p, set < GRID_FAR && below(w, 2) ? STEP_LINE : 0);
}

static void add_test(World *w, Program *p) {
    static const uint16_t tests[] = {GRID_EMPTY, 6, GRID_UNATTACKED};
    bool mask = below(w, 3);
    unit(p, mask ? OP_ON : OP_TEST);
    unit(p, mask ? below(w, MASKS_END) : tests[below(w, 3)]);
}

/* A way: steps, some of which are rides, and an end. */
static void add_way(World *w, Program *p) {
    for (int n = 1 + below(w, 3); n > 0; n--) {
        int head = p->n;
        bool ride = below(w, 3) == 0;
        if (ride)
            unit(p, OP_FORK), unit(p, 0);
        if (below(w, 4) == 0)
            unit(p, OP_LINE);
        add_step(w, p);
        if (below(w, 2))
            add_test(w, p);
        if (below(w, 3) == 0)
            unit(p, OP_ACT), unit(p, GRID_TAKE);
        if (ride) {
            unit(p, OP_JUMP), unit(p, head);
            ((uint16_t *)p->code)[head + 1] = (uint16_t)p->n;
        }
    }
    unit(p, below(w, 2) ? OP_LAND : OP_LOOK), unit(p, below(w, MASKS_END));
    unit(p, below(w, 12) ? OP_END : OP_FAIL);
}

static void make_queries(World *w) {
    for (int i = 0; i < QUERIES; i++) {
        Program *p = &w->program[i];
        *p = (Program){.code = w->code[i]};
        unit(p, OP_FORK), unit(p, 0);
        add_way(w, p);
        w->code[i][1] = (uint16_t)p->n;
        add_way(w, p);
    }
    w->game->queries = w->program;
    w->game->nqueries = QUERIES;
}

/* Adds directions each of which leads to one cell from all others. */
static void lead_anywhere(Game *g) {
    Sq *next = ARENA_ARRAY(g->arena, Sq, FAR_DIRS * CELLS);
    Dir *arrive = ARENA_ARRAY(g->arena, Dir, FAR_DIRS * CELLS),
        *dirs = ARENA_ARRAY(g->arena, Dir, FAR_DIRS);
    memcpy(next, g->graph.next, 8 * CELLS * sizeof *next);
    memcpy(arrive, g->graph.arrive, 8 * CELLS * sizeof *arrive);
    for (int d = 0; d < FAR_DIRS; d++)
        dirs[d] = (Dir)d;
    for (int i = 8 * CELLS; i < FAR_DIRS * CELLS; i++) {
        int to = i / CELLS - 8;
        next[i] = (Sq)(i % CELLS == to ? SQ_NONE : to);
        arrive[i] = (Dir)(i / CELLS);
    }
    DirSet *sets = ARENA_ARRAY(g->arena, DirSet, DIRSETS);
    memcpy(sets, g->dirsets, GRID_FAR * sizeof *sets);
    sets[GRID_FAR] = (DirSet){CELLS, dirs + 8};
    sets[GRID_FAR_TOO] = (DirSet){FAR_DIRS, dirs};
    sets[GRID_NOT_ALL] = (DirSet){CELLS, dirs + 7};
    g->graph.next = next;
    g->graph.arrive = arrive;
    g->graph.ndirs = FAR_DIRS;
    g->dirsets = sets;
    g->ndirsets = DIRSETS;
}

/* `bent`: redirects some edges, and turns some headings. `far`: steps lead to any cell. */
static void begin(World *w, uint64_t seed, bool bent, bool far) {
    w->game = grid_game(SIDE, SIDE, true);
    rng_seed(&w->rng, seed);
    if (far)
        lead_anywhere(w->game);
    for (int n = bent ? 30 : 0; n > 0; n--) {
        ((Sq *)w->game->graph.next)[below(w, 8 * CELLS)] = (Sq)below(w, CELLS);
        ((Dir *)w->game->graph.arrive)[below(w, 8 * CELLS)] = (Dir)below(w, 8);
    }
    GRID_SET(w->game, 0, GRID_KING);
    GRID_SET(w->game, 1, GRID_MAN);
    make_queries(w);
    grid_finish(w->game);
    pos_clear(w->game, &w->pos);
    for (int n = 10; n > 0; n--)
        grid_put(&w->pos, below(w, 2), below(w, GRID_KINDS), (Sq)below(w, CELLS));
    pos_put(&w->pos, (Sq)below(w, CELLS), PIECE_HOLE);
}

/* ---- the meaning, by a search of states ---- */

/* A state: the instruction, the cell, and the line that is kept. */
typedef struct State {
    int pc;
    Sq cell;
    Dir named, heading;
} State;

typedef struct Walking {
    const Game *game;
    const Program *program;
    Scope scope;
    bool seen[UNITS][CELLS][9][9];
    CellSet ends;
    int nacting;
    State acting[UNITS * CELLS]; /* where acts are executed */
} Walking;

static int line_index(Dir d) {
    return d == DIR_NONE ? 8 : d;
}

static bool holds(Walking *w, State s, const uint16_t *code) {
    w->scope.here = s.cell;
    return code[0] == OP_TEST
               ? scope_holds(&w->scope, code[1])
               : (piece_mask(w->game, w->scope.me, scope_at(&w->scope, s.cell)) & code[1]) != 0;
}

static void go(Walking *w, State s);

static void step(Walking *w, State s, const uint16_t *code) {
    const Graph *g = &w->game->graph;
    const DirSet *dirs = &w->game->dirsets[code[1]];
    for (int i = 0; i < dirs->n; i++) {
        bool keeps = code[2] & STEP_LINE, on = keeps && s.named != DIR_NONE;
        Dir by = on ? s.heading : dirs->dir[i];
        Sq next = graph_next(g, by, s.cell);
        if ((on && dirs->dir[i] != s.named) || next == SQ_NONE)
            continue;
        go(w, (State){s.pc + 3, next, keeps ? dirs->dir[i] : DIR_NONE,
                      keeps ? graph_arrive(g, by, s.cell) : DIR_NONE});
    }
}

static void go(Walking *w, State s) {
    bool *seen = &w->seen[s.pc][s.cell][line_index(s.named)][line_index(s.heading)];
    const uint16_t *code = w->program->code + s.pc;
    State next = s;
    if (*seen)
        return;
    *seen = true;
    next.pc += op_length(code[0]);
    switch (code[0]) {
    case OP_STEP: step(w, s, code); return;
    case OP_LINE: next.named = next.heading = DIR_NONE; break;
    case OP_ON:
    case OP_LAND:
    case OP_LOOK:
    case OP_TEST:
        if (!holds(w, s, code))
            return;
        break;
    case OP_FORK: go(w, (State){code[1], s.cell, s.named, s.heading}); break;
    case OP_JUMP: next.pc = code[1]; break;
    case OP_ACT:
        if (w->nacting < UNITS * CELLS)
            w->acting[w->nacting++] = s;
        break;
    case OP_END: set_add(&w->ends, s.cell); return;
    default: return;
    }
    go(w, next);
}

/* Searches from a state. */
static const Walking *walk_from(const World *w, int query, const Scope *s, State from) {
    static Walking walking[2];
    Walking *now = &walking[from.pc > 0];
    *now = (Walking){.game = w->game, .program = &w->program[query], .scope = *s};
    go(now, from);
    return now;
}

/* The ends of the walks from one cell. */
static CellSet walked(const World *w, int query, const Scope *s, Sq start) {
    return walk_from(w, query, s, (State){0, start, DIR_NONE, DIR_NONE})->ends;
}

/* Compares the acts that are followed by an end. */
static void acts_agree(World *w, int query, const Scope *s, Sq start) {
    CellSet done[GRID_ACTS] = {{{0}}}, found[GRID_ACTS] = {{{0}}};
    const Walking *all = walk_from(w, query, s, (State){0, start, DIR_NONE, DIR_NONE});
    for (int i = 0; i < all->nacting; i++)
        if (!set_empty(walk_from(w, query, s, all->acting[i])->ends))
            set_add(&done[w->code[query][all->acting[i].pc + 1]], all->acting[i].cell);
    QueryAct act[QUERY_ACTS_MAX];
    int n = query_acts(s, query, set_of(start), scope_where, act);
    for (int i = 0; i < n; i++)
        found[act[i].act] = set_or(found[act[i].act], act[i].on);
    for (int i = 0; i < GRID_ACTS; i++)
        cr_assert_str_eq(cells_text(w->game, found[i]), cells_text(w->game, done[i]),
                         "query %d from %d, act %d", query, start, i);
}

static void query_agrees(World *w, int query, const Scope *s) {
    CellSet starts = {{0}}, targets = {{0}}, from[CELLS], to = {{0}}, back = {{0}};
    for (int n = 6; n > 0; n--) {
        set_add(&starts, (unsigned)below(w, CELLS));
        set_add(&targets, (unsigned)below(w, CELLS));
    }
    for (Sq cell = 0; cell < CELLS; cell++) {
        from[cell] = walked(w, query, s, cell);
        if (set_has(&starts, cell))
            to = set_or(to, from[cell]);
        if (set_meets(from[cell], targets))
            set_add(&back, cell);
        cr_assert_eq(query_leads(s, query, cell, scope_where, scope_holds),
                     !set_empty(from[cell]), "query %d leads from %d", query, cell);
    }
    cr_assert_str_eq(cells_text(w->game, query_ends(s, query, starts, scope_where)),
                     cells_text(w->game, to), "query %d, from", query);
    cr_assert_str_eq(cells_text(w->game, query_starts(s, query, targets, scope_where)),
                     cells_text(w->game, back), "query %d, leads", query);
}

static void all_agree(uint64_t seed, bool bent, bool far) {
    static World w;
    begin(&w, seed, bent, far);
    int led = 0, few = 0;
    for (int query = 0; query < QUERIES; query++) {
        Scope s = scope_at_cell(&w.pos, below(&w, 2), SQ_NONE);
        query_agrees(&w, query, &s);
        acts_agree(&w, query, &s, (Sq)below(&w, CELLS));
        led += !set_empty(query_starts(&s, query, w.game->board, scope_where));
        few += w.game->query[query].few;
    }
    cr_expect(few > 0 && few < QUERIES, "ways are tried, or flooded");
    cr_expect_gt(led, QUERIES / 4, "most walks lead somewhere");
    game_free(w.game);
}

Test(query, agrees_with_a_search_of_states) {
    for (uint64_t seed = 1; seed <= 12; seed++) {
        all_agree(seed, false, false);
        all_agree(seed + 100, true, false);
        all_agree(seed + 200, false, true);
    }
}

/* A loop around a ring: the flood ends nevertheless. */
Test(query, a_loop_ends_when_nothing_grows) {
    static World w;
    static const uint16_t ride[] = {OP_STEP, GRID_ALL, 0,       OP_FORK,  7,
                                    OP_JUMP, 0,        OP_LAND, ON_EMPTY, OP_END};
    static const Program program = {.n = sizeof ride / sizeof *ride, .code = ride};
    w.game = grid_game(SIDE, SIDE, true);
    w.game->queries = &program;
    w.game->nqueries = 1;
    GRID_SET(w.game, 0, GRID_KING);
    grid_finish(w.game);
    pos_clear(w.game, &w.pos);
    Scope s = scope_of(&w.pos);
    cr_expect_eq(set_count(query_ends(&s, 0, set_of(0), scope_where)), CELLS);
    cr_expect_eq(set_count(query_starts(&s, 0, set_of(3), scope_where)), CELLS);
    game_free(w.game);
}
