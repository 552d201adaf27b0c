/*
** test_vm_position.c -- positions set up cell by cell: derived data stays consistent.
*/
#include "base/rng.h"
#include "support/cells.h"
#include "support/grid.h"
#include "support/same.h"

#include <criterion/criterion.h>

static Game *game(void) {
    Game *g = grid_game(4, 4, true);
    g->vars = ARENA_ARRAY(g->arena, Var, 2);
    g->vars[0] = (Var){.name = "right", .player = -1, .hashed = true, .start = 1, .max = 5};
    g->vars[1] = (Var){.name = "clock", .player = -1, .max = 100};
    g->nvars = 2;
    grid_finish(g);
    return g;
}

/* Recomputes every set and count. */
static void is_whole(const Pos *p) {
    const Game *g = p->game;
    CellSet men[PLAYERS_MAX + 1] = {{{0}}}, occupied = {{0}}, royal = {{0}};
    uint16_t number[PIECES_MAX] = {0};
    for (Sq cell = 0; cell < g->graph.ncells; cell++) {
        Piece x = p->cell[cell];
        if (x != PIECE_NONE)
            set_add(&occupied, cell);
        if (!piece_is(x))
            continue;
        number[x]++;
        set_add(&men[g->owner[x]], cell);
        if (g->kind[x] == 0)
            set_add(&royal, cell);
    }
    for (int i = 0; i <= g->nplayers; i++) {
        cr_assert(set_equal(men[i], p->men[i]), "player %d: %s", i, cells_text(g, p->men[i]));
        cr_assert_eq(p->total[i], set_count(men[i]), "player %d", i);
    }
    cr_assert(set_equal(occupied, p->occupied), "%s", cells_text(g, p->occupied));
    cr_assert(set_equal(royal, p->royal), "%s", cells_text(g, p->royal));
    cr_assert_eq(memcmp(number, p->number, sizeof number), 0);
    cr_assert_eq(p->key, pos_key(p));
}

static Piece any_content(const Game *g, Rng *rng) {
    uint64_t what = rng_below(rng, 6);
    return what == 0   ? PIECE_NONE
           : what == 1 ? PIECE_HOLE
                       : game_piece(g, (int)rng_below(rng, 3), (int)rng_below(rng, GRID_KINDS));
}

Test(position, pieces_put_and_moved_are_counted) {
    enum { STEPS = 3000 };
    Game *g = game();
    Pos p;
    Rng rng;
    rng_seed(&rng, 1);
    pos_clear(g, &p);
    is_whole(&p);
    for (int i = 0; i < STEPS; i++) {
        Sq a = (Sq)rng_below(&rng, 16), b = (Sq)rng_below(&rng, 16);
        if (piece_is(p.cell[a]) && a != b) {
            Piece x = p.cell[a];
            pos_carry(&p, a, b);
            cr_assert_eq(p.cell[a], PIECE_NONE);
            cr_assert_eq(p.cell[b], x);
        } else {
            pos_put(&p, a, any_content(g, &rng));
        }
        if (rng_below(&rng, 4) == 0)
            pos_set_side(&p, (int)rng_below(&rng, 2));
        if (rng_below(&rng, 4) == 0)
            pos_set_var(&p, (int)rng_below(&rng, 2), (int32_t)rng_below(&rng, 5));
        if (rng_below(&rng, 4) == 0)
            pos_set_chance(&p, (int)rng_below(&rng, 3));
        is_whole(&p);
    }
    game_free(g);
}

Test(position, keys_distinguish_positions) {
    Game *g = game();
    Pos p;
    pos_clear(g, &p);
    uint64_t empty = p.key;
    pos_set_var(&p, 1, 7);
    cr_expect_eq(p.key, empty, "clocks do not");
    pos_set_var(&p, 0, 0);
    uint64_t without = p.key;
    cr_expect_neq(without, empty, "rights do");
    pos_set_side(&p, 1);
    cr_expect_neq(p.key, without, "whose turn it is does");
    uint64_t second = p.key;
    pos_set_chance(&p, 1);
    cr_expect_neq(p.key, second, "a throw that is due does");
    uint64_t one = p.key;
    pos_set_chance(&p, 2);
    cr_expect_neq(p.key, one, "and which");
    pos_set_chance(&p, 0);
    pos_put(&p, 3, PIECE_HOLE);
    cr_expect_neq(p.key, second, "a hole does");
    pos_put(&p, 3, PIECE_NONE);
    cr_expect_eq(p.key, second);
    game_free(g);
}

/* Two ways to the same position give the same bytes. */
Test(position, it_does_not_matter_how_it_was_set_up) {
    Game *g = game();
    Pos a, b;
    pos_clear(g, &a);
    pos_clear(g, &b);
    grid_put(&a, 0, 0, 5);
    grid_put(&a, 1, 1, 9);
    grid_put(&b, 1, 1, 2);
    grid_put(&b, 0, 2, 5);
    grid_put(&b, 2, 1, 9);
    pos_carry(&b, 2, 9);
    grid_put(&b, 0, 0, 5);
    cr_expect(pos_same(&a, &b));
    game_free(g);
}

Test(position, the_first_of_a_kind_is_found) {
    Game *g = game();
    Pos p;
    pos_clear(g, &p);
    grid_put(&p, 0, 1, 9);
    grid_put(&p, 0, 1, 5);
    grid_put(&p, 1, 1, 2);
    grid_put(&p, 2, 0, 1);
    cr_expect_eq(pos_find(&p, 0, 1), 5);
    cr_expect_eq(pos_find(&p, 1, 1), 2);
    cr_expect_eq(pos_find(&p, 2, 0), 1);
    cr_expect_eq(pos_find(&p, 0, 0), SQ_NONE);
    cr_expect_eq(pos_owner(&p, 9), 0);
    cr_expect_eq(pos_at(&p, 9), game_piece(g, 0, 1));
    game_free(g);
}

Test(position, variables_begin_at_their_start) {
    Game *g = game();
    Pos p;
    pos_clear(g, &p);
    cr_expect_eq(p.var[0], 1);
    cr_expect_eq(p.var[1], 0);
    cr_expect_eq(p.side, 0);
    cr_expect_not(p.last.moved);
    game_free(g);
}
