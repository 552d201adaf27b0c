/*
** repl_series.c -- a series: games played one after another for one score.
*/
#include "repl.h"
#include "cli/common/message.h"
#include "cli/common/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

bool in_series(const Repl *r) {
    return sw_match_series(r->now.match).order != NULL;
}

void show_series(const Repl *r) {
    sw_Series s = sw_match_series(r->now.match);
    char *won = copy_text("");
    for (int p = 0; p < sw_game_players(r->variant.game); p++) {
        char *more = format("%s %s %d,", won, sw_player_name(r->variant.game, p), s.won[p]);
        free(won);
        won = more;
    }
    if (sw_game_players(r->variant.game) == 1)
        tell("series %s, game %d:%s lost %d, drawn %d", s.order, s.game, won, s.won[1],
             s.drawn);
    else
        tell("series %s, game %d:%s drawn %d", s.order, s.game, won, s.drawn);
    free(won);
}

/* ---- the next game ---- */

static bool refuse_choice(Repl *r, int winner) {
    return refuse(r, "%s won and chooses who moves first: `new %s` or `new %s`",
                  sw_player_name(r->variant.game, winner),
                  sw_player_name(r->variant.game, winner),
                  sw_player_name(r->variant.game, repl_other(r, winner)));
}

/* Determines who moves first in the next game: *first becomes the player that `who` names,
** or, where the winner must choose and is the program, the program itself; else -1, and the
** order of the series decides. False, with a message, if a choice is missing or names no
** player. */
static bool choose_first(Repl *r, const char *who, int *first) {
    int winner = sw_match_outcome(r->now.match), player = sw_player_named(r->variant.game, who);
    *first = player;
    if (*who && player < 0)
        return refuse(r, "'%s' is not a player", who);
    if (player >= 0 || sw_series_first(r->now.match) >= 0)
        return true;
    *first = r->computer[winner] ? winner : -1;
    return *first >= 0 || refuse_choice(r, winner);
}

/* The records of the series up to the current match, for the next game's `past`. */
static char *records(Repl *r) {
    char *all = repl_record(r, true), *past = format("%s\n", all);
    free(all);
    return past;
}

/* The next game, which is now the current match, shares the autosave file and the saved file
** of the one before it. Takes ownership of `past`. */
static void keep_together(Repl *r, char *past) {
    r->now.past = past;
    r->now.follows = true;
    if (r->aside.written.n > 0 && !watch_changed(&r->aside.written))
        watch_add(&r->now.written, r->aside.written.file[0].path);
    if (r->aside.autosaved)
        r->now.autosaved = copy_text(r->aside.autosaved);
    autosave_now(r);
}

bool series_go_on(Repl *r, const char *who) {
    int first;
    char *error;
    if (!repl_over(r))
        return refuse(
            r, "game %d of the series is not over yet: use `resign`, `draw` or `series off`",
            sw_match_series(r->now.match).game);
    if (!choose_first(r, who, &first))
        return false;
    sw_Match *next = sw_series_next(r->now.match, first, &error);
    if (!next)
        return refuse_taking(r, error);
    autosave_now(r);
    char *past = records(r);
    r->seed++;
    repl_take_match(r, next);
    keep_together(r, past);
    r->waiting = false;
    show_series(r);
    show_board(r);
    return true;
}

/* ---- the command ---- */

static void list_orders(const Repl *r) {
    sw_Order o;
    tell("This game is not part of a series. `series ORDER` starts one with it:");
    for (int i = 0; (o = sw_game_order(r->variant.game, i)).word; i++)
        tell("  %-15s %s", o.word, o.meaning);
}

bool repl_series(Repl *r, char *argument) {
    char *error;
    bool off = strcasecmp(argument, "off") == 0;
    if (!*argument && !in_series(r)) {
        list_orders(r);
        return true;
    }
    if (*argument && aside_follows(r) && sw_match_plies(r->aside.match) > 0)
        return refuse(r,
                      "game %d of the series comes after this one: `redo` goes to it; playing "
                      "on here discards it",
                      sw_match_series(r->aside.match).game);
    if (off)
        sw_match_leave_series(r->now.match);
    else if (*argument && !sw_match_set_series(r->now.match, argument, &error))
        return refuse_taking(r, error);
    if (*argument && aside_follows(r))
        aside_free(r);
    if (*argument && r->now.autosaved)
        autosave_now(r);
    if (!off)
        show_series(r);
    return true;
}
