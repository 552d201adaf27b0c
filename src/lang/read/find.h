/*
** find.h -- files of definitions: where they are, and reading them.
*/
#ifndef STEPWISE_FIND_H
#define STEPWISE_FIND_H

#include "base/err.h"
#include "base/vec.h"
#include "lang/tree/files.h"

/* All of these look into folders where `files` is NULL; else `files` has all there is, by name:
** "rules/chess" is asked for as "rules/chess.lua", or beside its asker as "rules/rules/chess.lua", and
** that is then its path. */

/* The path of the game so called: a path of a file, or a name looked for in ./games, in the
** folders of $STEPWISE_PATH and in the installed data; in each of them first in the folder itself,
** then in those of its families, which are the folders in it but `rules`. Hyphens may be left out.
** NULL, with the reason. */
const char *find_game(Arena *a, const Files *files, const char *game, Err *e);
/* The path of a game that is named as a file beside `asker`, a file; NULL where there is none such, or
** where it is `files` that have games. */
const char *find_beside(Arena *a, const Files *files, const char *asker, const char *game);
/* May whoever is not trusted ask for it: is it a name like "rules/chess", which leads nowhere but down from where it is
** looked for? */
bool find_allowed(const char *name);
/* The path of what `importer` (a file) imports as name ("rules/chess"): beside it, then in the
** folder above, in $STEPWISE_PATH and in the installed data. */
const char *find_import(Arena *a, const Files *files, const char *importer, const char *name,
                        Err *e);
/* The path of the picture NAME.svg that `importer`, a file, shows: beside it, beside `root`, and then
** where else an import is looked for. */
const char *find_drawing(Arena *a, const Files *files, const char *importer, const char *root,
                         const char *name, Err *e);
/* May a file be as large as that? Else the reason, without its name. */
bool find_fits(size_t n, Err *e);
/* The text of a regular file of at most 1 MB; belongs to a. False, with the reason without the
** path. */
bool find_read(Arena *a, const Files *files, const char *path, const char **text, size_t *n,
               Err *e);

/* A game file that was found. */
typedef struct GameFile {
    const char *name, *path;
} GameFile;
TYPED_VEC(GameFiles, gamefiles, GameFile)
/* Every *.lua in the places where find_game looks, names with a dot left out, each name once, the first place first;
** sorted by name. Strings belong to a. */
void game_list(Arena *a, GameFiles *out);
/* What games share: NAME.lua in the folder `rules` and NAME.svg in the folder `glyphs` of each of these
** places, named as an import names it ("rules/chess.lua"). Sorted in the same way. */
void shared_list(Arena *a, GameFiles *out);

#endif
