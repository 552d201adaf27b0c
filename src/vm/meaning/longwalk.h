/*
** longwalk.h -- is there a simple walk of exactly n steps?
**
** The exact answer for every end at once, on any graph; simple walks visit no cell twice, start
** and end included. Listing the walks is hopeless (ten steps with free turns make 10^8 of
** them), so the solver looks for one walk to each end and proves the other ends impossible.
*/
#ifndef STEPWISE_VM_MEANING_LONGWALK_H
#define STEPWISE_VM_MEANING_LONGWALK_H

#include "base/cellset.h"
#include "vm/model/graph.h"
#include "vm/model/game.h"

typedef struct LongWalk {
    const Graph *graph;
    DirSet dirs; /* each step follows any one of these */
    int lo, hi;  /* number of steps, 1 <= lo <= hi; hi <= LONG_STEPS_MAX unless lo is 1 */
    Sq start;
    CellSet joints; /* the cells that may lie between start and end */
    CellSet avoid;  /* cells already visited: neither joint nor end */
    CellSet ends;   /* the ends to look for */
    /* What the search may take, in instructions of the machine; what it takes is subtracted. An
    ** end that it has not found by then counts as impossible. NULL: LONG_WORK. */
    int64_t *work;
} LongWalk;

/* LONG_STEPS_MAX: where lo is above 1; walks of "up to n" steps are found breadth-first,
** whatever n. LONG_WORK: some forty milliseconds, a hundred times what is usual. */
enum { LONG_STEPS_MAX = 32, LONG_WORK = 1 << 22 };

/* The cells of w->ends to which some such walk leads. */
CellSet longwalk_ends(const LongWalk *w);
/* Finds one such walk to `end`, whether or not it is in w->ends. Writes its cells, start and
** end included, to path, which must have room for SQ_MAX; returns their number, 0 where there
** is no walk. */
int longwalk_path(const LongWalk *w, Sq end, Sq *path);

#endif
