/*
** drawing.c -- a recursive-descent parser of a small part of SVG.
*/
#include "drawing.h"

#include "base/ascii.h"
#include "base/str.h"

#include <string.h>

typedef struct Reader {
    const char *at;
    int line;
    Str out; /* owned */
} Reader;

static void skip(Reader *r, size_t n) {
    for (; n > 0; n--)
        r->line += *r->at++ == '\n';
}

static bool take(Reader *r, const char *text) {
    bool there = str_starts(r->at, text);
    if (there)
        skip(r, strlen(text));
    return there;
}

static void skip_blanks(Reader *r) {
    skip(r, strspn(r->at, " \t\r\n"));
}

/* Skips blanks and comments. */
static void skip_rest(Reader *r) {
    for (skip_blanks(r); str_starts(r->at, "<!--"); skip_blanks(r)) {
        const char *end = strstr(r->at, "-->");
        skip(r, end ? (size_t)(end - r->at) + 3 : strlen(r->at));
    }
}

/* ---- attributes ---- */

static bool only(const char *text, size_t n, const char *set) {
    for (size_t i = 0; i < n; i++)
        if (!strchr(set, text[i]))
            return false;
    return true;
}

/* Whether the text of n bytes is one of `words`, which are separated by blanks. */
static bool one_of(const char *text, size_t n, const char *words) {
    for (size_t k; *words; words += k + (words[k] == ' ')) {
        k = strcspn(words, " ");
        if (k == n && memcmp(words, text, n) == 0)
            return true;
    }
    return false;
}

/* The attributes that a path may have, and their values: any text of the characters in
** `set`, or one of `words`. */
static const struct {
    const char *name, *set, *words;
} allowed[] = {
    {"d", "MmLlHhVvCcSsQqTtAaZz0123456789.,-+ \n", NULL},
    {"fill", NULL, "none currentColor"},
    {"stroke", NULL, "none currentColor"},
    {"stroke-width", "0123456789.", NULL},
    {"stroke-linecap", NULL, "butt round square"},
    {"stroke-linejoin", NULL, "miter round bevel"},
    {"fill-rule", NULL, "nonzero evenodd"},
};

/* The index in `allowed` of an attribute's name; -1 if there is none. */
static int number_of(const char *name, size_t n) {
    for (size_t i = 0; i < sizeof allowed / sizeof *allowed; i++)
        if (strlen(allowed[i].name) == n && memcmp(allowed[i].name, name, n) == 0)
            return (int)i;
    return -1;
}

static bool may_say(int i, const char *value, size_t m) {
    return i >= 0 && m > 0 &&
           (allowed[i].set ? only(value, m, allowed[i].set)
                           : one_of(value, m, allowed[i].words));
}

typedef struct Attribute {
    const char *name, *value;
    size_t n, m; /* bytes of the name and of the value */
} Attribute;

/* Reads NAME="value"; false if there is none here. */
static bool take_attribute(Reader *r, Attribute *a) {
    skip_blanks(r);
    a->name = r->at;
    for (a->n = 0; ascii_alpha(a->name[a->n]) || strchr("-:", a->name[a->n]);)
        if (!a->name[a->n++])
            return false;
    a->value = a->name + a->n + 2;
    if (a->n == 0 || a->name[a->n] != '=' || a->name[a->n + 1] != '"')
        return false;
    a->m = strcspn(a->value, "\"<>");
    if (a->value[a->m] != '"')
        return false;
    skip(r, a->n + 2 + a->m + 1);
    return true;
}

/* ---- path data ---- */

/* Past the separators between the numbers of a path. */
static const char *skip_gaps(const char *at) {
    return at + strspn(at, " ,\n");
}

/* Past a number without an exponent; NULL if none begins here. A flag of an arc is a single
** digit, which no separator need follow. */
static const char *past_number(const char *at, bool flag) {
    if (flag)
        return *at == '0' || *at == '1' ? at + 1 : NULL;
    at += *at == '-' || *at == '+';
    size_t whole = strspn(at, "0123456789"), part = 0;
    at += whole;
    if (*at == '.')
        part = strspn(++at, "0123456789");
    return whole + part ? at + part : NULL;
}

