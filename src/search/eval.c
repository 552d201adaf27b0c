/*
** eval.c -- material, the reach of each piece from where it stands, and pressure on the pieces
** on which the game hangs. All of it is read off the Game.
*/
#include "eval.h"

#include "../vm/movegen.h"

/* REACH_BONUS: for each cell more than a piece of its kind reaches on average. PRESSURE: for
** each piece that could take one on which the game hangs, were the way free. */
enum { PER_PIECE = 100, REACH_BONUS = 8, PRESSURE = 25 };
/* Whatever an author states, a value stays well below a forced end. */
enum { WORTH_MAX = 100000, VALUE_MAX = 900000 };

/* The smallest positive value of a piece, in the game's units. */
static int64_t smallest_value(const Game *g) {
    int64_t least = 0;
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < g->nkinds; k++) {
            int64_t v = g->kinds[k].value[p];
            if (v > 0 && !(g->royal >> k & 1) && (least == 0 || v < least))
                least = v;
        }
    return least > 0 ? least : 1;
}

static bool staked(const Game *g, int kind) {
    return (g->goal | g->royal) >> kind & 1;
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

/* How many cells a piece of this kind reaches from each cell, on an open board; all told. */
static int count_reach(const Game *g, int player, int kind, int32_t *count) {
    int n = g->graph.ncells, total = 0;
    const CellSet *to = &g->reach[(player * g->nkinds + kind) * n];
    for (int cell = 0; cell < n; cell++) {
        CellSet from = to[cell];
        total += set_count(from);
        while (!set_empty(from))
            count[set_pop(&from)]++;
    }
    return total;
}

/* The worth of a piece on each cell. Those on which the game hangs are not drawn to where they
** reach far. */
static void fill_squares(const Eval *e, int player, int kind, int32_t *square) {
    int n = e->game->graph.ncells;
    int32_t worth = e->worth[e->game->piece[player][kind]];
    int total = count_reach(e->game, player, kind, square);
    for (int c = 0; c < n; c++) {
        int more = staked(e->game, kind) ? 0 : (square[c] * n - total) * REACH_BONUS / n;
        square[c] = worth + more;
    }
}

const Eval *eval_new(const Game *g, Arena *a) {
    Eval *e = ARENA_ARRAY(a, Eval, 1);
    int32_t *square = ARENA_ARRAY(a, int32_t, PIECES_MAX * g->graph.ncells);
    *e = (Eval){
        .game = g, .unit = smallest_value(g), .stakes = g->goal | g->royal, .square = square};
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < g->nkinds; k++) {
            Piece x = g->piece[p][k];
            e->worth[x] = g->royal >> k & 1 ? 0 : eval_gain(e, g->kinds[k].value[p]);
            fill_squares(e, p, k, square + x * g->graph.ncells);
        }
    e->typical = typical_worth(e);
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
