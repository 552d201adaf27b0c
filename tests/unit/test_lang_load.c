/*
** test_lang_load.c -- options, rules and variables of small games; the sandbox; files.
*/
#include "support/defined.h"
#include "text/write/verdict.h"
#include "vm/meaning/make.h"
#include "vm/meaning/rules.h"
#include "vm/model/display.h"

#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* The messages of a definition that must not load. */
static char *refused(const char *text, const Setting *set, int nset) {
    Diags d;
    Str found = {0};
    Game *g = load_set(text, set, nset, &d);
    cr_expect_null(g, "%s", text);
    game_free(g);
    diags_write(&d, &found);
    diags_free(&d);
    return found.at ? found.at : strdup("");
}

static void expect_refusal(const char *text, const char *says) {
    char *found = refused(text, NULL, 0);
    cr_expect(strstr(found, says), "%s\nsays: %sexpected: %s", text, found, says);
    free(found);
}

/* ---- options ---- */

#define REACH                                                                                  \
    "local reach = option 'reach' { per_side = true, { 'short', n, value = 1 }, "              \
    "{ 'long', n * n, value = 2 } } piece 'X' { 'X', move = reach } "

static void expect_set(const char *text, const Setting *set, int nset, const char *fen,
                       const char *moves) {
    Diags d;
    Game *g = load_set(text, set, nset, &d);
    cr_assert_not_null(g);
    char *found = moves_of(g, fen);
    cr_expect_str_eq(found, moves);
    free(found);
    game_free(g);
    diags_free(&d);
}

Test(options, one_side_wins_over_both_in_any_order) {
    const Setting one[] = {{"reach", "long"}, {"black.reach", "short"}};
    const Setting two[] = {{"BLACK.reach", "short"}, {"reach", "long"}};
    for (int i = 0; i < 2; i++) {
        expect_set(REACH, i ? one : two, 2, "7/7/7/3X3/7/7/7 w", "d4-d6");
        expect_set(REACH, i ? one : two, 2, "7/7/7/3x3/7/7/7 b", "d4-d3");
    }
    expect_set(REACH, NULL, 0, "7/7/7/3X3/7/7/7 w", "d4-d5");
}

Test(options, values_follow_the_choice) {
    const Setting set[] = {{"white.reach", "long"}};
    Diags d;
    Game *g = load_set(REACH, set, 1, &d);
    cr_assert_eq(g->nkinds, 2);
    cr_expect_eq(g->kinds[1].value[0], 2);
    cr_expect_eq(g->kinds[1].value[1], 1);
    cr_expect(g->kinds[1].valued);
    cr_expect_not(g->kinds[0].valued);
    cr_expect_eq(g->display->noptions, 1);
    cr_expect_str_eq(g->display->options[0].value[0], "long");
    cr_expect_str_eq(g->display->options[0].value[1], "short");
    cr_expect_str_eq(g->display->options[0].def, "short");
    game_free(g);
    diags_free(&d);
}

Test(options, are_lifted_over_every_operator) {
    const char *text =
        "local d = option 'd' { per_side = true, { 'n', n }, { 'e', e } } "
        "local c = option 'c' { per_side = true, { 'yes', always }, { 'no', -always } } "
        "piece 'X' { 'X', move = (d * d + d:upto(1)):to(c) * c:map(function(x) return x.yes "
        "and "
        "always or empty end) }";
    const Setting set[] = {{"d", "e"}, {"black.c", "no"}};
    expect_set(text, set, 2, "7/7/7/3X3/7/7/7 w", "d4-e4 d4-f4");
    expect_set(text, set, 2, "7/7/7/3x3/7/7/7 b", "");
}

Test(options, numbers_and_plain_choices) {
    const Setting set[] = {{"far", "3"}};
    expect_set("local far = option 'far' { min = 1, max = 5, default = 2 } "
               "piece 'X' { 'X', move = n^far }",
               set, 1, "7/7/7/3X3/7/7/7 w", "d4-d7");
    const Setting least[] = {{"far", "1"}}, most[] = {{"far", "5"}};
    expect_set("local far = option 'far' { min = 1, max = 5, default = 2 } "
               "piece 'X' { 'X', move = quiet(n^far):to(rank(5)) }",
               least, 1, "7/7/7/3X3/7/7/7 w", "d4-d5");
    expect_set("local far = option 'far' { min = 1, max = 5, default = 2 } "
               "piece 'X' { 'X', move = n^far }",
               most, 1, "7/7/7/7/7/3X3/7 w", "d2-d7");
    expect_set("local shift = option 'shift' { { 'none', 0 }, { 'one', 1, default = true } } "
               "piece 'X' { 'X', move = n^(shift + 1) }",
               NULL, 0, "7/7/7/3X3/7/7/7 w", "d4-d6");
}

