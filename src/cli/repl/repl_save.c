/*
** repl_save.c -- `save`: writes the game to a file, and decides what it may overwrite there.
*/
#include "repl.h"
#include "cli/common/file.h"
#include "cli/common/message.h"
#include "cli/common/output.h"
#include "cli/common/record.h"
#include "cli/common/replace.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- what the file holds ---- */

/* True if a file of records holds games that saving would lose. The last one is what is
** replaced, and the earlier games of the match's series are written before it again. */
static bool holds_others(const Repl *r, const char *text, size_t n) {
    size_t first, last;
    record_ends(text, n, &first, &last);
    const char *past = r->now.past && in_series(r) ? r->now.past : "";
    return last > first && strncmp(text + first, past, last - first) != 0;
}

/* True for records and for an empty file. Many texts begin with a number and a dot, as a record
** without tags does; so one without tags must be readable as a game to its end. */
static bool is_record(const Repl *r, const char *text, size_t n) {
    sw_Game *game = NULL;
    if (n == 0)
        return true;
    if (text[strspn(text, " \t\r\n")] == '[')
        return sw_record_begins(text, n);
    sw_Match *m = sw_record_read(text, n, 1, r->variant.name, &game, NULL);
    bool read = m != NULL;
    sw_match_free(m);
    sw_game_free(game);
    return read;
}

/* Reads a file that is to be overwritten: its n bytes, for free(), with *fine true. NULL
** with *fine true if there is no file yet; NULL with *fine false, after a message, if it is
** no regular file or cannot be read. */
static char *text_there(Repl *r, const char *path, size_t *n, bool *fine) {
    char *text = NULL;
    struct stat there;
    *fine = stat(path, &there) != 0;
    if (*fine)
        return NULL;
    if (S_ISDIR(there.st_mode))
        refuse(r, "%s: %s", path, strerror(EISDIR));
    else if (!S_ISREG(there.st_mode))
        refuse(r, "%s is a pipe or a device, not a file", path);
    else if (!(*fine = read_text(path, &text, n)))
        refuse(r, "%s: %s", path, why_unread());
    return text;
}

/* ---- is it this game? ---- */

/* In this section `there` is the match in the file and `here` the current one. A tag that is
** set there must have the same value here, except the program's name, which comes and goes with
** the players that it plays for. */
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

static bool same_comment(const sw_Match *there, const sw_Match *here, int ply) {
    const char *comment = sw_match_comment(there, ply);
    return !*comment || strcmp(comment, sw_match_comment(here, ply)) == 0;
}

static bool same_step(const sw_Match *there, const sw_Match *here, int ply) {
    char *a = sw_match_fen(there), *b = sw_match_fen(here);
    bool same = strcmp(a, b) == 0 && (ply == 0 || strcmp(sw_match_move(there, ply - 1),
                                                         sw_match_move(here, ply - 1)) == 0);
    sw_free(a);
    sw_free(b);
    return same;
}

/* True if `here` has the agreed end of `there`, if any: the same result after the same number
** of moves. Both matches are left at their ends. */
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

/* Whether `there` is the beginning of `here`, or all of it; moves both matches. Names, comments
** and an agreed end may differ if only the `moves` count. */
static bool begins(sw_Match *there, sw_Match *here, bool moves) {
    int n = sw_match_plies(there);
    sw_match_set_notation(there, sw_match_notation(here), NULL);
    bool same = n <= sw_match_plies(here) &&
                (moves || (same_names(there, here) && same_end(there, here))) &&
                strcmp(sw_match_opening(there), sw_match_opening(here)) == 0;
    sw_match_undo(there, n + 1);
    sw_match_undo(here, sw_match_plies(here) + 1);
    for (int ply = 0; ply <= n && same; ply++) {
        same = same_step(there, here, ply) && (moves || same_comment(there, here, ply));
        sw_match_redo(there, 1);
        sw_match_redo(here, 1);
    }
    return same;
}

