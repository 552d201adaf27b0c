/*
** test_text_notation.c -- notation.h: templates, and reading back what is written.
*/
#include "../support/given.h"
#include "../support/tiny.h"
#include "base/rng.h"
#include "text/write/notation.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>
#include <string.h>

static void writes(const Game *g, const char *fen, const char *move, int n, const char *text) {
    Pos p = tiny_pos(g, fen);
    Move m;
    Err e = {""};
    Str out = {0};
    cr_assert(move_read(&p, move, &m, &e), "%s", e.text);
    move_write(&p, m, n, &out);
    cr_expect_str_eq(str_text(&out), text);
    str_free(&out);
}

static void refuses(const Game *g, const char *fen, const char *move, const char *message) {
    Pos p = tiny_pos(g, fen);
    Move m = 42;
    Err e = {""};
    cr_expect_not(move_read(&p, move, &m, &e), "%s", move);
    cr_expect_str_eq(e.text, message);
    cr_expect_eq(m, 42, "a refused move is not written");
}

#define ROOKS "4k/5/*4/5/R1R1K w - - 0 end"
#define PAWN "r3k/1P3/*4/5/4K w - - 0 end"

Test(notation, default_templates) {
    Game *g = tiny_new();
    writes(g, TINY_START, "d2-d3", 0, "D2-D3");
    writes(g, PAWN, "b4-b5=R", 0, "B4-B0=R");
    writes(g, "r3k/R4/5/5/4K w - - 0 end", "a4xa5", 0, "A4xA0");
    writes(g, "4k/5/*4/1D3/4K w Ee - 0 end", "-- ~c3", 0, "-- ~C3");
    game_free(g);
}

Test(notation, which_is_the_shortest_that_distinguishes) {
    Game *g = tiny_new();
    writes(g, ROOKS, "a1-b1", 1, "Rab1");
    writes(g, ROOKS, "a1-a2", 1, "Ra2");
    writes(g, "4k/2R2/5/2R2/4K w - - 0 end", "c2-c3", 1, "R2c3");
    writes(g, "4k/2R2/R4/2R2/4K w - - 0 end", "c2-c3", 1, "R2c3");
    writes(g, "4k/2R2/5/R1R2/4K w - - 0 end", "c2-b2", 1, "Rcb2");
    game_free(g);
}

/* A part that refers to itself is empty there. */
Test(notation, parts_within_parts_are_empty) {
    Game *g = tiny_new();
    Notation *n = (Notation *)&g->display->notations[1];
    n->part[NOTE_WHICH] = "{which}{where}{becomes}{cell}";
    n->part[NOTE_BECOMES] = "={letter}{becomes}{takes}{which}";
    n->part[NOTE_TAKES] = "{takes}{which}x{cell}";
    writes(g, ROOKS, "a1-b1", 1, "Rab1");
    writes(g, PAWN, "b4-b5=R", 1, "Pb5=R+");
    game_free(g);
}

Test(notation, check_mate_and_the_words_of_the_rule) {
    Game *g = tiny_new();
    writes(g, "4k/5/5/5/R3K w - - 0 end", "a1-a5", 1, "Ra5+");
    writes(g, "4k/R4/5/5/1R2K w - - 0 end", "b1-b5", 1, "Rb5# (no move)");
    game_free(g);
}

Test(notation, reading_is_lenient) {
    static const char *const ways[] = {"D2-D3", "d2-d3",   " d2 - d3 ", "d2\u2013d3", "d2d3",
                                       "d2xd3", "D2-D3!?", "Pd3",       "pd3"};
    Game *g = tiny_new();
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++)
        writes(g, TINY_START, ways[i], 0, "D2-D3");
    writes(g, PAWN, "B4-B0=R", 0, "B4-B0=R");
    writes(g, PAWN, "B4-B5=R", 0, "B4-B0=R");
    writes(g, "r3k/R4/5/5/4K w - - 0 end", "A4\u00d7A5", 0, "A4xA0");
    writes(g, "r3k/R4/5/5/4K w - - 0 end", "Rxa5+", 0, "A4xA0");
    writes(g, ROOKS, "Ra1b1", 0, "A1-B1");
    game_free(g);
}

Test(notation, refusals) {
    Game *g = tiny_new();
    refuses(g, TINY_START, "", "no move is given");
    refuses(g, TINY_START, " \t", "no move is given");
    refuses(g, TINY_START, "d2-d4", "'d2-d4' is not a legal move");
    refuses(g, TINY_START, "++", "'++' is not a legal move");
    refuses(g, ROOKS, "Rb1",
            "'Rb1' fits several moves: Rab1 (the Rook on A1), Rcb1 (the Rook on C1)");
    game_free(g);
}

