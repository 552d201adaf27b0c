/*
** test_vm_foresee.c -- predictions about quiet moves.
*/
#include "support/foretold.h"
#include "support/given.h"

#include <criterion/criterion.h>

/* ---- random games ---- */

/* Plays random games until that many plies are made, checking every prediction. */
static Foretold play_game(Game *g, const char *name, int plies) {
    Holds s = {.game = g};
    Foretold f = {.goes_on = 0};
    Rng rng;
    rng_seed(&rng, 18);
    game_view(s.game, false, &s.machine);
    holds_begin(&s);
    for (int i = 0; i < plies; i++) {
        s.legal.n = 0;
        moves_legal(&s.pos, &s.legal);
        cr_assert(foretold_holds(&s, &f), "%s, ply %d: %s", name, i, s.wrong);
        if (s.legal.n == 0 || rules_judge(&s.pos, &s.history, -1).verdict != VERDICT_NONE)
            holds_begin(&s);
        else
            holds_make(&s, s.legal.at[rng_below(&rng, s.legal.n)]);
    }
    holds_free(&s);
    game_free(g);
    return f;
}

static Foretold play(const char *name, int plies) {
    return play_game(given_game(name), name, plies);
}

Test(foresee, holds_in_games_at_random) {
    static const char *const names[] = {"jetan",     "chess",  "xiangqi",       "shogi",
                                        "atlantean", "makruk", "janggi",        "glinski",
                                        "courier",   "horde",  "grand-shatranj"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        Foretold f = play(names[i], 600);
        cr_expect_gt(f.goes_on, 1000, "%s: %ld moves end nothing", names[i], f.goes_on);
        cr_expect_gt(f.unseen, 1000, "%s: %ld men are not attacked", names[i], f.unseen);
    }
}

Test(foresee, holds_where_little_is_predicted) {
    play("breakthrough", 300);
    play("king-of-the-hill", 300);
    play("racing-kings", 300);
    play("3check", 300);
    play("jetan-circular", 300);
}

/* A shift leaves the moving piece where it is: White's moves a piece from d2 to a4, Black's
** from d3 to a1; here d3 is a hole, and d2 holds an enemy piece. */
Test(foresee, holds_where_another_piece_is_shifted) {
    Game *g = given_text(
        "local b = square(4, 4)\n"
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } }\n"
        "piece 'Man' { 'M' }\n"
        "piece 'Cat' { 'C', move = b.ortho + shift('d2', 'a4') }\n"
        "setup '3c/M2*/MC1c/2C1'\n");
    play_game(g, "a game with shifts", 300);
}

/* ---- endings ---- */

/* A board of 3 by 3 cells, each side with a King and a Man. n counts moves without a capture up
** to ten, and is 4; m never changes, and is 7; r becomes 0 when the corner is touched. */
#define GAME                                                                                   \
    "local b = square(3, 3)\n"                                                                 \
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } }\n"        \
    "local n, m = counter 'n' { clock = true, max = 10 }, counter 'm' { start = 7 }\n"         \
    "local r = counter 'r' { start = 1 }\n"                                                    \
    "piece 'King' { 'K', move = b.all, value = 300 }\n"                                        \
    "piece 'Man' { 'M', move = b.all, value = 100 }\n"                                         \
    "setup 'km1/3/KM1'\n"                                                                      \
    "local corner = b:zone { 'c3' }\n"                                                         \
    "after { r:set(0), when = touched(corner, 'White') }\n"                                    \
    "after { n:set((n + 1) * -captured()) }\n"                                                 \
    "fen { 'cells', 'side', n, m, r }\n"

static Foresight foretold(const char *endings) {
    Str text = {0};
    str_addf(&text, "%sending { %s }\n", GAME, endings);
    Game *g = given_text(str_text(&text));
    Pos p = given_pos(g, "km1/3/KM1 w 4 7 1");
    Foresight f;
    cr_assert(foresee_can(g));
    foresee(&p, &f);
    game_free(g);
    str_free(&text);
    return f;
}

static void goes_on(const char *when) {
    Str text = {0};
    str_addf(&text, "win { %s }", when);
    cr_expect(foretold(str_text(&text)).goes_on, "it goes on: %s", when);
    str_free(&text);
}

static void may_end(const char *when) {
    Str text = {0};
    str_addf(&text, "win { %s }", when);
    cr_expect_not(foretold(str_text(&text)).goes_on, "it may end: %s", when);
    str_free(&text);
}

Test(foresee, a_counter_is_what_triggers_make_of_it) {
    goes_on("n:at_least(6)");
    may_end("n:at_least(5)");
    goes_on("n:at_most(4)");
    may_end("n:is(5)");
    goes_on("n:is(0)");
    goes_on("m:is(8)");
    may_end("m:is(7)");
    goes_on("m:at_least(8) + m:at_most(6)");
    goes_on("n:over(m)");
    may_end("m:over(n)");
}

Test(foresee, pieces_are_neither_lost_nor_won) {
    goes_on("count(other, 'King'):at_most(0)");
    may_end("count(other, 'King'):is(1)");
    goes_on("count(mover):at_least(3)");
    goes_on("worth(mover):at_most(399)");
    may_end("worth(mover):at_least(400)");
    may_end("count(mover, 'Man', corner):is(1)");
    goes_on("count(mover, 'Man', corner):is(2)");
}

Test(foresee, what_the_move_was) {
    goes_on("captured 'Man' + passed");
    goes_on("moved_by 'Black'");
    may_end("moved_by 'White'");
    may_end("landed(corner)");
    may_end("in_check(other)");
    goes_on("in_check(other) * count(mover, 'King'):at_least(2)");
    may_end("in_check(other) + count(mover, 'King'):at_least(2)");
    goes_on("was(count(mover, 'Man'):is(0))");
    may_end("was(count(mover, 'Man'):is(1))");
}

Test(foresee, positions_that_occurred_before) {
    Foresight f = foretold("draw { repeated(3) }");
    cr_assert(f.goes_on && f.repeats && f.keyed);
    cr_assert(set_single(f.zone), "a move that touches the corner changes r");
    f = foretold("win { landed(corner) }, draw { repeated(3) }");
    cr_assert_not(f.goes_on);
    f = foretold("win { count(other, 'King'):at_most(0) }");
    cr_assert(f.goes_on && !f.repeats);
}

/* Either may clear it: if the move does not touch the corner, the second one does. */
Test(foresee, a_right_that_is_lost_in_two_ways) {
    Game *g = given_text("local b = square(3, 3)\n"
                         "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } }\n"
                         "local r = right 'r' { letter = 'R', lost_by = b:zone { 'c3' } }\n"
                         "piece 'King' { 'K', move = b.all }\n"
                         "after { r:clear(), when = r }\n"
                         "setup 'k2/3/K2'\n");
    Pos p;
    Foresight f;
    pos_start(g, &p);
    foresee(&p, &f);
    cr_assert_not(f.keyed);
    game_free(g);
}

/* ---- which games ---- */

static bool can(const char *name) {
    Game *g = given_game(name);
    bool able = foresee_can(g);
    game_free(g);
    return able;
}

Test(foresee, not_where_something_else_moves) {
    cr_expect(can("chess"));
    cr_expect_not(can("backgammon"), "throws");
    cr_expect_not(can("three-player-chess"), "a third player");
    cr_expect_not(can("english-draughts") && can("arimaa"), "he who moves may move again");
}
