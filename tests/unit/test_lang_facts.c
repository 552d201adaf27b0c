/*
** test_lang_facts.c -- facts.h, on hand-made trees.
*/
#include "lang/tree/facts.h"

#include <criterion/criterion.h>

#include <string.h>

static const Node *leaf(Arena *a, NodeOp op, Sort sort, int arg) {
    return node_new(a, (Node){.op = op, .sort = sort, .arg = arg});
}

static const Node *pair(Arena *a, NodeOp op, const Node *x, const Node *y) {
    return node_new(a, (Node){.op = op, .sort = x->sort, .a = x, .b = y});
}

static const Node *step(Arena *a, unsigned dir) {
    return node_new(a, (Node){.op = NODE_STEP, .sort = SORT_WALK, .set = set_of(dir)});
}

static const Node *sides(Arena *a, const Node *x, const Node *y) {
    const Node **side = ARENA_ARRAY(a, const Node *, 3);
    side[0] = x, side[1] = y;
    return node_new(a, (Node){.op = NODE_SIDES, .sort = x->sort, .side = side});
}

Test(facts, steps) {
    Arena *a = arena_new();
    const Node *n = step(a, 1), *e = step(a, 2), *stay = leaf(a, NODE_STAY, SORT_WALK, 0);
    const Node *maybe = pair(a, NODE_CHOICE, stay, n);
    CellSet dirs;
    cr_expect(walk_may_step(maybe, 0));
    cr_expect_not(walk_must_step(maybe, 0));
    cr_expect(walk_must_step(pair(a, NODE_THEN, maybe, e), 0));
    cr_expect_not(walk_may_step(stay, 0));
    cr_expect(walk_must_step(leaf(a, NODE_NONE, SORT_WALK, 0), 0));
    cr_expect(walk_is_step(pair(a, NODE_CHOICE, n, e), 0, &dirs));
    cr_expect_eq(set_count(dirs), 2);
    cr_expect_not(walk_is_step(pair(a, NODE_THEN, n, e), 0, &dirs));
    cr_expect_not(walk_is_step(maybe, 0, &dirs));
    arena_free(a);
}

/* A word that effect_rows (effect.c) lists as an effect is refused unless its steps are
** ACTS. */
Test(facts, what_makes_no_step_acts_unless_it_is_idle) {
    Arena *a = arena_new();
    const Node *n = step(a, 1), *take = leaf(a, NODE_TAKE, SORT_WALK, 0);
    for (int op = 0; op < NODE_OPS; op++)
        if (node_info[op].steps == STEPS_ACTS)
            cr_expect(walk_acts(leaf(a, (NodeOp)op, SORT_WALK, 0), 0), "%s",
                      node_info[op].name);
    cr_expect_not(walk_acts(leaf(a, NODE_STAY, SORT_WALK, 0), 0));
    cr_expect_not(walk_acts(leaf(a, NODE_AT, SORT_WALK, 0), 0));
    cr_expect_not(walk_acts(n, 0));
    cr_expect(walk_acts(pair(a, NODE_THEN, n, take), 0));
    cr_expect(walk_acts(pair(a, NODE_EVERY, take, NULL), 0));
    cr_expect_not(walk_acts(pair(a, NODE_EVERY, n, NULL), 0));
    cr_expect_not(walk_acts(pair(a, NODE_ANY, n, NULL), 0));
    arena_free(a);
}

Test(facts, are_each_sides_own) {
    Arena *a = arena_new();
    const Node *both = sides(a, step(a, 1), leaf(a, NODE_STAY, SORT_WALK, 0));
    cr_expect(walk_must_step(both, 0));
    cr_expect_not(walk_may_step(both, 1));
    cr_expect_eq(both->size, 3);
    cr_expect_eq(both->depth, 2);
    arena_free(a);
}

Test(facts, masks) {
    Arena *a = arena_new();
    const Node *empty = leaf(a, NODE_ON, SORT_COND, ON_EMPTY);
    const Node *friend = leaf(a, NODE_ON, SORT_COND, ON_FRIEND);
    const Node *attacked = leaf(a, NODE_ATTACKED, SORT_COND, 0);
    unsigned mask;
    cr_expect(cond_is_mask(pair(a, NODE_OR, empty, friend), 0, &mask));
    cr_expect_eq(mask, ON_EMPTY | ON_FRIEND);
    cr_expect(cond_is_mask(pair(a, NODE_NOT, empty, NULL), 0, &mask));
    cr_expect_eq(mask, ON_ALL & ~ON_EMPTY);
    cr_expect_not(cond_is_mask(pair(a, NODE_AND, empty, attacked), 0, &mask));
    arena_free(a);
}

