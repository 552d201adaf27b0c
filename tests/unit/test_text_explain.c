/*
** test_text_explain.c -- explain.h: the reason, in the words of a player.
*/
#include "../support/tiny.h"
#include "../support/given.h"
#include "base/rng.h"
#include "text/explain/explain.h"
#include "text/write/notation.h"

#include <criterion/criterion.h>
#include <string.h>

static void says(const Game *g, const char *fen, const char *move, bool legal,
                 const char *want) {
    Pos p = tiny_pos(g, fen);
    Explanation x;
    explain_move(&p, NULL, 0, move, &x);
    cr_expect_eq(x.legal, legal, "%s", move);
    cr_expect_str_eq(str_text(&x.text), want);
    explanation_free(&x);
}

#define START TINY_START

Test(explain, legal_moves_show_their_walks) {
    Game *g = tiny_new();
    says(g, START, "d2d3", true, "D2-D3 is legal: the Pawn on D2 goes there by D2-D3");
    says(g, START, "b1-b3", true,
         "B1-B3 is legal: the Wizard on B1 goes there by B1-B2-B3, B1-C2-B3 or B1-A2-B3");
    says(g, "r3k/5/5/R4/4K w - - 0 end", "a2xa5", true,
         "A2xA0 is legal: the Rook on A2 goes there by A2-A3-A4-A0 and captures the Rook");
    game_free(g);
}

Test(explain, what_happens_to_a_piece_at_the_end) {
    Game *g = given_text("local b = square(4, 4) "
                         "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
                         "piece 'Lady' { 'L', move = b.n * swap + b.e:to(friend) } "
                         "setup 'l3/4/4/L3'");
    says(g, "4/4/L3/LL2 w", "a1-a2", true,
         "a1-a2 is legal: the Lady on a1 goes there by a1-a2 and changes places with the Lady");
    says(g, "4/4/L3/LL2 w", "a1xb1", true,
         "a1xb1 is legal: the Lady on a1 goes there by a1-b1 and captures the Lady");
    game_free(g);
}

#define PARTS                                                                                  \
    "local b = square(5, 5) "                                                                  \
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.turn } } "         \
    "piece 'Man' { 'M', move = b.all } "

Test(explain, each_part_of_a_turn_that_is_legal) {
    Game *g = given_text(PARTS "turn { { 'Man', quiet(b.n) }, { 'Man', quiet(b.e) } } "
                               "setup 'mm3/5/5/5/MM3'");
    says(g, "mm3/5/5/5/MM3 w", "b1-b2,a1-b1", true,
         "b1-b2,a1-b1 is legal: the Man on b1 goes by b1-b2, then the Man on a1 goes by a1-b1");
    game_free(g);
    g = given_text(PARTS
                   "piece 'Stone' { 'S', drop = anywhere } piece 'Rock' { '*', value = 0 } "
                   "turn { { 'Man', b.all, optional = true }, { 'drop' } } "
                   "turn { { 'Man', b.all }, { 'Man', still(b.n * unmake) } } "
                   "turn { { 'Man', b.all }, { 'Man', still(b.n * put('Rock', nobody)) } } "
                   "setup 'm4/5/5/5/M4'");
    says(g, "m4/5/5/5/M4 w", "+Sa1 a1-a2", true,
         "+Sa1 a1-a2 is legal: the Man on a1 goes by a1-a2, then a Stone comes from the hand "
         "to a1");
    says(g, "m4/5/5/5/M4 w", "a1-a2 ~a3", true,
         "a1-a2 ~a3 is legal: the Man on a1 goes by a1-a2, then a3 becomes a hole");
    says(g, "m4/5/5/5/M4 w", "a1-a2 +*a3", true,
         "+*a3 a1-a2 is legal: the Man on a1 goes by a1-a2, then a neutral Rock appears on a3");
    says(g, "m4/5/5/5/M4 w", "S@b1", true, "S@b1 is legal: it comes from the hand");
    game_free(g);
}

