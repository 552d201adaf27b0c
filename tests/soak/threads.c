/*
** threads.c -- exercises everything that uses threads, for the thread sanitizer.
**
** threads [GAME...]: for each game (by default a few that differ in kind), searches and counts
** on several threads, runs two searches at a time that share the game and the table, and stops
** one from outside. Criterion does not work with the thread sanitizer, so this is a program of
** its own. Writes TAP.
*/
#include "../support/tap.h"
#include "../support/given.h"
#include "base/team.h"
#include "search/tree/search.h"
#include "vm/count/divide.h"
#include "vm/ask/movegen.h"
#include "vm/count/perft.h"
#include "vm/meaning/make.h"

#include <time.h>

enum { THREADS = 3, DEPTH = 4, NODES = 20000, COUNTED = 3, ENOUGH = 100000000 };

typedef struct Case {
    Pos pos;
    Tt *tt;
    atomic_bool stop;
    Report report[2];
} Case;

static void search(void *ctx, int i) {
    Case *c = ctx;
    Limits l = {.depth = DEPTH + i, .nodes = NODES, .threads = THREADS};
    c->report[i] = search_run(&c->pos, NULL, &l, c->tt, NULL);
}

/* Member 0 would search for minutes; member 1 stops it. */
static void search_and_stop(void *ctx, int i) {
    Case *c = ctx;
    if (i == 1) {
        nanosleep(&(struct timespec){0, 30000000}, NULL);
        atomic_store(&c->stop, true);
        return;
    }
    Limits l = {.nodes = ENOUGH, .threads = THREADS};
    c->report[0] = search_run(&c->pos, NULL, &l, c->tt, &(Watcher){.stop = &c->stop});
}

static bool answers(const Case *c, const Report *r) {
    return r->npv > 0 && move_is_legal(&c->pos, r->pv[0]);
}

static void try_game(Tap *tap, const char *name) {
    Game *g = given_game(name);
    Case c = {.tt = tt_new(1)};
    pos_start(g, &c.pos);
    tap_ok(tap, divide_perft(&c.pos, COUNTED, THREADS, NULL) == perft(&c.pos, COUNTED),
           "%s: threads count what one counts", name);
    bool both = team_run(2, search, &c) == 2;
    tap_ok(tap, answers(&c, &c.report[0]) && (!both || answers(&c, &c.report[1])),
           "%s: two searches share a table", name);
    if (team_run(2, search_and_stop, &c) == 2)
        tap_ok(tap, answers(&c, &c.report[0]), "%s: a search is stopped", name);
    tt_free(c.tt);
    game_free(g);
}

int main(int argc, char **argv) {
    static char *const usual[] = {"jetan", "manator", "atlantean", "chess"};
    Tap tap = {0};
    bool named = argc > 1;
    for (int i = 0; i < (named ? argc - 1 : 4); i++)
        try_game(&tap, named ? argv[i + 1] : usual[i]);
    return tap_end(&tap);
}
