/*
** test_search_prune.c -- what is pruned, by how much late moves are reduced, and what never is.
*/
#include "search/tree/prune.h"
#include "search/tree/search.h"
#include "support/given.h"
#include "support/searcher.h"

#include <criterion/criterion.h>

static Searching given(const char *name, const char *fen) {
    Searching x = searching(name, fen);
    x.s->qsearch_plies = 8;
    x.s->depth = 8;
    x.s->standing = x.s->null_move = true;
    return x;
}

/* White has a Rook, a Knight and Pawns, and nothing hangs. */
static const char quiet_fen[] = "r5k1/pp3ppp/8/8/8/2N5/PP3PPP/R5K1 w - - 0 1";

/* A node of White with a zero window at `value` above the static evaluation. */
static SearchNode node(const Searching *x, int depth, int value) {
    int eval = node_eval(x->s);
    return (SearchNode){.depth = depth,
                        .alpha = eval + value,
                        .beta = eval + value + 1,
                        .best = eval + value - 1,
                        .side = x->pos.side,
                        .eval = eval,
                        .tried = 30};
}

static int reduction(const Searching *x, int depth, int tried, int32_t rank) {
    SearchNode n = node(x, depth, 0);
    n.tried = tried;
    return prune_reduction(x->s, &n, rank);
}

Test(prune, late_moves_are_searched_less_deeply) {
    Searching x = given("chess", quiet_fen);
    cr_assert_eq(reduction(&x, 8, 3, 0), 0, "the first ones are not late");
    cr_assert_eq(reduction(&x, 2, 40, 0), 0, "little is left");
    cr_assert_gt(reduction(&x, 6, 20, 0), 1);
    for (int depth = 3; depth < 100; depth++)
        for (int tried = 4; tried < 300; tried++) {
            int less = reduction(&x, depth, tried, 0);
            cr_assert_geq(less, 0);
            cr_assert_leq(less, depth - 2, "something is left");
            cr_assert_leq(less, reduction(&x, depth + 1, tried, 0));
            cr_assert_leq(less, reduction(&x, depth, tried + 1, 0));
        }
    searching_end(&x);
}

Test(prune, less_where_much_depends_on_it) {
    Searching x = given("chess", quiet_fen);
    int usual = reduction(&x, 9, 25, 0);
    cr_assert_eq(reduction(&x, 9, 25, RANK_KILLER), usual - 1);
    cr_assert_eq(reduction(&x, 9, 25, RANK_CAPTURE), 0);
    cr_assert_eq(reduction(&x, 9, 25, RANK_LOSING_CAPTURE), usual);
    SearchNode n = node(&x, 9, 0);
    n.tried = 25;
    n.beta += 10;
    cr_assert_eq(prune_reduction(x.s, &n, 0), usual - 1, "in the principal variation");
    n.danger = true;
    cr_assert_eq(prune_reduction(x.s, &n, 0), 0);
    n.danger = false;
    x.s->exact = true;
    cr_assert_eq(prune_reduction(x.s, &n, 0), 0);
    searching_end(&x);
}

/* What else is known about a node and a move matters if royal pieces decide the game, and not
** otherwise. */
static void check_daring(Searching x, bool bold) {
    x.s->ply[0].improving = true;
    int usual = reduction(&x, 9, 25, 0);
    cr_expect_eq(reduction(&x, 9, 25, -16000) > usual, bold, "it has failed elsewhere");
    cr_expect_eq(reduction(&x, 9, 25, 16000) < usual, bold, "it has done well elsewhere");
    x.s->ply[0].cut_node = true;
    cr_expect_eq(reduction(&x, 9, 25, 0) > usual, bold);
    x.s->ply[0].cut_node = false;
    x.s->ply[0].improving = false;
    cr_expect_geq(reduction(&x, 9, 25, -8000), reduction(&x, 9, 25, 0));
    searching_end(&x);
}

