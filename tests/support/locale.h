/*
** locale.h -- a locale that differs from C in many ways, as a host program may have set one.
*/
#ifndef STEPWISE_TESTS_SUPPORT_LOCALE_H
#define STEPWISE_TESTS_SUPPORT_LOCALE_H

#include "base/str.h"

#include <criterion/criterion.h>

#include <locale.h>
#include <stdlib.h>

/* Sets it for the whole process, or skips the test if localedef cannot build it. */
static inline void locale_set_other(void) {
    char dir[] = "/tmp/stepwise-locale-XXXXXX";
    cr_assert_not_null(mkdtemp(dir));
    Str command = {0};
    str_addf(&command, "tests/support/make-locale %s", dir);
    bool made = system(str_text(&command)) == 0;
    setenv("LOCPATH", dir, 1);
    const char *set = made ? setlocale(LC_ALL, "xx_XX.TEST-8") : NULL;
    str_clear(&command);
    str_addf(&command, "rm -rf %s", dir);
    cr_expect_eq(system(str_text(&command)), 0);
    str_free(&command);
    if (!made)
        cr_skip_test("localedef has made no locale here");
    cr_assert(set && *localeconv()->decimal_point == ',');
}

#endif
