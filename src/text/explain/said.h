/*
** said.h -- conditions put in order for saying them: flat lists of parts, some of them negated.
**
** NOT(OR(REPEATED, AND(ON enemy, KIND King))) is a list of which all must hold: not REPEATED;
** not (an enemy King). Only the Game is read, and nothing is allocated.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_SAID_H
#define STEPWISE_TEXT_EXPLAIN_SAID_H

#include "noun.h"

/* SAID_MAX: parts of one list; those that have no room are counted (SaidList.more). */
enum { SAID_MAX = 200 };

/* A condition, or its opposite. */
typedef struct Said {
    ExprId id; /* 0: always holds */
    bool opposite;
} Said;

typedef struct SaidList {
    /* ON_*: what may be on the cell, as is known already; what follows from that is not said.
    ** 0: it is not known. */
    unsigned mask;
    int n;
    int more;   /* parts for which there was no room */
    bool mixed; /* some of those are not of the sort of the last one in the list */
    Said at[SAID_MAX];
} SaidList;

/* Strips every NOT from c, turning `opposite` round, and takes the other part of an "and" for
** all of it if one part always holds, or of an "or" if one never does. Always and never: in
** every position where what is on the cell is of `mask` (SaidList.mask). */
Said said_plain(const Game *g, Said c, unsigned mask);
/* True if the condition never holds in that sense. */
bool said_never(const Game *g, ExprId id, unsigned mask);
/* True if c is an "and" or (`any`) an "or" of two parts, `opposite` taken into account. A
** product is an "and". */
bool said_joins(const Game *g, Said c, bool any);
/* True if c, once plain, is an "and" or an "or". */
bool said_is_list(const Game *g, Said c, unsigned mask);
/* Adds the parts of c, an "and" or (`any`) an "or", to *out, those of lists of the same sort
** within it included; of another condition, itself. Leaves out what always holds, or (`any`)
** never, and what is in *out already. */
void said_collect(const Game *g, Said c, bool any, SaidList *out);
/* How many parts of a list are said: all or, of many of one sort, such as one for each line of
** a board, the first few. If there was no room for all, those of another sort are put first. */
int said_enough(const Game *g, SaidList *list);
/* True if the expression is the plain number `value`. */
bool said_is_number(const Game *g, ExprId id, int value);
/* The mask as players speak of it: ON_ENEMY includes ON_ROYAL, which is not named beside it. */
unsigned said_seen(unsigned mask);
/* Takes what says who is on the cell out of a list of which all must hold, and makes one *man
** of it (of several sets of kinds, the first alone). False: the list says nothing of that, and
** *man is anything at all. */
bool said_take_man(const Game *g, SaidList *list, Man *man);
/* True if a condition says who is on the cell and nothing else: *man, or with *nobody set, no
** such man. Both are set in any case. */
bool said_is_man(const Game *g, ExprId id, Man *man, bool *nobody);

/* Adds a number, up to twelve as a word; 0 is "no". */
void said_add_number(int64_t n, Str *out);

#endif