Test(options, count_like_the_numbers_that_they_are) {
    expect_set("local s = option 's' { { 'few', 1 }, { 'four', 4, default = true } } "
               "assert(s + 1 == 5 and s - 1 == 3 and s * 2 == 8 and s / 2 == 2 and s % 3 == 1) "
               "assert(s ^ 2 == 16 and (-s) == -4 and s < 5 and s <= 4 and s .. '' == '4') "
               "assert((1 - s) == -3 and not (s < 4) and not (s <= 3)) "
               "piece 'X' { 'X', move = n }",
               NULL, 0, "7/7/7/3X3/7/7/7 w", "d4-d5");
}

Test(options, defaults_for_what_is_built_on) {
    const Setting set[] = {{"reach", "short"}};
    expect_set("defaults { reach = 'long' }" REACH, NULL, 0, "7/7/7/3X3/7/7/7 w", "d4-d6");
    expect_set("defaults { reach = 'long' }" REACH, set, 1, "7/7/7/3X3/7/7/7 w", "d4-d5");
}

/* Wherever it is written, what a game presets has precedence over what another option sets by
** its own default. */
Test(options, what_a_game_presets_precedes_what_a_default_sets) {
#define STYLE                                                                                  \
    "option 'style' { { 'plain', sets = { reach = 'short' } }, { 'bold', sets = { reach = "    \
    "'short' } } } "
#define PRESET "defaults { reach = 'long' } "
    const Setting bold[] = {{"style", "bold"}};
    expect_set(PRESET STYLE REACH, NULL, 0, "7/7/7/3X3/7/7/7 w", "d4-d6");
    expect_set(STYLE PRESET REACH, NULL, 0, "7/7/7/3X3/7/7/7 w", "d4-d6");
    expect_set(PRESET STYLE REACH, bold, 1, "7/7/7/3X3/7/7/7 w", "d4-d5");
    expect_set(STYLE PRESET REACH, bold, 1, "7/7/7/3X3/7/7/7 w", "d4-d5");
}

