/*
** test_text_record.c -- record.h: splitting a text into tags and tokens, and writing a text
** that is split in the same way.
*/
#include "text/write/record.h"

#include <criterion/criterion.h>
#include <string.h>

static bool reads(const char *text, Record *r, Err *e) {
    RecordText t = record_text(text, strlen(text));
    e->text[0] = '\0';
    return record_read(&t, r, e);
}

static void is_token(const Record *r, size_t i, TokenKind kind, const char *text, int line) {
    cr_assert_lt(i, r->tokens.n);
    cr_expect_eq(r->tokens.at[i].kind, kind, "token %zu", i);
    cr_expect_str_eq(r->tokens.at[i].text, text);
    cr_expect_eq(r->tokens.at[i].line, line, "token %zu", i);
}

/* A move that looks like a number or a result is read as a move, whatever throw follows it. */
Test(record, mistaken_before_a_throw) {
    Str out = {0};
    RecordWriter w = {.out = &out};
    Record r;
    Err e;
    record_write_move(&w, 0, "1-0", " {1}");
    record_write_move(&w, 1, "7", " {2}");
    record_write_end(&w, "*");
    cr_assert(reads(str_text(&out), &r, &e), "%s", e.text);
    is_token(&r, 1, TOKEN_MOVE, "1-0", 1);
    is_token(&r, 2, TOKEN_GROUP, "{1}", 1);
    is_token(&r, 4, TOKEN_MOVE, "7", 1);
    record_free(&r);
    str_free(&out);
}

/* Moves may have any name; characters with a meaning in records are escaped by a '\\'. */
Test(record, moves_with_signs) {
    static const char *const moves[] = {";up",       "a;b",  "{a}",  "(",  ")",     "$1",
                                        "[a \"b\"]", "...c", ".",    "\\", "\\;",   "1-0",
                                        "*",         "7.",   "a\\b", "%",  "x{1}y;"};
    enum { N = sizeof moves / sizeof *moves };
    Str out = {0};
    RecordWriter w = {.out = &out};
    Record r;
    Err e;
    size_t n = 0;
    for (int i = 0; i < N; i++)
        record_write_move(&w, i % 2, moves[i], i % 3 ? "" : " {1}");
    record_write_end(&w, "*");
    cr_assert(reads(str_text(&out), &r, &e), "%s", e.text);
    for (size_t i = 0; i < r.tokens.n; i++)
        if (r.tokens.at[i].kind == TOKEN_MOVE && n < N) {
            Str solid = {0};
            for (const char *c = moves[n++]; *c; c++)
                str_addn(&solid, c, *c != ' ');
            cr_expect_str_eq(r.tokens.at[i].text, str_text(&solid));
            str_free(&solid);
        }
    cr_expect_eq(n, N);
    record_free(&r);
    str_free(&out);
    cr_assert(reads("1. a\\b\\ c *", &r, &e), "%s", e.text);
    is_token(&r, 1, TOKEN_MOVE, "a\\b\\", 1);
    is_token(&r, 2, TOKEN_MOVE, "c", 1);
    record_free(&r);
}

/* The example in record.h. */
Test(record, as_in_its_head) {
    Record r;
    Err e;
    cr_assert(reads("[White \"Anna\"]\n1. e4 {bold} e5 $1\n2.Nf3 ; and so on\n1-0", &r, &e),
              "%s", e.text);
    cr_expect_str_eq(record_tag(&r, "white")->value, "Anna");
    cr_assert_eq(r.tokens.n, 9);
    is_token(&r, 0, TOKEN_NUMBER, "1.", 2);
    is_token(&r, 1, TOKEN_MOVE, "e4", 2);
    is_token(&r, 2, TOKEN_GROUP, "{bold}", 2);
    is_token(&r, 3, TOKEN_MOVE, "e5", 2);
    is_token(&r, 4, TOKEN_REMARK, "$1", 2);
    is_token(&r, 5, TOKEN_NUMBER, "2.", 3);
    is_token(&r, 6, TOKEN_MOVE, "Nf3", 3);
    is_token(&r, 7, TOKEN_REMARK, "and so on", 3);
    is_token(&r, 8, TOKEN_RESULT, "1-0", 4);
    record_free(&r);
}

