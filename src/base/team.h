/*
** team.h -- one job done by several threads, the calling one among them.
**
** No thread outlives the call. The other threads block all signals, so that these are handled
** by the threads that were there before.
*/
#ifndef STEPWISE_BASE_TEAM_H
#define STEPWISE_BASE_TEAM_H

/* As many as large machines have processors, and few enough for a table on the stack. */
enum { TEAM_MAX = 256 };

typedef void TeamFn(void *ctx, int i);

/* Calls job(ctx, i) for each i below n, TEAM_MAX of them at most, all at the same time, and
** returns when all have ended; job(ctx, 0) runs on the calling thread. Where the system grants
** fewer threads, the calls with the highest i are left out: the others must be able to do the
** job alone. Returns the number of calls made, at least 1. */
int team_run(int n, TeamFn *job, void *ctx);

#endif
