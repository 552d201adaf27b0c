/*
** line.c -- lines from the user. The only file that uses readline.
**
** Readline keeps its state in globals and hands no context to its callbacks. So
** there is `reading`, the only writable global variable of the program: the Line
** that is being read, or NULL.
*/
#include "line.h"

#include "term.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include <readline/history.h>
#include <readline/readline.h>

enum { HISTORY_LINES = 1000 };

static Line *reading;

/* ---- history ---- */

/* Appends the line to the history, and at once to its file, so that it outlives a
** session that is killed. */
static void remember(Line *l, const char *text) {
    HIST_ENTRY *last = history_length ? history_get(history_base + history_length - 1) : NULL;
    if (!*text || (last && strcmp(last->line, text) == 0))
        return;
    add_history(text);
    if (!l->history)
        return;
    if (append_history(1, l->history) != 0)
        write_history(l->history);
}

/* False for a pipe, which could block for ever when it is opened, and for a device. */
static bool may_be_file(const char *path) {
    struct stat st;
    return stat(path, &st) != 0 || S_ISREG(st.st_mode);
}

static void open_history(Line *l) {
    using_history();
    stifle_history(HISTORY_LINES);
    if (l->history && !may_be_file(l->history)) {
        free(l->history);
        l->history = NULL;
    }
    if (l->history)
        read_history(l->history);
}

/* ---- completion ---- */

void line_offer(Line *l, const char *word) {
    if (strncasecmp(word, l->begun, strlen(l->begun)) != 0)
        return;
    char *copy = strdup(word);
    char **more = copy ? realloc(l->offered, sizeof *more * (l->noffered + 1)) : NULL;
    if (!more) {
        free(copy);
        return;
    }
    l->offered = more;
    l->offered[l->noffered++] = copy;
}

void line_offer_files(Line *l) {
    l->files = true;
}

/* The generator of readline's matches: the next word offered, which readline then frees. */
static char *next_word(const char *word, int state) {
    Line *l = reading;
    (void)word;
    (void)state;
    return l->ntaken < l->noffered ? l->offered[l->ntaken++] : NULL;
}

/* Readline's completion callback: `word` begins at `start` of the line. */
static char **complete(const char *word, int start, int end) {
    Line *l = reading;
    char *before = strndup(rl_line_buffer, (size_t)start);
    (void)end;
    l->begun = word;
    l->noffered = l->ntaken = 0;
    l->files = false;
    if (before && l->words)
        l->words(l, l->ctx, before);
    free(before);
    rl_attempted_completion_over = 1;
    return rl_completion_matches(word, l->files ? rl_filename_completion_function : next_word);
}

/* ---- at a terminal ---- */

static void note_interrupt(int signal) {
    (void)signal;
    if (reading)
        reading->interrupted = 1;
}

static void note_continued(int signal) {
    (void)signal;
    if (reading)
        reading->continued = 1;
}

/* Makes readline() return, and keeps what was typed. */
static void wake(Line *l) {
    l->half = strdup(rl_line_buffer);
    rl_done = 1;
}

/* Startup hook: puts back what was typed before. */
static int put_back(void) {
    rl_insert_text(reading->half);
    rl_startup_hook = NULL;
    return 0;
}

/* Called by readline ten times a second while it waits, and at once after a signal. */
static int look_around(void) {
    if (reading->interrupted) {
        reading->interrupted = 0;
        rl_crlf();
        rl_replace_line("", 1); /* and forgets what could be undone */
        rl_on_new_line();
        rl_redisplay();
    } else if (reading->continued) { /* after Ctrl-Z: other programs have used the screen */
        reading->continued = 0;
        rl_on_new_line();
        rl_redisplay();
    } else if (reading->wakes && reading->wakes(reading->ctx)) {
        wake(reading);
    }
    return 0;
}

/* Readline allocates by the size that the terminal reports, however odd: replaces
** sizes that no screen has. */
static void bound_screen(void) {
    enum { MOST = 10000, LINES = 24, COLUMNS = 80 };
    int lines, columns;
    rl_get_screen_size(&lines, &columns);
    bool odd = lines < 1 || lines > MOST || columns < 1 || columns > MOST;
    if (odd)
        rl_set_screen_size(LINES, COLUMNS);
}

static void open_terminal(void) {
    rl_readline_name = "stepwise";
    rl_attempted_completion_function = complete;
    rl_completer_word_break_characters = " \t=";
    rl_event_hook = look_around;
    rl_variable_bind("completion-ignore-case", "on");
    rl_variable_bind("show-all-if-ambiguous", "on");
    rl_variable_bind("match-hidden-files", "off");
    rl_variable_bind("expand-tilde", "on"); /* there is no shell to do it */
    rl_variable_bind("enable-bracketed-paste", "off");
    rl_initialize();
    term_locale(); /* rl_initialize() has set the user's own */
    bound_screen();
}

/* Calls readline() with the text l->half put back, if there is one. Afterwards l->half is what
** was typed when it was woken again, or NULL. */
static char *read_with_half(Line *l, const char *prompt) {
    char *half = l->half;
    rl_startup_hook = half ? put_back : NULL;
    char *typed = readline(prompt);
    if (l->half == half)
        l->half = NULL;
    free(half);
    return typed;
}

static LineEvent read_terminal(Line *l, const char *prompt, const char **text) {
    struct sigaction ours = {.sa_handler = note_interrupt}, before;
    struct sigaction again = {.sa_handler = note_continued}, usual;
    sigaction(SIGINT, &ours, &before);
    sigaction(SIGCONT, &again, &usual);
    l->interrupted = l->continued = 0;
    reading = l;
    free(l->typed);
    l->typed = read_with_half(l, prompt);
    reading = NULL;
    sigaction(SIGINT, &before, NULL);
    sigaction(SIGCONT, &usual, NULL);
    if (l->half)
        return LINE_WOKEN;
    if (!l->typed) {
        putchar('\n');
        return LINE_END;
    }
    if (strlen(l->typed) > LINE_MAX_LEN)
        return LINE_TOO_LONG;
    if (l->words)
        remember(l, l->typed);
    *text = l->typed;
    return LINE_TEXT;
}

/* ---- from anything else ---- */

static LineEvent read_plain(Line *l, const char **text) {
    size_t n = 0;
    int c;
    while ((c = getchar()) != EOF && c != '\n')
        if (n <= LINE_MAX_LEN)
            l->buffer[n++] = c ? (char)c : ' ';
    if (c == EOF && n == 0)
        return LINE_END;
    if (n > LINE_MAX_LEN)
        return LINE_TOO_LONG;
    if (n > 0 && l->buffer[n - 1] == '\r')
        n--;
    l->buffer[n] = '\0';
    *text = l->buffer;
    return LINE_TEXT;
}

/* ---- both ---- */

void line_open(Line *l, bool terminal, LineWords *words, void *ctx, char *history) {
    *l = (Line){.terminal = terminal, .words = words, .ctx = ctx, .history = history};
    if (terminal)
        open_terminal();
    if (terminal && words)
        open_history(l);
}

void line_close(Line *l) {
    if (l->terminal && l->history)
        history_truncate_file(l->history, HISTORY_LINES);
    if (l->terminal)
        clear_history();
    free(l->history);
    free(l->typed);
    free(l->half);
    free(l->offered);
}

LineEvent line_read(Line *l, const char *prompt, const char **text) {
    return l->terminal ? read_terminal(l, prompt, text) : read_plain(l, text);
}
