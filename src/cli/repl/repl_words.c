/*
** repl_words.c -- what TAB offers, and help: both read the tables of commands.
*/
#include "repl.h"
#include "cli/common/choices.h"
#include "cli/common/message.h"
#include "cli/common/text.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static void offer_commands(const Repl *r, Line *l) {
    size_t n;
    const Say *say = repl_says(r, &n);
    for (size_t i = 0; i < n; i++)
        line_offer(l, say[i].name);
}

static void offer_cells(const Repl *r, Line *l) {
    for (int i = 0; i < sw_game_cells(r->variant.game); i++)
        line_offer(l, sw_cell_name(r->variant.game, i));
}

static void offer_moves(const Repl *r, Line *l) {
    char **moves = sw_match_moves(r->now.match, NULL, NULL, NULL);
    for (char **move = moves; move && *move; move++)
        line_offer(l, *move);
    sw_free(moves);
}

static void offer_players(const Repl *r, Line *l) {
    for (int i = 0; i < sw_game_players(r->variant.game); i++)
        line_offer(l, sw_player_name(r->variant.game, i));
}

static void offer_pieces(const Repl *r, Line *l) {
    for (int i = 0; i < sw_game_kinds(r->variant.game); i++)
        line_offer(l, sw_game_kind(r->variant.game, i).name);
}

/* Only in a series does `new` take a player. */
static void offer_starters(const Repl *r, Line *l) {
    if (in_series(r))
        offer_players(r, l);
}

/* Completes the last name of a list such as "red,bl", for which all of the list must be
** offered. The words for several players can only be the whole argument. */
static void offer_seats(const Repl *r, Line *l) {
    static const char *const all[] = {"none", "both", "others"};
    const char *comma = l->begun ? strrchr(l->begun, ',') : NULL;
    int n = comma ? (int)(comma + 1 - l->begun) : 0;
    for (int i = 0; i < sw_game_players(r->variant.game); i++) {
        char *names =
            format("%.*s%s", n, l->begun ? l->begun : "", sw_player_name(r->variant.game, i));
        line_offer(l, names);
        free(names);
    }
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        line_offer(l, all[i]);
}

/* Numbers and choices can be set to "random", too, which an author may also have listed. */
static void offer_choices(const sw_Option *o, Line *l) {
    bool drawn = strcmp(o->type, "number") == 0 || strcmp(o->type, "choice") == 0;
    for (int c = 0; c < o->nchoices; c++) {
        line_offer(l, o->choices[c]);
        drawn = drawn && strcmp(o->choices[c], "random") != 0;
    }
    if (drawn)
        line_offer(l, "random");
}

/* Offers the names that set the option for one side, "Black.warrior", once a dot is typed. */
static void offer_sides(const Repl *r, const sw_Option *o, Line *l) {
    bool wanted = o->per_side && l->begun && strchr(l->begun, '.');
    for (int p = 0; p < sw_game_players(r->variant.game) && wanted; p++) {
        char *name = format("%s.%s", sw_player_name(r->variant.game, p), o->name);
        line_offer(l, name);
        free(name);
    }
}

/* Offers the options or, if `name` begins with the name of one, its choices. */
static void offer_options(const Repl *r, const char *name, Line *l) {
    size_t n = option_named(r->variant.game, name);
    bool named = name[n] != '\0';
    const char *dot = memchr(name, '.', n);
    if (dot)
        n -= (size_t)(dot + 1 - name), name = dot + 1;
    for (int i = 0; i < sw_game_options(r->variant.game); i++) {
        sw_Option o = sw_game_option(r->variant.game, i);
        if (!named)
            line_offer(l, o.name), offer_sides(r, &o, l);
        else if (strlen(o.name) == n && strncasecmp(o.name, name, n) == 0)
            offer_choices(&o, l);
    }
}

static void offer_notations(const Repl *r, Line *l) {
    for (int i = 0; i < sw_game_notations(r->variant.game); i++)
        line_offer(l, sw_notation_name(r->variant.game, i));
}

