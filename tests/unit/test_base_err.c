/*
** test_base_err.c -- err.h: the first cause is kept, context goes before it, nothing overruns.
*/
#include "base/err.h"

#include <criterion/criterion.h>
#include <string.h>

Test(err, setting_is_always_false) {
    Err e = {{0}};
    cr_assert_not(err_set(&e, "cell %d of %s", 3, "row"));
    cr_assert_str_eq(e.text, "cell 3 of row");
}

Test(err, context_comes_before_the_cause) {
    Err e = {{0}};
    err_set(&e, "operand out of range");
    cr_assert_not(err_in(&e, "piece '%s'", "Rook"));
    cr_assert_not(err_in(&e, "game %d", 2));
    cr_assert_str_eq(e.text, "game 2: piece 'Rook': operand out of range");
}

Test(err, long_text_is_cut) {
    Err e = {{0}};
    err_set(&e, "%5000d", 1);
    cr_assert_eq(strlen(e.text), (size_t)ERR_TEXT - 1);
    err_in(&e, "where");
    cr_assert_eq(strlen(e.text), (size_t)ERR_TEXT - 1);
    cr_assert_eq(strncmp(e.text, "where: ", 7), 0);
}

/* Every length of context around the end of the buffer. */
Test(err, long_context_is_cut) {
    for (int n = ERR_TEXT - 8; n < ERR_TEXT + 8; n++) {
        struct {
            Err e;
            char guard[16];
        } box = {.guard = "untouched"};
        err_set(&box.e, "cause");
        err_in(&box.e, "%*d", n, 1);
        cr_assert_lt(strlen(box.e.text), (size_t)ERR_TEXT);
        cr_assert_str_eq(box.guard, "untouched");
    }
}
