/*
** said.h -- conditions put in order for saying them: which parts they have, which of them opposite.
**
** Of NOT(OR(REPEATED, AND(ON enemy, KIND King))) it is said that all of this holds: not REPEATED; not
** an enemy King. The arrays of the Game are only read; nothing is owned.
*/
#ifndef STEPWISE_SAID_H
#define STEPWISE_SAID_H

#include "noun.h"

/* SAID_MAX: of one list; what comes after is counted. */
enum { SAID_MAX = 200 };

/* A condition, or its opposite. */
typedef struct Said {
    ExprId id;
    bool opposite;
} Said;

typedef struct SaidList {
    unsigned
        mask; /* who may stand there is known, ON_*: what follows from it is not said; 0: it is not */
    int n, more; /* more: parts for which there was no room; */
    bool mixed;  /* not all of these are like the last one in the list */
    Said at[SAID_MAX];
} SaidList;

/* Without NOT: what it holds is turned round; without parts that hold, or never do, whatever the position, where
** one of `mask` stands (SaidList.mask). */
Said said_plain(const Game *g, Said c, unsigned mask);
/* Can it never hold, whatever the position, where one of `mask` stands? */
bool said_never(const Game *g, ExprId id, unsigned mask);
/* Is it a list of parts all of which must hold, or (`any`) one of which? */
bool said_joins(const Game *g, Said c, bool any);
/* Are both conditions of one sort? */
bool said_alike(const Game *g, Said a, Said b);
/* Is it a list at all? */
bool said_is_list(const Game *g, Said c, unsigned mask);
/* Adds the parts of a list, and those of lists of the same sort in it; what always holds, or (`any`)
** never, is left out, and so is what is there. Of what is no list, itself. */
void said_collect(const Game *g, Said c, bool any, SaidList *out);
/* How many parts of a list are to be said: of many of one sort, such as one for each line of a board, the first say
** enough. Where there was no room for all, those of another sort are put first. */
int said_enough(const Game *g, SaidList *list);
/* Is it that plain number? */
bool said_is_number(const Game *g, ExprId id, int value);
/* What of a mask players call by name: an enemy is an enemy, royal or not. */
unsigned said_seen(unsigned mask);
/* Takes out of a list in which all must hold who stands there. False: nobody is named in it. */
bool said_take_man(const Game *g, SaidList *list, Man *man);
/* Does a condition ask for nothing but who stands there? *nobody: that he does not. */
bool said_is_man(const Game *g, ExprId id, Man *man, bool *nobody);

/* A small number in letters. */
void said_add_number(int64_t n, Str *out);

#endif
