/*
** alphabeta.c -- principal variation search over the full width of moves, and what it prunes.
**
** Values are for the player to move. A game may have a player move twice, or more than two
** players: the searcher's own moves are best for him and all others' worst, so a value changes
** its sign only where the move passes between him and the others.
*/
#include "search/value/see.h"
#include "vm/meaning/rules.h"
#include "abdada.h"

/* Margins are in typical pieces, percent. LMR (late move reduction): so many moves are searched
** in full before others are thought unlikely. NULL_MOVE_MEN: with fewer men a pass may be the best
** move. REPETITION_PLIES: repetitions of longer ago are not noticed. STUCK_DEPTH, STUCK_MEN: at the
** horizon it is asked whether a player can move at all up to this depth, and beyond it where he has
** so few men: nearly all nodes are there, and nearly nobody is stuck. */
enum {
    FUTILITY_MARGIN = 100,
    REVERSE_FUTILITY_MARGIN = 90,
    REVERSE_FUTILITY_DEPTH = 2,
    NULL_MOVE_DEPTH = 2,
    NULL_MOVE_REDUCTION = 2,
    NULL_MOVE_MEN = 4,
    LMR_DEPTH = 3,
    LMR_AFTER = 6,
    LMR_MORE_AFTER = 20,
    REPETITION_PLIES = 100,
    STUCK_DEPTH = 3,
    STUCK_MEN = 6,
};

static int margin(const Search *s, int percent) {
    return s->eval->typical * percent / 100;
}

/* ---- ends ---- */

/* The value of a draw, for the player to move. */
static int drawn_value(const Search *s) {
    return is_mine(s, s->pos.side) ? s->contempt : -s->contempt;
}

/* The value of an ended game, for the player to move. */
static int ended_value(const Search *s, Result r, int ply) {
    if (r.verdict != VERDICT_WIN)
        return drawn_value(s);
    bool won = is_mine(s, r.winner) == is_mine(s, s->pos.side);
    return won ? SCORE_WIN - ply : -(SCORE_WIN - ply);
}

/* Has the game ended here, as far as that can be seen without the legal moves? */
static bool ended(const Search *s, int ply, int *value) {
    if (s->ply[ply].null_move)
        return false;
    Result r = rules_judge_early(&s->pos, &s->history);
    if (r.verdict == VERDICT_NONE)
        return false;
    *value = ended_value(s, r, ply);
    return true;
}

/* Has the player to move no legal move, in a game where that may decide? Errs towards "no". */
static bool is_stuck(const Search *s) {
    const Pos *p = &s->pos;
    if (!s->stuck_decides || p->chance)
        return false;
    if (s->depth > STUCK_DEPTH && set_count(p->men[p->side]) > STUCK_MEN)
        return false;
    return !moves_any(p);
}

/* The value, for the player to move, of having no legal move. */
static int stuck_value(const Search *s, int ply) {
    return ended_value(s, rules_judge(&s->pos, &s->history, 0), ply);
}

/* Has the position been there before? Who can win can win without repeating it, and a game that
** goes round for ever is won by nobody. */
static bool repeats(const Search *s, int ply) {
    if (!s->repetition || s->ply[ply].null_move || !history_may_have(&s->history, s->pos.key))
        return false;
    size_t n = s->history.keys.n, first = n > REPETITION_PLIES ? n - REPETITION_PLIES : 0;
    for (size_t i = n; i-- > first;)
        if (s->history.keys.at[i] == s->pos.key)
            return true;
    return false;
}

/* ---- principal variation search ---- */

int alphabeta_for(Search *s, int player, int ply, int depth, int alpha, int beta) {
    if (is_mine(s, s->pos.side) == is_mine(s, player))
        return alphabeta(s, ply, depth, alpha, beta);
    return -alphabeta(s, ply, depth, -beta, -alpha);
}

int alphabeta_move(Search *s, const SearchNode *n, int reduction) {
    int ply = n->ply + 1, depth = n->depth - 1;
    if (n->tried == 1)
        return alphabeta_for(s, n->side, ply, depth, n->alpha, n->beta);
    int value = alphabeta_for(s, n->side, ply, depth - reduction, n->alpha, n->alpha + 1);
    if (value > n->alpha && reduction > 0 && !s->halted)
        value = alphabeta_for(s, n->side, ply, depth, n->alpha, n->alpha + 1);
    if (value > n->alpha && value < n->beta && !s->halted)
        value = alphabeta_for(s, n->side, ply, depth, n->alpha, n->beta);
    return value;
}

/* Does the move that was just made attack what the game hangs on? */
static bool gives_check(const Search *s) {
    return s->game->royal != 0 && pos_in_check(&s->pos, s->pos.side);
}

/* Futility pruning: a quiet move that was just made cannot raise alpha. One that ends the game is
** never futile. */
static bool is_futile(const Search *s, const SearchNode *n, bool quiet) {
    int value;
    return n->futile && quiet && n->tried > 1 && !ended(s, n->ply + 1, &value) &&
           !gives_check(s) && !is_stuck(s);
}

