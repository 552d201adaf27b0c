/*
** ends.c -- values of ended games, players without moves, and repetition.
*/
#include "ends.h"

#include "vm/ask/movegen.h"
#include "vm/meaning/rules.h"

#include <math.h>

/* REPETITION_PLIES: how far back a repetition is noticed. STUCK_DEPTH, STUCK_MEN: whether a
** player has a legal move is tested at the horizon in iterations up to this depth, and in
** deeper ones if he has no more men than this: nearly all nodes are there, and hardly any
** player is stuck. E_TO_ONE: the advantage, in percent of a typical piece, that makes the odds
** e to one (in chess a pawn and a half; Elo's scale). */
enum { REPETITION_PLIES = 100, STUCK_DEPTH = 3, STUCK_MEN = 6, E_TO_ONE = 50 };

int end_drawn(const Search *s) {
    return is_mine(s, s->pos.side) ? s->contempt : -s->contempt;
}

/* The value of winning only a share of the point, counted from standing even: the advantage in
** men at which that share is to be expected. */
static int shared_value(const Search *s, Result r) {
    double odds = (double)(POINT_PARTS - r.losers_share) / r.losers_share;
    return (int)(log(odds) * s->eval->typical * E_TO_ONE / 100);
}

/* The value of an ended game for the player to move. */
static int ended_value(const Search *s, Result r, int ply) {
    if (r.verdict != VERDICT_WIN)
        return end_drawn(s);
    bool mine = is_mine(s, s->pos.side), won = is_mine(s, r.winner) == mine;
    int value = r.losers_share ? shared_value(s, r) : SCORE_WIN - ply;
    int from = !r.losers_share ? 0 : mine ? s->even : -s->even;
    return from + (won ? value : -value);
}

bool end_reached(const Search *s, int ply, int *value) {
    if (s->ply[ply].null_move || s->ply[ply].goes_on)
        return false;
    Result r = rules_judge_early(&s->pos, &s->history);
    if (r.verdict == VERDICT_NONE)
        return false;
    *value = ended_value(s, r, ply);
    return true;
}

/* Whether it is worth testing if a player has a legal move. */
static bool may_be_stuck(const Search *s, int player) {
    return s->stuck_decides && (s->depth <= STUCK_DEPTH || s->pos.total[player] <= STUCK_MEN);
}

bool end_may_be_stuck(const Search *s, int player) {
    return may_be_stuck(s, game_next(s->game, player));
}

bool end_is_stuck(const Search *s) {
    const Pos *p = &s->pos;
    return !p->chance && may_be_stuck(s, p->side) && !moves_any(p);
}

int end_stuck_value(const Search *s, int ply) {
    return ended_value(s, rules_judge(&s->pos, &s->history, 0), ply);
}

/* Positions before the root can be compared by their keys only, so they are
** skipped where that is not enough. */
static Recurrence recurrence(const Search *s, int ply) {
    bool distinct = node_has_distinction(s);
    int n = (int)s->history.keys.n, root = n - ply;
    int first = n > REPETITION_PLIES ? n - REPETITION_PLIES : 0;
    uint64_t distinction = distinct ? node_distinction(s) : 0;
    for (int i = n; i-- > (distinct && root > first ? root : first);)
        if (s->history.keys.at[i] == s->pos.key &&
            (!distinct || s->ply[i - root].distinction == distinction))
            return i < root ? RECURS_IN_GAME : RECURS_IN_LINE;
    return RECURS_NEVER;
}

Recurrence end_recurrence(const Search *s, int ply) {
    bool asked =
        s->repetition && !s->ply[ply].null_move && history_may_have(&s->history, s->pos.key);
    return asked ? recurrence(s, ply) : RECURS_NEVER;
}

bool end_draws(const Search *s, Recurrence found, SearchNode *n) {
    int drawn = end_drawn(s);
    if (found == RECURS_IN_GAME && is_mine(s, n->side))
        n->beta = n->beta < drawn ? n->beta : drawn;
    else if (found == RECURS_IN_GAME)
        n->alpha = n->alpha > drawn ? n->alpha : drawn;
    return found == RECURS_IN_LINE || n->alpha >= n->beta;
}

int end_at_best_drawn(const Search *s, int value) {
    int drawn = end_drawn(s);
    return (value > drawn) == is_mine(s, s->pos.side) ? drawn : value;
}
