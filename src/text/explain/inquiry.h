/*
** inquiry.h -- a question why, while it is answered: what was asked, what is meant by it, and the answer so far.
*/
#ifndef STEPWISE_INQUIRY_H
#define STEPWISE_INQUIRY_H

#include "explain.h"
#include "meant.h"
#include "nearest.h"

typedef struct Inquiry {
    const Pos *p;
    const char *text;
    Meant meant;
    char name[CALL_MAX]; /* that looks like a cell's, a kind's or a move's, and is none */
    const char *done; /* the parts of the turn before the one that is asked about; NULL: none */
    Explanation *x;
    Str *out; /* its text */
} Inquiry;

/* Words in which "{man}", "{from}" and others stand for what is meant (WORDS in inquiry.c). */
void inquiry_say(const Inquiry *q, const char *words);
/* "a1-a3 is not legal: ", and why. */
void inquiry_refuse(const Inquiry *q, const char *why);
/* The kind of who stands on a cell. */
const char *inquiry_kind(const Inquiry *q, Sq c);

/* "a1-a2-a3": a walk; " by a1-b1-c1, a1-b2-c1 or 3 more ways": all of them. */
void inquiry_add_path(const Inquiry *q, const NearWalk *w);
void inquiry_add_walks(const Inquiry *q, const Nearest *n);
/* " Crab", "": the name of the walk's move, where the game writes it behind its cells. */
const char *inquiry_call(const Inquiry *q, const NearWalk *w);
/* What stopped the walk: "a2 holds your own Pawn, and a3 does not exist now". */
void inquiry_add_failures(const Inquiry *q, const NearWalk *w);
/* To be drawn: the walk, and beside it the steps of others. */
void inquiry_show_path(const Inquiry *q, const NearWalk *w);
void inquiry_show_others(const Inquiry *q, const Nearest *n);

#endif
