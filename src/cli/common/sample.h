/*
** sample.h -- the small game that an author begins with, and its tests.
*/
#ifndef STEPWISE_SAMPLE_H
#define STEPWISE_SAMPLE_H

/* Its definition, and the tests of NAME.lua; for free(). */
char *sample_game(const char *name);
char *sample_tests(const char *name);

#endif
