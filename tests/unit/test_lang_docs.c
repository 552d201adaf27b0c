/*
** test_lang_docs.c -- every example of docs/language.md loads, and every word is documented.
*/
#include "lang/load.h"
#include "lang/tree/tree.h"

#include <criterion/criterion.h>
#include <glob.h>

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PAGE "docs/language.md"

static char *read_file(const char *path) {
    FILE *f = fopen(path, "r");
    Str s = {0};
    char block[4096];
    cr_assert_not_null(f, "%s", path);
    for (size_t n; (n = fread(block, 1, sizeof block, f)) > 0;)
        str_addn(&s, block, n);
    fclose(f);
    return s.at;
}

static void expect_loads(const char *text, int line) {
    Diags d;
    Str found = {0};
    diags_init(&d);
    Game *g = game_load_text(PAGE, text, strlen(text), NULL, 0, &d);
    diags_write(&d, &found);
    cr_expect(g, "the example at line %d:\n%s", line, str_text(&found));
    game_free(g);
    str_free(&found);
    diags_free(&d);
}

static int line_of(const char *page, const char *at) {
    int line = 1;
    for (; page < at; page++)
        line += *page == '\n';
    return line;
}

/* The first example is the beginning of all that are not a complete game. */
Test(docs, every_example_loads) {
    char *page = read_file(PAGE);
    Str head = {0}, text = {0};
    int examples = 0;
    for (char *at = page; (at = strstr(at, "```lua\n")); examples++) {
        char *end = strstr(at + 7, "```");
        cr_assert_not_null(end);
        bool whole = strncmp(at + 7, "-- game", 7) == 0;
        str_clear(&text);
        if (!whole)
            str_add(&text, str_text(&head));
        str_addn(&text, at + 7, (size_t)(end - at - 7));
        if (examples == 0)
            str_add(&head, str_text(&text));
        expect_loads(str_text(&text), line_of(page, at));
        at = end + 3;
    }
    cr_expect_geq(examples, 15);
    str_free(&head);
    str_free(&text);
    free(page);
}

/* Does the page have the word, not as a part of another? */
static bool stands_in(const char *page, const char *word) {
    size_t n = strlen(word);
    for (const char *at = page; (at = strstr(at, word)); at++)
        if (!isalnum((unsigned char)at[-1]) && at[-1] != '_' &&
            !isalnum((unsigned char)at[n]) && at[n] != '_')
            return true;
    return false;
}

/* Words defined in Lua are at the beginning of a line: function lang.word */
static void expect_words_of(const char *path, const char *page) {
    char *code = read_file(path);
    static const char mark[] = "\nfunction lang.";
    for (char *at = code; (at = strstr(at, mark));) {
        char word[64];
        at += strlen(mark);
        snprintf(word, sizeof word, "%.*s", (int)strcspn(at, "("), at);
        cr_expect(stands_in(page, word), "the word '%s' is not in " PAGE, word);
    }
    free(code);
}

Test(docs, every_word_is_in_them) {
    char *page = read_file(PAGE);
    for (int i = 0; i < NODE_OPS; i++)
        if (node_info[i].word[0])
            cr_expect(stands_in(page, node_info[i].word), "the word '%s' is not in " PAGE,
                      node_info[i].word);
    glob_t files;
    cr_assert_eq(glob("src/lang/words/*.lua", 0, NULL, &files), 0);
    for (size_t i = 0; i < files.gl_pathc; i++)
        expect_words_of(files.gl_pathv[i], page);
    globfree(&files);
    free(page);
}
