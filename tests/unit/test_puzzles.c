/*
** test_puzzles.c -- a line without a position is recognized, and does not end the file.
*/
#include "support/puzzles.h"

#include <criterion/criterion.h>
#include <unistd.h>

static const char *const lines[] = {
    "{\"fen\":\"a\",\"plies\":3,\"move\":\"b\"}",
    "{\"fen\":\"a\",\"plies\":3",
    "",
    "[]",
    "{\"plies\":3,\"move\":\"b\"}",
    "{\"fen\":\"a\",\"move\":\"b\"}",
    "{\"fen\":\"a\",\"plies\":3}",
    "{\"fen\":\"a\",\"plies\":\"3\",\"move\":\"b\"}",
    "{\"fen\":\"a\",\"plies\":4,\"move\":\"b\"}",
    "{\"fen\":\"a\",\"plies\":-1,\"move\":\"b\"}",
    "{\"fen\":\"c\",\"plies\":1,\"move\":\"d\"}",
};

enum { LINES = sizeof lines / sizeof lines[0] };

Test(puzzles, only_the_first_and_the_last_of_these_lines_are_positions) {
    char path[] = "/tmp/chess.XXXXXX";
    FILE *f = fdopen(mkstemp(path), "w");
    cr_assert_not_null(f);
    for (int i = 0; i < LINES; i++)
        fprintf(f, "%s\n", lines[i]);
    fclose(f);
    Puzzles file;
    Puzzle one = {0};
    cr_assert(puzzles_open(&file, path));
    cr_assert_str_eq(file.game, "chess");
    for (int i = 0; i < LINES; i++) {
        cr_assert(puzzles_next(&file, &one));
        cr_assert_eq(one.line, i + 1);
        cr_assert_eq(one.fen != NULL, i == 0 || i == LINES - 1, "%s", lines[i]);
        cr_assert_eq(one.fen != NULL, one.move != NULL);
    }
    cr_assert_str_eq(one.move, "d");
    cr_assert_not(puzzles_next(&file, &one));
    puzzles_close(&file);
    unlink(path);
}

Test(puzzles, a_missing_file_is_not_opened) {
    Puzzles file;
    cr_assert_not(puzzles_open(&file, "/nowhere/chess.jsonl"));
    puzzles_close(&file);
}
