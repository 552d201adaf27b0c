/*
** test_vm_movegen.c -- all ways of asking for moves agree, and a drawn move may be any of them.
*/
#include "support/given.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>

/* Draws DRAWS times as many moves as there are. Each should come DRAWS times; the bounds are
** ten standard deviations away, and the seed is fixed. */
static void draw_all(const Pos *p, const Moves *legal, Rng *rng) {
    enum { DRAWS = 400, LEAST = 200, MOST = 600 };
    uint32_t *drawn = calloc(legal->n, sizeof *drawn);
    Moves room = {0};
    cr_assert(drawn);
    moves_add(&room, 7);
    for (size_t i = 0; i < legal->n * DRAWS; i++) {
        Move m;
        cr_assert(moves_pick(p, rng, &room, &m));
        size_t at = 0;
        while (at < legal->n && legal->at[at] != m)
            at++;
        cr_assert_lt(at, legal->n, "a move that is not legal");
        drawn[at]++;
    }
    for (size_t i = 0; i < legal->n; i++)
        cr_assert(drawn[i] >= LEAST && drawn[i] <= MOST, "%u of %d", drawn[i], DRAWS);
    cr_assert(room.n == 1 && room.at[0] == 7, "the room stays as it is");
    moves_free(&room);
    free(drawn);
}

/* The attackers of each cell for each player are the same, together and one by one. */
static void ask_attackers(const Pos *p) {
    const Game *g = p->game;
    for (int cell = 0; cell < g->graph.ncells; cell++)
        for (int player = 0; player < g->nplayers; player++) {
            CellSet one_by_one = {{0}}, all = pos_attackers(p, player, (Sq)cell);
            for (CellSet men = p->men[player]; !set_empty(men);) {
                Sq from = (Sq)set_pop(&men);
                if (pos_hits(p, from, (Sq)cell))
                    set_add(&one_by_one, from);
            }
            cr_assert(set_equal(one_by_one, all), "%s", g->graph.cell_name[cell]);
        }
}

/* The control of a player is the sum of that of the player's pieces. */
static void ask_control(const Pos *p, int player, CellSet zone) {
    const Game *g = p->game;
    Control c = {.zone = zone, .zoneless = g->royal};
    CellSet hitters = {{0}}, cells = {{0}}, apart = {{0}};
    int ways = 0, hits = 0;
    for (CellSet men = p->men[player]; !set_empty(men);) {
        unsigned from = set_pop(&men);
        if (g->royal >> g->kind[p->cell[from]] & 1)
            set_add(&apart, from);
    }
    for (int cell = 0; cell < g->graph.ncells; cell++) {
        CellSet all = pos_attackers(p, player, (Sq)cell), men = set_minus(all, apart);
        if (!set_empty(all))
            set_add(&cells, (unsigned)cell);
        ways += set_count(men);
        if (!set_has(&zone, (unsigned)cell))
            continue;
        hits += set_count(men);
        hitters = set_or(hitters, men);
    }
    pos_control(p, player, &c);
    cr_assert(set_equal(c.cells, cells));
    cr_assert_eq(c.ways, ways, "%d, not %d", c.ways, ways);
    cr_assert_eq(c.hits, hits, "%d, not %d", c.hits, hits);
    cr_assert_eq(c.hitters, set_count(hitters));
}

static void ask_all_ways(const Pos *p, const Moves *legal) {
    Moves some = {0};
    ask_attackers(p);
    cr_assert_eq(moves_count(p), legal->n);
    cr_assert_eq(moves_any(p), legal->n > 0);
    for (int cell = 0; cell < p->game->graph.ncells; cell++)
        moves_from(p, (Sq)cell, &some);
    cr_assert_eq(some.n, legal->n, "cell by cell");
    some.n = 0;
    moves_captures(p, &some);
    size_t captures = 0;
    for (size_t i = 0; i < legal->n; i++) {
        captures += move_view(p, legal->at[i]).ncaptured > 0;
        cr_assert(move_is_legal(p, legal->at[i]));
    }
    cr_assert_eq(some.n, captures, "captures");
    moves_free(&some);
}