Test(options, wrong_settings_are_named) {
    static const struct {
        Setting set;
        const char *says;
    } wrong[] = {
        {{"reech", "long"}, "unknown option 'reech'; did you mean 'reach'?"},
        {{"reach", "lnog"},
         "option 'reach': no choice 'lnog'; did you mean 'long'? (choices: "
         "short, long)"},
        {{"whit.reach", "long"}, "no player 'whit'; did you mean 'White'?"},
        {{"white.free", "yes"}, "option 'free' is the same for all players"},
        {{"far", "6"}, "option 'far': '6' is not a whole number from 1 to 5"},
        {{"far", "x"}, "option 'far': 'x' is not a whole number"},
        {{"far", "+5"}, "option 'far': '+5' is not a whole number"},
        {{"far", "05"}, "option 'far': '05' is not a whole number"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char *found = refused(REACH "option 'free' { 'no', 'yes' } "
                                    "option 'far' { min = 1, max = 5 }",
                              &wrong[i].set, 1);
        cr_expect(strstr(found, wrong[i].says), "%s", found);
        free(found);
    }
    const Setting twice[] = {{"reach", "long"}, {"reach", "short"}};
    char *found = refused(REACH, twice, 2);
    cr_expect(strstr(found, "option 'reach' is set twice, to 'long' and to 'short'"));
    free(found);
}

/* ---- rules, state, FEN ---- */

Test(rules, zones_in_rules_are_each_players_own) {
    Game *g = load("piece 'X' { 'X', move = n } "
                   "ending { win { landed(b.rank(7)), says = 'home' } }");
    cr_expect_eq(g->nrules, 2);
    Pos p;
    Err err;
    Move m;
    Undo u;
    Str out = {0};
    cr_assert(fen_read(g, "7/7/7/7/7/3x3/7 b", &p, &err));
    cr_assert(move_read(&p, "d2-d1", &m, &err));
    pos_make(&p, m, &u);
    verdict_write(&p, rules_judge(&p, NULL, -1), &out);
    cr_expect_str_eq(str_text(&out), "Black wins (home)");
    str_free(&out);
    game_free(g);
}

/* A condition on one player's side of the board and the same on the other's are mirror images,
** so both orders of the sum are the same rule. */
Test(rules, conditions_that_are_each_others_mirror_are_one) {
    Game *both = load("piece 'X' { 'X', move = n } ending { draw { "
                      "count('X', b.rank(1)):is(0) + count('X', b.rank(7)):is(0), "
                      "says = 'gone' } }");
    Game *one = load("piece 'X' { 'X', move = n } ending { draw { "
                     "count('X', b.rank(1)):is(0), says = 'gone' } }");
    cr_expect_eq(both->nrules, 1);
    cr_expect_eq(one->nrules, 2);
    game_free(both);
    game_free(one);
}

Test(rules, counters_change_after_moves) {
    Game *g = load("local k = counter 'plies' { clock = true } "
                   "local t = counter 'takes' { per_player = true } "
                   "after { k:raise(), t:raise(captured()) } "
                   "piece 'X' { 'X', move = n } fen { 'cells', 'side', k, t, 'end' }");
    Pos p;
    Err err;
    Move m;
    Undo u;
    Str out = {0};
    cr_assert(fen_read(g, "7/7/3s3/3X3/7/7/7 w 3 0 0 end", &p, &err), "%s", err.text);
    cr_assert(move_read(&p, "d4xd5", &m, &err), "%s", err.text);
    pos_make(&p, m, &u);
    fen_write(&p, &out);
    cr_expect_str_eq(str_text(&out), "7/7/3X3/7/7/7/7 b 4 1 0 end");
    str_free(&out);
    game_free(g);
}

Test(setup, pictures_and_placements) {
    const char *texts[] = {"piece 'X' { 'X' } setup { 'X . . . . . S' }",
                           "piece 'X' { 'X' } setup 'x5s/7/7/7/7/7/X5S'"};
    for (int i = 0; i < 2; i++) {
        Game *g = load(texts[i]);
        Pos p;
        Str out = {0};
        pos_start(g, &p);
        fen_write(&p, &out);
        cr_expect_str_eq(str_text(&out), "x5s/7/7/7/7/7/X5S w");
        str_free(&out);
        game_free(g);
    }
    Game *g = load("setup { 'S S . . . . .', Black = b.turn, first = 'Black' }");
    Pos p;
    Str out = {0};
    pos_start(g, &p);
    fen_write(&p, &out);
    cr_expect_str_eq(str_text(&out), "5ss/7/7/7/7/7/SS5 b");
    str_free(&out);
    game_free(g);
}

/* ---- the sandbox ---- */

Test(sandbox, has_no_way_out) {
    static const char *const gone[] = {
        "io",           "os",           "debug",     "load",  "loadstring",     "dofile",
        "require",      "package",      "coroutine", "pcall", "collectgarbage", "rawset",
        "getmetatable", "setmetatable", "_G",        "print"};
    for (size_t i = 0; i < sizeof gone / sizeof *gone; i++) {
        char text[64], says[64];
        snprintf(text, sizeof text, "local x = %s", gone[i]);
        snprintf(says, sizeof says, "there is no '%s'", gone[i]);
        expect_refusal(text, says);
    }
    expect_refusal("local x = ('x').gsub('a', 'b', 'c')", "string has no 'gsub'");
    expect_refusal("local x = ('x'):dump()", "string has no 'dump'");
    expect_refusal("string.rep('', 1 << 60)", "too many repetitions");
}

/* Lua's sort picks its pivots by the clock, and a comparison function can observe the order. */
Test(sandbox, sorts_the_same_way_each_time) {
    static const char text[] =
        "local val, solid, gas, cand, a = {}, 0, 1 << 40, nil, {} "
        "for i = 1, 600 do a[i] = i val[i] = gas end "
        "table.sort(a, function(x, y) "
        "  if val[x] == gas and val[y] == gas then "
        "    if x == cand then val[x] = solid else val[y] = solid end solid = solid + 1 end "
        "  if val[x] == gas then cand = x elseif val[y] == gas then cand = y end "
        "  return val[x] < val[y] end) "
        "local h = 0 for i = 1, 600 do h = (h * 31 + a[i]) % 1000003 end error('sum ' .. h)";
    char *first = refused(text, NULL, 0);
    cr_expect(strstr(first, "sum "), "%s", first);
    for (int i = 0; i < 10; i++) {
        char *again = refused(text, NULL, 0);
        cr_expect_str_eq(again, first);
        free(again);
    }
    free(first);
    expect_refusal("local t = { 'b2', 'a1', 'b1', 'a2', 'c0' } "
                   "table.sort(t, function(x, y) return x:sub(1, 1) < y:sub(1, 1) end) "
                   "error(table.concat(t, ' '))",
                   "a1 a2 b2 b1 c0");
    expect_refusal("local t = { 3, 1, 2 } table.sort(t) error(table.concat(t, ' '))", "1 2 3");
    expect_refusal("table.sort { 1, 'a' }", "attempt to compare");
    expect_refusal("table.sort(3)", "bad argument #1 to 'sort'");
    expect_refusal("table.sort({}, 3)", "bad argument #2 to 'sort'");
}

/* The number of messages is limited even in our own loops, as each has a cost. */
Test(sandbox, limits_the_number_of_messages) {
    Diags d;
    game_free(load_set("local t = {} for i = 1, 60000 do t[i] = true end piece 'X' (t)", NULL,
                       0, &d));
    cr_expect_gt(d.errors, DIAG_MAX);
    cr_expect_lt(d.errors, 20000);
    diags_free(&d);
}

/* Lua's own limit, which is not one of nesting. */
Test(sandbox, says_which_limit_of_lua_is_met) {
    Str text = {0};
    for (int i = 0; i < 40000; i++)
        str_add(&text, "do local a end ");
    expect_refusal(str_text(&text), "too many local variables (limit is 32767); write a loop");
    str_free(&text);
}

Test(sandbox, ends_what_does_not_end, .timeout = 300) {
    expect_refusal("while true do end", "this takes too long");
    expect_refusal("local t = {} for i = 1, 1e9 do t[i] = i end", "not enough memory");
    expect_refusal("local function f() return 1 + f() end f()",
                   "calls itself here without end");
    expect_refusal("local t while true do t = {t} end", "not enough memory");
    expect_refusal("while true do local p = n * e end", "too big to fit in memory");
    expect_refusal("local t = {} for i = 1, 1e5 do t[i] = i end "
                   "while true do table.insert(t, 1, 0) end",
                   "");
    expect_refusal("local s = ('x'):rep(9999):rep(90)", "not enough memory");
    expect_refusal("local s = ('x'):rep(8000) local t, u = s .. 'a', s .. 'b' "
                   "while true do if t == u then error('') end end",
                   "this takes too long");
    expect_refusal("error({})", "error() was called with a table");
    expect_refusal("error('mine')", "test.lua:1: mine");
}

/* ---- files ---- */

static void expect_file_refusal(const char *path, const char *says) {
    Diags d;
    Str found = {0};
    diags_init(&d);
    Game *g = game_load(path, NULL, 0, &d);
    cr_expect_null(g);
    diags_write(&d, &found);
    cr_expect(strstr(str_text(&found), says), "%s", str_text(&found));
    game_free(g);
    str_free(&found);
    diags_free(&d);
}

static void write_file(const char *path, const char *text, size_t n) {
    FILE *f = fopen(path, "wb");
    cr_assert_not_null(f);
    fwrite(text, 1, n, f);
    fclose(f);
}

Test(files, that_are_no_definitions) {
    char folder[] = "/tmp/stepwise-XXXXXX", path[64];
    cr_assert_not_null(mkdtemp(folder));
    expect_file_refusal(folder, "is a directory, not a file");
    snprintf(path, sizeof path, "%s/none.lua", folder);
    expect_file_refusal(path, "none.lua: cannot be read: No such file");
    write_file(path, "\x1bLua\x54", 5);
    expect_file_refusal(path, "is compiled Lua");
    write_file(path, "x = = 3", 7);
    expect_file_refusal(path, "none.lua:1: unexpected symbol near '='");
    char *big = calloc(1, 1200000);
    memset(big, ' ', 1200000);
    write_file(path, big, 1200000);
    free(big);
    expect_file_refusal(path, "is too large: a file may have at most 1 MB");
    unlink(path);
    snprintf(path, sizeof path, "%s/pipe.lua", folder);
    cr_assert_eq(mkfifo(path, 0600), 0);
    expect_file_refusal(path, "is not a regular file");
    unlink(path);
    rmdir(folder);
    expect_file_refusal("nosuchgame", "no game 'nosuchgame'");
}

/* Each of x0 to x250 imports the next. */
static bool give_chain(void *ctx, const char *name, const char **text, size_t *n) {
    static char said[64];
    int number;
    (void)ctx;
    if (sscanf(name, "x%d.lua", &number) != 1)
        return false;
    snprintf(said, sizeof said, "return import 'x%d'", number + 1);
    *text = said;
    *n = strlen(said);
    return number <= 250;
}

Test(files, import_one_another_so_deep_and_no_deeper) {
    Diags d;
    diags_init(&d);
    const Files files = {give_chain, NULL};
    cr_expect_null(game_load_as("x0.lua", &(Loading){.files = &files}, &d));
    cr_expect(
        str_starts(d.first->text, "import of 'x64': imports may be nested at most 64 deep"),
        "%s", d.first->text);
    cr_expect_str_eq(d.first->file, "x63.lua");
    diags_free(&d);
}

Test(files, may_begin_with_a_byte_order_mark) {
    static const char text[] = "\xef\xbb\xbf" HEAD;
    Diags d;
    diags_init(&d);
    Game *g = game_load_text("test.lua", text, sizeof text - 1, NULL, 0, &d);
    cr_expect_not_null(g);
    game_free(g);
    diags_free(&d);
}

Test(files, import_looks_beside_and_in_the_path) {
    char folder[] = "/tmp/stepwise-XXXXXX", path[64];
    cr_assert_not_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/part.lua", folder);
    const char *part = "return function(p) return p * p end";
    write_file(path, part, strlen(part));
    setenv("STEPWISE_PATH", folder, 1);
    Game *g = load("piece 'X' { 'X', move = import 'part' (n) } import 'part'");
    char *found = moves_of(g, "7/7/7/3X3/7/7/7 w");
    cr_expect_str_eq(found, "d4-d6");
    free(found);
    game_free(g);
    unsetenv("STEPWISE_PATH");
    expect_refusal("import 'part'", "no file 'part.lua' to import");
    expect_refusal("import '/etc/passwd'", "not an absolute path");
    static const char *const others[] = {"a/../b", "./part", "a/./b", "a//b", "part/", "."};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        char text[40];
        snprintf(text, sizeof text, "import '%s'", others[i]);
        expect_refusal(text, "not an absolute path and without '.' or '..'");
    }
    unlink(path);
    rmdir(folder);
}

