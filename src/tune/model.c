/*
** model.c -- numbers the parameters, counts them in positions, and turns them into weights.
**
**     group 0: value, place 0, place 1 ...   group 1: ...   ...   terms   bias
**
** A group is a kind, of all players where they share parameters, else of one of them.
*/
#include "model.h"

#include "base/saturate.h"
#include "places.h"
#include "search/value/tuned.h"

#include <math.h>
#include <stdlib.h>

/* How far weights are expected to be off (Fit.spread), in hundredths of the smallest piece.
** For values and places a share of what the kind is worth is added. */
static const double VALUE_SPREAD = 25, VALUE_SHARE = 0.2, PLACE_SPREAD = 10, PLACE_SHARE = 0.03,
                    TERM_SPREAD = 15, BIAS_SPREAD = 1000;

struct Model {
    const Game *game;
    Arena *arena;
    const Eval *eval; /* with the weights that follow from the definition */
    bool alike;
    int nplaces, n;         /* n: how many parameters */
    uint16_t place[SQ_MAX]; /* of each cell */
    /* [player][cell]: the cell that looks to the first player as this one does to him. */
    Sq seen[PLAYERS_MAX][SQ_MAX];
    double *spread; /* [n] */
};

static int group_of(const Model *m, int player, int kind) {
    return (m->alike ? 0 : player * m->game->nkinds) + kind;
}

static int value_number(const Model *m, int player, int kind) {
    return group_of(m, player, kind) * (m->nplaces + 1);
}

static int place_number(const Model *m, int player, int kind, unsigned cell) {
    unsigned seen = m->alike ? m->seen[player][cell] : cell;
    return value_number(m, player, kind) + 1 + m->place[seen];
}

static int term_number(const Model *m, Term term) {
    return m->n - 1 - TERM_COUNT + (int)term;
}

/* What it is worth to be the first player, whatever the position. If he wins more often, that
** must not be credited to men or cells. It becomes no weight. */
static int bias_number(const Model *m) {
    return m->n - 1;
}

/* The inverse of tuned_seat(). */
static void find_seats(Model *m) {
    for (int p = 0; p < m->game->nplayers; p++)
        for (int c = 0; c < m->game->graph.ncells; c++)
            m->seen[p][tuned_seat(m->game, p, (unsigned)c)] = (Sq)c;
}

static void find_spread(Model *m) {
    const Game *g = m->game;
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < g->nkinds; k++) {
            double worth = fabs((double)m->eval->worth[game_piece(g, p, k)]);
            int first = value_number(m, p, k);
            m->spread[first] = VALUE_SPREAD + VALUE_SHARE * worth;
            for (int i = 1; i <= m->nplaces; i++)
                m->spread[first + i] = PLACE_SPREAD + PLACE_SHARE * worth;
        }
    for (Term t = 0; t < TERM_COUNT; t++)
        m->spread[term_number(m, t)] = TERM_SPREAD;
    m->spread[bias_number(m)] = BIAS_SPREAD;
}

Model *model_new(const Game *g) {
    Model *m = mem_grow(NULL, sizeof *m);
    *m = (Model){.game = g, .arena = arena_new(), .alike = tuned_alike(g)};
    m->eval = eval_new(g, false, m->arena);
    m->nplaces = places_find(g, m->place);
    m->n = (m->alike ? 1 : g->nplayers) * g->nkinds * (m->nplaces + 1) + TERM_COUNT + 1;
    m->spread = ARENA_ARRAY(m->arena, double, m->n);
    find_seats(m);
    find_spread(m);
    return m;
}

void model_free(Model *m) {
    if (!m)
        return;
    arena_free(m->arena);
    free(m);
}

Fit model_fit(const Model *m) {
    return (Fit){.n = m->n, .spread = m->spread};
}

/* ---- positions ---- */

/* Adds 1 to the parameters of each man of the first player, and -1 to those of other men. */
static void count_men(const Model *m, const Pos *p, int16_t *times) {
    const Game *g = m->game;
    for (int c = 0; c < g->graph.ncells; c++) {
        Piece x = p->cell[c];
        if (!piece_is(x) || g->owner[x] >= g->nplayers)
            continue;
        int player = g->owner[x], sign = player == 0 ? 1 : -1;
        times[place_number(m, player, g->kind[x], (unsigned)c)] += (int16_t)sign;
        times[value_number(m, player, g->kind[x])] += (int16_t)sign;
    }
}

static int16_t within(int64_t number) {
    return (int16_t)saturate_within(number, INT16_MAX);
}

