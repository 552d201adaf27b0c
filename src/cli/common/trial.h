/*
** trial.h -- trying out a definition: random games, positions written and read, idle options.
*/
#ifndef STEPWISE_CLI_COMMON_TRIAL_H
#define STEPWISE_CLI_COMMON_TRIAL_H

#include "args.h"
#include "loads.h"
#include "stepwise.h"

enum { TRIAL_GAMES = 200, TRIAL_PLIES = 1000 };

/* A reason for which games ended, as sw_game_rule() says it, and their number. */
typedef struct TrialEnd {
    char *says;
    uint64_t games;
} TrialEnd;

/* What random games have shown. */
typedef struct Trial {
    /* Fewer than TRIAL_GAMES games if they take long, none if even a few moves do. */
    sw_Sample games;
    int limit; /* plies after which a game is stopped: at most TRIAL_PLIES; 0: none is played */
    int nends;
    TrialEnd *ends; /* [nends], owned: each text once, the most frequent first */
} Trial;

/* Plays random games from m, for about a second of processor time at most. */
Trial trial_play(const sw_Match *m, uint64_t seed);
void trial_free(Trial *t);
/* Makes random moves from a position on, for about 0.3 seconds of processor time at most, and
** looks for a position whose FEN cannot be read, or reads as another one: "FEN: why", for
** free(). NULL if none was found. */
char *trial_unread(const sw_Match *m, uint64_t seed);
/* Two moves of the position that differ in writing only by the number that tells them apart:
** "b3, b3/2", for free(). NULL if there are none. Throws that are due are drawn by `seed`. */
char *trial_alike(const sw_Match *m, uint64_t seed);
/* Whether an option of type number makes another game than m's at its least or its greatest
** value, the other options as a has them. True also if such a value is refused, for an option
** of another type or with one value only, and if there are not two loads left. */
bool trial_matters(const Args *a, const sw_Match *m, const sw_Option *o, Loads *loads);

#endif
