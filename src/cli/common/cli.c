/*
** cli.c -- what the commands share.
*/
#include "cli.h"

#include "choices.h"

#include "confine.h"

#include "cli/terminal/term.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

char *shown_line(const char *text) {
    char *shown = sw_shown(text), *line = cli_grow(NULL, 4 * strlen(shown) + 1), *to = line;
    for (const char *c = shown; *c; c++)
        if (*c == '\n' || *c == '\t')
            to += snprintf(to, 5, "\\x%02x", (unsigned)*c);
        else
            *to++ = *c;
    *to = '\0';
    sw_free(shown);
    return line;
}

bool complain(const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    char *text = format_list(fmt, args), *line = shown_line(text);
    va_end(args);
    fprintf(stderr, "stepwise: %s\n", line);
    free(line);
    free(text);
    return false;
}

bool complain_taking(const char *context, char *error) {
    if (error)
        complain("%s%s%s", context, *context ? ": " : "", error);
    sw_free(error);
    return false;
}

_Noreturn void cli_no_memory(void) {
    fputs("stepwise: out of memory\n", stderr);
    abort();
}

void *cli_grow(void *old, size_t size) {
    void *p = realloc(old, size ? size : 1);
    if (!p)
        cli_no_memory();
    return p;
}

char *format_list(const char *fmt, va_list args) {
    va_list again;
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, fmt, again);
    va_end(again);
    size_t size = (size_t)(n > 0 ? n : 0) + 1;
    char *text = cli_grow(NULL, size);
    vsnprintf(text, size, fmt, args);
    return text;
}

char *format(const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    char *text = format_list(fmt, args);
    va_end(args);
    return text;
}

char *copy_text(const char *text) {
    return format("%s", text);
}

int text_within(const char *text, size_t most) {
    size_t n = strnlen(text, most);
    while (n > 0 && ((unsigned char)text[n] & 0xc0) == 0x80)
        n--;
    return (int)n;
}

