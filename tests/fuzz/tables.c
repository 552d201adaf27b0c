/*
** tables.c -- random walks on random boards: the tables and the machine must agree.
**
** tables CASES [SEED]: in a case, a random program (walks.h) on a random board (worlds.h) in a
** random position is asked for its moves from one cell, first by the machine and then by every
** walker that this processor can run on such a board. Every position is also compared as a
** whole, with one walker, sometimes with all: legal moves, captures, their numbers, randomly
** drawn moves, attacks, and perft to two plies. Writes TAP, and statistics about the cases.
*/
#include "fuzz/worlds.h"
#include "vm/meaning/machine.h"
#include "vm/ask/movegen.h"
#include "vm/count/perft.h"
#include "vm/ask/walker.h"
#include "vm/meaning/make.h"

#include <stdio.h>
#include <stdlib.h>

/* SLOTS: a power of two, several times the most moves that one piece may have. */
enum { POSITIONS = 8, DEPTH_EVERY = 16, SLOTS = 1 << 14 };

/* Properties of cases, and the percentage of each that there must be (LEAST). */
enum { JOINTS_ASKED, ONE_WAY, HOLES, QUIET_UNLIKE_CAPTURE, TRAITS, LEAST = 30 };
static const char *const trait_names[TRAITS] = {"joints", "one-way edges", "holes",
                                                "quiet unlike capture"};

typedef struct Tally {
    long cases, worlds, programs, on_machine, positions, depths;
    long with[TRAITS];
} Tally;

/* A set of moves: their number and a sum that tells sets apart. */
typedef struct MoveSum {
    long n;
    uint64_t sum;
} MoveSum;

/* The moves seen so far for this question, as a hash set. */
typedef struct Seen {
    uint32_t question, when[SLOTS];
    Move move[SLOTS];
} Seen;

/* The state of one question. */
typedef struct Asker {
    const World *world;
    Seen *seen;
    const Pos *pos;
    int me;
    MoveSum moves;
} Asker;

static void sum_move(MoveSum *s, Move m) {
    s->n++;
    s->sum += rng_mix(m);
}

/* Adds a move; false if it was there. */
static bool is_new(Seen *s, Move m) {
    for (size_t i = (size_t)rng_mix(m) % SLOTS;; i = (i + 1) % SLOTS) {
        if (s->when[i] != s->question) {
            s->when[i] = s->question;
            s->move[i] = m;
            return true;
        }
        if (s->move[i] == m)
            return false;
    }
}

static WalkAnswer on_walk(void *ctx, const Walk *w) {
    Asker *a = ctx;
    Move m = shape_canonical(a->world->game->shapes, w->move);
    if (is_new(a->seen, m))
        sum_move(&a->moves, m);
    return WALK_MORE;
}

static void on_family(void *ctx, const Family *f, CellSet ends) {
    Asker *a = ctx;
    if (f->end_slot == NO_SLOT)
        sum_move(&a->moves, f->base);
    else
        while (!set_empty(ends))
            sum_move(&a->moves, move_with(f->base, f->end_slot, set_pop(&ends)));
}

/* ---- moves from one cell ---- */

/* The machine's answer. */
static void ask_machine(Asker *a, int kind, Sq start) {
    a->seen->question++;
    a->moves = (MoveSum){0};
    Run r = run_of(a->pos, &a->world->game->walks[kind], a->me, start, on_walk, a);
    machine_run(&r);
}

/* A position with one walker's view of it, shared by many questions as in a search node. */
typedef struct Asked {
    const Walker *walker;
    Pos pos;
    View view;
} Asked;

static bool walker_agrees(Asker *a, Asked *v, const StartTable *t, Sq start) {
    MoveSum want = a->moves;
    a->moves = (MoveSum){0};
    v->walker->each(&v->view, t, start, on_family, a);
    MoveSum got = a->moves;
    a->moves = want;
    if (got.n == want.n && got.sum == want.sum)
        return true;
    printf("# from %s: %ld moves, the machine's %ld\n", a->world->game->graph.cell_name[start],
           got.n, want.n);
    return false;
}

