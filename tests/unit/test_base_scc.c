/*
** test_base_scc.c -- strongly connected components, compared with reachability between all
** pairs.
*/
#include "base/rng.h"
#include "base/scc.h"

#include <criterion/criterion.h>

enum { NODES = 12, ARCS = 3 * NODES };

typedef struct Graph {
    int n, out[NODES + 1], to[ARCS];
    bool leads[NODES][NODES]; /* by any number of arcs, including none */
} Graph;

static void close_over(Graph *g) {
    for (int v = 0; v < g->n; v++)
        for (int i = g->out[v]; i < g->out[v + 1]; i++)
            if (g->to[i] >= 0)
                g->leads[v][g->to[i]] = true;
    for (int by = 0; by < g->n; by++)
        for (int v = 0; v < g->n; v++)
            for (int w = 0; w < g->n; w++)
                g->leads[v][w] |= g->leads[v][by] && g->leads[by][w];
    for (int v = 0; v < g->n; v++)
        g->leads[v][v] = true;
}

/* Some nodes have no arc, and some arcs lead nowhere. */
static Graph random_graph(Rng *rng) {
    Graph g = {.n = 1 + (int)rng_below(rng, NODES)};
    int narcs = 0;
    for (int v = 0; v < g.n; v++) {
        for (int i = (int)rng_below(rng, 4); i > 0; i--)
            g.to[narcs++] = (int)rng_below(rng, (uint64_t)g.n + 1) - 1;
        g.out[v + 1] = narcs;
    }
    close_over(&g);
    return g;
}

static void expect_components(const Graph *g) {
    int component[NODES], most = -1;
    int n = scc_find(g->n, g->out, g->to, component);
    for (int v = 0; v < g->n; v++) {
        most = component[v] > most ? component[v] : most;
        for (int w = 0; w < g->n; w++) {
            bool one = g->leads[v][w] && g->leads[w][v];
            cr_assert_eq(component[v] == component[w], one, "%d and %d of %d", v, w, g->n);
            cr_assert(!g->leads[v][w] || component[v] <= component[w], "%d to %d", v, w);
        }
    }
    cr_assert_eq(n, most + 1);
}

Test(scc, nodes_that_lead_to_each_other_are_one_and_stand_in_order) {
    Rng rng;
    rng_seed(&rng, 1);
    for (int i = 0; i < 2000; i++) {
        Graph g = random_graph(&rng);
        expect_components(&g);
    }
}

Test(scc, a_long_chain_needs_no_deep_stack) {
    enum { LONG = 100000 };
    static int out[LONG + 1], to[LONG], component[LONG];
    for (int v = 0; v < LONG; v++)
        to[v] = v + 1 < LONG ? v + 1 : 0, out[v + 1] = v + 1;
    cr_expect_eq(scc_find(LONG, out, to, component), 1);
    to[LONG - 1] = -1;
    cr_expect_eq(scc_find(LONG, out, to, component), LONG);
    cr_expect_eq(component[LONG - 1], LONG - 1);
}
