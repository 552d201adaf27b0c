/*
** noun.h -- who and what sentences speak of: players, men, variables, cells that acts name.
*/
#ifndef STEPWISE_NOUN_H
#define STEPWISE_NOUN_H

#include "base/str.h"
#include "vm/model/game.h"

/* Who may stand somewhere: ON_* and kinds. {ON_ENEMY, {King}} is "an enemy King". */
typedef struct Man {
    unsigned mask; /* all of ON_*: whosever */
    KindSet kinds; /* 0: of any kind */
    bool any;      /* of any kind, but somebody */
} Man;

/* What can stand on a cell of the game, ON_*: neutral pieces and holes only where there are any;
** an enemy, royal or not, is ON_ENEMY. */
unsigned noun_there(const Game *g);
/* What of a mask can be there, or all of it where nothing can; and what else can be there. */
unsigned noun_seen(const Game *g, unsigned mask);
unsigned noun_unseen(const Game *g, unsigned mask);
/* Is it any piece there can be, and nothing else? */
bool noun_is_whoever(const Game *g, unsigned mask);
/* "a friend", "an enemy King", "no King"; of none, "no enemy", "neither a friend nor an enemy". */
void noun_man(const Game *g, const Man *man, bool no, Str *out);
/* "White", "the opponent"; WHO_ANY and what no sentence can name are "anyone". */
const char *noun_who(const Game *g, int who);
/* Is he called by what he did, "who lost the piece", so that what is his stands before it? */
bool noun_is_clause(const char *who);
/* The kinds of an expression, and whose: "the opponent's Kings", "Kings of who lost the piece". */
void noun_his_kinds(const Game *g, const Expr *e, bool many, Str *out);
/* "King, Queen or Rook"; 0, a set of all: "piece". With `many`, "Kings". */
void noun_kinds(const Game *g, KindSet kinds, bool many, Str *out);
/* "the mover's pieces on rank 8": what an EXPR_COUNT counts. */
void noun_counted(const Game *g, int player, const Expr *e, Str *out);
/* "'checks left to give' of White": a variable, as an expression names it. */
void noun_var(const Game *g, const Expr *e, Str *out);
/* The same as an act of a player's does: his own is not said to be his. */
void noun_act_var(const Game *g, int player, int var, Str *out);
/* "the cell where it lands": a cell of an act. */
void noun_ref(const Game *g, int player, unsigned ref, unsigned arg, Str *out);
/* The directions of a set of the Game's. */
CellSet noun_dirs(const Game *g, int dirset);
/* Does it add up men of the mover's who are lost, or in hand, and nothing else? *says: that it does. */
bool noun_is_lost(const Game *g, ExprId id, const char **says);

#endif
