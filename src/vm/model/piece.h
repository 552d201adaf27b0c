/*
** piece.h -- players, kinds, pieces and variables, and what can be on a cell.
**
** Players are numbered from 0 in the order of their turns; `nplayers` is the neutral owner. A
** piece on the board is a Piece: its owner and its kind in one byte. With two players and six
** kinds, of which the Pawn is kind 0 and the King kind 5:
**
**     White's Pawn 2   White's King 7   Black's Pawn 8   Black's King 13   a neutral Pawn 14
*/
#ifndef STEPWISE_VM_MODEL_PIECE_H
#define STEPWISE_VM_MODEL_PIECE_H

#include "expr.h"
#include "graph.h"

/* PLAYERS_MAX: no variant known here has more. KINDS_MAX, VARS_MAX: a set of kinds, or of
** variables, is one word. PIECES_MAX: a Piece is one byte. */
enum { PLAYERS_MAX = 4, KINDS_MAX = 64, VARS_MAX = 64, PIECES_MAX = 256 };

/* The contents of a cell: nothing, no cell at all (a hole), or a piece, PIECE_FIRST or more. */
typedef uint8_t Piece;
enum { PIECE_NONE = 0, PIECE_HOLE = 1, PIECE_FIRST = 2 };
typedef uint64_t KindSet; /* bit k: kind k */
/* Pieces are numbered owner by owner, the neutral one last, and for each kind by kind. */
static inline Piece piece_number(int nkinds, int owner, int kind) {
    return (Piece)(PIECE_FIRST + owner * nkinds + kind);
}

/* Whose? Resolved to a player when an expression is evaluated (scope_player()). */
typedef enum Who {
    WHO_NOBODY,  /* of a variable: not kept per player; of men: as WHO_ANY */
    WHO_ME,      /* the player who moves (in a walk) or who moved last (in a rule) */
    WHO_NEXT,    /* the player whose turn comes after WHO_ME's */
    WHO_ANY,     /* all players together, neutral pieces not counted */
    WHO_NEUTRAL, /* the neutral owner */
    WHO_CAPTOR,  /* the owner of the piece that has just captured; nobody if none has */
    WHO_LOSER,   /* the owner of the piece that it took; nobody if it took none */
    WHO_WINNER,  /* the winner, when the game is over; nobody if it is drawn */
    WHO_PLAYER0  /* WHO_PLAYER0 + p: player p */
} Who;

/* The ASK_* bits of naming `who`: the captor and the loser depend on the last move. */
static inline unsigned who_asks(int who) {
    return who == WHO_CAPTOR || who == WHO_LOSER ? ASK_EVENT : 0;
}

/* True if it is known before a move is made which one player `who` means, or nobody. */
static inline bool who_is_fixed(int who) {
    return who >= WHO_PLAYER0 || who == WHO_NOBODY || who == WHO_ME || who == WHO_NEXT ||
           who == WHO_NEUTRAL;
}

/* What is on a cell, as the mover sees it. ON, LAND and LOOK take a mask of these. */
enum {
    ON_EMPTY = 1,
    ON_FRIEND = 2, /* a piece of the mover or of a partner, royal or not */
    ON_ENEMY = 4,  /* an enemy that can be captured: any but a royal one */
    ON_ROYAL = 8,  /* a royal enemy, which is attacked but never captured */
    ON_NEUTRAL = 16,
    ON_HOLE = 32,
    MASKS_END = 64, /* every mask is less */
    ON_ANYTHING = MASKS_END - 1
};

typedef struct Kind {
    const char *name; /* "Rook" */
    /* What it is worth to each owner: in the author's units if `valued`, else derived by
    ** worth.h, in hundredths. */
    int32_t value[PLAYERS_MAX];
    bool valued; /* the definition states the value */
    bool royal;  /* never captured; in_check asks whether it is attacked */
    /* First of nplayers variables, one for each player, that count pieces of this kind beside
    ** the board: those in hand if `in_hand`, else those that the player has lost. -1: none. */
    int16_t holding;
    bool in_hand;
    /* First of nplayers variables, of which the captor's grows by one for each piece of this
    ** kind that is taken: his stock of what it turns into in the hand. -1: none. */
    int16_t gains;
} Kind;

/* How a player sees the board, whose directions and cells have the first player's names. */
typedef struct Player {
    const Dir *see; /* [ndirs]: the board's direction that he calls d */
    const Sq *seat; /* [ncells]: the board's cell that he calls c */
} Player;

/* A counter; a right, 0 or 1; a marker, which holds a cell + 1, or 0 for none. */
typedef enum VarKind { VAR_COUNT, VAR_FLAG, VAR_CELL } VarKind;

/* The default `max` of a counter, and the largest bound that a definition may state: so one
** that only grows overflows nothing. */
enum { COUNT_MAX = 1000000 };

/* A variable of the position. One that is kept per player is nplayers Vars in a row. */
typedef struct Var {
    const char *name;
    uint8_t kind;  /* VarKind */
    int8_t player; /* whose copy this is; -1: the game's own */
    bool hashed;   /* part of the position's key; clocks are not */
    bool brief;    /* reset to `start` before each move's own effects (en passant) */
    /* The value when the game begins, and the bounds: changes stop there, and a FEN must keep
    ** to them. */
    int32_t start, min, max;
    /* Of a right or a marker: what must hold in a position that somebody sets up if it is set,
    ** with the index as WHO_ME (sound.h). 0: nothing. */
    ExprId where[PLAYERS_MAX];
} Var;

#endif
