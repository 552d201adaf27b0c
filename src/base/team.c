/*
** team.c -- threads are made for each call: some tens of microseconds, and no state is kept.
*/
#include "team.h"

#ifdef __wasi__

/* Without threads the caller does the job alone, as where the system grants none. */
int team_run(int n, TeamFn *job, void *ctx) {
    (void)n;
    job(ctx, 0);
    return 1;
}

#else

#include <pthread.h>
#include <signal.h>
#include <stddef.h>

/* A search is deep, with whole positions on its stack; the default of some systems is small. */
enum { STACK_BYTES = 8 << 20 };

typedef struct Member {
    TeamFn *job;
    void *ctx;
    int i;
    pthread_t thread;
} Member;

static void *work(void *arg) {
    const Member *m = arg;
    m->job(m->ctx, m->i);
    return NULL;
}

/* Starts members 1 to n - 1; returns the index of the first that could not be started, or n. */
static int start(Member *member, int n, TeamFn *job, void *ctx) {
    pthread_attr_t attr;
    if (pthread_attr_init(&attr) != 0)
        return 1;
    pthread_attr_setstacksize(&attr, STACK_BYTES);
    int i = 1;
    for (; i < n; i++) {
        member[i] = (Member){.job = job, .ctx = ctx, .i = i};
        if (pthread_create(&member[i].thread, &attr, work, &member[i]) != 0)
            break;
    }
    pthread_attr_destroy(&attr);
    return i;
}

int team_run(int n, TeamFn *job, void *ctx) {
    Member member[TEAM_MAX];
    sigset_t all, before;
    int started = 1;
    if (n > 1) {
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &before);
        started = start(member, n < TEAM_MAX ? n : TEAM_MAX, job, ctx);
        pthread_sigmask(SIG_SETMASK, &before, NULL);
    }
    job(ctx, 0);
    for (int i = 1; i < started; i++)
        pthread_join(member[i].thread, NULL);
    return started;
}

#endif
