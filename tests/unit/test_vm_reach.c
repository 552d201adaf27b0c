/*
** test_vm_reach.c -- where pieces could ever go: a superset of what the machine finds.
*/
#include "fuzz/worlds.h"
#include "support/cells.h"
#include "support/grid.h"
#include "vm/ask/movegen.h"
#include "vm/load/reach.h"

#include <criterion/criterion.h>

static Game *game_of(int w, int h, const uint16_t *code, int n) {
    Game *g = grid_game(w, h, false);
    grid_walk(g, 1, code, n);
    return g;
}
#define CODE(...)                                                                              \
    (const uint16_t[]) __VA_ARGS__, (int)(sizeof((uint16_t[])__VA_ARGS__) / sizeof(uint16_t))

/* The cells from which the first player's Man could capture on a cell. */
static const char *takes_on(Game *g, const char *cell) {
    return cells_text(g,
                      *game_reach(g, g->reach.takes, game_piece(g, 0, 1), cell_named(g, cell)));
}

/* ---- exact results ---- */

static void reach_is(const char *from, const char *cell, int size, const uint16_t *code,
                     int n) {
    Game *g = game_of(size, size, code, n);
    grid_finish(g);
    cr_expect_str_eq(takes_on(g, cell), from);
    game_free(g);
}

Test(reach, steps_and_rides_are_exact) {
    reach_is("a1 b1 c1 a2 c2 a3 b3 c3", "b2", 3, CODE(GRID_KING));
    /* reach does not exclude that a walk returns to b2 */
    reach_is("a1 c1 b2 a3 c3", "b2", 3, CODE(GRID_MAN));
    reach_is("a1 b1 c1 a2 b2 c2 a3 b3 c3", "a1", 3,
             CODE({OP_STEP, GRID_ALL, 0, OP_STEP, GRID_ALL, 0, OP_LAND, ON_ENEMY, OP_TEST, 1,
                   OP_ACT, GRID_MOVE, OP_END}));
}

Test(reach, lines_stay_lines) {
    const uint16_t ride[] = {OP_STEP,  GRID_ORTHO, STEP_LINE, OP_FORK, 9,
                             OP_ON,    ON_EMPTY,   OP_JUMP,   0,       OP_LAND,
                             ON_ENEMY, OP_ACT,     GRID_MOVE, OP_END};
    reach_is("b1 a2 c2 d2 b3 b4", "b2", 4, ride, sizeof ride / sizeof *ride);
}

/* A line that an edge turns goes on in its new direction. */
Test(reach, lines_follow_the_edges) {
    static const uint16_t line[] = {OP_STEP,    GRID_NORTH, STEP_LINE, OP_STEP,
                                    GRID_NORTH, STEP_LINE,  OP_LAND,   ON_ENEMY,
                                    OP_ACT,     GRID_MOVE,  OP_END};
    Game *g = game_of(3, 3, line, sizeof line / sizeof *line);
    ((Dir *)g->graph.arrive)[0] = 1; /* from a1 north, arriving in the east */
    grid_finish(g);
    cr_expect_str_eq(takes_on(g, "b2"), "a1");
    cr_expect_str_eq(takes_on(g, "a3"), "-");
    cr_expect_str_eq(takes_on(g, "b3"), "b1");
    game_free(g);
    g = game_of(3, 3, line, sizeof line / sizeof *line);
    ((Dir *)g->graph.arrive)[1] = 1; /* from b1 north, arriving in the east */
    grid_finish(g);
    cr_expect_str_eq(takes_on(g, "c2"), "b1");
    cr_expect_str_eq(takes_on(g, "b3"), "-");
    game_free(g);
}

