/*
** legal.h -- a legal move in words: who goes where, part by part, and what comes of it.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_LEGAL_H
#define STEPWISE_TEXT_EXPLAIN_LEGAL_H

#include "inquiry.h"

/* Explains the legal move or throw m and sets what is to be drawn; changes q->meant.
** "a1-a2,b1-c1 is legal: the Man on a1 goes by a1-a2, then the Man on b1 goes by b1-c1". */
void legal_explain(Inquiry *q, Move m);

#endif
