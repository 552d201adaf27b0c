/*
** types.c -- a word is matched with a word of the template, choice by choice and spelling by
** spelling; the template is short, and so are its lists.
*/
#include "types.h"

#include <string.h>
#include <strings.h>

static const char BLANKS[] = " \t\r\n";

/* The option whose name stands in braces at `at`. */
static const Option *option_at(const Display *d, const char *at) {
    size_t n = strcspn(at + 1, "}");
    for (int i = 0; i < d->noptions; i++)
        if (strlen(d->options[i].name) == n && memcmp(d->options[i].name, at + 1, n) == 0)
            return &d->options[i];
    return NULL;
}

static const char *behind(const char *field) {
    size_t n = strcspn(field, "}");
    return field + n + (field[n] == '}');
}

bool types_name(const Display *d, const Option *o) {
    for (const char *at = d->types; at && (at = strchr(at, '{')); at = behind(at))
        if (option_at(d, at) == o)
            return true;
    return false;
}

/* ---- writing ---- */

static int choice_of(const Option *o, const char *value) {
    int i = 0;
    while (i + 1 < o->nchoices && strcmp(o->choice[i], value) != 0)
        i++;
    return i;
}

void types_write(const Display *d, int player, Str *out) {
    const char *at = d->types ? d->types : "";
    while (*at) {
        const Option *o = *at == '{' ? option_at(d, at) : NULL;
        size_t blanks = strspn(at, BLANKS);
        if (o) {
            const char *abbrev = o->abbrev[choice_of(o, o->value[player])];
            str_addn(out, abbrev, strcspn(abbrev, BLANKS));
            at = behind(at);
        } else {
            if (!blanks || (out->n > 0 && at[blanks]))
                str_addc(out, blanks ? ' ' : *at);
            at += blanks ? blanks : 1;
        }
    }
}

/* ---- reading ---- */

typedef struct Match {
    const Display *d;
    const char **value;
    bool taken; /* an option that it speaks of has been spoken of before */
} Match;

static bool match(Match *m, const char *form, size_t nform, const char *text, size_t n);

/* Does the text begin with this spelling, and go on as the form does? Options are entered only
** when all of it fits. */
static bool match_spelling(Match *m, const Option *o, int choice, const char *spelling,
                           const char *form, size_t nform, const char *text, size_t n) {
    size_t k = strcspn(spelling, BLANKS);
    if (k == 0 || k > n || strncasecmp(spelling, text, k) != 0 ||
        !match(m, form, nform, text + k, n - k))
        return false;
    const char **value = &m->value[o - m->d->options];
    m->taken = m->taken || *value;
    *value = o->choice[choice];
    return true;
}

static bool match_option(Match *m, const Option *o, const char *form, size_t nform,
                         const char *text, size_t n) {
    for (int c = 0; c < o->nchoices; c++)
        for (const char *s = o->abbrev[c]; *s; s += strcspn(s, BLANKS), s += strspn(s, BLANKS))
            if (match_spelling(m, o, c, s, form, nform, text, n))
                return true;
    return false;
}

static bool match(Match *m, const char *form, size_t nform, const char *text, size_t n) {
    const Option *o = nform > 0 && *form == '{' ? option_at(m->d, form) : NULL;
    if (nform == 0)
        return n == 0;
    if (o) {
        size_t skip = (size_t)(behind(form) - form);
        return match_option(m, o, form + skip, nform - skip, text, n);
    }
    return n > 0 && strncasecmp(form, text, 1) == 0 &&
           match(m, form + 1, nform - 1, text + 1, n - 1);
}

/* The first word of the template that fits. */
static bool read_word(Match *m, const char *word, size_t n) {
    for (const char *form = m->d->types; *form;) {
        size_t k = strcspn(form, BLANKS);
        if (k > 0 && match(m, form, k, word, n))
            return true;
        form += k;
        form += strspn(form, BLANKS);
    }
    return false;
}

bool types_read(const Display *d, const char *text, const char **value, Err *e) {
    Match m = {.d = d, .value = value};
    for (int i = 0; i < d->noptions; i++)
        value[i] = NULL;
    if (!d->types)
        return err_set(e, "the game has no types");
    for (text += strspn(text, BLANKS); *text; text += strspn(text, BLANKS)) {
        size_t n = strcspn(text, BLANKS);
        if (!read_word(&m, text, n))
            return err_set(e, "the game has no type '%.*s'", (int)(n < 40 ? n : 40), text);
        if (m.taken)
            return err_set(e, "'%.*s' speaks of what another type has said",
                           (int)(n < 40 ? n : 40), text);
        text += n;
    }
    return true;
}
