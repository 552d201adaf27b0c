/*
** test_search_rule_clock.c -- counters outside the key count where a rule is about to ask for them.
*/
#include "search/memory/rule_clock.h"

#include <criterion/criterion.h>

/* A game of four counters: 0 is part of the key, 1 ends the game at 100, 2 is read in a sum,
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
    cr_assert_neq(key_with(&c, 2, 99), 0);
    cr_assert_neq(key_with(&c, 1, 99), key_with(&c, 2, 99));
}
