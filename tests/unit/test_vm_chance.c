/*
** test_vm_chance.c -- throws and payments in complete random games, and in a small dice game.
*/
#include "base/rng.h"
#include "support/given.h"
#include "vm/meaning/chance.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/rules.h"
#include "vm/meaning/make.h"
#include "vm/meaning/trigger.h"

#include <criterion/criterion.h>

enum { GAMES = 200, PLIES_MAX = 3000 };

/* ---- complete games ---- */

static int64_t owned(const Pos *p) {
    int64_t sum = 0;
    for (int i = 0; i < p->game->nvars; i++)
        sum += p->game->display->counters >> i & 1 ? p->var[i] : 0;
    return sum;
}

static Result one_ply(Pos *p, Rng *rng) {
    Undo u;
    Moves legal = {0};
    moves_legal(p, &legal);
    pos_make(p, p->chance ? chance_draw(p, rng) : legal.at[rng_below(rng, legal.n)], &u);
    moves_free(&legal);
    return rules_judge(p, NULL, -1);
}

/* Plays a game to its end; returns a hash of the keys of all positions. */
static uint64_t random_game(const Game *g, uint64_t seed, const char *what) {
    Pos p;
    Rng rng;
    Undo u;
    Result r = {.verdict = VERDICT_NONE};
    memset(&p, 0, sizeof p);
    rng_seed(&rng, seed);
    pos_start(g, &p);
    int64_t stake = owned(&p);
    uint64_t all = 0;
    int n = 0;
    for (; n < PLIES_MAX && r.verdict == VERDICT_NONE; n++) {
        r = one_ply(&p, &rng);
        all = rng_mix(all ^ p.key);
        cr_assert_eq(owned(&p), stake, "%s, seed %d, ply %d", what, (int)seed, n);
    }
    cr_assert_neq(r.verdict, VERDICT_NONE, "%s, seed %d does not end", what, (int)seed);
    pos_settle(&p, r.verdict == VERDICT_WIN ? r.winner : g->nplayers, &u);
    cr_assert_eq(owned(&p), stake, "%s, seed %d: settled", what, (int)seed);
    return all;
}

static void expect_games(const char *game, const Setting *set, int nset) {
    Game *g = given_set(game, set, nset);
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        uint64_t first = random_game(g, seed, set[0].value);
        if (seed % 10 == 0)
            cr_expect_eq(first, random_game(g, seed, set[0].value),
                         "the same seed, another game");
    }
    game_free(g);
}

Test(games, of_ransom) {
    const Setting set[] = {{"wager", "ransom"}};
    expect_games("jetan", set, 1);
}

Test(games, of_duels) {
    const Setting set[] = {{"wager", "dueling"}, {"dice", "2d6"}};
    expect_games("jetan", set, 2);
}

Test(games, of_moves_that_are_paid_for) {
    const Setting set[] = {{"wager", "pay-to-move"}};
    expect_games("jetan", set, 1);
}

Test(games, of_duels_and_moves_that_are_paid_for) {
    const Setting set[] = {{"wager", "pay-to-move+dueling"}};
    expect_games("jetan", set, 1);
}

Test(games, with_pieces_moved_by_throws) {
    const Setting set[] = {{"colossus", "on"}};
    expect_games("jetan", set, 1);
}

Test(games, with_all_of_it_on_the_disc) {
    const Setting set[] = {{"wager", "pay-to-move+dueling"}, {"colossus", "on"}};
    expect_games("jetan-circular", set, 2);
}

/* ---- a small game ---- */

static const char small[] =
    "game { language = 1, name = 'Small' }\n"
    "local b = square(4, 4)\n"
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } }\n"
    "piece 'Man' { 'M', move = b.all, value = 3 }\n"
    "piece 'Rock' { '*', value = 0 }\n"
    "local purse = counter 'purse' { per_player = true, start = 5, max = 8, shown = true }\n"
    "local pot = counter 'pot' { start = 2, shown = true }\n"
    "after { pot:pay(purse:of(captor), loot()), at = 'capture' }\n"
    "after { purse:pay(pot, 1), at = 'start' }\n"
    "after { pot:pay(purse:of(winner), pot), at = 'end' }\n"
    "throw 'fall' { when = count(nobody, 'Rock'), shows = '{%d %c}',\n"
    "  { 1, weight = 3, of = 'Rock', walk = b.e, optional = true },\n"
    "  { 2, weight = 2, of = 'Rock', walk = b.n },\n"
    "  { 3, 'd4', from = 'd4', walk = fetch 'Rock' },\n"
    "  { 4, when = count(mover):over(9) } }\n"
    "setup { [[ M M M . ]], nobody = { Rock = b:zone { 'c2' } } }\n"
    "ending { win { captured(other), says = 'one' } }\n";

