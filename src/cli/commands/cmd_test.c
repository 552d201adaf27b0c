/*
** cmd_test.c -- `stepwise test`: runs rule tests; TAP on standard output.
**
** With --update, a test that fails only because of expected values gets the values that were
** found. The lines that change are shown, and the file is written when all its tests have run.
*/
#include "cli/common/command.h"
#include "cli/common/file.h"
#include "cli/common/json.h"
#include "cli/common/junit.h"
#include "cli/common/message.h"
#include "cli/common/output.h"
#include "cli/common/replace.h"
#include "cli/common/text.h"
#include "cli/terminal/clock.h"

#include <errno.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Runner {
    int number; /* tests so far, over all files */
    int failed; /* those of them that failed and were not updated */
    bool json, tap, update;
    Junit *junit; /* NULL without --junit */
    double since; /* when the running test began */
    /* Of the file whose tests run, with --update: */
    int updated; /* tests */
    char *was;   /* owned: the file's text before; NULL if it could not be read */
    char *text;  /* owned: its text with the updates so far, or NULL likewise */
    int lines;   /* how many lines longer `text` is than `was` */
} Runner;

/* Prints each line of a text as a TAP diagnostic. */
static void print_comment(const char *text) {
    while (*text) {
        size_t n = strcspn(text, "\n");
        printf("#   %.*s\n", (int)n, text);
        text += n + (text[n] == '\n');
    }
}

/* In a TAP description, `#` begins a directive unless it is escaped. */
static void print_name(const char *name) {
    for (; *name; name++)
        printf(*name == '#' ? "\\%c" : "%c", *name == '\n' ? ' ' : *name);
}

/* ---- updating ---- */

static int count_lines(const char *text) {
    int n = 0;
    for (; (text = strchr(text, '\n')); text++)
        n++;
    return n;
}

/* The length in bytes of the whole lines at the beginning that two texts share. */
static size_t same_lines(const char *a, const char *b) {
    size_t n = 0, lines = 0;
    for (; a[n] && a[n] == b[n]; n++)
        if (a[n] == '\n')
            lines = n + 1;
    return lines;
}

/* Prints the lines from `from` to `end` as TAP diagnostics, each after the sign. */
static void print_lines(const char *sign, const char *from, const char *end) {
    while (from < end) {
        const char *stop = memchr(from, '\n', (size_t)(end - from));
        stop = stop ? stop : end;
        char *line = format("%.*s", (int)(stop - from), from);
        printf("# %s ", sign);
        print_shown("%s\n", line);
        free(line);
        from = stop + 1;
    }
}

static void print_difference(const char *old, const char *new) {
    size_t same = same_lines(old, new), n = strlen(old), m = strlen(new);
    size_t tail = 0, lines = 0;
    for (; tail < n - same && tail < m - same && old[n - tail - 1] == new[m - tail - 1]; tail++)
        if (old[n - tail - 1] == '\n')
            lines = tail;
    print_lines("-", old + same, old + n - lines);
    print_lines("+", new + same, new + m - lines);
}

/* The file's text with all corrections of a test, for free(); NULL, with a diagnostic, if the
** value of one is not written out there. t->line counts lines of the file as it was. */
static char *correct(const Runner *r, const sw_Tested *t) {
    char *text = copy_text(r->text);
    for (int i = 0; i < t->ncorrections && text; i++) {
        char *next = sw_test_correct(text, t->line + r->lines, &t->correction[i]);
        free(text);
        text = next ? copy_text(next) : NULL;
        sw_free(next);
        if (!text)
            printf("# not updated: %s is not given as a literal in this test, or has comments "
                   "in it\n",
                   t->correction[i].member);
    }
    return text;
}

/* Corrects a failed test in r->text; *old is the text before that, for free(). False, with *old
** as it was, if the test is not to be updated, or cannot be. */
static bool update(Runner *r, const sw_Tested *t, char **old) {
    char *text = r->update && r->text && t->mended ? correct(r, t) : NULL;
    if (!text)
        return false;
    r->lines += count_lines(text) - count_lines(r->text);
    *old = r->text;
    r->text = text;
    r->updated++;
    return true;
}

/* ---- reporting ---- */

