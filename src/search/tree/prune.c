/*
** prune.c -- futility, reverse futility, null moves, late moves, lost exchanges.
**
** All of it rests on the static value, or on the order of the moves: what comes late has not refuted
** much elsewhere.
*/
#include "prune.h"

#include "search/value/see.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/cond.h"
#include "ends.h"

/* Margins are in typical pieces, percent, for the first ply that is left; *_MORE for each further
** one. NULL_MOVE_DEPTHS: for so many plies that are left the null move is searched one less. With
** fewer men than NULL_MOVE_MEN a pass may be the best move. */
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

/* Up to late_depth so many moves are enough, and LATE_MORE times the square of the depth. */
enum { LATE_AFTER = 4, LATE_MORE = 2 };

/* Late move reduction, in hundredths of a ply: REDUCTION and the product of the logarithms of the
** depth and of how many moves were tried, by REDUCTION_DIVISOR. Killers, and what is within the
** principal variation, lose a ply less. */
enum {
    REDUCTION_DEPTH = 3,
    REDUCTION_AFTER = 3,
    REDUCTION = 50,
    REDUCTION_DIVISOR = 225,
    REPUTE_PLIES = 2,
    PLY = 100,
};

/* How much is dared beyond that. By matches it gains where the game hangs on royal men, or loses nothing; where it hangs
** on others it loses. */
typedef struct Daring {
    int futility_depth, late_depth;
    int better_plies; /* reverse futility counts so many less where things improve */
    int late_worse; /* so much of the late moves' number, in percent, where things do not improve */
    int null_above; /* the null move loses a ply more for each typical piece above beta, so many at most */
    int exchange_depth; /* up to there quiet moves that lose the exchange are left out */
    int root_plies;     /* what a reduction is less by at the root, in hundredths of a ply */
    int expected_cut; /* what it is more by, where a move is expected to refute the position */
    int worse;        /* where things do not improve */
    int repute; /* and for so much of a move's history against it; less for so much for it. 0: never */
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

/* A hundred times the natural logarithm. */
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

/* The position with the turn passed on and nothing done: what lasts one move only is gone. */
static void make_null_move(Search *s, int ply) {
    const Game *g = s->game;
    s->ply[ply].apart = node_apart(s);
    history_add(&s->history, s->pos.key);
    for (int i = 0; i < g->nvars; i++)
        if (g->vars[i].brief && s->pos.var[i] != g->vars[i].start)
            pos_set_var(&s->pos, i, g->vars[i].start);
    s->pos.last = (Event){0};
    pos_set_side(&s->pos, game_next(g, s->pos.side));
    s->ply[ply + 1].null_move = true;
    s->ply[ply + 1].unseen = s->ply[ply + 1].goes_on = false;
}

/* Does it hang on whether there was a pass, or is who cannot move the winner? */
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
        g->traits.rolls_told)
        return false;
    for (int i = 0; i < g->nturns; i++)
        if (g->turns[i].part[0].kinds == 0 || g->turns[i].otherwise || g->turns[i].most)
            return false;
    for (int i = 0; i < g->nrules; i++)
        if (rests_on_moving(g, &g->rules[i]))
            return false;
    return true;
}

/* Null move pruning: if even passing refutes the position, some move will. Passes do not follow
** one another, and nothing is concluded about forced ends. Nor does who is to move again pass: what tells how
** far his turn has come would cut the other's short. */
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

/* Has who is to move lost if he does nothing? */
static bool is_doomed(const Search *s, const SearchNode *n) {
    Scope at = scope_at_cell(&s->pos, n->side, SQ_NONE);
    for (uint64_t left = s->dooms; left; left &= left - 1)
        if (scope_holds(&at, s->game->rules[__builtin_ctzll(left)].when))
            return true;
    return false;
}

/* Is the player to move better off than before his last move? */
static void look_back(Search *s, const SearchNode *n) {
    s->ply[n->ply].eval = n->eval;
    s->ply[n->ply].improving = n->ply >= 2 && !n->danger && n->eval > s->ply[n->ply - 2].eval;
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

/* Does the move that was just made attack what the game hangs on? */
static bool gives_check(const Search *s, int ply) {
    return s->game->royal != 0 && !s->ply[ply + 1].unseen && pos_in_check(&s->pos, s->pos.side);
}

/* Outside the principal variation, while there is something better than to be lost. */
static bool may_leave_out(const Search *s, const SearchNode *n) {
    return !s->exact && !n->danger && is_zero_window(n) && n->best > -SCORE_FORCED;
}

/* Have enough moves been tried? */
static bool is_enough(const Search *s, const SearchNode *n) {
    const Daring *d = daring(s);
    int enough = LATE_AFTER + LATE_MORE * n->depth * n->depth;
    if (!s->ply[n->ply].improving)
        enough = enough * d->late_worse / 100;
    return n->depth <= d->late_depth && n->tried > enough;
}

/* Not where games are decided by what is placed or where somebody gets: what a move threatens there no exchange
** shows. */
static bool is_late(const Search *s, const SearchNode *n) {
    return s->eval->stakes != 0 && may_leave_out(s, n) && is_enough(s, n);
}

/* Does a quiet move, not yet made, lose more by the exchange that follows than so few plies could bring back? */
static bool loses(const Search *s, const SearchNode *n, Move m) {
    if (!s->see || n->tried <= 1 || n->depth > daring(s)->exchange_depth ||
        !may_leave_out(s, n))
        return false;
    MoveView v = move_view(&s->pos, m);
    return v.to != SQ_NONE &&
           !see_at_least(s->eval, &s->pos, m, &v, -margin(s, EXCHANGE_MARGIN) * n->depth);
}

/* What costs most is asked last. */
bool prune_wants(const Search *s, const SearchNode *n, Move m, int32_t rank) {
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

/* What is said for a quiet move, or against it, in hundredths of a ply. */
static int repute(const Daring *d, int32_t rank) {
    if (d->repute == 0 || rank >= RANK_KILLER || rank == RANK_LOSING_CAPTURE)
        return 0;
    int said = rank * PLY / d->repute, most = REPUTE_PLIES * PLY;
    return said > most ? most : said < -most ? -most : said;
}

/* What is known of a node and a move beside their numbers, in hundredths of a ply. */
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
