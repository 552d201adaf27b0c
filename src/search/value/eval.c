/*
** eval.c -- material, the reach of each piece from where it stands, how near it is to promotion, and
** pressure on the pieces on which the game hangs. All of it is read off the Game. What a piece is worth on its cell
** does not depend on others, so a Tally keeps those sums.
*/
#include "eval.h"

#include "vm/ask/movegen.h"
#include "vm/meaning/cond.h"
#include "vm/meaning/make.h"

/* REACH_BONUS: for each cell more than a piece of its kind reaches on average. PRESSURE: for
** each piece that could take one on which the game hangs, were the way free. PROMOTION: what a piece
** has of the worth of what it can become, in percent; half of that for each move that is still to be
** made. Only what is more than OWN_TIMES its own worth counts: who gains little by going forward
** weakens himself by it. */
enum { PER_PIECE = 100, REACH_BONUS = 8, PRESSURE = 25, PROMOTION = 62, OWN_TIMES = 3 };
/* Whatever an author states, a value stays well below a forced end. */
enum { WORTH_MAX = 100000, VALUE_MAX = 900000, GOAL_MAX = 1000000 };

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
    const CellSet *to = &g->reach.takes[(player * g->nkinds + kind) * n];
    for (int cell = 0; cell < n; cell++) {
        CellSet from = to[cell];
        total += set_count(from);
        while (!set_empty(from))
            count[set_pop(&from)]++;
    }
    return total;
}

/* What a piece that can become so much more has of it, so many moves before. */
static int32_t prospect(int32_t more, uint8_t moves) {
    enum { FAR = 16 };
    return more > 0 && moves < FAR ? more * PROMOTION / 100 >> moves : 0;
}

/* The worth of a piece on each cell. Those on which the game hangs are not drawn to where they
** reach far. */
static void fill_squares(const Eval *e, int player, int kind, int32_t *square) {
    int n = e->game->graph.ncells;
    int32_t worth = e->worth[e->game->piece[player][kind]];
    const Career *career = game_career(e->game, player, kind);
    int32_t becomes = e->worth[e->game->piece[player][career->becomes]];
    int total = count_reach(e->game, player, kind, square);
    for (int c = 0; c < n; c++) {
        int more = e->stakes >> kind & 1 ? 0 : (square[c] * n - total) * REACH_BONUS / n;
        if (career->moves)
            more += prospect(becomes - OWN_TIMES * worth, career->moves[c]);
        square[c] = worth + more;
    }
}

const Eval *eval_new(const Game *g, Arena *a) {
    Eval *e = ARENA_ARRAY(a, Eval, 1);
    int32_t *square = ARENA_ARRAY(a, int32_t, PIECES_MAX * g->graph.ncells);
    *e = (Eval){
        .game = g, .unit = smallest_value(g), .stakes = g->goal | g->royal, .square = square};
    for (int k = 0; k < g->nkinds; k++)
        e->in_hand |= (KindSet)g->kinds[k].in_hand << k;
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < g->nkinds; k++)
            e->worth[g->piece[p][k]] =
                g->royal >> k & 1 ? 0 : eval_gain(e, g->kinds[k].value[p]);
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < g->nkinds; k++)
            fill_squares(e, p, k, square + g->piece[p][k] * g->graph.ncells);
    e->typical = typical_worth(e);
    e->mop_up = mop_up_new(g, e->stakes, e->typical, a);
    return e;
}

int32_t eval_gain(const Eval *e, int32_t gain) {
    int64_t worth = (int64_t)gain * PER_PIECE / e->unit;
    return (int32_t)(worth > WORTH_MAX ? WORTH_MAX : worth < -WORTH_MAX ? -WORTH_MAX : worth);
}

/* ---- what follows from each cell alone ---- */

/* Counts a piece in, or out of the sums again. */
static void count(const Eval *e, Tally *t, Piece x, unsigned cell, int32_t sign) {
    const Game *g = e->game;
    if (!piece_is(x) || g->owner[x] >= g->nplayers)
        return;
    int owner = g->owner[x];
    t->square[owner] += sign * e->square[x * g->graph.ncells + (int)cell];
    if (eval_at_stake(e, x))
        set_flip(&t->stakes[owner], cell);
    else
        t->worth[owner] += sign * e->worth[x];
}

