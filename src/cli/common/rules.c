/*
** rules.c -- a page of rules, made from the game alone.
*/
#include "rules.h"

#include "alone.h"
#include "choices.h"
#include "page.h"
#include "pieces.h"
#include "text.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- boards ---- */

static void add_board(Page *p, const sw_Match *m, const char *reach) {
    sw_Style style = {.reach = reach};
    char *board = p->html ? sw_match_svg(m, &style, NULL) : sw_match_board(m, &style, NULL);
    if (board)
        page_figure(p, board);
    sw_free(board);
}

/* ---- pieces ---- */

/* Adds how a piece moves; each way is a line of its own if there are several. Frees `moves`. */
static void add_ways(Page *p, const char *name, char *moves) {
    char *lines = copy_text("");
    bool several = false;
    for (const char *at = moves, *end; at; at = end ? end + strlen("; or ") : NULL) {
        end = next_way(at);
        several = several || end;
        char *more =
            format("%s%.*s\n", lines, (int)(end ? (size_t)(end - at) : strlen(at)), at);
        free(lines);
        lines = more;
    }
    page_entry(p, name, several ? "" : moves);
    if (several)
        page_list(p, lines);
    free(lines);
    sw_free(moves);
}

static void add_moves(Page *p, const sw_Game *g, int kind, const char *name) {
    if (*sw_kind_help(g, kind)) {
        page_entry(p, name, sw_kind_help(g, kind));
        return;
    }
    bool alike = moves_alike(g, kind);
    add_ways(p, name, sw_kind_moves(g, kind, 0));
    for (int i = 1; i < sw_game_players(g) && !alike; i++)
        add_ways(p, sw_player_name(g, i), sw_kind_moves(g, kind, i));
}

static void add_piece(Page *p, const sw_Game *g, int kind) {
    sw_Kind k = sw_game_kind(g, kind);
    const char *cell;
    char *name = format("%s (%s)%s%s", k.name, k.letter,
                        k.royal ? ", royal: it must not be left under attack" : "",
                        k.goal ? ", whose capture ends the game" : "");
    if (p->html)
        fputs("<section>\n", p->to);
    else
        fputc('\n', p->to);
    add_moves(p, g, kind, name);
    sw_Match *m = alone(g, kind, &cell);
    if (m)
        add_board(p, m, cell);
    sw_match_free(m);
    if (p->html)
        fputs("</section>\n", p->to);
    free(name);
}

/* ---- options, notation, the whole page ---- */

static const char *meaning_of(const sw_Option *o, const char *value) {
    for (int i = 0; i < o->nchoices; i++)
        if (strcmp(o->choices[i], value) == 0)
            return o->meanings[i];
    return "";
}

static bool is_set(const sw_Game *g, const sw_Option *o, const char *choice) {
    for (int p = 0; p < sw_game_players(g); p++)
        if (strcmp(o->values[p], choice) == 0)
            return true;
    return false;
}

/* Adds what else could be chosen or, for a list, what it may contain: a line for each choice
** that is explained, and one for all others together. For a number, its range. */
static void add_others(Page *p, const sw_Game *g, const sw_Option *o) {
    bool list = strcmp(o->type, "list") == 0;
    char *told = copy_text(""), *named = copy_text("");
    for (int i = 0; i < o->nchoices; i++) {
        if (!list && is_set(g, o, o->choices[i]))
            continue;
        bool means = *o->meanings[i];
        char **to = means ? &told : &named;
        const char *first = list ? means ? "" : "any of " : "or ";
        char *more = means ? format("%s%s%s, %s\n", *to, first, o->choices[i], o->meanings[i])
                           : format("%s%s%s", *to, **to ? ", " : first, o->choices[i]);
        free(*to);
        *to = more;
    }
    char *lines = format("%s%s%s%s", list && *told ? "any of these:\n" : "", told, named,
                         *named ? "\n" : "");
    if (strcmp(o->type, "number") == 0 && o->min < o->max) {
        free(lines);
        lines = format("or another number from %" PRId64 " to %" PRId64, o->min, o->max);
    }
    if (*lines)
        page_choices(p, lines);
    free(lines);
    free(named);
    free(told);
}

static void add_option(Page *p, const sw_Game *g, int i) {
    sw_Option o = sw_game_option(g, i);
    bool one = option_is_common(g, &o);
    for (int player = 0; player < (one ? 1 : sw_game_players(g)); player++) {
        const char *value = o.values[player], *means = meaning_of(&o, value);
        char *name = format("%s%s%s%s%s", o.name, one ? "" : ", ",
                            one ? "" : sw_player_name(g, player), *o.help ? " - " : "", o.help);
        char *says = format("%s%s%s", value, *means ? ", " : "", means);
        page_entry(p, name, says);
        free(name);
        free(says);
    }
    add_others(p, g, &o);
}

