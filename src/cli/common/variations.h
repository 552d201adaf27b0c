/*
** variations.h -- multiple principal variations: the n best moves, each with its line.
**
** Each depth is searched once for each line, without the first moves of the lines before it.
*/
#ifndef STEPWISE_CLI_COMMON_VARIATIONS_H
#define STEPWISE_CLI_COMMON_VARIATIONS_H

#include "stepwise.h"

#include <stdatomic.h>

/* The most lines that a user can ask for. */
enum { VARIATIONS_MOST = 64 };

/* A line. Its texts are owned; those of the report point to them. */
typedef struct Variation {
    char *move, *line, *value;
    sw_Report found; /* nodes and seconds are those of the search that found it */
} Variation;

/* The lines of one depth. Zeroed, there are none. */
typedef struct Variations {
    int n, depth;   /* depth: the greatest that the lines' searches report */
    bool whole;     /* no search of this depth was cut short: all its lines were found */
    bool first;     /* this is depth 1 */
    uint64_t nodes; /* of this depth and all before it */
    double seconds; /* since the beginning */
    Variation *at;  /* owned, [n], the best first */
} Variations;

/* Called after each depth, with the lines found, which may be none (n 0, or whole false). */
typedef void VariationsFn(void *ctx, const Variations *v);

/* Finds up to n lines within the limits, which hold for all depths together. fn may be NULL. It
** ends early once *stop is true (`stop` may be NULL); whoever sets that also stops the running
** search, with sw_engine_stop(). *out becomes the lines of the last depth that is whole, or
** else those of depth 1: at least one. False if there is no move. The caller calls
** variations_free(out) in any case. */
bool variations_find(sw_Engine *e, const sw_Match *m, const sw_Limits *limits, int n,
                     const atomic_bool *stop, VariationsFn *fn, void *ctx, Variations *out);
void variations_free(Variations *v);

#endif
