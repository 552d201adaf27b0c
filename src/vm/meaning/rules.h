/*
** rules.h -- how a game ends.
*/
#ifndef STEPWISE_VM_MEANING_RULES_H
#define STEPWISE_VM_MEANING_RULES_H

#include "vm/model/position.h"

/* The fool's mate of chess is {VERDICT_WIN, winner 1, left 0, rule: the index of "mate"}. */
typedef struct Result {
    /* VERDICT_NONE while the game goes on; VERDICT_WIN: `winner` has won; VERDICT_DRAW. Never
    ** VERDICT_LOSS: a loss is somebody else's win. */
    uint8_t verdict;
    uint8_t winner;       /* of a win; nplayers: nobody, a lone player has lost */
    uint8_t losers_share; /* of a win: how many POINT_PARTS the losers share evenly */
    int rule;             /* index of Game.rules; -1: no rule applied (no legal move: a draw) */
} Result;

/* What a player gets for a game with that result, in POINT_PARTS. In a draw all sides get the
** same; every player of a team gets what his team gets. */
int result_points(const Game *g, Result r, int player);
/* Judges p by the first rule that holds; where none does and there is no legal move, it is a
** draw. While a throw is due the game goes on: rules about the last move were evaluated before
** it became due (rules_decided), and the rest waits for the end of the turn. moves: how many
** legal moves p has, or -1 where the caller does not know: they are looked for unless a rule
** that does not depend on them decides before. history: the keys of the positions before p;
** NULL: the history that p was lent, if any. */
Result rules_judge(const Pos *p, const History *history, int moves);
/* The same without looking for legal moves where that can be avoided: rules that hold only
** where there are none are skipped, unless a later rule holds. So VERDICT_NONE may yet turn out
** to be stalemate: where p has no legal moves, call rules_judge(p, history, 0) as well. */
Result rules_judge_early(const Pos *p, const History *history);
/* 1 + the index of the rule by which the last move has ended the game, whatever throw might
** follow; 0 if there is none. */
int rules_decided(const Pos *p);

#endif
