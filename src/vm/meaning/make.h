/*
** make.h -- making moves and taking them back.
*/
#ifndef STEPWISE_VM_MEANING_MAKE_H
#define STEPWISE_VM_MEANING_MAKE_H

#include "vm/model/position.h"

/* What one variable has paid another. A move lists the first PAID_MAX of its payments. */
enum { PAID_MAX = 12 };
typedef struct Payment {
    uint8_t payer, payee;
    int32_t amount;
} Payment;

/* What pos_unmake() needs; pos_make() fills it. The caller owns one for each ply. For e4xd5 in
** chess, where d7-d5 has just set the en passant marker to d6:
**
**     cells[]    {e4, white pawn}, {d5, black pawn}
**     touched    the marker's bit; before[marker] is d6 + 1
*/
typedef struct Undo {
    /* as Pos has them, before the move */
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
    } cells[SQ_MAX];          /* each cell that was changed, once */
    int32_t before[VARS_MAX]; /* values of the variables in `touched`; others are not set */
} Undo;

/* The position in which the game begins; a throw may be due at once. */
void pos_start(const Game *g, Pos *p);
/* As pos_start(), but `first` moves first and, for each bit i of `carried`, variable i begins
** with var[i], as the game before left it. var may be NULL where `carried` is 0. */
void pos_start_from(const Game *g, int first, uint64_t carried, const int32_t *var, Pos *p);

/* Makes m, which must be a move that moves_legal() gave for p or, while a throw is due, one
** that chance_list() gave. A history that p is lent (pos_lend()) must end before p itself:
** the lender adds u->key to it after the move, and drops that again before the move is
** taken back. */
void pos_make(Pos *p, Move m, Undo *u);
/* Takes back the move with which u was filled in: *p is again, byte for byte, what it was
** before pos_make(p, m, u). */
void pos_unmake(Pos *p, const Undo *u);

/* Makes m, which must not be a throw, to look at what it leads to. Until pos_untry(), the
** position before m counts as one that has occurred, though no history has it. *u must outlive
** that. */
void pos_try(Pos *p, Move m, Undo *u);
/* Takes back such a move, inside whatever trial it was made in. */
void pos_untry(Pos *p, const Undo *u);

/* Does to cells and variables what m itself does, as pos_make() does it, for the later parts of
** a turn to see, and nothing that follows from m: the side to move, Pos.last and the throw that
** is due stay, and brief variables that m does not set; no trigger is fired. It cannot be taken
** back: use a copy. */
void pos_apply(Pos *p, Move m);
/* Does a single effect of a move in the same way, for callers that go through it one by one. */
void pos_apply_deed(Pos *p, const Deed *d);

#endif