Test(explain, which_part_of_a_turn_will_not_do) {
    Game *g = given_text(PARTS "turn { { 'Man', quiet(b.n) }, { 'Man', quiet(b.e) } } "
                               "setup 'mm3/5/5/5/MM3'");
    const char *fen = "mm3/5/5/5/MM3 w";
    says(g, fen, "a1-a2,a2-a3", false,
         "a1-a2,a2-a3 is not legal: after a1-a2, no walk of a Man leads from a2 to a3; legal: "
         "a1-a2,b1-c1, a1-a2,a2-b2");
    says(g, fen, "a1-a2,c1-d1", false, "a1-a2,c1-d1 is not legal: after a1-a2, c1 is empty");
    says(g, fen, "b1-b2,b2-a2", false,
         "b1-b2,b2-a2 is not legal: after b1-b2, no walk of a Man leads from b2 to a2; legal: "
         "b1-b2,a1-b1, b1-b2,b2-c2");
    says(g, fen, "a1-a3,a3-b3", false,
         "a1-a3,a3-b3 is not legal: no walk of a Man leads from a1 to a3; legal: a1-a2,b1-c1, "
         "a1-a2,a2-b2");
    says(g, fen, "a1-a2,b1-c1,a2-b2", false,
         "a1-a2,b1-c1,a2-b2 is not legal: after a1-a2,b1-c1, the turn is already over");
    says(g, "mm3/5/5/M4/MM3 w", "b1-b2,a1-b1,", true,
         "b1-b2,a1-b1 is legal: the Man on b1 goes by b1-b2, then the Man on a1 goes by a1-b1");
    says(g, "mm3/5/4M/5/3MM w", "e3-e4", false,
         "e3-e4 is not legal: the turn needs another part; no legal turn begins like this");
    game_free(g);
}

Test(explain, a_dropped_piece_must_be_of_a_kind_that_can) {
    Game *g = given_text(PARTS "piece 'Stone' { 'S', drop = anywhere } "
                               "turn { { 'drop' }, { 'drop' } } setup 'mm3/5/5/5/MM3'");
    const char *fen = "mm3/5/5/5/MM3 w";
    says(g, fen, "Q@a2 S@a3", false, "Q@a2 S@a3 is not legal: no piece is called 'Q'");
    says(g, fen, "S@a2 Q@a3", false, "S@a2 Q@a3 is not legal: no piece is called 'Q'");
    says(g, fen, "M@a2 S@a3", false,
         "M@a2 S@a3 is not legal: no Man can be dropped from the hand");
    says(g, fen, "S@a2 M@a3", false,
         "S@a2 M@a3 is not legal: after S@a2, no Man can be dropped from the hand");
    says(g, fen, "stone@a2 S@a2", false,
         "stone@a2 S@a2 is not legal: after stone@a2, a2 is not empty: your own Stone stands "
         "there");
    game_free(g);
}

#define CARDS                                                                                  \
    "local b = square(5, 5) "                                                                  \
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.turn } } "         \
    "local tiger, crab, ox = counter 'tiger' { per_player = true, max = 1, start = 1 }, "      \
    "  counter 'crab' { per_player = true, max = 1 }, counter 'ox' { per_player = true, max "  \
    "= "                                                                                       \
    "1 } "                                                                                     \
    "piece 'Man' { 'M', move = at(tiger:is(1)) * (b.w + b.n * b.n) * called ' Tiger' "         \
    "  + at(crab:is(1)) * (b.n + b.e) * called ' Crab' + at(ox:is(1)) * b.n * called ' Ox' } " \
    "notation 'cards' { called = '{from}-{to}{name}' } "

/* Named moves are asked about and explained by their names. */
Test(explain, which_of_the_moves_that_have_a_name) {
    Game *g = given_text(CARDS "setup 'm4/5/5/5/2M2'");
    const char *fen = "m4/5/5/5/2M2 w 1 1 0 0 0 0";
    says(g, fen, "c1-c2 Tigger", false,
         "c1-c2 Tigger is not legal: no move is called 'Tigger'; did you mean 'Tiger'?");
    says(g, fen, "c1-c2 Ox", false,
         "c1-c2 Ox is not legal: c1 does not work here: 'ox' of the mover is not 1");
    says(g, fen, "c1-c2 tiger", false,
         "c1-c2 tiger is not legal: no walk of a Man that is called 'Tiger' leads from c1 to "
         "c2; legal: c1-b1 Tiger, c1-c3 Tiger");
    says(g, fen, "c1-c2", false,
         "c1-c2 is not legal: every walk of the Man to c2 is stopped\n"
         "  c1-c2 Crab: c1 does "
         "not work here: 'crab' of the mover is not 1\n"
         "  c1-c2 Ox: c1 does not work here: 'ox' "
         "of the mover is not 1");
    says(g, fen, "c1-d1", false,
         "c1-d1 is not legal: as 'Crab', c1 does not work here: 'crab' of the mover is not 1");
    game_free(g);
}

