/*
** types.h -- how a player has set the options, in the abbreviations that the game declares.
**
** Display.types is a template of words: "{warrior} ({nerve}{escape})". An option in it is
** replaced by the abbreviation of the choice that the player has made. Nothing is owned.
*/
#ifndef STEPWISE_TEXT_WRITE_TYPES_H
#define STEPWISE_TEXT_WRITE_TYPES_H

#include "base/err.h"
#include "base/str.h"
#include "vm/model/display.h"

/* True if the template names this option. */
bool types_name(const Display *d, const Option *o);
/* Adds the template filled in for a player, "FW (BCCE)"; nothing if the game has none.
** `spelling` picks one of the spellings of each abbreviation, from 0; its last one if it has
** fewer. */
void types_write(const Display *d, int player, int spelling, Str *out);
/* Reads such a text: value[i] becomes the choice of option i, or NULL if no word names it.
** The words may come in any order, case and spelling. False, naming the word, if a word means
** nothing in this game or names an option a second time. */
bool types_read(const Display *d, const char *text, const char **value, Err *e);
/* True if types_write() for a player, read again, gives exactly the settings of the options
** that the template names. */
bool types_tell(const Display *d, int player, int spelling);

#endif
