/*
** ink.h -- the colours of players, for terminals and pictures alike.
**
** A player who is called by a colour gets it; the others get what is left of a short list.
** The tables are constant; nothing is owned.
*/
#ifndef STEPWISE_INK_H
#define STEPWISE_INK_H

#include "vm/model/display.h"

typedef struct Ink {
    const char *name;
    const char *fill, *line; /* of a piece's disc, and of the letter on it: #rrggbb */
    uint8_t ground, letter;  /* the same in the terminal's 256 colours */
} Ink;

/* The ink of an owner; neutral pieces have their own. */
const Ink *ink_of(const Game *g, int owner);

/* The colours of the cells by shade; a game with more shades starts again. */
enum { SHADES = 6 };
typedef struct Shade {
    const char *fill, *last; /* plain; and for the cells of the last move */
    uint8_t ground, ground_last;
} Shade;
const Shade *ink_shade(int shade);

#endif
