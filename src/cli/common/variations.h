/*
** variations.h -- the best move, the next best, and so on, each with what would follow.
**
** Each depth is searched once for every line, without the first moves of those before it.
*/
#ifndef STEPWISE_VARIATIONS_H
#define STEPWISE_VARIATIONS_H

#include "cli/terminal/interrupt.h"
#include "cli.h"

enum { VARIATIONS_MOST = 50 };

/* Texts are owned. */
typedef struct Variation {
    char *move, *line, *value;
    int score, forced;
} Variation;

/* Zeroed, there are none. */
typedef struct Variations {
    int n, depth;
    uint64_t nodes;
    double seconds;
    Variation at[VARIATIONS_MOST];
} Variations;

/* Called after each depth that was finished. */
typedef void VariationsFn(void *ctx, const Variations *v);

/* Finds up to n of them, the best first, within the limits; when the interrupt is seen the last depth
** counts that was finished. False where there is no move. Whatever it returns, variations_free() gives
** it back. */
bool variations_find(sw_Engine *e, const sw_Match *m, const sw_Limits *limits, int n,
                     const Interrupt *interrupt, VariationsFn *fn, void *ctx, Variations *out);
void variations_free(Variations *v);

#endif