static int late_move_reduction(const Search *s, const SearchNode *n, bool quiet) {
    if (!quiet || s->exact || n->danger || n->depth < LMR_DEPTH || n->tried <= LMR_AFTER)
        return 0;
    return n->tried > LMR_MORE_AFTER && n->depth > LMR_DEPTH ? 2 : 1;
}

/* Searches a move, the n->tried-th; true when it refutes the position or the search ends. */
static bool try_move(Search *s, SearchNode *n, Move m, bool quiet) {
    int value = n->alpha;
    abdada_enter(s, n, m);
    node_make(s, n->ply, m);
    if (!is_futile(s, n, quiet))
        value = alphabeta_move(s, n, late_move_reduction(s, n, quiet));
    node_unmake(s, n->ply, m);
    abdada_leave(s, n, m);
    return s->halted || node_note(s, n, m, value);
}

/* ---- the moves of a node ---- */

/* Defers a move that another thread is searching; it keeps its place among the others. */
static bool defer(Search *s, SearchNode *n, Move m, bool quiet) {
    Ply *at = &s->ply[n->ply];
    if (at->ndeferred == DEFERRED_MAX || !abdada_defers(s, n, m))
        return false;
    at->deferred[at->ndeferred++] = (Deferred){m, quiet, ++n->tried};
    return true;
}

/* The deferred moves; by now the table knows most of them, or all that is asked. */
static void try_deferred(Search *s, SearchNode *n) {
    const Ply *at = &s->ply[n->ply];
    int all = n->tried;
    for (int i = 0; i < at->ndeferred && !abdada_settled(s, n); i++) {
        const Deferred *d = &at->deferred[i];
        n->tried = d->tried;
        bool done = try_move(s, n, d->move, d->quiet);
        n->tried = all;
        if (!done)
            continue;
        if (d->quiet && !s->halted)
            order_cutoff(&s->order, &s->pos, n->ply, n->depth, d->move, NULL, 0);
        return;
    }
}

static bool is_losing_capture(const Search *s, Move m, int32_t rank) {
    if (rank < RANK_CAPTURE || rank >= RANK_DECIDES || !s->see)
        return false;
    MoveView v = move_view(&s->pos, m);
    return !see_at_least(s->eval, &s->pos, m, &v, 0);
}

/* Brings the next move to index i, and returns its rank. Captures are played out only when their
** turn comes: many positions are refuted before. */
static int32_t next_move(Search *s, size_t i) {
    int32_t rank = order_pick(&s->moves, &s->ranks, i);
    while (is_losing_capture(s, s->moves.at[i], rank)) {
        s->ranks.at[i] = RANK_LOSING_CAPTURE;
        rank = order_pick(&s->moves, &s->ranks, i);
    }
    return rank;
}

/* Tries the legal moves but `first`, which was tried already (or is MOVE_NONE); true when one
** of them refutes the position, or the search has to end. */
static bool try_list(Search *s, SearchNode *n, Move first, size_t from) {
    for (size_t i = from; i < s->moves.n; i++) {
        bool quiet = next_move(s, i) < RANK_CAPTURE;
        Move m = s->moves.at[i];
        if (abdada_settled(s, n))
            return true;
        if (m == first || defer(s, n, m, quiet))
            continue;
        n->tried++;
        if (!try_move(s, n, m, quiet))
            continue;
        if (quiet && !s->halted)
            order_cutoff(&s->order, &s->pos, n->ply, n->depth, m, s->moves.at + from, i - from);
        return true;
    }
    return false;
}

static void try_moves(Search *s, SearchNode *n, Move first) {
    size_t from = s->moves.n;
    s->ply[n->ply].ndeferred = 0;
    moves_legal(&s->pos, &s->moves);
    order_rank(&s->order, &s->pos, n->ply, &s->moves, from, &s->ranks);
    if (!try_list(s, n, first, from))
        try_deferred(s, n);
    s->moves.n = from;
}

/* ---- pruning ---- */

/* The position with the turn passed on and nothing done: what lasts one move only is gone. */
static void make_null_move(Search *s, int ply) {
    const Game *g = s->game;
    history_add(&s->history, s->pos.key);
    for (int i = 0; i < g->nvars; i++)
        if (g->vars[i].brief && s->pos.var[i] != g->vars[i].start)
            pos_set_var(&s->pos, i, g->vars[i].start);
    s->pos.last = (Event){0};
    pos_set_side(&s->pos, game_next(g, s->pos.side));
    s->ply[ply + 1].null_move = true;
}

/* Null move pruning: if even passing refutes the position, some move will. Passes do not follow
** one another, and nothing is concluded about forced ends. */
static bool null_move_refutes(Search *s, const SearchNode *n) {
    if (!s->null_move || n->depth < NULL_MOVE_DEPTH || n->eval < n->beta ||
        set_count(s->pos.men[n->side]) < NULL_MOVE_MEN)
        return false;
    Pos before = s->pos;
    make_null_move(s, n->ply);
    int depth = n->depth - 1 - NULL_MOVE_REDUCTION - n->depth / 4;
    int value =
        alphabeta_for(s, n->side, n->ply + 1, depth > 0 ? depth : 0, n->beta - 1, n->beta);
    s->pos = before;
    history_drop(&s->history);
    return !s->halted && value >= n->beta && value < SCORE_FORCED;
}

