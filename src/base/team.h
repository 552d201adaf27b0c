/*
** team.h -- one job done by several threads, the caller among them.
**
** No thread outlives the call. The threads take no signals: what the program does about those
** stays its own affair.
*/
#ifndef STEPWISE_TEAM_H
#define STEPWISE_TEAM_H

/* Of no use to anybody are more. */
enum { TEAM_MAX = 256 };

typedef void TeamFn(void *ctx, int i);

/* Calls job(ctx, i) once for each i from 0 to n - 1, all at the same time, job(ctx, 0) on the
** calling thread, and returns when all have ended. Where the system gives fewer threads, the last
** ones are not called: the job must be one that the others can do alone. How many were. */
int team_run(int n, TeamFn *job, void *ctx);

#endif
