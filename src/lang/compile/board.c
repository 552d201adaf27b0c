/*
** board.c -- symmetries from the edges, and the finished graph.
**
** The image of a direction under a symmetry is the direction whose every edge is the image of
** one of its edges. Nobody has to say it, and it holds for leaps as for steps.
*/
#include "parts.h"

#include <string.h>

/* Does `to` lead from every image to the image of where `dir` leads? */
static bool is_image(const BoardDef *b, const SymmetryDef *s, int dir, int to) {
    for (int i = 0; i < b->ncells; i++) {
        Sq next = b->dir[dir]->next[i], there = b->dir[to]->next[s->image[i]];
        if (there != (next == SQ_NONE ? SQ_NONE : s->image[next]))
            return false;
    }
    return true;
}

/* Of two directions with the same edges the one with the same place among them would do as
** well; the first that is not taken yet is. */
static int find_image(const BoardDef *b, const SymmetryDef *s, int dir, const bool *taken) {
    int found = -1;
    for (int to = 0; to < b->ndirs; to++)
        if (is_image(b, s, dir, to) && (found < 0 || (taken[found] && !taken[to])))
            found = to;
    return found;
}

static void find_images(Def *d, SymmetryDef *s) {
    bool taken[DIRS_MAX] = {false};
    for (int dir = 0; dir < d->board.ndirs; dir++) {
        int image = find_image(&d->board, s, dir, taken);
        if (image < 0) {
            def_error(d, s->place, "symmetry '%s': direction '%s' has no image under it",
                      s->name, d->board.dir[dir]->name);
            image = dir;
        }
        s->turned[dir] = (Dir)image;
        taken[image] = true;
    }
}

/* A symmetry that only a setup uses moves cells; its directions do not matter. */
void board_find_images(Def *d) {
    bool found[SYMMETRIES_MAX] = {false};
    for (int p = 0; p < d->nplayers; p++) {
        int s = d->symmetry[p];
        if (s < 0 || found[s])
            continue;
        found[s] = true;
        find_images(d, d->board.symmetry[s]);
    }
}

void board_add_anywhere(Def *d) {
    BoardDef *b = &d->board;
    if (b->anywhere >= 0)
        return;
    if (b->ndirs + b->ncells > DIRS_MAX) {
        def_error(d, b->place,
                  "`anywhere` needs a direction for each cell, more than the %d "
                  "that a board can have",
                  DIRS_MAX);
        return;
    }
    b->anywhere = b->ndirs;
    for (int to = 0; to < b->ncells; to++) {
        DirDef *dir = arena_alloc(d->arena, sizeof *dir);
        dir->name = arena_printf(d->arena, "to %s", b->cell[to]);
        for (int i = 0; i < SQ_MAX; i++)
            dir->next[i] = i < b->ncells && i != to ? (Sq)to : (Sq)SQ_NONE;
        memset(dir->arrive, b->ndirs, sizeof dir->arrive);
        b->dir[b->ndirs++] = dir;
    }
}

void board_finish(const Def *d, Game *g, Display *to) {
    const BoardDef *b = &d->board;
    int n = b->ncells;
    Sq *next = ARENA_ARRAY(g->arena, Sq, b->ndirs * n);
    Dir *arrive = ARENA_ARRAY(g->arena, Dir, b->ndirs * n);
    const char **names = ARENA_ARRAY(g->arena, const char *, b->ndirs);
    for (int dir = 0; dir < b->ndirs; dir++) {
        memcpy(next + dir * n, b->dir[dir]->next, (size_t)n * sizeof *next);
        memcpy(arrive + dir * n, b->dir[dir]->arrive, (size_t)n * sizeof *arrive);
        names[dir] = b->dir[dir]->name;
    }
    const char **cells = arena_copy(g->arena, b->cell, (size_t)n * sizeof *cells);
    g->graph = (Graph){n, b->ndirs, next, arrive, names, cells};
    to->cells = arena_copy(g->arena, b->look, (size_t)n * sizeof *b->look);
    to->nrows = b->nrows;
    to->rows = arena_copy(g->arena, b->row, (size_t)b->nrows * sizeof *b->row);
}
