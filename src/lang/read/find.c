/*
** find.c -- the places where files of definitions are looked for.
**
** They are, in this order: a folder given by the caller, the folders of $STEPWISE_PATH, the
** installed data.
*/
#include "find.h"

#include "base/shown.h"
#include "lang/tree/tree.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#ifndef STEPWISE_DATADIR
#define STEPWISE_DATADIR "/usr/local/share/stepwise"
#endif
#define INSTALLED STEPWISE_DATADIR "/games"

enum { FILE_BYTES_MAX = 1024 * 1024 };

/* FAMILIES_MAX: families of one folder that are searched. BESIDE_MAX: files of a folder that
** are considered for "did you mean". */
enum { FAMILIES_MAX = 64, BESIDE_MAX = 512 };

typedef struct Folders {
    int n;
    const char *at[64];
} Folders;

static Folders folders(Arena *a, const char *first) {
    Folders f = {.n = 1, .at = {first}};
    const char *path = getenv("STEPWISE_PATH");
    while (path && *path && f.n < 63) {
        size_t n = strcspn(path, ":");
        if (n > 0)
            f.at[f.n++] = arena_strndup(a, path, n);
        path += n + (path[n] == ':');
    }
    f.at[f.n++] = INSTALLED;
    return f;
}

static const char *in_folder(Arena *a, const char *folder, const char *name,
                             const char *ending) {
    struct stat st;
    const char *path = arena_printf(a, "%s%s%s%s", folder, folder[0] ? "/" : "", name, ending);
    return stat(path, &st) == 0 ? path : NULL;
}

/* The first file of that name and ending in the folder `first`, in $STEPWISE_PATH and in the
** installed data; or NULL. */
static const char *find_file(Arena *a, const char *first, const char *name,
                             const char *ending) {
    Folders f = folders(a, first);
    const char *path = NULL;
    for (int i = 0; i < f.n && !path; i++)
        path = in_folder(a, f.at[i], name, ending);
    return path;
}

/* Whether a subfolder of that name holds a family of games: `rules` holds what games share. */
static bool is_family(const char *name) {
    return name[0] != '.' && strcmp(name, "rules") != 0 && shown_is_line(name, strlen(name));
}

/* Fills in the paths of a folder's families, at most `most`, sorted. Returns their number. */
static int list_families(Arena *a, const char *folder, const char **families, int most) {
    DIR *dir = opendir(folder);
    struct dirent *entry;
    struct stat st;
    int n = 0;
    while (dir && n < most && (entry = readdir(dir))) {
        const char *path = arena_printf(a, "%s/%s", folder, entry->d_name);
        if (is_family(entry->d_name) && stat(path, &st) == 0 && S_ISDIR(st.st_mode))
            families[n++] = path;
    }
    if (dir)
        closedir(dir);
    names_sort(families, (size_t)n);
    return n;
}

static const char *in_families(Arena *a, const char *folder, const char *name) {
    const char *families[FAMILIES_MAX], *path = NULL;
    int n = list_families(a, folder, families, FAMILIES_MAX);
    for (int i = 0; i < n && !path; i++)
        path = in_folder(a, families[i], name, ".lua");
    return path;
}

static bool is_path(const char *game) {
    size_t n = strlen(game);
    return strchr(game, '/') || (n > 4 && strcmp(game + n - 4, ".lua") == 0);
}

/* Whether the names are equal when hyphens are ignored. */
static bool same_name(const char *a, const char *b) {
    for (;; a++, b++) {
        a += strspn(a, "-");
        b += strspn(b, "-");
        if (*a != *b || !*a)
            return *a == *b;
    }
}

/* The path of the first game whose name is equal but for hyphens, or NULL. */
static const char *without_hyphens(Arena *a, const char *game) {
    GameFiles files = {0};
    const char *path = NULL;
    game_list(a, &files);
    for (size_t i = 0; i < files.n && !path; i++)
        if (same_name(files.at[i].name, game))
            path = files.at[i].path;
    gamefiles_free(&files);
    return path;
}

