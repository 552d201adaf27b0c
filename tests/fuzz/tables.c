/*
** tables.c -- random walks on random boards: the tables and the machine must agree.
**
** tables CASES [SEED]: each case is a program of random steps, joints, landings and choices on
** a grid with missing, one-way and bent edges, asked in a few random positions, for its moves
** and for its attacks, by the machine and by every walker that this processor can run. Writes
** TAP, and how many cases had joints, one-way edges, holes, and quiet unlike capture.
*/
#include "support/grid.h"
#include "base/rng.h"
#include "vm/machine.h"
#include "vm/movegen.h"
#include "vm/walker.h"

#include <stdio.h>
#include <stdlib.h>

enum { UNITS_MAX = 160, POSITIONS = 4 };

typedef struct Case {
    Rng *rng;
    uint16_t code[UNITS_MAX];
    int n;
    bool joints, one_way, holes, quiet_unlike_capture;
    unsigned landings; /* bit: which landing masks occur */
} Case;

typedef struct Tally {
    long cases, tabled, joints, one_way, holes, unlike;
} Tally;

static unsigned below(Rng *r, unsigned n) {
    return (unsigned)rng_below(r, n);
}

static void emit(Case *c, unsigned unit) {
    if (c->n < UNITS_MAX)
        c->code[c->n++] = (uint16_t)unit;
}

static void emit_landing(Case *c) {
    static const uint16_t masks[] = {ON_EMPTY | ON_ENEMY, ON_EMPTY, ON_ENEMY,
                                     ON_EMPTY | ON_ENEMY | ON_HOLE};
    unsigned i = below(c->rng, 4);
    c->landings |= 1u << i;
    emit(c, OP_LAND);
    emit(c, masks[i]);
    if (below(c->rng, 5) == 0) {
        emit(c, OP_TEST);
        emit(c, GRID_UNATTACKED);
        c->code[c->n - 3] =
            ON_EMPTY; /* attacks are never asked about in a walk that captures */
    }
    emit(c, OP_ACT);
    emit(c, GRID_MOVE);
    if (below(c->rng, 6) == 0) {
        emit(c, OP_ACT);
        emit(c, GRID_BECOME);
    }
    emit(c, OP_END);
}

static void emit_joint(Case *c, unsigned style) {
    if (style == 0)
        return; /* a jump */
    c->joints = true;
    emit(c, OP_ON);
    emit(c, style == 1 ? ON_EMPTY : style == 2 ? ON_EMPTY | ON_FRIEND : ON_ENEMY);
    if (style == 3 && below(c->rng, 2)) {
        emit(c, OP_ACT);
        emit(c, GRID_TAKE);
    }
}

/* Some alternatives: each a few steps, or a ride, then a landing. */
static void random_walk(Case *c) {
    for (unsigned ways = 1 + below(c->rng, 3); ways > 0; ways--) {
        int fork = c->n;
        if (ways > 1) {
            emit(c, OP_FORK);
            emit(c, 0);
        }
        unsigned line = below(c->rng, 3) == 0 ? STEP_LINE : 0, style = below(c->rng, 4);
        if (below(c->rng, 4) == 0) {
            int loop = c->n;
            emit(c, OP_STEP), emit(c, below(c->rng, 4)), emit(c, STEP_LINE);
            emit(c, OP_FORK), emit(c, (unsigned)c->n + 5);
            emit(c, OP_ON), emit(c, style ? ON_EMPTY : ON_EMPTY | ON_FRIEND);
            emit(c, OP_JUMP), emit(c, (unsigned)loop);
            c->code[loop + 4] = (uint16_t)c->n;
            c->joints = true;
        } else {
            for (unsigned left = 1 + below(c->rng, 3); left > 0; left--) {
                emit(c, OP_STEP), emit(c, below(c->rng, 4)), emit(c, line);
                if (left > 1)
                    emit_joint(c, below(c->rng, 3) ? style : below(c->rng, 4));
            }
        }
        emit_landing(c);
        if (ways > 1)
            c->code[fork + 1] = (uint16_t)c->n;
    }
}

/* Cuts and bends some edges. */
static void spoil_board(Game *g, Case *c) {
    unsigned of = below(c->rng, 3) * 6;
    if (of == 0)
        return;
    c->one_way = true;
    Sq *next = (Sq *)g->graph.next;
    Dir *arrive = (Dir *)g->graph.arrive;
    for (int i = 0; i < g->graph.ndirs * g->graph.ncells; i++) {
        if (below(c->rng, of) == 0)
            next[i] = below(c->rng, 2) ? SQ_NONE : (Sq)below(c->rng, (unsigned)g->graph.ncells);
        if (below(c->rng, of) == 0)
            arrive[i] = (Dir)below(c->rng, (unsigned)g->graph.ndirs);
    }
}

