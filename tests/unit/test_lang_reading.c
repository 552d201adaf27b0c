/*
** test_lang_reading.c -- texts made to take long, or much memory, before any line of them runs.
*/
#include "lang/load.h"
#include "base/sanitized.h"
#include "base/str.h"
#include "support/locale.h"

#include <criterion/criterion.h>

#include <string.h>
#include <time.h>

static const char before[] = "game { language = 1, name = \"Long\" }\n"
                             "local b = square(8, 8)\n"
                             "players { { \"White\", letter = \"w\" }, { \"Black\", letter = "
                             "\"b\", sees = b.flip } }\n"
                             "piece \"Man\" { \"M\", move = b.all }\n"
                             "setup { \"M . . . . . . .\" }\n";

/* `first`, n times `one`, `middle`, n times `other`, and `last`. */
typedef struct Text {
    const char *first, *one, *middle, *other, *last;
    int n;
} Text;

static void add_times(Str *out, const char *text, int n) {
    for (int i = 0; i < n; i++)
        str_add(out, text);
}

static void add_long(Str *out, const Text *l) {
    str_add(out, l->first);
    add_times(out, l->one, l->n);
    str_add(out, l->middle);
    add_times(out, l->other, l->n);
    str_add(out, l->last);
}

/* The messages of a definition. Lua itself gets two seconds, but machines are busy and
** sanitizers slow. */
static Str said_of(const char *text, const Files *files) {
    enum { SECONDS = 15 };
    Diags diags;
    Str said = {0};
    clock_t began = clock();
    diags_init(&diags);
    Loading as = {.files = files};
    game_free(game_load_text_as("long.lua", text, strlen(text), &as, &diags));
    cr_expect_lt((clock() - began) / CLOCKS_PER_SEC, SECONDS, "%.40s", text + strlen(before));
    diags_write(&diags, &said);
    diags_free(&diags);
    return said;
}

static void check(const Text *l) {
    Str text = {0};
    str_add(&text, before);
    add_long(&text, l);
    Str said = said_of(str_text(&text), NULL);
    str_free(&text);
    str_free(&said);
}

/* Each took from a quarter of a minute to hours, when scanning a text before Lua reads it took
** quadratic time. */
Test(reading, twice_the_text_takes_twice_the_time, .timeout = 300) {
    static const Text texts[] = {
        {"local a = {}\na.a = a\nlocal x = a", ".a", "\n", "", "", 480000},
        {"x = {", "a=1,", "}\n", "", "", 240000},
        {"x = {", "{2,\"4\"},", "}\n", "", "", 120000},
        {"x = ", "(", "a", ") or b", "\n", 130000},
        {"x = ", "1 or ", "1", " + 1", "\n", 90000},
        {"x = ", "{function ", "", "end}", "\n", 70000},
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        check(&texts[i]);
}

Test(reading, the_search_for_locals_is_limited, .timeout = 300) {
    Str text = {0};
    str_add(&text, before);
    for (int i = 0; i < 30000; i++)
        str_addf(&text, "local v%05d\n", i);
    str_add(&text, "x = a");
    add_times(&text, ".v00001", 80000);
    Str said = said_of(str_text(&text), NULL);
    cr_expect_not_null(strstr(str_text(&said), "too many local variables"));
    str_free(&text);
    str_free(&said);
}

/* ---- Lua's own parser ---- */

static const char in_row[] = "this text takes too long to read";
static const Text row = {"local a = 1\nif a", " and a", " then ", "a=1 ", "end\n", 90000};

/* No hook is called while Lua parses, and each `and` walks through all before it. */
Test(reading, a_row_of_conditions_has_its_time, .timeout = 60) {
    Str text = {0};
    str_add(&text, before);
    add_long(&text, &row);
    Str said = said_of(str_text(&text), NULL);
    cr_expect_not_null(strstr(str_text(&said), in_row), "%s", str_text(&said));
    str_free(&text);
    str_free(&said);
}

/* The only other file. */
static bool read_part(void *ctx, const char *path, const char **text, size_t *n) {
    const Str *part = ctx;
    *text = str_text(part);
    *n = part->n;
    return strcmp(path, "part.lua") == 0;
}

Test(reading, an_import_has_no_time_of_its_own, .timeout = 60) {
    Str text = {0}, part = {0};
    add_long(&part, &row);
    str_addf(&text, "%simport 'part'\n", before);
    Files files = {.read = read_part, .ctx = &part};
    Str said = said_of(str_text(&text), &files);
    cr_expect(str_starts(str_text(&said), "part.lua:2: this text takes"), "%s",
              str_text(&said));
    str_free(&text);
    str_free(&part);
    str_free(&said);
}

/* The memory for scanning a text counts: Lua has used half of 64 MB, and this is more than the
** rest. */
Test(reading, what_is_looked_at_counts_as_memory) {
    Str text = {0}, part = {0};
    add_times(&part, ";", 1000000);
    str_addf(&text,
             "%slocal all = {}\n"
             "for i = 1, 20 do all[i] = {} for k = 1, 65536 do all[i][k] = k end end\n"
             "import 'part'\n",
             before);
    Files files = {.read = read_part, .ctx = &part};
    Str said = said_of(str_text(&text), &files);
    cr_expect(str_starts(str_text(&said), "part.lua: not enough memory"), "%s",
              str_text(&said));
    str_free(&text);
    str_free(&part);
    str_free(&said);
}

/* Sanitizers are some five times slower, and a load has two seconds. */
Test(reading, a_text_of_nothing_but_signs_is_read) {
    Str text = {0};
    str_add(&text, before);
    add_times(&text, ";", SANITIZED_ADDRESS ? 250000 : 1000000);
    Str said = said_of(str_text(&text), NULL);
    cr_expect_null(strstr(str_text(&said), "long.lua:6"), "%s", str_text(&said));
    str_free(&text);
    str_free(&said);
}

/* The locale of a program has no effect, and is restored. */
Test(reading, a_definition_means_the_same_in_every_locale) {
    static const char text[] =
        "local list = { 'b', 'A', 'a', 'B' } table.sort(list) "
        "assert(table.concat(list) == 'ABab') "
        "assert('B' < 'a' and not ('a' <= 'B')) "
        "assert(tostring(1 / 2) == '0.5' and tonumber '0.5' == 0.5 and not tonumber '0,5') "
        "assert(('%.1f'):format(0.5) == '0.5' and ('i'):upper() == 'I') "
        "ending { win { captured 'Man' } }";
    locale_set_other();
    Str all = {0};
    str_addf(&all, "%s%s", before, text);
    Str said = said_of(str_text(&all), NULL);
    cr_expect_str_eq(str_text(&said), "");
    cr_expect_str_eq(localeconv()->decimal_point, ",");
    cr_expect_gt(strcoll("B", "a"), 0);
    str_free(&all);
    str_free(&said);
}
