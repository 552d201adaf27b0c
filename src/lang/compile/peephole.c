/*
** peephole.c -- small improvements of a program, and its encoding.
**
** The emitter writes a template for each node. This removes what they leave where they meet:
** jumps to jumps, jumps to the next instruction, unreachable code.
*/
#include "code.h"

static bool has_label(Op op) {
    return op_info[op].flow == FLOW_GOTO || op_info[op].flow == FLOW_BOTH;
}

static bool falls_through(Op op) {
    return op_info[op].flow == FLOW_NEXT || op_info[op].flow == FLOW_BOTH;
}

/* Where a jump to the label leads in the end. In a cycle of jumps it stops after as many hops
** as there are instructions. */
static int final_target(const Code *c, int label) {
    for (size_t hops = 0; hops < c->n && c->at[label].op == OP_JUMP; hops++)
        label = c->at[label].a;
    return label;
}

static void thread_jumps(Code *c) {
    for (size_t i = 0; i < c->n; i++) {
        if (!has_label(c->at[i].op))
            continue;
        c->at[i].a = final_target(c, c->at[i].a);
        if (c->at[i].op == OP_JUMP && !falls_through(c->at[c->at[i].a].op))
            c->at[i] = c->at[c->at[i].a];
    }
}

static void mark_live(const Code *c, bool *live, Code *todo) {
    code_add(todo, (Ins){.a = 0});
    while (todo->n) {
        int at = todo->at[--todo->n].a;
        while (!live[at]) {
            const Ins *i = &c->at[at];
            live[at] = true;
            if (op_info[i->op].flow == FLOW_BOTH)
                code_add(todo, (Ins){.a = i->a});
            if (op_info[i->op].flow == FLOW_GOTO)
                at = i->a;
            else if (falls_through(i->op))
                at++;
        }
    }
}

/* Whether it leads to the next live instruction whatever it does. */
static bool is_idle(const Code *c, const bool *live, int at) {
    if (c->at[at].op != OP_JUMP && c->at[at].op != OP_FORK)
        return false;
    int next = at + 1;
    while (next < (int)c->n && !live[next])
        next++;
    return c->at[at].a == next;
}

/* Removes what is not kept; moved[i] becomes the new index of instruction i, or of the first
** one kept after it. */
static void keep_only(Code *c, const bool *keep, int *moved) {
    int n = 0;
    for (size_t i = 0; i < c->n; i++) {
        moved[i] = n;
        n += keep[i];
    }
    for (size_t i = 0; i < c->n; i++) {
        if (!keep[i])
            continue;
        Ins ins = c->at[i];
        if (has_label(ins.op))
            ins.a = moved[ins.a];
        c->at[moved[i]] = ins;
    }
    c->n = (size_t)n;
}

static void drop_dead(Code *c) {
    bool *live = mem_grow(NULL, 2 * c->n * sizeof *live), *keep = live + c->n;
    int *moved = mem_grow(NULL, c->n * sizeof *moved);
    Code todo = {0};
    for (size_t i = 0; i < c->n; i++)
        live[i] = false;
    mark_live(c, live, &todo);
    for (size_t i = 0; i < c->n; i++)
        keep[i] = live[i] && !is_idle(c, live, (int)i);
    keep_only(c, keep, moved);
    code_free(&todo);
    free(moved);
    free(live);
}

void code_improve(Code *c) {
    thread_jumps(c);
    drop_dead(c);
}

static void encode(const Code *c, const int *offset, uint16_t *out) {
    for (size_t i = 0; i < c->n; i++) {
        const Ins *ins = &c->at[i];
        int n = op_length(ins->op);
        uint16_t *at = out + offset[i];
        at[0] = (uint16_t)ins->op;
        if (n > 1)
            at[1] = (uint16_t)(has_label(ins->op) ? offset[ins->a] : ins->a);
        if (n > 2)
            at[2] = (uint16_t)ins->b;
    }
}

bool code_finish(const Code *c, Arena *a, Program *out) {
    int *offset = mem_grow(NULL, (c->n + 1) * sizeof *offset);
    int n = 0;
    for (size_t i = 0; i < c->n; i++) {
        offset[i] = n;
        n += op_length(c->at[i].op);
    }
    bool fits = n < UINT16_MAX;
    if (fits) {
        uint16_t *units = ARENA_ARRAY(a, uint16_t, n);
        encode(c, offset, units);
        *out = (Program){.n = n, .code = units};
    }
    free(offset);
    return fits;
}
