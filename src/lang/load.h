/*
** load.h -- from a Lua file to a Game.
**
** The definition runs once, in a sandbox, with bounded instructions and memory; its lua_State
** is closed before game_load returns. What is wrong with a definition is collected in a Diags:
** file and line, what was found and what was expected, with the nearest right name.
*/
#ifndef STEPWISE_LANG_LOAD_H
#define STEPWISE_LANG_LOAD_H

#include "base/diag.h"
#include "lang/read/find.h"
#include "lang/tree/setting.h"
#include "vm/model/game.h"

/* How to load a game; all zero: with its default options, from folders. Borrowed for the
** call. */
typedef struct Loading {
    const Setting *set;
    int nset;
    uint64_t seed;      /* for options whose value is drawn */
    const Files *files; /* supplies the game and its imports; NULL: folders do */
    int64_t *work;      /* becomes what it cost, in units of the Budget; NULL: not asked */
} Loading;

/* Loads the game named `game`: the path of a file, or a name that is looked for in ./games, in
** each folder of $STEPWISE_PATH (separated by ':') and in the installed data (find_game). The
** caller owns the Game (game_free). Returns NULL on any error, which *diags explains; it may
** hold warnings when there is a Game, too. Options are drawn with seed 0. */
Game *game_load(const char *game, const Setting *set, int nset, Diags *diags);
/* As game_load, with a seed for options whose value is drawn. */
Game *game_load_drawn(const char *game, const Setting *set, int nset, uint64_t seed,
                      Diags *diags);
/* As game_load, in the way that `as` describes. */
Game *game_load_as(const char *game, const Loading *as, Diags *diags);
/* As above, from n bytes of text. `file` is what messages call it; imports are looked for
** beside it. */
Game *game_load_text(const char *file, const char *text, size_t n, const Setting *set, int nset,
                     Diags *diags);
Game *game_load_text_as(const char *file, const char *text, size_t n, const Loading *as,
                        Diags *diags);

/* The path of the file beside the definition that has `ending` (".tuned") in place of ".lua",
** in the arena; NULL if there is none. */
const char *game_beside(const Game *g, const Files *files, const char *ending, Arena *a);
/* Reads such a file: n bytes of text, in the arena. False on error; *e does not name the
** path. */
bool game_read_beside(const Files *files, const char *path, Arena *a, const char **text,
                      size_t *n, Err *e);

/* Calls fn for every word that a definition really has when it runs, whatever vocabulary.def
** lists. The owner is "" for words that stand alone, "method" for methods of patterns,
** conditions and numbers, "choice" for those of options' choices, "board" for members of the
** board that graph() makes. */
typedef void WordFn(void *ctx, const char *owner, const char *name);
void load_words(WordFn *fn, void *ctx);

#endif
