/*
** notation.h -- moves as people write them.
**
** A game declares its notations as templates; Display.notations[0] is the one that is printed.
** Reading generates the legal moves and compares, so what is written is read back as the same
** move; case does not matter, and every notation of the game is read.
**
** Template fields: {from} {to} cells of the first MOVE (or of the first cell named); {file} the
** file of {from}; {piece} {letter} the moving piece (for BECOMES: the new one), {captured} the one
** that is taken, as its player calls it where it stands; {takes} the TAKES part for each piece
** taken on the way; {becomes} the BECOMES part where the kind's letter changes; {cell} in TAKES,
** MADE, UNMADE, WHICH and WHERE; {name} the name that the move has of its own, in CALLED; {says}
** in WIN and DRAW, the words of the rule that ended the game; {mark} in WON, what a record has
** for them. A field that is not known, or has nothing to say, is empty; so are {takes}, {becomes},
** {which} and {where} in the parts that they stand for.
**
** {which} and {where} are what must be added to tell the move from the other legal ones: the least
** of nothing, file, rank and cell of {from}, in the WHICH part; where that does
** not do, of {to}, in the WHERE part, alone or together.
**
** CAPTURE is used where the landing takes a piece, and where any piece is taken while TAKES is an
** empty template; CLASH where the landing challenges one; CALLED where the move has a name. A
** kind of piece may have templates of its own, for its moves and for being taken. CHECK, MATE, WIN
** and DRAW follow the move, WON and DRAWN the last one of a record; readers may leave them out.
**
** A throw is written as Display.throws says (`shows`): %d a number, %c a cell, %w the letter of
** the player whose piece takes what it takes; in braces, "{10 C7}", unless the format has brackets
** of its own, "(B 5:2)". It is read, with or without brackets, where one is due. Of a format that
** begins with %w either the winner or the rest may be left out: "(B)" is then the smallest throw
** that B takes. One that does not count, because the definition says that it is thrown again, is
** refused with its word for that.
*/
#ifndef STEPWISE_NOTATION_H
#define STEPWISE_NOTATION_H

#include "base/str.h"
#include "vm/meaning/rules.h"
#include "base/err.h"

/* Writes m, a legal move of p, in notation number n. */
void move_write(const Pos *p, Move m, int n, Str *out);
/* What a record puts behind the last move of a game, in notation n: nothing while it goes on. */
void move_mark(const Game *g, Result r, int n, Str *out);
/* Reads a move: false with the reason when the text is no legal move of p or fits several.
** Text that is exactly a move's counts first, then without case; else '-' for 'x', blanks, missing
** signs and the board's own cell names ("d10" where the notation has "d0") are borne with, and at last what people and
** protocols leave out of signs that the game has (textkey.h); "pass" is then the move that does nothing. */
bool move_read(const Pos *p, const char *text, Move *m, Err *e);
/* The same where notation n is in use: what is a move's there is that move, whatever it is in another. */
bool move_read_in(const Pos *p, int n, const char *text, Move *m, Err *e);
/* Where the text is an outcome of the throw that is due which is thrown again: the word for why;
** else NULL. */
const char *throw_again(const Pos *p, const char *text);
/* How many legal moves the text fits, *m being one of them; e is set unless it is one. */
int move_fits(const Pos *p, int n, const char *text, Move *m, Err *e);
/* Is the text one move's just as some notation writes it, n first, case and all? */
bool move_written(const Pos *p, int n, const char *text);
/* The cells that a text which need not be legal names: the first and the last one of two or
** more; one alone is *from; SQ_NONE where none. A piece that is named as a notation calls it where
** it stands, and is the only one, stands for its cell. */
void move_cells(const Pos *p, const char *text, Sq *from, Sq *to);
/* The legal moves of p written in notation n, sorted as ASCII strings; strings belong to a. */
int moves_sorted(const Pos *p, int n, Arena *a, const char ***text, Move **moves);

#endif
