/*
** arena.c -- the search plays games against simple players.
**
** arena [--games N] [--ms N] [--nodes N] [--level N] [--seed N] [--plies N] [--least N]
**       [--set a=b]... GAME random|greedy|uct|levelN...
**
** Sides alternate. A game that reaches --plies counts as drawn. Prints a line for each
** opponent; exit code 1 if one of them lost fewer than --least games. The opponents: random
** plays any move; greedy makes the most valuable capture, or any move if there is none; uct
** knows nothing but the rules (uct.h) and takes the same time; levelN is the search at that
** level, with the same limits. The search is the one that plays the game in the program.
*/
#include "base/rng.h"
#include "search/searcher.h"
#include "vm/ask/movegen.h"
#include "support/given.h"
#include "vm/meaning/chance.h"
#include "vm/meaning/rules.h"
#include "vm/meaning/make.h"
#include "uct.h"

#include <string.h>

enum { SETTINGS_MAX = 64, TABLE_MEGABYTES = 16 };

typedef struct Wish {
    int games, plies, least;
    uint64_t seed;
    Limits limits;
    const char *game;
    int nset;
    Setting set[SETTINGS_MAX];
} Wish;

typedef struct Match {
    const Wish *wish;
    const Game *game;   /* owned */
    Searching *mind[2]; /* owned; each player has a table of its own */
    Rng rng;
    Pos pos;
    History history;
    Moves legal;
    uint64_t uct_games; /* random games played by uct */
} Match;

typedef struct Tally {
    int won, drawn, lost, capped;
    uint64_t plies, moves, nodes;
    double seconds;
} Tally;

/* Chooses one of m->legal. */
typedef Move Choose(Match *m, int level, Tally *t);

static Move play_random(Match *m, int level, Tally *t) {
    (void)level, (void)t;
    return m->legal.at[rng_below(&m->rng, m->legal.n)];
}

static Move play_greedy(Match *m, int level, Tally *t) {
    Move best = play_random(m, level, t);
    int32_t most = 0;
    bool decisive = false;
    for (size_t i = 0; i < m->legal.n; i++) {
        MoveView v = move_view(&m->pos, m->legal.at[i]);
        bool goal = piece_is(v.captured) && m->game->goal >> m->game->kind[v.captured] & 1;
        if (goal < decisive || (goal == decisive && v.gain <= most))
            continue;
        decisive = goal;
        most = v.gain;
        best = m->legal.at[i];
    }
    return best;
}

static Move play_search(Match *m, int level, Tally *t) {
    Limits l = m->wish->limits;
    l.level = level;
    l.seed = rng_next(&m->rng);
    Report r =
        searching_run(m->mind[t == NULL], SEARCHER_CHOSEN, &m->pos, &m->history, &l, NULL);
    if (t != NULL) {
        t->moves++;
        t->nodes += r.nodes;
        t->seconds += r.seconds;
    }
    return r.pv[0];
}

static Move play_uct(Match *m, int level, Tally *t) {
    (void)level, (void)t;
    return uct_move(&m->pos, &m->history, m->wish->limits.time_ms, &m->rng, &m->uct_games);
}

/* The result of the position, or VERDICT_NONE; lists its moves in m->legal. */
static Result look(Match *m) {
    m->legal.n = 0;
    moves_legal(&m->pos, &m->legal);
    return rules_judge(&m->pos, &m->history, (int)m->legal.n);
}

static bool legal(const Match *m, Move move) {
    for (size_t i = 0; i < m->legal.n; i++)
        if (m->legal.at[i] == move)
            return true;
    return false;
}

/* Makes the throws that are due, unless the game has ended before. */
static void throw_dice(Match *m) {
    Undo u;
    while (m->pos.chance && !rules_decided(&m->pos))
        pos_make(&m->pos, chance_draw(&m->pos, &m->rng), &u);
}

/* Starts both players afresh. */
static void forget(Match *m) {
    for (int i = 0; i < 2; i++) {
        searching_free(m->mind[i]);
        m->mind[i] = searching_new(m->game, TABLE_MEGABYTES);
    }
}

/* Plays one game, the search as player `me`. False if it makes an illegal move. */
static bool play(Match *m, int me, Choose *other, int level, Tally *t) {
    Undo u;
    Result r;
    pos_start(m->game, &m->pos);
    history_clear(&m->history);
    forget(m);
    int ply = 0;
    throw_dice(m);
    for (; (r = look(m)).verdict == VERDICT_NONE && ply < m->wish->plies; ply++) {
        Move move = m->pos.side == me ? play_search(m, m->wish->limits.level, t)
                                      : other(m, level, NULL);
        if (!legal(m, move))
            return false;
        pos_make(&m->pos, move, &u);
        history_add(&m->history, u.key);
        throw_dice(m);
    }
    t->plies += (uint64_t)ply;
    t->won += r.verdict == VERDICT_WIN && r.winner == me;
    t->lost += r.verdict == VERDICT_WIN && r.winner != me;
    t->drawn += r.verdict == VERDICT_DRAW;
    t->capped += r.verdict == VERDICT_NONE;
    return true;
}

