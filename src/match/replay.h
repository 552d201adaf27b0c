/*
** replay.h -- matches written as records (text/write/record.h), and records played back.
**
** Undone moves are written, too; the tag Ply says how many moves were made. What a record says
** twice must agree: the numbers of its moves, how many there are, the result as it is written
** and as the moves lead to it. A record that contradicts itself is refused, with the line:
**
**     [Variant "chess"]
**
**     1. e4 e5 3. d4 *        "line 3: move 2 should follow here, not 3."
*/
#ifndef STEPWISE_MATCH_REPLAY_H
#define STEPWISE_MATCH_REPLAY_H

#include "base/vec.h"
#include "lang/load.h"
#include "match.h"

/* Writes the record of a match: its header, all moves with their throws and
** comments, the result. */
void replay_write(const Match *m, Str *out);
/* Reads the nth game (from 1; 0: the last) in n bytes of text; damage to other games does not
** matter. *g is the Game that it loads: the caller frees it (game_free), after the match.
** `given`, which may be NULL, is the name or file of the game to load if the record names none,
** or names that one. A text of more than 16 MB is refused. On failure returns NULL, sets *g to
** NULL, and the message names the line if the record is at fault. */
Match *replay_read(const char *text, size_t n, int nth, const char *given, Game **g, Err *e);
/* As replay_read(), but games and what they import come from `files`; NULL: from folders. */
Match *replay_read_from(const Files *files, const char *text, size_t n, int nth,
                        const char *given, Game **g, Err *e);
/* As replay_read(), but for a Game that is loaded already, which the match borrows. A record of
** another game, or of that game with other options, is refused. */
Match *replay_read_of(const Game *g, const char *text, size_t n, int nth, Err *e);

/* Adds the byte offset of each game in a text, damaged ones included. */
TYPED_VEC(Places, places, size_t)
void replay_places(const char *text, size_t n, Places *out);
/* Adds the value of a tag of the first game; a game that lacks the tag adds nothing, not even
** "", so out->at stays NULL. False if the game is damaged or cut short: tags before the damage
** are found all the same. */
bool replay_tag(const char *text, size_t n, const char *name, Str *out);

#endif
