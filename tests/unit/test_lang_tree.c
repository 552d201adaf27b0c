/*
** test_lang_tree.c -- the rows of words agree with those of the conditions and effects that
** they become.
*/
#include "lang/tree/tree.h"

#include "vm/model/expr.h"
#include "vm/model/shape.h"

#include <criterion/criterion.h>

#include <ctype.h>
#include <limits.h>
#include <string.h>

/* The letter in tree.def for what a row of exprs.def keeps in `arg` and `more`; 0: no word
** gives it. */
static const char letter[] = {
    [ARG_NUMBER] = 'I', [ARG_VAR] = 'V',  [ARG_MARKER] = 'M', [ARG_KINDS] = 'K',
    [ARG_ZONE] = 'Z',   [ARG_DIRS] = 'D', [ARG_THROWN] = 'I', [ARG_QUERY] = 'W',
    [ARG_NONE] = 0,     [ARG_MASK] = 0,   [ARG_BIT] = 0};

/* A word that does not become what its own row says, or that a function of its own reads. */
static bool is_read_apart(int kind) {
    return node_info[NODE_NUM + kind].args[0] == 0;
}

Test(tree, a_word_takes_what_its_row_keeps) {
    for (int kind = 0; kind < EXPR_KINDS; kind++) {
        const ExprInfo *info = &expr_info[kind];
        int kept[UCHAR_MAX + 1] = {0};
        if (is_read_apart(kind))
            continue;
        if (kind != EXPR_LOOT) /* of any kinds: the word does not name them */
            kept[(int)letter[info->arg]]++;
        kept[(int)letter[info->more]]++;
        for (const char *p = node_info[NODE_NUM + kind].args; *p; p++) {
            int c = toupper((unsigned char)*p);
            if (c == 'C' || c == 'N')
                kept['C']++;
            else if (c != 'P' && c != 'O')
                kept[c]--;
        }
        cr_expect_eq(kept['C'], info->arity, "%s: %d conditions or numbers", info->name,
                     kept['C']);
        for (int c = 1; c <= UCHAR_MAX; c++)
            cr_expect(c == 'C' || kept[c] == 0,
                      "%s: %c in its row, and not in its word, or not so often", info->name, c);
    }
}

Test(tree, no_two_words_are_one) {
    for (int a = 0; a < NODE_OPS; a++)
        for (int b = a + 1; b < NODE_OPS; b++)
            cr_expect(
                !node_info[a].word[0] || strcmp(node_info[a].word, node_info[b].word) != 0,
                "'%s' is %s and %s", node_info[a].word, node_info[a].name, node_info[b].name);
}

Test(tree, what_a_row_keeps_is_told) {
    for (int kind = 0; kind < EXPR_KINDS; kind++) {
        const ExprInfo *info = &expr_info[kind];
        const char *is = info->is ? info->is : info->is_not;
        cr_assert(is && *is, "%s", info->name);
        bool arg = strstr(is, "%x") || strstr(is, "%k") || strstr(is, "%m");
        cr_expect(info->arity < 1 || strstr(is, "%a"), "%s: %s", info->name, is);
        cr_expect(info->arity < 2 || strstr(is, "%b"), "%s: %s", info->name, is);
        cr_expect(info->arg == ARG_NONE || kind == EXPR_LOOT || arg, "%s: %s", info->name, is);
        cr_expect(info->more == ARG_NONE || info->more == ARG_BIT || strstr(is, "%y"), "%s: %s",
                  info->name, is);
    }
    for (int fx = 0; fx < FX_KINDS; fx++) {
        const FxInfo *info = &fx_info[fx];
        cr_expect(info->cells < 1 || strstr(info->is, "%a"), "effect %d: %s", fx, info->is);
        cr_expect(info->cells < 2 || strstr(info->is, "%b"), "effect %d: %s", fx, info->is);
    }
}

/* ---- long chains ---- */

static const Node *two(Arena *a, NodeOp op, const Node *x, const Node *y) {
    return node_new(a, (Node){.op = op, .a = x, .b = y});
}

static const Node *numbered(Arena *a, int i) {
    return node_new(a, (Node){.op = NODE_NUM, .arg = i});
}

/* Checks that the parts of the chain are from, from + 1, ... in order; returns how many. */
static int in_order(const Node *n, NodeOp op, int from) {
    if (n->op != op) {
        cr_expect_eq(n->arg, from);
        return 1;
    }
    int left = in_order(n->a, op, from);
    return left + in_order(n->b, op, from + left);
}

enum { MOST = 60, PARTS = 3000 };

Test(tree, a_long_chain_stays_flat_and_in_order) {
    static const NodeOp ops[] = {NODE_CHOICE, NODE_THEN, NODE_OR, NODE_AND, NODE_ADD, NODE_MUL};
    for (size_t k = 0; k < sizeof ops / sizeof *ops; k++) {
        Arena *a = arena_new();
        const Node *left = numbered(a, 0), *right = numbered(a, PARTS - 1);
        for (int i = 1; i < PARTS; i++) {
            left = node_flat(a, two(a, ops[k], left, numbered(a, i)), MOST);
            right = node_flat(a, two(a, ops[k], numbered(a, PARTS - 1 - i), right), MOST);
            cr_assert(left->depth <= MOST && right->depth <= MOST, "%d parts", i + 1);
        }
        cr_expect_eq(left->size, 2 * PARTS - 1);
        cr_expect_eq(in_order(left, ops[k], 0), PARTS);
        cr_expect_eq(in_order(right, ops[k], 0), PARTS);
        cr_expect_lt(arena_used(a), (size_t)PARTS * 20 * sizeof(Node));
        arena_free(a);
    }
}

Test(tree, what_is_not_too_deep_or_is_no_chain_stays) {
    Arena *a = arena_new();
    const Node *sum = numbered(a, 0), *minus = sum, *within = sum;
    for (int i = 1; i < MOST; i++)
        sum = two(a, NODE_ADD, sum, numbered(a, i));
    cr_expect_eq(node_flat(a, sum, MOST), sum);
    for (int i = 0; i < MOST; i++)
        minus = two(a, NODE_SUB, minus, numbered(a, i));
    cr_expect_eq(node_flat(a, minus, MOST)->depth, MOST + 1);
    /* a chain deep within something else is not too deep itself */
    for (int i = 1; i < 2 * MOST; i++)
        within = node_flat(a, two(a, NODE_ADD, within, numbered(a, i)), MOST);
    const Node *side[] = {within, sum, NULL};
    const Node *sides = node_new(a, (Node){.op = NODE_SIDES, .sort = SORT_NUM, .side = side});
    const Node *over = two(a, NODE_LT, numbered(a, 7), sides), *flat = node_flat(a, over, MOST);
    cr_expect_leq(flat->depth, MOST);
    cr_expect_eq(flat->a, over->a);
    cr_expect_eq(in_order(flat->b->side[0], NODE_ADD, 0), 2 * MOST);
    cr_expect_eq(in_order(flat->b->side[1], NODE_ADD, 0), MOST);
    arena_free(a);
}
