/*
** coords.h -- moves by coordinates, as protocols write them: e2e4, e7e8q, P@e4.
**
** What coordinates cannot tell apart, or say at all, is written in the game's own notation, which is
** always read, too. On a grid without squares (grid_none()) that are all moves, and a blank in one is
** written '_': words of protocols have none.
*/
#ifndef STEPWISE_COORDS_H
#define STEPWISE_COORDS_H

#include "grid.h"

typedef struct Coords {
    Grid grid;
    const char *pass; /* "0000", "@@@@" */
} Coords;

/* A legal move of m, which the match writes so, by coordinates; for free(). */
char *coords_of(const Coords *c, const sw_Match *m, const char *text);
/* The same of the moves of a line, at most so many of them, separated by blanks. */
char *coords_of_line(const Coords *c, const sw_Match *m, const char *line, int most);
/* What the match writes for a legal move that was said by coordinates or in a notation of the game;
** for free(). NULL, with the reason for free(), where it is none. */
char *coords_heard(const Coords *c, const sw_Match *m, const char *said, char **why);
/* The first of the moves in a line, as the match writes them; for free(); NULL: there is none. *rest
** is what follows. */
char *line_first(const sw_Match *m, const char *line, const char **rest);

#endif