Test(record, tags_and_tokens) {
    Record r;
    Err e;
    cr_assert(
        reads("\xef\xbb\xbf[Event \"a \\\"b\\\" \\\\\"]\n[ White\t\"\" ]\n% for others\n\n"
              "{first} 1.e4 e5 $1 2. Nf3(a (b {)}) c)x ;rest\n2... C4-B7(B 5:2) 1/2-1/2",
              &r, &e),
        "%s", e.text);
    cr_expect_eq(r.tags.n, 2);
    cr_expect_str_eq(record_tag(&r, "event")->value, "a \"b\" \\");
    cr_expect_str_eq(record_tag(&r, "White")->value, "");
    cr_expect_eq(record_tag(&r, "White")->line, 2);
    cr_expect_null(record_tag(&r, "Black"));
    is_token(&r, 0, TOKEN_GROUP, "{first}", 5);
    is_token(&r, 1, TOKEN_NUMBER, "1.", 5);
    is_token(&r, 2, TOKEN_MOVE, "e4", 5);
    is_token(&r, 3, TOKEN_MOVE, "e5", 5);
    is_token(&r, 4, TOKEN_REMARK, "$1", 5);
    is_token(&r, 5, TOKEN_NUMBER, "2.", 5);
    is_token(&r, 6, TOKEN_MOVE, "Nf3", 5);
    is_token(&r, 7, TOKEN_GROUP, "(a (b {)}) c)", 5);
    is_token(&r, 8, TOKEN_MOVE, "x", 5);
    is_token(&r, 9, TOKEN_REMARK, "rest", 5);
    is_token(&r, 10, TOKEN_NUMBER, "2...", 6);
    is_token(&r, 11, TOKEN_MOVE, "C4-B7", 6);
    is_token(&r, 12, TOKEN_GROUP, "(B 5:2)", 6);
    is_token(&r, 13, TOKEN_RESULT, "1/2-1/2", 6);
    cr_expect_eq(r.tokens.n, 14);
    record_free(&r);
}

Test(record, files_of_other_programs) {
    Record r;
    Err e;
    cr_assert(reads("\xef\xbb\xbf[A \"a \"b\" c\" ]\r\n[B \"\xe9\xdf\"]\r\n\r\n"
                    "e4$1 (d4 ; not ) here\n) {\xe9} {\xc3\xa9} 1-0",
                    &r, &e),
              "%s", e.text);
    cr_expect_str_eq(record_tag(&r, "A")->value, "a \"b\" c");
    cr_expect_str_eq(record_tag(&r, "B")->value, "\u00e9\u00df", "Latin-1 becomes UTF-8");
    is_token(&r, 0, TOKEN_MOVE, "e4", 4);
    is_token(&r, 1, TOKEN_REMARK, "$1", 4);
    is_token(&r, 2, TOKEN_GROUP, "(d4 ; not ) here\n)", 4);
    is_token(&r, 3, TOKEN_GROUP, "{\u00e9}", 5);
    is_token(&r, 4, TOKEN_GROUP, "{\u00e9}", 5);
    record_free(&r);
}

Test(record, long_comments_are_written_on_several_lines) {
    Str out = {0};
    RecordWriter w = {.out = &out};
    char word[101] = "", brace[] = "x} y";
    memset(word, 'w', 100);
    record_write_move(&w, 0, "e4", "");
    record_write_comment(&w, word, false);
    record_write_comment(&w, brace, false);
    record_write_end(&w, "*");
    cr_expect(strncmp(str_text(&out), "1. e4\n{www", 10) == 0);
    cr_expect_not_null(strstr(str_text(&out), "ww}\n; x} y\n*\n"), "%s", str_text(&out));
    str_free(&out);
}

/* The length of the first line if a comment of two words is written after "1. e4 ". */
static size_t first_line(const char *comment) {
    Str out = {0};
    RecordWriter w = {.out = &out};
    record_write_move(&w, 0, "e4", "");
    record_write_comment(&w, comment, false);
    size_t n = strcspn(str_text(&out), "\n");
    str_free(&out);
    return n;
}

