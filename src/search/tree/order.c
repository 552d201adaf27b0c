/*
** order.c -- ranks captures by what they gain, then killers, then what has done well elsewhere.
*/
#include "order.h"

#include <string.h>

/* RANK_EVEN: the rank of a capture that neither gains nor risks anything, so far above
** RANK_CAPTURE that none falls below that. VICTIM_WEIGHT: how much more a victim weighs than
** its attacker. HISTORY_MAX: the limit of a history; new bonuses wear old ones away.
** HISTORY_BONUS: for depth 1; it grows with the square of the depth, up to HISTORY_DEPTH. */
enum { RANK_EVEN = RANK_CAPTURE + (1 << 23), VICTIM_WEIGHT = 8 };
enum { HISTORY_MAX = 1 << 16, HISTORY_BONUS = 32, HISTORY_DEPTH = 16 };

void order_begin(Order *o, const Eval *e) {
    for (int i = 0; i < SEARCH_PLIES_MAX; i++)
        for (int k = 0; k < KILLERS; k++)
            o->killer[i][k] = MOVE_NONE;
    o->eval = e;
}

/* Moves are listed cell by cell. Were the list left so, of equal moves those of the first
** player's nearest men would win, but those of his opponent's farthest, which decides games. */
static void turn_round(Moves *moves, size_t from) {
    for (size_t i = from, j = moves->n; i + 1 < j; i++) {
        Move m = moves->at[i];
        moves->at[i] = moves->at[--j];
        moves->at[j] = m;
    }
}

/* True if the board's last cell is nearer to the player than its first. */
static bool sits_opposite(const Game *g, int player) {
    const Sq *seat = g->player[player].seat;
    return seat && seat[0] > seat[g->graph.ncells - 1];
}

static int32_t mvv_lva(const Eval *e, const MoveView *v) {
    int32_t victim = eval_gain(e, v->gain);
    if (victim == 0)
        victim = e->worth[v->captured];
    return RANK_EVEN + victim * VICTIM_WEIGHT - e->worth[v->piece];
}

/* The index of a move's history: the piece that moves or is put down. */
static Piece moved(const MoveView *v) {
    return v->piece == PIECE_NONE ? v->dropped : v->piece;
}

int32_t order_history(const Order *o, const MoveView *v) {
    return v->to == SQ_NONE ? 0 : o->history[moved(v)][v->to];
}

int32_t order_rank_view(const Order *o, const MoveView *v) {
    if (eval_at_stake(o->eval, v->captured))
        return RANK_DECIDES;
    if (v->ncaptured > 0 || v->gain > 0)
        return mvv_lva(o->eval, v);
    return order_history(o, v);
}

/* The rank of a quiet move: a killer's, or `rank`. */
static inline int32_t rank_quiet(const Order *o, int ply, Move m, int32_t rank) {
    for (int k = 0; k < KILLERS; k++)
        if (o->killer[ply][k] == m)
            return RANK_KILLER + KILLERS - k;
    return rank;
}

static int32_t rank_any(const Order *o, const Pos *p, int ply, Move m) {
    MoveView v = move_view(p, m);
    int32_t rank = order_rank_view(o, &v);
    return rank_is_quiet(rank) ? rank_quiet(o, ply, m, rank) : rank;
}

/* Ranks a move. One that only leads a man to an empty cell, as most do, needs no MoveView. */
static inline int32_t rank_move(const Order *o, const Pos *p, int ply, Move m) {
    const Shape *s = &p->game->shapes[move_is_long(m) ? 0 : move_shape(m)];
    if (!s->plain || piece_is(p->cell[move_cell(m, s->to)]))
        return rank_any(o, p, ply, m);
    return rank_quiet(o, ply, m,
                      o->history[p->cell[move_cell(m, s->from)]][move_cell(m, s->to)]);
}

bool order_reverses(const Order *o, const Pos *p, int ply) {
    bool nearest_first = o->eval->stakes != 0 && (ply > 0 || p->game->royal != 0);
    return sits_opposite(p->game, p->side) == nearest_first;
}

void order_rank(const Order *o, const Pos *p, int ply, Moves *moves, size_t from,
                Ranks *ranks) {
    if (order_reverses(o, p, ply))
        turn_round(moves, from);
    ranks->n = 0;
    ranks_reserve(ranks, moves->n);
    ranks->n = moves->n;
    for (size_t i = from; i < moves->n; i++)
        ranks->at[i] = rank_move(o, p, ply, moves->at[i]);
}

/* Ranks are compared LANES at a time: most nodes try all their moves, and each
** pick scans all that are left. */
enum { LANES = 4 };
typedef int32_t RankLanes __attribute__((vector_size(LANES * sizeof(int32_t))));

/* The index of the best of the ranks from i on, up to n; of equal ones the first. */
static size_t find_best(const int32_t *rank, size_t i, size_t n) {
    size_t best = i, j = i;
    RankLanes most = {INT32_MIN, INT32_MIN, INT32_MIN, INT32_MIN}, at = {0}, step = {0};
    for (; j + LANES <= n; j += LANES, step += 1) {
        RankLanes next;
        memcpy(&next, &rank[j], sizeof next);
        RankLanes more = next > most;
        most = (next & more) | (most & ~more);
        at = (step & more) | (at & ~more);
    }
    for (int k = 0; k < LANES && j > i; k++) {
        size_t one = i + (size_t)at[k] * LANES + (size_t)k;
        if (rank[one] > rank[best] || (rank[one] == rank[best] && one < best))
            best = one;
    }
    for (; j < n; j++)
        if (rank[j] > rank[best])
            best = j;
    return best;
}

int32_t order_pick(Moves *moves, Ranks *ranks, size_t i) {
    size_t best = find_best(ranks->at, i, moves->n);
    Move m = moves->at[best];
    int32_t rank = ranks->at[best];
    moves->at[best] = moves->at[i];
    ranks->at[best] = ranks->at[i];
    moves->at[i] = m;
    return ranks->at[i] = rank;
}

static void update_history(Order *o, const MoveView *v, int32_t bonus) {
    if (v->to == SQ_NONE)
        return;
    int32_t *h = &o->history[moved(v)][v->to], size = bonus < 0 ? -bonus : bonus;
    *h += bonus - (int32_t)((int64_t)*h * size / HISTORY_MAX);
}

void order_learn(Order *o, const MoveView *v, int depth, bool refuted) {
    int32_t far = depth < HISTORY_DEPTH ? depth : HISTORY_DEPTH;
    int32_t bonus = HISTORY_BONUS * far * far;
    update_history(o, v, refuted ? bonus : -bonus);
}

void order_killer(Order *o, int ply, Move m) {
    Move *killer = o->killer[ply];
    if (killer[0] != m) {
        memmove(killer + 1, killer, sizeof *killer * (KILLERS - 1));
        killer[0] = m;
    }
}

void order_cutoff(Order *o, const Pos *p, int ply, int depth, Move best, const Move *tried,
                  size_t ntried) {
    MoveView v = move_view(p, best);
    order_killer(o, ply, best);
    order_learn(o, &v, depth, true);
    for (size_t i = 0; i < ntried; i++) {
        v = move_view(p, tried[i]);
        if (tried[i] != best)
            order_learn(o, &v, depth, false);
    }
}
