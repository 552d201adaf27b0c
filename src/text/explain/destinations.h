/*
** destinations.h -- where a way can end on this board, and what therefore need not be said.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_DESTINATIONS_H
#define STEPWISE_TEXT_EXPLAIN_DESTINATIONS_H

#include "ways.h"

/* A superset of the cells where the way can end, from directions and zone tests alone, without
** the tests of way->end itself. */
CellSet destinations(const Game *g, const Way *way);

/* Removes from w the ways that lead nowhere, such as two steps from the second rank that end on
** the last one; and from the others the zone tests that their end passes anyway. */
void destinations_trim(const Game *g, WayList *w);

#endif
