/*
** answer.h -- the library's handles, and how its answers are handed over.
**
** For the files behind stepwise.h: what they give away is a block of its own, for sw_free().
*/
#ifndef STEPWISE_ANSWER_H
#define STEPWISE_ANSWER_H

#include "base/diag.h"
#include "base/err.h"
#include "base/str.h"
#include "lang/load.h"
#include "match/match.h"
#include "stepwise.h"

/* Handles are the floors' own structs by another name. */
struct sw_Game {
    Game it;
};
struct sw_Match {
    Match it;
};

/* The text, or "" for NULL. */
const char *answer_or_empty(const char *text);
/* The text of s, which the caller of the library frees. */
char *answer_text(Str *s);
/* Hands over why something is not `ok`, and NULL where it is; ok. */
bool answer_told(bool ok, const Err *e, char **error);
/* The same of all complaints, which are given back. */
void answer_all(bool ok, Diags *diags, char **error);
/* A list of `count` rows of texts as one block: the rows, one of NULLs, and then all the texts. *n,
** which may be NULL, is the count. */
void *answer_list(const void *rows, size_t columns, size_t count, int *n);

/* A host's files. Where one is found its text is read next: what was given is then at hand, and not asked for twice. */
typedef struct AnswerFiles {
    const sw_Files *host; /* or NULL: folders have the files */
    Files asked;          /* what the floors below ask */
    Str name;             /* of the file that was given last */
    const char *text;
    size_t n;
} AnswerFiles;
/* What the floors below ask: NULL where there is no host. `f` stays where it is until answer_files_free(). */
const Files *answer_files(AnswerFiles *f, const sw_Files *host);
void answer_files_free(AnswerFiles *f);

/* Takes the tuned numbers that lie beside a game just loaded; `files` as for loading it. */
void answer_tune(Game *g, const Files *files);

/* A function of the library that one expression answers. */
#define ANSWER(type, function, asked, answer)                                                  \
    type function asked {                                                                      \
        return answer;                                                                         \
    }
/* One that says whether all went well, or else why not: in `e`. */
#define TOLD(function, asked, answer)                                                          \
    bool function asked {                                                                      \
        Err e;                                                                                 \
        return answer_told(answer, &e, error);                                                 \
    }

#endif
