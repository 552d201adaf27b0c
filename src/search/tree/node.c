/*
** node.c -- making and unmaking moves, keys and values of the position of a search.
*/
#include "node.h"
#include "vm/meaning/make.h"

void node_begin(Search *s, const Pos *p) {
    s->pos = *p;
    pos_lend(&s->pos, &s->history);
    s->pos.sight = &s->sight;
    s->tally = eval_tally(s->eval, p);
    s->overtaken = -1;
}

int node_eval(const Search *s) {
    int value = eval_value(s->eval, &s->pos, &s->tally, s->me);
    return is_mine(s, s->pos.side) ? value : -value;
}

int node_eval_within(const Search *s, const SearchNode *n) {
    if (s->game->nchances > 0)
        return node_eval(s);
    bool mine = is_mine(s, s->pos.side);
    int alpha = mine ? n->alpha : -n->beta, beta = mine ? n->beta : -n->alpha;
    int value = eval_within(s->eval, &s->pos, &s->tally, s->me, alpha, beta);
    return mine ? value : -value;
}

uint64_t node_key(const Search *s) {
    return s->pos.key ^ s->salt ^ rule_clocks_key(&s->rule_clocks, &s->pos) ^
           last_move_key(&s->last_move, &s->pos);
}

uint64_t node_distinction(const Search *s) {
    return rule_clocks_key(&s->deciding, &s->pos) ^ last_move_key(&s->last_move, &s->pos);
}

bool node_has_distinction(const Search *s) {
    return s->deciding.n > 0 || last_move_is_asked(&s->last_move);
}

/* What node_key() will be after a move that only leads a man to a cell, as most
** do. It is used to prefetch. */
static uint64_t likely_key(const Search *s, Move m) {
    const Pos *p = &s->pos;
    const Shape *shape =
        &p->game->shapes[move_is_long(m) || move_is_throw(m) ? 0 : move_shape(m)];
    if (!shape->plain)
        return 0;
    uint64_t led = pos_key_led(p, (Sq)move_cell(m, shape->from), (Sq)move_cell(m, shape->to));
    return node_key(s) ^ p->key ^ led;
}

void node_make(Search *s, int ply, Move m) {
    if (s->deepest <= ply)
        s->deepest = ply + 1;
    s->ply[ply + 1].null_move = s->ply[ply + 1].unseen = s->ply[ply + 1].goes_on = false;
    tally_copy(&s->ply[ply].tally, &s->tally, s->game->nplayers);
    s->ply[ply].distinction = node_distinction(s);
    uint64_t likely = likely_key(s, m);
    tt_prefetch(s->tt, likely);
    pos_make(&s->pos, m, &s->ply[ply].undo);
    if (!move_is_throw(m)) /* as a match does: a throw's position is not kept */
        history_add(&s->history, s->ply[ply].undo.key);
    if (node_key(s) != likely)
        tt_prefetch(s->tt, node_key(s));
    eval_follow(s->eval, &s->pos, &s->ply[ply].undo, &s->tally);
}

void node_unmake(Search *s, int ply, Move m) {
    pos_unmake(&s->pos, &s->ply[ply].undo);
    tally_copy(&s->tally, &s->ply[ply].tally, s->game->nplayers);
    if (!move_is_throw(m))
        history_drop(&s->history);
}

void node_pv(Search *s, int ply, Move m) {
    Ply *at = &s->ply[ply];
    const Ply *next = at + 1;
    at->pv[0] = m;
    at->npv = 1;
    for (int i = 0; i < next->npv && at->npv < SEARCH_PLIES_MAX; i++)
        at->pv[at->npv++] = next->pv[i];
}

bool node_note(Search *s, SearchNode *n, Move m, int value) {
    if (value > n->best)
        n->best = value;
    if (value <= n->alpha)
        return false;
    n->alpha = value;
    n->move = m;
    node_pv(s, n->ply, m);
    return value >= n->beta;
}

bool node_settled(const Search *s, const SearchNode *n, const TtEntry *known, int depth) {
    if (known->depth < (depth > 0 ? depth : 0) ||
        (s->past_decides && score_is_forced(known->score)))
        return false;
    return known->bound == BOUND_EXACT ||
           (known->bound == BOUND_LOWER && known->score >= n->beta) ||
           (known->bound == BOUND_UPPER && known->score <= n->alpha);
}
