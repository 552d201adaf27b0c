/*
** test_text_roundtrip.c -- FEN leads back to the same position in games of any kind: neutral
** pieces, signs of players, styles, rights, throws.
*/
#include "base/rng.h"
#include "lang/load.h"
#include "text/write/fen.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/chance.h"
#include "vm/meaning/make.h"
#include "vm/meaning/rules.h"
#include "vm/model/display.h"

#include <criterion/criterion.h>
#include <string.h>

#define HEAD "game { language = 1, name = 'T' } local b = square(4, 4) "
#define TWO                                                                                    \
    HEAD "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
#define THREE                                                                                  \
    HEAD "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.turn }, "     \
         "{ 'Red', letter = 'r', sees = b.flip } } "

static Game *load(const char *text) {
    Diags d;
    Str found = {0};
    diags_init(&d);
    Game *g = game_load_text("test.lua", text, strlen(text), NULL, 0, &d);
    diags_write(&d, &found);
    cr_assert(g, "%s\n%s", text, str_text(&found));
    str_free(&found);
    diags_free(&d);
    return g;
}

static void expect_back(const Pos *p, const char *game) {
    Str fen = {0}, again = {0};
    Pos back;
    Err e = {""};
    fen_write(p, &fen);
    cr_assert(fen_read(p->game, str_text(&fen), &back, &e), "%s\n%s: %s", game, str_text(&fen),
              e.text);
    fen_write(&back, &again);
    cr_expect_eq(back.key, p->key, "%s\n%s", game, str_text(&fen));
    cr_expect_str_eq(str_text(&again), str_text(&fen));
    str_free(&fen);
    str_free(&again);
}

/* Makes the throw that is due, or else a move; false at the end. */
static bool go_on(Pos *p, Rng *rng) {
    Moves moves = {0};
    Undo u;
    if (p->chance)
        chance_list(p, &moves);
    else
        moves_legal(p, &moves);
    bool any = moves.n > 0 && rules_judge(p, NULL, -1).verdict == VERDICT_NONE;
    if (any)
        pos_make(p, moves.at[rng_below(rng, moves.n)], &u);
    moves_free(&moves);
    return any;
}

static void expect_games_back(const char *text) {
    Game *g = load(text);
    Rng rng;
    rng_seed(&rng, 13);
    for (int game = 0; game < 10; game++) {
        Pos p;
        pos_start(g, &p);
        expect_back(&p, text);
        for (int ply = 0; ply < 40 && go_on(&p, &rng); ply++)
            expect_back(&p, text);
    }
    game_free(g);
}

static void expect_start(const char *text, const char *fen) {
    Game *g = load(text);
    Str found = {0};
    Pos p;
    pos_start(g, &p);
    fen_write(&p, &found);
    cr_expect_str_eq(str_text(&found), fen, "%s", text);
    str_free(&found);
    game_free(g);
    expect_games_back(text);
}

static void expect_refusal(const char *text, const char *says) {
    Diags d;
    Str found = {0};
    diags_init(&d);
    cr_expect_null(game_load_text("test.lua", text, strlen(text), NULL, 0, &d), "%s", text);
    diags_write(&d, &found);
    cr_expect(strstr(str_text(&found), says), "%s\nsays: %s", text, str_text(&found));
    str_free(&found);
    diags_free(&d);
}

Test(roundtrip, a_star_is_a_piece_where_one_has_that_letter) {
    expect_start(TWO "piece 'A' { 'A', move = b.all } piece 'Z' { '*', value = 0 } "
                     "setup 'a3/4/*1*1/A3'",
                 "a3/4/*1*1/A3 w");
    expect_start(TWO "piece 'A' { 'A', move = b.all } setup 'a3/4/*1*1/A3'", "a3/4/*1*1/A3 w");
    expect_games_back(
        TWO "piece 'A' { 'A', move = b.all + still(b.e) * unmake + b.all:to(hole) * make } "
            "piece 'Z' { '*', value = 0 } setup 'a3/1?2/*1*1/A3'");
}

Test(roundtrip, signs_are_neutral_unless_their_owner_follows) {
    expect_start(TWO "piece 'Stone' { 'S', move = b.all } piece 'Rock' { '+', move = b.all } "
                     "setup { [[ S . + . ]] }",
                 "s1+(b)1/4/4/S1+(w)1 w");
    expect_start(TWO "piece 'Stone' { 'S', move = b.all } piece 'Rock' { '+' } "
                     "setup 's3/4/4/S1+1'",
                 "s3/4/4/S1+1 w");
    expect_games_back(
        TWO "piece 'Stone' { 'S', move = b.all + still(b.all) * put('Stone', nobody) } "
            "setup 's3/4/4/S3'");
}

