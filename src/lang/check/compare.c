/*
** compare.c -- a small reader of Lua text, which looks for comparisons of options.
**
** A name holds an option's choice, throughout its file, where the text gives it one:
**
**     local chief = option "chief" { ... }     local hers = chief:of "Black"
**     chief:map(function(c) ... end)
*/
#include "check.h"

#include <ctype.h>
#include <string.h>

/* A word, a text in quotes or brackets, `==`, `~=`, or any other character. */
typedef struct Lexeme {
    const char *at;
    size_t n;
} Lexeme;

TYPED_VEC(Lexemes, lexemes, Lexeme)

typedef struct Scan {
    Def *def;
    const Source *source;
    Str text;                /* its text, which need not be terminated there */
    Lexemes tokens, holders; /* holders: the names */
} Scan;

/* ---- tokens ---- */

/* Past the comment, or the text in quotes or brackets, that begins at `at`; `at` without one. */
static const char *past_text(const char *at) {
    bool comment = str_starts(at, "--");
    const char *open = comment ? at + 2 : at;
    size_t level = *open == '[' ? strspn(open + 1, "=") : 0;
    if (*open == '[' && open[level + 1] == '[') {
        for (const char *end = open + level + 1; (end = strchr(end + 1, ']'));)
            if (strspn(end + 1, "=") == level && end[level + 1] == ']')
                return end + level + 2;
        return open + strlen(open);
    }
    if (comment)
        return at + strcspn(at, "\n");
    if (*at != '"' && *at != '\'')
        return at;
    char quote = *at++;
    while (*at && *at != quote && *at != '\n')
        at += 1 + (*at == '\\' && at[1]);
    return at + (*at == quote);
}

static void read_tokens(Scan *s) {
    str_addn(&s->text, s->source->text, s->source->n);
    for (const char *at = str_text(&s->text), *end; *at; at = end) {
        for (end = at; isalnum((unsigned char)*end) || *end == '_';)
            end++;
        if (end == at)
            end = past_text(at);
        if (end == at)
            end += 1 + (strchr("=~", *at) && at[1] == '=');
        if (!isspace((unsigned char)*at) && !str_starts(at, "--"))
            lexemes_add(&s->tokens, (Lexeme){at, (size_t)(end - at)});
    }
}

static bool same(Lexeme a, Lexeme b) {
    return a.n == b.n && strncmp(a.at, b.at, a.n) == 0;
}

static bool is(const Scan *s, size_t i, const char *text) {
    return i < s->tokens.n && same(s->tokens.at[i], (Lexeme){text, strlen(text)});
}

/* Is it one of the signs, each a character? */
static bool is_sign(const Scan *s, size_t i, const char *signs) {
    return i < s->tokens.n && s->tokens.at[i].n == 1 && strchr(signs, *s->tokens.at[i].at);
}

static bool is_comparison(const Scan *s, size_t i) {
    return is(s, i, "==") || is(s, i, "~=");
}

/* ---- who holds a choice ---- */

static bool holds(const Scan *s, size_t i) {
    budget_spend(&s->def->budget, BUDGET_TREE, (int64_t)s->holders.n / 4);
    for (size_t k = 0; i < s->tokens.n && k < s->holders.n; k++)
        if (same(s->tokens.at[i], s->holders.at[k]))
            return true;
    return false;
}

/* Numbers and dice are what they are. */
static bool names_choice(const Scan *s, Lexeme quoted) {
    for (size_t i = 0; i < s->def->options.n; i++) {
        const Option *o = &s->def->options.at[i];
        if (same((Lexeme){quoted.at + 1, quoted.n - 2}, (Lexeme){o->name, strlen(o->name)}))
            return o->type != OPTION_DICE && (o->type != OPTION_NUMBER || o->per_side);
    }
    return false;
}

/* Past the braces that open at i. */
static size_t past_braces(const Scan *s, size_t i) {
    int depth = 0;
    do
        depth += is_sign(s, i, "{") - is_sign(s, i, "}");
    while (++i < s->tokens.n && depth > 0);
    return i;
}

/* Is it a choice that begins at i, with nothing taken out of it? */
static bool is_choice(const Scan *s, size_t i) {
    if (is(s, i, "option")) {
        size_t bracket = is_sign(s, i + 1, "(");
        if (i + 1 + bracket >= s->tokens.n || !names_choice(s, s->tokens.at[i + 1 + bracket]))
            return false;
        i = past_braces(s, i + 2 + 2 * bracket);
    } else if (holds(s, i)) {
        i += !is(s, i + 2, "of") ? 1 : is_sign(s, i + 3, "(") ? 6 : 4;
    } else {
        return false;
    }
    return !is_sign(s, i, ".:([{");
}

static void complain(const Scan *s, Lexeme name) {
    int line = 1;
    for (const char *at = s->text.at; at < name.at; at++)
        line += *at == '\n';
    def_error(s->def, (Place){s->source->name, line},
              "'%.*s' is an option: a comparison with it is always false; write "
              "%.*s.choice, which is true or false",
              (int)name.n, name.at, (int)name.n, name.at);
}

static void read_token(Scan *s, size_t i) {
    Lexeme name = s->tokens.at[i];
    bool held = holds(s, i) && !is_sign(s, i - 1, ".:");
    if (is(s, i + 1, "=") && !is_sign(s, i - 1, ".{,") && is_choice(s, i + 2))
        lexemes_add(&s->holders, name);
    else if (held && is(s, i + 2, "map") && is(s, i + 4, "function") && i + 6 < s->tokens.n)
        lexemes_add(&s->holders, s->tokens.at[i + 6]);
    else if (held && (is_comparison(s, i + 1) ||
                      (is_comparison(s, i - 1) && !is_sign(s, i + 1, ".:([{"))))
        complain(s, name);
}

/* No more is said than anybody would read; and where names are too many, other things are wrong. */
static bool worth_reading(const Def *d) {
    return d->diags->errors <= DIAG_MAX && budget_left(&d->budget, BUDGET_TREE) > 0;
}

void check_comparisons(Def *d) {
    for (size_t i = 0; i < d->sources.n; i++) {
        Scan s = {.def = d, .source = d->sources.at[i]};
        read_tokens(&s);
        for (size_t t = 0; t < s.tokens.n && worth_reading(d); t++)
            read_token(&s, t);
        str_free(&s.text);
        lexemes_free(&s.tokens);
        lexemes_free(&s.holders);
    }
}
