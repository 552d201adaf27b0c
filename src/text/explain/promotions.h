/*
** promotions.h -- a man's ways to go and what becomes of him there, told apart.
**
** A promotion multiplies a way by the places where it begins and ends: from ranks 1 to 6; from ranks 1 to 6,
** ending on ranks 7 to 9, becoming another; and so on. Where all of these together are the way as such, it is
** told once, and behind it where it may, or must, become something.
*/
#ifndef STEPWISE_PROMOTIONS_H
#define STEPWISE_PROMOTIONS_H

#include "ways.h"

/* Ways of w that are one but for that become one, with its `promotion`. */
void promotions_join(const Game *g, WayList *w);

#endif
