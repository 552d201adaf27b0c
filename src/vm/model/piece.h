/*
** piece.h -- players, kinds and pieces, and what can stand on a cell.
**
** Players are numbered from 0 in the order of their turns; the number `nplayers` stands for the
** neutral owner. A piece on the board is a Piece: an owner and a kind in one byte.
*/
#ifndef STEPWISE_PIECE_H
#define STEPWISE_PIECE_H

#include "expr.h"
#include "graph.h"

/* PLAYERS_MAX: no known variant here has more. KINDS_MAX: a set of kinds is one word.
** VARS_MAX: bounds the size of a Pos. */
enum { PLAYERS_MAX = 4, KINDS_MAX = 64, VARS_MAX = 64, PIECES_MAX = 256 };

typedef uint8_t Piece;
enum { PIECE_NONE = 0, PIECE_HOLE = 1, PIECE_FIRST = 2 }; /* what a cell can hold */
typedef uint64_t KindSet;                                 /* bit k: kind k */
/* Their numbers: player by player, nobody last, kind by kind. */
static inline Piece piece_number(int nkinds, int owner, int kind) {
    return (Piece)(PIECE_FIRST + owner * nkinds + kind);
}

/* Whose? Resolved when an expression is evaluated. */
typedef enum Who {
    WHO_NOBODY,  /* not per player */
    WHO_ME,      /* the player who moves (in a walk) or who moved last (in a rule) */
    WHO_NEXT,    /* the player whose turn comes after WHO_ME's */
    WHO_ANY,     /* all players together, neutral pieces not counted */
    WHO_NEUTRAL, /* the pieces that nobody owns */
    WHO_CAPTOR,  /* the owner of the piece that has just captured; nobody when none has */
    WHO_LOSER,   /* the owner of the piece that it took; nobody when it took none */
    WHO_WINNER,  /* who has won, when the game is over; nobody when it is drawn */
    WHO_PLAYER0  /* WHO_PLAYER0 + p: player p */
} Who;

/* ASK_* of naming him: who captured, and whom, the last move tells. */
static inline unsigned who_asks(int who) {
    return who == WHO_CAPTOR || who == WHO_LOSER ? ASK_EVENT : 0;
}

/* Is it known before a move is made whom he means, one player or nobody? */
static inline bool who_is_fixed(int who) {
    return who >= WHO_PLAYER0 || who == WHO_NOBODY || who == WHO_ME || who == WHO_NEXT ||
           who == WHO_NEUTRAL;
}

/* What stands on a cell, as seen by the mover; a mask of these is an ON operand. */
enum {
    ON_EMPTY = 1,
    ON_FRIEND = 2,
    ON_ENEMY = 4, /* an enemy that may be captured: any but a royal one */
    ON_ROYAL = 8, /* an enemy's royal piece, which is attacked but never taken */
    ON_NEUTRAL = 16,
    ON_HOLE = 32,
    MASKS_END = 64 /* every mask is below */
};

typedef struct Kind {
    const char *name;           /* "Rook" */
    int32_t value[PLAYERS_MAX]; /* in the author's units; derived by worth.h, in hundredths
                                ** when `valued` is false */
    bool valued;
    bool royal;      /* may not be left attacked, is never taken */
    int16_t holding; /* first of nplayers variables that count those beside the board: the ones
                     ** that each has lost, or holds in hand; or -1 */
    bool in_hand;    /* they are in hand */
    int16_t gains;   /* first of nplayers variables, of which the captor's grows when one is
                     ** taken; or -1 */
} Kind;

typedef struct Player {
    const Dir *see; /* [ndirs]: his name for a direction -> the first player's */
    const Sq *seat; /* [ncells]: his name for a cell -> the first player's */
} Player;

typedef enum VarKind { VAR_COUNT, VAR_FLAG, VAR_CELL } VarKind;

/* A counter's bound where none is said, which its FEN may not leave: those that grow without one overflow nothing. */
enum { COUNT_MAX = 1000000 };

/* A variable of the position. Kept per player: copies stand in nplayers successive places. */
typedef struct Var {
    const char *name;
    uint8_t kind;  /* VarKind; a VAR_CELL holds a cell + 1, 0 for none */
    int8_t player; /* which player's copy this is; -1: the game's own */
    bool hashed;   /* tells positions apart (clocks do not) */
    bool brief;    /* set back to `start` before each move's own effects (en passant) */
    int32_t start, min, max;   /* in the start position; what a FEN may say */
    ExprId where[PLAYERS_MAX]; /* of a right or a marker: what must hold where it is set, WHO_ME
                               ** being the index (sound.h); 0: nothing */
} Var;

#endif
