/*
** seat.c -- the game of a dialogue, its positions, and the settings of its search.
*/
#include "seat.h"

#include "called.h"
#include "position.h"
#include "cli/common/message.h"
#include "cli/common/session.h"
#include "cli/common/text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* ---- the game ---- */

const char *seat_bar(const sw_Game *g) {
    if (sw_game_players(g) != 2)
        return "it is not for two players";
    if (sw_game_throws(g) > 0)
        return "it has throws";
    if (sw_game_pays(g))
        return "players pay each other";
    return NULL;
}

/* Loads the game with these settings and, unless --texts is set, its grid. NULL, with the
** reason for free(). */
static sw_Game *load_game(const Seat *s, const sw_Setting *set, int nset, Grid *grid,
                          char **why) {
    char *error;
    const char *bar;
    sw_Game *g = sw_game_load_drawn(s->path, set, nset, s->seed, &error);
    if (!g) {
        *why = copy_text(error);
        if (**why)
            (*why)[strlen(*why) - 1] = '\0'; /* the last line feed */
        sw_free(error);
        return NULL;
    }
    if ((bar = seat_bar(g)) == NULL && (s->texts || grid_of(g, grid, &bar)))
        return g;
    *why = format("%s cannot be played by CECP or UCI: %s", sw_game_about(g).name, bar);
    grid_free(grid);
    sw_game_free(g);
    return NULL;
}

/* Loads the game in the place of the present one, and starts a match. False, with the reason
** for free(), and nothing has changed. */
static bool open_game(Seat *s, const sw_Setting *set, int nset, char **why) {
    Grid grid = {0};
    sw_Game *g = load_game(s, set, nset, &grid, why);
    if (!g)
        return false;
    s->stale = false;
    think_forget(&s->think);
    sw_match_free(s->match);
    sw_game_free(s->game);
    if (s->texts)
        grid = grid_none(g);
    grid_free(&s->coords.grid);
    coords_take_grid(&s->coords, grid);
    s->game = g;
    s->match = sw_match_new(g, NULL, NULL);
    return true;
}

/* Unless a seed was given, no two games have the same luck. */
static void draw_luck(Seat *s) {
    struct timespec now = {0};
    clock_gettime(CLOCK_REALTIME, &now);
    s->luck = s->seeded ? s->seed
                        : (uint64_t)now.tv_sec * 1000000000U + (uint64_t)now.tv_nsec +
                              ((uint64_t)getpid() << 40);
}

bool seat_init(Seat *s, const Args *a) {
    char *why = NULL;
    *s = (Seat){.path = copy_text(a->word[0]), .seed = (uint64_t)a->option[OPT_SEED].number};
    s->seeded = args_has(a, OPT_SEED);
    draw_luck(s);
    s->level = (int)a->option[OPT_LEVEL].number;
    s->threads = (int)a->option[OPT_THREADS].number;
    s->searcher = searcher_of(a);
    s->untuned = args_has(a, OPT_UNTUNED);
    s->texts = args_has(a, OPT_TEXTS);
    s->set = settings_copy(a->set, a->nset);
    s->nset = a->nset;
    if (!think_init(&s->think, TABLE_MEGABYTES) ||
        !talk_begin(&s->talk, STDIN_FILENO, a->option[OPT_LOG].text))
        return false;
    if (!open_game(s, s->set, s->nset, &why)) {
        if (strchr(why, '\n')) /* complaints about a definition begin with its name */
            fprintf(stderr, "%s\n", why);
        else
            complain("%s", why);
        free(why);
        return false;
    }
    note_untuned(a, s->game);
    return true;
}

bool seat_free(Seat *s) {
    think_free(&s->think);
    sw_match_free(s->match);
    sw_game_free(s->game);
    grid_free(&s->coords.grid);
    settings_free(s->set, s->nset);
    free(s->path);
    return talk_end(&s->talk);
}

char *seat_variant(const Seat *s) {
    const char *path = s->path;
    size_t n = game_name(&path);
    return called(path, n);
}

static void replace_setting(sw_Setting *set, int *n, const char *name, const char *value) {
    int at = 0;
    while (at < *n && strcmp(set[at].name, name) != 0)
        at++;
    if (at < *n) {
        free((char *)(uintptr_t)set[at].name);
        free((char *)(uintptr_t)set[at].value);
    } else
        ++*n;
    set[at] = (sw_Setting){copy_text(name), copy_text(value)};
}

/* Whether the game can be played with these settings; *why not, for free(). */
static bool can_be(const Seat *s, const sw_Setting *set, int nset, char **why) {
    Grid grid = {0};
    sw_Game *g = load_game(s, set, nset, &grid, why);
    grid_free(&grid);
    sw_game_free(g);
    return g != NULL;
}

