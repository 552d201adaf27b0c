/*
** prune.c -- futility, reverse futility, null moves, late moves, losing exchanges.
**
** All of it relies on the static value, or on move ordering: moves that come late have
** not refuted much elsewhere.
*/
#include "prune.h"

#include "search/value/see.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/cond.h"
#include "ends.h"

/* Margins are in percent of a typical piece; FUTILITY_MARGIN is for depth 1, FUTILITY_MORE for
** each further ply. The null move is searched NULL_MOVE_REDUCTION plies less, and one more for
** each NULL_MOVE_DEPTHS of depth; with fewer men than NULL_MOVE_MEN none is tried, since
** passing may be better than any move (zugzwang). */
enum {
    FUTILITY_MARGIN = 60,
    FUTILITY_MORE = 40,
    REVERSE_FUTILITY_DEPTH = 6,
    REVERSE_FUTILITY_MARGIN = 40,
    NULL_MOVE_DEPTH = 2,
    NULL_MOVE_REDUCTION = 3,
    NULL_MOVE_DEPTHS = 4,
    NULL_MOVE_MEN = 4,
    UNGUIDED_DEPTH = 4,
    EXCHANGE_MARGIN = 40,
};

/* Moves are late after LATE_AFTER + LATE_MORE * depth * depth, up to the depth
** Daring.late_depth. */
enum { LATE_AFTER = 4, LATE_MORE = 2 };

/* Late move reduction, in hundredths of a ply (PLY): REDUCTION + L / REDUCTION_DIVISOR,
** where L is the product of the logarithms (as in logarithm[]) of the depth and of how
** many moves were tried; a ply less for killers, and a ply less within the principal
** variation. From REDUCTION_DEPTH on, and after REDUCTION_AFTER moves. REPUTE_PLIES: the
** most that a history adds or takes. */
enum {
    REDUCTION_DEPTH = 3,
    REDUCTION_AFTER = 3,
    REDUCTION = 50,
    REDUCTION_DIVISOR = 225,
    REPUTE_PLIES = 2,
    PLY = 100,
};

/* Pruning that not every game can bear. In matches the bold values gain, or lose nothing, where
** the game hangs on royal men; where it hangs on others they lose. */
typedef struct Daring {
    int futility_depth, late_depth; /* the greatest depths at which these are pruned */
    int better_plies;   /* reverse futility counts that many plies less if things improve */
    int late_worse;     /* percent of the usual number of moves, if things do not improve */
    int null_above;     /* a null move's extra plies of reduction, one for each typical piece
                        ** above beta, at most */
    int exchange_depth; /* the greatest depth for pruning quiet moves that lose by exchange */
    /* Reductions, in hundredths of a ply: */
    int root_plies;   /* less at the root */
    int expected_cut; /* more where a move is expected to refute the position */
    int worse;        /* more where things do not improve */
    int repute;       /* the history of a move that makes a ply more or less; 0: none does */
} Daring;

static const Daring cautious = {
    .futility_depth = 3, .late_depth = 3, .late_worse = 100, .root_plies = 100 * PLY};
static const Daring bold = {.futility_depth = 5,
                            .late_depth = 6,
                            .better_plies = 1,
                            .late_worse = 75,
                            .null_above = 1,
                            .exchange_depth = 5,
                            .expected_cut = PLY,
                            .worse = 30,
                            .repute = 16000};

static const Daring *daring(const Search *s) {
    return s->game->royal ? &bold : &cautious;
}

/* logarithm[i] is a hundred times the natural logarithm of i. */
static const int logarithm[] = {
    0,   0,   69,  110, 139, 161, 179, 195, 208, 220, 230, 240, 248, 256, 264, 271,
    277, 283, 289, 294, 300, 304, 309, 314, 318, 322, 326, 330, 333, 337, 340, 343,
    347, 350, 353, 356, 358, 361, 364, 366, 369, 371, 374, 376, 378, 381, 383, 385,
    387, 389, 391, 393, 395, 397, 399, 401, 403, 404, 406, 408, 409, 411, 413, 414,
};
enum { LOGARITHMS = sizeof logarithm / sizeof *logarithm };

static int margin(const Search *s, int percent) {
    return s->eval->typical * percent / 100;
}

/* ---- nodes ---- */

/* Passes the turn on without a move; `brief` variables are set back as by a move. */
static void make_null_move(Search *s, int ply) {
    const Game *g = s->game;
    s->ply[ply].distinction = node_distinction(s);
    history_add(&s->history, s->pos.key);
    for (int i = 0; i < g->nvars; i++)
        if (g->vars[i].brief && s->pos.var[i] != g->vars[i].start)
            pos_set_var(&s->pos, i, g->vars[i].start);
    s->pos.last = (Event){0};
    pos_set_side(&s->pos, game_next(g, s->pos.side));
    s->ply[ply + 1].null_move = true;
    s->ply[ply + 1].unseen = s->ply[ply + 1].goes_on = false;
}