static Game *small_game(void) {
    Diags d;
    Str text = {0};
    diags_init(&d);
    Game *g = game_load_text("small.lua", small, sizeof small - 1, NULL, 0, &d);
    diags_write(&d, &text);
    cr_assert_not_null(g, "%s", str_text(&text));
    str_free(&text);
    diags_free(&d);
    return g;
}

static void play(Pos *p, const char *text) {
    Move m;
    Err e;
    Undo u;
    cr_assert(move_read(p, text, &m, &e), "%s", e.text);
    pos_make(p, m, &u);
}

static void expect_fen(const Pos *p, const char *fen) {
    Str text = {0};
    fen_write(p, &text);
    cr_expect_str_eq(str_text(&text), fen);
    str_free(&text);
}

Test(throws, begin_with_the_stakes) {
    Game *g = small_game();
    Pos p;
    pos_start(g, &p);
    expect_fen(&p, "mmm1/4/2*1/MMM1 w 4 4 4");
    game_free(g);
}

Test(throws, only_outcomes_that_count_are_possible) {
    Game *g = small_game();
    Pos p = given_pos(g, "mmm1/4/2*1/MMM1 w 4 4 4");
    Moves throws = {0};
    play(&p, "c1-d1");
    cr_assert_eq(p.chance, 1);
    cr_expect_eq(p.side, 0, "until it is thrown it is the mover's turn");
    cr_expect_eq(moves_count(&p), 0);
    chance_list(&p, &throws);
    cr_expect_eq(throws.n, 3, "the fourth is thrown again");
    uint64_t weights = 0;
    for (size_t i = 0; i < throws.n; i++)
        weights = weights * 10 + chance_outcome(&p, throws.at[i])->weight;
    cr_expect_eq(weights, 321);
    moves_free(&throws);
    game_free(g);
}

/* The outcome with those numbers, or MOVE_NONE if it is impossible. */
static Move rolled(const Pos *p, const int32_t *roll, int nrolls) {
    const Chance *c = &p->game->chances[p->chance - 1];
    for (int i = 0; i < c->noutcomes; i++) {
        const Outcome *o = &c->outcome[i];
        if (o->nrolls == nrolls && memcmp(o->roll, roll, sizeof *roll * (size_t)nrolls) == 0)
            return chance_effect(p, move_throw((uint32_t)i)) == MOVE_NONE
                       ? MOVE_NONE
                       : move_throw((uint32_t)i);
    }
    return MOVE_NONE;
}

Test(throws, a_step_off_the_board_does_nothing_or_does_not_count) {
    Game *g = small_game();
    Pos p = given_pos(g, "mm1*/4/4/MMM1 w 4 4 4");
    const int32_t east[] = {1}, north[] = {2}, there[] = {3, 15};
    play(&p, "c1-d1");
    cr_expect_neq(rolled(&p, east, 1), MOVE_NONE);
    cr_expect_eq(rolled(&p, north, 1), MOVE_NONE);
    cr_expect_eq(chance_effect(&p, rolled(&p, east, 1)), 0);
    cr_expect_neq(rolled(&p, there, 2), MOVE_NONE);
    cr_expect_eq(rolled(&p, there, 1), MOVE_NONE);
    play(&p, "{1}");
    expect_fen(&p, "mm1*/4/4/MM1M b 4 4 4");
    game_free(g);
}

Test(throws, a_capture_by_nobody_is_paid_to_nobody) {
    Game *g = small_game();
    Pos p = given_pos(g, "mmm1/2*1/4/MMM1 w 4 4 4");
    play(&p, "c1-d1");
    play(&p, "2");
    expect_fen(&p, "mm*1/4/4/MM1M b 4 4 4");
    cr_expect_eq(p.last.captor, g->nplayers);
    cr_expect(p.last.chance);
    cr_expect_eq(p.last.ncaught, 1);
    game_free(g);
}

Test(payments, stop_at_the_bounds_of_both_sides) {
    Game *g = small_game();
    Pos p = given_pos(g, "4/4/mm2/MM1* w 4 6 4");
    Move m;
    Err e;
    Undo u;
    cr_assert(move_read(&p, "a1xa2", &m, &e));
    pos_make(&p, m, &u);
    cr_expect_eq(u.npaid, 1);
    cr_expect_eq(u.paid[0].amount, 3);
    cr_expect_eq(rules_judge(&p, NULL, -1).verdict, VERDICT_WIN);
    pos_unmake(&p, &u);
    p = given_pos(g, "4/4/mm2/MM1* w 7 6 4");
    pos_make(&p, m, &u);
    cr_expect_eq(u.paid[0].amount, 1, "a purse holds 8");
    p = given_pos(g, "4/4/mm2/MM1* w 4 6 2");
    pos_make(&p, m, &u);
    cr_expect_eq(u.paid[0].amount, 2, "and the pot no less than 0");
    game_free(g);
}

