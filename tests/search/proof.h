/*
** proof.h -- is a win forced within a number of plies? An exhaustive search.
**
** Plain minimax over moves_legal() and rules_judge(), without a table, an evaluation or any
** code of src/search/. The history starts with the position in question. A Proof relies on its
** game: on a view without tables, it uses the machine. Games with throws are not supported.
*/
#ifndef STEPWISE_TESTS_SEARCH_PROOF_H
#define STEPWISE_TESTS_SEARCH_PROOF_H

#include "base/rng.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/rules.h"
#include "vm/meaning/make.h"

#include <string.h>

/* PROOF_PLIES: wins must be shorter. PROOF_MERITS: slots for merits, indexed by a hash of the
** move. PROOF_FIRST: how many moves of a node are ordered by merit. */
enum { PROOF_PLIES = 8, PROOF_MERITS = 1 << 10, PROOF_FIRST = 3 };

typedef struct Proof {
    Pos pos;
    int me;          /* the player who is to win */
    History history; /* owned */
    Moves stack;     /* owned */
    bool by_capture; /* only a capture can win */
    /* Try only moves of the winner after which the winner could win by moving again. This
    ** misses wins by leaving the opponent without a move. */
    bool by_threats;
    uint64_t made, most; /* moves made, and their limit; beyond it, every answer is "no" */
    /* How often a move has settled a position, by plies before the end; used for move
    ** ordering. */
    uint32_t merit[PROOF_PLIES][PROOF_MERITS];
} Proof;

static inline void proof_begin(Proof *f, const Pos *p, uint64_t most, bool by_threats) {
    f->pos = *p;
    f->by_threats = by_threats;
    f->me = p->side;
    history_clear(&f->history);
    f->stack.n = 0;
    f->made = 0;
    f->most = most;
    memset(f->merit, 0, sizeof f->merit);
    f->by_capture = true;
    for (int i = 0; i < p->game->nrules; i++)
        if (p->game->rules[i].verdict != VERDICT_DRAW && !p->game->endings.rule[i].by_event)
            f->by_capture = false;
}

static inline void proof_free(Proof *f) {
    history_free(&f->history);
    moves_free(&f->stack);
}

static inline bool proof_gave_up(const Proof *f) {
    return f->made > f->most;
}

static inline uint32_t *proof_merit(Proof *f, Move m, int plies) {
    return &f->merit[plies][rng_mix(m) % PROOF_MERITS];
}

/* Moves the move with most merit of those from i to end on the stack to i, and returns it. */
static inline Move proof_pick(Proof *f, size_t i, size_t end, int plies) {
    size_t best = i;
    for (size_t k = i + 1; k < end; k++)
        if (*proof_merit(f, f->stack.at[k], plies) > *proof_merit(f, f->stack.at[best], plies))
            best = k;
    Move m = f->stack.at[best];
    f->stack.at[best] = f->stack.at[i];
    return f->stack.at[i] = m;
}

static inline bool proof_reply_loses(Proof *f, Move m, int plies);

/* Has the player to move lost, or will they within `plies` (even) whatever they play? */
static inline bool proof_lost(Proof *f, int plies) {
    Result r = rules_judge(&f->pos, &f->history, -1);
    if (r.verdict != VERDICT_NONE)
        return r.verdict == VERDICT_WIN && r.winner == f->me && r.losers_share == 0;
    if (plies == 0)
        return false;
    size_t from = f->stack.n;
    moves_legal(&f->pos, &f->stack);
    size_t end = f->stack.n;
    bool lost = true;
    for (size_t i = from; i < end && lost; i++) {
        Move m = i < from + PROOF_FIRST ? proof_pick(f, i, end, plies) : f->stack.at[i];
        lost = proof_reply_loses(f, m, plies);
        if (!lost)
            ++*proof_merit(f, m, plies);
    }
    f->stack.n = from;
    return lost;
}

static inline void proof_make(Proof *f, Move m, Undo *u) {
    pos_make(&f->pos, m, u);
    history_add(&f->history, u->key);
    f->made++;
}

static inline void proof_unmake(Proof *f, const Undo *u) {
    pos_unmake(&f->pos, u);
    history_drop(&f->history);
}

static inline bool proof_won(Proof *f, int plies);

/* Would the player who is to win do so within `plies` if it were their turn again? */
static inline bool proof_threatens(Proof *f, int plies) {
    Pos before = f->pos;
    pos_set_side(&f->pos, f->me);
    bool won = proof_won(f, plies);
    f->pos = before;
    return won;
}

/* Does the move win within `plies` (odd, counting the move itself)? */
static inline bool proof_move_wins(Proof *f, Move m, int plies) {
    Undo u;
    proof_make(f, m, &u);
    bool tried = !f->by_threats || plies == 1 || proof_threatens(f, plies - 2);
    bool won = tried && proof_lost(f, plies - 1) && !proof_gave_up(f);
    proof_unmake(f, &u);
    return won;
}

/* Adds at most `most` moves that win within `plies`. */
static inline void proof_winners(Proof *f, int plies, size_t most, Moves *out) {
    size_t from = f->stack.n, found = 0;
    if (plies == 1 && f->by_capture)
        moves_captures(&f->pos, &f->stack);
    else
        moves_legal(&f->pos, &f->stack);
    size_t end = f->stack.n;
    for (size_t i = from; i < end && found < most && !proof_gave_up(f); i++) {
        Move m = i < from + PROOF_FIRST ? proof_pick(f, i, end, plies) : f->stack.at[i];
        if (!proof_move_wins(f, m, plies))
            continue;
        ++*proof_merit(f, m, plies);
        moves_add(out, m);
        found++;
    }
    f->stack.n = from;
}

/* Does the player to move win within `plies`? Tries shorter wins first. */
static inline bool proof_won(Proof *f, int plies) {
    Moves one = {0};
    for (int n = 1; n <= plies && one.n == 0; n += 2)
        proof_winners(f, n, 1, &one);
    bool won = one.n > 0;
    moves_free(&one);
    return won;
}

static inline bool proof_reply_loses(Proof *f, Move m, int plies) {
    Undo u;
    proof_make(f, m, &u);
    Result r = rules_judge(&f->pos, &f->history, -1);
    bool lost = r.verdict == VERDICT_NONE
                    ? proof_won(f, plies - 1)
                    : r.verdict == VERDICT_WIN && r.winner == f->me && r.losers_share == 0;
    proof_unmake(f, &u);
    return lost && !proof_gave_up(f);
}

/* The only move that wins in exactly `plies` (odd, below PROOF_PLIES): no other move wins
** within them, and none wins sooner. MOVE_NONE if there is none, or the search was given up. */
static inline Move proof_only(Proof *f, int plies) {
    Moves found = {0};
    Move only = MOVE_NONE;
    if (plies < 3 || !proof_won(f, plies - 2)) {
        proof_winners(f, plies, 2, &found);
        if (found.n == 1 && !proof_gave_up(f))
            only = found.at[0];
    }
    moves_free(&found);
    return only;
}

#endif
