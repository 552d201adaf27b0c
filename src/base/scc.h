/*
** scc.h -- the strongly connected components of a graph: nodes that lead to each other.
**
** Source: R. Tarjan, "Depth-first search and linear graph algorithms", 1972. Of 0 -> 1, 1 -> 2, 2 -> 1, 1 -> 3
** they are {0}, {1 2} and {3}, numbered so.
*/
#ifndef STEPWISE_SCC_H
#define STEPWISE_SCC_H

/* The arcs of node v are to[out[v]] to to[out[v + 1] - 1]; those to a number below 0 lead nowhere. Sets
** component[v] for the n nodes, by numbers from 0, arcs never leading to a lower one; how many there are. */
int scc_find(int n, const int *out, const int *to, int *component);

#endif
