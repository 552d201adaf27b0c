/*
** destinations.h -- where a way can end on an empty board of this shape, and what need not be told because of it.
*/
#ifndef STEPWISE_DESTINATIONS_H
#define STEPWISE_DESTINATIONS_H

#include "ways.h"

/* The cells where the way may end as far as cells and directions go, whatever stands on them: at least all where it
** ever ends. */
CellSet destinations(const Game *g, const Way *way);

/* Takes out of w the ways that end nowhere, such as two steps from the second rank that end on the last, and of
** the others what their end fulfils in any case. */
void destinations_trim(const Game *g, WayList *w);

#endif
