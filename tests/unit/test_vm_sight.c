/*
** test_vm_sight.c -- what a Sight keeps from position to position equals what is found anew;
** for attacks on royal pieces, also what the machine finds.
*/
#include "support/given.h"
#include "vm/ask/movegen.h"
#include "vm/ask/sight.h"
#include "vm/count/perft.h"
#include "vm/meaning/make.h"
#include "vm/tables/tables.h"

#include "base/rng.h"

#include <criterion/criterion.h>
#include <string.h>

typedef void ListFn(const Pos *p, Moves *out);

static void list_alike(const Pos *lent, const Pos *p, ListFn *list) {
    Moves a = {0}, b = {0};
    list(lent, &a);
    list(p, &b);
    cr_assert_eq(a.n, b.n, "%zu moves, not %zu", a.n, b.n);
    cr_assert(a.n == 0 || memcmp(a.at, b.at, a.n * sizeof *a.at) == 0, "in the same order");
    moves_free(&a);
    moves_free(&b);
}

static void attack_alike(const Pos *lent, const Pos *p, int player, Sq cell) {
    cr_assert(set_equal(pos_attackers(lent, player, cell), pos_attackers(p, player, cell)));
    cr_assert_eq(pos_attacked(lent, player, cell, SQ_NONE),
                 pos_attacked(p, player, cell, SQ_NONE));
    if (!set_has(&p->men[player], cell))
        return;
    cr_assert(set_equal(pos_attacks(lent, player, cell), pos_attacks(p, player, cell)));
    for (Sq to = 0; to < p->game->graph.ncells; to++)
        cr_assert_eq(pos_attacked(lent, player, to, cell), pos_attacked(p, player, to, cell));
}

static void control_alike(const Pos *lent, const Pos *p, int player) {
    Control a = {.zone = p->men[player], .zoneless = p->game->royal | 1}, b = a;
    pos_control(lent, player, &a);
    pos_control(p, player, &b);
    cr_assert(set_equal(a.cells, b.cells));
    cr_assert(a.ways == b.ways && a.hits == b.hits && a.hitters == b.hitters);
}

/* Now and then starts with small questions, when the Sight still describes another board. */
static void ask_alike(const Pos *p, Sight *sight, Rng *rng) {
    Pos lent = *p;
    lent.sight = sight;
    bool small = rng_below(rng, 2);
    for (int player = 0; player < p->game->nplayers; player++) {
        if (!small)
            control_alike(&lent, p, player);
        for (Sq cell = 0; cell < p->game->graph.ncells; cell++)
            attack_alike(&lent, p, player, cell);
    }
    list_alike(&lent, p, moves_legal);
    list_alike(&lent, p, moves_captures);
    cr_assert_eq(moves_count(&lent), moves_count(p));
    cr_assert_eq(moves_any(&lent), moves_any(p));
}

/* Makes a few random moves. */
static void go_on(Pos *p, Rng *rng, int plies) {
    Moves room = {0};
    Move m;
    Undo u;
    while (plies-- > 0 && moves_pick(p, rng, &room, &m))
        pos_make(p, m, &u);
    moves_free(&room);
}

/* Positions of several lines of each game, alternately with one Sight. */
enum { LINES = 4, STEPS = 12, PLIES = 9 };
static void lend_to_all(const char *first, const char *second) {
    Game *game[] = {given_game(first), given_game(second)};
    Pos p[LINES];
    Sight sight = {0};
    Rng rng;
    rng_seed(&rng, 8);
    for (int i = 0; i < LINES; i++)
        pos_start(game[i * 2 / LINES], &p[i]);
    for (int step = 0; step < STEPS * LINES; step++) {
        Pos *here = &p[rng_below(&rng, LINES)];
        go_on(here, &rng, (int)rng_below(&rng, PLIES));
        ask_alike(here, &sight, &rng);
    }
    game_free(game[0]);
    game_free(game[1]);
}

Test(sight, of_games_with_plain_pieces) {
    Game *g = given_game("jetan");
    cr_assert(g->tables->moves_where_attacks, "else the Sight is not asked");
    game_free(g);
    lend_to_all("jetan", "jetan-circular");
}

Test(sight, of_games_with_other_pieces) {
    lend_to_all("chess", "jetan");
    lend_to_all("xiangqi", "jetan");
}

/* A piece of another kind of the same player on the same cell is another piece. */
Test(sight, of_a_piece_exchanged) {
    Game *g = given_game("jetan");
    Sight sight = {0};
    Rng rng;
    rng_seed(&rng, 1);
    Pos p;
    pos_start(g, &p);
    ask_alike(&p, &sight, &rng);
    for (Sq cell = 0; cell + 1 < g->graph.ncells; cell++) {
        if (!piece_is(p.cell[cell]) || !piece_is(p.cell[cell + 1]))
            continue;
        Piece goes = p.cell[cell];
        pos_put(&p, cell, p.cell[cell + 1]);
        pos_put(&p, (Sq)(cell + 1), goes);
        ask_alike(&p, &sight, &rng);
    }
    game_free(g);
}

/* While moves are listed, some are made on a copy of the position to be judged; a condition
** there, here of `skip`, must not move the Sight to that position. */
Test(sight, stays_with_the_position_whose_moves_are_listed) {
    Game *g = given_text(
        "local b = square(6, 6) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "piece 'King' { 'K', royal = true, move = b.all + quiet(b.n * b.n) * called 'dash' } "
        "piece 'Rook' { 'R', move = straight(b.ortho:ride()) } piece 'Bait' { 'Q', move = b.s "
        "} "
        "forbid { in_check() } skip { cells(friend * attacked):over(20) } "
        "setup 'r1r1k1/r1r3/6/5R/5R/qKR2R' ending { draw { no_moves } }");
    Moves all = {0};
    uint64_t sum = 0;
    Pos start;
    pos_start(g, &start);
    moves_legal(&start, &all);
    for (size_t i = 0; i < all.n; i++) {
        Pos p = start;
        Undo u;
        pos_make(&p, all.at[i], &u);
        sum += moves_count(&p);
    }
    cr_expect_eq(perft(&start, 2), sum); /* perft lends a Sight */
    moves_free(&all);
    game_free(g);
}

/* ---- attacks on royal pieces ---- */

static void machine_alike(const Pos *p) {
    Game view;
    Pos slow = *p;
    Moves a = {0}, b = {0};
    game_view(p->game, false, &view);
    slow.game = &view;
    moves_legal(p, &a);
    moves_legal(&slow, &b);
    moves_sort(&a, 0);
    moves_sort(&b, 0);
    cr_assert_eq(a.n, b.n, "%zu moves, not %zu", a.n, b.n);
    cr_assert(a.n == 0 || memcmp(a.at, b.at, a.n * sizeof *a.at) == 0);
    cr_assert_eq(moves_count(p), b.n);
    moves_free(&a);
    moves_free(&b);
}

static void watch_games(const char *name, int games, int plies) {
    Game *g = given_game(name);
    Rng rng;
    rng_seed(&rng, 3);
    for (int i = 0; i < games; i++) {
        Pos p;
        pos_start(g, &p);
        for (int ply = 0; ply < plies; ply++) {
            machine_alike(&p);
            go_on(&p, &rng, 1);
        }
    }
    game_free(g);
}

/* Cannons, blocked horses, Generals facing each other. */
Test(sight, of_walks_that_ask_about_other_cells) {
    watch_games("minixiangqi", 12, 120);
    watch_games("xiangqi", 8, 200);
}
