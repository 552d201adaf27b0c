/*
** mop_up.c -- distances by where a piece could capture, and the values that follow from them.
*/
#include "mop_up.h"

/* EDGE: what a loser's piece on its most remote cell costs him; NEAR: what the winner's royal
** piece gains at distance 0 from all of the loser's men; both in percent of a usual piece.
** LITTLE, in the same measure: with this much left a side is not mopped up yet. */
enum { EDGE = 60, NEAR = 40, LITTLE = 400 };
enum { FULL = 100, UNREACHED = 255 };

/* How many steps a piece needs on the empty board, each to a cell on which it could capture. */
typedef struct Distances {
    int n;
    CellSet *leads;  /* [n] where one step leads */
    uint8_t *length; /* [n][n] steps from, to */
    int longest;
} Distances;

/* Game.reach has the cells from where a cell is captured on; this is its transpose. */
static void transpose(const CellSet *reach, Distances *s) {
    for (int to = 0; to < s->n; to++)
        for (CellSet from = reach[to]; !set_empty(from);)
            set_add(&s->leads[set_pop(&from)], (unsigned)to);
}

static void measure_from(Distances *s, int from) {
    uint8_t *length = s->length + from * s->n;
    CellSet seen = set_of((unsigned)from), edge = seen;
    for (int to = 0; to < s->n; to++)
        length[to] = UNREACHED;
    for (int far = 0; !set_empty(edge) && far < UNREACHED; far++) {
        CellSet next = {{0}};
        s->longest = far > s->longest ? far : s->longest;
        while (!set_empty(edge)) {
            unsigned cell = set_pop(&edge);
            length[cell] = (uint8_t)far;
            next = set_or(next, s->leads[cell]);
        }
        edge = set_minus(next, seen);
        seen = set_or(seen, next);
    }
}

/* A cell out of reach counts as one at the longest distance. */
static void scale_lengths(Distances *s) {
    for (int i = 0; i < s->n * s->n; i++) {
        int length = s->length[i] < s->longest ? s->length[i] : s->longest;
        s->length[i] = (uint8_t)(s->longest ? length * FULL / s->longest : 0);
    }
}

/* The sums of distances from each cell, scaled from 0, the smallest one, to FULL, the
** largest. */
static const uint8_t *find_remote(const Distances *s, Arena *a) {
    uint8_t *remote = ARENA_ARRAY(a, uint8_t, s->n);
    int sum[SQ_MAX] = {0}, least = INT32_MAX, most = 0;
    for (int from = 0; from < s->n; from++) {
        for (int to = 0; to < s->n; to++)
            sum[from] += s->length[from * s->n + to];
        least = sum[from] < least ? sum[from] : least;
        most = sum[from] > most ? sum[from] : most;
    }
    for (int from = 0; from < s->n && most > least; from++)
        remote[from] = (uint8_t)((sum[from] - least) * FULL / (most - least));
    return remote;
}

static void add_piece(MopUp *u, int player, int kind, Arena *a) {
    const Game *g = u->game;
    Piece x = game_piece(g, player, kind);
    Distances s = {.n = g->graph.ncells};
    s.leads = ARENA_ARRAY(a, CellSet, s.n);
    s.length = ARENA_ARRAY(a, uint8_t, s.n * s.n);
    transpose(&g->reach.takes[(player * g->nkinds + kind) * s.n], &s);
    for (int from = 0; from < s.n; from++)
        measure_from(&s, from);
    scale_lengths(&s);
    u->remote[x] = find_remote(&s, a);
    if (g->royal >> kind & 1)
        u->steps[x] = s.length;
}

const MopUp *mop_up_new(const Game *g, KindSet stakes, int32_t unit, Arena *a) {
    MopUp *u = ARENA_ARRAY(a, MopUp, 1);
    u->game = g;
    u->unit = unit;
    for (int player = 0; player < g->nplayers; player++)
        for (int kind = 0; kind < g->nkinds; kind++)
            if (stakes >> kind & 1)
                add_piece(u, player, kind, a);
    return u;
}

/* For each of the winner's royal pieces how near it is to the loser's men on
** average, 0 to FULL; added up. */
static int nearness(const MopUp *u, const Pos *p, CellSet winner, CellSet men) {
    int sum = 0, n = set_count(men);
    while (!set_empty(winner)) {
        unsigned from = set_pop(&winner);
        const uint8_t *steps = u->steps[p->cell[from]];
        for (CellSet to = men; steps && !set_empty(to);)
            sum += FULL - steps[from * (unsigned)u->game->graph.ncells + set_pop(&to)];
    }
    return n ? sum / n : 0;
}

static int remoteness(const MopUp *u, const Pos *p, CellSet loser) {
    int sum = 0;
    while (!set_empty(loser)) {
        unsigned cell = set_pop(&loser);
        sum += u->remote[p->cell[cell]][cell];
    }
    return sum;
}

int mop_up_weight(const MopUp *u, int64_t more, int64_t left) {
    int64_t ahead = more * FULL / u->unit, full = LITTLE - left * FULL / u->unit;
    if (ahead <= 0 || full <= 0)
        return 0;
    return (int)((ahead < FULL ? ahead : FULL) * full / LITTLE);
}

int mop_up_value(const MopUp *u, const Pos *p, int weight, CellSet winner, CellSet loser,
                 CellSet men) {
    int64_t sum = EDGE * remoteness(u, p, loser) + NEAR * nearness(u, p, winner, men);
    return (int)(sum * weight / FULL * u->unit / (FULL * FULL));
}
