/*
** tree.c -- principal variation search over the full width of moves.
**
** Values are for the player to move. A game may have a player move twice, or more than two
** players: the searcher's own moves are best for him and all others' worst, so a value changes
** its sign only where the move passes between him and the others.
*/
#include "tree.h"

#include "vm/meaning/rules.h"
#include "search/value/exchange.h"
#include "gamble.h"

/* Margins are in typical pieces, percent. REDUCE_AFTER: so many moves are searched in full
** before others are thought unlikely; NULL_MEN: with fewer men a pass may be the best move;
** ROUND_MAX: circles of more plies than that are not noticed; SHARE_DEPTH: with less left to
** search, threads do not care where the others are; TOGETHER: where a refutation is expected,
** they search so many moves together before they part, since the rest may be for nothing;
** LOOK_ROUND: after so many nodes one looks whether another has overtaken it. */
enum {
    FUTILE_MARGIN = 100,
    REVERSE_MARGIN = 90,
    REVERSE_DEPTH = 2,
    NULL_DEPTH = 2,
    NULL_REDUCE = 2,
    NULL_MEN = 4,
    REDUCE_DEPTH = 3,
    REDUCE_AFTER = 6,
    REDUCE_MORE_AFTER = 20,
    ROUND_MAX = 100,
    SHARE_DEPTH = 2,
    TOGETHER = 2,
    LOOK_ROUND = 64,
};

static bool mine(const Search *s, int player) {
    return player == s->me;
}

void tree_begin(Search *s, const Pos *p) {
    s->pos = *p;
    s->tally = eval_tally(s->eval, p);
    s->overtaken = -1;
}

int tree_stand(const Search *s) {
    int value = eval_value(s->eval, &s->pos, &s->tally, s->me);
    return mine(s, s->pos.side) ? value : -value;
}

uint64_t tree_key(const Search *s) {
    return s->pos.key ^ s->salt ^ expiry_key(&s->expiry, &s->pos);
}

static int margin(const Search *s, int percent) {
    return s->eval->typical * percent / 100;
}

void tree_make(Search *s, int ply, Move m) {
    history_add(&s->history, s->pos.key);
    s->frame[ply + 1].passed = false;
    s->frame[ply].tally = s->tally;
    pos_make(&s->pos, m, &s->frame[ply].undo);
    tt_prefetch(s->tt, tree_key(s));
    eval_follow(s->eval, &s->pos, &s->frame[ply].undo, &s->tally);
}

void tree_unmake(Search *s, int ply, Move m) {
    pos_unmake(&s->pos, m, &s->frame[ply].undo);
    s->tally = s->frame[ply].tally;
    history_drop(&s->history);
}

/* The value of a draw, for the player to move. */
static int drawn_value(const Search *s) {
    return mine(s, s->pos.side) ? s->draw : -s->draw;
}

/* The value of an ended game, for the player to move. */
static int ended_value(const Search *s, Result r, int ply) {
    if (r.verdict != VERDICT_WIN)
        return drawn_value(s);
    bool won = mine(s, r.winner) == mine(s, s->pos.side);
    return won ? SCORE_WIN - ply : -(SCORE_WIN - ply);
}

/* Has the game ended here, as far as that can be seen without the legal moves? */
static bool ended(const Search *s, int ply, int *value) {
    if (s->frame[ply].passed)
        return false;
    Result r = rules_judge_early(&s->pos, &s->history);
    if (r.verdict == VERDICT_NONE)
        return false;
    *value = ended_value(s, r, ply);
    return true;
}

/* Has the position been there before? Who can win can win without going round in a circle, and
** a game that goes round for ever is won by nobody. */
static bool comes_round(const Search *s, int ply) {
    if (!s->circles || s->frame[ply].passed || !history_may_have(&s->history, s->pos.key))
        return false;
    size_t n = s->history.keys.n, first = n > ROUND_MAX ? n - ROUND_MAX : 0;
    for (size_t i = n; i-- > first;)
        if (s->history.keys.at[i] == s->pos.key)
            return true;
    return false;
}

