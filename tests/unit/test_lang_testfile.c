/*
** test_lang_testfile.c -- reading files of rule tests.
*/
#include "lang/testfile.h"

#include <criterion/criterion.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct Read {
    Arena *arena;
    TestCases cases;
    Diags diags;
    bool ok;
    char path[32];
} Read;

static Read read_text(const char *text) {
    Read r = {.arena = arena_new(), .path = "/tmp/stepwise-XXXXXX"};
    int fd = mkstemp(r.path);
    cr_assert_geq(fd, 0);
    cr_assert_eq(write(fd, text, strlen(text)), (ssize_t)strlen(text));
    close(fd);
    diags_init(&r.diags);
    r.ok = testfile_read(&(TestSource){.name = r.path}, r.arena, &r.cases, &r.diags);
    return r;
}

static void done(Read *r) {
    unlink(r->path);
    testcases_free(&r->cases);
    diags_free(&r->diags);
    arena_free(r->arena);
}

/* Lua may return any border as its length; that much memory was once requested. */
Test(testfile, a_list_with_gaps_is_refused) {
    static const char *const keys[] = {"moves", "play", "perft"};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        char text[200];
        snprintf(text, sizeof text,
                 "local t = {}\n"
                 "for k = 0, 30 do t[1 << k], t[(1 << k) + 1] = 'a1', 'a1' end\n"
                 "test 'x' { %s = t }\n",
                 keys[i]);
        Read r = read_text(text);
        cr_expect_not(r.ok);
        cr_assert_not_null(r.diags.first);
        cr_expect_not_null(strstr(r.diags.first->text, "a list has at most 65536 elements"),
                           "%s: %s", keys[i], r.diags.first->text);
        done(&r);
    }
}

Test(testfile, says_what_was_given) {
    Read r = read_text("game 'one'\n"
                       "test 'first' { fen = 'f', play = { 'a', 'b' }, perft = { 1, 20 },\n"
                       "  set = { warrior = 'free', ['white.far'] = 3 }, result = 'draw' }\n"
                       "game 'two'\n"
                       "test 'second' { legal = 'a1-a2', errors = {}, source = 'x' }\n");
    cr_assert(r.ok);
    cr_assert_eq(r.cases.n, 2);
    const TestCase *a = &r.cases.at[0], *b = &r.cases.at[1];
    cr_expect_str_eq(a->name, "first");
    cr_expect_str_eq(a->game, "one");
    cr_expect_str_eq(a->file, r.path);
    cr_expect_eq(a->line, 2);
    cr_expect_str_eq(a->fen, "f");
    cr_expect_eq(a->play.n, 2);
    cr_expect_str_eq(a->play.at[1], "b");
    cr_expect_eq(a->nset, 2);
    cr_expect_eq(a->nperft, 2);
    cr_expect_eq(a->perft[1], 20);
    cr_expect_str_eq(a->result, "draw");
    cr_expect_eq(a->legal.n, -1);
    cr_expect_eq(a->errors.n, -1);
    cr_expect_null(a->reach);
    cr_expect_str_eq(b->game, "two");
    cr_expect_eq(b->legal.n, 1);
    cr_expect_eq(b->errors.n, 0);
    cr_expect_eq(b->nperft, -1);
    done(&r);
}

/* Lua traverses a table in a different order each time, so settings are sorted for messages. */
Test(testfile, settings_have_an_order) {
    static const char *const names[] = {"alpha", "beta", "delta", "epsilon", "eta", "gamma"};
    Read r = read_text("test 'x' { set = { gamma = '3', eta = '7', beta = '2', epsilon = '5', "
                       "delta = '4', alpha = '1' } }\n");
    cr_assert(r.ok);
    cr_assert_eq(r.cases.at[0].nset, 6);
    for (int i = 0; i < 6; i++)
        cr_expect_str_eq(r.cases.at[0].set[i].name, names[i]);
    done(&r);
}

static void expect_error(const char *text, const char *says) {
    Read r = read_text(text);
    Str found = {0};
    diags_write(&r.diags, &found);
    cr_expect_not(r.ok, "%s", text);
    cr_expect(strstr(str_text(&found), says), "%s\nsays: %s", text, str_text(&found));
    str_free(&found);
    done(&r);
}

Test(testfile, refuses_what_is_no_test, .timeout = 60) {
    expect_error("test 'x' { 'moves' }", "test 'x': only named fields are allowed");
    expect_error("test 'x' { moevs = {} }", "unknown field 'moevs'; did you mean 'moves'?");
    expect_error("test 'x' { fen = 3 }", "'fen' must be a string, got a number");
    expect_error("test 'x' { play = { 1, {} } }", "'play' must be a list of strings");
    expect_error("test 'x' { perft = 'many' }", "'perft' must be a list");
    expect_error("test 'x' { perft = { 20, -1 } }", "'perft' must be a list");
    expect_error("test 'x' { set = { 3 } }", "'set' must be a table like");
    expect_error("tset 'x' {}", "'tset' does not exist in a file of tests");
    expect_error("while true do end", "this takes too long");
    expect_error("test 'x' {", "unexpected symbol near");
}

/* A test that is silently dropped would pass. */
Test(testfile, a_test_wants_its_braces) {
    static const char *const texts[] = {
        "test 'a' { perft = { 20 } }\ntest 'b'",
        "test 'a' { perft = { 20 } }\ntest 'b'\ntest 'c' { perft = { 20 } }",
        "test 'a' { perft = { 20 } }\nlocal b = test('b')\ngame 'chess'",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        Read r = read_text(texts[i]);
        cr_expect_not(r.ok);
        cr_assert_eq(r.diags.errors, 1, "%s", texts[i]);
        cr_expect_eq(r.diags.first->line, 2);
        cr_expect_str_eq(r.diags.first->text,
                         "test 'b': nothing follows the name; write test \"b\" { ... }");
        done(&r);
    }
    Read r = read_text("local t = test 'a'\nt { perft = { 20 } }");
    cr_expect(r.ok);
    done(&r);
}

Test(testfile, must_be_there) {
    Arena *a = arena_new();
    TestCases cases = {0};
    Diags d;
    diags_init(&d);
    cr_expect_not(testfile_read(&(TestSource){.name = "/nowhere/at/all.lua"}, a, &cases, &d));
    cr_expect_eq(d.errors, 1);
    testcases_free(&cases);
    diags_free(&d);
    arena_free(a);
}
