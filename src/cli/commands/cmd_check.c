/*
** cmd_check.c -- `stepwise check`: what a definition says, what is odd about it, how it runs.
*/
#include "cli/common/branches.h"
#include "cli/common/choices.h"
#include "cli/common/command.h"
#include "cli/common/confine.h"
#include "cli/common/gallery.h"
#include "cli/common/json.h"
#include "cli/common/message.h"
#include "cli/common/pieces.h"
#include "cli/common/text.h"
#include "cli/common/trial.h"
#include "cli/common/watch.h"
#include "cli/terminal/term.h"

#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- as text ---- */

static void print_line(const char *label, const char *text) {
    if (*text)
        printf("%-8s %s\n", label, text);
}

static void print_about(const sw_Game *g) {
    sw_About about = sw_game_about(g);
    print_line("game", about.name);
    print_line("author", about.author);
    print_line("source", about.source);
    print_shown("file     %s\n", about.file);
    sw_Tuned tuned = sw_game_tuned(g);
    if (*tuned.file)
        print_shown("tuned    %s", tuned.file);
    if (*tuned.file)
        printf("%s%s\n", tuned.taken ? "" : ", not used: ", tuned.why);
    printf("key      %016" PRIx64 "\nsearcher %s\n", sw_game_key(g, false),
           sw_searcher_name(g, SW_CHOSEN));
    printf("players ");
    for (int i = 0; i < sw_game_players(g); i++)
        printf(" %s", sw_player_name(g, i));
    printf("\ncells    %d\nbytes    %zu\n", sw_game_cells(g), sw_game_bytes(g));
}

/* How the pieces of a kind move: a line for each player, unless those of all move alike. */
static void print_moves(const sw_Game *g, int kind) {
    bool alike = moves_alike(g, kind);
    for (int p = 0; p < (alike ? 1 : sw_game_players(g)); p++) {
        char *moves = sw_kind_moves(g, kind, p);
        tell("     %s%s%s", alike ? "" : sw_player_name(g, p), alike ? "" : ": ", moves);
        sw_free(moves);
    }
}

static void print_kinds(const sw_Game *g) {
    printf("\npieces\n");
    for (int i = 0; i < sw_game_kinds(g); i++) {
        sw_Kind k = sw_game_kind(g, i);
        printf("  %-*s %-*s value", width_for(k.letter, 2), k.letter, width_for(k.name, 16),
               k.name);
        for (int p = 0; p < sw_game_players(g); p++)
            if (p == 0 || k.values[p] != k.values[p - 1])
                printf(" %d", k.values[p]);
        printf("%s%s", *k.abbrev ? ", abbreviated " : "", k.abbrev);
        printf("%s%s\n", k.royal ? ", royal" : "", k.goal ? ", its capture ends the game" : "");
        if (*sw_kind_help(g, i))
            tell("     in the author's words: %s", sw_kind_help(g, i));
        print_moves(g, i);
    }
}

/* Prints lines under a heading, and frees them. NULL prints the heading alone. */
static void print_sentences(const char *heading, char *lines) {
    printf("\n%s\n", heading);
    for (const char *at = lines; at && *at; at += strcspn(at, "\n") + 1)
        tell("  %.*s", (int)strcspn(at, "\n"), at);
    sw_free(lines);
}

static void print_options(const sw_Game *g) {
    if (sw_game_options(g) > 0)
        printf("\noptions\n");
    for (int i = 0; i < sw_game_options(g); i++) {
        sw_Option o = sw_game_option(g, i);
        print_option(g, &o);
    }
}

static void print_walks(const sw_Game *g) {
    printf("\nwalks (%zu bytes of tables)\n", sw_game_table_bytes(g));
    for (int i = 0; i < sw_game_walks(g); i++) {
        sw_Walk w = sw_game_walk(g, i);
        printf("  %-*s %-*s %-6s", width_for(w.player, 10), w.player, width_for(w.kind, 16),
               w.kind, w.walker);
        if (*w.why)
            printf(" %s\n", w.why);
        else
            printf(" %4.1f lookups %8zu bytes\n", w.lookups, w.bytes);
    }
}