static const char *nearest_game(Arena *a, const char *game) {
    GameFiles files = {0};
    game_list(a, &files);
    const char **names = ARENA_ARRAY(a, const char *, files.n);
    for (size_t i = 0; i < files.n; i++)
        names[i] = files.at[i].name;
    const char *near = str_nearest(game, names, files.n);
    gamefiles_free(&files);
    return near ? arena_printf(a, "; did you mean '%s'?", near) : "";
}

/* The folder of a file; "" for the current one. */
static const char *folder_of(Arena *a, const char *file) {
    const char *slash = strrchr(file, '/');
    size_t n = !slash ? 0 : slash == file ? 1 : (size_t)(slash - file);
    return arena_strndup(a, file, n);
}

/* The parent of a folder, in which "" is the current one. */
static const char *folder_above(Arena *a, const char *folder) {
    size_t n = strlen(folder);
    if (n == 0 || strcmp(folder, ".") == 0)
        return "..";
    bool up = n >= 2 && strcmp(folder + n - 2, "..") == 0 && (n == 2 || folder[n - 3] == '/');
    return up ? arena_printf(a, "%s/..", folder) : folder_of(a, folder);
}

/* The name under which `files` has the file: beside the asking file, or NAME itself. NULL,
** with the reason, if it has neither. */
static const char *supplied(Arena *a, const Files *files, const char *asker, const char *name,
                            const char *ending, Err *e) {
    const char *unused, *folder = folder_of(a, asker);
    const char *full = arena_printf(a, "%s%s", name, ending);
    const char *beside = *folder ? arena_printf(a, "%s/%s", folder, full) : full;
    size_t n;
    if (files->read(files->ctx, beside, &unused, &n))
        return beside;
    if (files->read(files->ctx, full, &unused, &n))
        return full;
    err_set(e, "there is no file '%s' among the files given", full);
    return NULL;
}

const char *find_beside(Arena *a, const Files *files, const char *asker, const char *game) {
    if (files || !is_path(game) || game[0] == '/')
        return NULL;
    return in_folder(a, folder_of(a, asker), game, "");
}

const char *find_game(Arena *a, const Files *files, const char *game, Err *e) {
    if (files)
        return supplied(a, files, "", game, is_path(game) ? "" : ".lua", e);
    if (is_path(game))
        return arena_strdup(a, game);
    Folders f = folders(a, "games");
    const char *path = NULL;
    for (int i = 0; i < f.n && !path; i++) {
        path = in_folder(a, f.at[i], game, ".lua");
        path = path ? path : in_families(a, f.at[i], game);
    }
    if (!path)
        path = without_hyphens(a, game);
    if (!path)
        err_set(e, "no game '%s' in games/, $STEPWISE_PATH or " INSTALLED "%s", game,
                nearest_game(a, game));
    return path;
}

/* An empty part or a dot would make a second path to the same file, which would then be read
** as another one. A colon may name a drive. */
bool find_allowed(const char *name) {
    if (strstr(name, "..") || strpbrk(name, "\\:"))
        return false;
    for (const char *part = name;; part++) {
        size_t n = strcspn(part, "/");
        if (n == 0 || (n == 1 && *part == '.'))
            return false;
        part += n;
        if (!*part)
            return true;
    }
}

/* The folders that are searched for what `asker` asks for, besides $STEPWISE_PATH and the
** installed data: its own, that of `root` (NULL: none), and the one above its own. */
enum { NEAR = 3 };

static int near_folders(Arena *a, const char *asker, const char *root, const char *out[NEAR]) {
    const char *beside = folder_of(a, asker), *game = root ? folder_of(a, root) : beside;
    int n = 0;
    out[n++] = beside;
    if (strcmp(game, beside) != 0)
        out[n++] = game;
    const char *above = folder_above(a, beside);
    if (strcmp(above, out[n - 1]) != 0)
        out[n++] = above;
    return n;
}

