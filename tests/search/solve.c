/*
** solve.c -- does the search find the only winning move?
**
** solve [--nodes N] FILE...: searches the position of each line (made by generate.c) with that
** many nodes; TAP. solve --ms N FILE...: gives the search that many milliseconds, and prints
** how many positions it solved. A position is solved if the move is right and, with a node
** limit, the score gives the right number of plies. Late move reductions sometimes find a
** longer win first; that counts as a win, but nine of ten positions must be solved. The file's
** name is that of the game.
*/
#include "search/tree/search.h"
#include "support/given.h"
#include "support/puzzles.h"
#include "support/tap.h"

/* LONGER: how many plies a forced win may be longer than the shortest. */
enum { TABLE_MEGABYTES = 16, PLIES_MAX = 16, NODES = 400000, LONGER = 4, OF_TEN = 9 };

/* The positions with wins in a certain number of plies. */
typedef struct Sum {
    int n, solved;
    double longest;
    uint64_t nodes;
} Sum;

typedef struct Solver {
    const char *name;
    Game *game; /* owned */
    Tt *tt;     /* owned */
    Limits limits;
    Tap *tap;
    Sum sum[PLIES_MAX];
} Solver;

/* With a time limit, the score is not checked: a search of a single legal move ends early. */
static bool solved(const Solver *s, const Pos *p, const Puzzle *t, const Report *r) {
    bool far = s->limits.time_ms > 0 || r->score == SCORE_WIN - t->plies;
    return far && r->npv > 0 && given_move_is(p, r->pv[0], t->move);
}

static void add(Sum *sum, const Report *r, bool fine) {
    sum->n++;
    sum->solved += fine;
    sum->nodes += r->nodes;
    if (r->seconds > sum->longest)
        sum->longest = r->seconds;
}

/* Clears the table first, so that no position profits from another. */
static void solve(Solver *s, const Puzzle *t) {
    if (t->fen == NULL) {
        tap_ok(s->tap, false, "%s:%d is no position", s->name, t->line);
        return;
    }
    Pos p = given_pos(s->game, t->fen);
    tt_clear(s->tt);
    Report r = search_run(&p, NULL, &s->limits, s->tt, NULL);
    bool fine = solved(s, &p, t, &r);
    add(&s->sum[t->plies % PLIES_MAX], &r, fine);
    if (s->limits.time_ms > 0)
        return;
    bool wins = fine || r.score >= SCORE_WIN - t->plies - LONGER;
    if (!tap_ok(s->tap, wins, "%s:%d: wins in %d", s->name, t->line, t->plies) || !fine) {
        Str text = {0};
        move_write(&p, r.pv[0], 0, &text);
        tap_note("%s: expected %s, found %s, value %d, depth %d, %llu nodes", t->fen, t->move,
                 str_text(&text), r.score, r.depth, (unsigned long long)r.nodes);
        str_free(&text);
    }
}

static void print_sums(const Solver *s) {
    for (int i = 0; i < PLIES_MAX; i++) {
        const Sum *sum = &s->sum[i];
        if (sum->n == 0)
            continue;
        if (s->limits.time_ms == 0)
            tap_ok(s->tap, sum->solved * 10 >= sum->n * OF_TEN,
                   "%s: nine of ten wins in %d are the shortest", s->name, i);
        printf("%s%-9s %-15s wins in %d: %d of %d solved",
               s->limits.time_ms ? "" : "# total: ", "solve", s->name, i, sum->solved, sum->n);
        if (s->limits.time_ms > 0)
            printf(" within %.1f s, the longest search %.3f s",
                   (double)s->limits.time_ms / 1000, sum->longest);
        printf(", %.0f nodes each\n", (double)sum->nodes / sum->n);
    }
}

static bool solve_file(const char *path, const Limits *limits, Tap *tap) {
    Puzzles file;
    Puzzle t;
    if (!puzzles_open(&file, path))
        return false;
    Solver s = {.name = file.game, .limits = *limits, .tap = tap};
    s.game = given_game(s.name);
    s.tt = tt_new(TABLE_MEGABYTES);
    while (puzzles_next(&file, &t))
        solve(&s, &t);
    print_sums(&s);
    puzzles_close(&file);
    tt_free(s.tt);
    game_free(s.game);
    return true;
}

int main(int argc, char **argv) {
    Limits limits = {.nodes = NODES};
    int i = 1;
    for (; i + 1 < argc && argv[i][0] == '-'; i += 2) {
        if (strcmp(argv[i], "--nodes") == 0)
            limits = (Limits){.nodes = strtoull(argv[i + 1], NULL, 10)};
        else if (strcmp(argv[i], "--ms") == 0)
            limits = (Limits){.time_ms = strtoll(argv[i + 1], NULL, 10)};
        else
            break;
    }
    if (i >= argc || argv[i][0] == '-') {
        fprintf(stderr, "usage: solve [--nodes N | --ms N] FILE...\n");
        return 2;
    }
    Tap tap = {0};
    for (; i < argc; i++)
        if (!solve_file(argv[i], &limits, &tap))
            return 2;
    return limits.time_ms > 0 ? 0 : tap_end(&tap);
}
