/*
** face.h -- a cell of a text board: coloured tiles, a ruled Unicode grid, or plain signs.
**
** Internal to the text boards, which put the cells where they belong. Borrows all that it
** points to.
*/
#ifndef STEPWISE_FACE_H
#define STEPWISE_FACE_H

#include "board.h"

/* Columns of a cell: a sign and one on either side for what marks it. */
enum { FACE_CELL = 3 };

typedef enum FaceKind { FACE_PLAIN, FACE_RULED, FACE_TILES } FaceKind;

typedef struct Face {
    const Pos *p;
    const Overlay *o;
    const BoardStyle *s;
    FaceKind kind;
    Str *out;
} Face;

void face_spaces(const Face *f, int n);
/* text in the middle of n columns, the odd blank before it. */
void face_centre(const Face *f, const char *text, int n);
/* A cell and what it holds, in FACE_CELL columns. */
void face_cell(const Face *f, Sq cell);
/* The columns that a cell needs where its ground is drawn around it: 0 where it shows nothing. */
int face_width(const Face *f, Sq cell);
/* The cell in so many columns. */
void face_sign(const Face *f, Sq cell);
/* One column, its upper and its lower half on the grounds of two cells where there are colours;
** SQ_NONE: no cell. `same`: the column before was just so. */
void face_halves(const Face *f, Sq upper, Sq lower, bool same);
/* Ends all colours. */
void face_end(const Face *f);

#endif
