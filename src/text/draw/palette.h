/*
** palette.h -- the colours of players and of cells, for terminals and pictures alike.
**
** A player whose name is a colour gets that colour; the others get those left over from a short
** list: of "Anna" and "White", Anna is black. The tables are constant; nothing is owned.
*/
#ifndef STEPWISE_TEXT_DRAW_PALETTE_H
#define STEPWISE_TEXT_DRAW_PALETTE_H

#include "vm/model/display.h"

typedef struct PieceColour {
    const char *name;
    const char *fill, *line; /* of a piece's disc, and of the letter on it: #rrggbb */
    uint8_t ground, letter;  /* the same in the terminal's 256 colours */
} PieceColour;

/* The colour of an owner's pieces; neutral ones have a colour of their own. */
const PieceColour *palette_piece(const Game *g, int owner);

/* 'w' or 'b' if the player's colour is white or black, else 0. */
char palette_plain(const Game *g, int player);

typedef struct CellColour {
    const char *fill, *last; /* usual colour, and that of the cells of the last move */
    uint8_t ground, ground_last;
} CellColour;

/* The colour of a shade; shades beyond the last colour start again from the first. */
const CellColour *palette_cell(int shade);

#endif
