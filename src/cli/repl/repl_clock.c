/*
** repl_clock.c -- the clocks of the players.
**
** The time that each player had left is kept for every ply, so that taking moves back gives the
** time back, too.
*/
#include "repl.h"
#include "cli/common/message.h"
#include "cli/common/number.h"
#include "cli/common/text.h"
#include "cli/terminal/clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* The tag of a kept game with its time control, and what each player has left, in seconds. */
#define TIME_LEFT "TimeLeft"
/* No clock has more seconds left: some thirty years. */
#define LEFT_MAX 1e9

/* ---- what was left at each ply ---- */

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

/* A player who gets time only with each move has that much for his first one. */
static double first_seconds(const Control *k) {
    return k->base > 0 ? k->base : k->increment;
}

static void fill(Repl *r) {
    for (int p = 0; p < SW_PLAYERS_MAX; p++)
        r->clocks.left[p] = first_seconds(&r->clocks.control);
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
    repl_end(r, sw_player_foe(r->variant.game, player), "time");
    show_board(r);
    repl_announce_end(r);
}

/* Moves that a player has made so far: while he goes on moving himself, it is still the same
** move. */
static int moves_of(const Repl *r, int player) {
    const sw_Match *m = r->now.match;
    int n = 0, plies = sw_match_ply(m);
    for (int i = 0; i < plies; i++) {
        int next = i + 1 < plies ? sw_match_mover(m, i + 1) : sw_match_side(m);
        n += sw_match_mover(m, i) == player && next != player;
    }
    return n;
}

/* Moves that he still has to make before he gets more time. */
static int to_go(const Repl *r, int player) {
    int moves = r->clocks.control.moves;
    return moves > 0 ? moves - moves_of(r, player) % moves : 0;
}

bool clock_moved(Repl *r, int player) {
    Clocks *c = &r->clocks;
    double now = now_seconds();
    c->left[player] -= now - c->since;
    c->since = now;
    bool fallen = c->on && !repl_over(r) && c->left[player] < 0;
    /* Only where a move brings time they are counted: that takes longer with each of them. A throw
    ** that opens the game is not a move. */
    bool brings = c->control.increment > 0 || c->control.moves > 0;
    int made = brings && sw_match_side(r->now.match) != player ? moves_of(r, player) : 0;
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
    return sw_clock_seconds(left, k->increment, to_go(r, side));
}

/* ---- shown and set ---- */

const char *clock_text(const Repl *r, int player, char *text, size_t size) {
    bool runs = player == sw_match_side(r->now.match) && !repl_over(r);
    double left = left_now(&r->clocks, player, runs);
    int seconds = left > 0 ? (int)(left + 0.99) : 0;
    snprintf(text, size, "%d:%02d", seconds / 60, seconds % 60);
    return text;
}

/* "White 9:58 + 3 s a move, 37 moves to go" */
static void print_clock(const Repl *r, int player) {
    const Control *k = &r->clocks.control;
    int moves = to_go(r, player);
    char left[16],
        *more = k->increment > 0 ? format(" + %g s a move", k->increment) : copy_text("");
    char *go =
        moves > 0 ? format(", %d move%s to go", moves, moves == 1 ? "" : "s") : copy_text("");
    tell("%s %s%s%s", sw_player_name(r->variant.game, player),
         clock_text(r, player, left, sizeof left), more, go);
    free(more);
    free(go);
}

static void print_clocks(const Repl *r) {
    for (int p = 0; p < sw_game_players(r->variant.game); p++)
        print_clock(r, p);
}

