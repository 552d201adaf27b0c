/*
** test_tune_study.c -- games played to study their rules.
*/
#include "support/given.h"
#include "tune/study.h"

#include <criterion/criterion.h>
#include <string.h>

static const Study how = {.nodes = 40, .seed = 5, .opening = 4, .plies = 120, .kind = -1};

Test(study, a_game_is_always_the_same) {
    Game *g = given_game("los-alamos");
    Str first = {0}, again = {0}, other = {0};
    cr_assert(study_write(g, &how, 3, &first));
    study_write(g, &how, 3, &again);
    study_write(g, &how, 4, &other);
    cr_expect_str_eq(str_text(&first), str_text(&again));
    cr_expect_str_neq(strchr(str_text(&first), '\t'), strchr(str_text(&other), '\t'));
    str_free(&first);
    str_free(&again);
    str_free(&other);
    game_free(g);
}

/* Connect Four fills at most 42 cells, with at most seven moves in each position. */
Test(study, what_is_counted) {
    Game *g = given_game("connect-four");
    int won[3] = {0};
    for (int i = 0; i < 20; i++) {
        Study random = how;
        random.nodes = 0;
        Str line = {0};
        int number, winner, first, second, plies, positions, at = 0;
        unsigned long long moves;
        cr_assert(study_write(g, &random, i, &line));
        cr_assert_eq(sscanf(str_text(&line), "%d\t%d\t%d %d\t%d\t%d\t%llu\t%n", &number,
                            &winner, &first, &second, &plies, &positions, &moves, &at),
                     7, "'%s'", str_text(&line));
        cr_expect_eq(number, i);
        cr_assert(winner == 1 || winner == 2);
        won[winner]++;
        cr_expect_eq(first, winner == 1 ? 240 : 0);
        cr_expect_eq(first + second, 240);
        cr_expect_eq(plies, positions + how.opening);
        cr_expect(plies >= 7 && plies <= 42);
        cr_expect(moves <= 7ull * (unsigned)positions && moves > (unsigned)positions);
        cr_expect_eq(plies % 2, winner % 2, "who makes the last move has won");
        cr_expect_gt(strlen(str_text(&line) + at), 0);
        str_free(&line);
    }
    cr_expect(won[1] > 0 && won[2] > 0);
    game_free(g);
}

/* The player who starts without a Queen loses. */
Test(study, a_piece_less) {
    Game *g = given_game("los-alamos");
    int queen = -1, lost = 0;
    for (int k = 0; k < g->nkinds; k++)
        if (strcmp(g->kinds[k].name, "Queen") == 0)
            queen = k;
    for (int i = 0; i < 6; i++) {
        Study less = how;
        less.nodes = 300;
        less.kind = queen;
        less.player = i % 2;
        Str line = {0};
        cr_assert(study_write(g, &less, i, &line));
        lost += str_text(&line)[2] == (i % 2 ? '1' : '2');
        str_free(&line);
    }
    cr_expect_geq(lost, 4);
    Str none = {0};
    Study no = how;
    no.player = 0;
    no.kind = queen;
    Game *small = given_game("connect-four");
    no.kind = 0;
    cr_expect_not(study_write(small, &no, 0, &none), "the board is empty at the start");
    cr_expect_eq(none.n, 0);
    game_free(small);
    game_free(g);
}

/* Games are assigned to the arms of a study in turn: with eight arms, each gets every eighth
** game. */
Test(study, each_piece_is_left_out_sometimes) {
    Game *g =
        given_text("local b = square(4, 3) players { { 'White', letter = 'w' }, { 'Black', "
                   "letter = 'b', sees = b.flip } } "
                   "piece 'Runner' { 'R', move = quiet(b.n) } piece 'Man' { 'M', move = b.n } "
                   "setup { [[ R M M M ]] } local moves = counter 'moves' { max = 9 } "
                   "after { moves:raise(), at = 'move' } "
                   "local function gone(f) return win { moves:over(0) * count('White', 'Man', "
                   "file(f)):is(0), says = f } end "
                   "ending { gone 'b', gone 'c', gone 'd' }");
    int man = 0, seen[3] = {0};
    for (int k = 0; k < g->nkinds; k++)
        man = strcmp(g->kinds[k].name, "Man") == 0 ? k : man;
    for (int i = 0; i < 48; i++) {
        Study less = {.nodes = 1, .seed = 5, .plies = 4, .kind = man, .player = 0};
        Str line = {0};
        cr_assert(study_write(g, &less, 3 + 8 * i, &line));
        char last = str_text(&line)[line.n - 1];
        cr_assert(last >= 'b' && last <= 'd', "%s", str_text(&line));
        seen[last - 'b']++;
        str_free(&line);
    }
    for (int i = 0; i < 3; i++)
        cr_expect_geq(seen[i], 6);
    game_free(g);
}
