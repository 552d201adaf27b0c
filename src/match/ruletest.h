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
    bool mended; /* with these it would pass, and it is alone in its line of the file */
} Tested;

typedef void RuleTestFn(void *ctx, const Tested *t);

/* Where tests come from. All is borrowed for the call. */
typedef struct TestSource {
    const char *name; /* the path of a file; of a text, what messages call it */
    const char *text; /* n bytes, or NULL: what is in the file */
    size_t n;
    const Files *files; /* who has games and what they import; NULL: folders do */
    const char *only;   /* run those tests alone whose names contain this; NULL: all */
} TestSource;

/* Runs the tests; how many failed. -1 where they are none: diags says why. */
int ruletest_run(const TestSource *source, RuleTestFn *fn, void *ctx, Diags *diags);

#endif
