/*
** row.h -- rows of a player's men that endings ask for, and how to know that there is none.
**
** A row is an expression "the number of cells where a friend stands and a line of friends
** begins" (CELLS) that depends on nothing but where one's own men stand. It comes down to
** lines: sets of cells of which one must be full. Taking men fills no line. So where there was
** no row, there is one now only if the last move put a man on it, and only lines through the
** cells that it touched need be examined. Pos.rowless has a bit for each row that a player
** surely has not. In connect four there are 69 lines, and each cell lies on 3 to 13 of them.
*/
#ifndef STEPWISE_VM_MEANING_ROW_H
#define STEPWISE_VM_MEANING_ROW_H

#include "vm/model/position.h"

/* The lines of one row, each a set of Rows.words words. */
typedef struct MenRow {
    ExprId expr; /* the CELLS expression */
    int nlines;
    const uint64_t *line; /* [nlines][words] */
    const int *first;     /* [ncells + 1]: where a cell's lines begin in `through`, in words */
    const uint64_t *through; /* for each cell in turn, the lines through it */
} MenRow;

typedef struct Rows {
    int n, words; /* words: of a set of the board's width (set_words) */
    MenRow row[ROWS_MAX];
} Rows;

/* The rows that the endings of a game ask for, in its arena; NULL where there are none.
** Game.query must be derived. */
const Rows *rows_build(const Game *g);

/* Updates p->rowless after a move; `known` is its value before the move. */
void rows_note(Pos *p, uint64_t known);

/* True if `expr` is a row and the player surely has none, so that its value is 0. */
static inline bool rows_deny(const Pos *p, ExprId expr, int player) {
    const Rows *rows = p->game->rows;
    for (int i = 0; rows && player < p->game->nplayers && i < rows->n; i++)
        if (rows->row[i].expr == expr)
            return p->rowless >> (player * ROWS_MAX + i) & 1;
    return false;
}

#endif
