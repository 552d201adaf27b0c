/*
** ruletest.h -- running rule tests: positions, and what an author expects of them.
*/
#ifndef STEPWISE_RULETEST_H
#define STEPWISE_RULETEST_H

#include "base/str.h"
#include "lang/testfile.h"

/* Called as each test ends, with the lines that say what was expected and what was found: none
** where it has passed. */
typedef void RuleTestFn(void *ctx, const TestCase *t, const char *complaint);

/* Runs the tests in a file; how many failed. -1 where it is none: diags says why. */
int ruletest_run(const char *path, RuleTestFn *fn, void *ctx, Diags *diags);

#endif
