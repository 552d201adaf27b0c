/*
** repl_game.c -- the course of a game: moves made and taken back, its end, its options.
*/
#include "repl.h"
#include "cli/common/choices.h"
#include "cli/common/message.h"
#include "cli/common/number.h"
#include "cli/common/session.h"
#include "cli/common/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool repl_over(const Repl *r) {
    return sw_match_outcome(r->now.match) != SW_ONGOING;
}

int repl_other(const Repl *r, int player) {
    return (player + 1) % sw_game_players(r->variant.game);
}

void repl_announce_end(const Repl *r) {
    if (!repl_over(r))
        return;
    if (r->terminal) {
        char *result = sw_match_result(r->now.match), *meaning = sw_match_meaning(r->now.match);
        tell("The game is over: %s%s%s. `undo` takes a move back, `new` begins %s.", result,
             *meaning ? ": " : "", meaning,
             in_series(r) ? "the next game of the series" : "again");
        sw_free(result);
        sw_free(meaning);
    } else {
        print_taking("result %s\n", sw_match_result(r->now.match));
    }
    print_taking("%s", sw_match_settled(r->now.match));
    if (in_series(r))
        show_series(r);
}

/* ---- moves ---- */

/* The most undone turns that a move simply replaces; if more are undone, it begins another
** game. */
static int taken_back(const Repl *r) {
    return 2 * sw_game_players(r->variant.game);
}

/* To be called when a move was played; `whole` is the match with the undone moves that it
** replaced, if that is to be kept, or NULL. */
static void went_on(Repl *r, sw_Match *whole) {
    if (!whole) {
        aside_moved(r);
        return;
    }
    aside_branch(r, whole);
    if (r->terminal)
        tell("The game as it was (%d moves) is kept: `undo` at the beginning goes back to it.",
             sw_match_plies(whole));
}

/* Whether the move leads to where the undone one led. */
static bool is_undone_move(const sw_Match *m, const char *move) {
    if (!sw_match_undone(m))
        return false;
    sw_Match *played = sw_match_copy(m), *redone = sw_match_copy(m);
    bool same = sw_match_play(played, move, NULL) && sw_match_redo(redone, 1) == 1 &&
                sw_match_ply(played) == sw_match_ply(redone);
    char *here = sw_match_fen(played), *there = sw_match_fen(redone);
    int ply = sw_match_ply(m);
    same = same && strcmp(here, there) == 0 &&
           strcmp(sw_match_move(played, ply), sw_match_move(redone, ply)) == 0;
    sw_free(here);
    sw_free(there);
    sw_match_free(played);
    sw_match_free(redone);
    return same;
}

bool repl_play(Repl *r, const char *move, char **error) {
    int mover = sw_match_side(r->now.match);
    bool same = is_undone_move(r->now.match, move); /* then what followed it stays */
    sw_Match *whole = same ? NULL : aside_whole(r, taken_back(r));
    if (chance_refuses(r, move, error) ||
        !(same ? sw_match_redo(r->now.match, 1) : sw_match_play(r->now.match, move, error))) {
        sw_match_free(whole);
        return false;
    }
    r->waiting = false;
    went_on(r, whole);
    if (r->agreement.offer != mover)
        r->agreement.offer = -1;
    chance_follow(r);
    if (!clock_moved(r, mover))
        return true;
    autosave_now(r);
    show_board(r);
    repl_announce_end(r);
    return true;
}

void repl_goes_on(Repl *r) {
    r->agreement = (Agreement){.offer = -1};
    r->waiting = false;
    clock_went(r);
    show_board(r);
    show_step(r);
    repl_announce_end(r);
    if (r->now.autosaved)
        autosave_now(r);
}

void repl_went(Repl *r) {
    repl_goes_on(r);
    if (r->terminal && program_to_move(r))
        tell("It is the program's turn: `go` lets it play.");
    r->waiting = true;
}

/* The number of plies back (`step` -1) or forth (1) to the nearest turn of a player whom the
** program does not play for, at least 1. Taking back an agreed end counts as one, too. */
static int to_own_turn(const Repl *r, int step) {
    int ply = sw_match_ply(r->now.match), n = 0;
    if (step < 0 && sw_match_agreed(r->now.match)) {
        n++;
        if (!r->computer[sw_match_side(r->now.match)])
            return n;
    }
    do
        n++, ply += step;
    while (ply > 0 && ply < sw_match_plies(r->now.match) &&
           r->computer[sw_match_mover(r->now.match, ply)]);
    return n;
}

