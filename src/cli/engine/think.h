/*
** think.h -- a search on a thread of its own, so that its owner can listen meanwhile.
**
** One thread owns a Think and calls everything but think_stop(), which any thread may call. The
** owner waits for its input and for Think.note[0] together (talk_hear()). When the note can be
** read the search has ended: the owner calls think_end() and then reads the result. Whenever
** the owner wakes up, and at the latest when the time that it returns is over, it calls
** think_tick(), which keeps the deadline and repeats stops.
*/
#ifndef STEPWISE_CLI_ENGINE_THINK_H
#define STEPWISE_CLI_ENGINE_THINK_H

#include "stepwise.h"

#include <pthread.h>
#include <stdatomic.h>

typedef struct Think {
    int megabytes;       /* the size of the table, from the next search on */
    int lines;           /* how many best moves to find from the next search on; 0: one */
    sw_Engine *engine;   /* owned; NULL until it is needed */
    const sw_Game *game; /* the engine's; borrowed */
    int has;             /* the size of the engine's table, in megabytes */

    /* The running search, or the last one: */
    sw_Match *match;  /* the position, an owned copy; NULL before the first search */
    sw_Limits limits; /* `without` belongs to the caller of think_begin() */
    int ranks;        /* how many best moves it looks for, as `lines` */
    /* Called on the searching thread after each depth, once for each line; or NULL. */
    sw_ReportFn *told;
    void *ctx;
    pthread_t thread;
    atomic_bool running;  /* `thread` exists, and is to be joined */
    atomic_bool stopping; /* the search is to end */
    /* When to stop it, as now_seconds(); 0: never. The owner may set it during the search. */
    double deadline;
    int note[2];      /* a pipe: when the search ends its thread writes a byte to [1] */
    atomic_bool done; /* the search has ended */

    int rank; /* which line `told` is called for, from 1, the best */

    struct {
        int depth, threads;
        sw_DivideFn *told;
        uint64_t sum;
        bool all; /* it was not stopped */
    } count;      /* think_count(): what to count, and the result for the owner */

    /* The result, for the owner, after think_end(): */
    bool found;        /* false: there was no move, and what follows is older, or NULL */
    char *move, *line; /* owned: the texts of `best` */
    sw_Report best;    /* its own texts are NULL */
} Think;

/* `megabytes` is the size of the table. False, after a message, if the system has no pipe. */
bool think_init(Think *t, int megabytes);
void think_free(Think *t);
/* Ends the search and frees the engine, with what it has learnt, and the result. Must be called
** before the game is freed. */
void think_forget(Think *t);

/* Makes the engine for a game, unless there is one with a table of the right size, or a search
** is running. Called when the other program asks whether the engine is ready, so that the time
** this takes (a second or two for a gigabyte of table) is not taken from its first move. */
void think_prepare(Think *t, const sw_Game *g);
/* Starts to search a copy of m. No search must be running. limits->without must live until
** think_end(). The time that it takes to make the engine counts as part of limits->seconds. If
** no thread can be started, it searches to depth 4 at most before it returns. */
void think_begin(Think *t, const sw_Match *m, const sw_Limits *limits, sw_ReportFn *told,
                 void *ctx);
/* Counts moves in a copy of m as sw_match_divide() does, on a thread that think_stop() and
** think_end() end like a search. No search must be running. */
void think_count(Think *t, const sw_Match *m, int depth, int threads, sw_DivideFn *told,
                 void *ctx);
/* Asks the search to end, from any thread, and from `told`, too. */
void think_stop(Think *t);
/* Stops the search when its deadline has come, and repeats a stop until the search has ended.
** Returns the milliseconds after which it must be called again; -1: no limit. */
int think_tick(Think *t);
/* Stops the search if it still runs, waits for its end, and empties Think.note. */
void think_end(Think *t);

#endif