Test(prune, more_where_royal_pieces_decide_the_game) {
    check_daring(given("chess", quiet_fen), true);
    check_daring(given("jetan", NULL), false);
}

Test(prune, a_node_without_a_table_move_loses_a_ply) {
    Searching x = given("chess", quiet_fen);
    SearchNode shallow = node(&x, 3, 0), deep = node(&x, 7, 0);
    cr_assert_eq(prune_unguided(x.s, &shallow), 0);
    cr_assert_eq(prune_unguided(x.s, &deep), 1);
    x.s->exact = true;
    cr_assert_eq(prune_unguided(x.s, &deep), 0);
    searching_end(&x);
}

Test(prune, a_player_far_ahead_need_not_move) {
    Searching x = given("chess", quiet_fen);
    int far = x.s->eval->typical * 3;
    SearchNode n = node(&x, 4, -far);
    cr_assert(prune_node(x.s, &n));
    cr_assert_eq(n.best, n.eval);
    n = node(&x, 4, -far);
    n.danger = true;
    cr_assert_not(prune_node(x.s, &n));
    n = node(&x, 4, -far);
    n.beta = n.alpha + 2;
    cr_assert_not(prune_node(x.s, &n), "in the principal variation");
    x.s->exact = true;
    n = node(&x, 4, -far);
    cr_assert_not(prune_node(x.s, &n));
    searching_end(&x);
}

Test(prune, a_pass_that_refutes) {
    Searching x = given("chess", quiet_fen);
    SearchNode n = node(&x, 4, -x.s->eval->typical / 10);
    cr_assert(prune_node(x.s, &n));
    cr_assert_eq(n.best, n.beta);
    cr_assert_eq(x.s->pos.side, n.side, "it is taken back");
    cr_assert_eq(x.s->pos.key, x.pos.key);
    x.s->null_move = false;
    n = node(&x, 4, -x.s->eval->typical / 10);
    cr_assert_not(prune_node(x.s, &n));
    searching_end(&x);
}

#define KINGS                                                                                  \
    "local b = square(4, 4) "                                                                  \
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "         \
    "local c = counter 'c' { clock = true } "                                                  \
    "piece 'King' { 'K', royal = true, move = b.all } setup 'k2m/4/4/M2K' "

static bool sound(const char *rest) {
    Str text = {0};
    str_addf(&text, "%s%s", KINGS, rest);
    Searching x = searching_in(given_text(str_text(&text)), NULL);
    bool is = prune_null_move_is_sound(x.s);
    str_free(&text);
    searching_end(&x);
    return is;
}

/* A null move is a pass, but not as the last move that conditions ask about. */
Test(prune, no_null_move_where_conditions_ask_about_the_last_move) {
#define MAN(move) "piece 'Man' { 'M', move = " move " } "
#define ENDS "ending { loss { no_moves, who = other } } "
    cr_expect(sound(MAN("b.all") "forbid { in_check() } " ENDS));
    cr_expect(sound(MAN("b.all") "after { c:raise(), when = passed } " ENDS),
              "asked behind it");
    cr_expect_not(sound(MAN("b.all + jump(b.n^2) * at(passed)") ENDS));
    cr_expect_not(sound(MAN("b.all * at(-passed)") ENDS));
    cr_expect_not(sound(MAN("b.all * leads(b.n * at(passed))") ENDS));
    cr_expect_not(sound(MAN("b.all") "turn { 'move', when = -passed } " ENDS));
    cr_expect_not(sound(MAN("b.all") "forbid { was(passed) } " ENDS));
    cr_expect_not(sound(MAN("b.all * at(moved_by(other))") ENDS));
    cr_expect_not(sound(MAN("b.all") "ending { draw { passed } } "));
    cr_expect_not(sound(MAN("b.all") "turn { 'move' } turn { 'pass' } " ENDS));
    cr_expect_not(sound(MAN("b.all") "ending { win { no_moves, who = other } } "));
#define THROW "throw 'die' { when = always, dice = { dice(1, 6) }, { walk = stay } } "
    cr_expect(sound(MAN("b.all") THROW ENDS));
    cr_expect_not(sound(MAN("b.all") THROW "after { c:set(roll(1)), at = 'change' } " ENDS),
                  "nor what was thrown for the other");
}

