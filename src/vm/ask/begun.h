/*
** begun.h -- turns of several parts, for callers that choose one part after another.
**
** A turn is begun when some of its parts are chosen and others may follow. That is not a
** position: between two parts nothing is judged, triggered or thrown, and there is no key.
** Later parts see the cells and variables as the earlier parts leave them, but only whole turns
** are ever made. At the start of Amazons
**
**     begun_list       adds 80 turns that are begun: d1-d2 (part 1 comes next), d1-d3, ...
**     begun_go_on      adds, for d1-d2, its 21 whole turns: d1-d2/d1, d1-d2/e1, ...
**
** and there are 2,176 whole turns in all. Where all the parts that remain are optional, the
** turn that ends without them is listed as a whole turn, too.
**
** Every legal move is reached in this way. The only other moves reached are those that the game
** forbids; a caller that makes one checks (begun_was_forbidden). Several ways may lead to the
** same move, and some lead to none: a first part that no second one can follow is not a move.
*/
#ifndef STEPWISE_VM_ASK_BEGUN_H
#define STEPWISE_VM_ASK_BEGUN_H

#include "vm/model/position.h"

typedef struct Begun {
    Move move;     /* what the chosen parts do; of a whole turn, the move */
    uint8_t turn;  /* index of Game.turns */
    uint8_t part;  /* the part that comes next, or BEGUN_WHOLE */
    bool stands;   /* not whole, but it may end here: it is in the list as a whole turn, too */
    int32_t share; /* how many walks the next part may have (collector.h) */
} Begun;
enum { BEGUN_WHOLE = 0xff };

TYPED_VEC(Begins, begins, Begun)

/* Whether some turn of the game is worth choosing part by part. Such a turn has several parts,
** none of them a pass, and after its first obligatory part no other obligatory one can take
** men: a caller that chooses wants to know first whether a move captures. Turns that are not,
** among them all turns of which only the moves with the most of something are legal
** (Turn.most), are listed as whole turns from the start. */
bool begun_exists(const Game *g);

/* Adds the ways to begin a turn of p, and the turns that are whole at once: those that are not
** chosen part by part, or leave out all later parts. Nothing while a throw is due. */
void begun_list(const Pos *p, Begins *out);
/* Adds the ways to go on with b, a turn of p that is begun and not whole. */
void begun_go_on(const Pos *p, const Begun *b, Begins *out);

/* Whether the move m can have begun as b; errs towards "yes". A whole b must equal m. */
bool begun_leads(const Game *g, const Begun *b, Move m);
/* Whether the game forbids the move that led to p. */
bool begun_was_forbidden(const Pos *p);
/* Whether m is a legal move of p. Follows only the turns that can lead to it. */
bool begun_is_legal(const Pos *p, Move m);

#endif