static void print_program(const Program *p) {
    printf("# program");
    for (int at = 0; at < p->n; at++)
        printf(" %u", p->code[at]);
    printf("\n");
}

/* Lists the walkers that can run on a board; returns how many there are. */
static int list_walkers(const Game *g, const Walker **list) {
    int width = set_words(g->graph.ncells) / 2, n = 0;
    for (int i = 0; i < WALKERS; i++)
        if (walker_numbered(i) && i % 3 >= width)
            list[n++] = walker_numbered(i);
    return n;
}

/* Is the walker made for exactly this board's width? Only then can it draw random moves. */
static bool is_own(const Game *g, const Walker *walker) {
    int width = set_words(g->graph.ncells) / 2;
    return walker == walker_numbered(width) || walker == walker_numbered(width + WALKERS / 2);
}

static int make_views(const World *w, const Pos *p, int me, Asked *v) {
    const Walker *list[WALKERS];
    int n = list_walkers(w->game, list);
    for (int i = 0; i < n; i++) {
        v[i].walker = list[i];
        v[i].pos = *p;
        v[i].pos.game = w->game;
        view_init(&v[i].view, &v[i].pos, me);
    }
    return n;
}

/* What the tables of a starting cell depend on. */
typedef struct Nature {
    CellSet cells; /* the cells that they look at */
    bool joints, unlike;
} Nature;

static Nature nature_of(const Game *g, const StartTable *t) {
    Nature n = {0};
    for (int i = 0; i < t->nfamilies; i++) {
        for (int j = 0; j < t->family[i].nbranches; j++) {
            const Branch *b = &t->family[i].branch[j];
            unsigned land = g->tables->pathkinds[b->pathkind].land;
            n.joints |= b->asks;
            n.cells = set_or(n.cells, b->ends);
            for (int k = 0; k < b->ngroups; k++)
                n.cells = set_or(n.cells, b->group[k].cells);
            if (b->climbs)
                n.cells = set_or(n.cells, b->ladder->cells);
            n.unlike |= !(land & ON_EMPTY) != !(land & ON_ENEMY);
        }
    }
    return n;
}

static void tally_case(const World *w, Tally *t, const Nature *n, const Pos *p, Sq start) {
    CellSet empty_cells = p->occupied;
    for (int i = 0; i <= p->game->nplayers; i++)
        empty_cells = set_minus(empty_cells, p->men[i]);
    t->cases++;
    t->with[JOINTS_ASKED] += n->joints;
    t->with[ONE_WAY] += set_has(&w->odd, start);
    t->with[HOLES] += set_meets(empty_cells, n->cells);
    t->with[QUIET_UNLIKE_CAPTURE] += n->unlike;
}

/* ---- whole positions ---- */

static int by_number(const void *a, const void *b) {
    Move x = *(const Move *)a, y = *(const Move *)b;
    return (x > y) - (x < y);
}

static void sort(Moves *m) {
    if (m->n)
        qsort(m->at, m->n, sizeof(Move), by_number);
}

static bool same_moves(const Moves *x, const Moves *y) {
    return x->n == y->n && (x->n == 0 || memcmp(x->at, y->at, x->n * sizeof(Move)) == 0);
}

static bool same_lists(const Pos *fast, const Pos *slow, void list(const Pos *, Moves *)) {
    Moves x = {0}, y = {0};
    list(fast, &x);
    list(slow, &y);
    sort(&x);
    sort(&y);
    bool same = same_moves(&x, &y);
    moves_free(&x);
    moves_free(&y);
    return same;
}

static bool same_attacks(const Pos *fast, const Pos *slow, Sq lifted, Sq cell) {
    for (int me = 0; me < 2; me++) {
        CellSet all = pos_attacks(slow, me, lifted);
        if (!set_equal(pos_attacks(fast, me, lifted), all) ||
            pos_attacked(fast, me, cell, lifted) != pos_attacked(slow, me, cell, lifted) ||
            (lifted != SQ_NONE && pos_attacked(slow, me, cell, lifted) != set_has(&all, cell)))
            return false;
    }
    return true;
}

