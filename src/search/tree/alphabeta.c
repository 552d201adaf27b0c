/*
** alphabeta.c -- principal variation search.
**
** Values are for the player to move. Since a player may move twice, and there may be more than
** two players, the search is paranoid: the searcher and his partners maximize, all others
** minimize, and a value changes its sign only where the move passes from one camp to the other.
*/
#include "search/value/see.h"
#include "abdada.h"
#include "ends.h"
#include "parts.h"
#include "prune.h"

/* ---- principal variation search ---- */

int alphabeta_for(Search *s, int player, int ply, int depth, int alpha, int beta) {
    if (is_mine(s, s->pos.side) == is_mine(s, player))
        return alphabeta(s, ply, depth, alpha, beta);
    return -alphabeta(s, ply, depth, -beta, -alpha);
}

int alphabeta_move(Search *s, const SearchNode *n, int reduction) {
    int ply = n->ply + 1, depth = n->depth - 1;
    if (n->before + n->tried == 1)
        return alphabeta_for(s, n->side, ply, depth, n->alpha, n->beta);
    int value = alphabeta_for(s, n->side, ply, depth - reduction, n->alpha, n->alpha + 1);
    if (value > n->alpha && reduction > 0 && !s->halted)
        value = alphabeta_for(s, n->side, ply, depth, n->alpha, n->alpha + 1);
    if (value > n->alpha && value < n->beta && !s->halted)
        value = alphabeta_for(s, n->side, ply, depth, n->alpha, n->beta);
    return value;
}

/* The value of the move that was just made; alpha if it is pruned. */
static int try_made(Search *s, SearchNode *n, int32_t rank, bool unwanted) {
    if (unwanted && prune_may(s, n))
        return n->alpha;
    return alphabeta_move(s, n, prune_reduction(s, n, rank));
}

bool alphabeta_try(Search *s, SearchNode *n, Move m, int32_t rank) {
    bool unwanted = prune_skips(s, n, m, rank);
    QuietFacts quiet = {false, false};
    if (rank_is_quiet(rank) && !s->by_parts)
        quiet = quiet_facts(s, n->ply, m);
    if (unwanted && prune_may_unmade(s, n, quiet))
        return node_note(s, n, m, n->alpha);
    abdada_enter(s, n, m);
    node_make(s, n->ply, m);
    s->ply[n->ply + 1].unseen = quiet.unseen;
    s->ply[n->ply + 1].goes_on = quiet.goes_on;
    bool forbidden = s->by_parts && begun_was_forbidden(&s->pos);
    int value = forbidden ? 0 : try_made(s, n, rank, unwanted);
    node_unmake(s, n->ply, m);
    abdada_leave(s, n, m);
    n->tried -= forbidden;
    return s->halted || (!forbidden && node_note(s, n, m, value));
}

/* ---- the moves of a node ---- */

bool alphabeta_defer(Search *s, SearchNode *n, Move m, int32_t rank) {
    Ply *at = &s->ply[n->ply];
    if (at->ndeferred == DEFERRED_MAX || !abdada_defers(s, n, m))
        return false;
    at->deferred[at->ndeferred++] = (Deferred){m, rank, ++n->tried};
    return true;
}

/* Tries the deferred moves. By now the table knows most of them, or settles the node. */
static void try_deferred(Search *s, SearchNode *n) {
    const Ply *at = &s->ply[n->ply];
    int all = n->tried;
    for (int i = 0; i < at->ndeferred && !abdada_settled(s, n); i++) {
        const Deferred *d = &at->deferred[i];
        n->tried = d->tried;
        bool done = alphabeta_try(s, n, d->move, d->rank);
        n->tried = all;
        if (!done)
            continue;
        if (rank_is_quiet(d->rank) && !s->halted)
            order_cutoff(&s->order, &s->pos, n->ply, n->depth, d->move, NULL, 0);
        return;
    }
}