/* Reads "5+3", "5", "40/10" or "0+5"; the base time is in units of `unit` seconds. Returns
** where it ends, or NULL. */
static const char *read_control(const char *text, double unit, Control *out) {
    Control c = {0};
    const char *slash = strchr(text, '/');
    if (slash) {
        char *after;
        long moves = strtol(text, &after, 10);
        if (after != slash || moves < 1 || moves > 1000)
            return NULL;
        c.moves = (int)moves;
        text = slash + 1;
    }
    const char *end = parse_decimal(text, &c.base);
    c.base *= unit;
    if (!end || !(c.base >= 0 && c.base <= 24 * 3600))
        return NULL;
    if (*end == '+') {
        end = parse_decimal(end + 1, &c.increment);
        if (!end || !(c.increment >= 0 && c.increment <= 3600))
            return NULL;
    }
    *out = c;
    return first_seconds(&c) > 0 ? end : NULL;
}

/* ---- on paper ---- */

static char *control_text(const Control *k) {
    char *moves = k->moves > 0 ? format("%d/", k->moves) : copy_text("");
    char *more = k->increment > 0 ? format("+%g", k->increment) : copy_text("");
    char *text = format("%s%g%s", moves, k->base, more);
    free(moves);
    free(more);
    return text;
}

/* "300+3 298.2 303.0" */
static char *left_text(const Repl *r, const char *control) {
    char *text = copy_text(control);
    for (int p = 0; p < sw_game_players(r->variant.game); p++) {
        char *more = format("%s %.1f", text, r->clocks.left[p]);
        free(text);
        text = more;
    }
    return text;
}

/* A loaded record keeps its own TimeControl. What its clocks show here goes only into the
** autosave file of this session. */
void clock_tags(Repl *r, bool kept) {
    bool on = r->clocks.on, goes_on = kept && !repl_over(r);
    if (!on && !r->now.timed)
        return;
    char *control = control_text(&r->clocks.control), *left = left_text(r, control);
    if (!r->now.loaded)
        sw_match_set_tag(r->now.match, "TimeControl", on ? control : "", NULL);
    sw_match_set_tag(r->now.match, TIME_LEFT, on && goes_on ? left : "", NULL);
    r->now.timed = on;
    free(control);
    free(left);
}

void clock_resume(Repl *r) {
    Clocks *c = &r->clocks;
    Control control;
    double left[SW_PLAYERS_MAX] = {0};
    const char *at = read_control(sw_match_tag(r->now.match, TIME_LEFT), 1, &control);
    for (int p = 0; p < sw_game_players(r->variant.game) && at; p++) {
        at = *at == ' ' ? parse_decimal(at + 1, &left[p]) : NULL;
        if (!(left[p] >= 0 && left[p] <= LEFT_MAX))
            return;
    }
    if (!at || *at || sw_player_foe(r->variant.game, 0) < 0)
        return;
    c->on = r->now.timed = true;
    c->control = control;
    c->since = now_seconds();
    memcpy(c->left, left, sizeof left);
    r->now.nleft = 0;
    keep(r);
    if (r->terminal)
        tell("The clocks are running again:");
    if (r->terminal)
        print_clocks(r);
}

/* ---- the command ---- */

bool repl_clock(Repl *r, char *argument) {
    Control control;
    if (!*argument && !r->clocks.on)
        return refuse(r, "no clocks are running; `clock 5+3` starts them");
    if (!*argument) {
        print_clocks(r);
        return true;
    }
    if (strcasecmp(argument, "off") == 0) {
        r->clocks.on = false;
        keep_words(r);
        return true;
    }
    if (sw_player_foe(r->variant.game, 0) < 0)
        return refuse(
            r,
            "clocks need two opposing sides: in this game nobody would win when time runs out");
    const char *end = read_control(argument, 60, &control);
    if (!end || *end)
        return refuse(r,
                      "'%s' should be like 5+3 (minutes, seconds per move), 40/10 (moves, "
                      "minutes) or off",
                      argument);
    r->clocks.on = true;
    r->clocks.control = control;
    r->aside.nleft = 0; /* the times of that match belong to another control */
    clock_reset(r);
    keep_words(r);
    print_clocks(r);
    return true;
}
