/*
** weights.c -- the weights that follow from the definition, all of them read off the Game.
*/
#include "weights.h"

#include "base/saturate.h"

#include <string.h>

/* REACH_BONUS: for each cell that a piece reaches beyond the average of its kind. PRESSURE:
** the weight of its term. PROMOTION: how much of what promotion gains a piece has in
** prospect, in percent; that is halved for each move that is still to be made. Only what
** exceeds OWN_TIMES a piece's own worth counts: where promotion gains little, going forward
** for it weakens the position. */
enum { PER_PIECE = 100, REACH_BONUS = 8, PRESSURE = 25, PROMOTION = 62, OWN_TIMES = 3 };
/* MOBILITY, SIEGE: the weights of their terms, in thousandths of the value of a usual man.
** HANGING: that of its term. */
enum { MOBILITY = 15, SIEGE = 14, PER_MILLE = 1000, HANGING = 5 };
/* Of the term PASSED: passed men count for more when there is little left to stop them. */
enum { PASSED_EARLY = 1, PASSED_LATE = 3 };

const char *const term_name[TERM_COUNT] = {
#define TERM(name, text, asks) text,
#include "terms.def"
#undef TERM
};

const char *const searcher_name[SEARCHER_COUNT] = {"", "alpha-beta", "mcts"};

Searcher searcher_named(const char *name) {
    for (Searcher s = SEARCHER_ALPHA_BETA; s < SEARCHER_COUNT; s++)
        if (strcmp(name, searcher_name[s]) == 0)
            return s;
    return SEARCHER_CHOSEN;
}

int64_t weights_unit(const Game *g) {
    int64_t least = 0;
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < g->nkinds; k++) {
            int64_t v = g->kinds[k].value[p];
            if (v > 0 && !(g->royal >> k & 1) && (least == 0 || v < least))
                least = v;
        }
    return least > 0 ? least : PER_PIECE;
}

/* The clamp keeps values well below a forced end, whatever an author states. */
int32_t weights_in_hundredths(int64_t gain, int64_t unit) {
    return (int32_t)saturate_within(gain * PER_PIECE / unit, WEIGHT_MAX);
}

/* Adds to count[] on how many cells a piece of this kind could capture from each cell of the
** empty board; returns the total. */
static int count_reach(const Game *g, int player, int kind, int32_t *count) {
    int n = g->graph.ncells, total = 0;
    const CellSet *to = &g->reach.takes[(player * g->nkinds + kind) * n];
    for (int cell = 0; cell < n; cell++) {
        CellSet from = to[cell];
        total += set_count(from);
        while (!set_empty(from))
            count[set_pop(&from)]++;
    }
    return total;
}

int32_t weights_prospect(const Weights *w, const Game *g, int player, int kind, int cell) {
    enum { FAR = 16 };
    const Career *c = game_career(g, player, kind);
    if (!c->moves || c->moves[cell] >= FAR)
        return 0;
    int32_t more = w->value[game_piece(g, player, c->becomes)].early -
                   OWN_TIMES * w->value[game_piece(g, player, kind)].early;
    return more > 0 ? more * PROMOTION / 100 >> c->moves[cell] : 0;
}

static Weight both(int64_t number) {
    int32_t n = (int32_t)saturate_within(number, WEIGHT_MAX);
    return (Weight){n, n};
}

/* The weights of a piece on each cell. Pieces at stake get no bonus for reach: they should not
** be drawn to the middle of the board. */
static void fill_squares(Weights *w, const Game *g, int player, int kind) {
    int n = g->graph.ncells;
    int32_t reach[SQ_MAX] = {0};
    Piece x = game_piece(g, player, kind);
    int32_t worth = w->value[x].early;
    int total = count_reach(g, player, kind, reach);
    for (int c = 0; c < n; c++) {
        int more =
            (g->goal | g->royal) >> kind & 1 ? 0 : (reach[c] * n - total) * REACH_BONUS / n;
        more += weights_prospect(w, g, player, kind, c);
        w->square[x * n + c] = both((int64_t)worth + more);
    }
}

int32_t weights_usual(const Weights *w, const Game *g) {
    int64_t worth = 0, men = 0;
    for (int c = 0; c < g->graph.ncells; c++) {
        Piece x = g->start[c];
        if (!piece_is(x) || g->owner[x] >= g->nplayers ||
            (g->goal | g->royal) >> g->kind[x] & 1)
            continue;
        worth += w->value[x].early;
        men++;
    }
    return men > 0 ? (int32_t)(worth / men) : 0;
}

static int32_t thousandths(int64_t usual, int number) {
    return (int32_t)((usual * number + PER_MILLE / 2) / PER_MILLE);
}

/* Control of cells has a weight only in games with royal men: there matches have shown that it
** gains, and elsewhere they have not. A siege takes many men, so it counts early. */
static void fill_terms(Weights *w, const Game *g) {
    int32_t usual = g->royal ? weights_usual(w, g) : 0;
    w->term[TERM_PRESSURE] = both(PRESSURE);
    w->term[TERM_MOBILITY] = both(thousandths(usual, MOBILITY));
    w->term[TERM_SIEGE].early = thousandths(usual, SIEGE);
    w->term[TERM_PASSED] = (Weight){PASSED_EARLY, PASSED_LATE};
    w->term[TERM_HANGING] = both(g->royal ? HANGING : 0);
}

const Weights *weights_derived(const Game *g, Arena *a) {
    Weights *w = ARENA_ARRAY(a, Weights, 1);
    int64_t unit = weights_unit(g);
    w->square = ARENA_ARRAY(a, Weight, PIECES_MAX * g->graph.ncells);
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < g->nkinds; k++)
            if (!(g->royal >> k & 1))
                w->value[game_piece(g, p, k)] =
                    both(weights_in_hundredths(g->kinds[k].value[p], unit));
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < g->nkinds; k++)
            fill_squares(w, g, p, k);
    fill_terms(w, g);
    return w;
}

Weights *weights_copy(const Weights *w, const Game *g, Arena *a) {
    Weights *copy = arena_copy(a, w, sizeof *w);
    copy->square =
        arena_copy(a, w->square, sizeof *w->square * (size_t)(PIECES_MAX * g->graph.ncells));
    return copy;
}
