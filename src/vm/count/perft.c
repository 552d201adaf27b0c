/*
** perft.c -- counting to the end of every line.
*/
#include "perft.h"

#include "vm/meaning/chance.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/rules.h"
#include "vm/meaning/make.h"

/* One list of moves serves all depths, as a stack. */
typedef struct Count {
    Pos pos;
    Moves stack;
    History history;
} Count;

static uint64_t count(Count *c, int depth);

/* A throw is no move of a player: every way it can fall is counted, at the same depth. */
static uint64_t count_throws(Count *c, int depth) {
    Weights weights = {0};
    size_t base = c->stack.n;
    chance_list(&c->pos, &c->stack, &weights);
    weights_free(&weights);
    uint64_t sum = 0;
    for (size_t i = base, top = c->stack.n; i < top; i++) {
        Undo u;
        Move m = c->stack.at[i];
        pos_make(&c->pos, m, &u);
        sum += count(c, depth);
        pos_unmake(&c->pos, m, &u);
    }
    c->stack.n = base;
    return sum;
}

static uint64_t count(Count *c, int depth) {
    if (depth == 0)
        return 1;
    if (c->pos.chance)
        return count_throws(c, depth);
    if (rules_judge_early(&c->pos, &c->history).verdict != VERDICT_NONE)
        return 0;
    if (depth == 1)
        return moves_count(&c->pos);
    size_t base = c->stack.n;
    moves_legal(&c->pos, &c->stack);
    size_t top = c->stack.n;
    uint64_t sum = 0;
    if (top > base) {
        history_add(&c->history, c->pos.key);
        for (size_t i = base; i < top; i++) {
            Undo u;
            Move m = c->stack.at[i];
            pos_make(&c->pos, m, &u);
            sum += count(c, depth - 1);
            pos_unmake(&c->pos, m, &u);
        }
        history_drop(&c->history);
    }
    c->stack.n = base;
    return sum;
}

static void finish(Count *c) {
    moves_free(&c->stack);
    history_free(&c->history);
}

uint64_t perft_after(const Pos *p, const Move *line, int n, int depth) {
    Count c = {.pos = *p};
    Undo unused;
    for (int i = 0; i < n; i++) {
        history_add(&c.history, c.pos.key);
        pos_make(&c.pos, line[i], &unused);
    }
    uint64_t sum = count(&c, depth);
    finish(&c);
    return sum;
}

uint64_t perft(const Pos *p, int depth) {
    return perft_after(p, NULL, 0, depth);
}
