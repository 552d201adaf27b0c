/*
** trial.h -- a definition tried out: random games, and options that change nothing.
*/
#ifndef STEPWISE_CLI_TRIAL_H
#define STEPWISE_CLI_TRIAL_H

#include "cli.h"
#include "loads.h"

enum { TRIAL_GAMES = 200, TRIAL_PLIES = 1000 };

/* By what so many games have ended. */
typedef struct TrialEnd {
    char *says;
    uint64_t games;
} TrialEnd;

typedef struct Trial {
    sw_Sample
        games; /* fewer than TRIAL_GAMES where they take long; none where a few moves do */
    int limit; /* of the plies of each */
    int nends;
    TrialEnd *ends; /* those that came about, each text once, the most frequent first */
} Trial;

/* Plays for a second at most, or little more. */
Trial trial_play(const sw_Match *m, uint64_t seed);
void trial_free(Trial *t);
/* Random moves from a position on, for a third of a second at most: what is wrong with the first position whose FEN is not read
** again, with that FEN; NULL: with none. For free(). */
char *trial_unread(const sw_Match *m, uint64_t seed);
/* Two moves of the position that are written alike but for the number by which they are told apart, as "b3, b3/2"; NULL:
** none are. For free(). */
char *trial_alike(const sw_Match *m, uint64_t seed);
/* Does another value of a number option make another game, the other options as they are set? True
** of an option that is none, where another value is refused, and where there are no loads. */
bool trial_matters(const Args *a, const sw_Match *m, const sw_Option *o, Loads *loads);

#endif