static int value_between(Search *s, const Node *n, int depth, int alpha, int beta) {
    if (mine(s, s->pos.side) == mine(s, n->side))
        return tree_value(s, n->ply + 1, depth, alpha, beta);
    return -tree_value(s, n->ply + 1, depth, -beta, -alpha);
}

int tree_reply(Search *s, const Node *n, int reduce) {
    int depth = n->depth - 1;
    if (n->tried == 1)
        return value_between(s, n, depth, n->alpha, n->beta);
    int value = value_between(s, n, depth - reduce, n->alpha, n->alpha + 1);
    if (value > n->alpha && reduce > 0 && !s->halted)
        value = value_between(s, n, depth, n->alpha, n->alpha + 1);
    if (value > n->alpha && value < n->beta && !s->halted)
        value = value_between(s, n, depth, n->alpha, n->beta);
    return value;
}

void tree_line(Search *s, int ply, Move m) {
    Frame *f = &s->frame[ply];
    const Frame *next = &s->frame[ply + 1];
    f->pv[0] = m;
    f->npv = 1;
    for (int i = 0; i < next->npv && f->npv < SEARCH_PLIES_MAX; i++)
        f->pv[f->npv++] = next->pv[i];
}

bool tree_note(Search *s, Node *n, Move m, int value) {
    if (value > n->best)
        n->best = value;
    if (value <= n->alpha)
        return false;
    n->alpha = value;
    n->move = m;
    tree_line(s, n->ply, m);
    return value >= n->beta;
}

/* Does the move that was just made attack what the game hangs on? */
static bool gives_check(const Search *s) {
    return s->game->royal != 0 && pos_in_check(&s->pos, s->pos.side);
}

/* A move that ends the game is never futile, however quiet. */
static bool not_worth_it(const Search *s, const Node *n, bool quiet) {
    int value;
    return n->futile && quiet && n->tried > 1 && !ended(s, n->ply + 1, &value) &&
           !gives_check(s);
}

static int reduction(const Search *s, const Node *n, bool quiet) {
    if (!quiet || s->exact || n->danger || n->depth < REDUCE_DEPTH || n->tried <= REDUCE_AFTER)
        return 0;
    return n->tried > REDUCE_MORE_AFTER && n->depth > REDUCE_DEPTH ? 2 : 1;
}

/* ---- where other threads are ---- */

static bool shared(const Search *s, const Node *n) {
    return s->share != NULL && n->depth >= SHARE_DEPTH;
}

bool tree_taken(const Search *s, const Node *n, Move m) {
    int together = s->frame[n->ply].cut ? TOGETHER : 1;
    return n->tried >= together && shared(s, n) && share_taken(s->share, share_mark(n->key, m));
}

void tree_enter(Search *s, const Node *n, Move m) {
    if (shared(s, n))
        share_enter(s->share, share_mark(n->key, m));
}

void tree_leave(Search *s, const Node *n, Move m) {
    if (shared(s, n))
        share_leave(s->share, share_mark(n->key, m));
}

/* Puts a move off that another thread is at; it keeps its place among the others. */
static bool put_off(Search *s, Node *n, Move m, bool quiet) {
    Frame *f = &s->frame[n->ply];
    if (f->nput_off == PUT_OFF_MAX || !tree_taken(s, n, m))
        return false;
    f->put_off[f->nput_off++] = (PutOff){m, quiet, ++n->tried};
    return true;
}

/* Does what is known answer what is asked of n, were it searched to that depth? */
static bool settles(const TtEntry *e, const Node *n, int depth) {
    if (e->depth < (depth > 0 ? depth : 0))
        return false;
    return e->bound == BOUND_EXACT || (e->bound == BOUND_LOWER && e->score >= n->beta) ||
           (e->bound == BOUND_UPPER && e->score <= n->alpha);
}

