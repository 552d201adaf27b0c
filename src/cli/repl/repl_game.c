/*
** repl_game.c -- the course of a game: moves made and taken back, its end, its options.
*/
#include "repl.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

bool repl_over(const Repl *r) {
    return sw_match_outcome(r->match) != SW_ONGOING;
}

int repl_other(const Repl *r, int player) {
    return (player + 1) % sw_game_players(r->game);
}

void repl_announce_end(const Repl *r) {
    if (!repl_over(r))
        return;
    char *result = sw_match_result(r->match), *meaning = sw_match_meaning(r->match);
    if (r->terminal)
        tell("The game is over: %s%s%s. `undo` takes a move back, `new` begins again.", result,
             *meaning ? ": " : "", meaning);
    else
        printf("result %s\n", result);
    sw_free(result);
    sw_free(meaning);
    char *settled = sw_match_settled(r->match);
    fputs(settled, stdout);
    sw_free(settled);
}

/* ---- moves ---- */

bool repl_play(Repl *r, const char *move, char **error) {
    int mover = sw_match_side(r->match);
    if (chance_refuses(r, move, error) || !sw_match_play(r->match, move, error))
        return false;
    r->waiting = false;
    aside_moved(r);
    if (r->offer != mover)
        r->offer = -1;
    chance_follow(r);
    autosave_now(r);
    if (!repl_over(r) && !chance_waits(r) && !clock_moved(r, mover))
        return true;
    show_board(r, r->match, NULL, false);
    repl_announce_end(r);
    return true;
}

void repl_went(Repl *r) {
    r->offer = -1;
    r->hopeless = r->level = 0;
    r->waiting = true;
    clock_went(r);
    show_board(r, r->match, NULL, false);
    show_step(r);
    repl_announce_end(r);
    if (r->terminal && !repl_over(r) && r->computer[sw_match_side(r->match)])
        printf("It is the program's turn: `go` lets it play.\n");
    if (r->autosaved)
        autosave_now(r);
}

/* How far back or forth a user's own turn is: `step` is -1 or 1. */
static int to_own_turn(const Repl *r, int step) {
    int ply = sw_match_ply(r->match), n = 0;
    do
        n++, ply += step;
    while (ply > 0 && ply < sw_match_plies(r->match) &&
           r->computer[sw_match_mover(r->match, ply)]);
    return n;
}

static bool take_count(Repl *r, const char *argument, int otherwise, int *n) {
    *n = otherwise;
    if (!*argument || parse_number(argument, 1, 1000000, n))
        return true;
    return refuse(r, "'%s' should be a number of moves", argument);
}

bool repl_undo(Repl *r, char *argument) {
    int n;
    if (!take_count(r, argument, to_own_turn(r, -1), &n))
        return false;
    if (sw_match_undo(r->match, n) == 0 && !aside_take(r, false))
        return refuse(r, "there is no move to take back");
    repl_went(r);
    return true;
}

bool repl_redo(Repl *r, char *argument) {
    int n;
    if (!take_count(r, argument, to_own_turn(r, 1), &n))
        return false;
    if (sw_match_redo(r->match, n) == 0 && !aside_take(r, true))
        return refuse(r, "there is no move to play again");
    repl_went(r);
    return true;
}

bool repl_goto(Repl *r, char *argument) {
    int n, ply = sw_match_ply(r->match), last = sw_match_plies(r->match);
    if (!parse_number(argument, 0, last, &n))
        return refuse(r, "'%s' should be a number of moves from 0 to %d", argument, last);
    if (n < ply)
        sw_match_undo(r->match, ply - n);
    else
        sw_match_redo(r->match, n - ply);
    repl_went(r);
    return true;
}

/* One line for each turn of all players. */
bool repl_history(Repl *r, char *argument) {
    (void)argument;
    int ply = sw_match_ply(r->match), last = 0;
    if (*sw_match_opening(r->match))
        printf("      %s\n", sw_match_opening(r->match));
    for (int i = 0; i < ply; i++) {
        int number = sw_match_number(r->match, i);
        if (i == 0 || number != last)
            printf("%s%4d ", i ? "\n" : "", number);
        for (int p = 0; i == 0 && p < sw_match_mover(r->match, 0); p++)
            printf(" %-11s", "...");
        printf(" %-11s", sw_match_move(r->match, i));
        last = number;
    }
    if (ply > 0)
        putchar('\n');
    if (sw_match_plies(r->match) > ply)
        printf("and %d taken back\n", sw_match_plies(r->match) - ply);
    return true;
}

/* ---- beginning ---- */

void repl_take_match(Repl *r, sw_Match *m) {
    bool same = r->match && sw_match_game(r->match) == sw_match_game(m);
    if (same)
        aside_put(r);
    else
        aside_drop(r);
    sw_match_free(r->match);
    r->match = m;
    r->offer = -1;
    r->hopeless = r->level = 0;
    autosave_forget(r);
    if (same)
        aside_keep_names(r);
    if (r->notation)
        sw_match_set_notation(m, r->notation, NULL);
    chance_begin(r);
    clock_reset(r);
}