/* White sacrifices the Bishop: Black's King must capture it, and is lost only because captures
** are mandatory. */
Test(prune, who_must_capture_cannot_pass) {
    static const char text[] =
        "local b = square(6, 6) players { { 'White', letter = 'w' }, { 'Black', letter = 'b', "
        "sees = b.flip } } "
        "piece 'King' { 'K', move = b.all, value = 3 } "
        "piece 'Rook' { 'R', move = straight(b.ortho:ride()), value = 5 } "
        "piece 'Bishop' { 'B', move = straight(b.diag:ride()), value = 3 } "
        "piece 'Step' { 'S', move = quiet(b.ortho) + capture(b.diag), value = 1 } "
        "setup 's1r3/1k3s/4s1/1K2S1/3B2/6' turn { 'capture' } turn { 'move', otherwise = true "
        "} "
        "ending { win { captured 'King' } }";
    Searching x = searching_in(given_text(text), NULL);
    Limits l = {.depth = 8};
    Report r = search_run(&x.pos, NULL, &l, x.tt, NULL);
    cr_expect_eq(r.score, SCORE_WIN - 3, "%d", r.score);
    cr_expect(given_move_is(&x.pos, r.pv[0], "d2-b4"));
    searching_end(&x);
    cr_expect_not(sound(MAN("b.all") "turn { 'move', most = captured(anyone) } " ENDS));
}

/* Is a null move tried for White? */
static bool passes(const char *fen) {
    Searching x = given("chess", fen);
    SearchNode n = node(&x, 4, -x.s->eval->typical / 10);
    bool refuted = prune_node(x.s, &n);
    searching_end(&x);
    return refuted;
}

static bool wins_in(const char *name, const char *text, const char *fen, int depth, int plies) {
    Searching x = text ? searching_in(given_text(text), fen) : searching(name, fen);
    Limits l = {.depth = depth};
    Report r = search_run(&x.pos, NULL, &l, x.tt, NULL);
    searching_end(&x);
    return r.score == SCORE_WIN - plies;
}

/* Positions in which the player stands well but is forced into a loss: by mandatory capture, or
** by what the opponent has done. */
Test(prune, a_move_may_be_worse_than_none) {
    static const char held[] =
        "local b = square(9, 9) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "piece 'Knight' { 'N', move = leap(1, 2) } setup 'N N N N N N N N N' "
        "ending { loss { count(other, b:zone { 'e5' }):is(1), says = 'the middle is held' } }";
    cr_expect(wins_in("antichess", NULL, "2k5/p1p5/p7/6p1/8/1n2N3/8/8 w - - 2 39", 4, 4));
    for (int depth = 2; depth <= 5; depth++)
        cr_expect(wins_in(NULL, held, "n8/9/9/9/2n6/9/3N5/9/8N w", depth, 2), "%d", depth);
}

Test(prune, with_three_pieces_a_pass_may_be_the_best_move) {
    cr_assert(passes("6k1/5ppp/8/8/8/2N5/7P/R5K1 w - - 0 1"));
    cr_assert_not(passes("6k1/5ppp/8/8/8/2N5/8/R5K1 w - - 0 1"));
}

