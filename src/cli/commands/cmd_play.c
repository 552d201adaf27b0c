/*
** cmd_play.c -- `stepwise play`: opens a session; and the menu of `stepwise` without arguments.
*/
#include "cli/common/choices.h"
#include "cli/common/command.h"
#include "cli/common/file.h"
#include "cli/common/message.h"
#include "cli/common/number.h"
#include "cli/common/text.h"
#include "cli/repl/repl.h"
#include "cli/terminal/term.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

enum { DEFAULT_SECONDS = 3, FULL_LEVEL = 10 };

/* ---- a session ---- */

static void set_program(const Args *a, Repl *r) {
    r->limits = limits_of(a);
    if (r->limits.level == 0)
        r->limits.level = FULL_LEVEL;
    if (r->limits.seconds <= 0)
        r->limits.seconds = DEFAULT_SECONDS;
}

/* Without --computer the program plays, at a terminal, every side but the one to move, and
** otherwise none: a script says who plays. */
static bool seat_players(const Args *a, Repl *r) {
    const char *who = a->option[OPT_COMPUTER].text;
    if (who)
        return program_plays_for(r, who) ||
               complain("--computer: '%s' should be %s", who, COMPUTER_WORDS);
    for (int p = 0; p < sw_game_players(r->variant.game); p++)
        r->computer[p] = r->terminal && p != sw_match_side(r->now.match);
    return true;
}

/* Numbers that are for the usual options are no player's business. */
static bool is_usual(const sw_Game *g) {
    int n;
    sw_free(sw_game_settings(g, &n));
    return n == 0;
}

static bool open_match(const Args *a, Repl *r) {
    char *error;
    if (!repl_load(r, NULL, NULL))
        return false;
    if (is_usual(r->variant.game))
        note_untuned(a, r->variant.game);
    if (!args_has(a, OPT_FEN))
        return true;
    sw_Match *m = sw_match_new(r->variant.game, a->option[OPT_FEN].text, &error);
    if (!m)
        return complain_taking("", error);
    note_missing(m, stderr, "stepwise: ");
    repl_take_match(r, m);
    aside_free(r);
    return true;
}

/* Tells each option of a game that has few, and how to set it; otherwise only how many there
** are. Few users would think of all the ways in which a game can be played. */
static void tell_options(const Repl *r) {
    enum { FEW = 3 };
    int n = sw_game_options(r->variant.game);
    if (n > FEW)
        tell("It has %d options: `options` lists them, `set NAME=VALUE` sets one.", n);
    for (int i = 0; i < n && n <= FEW; i++) {
        sw_Option o = sw_game_option(r->variant.game, i);
        char *values = option_values(r->variant.game, &o);
        bool number = strcmp(o.type, "number") == 0;
        char *cure = number ? format("`set %s=N` sets another, `set %s=random` draws one",
                                     o.name, o.name)
                            : format("`options %s` lists the others", o.name);
        tell("%s = %s%s%s%s. %s.", o.name, values, *o.help ? " (" : "", o.help,
             *o.help ? ")" : "", cure);
        free(cure);
        free(values);
    }
}

static void welcome(const Repl *r) {
    if (!r->terminal)
        return;
    int me = sw_match_side(r->now.match), n = sw_game_players(r->variant.game);
    for (int i = 0; i < n && r->computer[me]; i++)
        me = (me + 1) % n;
    bool none = r->computer[me];
    tell("%s. %s%s. `help` lists the commands, TAB completes, `quit` leaves.",
         sw_game_about(r->variant.game).name, none ? "The program plays all sides" : "You are ",
         none ? "" : sw_player_name(r->variant.game, me));
    tell_options(r);
    show_board(r);
    repl_announce_end(r);
    offer_resume(r);
}

static void close_session(Repl *r) {
    line_close(&r->line);
    sw_match_free(r->edited);
    sitting_free(&r->now);
    aside_free(r);
    sw_engine_free(r->engine);
    variant_free(&r->variant);
    watch_free(&r->watch);
    free(r->notation);
}

int cmd_play(const Args *a, Session *s) {
    (void)s;
    Repl r = {.terminal = term_interactive()};
    int status = EXIT_WRONG;
    r.thinking = r.manners = r.autosave = r.terminal;
    r.seed =
        args_has(a, OPT_SEED) ? (uint64_t)a->option[OPT_SEED].number : (uint64_t)time(NULL);
    r.variant = variant_of(a->word[0], a->set, a->nset, NULL);
    r.watching = args_has(a, OPT_WATCH);
    set_program(a, &r);
    if (open_match(a, &r) && seat_players(a, &r)) {
        turn_to_user(&r);
        line_open(&r.line, r.terminal, repl_words, &r,
                  r.terminal ? state_path("history") : NULL);
        r.line.wakes = repl_wakes;
        welcome(&r);
        status = repl_run(&r);
    }
    close_session(&r);
    return status;
}

/* ---- the menu ---- */

typedef struct Menu {
    sw_Found *games;
    int n;
} Menu;

/* Prints the games one after another, for a screen with too few lines to give each its own. */
static void print_names(const Menu *m) {
    char *all = copy_text("");
    for (int i = 0; i < m->n; i++) {
        char *more = format("%s%s%d:%s", all, i ? " " : "", i + 1, m->games[i].name);
        free(all);
        all = more;
    }
    tell("%s", all);
    free(all);
}

static void print_menu(const Menu *m) {
    sw_Style style = term_style();
    puts("Which game?");
    if (style.height > 0 && m->n + 2 > style.height) {
        print_names(m);
        return;
    }
    for (int i = 0; i < m->n; i++)
        printf("%4d  %-20s %s\n", i + 1, m->games[i].name, m->games[i].path);
}

/* The game with this number or name; NULL if there is none. */
static const char *chosen(const Menu *m, const char *text) {
    int number;
    if (parse_number(text, 1, m->n, &number))
        return m->games[number - 1].name;
    for (int i = 0; i < m->n; i++)
        if (strcasecmp(text, m->games[i].name) == 0)
            return m->games[i].name;
    return NULL;
}

static const char *ask(const Menu *m) {
    Line line;
    const char *text, *game = NULL;
    LineEvent event = LINE_TEXT;
    line_open(&line, true, NULL, NULL, NULL);
    while (!game && event != LINE_END) {
        event = line_read(&line, "number or name, q to leave> ", &text);
        if (event == LINE_TEXT && (strcasecmp(text, "q") == 0 || strcasecmp(text, "quit") == 0))
            break;
        if (event == LINE_TEXT && *text && !(game = chosen(m, text)))
            complain("'%s' is not one of these games", text);
    }
    line_close(&line);
    return game;
}

/* Does what `stepwise play GAME` does. */
static int play_chosen(const char *game) {
    char *text = copy_text(game), name[] = "stepwise", play[] = "play";
    char *argv[] = {name, play, text, NULL};
    Args args;
    int status = args_read(3, argv, &args) ? cmd_play(&args, NULL) : EXIT_WRONG;
    args_free(&args);
    free(text);
    return status;
}

int choose_and_play(void) {
    Menu menu;
    menu.games = sw_game_list(&menu.n);
    int status = EXIT_DONE;
    if (menu.n == 0) {
        complain("no games found in ./games, $STEPWISE_PATH or the installed data");
        status = EXIT_WRONG;
    } else {
        print_menu(&menu);
        const char *game = ask(&menu);
        if (game)
            status = play_chosen(game);
    }
    sw_free(menu.games);
    return status;
}
