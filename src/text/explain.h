/*
** explain.h -- why a move is legal, or not, in the author's words.
*/
#ifndef STEPWISE_EXPLAIN_H
#define STEPWISE_EXPLAIN_H

#include "board.h"

/* The answer to "why", and what to draw with it. path belongs to the Explanation. */
typedef struct Explanation {
    bool legal;
    Str text;          /* one or several lines */
    Overlay overlay;   /* its path points into `path` */
    Sq path[SQ_MAX];
} Explanation;

/* Explains the move that `text` means in p: its walks when it is legal; otherwise the nearest
** walks and what stopped each, or what else is wrong (no such cell, an empty cell, the other
** side's piece, the game is over). free with explanation_free. */
void explain_move(const Pos *p, const History *history, const char *text, Explanation *out);
void explanation_free(Explanation *x);
/* "an empty cell", "an enemy Dwar", "cell 'd1' is not attacked": an expression in words. */
void explain_expr(const Game *g, ExprId e, Str *out);

#endif
