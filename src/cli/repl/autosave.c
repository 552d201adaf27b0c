/*
** autosave.c -- keeps the game that is played in a file, rewritten after every move.
**
** Each match has a file of its own, named after the game, the time and the process. The games
** of a series share one.
**
** A file with an unfinished game is deleted only by a session that has resumed it, and then
** only if the file has not changed since and held nothing else. A file whose state cannot be
** read is never deleted. Of the files whose games are all over, the newest FINISHED_KEPT stay.
*/
#include "repl.h"
#include "cli/common/file.h"
#include "cli/common/replace.h"
#include "cli/common/session.h"
#include "cli/common/text.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FINISHED_KEPT = 20 };
static const char SUFFIX[] = ".pgn", BLANKS[] = " \t\r\n";

static char *new_name(Repl *r, const char *folder) {
    const char *game = game_file(r->variant.game);
    size_t n = game_name(&game);
    char *when = time_text("%Y%m%d-%H%M%S", time(NULL));
    char *name = format("%s%.*s-%s-%ld-%d%s", folder, (int)n, game, when, (long)getpid(),
                        r->nfiles++, SUFFIX);
    free(when);
    return name;
}

/* ---- the files of a game ---- */

typedef struct Kept {
    char *path;
    struct timespec when;
} Kept;

typedef struct KeptList {
    Kept *at;
    size_t n;
} KeptList;

static int newest_first(const void *a, const void *b) {
    const Kept *x = a, *y = b;
    if (x->when.tv_sec != y->when.tv_sec)
        return x->when.tv_sec < y->when.tv_sec ? 1 : -1;
    if (x->when.tv_nsec != y->when.tv_nsec)
        return x->when.tv_nsec < y->when.tv_nsec ? 1 : -1;
    return strcmp(y->path, x->path);
}

/* True if the entry is a file of the game, whose name has n bytes: the name is followed by
** exactly the four numbers of new_name(), as in "chess-20261231-235959-4711-0.pgn". Five
** would mean another game, such as one called "chess-4". */
static bool is_of(const char *entry, const char *game, size_t n) {
    enum { NUMBERS = 4 };
    if (strncmp(entry, game, n) != 0)
        return false;
    entry += n;
    for (int i = 0; i < NUMBERS; i++) {
        size_t digits = *entry == '-' ? strspn(entry + 1, "0123456789") : 0;
        if (digits == 0)
            return false;
        entry += 1 + digits;
    }
    return strcmp(entry, SUFFIX) == 0;
}

static void keep(KeptList *list, const char *folder, const char *entry) {
    struct stat info;
    char *path = format("%s%s", folder, entry);
    if (stat(path, &info) != 0) {
        free(path);
        return;
    }
    list->at = cli_grow(list->at, sizeof *list->at * (list->n + 1));
    list->at[list->n++] = (Kept){path, info.st_mtim};
}

static KeptList kept_files(const Repl *r, const char *folder) {
    KeptList list = {0};
    DIR *dir = opendir(folder);
    const char *game = game_file(r->variant.game);
    size_t n = game_name(&game);
    if (!dir)
        return list;
    clear_left(folder, NULL);
    for (struct dirent *entry; (entry = readdir(dir));)
        if (is_of(entry->d_name, game, n))
            keep(&list, folder, entry->d_name);
    closedir(dir);
    if (list.n > 0)
        qsort(list.at, list.n, sizeof *list.at, newest_first);
    return list;
}

static void kept_free(KeptList *list) {
    for (size_t i = 0; i < list->n; i++)
        free(list->at[i].path);
    free(list->at);
}

/* The state of a file of games: `finished` if all of them are over, `unfinished` if the last
** one is not. A file that cannot be read is neither. */
typedef struct Standing {
    bool finished, unfinished;
    bool of_series; /* the last game belongs to a series */
} Standing;

/* True if `word` is the last word of the text, but not all of it. */
static bool ends_with(const char *text, size_t n, const char *word) {
    size_t length = strlen(word);
    while (n > 0 && strchr(BLANKS, text[n - 1]))
        n--;
    return n > length && memcmp(text + n - length, word, length) == 0 &&
           strchr(BLANKS, text[n - length - 1]);
}

