/*
** series.h -- the games of a match: played several at once, counted, written down, gone on with.
*/
#ifndef STEPWISE_SERIES_H
#define STEPWISE_SERIES_H

#include "bout.h"
#include "score.h"

#include <pthread.h>
#include <stdatomic.h>

typedef struct Plan {
    const Entry *entry; /* two */
    Bout bout;
    const Grid *grid;
    int games, at_once;
    bool sprt;
    double elo0, elo1;
    const char *records, *resume; /* files, or NULL */
    char *heading; /* owned: what is played, so that nothing else is gone on with */
    bool quiet;    /* no line for each game */
} Plan;

typedef struct Series {
    const Plan *plan;
    Score score;
    int given;    /* games that somebody plays or has played */
    bool *played; /* owned: [games] */
    double llr;   /* of a sequential test: of all games, or when it was decided */
    FILE *records, *progress;
    bool failed;   /* a file could not be written, and it was said */
    char *unbegun; /* owned: which program cannot be begun, and why; or NULL */
    pthread_mutex_t lock;
    atomic_bool stop;
} Series;

/* Plays what is left of a match. False, with a message, when a file is in the way. */
bool series_run(Series *s, const Plan *p);
void series_free(Series *s);
/* Has the sequential test decided? */
bool series_decided(const Series *s);

#endif
