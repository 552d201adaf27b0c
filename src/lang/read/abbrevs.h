/*
** abbrevs.h -- abbreviations of an option's choices, by which game records name them.
**
** An option's choice may have `abbrev = "Q SWIFT"`: records write "Q" for it and read
** "SWIFT" as well. Spellings are separated by blanks.
*/
#ifndef STEPWISE_LANG_READ_ABBREVS_H
#define STEPWISE_LANG_READ_ABBREVS_H

#include "author.h"

/* Complains of each choice of the option whose abbreviation is missing, is blank, contains a
** brace or a bracket, is too long, or shares a spelling with an earlier choice (case
** ignored). To be called for an option of which at least one choice has an abbreviation:
** o->abbrev is not NULL. `whose` begins the messages ("option 'haste'"). */
void abbrevs_check(lua_State *L, const Option *o, const char *whose);

#endif
