/*
** session.c -- a game and a match of it, as the command line asks for them.
*/
#include "session.h"

#include "choices.h"
#include "confine.h"
#include "file.h"
#include "message.h"
#include "text.h"

#include <stdlib.h>
#include <string.h>

sw_Setting *settings_copy(const sw_Setting *set, int n) {
    sw_Setting *copy = cli_grow(NULL, sizeof *copy * (size_t)(n + 1));
    for (int i = 0; i < n; i++)
        copy[i] = (sw_Setting){copy_text(set[i].name), copy_text(set[i].value)};
    return copy;
}

void settings_free(sw_Setting *set, int n) {
    for (int i = 0; i < n; i++) {
        free((char *)(uintptr_t)set[i].name);
        free((char *)(uintptr_t)set[i].value);
    }
    free(set);
}

const char *game_file(const sw_Game *g) {
    int n;
    return sw_game_files(g, &n)[0].path;
}

size_t game_name(const char **path) {
    const char *slash = strrchr(*path, '/');
    *path = slash ? slash + 1 : *path;
    return stem_length(*path);
}

static bool has_piece(const sw_Match *m, const char *kind, int player) {
    const sw_Game *g = sw_match_game(m);
    for (int i = 0; i < sw_game_cells(g); i++) {
        const char *found;
        int owner;
        if (sw_match_at(m, sw_cell_name(g, i), &found, &owner) && owner == player &&
            strcmp(found, kind) == 0)
            return true;
    }
    return false;
}

void note_drawn(const sw_Game *g, FILE *out, const char *lead) {
    for (int i = 0; i < sw_game_options(g); i++) {
        sw_Option o = sw_game_option(g, i);
        char *values = o.drawn ? option_values(g, &o) : NULL;
        if (o.drawn)
            fprintf(out, "%s%s = %s (drawn)\n", lead, o.name, values);
        free(values);
    }
}

void note_untuned(const Args *a, const sw_Game *g) {
    sw_Tuned t = sw_game_tuned(g);
    bool asked = (a->command->takes >> OPT_UNTUNED & 1) && !args_has(a, OPT_UNTUNED);
    if (asked && *t.file && !t.taken)
        complain("%s is not used: %s", t.file, t.why);
}

/* A player who begins the game without a man of the kind does not lack one. */
int note_missing(const sw_Match *m, FILE *out, const char *lead) {
    const sw_Game *g = sw_match_game(m);
    sw_Match *start = sw_match_new(g, NULL, NULL);
    int missing = 0;
    for (int i = 0; i < sw_game_kinds(g); i++) {
        sw_Kind k = sw_game_kind(g, i);
        for (int p = 0; p < sw_game_players(g) && (k.royal || k.goal); p++)
            if (!has_piece(m, k.name, p) && (!start || has_piece(start, k.name, p))) {
                fprintf(out, "%s%s has no %s in this position\n", lead, sw_player_name(g, p),
                        k.name);
                missing++;
            }
    }
    sw_match_free(start);
    return missing;
}

const char *cell_spelt(const sw_Game *g, const char *cell) {
    int i = sw_cell_named(g, cell);
    return i < 0 ? cell : sw_cell_name(g, i);
}

void print_reach(const sw_Match *m, const char *cell, int ncells) {
    const sw_Game *g = sw_match_game(m);
    const char *kind, *name = sw_match_cell(m, cell);
    int owner;
    if (!sw_match_at(m, name, &kind, &owner)) {
        printf("%s is empty", name);
        return;
    }
    printf("%s's %s on %s ", owner < 0 ? "Nobody" : sw_player_name(g, owner), kind, name);
    if (ncells == 0)
        printf("cannot go anywhere");
    else
        printf("can go to %d cell%s:", ncells, ncells == 1 ? "" : "s");
}

static bool load_game(const Args *a, Session *s, char **complaints) {
    char *error;
    const char *walker = a->option[OPT_WALKER].text;
    if (walker && strcmp(walker, "vm") != 0 && strcmp(walker, "table") != 0)
        return complain("--walker: '%s' should be vm or table", walker);
    s->game = sw_game_load_drawn(a->word[0], a->set, a->nset,
                                 (uint64_t)a->option[OPT_SEED].number, &error);
    if (!s->game) {
        /* Complaints about a definition are whole lines, as a compiler's are. */
        fputs(error, stderr);
        if (complaints)
            *complaints = copy_text(error);
        sw_free(error);
        return false;
    }
    if (walker && strcmp(walker, "vm") == 0)
        s->machine = sw_game_on_machine(s->game);
    return true;
}

/* Makes the throws that are due. A position given by --fen is expected to stay as it is, so the
** user is told what was drawn there. */
static void throw_dice(const Args *a, const Session *s) {
    const char *due = sw_match_due(s->match);
    if (sw_match_throw(s->match) > 0 && due && args_has(a, OPT_FEN))
        complain("a throw is due in this position (%s); drawn: %s (--seed N draws another)",
                 due, sw_match_opening(s->match));
}

bool session_open(const Args *a, Session *s) {
    const char *why;
    if (a->command->begins == NO_GAME)
        return true;
    if (args_has(a, OPT_WATCH) && args_has(a, OPT_SANDBOXED))
        return complain("--watch and --sandboxed cannot be used together: one keeps running, "
                        "the other ends");
    if (args_has(a, OPT_SANDBOXED) && !confine(&why))
        return complain("--sandboxed: %s", why);
    return args_has(a, OPT_WATCH) || session_load(a, s, NULL);
}

bool session_load(const Args *a, Session *s, char **complaints) {
    char *error;
    if (!load_game(a, s, complaints))
        return false;
    note_drawn(s->game, stderr, "stepwise: ");
    note_untuned(a, s->game);
    s->match = sw_match_new(s->machine ? s->machine : s->game, a->option[OPT_FEN].text, &error);
    if (!s->match)
        return complain_taking("", error);
    if (args_has(a, OPT_FEN))
        note_missing(s->match, stderr, "stepwise: ");
    sw_match_seed(s->match, (uint64_t)a->option[OPT_SEED].number);
    if (a->command->begins == GAME_THROWN)
        throw_dice(a, s);
    return true;
}

void session_close(Session *s) {
    sw_match_free(s->match);
    sw_game_free(s->machine);
    sw_game_free(s->game);
    *s = (Session){0};
}

bool leaves_moves(const Args *a, int opening, int plies) {
    return opening < plies || complain("%s: games of %d moves (--plies) have none left after "
                                       "%d random ones (--openings)",
                                       a->command->name, plies, opening);
}

sw_Searcher searcher_of(const Args *a) {
    sw_Searcher searcher = SW_CHOSEN;
    if (args_has(a, OPT_SEARCHER))
        sw_searcher_named(a->option[OPT_SEARCHER].text, &searcher);
    return searcher;
}

sw_Limits limits_of(const Args *a) {
    return (sw_Limits){.depth = (int)a->option[OPT_DEPTH].number,
                       .seconds = a->option[OPT_TIME].seconds,
                       .nodes = (uint64_t)a->option[OPT_NODES].number,
                       .level = (int)a->option[OPT_LEVEL].number,
                       .seed = (uint64_t)a->option[OPT_SEED].number,
                       .threads = (int)a->option[OPT_THREADS].number,
                       .searcher = searcher_of(a),
                       .untuned = args_has(a, OPT_UNTUNED)};
}

void print_state(const sw_Match *m) {
    print_taking("fen %s\n", sw_match_fen(m));
    print_taking("result %s\n", sw_match_result(m));
}