static void add_lines(Page *p, const char *heading, char *lines) {
    page_heading(p, heading);
    page_list(p, lines);
    sw_free(lines);
}

/* A copy of the match with the throws made that are due, since nobody can move before; of TRIES
** draws, the one with the most moves after it. For sw_match_free(); NULL if memory is out. */
static sw_Match *thrown(const sw_Match *m) {
    enum { TRIES = 20 };
    sw_Match *best = NULL;
    int most = -1, tries = sw_match_due(m) ? TRIES : 1;
    for (int seed = 1; seed <= tries; seed++) {
        sw_Match *now = sw_match_copy(m);
        if (!now)
            break;
        sw_match_seed(now, (uint64_t)seed);
        sw_match_throw(now);
        int n = (int)sw_match_count(now);
        sw_match_free(n > most ? best : now);
        best = n > most ? now : best;
        most = n > most ? n : most;
    }
    return best;
}

/* Adds a sentence, which begins with `begins`, with a few moves as examples of the notation. */
static void add_written(Page *p, const sw_Match *m, const char *begins) {
    int n = 0;
    char **moves = sw_match_moves(m, NULL, &n, NULL);
    char *says = n > 0 ? format("%s like this: %s.", begins, moves[0]) : format("%s", "");
    if (n > 2) {
        free(says);
        says = format("%s like this: %s, %s, %s. There are %d at the start.", begins, moves[0],
                      moves[n / 2], moves[n - 1], n);
    }
    if (n > 0)
        page_line(p, says);
    free(says);
    sw_free(moves);
}

static void add_notation(Page *p, const sw_Game *g, const sw_Match *m) {
    sw_Match *first = thrown(m);
    if (!first)
        return;
    bool throws = sw_match_due(m) != NULL;
    if (sw_match_count(first) > 0 || sw_game_notations(g) > 1)
        page_heading(p, "Notation");
    char *begins =
        throws ? format("After the throw %s, moves are written", sw_match_opening(first))
               : format("Moves are written");
    add_written(p, first, begins);
    free(begins);
    sw_match_free(first);
    char *calls = sw_game_calls(g);
    if (*calls)
        page_list(p, calls);
    sw_free(calls);
    for (int i = 1; i < sw_game_notations(g); i++) {
        char *other = format("Another notation is called %s.", sw_notation_name(g, i));
        page_line(p, other);
        free(other);
    }
}

static void add_about(Page *p, const sw_Game *g) {
    sw_About about = sw_game_about(g);
    if (*about.help)
        page_line(p, about.help);
    if (*about.author)
        page_entry(p, "By", about.author);
    if (*about.source)
        page_entry(p, "Source", about.source);
}

static void add_legend(Page *p) {
    if (p->html)
        page_line(p, "On the boards, a dot marks where a piece steps or walks to, a ring where "
                     "it leaps over anything in between, a line with an arrow where it slides, "
                     "a cross where it can only capture.");
    else
        page_line(p,
                  "On the boards, * marks where a piece can go, x where it can only capture.");
}

static void add_rules(Page *p, const sw_Game *g, const sw_Match *m) {
    add_about(p, g);
    page_heading(p, "Starting position");
    add_board(p, m, NULL);
    page_heading(p, "Pieces");
    add_legend(p);
    for (int i = 0; i < sw_game_kinds(g); i++)
        add_piece(p, g, i);
    add_lines(p, "Turns", sw_game_turns(g, true));
    add_lines(p, "How it ends", sw_game_endings(g, true));
    if (sw_game_options(g) > 0)
        page_heading(p, "Options, as set here");
    for (int i = 0; i < sw_game_options(g); i++)
        add_option(p, g, i);
    add_notation(p, g, m);
}

char *rules_page(const sw_Game *g, const sw_Match *m, bool html) {
    Page p;
    if (!page_begin(&p, html, sw_game_about(g).name))
        return NULL;
    add_rules(&p, g, m);
    return page_end(&p);
}

char *rules_of_piece(const sw_Game *g, int kind) {
    Page p;
    if (!page_begin(&p, false, sw_game_about(g).name))
        return NULL;
    add_legend(&p);
    add_piece(&p, g, kind);
    return page_end(&p);
}
