/*
** ruletests.c -- the part of the public interface that deals with the tests of a game's rules.
*/
#include "answer.h"

#include "base/shown.h"
#include "lang/literal.h"
#include "match/ruletest.h"

typedef struct Testing {
    sw_TestFn *fn;
    void *ctx;
} Testing;

_Static_assert(sizeof(Correction) == sizeof(sw_Correction), "one struct, known by two names");

static void tell_test(void *ctx, const Tested *t) {
    const Testing *to = ctx;
    Str file = {0};
    if (!to->fn)
        return;
    shown_add_line(&file, t->test->file, strlen(t->test->file));
    sw_Tested tested = {.name = t->test->name,
                        .file = str_text(&file),
                        .line = t->test->line,
                        .passed = !*t->complaint,
                        .complaint = t->complaint,
                        .correction = (const sw_Correction *)t->corrections.at,
                        .ncorrections = (int)t->corrections.n,
                        .mended = t->mended};
    to->fn(to->ctx, &tested);
    str_free(&file);
}

static int run_tests(const TestSource *source, const char *only, Testing to, char **error) {
    Diags diags;
    diags_init(&diags);
    int failed = ruletest_run(source, only, tell_test, &to, &diags);
    answer_all(failed >= 0, &diags, error);
    return failed;
}

int sw_test_file(const char *path, const char *only, sw_TestFn *fn, void *ctx, char **error) {
    return run_tests(&(TestSource){.name = path}, only, (Testing){fn, ctx}, error);
}

int sw_test_text(const char *name, const char *text, size_t n, const sw_Files *files,
                 const char *only, sw_TestFn *fn, void *ctx, char **error) {
    AnswerFiles who;
    const TestSource source = {name, text ? text : "", n, answer_files(&who, files)};
    int failed = run_tests(&source, only, (Testing){fn, ctx}, error);
    answer_files_free(&who);
    return failed;
}

char *sw_test_correct(const char *text, int line, const sw_Correction *c) {
    Str out = {0};
    return literal_replace(text, line, c->member, c->value, &out) ? answer_text(&out) : NULL;
}
