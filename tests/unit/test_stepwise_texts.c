/*
** test_stepwise_texts.c -- games and tests passed as text, and which files are requested from
** the host.
*/
#include "stepwise.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char mine[] = "local men = import \"rules/men\"\n"
                           "board = square(3, 3)\n"
                           "players { \"White\", \"Black\" }\n"
                           "men(board)\n"
                           "setup { W = { Pawn = \"a1\" }, B = { Pawn = \"c3\" } }\n";

/* A library of one file beside the definition, as a page has it. */
typedef struct Shelf {
    const char *name, *text;
    int asked;
} Shelf;

static bool from_shelf(void *ctx, const char *name, const char **text, size_t *n) {
    Shelf *s = ctx;
    s->asked++;
    *text = s->text;
    *n = strlen(s->text);
    return strcmp(name, s->name) == 0;
}

static char *file_text(const char *path, size_t *n) {
    static char text[1 << 16];
    FILE *f = fopen(path, "rb");
    cr_assert_not_null(f, "%s", path);
    *n = fread(text, 1, sizeof text - 1, f);
    text[*n] = '\0';
    fclose(f);
    return text;
}

/* The files of Jetan as sw_game_files() lists them, and nothing else. */
typedef struct Copies {
    const sw_File *file;
    int n;
    char text[32][65536];
} Copies;

static bool from_copies(void *ctx, const char *name, const char **text, size_t *n) {
    Copies *c = ctx;
    for (int i = 0; i < c->n; i++)
        if (strcmp(c->file[i].name, name) == 0) {
            *text = c->text[i];
            *n = strlen(c->text[i]);
            return true;
        }
    return false;
}

static Copies *copies_of(const sw_Game *g) {
    static Copies c;
    c.file = sw_game_files(g, &c.n);
    cr_assert(c.n > 3 && c.n < 32, "a definition, what it imports and its pictures");
    for (int i = 0; i < c.n; i++) {
        size_t n;
        const char *text = file_text(c.file[i].path, &n);
        cr_assert_lt(n, sizeof c.text[i]);
        memcpy(c.text[i], text, n + 1);
    }
    return &c;
}

Test(texts, a_game_is_loaded_without_a_folder) {
    sw_Game *g = sw_game_load("games/jetan.lua", NULL, 0, NULL);
    Copies *c = copies_of(g);
    cr_expect_str_eq(c->file[0].name, "jetan.lua");
    bool wagers = false;
    for (int i = 0; i < c->n; i++)
        wagers = wagers || strcmp(c->file[i].name, "rules/wagers.lua") == 0;
    cr_expect(wagers, "asked for as \"wagers\", beside rules/jetan.lua");
    sw_Files files = {from_copies, c};
    char *error;
    sw_Game *same = sw_game_load_text("jetan.lua", c->text[0], strlen(c->text[0]), &files, NULL,
                                      0, 0, &error);
    cr_assert_not_null(same, "%s", error);
    cr_expect_str_eq(sw_game_warnings(same), "", "the pictures were found");
    sw_Match *m = sw_match_new(g, NULL, NULL), *other = sw_match_new(same, NULL, NULL);
    cr_expect_eq(sw_match_perft(m, 2, 1, NULL, NULL), sw_match_perft(other, 2, 1, NULL, NULL));
    char *record = sw_match_record(other);
    sw_Game *read;
    sw_Match *again =
        sw_record_read_from(&files, record, strlen(record), 1, NULL, &read, &error);
    cr_expect_not_null(again, "%s", error);
    sw_free(record);
    sw_match_free(again);
    sw_game_free(read);
    sw_match_free(m);
    sw_match_free(other);
    sw_game_free(same);
    sw_game_free(g);
}

Test(texts, what_games_share_is_listed_as_they_name_it) {
    int n;
    bool chess = false, glyph = false;
    sw_File *file = sw_shared_list(&n);
    for (int i = 0; i < n; i++) {
        size_t unused;
        chess = chess || strcmp(file[i].name, "rules/chess.lua") == 0;
        glyph = glyph || strcmp(file[i].name, "glyphs/panthan.svg") == 0;
        cr_expect(i == 0 || strcmp(file[i - 1].name, file[i].name) < 0, "sorted");
        cr_expect_not_null(file_text(file[i].path, &unused), "%s", file[i].path);
    }
    cr_expect(chess && glyph);
    sw_free(file);
}

