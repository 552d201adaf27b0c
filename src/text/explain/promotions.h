/*
** promotions.h -- separates how a man goes from where he promotes.
**
** A promotion multiplies a way by the places where it begins and ends. In shogi, the step
** of a Silver is four ways: from ranks 1 to 6; from ranks 1 to 6, ending on ranks 7 to 9 and
** promoting; from ranks 7 to 9; from ranks 7 to 9, promoting. Together they are one way with a
** `promotion`: "...; beginning or ending on ranks 7 to 9 it may become Promoted Silver".
*/
#ifndef STEPWISE_TEXT_EXPLAIN_PROMOTIONS_H
#define STEPWISE_TEXT_EXPLAIN_PROMOTIONS_H

#include "ways.h"

/* Replaces ways that differ only in where they begin, where they end and what the man becomes
** by one with its `promotion` set, if a Promotion can describe the difference. */
void promotions_join(const Game *g, WayList *w);

#endif
