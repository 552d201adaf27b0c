/*
** longwalk.h -- is there a simple walk of exactly n steps?
**
** The exact answer for every end at once, on any graph: the walks visit no cell twice, start
** and end included. Enumerating the walks is hopeless (a wild walk of ten steps has 10^8), so
** the solver looks for one witness for each end and proves the rest impossible.
*/
#ifndef STEPWISE_LONGWALK_H
#define STEPWISE_LONGWALK_H

#include "base/cellset.h"
#include "vm/model/graph.h"
#include "vm/model/game.h"

typedef struct LongWalk {
    const Graph *graph;
    DirSet dirs; /* each step follows any one of these */
    int lo, hi;  /* number of steps, 1 <= lo <= hi <= LONG_STEPS_MAX */
    Sq start;
    CellSet joints; /* the cells that may lie between */
    CellSet avoid;  /* cells already visited: neither joint nor end */
    CellSet ends;   /* the ends that matter; others are not looked for */
} LongWalk;

enum { LONG_STEPS_MAX = 32 };

/* The cells of w->ends that some such walk reaches. */
CellSet longwalk_ends(const LongWalk *w);
/* One such walk to `end`: its cells, start and end included, into path (LONG_STEPS_MAX + 1
** long); their number, or 0 when there is none. */
int longwalk_path(const LongWalk *w, Sq end, Sq *path);

#endif
