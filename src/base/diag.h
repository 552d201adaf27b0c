/*
** diag.h -- several complaints at once, each with its place.
**
** The checker of a definition collects what is wrong here and goes on, so that an author sees
** all of it. A Diags owns its texts; diags_free gives them back.
*/
#ifndef STEPWISE_DIAG_H
#define STEPWISE_DIAG_H

#include "arena.h"
#include "str.h"

#include <stdbool.h>
#include <stdarg.h>

/* DIAG_UNUSED: a warning, too: of what nobody uses, or changes. */
typedef enum { DIAG_ERROR, DIAG_WARNING, DIAG_UNUSED } DiagKind;

typedef struct Diag {
    DiagKind kind;
    const char *file; /* as the author would name it; "" when there is none */
    int line;         /* 0: the file as a whole */
    const char *text;
    struct Diag *next;
} Diag;

/* More errors than this help nobody, one leading to the next; what comes later is counted, not kept. So are warnings, of which
** each is for itself and some may yet be taken back. */
enum { DIAG_MAX = 20, WARNINGS_MAX = 1000 };

typedef struct Diags {
    Arena *arena;
    Diag *first, *last;
    int errors, warnings;
} Diags;

void diags_init(Diags *d);
void diags_free(Diags *d);
/* The same complaint about the same line is kept once. */
void diags_add(Diags *d, DiagKind kind, const char *file, int line, const char *fmt, ...)
    __attribute__((format(printf, 5, 6)));
void diags_vadd(Diags *d, DiagKind kind, const char *file, int line, const char *fmt,
                va_list args);
/* Takes back the warnings of lines first to last of a file. */
void diags_silence(Diags *d, const char *file, int first, int last);
/* All of them, one a line: "file:line: text" or "file:line: warning: text". */
void diags_write(const Diags *d, Str *out);
/* Those of one kind. */
void diags_write_kind(const Diags *d, DiagKind kind, Str *out);

#endif