/* "it's" becomes 'it'\''s'. */
char *shell_word(const char *text) {
    static const char PLAIN[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=.,:/@%";
    if (*text && text[strspn(text, PLAIN)] == '\0')
        return copy_text(text);
    char *word = cli_grow(NULL, 4 * strlen(text) + 3), *to = stpcpy(word, "'");
    for (; *text; text++)
        if (*text == '\'')
            to = stpcpy(to, "'\\''");
        else
            *to++ = *text;
    strcpy(to, "'");
    return word;
}

/* strtod() alone would also accept leading blanks, hexadecimal numbers and infinities. */
const char *parse_decimal(const char *text, double *value) {
    char *end;
    const char *digits = text + (*text == '-');
    size_t n = strspn(digits, "0123456789.");
    if (n == 0 || digits[n] == 'x' || digits[n] == 'X')
        return NULL;
    *value = strtod(text, &end);
    return end == text ? NULL : end;
}

bool parse_seconds(const char *text, double *seconds) {
    double value;
    const char *end = parse_decimal(text, &value);
    if (!end || *end || !(value > 0 && value < 366.0 * 24 * 3600))
        return false;
    *seconds = value;
    return true;
}

bool parse_whole(const char *text, int64_t least, int64_t most, int64_t *number) {
    char *end;
    errno = 0;
    *number = strtoll(text, &end, 10);
    return !errno && isdigit((unsigned char)text[*text == '-']) && !*end && *number >= least &&
           *number <= most;
}

bool parse_number(const char *text, int least, int most, int *number) {
    int64_t whole;
    if (!parse_whole(text, least, most, &whole))
        return false;
    *number = (int)whole;
    return true;
}

sw_Setting *settings_copy(const sw_Setting *set, int n) {
    sw_Setting *copy = cli_grow(NULL, sizeof *copy * (size_t)(n + 1));
    for (int i = 0; i < n; i++)
        copy[i] = (sw_Setting){copy_text(set[i].name), copy_text(set[i].value)};
    return copy;
}

void settings_free(sw_Setting *set, int n) {
    for (int i = 0; i < n; i++) {
        free((char *)(uintptr_t)set[i].name);
        free((char *)(uintptr_t)set[i].value);
    }
    free(set);
}

const char *game_file(const sw_Game *g) {
    int n;
    return sw_game_files(g, &n)[0].path;
}

size_t game_name(const char **path) {
    const char *slash = strrchr(*path, '/');
    *path = slash ? slash + 1 : *path;
    size_t n = strlen(*path);
    return n > 4 && strcmp(*path + n - 4, ".lua") == 0 ? n - 4 : n;
}

static bool has_piece(const sw_Match *m, const char *kind, int player) {
    const sw_Game *g = sw_match_game(m);
    for (int i = 0; i < sw_game_cells(g); i++) {
        const char *found;
        int owner;
        if (sw_match_at(m, sw_cell_name(g, i), &found, &owner) && owner == player &&
            strcmp(found, kind) == 0)
            return true;
    }
    return false;
}

void note_drawn(const sw_Game *g, FILE *out, const char *lead) {
    for (int i = 0; i < sw_game_options(g); i++) {
        sw_Option o = sw_game_option(g, i);
        char *values = o.drawn ? option_values(g, &o) : NULL;
        if (o.drawn)
            fprintf(out, "%s%s = %s (drawn)\n", lead, o.name, values);
        free(values);
    }
}

void note_untuned(const Args *a, const sw_Game *g) {
    sw_Tuned t = sw_game_tuned(g);
    bool asked = (a->command->takes >> OPT_UNTUNED & 1) && !args_has(a, OPT_UNTUNED);
    if (asked && *t.file && !t.taken)
        complain("%s is not used: %s", t.file, t.why);
}

/* A player who begins the game without a man of the kind does not lack one. */
int note_missing(const sw_Match *m, FILE *out, const char *lead) {
    const sw_Game *g = sw_match_game(m);
    sw_Match *start = sw_match_new(g, NULL, NULL);
    int missing = 0;
    for (int i = 0; i < sw_game_kinds(g); i++) {
        sw_Kind k = sw_game_kind(g, i);
        for (int p = 0; p < sw_game_players(g) && (k.royal || k.goal); p++)
            if (!has_piece(m, k.name, p) && (!start || has_piece(start, k.name, p))) {
                fprintf(out, "%s%s has no %s in this position\n", lead, sw_player_name(g, p),
                        k.name);
                missing++;
            }
    }
    sw_match_free(start);
    return missing;
}

const char *cell_spelt(const sw_Game *g, const char *cell) {
    int i = sw_cell_named(g, cell);
    return i < 0 ? cell : sw_cell_name(g, i);
}

void print_reach(const sw_Match *m, const char *cell, int ncells) {
    const sw_Game *g = sw_match_game(m);
    const char *kind, *name = sw_match_cell(m, cell);
    int owner;
    if (!sw_match_at(m, name, &kind, &owner)) {
        printf("%s is empty", name);
        return;
    }
    printf("%s's %s on %s ", owner < 0 ? "Nobody" : sw_player_name(g, owner), kind, name);
    if (ncells == 0)
        printf("cannot go anywhere");
    else
        printf("can go to %d cell%s:", ncells, ncells == 1 ? "" : "s");
}

/* ---- sessions ---- */

static bool load_game(const Args *a, Session *s, char **complaints) {
    char *error;
    const char *walker = a->option[OPT_WALKER].text;
    if (walker && strcmp(walker, "vm") != 0 && strcmp(walker, "table") != 0)
        return complain("--walker: '%s' should be vm or table", walker);
    s->game = sw_game_load_drawn(a->word[0], a->set, a->nset,
                                 (uint64_t)a->option[OPT_SEED].number, &error);
    if (!s->game) {
        /* Complaints about a definition are whole lines, as a compiler's are. */
        fputs(error, stderr);
        if (complaints)
            *complaints = copy_text(error);
        sw_free(error);
        return false;
    }
    if (walker && strcmp(walker, "vm") == 0)
        s->machine = sw_game_on_machine(s->game);
    return true;
}

/* Makes the throws that are due. A position given by --fen is expected to stay as it is, so the
** user is told what was drawn there. */
static void throw_dice(const Args *a, const Session *s) {
    const char *due = sw_match_due(s->match);
    if (sw_match_throw(s->match) > 0 && due && args_has(a, OPT_FEN))
        complain("a throw is due in this position (%s); drawn: %s (--seed N draws another)",
                 due, sw_match_opening(s->match));
}

bool session_open(const Args *a, Session *s) {
    const char *why;
    if (a->command->begins == NO_GAME)
        return true;
    if (args_has(a, OPT_WATCH) && args_has(a, OPT_SANDBOXED))
        return complain("--watch and --sandboxed cannot be used together: one keeps running, "
                        "the other ends");
    if (args_has(a, OPT_SANDBOXED) && !confine(&why))
        return complain("--sandboxed: %s", why);
    return args_has(a, OPT_WATCH) || session_load(a, s, NULL);
}

bool session_load(const Args *a, Session *s, char **complaints) {
    char *error;
    if (!load_game(a, s, complaints))
        return false;
    note_drawn(s->game, stderr, "stepwise: ");
    note_untuned(a, s->game);
    s->match = sw_match_new(s->machine ? s->machine : s->game, a->option[OPT_FEN].text, &error);
    if (!s->match)
        return complain_taking("", error);
    if (args_has(a, OPT_FEN))
        note_missing(s->match, stderr, "stepwise: ");
    sw_match_seed(s->match, (uint64_t)a->option[OPT_SEED].number);
    if (a->command->begins == GAME_THROWN)
        throw_dice(a, s);
    return true;
}

void session_close(Session *s) {
    sw_match_free(s->match);
    sw_game_free(s->machine);
    sw_game_free(s->game);
    *s = (Session){0};
}

/* ---- writing ---- */

/* A pipe or a terminal, say: it is written into, not replaced. */
static bool is_device(const char *path) {
    struct stat st;
    return stat(path, &st) == 0 && !S_ISREG(st.st_mode) && !S_ISDIR(st.st_mode);
}

static bool write_device(const char *path, const char *text) {
    FILE *f = fopen(path, "w");
    bool written = f && fputs(text, f) >= 0;
    return f && fclose(f) == 0 && written;
}

static bool is_definition(const char *path) {
    size_t n = strlen(path);
    return n > 4 && strcmp(path + n - 4, ".lua") == 0;
}

bool refuse_definition(const char *path) {
    return is_definition(path) &&
           !complain("%s: that is the name of a definition; write to another file", path);
}

bool may_write(const char *path) {
    struct stat there;
    if (strcmp(path, "-") == 0)
        return true;
    if (refuse_definition(path))
        return false;
    bool exists = lstat(path, &there) == 0,
         folder = stat(path, &there) == 0 && S_ISDIR(there.st_mode);
    char *real = exists ? realpath(path, NULL) : copy_text(path); /* where a link leads */
    int error = folder ? EISDIR : !real ? errno : *path ? 0 : ENOENT;
    if (real && !error) {
        char *within = folder_of(real);
        if (access(is_device(path) ? path : within, W_OK) != 0)
            error = errno;
        free(within);
    }
    free(real);
    return error == 0 || complain("%s: %s", path, strerror(error));
}

static bool same_inode(const char *a, const char *b) {
    struct stat x, y;
    return stat(a, &x) == 0 && stat(b, &y) == 0 && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

/* Whether both paths have the same name in the same folder. */
static bool same_place(const char *a, const char *b) {
    char *in = folder_of(a), *too = folder_of(b);
    const char *slash = strrchr(a, '/'), *other = strrchr(b, '/');
    bool same =
        strcmp(slash ? slash + 1 : a, other ? other + 1 : b) == 0 && same_inode(in, too);
    free(in);
    free(too);
    return same;
}

bool same_file(const char *a, const char *b) {
    return strcmp(a, b) == 0 || same_inode(a, b) || same_place(a, b);
}

bool write_text(const char *path, const char *text) {
    if (strcmp(path, "-") == 0) {
        /* finish_output() of main.c reports a failure, as for any answer. */
        fputs(text, stdout);
        return true;
    }
    if (refuse_definition(path))
        return false;
    if (!(is_device(path) ? write_device(path, text) : replace_text(path, text)))
        return complain("%s: %s", path, strerror(errno));
    return true;
}

bool leaves_moves(const Args *a, int opening, int plies) {
    return opening < plies || complain("%s: games of %d moves (--plies) have none left after "
                                       "%d random ones (--openings)",
                                       a->command->name, plies, opening);
}

sw_Searcher searcher_of(const Args *a) {
    sw_Searcher searcher = SW_CHOSEN;
    if (args_has(a, OPT_SEARCHER))
        sw_searcher_named(a->option[OPT_SEARCHER].text, &searcher);
    return searcher;
}

sw_Limits limits_of(const Args *a) {
    return (sw_Limits){.depth = (int)a->option[OPT_DEPTH].number,
                       .seconds = a->option[OPT_TIME].seconds,
                       .nodes = (uint64_t)a->option[OPT_NODES].number,
                       .level = (int)a->option[OPT_LEVEL].number,
                       .seed = (uint64_t)a->option[OPT_SEED].number,
                       .threads = (int)a->option[OPT_THREADS].number,
                       .searcher = searcher_of(a),
                       .untuned = args_has(a, OPT_UNTUNED)};
}

void print_json(json_t *value) {
    /* Twelve digits print 0.4 as 0.4, and keep all that is significant in any figure here. */
    size_t flags = JSON_COMPACT | JSON_PRESERVE_ORDER | JSON_REAL_PRECISION(12);
    bool fine = value && json_dumpf(value, stdout, flags) == 0;
    if (!fine && !ferror(stdout)) {
        complain("the answer cannot be written as JSON");
        exit(EXIT_WRONG);
    }
    putchar('\n');
    json_decref(value);
}

json_t *json_shown(const char *text) {
    char *shown = sw_shown(text);
    json_t *string = json_string(shown);
    sw_free(shown);
    return string;
}

void print_taking(const char *fmt, char *text) {
    printf(fmt, text);
    sw_free(text);
}

void tell(const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    char *text = format_list(fmt, args), *shown = sw_shown(text);
    va_end(args);
    term_print(stdout, shown);
    putchar('\n');
    sw_free(shown);
    free(text);
}

void say_line(const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    char *text = format_list(fmt, args);
    va_end(args);
    print_shown("%s\n", text);
    free(text);
}

void print_shown(const char *fmt, const char *text) {
    char *line = shown_line(text);
    printf(fmt, line);
    free(line);
}

void print_state(const sw_Match *m) {
    print_taking("fen %s\n", sw_match_fen(m));
    print_taking("result %s\n", sw_match_result(m));
}

json_t *json_of_state(const sw_Match *m) {
    return json_pack("{s:o, s:o}", "fen", json_taking(sw_match_fen(m)), "result",
                     json_taking(sw_match_result(m)));
}

json_t *json_taking(char *text) {
    json_t *string = json_shown(text);
    sw_free(text);
    return string;
}

json_t *json_of_list(char **list) {
    json_t *array = json_array();
    for (char **text = list; *text; text++)
        json_array_append_new(array, json_shown(*text));
    sw_free(list);
    return array;
}