/* Every legal move is read back as itself, in each notation. */
static void all_read_back(const Pos *p) {
    for (int n = 0; n < p->game->display->nnotations; n++) {
        Arena *a = arena_new();
        const char **text;
        Move *moves;
        int count = moves_sorted(p, n, a, &text, &moves);
        MoveWriter writer = {.p = p, .n = n};
        cr_assert_eq((uint64_t)count, moves_count(p));
        for (int i = 0; i < count; i++) {
            Move m;
            Err e = {""};
            cr_expect(move_read(p, text[i], &m, &e), "%s", e.text);
            cr_expect_eq(m, moves[i], "%s", text[i]);
            cr_expect(i == 0 || strcmp(text[i - 1], text[i]) < 0, "sorted, and each once");
            Str out = {0};
            move_writer_add(&writer, moves[i], &out);
            cr_expect_str_eq(str_text(&out), text[i]);
            str_free(&out);
        }
        move_writer_end(&writer);
        arena_free(a);
    }
}

Test(notation, what_is_written_is_read_back) {
    Game *g = tiny_new();
    Rng rng;
    rng_seed(&rng, 3);
    for (int game = 0; game < 10; game++) {
        Pos p = tiny_pos(g, "rr2k/p3p/*1&1z/1d1D1/RR1ZK w Ee - 0 end");
        Moves moves = {0};
        for (int ply = 0; ply < 25; ply++) {
            Undo u;
            all_read_back(&p);
            moves.n = 0;
            moves_legal(&p, &moves);
            if (moves.n == 0)
                break;
            pos_make(&p, moves.at[rng_below(&rng, moves.n)], &u);
        }
        moves_free(&moves);
    }
    game_free(g);
}

static void throws(const Pos *p, const char *text, const char *want) {
    Move m;
    Err e = {""};
    Str out = {0};
    cr_assert(move_read(p, text, &m, &e), "%s", e.text);
    move_write(p, m, 0, &out);
    cr_expect_str_eq(str_text(&out), want);
    str_free(&out);
}

Test(notation, throws_are_moves_in_braces) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, TINY_START);
    Move m;
    Err e = {""};
    pos_set_chance(&p, 1);
    throws(&p, "{1}", "{1}");
    throws(&p, "1", "{1}");
    throws(&p, "{ 2 c3 }", "{2 C3}");
    throws(&p, "2 C3", "{2 C3}");
    cr_expect_not(move_read(&p, "3", &m, &e));
    cr_expect_str_eq(e.text, "'3' is not a possible throw");
    cr_expect_not(move_read(&p, "d2-d3", &m, &e), "nobody moves before the throw");
    game_free(g);
}

static void reads(const Pos *p, const char *text, const char *written) {
    Move m;
    Err e = {""};
    Str out = {0};
    cr_expect(move_read(p, text, &m, &e), "%s", e.text);
    move_write(p, m, 0, &out);
    cr_expect_str_eq(str_text(&out), written, "%s", text);
    str_free(&out);
}

Test(notation, parts_of_a_turn_in_its_own_order) {
    Game *g = given_text(
        "local b = square(3, 3) players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } "
        "} "
        "piece 'Man' { 'M', move = b.all } piece 'Stone' { 'S', drop = anywhere } "
        "piece 'Rock' { '*', value = 0 } "
        "turn { { 'Man', quiet(b.n) }, { 'drop' } } "
        "turn { { 'Man', quiet(b.n) }, { 'Man', still(b.e * empty * put('Rock', nobody)) } } "
        "turn { { 'Man', quiet(b.n) }, { 'Man', quiet(b.e) } } setup '3/3/M2'");
    Pos p = given_pos(g, "3/3/M2 w");
    reads(&p, "+Sa1 a1-a2", "+Sa1 a1-a2");
    reads(&p, "a1-a2 +Sa1", "+Sa1 a1-a2");
    reads(&p, "a1-a2 S@a1", "+Sa1 a1-a2");
    reads(&p, "a1-a2,S@c3", "+Sc3 a1-a2");
    reads(&p, "a1a2 s@c3", "+Sc3 a1-a2");
    reads(&p, "+*b2 a1-a2", "+*b2 a1-a2");
    reads(&p, "a1-a2 +*b2", "+*b2 a1-a2");
    reads(&p, "a1-a2 *@b2", "+*b2 a1-a2");
    reads(&p, "a1-a2 a2-b2", "a1-a2");
    reads(&p, "a1-a2,a2-b2", "a1-a2");
    p = given_pos(g, "3/3/M1M w");
    reads(&p, "c1-c2 a1-b1", "c1-c2");
    game_free(g);
}

