/*
** load.h -- from a Lua file to a Game.
**
** The definition runs once, in a sandbox, with bounded instructions and memory; the lua_State
** dies before game_load returns. Everything that is wrong with a definition is collected in
** Diags, with file, line, what was found, what was expected and the nearest right name.
*/
#ifndef STEPWISE_LOAD_H
#define STEPWISE_LOAD_H

#include "base/diag.h"
#include "lang/read/find.h"
#include "lang/tree/setting.h"
#include "vm/model/game.h"

/* How a game is loaded; all zero: as it stands, from folders. All is borrowed for the call. */
typedef struct Loading {
    const Setting *set;
    int nset;
    uint64_t seed;      /* of the options that are set to be drawn */
    const Files *files; /* who has the game and what it imports, or NULL */
} Loading;

/* Loads the game named by `game`: a path of a file, or a name that is looked for in ./games,
** in each folder of $STEPWISE_PATH (separated by ':') and in the installed data. The Game is
** owned by the caller (game_free). NULL when anything is wrong: *diags says what. Warnings may
** be there with a Game, too. */
Game *game_load(const char *game, const Setting *set, int nset, Diags *diags);
/* The same, with a seed of the options that are set to be drawn; it is 0 there. */
Game *game_load_drawn(const char *game, const Setting *set, int nset, uint64_t seed,
                      Diags *diags);
/* The same, in a certain way. */
Game *game_load_as(const char *game, const Loading *as, Diags *diags);
/* The same from text; `file` is the name for messages, and imports are looked for beside it. */
Game *game_load_text(const char *file, const char *text, size_t n, const Setting *set, int nset,
                     Diags *diags);
Game *game_load_text_as(const char *file, const char *text, size_t n, const Loading *as,
                        Diags *diags);

/* The path of a file beside the definition that differs from it in its ending alone, ".tuned" in the place
** of ".lua", where there is one; else NULL. */
const char *game_beside(const Game *g, const Files *files, const char *ending, Arena *a);
/* The text of such a file. False, with the reason without the path. */
bool game_read_beside(const Files *files, const char *path, Arena *a, const char **text,
                      size_t *n, Err *e);

#endif
