/*
** team.h -- one job done by several threads, the caller among them.
**
** No thread outlives the call. Signals stay the caller's affair: the other threads take none.
*/
#ifndef STEPWISE_TEAM_H
#define STEPWISE_TEAM_H

/* As many as machines have processors, and few enough for a table on the stack. */
enum { TEAM_MAX = 256 };

typedef void TeamFn(void *ctx, int i);

/* Calls job(ctx, i) for each i below n, at most TEAM_MAX, all at the same time, and returns
** when all have ended; job(ctx, 0) runs on the calling thread. Where the system gives fewer
** threads, the last ones are not called: the others must be able to do the job alone. Returns
** how many were. */
int team_run(int n, TeamFn *job, void *ctx);

#endif
