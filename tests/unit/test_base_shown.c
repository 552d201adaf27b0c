/*
** test_base_shown.c -- shown.h: replaces what a terminal would obey.
*/
#include "base/err.h"
#include "base/shown.h"

#include <criterion/criterion.h>
#include <string.h>

static void is_shown(const char *text, size_t n, const char *expected) {
    Str once = {0}, twice = {0};
    shown_addn(&once, text, n);
    cr_expect_str_eq(str_text(&once), expected);
    cr_expect_eq(shown_as_is(text, n), strlen(expected) == n && memcmp(text, expected, n) == 0);
    shown_add(&twice, str_text(&once));
    cr_expect_str_eq(str_text(&twice), expected, "the same when it goes in again");
    str_free(&once);
    str_free(&twice);
}

#define SHOWN(text, expected) is_shown(text, sizeof(text) - 1, expected)

Test(shown, as_in_its_head) {
    SHOWN("King\033[31m", "King\\x1b[31m");
    SHOWN("caf\xe9", "caf\\xe9");
    SHOWN("\u202egnp.exe", "\\u202egnp.exe");
}

Test(shown, texts_stay_as_they_are) {
    SHOWN("", "");
    SHOWN("lines\nand\ttabs ~", "lines\nand\ttabs ~");
    SHOWN("\u00a0\u00e9\u2654\U0001f600", "\u00a0\u00e9\u2654\U0001f600");
    SHOWN("\u200b\u200c\u200d\u2065\u2070", "\u200b\u200c\u200d\u2065\u2070");
    SHOWN("\xed\x9f\xbf\xee\x80\x80\xf4\x8f\xbf\xbf",
          "\xed\x9f\xbf\xee\x80\x80\xf4\x8f\xbf\xbf");
}

Test(shown, what_is_obeyed) {
    SHOWN("\0", "\\x00");
    SHOWN("\x1f\x7f\r", "\\x1f\\x7f\\x0d");
    SHOWN("\xc2\x80\xc2\x9f", "\\x80\\x9f");
    SHOWN("\u200e\u2028\u2066\u2069", "\\u200e\\u2028\\u2066\\u2069");
    SHOWN("\u206a\u206f\ufeffK\u00ad", "\\u206a\\u206f\\ufeffK\\xad");
    SHOWN("\xef\xbf\xbe\xef\xbf\xbf", "\\ufffe\\uffff");
}

Test(shown, what_is_no_text) {
    SHOWN("\x80\xc0\xaf", "\\x80\\xc0\\xaf");
    SHOWN("\xe0\x80\x80", "\\xe0\\x80\\x80");
    SHOWN("\xed\xa0\x80", "\\xed\\xa0\\x80");
    SHOWN("\xf4\x90\x80\x80", "\\xf4\\x90\\x80\\x80");
    SHOWN("\xe2\x99", "\\xe2\\x99");
    cr_expect(shown_is_utf8("\033\xc3\xa9", 3));
    cr_expect_not(shown_is_utf8("\xe2\x99", 2));
}

Test(shown, one_line) {
    Str line = {0};
    cr_expect(shown_is_line("caf\xc3\xa9 a", 7));
    cr_expect_not(shown_is_line("a\nb", 3));
    shown_add_line(&line, "a\nb\tc\033", 6);
    cr_expect_str_eq(str_text(&line), "a\\x0ab\\x09c\\x1b");
    str_free(&line);
    Err e;
    err_set(&e, "no '%s'", "x\nall is well");
    cr_expect_str_eq(e.text, "no 'x\\x0aall is well'");
    char small[4] = "\x01\xc3\xa9";
    shown_in_place(small, sizeof small);
    cr_expect_str_eq(small, "", "no half of an escape, either");
    char cut[8] = "\x01"
                  "12\xc3\xa9";
    shown_in_place(cut, sizeof cut);
    cr_expect_str_eq(cut, "\\x0112", "no half of a sign is left");
}

Test(shown, in_a_buffer) {
    char small[6] = "a\033b";
    shown_in_place(small, sizeof small);
    cr_expect_str_eq(small, "a\\x1b", "cut where it does not fit");
    Err e;
    err_set(&e, "no '%s'", "\xff");
    cr_expect_str_eq(e.text, "no '\\xff'");
    err_set(&e, "%01022d\xce\xb1", 0);
    cr_expect_eq(strlen(e.text), 1022, "a sign that was cut is not even an escape");
    err_set(&e, "no '%s'", "\xff");
    err_in(&e, "in \033%s", "x");
    cr_expect_str_eq(e.text, "in \\x1bx: no '\\xff'");
}

Test(shown, is_cut_between_signs) {
    cr_expect_eq(shown_cut("ab\xc3\xa9", 3), 2, "no half of a sign");
    cr_expect_eq(shown_cut("ab\\x1b", 6), 6, "all of it fits");
    for (size_t most = 2; most < 6; most++)
        cr_expect_eq(shown_cut("ab\\x1bc", most), 2, "no part of an escape");
    cr_expect_eq(shown_cut("ab\\x1bc", 6), 6, "but all of it");
    for (size_t most = 1; most < 7; most++)
        cr_expect_eq(shown_cut("a\\u202eb", most), 1, "nor of a longer one");
    cr_expect_eq(shown_cut("a\\xyz", 3), 3, "what is no escape is cut anywhere");
    cr_expect_eq(shown_cut("\\x1b", 2), 0);
}