/* Of walks on one path, the explanation is about those that could capture the piece, and what
** they require; or it lists all pieces that they could capture. */
Test(explain, what_a_walk_requires_of_a_piece_to_capture) {
    Game *g = given_text(
        "local b = square(4, 4) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
        "local wet = b:zone { 'b1', 'b2' } "
        "piece 'Low' { 'L', move = none } piece 'High' { 'H', move = none } "
        "piece 'Rat' { 'R', move = quiet(b.all) + b.all:from(-wet):to(enemy) } "
        "piece 'Man' { 'M', move = quiet(b.n) + b.n:to(kind 'Low') + b.n:to(kind 'Rat') } "
        "piece 'Cat' { 'C', move = quiet(b.n) + b.n:to(enemy * (kind 'Rat' + wet)) } "
        "setup '4/4/4/RMC1'");
    says(g, "4/4/l3/1R2 w", "b1xa2", false,
         "b1xa2 is not legal: b1 does not work here: it is b1 or b2");
    says(g, "3R/4/h3/M3 w", "a1xa2", false,
         "a1xa2 is not legal: a2 holds an enemy High, but nothing, a Low or a Rat must "
         "stand there");
    says(g, "3R/4/h3/C3 w", "a1xa2", false,
         "a1xa2 is not legal: a2 holds an enemy High, which does not work here: no Rat stands "
         "there and it is not b1 or b2");
    game_free(g);
}

/* Each of them could go there: more than are followed, and more than the walks of one piece
** give. */
Test(explain, a_part_that_many_pieces_can_make) {
    Game *g = given_text("local b = square(6, 6) "
                         "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
                         "piece 'Man' { 'M', move = anywhere * empty } "
                         "turn { { 'move' }, { 'Man', b.n } } "
                         "setup 'm5/6/6/6/6/M5'");
    says(g, "m5/6/MMMMMM/MMMMMM/MMMMMM/6 w", "+b1,+c1", false,
         "+b1,+c1 is not legal: after +b1, nothing can be done on c1; legal: a2-b1,a4-a5, "
         "a2-b1,b4-b5, a2-b1,c4-c5, a2-b1,d4-d5, a2-b1,e4-e5, a2-b1,f4-f5");
    game_free(g);
}

Test(explain, what_the_first_part_left_stops_the_second) {
    Game *g = given_text(
        PARTS "piece 'Stone' { 'S', drop = anywhere } local side = counter 'side' { max = 2 } "
              "turn { { 'Man', quiet(b.n) * side:set(1) + quiet(b.e) * side:set(2) }, "
              "       { 'Man', quiet(b.w) * side:is(2) + quiet(b.n) * side:is(1) } } "
              "turn { { 'Man', quiet(b.s) }, { 'drop' } } "
              "forbid { cells(friend * kind 'Stone' * rank(1)):over(0) } "
              "after { side:set(0) } setup 'mm3/5/5/5/MM3'");
    says(g, "mm3/5/5/5/MM3 w 0", "a1-a2,b1-b2", true,
         "a1-a2,b1-b2 is legal: the Man on a1 goes by a1-a2, then the Man on b1 goes by b1-b2");
    says(g, "mm3/5/5/5/M1M2 w 0", "a1-a2,c1-b1", false,
         "a1-a2,c1-b1 is not legal: after a1-a2, b1 does not work here: 'side' is not 2");
    says(g, "mm3/5/5/M4/M1M2 w 0", "c1-d1,a2-a3", false,
         "c1-d1,a2-a3 is not legal: after c1-d1, a3 does not work here: 'side' is not 1");
    says(g, "mm3/5/5/M4/5 w 0", "a2-a1 S@a1", false,
         "a2-a1 S@a1 is not legal: after a2-a1, a1 is not empty: your own Man stands there");
    says(g, "mm3/5/5/M4/5 w 0", "a2-a1 S@b1", false,
         "a2-a1 S@b1 is not legal: it is forbidden because afterwards White made the last move "
         "and there is a cell of rank 1 where a friendly Stone stands");
    game_free(g);
}