static Choose *player_named(const char *name, int *level) {
    if (strcmp(name, "random") == 0)
        return play_random;
    if (strcmp(name, "greedy") == 0)
        return play_greedy;
    if (strcmp(name, "uct") == 0)
        return play_uct;
    return sscanf(name, "level%d", level) == 1 ? play_search : NULL;
}

static bool meet(Match *m, const char *name) {
    int level = 0;
    Tally t = {0};
    Choose *other = player_named(name, &level);
    if (other == NULL) {
        fprintf(stderr, "arena: no player '%s': random, greedy, uct or levelN\n", name);
        return false;
    }
    if (other == play_uct && (m->game->nchances > 0 || m->wish->limits.time_ms <= 0)) {
        fprintf(stderr, "arena: uct plays games without throws, and thinks for --ms\n");
        return false;
    }
    for (int i = 0; i < m->wish->games; i++) {
        rng_seed(&m->rng, m->wish->seed + (uint64_t)i);
        if (!play(m, i % m->game->nplayers, other, level, &t)) {
            fprintf(stderr, "arena: game %d: an illegal move\n", i);
            return false;
        }
        fprintf(stderr, "\r%d: +%d =%d -%d (%d)", i + 1, t.won, t.drawn, t.lost, t.capped);
    }
    fprintf(stderr, "\n");
    printf("%s against %s: won %d, drawn %d, lost %d, unfinished %d; %.0f plies a game, "
           "%.0f nodes a move, %.0f nodes/s\n",
           m->wish->game, name, t.won, t.drawn, t.lost, t.capped,
           (double)t.plies / m->wish->games, (double)t.nodes / (double)(t.moves + !t.moves),
           (double)t.nodes / (t.seconds > 0 ? t.seconds : 1));
    return t.won >= m->wish->least;
}

static void set_option(Wish *w, char *text) {
    char *value = strchr(text, '=');
    if (value == NULL || w->nset == SETTINGS_MAX)
        return;
    *value = '\0';
    w->set[w->nset++] = (Setting){text, value + 1};
}

/* Reads one "--word N"; false if the word is unknown. */
static bool read_option(Wish *w, const char *word, char *value) {
    long long n = strtoll(value, NULL, 10);
    if (strcmp(word, "--set") == 0)
        set_option(w, value);
    else if (strcmp(word, "--games") == 0)
        w->games = (int)n;
    else if (strcmp(word, "--ms") == 0)
        w->limits.time_ms = n;
    else if (strcmp(word, "--nodes") == 0)
        w->limits.nodes = (uint64_t)n;
    else if (strcmp(word, "--level") == 0)
        w->limits.level = (int)n;
    else if (strcmp(word, "--seed") == 0)
        w->seed = (uint64_t)n;
    else if (strcmp(word, "--plies") == 0)
        w->plies = (int)n;
    else if (strcmp(word, "--least") == 0)
        w->least = (int)n;
    else
        return false;
    return true;
}

static int arena(const Wish *w, char **players, int n) {
    Game *g = given_set(w->game, w->set, w->nset);
    Match m = {.wish = w, .game = g};
    bool well = true;
    for (int i = 0; i < n; i++)
        well &= meet(&m, players[i]);
    searching_free(m.mind[0]);
    searching_free(m.mind[1]);
    history_free(&m.history);
    moves_free(&m.legal);
    game_free(g);
    return well ? 0 : 1;
}

int main(int argc, char **argv) {
    Wish w = {.games = 10, .plies = 400, .seed = 1};
    int i = 1;
    for (; i + 1 < argc && argv[i][0] == '-'; i += 2)
        if (!read_option(&w, argv[i], argv[i + 1])) {
            fprintf(stderr, "arena: no option '%s'\n", argv[i]);
            return 2;
        }
    if (argc - i < 2 || w.games < 1) {
        fprintf(stderr,
                "usage: arena [--games N] [--ms N] ... GAME random|greedy|uct|levelN...\n");
        return 2;
    }
    if (w.limits.time_ms <= 0 && w.limits.nodes == 0)
        w.limits.time_ms = 100;
    w.game = argv[i];
    return arena(&w, argv + i + 1, argc - i - 1);
}