/* "by checkmate 12, stalemate 3": what ended the games, the most frequent first. */
static void print_ends(const Trial *t) {
    enum { MOST = 8 };
    char *text = copy_text("  by ");
    for (int i = 0; i < t->nends && i < MOST; i++) {
        char *says = shown_line(t->ends[i].says);
        char *more = format("%s%s%s %" PRIu64, text, i ? ", " : "", says, t->ends[i].games);
        free(text);
        free(says);
        text = more;
    }
    if (t->nends > MOST)
        tell("%s and %d more", text, t->nends - MOST);
    else if (t->nends > 0)
        tell("%s", text);
    free(text);
}

static void print_trial(const sw_Game *g, const Trial *t) {
    const sw_Sample *s = &t->games;
    printf("\nrandom games\n");
    if (s->games == 0) {
        tell("  too slow to play in a second");
        return;
    }
    char *text = format("  %" PRIu64 ":", s->games);
    for (int p = 0; p < sw_game_players(g); p++) {
        char *more = format("%s %s won %" PRIu64 ",", text, sw_player_name(g, p), s->won[p]);
        free(text);
        text = more;
    }
    tell("%s drawn %" PRIu64 "; %" PRIu64
         " not ended by a rule in %d moves; %.1f moves on average",
         text, s->drawn, s->unended, t->limit, (double)s->plies / (double)s->games);
    free(text);
    print_ends(t);
}

/* Warns of number options whose least and greatest value make the same game. Each takes two
** more loads of it. */
static void warn_options(const Args *a, const sw_Match *m, Loads *loads, FILE *out) {
    const sw_Game *g = sw_match_game(m);
    for (int i = 0; i < sw_game_options(g); i++) {
        sw_Option o = sw_game_option(g, i);
        if (!trial_matters(a, m, &o, loads))
            fprintf(out,
                    "%s: warning: option '%s' changes nothing while the others are set as they "
                    "are: %" PRId64 " and %" PRId64 " make the same game\n",
                    sw_game_about(g).file, o.name, o.min, o.max);
    }
}

/* Warns if, on average, players make at most two moves each: somebody may have no move in his
** turn, or a rule may end the game too soon. A game that is over where it begins (no plies) has
** been warned of when it was loaded. */
static void warn_short(const sw_Game *g, const Trial *t, FILE *out) {
    const sw_Sample *s = &t->games;
    uint64_t few = 2 * (uint64_t)sw_game_players(g);
    if (s->plies > 0 && s->unended == 0 && s->plies <= few * s->games)
        fprintf(out,
                "%s: warning: random games are over after %.1f moves on average: does a player "
                "have no move on his turn, or does a rule end the game too soon?\n",
                sw_game_about(g).file, (double)s->plies / (double)s->games);
}

/* Warns if a position's FEN cannot be read again. The usual reason: the author says where a
** marker can be, and has forgotten a move that leaves it elsewhere. */
static void warn_unread(const Args *a, const sw_Match *m, const Trial *t, FILE *out) {
    if (t->limit < TRIAL_PLIES)
        return; /* too slow to play several games */
    char *why = trial_unread(m, (uint64_t)a->option[OPT_SEED].number);
    if (why)
        fprintf(
            out,
            "%s: warning: random moves led to a position whose FEN cannot be read back: %s\n",
            sw_game_about(sw_match_game(m)).file, why);
    free(why);
}

/* Warns of moves that are told apart only by a number, as "b3" and "b3/2", which players must
** then type. */
static void warn_alike(const Args *a, const sw_Match *m, const Trial *t, FILE *out) {
    if (t->limit == 0)
        return; /* even a few moves take long */
    char *moves = trial_alike(m, (uint64_t)a->option[OPT_SEED].number);
    if (moves)
        fprintf(out,
                "%s: warning: moves in the starting position are written alike (%s): they do "
                "the same, or the notation does not tell them apart\n",
                sw_game_about(sw_match_game(m)).file, moves);
    free(moves);
}

static void warn_trial(const Args *a, const Session *s, const Trial *t, FILE *out) {
    warn_short(s->game, t, out);
    warn_unread(a, s->match, t, out);
    warn_alike(a, s->match, t, out);
}

/* ---- as JSON ---- */

