/*
** test_search_see.c -- static exchange evaluation: what a capture gains after all recaptures.
*/
#include "base/rng.h"
#include "search/value/see.h"
#include "support/valued.h"
#include "vm/meaning/rules.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>

/* PAWN to QUEEN: values of chess pieces. */
enum { PAWN = 100, KNIGHT = 320, BISHOP = 330, ROOK = 500, QUEEN = 900 };

static Move named(const Pos *p, const char *text) {
    Err e = {""};
    Move m = MOVE_NONE;
    cr_assert(move_read(p, text, &m, &e), "%s: %s", text, e.text);
    return m;
}

static bool at_least(const Valued *x, const Pos *p, Move m, int32_t threshold) {
    MoveView v = move_view(p, m);
    return see_at_least(x->eval, p, m, &v, threshold);
}

/* The largest threshold that a move reaches, by binary search. */
static int32_t value_of(const Valued *x, const Pos *p, Move m) {
    int32_t low = -2 * SEE_DECIDED, high = SEE_DECIDED;
    while (low < high) {
        int32_t middle = low + (high - low + 1) / 2;
        if (at_least(x, p, m, middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

static int32_t value(const char *game, const char *fen, const char *move) {
    Valued x = valued(game);
    Pos p = given_pos(x.game, fen);
    int32_t found = value_of(&x, &p, named(&p, move));
    valued_free(&x);
    return found;
}

static int32_t chess(const char *fen, const char *move) {
    return value("chess", fen, move);
}

/* ---- chess ---- */

Test(see, an_unguarded_piece_is_won) {
    cr_assert_eq(chess("1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "Rxe5"), PAWN);
}

/* The Knight captures a Pawn; a Knight, a Rook and a Bishop recapture; the Queen stays back. */
Test(see, pieces_behind_pieces_take_part) {
    cr_assert_eq(chess("1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1", "Nxe5"),
                 PAWN - KNIGHT);
}

Test(see, capturing_a_guarded_piece_loses) {
    cr_assert_eq(chess("k7/8/2p5/3p4/8/8/8/K2Q4 w - - 0 1", "Qxd5"), PAWN - QUEEN);
    cr_assert_eq(chess("k7/8/2p5/3n4/8/8/8/K2Q4 w - - 0 1", "Qxd5"), KNIGHT - QUEEN);
    cr_assert_eq(chess("k7/8/2p5/3n4/8/8/8/K2R4 w - - 0 1", "Rxd5"), KNIGHT - ROOK);
}

Test(see, equal_pieces_are_exchanged) {
    cr_assert_eq(chess("k7/8/2p5/3p4/4P3/8/8/K7 w - - 0 1", "exd5"), 0);
}

/* Rooks behind Rooks; a Queen recaptures only with a Rook behind her. */
Test(see, either_side_may_stop) {
    cr_assert_eq(chess("k2r4/8/8/3p4/8/8/3R4/K2R4 w - - 0 1", "Rxd5"), PAWN);
    cr_assert_eq(chess("k2r4/3r4/8/3p4/8/8/3R4/K2R4 w - - 0 1", "Rxd5"), PAWN - ROOK);
    cr_assert_eq(chess("k7/3q4/8/3p4/8/8/3R4/K2R4 w - - 0 1", "Rxd5"), PAWN);
    cr_assert_eq(chess("k2r4/3q4/8/3p4/8/8/3R4/K2R4 w - - 0 1", "Rxd5"), 0);
}

/* The Pawn stands on the Queen's line, and she on the Bishop's. */
Test(see, walks_open_behind_pieces_that_leave) {
    const char *fen = "k7/1p6/2p5/3p4/4P3/5Q2/6B1/K7 w - - 0 1";
    cr_assert_eq(chess(fen, "exd5"), PAWN);
    cr_assert_eq(chess("k7/8/2p5/3p4/8/5Q2/6B1/K7 w - - 0 1", "Qxd5"), PAWN - QUEEN + PAWN);
}

/* The King guards the Pawn, but not against two attackers. */
Test(see, a_king_does_not_capture_where_it_could_be_captured) {
    cr_assert_eq(chess("8/8/2k5/3p4/8/8/8/K2R4 w - - 0 1", "Rxd5"), PAWN - ROOK);
    cr_assert_eq(chess("8/8/2k5/3p4/8/8/3R4/K2R4 w - - 0 1", "Rxd5"), PAWN);
    cr_assert_eq(chess("8/8/2k5/3p4/8/8/6B1/K2R4 w - - 0 1", "Rxd5"), PAWN);
    cr_assert_eq(chess("8/8/2k5/3p4/8/4K3/8/3R4 w - - 0 1", "Rxd5"), PAWN - ROOK);
    cr_assert_eq(chess("8/8/2k5/3p4/4K3/8/8/8 w - - 0 1", "Kd4"), 0);
}

Test(see, what_has_changed_its_kind_is_what_can_be_taken) {
    cr_assert_eq(chess("1n2k3/P7/8/8/8/8/8/K7 w - - 0 1", "axb8=Q"), KNIGHT + QUEEN - PAWN);
    cr_assert_eq(chess("1n1rk3/P7/8/8/8/8/8/K7 w - - 0 1", "axb8=Q"), KNIGHT - PAWN);
    cr_assert_eq(chess("3rk3/P7/8/8/8/8/8/K7 w - - 0 1", "a8=Q"), -PAWN);
}

/* The Pawn goes to d6, where it can be captured; the other one vanishes from d5, on its guard's
** line. */
Test(see, a_piece_captured_elsewhere_than_at_the_landing_is_gone) {
    cr_assert_eq(chess("k7/8/8/3pP3/8/8/8/K7 w - d6 0 1", "exd6"), PAWN);
    cr_assert_eq(chess("k2r4/8/8/3pP3/8/8/8/K7 w - d6 0 1", "exd6"), 0);
    cr_assert_eq(chess("k2r4/8/8/3pP3/8/8/8/K2R4 w - d6 0 1", "exd6"), PAWN);
}

/* ---- Jetan ---- */

/* Values of Jetan pieces. */
enum { PANTHAN = 100, DWAR = 400 };

/* The Dwar next to the Panthan takes a detour to capture it. Only after it has left is the
** straight way open for the one on e2, its only way of three steps. */
Test(see, a_walk_of_many_ways_opens) {
    cr_assert_eq(value("jetan", "9c/10/4d5/10/10/4p5/4D5/10/10/R9 b - 0 1", "E4xE5"),
                 PANTHAN - DWAR);
    cr_assert_eq(value("jetan", "9c/10/4d5/10/10/4p5/4D5/10/4D5/R9 b - 0 1", "E4xE5"), PANTHAN);
    cr_assert_eq(value("jetan", "9c/10/4d5/10/10/4p5/4D5/4P5/4D5/R9 b - 0 1", "E4xE5"),
                 PANTHAN - DWAR);
}

/* The Dwar on d7 comes by d6 or by e7, unless both are blocked. */
Test(see, a_second_detour_is_found) {
    cr_assert_eq(value("jetan", "9c/10/10/3d6/3P6/4p5/4D5/10/10/R9 b - 0 1", "E4xE5"),
                 PANTHAN - DWAR);
    cr_assert_eq(value("jetan", "9c/10/10/3dP5/10/4p5/4D5/10/10/R9 b - 0 1", "E4xE5"),
                 PANTHAN - DWAR);
    cr_assert_eq(value("jetan", "9c/10/10/3dP5/3P6/4p5/4D5/10/10/R9 b - 0 1", "E4xE5"),
                 PANTHAN);
}

/* The Chief guards the Panthan, but not against two. */
Test(see, the_game_is_not_given_for_a_piece) {
    cr_assert_eq(value("jetan", "10/10/4c5/10/10/4p5/4D5/10/10/R9 b - 0 1", "E4xE5"),
                 PANTHAN - DWAR);
    cr_assert_eq(value("jetan", "10/10/4c5/10/10/4p5/4D5/10/4D5/R9 b - 0 1", "E4xE5"), PANTHAN);
}

Test(see, a_piece_that_decides_the_game_is_worth_everything) {
    cr_assert_eq(value("jetan", "9c/10/4d5/10/10/4r5/4D5/10/10/R9 b - 0 1", "E4xE5"),
                 SEE_DECIDED);
    cr_assert_eq(value("jetan", "9c/10/4d5/10/10/4p5/10/4C5/10/R9 b - 0 1", "E3xE5"),
                 PANTHAN - SEE_DECIDED);
}

/* ---- compared with the plain algorithm ---- */

/* What a side gains by capturing on a cell with its cheapest piece, or by stopping. */
static int32_t swap_off(const Eval *e, const Pos *p, bool captor, int first, Sq cell) {
    const Game *g = p->game;
    int32_t gain = e->worth[p->cell[cell]], least = INT32_MAX;
    bool decides = eval_at_stake(e, p->cell[cell]);
    Sq best = SQ_NONE;
    for (int c = 0; c < g->graph.ncells; c++) {
        Piece x = p->cell[c];
        if (!piece_is(x) || g->owner[x] >= g->nplayers || (g->owner[x] == first) != captor ||
            !pos_hits(p, (Sq)c, cell))
            continue;
        int32_t price = eval_at_stake(e, x) ? SEE_DECIDED : e->worth[x];
        if (price < least)
            best = (Sq)c, least = price;
    }
    if (best == SQ_NONE || decides)
        return best == SQ_NONE ? 0 : SEE_DECIDED;
    Pos next = *p;
    pos_put(&next, cell, p->cell[best]);
    pos_put(&next, best, PIECE_NONE);
    gain -= swap_off(e, &next, !captor, first, cell);
    return gain > 0 ? gain : 0;
}

static int32_t plain_value(const Eval *e, const Pos *p, Move m) {
    MoveView v = move_view(p, m);
    if (eval_at_stake(e, v.captured))
        return SEE_DECIDED;
    Pos next = *p;
    Undo u;
    pos_make(&next, m, &u);
    int32_t gain = eval_gain(e, v.gain);
    if (v.from == SQ_NONE || v.from == v.to || !set_has(&next.men[p->side], v.to))
        return gain;
    return gain - swap_off(e, &next, false, p->side, v.to);
}

/* longer: exchanges that neither the captor's value nor the guard alone decides. */
typedef struct Count {
    int captures, losing, longer;
} Count;

static void check_captures(const Valued *x, const Pos *p, Count *n) {
    Moves moves = {0};
    moves_legal(p, &moves);
    for (size_t i = 0; i < moves.n; i++) {
        Move m = moves.at[i];
        MoveView v = move_view(p, m);
        if (v.ncaptured == 0)
            continue;
        int32_t want = plain_value(x->eval, p, m), gain = eval_gain(x->eval, v.gain);
        cr_assert(at_least(x, p, m, want), "%s: capture %d", x->game->display->name,
                  n->captures);
        cr_assert(want == SEE_DECIDED || !at_least(x, p, m, want + 1), "%s: capture %d",
                  x->game->display->name, n->captures);
        n->captures++;
        n->losing += want < 0;
        n->longer += want < gain && want != gain - x->eval->worth[v.piece];
    }
    moves_free(&moves);
}

/* Compares all captures in the positions of random games. */
static void check_game(const char *name, int games) {
    Valued x = valued(name);
    Count n = {0};
    Moves moves = {0};
    Rng rng;
    rng_seed(&rng, 3);
    for (int game = 0; game < games; game++) {
        Pos p;
        Undo u;
        Move m;
        pos_start(x.game, &p);
        for (int ply = 0; ply < 120 && !rules_decided(&p); ply++) {
            check_captures(&x, &p, &n);
            moves.n = 0;
            if (!moves_pick(&p, &rng, &moves, &m))
                break;
            pos_make(&p, m, &u);
        }
    }
    moves_free(&moves);
    cr_assert_gt(n.losing, 100, "of %d", n.captures);
    cr_assert_gt(n.longer, 100, "of %d", n.captures);
    valued_free(&x);
}

Test(see, chess_equals_the_plain_algorithm) {
    check_game("chess", 60);
}
Test(see, jetan_equals_the_plain_algorithm) {
    check_game("jetan", 60);
}
Test(see, atlantean_equals_the_plain_algorithm) {
    check_game("atlantean", 60);
}

/* ---- partners ---- */

/* Red and Gold (marked +) are partners, against Blue (lower case) and Lime (marked '). The
** Rook captures a Pawn that a Queen guards; a Pawn beside it would recapture, unless it is
** Lime's. */
Test(see, partners_capture_together) {
    static const struct {
        const char *fen;
        int32_t value;
    } cases[] = {{"2q2/2p2/5/2R2/5 r", PAWN - ROOK},
                 {"2q2/1Pp2/5/2R2/5 r", PAWN},
                 {"2q2/1P+p2/5/2R2/5 r", PAWN},
                 {"2q2/1PpP+1/5/2R2/5 r", PAWN},
                 {"2q2/1P'p2/5/2R2/5 r", PAWN - ROOK}};
    Game *g = given_text("local b = square(5, 5) "
                         "players { { 'Red', letter = 'r', style = 'A', team = 'warm' }, "
                         "{ 'Blue', letter = 'b', style = 'a', team = 'cold' }, "
                         "{ 'Gold', letter = 'g', style = '+', team = 'warm' }, "
                         "{ 'Lime', letter = 'l', style = \"'\", team = 'cold' } } "
                         "piece 'Rook' { 'R', move = straight(b.ortho:ride()), value = 500 } "
                         "piece 'Queen' { 'Q', move = straight(b.all:ride()), value = 900 } "
                         "piece 'Pawn' { 'P', move = b.all, value = 100 } "
                         "setup '5/5/5/5/RqpP1' ending { loss { no_moves } }");
    Valued x = {.arena = arena_new(), .game = g};
    x.eval = eval_new(g, true, x.arena);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Pos p = given_pos(g, cases[i].fen);
        cr_expect_eq(value_of(&x, &p, named(&p, "c2xc4")), cases[i].value, "%s", cases[i].fen);
    }
    valued_free(&x);
}
