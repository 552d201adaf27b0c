/*
** rules.h -- how a game ends.
*/
#ifndef STEPWISE_RULES_H
#define STEPWISE_RULES_H

#include "vm/model/position.h"

typedef struct Result {
    uint8_t verdict; /* VERDICT_NONE while the game goes on; VERDICT_WIN: `winner` has won;
                       ** VERDICT_DRAW. Never VERDICT_LOSS: a loss is the other's win. */
    uint8_t winner;  /* nplayers: nobody, a lone player has lost */
    uint8_t
        left; /* of a win: the parts of the point that the others share evenly (POINT_PARTS) */
    int rule; /* index of Game.rules; -1: no rule said it (no move, and no rule for it) */
} Result;

/* What a game that has ended so gives the player, in POINT_PARTS; a draw gives each side the same, and the
** players of a side have one and the same. */
int result_points(const Game *g, Result r, int player);
/* Judges p, reading the rules from the top. While a throw is due only rules about what just happened are
** judged (captures, where a move went, by whom): the rest waits for the end of the turn. moves: how many legal moves p has; -1 when the
** caller has not counted them (they are looked for only where a rule asks for them and nothing
** before it has decided). history: the keys before p, or NULL. */
Result rules_judge(const Pos *p, const History *history, int moves);
/* Judges as if there were legal moves left: VERDICT_NONE may yet turn out to be stalemate. Where
** p has no legal moves, ask rules_judge(p, history, 0) as well. */
Result rules_judge_early(const Pos *p, const History *history);
/* Has what the last move did ended the game, whatever a throw that is due would do? */
bool rules_decided(const Pos *p);

#endif
