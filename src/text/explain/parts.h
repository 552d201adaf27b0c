/*
** parts.h -- a text that names the parts of a turn, and how far they can be made.
**
** "a1-a2,a5-a6" names two. If some man can go from a1 to a2 in the first part of a turn but
** none from a5 to a6 in the second, then n is 2, made 1, `at` the stage after a1-a2, `last`
** a2, and `next` means a5 and a6.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_PARTS_H
#define STEPWISE_TEXT_EXPLAIN_PARTS_H

#include "meant.h"
#include "stage.h"

enum { PART_TEXT_MAX = 32 }; /* bytes of one part's text, the NUL counted */

typedef struct Parts {
    int n; /* how many parts the text names */
    char text[PARTS_MAX][PART_TEXT_MAX];
    int made;   /* how many of them, from the first on, can be made */
    Stage at;   /* the stage after those; borrows the position that was asked about */
    Sq last;    /* where the last of those ended; SQ_NONE: none was made */
    Meant next; /* if made < n, what the first part that cannot be made means. If that
                ** names one cell alone, the cell is `to`, and `from` is SQ_NONE */
} Parts;

/* Splits the text and follows its parts through the turns of the game. If they can be made as
** a whole turn, made == n; but made == n does not mean that: the turn may want another part,
** or be illegal. False if no turn of the game has several parts, or if the text does not
** consist of one to PARTS_MAX parts that each name a cell. */
bool parts_read(const Pos *p, const char *text, Parts *out);
/* Finds a way in which a turn can go on from a stage to its end, legal or not. */
bool parts_end(const Stage *at, Move *whole);
/* True if a part, as Parts.next has it, names a man to be put down: it has no `from`, and a
** kind that the player to move can drop. A part without `from` may otherwise be anything that
** anybody does on that cell. */
bool parts_drops(const Pos *p, const Meant *m);

#endif
