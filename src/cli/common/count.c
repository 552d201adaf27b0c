/*
** count.c -- counts move by move (sw_match_divide) where progress is shown.
*/
#include "count.h"

#include "cli/terminal/ticker.h"

#include <inttypes.h>

typedef struct Counting {
    Ticker ticker;
    uint64_t moves, all, nodes;
    sw_StopFn *stop; /* or NULL */
    void *ctx;       /* its own */
} Counting;

static bool is_stopped(void *ctx) {
    const Counting *c = ctx;
    return c->stop && c->stop(c->ctx);
}

static void say(Counting *c) {
    ticker_say(&c->ticker, "%" PRIu64 " of %" PRIu64 " first moves, %" PRIu64 " sequences",
               c->moves, c->all, c->nodes);
}

static void counted(void *ctx, const char *move, uint64_t nodes) {
    Counting *c = ctx;
    (void)move;
    c->moves++;
    c->nodes += nodes;
    say(c);
}

uint64_t count_shown(const sw_Match *m, int depth, int threads, sw_StopFn *stop, void *ctx) {
    Counting c = {.all = depth > 2 ? sw_match_count(m) : 0, .stop = stop, .ctx = ctx};
    ticker_begin(&c.ticker);
    bool shown = c.ticker.on && c.all > 0;
    if (shown)
        say(&c);
    uint64_t nodes = shown ? sw_match_divide(m, depth, threads, counted, is_stopped, &c)
                           : sw_match_perft(m, depth, threads, is_stopped, &c);
    ticker_end(&c.ticker);
    return nodes;
}
