/*
** tuned.h -- tuned weights as text: a small file that lies beside a game's definition.
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
** Weights are pairs, early and late (weights.h). A line begins with the name of a term
** (terms.def), or with a word of `keys` in tuned.c; any other is refused:
**
**     key       game_key() of the game; must come first. A file with another key is not taken
**     searcher  the one that has won matches of the game
**     value     the weight of a kind
**     cells     what each cell adds to that, `early` or `late`: row by row as boards are shown
**
** The name of a kind may be followed by that of a player, `value "Pawn" "Black" 90 100`. Then
** the numbers are his alone, each for the cell where it is written; else they are everybody's,
** each player seeing the board from his side. A quotation mark that is part of a name is
** written twice. What a file leaves out keeps the weight that the definition gives.
*/
#ifndef STEPWISE_SEARCH_VALUE_TUNED_H
#define STEPWISE_SEARCH_VALUE_TUNED_H

#include "base/err.h"
#include "base/str.h"
#include "weights.h"

/* The largest file that is read. */
enum { TUNED_BYTES_MAX = 1024 * 1024 };

typedef enum TunedRead {
    TUNED_TAKEN,
    TUNED_OTHER, /* made for another game, or for other options; *e says so */
    TUNED_WRONG  /* *e has the line, what was found there, and what was expected */
} TunedRead;

/* Reads n bytes of text, whatever they are. Sets *w, which belongs to the arena,
** if they are TUNED_TAKEN. */
TunedRead tuned_read(const Game *g, const char *text, size_t n, Arena *a, const Weights **w,
                     Err *e);
/* Writes weights as text that reads back as the same weights. The comment is
** folded to one line. */
void tuned_write(const Game *g, const Weights *w, const char *comment, Str *out);

/* The cell that `player` sees where the first player sees `cell`. */
unsigned tuned_seat(const Game *g, int player, unsigned cell);
/* Whether all players have the same start, values and reach, each as he sees the board. Then
** weights that hold for one of them hold for all. */
bool tuned_alike(const Game *g);

#endif
