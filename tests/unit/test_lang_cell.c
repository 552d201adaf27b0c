/*
** test_lang_cell.c -- what a walk does at a cell: joints, effects, and all ways of landing.
*/
#include "support/given.h"
#include "text/explain/disasm.h"

#include <criterion/criterion.h>

/* White's program, one instruction after the other, without offsets: "step n; land ...". */
static const char *listed(const char *before, const char *move) {
    static char text[1000];
    Str script = {0}, out = {0};
    str_addf(&script,
             "local b = square(4, 4) players { { 'White', letter = 'w' }, { 'Black', letter = "
             "'b', sees = b.flip } } "
             "local n, e, s = b.n, b.e, b.s %s piece 'Guard' { 'G' } piece 'Man' { 'M', move = "
             "%s }",
             before, move);
    Game *g = given_text(str_text(&script));
    disasm_write(g, game_walk(g, 0, 0, 1), &out);
    char *to = text;
    for (char *line = strtok(out.at, "\n"); line; line = strtok(NULL, "\n"))
        to += snprintf(to, (size_t)(text + sizeof text - to), "%s%s", to == text ? "" : "; ",
                       line + 7);
    game_free(g);
    str_free(&out);
    str_free(&script);
    return text;
}

#define LISTED(before, move, want) cr_expect_str_eq(listed(before, move), want, "%s", move)

#define ANY "land    nothing or an enemy; act     move start here; end"

Test(cell, a_joint_must_be_empty_where_nothing_says_what_it_is) {
    LISTED("", "n * e", "step    n; on      nothing; step    e; " ANY);
    LISTED("", "jump(n * e)", "step    n; step    e; " ANY);
    LISTED("", "n * friend * e", "step    n; on      a friend; step    e; " ANY);
    LISTED("", "(n * e):via(friend)", "step    n; on      a friend; step    e; " ANY);
    LISTED("", "n * kind 'Guard' * e",
           "step    n; test    a Guard stands here; step    e; " ANY);
    LISTED("", "n * beside(e, empty) * e",
           "step    n; on      nothing; test    one step e from here, nothing stands here; "
           "step    e; " ANY);
}

Test(cell, conditions_are_asked_before_effects_and_the_oldest_first) {
    LISTED("", "n * put 'Guard' * unmake * -attacked * e:to(empty)",
           "step    n; on      nothing; test    this cell is not attacked; act     put here "
           "Guard; act     unmake here; step    e; land    nothing; act     move start here; "
           "end");
}

Test(cell, an_effect_on_a_cell_says_what_must_be_there) {
    LISTED("", "n * take * e",
           "step    n; on      an enemy; act     take here; step    e; " ANY);
}

/* The cell beside the landing holds a piece to capture, or it does not: two walks, unless the
** landing requires the piece. */
Test(cell, a_piece_captured_beside_the_landing_is_tested_for) {
#define SOMEBODY                                                                               \
    "one step s from here, a friend, an enemy or a neutral piece stands here and this is "     \
    "not where the walk began"
    LISTED("", "n:takes(s)",
           "step    n; fork    -> 14; land    nothing or an enemy; test    " SOMEBODY
           "; act     move start here; act     take step s; end; land    nothing or an enemy; "
           "test    not (" SOMEBODY "); act     move start here; end");
    LISTED("", "quiet(n):to(beside(s, enemy)):takes(s)",
           "step    n; land    nothing; test    one step s from here, an enemy or an enemy "
           "royal piece stands here; act     move start here; act     take step s; end");
}

Test(cell, before_the_first_step_effects_fall_on_the_start) {
    LISTED("", "become 'Guard' * n", "act     become start Guard; step    n; " ANY);
}

/* What is put on the starting cell, or makes a hole of it, waits until the piece has left. */
Test(cell, a_piece_leaves_behind_what_is_put_where_it_starts) {
    LISTED("", "put 'Guard' * n",
           "step    n; land    nothing or an enemy; act     move start here; act     put start "
           "Guard; end");
    LISTED("", "unmake * n * e",
           "step    n; on      nothing; step    e; land    nothing or an enemy; act     move "
           "start here; act     unmake start; end");
    LISTED("", "still(put 'Guard' * n)",
           "act     put start Guard; step    n; land    nothing; end");
}

/* ---- landings ---- */

Test(cell, a_piece_that_moves_takes_what_stands_there) {
    LISTED("", "n", "step    n; " ANY);
    LISTED("", "n:to(friend)", "step    n; land    a friend; act     move start here; end");
    LISTED("", "n * become 'Guard'",
           "step    n; land    nothing or an enemy; act     move start here; act     become "
           "landed Guard; end");
}

Test(cell, a_piece_that_stays_acts_on_itself) {
    LISTED("", "stay * become 'Guard'",
           "land    nothing or a friend; act     become start Guard; end");
}

Test(cell, a_piece_that_is_still_acts_on_what_it_sees_and_is_the_captor) {
    LISTED("", "still(n) * unmake", "step    n; land    nothing; act     unmake here; end");
    LISTED("", "still(n) * take",
           "step    n; land    an enemy; act     captor start; act     take here; end");
    LISTED("", "still(n) * convert", "step    n; look    an enemy; act     convert here; end");
    LISTED("", "still(n) * kind 'Guard' * convert",
           "step    n; look    anything or a hole; test    a Guard stands here; act     "
           "convert here; "
           "end");
}

Test(cell, a_piece_converted_on_the_way_is_an_enemy_by_default) {
    LISTED("", "n * convert * e",
           "step    n; on      an enemy; act     convert here; step    e; " ANY);
    LISTED("", "n * friend * convert * e",
           "step    n; on      a friend; act     convert here; step    e; " ANY);
    LISTED("", "jump(n * convert * e)", "step    n; act     convert here; step    e; " ANY);
}

Test(cell, where_captures_are_challenges_a_walk_has_an_end_for_each) {
    LISTED(
        "challenge { except = 'Guard' }", "n",
        "step    n; fork    -> 10; land    nothing; act     move start here; end; fork    "
        "-> 19; land    an enemy; test    a Guard stands here; act     move start here; end; "
        "land    an enemy; test    no Guard stands here; act     clash start here; end");
    LISTED("challenge {}", "quiet(n)",
           "step    n; land    nothing; act     move start here; end");
    LISTED("challenge {}", "capture(n)",
           "step    n; land    an enemy; act     clash start here; end");
}

Test(cell, a_second_choice_says_so_in_its_landing) {
    LISTED("", "capture(n) / (n + e)",
           "fork    -> 12; first   0; step    n; land    an enemy; act     move start here; "
           "end; step    n e; land    nothing or an enemy; second  0; act     move start here; "
           "end");
}
