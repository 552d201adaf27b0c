/*
** trial.h -- loads a definition, plays it at random, and checks everything.
**
** The properties checked are those of tests/support/holds.h in every position, and those of
** texts.c and depths.c in some. A Trial notes in its Watch what it is doing, so that another
** process can tell what killed it.
*/
#ifndef STEPWISE_TESTS_GAMES_TRIAL_H
#define STEPWISE_TESTS_GAMES_TRIAL_H

#include "search/tree/search.h"
#include "support/holds.h"
#include "vm/model/expr.h"

/* The stages of a trial, which also name failures. */
#define STAGES(X)                                                                              \
    X(LOAD, "load")                                                                            \
    X(REFUSE, "refuse")                                                                        \
    X(MOVES, "moves")                                                                          \
    X(HOLDS, "holds")                                                                          \
    X(THROWS, "throws")                                                                        \
    X(TEXTS, "texts")                                                                          \
    X(WHY, "why")                                                                              \
    X(SHOW, "show")                                                                            \
    X(DISASM, "disasm")                                                                        \
    X(RULES, "rules")                                                                          \
    X(ENDED, "how it ended")                                                                   \
    X(WIN, "win in one")                                                                       \
    X(THREADS, "threads")                                                                      \
    X(CLAIMS, "claims")                                                                        \
    X(SAMPLED, "random games")                                                                 \
    X(PERFT, "perft")                                                                          \
    X(PLAYOUTS, "playouts")                                                                    \
    X(RECORD, "record")                                                                        \
    X(DONE, "done")
typedef enum Stage {
#define X(name, text) STAGE_##name,
    STAGES(X)
#undef X
        STAGE_COUNT
} Stage;
extern const char *const stage_text[STAGE_COUNT];

/* Statistics of the trials so far. */
typedef struct Tally {
    uint64_t tried, loaded, refused, games, plies, moves, throws, ended, wins, threads, perfts,
        records, given_up, claims;
    uint64_t differ; /* games in which two threads found another score than one */
    double slowest_load, slowest_moves; /* seconds of processor time */
    uint64_t slowest_load_seed, slowest_moves_seed;
    uint64_t expr[EXPR_KINDS], fx[FX_KINDS], op[OP_COUNT]; /* definitions that have one */
} Tally;

typedef struct Watch {
    uint64_t seed; /* of the current definition */
    Stage stage;
    char wrong[600]; /* or "" */
    Tally tally;
} Watch;

typedef struct Trial {
    Holds at;
    Watch *watch;     /* borrowed */
    const char *path; /* of the definition */
    uint64_t seed;    /* of the play */
    Rng rng;
    Tt *tt;          /* borrowed */
    double patience; /* factor for all time limits: 1, more under sanitizers */
    double until;    /* by trial_clock(): when to stop checking the game */
    double listing;  /* seconds needed to list the moves */
    bool differs;    /* two threads found another score than one */
    bool heavy;      /* few checks are made, as positions have very many moves */
} Trial;

/* Tries the definition `text` from the file at `path`; if a check fails, returns false and sets
** watch->wrong. */
bool trial_run(Watch *watch, Tt *tt, const char *path, const char *text, uint64_t seed);

/* ---- internal to trials ---- */

static inline bool trial_at(Trial *t, Stage stage) {
    t->watch->stage = stage;
    return true;
}
static inline int trial_below(Trial *t, size_t n) {
    return (int)rng_below(&t->rng, n);
}
/* Seconds of processor time. */
double trial_clock(void);
static inline bool trial_is_late(const Trial *t) {
    return trial_clock() >= t->until;
}
/* Checks of t->at, a position with `result` and the moves `legal`. */
bool texts_hold(Trial *t, Result result);
bool shows_hold(Trial *t);
bool depths_hold(Trial *t);
bool record_holds(Trial *t);
/* claims.c: checks a forced win that `who` has claimed in this position. */
bool claim_holds(Trial *t, const char *who, const Report *r);
/* said.c: checks texts about the game, and about a position in which it may be over. */
bool rules_hold(Trial *t);
bool end_is_told(Trial *t);
/* NULL, or what is wrong with the XML (xml.c). */
const char *xml_fault(const char *text);

#endif
