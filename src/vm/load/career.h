/*
** career.h -- how many moves a man is from being promoted, on each cell.
*/
#ifndef STEPWISE_VM_LOAD_CAREER_H
#define STEPWISE_VM_LOAD_CAREER_H

#include "vm/model/game.h"

/* The career of one kind of a player, by what one man of it could do alone on the board. One
** man of each kind counts as lost (holdings), so that changes into lost men are possible. The
** arrays belong to the arena. Work is taken from *share, unless that is NULL; where it does not
** suffice, the man counts as unable to move from the remaining cells. */
Career career_of(Game *g, int player, int kind, int64_t *share, Arena *a);

#endif
