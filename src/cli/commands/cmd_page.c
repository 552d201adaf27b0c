/*
** cmd_page.c -- `stepwise page`: a game as one HTML file, which needs nothing else.
**
** `make web` builds the page without a game, as a file beside the program or installed. This
** command fills in the definition, what it imports, where the game begins, and a picture of the
** board. An author's page has no picture, but everything that a definition can import, the
** game's tests, and a small game to begin with.
*/
#include "cli/common/command.h"
#include "cli/common/file.h"
#include "cli/common/fill.h"
#include "cli/common/json.h"
#include "cli/common/message.h"
#include "cli/common/output.h"
#include "cli/common/record.h"
#include "cli/common/sample.h"
#include "cli/common/text.h"

#include <errno.h>
#include <jansson.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Where `make web` and `make install` put the page, relative to the program's own folder. */
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
        read_text(path, &text, &size);
        free(path);
    }
    if (!text)
        complain("page: the library for pages is missing: `make web` builds it (and `make "
                 "install` then installs it)");
    return text;
}

/* ---- the page's data ---- */

/* Removes indentation and comment lines, in place, from Lua that nobody edits on the page. Line
** ends stay, so that line numbers in messages are right. Lines within [[ ]] are kept; a text
** with brackets of another level ([=[) is left as it is. */
static void drop_blanks(char *text) {
    char *to = text;
    bool quoted = false;
    if (strstr(text, "[="))
        return;
    for (char *at = text, *end; *at; at = end) {
        end = at + strcspn(at, "\n");
        const char *sign = quoted ? at : at + strspn(at, " \t");
        bool comment = !quoted && strncmp(sign, "--", 2) == 0 && sign[2] != '[';
        for (const char *c = at; c < end && !comment; c++)
            if (strncmp(c, quoted ? "]]" : "[[", 2) == 0)
                quoted = !quoted;
        size_t n = comment ? 0 : (size_t)(end - sign);
        memmove(to, sign, n);
        to += n;
        if (*end)
            *to++ = *end++;
    }
    *to = '\0';
}

/* The length in bytes of a text's first character; 0 if that is not valid UTF-8. */
static size_t sign_bytes(const char *text) {
    for (size_t n = 1; n <= 4 && text[n - 1]; n++) {
        json_t *sign = json_stringn(text, n);
        json_decref(sign);
        if (sign)
            return n;
    }
    return 0;
}

/* The text of a file, control characters and CRLF included, which json_shown() would replace.
** JSON must be UTF-8: bytes that are not are written as Lua's escapes, \xe9. */
static json_t *json_of_file(const char *text) {
    json_t *string = json_string(text);
    if (string)
        return string;
    char *whole = cli_grow(NULL, strlen("\\xe9") * strlen(text) + 1), *to = whole;
    for (size_t n; *text; text += n ? n : 1) {
        n = sign_bytes(text);
        to += n ? sprintf(to, "%.*s", (int)n, text) : sprintf(to, "\\x%02x", *text & 0xff);
    }
    string = json_string(whole);
    free(whole);
    return string;
}

/* Adds [name, text] of a file, unless the list has a file of that name. A `shared` file can
** only be imported, so its Lua is made shorter. False after a message. */
static bool add_file(json_t *list, const sw_File *file, bool shared) {
    json_t *known;
    size_t i, size;
    char *text = NULL;
    json_array_foreach(list, i, known) {
        if (strcmp(json_string_value(json_array_get(known, 0)), file->name) == 0)
            return true;
    }
    json_t *name = json_string(file->name); /* NULL if it is not UTF-8 */
    if (!name)
        return complain("%s: a page cannot contain a file whose name is not UTF-8", file->path);
    bool read = read_text(file->path, &text, &size);
    if (read && shared && file->name[stem_length(file->name)])
        drop_blanks(text);
    if (read)
        json_array_append_new(list, json_pack("[O, o]", name, json_of_file(text)));
    else
        complain("%s: cannot be read: %s", file->path, why_unread());
    json_decref(name);
    free(text);
    return read;
}

static bool add_files(json_t *list, const sw_File *file, int n, bool shared) {
    bool fine = true;
    for (int i = 0; i < n && fine; i++)
        fine = add_file(list, &file[i], shared);
    return fine;
}

/* Adds the weights tuned for the game, if it uses any, under the name "GAME.tuned", by which
** the library asks for them. */
static bool add_tuned(json_t *list, const sw_Game *g) {
    sw_Tuned tuned = sw_game_tuned(g);
    const char *slash = strrchr(tuned.file, '/');
    return !tuned.taken ||
           add_file(list, &(sw_File){slash ? slash + 1 : tuned.file, tuned.file}, false);
}

/* The files that the game was loaded from. NULL after a message. */
static json_t *json_of_files(const sw_Game *g) {
    int n;
    const sw_File *file = sw_game_files(g, &n);
    json_t *list = json_array();
    if (add_files(list, file, n, false) && add_tuned(list, g))
        return list;
    json_decref(list);
    return NULL;
}

/* What is not set as by default, drawn options included: a line NAME=VALUE each; for free(). */
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

/* JSON text for a <script> element, for free(). It has no '<' that could end the element. */
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

/* The text with '<' and '&' as HTML's character references; for free(). */
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

/* ---- an author's page ---- */

/* A file's name, without folders, up to its first dot; for free(). */
static char *stem_of(const char *path) {
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    return format("%.*s", (int)strcspn(name, "."), name);
}

/* The text of NAME.test.lua beside NAME.lua, for free(); "" if it cannot be read. */
static char *tests_beside(const char *path) {
    size_t unused;
    char *text = NULL, *beside = format("%.*s.test.lua", (int)stem_length(path), path);
    if (!read_text(beside, &text, &unused))
        text = copy_text("");
    free(beside);
    return text;
}