Tally eval_tally(const Eval *e, const Pos *p) {
    Tally t = {{0}, {0}, {{{0}}}};
    for (int cell = 0; cell < e->game->graph.ncells; cell++)
        count(e, &t, p->cell[cell], (unsigned)cell, 1);
    return t;
}

/* Was the cell of the i-th change changed before? */
static bool changed_before(const Undo *u, int i) {
    for (int k = 0; k < i; k++)
        if (u->cells[k].cell == u->cells[i].cell)
            return true;
    return false;
}

/* Of each cell, what it held before the first change goes out, what it holds now comes in. */
void eval_follow(const Eval *e, const Pos *p, const Undo *u, Tally *t) {
    for (int i = 0; i < u->ncells; i++) {
        unsigned cell = u->cells[i].cell;
        if (changed_before(u, i))
            continue;
        count(e, t, u->cells[i].before, cell, -1);
        count(e, t, p->cell[cell], cell, 1);
    }
}

/* ---- what follows from how they stand to one another ---- */

CellSet eval_danger(const Pos *p, const Tally *t, int player) {
    CellSet cells = t->stakes[player], found = {{0}};
    while (!set_empty(cells)) {
        unsigned cell = set_pop(&cells);
        if (pos_attacked(p, player, (Sq)cell, SQ_NONE))
            set_add(&found, cell);
    }
    return found;
}

/* How many men of a player could take on a cell, were the way free. */
static int aiming(const Eval *e, const Pos *p, int player, unsigned cell) {
    const Game *g = e->game;
    int n = g->graph.ncells, count = 0;
    const CellSet *reach = &g->reach.takes[player * g->nkinds * n + (int)cell];
    CellSet men = set_and(p->men[player], g->reach.threat[player * n + (int)cell]);
    while (!set_empty(men)) {
        unsigned from = set_pop(&men);
        count += set_has(&reach[g->kind[p->cell[from]] * n], from);
    }
    return count;
}

/* What one player has against another: his pieces are counted elsewhere. */
static int against(const Eval *e, const Pos *p, const Tally *t, int player, int other) {
    int sum = 0;
    for (CellSet targets = t->stakes[other]; !set_empty(targets);)
        sum += PRESSURE * aiming(e, p, player, set_pop(&targets));
    int weight = mop_up_weight(e->mop_up, t->worth[player] - t->worth[other], t->worth[other]);
    if (weight > 0)
        sum += mop_up_value(e->mop_up, p, weight, t->stakes[player], t->stakes[other],
                            p->men[other]);
    return sum;
}

/* What a player holds in hand. */
static int hand(const Eval *e, const Pos *p, int player) {
    const Game *g = e->game;
    int sum = 0;
    for (KindSet left = e->in_hand; left; left &= left - 1) {
        int k = __builtin_ctzll(left);
        sum += p->var[g->kinds[k].holding + player] * e->worth[g->piece[player][k]];
    }
    return sum;
}

/* What he has of what he strives for. */
static int achieved(const Eval *e, const Pos *p, int player) {
    if (!e->game->aim[player])
        return 0;
    Scope s = scope_at_cell(p, player, SQ_NONE);
    int64_t goal = scope_value(&s, e->game->aim[player]);
    return eval_gain(e, (int32_t)(goal > GOAL_MAX    ? GOAL_MAX
                                  : goal < -GOAL_MAX ? -GOAL_MAX
                                                     : goal));
}

static int holds(const Eval *e, const Pos *p, const Tally *t, int player) {
    return t->square[player] + hand(e, p, player) + achieved(e, p, player);
}

int eval_value(const Eval *e, const Pos *p, const Tally *t, int player) {
    int sum = holds(e, p, t, player);
    for (int q = 0; q < e->game->nplayers; q++) {
        if (q == player)
            continue;
        sum -= holds(e, p, t, q);
        sum += against(e, p, t, player, q) - against(e, p, t, q, player);
    }
    return sum > VALUE_MAX ? VALUE_MAX : sum < -VALUE_MAX ? -VALUE_MAX : sum;
}
