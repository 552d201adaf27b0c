/*
** test_vm_many.c -- moves with more effects than the short form of a move holds: made and
** unmade, written and read back.
*/
#include "../support/given.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>
#include <string.h>

#define BOARD                                                                                  \
    "local b = square(10, 10)\n"                                                               \
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } }\n"

static const char *const flips =
    BOARD "local lines = every(straight((b.all * enemy * convert):ride() * b.all * friend))\n"
          "piece 'Disc' { 'D', value = 1, drop = anywhere * lines }\n"
          "setup '10/10/10/10/10/10/10/10/10/10'\n"
          "turn { 'drop' } turn { 'pass' }\n";

static const char *const stones =
    BOARD "local free = beside(b.ortho, empty)\n"
          "local alive = free + leads((b.ortho * enemy):ride() * at(free))\n"
          "local group = b.ortho * (enemy * -alive) * take * (stay + (b.ortho * enemy * "
          "take):ride())\n"
          "piece 'Disc' { 'D', value = 1, drop = anywhere * any(group) }\n"
          "setup '10/10/10/10/10/10/10/10/10/10'\n"
          "turn { 'drop' } turn { 'pass' }\n";

static const char *const chains =
    BOARD "local room = empty + at_start\n"
          "local leap = straight(b.ortho * (enemy * -taken) * take * b.ortho * room)\n"
          "local more = leads(straight(b.ortho * (enemy * -taken) * b.ortho * room))\n"
          "piece 'Man' { 'M', value = 1, move = revisit(leap:ride()):to(-more) }\n"
          "setup 'm9/10/10/10/10/10/10/10/10/9M'\n";

/* White's move removes so many black pieces, and unmaking it restores everything. */
static void comes_back(const char *definition, const char *fen, const char *text, int fewer) {
    Game *g = given_text(definition);
    Pos p, before;
    Undo u;
    Move m, again;
    Err e = {""};
    Str written = {0};
    memset(&p, 0, sizeof p);
    cr_assert(fen_read(g, fen, &p, &e), "%s", e.text);
    cr_assert(move_read(&p, text, &m, &e), "%s", e.text);
    move_write(&p, m, 0, &written);
    cr_expect_str_eq(str_text(&written), text);
    cr_expect(move_read(&p, str_text(&written), &again, &e) && again == m, "%s", e.text);
    cr_expect(move_is_legal(&p, m));
    memcpy(&before, &p, sizeof p);
    pos_make(&p, m, &u);
    cr_expect_eq(set_count(before.men[1]) - set_count(p.men[1]), fewer, "%s", text);
    cr_expect_eq(p.key, pos_key(&p));
    pos_unmake(&p, &u);
    cr_expect(memcmp(&before, &p, sizeof p) == 0, "%s is unmade byte for byte", text);
    str_free(&written);
    game_free(g);
}

Test(many, a_flip_of_eighteen) {
    comes_back(flips, "10/4D5/1D2d2D2/2d1d1d3/3ddd4/1Ddd1dddD1/3ddd4/2d1d1d3/1D2D2D2/10 w",
               "D@e5", 18);
}

Test(many, a_group_of_thirty) {
    comes_back(stones, "10/10/10/10/DDDDDD4/dddddd4/ddddddD3/ddddddD3/ddddddD3/ddddddD3 w",
               "D@g5", 30);
}

Test(many, a_chain_of_twelve) {
    comes_back(chains, "10/10/10/10/10/1m1m6/m9/1m1m1m1m2/8m1/Mm1m1m1m2 w",
               "a1xb1xd1xf1xh1xi2xb3xd3xf3xh3xa4xb5xd5-e5", 12);
}