Test(roundtrip, every_player_has_a_style) {
    expect_start(THREE
                 "local q = right 'q' { letter = 'Q' } piece 'A' { 'A', move = b.all * q } "
                 "setup { 'A . . .' }",
                 "A'2a/4/4/A3 w QqQ'");
    expect_start(THREE "piece 'A' { 'A', move = b.all } piece 'B' { '\\'', move = b.n } "
                       "setup 'a1A\"1/4/4/\\'1A1'",
                 "a1A\"1/4/4/'1A1 w");
    expect_refusal(HEAD "players { { 'White', letter = 'w', style = 'a' }, "
                        "{ 'Black', letter = 'b', style = 'a' } } piece 'A' { 'A' }",
                   "his pieces are written like those of 'White'; style = \"'\"");
    expect_refusal(HEAD "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', style = "
                        "'+' } } piece 'A' { '+' }",
                   "his style '+' is the letter of piece 'A'");
    expect_refusal(HEAD "players { { 'White', letter = 'w' }, { 'Black', letter = 'W' } } "
                        "piece 'A' { 'A' }",
                   "his letter 'W' is already that of 'White'");
    expect_refusal(HEAD "players { { 'White', letter = 'w w' } } piece 'A' { 'A' }",
                   "'letter' must be");
    expect_refusal(HEAD "players { { 'White', letter = 'w', style = '1' } } piece 'A' { 'A' }",
                   "'style' must be");
}

Test(roundtrip, rights_of_all) {
    expect_games_back(THREE "local q = right 'q' { letter = 'q' } local r = right 'r' { letter "
                            "= 'R', lost_by = b:zone { 'a2', 'b1', 'b2' } } "
                            "piece 'A' { 'A', move = b.all } setup { 'A . . .' } ");
    expect_refusal(TWO
                   "local q = right 'q' { letter = 'Q' } local r = right 'r' { letter = 'q' "
                   "} piece 'A' { 'A' }",
                   "give it another letter from A to Z");
    expect_refusal(TWO "local q = right 'q' { letter = '+' } piece 'A' { 'A' }",
                   "FEN would write '+' both for it and for right 'q'");
}

Test(roundtrip, throws_of_any_name) {
    expect_games_back(TWO "local r = right 'home' { letter = 'H', lost_by = b:zone { 'a1' } } "
                          "piece 'Man' { 'M', move = b.all } setup [[ M . . M ]] "
                          "throw 'wind' { when = always, shows = '{%d}', { 1 }, { 2 } }");
    expect_games_back(TWO "local c = counter 'c' { max = 1 } piece 'Man' { 'M', move = b.all * "
                          "c:raise() } setup [[ M . . M ]] "
                          "throw 'Wind' { when = c:is(0), shows = '{%d}', { 1 } } "
                          "throw 'wind' { when = c:is(1), shows = '{%d}', { 1 } }");
}

/* Marks set while their throw is not due: after a turn, at the start, by an opening throw, and
** while another throw is due. */
Test(roundtrip, marks_of_throws) {
#define MARKED(effect, rest)                                                                   \
    expect_games_back(TWO "local c = counter 'c' { max = 4 } piece 'Man' { 'M', move = b.all " \
                          "* capture(stay)" effect " } setup 'mmmm/4/4/MMMM' " rest)
#define DIE                                                                                    \
    "throw 'die' { when = captured(), marks = { c }, { 1, walk = stay }, { 2, walk = "         \
    "c:raise() } } "
    MARKED("+ b.all", DIE "after { c:raise(), when = moved_by 'White' }");
    MARKED("+ b.all", DIE "after { c:set(2), at = 'start' }");
    MARKED("+ b.all", DIE "throw 'first' { opening = true, { 1, walk = c:set(1) }, { 2 } }");
    MARKED("* c:set(2) + b.all * c:raise()",
           "throw 'wind' { when = always, { 1 }, { 2 } } "
           "throw 'duel' { when = c:over(0), marks = { c }, { 1 }, { 2 } }");
    MARKED("+ b.all * c:raise()",
           "local d = marker 'd' {} "
           "throw 'calm' { when = c:over(4), marks = { c }, { 1 }, { 2 } } "
           "throw 'wind' { when = always, { 1 }, { 2, from = 'a1', walk = mark(d) } } "
           "throw 'duel' { when = d:over(0), marks = { d }, { 1 }, { 2 } }");
#undef MARKED
#undef DIE
}
