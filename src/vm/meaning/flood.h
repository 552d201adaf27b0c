/*
** flood.h -- floods through the graph of a query, for boards of up to 64, 128 and 256 cells.
**
** gate: [ngates], for each gate the cells where its tests hold. See query.h for what a flood
** is.
*/
#ifndef STEPWISE_VM_MEANING_FLOOD_H
#define STEPWISE_VM_MEANING_FLOOD_H

#include "query.h"

typedef struct Floods {
    /* query_starts(): the cells from which some walk leads to a cell of `ends`. */
    CellSet (*starts)(const Game *g, const Query *q, const CellSet *gate, CellSet ends);
    /* query_ends(): the cells where some walk from a cell of `starts` ends. */
    CellSet (*ends)(const Game *g, const Query *q, const CellSet *gate, CellSet starts);
    /* query_acts(): sets out[0 .. nacts - 1] and returns nacts. */
    int (*acts)(const Game *g, const Query *q, const CellSet *gate, CellSet starts,
                QueryAct *out);
} Floods;
extern const Floods floods64, floods128, floods256;

#endif
