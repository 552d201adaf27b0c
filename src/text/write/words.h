/*
** words.h -- what cells and pieces are called.
**
** Everything returned belongs to the Game or to the caller's buffer; nothing is kept.
*/
#ifndef STEPWISE_WORDS_H
#define STEPWISE_WORDS_H

#include "base/str.h"
#include "vm/model/display.h"
#include "vm/model/position.h"

/* What stands for a piece in FEN and on boards. */
const char *words_piece(const Game *g, Piece x);
/* The longest piece text that s begins with, and its length; PIECE_NONE where there is none. */
Piece words_piece_at(const Game *g, const char *s, int *len);
/* The name of a piece's kind. */
const char *words_kind(const Game *g, Piece x);
/* A cell as a notation writes it for a player; NULL: as the board calls it. */
const char *words_cell_in(const Game *g, const Notation *n, int player, Sq cell);
/* The same in the default notation. */
const char *words_cell(const Game *g, int player, Sq cell);
/* What it calls a cell that the board's name does not tell: 33 for f4, but nothing for F4 or f0; NULL: nothing. */
const char *words_cell_own(const Game *g, const Notation *n, int player, Sq cell);
/* A cell's name is its file, up to the first digit, and its rank: the length of the file. */
size_t words_file(const char *cell);
/* "your own Rook", "an enemy Rook", "the Rook": what stands on a cell, to `me`. */
void words_owned(const Pos *p, int me, Sq cell, Str *out);
/* What readers of moves pass over. */
#define WORDS_BLANK " \t\r\n"
/* The plain character for a typographic one that s begins with, "-" for a dash, or else its first byte; its length. */
char words_plain(const char *s, size_t *len);
/* The order of two texts of moves, as strcmp() has it; 0: readers see no difference, since blanks are nothing
** to them and a dash is a dash. */
int words_compare(const char *a, const char *b);
/* "a" or "an", as the word wants it. */
const char *words_article(const char *word);
/* Columns that a UTF-8 text, or n bytes of one, takes in a terminal. */
int words_width(const char *text);
int words_width_of(const char *text, size_t n);
/* Does the game know holes: cells that are not there at the start, or come and go? */
bool words_holes(const Game *g);

#endif