/* All warnings, one a line, but those of choices that are not made; for free(). */
static char *warnings_of(const Args *a, const Session *s, const Branches *b, Loads *loads,
                         const Trial *t) {
    size_t size;
    char *text = NULL;
    FILE *out = open_memstream(&text, &size);
    bool whole = out;
    if (out) {
        fputs(sw_game_warnings(s->game), out);
        fputs(b->unused, out);
        warn_options(a, s->match, loads, out);
        warn_trial(a, s, t, out);
        whole = !ferror(out);
        whole = fclose(out) == 0 && whole;
    }
    if (!whole || !text)
        cli_no_memory();
    return text;
}

static json_t *json_of_trial(const sw_Game *g, const Trial *t) {
    const sw_Sample *s = &t->games;
    json_t *won = json_object();
    for (int p = 0; p < sw_game_players(g); p++)
        json_object_set_new(won, sw_player_name(g, p), json_integer((json_int_t)s->won[p]));
    json_t *ends = json_object();
    for (int i = 0; i < t->nends; i++)
        json_object_set_new(ends, t->ends[i].says, json_integer((json_int_t)t->ends[i].games));
    return json_pack("{s:I, s:o, s:I, s:I, s:I, s:i, s:o}", "games", (json_int_t)s->games,
                     "won", won, "drawn", (json_int_t)s->drawn, "unended",
                     (json_int_t)s->unended, "moves", (json_int_t)s->plies, "limit", t->limit,
                     "endings", ends);
}

static json_t *json_of_walk(const sw_Game *g, int i) {
    sw_Walk w = sw_game_walk(g, i);
    return json_pack("{s:s, s:s, s:s, s:s, s:f, s:I, s:i}", "player", w.player, "piece", w.kind,
                     "walker", w.walker, "why", w.why, "lookups", w.lookups, "bytes",
                     (json_int_t)w.bytes, "length", w.length);
}

static json_t *json_of_all(const sw_Game *g, int n, json_t *item(const sw_Game *, int)) {
    json_t *array = json_array();
    for (int i = 0; i < n; i++)
        json_array_append_new(array, item(g, i));
    return array;
}

static json_t *json_of_game(const sw_Game *g, const char *warnings, const Branches *b) {
    sw_About about = sw_game_about(g);
    json_t *o = json_pack("{s:s, s:s, s:s, s:o}", "game", about.name, "author", about.author,
                          "source", about.source, "file", json_shown(about.file));
    json_t *players = json_array();
    for (int i = 0; i < sw_game_players(g); i++)
        json_array_append_new(players, json_string(sw_player_name(g, i)));
    json_object_set_new(o, "players", players);
    char key[17];
    snprintf(key, sizeof key, "%016" PRIx64, sw_game_key(g, false));
    json_object_set_new(o, "tuned", json_boolean(sw_game_tuned(g).taken));
    json_object_set_new(o, "key", json_string(key));
    json_object_set_new(o, "searcher", json_string(sw_searcher_name(g, SW_CHOSEN)));
    json_object_set_new(o, "cells", json_integer(sw_game_cells(g)));
    json_object_set_new(o, "bytes", json_integer((json_int_t)sw_game_bytes(g)));
    json_object_set_new(o, "pieces", json_of_all(g, sw_game_kinds(g), json_of_kind));
    json_object_set_new(o, "options", json_of_all(g, sw_game_options(g), json_of_option));
    json_object_set_new(o, "walks", json_of_all(g, sw_game_walks(g), json_of_walk));
    json_object_set_new(o, "warnings", json_shown(warnings));
    json_object_set_new(o, "choices", json_shown(b->told));
    json_object_set_new(o, "choices_checked", json_integer(b->tried));
    json_object_set_new(o, "choices_left", json_integer(b->left));
    return o;
}

/* The budget of all loads together: MANY with --all, FEW without it. WORK, in millions of
** units, decides first: some three times what the dearest game may take. SECONDS are CPU time;
** with --sandboxed at most half of what that allows are used, since all else needs some. */
enum {
    LOADS_FEW = 400,
    LOADS_MANY = 40000,
    WORK_FEW = 800,
    WORK_MANY = 100 * WORK_FEW,
    SECONDS_FEW = 30,
    SECONDS_MANY = 40 * SECONDS_FEW
};

