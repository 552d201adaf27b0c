/*
** position.h -- a position, and making and unmaking moves.
**
** A Pos is plain data and borrows its Game: copy it with =. What happened in the last move is
** part of it (rules ask), but not of its key. The caller owns the history of keys.
*/
#ifndef STEPWISE_POSITION_H
#define STEPWISE_POSITION_H

#include "game.h"
#include "history.h"

/* CAUGHT_MAX: the most pieces one move can take: every cell of a move and the landing. */
enum { CAUGHT_MAX = 6 };

/* What the last move did; all zero in a position that was set up. */
typedef struct Event {
    bool moved;       /* there was a last move */
    bool chance;      /* a throw made it */
    bool passed;      /* it did nothing */
    uint8_t mover;    /* the player whose turn it was */
    uint8_t captor;   /* the owner of `piece`; the mover where there is none */
    Piece piece;      /* the piece it moved (or that took what was taken), as it was before the
                      ** move; or PIECE_NONE */
    uint8_t from, to; /* its cells, where piece is not PIECE_NONE */
    uint8_t ncaught;
    Piece caught[CAUGHT_MAX]; /* the pieces it took, in order */
    CellSet touched;          /* the cells whose contents it changed */
} Event;

typedef struct Pos {
    const Game *game;             /* borrowed */
    uint64_t key;                 /* equal for positions that are the same */
    CellSet men[PLAYERS_MAX + 1]; /* the cells of each owner's pieces; neutral at nplayers */
    CellSet occupied;             /* all pieces and all holes: where no walker passes */
    CellSet royal;                /* the cells of all royal pieces */
    uint8_t side;                 /* the player to move; while a throw is due, who moved */
    uint8_t chance;               /* 0; or 1 + the Chance whose throw is due */
    uint32_t was;                 /* bit i: Game.was[i] held before the last move */
    Event last;
    int32_t var[VARS_MAX];
    Piece cell[SQ_MAX];
    uint16_t number[PIECES_MAX]; /* how many of each piece there are */
} Pos;

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
    Event last;
    uint8_t ncells;
    uint8_t npaid;
    Payment paid[PAID_MAX]; /* not for unmaking: for players to see */
    uint64_t touched;       /* bit i: variable i was changed */
    struct {
        uint8_t cell;
        Piece before;
    } cells[2 * FX_MAX];
    int32_t before[VARS_MAX]; /* of the variables touched */
} Undo;

/* The position in which the game begins; a throw may be due at once. */
void pos_start(const Game *g, Pos *p);
/* An empty board, side 0 to move, variables at their start values. */
void pos_clear(const Game *g, Pos *p);
/* Puts what (a piece, PIECE_NONE or PIECE_HOLE) on a cell / sets a variable: key kept true. */
void pos_put(Pos *p, Sq cell, Piece what);
/* Takes the piece on one cell to another; what stood there is gone. */
void pos_carry(Pos *p, Sq from, Sq to);
void pos_set_var(Pos *p, int var, int32_t value);
void pos_set_side(Pos *p, int side);
void pos_set_chance(Pos *p, int chance);

/* Makes m, which must be a move that moves_legal() gave for p or, while a throw is due, one
** that chance_list() gave. */
void pos_make(Pos *p, Move m, Undo *u);
/* Takes m back: p is again, byte for byte, what it was. */
void pos_unmake(Pos *p, Move m, const Undo *u);

/* Makes the changes that follow the end of the game: winner is a player, or nplayers when it is
** drawn. u tells what was paid; nothing else may be done to p but to look at it. */
void pos_settle(Pos *p, int winner, Undo *u);

/* Does one effect of m to the cells alone, for the later parts of a turn to see. */
void pos_apply(Pos *p, Move m, const Effect *fx);

/* The key recomputed from nothing; equal to p->key. */
uint64_t pos_key(const Pos *p);

/* The first cell that holds a piece of that owner and kind; SQ_NONE where none does. */
Sq pos_find(const Pos *p, int owner, int kind);

static inline Piece pos_at(const Pos *p, Sq cell) {
    return p->cell[cell];
}
/* The owner of the piece on a cell that holds one. */
static inline int pos_owner(const Pos *p, Sq cell) {
    return p->game->owner[p->cell[cell]];
}
static inline bool piece_is(Piece x) {
    return x >= PIECE_FIRST;
}
/* The player whose turn comes after p's. */
static inline int game_next(const Game *g, int player) {
    return player + 1 == g->nplayers ? 0 : player + 1;
}

#endif
