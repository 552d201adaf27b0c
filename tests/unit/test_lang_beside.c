/*
** test_lang_beside.c -- files that accompany a definition, as described in load.h.
*/
#include "lang/load.h"
#include "support/given.h"
#include "vm/model/display.h"

#include <criterion/criterion.h>

Test(beside, only_lua_files_have_files_beside_them) {
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