/* How many numbers a command letter takes; -1 if it is not one. */
static int numbers_of(char letter) {
    static const char letters[] = "MLHVCSQTAZ";
    static const int numbers[] = {2, 2, 1, 1, 6, 4, 4, 2, 7, 0};
    const char *at = letter ? strchr(letters, ascii_to_upper(letter)) : NULL;
    return at ? numbers[at - letters] : -1;
}

/* Past one command: a letter, and its numbers once or several times. NULL, with the reason. */
static const char *past_command(const char *at, Err *e) {
    char letter = *at;
    int each = numbers_of(letter), n = 0;
    const char *next;
    if (each < 0) {
        size_t word = strcspn(at, " ,\n0123456789");
        err_set(e, "'%.*s' is not one of the letters of a path, MLHVCSQTAZ",
                word > 0 && word < 20 ? (int)word : 1, at);
        return NULL;
    }
    for (at = skip_gaps(at + 1);
         (next = past_number(at, each == 7 && (n % 7 == 3 || n % 7 == 4)));
         at = skip_gaps(next))
        n++;
    if (each == 0 ? n == 0 : n > 0 && n % each == 0)
        return at;
    err_set(e, "'%c' is followed by %d number%s instead of %d%s", letter, n, n == 1 ? "" : "s",
            each, each ? ", or a multiple of that" : "");
    return NULL;
}

const char *drawing_path(const char *data, Arena *a, Err *e) {
    const char *at = skip_gaps(data);
    if (strlen(data) > PATH_LONGEST) {
        err_set(e, "it is longer than %d characters", PATH_LONGEST);
        return NULL;
    }
    if (*at != 'M' && *at != 'm') {
        err_set(e,
                "it must begin with M, the point where drawing starts, as in \"M50 10L90 90\"");
        return NULL;
    }
    while (at && *at)
        at = past_command(at, e);
    return at ? arena_printf(a, "<path d=\"%s\"/>\n", data) : NULL;
}

/* ---- elements ---- */

static bool read_path(Reader *r, Err *e) {
    Attribute a;
    unsigned said = 0; /* a bit for each of `allowed` */
    str_add(&r->out, "<path");
    while (take_attribute(r, &a)) {
        int i = number_of(a.name, a.n);
        if (i >= 0 && said >> i & 1)
            return err_set(e, "line %d: '%s' appears twice in a path, which XML does not allow",
                           r->line, allowed[i].name);
        if (i >= 0)
            said |= 1u << i;
        if (!may_say(i, a.value, a.m))
            return err_set(e, "line %d: %.*s=\"%.*s\" is not allowed in a path", r->line,
                           (int)a.n, a.name, (int)(a.m < 40 ? a.m : 40), a.value);
        str_addf(&r->out, " %.*s=\"%.*s\"", (int)a.n, a.name, (int)a.m, a.value);
    }
    str_add(&r->out, "/>\n");
    return take(r, "/>") || err_set(e, "line %d: a path must end with />", r->line);
}

/* Reads <svg ...>. Of its attributes only viewBox="0 0 100 100" counts, which must be there;
** the others are dropped. */
static bool read_head(Reader *r, Err *e) {
    Attribute a;
    bool square = false;
    skip_rest(r);
    if (!take(r, "<svg"))
        return err_set(e, "line %d: an SVG file must begin with <svg", r->line);
    while (take_attribute(r, &a))
        square = square || (one_of(a.name, a.n, "viewBox") && a.m == strlen("0 0 100 100") &&
                            memcmp(a.value, "0 0 100 100", a.m) == 0);
    if (!take(r, ">"))
        return err_set(e, "line %d: <svg must end with >", r->line);
    return square || err_set(e, "line %d: <svg must have viewBox=\"0 0 100 100\"", r->line);
}

const char *drawing_read(const char *text, Arena *a, Err *e) {
    Reader r = {.at = text, .line = 1};
    bool ok = read_head(&r, e);
    for (skip_rest(&r); ok && take(&r, "<path"); skip_rest(&r))
        ok = read_path(&r, e);
    if (ok && !take(&r, "</svg>"))
        ok = err_set(e, "line %d: only <path .../> and </svg> are allowed here", r.line);
    const char *paths = ok ? arena_strdup(a, str_text(&r.out)) : NULL;
    str_free(&r.out);
    return paths;
}