static void offer_orders(const Repl *r, Line *l) {
    const char *word;
    for (int i = 0; (word = sw_game_order(r->variant.game, i).word); i++)
        line_offer(l, word);
    line_offer(l, "off");
}

static void offer_words(const Repl *r, Words words, const char *argument, Line *l) {
    switch (words) {
    case NOTHING: return;
    case CELLS: offer_cells(r, l); return;
    case MOVES: offer_moves(r, l); return;
    case PLAYERS: offer_players(r, l); return;
    case PIECES: offer_pieces(r, l); return;
    case MEN: offer_players(r, l), offer_pieces(r, l), offer_cells(r, l); return;
    case STARTERS: offer_starters(r, l); return;
    case SEATS: offer_seats(r, l); return;
    case THROWERS: line_offer(l, "me"), line_offer(l, "program"); return;
    case OPTIONS: offer_options(r, argument, l); return;
    case SWITCH: line_offer(l, "on"), line_offer(l, "off"); return;
    case SEARCHERS:
        line_offer(l, "alpha-beta"), line_offer(l, "mcts"), line_offer(l, "chosen");
        return;
    case COMMANDS: offer_commands(r, l); return;
    case FILES: line_offer_files(l); return;
    case NOTATIONS: offer_notations(r, l); return;
    case ORDERS: offer_orders(r, l); return;
    }
}

void repl_words(Line *l, void *ctx, const char *before) {
    const Repl *r = ctx;
    before += strspn(before, " \t");
    size_t word = strcspn(before, " \t"), n;
    const Say *say = repl_says(r, &n);
    if (!*before) {
        offer_commands(r, l);
        offer_cells(r, l);
        offer_words(r, r->edited ? NOTHING : MOVES, "", l);
    }
    for (size_t i = 0; *before && i < n; i++)
        if (strlen(say[i].name) == word && strncasecmp(say[i].name, before, word) == 0)
            offer_words(r, say[i].words, before + word + strspn(before + word, " \t"), l);
}

/* ---- help ---- */

/* The command's entry in the list of commands, for free(). */
static char *brief(const Say *say) {
    char *left = format("%s %s", say->name, say->argument);
    char *text = format("%-15s %s", left, say->brief);
    free(left);
    return text;
}

/* Prints the list of commands, in two columns if the width has room for them. */
static void print_all(const Say *say, size_t n, const char *intro, int width) {
    enum { LISTED_MAX = 64, COLUMN = 41, BOTH = 80 };
    char *listed[LISTED_MAX];
    size_t count = 0;
    assert(n <= LISTED_MAX);
    for (size_t i = 0; i < n; i++)
        if (*say[i].brief)
            listed[count++] = brief(&say[i]);
    size_t rows = width < BOTH ? count : (count + 1) / 2;
    tell("%s", intro);
    for (size_t i = 0; i < rows; i++) {
        if (i + rows < count)
            printf("%-*s%s\n", COLUMN, listed[i], listed[i + rows]);
        else
            tell("%s", listed[i]);
    }
    tell("`help COMMAND` explains one.");
    for (size_t i = 0; i < count; i++)
        free(listed[i]);
}

bool repl_help(Repl *r, char *argument) {
    size_t n;
    const Say *all = repl_says(r, &n), *say = repl_find(r, argument);
    if (!*argument)
        print_all(all, n,
                  r->edited ? "Set up a position; hands, rights and counters are set by `fen`:"
                            : "Type a move to play it, or a cell to see where its piece can "
                              "go. TAB completes.",
                  repl_style(r).width);
    else if (say)
        tell("%s%s%s%s%s\n  %s", say->name, *say->argument ? " " : "", say->argument,
             *say->alias ? ", or " : "", say->alias, say->help);
    else
        return refuse(r, "no command '%s'; `help` lists them", argument);
    return true;
}
