/*
** junit.h -- results of tests as JUnit XML, which servers of continuous integration read.
**
** One <testsuite> has a <testcase> for each test: the test's file is the class name, its
** complaint the text of a <failure>. A file that cannot be read is a case with an <error>.
*/
#ifndef STEPWISE_CLI_COMMON_JUNIT_H
#define STEPWISE_CLI_COMMON_JUNIT_H

#include "stepwise.h"

#include <stdio.h>

/* The cases so far, kept until all tests have run: a suite says at its beginning how many
** failed. Zeroed, there are none. */
typedef struct Junit {
    FILE *to;    /* a stream into `cases`; NULL: there are none yet */
    char *cases; /* owned; valid once the stream is closed */
    size_t n;
    int tests, failures, errors;
} Junit;

/* Add a test, and the seconds that it took; a file that cannot be read, and why. */
void junit_add(Junit *j, const sw_Tested *t, double seconds);
void junit_add_unread(Junit *j, const char *file, const char *error);
/* Writes the suite to a file, as write_text() does ("-" is standard output), and frees and
** zeroes *j. False after a message. */
bool junit_end(Junit *j, const char *path);

#endif