static void tell_aside(const Repl *r) {
    if (r->terminal && sw_match_plies(r->aside.match) > 0)
        puts("`undo` goes back to the game before.");
}

bool repl_new(Repl *r, char *argument) {
    (void)argument;
    r->seed++;
    repl_take_match(r, sw_match_new(r->game, NULL, NULL));
    r->waiting = false;
    show_board(r, r->match, NULL, false);
    tell_aside(r);
    return true;
}

bool repl_fen(Repl *r, char *argument) {
    char *error;
    if (!*argument) {
        char *fen = sw_match_fen(r->match);
        puts(fen);
        sw_free(fen);
        return true;
    }
    sw_Match *m = sw_match_new(r->game, argument, &error);
    if (!m)
        return refuse_taking(r, error);
    repl_take_match(r, m);
    note_missing(m, stderr, "");
    repl_went(r);
    tell_aside(r);
    return true;
}

/* ---- ends by agreement ---- */

static bool refuse_over(Repl *r) {
    char *result = sw_match_result(r->match);
    refuse(r, "the game is over: %s", result);
    sw_free(result);
    return false;
}

bool repl_resign(Repl *r, char *argument) {
    (void)argument;
    char says[80];
    int side = sw_match_side(r->match);
    if (repl_over(r))
        return refuse_over(r);
    snprintf(says, sizeof says, "%.60s resigns", sw_player_name(r->game, side));
    sw_match_end(r->match, repl_other(r, side), says);
    autosave_now(r);
    repl_announce_end(r);
    return true;
}

/* An offer of the program's opponent is answered at once, that of two people stands until one
** of them accepts or the other moves on. */
bool repl_draw(Repl *r, char *argument) {
    (void)argument;
    int side = sw_match_side(r->match);
    bool agreed = r->offer >= 0;
    if (repl_over(r))
        return refuse_over(r);
    if (!agreed && r->computer[repl_other(r, side)]) {
        agreed = program_takes_draw(r);
        if (!agreed)
            printf("%s declines the draw.\n", sw_player_name(r->game, repl_other(r, side)));
    } else if (!agreed) {
        r->offer = side;
        tell("%s offers a draw: `draw` accepts it, the answering move declines it.",
             sw_player_name(r->game, side));
    }
    if (agreed) {
        sw_match_end(r->match, SW_DRAW, "agreed");
        autosave_now(r);
        repl_announce_end(r);
    }
    return true;
}

/* ---- options ---- */

/* The settings, borrowed, with `more` in the place of one of the same name or at the end. */
static int merge(const Repl *r, const sw_Setting *more, sw_Setting *out) {
    int n = r->nset;
    for (int i = 0; i < n; i++)
        out[i] = r->set[i];
    if (!more)
        return n;
    for (int i = 0; i < n; i++)
        if (strcasecmp(out[i].name, more->name) == 0) {
            out[i].value = more->value;
            return n;
        }
    out[n] = *more;
    return n + 1;
}

/* Makes n settings, borrowed, those of the Repl. They may be its own. */
static void keep_settings(Repl *r, const sw_Setting *set, int n) {
    sw_Setting *kept = settings_copy(set, n);
    settings_free(r->set, r->nset);
    r->set = kept;
    r->nset = n;
}

enum { TABLE_MEGABYTES = 64 };

/* The match goes before its game. */
static void change_game(Repl *r, sw_Game *game, sw_Match *m) {
    sw_Game *before = r->game;
    sw_engine_free(r->engine);
    r->game = game;
    r->engine = sw_engine_new(game, TABLE_MEGABYTES);
    repl_take_match(r, m);
    sw_game_free(before);
}

bool repl_load(Repl *r, const sw_Setting *more) {
    char *error;
    sw_Setting *set = cli_grow(NULL, sizeof *set * (size_t)(r->nset + 1));
    int n = merge(r, more, set);
    sw_Game *game = sw_game_load(r->name, set, n, &error);
    if (!game) {
        free(set);
        return refuse_taking(r, error);
    }
    keep_settings(r, set, n);
    free(set);
    change_game(r, game, sw_match_new(game, NULL, NULL));
    return true;
}

void repl_take_game(Repl *r, sw_Game *game, sw_Match *m) {
    int n;
    sw_Setting *set = sw_game_settings(game, &n);
    keep_settings(r, set, n);
    sw_free(set);
    free(r->found);
    r->name = r->found = strdup(sw_game_about(game).file);
    change_game(r, game, m);
}

/* `set warrior=free` and `set warrior free` say the same. */
bool repl_set(Repl *r, char *argument) {
    size_t n = strcspn(argument, "= \t");
    if (n == 0 || !argument[n])
        return refuse(r, "set what? `set OPTION=VALUE`; `options` lists them");
    bool begun = sw_match_ply(r->match) > 0;
    char *value = argument + n + 1;
    argument[n] = '\0';
    value += strspn(value, "= \t");
    sw_Setting more = {argument, value};
    if (!repl_load(r, &more))
        return false;
    r->waiting = false;
    printf("%s = %s%s\n", argument, value, begun ? "; the game begins again" : "");
    show_board(r, r->match, NULL, false);
    return true;
}
