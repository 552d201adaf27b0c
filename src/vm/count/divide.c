/*
** divide.c -- a queue of short lines; each thread takes the next one and counts from there.
**
** A line is a first move or, where enough plies are left, a first move and a reply: first
** moves alone are too few, and too unequal, to keep all threads busy to the end.
*/
#include "divide.h"

#include "base/team.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/rules.h"
#include "vm/meaning/make.h"

#include <stdatomic.h>

/* LINE: moves of a line, at most. REPLY_DEPTH: the least depth at which lines have a reply.
** Two plies are then left below each, which are counted faster together than one by one. */
enum { LINE = 2, REPLY_DEPTH = 4 };

/* A line to count. */
typedef struct Task {
    size_t first; /* index of its first move */
    int n;        /* length of the line */
    Move line[LINE];
} Task;
TYPED_VEC(Tasks, tasks, Task)

/* The count of a first move. */
typedef struct First {
    _Atomic uint64_t nodes;
    atomic_size_t left; /* its lines that are not counted yet */
} First;

typedef struct Work {
    const Pos *pos;
    int depth;
    Tasks tasks;         /* owned */
    First *first;        /* owned */
    size_t nfirst, told; /* first moves; how many of them were handed to fn */
    atomic_size_t next;  /* the first task that no thread has taken */
    DivideFn *fn;
    const PerftStop *stop; /* or NULL */
    void *ctx;
} Work;

static bool is_stopped(const Work *w) {
    return w->stop && w->stop->fn && w->stop->fn(w->stop->ctx);
}

static void add_task(Work *w, size_t first, const Move *line, int n) {
    Task t = {.first = first, .n = n};
    for (int i = 0; i < n; i++)
        t.line[i] = line[i];
    tasks_add(&w->tasks, t);
    atomic_fetch_add_explicit(&w->first[first].left, 1, memory_order_relaxed);
}

/* Adds a task for each reply to first move m, which led to p. */
static void add_replies(Work *w, size_t first, const Pos *p, Move m) {
    Moves replies = {0};
    moves_legal(p, &replies);
    for (size_t i = 0; i < replies.n; i++)
        add_task(w, first, (const Move[]){m, replies.at[i]}, 2);
    moves_free(&replies);
}

/* Adds the tasks of first move m. If `split`, one for each reply (none if m ends the game: then
** nothing is left to count), unless a throw is due: that is left to perft. */
static void add_first(Work *w, size_t first, Move m, bool split) {
    Pos p = *w->pos;
    History history = {0};
    Undo u;
    pos_own_past(&p, &history);
    pos_make(&p, m, &u);
    history_add(&history, u.key);
    if (!split || p.chance)
        add_task(w, first, &m, 1);
    else if (rules_judge_early(&p, &history).verdict == VERDICT_NONE)
        add_replies(w, first, &p, m);
    history_free(&history);
}

/* Hands over the counts that are complete, up to the first one that is not. */
static void tell(Work *w) {
    for (; w->told < w->nfirst; w->told++) {
        First *f = &w->first[w->told];
        if (atomic_load_explicit(&f->left, memory_order_acquire) > 0)
            return;
        if (w->fn)
            w->fn(w->ctx, w->told, atomic_load_explicit(&f->nodes, memory_order_relaxed));
    }
}

/* The job of thread i; thread 0 is the caller's. */
static void count_tasks(void *ctx, int i) {
    Work *w = ctx;
    for (;;) {
        size_t k = atomic_fetch_add_explicit(&w->next, 1, memory_order_relaxed);
        if (k >= w->tasks.n || is_stopped(w))
            return;
        const Task *t = &w->tasks.at[k];
        First *f = &w->first[t->first];
        uint64_t n = perft_after(w->pos, t->line, t->n, w->depth, w->stop);
        if (is_stopped(w))
            return; /* the count is not complete */
        atomic_fetch_add_explicit(&f->nodes, n, memory_order_relaxed);
        atomic_fetch_sub_explicit(&f->left, 1, memory_order_release);
        if (i == 0)
            tell(w);
    }
}

static uint64_t sum_of(const Work *w) {
    uint64_t sum = 0;
    for (size_t i = 0; i < w->nfirst; i++)
        sum += atomic_load_explicit(&w->first[i].nodes, memory_order_relaxed);
    return sum;
}

uint64_t divide_run(const Pos *p, const Moves *first, int depth, int threads, DivideFn *fn,
                    const PerftStop *stop, void *ctx) {
    Work w = {.pos = p, .depth = depth, .nfirst = first->n, .fn = fn, .stop = stop, .ctx = ctx};
    w.first = mem_grow(NULL, sizeof *w.first * (first->n + 1));
    for (size_t i = 0; i < first->n; i++) {
        atomic_init(&w.first[i].nodes, 0);
        atomic_init(&w.first[i].left, 0);
    }
    for (size_t i = 0; i < first->n; i++)
        add_first(&w, i, first->at[i], threads > 1 && depth >= REPLY_DEPTH);
    team_run(threads, count_tasks, &w);
    tell(&w);
    uint64_t sum = sum_of(&w);
    tasks_free(&w.tasks);
    free(w.first);
    return sum;
}

uint64_t divide_perft(const Pos *p, int depth, int threads, const PerftStop *stop) {
    if (threads <= 1 || depth < 2 || p->chance)
        return perft_after(p, NULL, 0, depth, stop);
    uint64_t sum = 0;
    Moves first = {0};
    if (rules_judge_early(p, NULL).verdict == VERDICT_NONE) {
        moves_legal(p, &first);
        sum = divide_run(p, &first, depth, threads, NULL, stop, NULL);
    }
    moves_free(&first);
    return sum;
}
