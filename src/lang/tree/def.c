/*
** def.c -- the lists of a definition, and the lookup of names in it.
**
** Names are few and are looked up only while a game is loaded, so a linear search will do;
** cells alone have a hash table.
*/
#include "def.h"

#include "facts.h"
#include "base/err.h"
#include "base/shown.h"

#include <stdio.h>
#include <string.h>

const char *const decree_words[DECREES + 1] = {
    [DECREE_FORBID] = "forbid", [DECREE_AGAIN] = "again", [DECREE_SKIP] = "skip"};

void def_init(Def *d, const char *root, Arena *a, Diags *diags) {
    *d = (Def){.root = root, .arena = a, .diags = diags, .board.anywhere = -1};
    budget_init(&d->budget);
    d->display = arena_alloc(a, sizeof *d->display);
    d->display->file = root;
    d->display->file_shown = shown_copy(a, root, strlen(root));
    for (int p = 0; p < PLAYERS_MAX; p++)
        d->setup.symmetry[p] = -1;
}

void def_free(Def *d) {
#define X(member, Name, prefix, Type) prefix##_free(&d->member);
    DEF_LISTS(X)
#undef X
    *d = (Def){0};
}

/* The name under which the file at `asker` was read, as seen from the definition:
** "rules/jetan.lua", or "" for the definition's own file. Its first *n bytes are its folder,
** slash included. */
static const char *seen_folder(const Def *d, const char *asker, int *n) {
    const char *seen = "", *slash;
    for (size_t i = 0; i < d->used.n; i++)
        if (strcmp(d->used.at[i].path, asker) == 0)
            seen = d->used.at[i].name;
    slash = strrchr(seen, '/');
    *n = slash ? (int)(slash + 1 - seen) : 0;
    return seen;
}

void def_used(Def *d, const char *asker, const char *name, const char *ending,
              const char *path) {
    /* A file found beside its asker shares the asker's folder; one found elsewhere does not. */
    int n;
    const char *slash = strrchr(asker, '/'), *folder = seen_folder(d, asker, &n);
    const char *beside = arena_printf(
        d->arena, "%.*s%s%s", slash ? (int)(slash + 1 - asker) : 0, asker, name, ending);
    const char *full =
        arena_printf(d->arena, "%.*s%s%s", strcmp(path, beside) ? 0 : n, folder, name, ending);
    for (size_t i = 0; i < d->used.n; i++)
        if (strcmp(d->used.at[i].name, full) == 0)
            return;
    usedlist_add(&d->used, (FileUsed){full, path});
}

/* The slot that holds the cell of that name, or the free slot where it belongs: linear probing,
** with the hash of Fowler, Noll and Vo (FNV-1a). */
static unsigned slot_of(const BoardDef *b, const char *name) {
    uint32_t hash = 2166136261u;
    for (const char *at = name; *at; at++)
        hash = (hash ^ (unsigned char)*at) * 16777619u;
    while (b->slot[hash %= CELL_SLOTS] && strcmp(b->cell[b->slot[hash] - 1], name) != 0)
        hash++;
    return hash;
}

int def_cell(const Def *d, const char *name) {
    return (int)d->board.slot[slot_of(&d->board, name)] - 1;
}

void def_add_cell(Def *d, const char *name) {
    BoardDef *b = &d->board;
    unsigned slot = slot_of(b, name);
    b->cell[b->ncells++] = name;
    b->slot[slot] = (uint16_t)b->ncells;
}

int def_dir(const Def *d, const char *name) {
    for (int i = 0; i < d->board.ndirs; i++)
        if (strcmp(d->board.dir[i]->name, name) == 0)
            return i;
    return -1;
}

int def_piece(const Def *d, const char *name) {
    for (size_t i = 0; i < d->pieces.n; i++)
        if (strcmp(d->pieces.at[i].kind.name, name) == 0)
            return (int)i;
    return -1;
}

bool part_drops(const PartDef *part) {
    return !part->pass && !part->walk;
}

bool def_drops(const Def *d) {
    for (size_t t = 0; t < d->turns.n; t++)
        for (int i = 0; i < d->turns.at[t].nparts; i++)
            if (part_drops(&d->turns.at[t].part[i]))
                return true;
    return d->turns.n == 0;
}

/* Whether, for some player, the walk may leave its man where he began: it need not step, it may
** come back (revisit), or it is still(). */
static bool may_stay(const Def *d, const Node *walk) {
    for (int player = 0; walk && player < d->nplayers; player++)
        if (!walk_must_step(walk, player) || node_has(walk, player, NODE_STILL, false))
            return true;
    return false;
}

bool def_passes(const Def *d) {
    for (size_t i = 0; i < d->pieces.n; i++)
        if (may_stay(d, d->pieces.at[i].move))
            return true;
    for (size_t t = 0; t < d->turns.n; t++)
        for (int i = 0; i < d->turns.at[t].nparts; i++)
            if (d->turns.at[t].part[i].pass || may_stay(d, d->turns.at[t].part[i].walk))
                return true;
    return false;
}

int def_player(const Def *d, const char *name) {
    for (int i = 0; i < d->nplayers; i++)
        if (str_equal_fold(d->display->player[i].name, name))
            return i;
    return -1;
}

const char *def_hint(Def *d, const char *word, const char *const *names, size_t n) {
    const char *near = str_nearest(word, names, n);
    return near ? arena_printf(d->arena, "; did you mean '%s'?", near) : "";
}

const char *def_hint_all(Def *d, const char *word, const char *const *names, size_t n) {
    enum { MANY = 16 };
    const char *hint = def_hint(d, word, names, n);
    if (*hint || n == 0 || n > MANY)
        return hint;
    for (size_t i = 0; i < n; i++)
        hint = arena_printf(d->arena, "%s%s%s", hint, i ? ", " : "; available: ", names[i]);
    return hint;
}

const char *def_hint_player(Def *d, const char *word) {
    const char *names[PLAYERS_MAX];
    for (int i = 0; i < d->nplayers; i++)
        names[i] = d->display->player[i].name;
    return def_hint(d, word, names, (size_t)d->nplayers);
}

const char *def_hint_piece(Def *d, const char *word) {
    const char **names = ARENA_ARRAY(d->arena, const char *, d->pieces.n);
    for (size_t i = 0; i < d->pieces.n; i++) {
        names[i] = d->pieces.at[i].kind.name;
        if (strcmp(d->pieces.at[i].look.letter, word) == 0)
            return arena_printf(d->arena, "; '%s' is the letter of '%s'; use the piece's name",
                                word, names[i]);
    }
    return def_hint(d, word, names, d->pieces.n);
}

bool def_error(Def *d, Place at, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    def_verror(d, at, fmt, args);
    va_end(args);
    return false;
}

void def_verror(Def *d, Place at, const char *fmt, va_list args) {
    diags_vadd(d->diags, DIAG_ERROR, at.file ? at.file : "", at.line, fmt, args);
}

void def_warning(Def *d, Place at, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    diags_vadd(d->diags, DIAG_WARNING, at.file ? at.file : "", at.line, fmt, args);
    va_end(args);
}

const char *def_line(Def *d, Place here, Place there) {
    bool same = !there.file || (here.file && strcmp(here.file, there.file) == 0);
    return arena_printf(d->arena, "line %d%s%s", there.line, same ? "" : " of ",
                        same ? "" : there.file);
}
