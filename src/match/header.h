/*
** header.h -- a record's header: the tags of a match, and the game that a record is of.
*/
#ifndef STEPWISE_MATCH_HEADER_H
#define STEPWISE_MATCH_HEADER_H

#include "lang/load.h"
#include "match.h"

TYPED_VEC(Settings, settings, Setting)

/* Adds the settings that an option of g has: one for all players ("warrior") or, where
** they differ, one for each ("orange.warrior"). A value that is the default is left out,
** unless that default depends on which other options are set by name (Option.contested).
** Texts belong to g or to a. */
void header_settings(const Game *g, const Option *o, Arena *a, Settings *out);

/* Sets a tag, or removes it (value ""). A player's name may be used even where it can be no
** tag. False, with the reason, for a name that no tag can have, or a tag that follows from the
** match. Invalidates what header_tag() returned. */
bool header_set_tag(Match *m, const char *name, const char *value, Err *e);
/* Copies the tags of a record, none of which it has twice, to a match that has none
** yet. Skips those that header_set_tag() would refuse, and those that say nothing: "",
** "?" and "????.??.??". */
void header_keep_tags(Match *m, const Record *r);
/* Sets the tags that are set in another match, which may be of another game, skipping those
** that header_set_tag() refuses. */
void header_take_tags(Match *m, const Match *from);
/* The value of a tag; "" if it is not set. Borrowed until a tag is set. */
const char *header_tag(const Match *m, const char *name);
/* Writes the whole header of the record of m. `end` is a copy of m after its last step, where m
** may have undone some; result is the text of its result. */
void header_write(const Match *m, const Match *end, const char *result, Str *out);

/* True if a Variant of that name would be a path. A record that has one is refused, as it could
** make the program read any file. */
bool header_names_file(const char *name);
/* Loads the game of a record, with its options as the header has them; the caller frees
** it. `given`, which may be NULL, is the name or file to load if the record names no
** game, or that one, or one that is in no folder; *guess is `given` in the first and the
** last of these cases, and otherwise NULL. Games come from `files`, or from folders if that is NULL. Returns NULL if the
** game cannot be loaded: the message begins with the line, except where the record
** names no game and none is given. */
Game *header_game(const Record *r, const char *given, const Files *files, const char **guess,
                  Err *e);

/* True if a record is of the game g, or names none, and its options are as those of g are set.
** Otherwise the message says what differs. */
bool header_fits(const Record *r, const Game *g, Err *e);

#endif
