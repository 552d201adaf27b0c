/*
** meant.h -- which piece and which cells a text means that is no legal move.
**
** "Rb1" may mean the Rook on a1, even if no Rook can go to b1: then from is a1, to
** b1, kind the Rook's and hint "". "Rab1" has hint "a". "P@c4" has from SQ_NONE, to
** c4, kind the Pawn's and drop.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_MEANT_H
#define STEPWISE_TEXT_EXPLAIN_MEANT_H

#include "base/err.h"
#include "vm/model/position.h"

/* Sizes of texts, the final NUL counted. A longer word is not taken for the name of a cell
** (ODD_MAX) or of a move (CALL_MAX). */
enum { HINT_MAX = 8, ODD_MAX = 12, CALL_MAX = 32 };

typedef struct Meant {
    Sq from, to; /* SQ_NONE: the text does not say, or the player has no such piece */
    int kind;    /* the kind by which the text calls the piece; -1: it does so by its cell */
    int called;  /* 1 + the index in Display.calls of the name after the cells; 0: none */
    bool drop;   /* a man of `kind` is to be put down on `to`, from the hand */
    char hint[HINT_MAX]; /* the file or rank that the piece is on, the file to drop on, or "" */
} Meant;

/* What the text means, in this order of preference: a drop ("P@c4", or a file if men are
** put down by that); two cells by their names; a kind and a cell ("Xc4", "Xbc4", or "c4" if
** a notation writes a kind without its name), for the piece with the nearest walk; the name
** of a move; a single cell. */
Meant meant_by(const Pos *p, const char *text);
/* Whether the text is a pass in some notation. */
bool meant_passes(const Game *g, const char *text);
/* Finds a word in the text that looks like the name of a cell and is none. False, with `name`
** undefined: there is no such word. */
bool meant_odd_cell(const Pos *p, const char *text, char name[ODD_MAX]);
/* Finds what the text puts down, "Q@e4", if it is no kind of the game. False: it is one, or
** nothing can be put down in this game by the player to move. */
bool meant_odd_man(const Pos *p, const char *text, char name[ODD_MAX]);
/* Whether the game writes the names of moves after their cells, "b1-b2 Crab". */
bool meant_calls(const Game *g);
/* In such a game, finds a word after the cells that is no move's name; *near is a name that may
** have been meant, or NULL. */
bool meant_odd_call(const Pos *p, const char *text, char name[CALL_MAX], const char **near);
/* Whether the text could be a move of this game, or a throw if one is due, legal here or not.
** False with the reason in e: "it names no cell". */
bool meant_move(const Pos *p, const char *text, Err *e);

#endif