Test(payments, at_the_end_are_the_winners) {
    Game *g = small_game();
    Pos p = given_pos(g, "4/4/mm2/MM1* w 4 6 2"), drawn = p;
    Undo u;
    pos_settle(&p, 1, &u);
    expect_fen(&p, "4/4/mm2/MM1* w 4 8 0");
    cr_expect_eq(u.npaid, 1);
    pos_settle(&drawn, g->nplayers, &u);
    expect_fen(&drawn, "4/4/mm2/MM1* w 4 6 2");
    cr_expect_eq(u.npaid, 0);
    game_free(g);
}

Test(throws, that_are_due_are_read_from_a_fen) {
    Game *g = small_game();
    Pos p = given_pos(g, "mmm1/4/2*1/MM1M w 4 4 4 {fall}");
    cr_expect_eq(p.chance, 1);
    play(&p, "{3 d4}");
    expect_fen(&p, "mmm*/4/4/MM1M b 4 4 4");
    static const char *const wrong[] = {"{rain}", "{fall", "{fall:a1}",
                                        "{}",     "fall",  "{fall} {fall}"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char fen[80];
        Err e;
        snprintf(fen, sizeof fen, "mmm1/4/2*1/MM1M w 4 4 4 %s", wrong[i]);
        cr_expect_not(fen_read(g, fen, &p, &e), "%s", fen);
    }
    game_free(g);
}

/* ---- random draws, and what a throw preserves ---- */

#define MEN                                                                                    \
    "local b = square(4, 4) "                                                                  \
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "         \
    "piece 'Man' { 'M', move = b.all, value = 3 } "

/* In six thousand throws, each outcome comes as often as its weight says. */
static void expect_drawn(const char *throws, const int *weight, int n) {
    enum { DRAWS = 6000, AWAY = 200 };
    char text[800];
    snprintf(text, sizeof text, MEN "setup 'm3/4/4/M3' throw 'toss' { shows = '{%%d}', %s }",
             throws);
    Game *g = given_text(text);
    Pos p = given_pos(g, "m3/4/4/M3 w");
    Rng rng;
    int fell[4] = {0}, sum = 0;
    rng_seed(&rng, 3);
    play(&p, "a1-a2");
    cr_assert_eq(p.chance, 1);
    for (int i = 0; i < DRAWS; i++)
        fell[move_outcome(chance_draw(&p, &rng)) % 4]++;
    for (int i = 0; i < n; i++)
        sum += weight[i];
    for (int i = 0; i < n; i++)
        cr_expect_lt(abs(fell[i] - DRAWS * weight[i] / sum), AWAY, "%s: %d of number %d",
                     throws, fell[i], i);
    game_free(g);
}

Test(throws, are_drawn_by_weight) {
    expect_drawn("{ 1 }, { 2 }, { 3 }", (int[]){1, 1, 1}, 3);
    expect_drawn("{ 1, weight = 1 }, { 2, weight = 3 }, { 3, weight = 2 }", (int[]){1, 3, 2},
                 3);
}

Test(throws, that_are_due_distinguish_positions) {
    Game *g = small_game();
    Pos p = given_pos(g, "mmm1/4/2*1/MMM1 w 4 4 4");
    play(&p, "c1-d1");
    Pos q = p;
    pos_set_chance(&q, 0);
    cr_expect_neq(q.key, p.key);
    pos_set_chance(&q, p.chance);
    cr_expect_eq(q.key, p.key);
    cr_expect_eq(q.key, pos_key(&p));
    game_free(g);
}

Test(throws, after_a_pass_leave_it_one) {
    Game *g = given_text(MEN "setup 'm3/4/4/M3' turn { 'move' } turn { 'pass' } "
                             "throw 'toss' { shows = '{%d}', { 1 }, { 2 } }");
    Pos p = given_pos(g, "m3/4/4/M3 w");
    play(&p, "--");
    cr_assert_eq(p.chance, 1);
    play(&p, "{1}");
    cr_expect(p.last.passed);
    play(&p, "a4-a3");
    play(&p, "{1}");
    cr_expect_not(p.last.passed);
    game_free(g);
}

Test(numbers, are_rounded_down) {
    Game *g = given_text(MEN "setup 'm3/4/4/M3' local q = counter 'q' { start = -7, min = -9 } "
                             "local r = counter 'r' { min = -9 } "
                             "after { r:set(q / 2), at = 'start' }");
    Pos p;
    pos_start(g, &p);
    cr_expect_eq(p.var[1], -4);
    game_free(g);
}
