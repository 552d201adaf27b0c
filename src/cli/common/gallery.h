/*
** gallery.h -- boards side by side that show where each piece goes, alone on the board.
**
**     King (K)                         Rook (R)
**        a  b  c  d  e                    a  b  c  d  e
**     5  .  .  .  .  .  5              5  .  .  *  .  .  5
*/
#ifndef STEPWISE_CLI_COMMON_GALLERY_H
#define STEPWISE_CLI_COMMON_GALLERY_H

#include "stepwise.h"

/* Prints the boards of all kinds (alone.h) but those that go nowhere, as many in a row as fit
** into 79 columns. After three seconds it stops, and says that the others take too long. */
void gallery_print(const sw_Game *g);

#endif