/* Checks the positions of a random game, every so often; they must have fewer than 100 moves,
** as draws would take too long. */
static void walk_game(const char *name, const char *fen, int plies, int every) {
    Game *g = given_game(name);
    Pos p;
    if (fen)
        p = given_pos(g, fen);
    else
        pos_start(g, &p);
    Rng rng;
    rng_seed(&rng, 5);
    Moves legal = {0};
    for (int ply = 0; ply < plies; ply++) {
        legal.n = 0;
        moves_legal(&p, &legal);
        if (legal.n == 0 || p.chance)
            break;
        ask_all_ways(&p, &legal);
        if (ply % every == 0)
            draw_all(&p, &legal, &rng);
        Undo u;
        pos_make(&p, legal.at[rng_below(&rng, legal.n)], &u);
    }
    moves_free(&legal);
    game_free(g);
}

Test(movegen, of_a_game_with_royal_pieces) {
    walk_game("chess", NULL, 60, 7);
    walk_game("chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
              40, 5);
    walk_game("chess", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 60, 5);
}

Test(movegen, of_a_game_without) {
    walk_game("jetan", NULL, 40, 9);
    walk_game("jetan-circular", NULL, 20, 9);
}

Test(movegen, of_a_game_whose_pieces_take_many_ways) {
    walk_game("atlantean", NULL, 24, 9);
}

/* If all path kinds that have a bit are known to be empty, there may still be others. */
Test(movegen, of_a_game_of_more_kinds_of_path_than_a_set_holds) {
    Game *g = given_text(
        "local b = square(4, 4) local c, ways = counter 'c' { max = 200 }, none "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "for i = 1, 70 do ways = ways + quiet(b.n):to(c:is(i)) end "
        "piece 'Alpha' { 'A', move = ways + quiet(b.e * b.e) } piece 'Beta' { 'B', move = "
        "quiet(b.e) } "
        "after { c:set(0) } setup '4/4/4/A1B1' ending { draw { repeated(3) } }");
    Pos p;
    pos_start(g, &p);
    Moves all = {0};
    moves_legal(&p, &all);
    cr_expect_eq(all.n, 1);
    cr_expect_eq(moves_count(&p), 1);
    moves_free(&all);
    game_free(g);
}

/* Friends can be captured and swapped with here, but neither is a capture to a search. */
Test(movegen, captures_are_of_enemies) {
    Game *g =
        given_text("local b = square(4, 4) "
                   "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
                   "piece 'A' { 'A', value = 100, move = b.n:to(friend) + b.e * swap + b.n } "
                   "setup 'a3/4/a3/AA2'");
    Pos p = given_pos(g, "4/4/aA2/AA2 w");
    Moves legal = {0};
    moves_legal(&p, &legal);
    cr_assert_eq(legal.n, 4);
    ask_all_ways(&p, &legal);
    int32_t gain = 0, traded = 0;
    for (size_t i = 0; i < legal.n; i++) {
        MoveView v = move_view(&p, legal.at[i]);
        gain += v.gain;
        traded += piece_is(v.traded);
        cr_expect(!piece_is(v.traded) || (v.gain == 0 && !piece_is(v.captured)));
    }
    cr_expect_eq(gain, 0, "an enemy is won, a friend is lost");
    cr_expect_eq(traded, 1);
    moves_free(&legal);
    game_free(g);
}

/* A dropped piece was on no cell before; the one that moved in the same turn was. */
Test(movegen, of_turns_with_a_drop_after_a_move) {
    Game *g = given_text("local b = square(3, 3) "
                         "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
                         "hand { 'Foot' } "
                         "piece 'Foot' { 'F', move = b.n, drop = anywhere } "
                         "piece 'Rook' { 'R', move = b.ortho } "
                         "turn { { 'move' }, { 'drop' } } "
                         "setup '3/3/R1R'");
    Pos p = given_pos(g, "3/3/R1r[F] w");
    Moves legal = {0};
    moves_legal(&p, &legal);
    cr_expect_eq(legal.n, 14, "%zu", legal.n);
    ask_all_ways(&p, &legal);
    moves_free(&legal);
    game_free(g);
}

/* A drop to a cell is one move, whichever neighbour it comes from. */
Test(movegen, of_drops_that_step_on) {
    Game *g = given_text("local b = square(3, 3) "
                         "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
                         "piece 'Foot' { 'F', drop = anywhere * b.ortho }");
    Pos p;
    Moves legal = {0};
    pos_start(g, &p);
    moves_legal(&p, &legal);
    cr_expect_eq(legal.n, 9, "%zu", legal.n);
    moves_free(&legal);
    game_free(g);
}