Test(files, the_list_is_sorted_and_has_each_name_once) {
    Arena *a = arena_new();
    GameFiles files = {0};
    setenv("STEPWISE_PATH", "games", 1);
    game_list(a, &files);
    cr_assert_geq(files.n, 1);
    for (size_t i = 1; i < files.n; i++)
        cr_expect_lt(strcmp(files.at[i - 1].name, files.at[i].name), 0);
    gamefiles_free(&files);
    arena_free(a);
}

/* The list is shown with one line per game, so names that would end a line are left out. */
Test(files, the_list_has_names_of_one_line) {
    static const char *const families[] = {"fam\nforged", "one family"}, *const names[] = {
                                                                             "zz\nforged",
                                                                             "tab\tbed",
                                                                             "two words"};
    char folder[] = "/tmp/stepwise-XXXXXX", paths[6][80];
    int n = 0, mine = 0;
    cr_assert_not_null(mkdtemp(folder));
    for (size_t i = 0; i < 2; i++)
        for (size_t j = 0; j < 3; j++, n++) {
            snprintf(paths[n], sizeof *paths, "%s/%s", folder, families[i]);
            mkdir(paths[n], 0700);
            snprintf(paths[n], sizeof *paths, "%s/%s/%s.lua", folder, families[i], names[j]);
            write_file(paths[n], "", 0);
        }
    Arena *a = arena_new();
    GameFiles files = {0};
    setenv("STEPWISE_PATH", folder, 1);
    game_list(a, &files);
    for (size_t i = 0; i < files.n; i++) {
        mine += strstr(files.at[i].path, folder) != NULL;
        cr_expect_null(strpbrk(files.at[i].path, "\n\t"));
    }
    cr_expect_eq(mine, 1);
    for (n = 0; n < 6; n++) {
        unlink(paths[n]);
        *strrchr(paths[n], '/') = '\0';
        rmdir(paths[n]);
    }
    rmdir(folder);
    unsetenv("STEPWISE_PATH");
    gamefiles_free(&files);
    arena_free(a);
}
