/*
** watch.c -- files are compared by time, size and inode.
*/
#include "watch.h"

#include "text.h"

#include <stdlib.h>
#include <string.h>

static void look(Watched *f) {
    struct stat st;
    f->there = stat(f->path, &st) == 0;
    f->when = f->there ? st.st_mtim : (struct timespec){0};
    f->size = f->there ? st.st_size : 0;
    f->inode = f->there ? st.st_ino : 0;
}

static bool same(const Watched *a, const Watched *b) {
    return a->there == b->there && a->size == b->size && a->inode == b->inode &&
           a->when.tv_sec == b->when.tv_sec && a->when.tv_nsec == b->when.tv_nsec;
}

void watch_free(Watch *w) {
    for (int i = 0; i < w->n; i++)
        free(w->file[i].path);
    free(w->file);
    *w = (Watch){0};
}

void watch_add(Watch *w, const char *path) {
    for (int i = 0; i < w->n; i++)
        if (strcmp(w->file[i].path, path) == 0)
            return;
    w->file = cli_grow(w->file, sizeof *w->file * (size_t)(w->n + 1));
    w->file[w->n] = (Watched){.path = copy_text(path)};
    look(&w->file[w->n++]);
}

/* A file that was watched before keeps its state of then: a change since is not missed. */
void watch_game(Watch *w, const sw_Game *g) {
    int n;
    Watch before = *w;
    const sw_File *files = sw_game_files(g, &n);
    *w = (Watch){0};
    for (int i = 0; i < n; i++)
        watch_add(w, files[i].path);
    for (int i = 0; i < w->n; i++)
        for (int k = 0; k < before.n; k++)
            if (strcmp(w->file[i].path, before.file[k].path) == 0) {
                char *path = w->file[i].path;
                w->file[i] = before.file[k];
                w->file[i].path = path;
            }
    watch_free(&before);
}

void watch_complaints(Watch *w, const char *error) {
    while (*error) {
        size_t line = strcspn(error, "\n"), name = strcspn(error, ":\n");
        struct stat st;
        char *path = format("%.*s", (int)name, error);
        if (name < line && stat(path, &st) == 0 && S_ISREG(st.st_mode))
            watch_add(w, path);
        free(path);
        error += line + (error[line] == '\n');
    }
}

bool watch_any(const Watch *w) {
    for (int i = 0; i < w->n; i++)
        if (w->file[i].there)
            return true;
    return false;
}

static bool look_again(Watch *w) {
    bool changed = false;
    for (int i = 0; i < w->n; i++) {
        Watched before = w->file[i];
        look(&w->file[i]);
        changed = changed || !same(&before, &w->file[i]);
    }
    return changed;
}

bool watch_changed(Watch *w) {
    enum { QUIET_MS = 50, TIMES = 40 };
    const struct timespec quiet = {0, QUIET_MS * 1000000L};
    if (!look_again(w))
        return false;
    for (int i = 0; i < TIMES; i++) {
        nanosleep(&quiet, NULL);
        if (!look_again(w))
            break;
    }
    return true;
}
