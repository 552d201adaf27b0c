/*
** test_lang_beside.c -- what lies beside a definition, as load.h says.
*/
#include "lang/load.h"
#include "support/given.h"
#include "vm/model/display.h"

#include <criterion/criterion.h>

Test(beside, what_is_no_lua_has_nothing_beside_it) {
    Game *g = given_game("chess");
    Arena *a = arena_new();
    Display *d = (Display *)g->display;
    d->file = "games/chess.lua";
    cr_expect_str_eq(game_beside(g, NULL, ".lua", a), "games/chess.lua");
    d->file = "games/chess.txt";
    cr_expect_null(game_beside(g, NULL, ".lua", a));
    d->file = ".lua";
    cr_expect_null(game_beside(g, NULL, ".lua", a));
    arena_free(a);
    game_free(g);
}