static bool is_refused(const Pos *p, const char *text) {
    Err e = {""};
    Move m;
    return !move_read(p, text, &m, &e);
}

/* A plus that means a promotion is not the optional sign of a check. */
Test(notation, a_plus_that_promotes) {
    Game *g = given_text(
        "local b = square(5, 5) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "piece 'King' { 'K', royal = true, move = b.all } piece 'Gold' { 'G', move = b.all } "
        "piece 'Pawn' { 'P', move = (b.n):promote { at = rank(5), to = { 'Gold' } } } "
        "notation 'own' { move = '{from}{to}{becomes}', becomes = '+' } "
        "setup 'k4/1P3/5/1P3/K4'");
    Pos p;
    pos_start(g, &p);
    reads(&p, "b4b5+", "b4b5+");
    reads(&p, "B4-B5", "b4b5+");
    cr_expect(is_refused(&p, "b2b3+"));
    game_free(g);
    g = given_game("minishogi");
    pos_start(g, &p);
    cr_expect(is_refused(&p, "a2-a3+"));
    reads(&p, "a2-a3!", "a2-a3");
    game_free(g);
    g = given_game("chess");
    pos_start(g, &p);
    reads(&p, "e4+", "e4");
    game_free(g);
}

/* Where the sign of a check also means a promotion, or is what tells two moves apart, a move that
** would be written like another has no sign. */
Test(notation, outcomes_that_look_like_another_move) {
    Game *g = given_text(
        "local b = square(5, 5) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.turn } } "
        "piece 'King' { 'K', move = b.all, royal = true } piece 'Gold' { '+N', move = b.ortho "
        "} "
        "piece 'Knight' { 'N', "
        "  move = leap(1, 2):promote { may = rank(3, 4, 5), to = 'Gold' } } "
        "notation 'own' { move = '{letter}{to}{becomes}', becomes = '+', check = '+' } "
        "setup 'n1k1n/5/5/5/N1K1N' forbid { in_check() }");
    Pos p;
    pos_start(g, &p);
    all_read_back(&p);
    reads(&p, "Nb3+", "Nb3+");
    reads(&p, "Nb3", "Nb3");
    game_free(g);
    g = given_text(
        "local b = square(3, 4) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.turn } } "
        "piece 'Man' { 'M', move = b.all } "
        "notation 'one' { move = 'x', capture = 'x', win = '/2' } "
        "setup '3/1m1/MMM/3' ending { win { count(other):is(0) } }");
    pos_start(g, &p);
    all_read_back(&p);
    game_free(g);
}

/* Nor is a sign that is a piece's letter: what is illegal would be read as something else. */
Test(notation, a_letter_that_looks_like_praise) {
    Game *g = given_text(
        "local b = square(4, 4) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "local empties = still(anywhere * empty) "
        "piece 'King' { 'K', move = quiet(b.all) + quiet(empties:to(-rank(1)) * put('Stone', "
        "nobody)) "
        "  + quiet(empties:to(rank(3, 4)) * put('Wall', nobody)) } "
        "piece 'Stone' { '#' } piece 'Wall' { '!' } setup '1k2/4/4/1K2'");
    Pos p;
    pos_start(g, &p);
    reads(&p, "a2=#", "a2=#");
    reads(&p, "a3=!", "a3=!");
    reads(&p, "b1-b2+", "b1-b2");
    reads(&p, "b1-b2?", "b1-b2");
    cr_expect(is_refused(&p, "a2=!"));
    cr_expect(is_refused(&p, "a1=#"));
    game_free(g);
}

static void reads_at(const char *game, const char *fen, const char *text, const char *move) {
    Game *g = given_game(game);
    Pos p = tiny_pos(g, fen);
    if (move)
        reads(&p, text, move);
    else
        cr_expect(is_refused(&p, text), "%s", text);
    game_free(g);
}