/* Goes n plies forward, or -n back, as far as the match goes; false if it went nowhere. */
static bool step(Repl *r, int n) {
    int gone = n < 0 ? sw_match_undo(r->now.match, -n) : sw_match_redo(r->now.match, n);
    if (gone > 0 && chance_waits(r))
        chance_begin(r);
    if (gone > 0)
        repl_went(r);
    return gone > 0;
}

/* `undo` (direction -1) and `redo` (1). At the end of the match they go to the match aside. */
static bool step_typed(Repl *r, const char *argument, int direction) {
    int n = to_own_turn(r, direction);
    if (*argument && !parse_number(argument, 1, 1000000, &n))
        return refuse(r, "'%s' should be a number of moves", argument);
    if (step(r, direction * n))
        return true;
    if (!aside_take(r, direction > 0))
        return refuse(r, "there is no move to %s", direction < 0 ? "take back" : "play again");
    repl_went(r);
    if (r->terminal)
        tell("This is the %s game: %s, %d move%s.", direction < 0 ? "previous" : "next",
             sw_game_about(r->variant.game).name, sw_match_plies(r->now.match),
             sw_match_plies(r->now.match) == 1 ? "" : "s");
    return true;
}

bool repl_undo(Repl *r, char *argument) {
    return step_typed(r, argument, -1);
}

bool repl_redo(Repl *r, char *argument) {
    return step_typed(r, argument, 1);
}

void repl_next(Repl *r) {
    if (!step(r, 1))
        refuse(r, "this is the last position");
}

void repl_back(Repl *r) {
    if (!step(r, -1))
        refuse(r, "this is the first position");
}

/* Goes to the position after n moves; n one more than there are means the agreed end, if any.
** If the match is there already, shows the board again, and the clocks run on. */
static void go_to(Repl *r, int n) {
    int here = sw_match_ply(r->now.match) + sw_match_agreed(r->now.match);
    if (step(r, n - here))
        return;
    show_board(r);
    show_step(r);
    repl_announce_end(r);
}

bool repl_goto(Repl *r, char *argument) {
    int n, last = sw_match_plies(r->now.match);
    if (!parse_number(argument, 0, last, &n))
        return refuse(r, "'%s' should be a number of moves from 0 to %d", argument, last);
    go_to(r, n);
    return true;
}

void repl_first(Repl *r) {
    go_to(r, -1);
}

void repl_last(Repl *r) {
    go_to(r, sw_match_plies(r->now.match) + 1);
}

/* Prints the moves from..to-1: one line for each turn number, with a column for each player,
** whoever moves first. */
static void print_turns(const sw_Match *m, int from, int to) {
    for (int i = from, last = 0, column = 0; i < to; i++) {
        int number = sw_match_number(m, i);
        if (i == from || number != last) {
            printf("%s%4d ", i > from ? "\n" : "", number);
            column = 0;
        }
        for (; column < sw_match_mover(m, i); column++)
            printf(" %-11s", "...");
        printf(" %-*s", width_for(sw_match_move(m, i), 11), sw_match_move(m, i));
        column++;
        last = number;
    }
    if (to > from)
        putchar('\n');
}

static void print_result(const sw_Match *m) {
    if (sw_match_outcome(m) != SW_ONGOING)
        print_taking("result %s\n", sw_match_result(m));
}

/* Prints what `redo` would play again: moves, or just the agreed end. */
static void print_undone(const sw_Match *m) {
    int ply = sw_match_ply(m), n = sw_match_plies(m) - ply;
    sw_Match *all = sw_match_copy(m);
    if (n > 0)
        tell("and %d taken back (`redo` plays on):", n);
    else
        tell("and its end taken back (`redo` restores it):");
    print_turns(m, ply, ply + n);
    sw_match_redo(all, n + 1);
    print_result(all);
    sw_match_free(all);
}

