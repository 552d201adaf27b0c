/*
** position.h -- a position: the board, whose turn it is, and what the last move did.
**
** A Pos is plain data that borrows its Game: copy it with =. What the last move did is part of
** it, as rules ask for it, but not of its key. A Pos may also borrow the history of keys,
** which the caller owns. After 1. e2-e4 in chess:
**
**     side 1, chance 0, cell[e4] the first player's pawn, cell[e2] PIECE_NONE
**     men[0] has e4 and not e2; number[that pawn] is 8
**     last   {moved, mover 0, piece that pawn, from e2, to e4, ncaught 0, touched {e2, e4}}
**     var[]  rights 1 1 1 1, the marker of the en passant cell e3 + 1
*/
#ifndef STEPWISE_VM_MODEL_POSITION_H
#define STEPWISE_VM_MODEL_POSITION_H

#include "game.h"
#include "history.h"

/* CAUGHT_MAX: how many different pieces of one move are recorded as taken; others vanish from
** the board without a record. */
enum { CAUGHT_MAX = 24 };
/* Equal pieces that were taken. More than 255 of them fill several entries. */
typedef struct Caught {
    Piece piece;
    uint8_t times;
} Caught;

/* The most moves of one turn, whatever `again` says. */
enum { AGAIN_MAX = 100 };

/* What the last move did; all zero in a position that was set up. */
typedef struct Event {
    bool moved;  /* there was a last move */
    bool chance; /* it was a throw */
    bool passed; /* it did nothing; of a throw: the move before it did nothing */
    bool open;   /* the turn goes on: the mover moves again, or a throw is due */
    /* How many moves of this turn are followed by another of the same player. While a throw is
    ** due the last move is not counted yet; 0 when the turn is over. */
    uint8_t again;
    uint8_t mover;  /* the player whose turn it was */
    uint8_t captor; /* the owner of `piece`; the mover if there is none */
    /* The piece that it moved, or that took what was taken, as it was before the move; of a
    ** drop the first piece put down. PIECE_NONE: none. */
    Piece piece;
    /* If the move names a cell, `somewhere`: the cells between which `piece` went; if that is
    ** PIECE_NONE, a cell on which something was done, twice. */
    bool somewhere;
    uint8_t from, to;
    uint8_t ncaught;
    Caught caught[CAUGHT_MAX]; /* what it took, in the order of the first of each */
    CellSet touched;           /* the cells whose contents it changed */
    KindSet dropped;           /* the kinds that it put down from the hand */
    uint64_t began;            /* the key when the turn began to which it belongs */
    /* 1 + the index of the rule by which it ended the game before a throw that was due: what
    ** changed since is no matter. 0: none did. */
    uint16_t decided;
} Event;

/* ROWS_MAX: how many rows of men, which endings ask for, are tracked (meaning/row.h). */
enum { ROWS_MAX = 4 };

/* The key of a position in which a move is being tried, and the trial that this one is part of,
** or NULL. Conditions count such positions among the earlier ones, though no history has
** them. */
typedef struct Tried {
    uint64_t key;
    const struct Tried *within;
} Tried;

typedef struct Pos {
    const Game *game; /* borrowed */
    /* Borrowed, for conditions that ask about earlier positions: those before this one are the
    ** first npast of `past`. NULL: none are known. */
    const History *past;
    size_t npast;
    const Tried *tried;  /* borrowed: the moves being tried (pos_try), innermost first */
    struct Sight *sight; /* borrowed: ask/sight.h; NULL: where men capture is not kept */
    uint64_t key;        /* equal for positions that are the same (hash.h) */
    CellSet men[PLAYERS_MAX + 1]; /* the cells of each owner's pieces; neutral at nplayers */
    CellSet occupied;             /* the cells of all pieces, and all holes */
    CellSet royal;                /* the cells of all royal pieces */
    uint8_t side;                 /* the player to move; while a throw is due, who moved */
    uint8_t chance;               /* 1 + the Chance whose throw is due, or 0 */
    uint32_t was;                 /* bit i: Game.was[i] held before the last move */
    uint64_t rowless;             /* bit q * ROWS_MAX + i: player q is known to have no row i */
    Event last;
    int32_t var[VARS_MAX];
    Piece cell[SQ_MAX];
    uint16_t number[PIECES_MAX];     /* how many there are of each Piece */
    uint16_t total[PLAYERS_MAX + 1]; /* how many men each owner has; neutral at nplayers */
} Pos;

/* Lends p a history: all its positions count as those before p, also when it grows. */
static inline void pos_lend(Pos *p, const History *past) {
    p->past = past;
    p->npast = SIZE_MAX;
}
/* Copies the past lent to p, if any, into the empty h, and lends p that instead. */
static inline void pos_own_past(Pos *p, History *h) {
    for (size_t i = 0; p->past && i < p->past->keys.n && i < p->npast; i++)
        history_add(h, p->past->keys.at[i]);
    pos_lend(p, h);
}

/* An empty board, player 0 to move, variables at their start values, nothing lent. */
void pos_clear(const Game *g, Pos *p);

/* These change one thing, and the sets, counts and key that depend on it. */

/* Puts `what` (a piece, PIECE_NONE or PIECE_HOLE) on a cell in the place of what is there. */
void pos_put(Pos *p, Sq cell, Piece what);
/* The same, but for the key and `rowless`, which the caller puts back himself. */
void pos_put_back(Pos *p, Sq cell, Piece what);
/* Moves the piece on `from` to another cell; what was there is gone. */
void pos_carry(Pos *p, Sq from, Sq to);
/* Sets a variable; its bounds are the caller's affair. */
void pos_set_var(Pos *p, int var, int32_t value);
void pos_set_side(Pos *p, int side);
/* chance: as Pos.chance. */
void pos_set_chance(Pos *p, int chance);

/* The key, computed from scratch; equal to p->key. */
uint64_t pos_key(const Pos *p);

/* The key after a move that only moves the man on `from` to another cell, taking what is
** there, and passes the turn to the next player. */
uint64_t pos_key_led(const Pos *p, Sq from, Sq to);
/* True if the turn of the last move has changed nothing but who is to move. */
bool pos_is_as_began(const Pos *p);

/* The lowest cell that holds a piece of that owner and kind; SQ_NONE if there is none. */
Sq pos_find(const Pos *p, int owner, int kind);

/* What is on a cell. */
static inline Piece pos_at(const Pos *p, Sq cell) {
    return p->cell[cell];
}
/* The owner of the piece on a cell, which must hold one. */
static inline int pos_owner(const Pos *p, Sq cell) {
    return p->game->owner[p->cell[cell]];
}
/* Is it a piece, and not an empty cell or a hole? */
static inline bool piece_is(Piece x) {
    return x >= PIECE_FIRST;
}

#endif