bool alphabeta_loses(const Search *s, Move m, int32_t rank) {
    if (rank < RANK_CAPTURE || rank >= RANK_DECIDES || !s->see)
        return false;
    MoveView v = move_view(&s->pos, m);
    return !see_at_least(s->eval, &s->pos, m, &v, 0);
}

/* Swaps the next move to index i, and returns its rank. Exchanges are played out only when a
** capture's turn comes: many positions are refuted before. */
static int32_t next_move(Search *s, size_t i) {
    int32_t rank = order_pick(&s->moves, &s->ranks, i);
    while (alphabeta_loses(s, s->moves.at[i], rank)) {
        s->ranks.at[i] = RANK_LOSING_CAPTURE;
        rank = order_pick(&s->moves, &s->ranks, i);
    }
    return rank;
}

/* Tries the legal moves except `first`, which was tried already (or is MOVE_NONE); true if one
** of them refutes the position, or the search has to end. */
static bool try_list(Search *s, SearchNode *n, Move first, size_t from) {
    for (size_t i = from; i < s->moves.n; i++) {
        int32_t rank = next_move(s, i);
        Move m = s->moves.at[i];
        if (abdada_settled(s, n))
            return true;
        if (m == first || alphabeta_defer(s, n, m, rank))
            continue;
        n->tried++;
        if (!alphabeta_try(s, n, m, rank))
            continue;
        if (rank_is_quiet(rank) && !s->halted)
            order_cutoff(&s->order, &s->pos, n->ply, n->depth, m, s->moves.at + from, i - from);
        return true;
    }
    return false;
}

static bool try_all(Search *s, SearchNode *n, Move first) {
    size_t from = s->moves.n;
    moves_legal(&s->pos, &s->moves);
    order_rank(&s->order, &s->pos, n->ply, &s->moves, from, &s->ranks);
    bool done = try_list(s, n, first, from);
    s->moves.n = from;
    return done;
}

static void try_moves(Search *s, SearchNode *n, Move first) {
    s->ply[n->ply].ndeferred = 0;
    if (!(s->by_parts ? parts_try : try_all)(s, n, first))
        try_deferred(s, n);
}

/* ---- a node ---- */

/* Mate distance pruning: nothing here can be better than winning with the next move (or at
** once, where having no legal move may win), or worse than having lost. */
static bool mate_distance_prunes(const Search *s, SearchNode *n) {
    int least = -(SCORE_WIN - n->ply), most = SCORE_WIN - n->ply - !s->stuck_decides;
    n->alpha = n->alpha > least ? n->alpha : least;
    n->beta = n->beta < most ? n->beta : most;
    return n->alpha >= n->beta;
}

static void full_width(Search *s, SearchNode *n, Move first) {
    n->eval = node_eval_within(s, n);
    if (prune_node(s, n) || s->halted)
        return;
    if (first == MOVE_NONE)
        n->depth -= prune_unguided(s, n);
    if (first != MOVE_NONE && !move_is_legal(&s->pos, first))
        first = MOVE_NONE;
    n->tried = first != MOVE_NONE;
    if (first == MOVE_NONE || !alphabeta_try(s, n, first, RANK_DECIDES))
        try_moves(s, n, first);
    n->stuck = n->tried == 0 && !s->halted;
    if (n->stuck)
        n->best = end_stuck_value(s, n->ply);
}

static void remember(const Search *s, const SearchNode *n, int alpha) {
    TtEntry e = {n->move, n->best, n->depth > 0 ? n->depth : 0, BOUND_EXACT};
    if (n->best >= n->beta)
        e.bound = BOUND_LOWER;
    else if (n->best <= alpha)
        e.bound = BOUND_UPPER;
    tt_store(s->tt, n->key, n->ply, &e);
}

