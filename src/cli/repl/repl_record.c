/*
** repl_record.c -- records: written, loaded, resumed, stepped through, and commented.
*/
#include "repl.h"
#include "cli/common/file.h"
#include "cli/common/message.h"
#include "cli/common/number.h"
#include "cli/common/record.h"
#include "cli/common/text.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <time.h>

/* ---- writing ---- */

static bool is_named_program(const Repl *r, int player) {
    return strcmp(sw_match_tag(r->now.match, sw_player_name(r->variant.game, player)),
                  PROGRAM_NAME) == 0;
}

/* Sets the name tags of the program's players, and removes those that it set before for players
** it no longer plays for. Names that came from elsewhere stay, even if they are
** PROGRAM_NAME. */
static void name_programs(Repl *r) {
    for (int p = 0; p < sw_game_players(r->variant.game); p++) {
        const char *player = sw_player_name(r->variant.game, p);
        bool *named = &r->now.named[p];
        bool plays = r->computer[p] && r->now.played[p] && !r->now.loaded;
        if (plays && !*sw_match_tag(r->now.match, player))
            *named = sw_match_set_tag(r->now.match, player, PROGRAM_NAME, NULL);
        else if (!r->computer[p] && *named && is_named_program(r, p))
            *named = !sw_match_set_tag(r->now.match, player, "", NULL);
    }
}

static void name_day(Repl *r) {
    if (*sw_match_tag(r->now.match, "Date"))
        return;
    char *day = time_text("%Y.%m.%d", time(NULL));
    sw_match_set_tag(r->now.match, "Date", day, NULL);
    free(day);
}

/* A game that has left its series is saved without the earlier games, but autosaved with them,
** so that their file loses nothing. */
char *sitting_record(const Sitting *s, bool kept) {
    char *record = sw_match_record(s->match);
    bool all = kept || sw_match_series(s->match).order;
    char *text = format("%s%s", s->past && all ? s->past : "", record);
    sw_free(record);
    return text;
}

char *repl_record(Repl *r, bool kept) {
    name_programs(r);
    name_day(r);
    clock_tags(r, kept);
    return sitting_record(&r->now, kept);
}

bool repl_autosave(Repl *r, char *argument) {
    if (!take_switch(r, argument, "autosave", &r->autosave))
        return false;
    if (*argument && sw_match_ply(r->now.match) > 0)
        autosave_now(r);
    return true;
}

/* ---- reading ---- */

/* The program plays again for the players whom it played for in the record, if there were
** any. */
static void seat_programs(Repl *r) {
    int n = sw_game_players(r->variant.game), programs = 0;
    for (int p = 0; p < n; p++) {
        r->now.named[p] = is_named_program(r, p);
        programs += r->now.named[p];
    }
    for (int p = 0; p < n && programs > 0; p++)
        r->computer[p] = r->now.named[p];
}

/* True if the header of a record of n bytes says that it is game number `game` of a series. */
static bool is_of_series(const char *record, size_t n, int game) {
    char *said;
    int number = 0;
    sw_record_tag(record, n, "SeriesGame", &said);
    bool is = said && parse_number(said, 1, INT_MAX, &number) && number == game;
    sw_free(said);
    return is;
}

/* The current match is the nth record (0: the last) in n bytes of text. Stores as its `past`
** the records just before it that are the earlier games of its series. False if the text holds
** other records, too. */
static bool keep_past(Repl *r, const char *text, size_t n, int nth) {
    int game = sw_match_series(r->now.match).game;
    size_t *places, games = sw_record_places(text, n, &places);
    size_t last = nth > 0 ? (size_t)nth - 1 : games - 1, i = last;
    for (; i > 0 && game > 1; i--)
        if (!is_of_series(text + places[i - 1], places[i] - places[i - 1], --game))
            break;
    if (i < last)
        r->now.past = format("%.*s", (int)(places[last] - places[i]), text + places[i]);
    sw_free(places);
    return i == 0 && last + 1 == games;
}

