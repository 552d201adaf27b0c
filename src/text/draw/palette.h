/*
** palette.h -- the colours of players and of cells, for terminals and pictures alike.
**
** A player who is called by a colour gets it; the others get what is left of a short list: of
** "Anna" and "White", Anna is black. The tables are constant; nothing is owned.
*/
#ifndef STEPWISE_PALETTE_H
#define STEPWISE_PALETTE_H

#include "vm/model/display.h"

typedef struct PieceColour {
    const char *name;
    const char *fill, *line; /* of a piece's disc, and of the letter on it: #rrggbb */
    uint8_t ground, letter;  /* the same in the terminal's 256 colours */
} PieceColour;

/* The colour of an owner's pieces; neutral ones have their own. */
const PieceColour *palette_piece(const Game *g, int owner);

/* 'w', 'b': the player has the colour white, or black; 0: another. */
char palette_plain(const Game *g, int player);

typedef struct CellColour {
    const char *fill, *last; /* plain; and for the cells of the last move */
    uint8_t ground, ground_last;
} CellColour;

/* The colour of a shade; a game with more shades than there are colours starts again. */
const CellColour *palette_cell(int shade);

#endif
