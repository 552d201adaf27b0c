/*
** test_vm_key.c -- a game's key depends on how it is played, and on nothing else.
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
    uint64_t key = game_key(g, false);
    game_free(g);
    return key;
}

static uint64_t key_with(const char *name, const char *option, const char *value) {
    Game *g = option ? given_set(name, &(Setting){option, value}, 1) : given_game(name);
    uint64_t key = game_key(g, false);
    game_free(g);
    return key;
}

/* A small chess with this name, these moves of pawns, and this setup. */
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

/* A game with a few pieces, and one more statement. */
static uint64_t flips_key(const char *statement, bool whole) {
    char text[1024];
    Diags d;
    diags_init(&d);
    snprintf(text, sizeof text,
             "game { language = 1, name = \"Flips\" }\n"
             "local b = square(6, 6)\n"
             "players { { \"White\", letter = \"w\" }, { \"Black\", letter = \"b\" } }\n"
             "local n = counter \"n\" { max = 3 }\n"
             "local function flip(d) return any((d * enemy * convert) * d * friend) end\n"
             "setup \"6/6/2Dd2/2dD2/6/6\"\n%s\n"
             "ending { draw { n:at_least(2) }, draw { no_moves } }\n",
             statement);
    Game *g = given_sound(game_load_text("flips.lua", text, strlen(text), NULL, 0, &d), &d);
    uint64_t key = game_key(g, whole);
    game_free(g);
    return key;
}

Test(key, what_effects_walk_and_what_follows_change_it) {
    static const char ALL[] = "piece \"Disc\" { \"D\", drop = anywhere * flip(b.all) } "
                              "turn { \"drop\" } after { n:raise(), when = captured() }";
    uint64_t key = flips_key(ALL, false), whole = flips_key(ALL, true);
    cr_expect_neq(key, flips_key("piece \"Disc\" { \"D\", drop = anywhere * flip(b.ortho) } "
                                 "turn { \"drop\" } after { n:raise(), when = captured() }",
                                 false));
    cr_expect_neq(
        key,
        flips_key("piece \"Disc\" { \"D\", drop = anywhere * flip(b.all) } turn { \"drop\" } "
                  "after { n:raise(), when = captured() } follow { stay * take, from = enemy }",
                  false));
    static const char TWO[] = "piece \"Disc\" { \"D\", drop = anywhere * flip(b.all) } "
                              "turn { \"drop\" } after { n:raise(2), when = captured() }";
    cr_expect_eq(key, flips_key(TWO, false), "what is counted is not how men are played");
    cr_expect_neq(whole, flips_key(TWO, true), "but the game is another");
    cr_expect_eq(whole, flips_key(ALL, true));
}

/* A line along u, u, u; or one that turns into v at the second cell. */
static uint64_t line_key(const char *turns) {
    char text[1024];
    snprintf(text, sizeof text,
             "game { language = 1, name = \"Line\" }\n"
             "local b = graph()\n"
             "for i = 1, 4 do b:cell(\"a\" .. i, { 1, i }) end\n"
             "b:edge(\"u\", \"a1\", \"a2\"%s)\n"
             "b:edge(\"u\", \"a2\", \"a3\") b:edge(\"v\", \"a2\", \"a4\")\n"
             "b:rows({ { \"a1\" }, { \"a2\" }, { \"a3\" }, { \"a4\" } }, {}, \"\")\n"
             "players { { \"White\", letter = \"w\" }, { \"Black\", letter = \"b\" } }\n"
             "piece \"Rider\" { \"R\", move = straight((b.u + b.v):ride()) }\n"
             "setup \"R/1/r/1\"\n"
             "ending { win { count(other):is(0) }, draw { no_moves } }\n",
             turns);
    return key_of(text);
}

Test(key, where_lines_turn_changes_it) {
    uint64_t key = line_key("");
    cr_expect_eq(key, line_key(", \"u\""));
    cr_expect_neq(key, line_key(", \"v\""));
}

Test(key, options_that_change_the_pieces_change_it) {
    uint64_t plain = key_with("jetan", NULL, NULL);
    cr_assert_eq(plain, key_with("jetan", NULL, NULL));
    cr_expect_neq(plain, key_with("jetan", "warrior", "free"));
    cr_expect_neq(plain, key_with("jetan", "thoat", "free"));
    cr_expect_neq(plain, key_with("chess", NULL, NULL));
    cr_expect_neq(key_with("chess", NULL, NULL), key_with("shatranj", NULL, NULL));
}

/* The variable parts of a small game with pieces in hand. */
typedef struct Customs {
    const char *counted, *returned, *first, *ended, *decree;
} Customs;

static uint64_t customs_key(Customs c) {
    char text[1024];
    Diags d;
    diags_init(&d);
    snprintf(text, sizeof text,
             "game { language = 1, name = \"Hands\" }\n"
             "local b = square(4, 4)\n"
             "players { { \"White\", letter = \"w\" }, { \"Black\", letter = \"b\" } }\n"
             "hand { \"Foot\", \"Tower\", captured = true }\n"
             "local n = counter \"n\" { max = 9%s }\n"
             "piece \"Foot\" { \"F\", move = b.all:to(-friend), drop = anywhere }\n"
             "piece \"Tower\" { \"T\", move = b.ortho:to(-friend), drop = anywhere }\n"
             "piece \"Lord\" { \"L\", move = b.all:to(-friend), returns = \"%s\" }\n"
             "after { n:raise() }\n"
             "setup { \"lf2/4/4/2FL\"%s }\n"
             "%s { n:is(3) }\n"
             "ending { draw { n:is(9)%s }, loss { no_moves, who = other } }\n",
             c.counted, c.returned, c.first, c.decree, c.ended);
    Game *g = given_sound(game_load_text("hands.lua", text, strlen(text), NULL, 0, &d), &d);
    uint64_t key = game_key(g, true);
    game_free(g);
    return key;
}

Test(key, the_whole_key_covers_all_rules) {
    static const Customs plain = {"", "Foot", "", "", "forbid"};
    static const Customs other[] = {
        {", clock = true", "Foot", "", "", "forbid"},
        {"", "Tower", "", "", "forbid"},
        {"", "Foot", ", first = \"Black\"", "", "forbid"},
        {"", "Foot", "", ", claimed = true", "forbid"},
        {"", "Foot", "", "", "again"},
    };
    uint64_t key = customs_key(plain);
    cr_assert_eq(key, customs_key(plain));
    for (size_t i = 0; i < sizeof other / sizeof *other; i++)
        cr_expect_neq(key, customs_key(other[i]), "%zu", i);
}
