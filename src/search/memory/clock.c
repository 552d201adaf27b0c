/*
** clock.c -- the monotonic clock of the system, read rarely.
*/
#include "clock.h"

#include <time.h>

/* LOOK_EVERY: a node may take 20 microseconds where walks run on the machine
** (vm/meaning/machine.h), so the time is known to about a millisecond. SLOW, in nanoseconds:
** when more than that has passed since the last reading, the time is read again after a single
** node: in games with expensive conditions 64 nodes may take half a minute. USUAL: how many
** moves a clock must last for when nobody says. MARGIN: overhead of a move beside the search,
** in seconds. LEAST: the shortest search, in seconds: less finds nothing. MOST_OF_IT: the part
** of the remaining time that one move may take; LAST_MOVE: the same for the last move before
** more time is added. OF_INCREMENT: the part of the increment that is spent. */
enum { LOOK_EVERY = 64, SLOW = 4000000, USUAL = 36 };
static const double MARGIN = 0.03, LEAST = 0.004, MOST_OF_IT = 0.6, LAST_MOVE = 0.9,
                    OF_INCREMENT = 0.8;

static int64_t now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

bool pace_due(Pace *p, uint64_t done) {
    if (done < p->next)
        return false;
    int64_t at = now();
    bool slow = at - p->looked > SLOW;
    p->every = slow || p->every == 0 ? 1 : p->every < LOOK_EVERY ? 2 * p->every : LOOK_EVERY;
    p->next = done + p->every;
    p->looked = at;
    return true;
}

void clock_begin(Clock *c, int64_t time_ms, uint64_t nodes, atomic_bool *stop) {
    *c = (Clock){.start = now(), .time_ms = time_ms, .nodes = nodes, .stop = stop};
}

double clock_seconds(const Clock *c) {
    return (double)(now() - c->start) * 1e-9;
}

static int64_t elapsed_ms(const Clock *c) {
    return (now() - c->start) / 1000000;
}

static bool stopped(const Clock *c) {
    return c->stop != NULL && atomic_load_explicit(c->stop, memory_order_relaxed);
}

bool clock_due(const Clock *c) {
    return stopped(c) || (c->time_ms > 0 && elapsed_ms(c) >= c->time_ms);
}

bool clock_over(Clock *c, uint64_t nodes) {
    if (stopped(c) || (c->nodes != 0 && nodes >= c->nodes))
        return true;
    return pace_due(&c->pace, nodes) && clock_due(c);
}

/* Elapsed time is rounded down, hence the one more: even a limit of 1 ms permits
** a second depth. */
bool clock_goes_on(const Clock *c, uint64_t nodes) {
    if (stopped(c) || (c->nodes != 0 && nodes >= c->nodes))
        return false;
    double aim = c->aim > 0 && c->aim < 1 ? c->aim : 1;
    return c->time_ms <= 0 || (double)elapsed_ms(c) < (double)(c->time_ms + 1) * aim;
}

double clock_share(double left, double increment, int to_go) {
    double usable = left - MARGIN;
    int moves = to_go > 0 && to_go < USUAL ? to_go : USUAL;
    double share = (usable / moves + increment * OF_INCREMENT) / CLOCK_AIM;
    double most = usable * (moves == 1 ? LAST_MOVE : MOST_OF_IT);
    share = share < most ? share : most;
    return share > LEAST ? share : LEAST;
}

double clock_fixed(double each) {
    double left = each - (each > 4 * MARGIN ? MARGIN : each / 4);
    return left > LEAST ? left : LEAST;
}
