/*
** answer.h -- the library's handles, and how its answers are handed to the caller.
**
** For the files behind stepwise.h. Whatever they give away is a single block, for sw_free().
*/
#ifndef STEPWISE_FACE_ANSWER_H
#define STEPWISE_FACE_ANSWER_H

#include "base/diag.h"
#include "base/err.h"
#include "base/str.h"
#include "lang/load.h"
#include "match/match.h"
#include "stepwise.h"

/* The public handles are the internal structs under other names. */
struct sw_Game {
    Game it;
};
struct sw_Match {
    Match it;
};

/* The text, or "" for NULL. */
const char *answer_or_empty(const char *text);
/* Gives the text of s away: it is never NULL, and the caller of the library frees it. */
char *answer_text(Str *s);
/* What `write` adds about a match, as a text to give away. */
char *answer_written(const Match *m, void write(const Match *, Str *));
/* Sets *error, unless `error` is NULL, to a copy of e's message if `ok` is false, otherwise to
** NULL. Returns ok. */
bool answer_or_error(bool ok, const Err *e, char **error);
/* Likewise with all complaints of `diags`, which it frees. */
void answer_all(bool ok, Diags *diags, char **error);
/* Copies a list of `count` rows of `columns` texts into one block: the rows of pointers, a row
** of NULLs, and then the texts. *n, unless n is NULL, is set to count. */
void *answer_list(const void *rows, size_t columns, size_t count, int *n);

/* The files of a sw_Files host. A file is first looked for and then read, by two calls that ask
** for the same name: the text given last is kept, so that the host is asked only once. */
typedef struct AnswerFiles {
    const sw_Files *host; /* NULL: files come from folders */
    Files asked;          /* what is handed to the layers below */
    Str name;             /* name of the file given last */
    const char *text;
    size_t n;
} AnswerFiles;
/* Sets *f up, and returns what to hand to the layers below: NULL if `host` is NULL. f must not
** move until answer_files_free(). */
const Files *answer_files(AnswerFiles *f, const sw_Files *host);
void answer_files_free(AnswerFiles *f);

/* Loads the tuned weights that lie beside a game just loaded, if there are any; `files` as for
** loading the game. */
void answer_tune(Game *g, const Files *files);

#endif
