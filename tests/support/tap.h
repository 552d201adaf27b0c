/*
** tap.h -- writes test results in the Test Anything Protocol.
**
** For the test programs that do not use Criterion. A Tap counts; tap_end() prints the plan and
** returns the exit code. tests/run shows lines that begin with "# total:".
*/
#ifndef STEPWISE_TESTS_SUPPORT_TAP_H
#define STEPWISE_TESTS_SUPPORT_TAP_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>

typedef struct Tap {
    int n, failed, skipped;
} Tap;

static inline void tap_words(const char *before, const char *fmt, va_list args) {
    fputs(before, stdout);
    vprintf(fmt, args);
    putchar('\n');
}

/* One test with a formatted name. Returns ok. */
__attribute__((format(printf, 3, 4))) static inline bool tap_ok(Tap *t, bool ok,
                                                                const char *fmt, ...) {
    char head[32];
    snprintf(head, sizeof head, "%sok %d - ", ok ? "" : "not ", ++t->n);
    t->failed += !ok;
    va_list args;
    va_start(args, fmt);
    tap_words(head, fmt, args);
    va_end(args);
    return ok;
}

/* A test that cannot be run, and why. */
static inline void tap_skip(Tap *t, const char *name, const char *why) {
    printf("ok %d - %s # SKIP %s\n", ++t->n, name, why);
    t->skipped++;
}

/* Diagnostics for the preceding test. */
__attribute__((format(printf, 1, 2))) static inline void tap_note(const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    tap_words("# ", fmt, args);
    va_end(args);
    fflush(stdout);
}

static inline int tap_end(const Tap *t) {
    printf("1..%d\n", t->n);
    return t->failed ? 1 : 0;
}

#endif
