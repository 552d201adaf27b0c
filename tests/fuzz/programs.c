/*
** programs.c -- random programs: what the verifier accepts must run without harm.
**
** programs SECONDS [SEED]: makes programs of random, mostly valid instructions on a small
** board, and runs each one that verify_program() accepts in random positions, for moves and for
** attacks. Meant for a sanitizer build. Writes TAP.
*/
#include "support/grid.h"
#include "base/rng.h"
#include "vm/meaning/machine.h"
#include "vm/ask/movegen.h"
#include "vm/load/finish.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { UNITS_MAX = 40 };

static uint16_t below(Rng *r, unsigned n) {
    return (uint16_t)rng_below(r, n);
}

/* An operand, usually a valid one. */
static uint16_t operand(Rng *r, unsigned limit) {
    return below(r, 200) ? below(r, limit) : below(r, 0x10000);
}

static int instruction(const Game *g, Rng *r, uint16_t *at) {
    at[0] = below(r, 300) ? below(r, OP_COUNT) : below(r, 0x10000);
    switch (at[0]) {
    case OP_STEP:
        at[1] = operand(r, (unsigned)g->ndirsets);
        at[2] = operand(r, 4);
        return 3;
    case OP_LONG: at[1] = operand(r, (unsigned)g->nlongs); return 2;
    case OP_ON:
    case OP_LAND:
    case OP_LOOK: at[1] = operand(r, 2 * ON_HOLE); return 2;
    case OP_TEST: at[1] = operand(r, (unsigned)g->nexprs); return 2;
    case OP_ACT: at[1] = operand(r, (unsigned)g->nacts); return 2;
    case OP_FORK:
    case OP_JUMP: at[1] = operand(r, UNITS_MAX); return 2;
    case OP_FIRST:
    case OP_SECOND: at[1] = operand(r, 16); return 2;
    default: return 1;
    }
}

/* A program that usually ends like a proper walk. */
static int random_program(const Game *g, Rng *r, uint16_t *code) {
    int n = 0;
    for (int want = 1 + below(r, 24); n < want;)
        n += instruction(g, r, code + n);
    static const uint16_t tail[] = {OP_LAND, ON_EMPTY | ON_ENEMY, OP_ACT, GRID_MOVE, OP_END};
    for (int i = 0; i < 5 && below(r, 10); i++)
        code[n++] = tail[i];
    return n;
}

static WalkAnswer receive(void *ctx, const Walk *w) {
    Rng *r = ctx;
    volatile Sq last = w->path[w->npath - 1];
    (void)last;
    return (WalkAnswer)rng_below(r, 50) ? WALK_MORE : WALK_STOP;
}

static void run(const Game *g, const Program *program, Rng *r) {
    Pos p;
    pos_clear(g, &p);
    for (int i = 0; i < 5; i++)
        pos_put(&p, below(r, 16), game_piece(g, below(r, 3), below(r, GRID_KINDS)));
    pos_put(&p, below(r, 16), PIECE_HOLE);
    Run x = {.pos = &p,
             .program = program,
             .me = below(r, 2),
             .start = below(r, 16),
             .attack = below(r, 2),
             .captures = below(r, 4) == 0,
             .target = below(r, 2) ? SQ_NONE : below(r, 16),
             .lifted = below(r, 2) ? SQ_NONE : below(r, 16),
             .tolerate = below(r, 3),
             .paths = below(r, 2),
             .fn = receive,
             .ctx = r};
    machine_run(&x);
}

int main(int argc, char **argv) {
    double seconds = argc > 1 ? atof(argv[1]) : 1;
    Rng r;
    rng_seed(&r, argc > 2 ? strtoull(argv[2], NULL, 10) : 1);
    Game *g = grid_game(4, 4, false);
    GRID_SET(g, 0, GRID_KING);
    Err e = {{0}};
    if (!game_finish(g, NULL, &e)) {
        printf("Bail out! %s\n", e.text);
        return 1;
    }
    long made = 0, accepted = 0;
    for (clock_t end = clock() + (clock_t)(seconds * CLOCKS_PER_SEC); clock() < end; made++) {
        uint16_t code[UNITS_MAX];
        int n = random_program(g, &r, code);
        /* a copy of the exact size, so that a sanitizer catches reads past the end */
        uint16_t *exact = malloc(sizeof *exact * (size_t)n);
        memcpy(exact, code, sizeof *exact * (size_t)n);
        Program p = {.n = n, .code = exact};
        if (verify_program(g, &p, false, &e)) {
            accepted++;
            run(g, &p, &r);
        }
        free(exact);
    }
    game_free(g);
    printf("1..1\n%s 1 - %ld random programs, %ld accepted and run\n",
           accepted > made / 1000 ? "ok" : "not ok", made, accepted);
    return accepted > made / 1000 ? 0 : 1;
}
