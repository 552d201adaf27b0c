/*
** inputs.h -- the main program of a harness for one reader of texts.
**
** A harness includes this and defines begin(), called once, and try_text(). Compiled for AFL++,
** it reads AFL++'s inputs, many per process; otherwise, it reads the files named as arguments,
** to replay findings. Each text is in a block of its own, with a terminating zero that its
** length does not include, so that the sanitizers detect reads beyond it. A violation ends the
** program by abort().
*/
#ifndef STEPWISE_TESTS_FUZZ_AFL_INPUTS_H
#define STEPWISE_TESTS_FUZZ_AFL_INPUTS_H

#include "base/str.h"
#include "support/tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void begin(void);
static void try_text(const char *text, size_t n);

static inline void must(bool holds, const char *what) {
    if (holds)
        return;
    fprintf(stderr, "does not hold: %s\n", what);
    abort();
}

static void try_copy(const void *text, size_t n) {
    char *copy = malloc(n + 1);
    must(copy != NULL, "there is memory for a text");
    memcpy(copy, text, n);
    copy[n] = '\0';
    try_text(copy, n);
    free(copy);
}

#ifdef __AFL_HAVE_MANUAL_CONTROL

__AFL_FUZZ_INIT();

int main(void) {
    enum { INPUTS = 2000 }; /* then a new process starts, so that leaks do not accumulate */
    begin();
    __AFL_INIT();
    const unsigned char *text = __AFL_FUZZ_TESTCASE_BUF;
    while (__AFL_LOOP(INPUTS))
        try_copy(text, (size_t)__AFL_FUZZ_TESTCASE_LEN);
    return 0;
}

#else

static bool try_file(const char *path) {
    Str text = {0};
    char part[4096];
    FILE *f = fopen(path, "r");
    str_add(&text, "");
    for (size_t n; f && (n = fread(part, 1, sizeof part, f)) > 0;)
        str_addn(&text, part, n);
    bool fine = f && !ferror(f);
    if (f)
        fclose(f);
    if (fine)
        try_copy(text.at, text.n);
    str_free(&text);
    return fine;
}

/* FILE...: one test, that all of them are read or refused. */
int main(int argc, char **argv) {
    Tap tap = {0};
    bool fine = argc > 1;
    begin();
    for (int i = 1; i < argc && fine; i++) {
        fprintf(stderr, "%s\n", argv[i]);
        fine = try_file(argv[i]);
    }
    tap_ok(&tap, fine, "%d texts", argc - 1);
    return tap_end(&tap);
}

#endif
#endif
