/*
** test_base_diag.c -- diag.h: messages are kept in order, once each, and not too many.
*/
#include "base/diag.h"

#include <criterion/criterion.h>
#include <string.h>

static void check(const Diags *d, const char *want) {
    Str s = {0};
    diags_write(d, &s);
    cr_assert_str_eq(str_text(&s), want);
    str_free(&s);
}

Test(diag, none) {
    Diags d;
    diags_init(&d);
    check(&d, "");
    cr_assert_eq(d.errors + d.warnings, 0);
    diags_free(&d);
    diags_free(&d);
}

Test(diag, places_and_kinds) {
    Diags d;
    diags_init(&d);
    diags_add(&d, DIAG_ERROR, "games/x.lua", 3, "no direction '%s'", "nne");
    diags_add(&d, DIAG_WARNING, "games/x.lua", 9, "'%s' is not used", "side");
    diags_add(&d, DIAG_ERROR, "games/x.lua", 0, "is a directory");
    diags_add(&d, DIAG_ERROR, "", 0, "no such option");
    check(&d, "games/x.lua:3: no direction 'nne'\n"
              "games/x.lua:9: warning: 'side' is not used\n"
              "games/x.lua: is a directory\n"
              "no such option\n");
    cr_assert_eq(d.errors, 3);
    cr_assert_eq(d.warnings, 1);
    diags_free(&d);
}

Test(diag, the_same_complaint_is_kept_once) {
    Diags d;
    diags_init(&d);
    for (int i = 0; i < 10; i++)
        diags_add(&d, DIAG_ERROR, "a.lua", 1 + i % 2, "twice");
    check(&d, "a.lua:1: twice\na.lua:2: twice\n");
    cr_assert_eq(d.errors, 2);
    diags_free(&d);
}

Test(diag, too_many_are_counted_not_kept) {
    Diags d;
    diags_init(&d);
    for (int i = 0; i < DIAG_MAX + 1; i++)
        diags_add(&d, DIAG_ERROR, "a.lua", i + 1, "wrong");
    Str s = {0};
    diags_write(&d, &s);
    cr_assert_not_null(strstr(str_text(&s), "a.lua:20: wrong\n(1 more error)\n"));
    str_clear(&s);
    for (int i = DIAG_MAX + 1; i < DIAG_MAX + 5; i++)
        diags_add(&d, DIAG_ERROR, "a.lua", i + 1, "wrong");
    diags_write(&d, &s);
    cr_assert_not_null(strstr(str_text(&s), "a.lua:20: wrong\n(5 more errors)\n"));
    cr_assert_null(strstr(str_text(&s), "a.lua:21:"));
    cr_assert_eq(d.errors, DIAG_MAX + 5);
    str_free(&s);
    diags_free(&d);
}

/* The limit for errors does not apply to warnings, and silenced ones do not count. */
Test(diag, warnings_are_all_kept) {
    Diags d;
    Str s = {0};
    diags_init(&d);
    for (int i = 0; i < 2 * DIAG_MAX; i++)
        diags_add(&d, DIAG_WARNING, "a.lua", i + 1, "odd");
    diags_silence(&d, "a.lua", 1, 2 * DIAG_MAX - 1);
    check(&d, "a.lua:40: warning: odd\n");
    for (int i = 0; i < WARNINGS_MAX + 2; i++)
        diags_add(&d, DIAG_WARNING, "b.lua", i + 1, "odd");
    diags_write(&d, &s);
    cr_expect_not_null(strstr(str_text(&s), "b.lua:999: warning: odd\n(3 more warnings)\n"));
    str_free(&s);
    diags_free(&d);
}

Test(diag, long_text_is_cut) {
    Diags d;
    diags_init(&d);
    diags_add(&d, DIAG_ERROR, "a.lua", 1, "%100000d", 1);
    cr_assert_lt(strlen(d.first->text), 100000u);
    diags_free(&d);
}
