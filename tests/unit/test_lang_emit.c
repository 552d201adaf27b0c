/*
** test_lang_emit.c -- emit.h and build_walk(): ways that join, rides, ordered choices, limits.
** The programs of plain patterns are in tests/listings/.
*/
#include "lang/compile/build.h"

#include "support/given.h"
#include "text/explain/disasm.h"

#include <criterion/criterion.h>

#define BOARD                                                                                  \
    "local b = square(4, 4) players { { 'White', letter = 'w' }, { 'Black', letter = 'b', "    \
    "sees = b.flip } } "                                                                       \
    "local n, e, ortho, diag = b.n, b.e, b.ortho, b.diag "

static Game *game_of(const char *move) {
    Str text = {0};
    str_addf(&text, BOARD "piece 'Man' { 'M', move = %s }", move);
    Game *g = given_text(str_text(&text));
    str_free(&text);
    return g;
}

/* How many times White's program has the instruction. */
static int count_of(const char *move, const char *instruction) {
    Game *g = game_of(move);
    Str out = {0};
    int n = 0;
    disasm_write(g, game_walk(g, 0, 0, 0), &out);
    for (const char *at = str_text(&out); (at = strstr(at, instruction)) != NULL; at++)
        n++;
    str_free(&out);
    game_free(g);
    return n;
}

/* The error message of the definition, or "". */
static const char *complaint(const char *move) {
    static char text[400];
    Str script = {0}, said = {0};
    Diags d;
    diags_init(&d);
    str_addf(&script,
             "game { language = 1, name = 'Test' } " BOARD "piece 'Man' { 'M', move = %s }",
             move);
    Game *g = game_load_text("test.lua", str_text(&script), script.n, NULL, 0, &d);
    diags_write(&d, &said);
    snprintf(text, sizeof text, "%s", g ? "" : str_text(&said));
    diags_free(&d);
    str_free(&said);
    str_free(&script);
    game_free(g);
    return text;
}

#define REFUSED(move, what)                                                                    \
    cr_expect(strstr(complaint(move), what), "%s: %s", move, complaint(move))

/* A line within a line is part of it; one after another is a line of its own. */
Test(emit, a_line_goes_on_through_the_lines_in_it) {
    cr_expect_eq(count_of("straight(ortho * straight(ortho))", "line\n"), 0);
    cr_expect_eq(count_of("straight(straight(ortho:ride())^2)", "line\n"), 0);
    cr_expect_eq(count_of("straight(ortho) * straight(ortho)", "line\n"), 1);
}

/* Without alternatives no search is needed. */
Test(emit, a_ride_in_one_direction_is_a_line) {
    cr_expect_eq(count_of("quiet(ortho:ride())", "long"), 1);
    cr_expect_eq(count_of("quiet(n:ride())", "long"), 0);
    cr_expect_eq(count_of("quiet(n:upto(9)):from(-beside(ortho, enemy))", "long"), 0);
    cr_expect_eq(count_of("quiet(n^9)", "long"), 1);
}

Test(emit, what_follows_ways_that_meet_is_written_once) {
    cr_expect_eq(count_of("(n * n + e) * e", "land"), 1);
    cr_expect_eq(count_of("(n * n + e) * (n * e + e) * e", "land"), 1);
}

Test(emit, ways_that_have_done_different_things_go_on_apart) {
    cr_expect_eq(count_of("(n * n + e * take * e) * e", "land"), 2);
    cr_expect_eq(count_of("(n:to(empty) + e) * e", "land"), 2, "a test waits");
}

Test(emit, a_landing_is_short_enough_to_be_written_twice) {
    cr_expect_eq(count_of("n * n + e", "jump"), 0);
    cr_expect_eq(count_of("n * n + e", "land"), 2);
}

Test(emit, a_ride_is_a_loop_and_a_bounded_one_is_not) {
    cr_expect_eq(count_of("straight(n:ride())", "step"), 2, "the first is no joint");
    cr_expect_eq(count_of("n^3", "step"), 3);
    cr_expect_eq(count_of("n:upto(3)", "step"), 3);
}

Test(emit, many_exact_steps_are_the_solvers) {
    cr_expect_eq(count_of("quiet(jump(b.all^5))", "long"), 1);
    cr_expect_eq(count_of("quiet(jump(b.all^4))", "long"), 0, "few enough to be tried");
    cr_expect_eq(count_of("quiet(straight(ortho^5))", "long"), 0, "a line is no search");
    cr_expect_eq(count_of("quiet(jump(b.all^5) * n)", "long"), 0, "steps follow");
}

Test(emit, an_ordered_choice_marks_both_its_sides) {
    cr_expect_eq(count_of("capture(n) / e", "first"), 1);
    cr_expect_eq(count_of("capture(n) / e", "second"), 1);
}

Test(emit, equal_walks_are_kept_once) {
    Game *g = given_text(BOARD "piece 'A' { 'A', move = e } piece 'B' { 'B', move = e } "
                               "piece 'C' { 'C', move = n }");
    cr_expect_eq(g->nwalks, 3, "e, n, and n as Black sees it");
    cr_expect_eq(game_walk_number(g, 0, 0, 0), game_walk_number(g, 0, 1, 1));
    cr_expect_neq(game_walk_number(g, 0, 0, 2), game_walk_number(g, 0, 1, 2));
    game_free(g);
}

Test(emit, what_cannot_end_is_refused) {
    REFUSED("revisit(n:ride())", "a ride inside revisit() would never end");
    REFUSED("revisit(straight(n:ride())) * revisit(n:ride())", "would never end");
    REFUSED("revisit((n * (empty + taken)):ride())", "would never end");
    REFUSED("revisit((n * -taken + e):ride())", "would never end");
    REFUSED("stay:ride()", "a ride must make a step each time");
    REFUSED("(n * take):ride()", "leave `take` out");
}

Test(emit, a_straight_ride_ends_with_its_line) {
    cr_expect_gt(count_of("revisit(straight(b.all:ride()))", "step"), 0);
    cr_expect_gt(count_of("revisit((n * -taken):ride())", "step"), 0);
    cr_expect_gt(count_of("revisit((none + n * -taken):ride())", "step"), 0, "none is no way");
}

Test(emit, an_ordered_choice_is_between_whole_moves) {
    REFUSED("n * (n / e)", "`/` chooses between whole moves");
    REFUSED("(n / e) * n", "`/` chooses between whole moves");
}

Test(emit, a_pattern_that_grows_without_end_is_refused_once) {
    const char *big = "(n:to(empty) + e)^20";
    REFUSED(big, "this pattern is too big");
    const char *said = complaint(big), *first = strstr(said, "too big");
    cr_expect_null(first ? strstr(first + 1, "too big") : NULL, "%s", said);
}

/* Nesting: the first pattern is one deep, and each iteration adds one. */
#define DEEP(first, deeper, times)                                                             \
    "(function() local p = " first " for i = 2, " times " do p = " deeper " end return p "     \
    "end)()"

Test(emit, the_deepest_pattern_and_condition_fit) {
    cr_expect_str_empty(complaint(DEEP("n", "p:upto(1)", "200")));
    REFUSED(DEEP("n", "p:upto(1)", "201"), "201 levels, but at most 200 are allowed");
    cr_expect_str_empty(
        complaint("n:to(" DEEP("empty", "i % 2 == 0 and p * enemy or p + friend", "60") ")"));
    REFUSED("n:to(" DEEP("empty", "i % 2 == 0 and p * enemy or p + friend", "61") ")",
            "61 levels, but at most 60 are allowed");
}