Test(explain, what_a_move_changes_besides_its_piece) {
    Game *g = given_text("local b = square(5, 2) players { { 'White', letter = 'w' }, { "
                         "'Black', letter = 'b' } } "
                         "piece 'Stone' { 'S', drop = anywhere * any(b.e * enemy * take * b.e "
                         "* enemy * take * b.e * friend) "
                         "  * any((b.w * enemy * convert):ride()) } "
                         "setup '5/5' ");
    says(g, "5/1ssS1 w", "S@a1", true,
         "S@a1 is legal: it comes from the hand and captures two pieces");
    says(g, "5/1s3 w", "S@c1", true,
         "S@c1 is legal: it comes from the hand, and the Stone on b1 changes sides");
    says(g, "5/ss3 w", "S@c1", true,
         "S@c1 is legal: it comes from the hand, and two pieces change sides");
    game_free(g);
    g = given_text(
        "local b = square(5, 2) players { { 'White', letter = 'w' }, { 'Black', "
        "letter = 'b' } } "
        "piece 'Rook' { 'R', move = none } "
        "piece 'King' { 'K', move = b.e + b.w:from(b:zone { 'c1' }) * shift('a1', 'c1') } "
        "follow { unmake * make, from = friend * b:zone { 'd1' } } setup '5/K4' ");
    says(g, "5/1K3 w", "b1-c1", true, "b1-c1 is legal: the King on b1 goes there by b1-c1");
    says(
        g, "5/R1K2 w", "c1-b1", true,
        "c1-b1 is legal: the King on c1 goes there by c1-b1, and the Rook moves from a1 to c1");
    says(g, "5/2K2 w", "c1-d1", true,
         "c1-d1 is legal: the King on c1 goes there by c1-d1; then the King on d1 is removed "
         "from the board");
    game_free(g);
}

Test(explain, what_follows_a_pass) {
    Game *g =
        given_text("local b = square(5, 2) players { { 'White', letter = 'w' }, { 'Black', "
                   "letter = 'b' } } piece 'King' { 'K', move = b.e } turn { 'pass' } "
                   "follow { unmake * make, from = friend * b:zone { 'd1' } } setup '5/K4' ");
    says(g, "5/1K3 w", "pass", true, "-- is legal");
    says(g, "5/3K1 w", "pass", true,
         "-- is legal; then the King on d1 is removed from the board");
    game_free(g);
}

