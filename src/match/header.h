/*
** header.h -- a record's header: what it says of the match, and which game it speaks of.
*/
#ifndef STEPWISE_HEADER_H
#define STEPWISE_HEADER_H

#include "lang/load.h"
#include "match.h"

TYPED_VEC(Settings, settings, Setting)

/* Adds how an option of g is set, for all players ("warrior") or, where they differ, for each
** ("orange.warrior"); nothing where it has its default, and would have it whatever of others is set by name. Texts
** belong to g or to a. */
void header_settings(const Game *g, const Option *o, Arena *a, Settings *out);

/* Lets a tag say something, or no longer ("": it is then not there). False for a name that no tag can have, or whose tag follows from
** the match. What it said before stays in memory until the match is freed. */
bool header_set_tag(Match *m, const char *name, const char *value, Err *e);
/* The same for all tags of a record, none of which stands there twice, that a match of its own may
** have; "", "?" and "????.??.??" say nothing. The match has none yet. */
void header_keep_tags(Match *m, const Record *r);
/* The same for all that were set in another match, also of another game. */
void header_take_tags(Match *m, const Match *from);
/* What a tag was set to; "" for one that was not. */
const char *header_tag(const Match *m, const char *name);
/* All of it. `end` is the match after its last step; m may stand before that. */
void header_write(const Match *m, const Match *end, const char *result, Str *out);

/* Would such a Variant be a path? A record could name any file with one: it names a game, or is refused. */
bool header_names_file(const char *name);
/* Loads the game of a record, set as its header says. `given` is what to load where it names
** none, or that one; it may be NULL. *guess is then that name where it names none, and else
** NULL. NULL where it cannot be loaded: the message begins with the line. `files` has the games,
** or NULL. */
Game *header_game(const Record *r, const char *given, const Files *files, const char **guess,
                  Err *e);

/* Is a record of that game, set as it is, or does it name none? Else the message says what it is of. */
bool header_fits(const Record *r, const Game *g, Err *e);

#endif
