/*
** sample.h -- the small game that `stepwise new` gives an author to begin with, and its tests.
*/
#ifndef STEPWISE_CLI_COMMON_SAMPLE_H
#define STEPWISE_CLI_COMMON_SAMPLE_H

/* The text of its definition, NAME.lua, and of its tests, NAME.test.lua; for free(). */
char *sample_game(const char *name);
char *sample_tests(const char *name);

#endif