#define PROMOTING "3rk3/P7/8/8/8/8/8/4K3[] w - - 0 1"
#define PROMOTED "4k3/8/8/8/8/8/1Q6/Q~3K3[] w - - 0 1"
#define TWO_PROMOTED "4k3/8/8/8/8/8/1Q~6/Q~3K3[] w - - 0 1"

/* A letter without its mark means a marked piece, if no other piece fits. */
Test(notation, letters_without_their_marks) {
    static const char *const ways[] = {"a8=Q", "a8Q", "a7a8q", "a7-a8=Q", "a8=Q~"};
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++)
        reads_at("crazyhouse", PROMOTING, ways[i], "a8=Q~");
    reads_at("crazyhouse", PROMOTING, "a8=K", NULL);
    reads_at("crazyhouse", PROMOTING, "a8", NULL);
    reads_at("crazyhouse", PROMOTED, "Qa7", "Q~a7");
    reads_at("crazyhouse", PROMOTED, "Qa2", "Qa2");
    reads_at("crazyhouse", TWO_PROMOTED, "Qb1", NULL);
    reads_at("crazyhouse", TWO_PROMOTED, "Q2b1", "Q~bb1");
}

#define ON_E7 "4k4/9/4P4/9/9/9/9/9/4K4[Pp] w - - 0 1"

/* As in protocols: a plus alone means promotion, whatever the notation writes for it. */
Test(notation, a_plus_alone_promotes) {
    reads_at("shogi", ON_E7, "e7-e8+", "e7-e8=+P");
    reads_at("shogi", ON_E7, "e7e8+", "e7-e8=+P");
    reads_at("shogi", ON_E7, "e7-e8=", "e7-e8");
    reads_at("shogi", ON_E7, "e1-e2+", NULL);
    reads_at("shogi", ON_E7, "P@a1+", NULL);
}

/* The sign of a drop may be given where it is not written, and left out if only drops are
** possible. */
Test(notation, drops_with_and_without_their_sign) {
    Game *g = given_game("nine-mens-morris");
    Pos p;
    pos_start(g, &p);
    reads(&p, "a1", "M@a1");
    cr_expect(is_refused(&p, "a1-a4"));
    game_free(g);
    g = given_game("reversi");
    pos_start(g, &p);
    reads(&p, "D@d6", "d6");
    cr_expect(is_refused(&p, "K@d6"));
    game_free(g);
    g = given_game("arimaa");
    pos_start(g, &p);
    cr_expect(is_refused(&p, "a1"));
    game_free(g);
    reads_at("crazyhouse", "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "e4", NULL);
}

Test(notation, cells_after_a_slash) {
    Game *g = given_game("amazons");
    Pos p;
    pos_start(g, &p);
    reads(&p, "d1-d7-g7", "d1-d7/g7");
    reads(&p, "d1d7g7", "d1-d7/g7");
    game_free(g);
    g = given_game("backgammon");
    pos_start(g, &p);
    cr_expect(is_refused(&p, "13-10"));
    game_free(g);
}

Test(notation, a_pass_has_a_name) {
    Game *g =
        given_text("local b = square(3, 3) "
                   "players { { 'A', letter = 'a' }, { 'B', letter = 'b', sees = b.flip } } "
                   "piece 'Man' { 'M', move = b.all } setup { [[ M . . ]] } "
                   "turn { 'move' } turn { 'pass' } ending { win { captured 'Man' } }");
    Pos p;
    pos_start(g, &p);
    reads(&p, "pass", "--");
    reads(&p, " Pass ", "--");
    cr_expect(is_refused(&p, "passes"));
    cr_expect(is_refused(&p, "x"), "of which nothing is left without signs, as of --");
    game_free(g);
    g = given_game("chess");
    pos_start(g, &p);
    cr_expect(is_refused(&p, "pass"));
    game_free(g);
}

static void cells(const Pos *p, const char *text, Sq from, Sq to) {
    Sq a, b;
    move_cells(p, text, &a, &b);
    cr_expect_eq(a, from, "%s", text);
    cr_expect_eq(b, to, "%s", text);
}

Test(notation, cells_of_a_text) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, TINY_START);
    cells(&p, "a1-e5", 0, 24);
    cells(&p, "A1xB1xC1", 0, 2);
    cells(&p, "a1 e0", 0, 24);
    cells(&p, "a1", 0, SQ_NONE);
    cells(&p, "a11-z3", SQ_NONE, SQ_NONE);
    cells(&p, "nothing", SQ_NONE, SQ_NONE);
    cells(&p, "", SQ_NONE, SQ_NONE);
    game_free(g);
}
