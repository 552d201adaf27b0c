/*
** diagram.h -- the diagrams of rule tests: where one piece can go.
**
** A diagram is rows of signs separated by blanks, centred on an otherwise empty board (covering
** it if it is as large):
**   .      an empty cell that is not reached      x   an empty cell that is reached
**   p      a piece, spelled as in FEN             p!  a piece that can be captured
**   *      a hole, as FEN writes it               (p) the piece that the diagram is about
** The brackets may be left out round the only piece, and round the one in the middle.
*/
#ifndef STEPWISE_MATCH_DIAGRAM_H
#define STEPWISE_MATCH_DIAGRAM_H

#include "base/str.h"
#include "vm/model/position.h"

/* Compares the reach of the piece that a diagram is about (look_reach) with the marks in it.
** Counters, rights and hands are as in `given` or, if that is NULL, at their start values. Adds
** what is wrong to *complaint, in lines; nothing if the diagram is right. If only marks are
** wrong, adds the diagram with the right marks to *right. */
void diagram_test(const Game *g, const char *text, const Pos *given, Str *complaint,
                  Str *right);

#endif
