/*
** repl_save.c -- a game into a file, and what may be written over there.
*/
#include "cli/common/record.h"
#include "repl.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- what is there ---- */

/* Does a file of records hold games that would not be in it any more? Those of the match's
** series come before it there, too, and the last one is what is replaced. */
static bool holds_others(const Repl *r, const char *text, size_t n) {
    size_t before = record_last(text, n), blank = strspn(text, " \t\r\n");
    const char *past = r->now.past && in_series(r) ? r->now.past : "";
    return before > blank && strncmp(text + blank, past, before - blank) != 0;
}

/* Many a text begins with a number and a dot: without tags it must be a game to its end. */
static bool is_record(const Repl *r, const char *text, size_t n) {
    sw_Game *game = NULL;
    if (n == 0)
        return true;
    if (text[strspn(text, " \t\r\n")] == '[')
        return sw_record_begins(text, n);
    sw_Match *m = sw_record_read(text, n, 1, r->name, &game, NULL);
    bool read = m != NULL;
    sw_match_free(m);
    sw_game_free(game);
    return read;
}

char *text_there(Repl *r, const char *path, size_t *n, bool *fine) {
    char *text = NULL;
    struct stat there;
    *fine = stat(path, &there) != 0;
    if (*fine)
        return NULL;
    if (S_ISDIR(there.st_mode))
        refuse(r, "%s: %s", path, strerror(EISDIR));
    else if (!S_ISREG(there.st_mode))
        refuse(r, "%s is no file, but a pipe or a device", path);
    else if (!(*fine = read_text(path, &text, n)))
        refuse(r, "%s: %s", path, why_unread());
    return text;
}

/* ---- is it this game? ---- */

/* A name that is told there, other than the program's, which comes and goes with who plays,
** is told here, too. */
static bool same_tag(const sw_Match *there, const sw_Match *here, const char *tag) {
    const char *name = sw_match_tag(there, tag);
    return !*name || strcmp(name, "?") == 0 || strcmp(name, PROGRAM_NAME) == 0 ||
           strcmp(name, sw_match_tag(here, tag)) == 0;
}

static bool same_names(const sw_Match *there, const sw_Match *here) {
    const sw_Game *g = sw_match_game(here);
    for (int p = 0; p < sw_game_players(g); p++)
        if (!same_tag(there, here, sw_player_name(g, p)))
            return false;
    return same_tag(there, here, "Event") && same_tag(there, here, "Site");
}

/* Does all that is said behind so many moves of the one stand in the other? */
static bool same_step(const sw_Match *there, const sw_Match *here, int ply) {
    const char *comment = sw_match_comment(there, ply);
    char *a = sw_match_fen(there), *b = sw_match_fen(here);
    bool same =
        strcmp(a, b) == 0 && (!*comment || strcmp(comment, sw_match_comment(here, ply)) == 0) &&
        (ply == 0 || strcmp(sw_match_move(there, ply - 1), sw_match_move(here, ply - 1)) == 0);
    sw_free(a);
    sw_free(b);
    return same;
}

/* An end that was agreed on is one of all its moves. */
static bool same_end(sw_Match *there, sw_Match *here) {
    sw_match_redo(there, sw_match_plies(there) + 1);
    sw_match_redo(here, sw_match_plies(here) + 1);
    if (!sw_match_agreed(there))
        return true;
    char *a = sw_match_result(there), *b = sw_match_result(here);
    bool same = sw_match_plies(there) == sw_match_plies(here) && strcmp(a, b) == 0;
    sw_free(a);
    sw_free(b);
    return same;
}

/* Is the one a beginning of the other? Both are led to where it ends. */
static bool begins(sw_Match *there, sw_Match *here) {
    int n = sw_match_plies(there);
    sw_match_set_notation(there, sw_match_notation(here), NULL);
    bool same = n <= sw_match_plies(here) && same_names(there, here) && same_end(there, here) &&
                strcmp(sw_match_opening(there), sw_match_opening(here)) == 0;
    sw_match_undo(there, n + 1);
    sw_match_undo(here, sw_match_plies(here) + 1);
    for (int ply = 0; ply <= n && same; ply++) {
        same = same_step(there, here, ply);
        sw_match_redo(there, 1);
        sw_match_redo(here, 1);
    }
    return same;
}

static bool same_game(const sw_Game *a, const sw_Game *b) {
    return sw_game_key(a, false) == sw_game_key(b, false) &&
           sw_game_key(a, true) == sw_game_key(b, true);
}

/* Would all of the last record in n bytes of text be in the one that takes its place? */
static bool is_kept(const Repl *r, const char *text, size_t n) {
    sw_Game *game = NULL;
    sw_Match *there = sw_record_read(text, n, 0, r->name, &game, NULL);
    bool kept = false;
    if (there && same_game(game, r->game)) {
        sw_Match *here = sw_match_copy(r->now.match);
        kept = begins(there, here);
        sw_match_free(here);
    }
    sw_match_free(there);
    sw_game_free(game);
    return kept;
}

/* Are these the games before it in its series? */
static bool is_past(const Repl *r, const char *text) {
    text += strspn(text, " \t\r\n");
    return r->now.past && in_series(r) && strncmp(r->now.past, text, strlen(text)) == 0;
}

/* Has the match been read from there or written there last, and nothing has come there
** since? */
static bool is_own(Repl *r, const char *path) {
    Watch *w = &r->now.written;
    return w->n > 0 && same_file(w->file[0].path, path) && !watch_changed(w);
}

/* ---- writing ---- */

/* May a record stand in the place of what is there? Where `anyway`, also in that of another
** game. */
static bool may_replace(Repl *r, const char *path, bool anyway) {
    size_t n;
    bool fine;
    char *text = text_there(r, path, &n, &fine);
    if (!text)
        return fine;
    bool record = is_record(r, text, n), others = record && holds_others(r, text, n);
    bool lost =
        n > 0 && !anyway && !is_own(r, path) && !is_past(r, text) && !is_kept(r, text, n);
    free(text);
    if (others)
        return refuse(
            r, "%s holds other games, too, which would be lost: save into another file", path);
    if (!record)
        return refuse(r, "%s exists and is no record", path);
    return !lost ||
           refuse(r,
                  "%s holds another game, which would be lost: save into another file; "
                  "`save! %s` replaces it",
                  path, path);
}

static void note_written(Repl *r, const char *path) {
    watch_free(&r->now.written);
    watch_add(&r->now.written, path);
}

static bool save(Repl *r, const char *argument, bool anyway) {
    if (!*argument)
        return refuse(r, "into which file?");
    if (strcmp(argument, "-") == 0) {
        char *shown = repl_record(r, false);
        fputs(shown, stdout);
        free(shown);
        return true;
    }
    if (!may_replace(r, argument, anyway))
        return false;
    if (refuse_definition(argument)) {
        r->mistakes++;
        return false;
    }
    char *record = repl_record(r, false);
    bool done = replace_text(argument, record);
    int error = errno;
    free(record);
    if (!done)
        return refuse(r, "%s: %s", argument, strerror(error));
    note_written(r, argument);
    if (r->terminal && r->now.past && in_series(r))
        say_line("%d games are in %s.", sw_match_series(r->now.match).game, argument);
    else if (r->terminal)
        say_line("%d move%s in %s.", sw_match_plies(r->now.match),
                 sw_match_plies(r->now.match) == 1 ? " is" : "s are", argument);
    return true;
}

bool repl_save(Repl *r, char *argument) {
    return save(r, argument, false);
}

bool repl_save_anyway(Repl *r, char *argument) {
    return save(r, argument, true);
}