Test(facts, what_is_asked_of_a_neighbour_is_not_asked_of_the_cell) {
    Arena *a = arena_new();
    const Node *empty = leaf(a, NODE_ON, SORT_COND, ON_EMPTY);
    const Node *attacked = leaf(a, NODE_ATTACKED, SORT_COND, 0);
    const Node *beside =
        node_new(a, (Node){.op = NODE_BESIDE, .sort = SORT_COND, .a = step(a, 1), .b = empty});
    cr_expect(node_has(pair(a, NODE_AND, attacked, empty), 0, NODE_ON, false));
    cr_expect_not(node_has(attacked, 0, NODE_ON, false));
    cr_expect_not(node_has(pair(a, NODE_AND, attacked, beside), 0, NODE_ON, false));
    cr_expect(node_has(pair(a, NODE_OR, beside, empty), 0, NODE_ON, false));
    cr_expect_not(node_has(NULL, 0, NODE_ON, false));
    arena_free(a);
}

Test(facts, zones) {
    Arena *a = arena_new();
    const Node *here = node_new(a, (Node){.op = NODE_IN, .sort = SORT_COND, .set = set_of(3)});
    CellSet board = set_first(9), zone;
    cr_expect(cond_is_zone(here, 0, board, &zone));
    cr_expect(set_equal(zone, set_of(3)));
    cr_expect(cond_is_zone(pair(a, NODE_NOT, here, NULL), 0, board, &zone));
    cr_expect_eq(set_count(zone), 8);
    cr_expect_not(cond_is_zone(leaf(a, NODE_START, SORT_COND, 0), 0, board, &zone));
    arena_free(a);
}

Test(facts, a_condition_serves_as_a_number) {
    const Node cond = {.op = NODE_TRUE, .sort = SORT_COND},
               num = {.op = NODE_NUM, .sort = SORT_NUM};
    cr_expect(node_serves(&cond, SORT_NUM));
    cr_expect(node_serves(&num, SORT_COND));
    cr_expect_not(node_serves(&num, SORT_WALK));
}

/* ---- rows ---- */

static int letters(const char *args, const char *of) {
    int n = 0;
    for (; *args; args++)
        n += strchr(of, *args) != NULL;
    return n;
}

/* The arguments of a word are those that its row needs: otherwise a row would lack an argument,
** or an argument would be ignored. */
Test(facts, words_take_what_their_rows_ask_for) {
    for (int kind = 0; kind < EXPR_KINDS; kind++) {
        const ExprInfo *e = &expr_info[kind];
        const NodeInfo *n = &node_info[NODE_NUM + kind];
        if (!n->word[0])
            continue;
        int kinds = (e->arg == ARG_KINDS) + (e->more == ARG_KINDS);
        int zones = (e->arg == ARG_ZONE) + (e->more == ARG_ZONE);
        cr_expect_eq(letters(n->args, "CN"), e->arity, "%s", n->word);
        cr_expect_eq(letters(n->args, "D"), e->arg == ARG_DIRS, "%s", n->word);
        cr_expect_eq(letters(n->args, "W"), e->arg == ARG_QUERY, "%s", n->word);
        cr_expect_eq(letters(n->args, "V"), e->arg == ARG_VAR, "%s", n->word);
        cr_expect_eq(letters(n->args, "M"), e->arg == ARG_MARKER, "%s", n->word);
        cr_expect_eq(letters(n->args, "I"), e->arg == ARG_NUMBER || e->arg == ARG_THROWN, "%s",
                     n->word);
        cr_expect_leq(letters(n->args, "Kk"), kinds, "%s", n->word);
        cr_expect_eq(letters(n->args, "Zz"), zones, "%s", n->word);
        cr_expect_eq(letters(n->args, "ABT"), 0, "%s", n->word);
    }
}

Test(facts, each_word_is_one_and_takes_what_can_be_read) {
    for (int op = 0; op < NODE_OPS; op++) {
        const NodeInfo *n = &node_info[op];
        cr_expect_eq(letters(n->args, "WDCNKkPpoZzIVMABT"), (int)strlen(n->args), "%s",
                     n->word);
        for (int other = 0; other < op && n->word[0]; other++)
            cr_expect_str_neq(n->word, node_info[other].word, "two words '%s'", n->word);
    }
}
