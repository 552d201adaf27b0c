/*
** cmd_page.c -- `stepwise page`: a game as one HTML file, that needs nothing else.
**
** `make web` has made the page but for its game: a file beside the program, or installed. Here the
** definition, what it imports, and where to begin are put into it.
*/
#include "cli/common/cli.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Of the program's own folder: where `make web` puts the page, and where `make install` does. */
static const char *const places[] = {"web/page.html", "../share/stepwise/web/page.html"};

/* The page without a game, for free(). NULL after a message. */
static char *read_page(void) {
    char program[PATH_MAX];
    ssize_t n = readlink("/proc/self/exe", program, sizeof program - 1);
    program[n > 0 ? n : 0] = '\0';
    char *slash = strrchr(program, '/'), *text = NULL;
    size_t size;
    for (size_t i = 0; slash && !text && i < sizeof places / sizeof *places; i++) {
        char *path = format("%.*s/%s", (int)(slash - program), program, places[i]);
        if (!read_text(path, &text, &size)) {
            free(text);
            text = NULL;
        }
        free(path);
    }
    if (!text)
        complain("page: the library for pages is not there: `make web` builds it "
                 "(and `make install` then installs it)");
    return text;
}

/* ---- what goes into it ---- */

/* [name, text] of each file that the game was made of. NULL after a message. */
static json_t *json_of_files(const sw_Game *g) {
    int n;
    const sw_File *file = sw_game_files(g, &n);
    json_t *list = json_array();
    for (int i = 0; i < n; i++) {
        char *text = NULL;
        size_t size;
        if (!read_text(file[i].path, &text, &size)) {
            complain("%s: cannot be read: %s", file[i].path, strerror(errno));
            json_decref(list);
            return NULL;
        }
        json_array_append_new(list, json_pack("[s, o]", file[i].name, json_shown(text)));
        free(text);
    }
    return list;
}

/* Lines of option=value, what was drawn included; for free(). */
static char *setting_lines(const sw_Game *g) {
    int n;
    sw_Setting *set = sw_game_settings(g, &n);
    char *lines = copy_text("");
    for (int i = 0; i < n; i++) {
        char *more = format("%s%s%s=%s", lines, i ? "\n" : "", set[i].name, set[i].value);
        free(lines);
        lines = more;
    }
    sw_free(set);
    return lines;
}

/* As JSON in which no element of HTML can end; for free(). */
static char *data_text(json_t *data) {
    char *plain = json_dumps(data, JSON_COMPACT);
    size_t n = 0;
    for (const char *at = plain; *at; at++)
        n += *at == '<' ? strlen("\\u003c") : 1;
    char *text = cli_grow(NULL, n + 1), *to = text;
    for (const char *at = plain; *at; at++)
        if (*at == '<')
            to = stpcpy(to, "\\u003c");
        else
            *to++ = *at;
    *to = '\0';
    free(plain);
    return text;
}

/* What HTML takes for its own, as references; for free(). */
static char *escaped(const char *text) {
    char *out = cli_grow(NULL, strlen(text) * strlen("&amp;") + 1), *to = out;
    for (; *text; text++)
        if (*text == '<')
            to = stpcpy(to, "&lt;");
        else if (*text == '&')
            to = stpcpy(to, "&amp;");
        else
            *to++ = *text;
    *to = '\0';
    return out;
}

/* The page with a text in the place of a mark, for free(); the page is given back, and the text. */
static char *filled(char *page, const char *mark, char *text) {
    const char *at = page ? strstr(page, mark) : NULL;
    char *more = NULL;
    if (at)
        more = format("%.*s%s%s", (int)(at - page), page, text, at + strlen(mark));
    else if (page)
        complain("page: the page that `make web` has built has no %s: build it again", mark);
    free(page);
    free(text);
    return more;
}

/* ---- the command ---- */

/* Where the page begins: a record, or a FEN. */
typedef struct Beginning {
    const sw_Game *game;
    char *record; /* of the library, or NULL */
    const char *fen;
} Beginning;

static bool write_page(const char *path, const Beginning *b) {
    char *page = read_page();
    json_t *files = page ? json_of_files(b->game) : NULL;
    if (!files) {
        free(page);
        return false;
    }
    char *lines = setting_lines(b->game);
    json_t *data = json_pack("{s:o, s:o, s:s, s:o}", "files", files, "settings",
                             json_shown(lines), "record", b->record ? b->record : "", "fen",
                             b->fen ? json_shown(b->fen) : json_string(""));
    page = filled(page, "@TITLE@", escaped(sw_game_about(b->game).name));
    page = filled(page, "@DATA@", data_text(data));
    json_decref(data);
    free(lines);
    bool done = page && write_text(path, page);
    free(page);
    return done;
}

static bool write_record(const Args *a) {
    const char *path = a->option[OPT_RECORD].text;
    char *text = NULL, *error;
    size_t n;
    sw_Game *g = NULL;
    if (!read_text(path, &text, &n)) {
        free(text);
        return complain("%s: cannot be read: %s", path, strerror(errno));
    }
    sw_Match *m = sw_record_read(text, n, 0, a->word[0], &g, &error);
    free(text);
    if (!m)
        return complain_taking(path, error);
    Beginning b = {.game = g, .record = sw_match_record(m)};
    bool done = write_page(a->word[1], &b);
    sw_free(b.record);
    sw_match_free(m);
    sw_game_free(g);
    return done;
}

int cmd_page(const Args *a, Session *s) {
    if (!args_has(a, OPT_RECORD)) {
        Beginning b = {.game = s->game, .fen = a->option[OPT_FEN].text};
        return write_page(a->word[1], &b) ? EXIT_DONE : EXIT_WRONG;
    }
    if (args_has(a, OPT_FEN) || a->nset > 0) {
        complain("page: --record says by itself where it begins and how the game is set");
        return EXIT_WRONG;
    }
    return write_record(a) ? EXIT_DONE : EXIT_WRONG;
}
