/*
** eval.c -- material, the reach of each piece from where it stands, and pressure on the pieces
** on which the game hangs. All of it is read off the Game.
*/
#include "eval.h"

#include "../vm/movegen.h"

#include <math.h>

/* REACH_BONUS: for each cell more than a piece of its kind reaches on average. PRESSURE: for
** each piece that could take one on which the game hangs, were the way free. */
enum { PER_PIECE = 100, REACH_BONUS = 4, PRESSURE = 10 };
/* Whatever an author states, a value stays well below a forced end. */
enum { WORTH_MAX = 100000, VALUE_MAX = 900000 };

/* How many cells a piece reaches from each cell, on an open board. */
typedef struct Reach {
    int *count; /* [PIECES_MAX][ncells] */
    double average[PIECES_MAX];
} Reach;

static void count_reach(const Game *g, int player, int kind, Reach *r) {
    int n = g->graph.ncells, *count = &r->count[g->piece[player][kind] * n];
    const CellSet *to = &g->reach[(player * g->nkinds + kind) * n];
    int total = 0;
    for (int cell = 0; cell < n; cell++) {
        CellSet from = to[cell];
        total += set_count(from);
        while (!set_empty(from))
            count[set_pop(&from)]++;
    }
    r->average[g->piece[player][kind]] = (double)total / n;
}

static bool staked(const Game *g, int kind) {
    return (g->goal | g->royal) >> kind & 1;
}

/* Rides and leaps are worth less than their reach says, since ways are barred and few cells
** matter: the power 3/4 orders the pieces of the games we know as their players do. */
static double reach_worth(const Reach *r, Piece x) {
    return pow(r->average[x], 0.75);
}

/* The smallest positive value that the author states; 0 when he states none. */
static int64_t smallest_value(const Game *g) {
    int64_t least = 0;
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < g->nkinds; k++) {
            int64_t v = g->kinds[k].valued ? g->kinds[k].value[p] : 0;
            if (v > 0 && (least == 0 || v < least))
                least = v;
        }
    return least;
}

/* What one unit of reach_worth() is worth: as the stated values have it, or such that the
** weakest piece is worth a hundred. */
static double reach_rate(const Eval *e, const Reach *r) {
    const Game *g = e->game;
    double reach = 0, stated = 0, least = 0;
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < g->nkinds; k++) {
            double w = staked(g, k) ? 0 : reach_worth(r, g->piece[p][k]);
            if (w <= 0)
                continue;
            least = least == 0 || w < least ? w : least;
            if (g->kinds[k].valued) {
                reach += w;
                stated += (double)g->kinds[k].value[p] * PER_PIECE / (double)e->unit;
            }
        }
    if (stated > 0)
        return stated / reach;
    return least > 0 ? PER_PIECE / least : 0;
}

static void find_worth(Eval *e, const Reach *r) {
    const Game *g = e->game;
    double rate = reach_rate(e, r);
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < g->nkinds; k++) {
            Piece x = g->piece[p][k];
            if (g->kinds[k].valued)
                e->worth[x] = eval_gain(e, g->kinds[k].value[p]);
            else if (!staked(g, k))
                e->worth[x] = (int32_t)(rate * reach_worth(r, x));
        }
}

/* The mean worth of the pieces with which the game begins. */
static int32_t typical_worth(const Eval *e) {
    const Game *g = e->game;
    int64_t sum = 0, n = 0;
    for (int c = 0; c < g->graph.ncells; c++) {
        Piece x = g->start[c];
        if (piece_is(x) && g->owner[x] < g->nplayers && !eval_at_stake(e, x)) {
            sum += e->worth[x];
            n++;
        }
    }
    return sum > PER_PIECE * n ? (int32_t)(sum / n) : PER_PIECE;
}

/* Pieces on which the game hangs are not drawn to open cells. */
static void find_squares(const Eval *e, const Reach *r, int32_t *square) {
    const Game *g = e->game;
    int n = g->graph.ncells;
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < g->nkinds; k++) {
            Piece x = g->piece[p][k];
            for (int c = 0; c < n; c++) {
                double more = staked(g, k) ? 0 : r->count[x * n + c] - r->average[x];
                square[x * n + c] = e->worth[x] + (int32_t)(more * REACH_BONUS);
            }
        }
}

const Eval *eval_new(const Game *g, Arena *a) {
    Eval *e = ARENA_ARRAY(a, Eval, 1);
    Reach r = {.count = ARENA_ARRAY(a, int, PIECES_MAX * g->graph.ncells)};
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < g->nkinds; k++)
            count_reach(g, p, k, &r);
    e->game = g;
    e->stakes = g->goal | g->royal;
    int64_t least = smallest_value(g);
    e->unit = least > 0 ? least : PER_PIECE;
    find_worth(e, &r);
    e->typical = typical_worth(e);
    int32_t *square = ARENA_ARRAY(a, int32_t, PIECES_MAX * g->graph.ncells);
    find_squares(e, &r, square);
    e->square = square;
    return e;
}

int32_t eval_gain(const Eval *e, int32_t gain) {
    int64_t worth = (int64_t)gain * PER_PIECE / e->unit;
    return (int32_t)(worth > WORTH_MAX ? WORTH_MAX : worth < -WORTH_MAX ? -WORTH_MAX : worth);
}

/* The cells of a player's pieces on which the game hangs. */
static CellSet stakes_of(const Eval *e, const Pos *p, int player) {
    CellSet men = p->men[player], found = {{0}};
    while (e->stakes != 0 && !set_empty(men)) {
        unsigned cell = set_pop(&men);
        if (eval_at_stake(e, p->cell[cell]))
            set_add(&found, cell);
    }
    return found;
}

CellSet eval_danger(const Eval *e, const Pos *p, int player) {
    CellSet cells = stakes_of(e, p, player), found = {{0}};
    while (!set_empty(cells)) {
        unsigned cell = set_pop(&cells);
        if (pos_attacked(p, player, (Sq)cell, SQ_NONE))
            set_add(&found, cell);
    }
    return found;
}

/* How many of `targets` the piece could take from its cell, were the way free. */
static int aims(const Game *g, Piece x, unsigned cell, CellSet targets) {
    const CellSet *reach = &g->reach[(g->owner[x] * g->nkinds + g->kind[x]) * g->graph.ncells];
    int n = 0;
    while (!set_empty(targets))
        n += set_has(&reach[set_pop(&targets)], cell);
    return n;
}

static int strength(const Eval *e, const Pos *p, int player, CellSet targets) {
    const Game *g = e->game;
    CellSet men = p->men[player];
    int sum = 0;
    while (!set_empty(men)) {
        unsigned cell = set_pop(&men);
        Piece x = p->cell[cell];
        sum += e->square[x * g->graph.ncells + (int)cell];
        sum += PRESSURE * aims(g, x, cell, targets);
    }
    return sum;
}

int eval_for(const Eval *e, const Pos *p, int player) {
    int n = e->game->nplayers, sum = 0;
    CellSet others = {{0}}, mine = stakes_of(e, p, player);
    for (int q = 0; q < n; q++)
        if (q != player) {
            others = set_or(others, stakes_of(e, p, q));
            sum -= strength(e, p, q, mine);
        }
    sum += strength(e, p, player, others);
    return sum > VALUE_MAX ? VALUE_MAX : sum < -VALUE_MAX ? -VALUE_MAX : sum;
}
