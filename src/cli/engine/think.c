/*
** think.c -- the thread that searches.
**
** A search for several lines is a series of sw_search(), each of which clears the engine's stop
** flag when it ends. A stop that comes between two of them is not to be lost, so it is repeated
** until all have ended.
*/
#include "think.h"

#include "cli/common/message.h"
#include "cli/common/text.h"
#include "cli/common/variations.h"
#include "cli/terminal/clock.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* INSIST_MS: the time between two stops. LEAST: the seconds that a search is given even if
** making its table has taken all of its time. */
enum { INSIST_MS = 2 };
static const double LEAST = 0.001;

bool think_init(Think *t, int megabytes) {
    *t = (Think){.megabytes = megabytes, .note = {-1, -1}};
    return pipe(t->note) == 0 || complain("no pipe: %s", strerror(errno));
}

void think_forget(Think *t) {
    think_end(t);
    sw_match_free(t->match);
    sw_engine_free(t->engine);
    free(t->move);
    free(t->line);
    t->match = NULL;
    t->engine = NULL;
    t->move = t->line = NULL;
    t->found = false;
}

void think_free(Think *t) {
    think_forget(t);
    for (int i = 0; i < 2; i++)
        if (t->note[i] >= 0)
            close(t->note[i]);
}

/* Keeps the best move so far. Its texts are copied: they live until the next report only. */
static void keep(Think *t, const sw_Report *best) {
    free(t->move);
    free(t->line);
    t->move = copy_text(best->move);
    t->line = copy_text(best->line);
    t->best = *best;
    t->best.move = t->best.line = t->best.value = NULL;
}

/* Reports the lines of a depth. If that was cut short, there are fewer of them, or none. */
static void tell_lines(void *ctx, const Variations *v) {
    Think *t = ctx;
    for (int i = 0; i < v->n; i++) {
        sw_Report r = v->at[i].found;
        r.nodes = v->nodes;
        r.seconds = v->seconds;
        t->rank = i + 1;
        if (t->told && r.depth > 0)
            t->told(t->ctx, &r);
    }
    if (v->n > 0)
        keep(t, &v->at[0].found);
}

static bool search_lines(Think *t) {
    Variations v;
    bool found = variations_find(t->engine, t->match, &t->limits, t->ranks, &t->stopping,
                                 tell_lines, t, &v);
    variations_free(&v);
    return found;
}

static bool search_one(Think *t) {
    sw_Report best;
    t->rank = 1;
    bool found = sw_search(t->engine, t->match, &t->limits, t->told, t->ctx, &best);
    if (found)
        keep(t, &best);
    return found;
}

static void note_done(Think *t) {
    atomic_store(&t->done, true);
    while (write(t->note[1], "", 1) < 0 && errno == EINTR) {
    }
}

static void *search(void *arg) {
    Think *t = arg;
    t->found = t->ranks > 1 ? search_lines(t) : search_one(t);
    note_done(t);
    return NULL;
}

static void tell_count(void *ctx, const char *move, uint64_t nodes) {
    const Think *t = ctx;
    t->count.told(t->ctx, move, nodes);
}

static bool is_stopping(void *ctx) {
    const Think *t = ctx;
    return atomic_load_explicit(&t->stopping, memory_order_relaxed);
}

static void *count(void *arg) {
    Think *t = arg;
    t->count.sum =
        sw_match_divide(t->match, t->count.depth, t->count.threads, tell_count, is_stopping, t);
    t->count.all = !is_stopping(t);
    note_done(t);
    return NULL;
}

void think_prepare(Think *t, const sw_Game *g) {
    if (t->running)
        return;
    if (t->engine && t->game == g && t->has == t->megabytes)
        return;
    sw_engine_free(t->engine);
    t->engine = sw_engine_new(g, t->megabytes);
    t->game = g;
    t->has = t->megabytes;
}

/* Starts the thread. False if that fails: then the caller is to do what it would have done. */
static bool begin(Think *t, void *(*run)(void *)) {
    sw_engine_ready(t->engine);
    atomic_store(&t->stopping, false);
    t->deadline = 0;
    atomic_store(&t->done, false);
    atomic_store(&t->running, true); /* before the thread: `told` may call think_stop() */
    bool begun = pthread_create(&t->thread, NULL, run, t) == 0;
    if (!begun)
        atomic_store(&t->running, false);
    return begun;
}

void think_begin(Think *t, const sw_Match *m, const sw_Limits *limits, sw_ReportFn *told,
                 void *ctx) {
    double since = now_seconds();
    think_prepare(t, sw_match_game(m));
    sw_match_free(t->match);
    t->match = sw_match_copy(m);
    t->limits = *limits;
    t->ranks = t->lines;
    if (limits->seconds > 0)
        t->limits.seconds = fmax(limits->seconds - (now_seconds() - since), LEAST);
    t->told = told;
    t->ctx = ctx;
    /* Without a thread the owner hears nothing meanwhile, so the search is a short one. */
    if (!begin(t, search)) {
        if (t->limits.depth == 0 || t->limits.depth > 4)
            t->limits.depth = 4;
        search(t);
    }
}

void think_count(Think *t, const sw_Match *m, int depth, int threads, sw_DivideFn *told,
                 void *ctx) {
    think_prepare(t, sw_match_game(m));
    sw_match_free(t->match);
    t->match = sw_match_copy(m);
    t->count.depth = depth;
    t->count.threads = threads;
    t->count.told = told;
    t->ctx = ctx;
    if (!begin(t, count))
        count(t);
}

void think_stop(Think *t) {
    atomic_store(&t->stopping, true);
    if (t->running)
        sw_engine_stop(t->engine);
}

int think_tick(Think *t) {
    if (!t->running)
        return -1;
    double left = t->deadline - now_seconds();
    if (t->deadline > 0 && left <= 0)
        atomic_store(&t->stopping, true);
    if (atomic_load(&t->stopping)) {
        sw_engine_stop(t->engine);
        return INSIST_MS;
    }
    return t->deadline > 0 ? 1 + (int)(left * 1000 < 1e6 ? left * 1000 : 1e6) : -1;
}

void think_end(Think *t) {
    const struct timespec pause = {0, 200 * 1000};
    char told;
    if (t->running) {
        atomic_store(&t->stopping, true);
        while (!atomic_load(&t->done)) {
            sw_engine_stop(t->engine);
            nanosleep(&pause, NULL);
        }
        pthread_join(t->thread, NULL);
    }
    if (t->running || atomic_load(&t->done))
        while (read(t->note[0], &told, 1) < 0 && errno == EINTR) {
        }
    atomic_store(&t->done, false);
    t->running = false;
}