static const char *find_for(Arena *a, const char *asker, const char *root, const char *name,
                            const char *ending) {
    const char *folder[NEAR], *path = NULL;
    int n = near_folders(a, asker, root, folder);
    for (int i = 0; i + 1 < n && !path; i++)
        path = in_folder(a, folder[i], name, ending);
    return path ? path : find_file(a, folder[n - 1], name, ending);
}

/* "games/rules, games" */
static const char *places_for(Arena *a, const char *asker, const char *root) {
    const char *folder[NEAR], *list = "";
    int n = near_folders(a, asker, root, folder);
    for (int i = 0; i < n; i++)
        list = arena_printf(a, "%s%s%s", list, i ? ", " : "", *folder[i] ? folder[i] : ".");
    return list;
}

/* Complains of a name that is not allowed; returns false then. */
static bool check_name(const char *takes, const char *name, Err *e) {
    return find_allowed(name) ||
           err_set(e, "%s, not an absolute path and without '.' or '..', got '%s'", takes,
                   name);
}

const char *find_import(Arena *a, const Files *files, const char *importer, const char *name,
                        Err *e) {
    if (!check_name("import takes a name like \"rules/chess\"", name, e))
        return NULL;
    if (files)
        return supplied(a, files, importer, name, ".lua", e);
    const char *path = find_for(a, importer, NULL, name, ".lua");
    if (!path)
        err_set(e, "no file '%s.lua' to import in %s, $STEPWISE_PATH or " INSTALLED, name,
                places_for(a, importer, NULL));
    return path;
}

const char *find_drawing(Arena *a, const Files *files, const char *importer, const char *root,
                         const char *name, Err *e) {
    if (!check_name("'drawing' takes a name like \"glyphs/man\"", name, e))
        return NULL;
    if (files)
        return supplied(a, files, importer, name, ".svg", e);
    const char *path = find_for(a, importer, root, name, ".svg");
    if (!path)
        err_set(e, "no picture '%s.svg' in %s, $STEPWISE_PATH or " INSTALLED, name,
                places_for(a, importer, root));
    return path;
}

/* The Lua file in the folder of `path` whose name is nearest to the one that is missing; or
** NULL. */
static const char *nearest_file(Arena *a, const char *path) {
    const char *slash = strrchr(path, '/'), *folder = folder_of(a, path);
    const char *names[BESIDE_MAX];
    DIR *dir = opendir(*folder ? folder : ".");
    struct dirent *entry;
    size_t n = 0;
    while (dir && n < BESIDE_MAX && (entry = readdir(dir))) {
        const char *dot = strrchr(entry->d_name, '.');
        if (dot && strcmp(dot, ".lua") == 0)
            names[n++] = arena_strdup(a, entry->d_name);
    }
    if (dir)
        closedir(dir);
    return str_nearest(slash ? slash + 1 : path, names, n);
}

bool find_fits(size_t n, Err *e) {
    return n <= FILE_BYTES_MAX || err_set(e, "is too large: a file may have at most 1 MB");
}

/* Checks before the file is opened, since opening a pipe may wait for ever. */
static bool check_file(Arena *a, const char *path, Err *e) {
    struct stat st;
    if (stat(path, &st) != 0) {
        const char *why = strerror(errno),
                   *near = errno == ENOENT ? nearest_file(a, path) : NULL;
        return err_set(e, "cannot be read: %s%s%s%s", why, near ? "; did you mean '" : "",
                       near ? near : "", near ? "'?" : "");
    }
    if (S_ISDIR(st.st_mode))
        return err_set(e, "is a directory, not a file");
    if (!S_ISREG(st.st_mode))
        return err_set(e, "is not a regular file");
    return find_fits((size_t)st.st_size, e);
}

static bool read_supplied(Arena *a, const Files *files, const char *path, const char **text,
                          size_t *n, Err *e) {
    const char *at;
    if (!files->read(files->ctx, path, &at, n))
        return err_set(e, "is not among the files given");
    if (!find_fits(*n, e))
        return false;
    *text = arena_strndup(a, at, *n);
    return true;
}

