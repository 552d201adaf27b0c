/*
** parts.h -- a text that names the parts of a turn one after the other, and how far they can be made.
**
** "a1-a2,a5-a6" names two. Where a man goes from a1 to a2 in the first part of a turn, and nobody from a5 to a6 in the
** second, one is made; then `at` is the stage after it, and `next` means a5 and a6.
*/
#ifndef STEPWISE_PARTS_H
#define STEPWISE_PARTS_H

#include "meant.h"
#include "stage.h"

enum { PART_TEXT_MAX = 32 };

typedef struct Parts {
    int n; /* how many it names */
    char text[PARTS_MAX][PART_TEXT_MAX];
    int made; /* how many can be made: all, then the turn may want another; or else the first ones */
    Stage at;   /* after those */
    Sq last;    /* where the last of them ended */
    Meant next; /* the one that cannot; by one cell alone it is `to`, and `from` is SQ_NONE */
} Parts;

/* False where it names no such parts, or more than a turn can have, and where no turn of the game has several. */
bool parts_read(const Pos *p, const char *text, Parts *out);
/* Does such a part name one who is put down? Else it may be whatever a man does on that cell. */
bool parts_drops(const Pos *p, const Meant *m);

#endif