/* Has another thread found out meanwhile? */
static bool known_by_now(const Search *s, Node *n) {
    TtEntry e;
    if (!tt_probe(s->tt, n->key, n->ply, &e) || !settles(&e, n, n->depth))
        return false;
    if (e.score > n->best) {
        n->best = e.score;
        n->move = e.move;
    }
    return true;
}

/* Is a thread at work here on what another one has found out meanwhile? */
static bool is_overtaken(Search *s, int ply) {
    if (s->share == NULL || s->nodes % LOOK_ROUND != 0)
        return false;
    for (int i = 0; i < ply && s->overtaken < 0; i++) {
        Node *n = s->frame[i].node;
        if (n && shared(s, n) && known_by_now(s, n))
            s->overtaken = i;
    }
    return s->overtaken >= 0;
}

/* The best line from a ply on begins with this move: the table knows how it goes on. */
static void read_line(Search *s, int ply, Move m, int plies) {
    TtEntry e;
    if (m == MOVE_NONE || !move_is_legal(&s->pos, m))
        return;
    tree_make(s, ply, m);
    s->frame[ply + 1].npv = 0;
    if (plies > 1 && !s->pos.chance && tt_probe(s->tt, tree_key(s), ply + 1, &e) &&
        e.bound == BOUND_EXACT)
        read_line(s, ply + 1, e.move, plies - 1);
    tree_unmake(s, ply, m);
    tree_line(s, ply, m);
}

/* The line that belongs to what was found out by another thread. */
static void take_line(Search *s, const Node *n) {
    Frame *f = &s->frame[n->ply];
    if (n->beta - n->alpha == 1 || (f->npv > 0 && f->pv[0] == n->move))
        return;
    f->npv = 0;
    read_line(s, n->ply, n->move, n->depth);
}

/* Of a node with moves that were put off: need they be tried? */
static bool is_settled(Search *s, Node *n) {
    if (s->frame[n->ply].nput_off == 0 || !known_by_now(s, n))
        return false;
    take_line(s, n);
    return true;
}

/* Back where the answer is known, the search goes on. */
static void catch_up(Search *s, const Node *n) {
    s->halted = false;
    s->overtaken = -1;
    take_line(s, n);
}

/* ---- moves ---- */

/* Searches a move, the n->tried-th; true when it refutes the position or the search ends. */
static bool search_move(Search *s, Node *n, Move m, bool quiet) {
    int value = n->alpha;
    tree_enter(s, n, m);
    tree_make(s, n->ply, m);
    if (!not_worth_it(s, n, quiet))
        value = tree_reply(s, n, reduction(s, n, quiet));
    tree_unmake(s, n->ply, m);
    tree_leave(s, n, m);
    return s->halted || tree_note(s, n, m, value);
}

static bool try_move(Search *s, Node *n, Move m, bool quiet) {
    n->tried++;
    return search_move(s, n, m, quiet);
}

/* The moves that were put off; by now the table knows most of them, or all that is asked. */
static void try_rest(Search *s, Node *n) {
    const Frame *f = &s->frame[n->ply];
    int all = n->tried;
    for (int i = 0; i < f->nput_off; i++) {
        if (is_settled(s, n))
            return;
        const PutOff *p = &f->put_off[i];
        n->tried = p->tried;
        bool done = search_move(s, n, p->move, p->quiet);
        n->tried = all;
        if (!done)
            continue;
        if (p->quiet && !s->halted)
            order_learn(&s->order, &s->pos, n->ply, n->depth, p->move, NULL, 0);
        return;
    }
}

/* Is it a capture that loses more than it takes? */
static bool loses(const Search *s, Move m, int32_t rank) {
    if (rank < RANK_TAKES || rank >= RANK_DECIDES || s->clashes)
        return false;
    MoveView v = move_view(&s->pos, m);
    return exchange_loses(s->eval, &s->pos, m, &v);
}