static void show_json(const Args *a, const Session *s, const Branches *b, Loads *loads) {
    Trial t = trial_play(s->match, (uint64_t)a->option[OPT_SEED].number);
    char *warnings = warnings_of(a, s, b, loads, &t);
    json_t *o = json_of_game(s->game, warnings, b);
    free(warnings);
    json_object_set_new(o, "random", json_of_trial(s->game, &t));
    trial_free(&t);
    print_json(o);
}

static void show_text(const Args *a, const Session *s, const Branches *b, Loads *loads) {
    fputs(sw_game_warnings(s->game), stderr);
    fputs(b->unused, stderr);
    fputs(b->told, stderr);
    warn_options(a, s->match, loads, stderr);
    print_about(s->game);
    print_kinds(s->game);
    gallery_print(s->game);
    print_sentences("turns", sw_game_turns(s->game, false));
    print_sentences("endings", sw_game_endings(s->game, false));
    print_options(s->game);
    print_walks(s->game);
    if (b->left > 0)
        tell("not all choices of options were checked, but %d of %d%s", b->tried,
             b->tried + b->left,
             args_has(a, OPT_ALL) ? ": they take too long" : " (--all checks each)");
    fflush(stdout);
    Trial t = trial_play(s->match, (uint64_t)a->option[OPT_SEED].number);
    print_trial(s->game, &t);
    fflush(stdout);
    warn_trial(a, s, &t, stderr);
    trial_free(&t);
}

/* Tries choices and prints the answer. Returns the exit status. */
static int show(const Args *a, const Session *s) {
    bool all = args_has(a, OPT_ALL);
    int seconds = all ? SECONDS_MANY : SECONDS_FEW;
    if (args_has(a, OPT_SANDBOXED) && seconds > CONFINED_SECONDS / 2)
        seconds = CONFINED_SECONDS / 2;
    Loads loads = loads_of(all ? LOADS_MANY : LOADS_FEW, all ? WORK_MANY : WORK_FEW, seconds);
    Branches b = branches_of(a, s->game, &loads);
    if (args_has(a, OPT_JSON))
        show_json(a, s, &b, &loads);
    else
        show_text(a, s, &b, &loads);
    free(b.told);
    free(b.unused);
    return b.broken ? EXIT_WRONG : b.left > 0 ? EXIT_NO : EXIT_DONE;
}

/* ---- watching ---- */

/* Waits until a watched file changes. False when a signal of `ends` (Ctrl-C) arrives, or when
** standard output can no longer be written. */
static bool wait_for_change(Watch *w, const sigset_t *ends) {
    const struct timespec fifth = {0, 200 * 1000000L};
    fflush(stdout);
    while (!ferror(stdout)) {
        if (sigtimedwait(ends, NULL, &fifth) > 0)
            return false;
        if (watch_changed(w))
            return true;
    }
    return false;
}

/* At a terminal each answer begins on an empty screen. The flush keeps messages on standard
** error from being cleared away. */
static void clear_screen(const Args *a) {
    if (term_erases() && !args_has(a, OPT_JSON))
        fputs("\033[2J\033[H", stdout);
    fflush(stdout);
}

/* Loads the game, prints one answer or the complaints, and watches the files involved. False if
** there is no file to watch. */
static bool look(const Args *a, Watch *w) {
    Session s = {0};
    char *complaints = NULL;
    if (session_load(a, &s, &complaints)) {
        show(a, &s);
        watch_game(w, s.game);
    } else {
        watch_add(w, a->word[0]);
        watch_complaints(w, complaints ? complaints : "");
    }
    free(complaints);
    session_close(&s);
    fflush(stdout);
    if (watch_any(w))
        fputs("watching; Ctrl-C stops\n", stderr);
    return watch_any(w);
}

static int watch(const Args *a) {
    Watch w = {0};
    sigset_t ends, before;
    sigemptyset(&ends);
    sigaddset(&ends, SIGINT);
    sigaddset(&ends, SIGTERM);
    sigprocmask(SIG_BLOCK, &ends, &before);
    bool found = look(a, &w);
    while (found && wait_for_change(&w, &ends)) {
        clear_screen(a);
        look(a, &w);
    }
    watch_free(&w);
    sigprocmask(SIG_SETMASK, &before, NULL);
    return found ? EXIT_DONE : EXIT_WRONG;
}

int cmd_check(const Args *a, Session *s) {
    if (args_has(a, OPT_WATCH))
        return watch(a);
    return show(a, s);
}