/* Makes the nth game (0: the last) of a file the current match. *all becomes true if the file
** holds nothing but that game and the earlier ones of its series. False, with a message and the
** session unchanged, if the game cannot be read. */
static bool take_file(Repl *r, const char *path, int nth, bool *all) {
    char *text, *error;
    size_t n;
    sw_Game *game;
    Watch file = {0};
    watch_add(&file, path); /* before reading, or a change in between would be missed */
    bool read = read_text(path, &text, &n);
    sw_Match *m = read ? sw_record_read(text, n, nth, r->variant.name, &game, &error) : NULL;
    if (!read)
        refuse(r, "%s: %s", path, why_unread());
    if (read && !m) {
        refuse(r, "%s: %s", path, error);
        sw_free(error);
    }
    if (!m) {
        free(text);
        watch_free(&file);
        return false;
    }
    if (!*sw_match_tag(m, "Date"))
        sw_match_set_tag(m, "Date", "????.??.??", NULL);
    repl_take_game(r, game, m);
    r->now.loaded = true;
    r->now.written = file;
    *all = keep_past(r, text, n, nth);
    free(text);
    return true;
}

static void tell_loaded(const Repl *r) {
    if (!r->terminal)
        return;
    int n = sw_match_plies(r->now.match);
    char *names = copy_text("");
    for (int p = 0; p < sw_game_players(r->variant.game); p++) {
        const char *name = sw_player_name(r->variant.game, p),
                   *who = sw_match_tag(r->now.match, name);
        char *more = *who ? format("%s; %s: %s", names, name, who) : copy_text(names);
        free(names);
        names = more;
    }
    tell("%s, %d move%s%s. `first`, `next`, `back` and `last` step through them.",
         sw_game_about(r->variant.game).name, n, n == 1 ? "" : "s", names);
    free(names);
}

/* Splits "PATH N": reads N into *nth and cuts it off, unless the whole argument is the name of
** a file. */
static void cut_number(char *argument, int *nth) {
    struct stat whole;
    char *end = argument + strlen(argument);
    while (end > argument && !strchr(" \t", end[-1]))
        end--;
    if (end == argument || stat(argument, &whole) == 0 || !parse_number(end, 1, 1000000, nth))
        return;
    while (end > argument && strchr(" \t", end[-1]))
        end--;
    *end = '\0';
}

bool repl_load_file(Repl *r, char *argument) {
    int nth = 1;
    bool all;
    if (!*argument)
        return refuse(r, "which file?");
    if (strcmp(argument, "-") == 0)
        return refuse(r, "- is where the commands come from: name a file");
    cut_number(argument, &nth);
    if (!take_file(r, argument, nth, &all))
        return false;
    tell_loaded(r);
    repl_went(r);
    tell_aside(r);
    return true;
}

/* How many unfinished games are listed at most: by `resume list`, and in the welcome. */
enum { RESUMES_MOST = 9, RESUMES_FEW = 3 };

/* The number of moves of the last game in a file; -1 if it cannot be read. */
static int count_moves(const Repl *r, const char *path) {
    char *text;
    size_t n;
    sw_Game *game = NULL;
    if (!read_text(path, &text, &n))
        return -1;
    sw_Match *m = sw_record_read(text, n, 0, r->variant.name, &game, NULL);
    int moves = m ? sw_match_plies(m) : -1;
    sw_match_free(m);
    sw_game_free(game);
    free(text);
    return moves;
}

/* Lists the unfinished games, the newest first, at most `most` of them: "  2  2026-11-22 10:15,
** 24 moves". Returns how many it listed. */
static int list_unfinished(const Repl *r, int most) {
    char *path;
    time_t when;
    int n = 0;
    while (n < most && (path = autosave_find(r, n + 1, &when))) {
        char *day = time_text("%Y-%m-%d %H:%M", when);
        int moves = count_moves(r, path);
        if (moves >= 0)
            tell("%3d  %s, %d move%s", ++n, day, moves, moves == 1 ? "" : "s");
        else
            tell("%3d  %s, which cannot be read", ++n, day);
        free(day);
        free(path);
    }
    return n;
}

static bool list_all(const Repl *r) {
    int n = list_unfinished(r, RESUMES_MOST), more = autosave_count(r) - n;
    if (more > 0)
        tell("and %d older: `resume %d` continues the next", more, n + 1);
    return n > 0;
}

