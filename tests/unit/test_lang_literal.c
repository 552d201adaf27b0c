/*
** test_lang_literal.c -- literal.h: which value is found, and what is left alone.
*/
#include "lang/literal.h"

#include <criterion/criterion.h>
#include <stdio.h>

static void becomes(const char *text, int line, const char *member, const char *value,
                    const char *expected) {
    Str out = {0};
    bool ok = literal_replace(text, line, member, value, &out);
    cr_expect_eq(ok, expected != NULL, "%s", text);
    cr_expect_str_eq(str_text(&out), expected ? expected : "");
    str_free(&out);
}

Test(literal, replaced) {
    becomes("test 'a' { perft = { 73, 5 } }", 1, "perft", "{ 74 }",
            "test 'a' { perft = { 74 } }");
    becomes("game 'x'\n\ntest 'a' { result = \"draw\", fen = '8' }\n", 3, "result",
            "\"ongoing\"", "game 'x'\n\ntest 'a' { result = \"ongoing\", fen = '8' }\n");
    becomes("test 'a' {\n  reach = [[\n . x ]]\n}", 1, "reach", "[[ . . ]]",
            "test 'a' {\n  reach = [[\n . . ]]\n}");
    becomes("test 'a' { reach = [==[\n . x ]==] }", 1, "reach", "[[ . . ]]",
            "test 'a' { reach = [==[\n . . ]==] }");
    becomes("test 'a' { moves = {} -- none\n }", 1, "moves", "{ \"a1\" }",
            "test 'a' { moves = { \"a1\" } -- none\n }");
}

Test(literal, the_one_in_that_line) {
    const char *two = "test 'a' { perft = { 1 } }\ntest 'b' { perft = { 2 } }\n";
    becomes(two, 2, "perft", "{ 3 }",
            "test 'a' { perft = { 1 } }\ntest 'b' { perft = { 3 } }\n");
    becomes(two, 1, "perft", "{ 3 }",
            "test 'a' { perft = { 3 } }\ntest 'b' { perft = { 2 } }\n");
    becomes(two, 3, "perft", "{ 3 }", NULL);
    becomes(two, 0, "perft", "{ 3 }", NULL);
    becomes(two, -1, "perft", "{ 3 }", NULL);
}

Test(literal, none_of_another_test) {
    becomes("local as = { perft = { 1 } }\ntest 'a' (as) test 'b' { perft = { 2 } }", 2,
            "perft", "{ 3 }", NULL);
    becomes("test 'a' (as)\ntest 'b' { perft = { 2 } }", 1, "perft", "{ 3 }", NULL);
    becomes("check 'a' { perft = { 1 } }\ntest 'b' { perft = { 2 } }", 1, "perft", "{ 3 }",
            NULL);
    becomes("test('a' .. f({}))\n({ perft = { 1 } })", 1, "perft", "{ 3 }",
            "test('a' .. f({}))\n({ perft = { 3 } })");
}

Test(literal, not_what_only_looks_like_it) {
    becomes("test 'perft = { 1 }' { --[[ perft = 4 ]] set = { perft = '2' }, perft = { 3 } }",
            1, "perft", "{ 5 }",
            "test 'perft = { 1 }' { --[[ perft = 4 ]] set = { perft = '2' }, perft = { 5 } }");
}

Test(literal, what_is_computed_is_left_alone) {
    becomes("test 'a' { result = won }", 1, "result", "\"draw\"", NULL);
    becomes("test 'a' { result = 'dr' .. 'aw' }", 1, "result", "\"draw\"", NULL);
    becomes("test 'a' { moves = { first, 'b' } }", 1, "moves", "{ 'a' }", NULL);
    becomes("test 'a' { perft = counts(3) }", 1, "perft", "{ 1 }", NULL);
    becomes("test 'a' { fen = 'x' }", 1, "perft", "{ 1 }", NULL);
    becomes("test 'a' { perft = { 1", 1, "perft", "{ 1 }", NULL);
    becomes("", 1, "perft", "{ 1 }", NULL);
}

Test(literal, comments_are_the_authors) {
    becomes("test 'a' { perft = { 1, -- one\n 2 } }", 1, "perft", "{ 3 }", NULL);
    becomes("test 'a' { perft = { 1, 2 --[[ two ]] } }", 1, "perft", "{ 3 }", NULL);
    becomes("test 'a' { perft = --[[ few ]] { 1 } }", 1, "perft", "{ 3 }",
            "test 'a' { perft = --[[ few ]] { 3 } }");
}

Test(literal, brackets_that_are_not_closed) {
    static const char *const values[] = {"[[",     "[[a",      "[[\n",     "[=[]]",
                                         "[=[]]]", "[==[a]=]", "[[]] .. x"};
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        char expected[80];
        snprintf(expected, sizeof expected, "test 'a' { reach = %s }", values[i]);
        becomes("test 'a' { reach = [[\n . x ]] }", 1, "reach", values[i], expected);
    }
    becomes("test 'a' { reach = [[ . x ]] }", 1, "reach", "[[]]", "test 'a' { reach = [[]] }");
}

Test(literal, quoted) {
    Str out = {0};
    literal_quote(&out, "a\"b\\c\n", 6);
    cr_expect_str_eq(str_text(&out), "\"a\\\"b\\\\c\\010\"");
    str_free(&out);
}
