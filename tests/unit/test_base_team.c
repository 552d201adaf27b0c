/*
** test_base_team.c -- team.h: every member runs its job once, and all have ended afterwards.
*/
#include "base/sanitized.h"
#include "base/team.h"

#include <criterion/criterion.h>
#include <dirent.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <sys/resource.h>

/* A sanitizer needs memory itself to start a thread, and aborts without. */

typedef struct Work {
    atomic_int times[TEAM_MAX];
    pthread_t caller;
    atomic_bool elsewhere; /* job 0 did not run on the caller's thread */
    atomic_bool listens;   /* another thread accepts signals */
} Work;

static void job(void *ctx, int i) {
    Work *w = ctx;
    sigset_t blocked;
    atomic_fetch_add(&w->times[i], 1);
    pthread_sigmask(SIG_BLOCK, NULL, &blocked);
    if (i == 0 && !pthread_equal(pthread_self(), w->caller))
        atomic_store(&w->elsewhere, true);
    if (i > 0 && !sigismember(&blocked, SIGINT))
        atomic_store(&w->listens, true);
}

static int threads_now(void) {
    int n = 0;
    DIR *d = opendir("/proc/self/task");
    if (d == NULL)
        return 0;
    while (readdir(d) != NULL)
        n++;
    closedir(d);
    return n;
}

Test(team, each_member_works_once) {
    static const int sizes[] = {0, 1, 2, 3, 17};
    for (size_t k = 0; k < sizeof sizes / sizeof sizes[0]; k++) {
        int n = sizes[k] > 0 ? sizes[k] : 1;
        Work w = {.caller = pthread_self()};
        cr_assert_eq(team_run(sizes[k], job, &w), n);
        for (int i = 0; i < TEAM_MAX; i++)
            cr_assert_eq(atomic_load(&w.times[i]), i < n, "member %d of %d", i, n);
        cr_assert_not(atomic_load(&w.elsewhere));
        cr_assert_not(atomic_load(&w.listens));
    }
}

Test(team, the_caller_keeps_its_signals) {
    Work w = {.caller = pthread_self()};
    sigset_t before, after;
    pthread_sigmask(SIG_BLOCK, NULL, &before);
    team_run(4, job, &w);
    pthread_sigmask(SIG_BLOCK, NULL, &after);
    for (int s = 1; s < 32; s++)
        cr_assert_eq(sigismember(&before, s), sigismember(&after, s), "signal %d", s);
}

Test(team, nobody_stays_behind) {
    Work w = {.caller = pthread_self()};
    int before = threads_now();
    for (int i = 0; i < 50; i++)
        team_run(8, job, &w);
    cr_assert_eq(threads_now(), before);
}

/* Without memory for their stacks no threads start, and the caller works alone. (A sanitizer
** needs memory itself to start a thread, and aborts without.) */
Test(team, fewer_threads_than_were_asked_for, .disabled = SANITIZED_ADDRESS) {
    Work w = {.caller = pthread_self()};
    struct rlimit none = {0, 0};
    cr_assert_eq(setrlimit(RLIMIT_AS, &none), 0);
    int started = team_run(64, job, &w);
    int times = atomic_load(&w.times[0]);
    struct rlimit all = {RLIM_INFINITY, RLIM_INFINITY};
    setrlimit(RLIMIT_AS, &all);
    cr_assert_lt(started, 64);
    cr_assert_eq(times, 1);
    for (int i = 1; i < 64; i++)
        cr_assert_eq(atomic_load(&w.times[i]), i < started);
}