/* Conclusions from the static value: that quiet moves are futile or, with a zero window and not
** after a null move, that no move need be searched (reverse futility, null move). */
static bool prune(Search *s, SearchNode *n) {
    if (s->exact || n->danger || n->beta >= SCORE_FORCED || n->alpha <= -SCORE_FORCED)
        return false;
    n->futile = n->depth == 1 && n->eval + margin(s, FUTILITY_MARGIN) <= n->alpha;
    if (!is_zero_window(n) || s->ply[n->ply].null_move)
        return false;
    if (n->depth <= REVERSE_FUTILITY_DEPTH &&
        n->eval - margin(s, REVERSE_FUTILITY_MARGIN) * n->depth >= n->beta)
        return n->best = n->eval, true;
    if (null_move_refutes(s, n))
        return n->best = n->beta, true;
    return false;
}

/* Mate distance pruning: nothing here can be better than winning with the next move, or worse
** than having lost. */
static bool mate_distance_prunes(SearchNode *n) {
    int least = -(SCORE_WIN - n->ply), most = SCORE_WIN - n->ply - 1;
    n->alpha = n->alpha > least ? n->alpha : least;
    n->beta = n->beta < most ? n->beta : most;
    return n->alpha >= n->beta;
}

/* ---- a node ---- */

static void full_width(Search *s, SearchNode *n, Move first) {
    n->eval = node_eval(s);
    if (prune(s, n) || s->halted)
        return;
    if (first != MOVE_NONE && !move_is_legal(&s->pos, first))
        first = MOVE_NONE;
    n->tried = first != MOVE_NONE;
    if (first == MOVE_NONE || !try_move(s, n, first, false))
        try_moves(s, n, first);
    if (n->tried == 0 && !s->halted)
        n->best = stuck_value(s, n->ply);
}

static void remember(const Search *s, const SearchNode *n, int alpha) {
    TtEntry e = {n->move, n->best, n->depth > 0 ? n->depth : 0, BOUND_EXACT};
    if (n->best >= n->beta)
        e.bound = BOUND_LOWER;
    else if (n->best <= alpha)
        e.bound = BOUND_UPPER;
    tt_store(s->tt, n->key, n->ply, &e);
}

/* Check extension: a royal piece in check is looked at a ply deeper; elsewhere danger only forbids
** rashness. */
static void look_at_danger(const Search *s, SearchNode *n) {
    if (s->game->royal != 0 && pos_in_check(&s->pos, n->side)) {
        n->danger = true;
        if (n->ply < 2 * s->depth)
            n->depth = n->depth > 0 ? n->depth + 1 : 1;
    } else if (n->depth > 0 && !eval_only_royal(s->eval)) {
        n->danger = !set_empty(eval_danger(&s->pos, &s->tally, n->side));
    }
}

/* Looks the node up, works it out where that does not settle it, and remembers it. Danger makes
** it a ply deeper at most: what settles that need not be asked about danger. At the horizon
** what quiescence found settles it, also in check: of such a node it was remembered only at the
** end of a line that was too long for another ply. */
static int node_value(Search *s, SearchNode *n) {
    int alpha = n->alpha;
    TtEntry known = {MOVE_NONE, 0, 0, BOUND_NONE};
    n->key = node_key(s);
    bool found = tt_probe(s->tt, n->key, n->ply, &known) && is_zero_window(n);
    if (found && node_settled(n, &known, n->depth > 0 ? n->depth + 1 : 0))
        return known.score;
    look_at_danger(s, n);
    if (found && node_settled(n, &known, n->depth))
        return known.score;
    if (n->depth == 0 && is_stuck(s)) {
        n->best = stuck_value(s, n->ply);
    } else if (n->depth <= 0) {
        quiescence(s, n);
    } else {
        s->ply[n->ply].node = n;
        full_width(s, n, known.move);
        s->ply[n->ply].node = NULL;
        abdada_catch_up(s, n);
    }
    if (!s->halted && n->depth >= 0)
        remember(s, n, alpha);
    return n->best;
}

/* Counts the node, and asks whether there may be another. */
static bool must_halt(Search *s, int ply) {
    s->halted = s->halted || clock_over(&s->clock, s->nodes) || abdada_overtaken(s, ply);
    s->nodes += !s->halted;
    return s->halted;
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
    s->ply[ply].cut_node = beta - alpha == 1 && (ply == 0 || !s->ply[ply - 1].cut_node);
    if (must_halt(s, ply))
        return 0;
    if (ended(s, ply, &value))
        return value;
    if (repeats(s, ply))
        return drawn_value(s);
    if (mate_distance_prunes(&n))
        return n.alpha;
    if (ply >= SEARCH_PLIES_MAX - 1)
        return node_eval(s);
    if (s->pos.chance)
        return chance_node_value(s, ply, depth, n.alpha, n.beta);
    return node_value(s, &n);
}
