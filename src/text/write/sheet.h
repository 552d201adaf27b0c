/*
** sheet.h -- the legal moves of one position, written in one notation.
**
** Telling a move from the others needs all of them, so a Sheet is what writing and reading
** share. It borrows the Pos and owns its lists; sheet_free gives them back.
*/
#ifndef STEPWISE_SHEET_H
#define STEPWISE_SHEET_H

#include "base/str.h"
#include "vm/model/display.h"
#include "vm/model/position.h"

typedef struct Sheet {
    const Pos *p;
    const Notation *notation; /* NULL: the default templates */
    bool plain_cells;         /* the board's names of cells, not the notation's */
    bool which, where;        /* some template asks for {which} or {where}; for {where} */
    Moves moves;              /* the legal ones */
    Arena *arena;
    const char **base; /* where `which`: each move with an empty {which} */
} Sheet;

void sheet_init(Sheet *s, const Pos *p, int notation, bool plain_cells);
/* For writing m, a legal move of p, alone: its place in the list, which holds only what is
** needed for that. */
size_t sheet_init_one(Sheet *s, const Pos *p, int notation, Move m);
void sheet_free(Sheet *s);
/* Writes moves.at[i]; `outcome`: with the CHECK, MATE, WIN and DRAW parts. */
void sheet_write(const Sheet *s, size_t i, bool outcome, Str *out);
/* How much of a cell's name tells where a move starts, and where it goes. */
typedef enum Level { LEVEL_NONE, LEVEL_FILE, LEVEL_RANK, LEVEL_CELL } Level;
enum { LEVELS = LEVEL_CELL + 1 };
typedef struct Which {
    Level from, to; /* of {which} and of {where} */
} Which;
/* The same with so much, whether it is needed or not. */
void sheet_write_as(const Sheet *s, size_t i, Which which, bool outcome, Str *out);
/* A template of notation n filled in, {mark} being `mark`; other fields are empty. */
void sheet_write_mark(const Game *g, int n, NoteKind k, const char *mark, Str *out);
/* Have WIN, DRAW, MATE and CHECK anything to say in this notation? */
bool sheet_outcomes(const Sheet *s);

#endif
