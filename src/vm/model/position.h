/*
** position.h -- a position: what stands where, whose turn it is, and what the last move did.
**
** A Pos is plain data and borrows its Game: copy it with =. What happened in the last move is
** part of it (rules ask), but not of its key. The caller owns the history of keys, which it may
** borrow, too. After 1. e2-e4
** in chess:
**
**     side 1, chance 0, cell[e4] the first player's pawn, cell[e2] PIECE_NONE
**     men[0] has e4 and not e2; number[that pawn] is 8
**     last   {moved, mover 0, piece that pawn, from e2, to e4, ncaught 0, touched {e2, e4}}
**     var[]  rights 1 1 1 1, the marker of the en passant cell e3 + 1
*/
#ifndef STEPWISE_POSITION_H
#define STEPWISE_POSITION_H

#include "game.h"
#include "history.h"

/* Pieces that were taken, equal ones counted. CAUGHT_MAX: how many different ones a move can take;
** of more, nothing is told. */
enum { CAUGHT_MAX = 24 };
/* More than `times` can hold stand in several of them. */
typedef struct Caught {
    Piece piece;
    uint8_t times;
} Caught;

/* A turn has so many moves at most, whatever lets a player move again. */
enum { AGAIN_MAX = 100 };

/* What the last move did; all zero in a position that was set up. */
typedef struct Event {
    bool moved;  /* there was a last move */
    bool chance; /* a throw made it */
    bool passed; /* it did nothing */
    bool open;   /* the turn goes on: he moves again, or a throw is due */
    uint8_t
        again; /* how often he has moved in this turn and moved again; where no throw is due,
                      ** 0 if it is somebody else's now */
    uint8_t mover;  /* the player whose turn it was */
    uint8_t captor; /* the owner of `piece`; the mover where there is none */
    Piece piece;    /* the piece it moved (or that took what was taken), as it was before the
                      ** move; or PIECE_NONE */
    bool somewhere; /* the move names a cell: */
    uint8_t from,
        to; /* those of `piece`; where that is PIECE_NONE, a cell on which something was done */
    uint8_t ncaught;
    Caught caught[CAUGHT_MAX]; /* the pieces it took, by whom of them it took first */
    CellSet touched;           /* the cells whose contents it changed */
    KindSet dropped;           /* of what it put down from the hand, if anything */
    uint64_t began;            /* the key where the turn began that it belongs to */
} Event;

/* ROWS_MAX: rows of men that endings ask for (meaning/row.h). */
enum { ROWS_MAX = 4 };

/* The key of a position from which a move is being tried, and the trial within which that happens, or NULL: such
** positions come before the one at hand, though no history has them. */
typedef struct Tried {
    uint64_t key;
    const struct Tried *within;
} Tried;

typedef struct Pos {
    const Game *game;    /* borrowed */
    const History *past; /* borrowed, for what moves depend on: the positions before this */
    size_t npast;        /* one, the first npast of those; NULL: none is known */
    const Tried *tried;  /* borrowed: the moves being tried, the last first (pos_try) */
    struct Sight *sight; /* borrowed: ask/sight.h; NULL: what men see is not kept */
    uint64_t key;        /* equal for positions that are the same */
    CellSet men[PLAYERS_MAX + 1]; /* the cells of each owner's pieces; neutral at nplayers */
    CellSet occupied;             /* all pieces and all holes: where no walker passes */
    CellSet royal;                /* the cells of all royal pieces */
    uint8_t side;                 /* the player to move; while a throw is due, who moved */
    uint8_t chance;               /* 0; or 1 + the Chance whose throw is due */
    uint32_t was;                 /* bit i: Game.was[i] held before the last move */
    uint64_t rowless; /* bit q * ROWS_MAX + i: player q surely has no row number i */
    Event last;
    int32_t var[VARS_MAX];
    Piece cell[SQ_MAX];
    uint16_t number[PIECES_MAX];     /* how many of each piece there are, */
    uint16_t total[PLAYERS_MAX + 1]; /* and of each owner's; neutral at nplayers */
} Pos;

/* Lends it a history of which all that will be there counts. */
static inline void pos_lend(Pos *p, const History *past) {
    p->past = past;
    p->npast = SIZE_MAX;
}
/* Gives it a past of its own: h, which is empty, with what of the one that it was lent counts. */
static inline void pos_own_past(Pos *p, History *h) {
    for (size_t i = 0; p->past && i < p->past->keys.n && i < p->npast; i++)
        history_add(h, p->past->keys.at[i]);
    pos_lend(p, h);
}

/* An empty board, side 0 to move, variables at their start values. */
void pos_clear(const Game *g, Pos *p);
/* Puts what (a piece, PIECE_NONE or PIECE_HOLE) on a cell / sets a variable: key kept true. */
void pos_put(Pos *p, Sq cell, Piece what);
/* Takes the piece on one cell to another; what stood there is gone. */
void pos_carry(Pos *p, Sq from, Sq to);
void pos_set_var(Pos *p, int var, int32_t value);
void pos_set_side(Pos *p, int side);
void pos_set_chance(Pos *p, int chance);

/* The key recomputed from nothing; equal to p->key. */
uint64_t pos_key(const Pos *p);

/* The key after a move that does no more than lead a man from one cell to another, whatever stands there. */
uint64_t pos_key_led(const Pos *p, Sq from, Sq to);
/* But for who is to move, is all as it was when the turn of the last move began? */
bool pos_is_as_began(const Pos *p);

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

#endif