/* Brings the next move to index i, and returns its rank. Captures are played out only when their
** turn comes: many positions are refuted before. */
static int32_t next_move(Search *s, size_t i) {
    int32_t rank = order_pick(&s->moves, &s->ranks, i);
    while (loses(s, s->moves.at[i], rank)) {
        s->ranks.at[i] = RANK_LOSES;
        rank = order_pick(&s->moves, &s->ranks, i);
    }
    return rank;
}

/* Tries the legal moves but `first`, which was tried already (or is MOVE_NONE); true when one
** of them refutes the position, or the search has to end. */
static bool try_list(Search *s, Node *n, Move first, size_t from) {
    for (size_t i = from; i < s->moves.n; i++) {
        bool quiet = next_move(s, i) < RANK_TAKES;
        Move m = s->moves.at[i];
        if (is_settled(s, n))
            return true;
        if (m == first || put_off(s, n, m, quiet) || !try_move(s, n, m, quiet))
            continue;
        if (quiet && !s->halted)
            order_learn(&s->order, &s->pos, n->ply, n->depth, m, s->moves.at + from, i - from);
        return true;
    }
    return false;
}

static void try_moves(Search *s, Node *n, Move first) {
    size_t from = s->moves.n;
    s->frame[n->ply].nput_off = 0;
    moves_legal(&s->pos, &s->moves);
    order_rank(&s->order, &s->pos, n->ply, &s->moves, from, &s->ranks);
    if (!try_list(s, n, first, from))
        try_rest(s, n);
    s->moves.n = from;
}

static int no_moves_value(const Search *s, int ply) {
    return ended_value(s, rules_judge(&s->pos, &s->history, 0), ply);
}

/* The position with the turn passed on and nothing done: what lasts one move only is gone. */
static void pass(Search *s, int ply) {
    const Game *g = s->game;
    history_add(&s->history, s->pos.key);
    for (int i = 0; i < g->nvars; i++)
        if (g->vars[i].brief && s->pos.var[i] != g->vars[i].start)
            pos_set_var(&s->pos, i, g->vars[i].start);
    s->pos.last = (Event){0};
    pos_set_side(&s->pos, game_next(g, s->pos.side));
    s->frame[ply + 1].passed = true;
}

/* If even passing refutes the position, some move will (null move pruning). Passes do not
** follow one another, and nothing is concluded about forced ends. */
static bool pass_refutes(Search *s, const Node *n) {
    if (!s->may_pass || s->frame[n->ply].passed || n->depth < NULL_DEPTH ||
        n->stand < n->beta || set_count(s->pos.men[n->side]) < NULL_MEN)
        return false;
    Pos before = s->pos;
    pass(s, n->ply);
    int depth = n->depth - 1 - NULL_REDUCE - n->depth / 4;
    int value = -tree_value(s, n->ply + 1, depth > 0 ? depth : 0, -n->beta, -n->beta + 1);
    s->pos = before;
    history_drop(&s->history);
    return !s->halted && value >= n->beta && value < SCORE_FORCED;
}

/* Conclusions from the static value alone: that quiet moves are futile or, outside the
** principal variation and not after a pass, that no move need be searched. */
static bool cut_early(Search *s, Node *n) {
    bool narrow = n->beta - n->alpha == 1;
    if (s->exact || n->danger || n->beta >= SCORE_FORCED || n->alpha <= -SCORE_FORCED)
        return false;
    n->futile = n->depth == 1 && n->stand + margin(s, FUTILE_MARGIN) <= n->alpha;
    if (!narrow || s->frame[n->ply].passed)
        return false;
    if (n->depth <= REVERSE_DEPTH && n->stand - margin(s, REVERSE_MARGIN) * n->depth >= n->beta)
        return n->best = n->stand, true;
    if (pass_refutes(s, n))
        return n->best = n->beta, true;
    return false;
}