static void random_position(Game *g, Case *c, Pos *p) {
    pos_clear(g, p);
    unsigned n = (unsigned)g->graph.ncells;
    for (unsigned i = below(c->rng, n); i > 0; i--)
        pos_put(p, (Sq)below(c->rng, n), game_piece(g, (int)below(c->rng, 3), 1));
    if (below(c->rng, 2)) {
        c->holes = true;
        for (unsigned i = below(c->rng, 6); i > 0; i--)
            pos_put(p, (Sq)below(c->rng, n), PIECE_HOLE);
    }
}

static int by_number(const void *a, const void *b) {
    Move x = *(const Move *)a, y = *(const Move *)b;
    return (x > y) - (x < y);
}

static bool same_moves(const Pos *a, const Pos *b, bool captures) {
    Moves x = {0}, y = {0};
    (captures ? moves_captures : moves_legal)(a, &x);
    (captures ? moves_captures : moves_legal)(b, &y);
    if (x.n)
        qsort(x.at, x.n, sizeof(Move), by_number);
    if (y.n)
        qsort(y.at, y.n, sizeof(Move), by_number);
    bool same = x.n == y.n && (x.n == 0 || memcmp(x.at, y.at, x.n * sizeof(Move)) == 0);
    same = same && moves_count(a) == y.n + (captures ? moves_count(b) - y.n : 0);
    moves_free(&x);
    moves_free(&y);
    return same;
}

static bool same_attacks(const Pos *a, const Pos *b, Sq lifted) {
    return set_equal(pos_attacks(a, 0, lifted), pos_attacks(b, 0, lifted)) &&
           set_equal(pos_attacks(a, 1, lifted), pos_attacks(b, 1, lifted));
}

/* Both answers for one position, with each walker. */
static bool agree(Game *g, Game *plain, const Pos *p, Rng *r) {
    Pos slow = *p, fast = *p;
    slow.game = plain;
    bool ok = true;
    int width = g->graph.ncells <= 64 ? 0 : g->graph.ncells <= 128 ? 1 : 2;
    for (int i = 0; i < WALKERS && ok; i++) {
        if (!walker_numbered(i) || i % 3 < width)
            continue;
        g->walker = walker_numbered(i);
        fast.game = g;
        ok = same_moves(&fast, &slow, false) && same_moves(&fast, &slow, true) &&
             same_attacks(&fast, &slow, SQ_NONE);
        Sq lifted = (Sq)below(r, (unsigned)g->graph.ncells);
        ok = ok && (!piece_is(p->cell[lifted]) || same_attacks(&fast, &slow, lifted));
    }
    return ok;
}

static bool run_case(Rng *rng, Tally *t) {
    static const int sizes[][2] = {{3, 3}, {5, 5}, {8, 8}, {10, 10}, {4, 16}, {12, 12}};
    Case c = {.rng = rng};
    unsigned size = below(rng, 6);
    Game *g = grid_game(sizes[size][0], sizes[size][1], false);
    spoil_board(g, &c);
    random_walk(&c);
    grid_walk(g, 1, c.code, c.n);
    Err e = {{0}};
    bool ok = true;
    if (game_finish(g, &e)) {
        Game plain;
        game_view(g, false, &plain);
        for (int i = 0; i < POSITIONS && ok; i++) {
            Pos p;
            random_position(g, &c, &p);
            ok = agree(g, &plain, &p, rng);
        }
        t->cases++;
        bool tabled = g->tables->walk[0].start != NULL;
        t->tabled += tabled;
        t->joints += tabled && c.joints;
        t->one_way += tabled && c.one_way;
        t->holes += tabled && c.holes;
        t->unlike += tabled && (c.landings & 6) != 0;
    }
    game_free(g);
    return ok;
}

int main(int argc, char **argv) {
    long cases = argc > 1 ? atol(argv[1]) : 2000;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    Tally t = {0};
    bool ok = true;
    uint64_t bad = 0;
    for (uint64_t i = 0; t.cases < cases && ok; i++) {
        Rng rng;
        rng_seed(&rng, seed + i);
        bad = seed + i;
        ok = run_case(&rng, &t);
    }
    printf("1..1\n%s 1 - tables and machine agree\n", ok ? "ok" : "not ok");
    if (!ok)
        printf("# they differ with: tables 1 %llu\n", (unsigned long long)bad);
    printf("# %ld cases, %ld on tables; of these %ld with joints, %ld with odd edges, %ld with "
           "holes, %ld with quiet unlike capture\n",
           t.cases, t.tabled, t.joints, t.one_way, t.holes, t.unlike);
    return ok ? 0 : 1;
}
