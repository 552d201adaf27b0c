/*
** test_vm_key.c -- a game's key is that of how it is played, and of nothing else.
*/
#include "support/given.h"
#include "vm/load/key.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static uint64_t key_of(const char *text) {
    Diags d;
    diags_init(&d);
    Game *g =
        given_sound(game_load_text("games/chess/key.lua", text, strlen(text), NULL, 0, &d), &d);
    uint64_t key = game_key(g);
    game_free(g);
    return key;
}

static uint64_t key_with(const char *name, const char *option, const char *value) {
    Game *g = option ? given_set(name, &(Setting){option, value}, 1) : given_game(name);
    uint64_t key = game_key(g);
    game_free(g);
    return key;
}

/* A small chess, said so and so: what it is called, what pawns do, what the setup is. */
static uint64_t chess_key(const char *name, const char *pawn, const char *first) {
    char text[1024];
    snprintf(text, sizeof text,
             "game { language = 1, name = \"%s\" }\n"
             "local chess = import \"rules/chess\"\n"
             "local board = square(6, 6)\n"
             "chess.players(board)\n"
             "chess.game { board = board, men = { \"Queen\", \"Rook\", \"Knight\" },\n"
             "  pawn = (quiet(board.n) + %s(board.forward_diag))\n"
             "    :promote { at = rank(6), to = { \"Queen\", \"Rook\", \"Knight\" } },\n"
             "  setup = [[ P P P P P P\n%s ]] }\n",
             name, pawn, first);
    return key_of(text);
}

Test(key, what_is_only_shown_does_not_change_it) {
    uint64_t key = chess_key("One", "capture", "R N Q K N R");
    cr_assert_eq(key, chess_key("Another", "capture", "R N Q K N R"));
    cr_expect_neq(key, chess_key("One", "quiet", "R N Q K N R"));
    cr_expect_neq(key, chess_key("One", "capture", "R N K Q N R"));
}

Test(key, options_that_change_the_pieces_change_it) {
    uint64_t plain = key_with("jetan", NULL, NULL);
    cr_assert_eq(plain, key_with("jetan", NULL, NULL));
    cr_expect_neq(plain, key_with("jetan", "warrior", "free"));
    cr_expect_neq(plain, key_with("jetan", "thoat", "free"));
    cr_expect_neq(plain, key_with("chess", NULL, NULL));
    cr_expect_neq(key_with("chess", NULL, NULL), key_with("shatranj", NULL, NULL));
}