/* Two moves make a turn: after a null move at the first, the counter would leave only the
** second. Black wins here with pieces that need both. */
Test(prune, who_moves_again_does_not_pass) {
    static const char text[] =
        "local b = square(4, 4) players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } "
        "} "
        "local moves, made = counter 'moves' { clock = true }, counter 'made' { max = 1 } "
        "piece 'King' { 'K', move = quiet(b.e + b.w), value = 300 } "
        "piece 'Man' { 'M', move = b.n + b.s + b.e, value = 100 } setup 'k2m/m2m/1M1M/K2M' "
        "after { moves:raise(), made:set(1 - made), at = 'move' } again { made:is(1) } "
        "ending { win { captured 'King' }, draw { no_moves }, draw { moves:at_least(8) } }";
    Searching x = searching_in(given_text(text), "k2m/m2m/1M1M/K2M w 0 1");
    Limits l = {.depth = 12};
    cr_expect(prune_null_move_is_sound(x.s));
    Report r = search_run(&x.pos, NULL, &l, x.tt, NULL);
    cr_expect_eq(r.score, -(SCORE_WIN - 7), "%d", r.score);
    searching_end(&x);
}

static bool left_out(Searching *x, SearchNode *n, const char *move, int32_t rank) {
    Err e = {""};
    Move m = MOVE_NONE;
    cr_assert(move_read(&x->pos, move, &m, &e), "%s: %s", move, e.text);
    bool out = prune_skips(x->s, n, m, rank);
    node_make(x->s, n->ply, m);
    out = out && prune_may(x->s, n);
    node_unmake(x->s, n->ply, m);
    return out;
}

Test(prune, quiet_moves_that_cannot_be_enough) {
    Searching x = given("chess", quiet_fen);
    SearchNode n = node(&x, 2, 0);
    n.tried = 2;
    cr_assert_not(left_out(&x, &n, "a3", 0), "neither late nor futile");
    n.tried = 40;
    cr_assert(left_out(&x, &n, "a3", 0), "late");
    cr_assert_not(left_out(&x, &n, "a3", RANK_CAPTURE));
    n.best = -SCORE_FORCED;
    cr_assert_not(left_out(&x, &n, "a3", 0), "nothing is better than a forced loss yet");
    n = node(&x, 2, 5 * x.s->eval->typical);
    n.tried = 2;
    cr_assert_not(prune_node(x.s, &n));
    cr_assert(n.futile);
    cr_assert(left_out(&x, &n, "a3", 0));
    n.tried = 1;
    cr_assert_not(left_out(&x, &n, "a3", 0), "never the first");
    searching_end(&x);
}

/* Na4 puts the Knight where a Pawn captures it, Nb1 does not; with more plies left, it is not
** pruned. */
Test(prune, quiet_moves_that_lose_the_exchange) {
    Searching x = given("chess", "r5k1/p4ppp/8/1p6/8/2N5/PP3PPP/R5K1 w - - 0 1");
    SearchNode n = node(&x, 1, 0);
    x.s->see = true;
    x.s->ply[0].improving = true;
    n.tried = 4;
    cr_assert(left_out(&x, &n, "Na4", 0));
    cr_assert_not(left_out(&x, &n, "Nb1", 0));
    n.best = -SCORE_FORCED;
    cr_assert_not(left_out(&x, &n, "Na4", 0), "nothing is better than a forced loss yet");
    n = node(&x, 8, 0);
    n.tried = 4;
    cr_assert_not(left_out(&x, &n, "Na4", 0));
    searching_end(&x);
}

/* Re8 is mate, Rd1 is quiet. */
Test(prune, never_a_check) {
    Searching x = given("chess", "6k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1");
    SearchNode n = node(&x, 1, 5 * x.s->eval->typical);
    n.futile = true;
    cr_assert(left_out(&x, &n, "Rd1", 0));
    cr_assert_not(left_out(&x, &n, "Re8", 0));
    searching_end(&x);
}

/* A piece on the last rank wins: e7-e8 ends the game. */
Test(prune, never_what_ends_the_game) {
    Searching x = given("games/lines/breakthrough.lua", "8/4P3/8/p7/8/8/7P/8 w - - 0 1");
    SearchNode n = node(&x, 3, 5 * x.s->eval->typical);
    n.futile = true;
    cr_assert(left_out(&x, &n, "h2-h3", 0));
    cr_assert_not(left_out(&x, &n, "e7-e8", 0));
    searching_end(&x);
}