Test(explain, whose_piece_appears) {
    Game *g = given_text(
        "local b = square(4, 4) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "piece 'Rook' { 'R', move = b.n * any(anywhere * b:zone { 'a4' } * empty "
        "* put('Rook', other)) + b.e * put('Rook', nobody) } "
        "setup '4/4/4/R3'");
    says(g, "4/4/4/R3 w", "a1-a2", true,
         "a1-a2 is legal: the Rook on a1 goes there by a1-a2, and an enemy Rook appears "
         "on a4");
    game_free(g);
}

/* The cell that a move names need not be that of the piece that makes it. */
Test(explain, acting_without_moving) {
    Game *g = given_text(
        "local b = square(5, 5) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "piece 'Archer' { 'A', move = quiet(b.all) + capture(still(straight(b.ortho:ride()))) "
        "* take } "
        "piece 'Mason' { 'M', move = b.all + quiet(still(b.ortho^2)) * put 'Archer' } "
        "piece 'Wiz' { 'W', move = b.all + still(b.ortho * enemy) * convert } "
        "piece 'Imp' { 'I', move = b.all + stay * unmake * make + stay * become 'Wiz' } "
        "setup 'A1M1W/5/5/5/A1M1W'");
    says(g, "a4/5/w4/5/A3M w", "a1xa3", true,
         "a1xa3 is legal: the Archer on a1 stays there, reaches a3 by a1-a2-a3 and captures "
         "the Wiz");
    says(g, "5/5/3Wa/5/5 w", "e3", true,
         "e3 is legal: the Wiz on d3 stays there, reaches e3 by d3-e3, and the Archer on e3 "
         "changes sides");
    says(g, "5/4W/3Wa/5/5 w", "e3", true, "e3 is legal: the Archer on e3 changes sides");
    says(g, "5/5/5/5/M4 w", "c1=A", true,
         "c1=A is legal: the Mason on a1 stays there, reaches c1 by a1-b1-c1, and an Archer "
         "appears on c1");
    says(g, "5/5/5/5/I4 w", "a1=W", true, "a1=W is legal: the Imp on a1 becomes a Wiz");
    says(g, "5/5/5/5/I4 w", "a1", true, "a1 is legal: the Imp on a1 is removed from the board");
    game_free(g);
}

Test(explain, a_piece_shifted_onto_another) {
    Game *g = given_text(
        "local b = square(8, 4) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "piece 'King' { 'K', move = b.all + jump(b.e^2) * shift('h1', 'f1') } "
        "piece 'Rook' { 'R', move = b.n } piece 'Man' { 'M', move = b.n } "
        "setup '4k3/8/8/4K2R'");
    says(g, "4k3/8/8/4KM1R w", "e1-g1", true,
         "e1-g1 is legal: the King on e1 goes there by e1-f1-g1 and captures the Man, and the "
         "Rook moves from h1 to f1");
    says(g, "4k3/8/8/4Kr1R w", "e1-g1", true,
         "e1-g1 is legal: the King on e1 goes there by e1-f1-g1 and captures the Rook, and the "
         "Rook moves from h1 to f1");
    game_free(g);
}

Test(explain, a_piece_shifted_onto_a_royal_one_captures_nothing) {
    Game *g = given_text(
        "local b = square(8, 4) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "piece 'King' { 'K', move = b.all, royal = true } piece 'Rook' { 'R', move = b.n } "
        "piece 'Man' { 'M', move = b.n * shift('h1', 'f1') } setup '4k3/8/8/M4K1R'");
    says(g, "4k3/8/8/M4K1R w", "a1-a2", true,
         "a1-a2 is legal: the Man on a1 goes there by a1-a2");
    game_free(g);
}

Test(explain, a_piece_that_is_removed_where_it_went) {
    Game *g = given_text(
        "local b = square(4, 4) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "piece 'Bomb' { 'B', move = b.n * unmake * make + quiet(b.e) * unmake } "
        "setup 'b3/4/4/B3'");
    says(g, "4/4/b3/B3 w", "a1-a2", true,
         "a1xa2 is legal: the Bomb on a1 goes there by a1-a2 and captures the Bomb, and is "
         "gone");
    says(g, "4/4/b3/B3 w", "a1-b1 ~b1", true,
         "a1-b1 ~b1 is legal: the Bomb on a1 goes there by a1-b1, and is gone, and b1 becomes "
         "a hole");
    game_free(g);
}

Test(explain, a_challenge_captures_nothing_yet) {
    Game *g = given_text(
        "local b = square(4, 4) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "local attacker, defender = challenge { except = 'King' } "
        "piece 'King' { 'K', move = b.all } piece 'Man' { 'M', move = b.n } "
        "throw 'duel' { when = attacker:over(0), marks = { attacker, defender }, "
        "  { 1, walk = attacker:advance(defender) }, { 2, walk = defender:beat(attacker) } } "
        "setup 'k3/m3/M3/K3'");
    says(g, "k3/m3/M3/K3 w", "a2-a3", true,
         "a2-a3 is legal: the Man on a2 goes there by a2-a3 and challenges the Man");
    game_free(g);
}

Test(explain, what_is_wrong_before_any_walk) {
    Game *g = tiny_new();
    says(g, START, "", false, "'' is not a move; a move is written like A1-A2");
    says(g, START, "hello", false, "'hello' is not a move; a move is written like A1-A2");
    says(g, START, "d2-z9", false, "d2-z9 is not legal: no cell is called 'z9'");
    says(g, START, "d2xd11", false, "d2xd11 is not legal: no cell is called 'd11'");
    says(g, START, "c2-c3", false, "c2-c3 is not legal: C2 is empty");
    says(g, START, "c2", false, "c2 is empty");
    says(g, START, "a3-a4", false, "a3-a4 is not legal: A3 does not exist now");
    says(g, START, "b4-b3", false,
         "b4-b3 is not legal: the Pawn on B4 is Black's, and it is White's turn");
    says(g, "4k/5/*4/3&1/4K w - - 0 end", "d2-d3", false,
         "d2-d3 is not legal: the Stone on D2 belongs to nobody");
    says(g, START, "d2", false,
         "d2 is not legal: it does not say where the Pawn on D2 goes; legal: D2-D3");
    says(g, START, "a1-b1", false, "a1-b1 is not legal: B1 holds your own Wizard");
    game_free(g);
}

Test(explain, walks_that_were_stopped) {
    Game *g = tiny_new();
    says(g, START, "d2-d4", false,
         "d2-d4 is not legal: no walk of a Pawn leads from D2 to D4; legal: D2-D3");
    says(g, "4k/5/*4/P4/R3K w - - 0 end", "a1-a4", false,
         "a1-a4 is not legal: every walk of the Rook to A4 is stopped\n"
         "  A1-A2-A3-A4: A2 holds your own Pawn, and A3 does not exist now");
    says(g, "4k/5/*4/2p2/2P1K w - - 0 end", "c1-c2", false,
         "c1-c2 is not legal: C2 holds an enemy Pawn, which this walk may not capture");
    says(g, "4k/4p/*4/1r3/Z3K w - - 0 end", "a1-c2", false,
         "a1-c2 is not legal: C2 is attacked by the Rook on B2");
    says(g, "2rrk/5/1r3/2Z2/4K w - - 0 end", "c2-c3", false,
         "c2-c3 is not legal: C3 is attacked by the Rook on B3 and the Rook on C0");
    game_free(g);
}

#define TWO                                                                                    \
    "local b = square(4, 4) "                                                                  \
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "

Test(explain, an_own_piece_where_the_walk_fails_otherwise) {
    Game *g = given_text(TWO "piece 'Man' { 'M', move = b.n * rank(4) * swap + b.e } "
                             "setup 'm3/4/M3/MM2'");
    says(g, "m3/4/M3/MM2 w", "a1-a2", false,
         "a1-a2 is not legal: a2 does not work here: it is not on rank 4");
    says(g, "m3/4/M3/MM2 w", "a1-b1", false, "a1-b1 is not legal: b1 holds your own Man");
    game_free(g);
}

Test(explain, a_right_of_another_player) {
    Game *g =
        given_text(TWO "local dash = right 'dash' { letter = 'D', start = { White = true } } "
                       "piece 'Man' { 'M', move = b.n * at(dash:of(other)) + "
                       "b.w * at(dash) + b.e * dash:clear() } setup 'm3/4/4/1M2'");
    says(g, "m3/4/4/1M2 w D", "b1-b2", false,
         "b1-b2 is not legal: b2 does not work here: the opponent does not have the right "
         "'dash'");
    says(g, "m3/4/4/1M2 w -", "b1-a1", false,
         "b1-a1 is not legal: White does not have the right 'dash'");
    game_free(g);
}

Test(explain, what_the_walk_has_done_is_to_blame) {
    Game *g =
        given_text(TWO "piece 'Man' { 'M', move = revisit(b.n * b.n * b.s):to(-(visited + "
                       "enemy * b:zone { 'a1' })) + b.e } setup 'm3/4/4/M3'");
    says(g, "m3/4/4/M3 w", "a1-a2", false,
         "a1-a2 is not legal: a2 does not work here: the walk has been there");
    game_free(g);
}

Test(explain, turns_that_are_closed) {
    Game *g = given_text(TWO "local c = counter 'n' { clock = true } after { c:raise() } "
                             "piece 'Man' { 'M', move = b.all } "
                             "turn { 'capture' } turn { 'move', when = c:over(3) } "
                             "turn { 'pass', when = c:is(2) } turn { 'pass', when = c:is(1) } "
                             "setup 'm3/4/4/M3'");
    says(g, "4/4/1m2/M3 w 0", "a1-a2", false,
         "a1-a2 is not legal: such a move requires that 'n' is more than 3");
    says(g, "4/4/1m2/M3 w 0", "--", false,
         "-- is not legal: a pass requires that 'n' is 2, or that 'n' is 1");
    says(g, "4/4/1m2/M3 w 1", "--", true, "-- is legal");
    game_free(g);
}

Test(explain, a_quiet_move_where_captures_are_mandatory) {
    Game *g = given_text(TWO "piece 'Rook' { 'R', move = straight(b.ortho:ride()) } "
                             "piece 'Man' { 'M', move = b.n } "
                             "turn { 'capture', most = captured(anyone) } "
                             "turn { { 'Man', quiet(b.w) } } setup 'r3/4/4/R1M1'");
    says(g, "r3/4/4/R1M1 w", "a1-a2", false, "a1-a2 is not legal: it captures nothing");
    says(g, "r3/4/4/R1M1 w", "c1-c2", false, "c1-c2 is not legal: it captures nothing");
    game_free(g);
}

/* "C~a1": a kind, and a cell that the sign does not belong to. */
Test(explain, a_part_that_names_neither_piece_nor_cell) {
    Game *g = given_text(TWO "piece 'Cat' { 'C', drop = anywhere:to(empty) } "
                             "piece 'Dog' { 'D', drop = anywhere:to(empty) } "
                             "turn { { 'move' }, { 'move' } } setup 'C3/4/4/4'");
    says(g, "C3/4/4/4 w", "C@b2 C~a4", false,
         "C@b2 C~a4 is not legal: after C@b2, it names neither a piece nor a cell; 42 legal "
         "turns begin like this");
    game_free(g);
}

Test(explain, moves_that_the_rules_forbid) {
    Game *g = tiny_new();
    says(g, "4r/5/*4/4R/k3K w - - 0 end", "e2-d2", false,
         "e2-d2 is not legal: it would leave your King on E1 attacked by the Rook on E0");
    says(g, "4k/5/*4/1D3/4K w - - 0 end", "b2-b3", false,
         "b2-b3 is not legal: White does not have the right 'escape'");
    game_free(g);
}

Test(explain, a_move_written_wrongly) {
    Game *g = tiny_new();
    says(g, "4k/P4/*4/5/4K w - - 0 end", "a4-a5", false,
         "a4-a5 is not legal: the legal move from A4 to A0 is A4-A0=R");
    says(g, "4k/5/*4/5/R1R1K w - - 0 end", "Rb1", false,
         "'Rb1' fits several moves: Rab1 (the Rook on A1), Rcb1 (the Rook on C1)");
    game_free(g);
}

/* A condition excluding few cells is explained by listing them. */
Test(explain, cells_that_a_move_must_avoid) {
    Game *g = given_text("local b = square(5, 5) "
                         "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
                         "local water = b:zone { 'b2', 'c2', 'd2', 'b3', 'c3', 'd3', 'c4' } "
                         "piece 'Cat' { 'C', move = b.all:to(-water) } setup '5/5/5/5/C4'");
    says(g, "5/5/5/5/C4 w", "a1-b2", false,
         "a1-b2 is not legal: b2 does not work here: it is b2, c2, d2, b3, c3, d3 or c4");
    game_free(g);
}

Test(explain, throws) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, START);
    Explanation x;
    pos_set_chance(&p, 1);
    explain_move(&p, NULL, 0, "2c3", &x);
    cr_expect_str_eq(str_text(&x.text), "{2 C3} can be thrown");
    explanation_free(&x);
    explain_move(&p, NULL, 0, "d2-d3", &x);
    cr_expect_str_eq(str_text(&x.text), "d2-d3 is not legal: a throw is due (wind)");
    explanation_free(&x);
    game_free(g);
}

Test(explain, the_end_of_the_game) {
    Game *g = tiny_new();
    says(g, "1R2k/R4/5/5/4K b - - 0 end", "e5-e4", false,
         "the game is over: White wins (no move)");
    game_free(g);
}

Test(explain, the_overlay_shows_path_and_obstacle) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, "4k/5/*4/2P2/R3K w - - 0 end");
    Explanation x;
    explain_move(&p, NULL, 0, "a1-c2", &x);
    cr_expect_eq(x.overlay.npath, 0);
    explanation_free(&x);
    explain_move(&p, NULL, 0, "a1-d1", &x);
    cr_expect_eq(x.overlay.npath, 4);
    cr_expect_eq(x.overlay.path[3], 3);
    explanation_free(&x);
    p = tiny_pos(g, "4k/5/*4/5/R1p1K w - - 0 end");
    explain_move(&p, NULL, 0, "a1-d1", &x);
    cr_expect(set_has(&x.overlay.blocked, 2));
    explanation_free(&x);
    game_free(g);
}

