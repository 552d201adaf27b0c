/*
** repl_look.c -- looking at the game: boards, lists of moves, explanations, options.
*/
#include "repl.h"
#include "cli/common/choices.h"
#include "cli/common/count.h"
#include "cli/common/message.h"
#include "cli/common/number.h"
#include "cli/common/output.h"
#include "cli/common/pieces.h"
#include "cli/common/rules.h"
#include "cli/common/session.h"
#include "cli/common/text.h"
#include "cli/terminal/clock.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/term.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- the board ---- */

sw_Style repl_style(const Repl *r) {
    sw_Style style = term_style();
    style.flipped = r->flipped;
    style.names = r->names;
    style.last = true;
    return style;
}

const sw_Match *shown_match(const Repl *r) {
    return r->edited ? r->edited : r->now.match;
}

/* Draws the board of shown_match() and its counters; marks the cells that the piece on the cell
** `reach` can go to, unless that is NULL. */
static void draw_board(const Repl *r, const char *reach) {
    sw_Style style = repl_style(r);
    style.reach = reach;
    char *board = sw_match_board(shown_match(r), &style, NULL);
    if (board)
        print_taking("%s", board);
    print_taking("%s", sw_match_beside(shown_match(r), style.width));
}

void show_board(const Repl *r) {
    if (r->terminal)
        draw_board(r, NULL);
}

void repl_board(Repl *r) {
    draw_board(r, NULL);
}

/* The only player for whom the program does not play; -1: there are several, or none. */
static int only_user(const Repl *r) {
    int user = -1, n = 0;
    for (int p = 0; p < sw_game_players(r->variant.game); p++)
        if (!r->computer[p])
            user = p, n++;
    return n == 1 ? user : -1;
}

/* Whether the player's men are above the others' on average; half a cell may be chance and does
** not count. */
static bool stands_above(const sw_Match *m, int player) {
    double height[2] = {0}; /* of the others' men, and his */
    int n[2] = {0};
    for (int i = 0; i < sw_game_cells(sw_match_game(m)); i++) {
        int owner = sw_match_man(m, i).owner;
        if (owner < 0)
            continue;
        height[owner == player] += sw_game_cell(sw_match_game(m), i).at.y;
        n[owner == player]++;
    }
    return n[0] > 0 && n[1] > 0 && height[1] / n[1] > height[0] / n[0] + 0.5;
}

void turn_to_user(Repl *r) {
    int user = only_user(r);
    if (!r->terminal || r->turned || user < 0)
        return;
    sw_Match *start = sw_match_new(r->variant.game, NULL, NULL);
    r->flipped = stands_above(start, user);
    sw_match_free(start);
}

void repl_flip(Repl *r) {
    r->flipped = !r->flipped;
    r->turned = true;
    show_board(r);
}

bool repl_names(Repl *r, char *argument) {
    if (!take_switch(r, argument, "names", &r->names))
        return false;
    if (*argument)
        show_board(r);
    return true;
}

bool repl_svg(Repl *r, char *argument) {
    sw_Style style = repl_style(r);
    if (!*argument)
        return refuse(r, "save to which file?");
    char *svg = sw_match_svg(r->now.match, &style, NULL);
    bool done = svg && write_text(argument, FILE_PICTURE, svg);
    sw_free(svg);
    r->mistakes += !done;
    return done;
}

/* ---- moves ---- */

/* The text of a list's item: a move as it is (`cells` NULL), or a cell by the name that the
** player to move in `cells` has for it. */
static const char *listed(const sw_Match *cells, const char *text) {
    return cells ? sw_match_cell(cells, text) : text;
}

/* Prints a list, ended by NULL, with as many items in a row as fit; `cells` as for listed(). */
static void print_columns(char *const *list, const sw_Match *cells, int width) {
    int longest = 1;
    for (char *const *s = list; *s; s++) {
        int n = columns_of(listed(cells, *s), strlen(listed(cells, *s)));
        longest = n > longest ? n : longest;
    }
    int columns = width / (longest + 2);
    for (int i = 0; list[i]; i++) {
        bool last = !list[i + 1] || columns < 2 || (i + 1) % columns == 0;
        const char *item = listed(cells, list[i]);
        printf("%-*s%s", last ? 0 : width_for(item, longest + 2), item, last ? "\n" : "");
    }
}

/* If a throw is due, before which nobody can move, says so; true if one is. */
static bool tell_due(const Repl *r) {
    const char *due = sw_match_due(r->now.match);
    char *forms = sw_match_forms(r->now.match);
    if (due)
        tell("a throw is due first (%s): %s", due, forms);
    sw_free(forms);
    return due != NULL;
}

bool repl_show(Repl *r, char *argument) {
    const char *kind, *cell = cell_spelt(r->variant.game, argument);
    int owner, n;
    char *error, **reach;
    if (!*argument)
        return refuse(r, "which cell? `show %s`", sw_cell_name(r->variant.game, 0));
    reach = sw_match_reach(r->now.match, argument, &n, &error);
    if (!reach)
        return refuse_taking(r, error);
    if (sw_match_at(r->now.match, cell, &kind, &owner)) {
        draw_board(r, cell);
        if (tell_due(r)) {
            sw_free(reach);
            return true;
        }
        print_reach(r->now.match, cell, n);
        putchar('\n');
        print_columns(reach, r->now.match, repl_style(r).width);
    } else {
        refuse(r, "%s is empty", cell);
    }
    sw_free(reach);
    return true;
}

