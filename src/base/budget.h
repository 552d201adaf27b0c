/*
** budget.h -- how much work an untrusted file may cost.
**
** Work is counted and never timed, so that every machine accepts and refuses the same files. A
** unit is an instruction of Lua or of the machine that runs walks, or whatever takes as long:
** about ten nanoseconds. Each kind of work has a part of its own, so that what a file costs in
** one place decides nothing in another; the sum of the parts bounds the whole load. Workers
** charge their part as they go and stop when it is used up, in a way that their header names:
** most fall back to something that is slower in play, a few refuse the file.
**
** A Budget is plain data that the caller owns. Where a `Budget *` is NULL nothing is bounded.
*/
#ifndef STEPWISE_BASE_BUDGET_H
#define STEPWISE_BASE_BUDGET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* X(name, millions of units):
**
**     SCRIPT       running the file's Lua
**     TREE         checking and compiling its patterns and conditions
**     LONGS        finding where long walks lead that test nothing at their joints
**     TABLES       the tables of its walks
**     TRIAL        trying its walks
**     REACH        which men could ever get where
**     CANDIDATES   numbering its moves
**     WORTH        the values of its pieces
**
** The largest game that comes with the program uses a fifth of one part, and less of the
** others; most use a fiftieth. All parts together are about three seconds. */
#define BUDGET_PARTS(X)                                                                        \
    X(SCRIPT, 30)                                                                              \
    X(TREE, 30)                                                                                \
    X(LONGS, 30) X(TABLES, 60) X(TRIAL, 60) X(REACH, 30) X(CANDIDATES, 30) X(WORTH, 15)

typedef enum BudgetPart {
#define X(name, millions) BUDGET_##name,
    BUDGET_PARTS(X)
#undef X
        BUDGET_COUNT
} BudgetPart;

/* The memory that a file may take: BUDGET_SAID_BYTES for Lua and for what the definition says,
** BUDGET_TABLE_BYTES for the tables that are derived when Lua is gone. With what is needed for
** a while in between it is BUDGET_MB megabytes at most. */
enum { BUDGET_MB = 64, BUDGET_SAID_BYTES = 32 << 20, BUDGET_TABLE_BYTES = 20 << 20 };

typedef struct Budget {
    int64_t left[BUDGET_COUNT]; /* units; below 0: used up */
    int blame; /* what took too much, a number that its worker understands; -1: nothing did */
} Budget;

void budget_init(Budget *b);
/* Takes `units` from a part, at least 1. False once more was taken than the part had. */
bool budget_spend(Budget *b, BudgetPart part, int64_t units);
/* What is left of a part, 0 or more; INT64_MAX where nothing is bounded. */
int64_t budget_left(const Budget *b, BudgetPart part);
/* What was taken from all parts together, no more from each than it had. */
int64_t budget_spent(const Budget *b);
/* The fair share of the next of n workers still to come. The worker counts the share down by
** itself and spends what it used: so a hungry one takes nothing from those after it, and what
** it leaves is theirs. */
int64_t budget_share(const Budget *b, BudgetPart part, int n);
/* Takes `units` from a share; false once it is used up. NULL: no bound. */
static inline bool share_spend(int64_t *share, int64_t units) {
    return !share || (*share -= units) >= 0;
}
#endif
