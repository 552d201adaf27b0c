/*
** noun.h -- nouns for sentences: players, men, variables, and cells that acts name.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_NOUN_H
#define STEPWISE_TEXT_EXPLAIN_NOUN_H

#include "base/str.h"
#include "vm/model/game.h"

/* What may be on a cell. {.mask = ON_ENEMY, .kinds = {King}} is "an enemy King". */
typedef struct Man {
    unsigned mask; /* ON_*; all of them: it does not matter whose it is */
    KindSet kinds; /* 0: any kind */
    bool any;      /* with no kinds: some piece must be there */
} Man;

/* What can be on a cell of the game, as ON_* bits: neutral pieces and holes only if there are
** any; an enemy, royal or not, is ON_ENEMY. */
unsigned noun_there(const Game *g);
/* What of a mask can be there, or all of it if nothing can; and what else can be there. */
unsigned noun_seen(const Game *g, unsigned mask);
unsigned noun_unseen(const Game *g, unsigned mask);
/* Whether the mask is any piece there can be, and nothing else. */
bool noun_is_whoever(const Game *g, unsigned mask);
/* "a friend", "an enemy King"; with `no`, "no enemy", "no King", "neither a friend nor an
** enemy". */
void noun_man(const Game *g, const Man *man, bool no, Str *out);
/* A player (Who) as a sentence names him: "White", "the opponent". WHO_ANY is "anyone",
** WHO_NEUTRAL "nobody"; WHO_ME and WHO_NOBODY are "the mover". */
const char *noun_who(const Game *g, int who);
/* True if a player's name from noun_who() has a clause, "the player who lost the piece". What
** is his then goes before it: "Kings of the player who lost the piece". */
bool noun_is_clause(const char *who);
/* The kinds of an expression (its `arg`) and their owner (`who`): "the opponent's King"; with
** `many`, "the opponent's Kings". */
void noun_his_kinds(const Game *g, const Expr *e, bool many, Str *out);
/* "the mover's pieces on rank 8": what an EXPR_COUNT or EXPR_WORTH is about, its zone as
** `player` sees the board. */
void noun_counted(const Game *g, int player, const Expr *e, Str *out);
/* "'checks left to give' of White": a variable as an expression names it (`arg` and `who`). */
void noun_var(const Game *g, const Expr *e, Str *out);
/* A variable as an act of `player` names it: a copy of his own goes without "of White". */
void noun_act_var(const Game *g, int player, int var, Str *out);
/* Whether both variables are copies of one, or the same: each player's copy has its name. */
bool noun_is_copy(const Game *g, int var, int of);
/* "the cell where it lands": a cell of an act (CellRef and its argument), as `player` sees the
** board. */
void noun_ref(const Game *g, int player, unsigned ref, unsigned arg, Str *out);
/* The directions of a set of Game.dirsets, as bits. */
CellSet noun_dirs(const Game *g, int dirset);

#endif
