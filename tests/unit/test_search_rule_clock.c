/*
** test_search_rule_clock.c -- counters outside the key matter where a condition is about to ask
** for them.
*/
#include "search/memory/rule_clock.h"
#include "support/given.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>

/* A game with four counters: 0 is part of the key, 1 ends the game at 100, 2 is read in a sum,
** and 3 is read by no rule. */
typedef struct Counters {
    Game game;
    Var vars[4];
    Expr exprs[8];
    Rule rules[2];
} Counters;

static void counters(Counters *c) {
    *c = (Counters){.vars = {{.player = -1, .hashed = true},
                             {.player = -1},
                             {.player = -1, .start = 7},
                             {.player = -1}},
                    .exprs = {{0},
                              {.kind = EXPR_NUM, .arg = 100},
                              {.kind = EXPR_VAR, .arg = 1},
                              {.kind = EXPR_LE, .a = 1, .b = 2},
                              {.kind = EXPR_VAR, .arg = 2},
                              {.kind = EXPR_ADD, .a = 4, .b = 1},
                              {.kind = EXPR_VAR, .arg = 0},
                              {.kind = EXPR_OR, .a = 5, .b = 6}},
                    .rules = {{.when = 3}, {.when = 7}}};
    c->game.nplayers = 2;
    c->game.nvars = 4;
    c->game.vars = c->vars;
    c->game.nexprs = 8;
    c->game.exprs = c->exprs;
    c->game.nrules = 2;
    c->game.rules = c->rules;
}

static uint64_t key_with(const Counters *c, int var, int32_t value) {
    RuleClocks clocks;
    Pos p = {.game = &c->game};
    for (int i = 0; i < 4; i++)
        p.var[i] = c->vars[i].start;
    p.var[var] = value;
    rule_clocks_find(&c->game, &clocks);
    return rule_clocks_key(&clocks, &p);
}

Test(rule_clock, far_from_its_limit_a_clock_does_not_count) {
    Counters c;
    counters(&c);
    cr_assert_eq(key_with(&c, 1, 10), 0);
    cr_assert_eq(key_with(&c, 1, 0), key_with(&c, 1, 60));
}

Test(rule_clock, near_its_limit_every_tick_counts) {
    Counters c;
    counters(&c);
    cr_assert_neq(key_with(&c, 1, 95), 0);
    cr_assert_neq(key_with(&c, 1, 95), key_with(&c, 1, 96));
}

Test(rule_clock, a_counter_in_a_sum_counts_always) {
    Counters c;
    counters(&c);
    cr_assert_eq(key_with(&c, 2, 7), 0, "at its start value nothing is added");
    cr_assert_neq(key_with(&c, 2, 1), key_with(&c, 2, 2));
}

Test(rule_clock, what_is_in_the_key_or_never_asked_for_is_not_counted_again) {
    Counters c;
    counters(&c);
    cr_assert_eq(key_with(&c, 0, 5), 0);
    cr_assert_eq(key_with(&c, 3, 5), 0);
}

Test(rule_clock, every_players_copy_counts) {
    Counters c;
    counters(&c);
    c.vars[1].player = 0;
    c.vars[2] = (Var){.player = 1};
    c.rules[1].when = 0;
    cr_assert_eq(key_with(&c, 2, 99), 0, "nobody's is that one");
    c.exprs[2].who = WHO_ME;
    cr_assert_neq(key_with(&c, 2, 99), 0);
    cr_assert_neq(key_with(&c, 1, 99), key_with(&c, 2, 99));
}

/* Does c, the first counter, matter at 3? */
static bool counts(const char *rest) {
    Str text = {0};
    str_addf(&text,
             "local b = square(4, 4) players { { 'White', letter = 'w' }, { 'Black', letter = "
             "'b' } } "
             "local c = counter 'c' { clock = true } %s setup '3M/4/4/4' ending { draw { "
             "no_moves } }",
             rest);
    Game *g = given_text(str_text(&text));
    str_free(&text);
    RuleClocks clocks;
    Pos p;
    pos_start(g, &p);
    p.var[0] = 3;
    rule_clocks_find(g, &clocks);
    bool told = rule_clocks_key(&clocks, &p) != 0;
    game_free(g);
    return told;
}

