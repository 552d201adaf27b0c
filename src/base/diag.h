/*
** diag.h -- a list of complaints about a file, each with its place.
**
** The checker of a definition collects its complaints here and goes on, so that an author sees
** all of them. A Diags owns its texts; diags_free() frees them.
*/
#ifndef STEPWISE_BASE_DIAG_H
#define STEPWISE_BASE_DIAG_H

#include "arena.h"
#include "str.h"

#include <stdbool.h>
#include <stdarg.h>

/* DIAG_UNUSED: a warning, too: something that is made is never used, or never changed. */
typedef enum { DIAG_ERROR, DIAG_WARNING, DIAG_UNUSED } DiagKind;

typedef struct Diag {
    DiagKind kind;
    const char *file; /* as the author would name it; "" for none */
    int line;         /* 0: the file as a whole */
    const char *text;
    struct Diag *next;
} Diag;

/* How many errors and warnings are kept, and how many errors about one line; those after them are
** only counted. More errors would help nobody, as one leads to the next, and those of a line in a
** loop would hide all others. Warnings are independent, and some may yet be taken back. */
enum { DIAG_MAX = 20, A_LINE_MAX = 8, WARNINGS_MAX = 1000 };

typedef struct Diags {
    Arena *arena;
    Diag *first, *last;   /* in the order in which they were added */
    int errors, warnings; /* with those not kept; warnings of both sorts */
    int kept;             /* errors that are in the list */
} Diags;

void diags_init(Diags *d);
void diags_free(Diags *d);
/* Adds a complaint as one line that is safe to show (shown.h), cut at 1023 bytes. The same text
** about the same line is kept once. */
void diags_add(Diags *d, DiagKind kind, const char *file, int line, const char *fmt, ...)
    __attribute__((format(printf, 5, 6)));
void diags_vadd(Diags *d, DiagKind kind, const char *file, int line, const char *fmt,
                va_list args);
/* Takes back the warnings, of both sorts, about lines first to last of a file. */
void diags_silence(Diags *d, const char *file, int first, int last);
/* Adds all of them to `out`, one a line: "file:line: text" or "file:line: warning: text"; then
** how many more errors and warnings there were that were not kept. */
void diags_write(const Diags *d, Str *out);
/* Adds those of one kind, without saying how many were not kept. */
void diags_write_kind(const Diags *d, DiagKind kind, Str *out);

#endif