Test(record, a_line_has_79_columns_and_no_more) {
    char comment[80] = "a ";
    memset(comment + 2, 'w', 77);
    comment[71] = '\0';
    cr_expect_eq(first_line(comment), 79, "1. e4 {a www}");
    comment[71] = 'w', comment[72] = '\0';
    cr_expect_eq(first_line(comment), 8, "1. e4 {a");
    comment[2] = '[';
    cr_expect_eq(first_line(comment), 80, "what may look like a tag begins no line");
    comment[2] = '%';
    cr_expect_eq(first_line(comment), 80, "nor does what readers would pass over");
}

static void refuses(const char *text, const char *message) {
    Record r;
    Err e;
    cr_expect_not(reads(text, &r, &e), "%s", text);
    cr_expect_str_eq(e.text, message);
    record_free(&r);
}

Test(record, damage_is_reported_with_its_line) {
    refuses("",
            "line 1: the record ends before the result of the game; it may have been cut off");
    refuses("1. a\nb",
            "line 2: the record ends before the result of the game; it may have been cut off");
    refuses("[A \"b\"",
            "line 1: a tag is written [Name \"value\"]; this one is malformed or cut off");
    refuses("[A \"b\n\"] *",
            "line 1: a tag is written [Name \"value\"]; this one is malformed or cut off");
    refuses("[\"b\"] *",
            "line 1: a tag is written [Name \"value\"]; this one is malformed or cut off");
    refuses("[A \"b\"]\n[a \"c\"] *", "line 2: the tag 'a' appears twice");
    refuses("a\n{b\nc *", "line 2: the bracket opened here is never closed");
    refuses("a\n(b {)} *", "line 2: the bracket opened here is never closed");
    refuses("a\n\n) *", "line 3: unmatched ')'");
    refuses("a } *", "line 1: unmatched '}'");
    refuses("a [B \"c\"] *", "line 1: a tag appears among the moves, before any result");
}

static bool begins(const char *text) {
    return record_begins(record_text(text, strlen(text)));
}

Test(record, what_looks_like_a_record_is_read_as_one) {
    cr_expect(begins("\xef\xbb\xbf\n% for others\n[Event \"a\"]"));
    cr_expect(begins("% for others\n[Event \"a\"]"), "also in the first line");
    cr_expect(begins("[X-Foo \"a\"]"), "a name may have a '-'");
    cr_expect(begins("[ Event\t\"a\" ]"), "and blanks around it");
    cr_expect(begins("[Eve"), "it may be cut");
    cr_expect(begins("12. e4"));
    cr_expect(begins("1"));
    cr_expect_not(begins(""));
    cr_expect_not(begins("[section]\nkey = 1\n"));
    cr_expect_not(begins("[[1,2]]"));
    cr_expect_not(begins("1,2,3"));
    cr_expect_not(begins("game { language = 1 }"));
}

/* They belong to no move, and are kept as comments before the first. */
Test(record, comments_above_the_tags) {
    Record r;
    Err e;
    cr_assert(reads("; hello\n{two\nlines}\n\n[A \"1\"]\n{third} a *", &r, &e), "%s", e.text);
    cr_expect_str_eq(record_tag(&r, "A")->value, "1");
    is_token(&r, 0, TOKEN_REMARK, "hello", 1);
    is_token(&r, 1, TOKEN_REMARK, "two\nlines", 2);
    is_token(&r, 2, TOKEN_GROUP, "{third}", 6);
    is_token(&r, 3, TOKEN_MOVE, "a", 6);
    record_free(&r);
    cr_assert(reads("{a throw} 1. a *", &r, &e), "%s", e.text);
    is_token(&r, 0, TOKEN_GROUP, "{a throw}", 1);
    record_free(&r);
    cr_expect(begins("; hello\n{and [more]} [A \"1\"] *"));
    cr_expect_not(begins("; a list\n(car cdr)"));
    refuses("{ [A \"1\"] *", "line 1: the bracket opened here is never closed");
}

Test(record, several_games_in_a_text) {
    static const char text[] = "[A \"1\"] a *\n\n[A \"2\"]\nb 1-0\n \n";
    RecordText t = record_text(text, strlen(text));
    Record r;
    Err e = {""};
    for (int i = 1; i <= 2; i++) {
        cr_assert(record_more(&t));
        cr_assert(record_read(&t, &r, &e), "%s", e.text);
        cr_expect_eq(record_tag(&r, "A")->value[0], '0' + i);
        record_free(&r);
    }
    cr_expect_not(record_more(&t));
}

