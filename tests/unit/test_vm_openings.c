/*
** test_vm_openings.c -- where the machine is skipped, it would find nothing.
*/
#include "base/rng.h"
#include "support/given.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/machine.h"
#include "vm/meaning/make.h"
#include "vm/tables/openings.h"

#include <criterion/criterion.h>

/* What the machine finds from a cell: all moves, and those that capture. */
typedef struct Found {
    Moves all, takes;
} Found;

static WalkAnswer note(void *ctx, const Walk *w) {
    Found *f = ctx;
    moves_add(&f->all, w->move);
    if (w->takes)
        moves_add(&f->takes, w->move);
    return WALK_MORE;
}

static bool has(const Moves *list, Move m) {
    for (size_t i = 0; i < list->n; i++)
        if (list->at[i] == m)
            return true;
    return false;
}

/* If nothing else can begin, the walks of one step are all there are. */
static void expect_steps(const Pos *p, const Openings *o, Sq from, bool takes,
                         const Moves *found) {
    size_t n = 0;
    for (int i = 0; i < o->nsteps; i++) {
        Sq to = one_step_end(p, &o->step[i], p->side, from, takes);
        if (to == SQ_NONE)
            continue;
        cr_assert(has(found, one_step_move(&o->step[i], from, to)), "%u to %u", from, to);
        n++;
    }
    cr_assert_eq(n, found->n, "from %u: %zu walks of one step, %zu of the machine", from, n,
                 found->n);
}

/* Runs the machine from a cell; returns whether it could have been skipped. */
static bool expect_told(const Pos *p, int walk, Sq from) {
    const Game *g = p->game;
    const Openings *o = &g->openings[walk];
    bool spared = false;
    Found f = {0};
    Run r = run_of(p, &g->walks[walk], p->side, from, note, &f);
    machine_run(&r);
    for (int takes = 0; takes < 2; takes++) {
        CellSet starts = openings_starts(p, o, p->side, takes);
        if (!set_has(&starts, from)) {
            expect_steps(p, o, from, takes, takes ? &f.takes : &f.all);
            spared = true;
        }
    }
    moves_free(&f.all);
    moves_free(&f.takes);
    return spared;
}

static int expect_men(const Pos *p) {
    const Game *g = p->game;
    int spared = 0;
    for (CellSet men = p->men[p->side]; !set_empty(men);) {
        unsigned from = set_pop(&men);
        int walk = game_walk_number(g, 0, p->side, g->kind[p->cell[from]]);
        spared += walk >= 0 && expect_told(p, walk, (Sq)from);
    }
    return spared;
}

static void expect_sound_game(Game *g, const char *name, int least) {
    Rng rng;
    Moves room = {0};
    int spared = 0;
    rng_seed(&rng, 3);
    for (int game = 0; game < 10; game++) {
        Pos p;
        Undo u;
        Move m;
        pos_start(g, &p);
        for (int ply = 0; ply < 80 && moves_pick(&p, &rng, &room, &m); ply++) {
            spared += expect_men(&p);
            pos_make(&p, m, &u);
        }
    }
    cr_expect_geq(spared, least, "%s: the machine is spared %d runs", name, spared);
    moves_free(&room);
    game_free(g);
}

static void expect_sound(const char *name, int least) {
    expect_sound_game(given_game(name), name, least);
}

Test(openings, where_no_walk_begins_the_machine_finds_none) {
    expect_sound("english-draughts", 2000);
    expect_sound("international-draughts", 2000);
    expect_sound("turkish-draughts", 2000);
    expect_sound("surakarta", 0);
    expect_sound("atlantean", 0);
    expect_sound("chess", 0);
    expect_sound("grasshopper", 0);
}

/* A step to an enemy that captures nothing; and one after a condition on another cell. */
Test(openings, looking_captures_nothing) {
    Game *g = given_text(
        "local b = square(5, 5) "
        "local seen = marker 'seen' {} "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "piece 'Spy' { 'S', move = still(b.n * enemy) * mark(seen) + "
        "still(b.e * at(empty) * b.n * enemy) * convert + b.w + quiet(b.e + b.n) } ending { "
        "draw { no_moves } } "
        "setup 'sssss/5/5/5/SSSSS' ");
    expect_sound_game(g, "looks", 100);
}
