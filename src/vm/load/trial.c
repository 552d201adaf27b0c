/*
** trial.c -- running walks from the cells of a few boards, and listing the first moves.
*/
#include "trial.h"

#include "base/rng.h"
#include "stride.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/machine.h"
#include "vm/meaning/make.h"
#include "vm/tables/tables.h"

/* FILLED: cells in ten that are filled on the mixed board. */
enum { FILLED = 3, SEED = 2 };

/* Boards without men, with men of all kinds, and with those of the starting position. */
typedef enum BoardKind { BOARD_EMPTY, BOARD_MIXED, BOARD_FIRST, BOARDS } BoardKind;

typedef struct Trial {
    Game *game;
    Budget *budget;
    Pos board[BOARDS];
} Trial;

/* Fills a board at random with men of all kinds and players. */
static void mix(const Game *g, Pos *p) {
    Rng rng;
    rng_seed(&rng, SEED);
    pos_clear(g, p);
    for (int cell = 0; cell < g->graph.ncells; cell++) {
        int owner = (int)rng_below(&rng, (uint64_t)g->nplayers);
        int kind = (int)rng_below(&rng, (uint64_t)g->nkinds);
        if (rng_below(&rng, 10) < FILLED)
            pos_put(p, (Sq)cell, game_piece(g, owner, kind));
    }
}

static WalkAnswer go_on(void *ctx, const Walk *w) {
    (void)ctx, (void)w;
    return WALK_MORE;
}

/* Runs a walk, and all that its tests ask for. False if RUN_TRIAL does not suffice. */
static bool try_from(Trial *t, BoardKind board, const Program *p, int me, Sq start) {
    int64_t left = RUN_TRIAL;
    Run r = run_of(&t->board[board], p, me, start, go_on, NULL);
    r.attack = board == BOARD_EMPTY;
    t->game->meter = &left;
    RunEnd end = machine_run(&r);
    t->game->meter = NULL;
    budget_spend(t->budget, BUDGET_TRIAL, RUN_TRIAL - left);
    return end != RUN_CAPPED && left >= 0;
}

/* The first owner and kind that have the walk, with nobody taken for player 0. False for a walk
** that only a throw uses. */
static bool find_owner(const Game *g, int walk, int *owner, int *kind) {
    int n = g->nprograms * (g->nplayers + 1) * g->nkinds;
    *owner = *kind = 0;
    for (int i = 0; i < n; i++)
        if (g->programs[i] == walk) {
            *owner = i / g->nkinds % (g->nplayers + 1) % g->nplayers;
            *kind = i % g->nkinds;
            return true;
        }
    return false;
}

static bool revisits(const Program *p) {
    for (int at = 0; at < p->n; at += op_length(p->code[at]))
        if (p->code[at] == OP_STEP && p->code[at + 2] & STEP_REVISIT)
            return true;
    return false;
}

/* Tries a walk from every cell of every board, or until its share is spent; what is not tried
** by then is accepted. Programs with a long walk (OP_LONG) are not tried on the mixed board.
** Among many men the solver may run out of work before it has proved of some cell that no walk
** leads there; that cell is then no end, but nothing is wrong with the rest. */
static bool try_walk(Trial *t, int walk, int64_t share, Err *e) {
    const Game *g = t->game;
    int owner, kind, n = g->graph.ncells;
    bool of_piece = find_owner(g, walk, &owner, &kind),
         solved = program_has(&g->walks[walk], OP_LONG);
    int64_t until = budget_left(t->budget, BUDGET_TRIAL) - share;
    for (int i = 0; i < n * BOARDS; i++) {
        Sq start = stride_cell(i / BOARDS, n);
        if (budget_left(t->budget, BUDGET_TRIAL) < until)
            return true;
        bool skipped = solved && i % BOARDS == BOARD_MIXED;
        if (!skipped && !try_from(t, (BoardKind)(i % BOARDS), &g->walks[walk], owner, start))
            return err_set(
                e, "%s%s%s: too many walks to try from %s; limit its length%s",
                of_piece ? "piece '" : "a throw", of_piece ? g->kinds[kind].name : "",
                of_piece ? "'" : "", g->graph.cell_name[start],
                revisits(&g->walks[walk]) ? " or keep it straight"
                                          : ", keep it straight, or let it revisit() cells");
    }
    return true;
}

/* True if the tables have followed all walks of the program, with none left to the solver. */
static bool is_known(const Game *g, int walk) {
    const WalkTable *t = g->tables ? &g->tables->walk[walk] : NULL;
    return t && t->start && !t->solver;
}

static bool has_parts(const Game *g) {
    for (int i = 0; i < g->nturns; i++)
        if (g->turns[i].nparts > 1)
            return true;
    return false;
}

/* True if the starting position has its n moves in play, too. There, without a meter, the walks
** of turns of several parts are bounded together, so that some may be left out. */
static bool lists_all(const Trial *t, size_t n) {
    Moves some = {0};
    if (!has_parts(t->game))
        return true;
    moves_legal(&t->board[BOARD_FIRST], &some);
    bool all = some.n == n;
    moves_free(&some);
    return all;
}

/* False where listing the first moves takes too much, or leaves some out. */
static bool list_moves(Trial *t, Err *e) {
    int64_t left = LIST_TRIAL;
    Moves all = {0};
    t->game->meter = &left;
    moves_legal(&t->board[BOARD_FIRST], &all);
    t->game->meter = NULL;
    size_t n = all.n;
    moves_free(&all);
    return (left >= 0 && lists_all(t, n)) ||
           err_set(e, "too many moves to list in the starting position; give turns fewer parts "
                      "or pieces fewer moves, or let conditions ask less");
}

bool trial_pass(Game *g, Budget *b, Err *e) {
    Trial t = {.game = g, .budget = b};
    int unknown = 0;
    pos_clear(g, &t.board[BOARD_EMPTY]);
    mix(g, &t.board[BOARD_MIXED]);
    pos_start(g, &t.board[BOARD_FIRST]);
    for (int i = 0; i < g->nwalks; i++)
        unknown += !is_known(g, i);
    for (int i = 0; i < g->nwalks; i++) {
        if (is_known(g, i))
            continue;
        if (!try_walk(&t, i, budget_share(b, BUDGET_TRIAL, unknown--), e)) {
            if (b)
                b->blame = i;
            return false;
        }
    }
    return list_moves(&t, e);
}
