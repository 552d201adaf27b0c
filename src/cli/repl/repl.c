/*
** repl.c -- the main loop: reads lines and carries them out: a command, a cell, or a move.
**
** Input from a pipe gets no prompts, and boards only where it asks for them. Refusals go to
** standard error, and the loop goes on.
*/
#include "repl.h"

#include "cli/common/args.h"
#include "cli/common/file.h"
#include "cli/common/text.h"
#include "cli/terminal/term.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static const Say table[] = {
#define SAY(name, alias, run, argument, words, brief, help)                                    \
    {name, alias, run, NULL, argument, words, brief, help},
#define DO(name, alias, run, brief, help) {name, alias, NULL, run, "", NOTHING, brief, help},
#include "repl.def"
#undef SAY
#undef DO
};

const Say *repl_says(const Repl *r, size_t *n) {
    if (r->edited)
        return edit_says(n);
    *n = sizeof table / sizeof *table;
    return table;
}

/* ---- messages ---- */

bool refuse(Repl *r, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    char *text = format_list(fmt, args), *shown = sw_shown(text);
    va_end(args);
    fflush(stdout);
    term_print(stderr, shown);
    fputc('\n', stderr);
    sw_free(shown);
    free(text);
    r->mistakes++;
    return false;
}

bool refuse_taking(Repl *r, char *error) {
    size_t n = strlen(error);
    refuse(r, "%.*s", (int)(n > 0 && error[n - 1] == '\n' ? n - 1 : n), error);
    sw_free(error);
    return false;
}

bool take_switch(Repl *r, const char *argument, const char *name, bool *value) {
    bool on = strcasecmp(argument, "on") == 0;
    if (!*argument) {
        printf("%s %s\n", name, *value ? "on" : "off");
        return true;
    }
    if (!on && strcasecmp(argument, "off") != 0)
        return refuse(r, "%s: on or off?", name);
    *value = on;
    return true;
}

/* ---- one line ---- */

static const Say *find_say(const Say *say, size_t n, const char *word) {
    for (size_t i = 0; i < n; i++)
        if (strcasecmp(word, say[i].name) == 0 || strcmp(word, say[i].alias) == 0)
            return &say[i];
    return NULL;
}

const Say *repl_find(const Repl *r, const char *word) {
    size_t n;
    const Say *say = repl_says(r, &n);
    return find_say(say, n, word);
}

/* "helo", "Helo", "HELO"; but not "CxPF", which is a move in games whose pieces are letters. */
static bool is_word(const char *text) {
    size_t capitals = 0, n = strlen(text);
    for (size_t i = 0; i < n; i++) {
        if (!isalpha((unsigned char)text[i]))
            return false;
        capitals += isupper((unsigned char)text[i]) != 0;
    }
    return capitals == 0 || capitals == n || (capitals == 1 && isupper((unsigned char)*text));
}

static const char *nearest(const Repl *r, const char *word) {
    enum { WORDS_MAX = 64 };
    _Static_assert(sizeof table / sizeof *table <= WORDS_MAX, "all names have room");
    const char *names[WORDS_MAX];
    size_t n;
    const Say *say = repl_says(r, &n);
    for (size_t i = 0; i < n; i++)
        names[i] = say[i].name;
    return sw_nearest(word, names, n);
}

/* Refuses a word that is not a command here, and names the one that was probably meant. */
static void unknown(Repl *r, const char *word) {
    const char *near = nearest(r, word);
    if (r->edited && find_say(table, sizeof table / sizeof *table, word))
        refuse(r, "'%s' does not work while a position is set up; `done` or `cancel` ends that",
               word);
    else if (near)
        refuse(r, "no command '%s'; did you mean '%s'?", word, near);
    else
        refuse(r, "no command '%s'; `help` lists them", word);
}

/* The move after a turn number, as game scores have it ("12. e4", "12...e5"); NULL if the
** line does not begin with such a number. */
static const char *behind_number(const char *line) {
    size_t digits = strspn(line, "0123456789"), dots = strspn(line + digits, ".");
    const char *move = line + digits + dots + strspn(line + digits + dots, " \t");
    return digits && dots && *move ? move : NULL;
}

/* True if the error says that the line is a move but not a legal one ("LINE is not legal:
** ..."), rather than no move at all. */
static bool is_about(const char *error, const char *line) {
    size_t n = strlen(line);
    return strncmp(error, line, n) == 0 && strncmp(error + n, " is not", 7) == 0;
}

