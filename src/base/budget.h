/*
** budget.h -- how much work a file that somebody has written may cost.
**
** A Budget is counted and never timed, so that every machine takes and refuses the same files. A
** unit is an instruction of Lua or of a walk, or what takes as long: some ten nanoseconds. Each
** thing that is done has a part of its own, so that what a file costs in one place decides nothing
** in another; all parts together are the longest that anything can take. Whoever works spends
** before he does, and at the end of a part stops, in a way that his header names: most of them fall
** back to something that is slower when it is asked, few refuse.
**
** A Budget is plain data of the caller's. Where a `Budget *` is NULL nothing is bounded.
*/
#ifndef STEPWISE_BUDGET_H
#define STEPWISE_BUDGET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* X(name, millions of units): running its Lua; its patterns and conditions, checked and compiled;
** long walks that nothing stops; the tables of its walks; trying them; who could ever get where; its moves numbered; the values of
** its pieces. The biggest game that comes with the program takes three millions of one and less of
** the others; together they are three seconds. */
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

/* What a file may have of memory, in bytes: for Lua and for what it says; and for the tables that
** follow, when Lua is gone. With what is needed for a while it is 64 MB. */
enum { BUDGET_MB = 64, BUDGET_SAID_BYTES = 32 << 20, BUDGET_TABLE_BYTES = 20 << 20 };

typedef struct Budget {
    int64_t left[BUDGET_COUNT];
    int blame; /* what took too much, by a number that whoever spent knows; -1: nothing did */
} Budget;

void budget_init(Budget *b);
/* Takes so many units of a part, and one at least. False where it has no more of them. */
bool budget_spend(Budget *b, BudgetPart part, int64_t units);
/* What is left of a part; INT64_MAX where nothing is bounded. */
int64_t budget_left(const Budget *b, BudgetPart part);
/* The fair share of one of n who are still to work, for one that counts it down by himself: then a
** hungry one takes nothing from those that follow, and what is not used is theirs. */
int64_t budget_share(const Budget *b, BudgetPart part, int n);
/* False where a share (NULL: no bound) does not suffice. */
static inline bool share_spend(int64_t *share, int64_t units) {
    return !share || (*share -= units) >= 0;
}
#endif
