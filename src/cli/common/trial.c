/*
** trial.c -- random games with a budget of processor time; loading with other values.
*/
#include "trial.h"

#include "alike.h"
#include "branches.h"
#include "text.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- random games ---- */

/* Seconds of processor time: on a busy machine a trial plays as many
** games as on an idle one. */
static double worked(void) {
    return (double)clock() / CLOCKS_PER_SEC;
}

static void add(sw_Sample *sum, const sw_Sample *s) {
    sum->games += s->games;
    sum->plies += s->plies;
    sum->drawn += s->drawn;
    sum->unended += s->unended;
    for (int p = 0; p < SW_PLAYERS_MAX; p++)
        sum->won[p] += s->won[p];
}

/* The most plies of a game, so that a single one takes no longer than `seconds`; extrapolated
** from FIRST plies. At most TRIAL_PLIES; 0 if fewer than LEAST would fit. */
static int plies_in(const sw_Match *m, double seconds) {
    enum { FIRST = 8, LEAST = 100 };
    double start = worked();
    sw_match_sample(m, 1, FIRST, 1, NULL);
    double each = (worked() - start) / FIRST;
    if (each * TRIAL_PLIES <= seconds)
        return TRIAL_PLIES;
    int plies = (int)(seconds / each);
    return plies < LEAST ? 0 : plies;
}

/* For qsort(): by falling number of games, then by text. */
static int by_games(const void *a, const void *b) {
    const TrialEnd *x = a, *y = b;
    return x->games != y->games ? x->games < y->games ? 1 : -1 : strcmp(x->says, y->says);
}

/* Counts the games of a rule, together with those of any other rule that has the
** same text. Frees `says`. */
static void add_end(Trial *t, char *says, uint64_t games) {
    int i = 0;
    while (i < t->nends && strcmp(t->ends[i].says, says) != 0)
        i++;
    if (i == t->nends)
        t->ends[t->nends++] = (TrialEnd){copy_text(says), 0};
    t->ends[i].games += games;
    sw_free(says);
}

static void add_ends(Trial *t, const sw_Game *g, const uint64_t *by_rule) {
    int n = sw_game_rules(g);
    t->ends = cli_grow(NULL, sizeof *t->ends * (size_t)n);
    for (int i = 0; i < n; i++)
        if (by_rule[i] > 0)
            add_end(t, sw_game_rule(g, i), by_rule[i]);
    qsort(t->ends, (size_t)t->nends, sizeof *t->ends, by_games);
}

Trial trial_play(const sw_Match *m, uint64_t seed) {
    static const double SECONDS = 1;
    const sw_Game *g = sw_match_game(m);
    size_t size = sizeof(uint64_t) * (size_t)sw_game_rules(g);
    uint64_t *by_rule = memset(cli_grow(NULL, size), 0, size);
    double start = worked();
    Trial t = {.limit = plies_in(m, SECONDS)};
    while (t.limit > 0 && t.games.games < TRIAL_GAMES && worked() - start < SECONDS) {
        sw_Sample s = sw_match_sample(m, 1, t.limit, seed + t.games.games + 1, by_rule);
        add(&t.games, &s);
    }
    add_ends(&t, g, by_rule);
    free(by_rule);
    return t;
}

void trial_free(Trial *t) {
    for (int i = 0; i < t->nends; i++)
        free(t->ends[i].says);
    free(t->ends);
}

/* ---- positions written and read again ---- */

/* Why the FEN of a position gives none, or another one, for free(); NULL
** if it gives the same. */
static char *unread(const sw_Match *m) {
    char *fen = sw_match_fen(m), *error = NULL, *why = NULL;
    sw_Match *again = sw_match_new(sw_match_game(m), fen, &error);
    char *second = again ? sw_match_fen(again) : NULL;
    if (!again)
        why = format("%s: %s", fen, error);
    else if (strcmp(fen, second) != 0)
        why = format("%s: it is read back as %s", fen, second);
    sw_free(second);
    sw_free(error);
    sw_free(fen);
    sw_match_free(again);
    return why;
}

/* Makes the throws that are due, and a legal move drawn by *luck, a linear congruential
** generator. False if there is no move. */
static bool play_any(sw_Match *m, uint64_t *luck) {
    int n;
    sw_match_throw(m);
    char **move = sw_match_moves(m, NULL, &n, NULL);
    *luck = *luck * 6364136223846793005U + 1442695040888963407U;
    bool played = n > 0 && sw_match_play(m, move[(*luck >> 33) % (uint64_t)n], NULL);
    sw_free(move);
    return played;
}

char *trial_unread(const sw_Match *m, uint64_t seed) {
    static const double SECONDS = 0.3;
    enum { GAMES = 20, PLIES = 60 };
    double start = worked();
    char *why = NULL;
    for (uint64_t game = 0; game < GAMES && !why; game++) {
        sw_Match *copy = sw_match_copy(m);
        uint64_t luck = seed + game;
        sw_match_seed(copy, luck);
        for (int ply = 0; ply < PLIES && !why && worked() - start < SECONDS; ply++) {
            if (!play_any(copy, &luck))
                break;
            why = unread(copy);
        }
        sw_match_free(copy);
    }
    return why;
}

/* ---- moves written alike ---- */

char *trial_alike(const sw_Match *m, uint64_t seed) {
    char *told = NULL;
    sw_Match *copy = sw_match_copy(m);
    sw_match_seed(copy, seed);
    sw_match_throw(copy);
    /* They are sorted: "b3" comes shortly before "b3/2". */
    char **moves = sw_match_moves(copy, NULL, NULL, NULL);
    for (size_t i = 1; moves[0] && moves[i] && !told; i++) {
        size_t n = strlen(moves[i]), body = n > 2 ? n - 2 : 0;
        if (strcmp(moves[i] + body, "/2") != 0)
            continue;
        for (size_t k = i; k-- > 0 && strncmp(moves[k], moves[i], body) == 0 && !told;)
            if (strlen(moves[k]) == body)
                told = format("%s, %s", moves[k], moves[i]);
    }
    sw_free(moves);
    sw_match_free(copy);
    return told;
}

/* ---- options that change nothing ---- */

/* Whether the game is the same with that value of the option; false if the value is refused. */
static bool same_with(const Args *a, const sw_Game *as_set, const sw_Option *o, int64_t value,
                      Loads *loads) {
    int64_t work;
    sw_Setting *set = cli_grow(NULL, sizeof *set * (size_t)(a->nset + 1));
    char *text = format("%" PRId64, value);
    int n = 0;
    for (int i = 0; i < a->nset; i++)
        if (!setting_is_of(&a->set[i], o->name))
            set[n++] = a->set[i];
    set[n++] = (sw_Setting){o->name, text};
    sw_Game *g = sw_game_load_counted(a->word[0], set, n, (uint64_t)a->option[OPT_SEED].number,
                                      NULL, &work);
    loads->work -= work;
    bool same = g && games_alike(g, as_set);
    sw_game_free(g);
    free(text);
    free(set);
    return same;
}

bool trial_matters(const Args *a, const sw_Match *m, const sw_Option *o, Loads *loads) {
    if (strcmp(o->type, "number") != 0 || o->min == o->max || !loads_take(loads, 2))
        return true;
    const sw_Game *g = sw_match_game(m);
    return !(same_with(a, g, o, o->min, loads) && same_with(a, g, o, o->max, loads));
}
