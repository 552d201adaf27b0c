/*
** test_text_sides.c -- sides.h: one sentence for all players.
*/
#include "../support/tiny.h"
#include "text/explain/sides.h"

#include <criterion/criterion.h>

/* The sentence that joins White's and Black's; "" if they stay separate. */
static void joins(const char *white, const char *black, const char *want) {
    Game *g = tiny_new();
    const char *const both[] = {white, black};
    Str out = {0};
    bool joined = sides_join(g, both, &out);
    cr_expect_str_eq(str_text(&out), want);
    cr_expect_eq(joined, *want != '\0');
    str_free(&out);
    game_free(g);
}

Test(sides, says_what_differs_after_the_first) {
    joins("He wins when White made the last move and it ended on rank 8.\n",
          "He wins when Black made the last move and it ended on rank 1.\n",
          "He wins when it ended on rank 8 (rank 1 for Black).\n");
    joins("He wins when White made the last move, it ended on rank 8 and a Pawn made it.\n",
          "He wins when Black made the last move, it ended on rank 1 and a Pawn made it.\n",
          "He wins when it ended on rank 8 (rank 1 for Black) and a Pawn made it.\n");
    joins("He wins when White made the last move, and on ranks 1 to 4, or so, is nobody.\n",
          "He wins when Black made the last move, and on ranks 11 to 14, or so, is nobody.\n",
          "He wins when on ranks 1 to 4 (ranks 11 to 14 for Black), or so, is nobody.\n");
}

Test(sides, says_once_what_is_the_same_for_all) {
    joins("A move is illegal if afterwards White made the last move and it was a pass.\n",
          "A move is illegal if afterwards Black made the last move and it was a pass.\n",
          "A move is illegal if afterwards it was a pass.\n");
}

Test(sides, leaves_two_sentences_of_other_length_or_beginning) {
    joins("White wins when White made the last move and it was a pass.\n",
          "Black wins when Black made the last move and it was not a pass.\n", "");
    joins("He wins when White made the last move, it ended on rank 1 and it ended on rank 2.\n",
          "He wins when Black made the last move, it ended on rank 8 and it ended on rank 7.\n",
          "");
    joins("He wins when White made the last move and 3 + 5 is less than 'c'.\n",
          "He wins when Black made the last move and 4 + 5 is less than 'c'.\n", "");
    joins("He wins when the move ended on rank 8.\n",
          "He wins when the move ended on rank 1.\n", "");
    joins("He wins when White made the last move.\n",
          "He wins when Black made the last move.\n", "");
    joins("He wins when White made the last move and of 2 cells, a1 b1, one is his.\n",
          "He wins when Black made the last move and of 2 cells, a5 b5, one is his.\n", "");
    joins("He wins when White made the last move and there is a way from rank 1 along the "
          "files over anything there to rank 8.\n",
          "He wins when Black made the last move and there is a way from file a across all "
          "ranks over anything there to file h.\n",
          "");
    joins("He wins when Black made the last move and it ended on rank 8.\n",
          "He wins when White made the last move and it ended on rank 1.\n", "");
}
