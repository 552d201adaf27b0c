/*
** test_lang_lexeme.c -- lexeme.h: where strings and comments end.
*/
#include "lang/read/lexeme.h"

#include <criterion/criterion.h>

static void ends_before(const char *end, const char *rest, const char *text) {
    cr_assert_not_null(end, "%s", text);
    cr_expect_str_eq(end, rest, "%s", text);
}

Test(lexeme, quoted) {
    static const char *const texts[][2] = {{"\"a\" .. b", " .. b"},
                                           {"'a\"b' c", " c"},
                                           {"\"a\\\"b\" c", " c"},
                                           {"\"a\\\\\" c", " c"},
                                           {"\"a\nb\" c", "\nb\" c"},
                                           {"\"a\\\nb\" c", " c"},
                                           {"\"a\\\r\nb\" c", " c"},
                                           {"\"a\\z\n   and b\" c", " c"},
                                           {"\"a\\z  \r\n\t\n b\" c", " c"},
                                           {"\"a\\z\" c", " c"},
                                           {"\"a\\", ""},
                                           {"\"", ""}};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        ends_before(lexeme_quoted(texts[i][0]), texts[i][1], texts[i][0]);
    cr_expect_null(lexeme_quoted("a\"b\""));
}

Test(lexeme, in_long_brackets) {
    static const char *const texts[][2] = {
        {"[[a]] b", " b"}, {"[==[a]]b]=]c]==] d", " d"}, {"[[a\nb]]", ""}, {"[=[a]]", ""}};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        ends_before(lexeme_long(texts[i][0]), texts[i][1], texts[i][0]);
    cr_expect_null(lexeme_long("[a]"));
    cr_expect_null(lexeme_long("[=a]=]"));
}

Test(lexeme, comments) {
    ends_before(lexeme_comment("-- a\nb"), "\nb", "a line");
    ends_before(lexeme_comment("--[[a\nb]] c"), " c", "several");
    ends_before(lexeme_comment("--[a\nb"), "\nb", "a bracket alone");
    cr_expect_null(lexeme_comment("- a"));
}