/* Which pieces could capture on the cell? Asked all at once and one by one. */
static bool same_hits(const Pos *fast, const Pos *slow, Sq cell) {
    bool same = true;
    for (int owner = 0; owner < 2; owner++) {
        CellSet all = pos_attackers(slow, owner, cell);
        same = same && set_equal(pos_attackers(fast, owner, cell), all);
        for (CellSet men = fast->men[owner]; same && !set_empty(men);) {
            Sq from = (Sq)set_pop(&men);
            bool hits = pos_hits(slow, from, cell);
            same = hits == pos_hits(fast, from, cell) && hits == set_has(&all, from);
        }
    }
    return same;
}

/* A randomly drawn move is legal. */
static bool draw_fits(const Pos *fast, const Moves *legal) {
    Moves room = {0};
    Move m;
    Rng rng;
    rng_seed(&rng, fast->key);
    bool drawn = moves_pick(fast, &rng, &room, &m), fits = drawn == (legal->n > 0);
    if (drawn)
        fits = bsearch(&m, legal->at, legal->n, sizeof m, by_number) != NULL;
    moves_free(&room);
    return fits;
}

/* Is the position after the move one that the game does not forbid? */
static bool is_allowed(void *ctx, Move m) {
    Pos p = *(const Pos *)ctx;
    Undo u;
    pos_make(&p, m, &u);
    Scope s = scope_of(&p);
    for (int i = 0; i < p.game->decree[DECREE_FORBID].n; i++)
        if (scope_holds(&s, p.game->decree[DECREE_FORBID].at[i]))
            return false;
    return true;
}

/* With no draws allowed, draw() lists all candidates that are legal: these must be the legal
** moves. */
static bool draws_fit(const Pos *fast, const Pos *slow) {
    Moves legal = {0}, all = {0};
    Move m;
    Rng rng;
    Pos p = *fast;
    Ask a = {.pos = fast,
             .want = WANT_LIST,
             .kinds = fast->game->turns[0].part[0].kinds,
             .from = SQ_NONE,
             .out = &all,
             .ctx = &p,
             .allowed = is_allowed};
    rng_seed(&rng, 1);
    moves_legal(slow, &legal);
    sort(&legal);
    bool told = fast->game->candidates && fast->game->walker->draw(&a, &rng, 0, &m);
    sort(&all);
    bool fit = (!told || same_moves(&all, &legal)) && draw_fits(fast, &legal);
    moves_free(&legal);
    moves_free(&all);
    return fit;
}

/* Compares the answers for a whole position: NULL, or what differs. */
static const char *difference(const Pos *fast, const Pos *slow, Sq cell, uint64_t nodes) {
    Sq lifted = piece_is(fast->cell[cell]) ? cell : SQ_NONE;
    return !same_lists(fast, slow, moves_legal)                ? "legal moves"
           : !same_lists(fast, slow, moves_captures)           ? "captures"
           : moves_count(fast) != moves_count(slow)            ? "the number of moves"
           : moves_any(fast) != moves_any(slow)                ? "whether there is a move"
           : !same_attacks(fast, slow, SQ_NONE, cell)          ? "attacks"
           : !same_attacks(fast, slow, lifted, (Sq)(cell / 2)) ? "attacks with one lifted"
           : !same_hits(fast, slow, cell)                      ? "what hits a cell"
           : nodes && perft(fast, 2) != nodes                  ? "two plies"
                                                               : NULL;
}

/* Compares one walker with the machine; with `depth`, every walker, and to two plies. */
static bool agree_whole(const World *w, const Pos *p, bool depth) {
    Pos slow = *p, fast = *p;
    Game *g = w->game;
    slow.game = &w->plain;
    fast.game = g;
    const Walker *own = g->walker, *list[WALKERS];
    int n = list_walkers(g, list), only = (int)below(w->rng, (unsigned)n);
    Sq cell = (Sq)below(w->rng, (unsigned)g->graph.ncells);
    uint64_t nodes = depth && g->graph.ncells <= 36 ? perft(&slow, 2) : 0;
    const char *what = NULL;
    for (int i = depth ? 0 : only; i < (depth ? n : only + 1) && !what; i++) {
        g->walker = list[i];
        what = difference(&fast, &slow, cell, nodes);
        if (!what && is_own(g, list[i]) && !draws_fit(&fast, &slow))
            what = "moves drawn by lot";
    }
    g->walker = own;
    if (what)
        printf("# a whole position, %s royal pieces: %s\n",
               g->decree[DECREE_FORBID].n ? "with" : "without", what);
    return what == NULL;
}

