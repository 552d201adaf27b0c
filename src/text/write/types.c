/*
** types.c -- a word is matched with a word of the template, choice by choice and spelling by
** spelling.
**
** Each field of the template is tried once at each place of the word. Without that,
** backtracking over many options whose spellings begin alike would take exponential time.
*/
#include "types.h"

#include "base/arena.h"
#include "base/ascii.h"
#include "base/shown.h"
#include "template.h"

#include <string.h>

static const char BLANKS[] = " \t\r\n";

/* The option of that name, n bytes, or NULL. */
static const Option *option_named(const Display *d, const char *name, size_t n) {
    for (int i = 0; i < d->noptions; i++)
        if (strlen(d->options[i].name) == n && memcmp(d->options[i].name, name, n) == 0)
            return &d->options[i];
    return NULL;
}

/* The option whose name is in braces at `form`, or NULL; *n is the length with the braces. */
static const Option *option_at(const Display *d, const char *form, size_t *n) {
    *n = strcspn(form, "}") + 1;
    return *form == '{' && form[*n - 1] == '}' ? option_named(d, form + 1, *n - 2) : NULL;
}

bool types_name(const Display *d, const Option *o) {
    size_t n;
    for (const char *at = d->types; at && *at; at++)
        if (option_at(d, at, &n) == o)
            return true;
    return false;
}

/* ---- writing ---- */

typedef struct Chooser {
    const Display *d;
    int player, spelling;
} Chooser;

/* That spelling of an abbreviation, or the last one; *n is its length. */
static const char *spelt(const char *abbrev, int spelling, size_t *n) {
    const char *at = abbrev + strspn(abbrev, BLANKS);
    for (*n = strcspn(at, BLANKS); spelling > 0; spelling--) {
        const char *next = at + *n + strspn(at + *n, BLANKS);
        if (!*next)
            break;
        at = next;
        *n = strcspn(at, BLANKS);
    }
    return at;
}

static bool add_choice(const void *chooser, const char *name, size_t n, Str *out) {
    const Chooser *c = chooser;
    const Option *o = option_named(c->d, name, n);
    int i = 0;
    while (o && i + 1 < o->nchoices && strcmp(o->choice[i], o->value[c->player]) != 0)
        i++;
    size_t length = 0;
    const char *abbrev = o ? spelt(o->abbrev[i], c->spelling, &length) : "";
    str_addn(out, abbrev, length);
    return o != NULL;
}

void types_write(const Display *d, int player, int spelling, Str *out) {
    Str words = {0};
    template_fill(d->types, add_choice, &(Chooser){d, player, spelling}, &words);
    const char *at = str_text(&words);
    for (size_t n; at += strspn(at, BLANKS), (n = strcspn(at, BLANKS)) > 0; at += n) {
        str_add(out, out->n ? " " : "");
        str_addn(out, at, n);
    }
    str_free(&words);
}

/* ---- reading ---- */

typedef struct TypeReader {
    const Display *d;
    const char **value;
    bool taken; /* the word names an option that an earlier word has named */
    const char *word;
    /* [field][byte of the word]: from there on, template and word are known not to match */
    bool failed[TYPE_FIELDS][TYPE_BYTES + 1];
} TypeReader;

static bool ends(const char *word) {
    return strcspn(word, BLANKS) == 0;
}

static bool match(TypeReader *r, const char *form, int field, const char *word);

/* True if the word begins with a spelling of a choice of o and goes on as the form does after
** that field. Values are set only once all of it matches. */
static bool match_option(TypeReader *r, const Option *o, const char *form, int field,
                         const char *word) {
    bool *failed = &r->failed[field][word - r->word];
    if (*failed)
        return false;
    for (int c = 0; c < o->nchoices; c++)
        for (const char *s = o->abbrev[c]; *s; s += strspn(s, BLANKS)) {
            size_t k = strcspn(s, BLANKS);
            if (k > 0 && ascii_same_n(s, word, k) && match(r, form, field + 1, word + k)) {
                const char **value = &r->value[o - r->d->options];
                r->taken = r->taken || *value;
                *value = o->choice[c];
                return true;
            }
            s += k;
        }
    *failed = true;
    return false;
}

/* True if the word matches the rest of a word of the template, which `field` fields precede. */
static bool match(TypeReader *r, const char *form, int field, const char *word) {
    size_t n;
    const Option *o = option_at(r->d, form, &n);
    if (o)
        return field < TYPE_FIELDS && match_option(r, o, form + n, field, word);
    if (ends(form) || ends(word))
        return ends(form) && ends(word);
    return ascii_same_n(form, word, 1) && match(r, form + 1, field, word + 1);
}

/* Reads a word of n bytes by the first word of the template that it matches. */
static bool read_word(TypeReader *r, const char *word, size_t n) {
    const char *form = r->d->types + strspn(r->d->types, BLANKS);
    int field = 0;
    if (n > TYPE_BYTES)
        return false;
    r->word = word;
    for (int i = 0; i < TYPE_FIELDS; i++)
        memset(r->failed[i], 0, n + 1);
    while (*form && !match(r, form, field, word)) {
        for (; !ends(form); form++)
            field += *form == '{';
        form += strspn(form, BLANKS);
    }
    return *form;
}

bool types_read(const Display *d, const char *text, const char **value, Err *e) {
    TypeReader r = {.d = d, .value = value};
    for (int i = 0; i < d->noptions; i++)
        value[i] = NULL;
    if (!d->types)
        return err_set(e, "the game has no types");
    for (text += strspn(text, BLANKS); *text; text += strspn(text, BLANKS)) {
        size_t n = strcspn(text, BLANKS);
        int shown = (int)shown_cut(text, n < 40 ? n : 40);
        if (!read_word(&r, text, n))
            return err_set(e, "the game has no type '%.*s'", shown, text);
        if (r.taken)
            return err_set(e, "'%.*s' sets an option that another type sets already", shown,
                           text);
        text += n;
    }
    return true;
}

bool types_tell(const Display *d, int player, int spelling) {
    Arena *a = arena_new();
    const char **value = ARENA_ARRAY(a, const char *, d->noptions);
    Str text = {0};
    Err unused;
    types_write(d, player, spelling, &text);
    bool same = types_read(d, str_text(&text), value, &unused);
    for (int i = 0; same && i < d->noptions; i++) {
        const Option *o = &d->options[i];
        same = value[i] ? strcmp(value[i], o->value[player]) == 0 : !types_name(d, o);
    }
    str_free(&text);
    arena_free(a);
    return same;
}
