/*
** diagram.h -- the diagrams of rule tests: where one piece can go.
**
** A diagram is rows of signs separated by blanks, laid over the middle of an otherwise empty
** board (exactly over it when it is as large):
**   .      an empty cell that is not reached      x   an empty cell that is reached
**   p      a piece, spelled as in FEN             p!  a piece that can be captured
**   *      a hole                                 (p) the piece that the diagram is about
** Brackets may be left out round the only piece, and round the one in the middle.
*/
#ifndef STEPWISE_DIAGRAM_H
#define STEPWISE_DIAGRAM_H

#include "base/str.h"
#include "vm/model/position.h"

/* Counters, rights and what is in hand are those of `given`; NULL: of the start.
** Compares the reach of the piece in a diagram with the marks in it. Adds what is wrong, line
** after line, to *complaint: nothing when the diagram is right. To *right the diagram with the right
** marks is added where marks are all that is wrong. */
void diagram_test(const Game *g, const char *text, const Pos *given, Str *complaint,
                  Str *right);

#endif