void repl_history(Repl *r) {
    const sw_Match *m = r->now.match;
    if (*sw_match_opening(m))
        printf("      %s\n", sw_match_opening(m));
    print_turns(m, 0, sw_match_ply(m));
    print_result(m);
    if (sw_match_undone(m))
        print_undone(m);
}

/* ---- beginning ---- */

/* Makes m the current match; there must be none yet. */
static void begin_match(Repl *r, sw_Match *m) {
    r->now.match = m;
    r->agreement = (Agreement){.offer = -1};
    if (r->notation)
        sw_match_set_notation(m, r->notation, NULL);
    chance_begin(r);
    clock_reset(r);
}

/* Puts the current match aside and begins m, in which the same people play. If m is of another
** game, that is `variant`, and the current game is put aside, too. */
static void follow_by(Repl *r, sw_Match *m, const Variant *variant) {
    bool named[SW_PLAYERS_MAX];
    memcpy(named, r->now.named, sizeof named);
    if (r->now.match)
        aside_keep_names(r, m);
    if (variant)
        aside_move(r, *variant);
    else
        aside_put(r);
    begin_match(r, m);
    memcpy(r->now.named, named, sizeof named);
}

void repl_take_match(Repl *r, sw_Match *m) {
    follow_by(r, m, NULL);
}

void tell_aside(const Repl *r) {
    if (r->terminal && sw_match_plies(r->aside.match) > 0)
        tell("`undo` goes back to the previous game.");
}

/* True if an option of the game is set to "random", so that each match needs it loaded anew. */
static bool draws(const sw_Game *g) {
    for (int i = 0; i < sw_game_options(g); i++)
        if (sw_game_option(g, i).drawn)
            return true;
    return false;
}

bool repl_new(Repl *r, char *argument) {
    if (in_series(r))
        return series_go_on(r, argument);
    if (*argument)
        return refuse(
            r, "`new %s` only works in a series in which the winner chooses who moves first",
            argument);
    r->seed++;
    if (!draws(r->variant.game))
        repl_take_match(r, sw_match_new(r->variant.game, NULL, NULL));
    else if (!repl_load(r, NULL, NULL))
        return false;
    r->waiting = false;
    show_board(r);
    tell_aside(r);
    return true;
}

/* Prints the position, or begins a match from one; while a position is set up, replaces
** that. */
bool repl_fen(Repl *r, char *argument) {
    char *error;
    if (!*argument) {
        print_taking("%s\n", sw_match_fen(shown_match(r)));
        return true;
    }
    sw_Match *m = sw_match_new(r->variant.game, argument, &error);
    if (!m)
        return refuse_taking(r, error);
    if (r->edited)
        return edit_take(r, m);
    repl_take_match(r, m);
    note_missing(m, stderr, "");
    repl_went(r);
    tell_aside(r);
    return true;
}

/* ---- ends by agreement ---- */

static void refuse_over(Repl *r) {
    char *result = sw_match_result(r->now.match);
    refuse(r, "the game is over: %s", result);
    sw_free(result);
}

void repl_end(Repl *r, int outcome, const char *says) {
    sw_Match *whole = aside_whole(r, 0);
    sw_match_end(r->now.match, outcome, says);
    went_on(r, whole);
    autosave_now(r);
}

static void end_match(Repl *r, int outcome, const char *says) {
    repl_end(r, outcome, says);
    repl_announce_end(r);
}

/* If there are not two opposing sides, resigning would leave no winner. A player who wants to
** stop can have the program play on for him; the message names the command, whose list includes
** the players that the program plays for already. */
static void refuse_resigning(Repl *r, int side) {
    char *seats = copy_text(sw_player_name(r->variant.game, side));
    for (int p = 0; p < sw_game_players(r->variant.game); p++)
        if (r->computer[p] && p != side) {
            char *more = format("%s,%s", seats, sw_player_name(r->variant.game, p));
            free(seats);
            seats = more;
        }
    refuse(
        r,
        "nobody can resign when more than two sides play, since it would not be clear who won: "
        "`computer %s` lets the program play on for %s, `draw` ends the game if all agree",
        seats, sw_player_name(r->variant.game, side));
    free(seats);
}

