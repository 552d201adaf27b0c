/*
** term.c -- what the terminal can show.
*/
#include "term.h"

#include <langinfo.h>
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

sw_Style term_style(void) {
    bool terminal = term_erases();
    bool unicode = terminal && strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
    sw_Style style = {.unicode = unicode,
                      .glyphs = unicode,
                      .color = terminal && !has_text("NO_COLOR"),
                      .width = 80};
    if (terminal)
        measure(&style);
    return style;
}
