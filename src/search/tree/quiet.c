/*
** quiet.c -- quiescence: captures until nothing hangs, so that the static value can be trusted.
**
** The player to move may always stand on the static value instead. Where a piece on which the
** game hangs is attacked, that value is not to be had for nothing: it is lowered, and the first
** ply looks at the ways of that piece out of danger.
*/
#include "search/value/exchange.h"
#include "tree.h"

/* In typical pieces, percent. DANGER: what it costs to parry. HOPE: what a capture may bring
** besides the piece it takes. */
enum { DANGER = 60, HOPE = 60 };

static bool takes_decisive(const Search *s, const MoveView *v) {
    return eval_at_stake(s->eval, v->captured);
}

/* Not worth a look: even the whole gain would not raise alpha, or the capture loses. */
static bool hopeless(const Search *s, const Node *n, Move m) {
    MoveView v = move_view(&s->pos, m);
    if (takes_decisive(s, &v))
        return false;
    int hope = s->eval->typical * HOPE / 100;
    if (n->stand + eval_gain(s->eval, v.gain) + hope <= n->alpha)
        return true;
    return !s->clashes && exchange_loses(s->eval, &s->pos, m, &v);
}

static bool try_move(Search *s, Node *n, Move m) {
    tree_make(s, n->ply, m);
    n->tried++;
    int value = tree_reply(s, n, 0);
    tree_unmake(s, n->ply, m);
    return s->halted || tree_note(s, n, m, value);
}

static bool try_captures(Search *s, Node *n) {
    size_t from = s->moves.n;
    bool done = false;
    moves_captures(&s->pos, &s->moves);
    order_rank(&s->order, &s->pos, n->ply, &s->moves, from, &s->ranks);
    for (size_t i = from; i < s->moves.n && !done; i++) {
        order_pick(&s->moves, &s->ranks, i);
        Move m = s->moves.at[i];
        done = !hopeless(s, n, m) && try_move(s, n, m);
    }
    s->moves.n = from;
    return done;
}

/* The quiet moves of the endangered pieces. */
static void try_escapes(Search *s, Node *n, CellSet danger) {
    size_t from = s->moves.n;
    while (!set_empty(danger))
        moves_from(&s->pos, (Sq)set_pop(&danger), &s->moves);
    order_rank(&s->order, &s->pos, n->ply, &s->moves, from, &s->ranks);
    bool done = false;
    for (size_t i = from; i < s->moves.n && !done; i++) {
        bool quiet = order_pick(&s->moves, &s->ranks, i) < RANK_TAKES;
        done = quiet && try_move(s, n, s->moves.at[i]);
    }
    s->moves.n = from;
}

void quiet_width(Search *s, Node *n) {
    CellSet danger = {{0}};
    n->stand = tree_stand(s);
    if (n->stand > n->alpha && !n->danger && !eval_only_royal(s->eval)) {
        danger = eval_danger(&s->pos, &s->tally, n->side);
        n->danger = !set_empty(danger);
    }
    if (n->danger)
        n->stand -= s->eval->typical * DANGER / 100;
    n->best = n->stand;
    if (n->best >= n->beta || -n->depth >= s->quiet_plies)
        return;
    n->alpha = n->best > n->alpha ? n->best : n->alpha;
    if (!try_captures(s, n) && n->depth == 0)
        try_escapes(s, n, danger);
}
