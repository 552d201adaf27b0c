/*
** places.c -- colours of cells, refined until none is split any more.
*/
#include "places.h"

#include "base/rng.h"

typedef struct Colours {
    int n;
    uint64_t of[SQ_MAX];
} Colours;

/* By whose man begins there, and by how far each player's kinds are from promotion there. */
static uint64_t first_colour(const Game *g, int cell) {
    Piece x = g->start[cell];
    uint64_t colour = piece_is(x) ? (uint64_t)g->owner[x] + 2 : x;
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < g->nkinds; k++) {
            const Career *c = game_career(g, p, k);
            colour = rng_mix(colour ^ (c->moves ? c->moves[cell] + 1U : 0));
        }
    return colour;
}

/* Adds to each cell's sum hashes of the colours of cells from which, and to which, the men of
** one table could capture. */
static void add_neighbours(const CellSet *takes, const Colours *old, uint64_t salt,
                           Colours *sum) {
    for (int c = 0; c < old->n; c++)
        for (CellSet from = takes[c]; !set_empty(from);) {
            unsigned cell = set_pop(&from);
            sum->of[c] += rng_mix(old->of[cell] ^ salt);
            sum->of[cell] += rng_mix(old->of[c] ^ ~salt);
        }
}

/* One round: cells of one colour part if the colours of their neighbours differ. */
static void refine(const Game *g, Colours *colours) {
    Colours old = *colours;
    for (int i = 0; i < g->nplayers * g->nkinds; i++)
        add_neighbours(&g->reach.takes[i * old.n], &old, rng_mix((uint64_t)i + 1), colours);
    for (int c = 0; c < old.n; c++)
        colours->of[c] = rng_mix(colours->of[c] ^ rng_mix(old.of[c]));
}

/* Numbers the colours in the order of the cells; returns how many there are. */
static int number(const Colours *colours, uint16_t *place) {
    int n = 0;
    for (int c = 0; c < colours->n; c++) {
        int same = 0;
        while (same < c && colours->of[same] != colours->of[c])
            same++;
        place[c] = same < c ? place[same] : (uint16_t)n++;
    }
    return n;
}

int places_find(const Game *g, uint16_t *place) {
    Colours colours = {.n = g->graph.ncells};
    for (int c = 0; c < colours.n; c++)
        colours.of[c] = first_colour(g, c);
    int before, n = number(&colours, place);
    do {
        before = n;
        refine(g, &colours);
        n = number(&colours, place);
    } while (n > before);
    return n;
}
