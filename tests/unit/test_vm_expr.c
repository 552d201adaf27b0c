/*
** test_vm_expr.c -- what follows for an expression from the rows of its kinds.
*/
#include "vm/model/expr.h"

#include <criterion/criterion.h>

/* The example in expr.h: -attacked * (kind "Pawn" + c:at_least(3)). */
static const Expr example[] = {{0},
                               {.kind = EXPR_ATTACKED},
                               {.kind = EXPR_NOT, .a = 1},
                               {.kind = EXPR_KIND, .arg = 1},
                               {.kind = EXPR_VAR},
                               {.kind = EXPR_NUM, .arg = 3},
                               {.kind = EXPR_LE, .a = 5, .b = 4},
                               {.kind = EXPR_OR, .a = 3, .b = 6},
                               {.kind = EXPR_AND, .a = 2, .b = 7}};

static void facts_are(const Expr *list, int n, const ExprFacts *want) {
    Arena *a = arena_new();
    const ExprFacts *facts = expr_facts(list, n, NULL, 64, a);
    for (int i = 1; i < n; i++) {
        cr_expect_eq(facts[i].asks, want[i].asks, "%d asks %x", i, facts[i].asks);
        cr_expect_eq(facts[i].cost, want[i].cost, "%d costs %d", i, facts[i].cost);
        cr_expect_eq(facts[i].parts, want[i].parts, "%d: %d parts", i, facts[i].parts);
        cr_expect_eq(expr_asks(list, NULL, (ExprId)i), want[i].asks, "%d", i);
    }
    cr_expect_eq(expr_asks(list, NULL, 0), 0u);
    arena_free(a);
}

Test(expr, facts_follow_from_the_parts) {
    enum { WALKS = ASK_CELL | ASK_START | ASK_BOARD | ASK_WALKS };
    static const ExprFacts want[] = {{0},
                                     {WALKS, COST_SEARCH, 4},
                                     {WALKS, COST_SEARCH, 5},
                                     {ASK_CELL | ASK_BOARD, COST_SUM, 4},
                                     {ASK_VARS, COST_LOOK, 1},
                                     {0, COST_LOOK, 1},
                                     {ASK_VARS, COST_LOOK, 3},
                                     {ASK_CELL | ASK_BOARD | ASK_VARS, COST_SUM, 8},
                                     {WALKS | ASK_VARS, COST_SEARCH, 14}};
    facts_are(example, sizeof example / sizeof *example, want);
}

/* Beside a cell, in an earlier position, and after a move, a part is about another cell, or
** another capture. */
Test(expr, but_not_where_a_part_is_about_something_else) {
    static const Expr list[] = {{0},
                                {.kind = EXPR_START},
                                {.kind = EXPR_CAPTURED},
                                {.kind = EXPR_AND, .a = 1, .b = 2},
                                {.kind = EXPR_WAS, .a = 3},
                                {.kind = EXPR_CAN, .a = 3},
                                {.kind = EXPR_BESIDE, .a = 3}};
    enum { START = ASK_CELL | ASK_START, CAUGHT = ASK_EVENT | ASK_CAUGHT };
    static const ExprFacts want[] = {
        {0},
        {START, COST_LOOK, 1},
        {CAUGHT, COST_SUM, 4},
        {START | CAUGHT, COST_SUM, 6},
        {ASK_EVENT, COST_LOOK, 7}, /* the value is stored */
        {ASK_EVENT | ASK_BOARD | ASK_WALKS | ASK_LEGAL, COST_SEARCH, 388},
        {START | CAUGHT, COST_SUM, 52}};
    facts_are(list, sizeof list / sizeof *list, want);
}

/* Every row is marked as a condition or a number, and has a wording. */
Test(expr, rows_are_complete) {
    for (int kind = 0; kind < EXPR_KINDS; kind++) {
        const ExprInfo *info = &expr_info[kind];
        cr_expect_not_null(info->name);
        cr_expect_leq(info->arity, 2, "%s", info->name);
        cr_expect(info->is || info->is_not, "%s is not put in words", info->name);
        cr_expect(!(info->asks & ASK_START) || info->asks & ASK_CELL, "%s", info->name);
        cr_expect(info->arity == 0 || info->passes, "%s has parts, and what they ask matters",
                  info->name);
    }
}

/* "The number of cells where more than so many cells ...": what no cell decides is evaluated
** once, and costs add up; questions about walks that each ask about others twice multiply. */
Test(expr, levels_add_up_where_no_cell_decides_and_otherwise_multiply) {
    enum { LEVELS = 20, LAST = 4 * LEVELS + 1, CELLS = 256, TOO_MANY = 12 };
    Expr list[LAST + 1] = {{0}, {.kind = EXPR_ON, .arg = 1}};
    for (ExprId i = 2; i < LAST; i += 4) {
        list[i] = (Expr){.kind = EXPR_CELLS, .a = (ExprId)(i - 1)};
        list[i + 1] = (Expr){.kind = EXPR_ON, .arg = 2};
        list[i + 2] = (Expr){.kind = EXPR_ADD, .a = i, .b = (ExprId)(i + 1)};
        list[i + 3] = (Expr){.kind = EXPR_LT, .a = (ExprId)(i + 1), .b = (ExprId)(i + 2)};
    }
    Arena *a = arena_new();
    cr_expect(expr_prices(list, LAST + 1, NULL, CELLS, a)[LAST].one < ASK_MOST);
    for (ExprId i = 2; i <= LAST; i++)
        list[i] = (Expr){.kind = EXPR_LT, .a = (ExprId)(i - 1), .b = (ExprId)(i - 1)};
    const Price *prices = expr_prices(list, LAST + 1, NULL, CELLS, a);
    cr_expect(prices[TOO_MANY].one <= ASK_MOST);
    cr_expect(prices[LAST].one > ASK_MOST);
    arena_free(a);
}
