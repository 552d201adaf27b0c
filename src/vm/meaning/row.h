/*
** row.h -- rows of a player's men that endings ask for, and how to know that there is none.
**
** A row is an expression of exprs.def, "the number of cells where a friend stands and a line of friends
** begins" (CELLS), whose cells are told by nothing but where one's own men stand: there are lines, sets of
** cells, of which one must be full. Men that are taken fill none, so where there was none there is only one
** now if the last move put a man on it; lines through the cells that it touched are all that need to be
** looked at. A Pos knows of which players' rows there is none (Pos.rowless). In connect four each cell
** lies on 3 to 13 of the 69 lines.
*/
#ifndef STEPWISE_ROW_H
#define STEPWISE_ROW_H

#include "vm/model/position.h"

/* The lines of one row. Each is so many words long as sets of the board's width are. */
typedef struct MenRow {
    ExprId expr;
    int nlines;
    const uint64_t *line; /* [nlines][words] */
    const int *first;     /* [ncells + 1]: where those through a cell begin in `through` */
    const uint64_t *through;
} MenRow;

typedef struct Rows {
    int n, words;
    MenRow row[ROWS_MAX];
} Rows;

/* Those of a game's endings whose queries are derived, of its arena; NULL where there are none. */
const Rows *rows_build(const Game *g);

/* After a move: what is known of p, of which `known` was known before. */
void rows_note(Pos *p, uint64_t known);

/* Is there surely no such row of a player's men? */
static inline bool rows_deny(const Pos *p, ExprId expr, int player) {
    const Rows *rows = p->game->rows;
    for (int i = 0; rows && player < p->game->nplayers && i < rows->n; i++)
        if (rows->row[i].expr == expr)
            return p->rowless >> (player * ROWS_MAX + i) & 1;
    return false;
}

#endif
