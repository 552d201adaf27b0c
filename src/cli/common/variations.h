/*
** variations.h -- the best move, the next best, and so on, each with what would follow.
**
** Each depth is searched once for every line, without the first moves of those before it.
*/
#ifndef STEPWISE_VARIATIONS_H
#define STEPWISE_VARIATIONS_H

#include "cli.h"

#include <stdatomic.h>

/* How many lines a user may ask for. */
enum { VARIATIONS_MOST = 64 };

/* Its texts are owned, and those of the report are them. */
typedef struct Variation {
    char *move, *line, *value;
    sw_Report found; /* its nodes and seconds are those of its own search */
} Variation;

/* Zeroed, there are none. */
typedef struct Variations {
    int n, depth;
    bool whole;     /* all lines of that depth were found */
    bool first;     /* of the first depth that was asked for, whatever came of it */
    uint64_t nodes; /* of all depths so far, */
    double seconds; /* too */
    Variation *at;  /* owned, [n], the best first */
} Variations;

/* Called after each depth, with what was found of it, which may be nothing. */
typedef void VariationsFn(void *ctx, const Variations *v);

/* Finds up to n of them within the limits, which hold for all depths together. `stop` ends it once it is true, and the
** running search is stopped (sw_engine_stop); NULL: nothing does. `out` gets those of the last depth that is whole, or
** else what the first one has: a move at least, and false where there is none. Whatever it returns, variations_free()
** gives it back. */
bool variations_find(sw_Engine *e, const sw_Match *m, const sw_Limits *limits, int n,
                     const atomic_bool *stop, VariationsFn *fn, void *ctx, Variations *out);
void variations_free(Variations *v);

#endif
