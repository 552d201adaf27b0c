/*
** tuned.h -- tuned weights as text: a small file of numbers that lies beside a definition.
**
**     stepwise tuned 1
**     # 2000 games at 1000 positions a move, seed 1
**     key 8d2f60a1b3c4e57f
**     searcher alpha-beta
**     tempo 12 8
**     pressure 31 20
**     value "Rook" 480 540
**     cells "Rook" early
**       -4 0 2 6 6 2 0 -4
**       ...
**
** Numbers are pairs, with all men of the start on the board and with none (weights.h). `value` is a kind's
** and `cells` what each cell adds to it, row by row as boards are shown, as the first player sees
** his own men; `early` or `late`. A player's name behind the kind's, `value "Pawn" "Black" 90 100`, makes
** them his alone, cells as they lie; without one they are everybody's, each seeing the board from his side. A quotation
** mark that is part of a name is written twice.
** `searcher` is who has won the game's matches. What a file does not say stays as the definition has it. The key is game_key(): numbers of another
** game are not taken. Each line's first word is a row of `keys` in tuned.c; what is not there is refused.
*/
#ifndef STEPWISE_TUNED_H
#define STEPWISE_TUNED_H

#include "base/err.h"
#include "base/str.h"
#include "weights.h"

/* A file is no larger. */
enum { TUNED_BYTES_MAX = 1024 * 1024 };

typedef enum TunedRead {
    TUNED_TAKEN,
    TUNED_OTHER, /* it is of another game, or of other options; *e says so */
    TUNED_WRONG  /* *e has the line, what was found, and what would be right */
} TunedRead;

/* Reads n bytes of text, whatever they hold; *w belongs to a. */
TunedRead tuned_read(const Game *g, const char *text, size_t n, Arena *a, const Weights **w,
                     Err *e);
/* Writes weights as text, with a comment, which becomes one line, so that reading it gives the same ones. */
void tuned_write(const Game *g, const Weights *w, const char *comment, Str *out);

/* The cell of a player that he sees where the first player sees `cell`: his own of the two corners. */
unsigned tuned_seat(const Game *g, int player, unsigned cell);
/* Do all players begin alike, each as he sees the board? Then what holds for one holds for all. */
bool tuned_alike(const Game *g);

#endif
