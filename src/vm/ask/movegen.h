/*
** movegen.h -- the one interface through which moves and attacks are asked for.
**
** Callers do not know whether the machine or the tables answer. A game that has ended still
** has moves here: rules_judge() says whether it has.
*/
#ifndef STEPWISE_MOVEGEN_H
#define STEPWISE_MOVEGEN_H

#include "base/rng.h"
#include "move_view.h"
#include "vm/meaning/answers.h"

/* Adds every legal move of the player to move, each once, in no promised order. */
void moves_legal(const Pos *p, Moves *out);
/* Adds those of the legal moves that capture an enemy, and of those that would if something stood
** where they take it, some; of turns of several parts the ones that leave out what may be left
** out: a hundred times fewer, which is what quiescence wants. */
void moves_captures(const Pos *p, Moves *out);
/* Adds the legal moves of the piece on one cell; none of a man who is put down there. */
void moves_from(const Pos *p, Sq from, Moves *out);
bool moves_any(const Pos *p);
/* The same of the first so many of the game's turns alone; and the legal moves of one of them, which may be open
** only where those before it have none. */
bool moves_any_of(const Pos *p, int nturns);
void moves_of_turn(const Pos *p, int turn, Moves *out);
/* Does one of the legal moves lead to where that holds? */
bool moves_lead(const Pos *p, AfterFn *holds, const void *ctx);
/* The number of which a turn's legal moves must have the most (Turn.most), after the move m. */
int64_t turn_number(const Pos *p, const Turn *t, Move m);
/* How many moves moves_legal() adds. */
uint64_t moves_count(const Pos *p);
/* One of the legal moves, each as likely as any other. `room` lends memory and stays as it is.
** False where there is none. */
bool moves_pick(const Pos *p, Rng *rng, Moves *room, Move *m);
/* m may be a move of any position of the game. */
bool move_is_legal(const Pos *p, Move m);

/* Could an enemy of `me` capture on `cell`, whatever stands there, with the piece on `lifted`
** (or SQ_NONE) taken off the board? A piece standing on `cell` itself does not count. */
bool pos_attacked(const Pos *p, int me, Sq cell, Sq lifted);
/* The cells that pos_attacked() is true for, holes apart; where nothing is lifted and a landing asks
** what stands there, nothing does. */
CellSet pos_attacks(const Pos *p, int me, Sq lifted);
/* Could the piece on `from` capture on `to`, whatever stands there? */
bool pos_hits(const Pos *p, Sq from, Sq to);
/* The men of a player for which pos_hits() is true, all at once: who could capture on `cell`. */
CellSet pos_attackers(const Pos *p, int player, Sq cell);
/* What could bring an attack on a cell about: a quiet move attacks it only if a man leaves a cell of
** `leave` or goes to one of `enter`, or could capture there himself from where he goes (Game.reach). */
typedef struct Lines {
    CellSet leave, enter;
} Lines;
/* Those of the men of a player to a cell on which somebody stands and on which none of them could capture; false where
** one could, or where that cannot be told of their walks. */
bool pos_lines(const Pos *p, int player, Sq cell, Lines *l);
/* Could the piece on `from` go to `to` by a walk of its own, `to` taken to be an empty cell? Of
** its walks those count that do not themselves ask where pieces could go. */
bool pos_reaches(const Pos *p, Sq from, Sq to);
/* Is a royal piece of `player` attacked? */
bool pos_in_check(const Pos *p, int player);

/* How much of the board a player holds: the cells on which his men could capture, as pos_attacks() has
** them, added up. Men whose walks the machine runs are left out. */
typedef struct Control {
    CellSet zone;  /* given: cells that matter more */
    KindSet apart; /* given: kinds of which only `cells` is found */
    CellSet cells; /* those of all his men together */
    int ways;      /* of each man by himself, added up */
    int hits;      /* the same within the zone */
    int hitters;   /* men that have some there */
} Control;
/* Finds the rest of `c` for one player. */
void pos_control(const Pos *p, int player, Control *c);

/* These, for conditions to ask: Game.answers. */
extern const Answers walk_answers;

#endif
