/*
** trial.h -- one definition put to the test: loaded, played at random, and asked everything.
**
** The properties are those of tests/support/holds.h, of every position, and those of texts.c and
** depths.c, of some. A Trial notes in its Watch what it is at, which another process may read when
** it has died of it.
*/
#ifndef STEPWISE_TESTS_GAMES_TRIAL_H
#define STEPWISE_TESTS_GAMES_TRIAL_H

#include "search/tree/search.h"
#include "support/holds.h"
#include "vm/model/expr.h"

/* What a trial is at; what a failure is called. */
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

/* What the trials so far were like. */
typedef struct Tally {
    uint64_t tried, loaded, refused, games, plies, moves, throws, ended, wins, threads, perfts,
        records, given_up, claims;
    uint64_t differ; /* games in which a search on threads did not find what one does */
    double slowest_load, slowest_moves; /* seconds of processor time */
    uint64_t slowest_load_seed, slowest_moves_seed;
    uint64_t expr[EXPR_KINDS], fx[FX_KINDS], op[OP_COUNT]; /* definitions that have one */
} Tally;

typedef struct Watch {
    uint64_t seed; /* of the definition that is tried */
    Stage stage;
    char wrong[600]; /* "" so far */
    Tally tally;
} Watch;

typedef struct Trial {
    Holds at;
    Watch *watch;     /* borrowed */
    const char *path; /* of the definition */
    uint64_t seed;    /* of what is played */
    Rng rng;
    Tt *tt;          /* borrowed */
    double patience; /* how much longer everything may take: 1, more under sanitizers */
    double until;    /* on trial_clock(): then nothing more is asked of the game */
    double listing;  /* seconds that its moves took to be listed */
    bool differs;    /* two threads did not find what one does */
    bool heavy;      /* positions have so many moves that little is asked of each */
} Trial;

/* Tries the definition in the file at `path`, whose text it is; false where something does not hold:
** watch->wrong says what. */
bool trial_run(Watch *watch, Tt *tt, const char *path, const char *text, uint64_t seed);

/* ---- for the files of a trial alone ---- */

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
/* t->at is at a position where `result` is the result, `legal` the moves. */
bool texts_hold(Trial *t, Result result);
bool shows_hold(Trial *t);
bool depths_hold(Trial *t);
bool record_holds(Trial *t);
/* claims.c: where `who` has searched the position, and says that somebody wins by force. */
bool claim_holds(Trial *t, const char *who, const Report *r);
/* said.c: of the game; of the position, by which it may be over. */
bool rules_hold(Trial *t);
bool end_is_told(Trial *t);
/* NULL, or what is wrong with XML (xml.c). */
const char *xml_fault(const char *text);

#endif
