/*
** direction.c -- directions of steps, in the words of the board.
*/
#include "direction.h"

#include "text/write/phrase.h"
#include "ways.h"
#include "vm/model/display.h"

#include <string.h>

/* The directions of the board for `dirs`, which are as the player sees it. */
static CellSet seen_by(const Game *g, CellSet dirs, int player) {
    CellSet seen = {{0}};
    while (!set_empty(dirs))
        set_add(&seen, g->player[player].see[set_pop(&dirs)]);
    return seen;
}

/* Chooses words that together mean *dirs, each time those that cover the most: sets which[i]
** for Display.steps[i]. The directions that no words cover are left in *dirs. */
static void cover(const Game *g, CellSet *dirs, int player, bool *which) {
    const Display *d = g->display;
    for (int most = 1; most > 0;) {
        int best = -1;
        most = 0;
        for (int i = 0; i < d->nsteps; i++) {
            CellSet seen = seen_by(g, d->steps[i].dirs, player);
            if (set_count(seen) > most && set_within(seen, *dirs))
                best = i, most = set_count(seen);
        }
        if (best >= 0) {
            which[best] = true;
            *dirs = set_minus(*dirs, seen_by(g, d->steps[best].dirs, player));
        }
    }
}

/* The length of "step" in "step orthogonally". */
static size_t noun_length(const char *words) {
    return strcspn(words, " ");
}

static bool same_noun(const char *a, const char *b) {
    size_t n = noun_length(a);
    return n == noun_length(b) && memcmp(a, b, n) == 0;
}

static void add_noun(const char *words, bool many, Str *out) {
    size_t n = noun_length(words);
    str_addf(out, "%.*s%s", (int)n, words, many ? "s" : "");
}

/* Says together those of n words that begin with the noun of the first: "steps forward,
** sideways or diagonally forward". */
static void add_group(const char *const *words, int n, bool many, Str *out) {
    int all = 0, done = 0;
    for (int i = 0; i < n; i++)
        all += same_noun(words[0], words[i]);
    add_noun(words[0], many, out);
    for (int i = 0; i < n; i++)
        if (same_noun(words[0], words[i])) {
            str_add(out, done == 0 && words[i][noun_length(words[i])] ? " " : "");
            phrase_joint(done++, all, out);
            str_add(out, words[i] + noun_length(words[i]) +
                             (words[i][noun_length(words[i])] == ' '));
        }
}

static bool is_first_of_noun(const char *const *words, int i) {
    for (int k = 0; k < i; k++)
        if (same_noun(words[k], words[i]))
            return false;
    return true;
}

/* The reverse of seen_by(): directions of the board, as the player sees it. */
static CellSet own_dirs(const Game *g, CellSet dirs, int player) {
    CellSet own = {{0}};
    for (int dir = 0; dir < g->graph.ndirs; dir++)
        if (set_has(&dirs, g->player[player].see[dir]))
            set_add(&own, (unsigned)dir);
    return own;
}

/* Sets *found to the words for dirs, in the arena, and returns their number. Directions without
** words are called by name, in the order in which the player sees them, so that the same way to
** go reads the same for two players. */
static int words_for(const Game *g, CellSet dirs, int player, Arena *a, const char ***found) {
    const char **words = ARENA_ARRAY(a, const char *, g->display->nsteps + g->graph.ndirs);
    bool *which = ARENA_ARRAY(a, bool, g->display->nsteps + 1);
    int n = 0;
    cover(g, &dirs, player, which);
    for (int i = 0; i < g->display->nsteps; i++)
        if (which[i])
            words[n++] = g->display->steps[i].words;
    for (CellSet own = own_dirs(g, dirs, player); !set_empty(own);)
        words[n++] = arena_printf(a, "step %s", g->graph.dir_name[set_pop(&own)]);
    *found = words;
    return n;
}

void direction_say(const Game *g, CellSet dirs, int player, bool many, Str *out) {
    if (dirs_anywhere(dirs)) {
        str_add(out, "step to any other cell");
        return;
    }
    Arena *a = arena_new();
    const char **words;
    int n = words_for(g, dirs, player, a, &words), groups = 0, done = 0;
    for (int i = 0; i < n; i++)
        groups += is_first_of_noun(words, i);
    for (int i = 0; i < n; i++)
        if (is_first_of_noun(words, i)) {
            phrase_joint(done++, groups, out);
            add_group(words + i, n - i, many, out);
        }
    arena_free(a);
}
