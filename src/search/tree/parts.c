/*
** parts.c -- tries the choices of a node, and of the nodes in between.
*/
#include "parts.h"

#include "abdada.h"
#include "prune.h"

/* RANK_MORE: how much lower a turn that goes on is ranked if it could end here as well: it
** comes after those that do end. */
enum { RANK_MORE = 1 << 17 };

/* The choices of a node, or of a node in between. */
typedef struct Choices {
    Search *s;
    SearchNode *n;
    const Begun *done; /* the turn so far, in a node in between; else NULL */
    Move first;        /* tried already */
    size_t from;       /* where they begin in s->begins and s->begun_ranks */
} Choices;

/* ---- order ---- */

/* The view of what a choice adds to the turn so far. */
static MoveView view_of(const Choices *c, const Begun *b) {
    const Pos *p = &c->s->pos;
    return c->done ? move_view_after(p, c->done->move, b->move) : move_view(p, b->move);
}

/* The rank of a turn begun that may become a killer, or the move that was best
** here before; else 0. */
static int32_t rank_known(const Choices *c, const Begun *b) {
    const Search *s = c->s;
    for (int k = 0; k < KILLERS; k++) {
        Move killer = s->order.killer[c->n->ply][k];
        if (killer != MOVE_NONE && begun_leads(s->game, b, killer))
            return RANK_KILLER + KILLERS - k;
    }
    bool leads =
        c->first != MOVE_NONE && b->part != BEGUN_WHOLE && begun_leads(s->game, b, c->first);
    return leads ? RANK_KILLER : 0;
}

static int32_t rank_of(const Choices *c, const Begun *b) {
    MoveView v = view_of(c, b);
    int32_t rank = order_rank_view(&c->s->order, &v);
    if (!rank_is_quiet(rank) && !b->stands)
        return rank;
    int32_t known = rank_known(c, b);
    if (known)
        return known;
    return b->stands ? order_history(&c->s->order, &v) - RANK_MORE : rank;
}

/* Reverses the list, as order_rank() does with moves. */
static void turn_round(Begins *list, size_t from) {
    for (size_t i = from, j = list->n; i + 1 < j; i++) {
        Begun b = list->at[i];
        list->at[i] = list->at[--j];
        list->at[j] = b;
    }
}

static void rank_all(const Choices *c) {
    Search *s = c->s;
    if (order_reverses(&s->order, &s->pos, c->n->ply))
        turn_round(&s->begins, c->from);
    s->begun_ranks.n = 0;
    ranks_reserve(&s->begun_ranks, s->begins.n);
    s->begun_ranks.n = s->begins.n;
    for (size_t i = c->from; i < s->begins.n; i++)
        s->begun_ranks.at[i] = rank_of(c, &s->begins.at[i]);
}

static void swap(Search *s, size_t i, size_t k) {
    Begun b = s->begins.at[i];
    int32_t rank = s->begun_ranks.at[i];
    s->begins.at[i] = s->begins.at[k];
    s->begun_ranks.at[i] = s->begun_ranks.at[k];
    s->begins.at[k] = b;
    s->begun_ranks.at[k] = rank;
}

/* Swaps the best choice from index i on to i. */
static void pick(Search *s, size_t i) {
    size_t best = i;
    for (size_t k = i + 1; k < s->begins.n; k++)
        if (s->begun_ranks.at[k] > s->begun_ranks.at[best])
            best = k;
    swap(s, i, best);
}

/* Swaps the next choice to i and returns its rank. A capture that loses is put
** off when its turn comes. */
static int32_t next_choice(const Choices *c, size_t i) {
    Search *s = c->s;
    pick(s, i);
    while (s->begins.at[i].part == BEGUN_WHOLE &&
           alphabeta_loses(s, s->begins.at[i].move, s->begun_ranks.at[i])) {
        s->begun_ranks.at[i] = RANK_LOSING_CAPTURE;
        pick(s, i);
    }
    return s->begun_ranks.at[i];
}

/* Learns that the i-th choice refuted the position, and that those before it did not. */
static void learn(const Choices *c, size_t i) {
    Search *s = c->s;
    const Begun *best = &s->begins.at[i];
    if (best->part == BEGUN_WHOLE)
        order_killer(&s->order, c->n->ply, best->move);
    for (size_t k = c->from; k <= i; k++) {
        MoveView v = view_of(c, &s->begins.at[k]);
        if (!s->begins.at[k].stands)
            order_learn(&s->order, &v, c->n->depth, k == i);
    }
}

/* ---- trying ---- */

static bool try_choices(Choices *c);

/* Goes on with a turn that is begun, in a node in between; true as for try_choice(). */
static bool go_on(const Choices *c, const Begun *b, int32_t rank) {
    Search *s = c->s;
    SearchNode *n = c->n, between = *n;
    between.before = n->before + n->tried;
    between.less = prune_reduction(s, n, rank);
    between.tried = b->stands;
    Choices next = {s, &between, b, c->first, s->begins.n};
    begun_go_on(&s->pos, b, &s->begins);
    bool done = try_choices(&next);
    s->begins.n = next.from;
    if (s->halted)
        return true;
    n->tried += between.tried > b->stands;
    n->best = between.best;
    n->alpha = between.alpha;
    n->move = between.move;
    return done;
}

/* True if it refutes the position, or the search has to end. */
static bool try_choice(const Choices *c, size_t i, int32_t rank) {
    Search *s = c->s;
    Begun b = s->begins.at[i];
    if (b.part != BEGUN_WHOLE && prune_begun(s, c->n, rank)) {
        c->n->best = c->n->best > c->n->alpha ? c->n->best : c->n->alpha;
        return false;
    }
    if (b.part != BEGUN_WHOLE)
        return go_on(c, &b, rank);
    if (b.move == c->first || (!c->done && alphabeta_defer(s, c->n, b.move, rank)))
        return false;
    c->n->tried++;
    return alphabeta_try(s, c->n, b.move, rank);
}

static bool try_choices(Choices *c) {
    Search *s = c->s;
    rank_all(c);
    for (size_t i = c->from; i < s->begins.n; i++) {
        int32_t rank = next_choice(c, i);
        if (!c->done && abdada_settled(s, c->n))
            return true;
        if (!try_choice(c, i, rank))
            continue;
        if (rank_is_quiet(rank) && !s->halted)
            learn(c, i);
        return true;
    }
    return false;
}

bool parts_try(Search *s, SearchNode *n, Move first) {
    Choices c = {s, n, NULL, first, s->begins.n};
    begun_list(&s->pos, &s->begins);
    bool done = try_choices(&c);
    s->begins.n = c.from;
    return done;
}
