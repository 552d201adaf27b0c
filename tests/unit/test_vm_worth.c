/*
** test_vm_worth.c -- derived values of pieces are close to customary ones.
*/
#include "support/given.h"
#include "vm/load/worth.h"

#include <criterion/criterion.h>
#include <string.h>

static int32_t value(const Game *g, const char *letter) {
    for (int k = 0; k < g->nkinds; k++)
        if (strcmp(g->display->kinds[k].letter, letter) == 0)
            return g->kinds[k].value[0];
    return -1;
}

/* Chess, ignoring the values that its file states. */
static Game *unvalued_chess(void) {
    Game *g = given_game("chess");
    for (int k = 0; k < g->nkinds; k++)
        g->kinds[k].valued = false;
    worth_derive(g, NULL);
    return g;
}

Test(worth, chess_values_are_customary) {
    Game *g = unvalued_chess();
    int32_t pawn = value(g, "P"), knight = value(g, "N"), bishop = value(g, "B");
    int32_t rook = value(g, "R"), queen = value(g, "Q");
    cr_expect(pawn >= 80 && pawn <= 120, "%d", pawn);
    cr_expect(knight >= 280 && knight <= 340, "%d", knight);
    cr_expect(bishop > knight && bishop <= 370, "%d", bishop);
    cr_expect(rook >= 450 && rook <= 550, "%d", rook);
    cr_expect(queen >= 850 && queen <= 1050, "%d", queen);
    game_free(g);
}

/* To the hundredth: any change in what steps, captures and promotion add must be deliberate. */
Test(worth, chess_values_stay_the_same) {
    Game *g = unvalued_chess();
    cr_expect_eq(value(g, "P"), 95);
    cr_expect_eq(value(g, "N"), 301);
    cr_expect_eq(value(g, "B"), 329);
    cr_expect_eq(value(g, "R"), 499);
    cr_expect_eq(value(g, "Q"), 966);
    game_free(g);
}

Test(worth, both_sides_count_alike_if_their_pieces_move_alike) {
    static const char *const names[] = {"shatranj", "grand-shatranj", "atlantean", "chess"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        Game *g = given_game(names[i]);
        for (int k = 0; k < g->nkinds; k++)
            cr_expect_eq(g->kinds[k].value[0], g->kinds[k].value[1], "%s", g->kinds[k].name);
        game_free(g);
    }
}

Test(worth, a_stated_value_stays) {
    Game *g = given_game("chess");
    cr_expect_eq(value(g, "Q"), 900);
    cr_expect_eq(value(g, "P"), 100);
    game_free(g);
}

Test(worth, promotion_adds_value) {
    Game *plain = given_game("shatranj"), *grand = given_game("chess");
    cr_expect_gt(value(plain, "F"), value(plain, "P"));
    for (int k = 0; k < grand->nkinds; k++)
        grand->kinds[k].valued = strcmp(grand->display->kinds[k].letter, "P") != 0;
    worth_derive(grand, NULL);
    cr_expect_gt(value(grand, "P"), value(plain, "P"), "a queen is more to hope for");
    game_free(plain);
    game_free(grand);
}

/* The next player may be a partner, whose pieces are never attacked. */
Test(worth, partners_count_alike_in_whatever_order_they_move) {
    Game *g = given_text("local b = square(8, 8) players { { 'White', letter = 'w', team = 'a' "
                         "}, { 'Black', letter "
                         "= 'b', team = 'a' }, { 'Red', letter = 'r', team = 'b' }, { 'Blue', "
                         "letter = 'u', team = "
                         "'b' } } piece 'Rook' { 'R', move = straight(b.ortho:ride()) } setup "
                         "'8/8/8/8/8/8/8/R7'");
    for (int p = 1; p < g->nplayers; p++)
        cr_expect_eq(g->kinds[0].value[p], g->kinds[0].value[0], "player %d", p);
    game_free(g);
}

/* A condition on the owners of pieces on the way meets friends and enemies equally often; a
** capture from afar counts like one by landing. */
Test(worth, hops_meet_friends_and_enemies) {
    Game *g = given_text(
        "local b = square(8, 8) players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } "
        "} "
        "local function hop(over) return each(b.all, function(d) return quiet(d * over * d) "
        "end) "
        "end "
        "piece 'Any' { 'A', move = hop(anything) } piece 'Enemy' { 'E', move = hop(enemy) } "
        "piece 'Friend' { 'F', move = hop(friend) } piece 'Taker' { 'T', move = hop(enemy * "
        "take) "
        "} "
        "piece 'Royal' { 'R', move = hop(friend) + hop(enemy * -friend), royal = true } "
        "piece 'Lander' { 'L', move = capture(b.all) } setup 'AEFTRL2/8/8/8/8/8/8/8'");
    int32_t any = value(g, "A"), taker = value(g, "T"), lander = value(g, "L");
    cr_expect(value(g, "E") > any / 3 && value(g, "E") < any * 2 / 3, "%d", value(g, "E"));
    cr_expect(value(g, "F") > any / 3 && value(g, "F") < any * 2 / 3, "%d", value(g, "F"));
    cr_expect(taker > any * 5 && taker < lander, "%d, %d", taker, lander);
    cr_expect(value(g, "R") > any / 3, "whom a royal man meets is not royal: %d",
              value(g, "R"));
    game_free(g);
}