static void remember(const Search *s, const Node *n, int alpha) {
    TtEntry e = {n->move, n->best, n->depth > 0 ? n->depth : 0, BOUND_EXACT};
    if (n->best >= n->beta)
        e.bound = BOUND_LOWER;
    else if (n->best <= alpha)
        e.bound = BOUND_UPPER;
    tt_store(s->tt, n->key, n->ply, &e);
}

static void full_width(Search *s, Node *n, Move first) {
    n->stand = tree_stand(s);
    if (cut_early(s, n) || s->halted)
        return;
    if (first != MOVE_NONE && !move_is_legal(&s->pos, first))
        first = MOVE_NONE;
    if (first == MOVE_NONE || !try_move(s, n, first, false))
        try_moves(s, n, first);
    if (n->tried == 0 && !s->halted)
        n->best = no_moves_value(s, n->ply);
}

static void search_node(Search *s, Node *n, Move first) {
    s->frame[n->ply].node = n;
    full_width(s, n, first);
    s->frame[n->ply].node = NULL;
    if (s->halted && s->overtaken == n->ply)
        catch_up(s, n);
}

/* A royal piece in check is looked at a ply deeper; elsewhere danger only forbids rashness. */
static void look_at_danger(const Search *s, Node *n) {
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
static int node_value(Search *s, Node *n) {
    int alpha = n->alpha;
    TtEntry known = {MOVE_NONE, 0, 0, BOUND_NONE};
    n->key = tree_key(s);
    bool narrow = n->beta - n->alpha == 1;
    bool found = tt_probe(s->tt, n->key, n->ply, &known) && narrow;
    if (found && settles(&known, n, n->depth > 0 ? n->depth + 1 : 0))
        return known.score;
    look_at_danger(s, n);
    if (found && settles(&known, n, n->depth))
        return known.score;
    if (n->depth > 0)
        search_node(s, n, known.move);
    else
        quiet_width(s, n);
    if (!s->halted && n->depth >= 0)
        remember(s, n, alpha);
    return n->best;
}

static bool is_done(const Search *s) {
    return s->share != NULL && atomic_load_explicit(&s->share->done, memory_order_relaxed);
}

/* Counts the node, and asks whether there may be another. */
static bool must_halt(Search *s, int ply) {
    s->halted =
        s->halted || clock_over(&s->clock, s->nodes) || is_done(s) || is_overtaken(s, ply);
    s->nodes += !s->halted;
    return s->halted;
}

/* Nothing here can be better than winning with the next move, or worse than having lost. */
static bool distance_decides(Node *n) {
    int least = -(SCORE_WIN - n->ply), most = SCORE_WIN - n->ply - 1;
    n->alpha = n->alpha > least ? n->alpha : least;
    n->beta = n->beta < most ? n->beta : most;
    return n->alpha >= n->beta;
}

int tree_value(Search *s, int ply, int depth, int alpha, int beta) {
    Node n = {.ply = ply,
              .depth = depth,
              .alpha = alpha,
              .beta = beta,
              .best = -SCORE_INF,
              .move = MOVE_NONE,
              .side = s->pos.side};
    int value;
    s->frame[ply].npv = 0;
    s->frame[ply].node = NULL;
    s->frame[ply].cut = beta - alpha == 1 && (ply == 0 || !s->frame[ply - 1].cut);
    if (must_halt(s, ply))
        return 0;
    if (ended(s, ply, &value))
        return value;
    if (comes_round(s, ply))
        return drawn_value(s);
    if (distance_decides(&n))
        return n.alpha;
    if (ply >= SEARCH_PLIES_MAX - 1)
        return tree_stand(s);
    if (s->pos.chance)
        return gamble_value(s, ply, depth, n.alpha, n.beta);
    return node_value(s, &n);
}