/* Whether a rule asks if there was a pass, or lets a player win by having no move. */
static bool rests_on_moving(const Game *g, const Rule *r) {
    unsigned asks = g->facts[r->when].asks;
    bool stuck_wins = (r->verdict == VERDICT_WIN && r->who == WHO_NEXT) ||
                      (r->verdict == VERDICT_LOSS && r->who == WHO_ME);
    return asks & ASK_PASS || (asks & ASK_MOVES && stuck_wins);
}

bool prune_standing_is_sound(const Game *g) {
    bool captures = false, otherwise = false;
    for (int i = 0; i < g->nturns; i++) {
        if (g->turns[i].most)
            return false;
        captures |= g->turns[i].part[0].captures;
        otherwise |= g->turns[i].otherwise;
    }
    return !captures || !otherwise;
}

uint64_t prune_dooms(const Game *g) {
    enum { RULES = 64 };
    uint64_t dooms = 0;
    for (int i = 0; i < g->nrules && i < RULES; i++) {
        const Rule *r = &g->rules[i];
        bool against = (r->verdict == VERDICT_LOSS && r->who == WHO_ME) ||
                       (r->verdict == VERDICT_WIN && r->who == WHO_NEXT);
        unsigned by_move =
            ASK_EVENT | ASK_PASS | ASK_CAUGHT | ASK_HISTORY | ASK_SPAN | ASK_MOVES | ASK_LEGAL;
        if (against && !(g->facts[r->when].asks & by_move))
            dooms |= (uint64_t)1 << i;
    }
    return dooms;
}

bool prune_null_move_is_sound(const Search *s) {
    const Game *g = s->game;
    if (g->nplayers != 2 || (g->goal | g->royal) == 0 || s->last_move.n > 0 ||
        g->traits.rolls_matter)
        return false;
    for (int i = 0; i < g->nturns; i++)
        if (g->turns[i].part[0].kinds == 0 || g->turns[i].otherwise || g->turns[i].most)
            return false;
    for (int i = 0; i < g->nrules; i++)
        if (rests_on_moving(g, &g->rules[i]))
            return false;
    return true;
}

/* Null move pruning: if even passing refutes the position, some move will. Two null moves
** do not follow each other, and no forced end is concluded from one. A player who moves
** again in the same turn (Event.again) does not pass either: the count of his moves would
** then cut the other's turn short. */
static bool null_move_refutes(Search *s, const SearchNode *n) {
    if (!s->null_move || s->pos.last.again || n->depth < NULL_MOVE_DEPTH ||
        s->pos.total[n->side] < NULL_MOVE_MEN)
        return false;
    Pos before = s->pos;
    make_null_move(s, n->ply);
    int above = (n->eval - n->beta) / s->eval->typical, most = daring(s)->null_above;
    int depth = n->depth - 1 - NULL_MOVE_REDUCTION - n->depth / NULL_MOVE_DEPTHS -
                (above < most ? above : most);
    int value =
        alphabeta_for(s, n->side, n->ply + 1, depth > 0 ? depth : 0, n->beta - 1, n->beta);
    s->pos = before;
    history_drop(&s->history);
    return !s->halted && value >= n->beta && value < SCORE_FORCED;
}

static bool reverse_futile(const Search *s, const SearchNode *n) {
    int plies = n->depth - s->ply[n->ply].improving * daring(s)->better_plies;
    return n->depth <= REVERSE_FUTILITY_DEPTH &&
           n->eval - margin(s, REVERSE_FUTILITY_MARGIN) * plies >= n->beta;
}

/* Whether the player to move would lose by doing nothing. */
static bool is_doomed(const Search *s, const SearchNode *n) {
    Scope at = scope_at_cell(&s->pos, n->side, SQ_NONE);
    for (uint64_t left = s->dooms; left; left &= left - 1)
        if (scope_holds(&at, s->game->rules[__builtin_ctzll(left)].when))
            return true;
    return false;
}

/* Notes the static value, and whether the player to move is better off than
** before his last move. */
static void look_back(Search *s, const SearchNode *n) {
    int last = n->ply - 1;
    while (last >= 0 && (s->ply[last].side != n->side || s->ply[last].eval == EVAL_NONE))
        last--;
    s->ply[n->ply].eval = n->eval;
    s->ply[n->ply].improving = last >= 0 && !n->danger && n->eval > s->ply[last].eval;
}

bool prune_node(Search *s, SearchNode *n) {
    look_back(s, n);
    if (s->exact || n->danger || n->beta >= SCORE_FORCED || n->alpha <= -SCORE_FORCED)
        return false;
    int futile = margin(s, FUTILITY_MARGIN + FUTILITY_MORE * (n->depth - 1));
    n->futile = n->depth <= daring(s)->futility_depth && n->eval + futile <= n->alpha;
    if (!is_zero_window(n) || s->ply[n->ply].null_move || n->eval < n->beta || is_doomed(s, n))
        return false;
    if (s->standing && reverse_futile(s, n))
        return n->best = n->eval, true;
    if (null_move_refutes(s, n))
        return n->best = n->beta, true;
    return false;
}

