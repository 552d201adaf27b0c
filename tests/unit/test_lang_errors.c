/*
** test_lang_errors.c -- every error in tests/errors/ is reported at its line, and no other; so
** are the warnings of tests/warnings/, whose games load.
**
** A line of those files ends in `-- expect: text` for each of its messages; a message about the
** whole file is in a line of its own, `-- expect-file: text`.
*/
#include "lang/load.h"

#include <criterion/criterion.h>

#include <dirent.h>
#include <stdio.h>
#include <string.h>

#define MARK "-- expect: "
#define FILE_MARK "-- expect-file: "

typedef struct Expected {
    int line; /* 0: the whole file */
    char text[256];
    bool found;
} Expected;

enum { EXPECTED_MAX = 64 };

static void add(Expected *list, int *n, int line, const char *at, size_t length) {
    cr_assert_lt(*n, EXPECTED_MAX);
    Expected *e = &list[(*n)++];
    *e = (Expected){.line = line};
    snprintf(e->text, sizeof e->text, "%.*s", (int)length, at);
}

static void read_line(Expected *list, int *n, int line, char *text) {
    text[strcspn(text, "\n")] = '\0';
    char *at = strstr(text, FILE_MARK);
    if (at)
        add(list, n, 0, at + strlen(FILE_MARK), strlen(at) - strlen(FILE_MARK));
    while ((at = strstr(text, MARK))) {
        text = at + strlen(MARK);
        char *next = strstr(text, " " MARK);
        add(list, n, line, text, next ? (size_t)(next - text) : strlen(text));
    }
}

static int read_expected(const char *path, Expected *list) {
    FILE *f = fopen(path, "r");
    char text[512];
    int n = 0;
    cr_assert_not_null(f, "%s", path);
    for (int line = 1; fgets(text, sizeof text, f); line++)
        read_line(list, &n, line, text);
    fclose(f);
    return n;
}

static void match(const char *path, const Diag *d, Expected *list, int n) {
    for (int i = 0; i < n; i++) {
        if (list[i].found || list[i].line != d->line || !strstr(d->text, list[i].text))
            continue;
        list[i].found = true;
        return;
    }
    cr_expect_fail("%s:%d: not expected: %s", path, d->line, d->text);
}

static void check_file(const char *path, DiagKind kind) {
    Expected list[EXPECTED_MAX];
    Diags diags;
    int n = read_expected(path, list);
    cr_expect_gt(n, 0, "%s expects nothing", path);
    diags_init(&diags);
    Game *g = game_load(path, NULL, 0, &diags);
    cr_expect_eq(g == NULL, kind == DIAG_ERROR, "%s: was it loaded?", path);
    game_free(g);
    for (const Diag *d = diags.first; d; d = d->next)
        match(path, d, list, n);
    for (int i = 0; i < n; i++)
        cr_expect(list[i].found, "%s:%d: missing: %s", path, list[i].line, list[i].text);
    diags_free(&diags);
}

static void check_folder(const char *folder, DiagKind kind, int least) {
    DIR *dir = opendir(folder);
    int files = 0;
    cr_assert_not_null(dir);
    for (struct dirent *e; (e = readdir(dir));) {
        size_t n = strlen(e->d_name);
        if (n < 5 || strcmp(e->d_name + n - 4, ".lua") != 0)
            continue;
        char path[512];
        snprintf(path, sizeof path, "%s/%s", folder, e->d_name);
        check_file(path, kind);
        files++;
    }
    closedir(dir);
    cr_expect_geq(files, least);
}

Test(errors, are_found_at_their_lines, .timeout = 60) {
    check_folder("tests/errors", DIAG_ERROR, 20);
}

Test(errors, warnings_are_found_too) {
    check_folder("tests/warnings", DIAG_WARNING, 1);
}

/* Lua stops at the first syntax error, so each has a text of its own. */
Test(errors, slips_of_syntax_have_their_cures) {
    static const struct {
        const char *text, *cure;
    } slips[] = {
        {"local x = quiet(b:n)", "; use '.' for what belongs to a board"},
        {"local x = { move = b.all:ride }", "a method with its brackets, p:ride()"},
        {"local x = { move: b.n }", "; write '=' between a field and its value"},
        {"local 2x = 3", "; a name begins with a letter"},
        {"if x { }", "; write `if c then ... end`"},
        {"if x = 3 then end", "; compare Lua's own values with '=='"},
        {"for i = 1, 3 { }", "; write `for i = 1, 3 do ... end`"},
        {"if x then y = 1 else if z then y = 2 end", "`elseif` is one word"},
        {"local x = 3 end", "; nothing is open that it could end"},
        {"else x = 3", "; no `if` is open before it"},
        {"return 5 local x = 3", "; `return` must come last in a file"},
        {"local x = \"a\\qb\"", "; in a string, '\\' itself must be written twice"},
        {"local x = [[ abc", "; it must end with ]]"},
        {"local x = f(\n\n3\nlocal y", "; is a ')' missing before it?"},
        {"x += 1", "; in Lua, write x = x + 1"},
        {"x -= 1", "; in Lua, write x = x - 1"},
        {"// a comment", "; a comment begins with --"},
        {"/* a comment */", "; a comment begins with --"},
        {"# a comment", "; a comment begins with --"},
        {"local x = y ? 1 : 2", "; in Lua, write `c and x or y` to choose between two values"},
        {"local x = \xe2\x80\x9c", "; quotes, operators and names must be written in ASCII"},
    };
    for (size_t i = 0; i < sizeof slips / sizeof *slips; i++) {
        Diags diags;
        const char *text = slips[i].text, *cure = slips[i].cure;
        diags_init(&diags);
        game_free(game_load_text("slip.lua", text, strlen(text), NULL, 0, &diags));
        cr_expect(diags.first && !diags.first->next && strstr(diags.first->text, cure),
                  "%s: %s", text, diags.first ? diags.first->text : "nothing");
        diags_free(&diags);
    }
}