static void print_tap(Runner *r, const sw_Tested *t, bool updated) {
    bool ok = t->passed || updated;
    printf("%sok %d - ", ok ? "" : "not ", r->number);
    print_name(t->name);
    putchar('\n');
    if (!ok || updated) {
        print_shown("# %s:", t->file);
        printf("%d%s\n", t->line, updated ? ": updated" : "");
        print_comment(t->complaint);
    }
}

static void print_object(const sw_Tested *t, bool updated) {
    print_json(json_pack("{s:o, s:o, s:i, s:b, s:b, s:o}", "name", json_shown(t->name), "file",
                         json_shown(t->file), "line", t->line, "passed", t->passed, "updated",
                         updated, "complaint", json_shown(t->complaint)));
}

static void report(void *ctx, const sw_Tested *t) {
    Runner *r = ctx;
    double now = now_seconds();
    r->number++;
    char *old = NULL;
    bool updated = !t->passed && update(r, t, &old);
    if (r->junit) {
        sw_Tested counted = *t;
        counted.passed |= updated;
        junit_add(r->junit, &counted, now - r->since);
    }
    r->failed += !t->passed && !updated;
    if (r->json)
        print_object(t, updated);
    if (r->tap)
        print_tap(r, t, updated);
    if (updated && r->tap)
        print_difference(old, r->text);
    free(old);
    fflush(stdout);
    r->since = now_seconds();
}

/* ---- files ---- */

static void bail_out(Runner *r, const char *file, char *error) {
    if (r->tap) {
        print_shown("Bail out! %s cannot be read as tests\n", file);
        fflush(stdout);
    }
    fputs(error, stderr);
    if (r->junit)
        junit_add_unread(r->junit, file, error);
    sw_free(error);
}

static void read_for_update(Runner *r, const char *path) {
    size_t n;
    r->updated = r->lines = 0;
    if (read_text(path, &r->was, &n)) /* else sw_test_file() will report why */
        r->text = copy_text(r->was);
}

/* False, with a message, if somebody has changed the file while its tests ran. */
static bool is_as_it_was(const Runner *r, const char *path) {
    char *now;
    size_t n;
    bool same = read_text(path, &now, &n) && strcmp(now, r->was) == 0;
    free(now);
    return same || complain("%s: it changed while its tests ran, and is not updated", path);
}

static bool write_updated(Runner *r, const char *path) {
    bool ok = r->updated == 0;
    if (!ok && is_as_it_was(r, path))
        ok = replace_text(path, r->text) ||
             complain("%s: cannot be written: %s", path, strerror(errno));
    free(r->was);
    free(r->text);
    r->was = r->text = NULL;
    return ok;
}

/* Runs the tests of one file; returns an exit code. */
static int run_file(Runner *r, const char *path, const char *only) {
    char *error;
    if (r->update)
        read_for_update(r, path);
    r->since = now_seconds();
    int failed = sw_test_file(path, only, report, r, &error);
    if (failed < 0)
        bail_out(r, path, error);
    int left = failed - (r->update ? r->updated : 0);
    if (r->update && !write_updated(r, path))
        return EXIT_WRONG;
    return failed < 0 ? EXIT_WRONG : left > 0 ? EXIT_NO : EXIT_DONE;
}

int cmd_test(const Args *a, Session *s) {
    (void)s;
    Junit junit = {0};
    const char *xml = a->option[OPT_JUNIT].text, *only = a->option[OPT_FILTER].text;
    bool json = args_has(a, OPT_JSON);
    if (xml && !may_write(xml, FILE_RESULTS))
        return EXIT_WRONG;
    Runner r = {.json = json,
                .tap = !json && !(xml && strcmp(xml, "-") == 0),
                .update = args_has(a, OPT_UPDATE),
                .junit = xml ? &junit : NULL};
    int status = EXIT_DONE;
    for (int i = 0; i < a->nwords && status != EXIT_WRONG; i++) {
        int one = run_file(&r, a->word[i], only);
        status = one > status ? one : status;
    }
    if (r.tap && status != EXIT_WRONG)
        printf("1..%d\n", r.number);
    if (r.tap && r.failed > 0)
        printf("# %d of %d failed\n", r.failed, r.number);
    if (only && r.number == 0 && status == EXIT_DONE) {
        complain("no test's name contains '%s'", only);
        status = EXIT_WRONG;
    }
    if (xml && !junit_end(&junit, xml))
        status = EXIT_WRONG;
    return status;
}