void repl_resign(Repl *r) {
    int side = sw_match_side(r->now.match), foe = sw_player_foe(r->variant.game, side);
    char *says = format("%s resigns", sw_player_name(r->variant.game, side));
    if (repl_over(r))
        refuse_over(r);
    else if (foe < 0)
        refuse_resigning(r, side);
    else
        end_match(r, foe, says);
    free(says);
}

/* The player for whom the program must answer the draw offer of `side`, or -1 if none. With two
** sides that is the other side, if the program has all of it, or else `side` itself in the same
** way; with more, the first player of the program. */
static int asked_program(const Repl *r, int side) {
    int foe = sw_player_foe(r->variant.game, side);
    if (foe >= 0)
        return program_speaks(r, foe) ? foe : program_speaks(r, side) ? side : -1;
    for (int p = 0; p < sw_game_players(r->variant.game); p++)
        if (r->computer[p])
            return p;
    return -1;
}

/* With two sides one acceptance ends the match; with more, each of the others must accept. */
static void accept_draw(Repl *r) {
    r->agreement.accepts++;
    const sw_Game *g = r->variant.game;
    int missing = sw_player_foe(g, 0) >= 0 ? 0 : sw_game_players(g) - 1 - r->agreement.accepts;
    if (missing > 0)
        tell("%d more must accept: `draw` again for each.", missing);
    else
        end_match(r, SW_DRAW, "agreed");
}

static void offer_draw(Repl *r, int side) {
    r->agreement.offer = side;
    r->agreement.accepts = 0;
    tell(sw_game_players(r->variant.game) > 2 && sw_player_foe(r->variant.game, 0) < 0
             ? "%s offers a draw: `draw` for each of the others accepts it, a move by one of "
               "them declines it."
             : "%s offers a draw: `draw` accepts it, a move declines it.",
         sw_player_name(r->variant.game, side));
}

/* The program answers an offer at once. An offer among people is open until the others have
** accepted it or one of them makes a move. */
void repl_draw(Repl *r) {
    int side = sw_match_side(r->now.match), program = asked_program(r, side);
    if (repl_over(r))
        refuse_over(r);
    else if (r->agreement.offer >= 0)
        accept_draw(r);
    else if (program < 0)
        offer_draw(r, side);
    else if (program_takes_draw(r, program))
        end_match(r, SW_DRAW, "agreed");
    else
        tell("%s declines the draw.", sw_player_name(r->variant.game, program));
}

/* ---- options ---- */

void repl_change_engine(Repl *r) {
    sw_engine_free(r->engine);
    r->clocks.on = r->clocks.on && sw_player_foe(r->variant.game, 0) >= 0;
    r->engine = sw_engine_new(r->variant.game, TABLE_MEGABYTES);
}

bool repl_load(Repl *r, const char *option, const char *value) {
    char *error;
    Variant next = variant_with(&r->variant, option, value);
    next.game = variant_load(&next, r->seed, &error);
    if (!next.game) {
        variant_free(&next);
        return refuse_taking(r, error);
    }
    follow_by(r, sw_match_new(next.game, NULL, NULL), &next);
    fputs(sw_game_warnings(next.game), stderr);
    note_drawn(next.game, stdout, "");
    return true;
}

void repl_take_game(Repl *r, sw_Game *game, sw_Match *m) {
    int n;
    sw_Setting *set = sw_game_settings(game, &n);
    aside_move(r, variant_of(game_file(game), set, n, game));
    begin_match(r, m);
    sw_free(set);
}

/* `set warrior=free` and `set warrior free` mean the same. */
bool repl_set(Repl *r, char *argument) {
    size_t n = option_named(r->variant.game, argument);
    if (n == 0 || !argument[n])
        return refuse(r, "set what? `set OPTION=VALUE`; `options` lists them");
    if (in_series(r))
        return refuse(r, "options cannot be changed during a series; `series off` leaves it");
    bool begun = sw_match_ply(r->now.match) > 0;
    char *value = argument + n + 1;
    argument[n] = '\0';
    value += strspn(value, "= \t");
    if (!repl_load(r, argument, value))
        return false;
    r->waiting = false;
    say_line("%s = %s%s", argument, value, begun ? "; the game begins again" : "");
    show_board(r);
    tell_aside(r);
    return true;
}
