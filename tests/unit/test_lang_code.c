/*
** test_lang_code.c -- the peephole optimizer and the encoder, on hand-made programs.
*/
#include "lang/compile/code.h"

#include <criterion/criterion.h>

static Code made(const Ins *ins, size_t n) {
    Code c = {0};
    for (size_t i = 0; i < n; i++)
        code_add(&c, ins[i]);
    return c;
}

#define MADE(...)                                                                              \
    made((const Ins[]){__VA_ARGS__}, sizeof((const Ins[]){__VA_ARGS__}) / sizeof(Ins))

static void expect(const Code *c, const Ins *want, size_t n) {
    cr_assert_eq(c->n, n, "%zu instructions", c->n);
    for (size_t i = 0; i < n; i++) {
        cr_expect_eq(c->at[i].op, want[i].op, "instruction %zu", i);
        cr_expect_eq(c->at[i].a, want[i].a, "operand of instruction %zu", i);
    }
}

#define EXPECT(c, ...)                                                                         \
    expect(c, (const Ins[]){__VA_ARGS__}, sizeof((const Ins[]){__VA_ARGS__}) / sizeof(Ins))

Test(code, a_jump_to_the_next_instruction_is_removed) {
    Code c = MADE({OP_JUMP, 1, 0}, {OP_LAND, 1, 0}, {OP_END, 0, 0});
    code_improve(&c);
    EXPECT(&c, {OP_LAND, 1, 0}, {OP_END, 0, 0});
    code_free(&c);
}

Test(code, a_jump_to_an_end_becomes_that_end) {
    Code c = MADE({OP_FORK, 3, 0}, {OP_LAND, 1, 0}, {OP_JUMP, 4, 0}, {OP_LAND, 2, 0},
                  {OP_END, 0, 0});
    code_improve(&c);
    EXPECT(&c, {OP_FORK, 3, 0}, {OP_LAND, 1, 0}, {OP_END, 0, 0}, {OP_LAND, 2, 0},
           {OP_END, 0, 0});
    code_free(&c);
}

Test(code, labels_skip_over_jumps_and_what_nothing_reaches) {
    Code c = MADE({OP_FORK, 2, 0}, {OP_FAIL, 0, 0}, {OP_JUMP, 4, 0}, {OP_ACT, 0, 0},
                  {OP_LAND, 1, 0}, {OP_END, 0, 0});
    code_improve(&c);
    EXPECT(&c, {OP_FORK, 2, 0}, {OP_FAIL, 0, 0}, {OP_LAND, 1, 0}, {OP_END, 0, 0});
    code_free(&c);
}

Test(code, a_loop_stays) {
    Code c = MADE({OP_STEP, 0, 0}, {OP_FORK, 4, 0}, {OP_ON, 1, 0}, {OP_JUMP, 0, 0},
                  {OP_LAND, 5, 0}, {OP_END, 0, 0});
    code_improve(&c);
    EXPECT(&c, {OP_STEP, 0, 0}, {OP_FORK, 4, 0}, {OP_ON, 1, 0}, {OP_JUMP, 0, 0},
           {OP_LAND, 5, 0}, {OP_END, 0, 0});
    code_free(&c);
}

Test(code, a_circle_of_jumps_ends) {
    Code c = MADE({OP_FORK, 2, 0}, {OP_END, 0, 0}, {OP_JUMP, 3, 0}, {OP_JUMP, 2, 0});
    code_improve(&c);
    cr_expect_geq(c.n, 3);
    code_free(&c);
}

Test(code, labels_become_offsets) {
    Code c = MADE({OP_STEP, 7, STEP_LINE}, {OP_FORK, 3, 0}, {OP_FAIL, 0, 0}, {OP_LAND, 5, 0},
                  {OP_END, 0, 0});
    Arena *a = arena_new();
    Program p;
    cr_assert(code_finish(&c, a, &p));
    const uint16_t want[] = {OP_STEP, 7, STEP_LINE, OP_FORK, 6, OP_FAIL, OP_LAND, 5, OP_END};
    cr_assert_eq(p.n, sizeof want / sizeof *want);
    for (int i = 0; i < p.n; i++)
        cr_expect_eq(p.code[i], want[i], "unit %d", i);
    arena_free(a);
    code_free(&c);
}
