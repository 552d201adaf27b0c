/*
** term.c -- what the terminal can show, echo, and folding long lines.
*/
#include "term.h"

#include <langinfo.h>
#include <locale.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

bool term_interactive(void) {
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
}

static bool has_text(const char *variable) {
    const char *value = getenv(variable);
    return value && *value;
}

static bool dumb(void) {
    const char *term = getenv("TERM");
    return !term || !*term || strcmp(term, "dumb") == 0;
}

/* DEC's terminals, and what claims to be one, can rewrite lines but have no colours. */
static bool has_colors(void) {
    const char *term = getenv("TERM");
    return term && strncmp(term, "vt", 2) != 0;
}

bool term_erases(void) {
    return isatty(STDOUT_FILENO) && !dumb();
}

static void measure(sw_Style *style) {
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return;
    style->width = size.ws_col;
    style->height = size.ws_row;
}

void term_locale(void) {
    const char *own = setlocale(LC_CTYPE, "") ? nl_langinfo(CODESET) : "";
    if (strcmp(own, "UTF-8") != 0 || !setlocale(LC_CTYPE, "C.UTF-8"))
        setlocale(LC_CTYPE, "C");
}

sw_Style term_style(void) {
    bool terminal = term_erases();
    bool unicode = terminal && strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
    sw_Style style = {.unicode = unicode,
                      .glyphs = unicode,
                      .color = terminal && has_colors() && !has_text("NO_COLOR"),
                      .width = 80};
    if (terminal)
        measure(&style);
    return style;
}

/* ---- typing ahead ---- */

void term_hush(Hush *h) {
    h->on = term_interactive() && tcgetattr(STDIN_FILENO, &h->before) == 0;
    if (!h->on)
        return;
    struct termios silent = h->before;
    silent.c_lflag &= ~(tcflag_t)ECHO;
    silent.c_cc[VQUIT] = _POSIX_VDISABLE; /* Ctrl-\ would leave the terminal like this */
    tcsetattr(STDIN_FILENO, TCSANOW, &silent);
}

void term_speak(const Hush *h) {
    if (h->on)
        tcsetattr(STDIN_FILENO, TCSANOW, &h->before);
}

/* ---- long lines ---- */

/* Continuation bytes of UTF-8, and escape sequences up to their 'm'
** (colours), take no column. */
size_t term_within(const char *text, size_t n, size_t columns) {
    size_t at = 0, used = 0;
    for (bool escape = false; at < n; at++) {
        bool begins = ((unsigned char)text[at] & 0xc0) != 0x80, was = escape;
        escape = text[at] == '\033' || (escape && text[at] != 'm');
        if (begins && !escape && !was && used++ == columns)
            break;
    }
    return at;
}

/* How many bytes of a line fit: up to the last blank within the columns, or, if there
** is none, as many as fit. */
static size_t fitting(const char *text, size_t n, size_t columns) {
    size_t most = term_within(text, n, columns), at = most;
    if (most == n)
        return n;
    while (at > 0 && text[at] != ' ')
        at--;
    return at > 0 ? at : most;
}

/* The indent of the rest of a long line: that of its first word or, if this is a label with at
** least two blanks after it, that of the second; 0 if it would take half of the width. */
static size_t hanging(const char *text, size_t n, size_t width) {
    size_t indent = 0, label;
    while (indent < n && text[indent] == ' ')
        indent++;
    for (label = indent; label + 1 < n && text[label] != ' '; label++)
        continue;
    if (label > indent && label + 1 < n && text[label + 1] == ' ')
        for (indent = label; indent < n && text[indent] == ' '; indent++)
            continue;
    return indent < width / 2 ? indent : 0;
}

static void print_line(FILE *out, const char *text, size_t n, size_t width) {
    size_t lead = hanging(text, n, width);
    fwrite(text, 1, lead, out);
    for (text += lead, n -= lead; n > 0;) {
        size_t part = fitting(text, n, width - lead), skip = part;
        while (skip < n && text[skip] == ' ')
            skip++;
        fwrite(text, 1, part, out);
        if (skip < n)
            fprintf(out, "\n%*s", (int)lead, "");
        text += skip;
        n -= skip;
    }
}

void term_print(FILE *out, const char *text) {
    sw_Style style = term_style();
    bool fold = isatty(fileno(out)) && style.width > 20;
    size_t width = fold ? (size_t)style.width : SIZE_MAX / 2;
    while (*text) {
        size_t n = strcspn(text, "\n");
        print_line(out, text, n, width);
        text += n;
        if (*text)
            fputc(*text++, out);
    }
}
