/*
** think.h -- a search on a thread of its own, so that its owner can listen meanwhile.
**
** The owner waits for Think.note to have something to read (talk_hear), and calls think_end() then.
** Whatever the search is told on the way, think_tick() passes on: the owner calls it whenever it
** wakes up.
*/
#ifndef STEPWISE_THINK_H
#define STEPWISE_THINK_H

#include "cli/common/cli.h"

#include <pthread.h>
#include <stdatomic.h>

typedef struct Think {
    int megabytes;     /* of the table; takes hold with the next search */
    int lines;         /* how many best moves are wanted; 0 and 1: one; so does this */
    sw_Engine *engine; /* owned; NULL: none is needed yet */
    const sw_Game *game;
    int has; /* megabytes of its table */

    sw_Match *match; /* what is searched, a copy that is owned; NULL: nothing is */
    sw_Limits limits;
    int ranks;         /* how many best moves it looks for */
    sw_ReportFn *told; /* of each depth, on the other thread */
    void *ctx;
    pthread_t thread;
    atomic_bool running;
    atomic_bool stopping;
    double deadline; /* when it is stopped, as now_seconds() has it; 0: never */
    int note
        [2]; /* a pipe: [0] can be read when the search has ended by itself or was stopped */
    atomic_bool done;

    int rank; /* of the line that is told, from 1 */

    bool found; /* of the last search: */
    char *move, *line;
    sw_Report best; /* its texts are gone: see move and line */
} Think;

/* False, with a message, when the system has no pipe. */
bool think_init(Think *t, int megabytes);
void think_free(Think *t);
/* Before a game is freed: what was found out about it is forgotten. */
void think_forget(Think *t);

/* Makes what a search of the game needs and has not yet, unless one is running: whoever asks whether
** the engine is ready has that behind him. */
void think_prepare(Think *t, const sw_Game *g);
/* Begins to search m, of which it takes a copy. No search may be running. */
void think_begin(Think *t, const sw_Match *m, const sw_Limits *limits, sw_ReportFn *told,
                 void *ctx);
/* Asks the search to end, from any thread; think_tick() insists. */
void think_stop(Think *t);
/* How many milliseconds may pass until it has to be called again; -1: as many as it takes. */
int think_tick(Think *t);
/* Ends the search, whether it is done or not, and waits for that. */
void think_end(Think *t);

#endif
