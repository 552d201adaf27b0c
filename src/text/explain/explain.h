/*
** explain.h -- why a move is legal, or not, in the author's words.
*/
#ifndef STEPWISE_EXPLAIN_H
#define STEPWISE_EXPLAIN_H

#include "base/str.h"
#include "text/draw/overlay.h"
#include "vm/model/position.h"

/* The answer to "why", and what to draw with it. Owns its text; overlay points into path and
** way, so an Explanation is not copied. Of c1-e3 where a game of chess begins: "c1-e3 is not legal: d2
** holds your own Pawn", path c1-d2-e3, blocked {d2}. */
typedef struct Explanation {
    bool legal;
    Str text; /* one or several lines; no newline at the end */
    Overlay overlay;
    Sq path[SQ_MAX];
    Stride way[2 * SQ_MAX]; /* of further walks of a legal move, two at most */
} Explanation;

/* Explains the move that `text` means in p: its walks when it is legal; otherwise the nearest
** walks and what stopped each, or what else is wrong (no such cell, an empty cell, the other
** side's piece, the game is over). Notation n goes first; h may be NULL. *out need not be set before; give it
** back with explanation_free. */
void explain_move(const Pos *p, const History *h, int n, const char *text, Explanation *out);
/* Its lines made one, as a complaint: "...is stopped;  12-16-21: ...". */
const char *explanation_line(Explanation *x);
void explanation_free(Explanation *x);

#endif