/* For each game of the text its tag A, or '-' if it is damaged. */
static void found_among(const char *text, size_t size, const char *games) {
    RecordText t = record_text(text, size);
    char found[16] = {0};
    for (size_t n = 0; record_more(&t) && n + 1 < sizeof found; n++) {
        Record r;
        Err e;
        bool fine = record_read(&t, &r, &e);
        found[n] = fine ? record_tag(&r, "A")->value[0] : '-';
        record_free(&r);
    }
    cr_expect_str_eq(found, games, "%s", text);
}

static void found_in(const char *text, const char *games) {
    found_among(text, strlen(text), games);
}

Test(record, a_damaged_game_hides_none_after_it) {
    found_in("[A \"1\"]\n1. a b\n[A \"2\"]\na *\n[A \"3\"] b *", "-23");
    found_in("[A \"1\"]\n1. a { and so\n\n[A \"2\"]\n[B \"\"]\n\na *\n", "-2");
    found_in("[A \"1\"]\n1. a { and so\n\n[Event \"\"]\n[A \"2\"]\n\na {} *\n", "-2");
    found_in("[A \"1\"]\n1. a ( and so\n\n[A \"2\"]\n\na (b) *\n", "-2");
    found_in("[A \"1\"]\n[B \"cu\n\n  [Event \"e\"]\n[A \"2\"]\n\na *\n", "-2");
    found_in("[A \"1\"]\n1. a (\n\xef\xbb\xbf[A \"2\"]\n[B \"\"] *", "-2");
    found_in("1. a } b\n[A \"2\"] *", "-2");
    found_in("[A \"1\"] *\n[A \"2\"]\n1. a { [Event \"is no line\"]\n [%clk \"2\"]", "1-");
    found_in("[A \"1\"] *\n[A", "1-");
    found_in("; c\n[A \"1\"]\na\n[A \"2\"] *; d\n{e} [A \"3\"] *", "-23");
}

/* A crash may leave such bytes; after the last game they count as a damaged one. */
Test(record, a_zero_byte_damages_the_game_that_contains_it) {
    static const char text[] = "[A \"1\"] a *\n[A \"2\"] b\n\0 *\n[A \"3\"] *\n\0\0";
    found_among(text, sizeof text - 1, "1-3-");
    RecordText t = record_text(text, sizeof text - 1);
    for (int i = 0; i < 2; i++) {
        Record r;
        Err e;
        if (!record_read(&t, &r, &e))
            cr_expect_str_eq(e.text,
                             "line 3: there is a zero byte, which a text cannot contain");
        record_free(&r);
    }
}

static Result result_of(int winner) {
    return (Result){.verdict = winner == RECORD_OPEN    ? VERDICT_NONE
                               : winner == RECORD_DRAWN ? VERDICT_DRAW
                                                        : VERDICT_WIN,
                    .winner = (uint8_t)(winner < 0 ? 0 : winner),
                    .rule = -1};
}

/* Three quarters of a point, and two thirds for three players; only shares that a rule gives
** are results. */
Test(record, results_in_fractions) {
    static Rule rules[] = {{.verdict = VERDICT_WIN, .losers_share = POINT_PARTS / 4},
                           {.verdict = VERDICT_WIN, .losers_share = POINT_PARTS / 3}};
    static const Game two = {.nplayers = 2, .nrules = 1, .rules = rules},
                      three = {.nplayers = 3, .nrules = 2, .rules = rules};
    static const struct {
        const Game *game;
        int winner, rule;
        const char *text;
    } row[] = {{&two, 0, 0, "3/4-1/4"}, {&two, 1, 0, "1/4-3/4"}, {&three, 1, 1, "1/6-2/3-1/6"}};
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        Str s = {0};
        Result read, r = result_of(row[i].winner);
        r.losers_share = rules[row[i].rule].losers_share;
        record_result_write(row[i].game, r, &s);
        cr_expect_str_eq(str_text(&s), row[i].text);
        cr_expect(record_result_read(row[i].game, row[i].text, &read));
        cr_expect_eq(read.winner, row[i].winner);
        cr_expect_eq(read.losers_share, r.losers_share);
        str_free(&s);
    }
    Result read;
    cr_expect_not(record_result_read(&two, "2/3-1/3", &read));
    cr_expect_not(record_result_read(&two, "3/4-1/2", &read));
}

