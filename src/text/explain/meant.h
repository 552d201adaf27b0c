/*
** meant.h -- which piece and which cell is meant by a text that is no legal move: "Rb1" may mean
** the Rook on a1, and b1, even if no Rook can go there.
*/
#ifndef STEPWISE_MEANT_H
#define STEPWISE_MEANT_H

#include "base/err.h"
#include "vm/model/position.h"

/* ODD_MAX: longer than what a cell may be called. CALL_MAX: what is longer is no move's name. */
enum { HINT_MAX = 8, ODD_MAX = 12, CALL_MAX = 32 };

/* SQ_NONE where the text does not say. kind: what it calls the piece that is to go to `to`, where
** it is called by its kind; -1: by its cell. hint: the file or the rank that it adds, or the file on which he is to be
** put down, or "". */
typedef struct Meant {
    Sq from, to;
    int kind;
    int called; /* 1 + the name of Display.calls that the text gives the move; 0: none */
    bool drop;  /* the kind is to be put down on `to`, from the hand */
    char hint[HINT_MAX];
} Meant;

/* Cells by their names, or a file where men are put down by that; else a kind and a cell ("Xc4", "Xbc4"; "c4" where a notation writes a kind
** without its name), of which the piece with the nearest walk is meant; else the name of a move.
** from is SQ_NONE where the player has no such piece. */
Meant meant_by(const Pos *p, const char *text);
/* Is it what a notation writes where a player passes? */
bool meant_passes(const Game *g, const char *text);
/* A word of the text that looks like a cell's name and is none. */
bool meant_odd_cell(const Pos *p, const char *text, char name[ODD_MAX]);
/* What the text puts down, "Q@e4", is no kind of the game, where some kind can be put down. */
bool meant_odd_man(const Pos *p, const char *text, char name[ODD_MAX]);
/* Does the game write the names of moves behind their cells, "b1-b2 Crab"? */
bool meant_calls(const Game *g);
/* What stands behind the cells in such a game is no move's name; *near is one that may be meant, or NULL. */
bool meant_odd_call(const Pos *p, const char *text, char name[CALL_MAX], const char **near);
/* Could the text be a move of this game, or a throw where one is due, legal in this position or not? False
** with the reason: "it names no cell". */
bool meant_move(const Pos *p, const char *text, Err *e);

#endif
