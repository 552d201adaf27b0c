/*
** once.h -- rights that a way asks for, and uses up for good.
*/
#ifndef STEPWISE_ONCE_H
#define STEPWISE_ONCE_H

#include "ways.h"

/* The act of a way by which a right ends that it asks for and that nobody is ever given: it can be gone once in a game;
** -1: there is none. */
int once_used(const Game *g, const Way *w);
/* What is asked and done without that right. */
Asked once_unsaid(const Game *g, Asked a, int right);

#endif
