/*
** replay.h -- matches as records (text/write/record.h): written, and played again.
**
** Undone moves are written, too, and the tag Ply says where the match stood among them.
** Whatever the header and the moves of a record say twice must agree: numbers of moves, how
** many there are, the result by the rules and as it was written. A record that does not is
** refused with its line:
**
**     [Variant "chess"]
**
**     1. e4 e5 3. d4 *        "line 3: move 2 should follow here, not 3."
*/
#ifndef STEPWISE_REPLAY_H
#define STEPWISE_REPLAY_H

#include "base/vec.h"
#include "lang/load.h"
#include "match.h"

/* All moves with their throws and comments, and the result. */
void replay_write(const Match *m, Str *out);
/* Reads the nth game (from 1; 0: the last) in n bytes of text, whatever is wrong with others. *g is its
** game (game_free) and outlives the match; `given` is what to load where the record names none, or that
** one: it may be NULL. A text of more than 16 MB is refused. On failure *g is NULL, too, and the message says the line. */
Match *replay_read(const char *text, size_t n, int nth, const char *given, Game **g, Err *e);
/* The same where `files` has the games. */
Match *replay_read_from(const Files *files, const char *text, size_t n, int nth,
                        const char *given, Game **g, Err *e);
/* The same of a record of a game that is there, which the match borrows: of another game, or one set otherwise, it
** is refused. */
Match *replay_read_of(const Game *g, const char *text, size_t n, int nth, Err *e);

/* Behind how many bytes each game of a text begins, those that are damaged among them. */
TYPED_VEC(Places, places, size_t)
void replay_places(const char *text, size_t n, Places *out);
/* Adds what a tag of the first game says, and not even "" where it has none. False where the game is damaged or cut
** short; tags before the damage are told all the same. */
bool replay_tag(const char *text, size_t n, const char *name, Str *out);

#endif
