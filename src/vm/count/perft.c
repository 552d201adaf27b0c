/*
** perft.c -- counting by making and unmaking every move but the last.
*/
#include "perft.h"

#include "vm/meaning/chance.h"
#include "vm/ask/movegen.h"
#include "vm/ask/sight.h"
#include "vm/meaning/rules.h"
#include "vm/meaning/make.h"

typedef struct Count {
    Pos pos;
    Moves stack; /* the moves of all depths, one list above the other */
    Sight sight;
    History history;
    const PerftStop *stop; /* or NULL */
} Count;

static bool is_stopped(const Count *c) {
    return c->stop && c->stop->fn && c->stop->fn(c->stop->ctx);
}

/* Did the last move end a turn? Here one that leads to a throw does, whoever moves then. */
static bool ends_turn(const Pos *p) {
    return p->chance || !p->last.again;
}

/* A throw takes nothing from the depth, and neither does a move after which the same player
** goes on. The moves of the last ply are counted without being made, unless the game has
** `again`. */
static uint64_t count(Count *c, int depth) {
    bool thrown = c->pos.chance, goes_on = c->pos.game->decree[DECREE_AGAIN].n > 0;
    if (depth == 0)
        return 1;
    if (!thrown && rules_judge_early(&c->pos, &c->history).verdict != VERDICT_NONE)
        return 0;
    if (!thrown && !goes_on && depth == 1)
        return moves_count(&c->pos);
    uint64_t sum = 0;
    size_t base = c->stack.n;
    (thrown ? chance_list : moves_legal)(&c->pos, &c->stack);
    for (size_t i = base, top = c->stack.n; i < top && !is_stopped(c); i++) {
        Undo u;
        Move m = c->stack.at[i];
        pos_make(&c->pos, m, &u);
        if (!thrown)
            history_add(&c->history, u.key);
        sum += count(c, depth - (!thrown && ends_turn(&c->pos)));
        if (!thrown)
            history_drop(&c->history);
        pos_unmake(&c->pos, &u);
    }
    c->stack.n = base;
    return sum;
}

static void finish(Count *c) {
    moves_free(&c->stack);
    history_free(&c->history);
}

uint64_t perft_after(const Pos *p, const Move *line, int n, int depth, const PerftStop *stop) {
    Count c = {.pos = *p, .stop = stop};
    Undo u;
    pos_own_past(&c.pos, &c.history);
    c.pos.sight = &c.sight;
    for (int i = 0; i < n; i++) {
        pos_make(&c.pos, line[i], &u);
        history_add(&c.history, u.key);
        depth -= ends_turn(&c.pos);
    }
    uint64_t sum = count(&c, depth);
    finish(&c);
    return sum;
}

uint64_t perft(const Pos *p, int depth) {
    return perft_after(p, NULL, 0, depth, NULL);
}
