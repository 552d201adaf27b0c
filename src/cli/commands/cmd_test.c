/*
** cmd_test.c -- `stepwise test`: runs rule tests; TAP on standard output.
*/
#include "cli/common/cli.h"

#include <stdio.h>
#include <string.h>

typedef struct Tap {
    int number;
    bool json;
} Tap;

/* Lines of text as TAP's diagnostics. */
static void print_comment(const char *text) {
    while (*text) {
        size_t n = strcspn(text, "\n");
        printf("#   %.*s\n", (int)n, text);
        text += n + (text[n] == '\n');
    }
}

/* TAP gives `#` a meaning: behind it stands a directive. */
static void print_name(const char *name) {
    for (; *name; name++)
        printf(*name == '#' ? "\\%c" : "%c", *name == '\n' ? ' ' : *name);
}

static void print_tap(Tap *tap, const sw_Tested *t) {
    printf("%sok %d - ", t->passed ? "" : "not ", ++tap->number);
    print_name(t->name);
    putchar('\n');
    if (!t->passed) {
        print_shown("# %s:", t->file);
        printf("%d\n", t->line);
        print_comment(t->complaint);
    }
    fflush(stdout);
}

static void report(void *ctx, const sw_Tested *t) {
    Tap *tap = ctx;
    if (tap->json)
        print_json(json_pack("{s:o, s:o, s:i, s:b, s:o}", "name", json_shown(t->name), "file",
                             json_shown(t->file), "line", t->line, "passed", t->passed,
                             "complaint", json_shown(t->complaint)));
    else
        print_tap(tap, t);
}

int cmd_test(const Args *a, Session *s) {
    (void)s;
    Tap tap = {0, args_has(a, OPT_JSON)};
    int status = EXIT_DONE;
    for (int i = 0; i < a->nwords; i++) {
        char *error;
        int failed = sw_test_file(a->word[i], report, &tap, &error);
        if (failed < 0) {
            fputs(error, stderr);
            sw_free(error);
            status = EXIT_WRONG;
        } else if (failed > 0 && status == EXIT_DONE) {
            status = EXIT_NO;
        }
    }
    if (!tap.json)
        printf("1..%d\n", tap.number);
    return status;
}