static bool same_game(const sw_Game *a, const sw_Game *b) {
    return sw_game_key(a, false) == sw_game_key(b, false) &&
           sw_game_key(a, true) == sw_game_key(b, true);
}

/* Game number n of the match's series, if it is one of those before the match; else NULL. */
static sw_Match *past_game(const Repl *r, int n) {
    const char *past = r->now.past;
    if (!past || !in_series(r))
        return NULL;
    size_t *places, games = sw_record_places(past, strlen(past), &places);
    int nth = (int)games + 1 - (sw_match_series(r->now.match).game - n);
    sw_free(places);
    return nth > 0 && nth <= (int)games
               ? sw_record_read_of(r->variant.game, past, strlen(past), nth, NULL)
               : NULL;
}

/* A copy of the game whose record would take the place of `there`: the match or, if its series
** has gone on since, one of the games before it. */
static sw_Match *counterpart(const Repl *r, const sw_Match *there) {
    int game = sw_match_series(there).game;
    sw_Match *before = past_game(r, game > 0 ? game : 1);
    return before ? before : sw_match_copy(r->now.match);
}

/* Whether all of the last record in n bytes of text is also in what would replace it; or all
** its moves, if only the `moves` count. */
static bool is_kept(const Repl *r, const char *text, size_t n, bool moves) {
    sw_Game *game = NULL;
    sw_Match *there = sw_record_read(text, n, 0, r->variant.name, &game, NULL);
    bool kept = false;
    if (there && same_game(game, r->variant.game)) {
        sw_Match *here = moves ? counterpart(r, there) : sw_match_copy(r->now.match);
        kept = begins(there, here, moves);
        sw_match_free(here);
    }
    sw_match_free(there);
    sw_game_free(game);
    return kept;
}

/* True if the text is the earlier games of the match's series, or the first few of them. */
static bool is_past(const Repl *r, const char *text) {
    text += strspn(text, " \t\r\n");
    return r->now.past && in_series(r) && strncmp(r->now.past, text, strlen(text)) == 0;
}

/* True if the match was last loaded from that file or saved to it, and the file has not changed
** since. */
static bool is_own(Repl *r, const char *path) {
    Watch *w = &r->now.written;
    return w->n > 0 && same_file(w->file[0].path, path) && !watch_changed(w);
}

/* ---- writing ---- */

/* Whether a record may replace what is there; with `anyway`, also that of another game. If the
** file is the match's own, its names, comments and end are taken to have been changed on
** purpose, but missing moves may have been forgotten. */
static bool may_replace(Repl *r, const char *path, bool anyway) {
    size_t n;
    bool fine;
    char *text = text_there(r, path, &n, &fine);
    if (!text)
        return fine;
    bool record = is_record(r, text, n), others = record && holds_others(r, text, n);
    bool own = is_own(r, path);
    bool lost = n > 0 && !anyway && !is_past(r, text) && !is_kept(r, text, n, own);
    free(text);
    if (others)
        return refuse(r, "%s also holds other games, which would be lost: save to another file",
                      path);
    if (!record)
        return refuse(r, "%s exists and is not a record", path);
    return !lost || refuse(r,
                           "%s holds %s, which would be lost: save to another file, or use "
                           "`save! %s` to replace %s",
                           path, own ? "moves that are not in this game" : "another game", path,
                           own ? "them" : "it");
}

static void note_written(Repl *r, const char *path) {
    watch_free(&r->now.written);
    watch_add(&r->now.written, path);
}

static bool save(Repl *r, const char *argument, bool anyway) {
    if (!*argument)
        return refuse(r, "save to which file?");
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
        say_line("%d games saved to %s.", sw_match_series(r->now.match).game, argument);
    else if (r->terminal)
        say_line("%d move%s saved to %s.", sw_match_plies(r->now.match),
                 sw_match_plies(r->now.match) == 1 ? "" : "s", argument);
    return true;
}

bool repl_save(Repl *r, char *argument) {
    return save(r, argument, false);
}

bool repl_save_anyway(Repl *r, char *argument) {
    return save(r, argument, true);
}
