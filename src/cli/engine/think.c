/*
** think.c -- the thread that searches.
**
** A stop may come where one search of several has ended and the next has not begun: it is told until all is over.
*/
#include "think.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* LEAST: seconds that are left to a search, however long it took to make its table. */
enum { INSIST_MS = 2, DEPTH_MOST = 64 };
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

/* The texts of a report are the engine's: they are copied. */
static void keep(Think *t) {
    free(t->move);
    free(t->line);
    t->move = copy_text(t->found ? t->best.move : "");
    t->line = copy_text(t->found ? t->best.line : "");
    t->best.move = t->best.line = t->best.value = NULL;
}

/* ---- several lines ---- */

/* What is found of one depth, the best line first, its texts owned; and the moves that are left out: those asked for,
** and behind them those of the lines. */
typedef struct Lines {
    sw_Report *at;
    const char **without;
    int n, given;
    double begun, until;
    uint64_t nodes;
} Lines;

typedef enum Cut { CUT_NOT, CUT_NO_MOVE, CUT_SHORT } Cut;

/* What all lines before have left of the time and of the positions; false: nothing. */
static bool take_share(const Lines *lines, sw_Limits *l) {
    if (lines->until > 0)
        l->seconds = lines->until - now_seconds();
    bool fine = lines->until == 0 || l->seconds > 0;
    if (l->nodes > 0) {
        fine = fine && lines->nodes < l->nodes;
        l->nodes -= fine ? lines->nodes : 0;
    }
    return fine;
}

/* The best line of one depth without those moves. The very first is found in any case. */
static Cut search_line(Think *t, int depth, Lines *lines, sw_Report *r) {
    sw_Limits limits = t->limits;
    limits.depth = depth;
    limits.without = lines->without;
    limits.nwithout = lines->given + lines->n;
    if (depth == 1 && lines->n == 0)
        limits.seconds = 0;
    else if (!take_share(lines, &limits))
        return CUT_SHORT;
    if (atomic_load(&t->stopping))
        return CUT_SHORT;
    if (!sw_search(t->engine, t->match, &limits, NULL, NULL, r))
        return CUT_NO_MOVE;
    lines->nodes += r->nodes;
    return r->depth == depth || r->forced ? CUT_NOT : CUT_SHORT;
}

/* What is found without a move can be better all the same: it was looked for with what was learnt by then. */
static void add_line(Lines *lines, const sw_Report *r) {
    sw_Report new = *r;
    new.move = copy_text(r->move);
    new.line = copy_text(r->line);
    new.value = copy_text(r->value);
    int i = lines->n++;
    lines->without[lines->given + i] = new.move;
    for (; i > 0 && lines->at[i - 1].score < new.score; i--)
        lines->at[i] = lines->at[i - 1];
    lines->at[i] = new;
}

static void tell_lines(Think *t, Lines *lines) {
    for (int i = 0; i < lines->n; i++) {
        sw_Report *r = &lines->at[i];
        r->nodes = lines->nodes;
        r->seconds = now_seconds() - lines->begun;
        t->rank = i + 1;
        if (t->told)
            t->told(t->ctx, r);
    }
    if (lines->n == 0)
        return;
    t->best = lines->at[0];
    t->found = true;
    keep(t);
}

static void clear_lines(Lines *lines) {
    for (int i = 0; i < lines->n; i++) {
        const sw_Report *r = &lines->at[i];
        const char *texts[] = {r->move, r->line, r->value};
        for (size_t k = 0; k < sizeof texts / sizeof *texts; k++)
            free((char *)(uintptr_t)texts[k]);
    }
    lines->n = 0;
}

/* A depth that is cut short has found some lines, or none. */
static Cut search_depth(Think *t, int depth, Lines *lines) {
    Cut cut = CUT_NOT;
    while (lines->n < t->ranks && cut == CUT_NOT) {
        sw_Report r;
        cut = search_line(t, depth, lines, &r);
        if (cut == CUT_NOT)
            add_line(lines, &r);
    }
    if (cut == CUT_NO_MOVE && lines->n > 0)
        cut = CUT_NOT;
    tell_lines(t, lines);
    clear_lines(lines);
    return cut;
}

/* All lines of a depth, before the next one begins. */
static void search_lines(Think *t) {
    Lines lines = {.given = t->limits.nwithout, .begun = now_seconds()};
    int most = t->limits.depth > 0 ? t->limits.depth : DEPTH_MOST;
    lines.until = t->limits.seconds > 0 ? lines.begun + t->limits.seconds : 0;
    lines.at = cli_grow(NULL, sizeof *lines.at * (size_t)t->ranks);
    lines.without = cli_grow(NULL, sizeof *lines.without * (size_t)(lines.given + t->ranks));
    for (int i = 0; i < lines.given; i++)
        lines.without[i] = t->limits.without[i];
    for (int depth = 1; depth <= most && search_depth(t, depth, &lines) == CUT_NOT; depth++) {
    }
    free(lines.without);
    free(lines.at);
}

static void *search(void *arg) {
    Think *t = arg;
    t->rank = 1;
    t->found = false;
    if (t->ranks > 1)
        search_lines(t);
    if (!t->found) {
        t->found = sw_search(t->engine, t->match, &t->limits, t->told, t->ctx, &t->best);
        keep(t);
    }
    atomic_store(&t->done, true);
    while (write(t->note[1], "", 1) < 0 && errno == EINTR) {
    }
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
    sw_engine_ready(t->engine);
    atomic_store(&t->stopping, false);
    t->deadline = 0;
    atomic_store(&t->done, false);
    t->running = pthread_create(&t->thread, NULL, search, t) == 0;
    if (!t->running) { /* without a thread nobody listens meanwhile, but a move is found */
        if (t->limits.depth == 0 || t->limits.depth > 4)
            t->limits.depth = 4;
        search(t);
    }
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
