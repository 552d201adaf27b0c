/*
** types.h -- how a player has set his options, in the abbreviations that the game declares.
**
** Display.types is a template of words: "{warrior} ({nerve}{escape})"; an option in it stands for the
** abbreviation of the choice that its player has made. Nothing is owned.
*/
#ifndef STEPWISE_TYPES_H
#define STEPWISE_TYPES_H

#include "base/err.h"
#include "base/str.h"
#include "vm/model/display.h"

/* Does the template speak of this option? */
bool types_name(const Display *d, const Option *o);
/* "FW (BCCE)": the template filled in for a player, in that spelling (0: the first) where an
** abbreviation has so many; nothing where the game has none. */
void types_write(const Display *d, int player, int spelling, Str *out);
/* The opposite: value[i] is then the choice of option i, or NULL where no word speaks of it. The
** words may come in any order, in any case and in every spelling. False with the word that means
** nothing in this game, or speaks of an option for the second time. */
bool types_read(const Display *d, const char *text, const char **value, Err *e);
/* Would what is written for a player, read again, say how he has set each option that the template
** names, and no more? */
bool types_tell(const Display *d, int player, int spelling);

#endif