/* Any text gets an answer, and is called legal exactly if move_read() accepts it. */
Test(explain, survives_noise) {
    static const char bytes[] = "aabbcde12345xX-=RPZ+~ #\t\x7f\xc3";
    Game *g = tiny_new();
    Pos p = tiny_pos(g, START);
    Rng rng;
    rng_seed(&rng, 5);
    for (int round = 0; round < 2000; round++) {
        char text[12] = "";
        for (size_t k = 0, n = rng_below(&rng, sizeof text); k < n; k++)
            text[k] = bytes[rng_below(&rng, sizeof bytes - 1)];
        Explanation x;
        Move m;
        Err e;
        explain_move(&p, NULL, 0, text, &x);
        cr_expect(x.text.n > 0, "'%s'", text);
        cr_expect_eq(x.legal, move_read(&p, text, &m, &e), "'%s'", text);
        explanation_free(&x);
    }
    game_free(g);
}

/* "Lady" is not L on "ady". */
Test(explain, a_piece_called_by_its_full_name) {
    Game *g = given_text(TWO "piece 'Lady' { 'L', move = b.n + b.e } setup 'l3/4/4/L2L'");
    says(g, "l3/4/4/L2L w", "Lady a3", false,
         "Lady a3 is not legal: no walk of a Lady leads from a1 to a3; legal: a1-b1, a1-a2");
    says(g, "l3/4/4/L2L w", "Lady d-d3", false,
         "Lady d-d3 is not legal: no walk of a Lady leads from d1 to d3; legal: d1-d2");
    says(g, "l3/4/4/L2L w", "Lzza3", false,
         "'Lzza3' is not a move; a move is written like a1-a2");
    game_free(g);
}