Test(reach, a_landing_counts_where_its_mask_allows_it) {
    Game *g = game_of(
        3, 3,
        CODE({OP_FORK, 10, OP_STEP, GRID_NORTH, 0, OP_LAND, ON_EMPTY, OP_ACT, GRID_MOVE, OP_END,
              OP_STEP, GRID_DIAG, 0, OP_LAND, ON_ENEMY, OP_ACT, GRID_MOVE, OP_END}));
    grid_finish(g);
    cr_expect_str_eq(takes_on(g, "b2"), "a1 c1 a3 c3");
    const CellSet *goes = reach_table(g, ON_EMPTY, NULL, g->arena);
    cr_expect_str_eq(cells_text(g, *game_reach(g, goes, game_piece(g, 1, 1), 4)), "b1");
    const CellSet *none = reach_table(g, ON_FRIEND, NULL, g->arena);
    cr_expect_str_eq(cells_text(g, *game_reach(g, none, game_piece(g, 1, 1), 4)), "-");
    game_free(g);
}

Test(reach, looking_captures_nothing) {
    Game *g =
        game_of(3, 3, CODE({OP_STEP, GRID_NORTH, 0, OP_LOOK, ON_EMPTY | ON_ENEMY, OP_END}));
    grid_finish(g);
    cr_expect_str_eq(takes_on(g, "b2"), "-");
    const CellSet *goes = reach_table(g, ON_EMPTY, NULL, g->arena);
    cr_expect_str_eq(cells_text(g, *game_reach(g, goes, game_piece(g, 1, 1), 4)), "b1");
    game_free(g);
}

/* ---- derived data ---- */

Test(reach, a_players_threats_are_those_of_all_kinds) {
    Game *g = game_of(
        4, 4, CODE({OP_STEP, GRID_DIAG, 0, OP_LAND, ON_ENEMY, OP_ACT, GRID_MOVE, OP_END}));
    GRID_SET(g, 2, {OP_STEP, GRID_NORTH, 0, OP_LAND, ON_ENEMY, OP_ACT, GRID_MOVE, OP_END});
    ((int16_t *)g->programs)[GRID_KINDS + 2] = -1; /* the second player has no Lady */
    grid_finish(g);
    cr_expect_str_eq(cells_text(g, g->reach.threat[5]), "a1 b1 c1 a3 c3");
    cr_expect_str_eq(cells_text(g, g->reach.threat[16 + 5]), "a1 c1 a3 c3");
    cr_expect_null(g->reach.goes, "nothing asks where men could go");
    game_free(g);
}

/* ---- supersets in random positions ---- */

typedef struct Watch {
    const Game *game;
    const CellSet *table;
    Piece piece;
    Sq from;
    int walks, strays;
} Watch;

static WalkAnswer look(void *ctx, const Walk *w) {
    Watch *watch = ctx;
    watch->walks++;
    watch->strays +=
        !set_has(game_reach(watch->game, watch->table, watch->piece, w->end), watch->from);
    return WALK_MORE;
}

/* Every walk of every piece, as an attack or to an empty cell. */
static void watch_walks(Watch *watch, const Pos *p, bool attack) {
    const Game *g = p->game;
    for (int owner = 0; owner < g->nplayers; owner++) {
        for (CellSet men = p->men[owner]; !set_empty(men);) {
            watch->from = (Sq)set_pop(&men);
            watch->piece = p->cell[watch->from];
            Run r = run_of(p, game_walk(g, 0, owner, g->kind[watch->piece]), owner, watch->from,
                           look, watch);
            r.attack = attack;
            machine_run(&r);
        }
    }
}

/* Random walks on boards with missing and redirected edges. */
Test(reach, whatever_the_machine_finds_is_in_it) {
    enum { WORLDS = 120, POSITIONS = 4 };
    Rng rng;
    int walks = 0;
    rng_seed(&rng, 11);
    for (int n = 0; n < WORLDS; n++) {
        World w;
        bool runs = random_world(&w, &rng);
        for (int i = 0; i < POSITIONS && runs; i++) {
            Pos p;
            random_position(&w, &p);
            Watch takes = {.game = w.game, .table = w.game->reach.takes};
            watch_walks(&takes, &p, true);
            cr_assert_eq(takes.strays, 0, "world %d", n);
            Watch goes = {.game = w.game,
                          .table = reach_table(w.game, MASKS_END - 1, NULL, w.game->arena)};
            watch_walks(&goes, &p, false);
            cr_assert_eq(goes.strays, 0, "world %d", n);
            walks += takes.walks + goes.walks;
        }
        game_free(w.game);
    }
    cr_expect_gt(walks, 10000);
}