/* Says why there are no moves: from the cell `argument`, or at all if that is empty. */
static void tell_none(const Repl *r, const char *argument) {
    const char *kind, *cell = cell_spelt(r->variant.game, argument);
    int owner;
    if (tell_due(r))
        return;
    if (*argument && !sw_match_at(r->now.match, cell, &kind, &owner))
        tell("%s is empty", cell);
    else if (*argument && owner < 0)
        tell("the %s on %s belongs to nobody", kind, cell);
    else if (*argument && owner != sw_match_side(r->now.match))
        tell("the %s on %s is %s's, and it is %s's turn", kind, cell,
             sw_player_name(r->variant.game, owner),
             sw_player_name(r->variant.game, sw_match_side(r->now.match)));
    else if (*argument || r->terminal)
        tell("no legal move%s%s", *argument ? " from " : "", argument);
}

bool repl_moves(Repl *r, char *argument) {
    char *error, **moves;
    moves = sw_match_moves(r->now.match, *argument ? argument : NULL, NULL, &error);
    if (!moves)
        return refuse_taking(r, error);
    if (!*moves)
        tell_none(r, argument);
    else if (r->terminal)
        print_columns(moves, NULL, repl_style(r).width);
    else
        for (char **m = moves; *m; m++)
            puts(*m);
    sw_free(moves);
    return true;
}

bool repl_why(Repl *r, char *argument) {
    bool legal;
    sw_Style style = repl_style(r);
    if (!*argument) {
        char *why = sw_match_why_ended(r->now.match);
        term_print(stdout, why);
        sw_free(why);
        return true;
    }
    char *text = sw_match_why(r->now.match, argument, r->terminal ? &style : NULL, &legal);
    term_print(stdout, text);
    sw_free(text);
    return true;
}

/* ---- counting ---- */

static bool is_interrupted(void *ctx) {
    const Interrupt *i = ctx;
    return atomic_load_explicit(&i->seen, memory_order_relaxed);
}

/* False if Ctrl-C has ended the count. */
static bool count(const Repl *r, int depth) {
    Interrupt interrupt;
    Hush hush;
    term_hush(&hush);
    interrupt_begin(&interrupt, r->engine, &hush);
    double start = now_seconds();
    uint64_t nodes =
        count_shown(r->now.match, depth, r->limits.threads, is_interrupted, &interrupt);
    double seconds = now_seconds() - start;
    bool pressed = interrupt_end(&interrupt);
    term_speak(&hush);
    if (!pressed)
        printf("nodes %" PRIu64 "\nseconds %.3f\n", nodes, seconds);
    return !pressed;
}

bool repl_perft(Repl *r, char *argument) {
    int depth;
    if (!parse_number(argument, 0, 99, &depth))
        return refuse(r, "'%s' should be a depth from 0 to 99", argument);
    if (!count(r, depth))
        return refuse(r, "\nthe count was stopped");
    return true;
}

/* ---- the game ---- */

static void print_line(const char *label, const char *text) {
    if (*text)
        tell("%-8s %s", label, text);
}

void repl_about(Repl *r) {
    sw_About about = sw_game_about(r->variant.game);
    if (*about.help)
        tell("%s", about.help);
    print_line("game", about.name);
    print_line("author", about.author);
    print_line("source", about.source);
    print_line("note", about.note);
    print_shown("file     %s\n", about.file);
}

/* The rules with a board of the game's own starting position, not the current match's; for
** free(). */
static char *all_rules(const sw_Game *g) {
    sw_Match *m = sw_match_new(g, NULL, NULL);
    char *text = m ? rules_page(g, m, false) : NULL;
    sw_match_free(m);
    return text;
}

bool repl_rules(Repl *r, char *argument) {
    int kind = *argument ? kind_named(r->variant.game, argument) : -1;
    if (*argument && kind < 0)
        return refuse(r, "this game has no piece '%s'; `pieces` lists them", argument);
    char *text = kind < 0 ? all_rules(r->variant.game) : rules_of_piece(r->variant.game, kind);
    if (!text)
        return refuse(r, "there is not enough memory");
    fputs(text, stdout);
    free(text);
    return true;
}

void repl_pieces(Repl *r) {
    print_pieces(r->variant.game);
}

static void explain_option(const Repl *r, const sw_Option *o) {
    print_option(r->variant.game, o);
    if (o->per_side)
        tell("      for one side: set %s.%s=VALUE", sw_player_name(r->variant.game, 0),
             o->name);
}

/* The option in "PLAYER.OPTION", by which `set` changes it for one player; otherwise the text. */
static const char *option_asked(const Repl *r, const char *text) {
    const char *dot = strchr(text, '.');
    for (int p = 0; dot && p < sw_game_players(r->variant.game); p++) {
        const char *player = sw_player_name(r->variant.game, p);
        size_t n = (size_t)(dot - text);
        if (strlen(player) == n && strncasecmp(text, player, n) == 0)
            return dot + 1;
    }
    return text;
}

bool repl_options(Repl *r, char *argument) {
    const char *names[64], *named = option_asked(r, argument);
    size_t n = 0;
    for (int i = 0; i < sw_game_options(r->variant.game); i++) {
        sw_Option o = sw_game_option(r->variant.game, i);
        if (!*argument)
            print_setting(r->variant.game, &o);
        else if (strcasecmp(o.per_side ? named : argument, o.name) == 0)
            return explain_option(r, &o), true;
        if (n < sizeof names / sizeof *names)
            names[n++] = o.name;
    }
    if (!*argument && r->terminal && sw_game_options(r->variant.game) == 0)
        tell("This game has no options.");
    else if (!*argument && r->terminal)
        tell("`options NAME` explains the choices of one, `set NAME=VALUE` changes it.");
    if (!*argument)
        return true;
    const char *near = sw_nearest(argument, names, n);
    return refuse(r, "no option '%s'%s%s%s", argument, near ? "; did you mean '" : "",
                  near ? near : "", near ? "'?" : "");
}
