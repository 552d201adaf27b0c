/*
** test_base_str.c -- str.h: growing text, and nearest names.
*/
#include "base/str.h"

#include <criterion/criterion.h>
#include <string.h>

Test(str, an_empty_one_is_text_too) {
    Str s = {0};
    cr_assert_str_eq(str_text(&s), "");
    str_clear(&s);
    str_add(&s, "");
    cr_assert_not_null(s.at);
    cr_assert_str_eq(s.at, "");
    str_free(&s);
    cr_assert_null(s.at);
}

Test(str, an_empty_one_is_cut) {
    Str s = {0};
    str_cut(&s, 0);
    cr_expect_str_eq(str_text(&s), "");
    str_add(&s, "abc");
    str_cut(&s, 1);
    cr_expect_str_eq(str_text(&s), "a");
    str_free(&s);
}

Test(str, grows_by_every_way_of_adding) {
    Str s = {0};
    str_add(&s, "D1");
    str_addc(&s, '-');
    str_addn(&s, "C4xB7", 2);
    str_addf(&s, "%s%d", "/", 42);
    cr_assert_str_eq(str_text(&s), "D1-C4/42");
    cr_assert_eq(s.n, strlen(s.at));
    str_clear(&s);
    cr_assert_str_eq(str_text(&s), "");
    str_free(&s);
}

Test(str, every_length_fits) {
    Str s = {0};
    for (size_t i = 0; i < 5000; i++) {
        str_addc(&s, (char)('a' + i % 26));
        cr_assert_eq(s.n, i + 1);
        cr_assert_eq(s.at[s.n], '\0');
        cr_assert_lt(s.n, s.cap);
    }
    str_addf(&s, "%9999d", 1);
    cr_assert_eq(strlen(s.at), 14999u);
    str_free(&s);
}

Test(str, nearest_finds_what_was_meant) {
    const char *const names[] = {"forward", "ne", NULL, "nw", "clockwise", "counterclockwise"};
    static const struct {
        const char *word, *nearest;
    } rows[] = {
        {"nne", "ne"},
        {"forwrad", "forward"},
        {"FORWARD", "forward"},
        {"clockwize", "clockwise"},
        {"n", "ne"},
        {"zzzzzz", NULL},
        {"backwards", NULL},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *found = str_nearest(rows[i].word, names, sizeof names / sizeof *names);
        if (rows[i].nearest)
            cr_assert_str_eq(found ? found : "(none)", rows[i].nearest, "%s", rows[i].word);
        else
            cr_assert_null(found, "%s", rows[i].word);
    }
}

Test(str, nearest_bears_odd_words) {
    char huge[4096];
    memset(huge, 'n', sizeof huge - 1);
    huge[sizeof huge - 1] = '\0';
    const char *const names[] = {huge, "n", NULL};
    cr_assert_null(str_nearest(huge, names, 3));
    cr_assert_str_eq(str_nearest("n", names, 3), "n");
    cr_assert_null(str_nearest("n", names, 0));
    cr_assert_null(str_nearest("word", names + 2, 1));
}

Test(str, case_is_folded) {
    cr_assert(str_equal_fold("C4xB7", "c4XB7"));
    cr_assert_not(str_equal_fold("C4", "C4x"));
    cr_assert_not(str_equal_fold("", "x"));
    cr_assert(str_equal_fold("", ""));
    cr_assert(str_equal_fold("\xc3\x97", "\xc3\x97"));
}

Test(str, starts) {
    cr_assert(str_starts("forward", "for"));
    cr_assert(str_starts("forward", ""));
    cr_assert_not(str_starts("for", "forward"));
}
