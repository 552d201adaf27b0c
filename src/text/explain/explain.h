/*
** explain.h -- why a move is legal or not, in words for the player.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_EXPLAIN_H
#define STEPWISE_TEXT_EXPLAIN_EXPLAIN_H

#include "base/str.h"
#include "text/draw/overlay.h"
#include "vm/meaning/rules.h"

/* The answer to "why", and what to draw with it. Owns its text. `overlay` points into `path`
** and `way`, so an Explanation must not be copied.
**
** For c1-e3 where a game of chess begins: text "c1-e3 is not legal: d2 holds your own Pawn",
** overlay.path c1 d2 e3, overlay.blocked {d2}. */
typedef struct Explanation {
    bool legal;
    Str text; /* one or several lines; no newline at the end */
    Overlay overlay;
    Sq path[SQ_MAX];
    Stride way[2 * SQ_MAX]; /* the steps of at most two further walks of a legal move */
} Explanation;

/* Explains the move that `text` means in p: if it is legal, its walks; otherwise the nearest
** walks and what stopped each, or what else is wrong (no such cell, an empty cell, the other
** side's piece, the game is over). Text that is a move in notation n is that move, whatever it
** is in another. now: how the game stands, which its players may have decided (a draw that
** nobody claims); NULL: as the rules judge p alone. *out need not be initialized; free it with
** explanation_free(). */
void explain_move(const Pos *p, const Result *now, int n, const char *text, Explanation *out);
/* Joins the lines of the text into one, in place, and returns it: "...is stopped;
** 12-16-21: ...". It belongs to x. */
const char *explanation_line(Explanation *x);
void explanation_free(Explanation *x);

#endif
