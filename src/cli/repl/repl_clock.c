/*
** repl_clock.c -- the clocks of the players.
**
** The time that each player had left is kept for every ply, so that taking moves back gives the
** time back, too.
*/
#include "repl.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- the time left at each ply ---- */

/* Records the clocks at the current ply, and forgets those of later plies. Earlier plies
** without an entry, played before the clocks were started, get the same times. */
static void keep(Repl *r) {
    Sitting *s = &r->now;
    int ply = sw_match_ply(s->match);
    s->left = cli_grow(s->left, sizeof *s->left * (size_t)(ply + 1));
    for (int i = ply < s->nleft ? ply : s->nleft; i <= ply; i++)
        memcpy(s->left[i], r->clocks.left, sizeof *s->left);
    s->nleft = ply + 1;
}

/* Gives every player the full time at this ply. */
static void fill(Repl *r) {
    for (int p = 0; p < SW_PLAYERS_MAX; p++)
        r->clocks.left[p] = r->clocks.control.base;
    keep(r);
}

void clock_reset(Repl *r) {
    r->clocks.since = now_seconds();
    r->now.nleft = 0;
    fill(r);
}

void clock_went(Repl *r) {
    int ply = sw_match_ply(r->now.match);
    r->clocks.since = now_seconds();
    if (ply < r->now.nleft)
        memcpy(r->clocks.left, r->now.left[ply], sizeof r->clocks.left);
    else
        fill(r);
}

/* ---- running ---- */

static double left_now(const Clocks *c, int player, bool runs) {
    return c->left[player] - (runs ? now_seconds() - c->since : 0);
}

static void flag(Repl *r, int player) {
    r->clocks.left[player] = 0;
    repl_end(r, sw_player_foe(r->game, player), "time");
    show_board(r);
    repl_announce_end(r);
}

/* The number of moves that a player has made so far. */
static int moves_of(const Repl *r, int player) {
    int n = 0;
    for (int i = 0; i < sw_match_ply(r->now.match); i++)
        n += sw_match_mover(r->now.match, i) == player;
    return n;
}

bool clock_moved(Repl *r, int player) {
    Clocks *c = &r->clocks;
    double now = now_seconds();
    c->left[player] -= now - c->since;
    c->since = now;
    bool fallen = c->on && c->left[player] < 0;
    int made = moves_of(r, player); /* 0 after a throw before the first move */
    if (made > 0)
        c->left[player] += c->control.increment;
    if (made > 0 && c->control.moves > 0 && made % c->control.moves == 0)
        c->left[player] += c->control.base;
    keep(r);
    if (fallen)
        flag(r, player);
    return !fallen;
}

/* While there are moves to redo no flag falls: the end of the match would drop them, though the
** user may only be looking through the game. The next move drops them in any case, and
** clock_moved() then sees the flag. */
bool clock_fallen(const Repl *r) {
    int side = sw_match_side(r->now.match);
    return r->clocks.on && !repl_over(r) && !r->edited && !sw_match_undone(r->now.match) &&
           left_now(&r->clocks, side, true) < 0;
}

void clock_look(Repl *r) {
    if (clock_fallen(r))
        flag(r, sw_match_side(r->now.match));
}

/* sw_clock_seconds() shares out the time left among the moves to the next time control (0: the
** rest of the game). */
double clock_budget(const Repl *r) {
    const Control *k = &r->clocks.control;
    int side = sw_match_side(r->now.match);
    double left = left_now(&r->clocks, side, true);
    int to_go = k->moves > 0 ? k->moves - moves_of(r, side) % k->moves : 0;
    return sw_clock_seconds(left, k->increment, to_go);
}

/* ---- shown and set ---- */

const char *clock_text(const Repl *r, int player, char *text, size_t size) {
    bool runs = player == sw_match_side(r->now.match) && !repl_over(r);
    double left = left_now(&r->clocks, player, runs);
    int seconds = left > 0 ? (int)(left + 0.99) : 0;
    snprintf(text, size, "%d:%02d", seconds / 60, seconds % 60);
    return text;
}

static void print_clocks(const Repl *r) {
    for (int p = 0; p < sw_game_players(r->game); p++) {
        char text[16];
        printf("%s %s\n", sw_player_name(r->game, p), clock_text(r, p, text, sizeof text));
    }
}

/* Reads "5+3", "5" or "40/10"; the minutes may have a fraction. */
static bool read_control(const char *text, Control *out) {
    Control c = {0};
    const char *slash = strchr(text, '/');
    if (slash) {
        char *end;
        long moves = strtol(text, &end, 10);
        if (end != slash || moves < 1 || moves > 1000)
            return false;
        c.moves = (int)moves;
        text = slash + 1;
    }
    const char *end = parse_decimal(text, &c.base);
    c.base *= 60;
    if (!end || !(c.base > 0 && c.base <= 24 * 3600))
        return false;
    if (*end == '+') {
        end = parse_decimal(end + 1, &c.increment);
        if (!end || !(c.increment >= 0 && c.increment <= 3600))
            return false;
    }
    *out = c;
    return *end == '\0';
}

bool repl_clock(Repl *r, char *argument) {
    Control control;
    if (!*argument && !r->clocks.on)
        return refuse(r, "no clocks run; `clock 5+3` starts them");
    if (!*argument) {
        print_clocks(r);
        return true;
    }
    if (strcasecmp(argument, "off") == 0) {
        r->clocks.on = false;
        return true;
    }
    if (sw_player_foe(r->game, 0) < 0)
        return refuse(r, "two do not play against each other here: nobody would have won when "
                         "a time is up");
    if (!read_control(argument, &control))
        return refuse(r,
                      "'%s' should be like 5+3 (minutes, seconds a move), 40/10 (moves, "
                      "minutes) or off",
                      argument);
    r->clocks.on = true;
    r->clocks.control = control;
    r->aside.nleft = 0; /* the times of that match belong to another control */
    clock_reset(r);
    print_clocks(r);
    return true;
}
