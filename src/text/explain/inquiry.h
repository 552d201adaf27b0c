/*
** inquiry.h -- the question why, while it is being answered.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_INQUIRY_H
#define STEPWISE_TEXT_EXPLAIN_INQUIRY_H

#include "explain.h"
#include "meant.h"
#include "nearest.h"

/* Borrows all that it points to. After "a1-a2,a5-a6", of which the first part can
** be made and the second cannot: text "a1-a2,a5-a6", done "a1-a2", p the board
** after it, meant a5 and a6. */
typedef struct Inquiry {
    const Pos *p;     /* the board on which `meant` is to be done */
    const char *text; /* as the player wrote it */
    Meant meant;
    char name[CALL_MAX]; /* looks like the name of a cell, kind or move, but is none */
    const char *done;    /* the parts of the turn before the one that is explained, or NULL */
    Explanation *x;      /* the answer */
    Str *out;            /* where sentences go: x->text, or a part of it on its way there */
} Inquiry;

/* Adds a sentence, its fields ("{man}", "{from}": WORDS in inquiry.c) filled in. */
void inquiry_say(const Inquiry *q, const char *words);
/* Adds "a1-a3 is not legal: ", and why, which has such fields, too. */
void inquiry_refuse(const Inquiry *q, const char *why);
/* The name of the kind of the piece on a cell. */
const char *inquiry_kind(const Inquiry *q, Sq c);

/* Adds one walk, "a1-a2-a3"; or all of them, " by a1-b1-c1, a1-b2-c1 or 3 more ways". */
void inquiry_add_path(const Inquiry *q, const NearWalk *w);
void inquiry_add_walks(const Inquiry *q, const Nearest *n);
/* The name of the walk's move if the game writes it after the cells, " Crab"; else "". */
const char *inquiry_call(const Inquiry *q, const NearWalk *w);
/* Adds what stopped the walk: "a2 holds your own Pawn, and a3 does not exist now". */
void inquiry_add_failures(const Inquiry *q, const NearWalk *w);
/* Has the overlay draw the walk as a line; or all walks but the first, as thinner lines. */
void inquiry_show_path(const Inquiry *q, const NearWalk *w);
void inquiry_show_others(const Inquiry *q, const Nearest *n);

#endif
