/*
** junit.h -- results of tests as the XML that servers of continuous integration read.
**
** One <testsuite> with a <testcase> for each test: its file is the class name, its complaint the
** text of a <failure>. A file that cannot be read is a case with an <error>.
*/
#ifndef STEPWISE_JUNIT_H
#define STEPWISE_JUNIT_H

#include "stepwise.h"

#include <stdio.h>

/* What is kept until all have run: a suite says at its beginning how many failed. */
typedef struct Junit {
    FILE *to;    /* writes to cases; NULL: there are none yet */
    char *cases; /* owned */
    size_t n;
    int tests, failures, errors;
} Junit;

/* seconds: how long it took. */
void junit_add(Junit *j, const sw_Tested *t, double seconds);
void junit_add_unread(Junit *j, const char *file, const char *error);
/* Writes all to a file, "-" for standard output, and gives back what is kept. False, with a message,
** where it cannot. */
bool junit_end(Junit *j, const char *path);

#endif