static void move_typed(Repl *r, const char *line) {
    char *error;
    const char *move = behind_number(line);
    if (repl_play(r, line, &error))
        return;
    if (move) {
        sw_free(error);
        line = move;
        if (repl_play(r, line, &error))
            return;
    }
    char *word = format("%.*s", (int)strcspn(line, " \t"), line);
    const char *near = is_word(word) && !repl_over(r) ? nearest(r, word) : NULL;
    if (is_word(line) && !is_about(error, line) && !chance_waits(r)) {
        sw_free(error);
        unknown(r, line);
    } else if (near) {
        refuse(r, "%.*s; or did you mean '%s'?", (int)strcspn(error, "\n"), error, near);
        sw_free(error);
    } else
        refuse_taking(r, error);
    free(word);
}

static char *trim(char *text) {
    while (isspace((unsigned char)*text))
        text++;
    size_t n = strlen(text);
    while (n > 0 && isspace((unsigned char)text[n - 1]))
        text[--n] = '\0';
    return text;
}

/* Only a cell with a piece on it means `show CELL`: some notations write a move as its
** destination alone, and that may be an empty cell. */
static bool names_piece(const Repl *r, const char *cell) {
    const char *kind;
    int owner;
    return sw_match_at(r->now.match, cell, &kind, &owner);
}

/* A move can have the name of a cell (`called "a1"`) or of a command (`called "draw"`):
** while it is legal, the line means the move. Throws need no such test: they are written in
** brackets, with which no command begins. */
static bool names_move(const Repl *r, const char *text) {
    if (r->edited)
        return false;
    char **moves = sw_match_moves(r->now.match, NULL, NULL, NULL);
    bool any = false;
    for (char **move = moves; move && *move && !any; move++)
        any = strcmp(*move, text) == 0;
    sw_free(moves);
    return any;
}

/* A file may be named as shells name it, "~/x.pgn". */
static void run(Repl *r, const Say *say, char *argument) {
    char *path = say->words == FILES ? home_path(argument) : NULL;
    say->run(r, path ? path : argument);
    free(path);
}

static void obey(Repl *r, char *line) {
    size_t n = strcspn(line, " \t");
    char *word = format("%.*s", (int)n, line);
    const Say *say = repl_find(r, word);
    const char *argument = line + n + strspn(line + n, " \t");
    if (say && names_move(r, line))
        say = NULL;
    if (say && say->plain && *argument)
        refuse(r, "`%s` takes no argument, but '%s' follows it", say->name, argument);
    else if (say && say->plain)
        say->plain(r);
    else if (say)
        run(r, say, trim(line + n));
    else if (r->edited)
        unknown(r, word);
    else if (names_piece(r, line) && !names_move(r, line))
        repl_show(r, line);
    else
        move_typed(r, line);
    free(word);
}

/* ---- all lines ---- */

static void prompt(const Repl *r, char *text, size_t size) {
    enum { COLUMNS = 30 }; /* at most, for a name */
    int side = sw_match_side(r->now.match);
    bool waits = chance_waits(r);
    const char *name =
        waits ? sw_match_due(r->now.match) : sw_player_name(r->variant.game, side);
    int n = (int)term_within(name, strlen(name), COLUMNS);
    char left[16];
    if (r->edited)
        snprintf(text, size, "edit> ");
    else if (repl_over(r))
        snprintf(text, size, "over> ");
    else if (r->clocks.on && !waits)
        snprintf(text, size, "%.*s %s> ", n, name, clock_text(r, side, left, sizeof left));
    else
        snprintf(text, size, "%.*s> ", n, name);
}

/* Handles what happens without input: the game's files change, a clock runs out. */
static void attend(Repl *r) {
    if (watch_stale(r))
        watch_reload(r);
    clock_look(r);
}

bool repl_wakes(void *ctx) {
    Repl *r = ctx;
    return watch_stale(r) || clock_fallen(r);
}

static void next_line(Repl *r) {
    char shown[160], *copy; /* each of the 30 characters of a name may have four bytes */
    const char *text = NULL;
    prompt(r, shown, sizeof shown);
    fflush(stdout);
    switch (line_read(&r->line, shown, &text)) {
    case LINE_END: r->quit = true; return;
    case LINE_TOO_LONG:
        refuse(r, "that line is too long: at most %d bytes", LINE_MAX_LEN);
        return;
    case LINE_WOKEN: attend(r); return;
    case LINE_TEXT: break;
    }
    copy = copy_text(text);
    char *line = trim(copy);
    attend(r);
    if (*line && *line != '#')
        obey(r, line);
    free(copy);
}

int repl_run(Repl *r) {
    while (!r->quit && !ferror(stdout)) {
        if (program_to_move(r))
            program_move(r);
        else
            next_line(r);
    }
    return r->mistakes > 0 && !r->terminal ? EXIT_NO : EXIT_DONE;
}

void repl_quit(Repl *r) {
    r->quit = true;
}