static bool changes_the_board(const Pos *p, Move m) {
    const Shape *s = &p->game->shapes[move_shape(m)];
    for (int i = 0; i < s->nfx; i++)
        if (s->fx[i].fx == FX_MAKE || s->fx[i].fx == FX_UNMAKE)
            return true;
    return false;
}

/* In Atlantis a move may include making or unmaking a cell. */
Test(movegen, short_captures_leave_out_what_may_be_left_out) {
    enum { PLIES = 30 };
    Game *g = given_game("atlantis");
    Pos p;
    pos_start(g, &p);
    Rng rng;
    rng_seed(&rng, 5);
    Moves legal = {0}, found = {0};
    size_t all = 0, wanted = 0;
    for (int ply = 0; ply < PLIES; ply++) {
        size_t captures = 0, plain = 0, best = 0;
        legal.n = found.n = 0;
        moves_legal(&p, &legal);
        moves_captures(&p, &found);
        for (size_t i = 0; i < legal.n; i++) {
            bool takes = move_view(&p, legal.at[i]).ncaptured > 0;
            captures += takes;
            plain += takes && !changes_the_board(&p, legal.at[i]);
            best = takes ? i : best;
        }
        cr_assert_eq(found.n, plain, "at ply %d", ply);
        for (size_t i = 0; i < found.n; i++)
            cr_assert(move_view(&p, found.at[i]).ncaptured > 0 &&
                      !changes_the_board(&p, found.at[i]));
        all += captures;
        wanted += plain;
        Undo u;
        pos_make(&p, captures ? legal.at[best] : legal.at[rng_below(&rng, legal.n)], &u);
    }
    cr_assert(wanted > 0 && all > 5 * wanted, "%zu of %zu", wanted, all);
    moves_free(&legal);
    moves_free(&found);
    game_free(g);
}

Test(movegen, a_position_without_moves_has_none_to_draw) {
    Game *g = given_game("chess");
    Pos p = given_pos(g, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    Rng rng;
    rng_seed(&rng, 1);
    Moves room = {0};
    Move m;
    cr_assert_not(moves_pick(&p, &rng, &room, &m));
    cr_assert_not(moves_any(&p));
    moves_free(&room);
    game_free(g);
}

/* A few random cells of the board. */
static CellSet some_cells(const Game *g, Rng *rng) {
    CellSet cells = {{0}};
    for (int k = 0; k < 9; k++)
        set_add(&cells, (unsigned)rng_below(rng, (uint64_t)g->graph.ncells));
    return set_and(cells, g->board);
}

static void ask_control_of_game(const char *name, Rng *rng) {
    Game *g = given_game(name);
    Moves m = {0};
    Undo u;
    Pos p;
    pos_start(g, &p);
    for (int ply = 0; ply < 60; ply++) {
        for (int player = 0; player < g->nplayers; player++)
            ask_control(&p, player, some_cells(g, rng));
        m.n = 0;
        moves_legal(&p, &m);
        if (m.n == 0)
            break;
        pos_make(&p, m.at[rng_below(rng, m.n)], &u);
    }
    moves_free(&m);
    game_free(g);
}

Test(movegen, what_a_player_controls) {
    static const char *const games[] = {"chess", "xiangqi", "jetan", "shogi"};
    Rng rng;
    rng_seed(&rng, 31);
    for (size_t i = 0; i < sizeof games / sizeof *games; i++)
        ask_control_of_game(games[i], &rng);
}

/* An optional part that captures was never left out. */
Test(movegen, a_capture_that_may_be_left_out) {
    Game *g = given_text("local b = square(3, 2) "
                         "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
                         "piece 'Foot' { 'F', move = b.ortho } "
                         "turn { { 'Foot', quiet(b.ortho) }, { 'capture', optional = true } } "
                         "setup '2f/F2'");
    Pos p = given_pos(g, "2f/F2 w");
    Moves legal = {0};
    moves_legal(&p, &legal);
    cr_expect_eq(legal.n, 2, "%zu: a2 and b1", legal.n);
    legal.n = 0;
    p = given_pos(g, "1f1/F2 w");
    moves_legal(&p, &legal);
    cr_expect_eq(legal.n, 4, "%zu: with b2 taken, and without", legal.n);
    moves_free(&legal);
    game_free(g);
}