/* If pieces are dropped by file alone, a file is a move. */
Test(explain, a_file_that_is_full) {
    Game *g = given_game("connect-four");
    says(g, "d6/D6/d6/D6/d6/D6 w", "a", false, "a is not legal: no cell on file a is empty");
    says(g, "7/7/7/7/7/7 w", "h", false, "'h' is not a move; a move is written like a");
    game_free(g);
}

/* The piece there can never move, so the question is about dropping one. */
Test(explain, a_cell_of_a_piece_that_never_moves) {
    Game *g = given_game("go");
    says(g, "9/9/9/9/4S4/9/9/9/9 b -", "e5", false,
         "e5 is not legal: e5 is not empty: your own Stone stands there");
    game_free(g);
}

Test(explain, a_drop_that_is_written_in_many_ways) {
    Game *g = given_text(PARTS "piece 'Stone' { 'S', drop = anywhere } "
                               "turn { { 'drop' }, { 'Man', b.all } } "
                               "setup 'mm3/5/M1M1M/5/5'");
    Pos p = tiny_pos(g, "mm3/5/M1M1M/5/5 w");
    Explanation x;
    explain_move(&p, NULL, 0, "S@e1", &x);
    cr_expect(str_starts(str_text(&x.text), "S@e1 is not legal: the legal moves with Stone "),
              "%s", str_text(&x.text));
    cr_expect_not_null(strstr(str_text(&x.text), " and 2 more"), "%s", str_text(&x.text));
    explanation_free(&x);
    game_free(g);
}

Test(explain, a_piece_of_which_all_are_in_hand) {
    Game *g = given_game("arimaa");
    says(g, "8/8/8/8/8/8/8/8[RRRRRRRRCCDDHHMErrrrrrrrccddhhme] g 0 0 0 - -", "Ra1", false,
         "Ra1 is not legal: the legal move with Rabbit put on a1 is R@a1");
    says(g, "8/8/8/8/8/8/8/8[RRRRRRRRCCDDHHMErrrrrrrrccddhhme] g 0 0 0 - -", "Ra5", false,
         "Ra5 is not legal: a5 does not work here: it is not on ranks 1 and 2");
    game_free(g);
    g = given_game("crazyhouse");
    says(g, "4k3/8/8/8/8/8/8/4K3[] w - - 0 1", "Ra1", false,
         "Ra1 is not legal: White has no Rook");
    game_free(g);
}
