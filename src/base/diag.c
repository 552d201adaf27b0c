/*
** diag.c -- a list in the order of complaints; beyond the limits they are only counted.
*/
#include "diag.h"

#include "shown.h"

#include <stdio.h>
#include <string.h>

void diags_init(Diags *d) {
    *d = (Diags){.arena = arena_new()};
}

void diags_free(Diags *d) {
    arena_free(d->arena);
    *d = (Diags){0};
}

static bool known(const Diags *d, const char *file, int line, const char *text) {
    for (const Diag *i = d->first; i; i = i->next)
        if (i->line == line && strcmp(i->file, file) == 0 && strcmp(i->text, text) == 0)
            return true;
    return false;
}

/* Whether as many errors about the line are kept as may be; line 0 is the whole file. */
static bool is_full(const Diags *d, const char *file, int line) {
    int n = 0;
    for (const Diag *i = d->first; i; i = i->next)
        n += i->kind == DIAG_ERROR && i->line == line && strcmp(i->file, file) == 0;
    return d->kept == DIAG_MAX || (line > 0 && n >= A_LINE_MAX);
}

void diags_add(Diags *d, DiagKind kind, const char *file, int line, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    diags_vadd(d, kind, file, line, fmt, args);
    va_end(args);
}

void diags_vadd(Diags *d, DiagKind kind, const char *file, int line, const char *fmt,
                va_list args) {
    char text[1024];
    vsnprintf(text, sizeof text, fmt, args);
    shown_in_place(text, sizeof text);
    if (known(d, file, line, text))
        return;
    if (kind == DIAG_ERROR) {
        d->errors++;
        if (is_full(d, file, line))
            return;
        d->kept++;
    } else if (++d->warnings > WARNINGS_MAX) {
        return;
    }
    Diag *i = arena_alloc(d->arena, sizeof *i);
    *i = (Diag){.kind = kind,
                .file = arena_strdup(d->arena, file),
                .line = line,
                .text = arena_strdup(d->arena, text)};
    if (d->last)
        d->last->next = i;
    else
        d->first = i;
    d->last = i;
}

void diags_silence(Diags *d, const char *file, int first, int last) {
    Diag *kept = NULL;
    for (Diag *i = d->first, *next; i; i = next) {
        next = i->next;
        if (i->kind != DIAG_ERROR && i->line >= first && i->line <= last &&
            strcmp(i->file, file) == 0) {
            *(kept ? &kept->next : &d->first) = next;
            d->warnings--;
        } else {
            kept = i;
        }
    }
    d->last = kept;
}

static void write_one(const Diag *i, Str *out) {
    shown_add_line(out, i->file, strlen(i->file));
    if (i->file[0] && i->line > 0)
        str_addf(out, ":%d", i->line);
    str_addf(out, "%s%s%s\n", i->file[0] ? ": " : "",
             i->kind == DIAG_ERROR ? "" : "warning: ", i->text);
}

static void write_more(int more, const char *what, Str *out) {
    if (more > 0)
        str_addf(out, "(%d more %s%s)\n", more, what, more == 1 ? "" : "s");
}

void diags_write_kind(const Diags *d, DiagKind kind, Str *out) {
    for (const Diag *i = d->first; i; i = i->next)
        if (i->kind == kind)
            write_one(i, out);
}

void diags_write(const Diags *d, Str *out) {
    int errors = 0, kept = 0;
    for (const Diag *i = d->first; i; i = i->next) {
        write_one(i, out);
        *(i->kind == DIAG_ERROR ? &errors : &kept) += 1;
    }
    write_more(d->errors - errors, "error", out);
    write_more(d->warnings - kept, "warning", out);
}
