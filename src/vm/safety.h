/*
** safety.h -- which moves leave one's own royal piece attacked, without making them.
**
** Walks that need cells to be empty are monotone: a man that leaves a cell can only help an
** enemy whose walk to the royal cell crosses that very cell, and a man that arrives helps none.
** So while the royal piece is not attacked, only what stands on such a cell is in question.
** Source: the formulas of tables.h; where an enemy's walk is not of that kind, nothing is said.
*/
#ifndef STEPWISE_SAFETY_H
#define STEPWISE_SAFETY_H

#include "position.h"
#include "tables.h"

struct View;
typedef struct Safety {
    const Pos *pos;
    bool known; /* what follows holds; else moves must be made to be judged */
    Sq royal;
    bool checked;
    CellSet guard; /* cells that lie between the royal piece and an enemy who could reach it */
    CellSet
        suspects; /* the enemies who could attack the royal piece if enough cells were empty */
    bool danger_known;
    CellSet danger; /* the cells where the royal piece, lifted, would be attacked */
} Safety;

/* Does the game forbid just this: leaving one's own royal piece attacked? Found at load. */
bool safety_suits(const Game *g);
/* Looks at the position of the player to move. */
void safety_look(Safety *s, const Pos *p);
/* Of the ends of a family of moves of the piece on `from`, those that are legal. Only for
** known safety and for a family that safety_covers(). The View is of the same position. */
CellSet safety_ends(Safety *s, struct View *v, Sq from, CellSet ends);
/* Do moves of this shape empty and fill no cells but their start and their end? */
bool safety_covers(const Shape *shape);

#endif