bool repl_resume(Repl *r, char *argument) {
    int nth = 1;
    bool all = false;
    time_t when;
    if (strcasecmp(argument, "list") == 0)
        return list_all(r) || refuse(r, "there is no unfinished game of this kind");
    if (*argument && !parse_number(argument, 1, 1000000, &nth))
        return refuse(r, "'%s' should be a number: `resume list` lists the games", argument);
    char *path = autosave_find(r, nth, &when);
    if (!path)
        return refuse(
            r, nth == 1 ? "there is no unfinished game of this kind"
                        : "there are not that many unfinished games; `resume list` lists them");
    Watch file = {0};
    watch_add(&file, path);
    bool taken = take_file(r, path, 0, &all);
    free(path);
    if (all)
        r->now.resumed = file;
    else
        watch_free(&file);
    if (!taken)
        return false;
    r->now.loaded = false;
    seat_programs(r);
    turn_to_user(r);
    tell_loaded(r);
    clock_resume(r);
    if (sw_match_undone(r->now.match))
        repl_went(r); /* a move of the program would drop the moves that can be redone */
    else
        repl_goes_on(r);
    tell_aside(r);
    return true;
}

void offer_resume(const Repl *r) {
    time_t when;
    char *newest = autosave_find(r, 1, &when), *next = autosave_find(r, 2, &when);
    if (newest && !next)
        tell("There is an unfinished game: `resume` continues it.");
    if (next) {
        tell("There are unfinished games: `resume` continues the newest, `resume 2` the next.");
        int n = list_unfinished(r, RESUMES_FEW), more = autosave_count(r) - n;
        if (more > 0)
            tell("and %d older: `resume list` lists them", more);
    }
    free(newest);
    free(next);
}

/* ---- comments, tags, notation ---- */

void show_step(const Repl *r) {
    int ply = sw_match_ply(r->now.match);
    const char *comment = sw_match_comment(r->now.match, ply);
    if (!r->terminal)
        return;
    if (ply > 0)
        tell("%d of %d: %s plays %s", ply, sw_match_plies(r->now.match),
             sw_player_name(r->variant.game, sw_match_mover(r->now.match, ply - 1)),
             sw_match_move(r->now.match, ply - 1));
    if (*comment)
        tell("%s", comment);
}

/* A second note follows the first, as do the comments that a record has on one move: they may be
** those of somebody else. */
bool repl_note(Repl *r, char *argument) {
    sw_Match *m = r->now.match;
    int ply = sw_match_ply(m);
    const char *said = sw_match_comment(m, ply);
    if (!*argument) {
        tell("%s", said);
        return true;
    }
    bool clears = strcmp(argument, "-") == 0, adds = !clears && *said;
    char *comment = format("%s%s%s", adds ? said : "", adds ? " " : "", clears ? "" : argument);
    sw_match_set_comment(m, ply, comment);
    free(comment);
    if (adds && r->terminal)
        tell("%s", sw_match_comment(m, ply));
    autosave_now(r);
    return true;
}

/* In a game without moves, such changes are saved with its first move. */
void keep_words(Repl *r) {
    if (sw_match_plies(r->now.match) > 0)
        autosave_now(r);
}

bool repl_tag(Repl *r, char *argument) {
    char *error;
    size_t n = strcspn(argument, " \t");
    const char *value = argument + n + strspn(argument + n, " \t");
    bool set = argument[n] != '\0';
    if (!*argument)
        return refuse(r, "which tag? `tag Event` shows one; `tag %s Ann` sets one",
                      sw_player_name(r->variant.game, 0));
    argument[n] = '\0';
    if (!set)
        puts(sw_match_tag(r->now.match, argument));
    else if (!sw_match_set_tag(r->now.match, argument, value, &error))
        return refuse_taking(r, error);
    if (set)
        keep_words(r);
    return true;
}

static void list_notations(const Repl *r) {
    for (int i = 0; i < sw_game_notations(r->variant.game); i++) {
        const char *name = sw_notation_name(r->variant.game, i);
        printf("%s%s\n", name,
               strcmp(name, sw_match_notation(r->now.match)) == 0 ? " (in use)" : "");
    }
}

bool repl_notation(Repl *r, char *argument) {
    char *error;
    if (!*argument) {
        list_notations(r);
        return true;
    }
    if (!sw_match_set_notation(r->now.match, argument, &error))
        return refuse_taking(r, error);
    free(r->notation);
    r->notation = copy_text(sw_match_notation(r->now.match));
    keep_words(r);
    return true;
}