bool find_read(Arena *a, const Files *files, const char *path, const char **text, size_t *n,
               Err *e) {
    if (files)
        return read_supplied(a, files, path, text, n, e);
    if (!check_file(a, path, e))
        return false;
    FILE *f = fopen(path, "rb");
    if (!f)
        return err_set(e, "cannot be read: %s", strerror(errno));
    Str s = {0};
    char block[4096];
    size_t got;
    while (s.n <= FILE_BYTES_MAX && (got = fread(block, 1, sizeof block, f)) > 0)
        str_addn(&s, block, got);
    bool ok = !ferror(f), fits = find_fits(s.n, e); /* it may have grown since it was checked */
    fclose(f);
    *n = s.n;
    *text = arena_strndup(a, str_text(&s), s.n);
    str_free(&s);
    if (!ok)
        return err_set(e, "cannot be read: %s", strerror(EIO));
    return fits;
}

/* ---- the list of games ---- */

/* A file, and how many were found before it: of several with one name, the first counts. */
typedef struct Sighting {
    GameFile file;
    size_t before;
} Sighting;
TYPED_VEC(Sightings, sightings, Sighting)

/* Whether `ending` begins at the first dot of the file's name: x.test.lua is not a game, but
** its tests. */
static bool has_ending(const char *file, const char *ending) {
    const char *dot = strchr(file, '.');
    return dot && dot > file && strcmp(dot, ending) == 0 && shown_is_line(file, strlen(file));
}

/* What to list: the files of a folder with that ending, and how they are named. */
typedef struct Listed {
    const char *folder, *ending;
    const char *lead; /* precedes each name: "rules/" */
    bool whole;       /* names keep the ending */
} Listed;

static void list_folder(Arena *a, Listed l, Sightings *out) {
    DIR *dir = opendir(l.folder);
    struct dirent *entry;
    while (dir && (entry = readdir(dir))) {
        const char *file = entry->d_name;
        if (!has_ending(file, l.ending))
            continue;
        size_t n = strlen(file) - (l.whole ? 0 : strlen(l.ending));
        const char *name = arena_printf(a, "%s%.*s", l.lead, (int)n, file);
        const char *path = arena_printf(a, "%s/%s", l.folder, file);
        sightings_add(out, (Sighting){{name, path}, out->n});
    }
    if (dir)
        closedir(dir);
}

static int by_name(const void *x, const void *y) {
    const Sighting *a = x, *b = y;
    int order = strcmp(a->file.name, b->file.name);
    return order != 0 ? order : (a->before > b->before) - (a->before < b->before);
}

/* Adds what was found, sorted, and of each name the first. A folder may have many thousands of
** files, so names are compared only with their neighbours. Frees the list. */
static void keep_firsts(Sightings *all, GameFiles *out) {
    if (all->n)
        qsort(all->at, all->n, sizeof *all->at, by_name);
    for (size_t i = 0; i < all->n; i++)
        if (i == 0 || strcmp(all->at[i - 1].file.name, all->at[i].file.name) != 0)
            gamefiles_add(out, all->at[i].file);
    sightings_free(all);
}

void game_list(Arena *a, GameFiles *out) {
    Folders f = folders(a, "games");
    Sightings all = {0};
    for (int i = 0; i < f.n; i++) {
        const char *families[FAMILIES_MAX];
        int n = list_families(a, f.at[i], families, FAMILIES_MAX);
        list_folder(a, (Listed){f.at[i], ".lua", "", false}, &all);
        for (int k = 0; k < n; k++)
            list_folder(a, (Listed){families[k], ".lua", "", false}, &all);
    }
    keep_firsts(&all, out);
}

void shared_list(Arena *a, GameFiles *out) {
    Folders f = folders(a, "games");
    Sightings all = {0};
    for (int i = 0; i < f.n; i++) {
        const char *rules = arena_printf(a, "%s/rules", f.at[i]);
        const char *glyphs = arena_printf(a, "%s/glyphs", f.at[i]);
        list_folder(a, (Listed){rules, ".lua", "rules/", true}, &all);
        list_folder(a, (Listed){glyphs, ".svg", "glyphs/", true}, &all);
    }
    keep_firsts(&all, out);
}
