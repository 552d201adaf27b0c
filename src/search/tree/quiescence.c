/*
** quiescence.c -- captures until nothing hangs, so that the static value can be trusted.
**
** The player to move may always stand pat, that is, take the static value. If a piece of his
** that is at stake is attacked, that value is not to be had for nothing: it is lowered, and the
** first ply also tries moves of that piece.
**
** A quiescence search that begins at a node of depth 0 has a limit of plies, and one of nodes,
** for games in which nearly every move captures. Beyond either nothing is tried, and the player
** to move stands pat: that is a static value as good as any, and it misses no end of the game.
*/
#include "search/value/see.h"
#include "node.h"

/* In percent of a typical piece. DANGER: the cost of parrying an attack. DELTA_MARGIN: what a
** capture may gain besides the piece it takes. */
enum { DANGER = 60, DELTA_MARGIN = 60 };
/* In games where captures alternate with quiet moves a quiescence search has some tens of
** nodes, and hardly ever more than a thousand. */
enum { QUIESCENCE_NODES = 8192 };

/* Whether a capture is not worth trying: even its whole gain would not raise alpha
** (delta pruning), or it loses. What it could have gained bounds the value of the node. */
static bool hopeless(const Search *s, SearchNode *n, Move m) {
    MoveView v = move_view(&s->pos, m);
    if (eval_at_stake(s->eval, v.captured))
        return false;
    int delta = s->eval->typical * DELTA_MARGIN / 100;
    int most = n->eval + eval_gain(s->eval, v.gain) + delta;
    if (most <= n->alpha) {
        n->best = most > n->best ? most : n->best;
        return true;
    }
    return s->see && !see_at_least(s->eval, &s->pos, m, &v, 0);
}

static bool try_move(Search *s, SearchNode *n, Move m) {
    node_make(s, n->ply, m);
    n->tried++;
    int value = alphabeta_move(s, n, 0);
    node_unmake(s, n->ply, m);
    return s->halted || node_note(s, n, m, value);
}

/* Tries, of the moves from index `from` on, the captures that are not hopeless, or else the
** quiet moves; true if one refutes the position or the search has to end. */
static bool try_list(Search *s, SearchNode *n, size_t from, bool captures) {
    bool done = false;
    order_rank(&s->order, &s->pos, n->ply, &s->moves, from, &s->ranks);
    for (size_t i = from; i < s->moves.n && !done; i++) {
        bool quiet = rank_is_quiet(order_pick(&s->moves, &s->ranks, i));
        Move m = s->moves.at[i];
        done = (captures ? !hopeless(s, n, m) : quiet) && try_move(s, n, m);
    }
    s->moves.n = from;
    return done;
}

static bool try_captures(Search *s, SearchNode *n) {
    size_t from = s->moves.n;
    moves_captures(&s->pos, &s->moves);
    return try_list(s, n, from, true);
}

/* Tries the quiet moves of the endangered pieces. */
static void try_escapes(Search *s, SearchNode *n, CellSet danger) {
    size_t from = s->moves.n;
    while (!set_empty(danger))
        moves_from(&s->pos, (Sq)set_pop(&danger), &s->moves);
    try_list(s, n, from, false);
}

/* Whether it has reached its limit of plies or of nodes. */
static bool is_over(const Search *s, const SearchNode *n) {
    return -n->depth >= s->qsearch_plies ||
           (s->quiescence_end > 0 && s->nodes >= s->quiescence_end);
}

void quiescence(Search *s, SearchNode *n) {
    CellSet danger = {{0}};
    n->eval = node_eval_within(s, n);
    if (n->eval > n->alpha && !n->danger && !eval_only_royal(s->eval)) {
        danger = eval_danger(&s->pos, &s->tally, n->side);
        n->danger = !set_empty(danger);
    }
    if (n->danger)
        n->eval -= s->eval->typical * DANGER / 100;
    n->best = n->eval;
    if (n->best >= n->beta || is_over(s, n))
        return;
    n->alpha = n->best > n->alpha ? n->best : n->alpha;
    bool first = s->quiescence_end == 0;
    if (first)
        s->quiescence_end = s->nodes + QUIESCENCE_NODES;
    if (!try_captures(s, n) && n->depth == 0)
        try_escapes(s, n, danger);
    if (first)
        s->quiescence_end = 0;
}
