/*
** movegen.h -- the one interface to moves and attacks.
**
** Callers do not know whether the machine or the tables answer. A game that has ended still has
** moves here: rules_judge() says whether it has ended. While a throw is due there are none.
*/
#ifndef STEPWISE_VM_ASK_MOVEGEN_H
#define STEPWISE_VM_ASK_MOVEGEN_H

#include "base/rng.h"
#include "move_view.h"
#include "vm/meaning/answers.h"

/* Adds every legal move of the player to move, each once, in no particular order. */
void moves_legal(const Pos *p, Moves *out);
/* Adds the legal moves that capture an enemy, and perhaps some that would if one stood where
** they take. Captures by a man whom another's move takes along (`shift`) may be missing. Of
** turns of several parts, adds those without optional parts: a hundred times fewer, which is
** what quiescence wants. */
void moves_captures(const Pos *p, Moves *out);
/* Adds the legal moves of the piece on `from`; not those by which a man is put down there. */
void moves_from(const Pos *p, Sq from, Moves *out);
/* Whether there is a legal move. */
bool moves_any(const Pos *p);
/* Whether one of the first nturns of Game.turns has a legal move. */
bool moves_any_of(const Pos *p, int nturns);
/* Adds the legal moves of Game.turns[turn]. Where Turn.otherwise is set the caller must know
** that the turns before it have none. */
void moves_of_turn(const Pos *p, int turn, Moves *out);
/* Whether holds(after, ctx) is true of a position that one of the legal moves leads to. */
bool moves_lead(const Pos *p, AfterFn *holds, const void *ctx);
/* The value of t->most, which must not be 0, after the move m of p: only those moves of the
** turn are legal for which it is greatest. */
int64_t turn_number(const Pos *p, const Turn *t, Move m);
/* How many moves moves_legal() adds. */
uint64_t moves_count(const Pos *p);
/* Draws one of the legal moves, each as likely as any other; false where there is none. `room`
** lends memory, and has the same moves afterwards. */
bool moves_pick(const Pos *p, Rng *rng, Moves *room, Move *m);
/* Whether m is a legal move of p. It may be a move of any position of the game, or a throw. */
bool move_is_legal(const Pos *p, Move m);

/* Whether an enemy of `me` could capture on `cell`, whatever stands there, with the piece on
** `lifted` (or SQ_NONE) taken off the board. Where a walk asks what it captures, that is `put`
** if it is a piece (one that is put down there), or else the lifted piece, or else what is on
** the cell. A piece does not attack the cell that it is on. */
bool pos_put_attacked(const Pos *p, int me, Sq cell, Sq lifted, Piece put);
/* The cells for which that is true. The two may differ on holes. */
CellSet pos_put_attacks(const Pos *p, int me, Sq lifted, Piece put);
/* The same where nothing is put down. */
static inline bool pos_attacked(const Pos *p, int me, Sq cell, Sq lifted) {
    return pos_put_attacked(p, me, cell, lifted, PIECE_NONE);
}
static inline CellSet pos_attacks(const Pos *p, int me, Sq lifted) {
    return pos_put_attacks(p, me, lifted, PIECE_NONE);
}
/* Whether the piece on `from` could capture on `to`, whatever stands there. */
bool pos_hits(const Pos *p, Sq from, Sq to);
/* The men of a player for whom pos_hits() on `cell` is true. */
CellSet pos_attackers(const Pos *p, int player, Sq cell);

/* What could bring about an attack on a cell that no man of a player attacks now. A quiet move
** of his, which does no more than lead a man from one cell to an empty one, can do so only if
** it leaves a cell of `leave`, or enters one of `enter`, or if its man could capture on the
** cell from where he goes (Game.reach). */
typedef struct Lines {
    CellSet leave, enter;
} Lines;
/* Finds the Lines of a player's men to `cell`, on which somebody must be. False if one of them
** attacks it already, or if the walk of one depends on more than what stands on which cell; *l
** is of no use then. */
bool pos_lines(const Pos *p, int player, Sq cell, Lines *l);

/* Whether the piece on `from` could go to `to` by its own walk if `to` were an empty cell.
** Walks with a test that itself asks where pieces could go do not count. The game must have an
** expression that asks this (Game.reach.goes). */
bool pos_reaches(const Pos *p, Sq from, Sq to);
/* Whether a royal piece of `player` is attacked. */
bool pos_in_check(const Pos *p, int player);

/* How much of the board a player controls: on which cells his men could capture, as for
** pos_attacks(). Men whose walks the machine runs are left out. */
typedef struct Control {
    CellSet zone;     /* in: cells that matter more */
    KindSet zoneless; /* in: kinds that count for `cells` alone */
    CellSet cells;    /* out: where any of his men could capture */
    int ways;         /* out: how many such cells each man has, summed over the men */
    int hits;         /* out: how many of those lie in the zone */
    int hitters;      /* out: how many men have some in the zone */
} Control;
/* Fills in what is marked `out`, for one player. */
void pos_control(const Pos *p, int player, Control *c);

/* Some of these functions, for conditions to call: Game.answers. */
extern const Answers walk_answers;

#endif
