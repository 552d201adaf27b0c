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
    int64_t *work;  /* what the search may still do, in instructions of the machine, of which it
                    ** takes; NULL: LONG_WORK. What it has not found then is taken for none */
} LongWalk;

/* LONG_STEPS_MAX: of exactly so many, or from two on up to so many; "up to n" alone is found by
** breadth first, whatever n. LONG_WORK: some forty milliseconds, a hundred times what is usual. */
enum { LONG_STEPS_MAX = 32, LONG_WORK = 1 << 22 };

/* The cells of w->ends that some such walk reaches. */
CellSet longwalk_ends(const LongWalk *w);
/* One such walk to `end`: its cells, start and end included, into path (SQ_MAX long); their number,
** or 0 when there is none. */
int longwalk_path(const LongWalk *w, Sq end, Sq *path);

#endif
