/*
** claims.c -- verifies by exhaustive search the forced wins that a search claims.
*/
#include "trial.h"

/* TRIED_MOST: positions to try; if that is not enough to refute a win, it is believed. */
enum { TRIED_MOST = 3000, PLIES_MOST = 6 };

typedef struct Claim {
    Pos pos;
    History *history; /* borrowed */
    int winner;
    int left; /* positions that may still be tried */
} Claim;

static bool wins_within(Claim *c, int plies);

static bool wins_after(Claim *c, Move m, int plies) {
    Pos before = c->pos;
    Undo u;
    bool thrown = before.chance;
    pos_make(&c->pos, m, &u);
    if (!thrown)
        history_add(c->history, u.key);
    bool wins = wins_within(c, plies);
    if (!thrown)
        history_drop(c->history);
    c->pos = before;
    return wins;
}

/* One move of the winner must win, or every move of the opponent, or every throw. */
static bool wins_by_moves(Claim *c, const Moves *moves, int plies) {
    bool his = !c->pos.chance && c->pos.side == c->winner;
    for (size_t i = 0; i < moves->n; i++)
        if (wins_after(c, moves->at[i], plies) == his)
            return his;
    return !his;
}

/* Does the winner win within `plies`, whatever the opponent does? True if that takes too long
** to find out. */
static bool wins_within(Claim *c, int plies) {
    if (--c->left < 0)
        return true;
    Moves moves = {0};
    bool thrown = c->pos.chance && !rules_decided(&c->pos);
    if (thrown)
        chance_list(&c->pos, &moves);
    else {
        Result r = rules_judge(&c->pos, c->history, -1);
        if (r.verdict != VERDICT_NONE)
            return r.verdict == VERDICT_WIN &&
                   result_points(c->pos.game, r, c->winner) == POINT_PARTS;
        if (plies == 0)
            return false;
        moves_legal(&c->pos, &moves);
    }
    bool wins = wins_by_moves(c, &moves, plies - !thrown);
    moves_free(&moves);
    return wins;
}

bool claim_holds(Trial *t, const char *who, const Report *r) {
    int plies = SCORE_WIN - abs(r->score), me = t->at.pos.side;
    if (t->at.game->nplayers != 2 || plies > PLIES_MOST || r->npv == 0)
        return true;
    Claim c = {.pos = t->at.pos,
               .history = &t->at.history,
               .winner = r->score > 0 ? me : 1 - me,
               .left = TRIED_MOST};
    t->watch->tally.claims++;
    bool holds = r->score > 0 ? wins_after(&c, r->pv[0], plies - 1) : wins_within(&c, plies);
    return holds || holds_wrong(&t->at, "%s says that player %d wins within %d plies (%.100s)",
                                who, c.winner, plies, holds_written(&t->at, r->pv[0]));
}
