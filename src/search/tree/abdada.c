/*
** abdada.c -- the table of moves being searched, and nodes that others have settled.
*/
#include "abdada.h"

#include "base/rng.h"

/* ABDADA_DEPTH: with less depth left, threads do not avoid each other. TOGETHER: where
** a refutation is expected, that many moves are searched by all threads before they
** part, since the rest may be for nothing. LOOK_ROUND: after that many nodes a thread
** tests whether it is overtaken. */
enum { ABDADA_DEPTH = 2, TOGETHER = 2, LOOK_ROUND = 64 };

static bool shared(const Search *s, const SearchNode *n) {
    return s->abdada != NULL && n->depth >= ABDADA_DEPTH;
}

/* ---- the moves being searched ---- */

void abdada_init(Abdada *a) {
    for (int i = 0; i < ABDADA_PLACES; i++)
        atomic_init(&a->searching[i], 0);
    atomic_init(&a->done, false);
}

/* The hash of a move at a node, which gives its place in the table; never 0. */
static uint64_t move_hash(const SearchNode *n, Move m) {
    return rng_mix(n->key + rng_mix(m)) | 1;
}

static _Atomic uint64_t *place(Abdada *a, uint64_t hash) {
    return &a->searching[(hash >> 1) % ABDADA_PLACES];
}

bool abdada_defers(const Search *s, const SearchNode *n, Move m) {
    int together = s->ply[n->ply].cut_node ? TOGETHER : 1;
    if (n->tried < together || !shared(s, n))
        return false;
    uint64_t hash = move_hash(n, m);
    return atomic_load_explicit(place(s->abdada, hash), memory_order_relaxed) == hash;
}

void abdada_enter(Search *s, const SearchNode *n, Move m) {
    if (!shared(s, n))
        return;
    uint64_t hash = move_hash(n, m);
    atomic_store_explicit(place(s->abdada, hash), hash, memory_order_relaxed);
}

/* Leaves the place alone if another move has taken it. */
void abdada_leave(Search *s, const SearchNode *n, Move m) {
    if (!shared(s, n))
        return;
    uint64_t hash = move_hash(n, m);
    atomic_compare_exchange_strong_explicit(place(s->abdada, hash), &hash, 0,
                                            memory_order_relaxed, memory_order_relaxed);
}

/* ---- what others have found out ---- */

static bool known_by_now(const Search *s, SearchNode *n) {
    TtEntry e;
    if (!tt_probe(s->tt, n->key, n->ply, &e) || !node_settled(s, n, &e, n->depth))
        return false;
    if (e.score > n->best) {
        n->best = e.score;
        n->move = e.move;
    }
    return true;
}

bool abdada_overtaken(Search *s, int ply) {
    if (s->abdada == NULL)
        return false;
    if (atomic_load_explicit(&s->abdada->done, memory_order_relaxed))
        return true;
    if (s->nodes % LOOK_ROUND != 0)
        return false;
    for (int i = 0; i < ply && s->overtaken < 0; i++) {
        SearchNode *n = s->ply[i].node;
        if (n && shared(s, n) && known_by_now(s, n))
            s->overtaken = i;
    }
    return s->overtaken >= 0;
}

/* Makes m and what the table knows to follow it the principal variation from `ply` on. */
static void read_pv(Search *s, int ply, Move m, int plies) {
    TtEntry e;
    if (m == MOVE_NONE || !move_is_legal(&s->pos, m))
        return;
    node_make(s, ply, m);
    s->ply[ply + 1].npv = 0;
    if (plies > 1 && ply + 2 < SEARCH_PLIES_MAX && !s->pos.chance &&
        tt_probe(s->tt, node_key(s), ply + 1, &e) && e.bound == BOUND_EXACT)
        read_pv(s, ply + 1, e.move, plies - 1);
    node_unmake(s, ply, m);
    node_pv(s, ply, m);
}

/* Gets the line of what another thread has found. */
static void take_pv(Search *s, const SearchNode *n) {
    Ply *at = &s->ply[n->ply];
    if (is_zero_window(n) || (at->npv > 0 && at->pv[0] == n->move))
        return;
    at->npv = 0;
    read_pv(s, n->ply, n->move, n->depth);
}

bool abdada_settled(Search *s, SearchNode *n) {
    if (s->ply[n->ply].ndeferred == 0 || !known_by_now(s, n))
        return false;
    take_pv(s, n);
    return true;
}

void abdada_catch_up(Search *s, const SearchNode *n) {
    if (!s->halted || s->overtaken != n->ply)
        return;
    s->halted = false;
    s->overtaken = -1;
    take_pv(s, n);
}
