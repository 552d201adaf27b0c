/*
** def.c -- the lists of a definition, and names looked up in it.
**
** Names are few and looked up at load time only: every search is a plain loop.
*/
#include "def.h"
#include "base/err.h"

#include <stdio.h>
#include <string.h>

void def_init(Def *d, Diags *diags) {
    *d = (Def){.arena = arena_new(), .diags = diags, .board.anywhere = -1};
    for (int p = 0; p < PLAYERS_MAX; p++)
        d->setup.symmetry[p] = -1;
}

void def_free(Def *d) {
    sources_free(&d->sources);
    piecedefs_free(&d->pieces);
    vardefs_free(&d->vars);
    ruledefs_free(&d->rules);
    triggerdefs_free(&d->triggers);
    nodes_free(&d->forbid);
    turndefs_free(&d->turns);
    throwdefs_free(&d->throws);
    nodes_free(&d->named);
    fendefs_free(&d->fen);
    notationdefs_free(&d->notations);
    optiondefs_free(&d->options);
    defaults_free(&d->defaults);
    arena_free(d->arena);
    *d = (Def){0};
}

int def_cell(const Def *d, const char *name) {
    for (int i = 0; i < d->board.ncells; i++)
        if (strcmp(d->board.cell[i].name, name) == 0)
            return i;
    return -1;
}

int def_dir(const Def *d, const char *name) {
    for (int i = 0; i < d->board.ndirs; i++)
        if (strcmp(d->board.dir[i]->name, name) == 0)
            return i;
    return -1;
}

int def_player(const Def *d, const char *name) {
    for (int i = 0; i < d->nplayers; i++)
        if (str_equal_fold(d->player[i].name, name))
            return i;
    return -1;
}

const char *def_hint(Def *d, const char *word, const char *const *names, size_t n) {
    const char *near = str_nearest(word, names, n);
    return near ? arena_printf(d->arena, "; did you mean '%s'?", near) : "";
}

void def_error(Def *d, Place at, const char *fmt, ...) {
    char text[ERR_TEXT];
    va_list args;
    va_start(args, fmt);
    vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    diags_add(d->diags, DIAG_ERROR, at.file ? at.file : "", at.line, "%s", text);
}