Test(record, results) {
    static const struct {
        int winner, players;
        const char *text;
        bool teams;
    } row[] = {{0, 2, "1-0", false},
               {1, 2, "0-1", false},
               {RECORD_DRAWN, 2, "1/2-1/2", false},
               {2, 3, "0-0-1", false},
               {RECORD_OPEN, 2, "*", false},
               {RECORD_DRAWN, 3, "1/3-1/3-1/3", false},
               {0, 4, "1-0-0-0", false},
               {1, 4, "0-1-0-1", true},
               {RECORD_DRAWN, 4, "1/2-1/2-1/2-1/2", true}};
    static const Game alone[] = {
        {.nplayers = 0}, {.nplayers = 1}, {.nplayers = 2}, {.nplayers = 3}, {.nplayers = 4}};
    static const Game teams = {.nplayers = 4, .partners = {4, 8, 1, 2}};
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        Str s = {0};
        Result read = {0}, r = result_of(row[i].winner);
        const Game *g = row[i].teams ? &teams : &alone[row[i].players];
        record_result_write(g, r, &s);
        cr_expect_str_eq(str_text(&s), row[i].text);
        cr_expect(record_result_read(g, row[i].text, &read));
        cr_expect_eq(read.verdict, r.verdict);
        cr_expect_eq(read.winner, r.winner);
        cr_expect_eq(read.losers_share, 0);
        str_free(&s);
    }
    Result winner;
    cr_expect_not(record_result_read(&alone[2], "0-0", &winner));
    cr_expect_not(record_result_read(&alone[2], "1-0-0", &winner));
    cr_expect_not(record_result_read(&alone[2], "", &winner));
    cr_expect_not(record_result_read(&teams, "1-0-0-0", &winner), "half a team has not won");
}

Test(record, turns_are_lines_and_comments_break_them) {
    Str s = {0};
    RecordWriter w = {.out = &s};
    record_write_tag("Name", "with \"signs\" \\ and\nlines", &s);
    record_write_comment(&w, "before", false);
    record_write_move(&w, 1, "a", "");
    record_write_move(&w, 0, "+b c", " {5}");
    record_write_comment(&w, "said", false);
    record_write_move(&w, 1, "d", "(B 5:2)");
    record_write_comment(&w, "a } in it", false);
    record_write_move(&w, 0, "e", "");
    record_write_comment(&w, "a throw is due", true);
    record_write_end(&w, "*");
    cr_expect_str_eq(str_text(&s), "[Name \"with \\\"signs\\\" \\\\ and lines\"]\n{before}\n"
                                   "1... a\n2. +bc {5} {said}\n2... d(B 5:2) ; a } in it\n"
                                   "3. e ; a throw is due\n*\n");
    str_free(&s);
}

/* On their own, "4" is a number and "1-0" a result. */
Test(record, a_move_that_looks_like_a_number_or_a_result_is_read_back) {
    static const char *const moves[] = {"4", "1-0", "b5", "5", "3.5", "*", "*b3", "*"};
    Str out = {0};
    RecordWriter w = {.out = &out};
    Record r;
    Err e;
    size_t found = 0;
    for (int i = 0; i < 8; i++)
        record_write_move(&w, i % 2, moves[i], "");
    str_add(&out, " 0-1");
    cr_assert(reads(str_text(&out), &r, &e), "%s", e.text);
    for (size_t i = 0; i < r.tokens.n; i++)
        if (r.tokens.at[i].kind == TOKEN_MOVE)
            cr_expect_str_eq(r.tokens.at[i].text, moves[found++ % 8]);
    cr_expect_eq(found, 8);
    is_token(&r, r.tokens.n - 1, TOKEN_RESULT, "0-1", r.tokens.at[r.tokens.n - 1].line);
    record_free(&r);
    str_free(&out);
}

/* A star on its own is the result of an unfinished game. */
Test(record, a_move_may_begin_with_a_star) {
    Record r;
    Err e;
    cr_assert(reads("1. *a2 *b3 *", &r, &e), "%s", e.text);
    is_token(&r, 1, TOKEN_MOVE, "*a2", 1);
    is_token(&r, 2, TOKEN_MOVE, "*b3", 1);
    is_token(&r, 3, TOKEN_RESULT, "*", 1);
    record_free(&r);
}
