/*
** coords.h -- moves by coordinates, as protocols write them: e2e4, e7e8q, P@e4.
**
** CECP writes a move by which men fall beside its end in legs, with commas between them (c3d4,d4e5 takes on d4):
** where XBoard does not know the game, and so could not take them off; elsewhere where c3e5 alone would mean
** several moves. What coordinates cannot tell apart, or say at all, is written in the game's own notation, which is
** always read, too; a blank in it is written '_': words of protocols have none. On a grid without squares (grid_none())
** that are all moves. Coordinates are heard first, so that a word which is another move's code, or another's word, has a
** number behind it: what coords_of() writes for a move coords_heard() reads as that move.
*/
#ifndef STEPWISE_COORDS_H
#define STEPWISE_COORDS_H

#include "grid.h"

typedef struct Coords {
    Grid grid;
    const char *pass; /* "0000", "@@@@" */
    bool legs;        /* those of CECP are written */
    bool from_zero;   /* ten ranks are counted from 0, as XBoard does; else all from 1 */
} Coords;

/* Takes a board, which becomes its own or is borrowed as before. */
void coords_take_grid(Coords *c, Grid grid);

/* The kind whose men XBoard promotes on the last rank, of a game that is explained to it; -1: there is none. A move
** there by which nothing becomes of such a man says his own letter: XBoard would make something of him. */
int coords_promoter(const sw_Game *g);

/* XBoard shows no more cells on the way than that. */
enum { LEGS_MOST = 2 };
/* The cells on the way of move i of a list of all n moves, if it is written in legs; how many they are. */
int coords_legs(const Coords *c, const sw_Match *m, const sw_Move *list, int n, int i,
                int via[LEGS_MOST]);

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