/* Reads the header only; the moves are not replayed. A finished game may be deleted, so its
** text must be whole and end with the result that the header gives. */
static Standing standing_of(const char *game, size_t n) {
    char *result, *series;
    Standing s = {0};
    bool whole = sw_record_tag(game, n, "Result", &result);
    sw_record_tag(game, n, "Series", &series);
    s.unfinished = result && strcmp(result, "*") == 0;
    s.finished = whole && result && !s.unfinished && ends_with(game, n, result);
    s.of_series = series != NULL;
    sw_free(result);
    sw_free(series);
    return s;
}

static Standing standing(const char *path) {
    char *text;
    size_t n, *places;
    Standing s = {0};
    if (!read_text(path, &text, &n))
        return s;
    size_t games = sw_record_places(text, n, &places);
    for (size_t i = 0; i < games; i++) {
        bool finished = i == 0 || s.finished;
        s = standing_of(text + places[i], (i + 1 < games ? places[i + 1] : n) - places[i]);
        s.finished = s.finished && finished;
    }
    sw_free(places);
    free(text);
    return s;
}

static void prune(const Repl *r, const char *folder) {
    int finished = 0;
    KeptList list = kept_files(r, folder);
    for (size_t i = 0; i < list.n; i++)
        if (standing(list.at[i].path).finished && ++finished > FINISHED_KEPT)
            unlink(list.at[i].path);
    kept_free(&list);
}

/* ---- for the session ---- */

/* Goes through the unfinished files from the newest to the nth, leaving out the current match's
** own, and returns how many there are, at most nth. The nth goes into *found, for free(), and
** its time into *when, unless `found` is NULL. A series between two games counts as unfinished
** only if its file is the newest of all. */
static int unfinished(const Repl *r, int nth, char **found, time_t *when) {
    char *folder = state_path("games/");
    KeptList list = {0};
    int n = 0;
    if (folder)
        list = kept_files(r, folder);
    for (size_t i = 0; i < list.n && n < nth; i++) {
        bool own = r->now.autosaved && strcmp(r->now.autosaved, list.at[i].path) == 0;
        Standing s = standing(list.at[i].path);
        bool between = i == 0 && s.of_series;
        n += !own && (between || s.unfinished);
        if (n == nth && found) {
            *found = copy_text(list.at[i].path);
            *when = list.at[i].when.tv_sec;
        }
    }
    kept_free(&list);
    free(folder);
    return n;
}

char *autosave_find(const Repl *r, int nth, time_t *when) {
    char *found = NULL;
    unfinished(r, nth, &found, when);
    return found;
}

int autosave_count(const Repl *r) {
    return unfinished(r, INT_MAX, NULL, NULL);
}

/* Names the file of a match. Without a home directory there is none: switches autosave off
** after one message. */
static void begin(Repl *r) {
    char *folder = state_path("games/");
    if (!folder) {
        r->autosave = false;
        refuse(r,
               "the game is not kept: neither XDG_STATE_HOME nor HOME is a path of a folder");
        return;
    }
    prune(r, folder);
    r->now.autosaved = new_name(r, folder);
    free(folder);
}

/* What the file gets. A user who has gone back from the next game of a series keeps that
** game, too, since both share the file. */
static char *whole_record(Repl *r) {
    char *record = repl_record(r, true);
    if (!aside_follows(r))
        return record;
    char *next = sw_match_record(r->aside.match), *both = format("%s\n%s", record, next);
    free(record);
    sw_free(next);
    return both;
}

/* Deletes the file that the match was resumed from, now that it has one of its own; but not
** if that file has changed since: the session that wrote it may still be open and have
** played on. */
static void forget_resumed(Sitting *s) {
    if (s->resumed.n > 0 && !watch_changed(&s->resumed))
        unlink(s->resumed.file[0].path);
    watch_free(&s->resumed);
}

void autosave_now(Repl *r) {
    Sitting *s = &r->now;
    if (r->autosave && !s->autosaved)
        begin(r);
    if (!r->autosave || !s->autosaved)
        return;
    char *record = whole_record(r);
    if (!replace_text(s->autosaved, record)) {
        refuse(r, "the game cannot be kept: %s: %s; `autosave off` stops trying", s->autosaved,
               strerror(errno));
    } else {
        forget_resumed(s);
    }
    free(record);
}
