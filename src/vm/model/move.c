/*
** move.c -- lists of moves, sorted and filtered.
*/
#include "move.h"

#include <stdlib.h>

/* Up to FEW moves are sorted by insertion. */
enum { FEW = 24 };

static int by_number(const void *a, const void *b) {
    Move x = *(const Move *)a, y = *(const Move *)b;
    return (x > y) - (x < y);
}

void moves_sort(Moves *list, size_t base) {
    Move *m = list->at + base;
    size_t n = list->n - base;
    if (n > FEW) {
        qsort(m, n, sizeof *m, by_number);
        return;
    }
    for (size_t i = 1; i < n; i++) {
        Move now = m[i];
        size_t k = i;
        for (; k > 0 && m[k - 1] > now; k--)
            m[k] = m[k - 1];
        m[k] = now;
    }
}

static bool has(const Moves *list, Move m) {
    for (size_t i = 0; i < list->n; i++)
        if (list->at[i] == m)
            return true;
    return false;
}

void moves_leave_out(Moves *list, const Moves *without) {
    size_t kept = 0;
    for (size_t i = 0; without && i < list->n; i++)
        if (!has(without, list->at[i]))
            list->at[kept++] = list->at[i];
    list->n = without ? kept : list->n;
}