Test(texts, missing_files_are_reported) {
    static const char other[] = "[Variant \"chess\"]\n\n*\n";
    Shelf shelf = {"rules/other.lua", "return nil", 0};
    sw_Files files = {from_shelf, &shelf};
    char *error;
    cr_expect_null(
        sw_game_load_text("mine.lua", mine, strlen(mine), &files, NULL, 0, 0, &error));
    cr_expect_not_null(strstr(error, "mine.lua:1:"), "%s", error);
    cr_expect_not_null(strstr(error, "no file 'rules/men.lua' among the files given"), "%s",
                       error);
    cr_expect_gt(shelf.asked, 0);
    sw_free(error);
    cr_expect_null(
        sw_record_read_from(&files, other, strlen(other), 1, NULL, &(sw_Game *){NULL}, &error));
    cr_expect_not_null(strstr(error, "chess"), "%s", error);
    sw_free(error);
}

/* A host that has every file, and counts the requests. */
static bool from_anywhere(void *ctx, const char *name, const char **text, size_t *n) {
    (void)name;
    ++*(int *)ctx;
    *text = "a secret";
    *n = strlen(*text);
    return true;
}

static void no_test(void *ctx, const sw_Tested *t) {
    (void)ctx;
    cr_expect(false, "%s", t->complaint);
}

Test(texts, tests_name_no_game_outside_the_folders) {
    static const char *const outside[] = {"/etc/passwd", "../../secret.lua", "a/../b.lua",
                                          "..",          "C:/secret.lua",    "a\\\\b.lua",
                                          "a//b.lua",    "./a.lua"};
    static const char *const forms[] = {"game \"%s\"\ntest \"a\" { perft = { 1 } }",
                                        "\ntest \"a\" { game = \"%s\", perft = { 1 } }"};
    for (size_t i = 0; i < 4 * sizeof outside / sizeof *outside; i++) {
        char text[200], *error;
        int asked = 0;
        sw_Files files = {from_anywhere, &asked};
        snprintf(text, sizeof text, forms[i & 1], outside[i / 4]);
        cr_expect_eq(sw_test_text("t.lua", text, strlen(text), i & 2 ? &files : NULL, NULL,
                                  no_test, NULL, &error),
                     -1);
        cr_expect_not_null(strstr(error, "not an absolute path and without '.' or '..', got '"),
                           "%s", error);
        cr_expect_eq(asked, 0, "%s", text);
        sw_free(error);
    }
}

static void passed_test(void *ctx, const sw_Tested *t) {
    (void)ctx;
    cr_expect(t->passed, "%s", t->complaint);
}

Test(texts, tests_name_a_game_in_a_folder) {
    static const char text[] = "game \"chess/antichess.lua\"\ntest \"a\" { perft = { 20 } }";
    char *error;
    cr_expect_eq(
        sw_test_text("games/t.lua", text, strlen(text), NULL, NULL, passed_test, NULL, &error),
        0);
}

Test(texts, no_text_is_larger_than_a_file_may_be) {
    enum { MB = 1 << 20 };
    char *text = malloc(16 * MB + 1), *error;
    memset(text, ' ', 16 * MB + 1);
    cr_expect_null(sw_game_load_text("mine.lua", text, MB + 1, NULL, NULL, 0, 0, &error));
    cr_expect_str_eq(error, "mine.lua: is too large: a file may have at most 1 MB\n");
    sw_free(error);
    cr_expect_eq(sw_test_text("t.lua", text, MB + 1, NULL, NULL, no_test, NULL, &error), -1);
    cr_expect_str_eq(error, "t.lua: is too large: a file may have at most 1 MB\n");
    sw_free(error);
    sw_Game *g = sw_game_load("games/chess.lua", NULL, 0, NULL), *read;
    cr_expect_null(sw_record_read_of(g, text, 16 * MB + 1, 1, &error));
    cr_expect_str_eq(error, "it is larger than a record may be (16 MB)");
    sw_free(error);
    cr_expect_null(sw_record_read(text, 16 * MB + 1, 1, "games/chess.lua", &read, &error));
    cr_expect_str_eq(error, "it is larger than a record may be (16 MB)");
    sw_free(error);
    memcpy(text, "1. e4 *", 7);
    sw_Match *m = sw_record_read_of(g, text, 16 * MB, 1, &error);
    cr_expect_not_null(m, "%s", error);
    sw_match_free(m);
    sw_game_free(g);
    free(text);
}