/* ---- worlds ---- */

/* Asks every question about a position: each program, from each cell that is empty or holds a
** piece of the player to move. */
static bool agree(Asker *a, const Pos *p, Tally *t) {
    Asked views[WALKERS];
    const World *w = a->world;
    const Game *g = w->game;
    Pos slow = *p;
    slow.game = &w->plain;
    unsigned ncells = (unsigned)g->graph.ncells;
    a->pos = &slow;
    a->me = p->side;
    int n = make_views(w, p, a->me, views);
    for (int kind = 0; kind < GRID_KINDS; kind++) {
        const StartTable *table = g->tables->walk[kind].start;
        for (unsigned cell = 0; table && cell < ncells; cell++) {
            if (p->cell[cell] != PIECE_NONE && !set_has(&p->men[a->me], cell))
                continue; /* this player has no walk that begins there */
            Nature nature = nature_of(g, &table[cell]);
            tally_case(w, t, &nature, p, (Sq)cell);
            ask_machine(a, kind, (Sq)cell);
            for (int i = 0; i < n; i++)
                if (!walker_agrees(a, &views[i], &table[cell], (Sq)cell)) {
                    print_program(&g->walks[kind]);
                    return false;
                }
        }
    }
    return true;
}

static bool run_world(Rng *rng, Seen *seen, Tally *t) {
    World w;
    bool ok = true;
    if (random_world(&w, rng)) {
        Asker a = {.world = &w, .seen = seen};
        t->worlds++;
        for (int kind = 0; kind < GRID_KINDS; kind++)
            w.game->tables->walk[kind].start ? t->programs++ : t->on_machine++;
        for (int i = 0; i < POSITIONS && ok; i++) {
            Pos p;
            random_position(&w, &p);
            t->positions++;
            ok = agree(&a, &p, t);
            bool depth = below(rng, DEPTH_EVERY) == 0;
            ok = ok && agree_whole(&w, &p, depth);
            t->depths += depth;
        }
    }
    game_free(w.game);
    return ok;
}

static bool enough_of_each(const Tally *t) {
    bool enough = true;
    for (int i = 0; i < TRAITS; i++)
        enough = enough && t->with[i] * 100 >= t->cases * LEAST;
    return enough;
}

int main(int argc, char **argv) {
    long cases = argc > 1 ? atol(argv[1]) : 100000;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1, world = seed * 1000000;
    Tally t = {0};
    Seen *seen = calloc(1, sizeof *seen);
    bool ok = seen != NULL;
    if (argc > 3) /* a single world */
        world = strtoull(argv[3], NULL, 10), cases = 1;
    for (; t.cases < cases && ok; world++) {
        Rng rng;
        rng_seed(&rng, world);
        ok = run_world(&rng, seen, &t);
    }
    free(seen);
    printf("1..2\n%s 1 - tables and machine agree\n", ok ? "ok" : "not ok");
    if (!ok)
        printf("# they differ with: tables 1 1 %llu\n", (unsigned long long)world - 1);
    printf("%s 2 - the cases are of all sorts\n", enough_of_each(&t) ? "ok" : "not ok");
    printf("# %ld cases of %ld programs (%ld more are the machine's) on %ld boards in %ld "
           "positions, %ld of these two plies deep\n",
           t.cases, t.programs, t.on_machine, t.worlds, t.positions, t.depths);
    for (int i = 0; i < TRAITS; i++)
        printf("# %ld%% with %s\n", t.cases ? t.with[i] * 100 / t.cases : 0, trait_names[i]);
    return ok && enough_of_each(&t) ? 0 : 1;
}
