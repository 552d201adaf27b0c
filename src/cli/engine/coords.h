/*
** coords.h -- moves by coordinates, as protocols write them: e2e4, e7e8q, P@e4.
**
** What coords_of() writes for a move, coords_heard() reads as that move. A move is written
**
**   - in CECP, in legs, if it takes men beside its end: c3d4,d4e5 takes on d4. This is done in
**     games that XBoard does not know, since it could not take these men off; in others only
**     if c3e5 alone means several moves;
**   - else by coordinates, if these mean no other legal move;
**   - else, and always on a grid without squares (grid_none()), as the match writes it, but
**     with '_' for a blank, since it must be one word. If that word also means another move,
**     by coordinates or by its own text, a number follows: a1b1/2 is the second of the moves
**     whose text is a1b1.
**
** They are read in this order, and after them every notation of the game.
*/
#ifndef STEPWISE_CLI_ENGINE_COORDS_H
#define STEPWISE_CLI_ENGINE_COORDS_H

#include "grid.h"

typedef struct Coords {
    Grid grid;
    const char *pass; /* "0000", "@@@@" */
    bool legs;        /* moves are written in CECP's legs */
    bool from_zero;   /* ten ranks are counted from 0, as XBoard does; else all from 1 */
} Coords;

/* Takes over a grid, which stays owned or borrowed as it was, and numbers its ranks. */
void coords_take_grid(Coords *c, Grid grid);

/* The kind whose men XBoard promotes by itself on the last rank, in a game that is explained to
** it; -1 if there is none. A move there that leaves such a man as he is ends with his own
** letter, or XBoard would promote him. */
int coords_promoter(const sw_Game *g);

/* The letter of a kind as the game has it ("+R"); "" for a number below 0. */
static inline const char *letter_of(const sw_Game *g, int kind) {
    return kind < 0 ? "" : sw_game_kind(g, kind).letter;
}

/* All legal moves of a match. The list belongs to the caller, for sw_free(). */
typedef struct LegalMoves {
    const sw_Match *match;
    sw_Move *list;
    int n;
} LegalMoves;
LegalMoves coords_legal(const sw_Match *m);

/* The most cells on a move's way that XBoard can show. */
enum { LEGS_MOST = 2 };
/* The man on a cell after a move of m, or before it. */
sw_Man man_on(const sw_Match *m, const sw_Move *move, int cell, bool after);
/* Puts the cells at which the legs of a move join into `via`, and returns their number; 0 if it
** is not written in legs. It is move i of the legal ones. */
int coords_legs(const Coords *c, const LegalMoves *legal, int i, int via[LEGS_MOST]);

/* Writes a legal move of m, given as the match writes it; for free(). */
char *coords_of(const Coords *c, const sw_Match *m, const char *text);
/* Writes up to `most` moves of a line (sw_Report.line), separated by blanks; for free(). */
char *coords_of_line(const Coords *c, const sw_Match *m, const char *line, int most);
/* The legal move that is meant, as the match writes it; for free(). NULL, with the reason for
** free(), if no move or several are meant, or the game is over. */
char *coords_heard(const Coords *c, const sw_Match *m, const char *said, char **why);
/* The first move of a line (sw_Report.line), for free(); NULL if it does not begin with a legal
** move of m. *rest becomes what follows. */
char *line_first(const sw_Match *m, const char *line, const char **rest);

#endif