static void count_hands(const Model *m, const Pos *p, int16_t *times) {
    const Game *g = m->game;
    for (int player = 0; player < g->nplayers; player++)
        for (int k = 0; k < g->nkinds; k++) {
            int16_t *at = &times[value_number(m, player, k)];
            if (g->kinds[k].in_hand)
                *at = within(*at + (player == 0 ? 1 : -1) *
                                       (int64_t)p->var[g->kinds[k].holding + player]);
        }
}

void model_add(const Model *m, const Pos *p, double result, uint32_t game, Fit *f) {
    int16_t *times = mem_grow(NULL, (size_t)m->n * sizeof *times);
    for (int i = 0; i < m->n; i++)
        times[i] = 0;
    Tally t = eval_tally(m->eval, p);
    count_men(m, p, times);
    count_hands(m, p, times);
    Terms terms = eval_terms(m->eval, p, &t, 0);
    for (Term term = 0; term < TERM_COUNT; term++)
        times[term_number(m, term)] = within(terms.of[term]);
    times[bias_number(m)] = 1;
    for (int i = 0; i < m->n; i++)
        if (times[i])
            fitparts_add(&f->parts, (FitPart){(uint16_t)i, times[i]});
    free(times);
    fitrows_add(&f->rows, (FitRow){.value = (float)eval_value(m->eval, p, &t, 0),
                                   .early = (float)eval_phase(m->eval, &t) / PHASES,
                                   .result = (float)result,
                                   .game = game,
                                   .parts = (uint32_t)f->parts.n});
}

/* ---- weights ---- */

/* Adds to shown[2 * n] how often rows have each parameter, early and late. */
static void count_shown(const Fit *f, double *shown) {
    uint32_t part = 0;
    for (size_t i = 0; i < f->rows.n; i++)
        for (double early = (double)f->rows.at[i].early; part < f->rows.at[i].parts; part++) {
            const FitPart *p = &f->parts.at[part];
            shown[2 * p->number] += early * abs(p->times);
            shown[2 * p->number + 1] += (1 - early) * abs(p->times);
        }
}

/* Moves the mean of a group's places to its value, in one phase (0: early, 1: late). Not for a
** kind that can be in hand: there its value counts alone, and so would change with it. */
static void level_group(const Model *m, const double *shown, int first, int phase, double *d) {
    double sum = 0, n = 0;
    for (int i = 1; i <= m->nplaces; i++) {
        int at = 2 * (first + i) + phase;
        sum += shown[at] * d[at];
        n += shown[at];
    }
    for (int i = 0; i <= m->nplaces && n > 0; i++)
        d[2 * (first + i) + phase] += i == 0 ? sum / n : -sum / n;
}

static int32_t rounded(double number) {
    double most = WEIGHT_MAX;
    return (int32_t)lround(number > most ? most : number < -most ? -most : number);
}

/* The weight with both differences of the parameter added. */
static Weight moved(Weight w, const double *d, int number) {
    return (Weight){rounded(w.early + d[2 * number]), rounded(w.late + d[2 * number + 1])};
}

/* Changes the value of a piece, and what each cell adds to it. */
static void move_piece(const Model *m, const double *d, int player, int kind, Weights *w) {
    int n = m->game->graph.ncells;
    Piece x = game_piece(m->game, player, kind);
    Weight before = w->value[x], value = moved(before, d, value_number(m, player, kind));
    for (int c = 0; c < n; c++) {
        Weight *s = &w->square[x * n + c];
        Weight more = {s->early - before.early, s->late - before.late};
        more = moved(more, d, place_number(m, player, kind, (unsigned)c));
        *s = (Weight){rounded((double)value.early + more.early),
                      rounded((double)value.late + more.late)};
    }
    w->value[x] = value;
}

const Weights *model_weights(const Model *m, const Fit *f, const double *d, Arena *a) {
    const Game *g = m->game;
    Weights *w = weights_copy(weights_derived(g, a), g, a);
    double *shown = ARENA_ARRAY(a, double, 2 * m->n);
    double *level = arena_copy(a, d, sizeof *d * 2 * (size_t)m->n);
    count_shown(f, shown);
    for (int group = 0; group < (m->alike ? 1 : g->nplayers) * g->nkinds; group++)
        for (int phase = 0; phase < 2 && !g->kinds[group % g->nkinds].in_hand; phase++)
            level_group(m, shown, group * (m->nplaces + 1), phase, level);
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < g->nkinds; k++)
            move_piece(m, level, p, k, w);
    for (Term t = 0; t < TERM_COUNT; t++)
        w->term[t] = moved(w->term[t], level, term_number(m, t));
    return w;
}
