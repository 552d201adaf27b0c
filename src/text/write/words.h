/*
** words.h -- what cells and pieces are called.
**
** The text returned belongs to the Game or is part of the caller's; nothing is kept.
*/
#ifndef STEPWISE_TEXT_WRITE_WORDS_H
#define STEPWISE_TEXT_WRITE_WORDS_H

#include "base/str.h"
#include "vm/model/display.h"
#include "vm/model/position.h"

/* The text for a piece in FEN and on boards. */
const char *words_piece(const Game *g, Piece x);
/* The piece with the longest text that s begins with, and the length of that; PIECE_NONE and
** 0 if there is none. */
Piece words_piece_at(const Game *g, const char *s, int *len);
/* The name of a piece's kind. */
const char *words_kind(const Game *g, Piece x);
/* A cell as a notation writes it for a player; as the board calls it if n is NULL. */
const char *words_cell_in(const Game *g, const Notation *n, int player, Sq cell);
/* A cell as the default notation writes it for a player. */
const char *words_cell(const Game *g, int player, Sq cell);
/* The notation's own name for a cell, if it does not begin with the cell's file: "33" for f4.
** NULL for one like "F4" or "f0", which the labels of the board tell. */
const char *words_cell_own(const Game *g, const Notation *n, int player, Sq cell);
/* The length of the file in a cell's name: all before the first digit. The rest is the rank. */
size_t words_file(const char *cell);
/* Adds what stands on a cell, as `me` sees it: "your own Rook", "your partner's Rook", "an
** enemy Rook", "the Rook". The cell must hold a piece. */
void words_owned(const Pos *p, int me, Sq cell, Str *out);
/* Blanks: readers of moves ignore them. */
#define WORDS_BLANK " \t\r\n"
/* The ASCII character for a typographic one that s begins with, such as '-' for a dash; else
** the first byte of s. *len is how many bytes it takes, 0 at the end. */
char words_plain(const char *s, size_t *len);
/* Compares two texts of moves as strcmp() does, but without blanks and with typographic signs
** made plain. 0: readers see no difference. */
int words_compare(const char *a, const char *b);
/* What follows in a text that begins with `begin`, compared in the same way; NULL if it does
** not. */
const char *words_after(const char *text, const char *begin);
/* Adds the plural of the name of a kind: "Rooks", "Women", "Ladies". */
void words_plural(const char *name, Str *out);
/* "a" or "an", as the word needs it. */
const char *words_article(const char *word);
/* The columns that a UTF-8 text, or n bytes of one, takes in a terminal. */
int words_width(const char *text);
int words_width_of(const char *text, size_t n);
/* True if the game has holes: cells that are missing at the start, or come and go. */
bool words_holes(const Game *g);

#endif
