/*
** find.h -- finding and reading the files of definitions.
**
** Where `files` is NULL, files are looked for in folders. Otherwise `files` has all that there
** are, by name, and no folder is searched: what "rules/x.lua" calls "rules/chess" is then
** asked for as "rules/rules/chess.lua" (beside the asking file) and as "rules/chess.lua", and
** the name that is found serves as the path.
**
** Paths and texts belong to the arena.
*/
#ifndef STEPWISE_LANG_READ_FIND_H
#define STEPWISE_LANG_READ_FIND_H

#include "base/err.h"
#include "base/vec.h"
#include "lang/tree/files.h"

/* The path of a game. What contains a slash or ends in ".lua" is a path already, and is
** returned unchecked. Any other name is looked for in ./games, in the folders of
** $STEPWISE_PATH and in the installed data, in this order; in each of them first in the
** folder itself, then in its subfolders except `rules` (the families of games). If it is
** nowhere, hyphens are ignored: "losalamos" finds los-alamos. NULL, with the reason. */
const char *find_game(Arena *a, const Files *files, const char *game, Err *e);
/* The path of a game that is given as a path relative to the folder of `asker`, a file. NULL
** if there is no such file, if `game` is a plain name or an absolute path, or if `files` is
** not NULL. */
const char *find_beside(Arena *a, const Files *files, const char *asker, const char *game);
/* Whether an untrusted definition may ask for this name: "rules/chess" and the like, which
** lead only downwards from where they are looked for. */
bool find_allowed(const char *name);
/* The path of what the file `importer` imports as `name` ("rules/chess"): looked for beside
** it, then in the folder above, in $STEPWISE_PATH and in the installed data. NULL, with the
** reason, also where find_allowed() refuses the name. */
const char *find_import(Arena *a, const Files *files, const char *importer, const char *name,
                        Err *e);
/* The path of the picture NAME.svg that the file `importer` names: looked for beside it, beside
** `root`, the definition's main file, and then where an import is looked for, too. NULL, with
** the reason. */
const char *find_drawing(Arena *a, const Files *files, const char *importer, const char *root,
                         const char *name, Err *e);
/* Whether a file may have n bytes (1 MB at most); false with the reason, which lacks the
** file's name. */
bool find_fits(size_t n, Err *e);
/* Reads a regular file of at most 1 MB: *n bytes and a terminator. False, with the reason,
** which lacks the path. */
bool find_read(Arena *a, const Files *files, const char *path, const char **text, size_t *n,
               Err *e);

/* A file that was found. The strings belong to the arena; the list is its owner's
** (gamefiles_free). */
typedef struct GameFile {
    const char *name, *path;
} GameFile;
TYPED_VEC(GameFiles, gamefiles, GameFile)
/* All games that find_game() finds by name: every NAME.lua, NAME without a dot, in ./games,
** $STEPWISE_PATH, the installed data and their families. Of several with one name, the first
** place counts. Sorted by name. */
void game_list(Arena *a, GameFiles *out);
/* What games share: rules/NAME.lua and glyphs/NAME.svg in each of these places (families
** apart), named as an import names them, with the ending: "rules/chess.lua". Names without a
** dot, the first place and the order are as for game_list(). */
void shared_list(Arena *a, GameFiles *out);

#endif