/* Check extension: a node in check is searched a ply deeper. Other danger only limits
** pruning. */
static void look_at_danger(const Search *s, SearchNode *n) {
    if (s->game->royal != 0 && !s->ply[n->ply].unseen && pos_in_check(&s->pos, n->side)) {
        n->danger = true;
        if (n->ply < 2 * s->depth)
            n->depth = n->depth > 0 ? n->depth + 1 : 1;
    } else if (n->depth > 0 && !eval_only_royal(s->eval)) {
        n->danger = !set_empty(eval_danger(&s->pos, &s->tally, n->side));
    }
}

/* A window below a chance node is hardly ever of zero width, and its line is not shown. */
static bool after_throw(const Search *s, const SearchNode *n) {
    return !s->exact && n->ply > 1 && s->game->nchances > 0;
}

/* Probes the table, searches the node if that does not settle it, and stores the result. The
** first test asks for a ply more than n->depth, the most that danger can add, and so spares the
** search for danger. At the horizon an entry of depth 0 settles the node even in check: a node
** in check is stored with that depth only at the end of a line too long to be extended. The
** value of a stuck node that depends on the last move is not stored: the key does not have
** that. */
static int node_value(Search *s, SearchNode *n) {
    int alpha = n->alpha;
    TtEntry known = {MOVE_NONE, 0, 0, BOUND_NONE};
    n->key = node_key(s);
    bool found =
        tt_probe(s->tt, n->key, n->ply, &known) && (is_zero_window(n) || after_throw(s, n));
    if (found && node_settled(s, n, &known, n->depth > 0 ? n->depth + 1 : 0))
        return known.score;
    look_at_danger(s, n);
    if (found && node_settled(s, n, &known, n->depth))
        return known.score;
    n->stuck = n->depth == 0 && end_is_stuck(s);
    if (n->stuck) {
        n->best = end_stuck_value(s, n->ply);
    } else if (n->depth <= 0) {
        quiescence(s, n);
    } else {
        s->ply[n->ply].node = n;
        full_width(s, n, known.move);
        s->ply[n->ply].node = NULL;
        abdada_catch_up(s, n);
    }
    if (!s->halted && n->depth >= 0 && !(n->stuck && s->stuck_by_move))
        remember(s, n, alpha);
    return n->best;
}

/* Counts the node, unless the search must halt. */
static bool must_halt(Search *s, int ply) {
    s->halted = s->halted || clock_over(&s->clock, s->nodes) || abdada_overtaken(s, ply);
    s->nodes += !s->halted;
    return s->halted;
}

/* Cut nodes and all nodes alternate where the value changes its sign, and only there. */
static bool expects_cut(const Search *s, int ply) {
    const Ply *here = &s->ply[ply];
    return ply == 0 || here[-1].cut_node == (here[-1].side == here->side);
}

int alphabeta(Search *s, int ply, int depth, int alpha, int beta) {
    SearchNode n = {.ply = ply,
                    .depth = depth,
                    .alpha = alpha,
                    .beta = beta,
                    .best = -SCORE_INF,
                    .move = MOVE_NONE,
                    .side = s->pos.side};
    int value;
    s->ply[ply].npv = 0;
    s->ply[ply].node = NULL;
    s->ply[ply].quiet.aimed = s->ply[ply].quiet.judged = false;
    s->ply[ply].side = n.side;
    s->ply[ply].eval = EVAL_NONE;
    s->ply[ply].cut_node = beta - alpha == 1 && expects_cut(s, ply);
    if (must_halt(s, ply))
        return 0;
    if (end_reached(s, ply, &value))
        return value;
    Recurrence stood = end_recurrence(s, ply);
    if (stood && end_draws(s, stood, &n))
        return end_drawn(s);
    if (mate_distance_prunes(s, &n))
        return n.alpha;
    if (ply >= SEARCH_PLIES_MAX - 1)
        return node_eval(s);
    if (s->pos.chance)
        return chance_node_value(s, ply, depth, n.alpha, n.beta);
    value = node_value(s, &n);
    return stood ? end_at_best_drawn(s, value) : value;
}
