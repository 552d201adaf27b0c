/*
** branches.c -- loads the game with each choice in turn, the other options as they are set.
*/
#include "branches.h"

#include "alike.h"
#include "lines.h"
#include "text.h"
#include "unused.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The work in progress. */
typedef struct Telling {
    const Args *args;
    const sw_Game *game;
    FILE *out;   /* complaints and warnings: Branches.told */
    char *known; /* lines that were told, here or for the game as set, without their choices */
    Unused unused;
    Loads *loads;
    int tried, left; /* as Branches has them */
} Telling;

/* Writes the lines of a text that are not known yet, each with its choice. */
static void tell_lines(Telling *t, const char *text, const sw_Setting *with) {
    for (const char *line = text, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        size_t n = (size_t)(end - line);
        if (lines_have(t->known, line, n))
            continue;
        lines_add(&t->known, line, n);
        fprintf(t->out, "%.*s (with --set %s=%s)\n", (int)n, line, with->name, with->value);
    }
}

/* Whether a complaint names a file of the game: a mistake of its author. Otherwise it tells a
** player that settings do not go together. */
static bool is_mistake(const Telling *t, const char *error) {
    int n;
    const sw_File *files = sw_game_files(t->game, &n);
    for (int i = 0; i < n; i++) {
        size_t length = strlen(files[i].path);
        if (strncmp(error, files[i].path, length) == 0 && error[length] == ':')
            return true;
    }
    return false;
}

sw_Game *branches_load(const Args *a, const sw_Setting *more, int n, Loads *loads,
                       char **error) {
    int64_t work;
    sw_Setting *set = cli_grow(NULL, sizeof *set * (size_t)(a->nset + n));
    for (int i = 0; i < a->nset; i++)
        set[i] = a->set[i];
    for (int i = 0; i < n; i++)
        set[a->nset + i] = more[i];
    sw_Game *g = sw_game_load_counted(a->word[0], set, a->nset + n,
                                      (uint64_t)a->option[OPT_SEED].number, error, &work);
    if (loads)
        loads->work -= work;
    free(set);
    return g;
}

/* Whether all players have the choice. */
static bool is_made(const sw_Game *g, const sw_Option *o, const char *choice) {
    for (int p = 0; p < sw_game_players(g); p++)
        if (strcmp(o->values[p], choice) != 0)
            return false;
    return true;
}

bool setting_is_of(const sw_Setting *set, const char *option) {
    const char *dot = strrchr(set->name, '.');
    return strcmp(dot ? dot + 1 : set->name, option) == 0;
}

/* Whether the command line sets the option. */
static bool is_set(const Args *a, const sw_Option *o) {
    for (int i = 0; i < a->nset; i++)
        if (setting_is_of(&a->set[i], o->name))
            return true;
    return false;
}

/* Whether the choices of an option are to be tried: those of a list or of a cell are
** just names, and too many. */
static bool has_branches(const Args *a, const sw_Option *o) {
    return strcmp(o->type, "choice") == 0 && !o->drawn && !is_set(a, o);
}

/* Whether the choice `with` makes another game beside the choice `other`. True, since it is not
** known, if no loads are left. */
static bool matters_with(const Telling *t, const sw_Setting *with, const sw_Setting *other) {
    const sw_Setting both[] = {*other, *with};
    if (!loads_take(t->loads, 2))
        return true;
    sw_Game *g = branches_load(t->args, both, 1, t->loads, NULL),
            *h = g ? branches_load(t->args, both, 2, t->loads, NULL) : NULL;
    bool matters = g && h && !games_alike(g, h);
    sw_game_free(g);
    sw_game_free(h);
    return matters;
}

/* Whether the choice `with` makes another game beside some choice of another option. */
static bool matters(const Telling *t, const sw_Setting *with) {
    for (int i = 0; i < sw_game_options(t->game); i++) {
        sw_Option o = sw_game_option(t->game, i);
        if (!has_branches(t->args, &o) || strcmp(o.name, with->name) == 0)
            continue;
        for (int c = 0; c < o.nchoices; c++)
            if (!is_made(t->game, &o, o.choices[c]) &&
                matters_with(t, with, &(sw_Setting){o.name, o.choices[c]}))
                return true;
    }
    return false;
}

/* Warns that the choice changes nothing, unless it matters beside another one. */
static void tell_idle(const Telling *t, const sw_Setting *with) {
    if (matters(t, with))
        return;
    fprintf(t->out,
            "%s: warning: option '%s': '%s' changes nothing; remove the choice, or make it "
            "change something\n",
            sw_game_about(t->game).file, with->name, with->value);
}