static json_t *json_freeing(char *text) {
    json_t *string = json_shown(text);
    free(text);
    return string;
}

/* Adds to the page's data what an author needs. Without a game, g is NULL and the definition is
** empty, named after the page. False after a message. */
static bool add_author(json_t *data, const sw_Game *g, const char *page) {
    int n;
    json_t *files = json_object_get(data, "files");
    char *stem = stem_of(g ? game_file(g) : page), *name = sw_shown(stem);
    sw_File *shared = sw_shared_list(&n);
    if (!g)
        json_array_append_new(files,
                              json_pack("[o, s]", json_freeing(format("%s.lua", name)), ""));
    bool fine = add_files(files, shared, n, true);
    json_t *sample =
        json_pack("[o, o]", json_freeing(sample_game(name)), json_freeing(sample_tests(name)));
    char *tests = g ? tests_beside(game_file(g)) : copy_text("");
    json_object_set_new(
        data, "author",
        json_pack("{s:o, s:o}", "tests", json_of_file(tests), "sample", sample));
    free(tests);
    sw_free(shared);
    sw_free(name);
    free(stem);
    return fine;
}

/* ---- the command ---- */

/* What the page is to show, and the path that it is written to. */
typedef struct Wanted {
    const char *path;
    const sw_Game *game;   /* NULL: none, on an author's page */
    const sw_Match *match; /* the one whose board is drawn, or NULL */
    char *record;          /* for sw_free(), or NULL */
    const char *fen;
    bool author;
} Wanted;

/* The data that the page's script reads. NULL after a message. */
static json_t *json_of_page(const Wanted *w) {
    json_t *files = w->game ? json_of_files(w->game) : json_array();
    if (!files)
        return NULL;
    char *lines = w->game ? setting_lines(w->game) : copy_text("");
    json_t *data = json_pack(
        "{s:o, s:o, s:o, s:o}", "files", files, "settings", json_freeing(lines), "record",
        json_shown(w->record ? w->record : ""), "fen", json_shown(w->fen ? w->fen : ""));
    if (!w->author || add_author(data, w->game, w->path))
        return data;
    json_decref(data);
    return NULL;
}

/* The picture of the board that is there before the script runs, for free(); screen readers are
** given the cells instead. "" on an author's page, whose script draws the board: the picture of
** a large one would be a tenth of the size that a page may have. */
static char *board_of(const Wanted *w) {
    const sw_Style style = {.classes = true, .last = true};
    if (!w->match || w->author)
        return copy_text("");
    char *drawn = sw_match_svg(w->match, &style, NULL);
    char *board = format("<div aria-hidden=\"true\">%s</div>", drawn);
    sw_free(drawn);
    return board;
}

/* The page with its marks filled in, for free(). NULL after a message. */
static char *filled(const char *page, const Wanted *w, json_t *data) {
    const char *missing;
    char *title = escaped(w->game ? sw_game_about(w->game).name : "A new game");
    char *note = escaped(w->game ? sw_game_about(w->game).note : "");
    char *board = board_of(w), *text = data_text(data);
    const Slot slots[] = {
        {"@TITLE@", title}, {"@NOTE@", note}, {"@BOARD@", board}, {"@DATA@", text}};
    char *whole = fill(page, slots, sizeof slots / sizeof *slots, &missing);
    if (missing) {
        complain("page: the page that `make web` built has no %s: build it again", missing);
        free(whole);
        whole = NULL;
    }
    free(title);
    free(note);
    free(board);
    free(text);
    return whole;
}

static bool write_page(const Wanted *w) {
    char *page = read_page();
    json_t *data = page ? json_of_page(w) : NULL;
    if (!data) {
        free(page);
        return false;
    }
    char *whole = filled(page, w, data);
    json_decref(data);
    free(page);
    bool done = whole && write_text(w->path, FILE_PAGE, whole);
    free(whole);
    return done;
}

static bool write_record(const Args *a, Wanted w) {
    Recorded record;
    bool done = record_of_game(a->option[OPT_RECORD].text, a->word[0], &record);
    if (done) {
        w.game = record.game;
        w.match = record.match;
        w.record = sw_match_record(record.match);
        done = write_page(&w);
        sw_free(w.record);
    }
    record_close(&record);
    return done;
}

/* An author's page needs no GAME; without one, options about a game are refused. */
static bool check_words(const Args *a) {
    if (a->nwords == 2)
        return true;
    if (!args_has(a, OPT_AUTHOR))
        return complain("page needs GAME FILE");
    return (!args_has(a, OPT_FEN) && !args_has(a, OPT_RECORD) && a->nset == 0) ||
           complain("page: --set, --fen and --record need a game, as in GAME FILE");
}

int cmd_page(const Args *a, Session *s) {
    if (!check_words(a))
        return EXIT_WRONG;
    Wanted w = {.path = a->word[a->nwords - 1],
                .fen = a->option[OPT_FEN].text,
                .author = args_has(a, OPT_AUTHOR)};
    if (a->nwords == 2 && !session_load(a, s, NULL))
        return EXIT_WRONG;
    w.game = s->game;
    w.match = s->match;
    if (!args_has(a, OPT_RECORD))
        return write_page(&w) ? EXIT_DONE : EXIT_WRONG;
    if (args_has(a, OPT_FEN) || a->nset > 0) {
        complain("page: a record has its own position and options: leave out --fen and --set");
        return EXIT_WRONG;
    }
    return write_record(a, w) ? EXIT_DONE : EXIT_WRONG;
}
