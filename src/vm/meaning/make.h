/*
** make.h -- making moves and taking them back.
*/
#ifndef STEPWISE_MAKE_H
#define STEPWISE_MAKE_H

#include "vm/model/position.h"

/* What one variable has paid another; more than PAID_MAX at a time are not listed. */
enum { PAID_MAX = 12 };
typedef struct Payment {
    uint8_t payer, payee;
    int32_t amount;
} Payment;

/* What unmake needs: the caller owns one for each ply. */
typedef struct Undo {
    uint64_t key;
    uint8_t side, chance;
    uint32_t was;
    uint64_t rowless;
    Event last;
    Tried tried; /* where the move is tried (pos_try) */
    uint16_t ncells;
    uint8_t npaid;
    Payment paid[PAID_MAX]; /* not for unmaking: for players to see */
    uint64_t touched;       /* bit i: variable i was changed */
    struct {
        uint8_t cell;
        Piece before;
    } cells[SQ_MAX];          /* each that was changed, once */
    int32_t before[VARS_MAX]; /* of the variables touched */
} Undo;

/* The position in which the game begins; a throw may be due at once. */
void pos_start(const Game *g, Pos *p);
/* The same where `first` moves first and, for each bit i of `carried`, variable i begins with
** var[i], as it was left by the game before. */
void pos_start_from(const Game *g, int first, uint64_t carried, const int32_t *var, Pos *p);

/* Makes m, which must be a move that moves_legal() gave for p or, while a throw is due, one
** that chance_list() gave. A history that p is lent (position.h) ends before p itself: whoever lends it adds u->key
** behind the move, and drops it again before the move is taken back. */
void pos_make(Pos *p, Move m, Undo *u);
/* Takes m back: p is again, byte for byte, what it was. */
void pos_unmake(Pos *p, Move m, const Undo *u);

/* Makes m, which is no throw, to see what it leads to: what asks how often a position has occurred counts the one
** before m, which no history has. *u stays where it is until pos_untry(), or as long as p is used. */
void pos_try(Pos *p, Move m, Undo *u);
/* Takes m back, and is in the trial within which it was made. */
void pos_untry(Pos *p, Move m, const Undo *u);

/* Makes the changes that follow the end of the game: winner is a player, or nplayers when it is
** drawn. u tells what was paid; nothing else may be done to p but to look at it. */
void pos_settle(Pos *p, int winner, Undo *u);

/* Does what m does to the cells alone, for the later parts of a turn to see. */
void pos_apply(Pos *p, Move m);
/* The same of one thing that a move does, for who asks what stands where in between. */
void pos_apply_deed(Pos *p, const Deed *d);

#endif
