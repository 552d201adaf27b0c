/*
** abbrevs.c -- spellings are compared as a record is read: case is ignored.
*/
#include "abbrevs.h"

#include "base/ascii.h"
#include "primitives.h"
#include "sandbox.h"

#include <assert.h>
#include <string.h>

/* These separate spellings. */
static const char BLANKS[] = " \t\r\n";

/* True if the word of n bytes is one of the abbreviation's spellings. */
static bool is_spelling(const char *abbrev, const char *word, size_t n) {
    size_t k;
    for (const char *at = abbrev; *(at += strspn(at, BLANKS)); at += k)
        if ((k = strcspn(at, BLANKS)) == n && ascii_same_n(at, word, n))
            return true;
    return false;
}

/* True if a choice before the i-th shares one of its spellings. Choices without an
** abbreviation (NULL) are passed over: they get their own complaint. */
static bool is_before(const char *const *abbrev, int i) {
    size_t n;
    for (const char *at = abbrev[i]; *(at += strspn(at, BLANKS)); at += n) {
        n = strcspn(at, BLANKS);
        for (int k = 0; k < i; k++)
            if (abbrev[k] && is_spelling(abbrev[k], at, n))
                return true;
    }
    return false;
}

void abbrevs_check(lua_State *L, const Option *o, const char *whose) {
    for (int i = 0; i < o->nchoices; i++) {
        const char *abbrev = o->abbrev[i];
        if (abbrev && strpbrk(abbrev, "{}()")) {
            author_error(L, "%s: the 'abbrev' of choice '%s' must not contain {, }, ( or )",
                         whose, o->choice[i]);
            continue;
        }
        if (!abbrev || !abbrev[strspn(abbrev, BLANKS)]) {
            author_error(L, "%s: choice '%s' needs an 'abbrev', like the others", whose,
                         o->choice[i]);
            continue;
        }
        /* It is compared with those before it. */
        sandbox_charge(L, i * (int64_t)strlen(abbrev));
        if (author_fits(L, whose, abbrev) && is_before(o->abbrev, i))
            author_error(L, "%s: choice '%s' has the same 'abbrev' as another, '%s'", whose,
                         o->choice[i], abbrev);
    }
}

static_assert((int)TEMPLATE_FIELDS <= (int)TYPE_FIELDS, "a type can be read");
static_assert(TEMPLATE_BYTES + TEMPLATE_FIELDS * NAME_BYTES <= (int)TYPE_BYTES,
              "a type can be read");

/* Complains of each {field} of the template that is not one of the n names, that has no
** closing brace, or that has occurred before. template_fits() has accepted the text, so it
** has at most TEMPLATE_FIELDS fields. */
static void check_fields(lua_State *L, const char *text, const char *const *names, size_t n) {
    Def *d = author_def(L);
    const char *said[TEMPLATE_FIELDS];
    size_t nsaid = 0;
    for (const char *at = text; (at = strchr(at, '{')); at++) {
        const char *name = arena_strndup(d->arena, at + 1, strcspn(at + 1, "}"));
        if (names_find(names, n, name) < 0)
            author_error(L, "types: there is no option '%s' whose choices have an 'abbrev'%s",
                         name, def_hint(d, name, names, n));
        else if (!strchr(at, '}'))
            author_error(L, "types: the field '{%s' has no closing '}'", name);
        else if (names_find(said, nsaid, name) >= 0)
            author_error(L, "types: the field '{%s}' appears twice", name);
        said[nsaid++] = name;
    }
}

/* types "{warrior} ({escape})": the template by which a record states a player's options.
** Each field names an option whose choices have abbreviations. */
static int say_types(lua_State *L) {
    Def *d = author_def(L);
    author_args(L, 1, 1, "types");
    const char *text = author_lines(L, 1);
    const char **names = ARENA_ARRAY(d->arena, const char *, d->options.n);
    size_t n = 0;
    int told = d->diags->errors;
    for (size_t i = 0; i < d->options.n; i++)
        if (d->options.at[i].option.abbrev)
            names[n++] = d->options.at[i].option.name;
    if (!text)
        author_mismatch(L, 1, "types: expected a template, got %s", author_type(L, 1));
    else if (!strchr(text, '{'))
        author_error(L, "types: expected a field such as {option} in %s", author_shown(L, 1));
    else if (template_fits(L, "types", text))
        check_fields(L, text, names, n);
    if (d->diags->errors > told)
        return 0;
    if (d->display->types)
        author_error(L, "types: already declared; leave out one of them");
    d->display->types = text;
    return 0;
}

void abbrevs_open(lua_State *L, int lang, int prim) {
    static const luaL_Reg words[] = {{"types", say_types}, {NULL, NULL}};
    (void)prim;
    author_add(L, lang, words);
}
