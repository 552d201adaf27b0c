/*
** flood.h -- the floods through the graph of a query, for boards of up to 64, 128 and 256 cells.
**
** gate: [ngates], the cells where the tests of each gate hold.
*/
#ifndef STEPWISE_FLOOD_H
#define STEPWISE_FLOOD_H

#include "query.h"

typedef struct Floods {
    /* From where some walk leads to `ends`; and where walks from `starts` end. */
    CellSet (*starts)(const Game *g, const Query *q, const CellSet *gate, CellSet ends);
    CellSet (*ends)(const Game *g, const Query *q, const CellSet *gate, CellSet starts);
    /* As query_acts(). */
    int (*acts)(const Game *g, const Query *q, const CellSet *gate, CellSet starts,
                QueryAct *out);
} Floods;
extern const Floods floods64, floods128, floods256;

#endif
