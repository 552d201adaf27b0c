/*
** scc.h -- the strongly connected components of a graph: sets of nodes that lead to each other.
**
** Source: R. Tarjan, "Depth-first search and linear graph algorithms", 1972. The components of
** 0 -> 1, 1 -> 2, 2 -> 1, 1 -> 3 are 0: {0}, 1: {1 2} and 2: {3}.
*/
#ifndef STEPWISE_BASE_SCC_H
#define STEPWISE_BASE_SCC_H

/* The arcs of node v lead to to[out[v]] ... to[out[v + 1] - 1]; an arc to a negative number
** leads nowhere. Sets component[v] for each of the n nodes, numbered from 0 in topological
** order: no arc leads to a component with a lower number. Returns how many components there
** are. */
int scc_find(int n, const int *out, const int *to, int *component);

#endif