/* Loads the game with one more setting, and writes what that shows. False if the definition is
** wrong there. True if no loads are left, which t->left counts. Sets *idle, unless `idle` is
** NULL, if the game loads and the setting changes nothing; never for "random", which may
** happen to draw what is set. */
static bool look(Telling *t, const sw_Setting *with, bool *idle) {
    char *error = NULL;
    if (!loads_take(t->loads, 1)) {
        t->left++;
        return true;
    }
    t->tried++;
    sw_Game *g = branches_load(t->args, with, 1, t->loads, &error);
    bool sound = g != NULL || !is_mistake(t, error);
    if (g) {
        tell_lines(t, sw_game_warnings(g), with);
        unused_load(&t->unused, g, with);
        if (idle)
            *idle = strcmp(with->value, "random") != 0 && games_alike(t->game, g);
    } else if (!sound) {
        tell_lines(t, error, with);
    }
    sw_free(error);
    sw_game_free(g);
    return sound;
}

int branches_list(const Args *a, const sw_Game *g, sw_Setting *out) {
    int n = 0;
    for (int i = 0; i < sw_game_options(g); i++) {
        sw_Option o = sw_game_option(g, i);
        for (int c = 0; has_branches(a, &o) && c < o.nchoices; c++) {
            if (is_made(g, &o, o.choices[c]))
                continue;
            if (out)
                out[n] = (sw_Setting){o.name, o.choices[c]};
            n++;
        }
    }
    return n;
}

/* Tries a bound of a number option; INT32_MAX means that it has no upper bound. */
static bool look_at_end(Telling *t, const sw_Option *o, int64_t end) {
    char text[24];
    snprintf(text, sizeof text, "%" PRId64, end);
    return end == INT32_MAX || is_made(t->game, o, text) ||
           look(t, &(sw_Setting){o->name, text}, NULL);
}

/* Tries both bounds of each number option. (trial_matters() finds those
** that change nothing.) */
static bool look_at_ends(Telling *t) {
    bool sound = true;
    for (int i = 0; i < sw_game_options(t->game); i++) {
        sw_Option o = sw_game_option(t->game, i);
        if (strcmp(o.type, "number") != 0 || is_set(t->args, &o))
            continue;
        sound &= look_at_end(t, &o, o.min);
        sound &= look_at_end(t, &o, o.max);
    }
    return sound;
}

/* Tries the n choices one by one, then the bounds of numbers; then, beside the others, the
** choices that seemed to change nothing. */
static bool look_at_all(Telling *t, int n) {
    sw_Setting *all = cli_grow(NULL, sizeof *all * (size_t)(n + 1));
    bool *idle = cli_grow(NULL, sizeof *idle * (size_t)(n + 1)), sound = true;
    branches_list(t->args, t->game, all);
    for (int i = 0; i < n; i++) {
        idle[i] = false;
        sound &= look(t, &all[i], &idle[i]);
    }
    sound &= look_at_ends(t);
    for (int i = 0; i < n; i++)
        if (idle[i])
            tell_idle(t, &all[i]);
    free(idle);
    free(all);
    return sound;
}

/* Whether the command line sets no option, so that all choices can be tried. */
static bool is_open(const Args *a, const sw_Game *g) {
    for (int i = 0; i < sw_game_options(g); i++) {
        sw_Option o = sw_game_option(g, i);
        if (is_set(a, &o))
            return false;
    }
    return true;
}

/* Opens a stream into memory; once close_text() has closed it, *text is what
** was written, for free(). */
static FILE *open_text(char **text, size_t *size) {
    FILE *out = open_memstream(text, size);
    if (!out)
        cli_no_memory();
    return out;
}

static void close_text(FILE *out, char *const *text) {
    bool whole = !ferror(out);
    if (fclose(out) != 0 || !whole || !*text)
        cli_no_memory();
}

/* Branches.unused: "" unless everything was tried, since what was not
** tried may use anything. */
static char *unused_text(const Telling *t) {
    char *text = NULL;
    size_t size;
    FILE *out = open_text(&text, &size);
    if (t->left == 0 && is_open(t->args, t->game))
        unused_write(&t->unused, out);
    close_text(out, &text);
    return text;
}

Branches branches_of(const Args *a, const sw_Game *g, Loads *loads) {
    size_t size;
    Branches b = {0};
    Telling t = {.args = a,
                 .game = g,
                 .out = open_text(&b.told, &size),
                 .known = copy_text(sw_game_warnings(g)),
                 .loads = loads};
    unused_load(&t.unused, g, NULL);
    b.broken = !look_at_all(&t, branches_list(a, g, NULL));
    close_text(t.out, &b.told);
    b.unused = unused_text(&t);
    b.tried = t.tried;
    b.left = t.left;
    unused_free(&t.unused);
    free(t.known);
    return b;
}