static void odd_name(void *ctx, const sw_Tested *t) {
    cr_expect_str_eq(t->file, "a\\x0ab\\xff.lua");
    ++*(int *)ctx;
}

Test(texts, what_a_file_is_called_is_shown) {
    static const char odd[] = "a\nb\xff.lua",
                      tests[] = "test \"a\" { game = \"chess\", legal = { \"e4\" } }";
    char *error;
    sw_Files none = {from_shelf, &(Shelf){"", "", 0}};
    const char *lone = "game { language = 1, name = 'Lone' }\n"
                       "local board = square(3, 3)\n"
                       "players { { 'White', letter = 'w' } }\n"
                       "piece 'Man' { 'M', move = quiet(board.forward) }\n"
                       "setup '3/3/M2'\n"
                       "ending { win { no_moves } }\n";
    sw_Game *g = sw_game_load_text(odd, lone, strlen(lone), &none, NULL, 0, 0, &error);
    cr_assert_not_null(g, "%s", error);
    cr_expect_str_eq(sw_game_about(g).file, "a\\x0ab\\xff.lua");
    int n, told = 0;
    cr_expect_str_eq(sw_game_files(g, &n)[0].path, odd, "to be opened by");
    sw_game_free(g);
    cr_expect_eq(sw_test_text(odd, tests, strlen(tests), NULL, NULL, odd_name, &told, NULL), 0);
    cr_expect_eq(told, 1);
    cr_expect_eq(sw_test_text(odd, tests, strlen(tests), NULL, NULL, NULL, NULL, NULL), 0,
                 "nobody listens");
}

/* A host that counts repeated requests for the same file. */
typedef struct Asker {
    Copies *copies;
    char last[200];
    int again, tuned;
} Asker;

static bool from_asker(void *ctx, const char *name, const char **text, size_t *n) {
    Asker *a = ctx;
    a->again += strcmp(a->last, name) == 0;
    a->tuned += strcmp(name, "jetan.tuned") == 0;
    snprintf(a->last, sizeof a->last, "%s", name);
    return from_copies(a->copies, name, text, n);
}

Test(texts, a_file_is_requested_from_the_host_once) {
    sw_Game *g = sw_game_load("games/jetan.lua", NULL, 0, NULL);
    Asker asker = {copies_of(g), "", 0, 0};
    sw_Files files = {from_asker, &asker};
    char *error;
    const char *text = asker.copies->text[0];
    sw_Game *same =
        sw_game_load_text("jetan.lua", text, strlen(text), &files, NULL, -1, 0, &error);
    cr_assert_not_null(same, "a count below 0 is none: %s", error);
    cr_expect_eq(asker.again, 0);
    cr_expect_gt(asker.tuned, 0);
    sw_game_free(same);
    sw_game_free(g);
}

Test(texts, a_sheet_may_have_no_captions_and_no_pictures) {
    sw_Game *g = sw_game_load("games/chess.lua", NULL, 0, NULL);
    sw_Match *m = sw_match_new(g, NULL, NULL);
    const sw_Match *one[] = {m};
    sw_Style style = {0};
    char *sheet = sw_sheet_svg(one, &style, NULL, 1, 0, 0, NULL),
         *none = sw_sheet_svg(NULL, NULL, NULL, -1, 0, 0, NULL);
    cr_expect_not_null(sheet);
    cr_expect_not_null(none);
    sw_free(sheet);
    sw_free(none);
    sw_match_free(m);
    sw_game_free(g);
}
