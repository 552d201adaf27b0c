/*
** test_vm_openings.c -- where the machine is not asked, it finds nothing.
*/
#include "base/rng.h"
#include "support/given.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/machine.h"
#include "vm/meaning/make.h"
#include "vm/tables/openings.h"

#include <criterion/criterion.h>

/* Whether some walk was found, and one that takes something. */
typedef struct Found {
    bool any, takes;
} Found;

static WalkAnswer note(void *ctx, const Walk *w) {
    Found *f = ctx;
    f->any = true;
    f->takes |= w->takes;
    return WALK_MORE;
}

/* Asks the machine from every cell; how many cells it was spared where it would have found nothing. */
static int expect_all_begin(const Pos *p, int kind) {
    const Game *g = p->game;
    int walk = game_walk_number(g, 0, p->side, kind), spared = 0;
    if (walk < 0)
        return 0;
    CellSet any = openings_starts(p, &g->openings[walk], p->side, false);
    CellSet takes = openings_starts(p, &g->openings[walk], p->side, true);
    for (CellSet men = p->men[p->side]; !set_empty(men);) {
        unsigned from = set_pop(&men);
        Found f = {0};
        Run r = run_of(p, &g->walks[walk], p->side, (Sq)from, note, &f);
        if (g->kind[p->cell[from]] != kind)
            continue;
        machine_run(&r);
        cr_assert(!f.any || set_has(&any, from), "kind %d from %u", kind, from);
        cr_assert(!f.takes || set_has(&takes, from), "kind %d from %u takes", kind, from);
        spared += !f.takes && !set_has(&takes, from);
    }
    return spared;
}

static void expect_sound(const char *name, int least) {
    Game *g = given_game(name);
    Rng rng;
    Moves room = {0};
    Undo u;
    int spared = 0;
    rng_seed(&rng, 3);
    for (int game = 0; game < 10; game++) {
        Pos p;
        Move m;
        pos_start(g, &p);
        for (int ply = 0; ply < 80 && moves_pick(&p, &rng, &room, &m); ply++) {
            for (int kind = 0; kind < g->nkinds; kind++)
                spared += expect_all_begin(&p, kind);
            pos_make(&p, m, &u);
        }
    }
    cr_expect_geq(spared, least, "%s: the machine is spared %d runs", name, spared);
    moves_free(&room);
    game_free(g);
}

Test(openings, no_walk_begins_elsewhere) {
    expect_sound("english-draughts", 2000);
    expect_sound("international-draughts", 2000);
    expect_sound("turkish-draughts", 2000);
    expect_sound("surakarta", 0);
    expect_sound("atlantean", 0);
    expect_sound("chess", 0);
    expect_sound("grasshopper", 0);
}