/* Removes the warnings, which the game has anyway, from a reason that has other lines, too. */
static void drop_warnings(char *why) {
    static const char sign[] = ": warning: ";
    char *out = why;
    for (const char *at = why; *at;) {
        size_t n = strcspn(at, "\n"), line = n + (at[n] == '\n');
        const char *found = strstr(at, sign);
        if (!found || found >= at + n) {
            memmove(out, at, line);
            out += line;
        }
        at += line;
    }
    if (out == why)
        return;
    *out = '\0';
    if (out[-1] == '\n')
        out[-1] = '\0';
}

/* Sets an option, named as protocols call it; `now`: loads the game with it, else only tries
** to. False, with the reason for free(), if that fails; nothing has changed then. */
static bool choose(Seat *s, const char *name, const char *value, bool now, char **why) {
    sw_Setting *set = settings_copy(s->set, s->nset);
    int n = s->nset;
    char *own = called_meant(s->game, &name, value);
    replace_setting(set, &n, name, own);
    free(own);
    if (!(now ? open_game(s, set, n, why) : can_be(s, set, n, why))) {
        drop_warnings(*why);
        settings_free(set, n);
        return false;
    }
    settings_free(s->set, s->nset);
    s->set = set;
    s->nset = n;
    s->stale = s->stale || !now;
    return true;
}

bool seat_set(Seat *s, const char *name, const char *value, char **why) {
    return choose(s, name, value, true, why);
}

bool seat_set_next(Seat *s, const char *name, const char *value, char **why) {
    return choose(s, name, value, false, why);
}

/* ---- the position ---- */

static void take_match(Seat *s, sw_Match *m) {
    sw_match_free(s->match);
    s->match = m;
}

bool seat_at_start(const Seat *s) {
    sw_Match *start = sw_match_new(s->game, NULL, NULL);
    char *first = sw_match_fen(start), *now = sw_match_fen(s->match);
    bool same = sw_match_ply(s->match) == 0 && strcmp(first, now) == 0;
    sw_free(first);
    sw_free(now);
    sw_match_free(start);
    return same;
}

void seat_new(Seat *s) {
    take_match(s, sw_match_new(s->game, NULL, NULL));
}

void seat_begin(Seat *s) {
    draw_luck(s);
    seat_new(s);
}

bool seat_next(Seat *s, char **why) {
    bool opened = !s->stale || open_game(s, s->set, s->nset, why);
    if (!opened)
        drop_warnings(*why);
    seat_begin(s);
    return opened;
}

bool seat_position(Seat *s, const char *fen, char **why) {
    sw_Match *m = position_of(s->game, fen, why);
    if (m)
        take_match(s, m);
    return m != NULL;
}

bool seat_play(Seat *s, const char *said, char **why) {
    sw_match_play_on(s->match); /* a draw that could have been was not claimed */
    char *text = coords_heard(&s->coords, s->match, said, why);
    char *error = NULL;
    bool played = text && sw_match_play(s->match, text, &error);
    if (text && !played)
        *why = copy_text(error ? error : "it cannot be played");
    sw_free(error);
    free(text);
    return played;
}

/* ---- the search ---- */

sw_Limits seat_limits(const Seat *s, const Pace *p) {
    return (sw_Limits){.depth = p->depth,
                       .nodes = p->nodes,
                       .seconds = pace_seconds(p),
                       /* with one move to go there is no later one to save time for */
                       .sparing = p->each <= 0 && p->to_go != 1,
                       .level = s->level,
                       .seed = s->luck + (uint64_t)sw_match_ply(s->match),
                       .threads = s->threads,
                       .searcher = s->searcher,
                       .untuned = s->untuned};
}

char *seat_memory(Seat *s, long megabytes) {
    long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    long most =
        pages > 0 && size > 0 ? (long)((double)pages * (double)size / 2 / (1 << 20)) : 256;
    int wanted = (int)(megabytes < 1 ? 1 : megabytes > most ? most : megabytes);
    if (wanted > s->think.megabytes && !sw_engine_fits(wanted))
        return format("not enough memory for a table of %d MB; it stays at %d MB", wanted,
                      s->think.megabytes);
    s->think.megabytes = wanted;
    return megabytes == wanted
               ? NULL
               : format("the table has %d MB; here it can have from 1 to %ld", wanted, most);
}

void seat_threads(Seat *s, long threads) {
    s->threads = (int)(threads < 1 ? 1 : threads > THREADS_MOST ? THREADS_MOST : threads);
}

bool seat_searcher(Seat *s, const char *name) {
    bool chosen = strcmp(name, "chosen") == 0;
    if (chosen)
        s->searcher = SW_CHOSEN;
    return chosen || sw_searcher_named(name, &s->searcher);
}
