/*
** series.h -- the games of a match: played in parallel, counted, written to files, resumed.
*/
#ifndef STEPWISE_CLI_MATCH_SERIES_H
#define STEPWISE_CLI_MATCH_SERIES_H

#include "bout.h"
#include "score.h"

#include <pthread.h>
#include <stdatomic.h>

/* What is to be played. Borrows all but the heading. */
typedef struct Plan {
    const Entry *entry; /* two */
    Bout bout;          /* its `stop` need not be set */
    const Grid *grid;
    int games, at_once; /* how many in all, resumed ones included; how many at a time */
    bool sprt;          /* stop once the sequential test between elo0 and elo1 has decided */
    double elo0, elo1;
    const char *records, *resume; /* paths of files, or NULL */
    char *heading; /* owned: the heading of `resume`, which tells one match from another */
    bool quiet;    /* do not print a line for each game */
} Plan;

/* A match being played. Workers hold the lock for all but plan, stop and
** the games themselves. */
typedef struct Series {
    const Plan *plan; /* borrowed */
    Score score;      /* of the first entry */
    int given;        /* games before this index are being played or have been */
    /* Owned, [games + 1]: the first entry's part of the point in each, of SW_POINT; or -1. */
    int16_t *points;
    double llr;               /* of the sequential test; stays as it is once that has decided */
    FILE *records, *progress; /* owned; the files `records` and `resume`, or NULL */
    bool failed;              /* a file could not be written: a message has said so */
    char *unbegun;            /* owned: which program cannot be started, and why; or NULL */
    pthread_mutex_t lock;
    atomic_bool stop; /* no more games; those under way break off */
} Series;

/* Plays the games of a match that have no result yet, until all are played, the sequential test
** has decided, or Ctrl-C. False, with a message, if a file cannot be read or written. The plan
** must live as long as s; free s with series_free() in any case. */
bool series_run(Series *s, const Plan *p);
void series_free(Series *s);
/* True if the sequential test has decided. */
bool series_decided(const Series *s);

#endif
