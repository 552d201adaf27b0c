/*
** ruletest.h -- running rule tests: positions, and what an author expects of them.
*/
#ifndef STEPWISE_MATCH_RULETEST_H
#define STEPWISE_MATCH_RULETEST_H

#include "base/str.h"
#include "lang/testfile.h"

/* The value, as Lua, that a member of a test would need for the test to pass. */
typedef struct Correction {
    const char *member;
    char *value; /* owned */
} Correction;
TYPED_VEC(Corrections, corrections, Correction)

/* The outcome of a test; valid during the callback. */
typedef struct Tested {
    const TestCase *test;
    const char *complaint; /* lines: what was expected and what was found; "" if it passed */
    Corrections corrections;
    /* With these corrections it would pass, and no other test is on its line of the file, so
    ** that they can be written there. */
    bool mended;
} Tested;

typedef void RuleTestFn(void *ctx, const Tested *t);

/* Runs the tests whose names contain `only` (NULL: all), and calls fn for each. Returns how
** many failed, or -1 if the source cannot be read or has no tests: diags says why. */
int ruletest_run(const TestSource *source, const char *only, RuleTestFn *fn, void *ctx,
                 Diags *diags);

#endif