Test(rule_clock, what_turns_and_walks_ask_counts) {
    cr_expect(counts("piece 'Man' { 'M', move = b.all * at(c:over(2)) }"));
    cr_expect(counts("piece 'Man' { 'M', move = b.all * leads(b.n * at(c:over(2))) }"));
    cr_expect(counts("piece 'Man' { 'M', move = b.all, drop = at(c:over(2)) * anywhere }"));
    cr_expect(counts("piece 'Man' { 'M', move = b.all } turn { 'move', when = c:over(2) }"));
    cr_expect(counts("piece 'Man' { 'M', move = b.all } forbid { c:over(2) }"));
    cr_expect(counts(
        "piece 'Man' { 'M', move = b.all } follow { b.n * take, from = friend * c:over(2) }"));
    cr_expect_not(
        counts("piece 'Man' { 'M', move = b.all * c:raise() } after { c:set(c + 1) }"));
}

/* The value of the position depends on it. */
Test(rule_clock, what_a_goal_asks_counts) {
    cr_expect(counts("piece 'Man' { 'M', move = b.all } goal(c)"));
    cr_expect(counts("piece 'Man' { 'M', move = b.all } goal(10 * c:over(2))"));
    cr_expect_not(counts("piece 'Man' { 'M', move = b.all } goal(c:over(99))"), "far away");
}

/* It matters for a number of plies before the limit, however much each ply may add. */
Test(rule_clock, what_grows_in_leaps_counts_earlier) {
#define FAR "piece 'Man' { 'M', move = b.all } goal(10 * c:over(99)) "
    cr_expect_not(counts(FAR "after { c:raise() }"));
    cr_expect(counts(FAR "after { c:raise(10), when = captured() }"));
    cr_expect(counts(FAR "after { c:raise(2) } after { c:raise(2), when = captured() }"));
    cr_expect(counts(FAR "after { c:raise(), at = 'capture' }"), "once for each man");
    cr_expect(counts(FAR "after { c:raise(loot(mover)) }"));
    cr_expect(counts(FAR "after { c:set(2 * c) }"));
    cr_expect(counts(FAR "after { c:set((4 + c) * in_check()) }"));
    cr_expect_not(counts(FAR "after { c:set((c + 1) * in_check()) }"));
    cr_expect_not(counts(FAR "after { c:set(90), when = captured() }"), "whatever it was");
    cr_expect_not(counts(FAR "after { c:raise(10), at = 'end' }"));
    cr_expect(counts("piece 'Man' { 'M', move = b.all * c:raise(10) } goal(10 * c:over(99))"));
#undef FAR
}

/* A counter from which others are computed matters if they do. */
Test(rule_clock, what_is_made_of_it_makes_it_count) {
#define HASHED "local x = counter 'x' {} fen { 'cells', 'side', x, c } "
#define CLOCK "local x = counter 'x' { clock = true } "
    cr_expect(counts(HASHED "piece 'Man' { 'M', move = b.all * x:set(c) }"));
    cr_expect(counts(HASHED
                     "piece 'Man' { 'M', move = b.all } after { x:set(1), when = c:over(2) }"));
    cr_expect_not(counts(CLOCK "piece 'Man' { 'M', move = b.all * x:set(c) }"));
    cr_expect(counts(CLOCK "piece 'Man' { 'M', move = b.all * x:set(c) * at(x:over(2)) }"));
    cr_expect(counts(CLOCK "local y = counter 'y' { clock = true } "
                           "piece 'Man' { 'M', move = b.all * at(y:over(2)) } "
                           "after { x:set(c) } after { y:set(x) }"));
}

/* A payment depends on what the payer has, and on how much room the payee has. */
Test(rule_clock, payer_and_payee_of_a_counter_that_counts_count) {
#define PAYS(change) "piece 'Man' { 'M', move = b.all } after { " change " } "
    cr_expect(counts(HASHED PAYS("c:pay(x, 5)")));
    cr_expect(counts(HASHED PAYS("x:pay(c, 5)")));
    cr_expect(counts(CLOCK PAYS("c:pay(x, 5)") "forbid { x:over(2) }"));
    cr_expect(counts(CLOCK "local y = counter 'y' { clock = true } " PAYS(
        "x:pay(y, c)") "forbid { x:over(2) }"));
    cr_expect_not(counts(CLOCK PAYS("c:pay(x, 5)")));
}
