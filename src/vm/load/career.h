/*
** career.h -- how far a man is from being promoted, on each cell.
*/
#ifndef STEPWISE_CAREER_H
#define STEPWISE_CAREER_H

#include "vm/model/game.h"

/* Of the men of one kind, by what each could do alone on the board, once all kinds had been lost:
** what waits for that may happen. The table belongs to the arena. Work is taken from *share, unless
** that is NULL; where it does not suffice some cells are CAREER_NEVER. */
Career career_of(Game *g, int player, int kind, int64_t *share, Arena *a);

#endif
