/*
** ruletest.h -- running rule tests: positions, and what an author expects of them.
*/
#ifndef STEPWISE_RULETEST_H
#define STEPWISE_RULETEST_H

#include "base/str.h"
#include "lang/testfile.h"

/* What a test would have to say to hold: the value of one of its members, as Lua. */
typedef struct Correction {
    const char *member;
    char *value; /* owned */
} Correction;
TYPED_VEC(Corrections, corrections, Correction)

/* How a test went; it lives while it is told. */
typedef struct Tested {
    const TestCase *test;
    const char *complaint; /* lines that say what was expected and what was found; none where it
                           ** has passed */
    Corrections corrections;
    bool mended; /* with these it would pass */
} Tested;

typedef void RuleTestFn(void *ctx, const Tested *t);

/* Runs the tests in a file, or those whose names contain `only`; how many failed. -1 where it is
** none: diags says why. */
int ruletest_run(const char *path, const char *only, RuleTestFn *fn, void *ctx, Diags *diags);

#endif