int prune_unguided(const Search *s, const SearchNode *n) {
    return !s->exact && n->depth >= UNGUIDED_DEPTH;
}

/* ---- moves ---- */

/* Whether the move that was just made attacks a royal man. */
static bool gives_check(const Search *s, int ply) {
    return s->game->royal != 0 && !s->ply[ply + 1].unseen && pos_in_check(&s->pos, s->pos.side);
}

/* Outside the principal variation, and as long as something better than a forced
** loss was found. */
static bool may_leave_out(const Search *s, const SearchNode *n) {
    return !s->exact && !n->danger && is_zero_window(n) && n->best > -SCORE_FORCED;
}

/* Whether enough moves have been tried. */
static bool is_enough(const Search *s, const SearchNode *n) {
    const Daring *d = daring(s);
    int enough = LATE_AFTER + LATE_MORE * n->depth * n->depth;
    if (!s->ply[n->ply].improving)
        enough = enough * d->late_worse / 100;
    return n->depth <= d->late_depth && n->tried > enough;
}

/* Only in games with pieces at stake: where men are placed, or run for a goal, what a move
** threatens shows in no exchange. */
static bool is_late(const Search *s, const SearchNode *n) {
    return s->eval->stakes != 0 && may_leave_out(s, n) && is_enough(s, n);
}

/* Whether a quiet move, not yet made, loses more by the exchange that follows than
** so few plies could win back. */
static bool loses(const Search *s, const SearchNode *n, Move m) {
    if (!s->see || n->tried <= 1 || n->depth > daring(s)->exchange_depth ||
        !may_leave_out(s, n))
        return false;
    MoveView v = move_view(&s->pos, m);
    return v.to != SQ_NONE &&
           !see_at_least(s->eval, &s->pos, m, &v, -margin(s, EXCHANGE_MARGIN) * n->depth);
}

/* The dearest test comes last. */
bool prune_skips(const Search *s, const SearchNode *n, Move m, int32_t rank) {
    return rank_is_quiet(rank) && n->before + n->tried > 1 &&
           (n->futile || is_late(s, n) || loses(s, n, m));
}

bool prune_may_unmade(const Search *s, const SearchNode *n, QuietFacts quiet) {
    return quiet.goes_on && (quiet.unseen || s->game->royal == 0) &&
           !end_may_be_stuck(s, n->side);
}

bool prune_may(const Search *s, const SearchNode *n) {
    int value;
    return !end_reached(s, n->ply + 1, &value) && !gives_check(s, n->ply) && !end_is_stuck(s);
}

bool prune_begun(const Search *s, const SearchNode *n, int32_t rank) {
    return s->eval->stakes != 0 && rank_is_quiet(rank) && !s->exact && is_zero_window(n) &&
           n->best > -SCORE_FORCED && n->tried > 0 && (n->futile || is_enough(s, n));
}

/* What the history says for a quiet move, or against it, in hundredths of a ply. */
static int repute(const Daring *d, int32_t rank) {
    if (d->repute == 0 || rank >= RANK_KILLER || rank == RANK_LOSING_CAPTURE)
        return 0;
    int said = rank * PLY / d->repute, most = REPUTE_PLIES * PLY;
    return said > most ? most : said < -most ? -most : said;
}

/* Adjusts a reduction by what is known of the node and the move, in hundredths of a ply. */
static int boldness(const Search *s, const SearchNode *n, int32_t rank) {
    const Daring *d = daring(s);
    const Ply *at = &s->ply[n->ply];
    int less = at->cut_node * d->expected_cut + !at->improving * d->worse - repute(d, rank);
    return n->ply == 0 ? less - d->root_plies : less;
}

int prune_reduction(const Search *s, const SearchNode *n, int32_t rank) {
    if (!rank_is_quiet(rank) || s->exact || n->danger || n->depth < REDUCTION_DEPTH)
        return 0;
    if (n->tried <= REDUCTION_AFTER)
        return n->less;
    int depth = logarithm[n->depth < LOGARITHMS ? n->depth : LOGARITHMS - 1];
    int tried = logarithm[n->tried < LOGARITHMS ? n->tried : LOGARITHMS - 1];
    int less = REDUCTION + depth * tried / REDUCTION_DIVISOR;
    less -= (!is_zero_window(n) + (rank >= RANK_KILLER)) * PLY;
    less += boldness(s, n, rank);
    int most = n->depth - 2;
    less = n->less + (less > 0 ? less / PLY : 0);
    return less < most ? less : most;
}
