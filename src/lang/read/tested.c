/*
** tested.c -- a small reader of Lua text, which looks for what is tested.
**
** It knows words, texts and brackets, and finds an operand as the chain of names, calls and indices
** that ends before an `and`, say, or begins behind a `not`: `b:zone { "a1" }`. Of a sum that is the last
** part, which is as good: a pattern among its parts makes the sum one.
*/
#include "tested.h"

#include "author.h"
#include "lexeme.h"

#include <ctype.h>
#include <string.h>

#define WORD "__tested"

/* The tests, with what Lua makes of a value that is always true. */
typedef enum Test { TEST_AND, TEST_OR, TEST_NOT, TEST_IF, TEST_EQUAL, TESTS } Test;

static const struct {
    const char *word, *comes;
} tests[TESTS] = {
    [TEST_AND] = {"and", "`and` drops it; '*' says \"and\", or \"then\" of walks"},
    [TEST_OR] = {"or", "`or` drops what follows; '+' says \"or\""},
    [TEST_NOT] = {"not", "`not` is always false; '-' says \"not\""},
    [TEST_IF] = {"if", "this is always done; say it by a condition of a walk or a rule"},
    [TEST_EQUAL] = {"==", ""},
};

/* A word, a text in quotes or brackets, or a sign. */
typedef struct Token {
    const char *at;
    size_t n;
    size_t match;   /* of a bracket: its fellow, or its own place where it has none */
    int opens;      /* so many operands that are tested begin here */
    unsigned tests; /* one ends here, for these tests (bits); */
    size_t start;   /* where that begins */
} Token;

TYPED_VEC(Tokens, tokens, Token)

/* ---- tokens ---- */

/* Past the comment, or the text in quotes or brackets, that begins at `at`; `at` without one. */
static const char *past_text(const char *at) {
    const char *end = lexeme_comment(at);
    end = end ? end : lexeme_long(at);
    end = end ? end : lexeme_quoted(at);
    return end ? end : at;
}

static const char *past_sign(const char *at) {
    static const char *const longer[] = {"...", "..", "==", "~=", "<=", ">=", "//", "::"};
    for (size_t i = 0; i < sizeof longer / sizeof *longer; i++)
        if (str_starts(at, longer[i]))
            return at + strlen(longer[i]);
    return at + 1;
}

static void read_tokens(const char *text, Tokens *t) {
    for (const char *at = text, *end; *at; at = end) {
        for (end = at; isalnum((unsigned char)*end) || *end == '_';)
            end++;
        if (end == at)
            end = past_text(at);
        if (end == at)
            end = past_sign(at);
        if (!isspace((unsigned char)*at) && !str_starts(at, "--"))
            tokens_add(t, (Token){.at = at, .n = (size_t)(end - at), .match = t->n});
    }
}

static bool is(const Tokens *t, size_t i, const char *text) {
    return i < t->n && t->at[i].n == strlen(text) &&
           strncmp(t->at[i].at, text, t->at[i].n) == 0;
}

static bool is_one(const Tokens *t, size_t i, const char *const *list) {
    while (*list && !is(t, i, *list))
        list++;
    return *list;
}

static bool opens(const Tokens *t, size_t i) {
    static const char *const signs[] = {"(", "[", "{", NULL};
    return is_one(t, i, signs);
}

static bool closes(const Tokens *t, size_t i) {
    static const char *const signs[] = {")", "]", "}", NULL};
    return is_one(t, i, signs);
}

/* Each open bracket holds, as its match, the one that was open before it. */
static void match_brackets(Tokens *t) {
    const size_t none = t->n;
    size_t last = none;
    for (size_t i = 0; i < t->n; i++) {
        if (opens(t, i)) {
            t->at[i].match = last;
            last = i;
        } else if (closes(t, i) && last != none) {
            size_t before = t->at[last].match;
            t->at[last].match = i;
            t->at[i].match = last;
            last = before;
        }
    }
    for (; last != none; last = t->at[last].match == last ? none : last) {
        size_t before = t->at[last].match;
        t->at[last].match = last;
        last = before == none ? last : before;
    }
}

static bool is_text(const Tokens *t, size_t i) {
    return i < t->n && (*t->at[i].at == '"' || *t->at[i].at == '\'' ||
                        (*t->at[i].at == '[' && t->at[i].n > 1));
}

static bool is_name(const Tokens *t, size_t i) {
    static const char *const keywords[] = {
        "and",      "break",  "do",   "else", "elseif", "end",   "false", "for",
        "function", "goto",   "if",   "in",   "local",  "nil",   "not",   "or",
        "repeat",   "return", "then", "true", "until",  "while", NULL};
    return i < t->n && (isalpha((unsigned char)*t->at[i].at) || *t->at[i].at == '_') &&
           !is_one(t, i, keywords);
}

/* ---- operands ---- */

/* Can a call or an index follow token i? */
static bool can_go_on(const Tokens *t, size_t i) {
    return is_name(t, i) || is(t, i, ")") || is(t, i, "]") || is(t, i, "}") || is_text(t, i);
}

/* Where the operand begins that ends with token i; t->n where it is no chain. */
static size_t start_of(const Tokens *t, size_t i) {
    for (;;) {
        if (closes(t, i)) {
            size_t open = t->at[i].match;
            bool called = open > 0 && open != i && can_go_on(t, open - 1);
            if (!called)
                return is(t, i, ")") && open != i ? open : t->n;
            i = open - 1;
        } else if (is_text(t, i) && i > 0 && can_go_on(t, i - 1)) {
            i--;
        } else if (is_name(t, i)) {
            if (i < 2 || (!is(t, i - 1, ".") && !is(t, i - 1, ":")))
                return i;
            i -= 2;
        } else {
            return t->n;
        }
    }
}

/* Where the operand ends that begins with token i; t->n where it is no chain. */
static size_t end_of(const Tokens *t, size_t i) {
    bool bracket = is(t, i, "(");
    if (!bracket && !is_name(t, i))
        return t->n;
    i = t->at[i].match;
    for (;;) {
        if ((is(t, i + 1, ".") || is(t, i + 1, ":")) && is_name(t, i + 2))
            i += 2;
        else if (opens(t, i + 1) && t->at[i + 1].match != i + 1)
            i = t->at[i + 1].match;
        else if (is_text(t, i + 1))
            i++;
        else
            return i;
    }
}

/* Is it what `and` yields, `x and operand or other`, or `(x and operand) or other`? It is always true,
** and that is what is meant. */
static bool is_second(const Tokens *t, size_t start, size_t end) {
    static const char *const ends[] = {"=",  ",",   ";",     "return",   "or", "then", "else",
                                       "do", "end", "local", "function", "==", "~=",   NULL};
    for (size_t i = start; i < end; i++)
        if (is(t, start, "(") && is(t, i, "and"))
            return true;
    for (size_t i = start; i > 0;) {
        i = closes(t, i - 1) ? t->at[i - 1].match : i - 1;
        if (is(t, i, "and"))
            return true;
        if ((opens(t, i) && t->at[i].match >= start) || is_one(t, i, ends))
            return false;
    }
    return false;
}

static void add_test(Tokens *t, size_t start, size_t end, Test test) {
    if (start >= t->n || end >= t->n || t->at[end].tests >> test & 1)
        return;
    t->at[start].opens++;
    t->at[end].tests |= 1u << test;
    t->at[end].start = start;
}

static void find_tests(Tokens *t) {
    for (size_t i = 1; i + 1 < t->n; i++) {
        static const char *const told[] = {"not", "==", "~=", NULL};
        size_t before = start_of(t, i - 1);
        if (before > 0 && is_one(t, before - 1, told))
            before = t->n; /* it is looked at already */
        if (is(t, i, "and"))
            add_test(t, before, i - 1, TEST_AND);
        else if (is(t, i, "or") && !is_second(t, before, i - 1))
            add_test(t, before, i - 1, TEST_OR);
        else if (is(t, i, "then"))
            add_test(t, before, i - 1, TEST_IF);
        else if (is(t, i, "not"))
            add_test(t, i + 1, end_of(t, i + 1), TEST_NOT);
        else if ((is(t, i, "==") || is(t, i, "~=")) && !is(t, i - 1, "nil") &&
                 !is(t, i + 1, "nil")) {
            add_test(t, before, i - 1, TEST_EQUAL);
            add_test(t, i + 1, end_of(t, i + 1), TEST_EQUAL);
        }
    }
}

/* ---- the text ---- */

/* An operand as messages quote it: a short one of one line. */
static void add_quoted(Str *out, const Token *start, const Token *end) {
    enum { LONGEST = 40 };
    size_t n = (size_t)(end->at + end->n - start->at);
    bool plain = n <= LONGEST;
    for (size_t i = 0; i < n && plain; i++)
        plain = (unsigned char)start->at[i] >= ' ' && start->at[i] != ']';
    str_addf(out, ",[==[%.*s]==])", plain ? (int)n : 0, start->at);
}

void tested_rewrite(const char *text, size_t n, Str *out) {
    Str copy = {0}; /* the text need not be terminated there */
    Tokens t = {0};
    str_addn(&copy, text, n);
    const char *done = str_text(&copy);
    read_tokens(done, &t);
    match_brackets(&t);
    find_tests(&t);
    for (size_t i = 0; i < t.n; i++) {
        const Token *k = &t.at[i];
        str_addn(out, done, (size_t)(k->at - done));
        for (int opened = 0; opened < k->opens; opened++)
            str_add(out, WORD "(");
        str_addn(out, k->at, k->n);
        for (int test = 0; test < TESTS; test++)
            if (k->tests >> test & 1) {
                str_addf(out, ",\"%s\"", tests[test].word);
                add_quoted(out, &t.at[k->start], k);
            }
        done = k->at + k->n;
    }
    str_add(out, done);
    tokens_free(&t);
    str_free(&copy);
}

/* ---- members that stand twice ---- */

/* Is token i the name of a member, behind an open brace or what parts one from the next? */
static bool is_member(const Tokens *t, size_t i) {
    return i > 0 && is_name(t, i) && is(t, i + 1, "=") &&
           (is(t, i - 1, "{") || is(t, i - 1, ",") || is(t, i - 1, ";"));
}

static bool same_word(const Token *a, const Token *b) {
    return a->n == b->n && memcmp(a->at, b->at, a->n) == 0;
}

static int line_of(const char *text, const char *at) {
    int line = 1;
    for (; text < at; text++)
        line += *text == '\n';
    return line;
}

/* The `end` of the function that begins at i, or the last token. */
static size_t past_function(const Tokens *t, size_t i) {
    static const char *const begins[] = {"function", "if", "do", NULL};
    for (int depth = 0; i + 1 < t->n; i++) {
        depth += is_one(t, i, begins);
        if (is(t, i, "end") && --depth == 0)
            break;
    }
    return i;
}

/* The members of the braces at `open`, each compared with some before it: more than that no statement has,
** and the text may be anybody's. */
static void look_twice(Def *d, const char *name, const char *text, const Tokens *t,
                       size_t open) {
    enum { LOOKED_AT = 64 };
    const Token *seen[LOOKED_AT];
    size_t n = 0;
    for (size_t i = open + 1; i < t->at[open].match; i++) {
        bool twice = false;
        if (opens(t, i) && t->at[i].match > i)
            i = t->at[i].match;
        else if (is(t, i, "function"))
            i = past_function(t, i);
        if (!is_member(t, i))
            continue;
        for (size_t k = 0; k < n && !twice; k++)
            twice = same_word(seen[k], &t->at[i]);
        if (twice)
            def_error(
                d, (Place){name, line_of(text, t->at[i].at)},
                "'%.*s' stands twice in these braces, and the last one alone would count; "
                "leave out one",
                (int)t->at[i].n, t->at[i].at);
        else if (n < LOOKED_AT)
            seen[n++] = &t->at[i];
    }
}

/* ---- what is odd ---- */

/* So many tokens away it is looked for what belongs together; and so many are compared at most, since a
** text may be anybody's. */
enum { NEAR = 200, COMPARED = 20000000 };

/* A text that is looked at, and where what is said of it goes. */
typedef struct Look {
    Def *def;
    const char *name, *text;
    const Tokens *t;
    size_t work; /* so many tokens were compared */
} Look;

/* Of token i, once it is known that nothing worse is wrong with the definition. */
static void odd(const Look *l, size_t i, const char *before, const char *behind) {
    const Token *k = &l->t->at[i];
    const char *text =
        arena_printf(l->def->arena, "%s%.*s%s", before, (int)k->n, k->at, behind);
    looseends_add(
        &l->def->loose,
        (LooseEnd){{l->name, line_of(l->text, k->at)}, DIAG_WARNING, text, false, true});
}

static bool is_number(const Tokens *t, size_t i) {
    return i < t->n && isdigit((unsigned char)*t->at[i].at);
}

/* "63": a whole number in quotes. */
static bool is_quoted_number(const Tokens *t, size_t i) {
    bool digits = is_text(t, i) && t->at[i].n > 2;
    for (size_t k = 1; digits && k + 1 < t->at[i].n; k++)
        digits = isdigit((unsigned char)t->at[i].at[k]);
    return digits;
}

/* Does token i stand alone between signs that part one from the next? */
static bool is_alone(const Tokens *t, size_t i, const char *const *before,
                     const char *const *behind) {
    return i > 0 && is_one(t, i - 1, before) && is_one(t, i + 1, behind);
}

/* for i = 0, "63" do */
static void look_at_loop(const Look *l, size_t i) {
    static const char *const before[] = {"=", ",", NULL}, *const behind[] = {",", "do", NULL};
    bool numeric = is(l->t, i + 2, "=");
    for (size_t end = i + NEAR; numeric && i < end && !is(l->t, i, "do"); i++)
        if (is_quoted_number(l->t, i) && is_alone(l->t, i, before, behind))
            odd(l, i, "`for` counts, and ", " is a text; numbers stand without quotes");
}

/* { 2, "4", "a1" } */
static void look_at_list(const Look *l, size_t open) {
    static const char *const before[] = {"{", ",", NULL}, *const behind[] = {",", "}", NULL};
    const Tokens *t = l->t;
    bool numbers = false;
    size_t quoted = t->n;
    for (size_t i = open + 1; i < t->at[open].match; i++) {
        if (opens(t, i) && t->at[i].match > i)
            i = t->at[i].match;
        else if (is_alone(t, i, before, behind)) {
            numbers = numbers || is_number(t, i);
            quoted = is_quoted_number(t, i) ? i : quoted;
        }
    }
    if (numbers && quoted < t->n)
        odd(l, quoted, "among numbers ", " is a text; numbers stand without quotes");
}

/* Is token i the name of a variable, and no member's? */
static bool is_variable(const Tokens *t, size_t i) {
    return is_name(t, i) && !(i > 0 && (is(t, i - 1, ".") || is(t, i - 1, ":")));
}

/* local ne = b.ne: what a board offers need not all be used. */
static bool is_offered(const Tokens *t, size_t i) {
    return is(t, i + 1, "=") && is(t, i + 3, ".") && i + 4 < t->n &&
           same_word(&t->at[i], &t->at[i + 4]);
}

/* local name = ..., which stands nowhere else. Of several at once some may well be left over. */
static void look_at_local(Look *l, size_t i) {
    const Tokens *t = l->t;
    i += is(t, i + 1, "function") ? 2 : 1;
    bool used = !is_name(t, i) || *t->at[i].at == '_' || is(t, i + 1, ",") || is_offered(t, i);
    for (size_t k = 0; k < t->n && !used && l->work < COMPARED; k++, l->work++)
        used = k != i && is_variable(t, k) && same_word(&t->at[k], &t->at[i]);
    if (!used && l->work < COMPARED)
        odd(l, i, "local '", "' is never asked for; leave it out, or see what you call it");
}

static bool is_reckoned(const Tokens *t, size_t i) {
    static const char *const signs[] = {"+", "-", "*", "/", "//", "%", "^", NULL};
    return is_variable(t, i) && ((i > 0 && is_one(t, i - 1, signs)) || is_one(t, i + 1, signs));
}

/* Does the name at i stand in a sum or product that has been made, when Lua comes there? */
static bool is_surely_number(const Tokens *t, size_t i) {
    static const char *const maybe[] = {"if", "then", "else", "elseif", "and",    "function",
                                        "do", "end",  "for",  "while",  "repeat", NULL};
    for (size_t k = i + 1; k-- > 0 && k + NEAR > i && !is_one(t, k, maybe);)
        if (is_reckoned(t, k) && same_word(&t->at[k], &t->at[i]))
            return true;
    return false;
}

/* w or e, where w was added to something before: a number, which is true. */
static void look_at_choice(const Look *l, size_t i) {
    const Tokens *t = l->t;
    bool second = is(t, i, "or") && i > 0 && is_second(t, i - 1, i - 1);
    if (i > 0 && !second && is_variable(t, i - 1) && is_surely_number(t, i - 1))
        odd(l, i - 1, "'",
            is(t, i, "and")
                ? "' is a number, which Lua always takes for true, so that `and` drops it"
                : "' is a number, which Lua always takes for true, so that `or` drops what "
                  "follows");
}

void tested_look(Def *d, const char *name, const char *text, size_t n) {
    Str copy = {0}; /* the text need not be terminated there */
    Tokens t = {0};
    str_addn(&copy, text, n);
    read_tokens(str_text(&copy), &t);
    match_brackets(&t);
    Look l = {d, arena_strdup(d->arena, name), str_text(&copy), &t, 0};
    for (size_t i = 0; i < t.n; i++) {
        if (is(&t, i, "{")) {
            look_twice(d, l.name, l.text, &t, i);
            look_at_list(&l, i);
        } else if (is(&t, i, "for")) {
            look_at_loop(&l, i);
        } else if (is(&t, i, "local")) {
            look_at_local(&l, i);
        } else if (is(&t, i, "and") || is(&t, i, "or")) {
            look_at_choice(&l, i);
        }
    }
    tokens_free(&t);
    str_free(&copy);
}

int tested_as_tests(const char *text, size_t n) {
    static const char *const own[] = {"local", "function", ",", ".", ":", NULL};
    Str copy = {0};
    Tokens t = {0};
    int line = 0;
    str_addn(&copy, text, n);
    read_tokens(str_text(&copy), &t);
    for (size_t i = 0; i < t.n; i++) {
        bool test = is(&t, i, "test"), named = i > 0 && is_one(&t, i - 1, own);
        if ((test && named) || (is(&t, i, "game") && is(&t, i + 1, "{"))) {
            line = 0;
            break;
        }
        if (test && line == 0 && (is_text(&t, i + 1) || is(&t, i + 1, "(")))
            line = line_of(str_text(&copy), t.at[i].at);
    }
    tokens_free(&t);
    str_free(&copy);
    return line;
}

/* ---- the function ---- */

/* "; where it may be missing, ask `x ~= nil`", of a name that is none of the language's. */
static const char *missing(lua_State *L, const char *what) {
    bool word = lua_getfield(L, lua_upvalueindex(1), what) != LUA_TNIL;
    lua_pop(L, 1);
    return word || !*what || strpbrk(what, "( ")
               ? ""
               : arena_printf(author_def(L)->arena,
                              "; where it may be missing, ask `%s ~= nil`", what);
}

static void complain(lua_State *L, Test test, const char *what) {
    const char *named = *what ? arena_printf(author_def(L)->arena, "'%s'", what) : "this";
    const char *asked = *what ? what : "x";
    bool option = author_is_choice(L, 1);
    author_def(L)->tested = true;
    if (test == TEST_EQUAL && option)
        author_error(L,
                     "%s is an option: a comparison with it is always false; write %s.choice, "
                     "which is true or false",
                     named, asked);
    else if (test == TEST_EQUAL)
        author_error(
            L,
            "%s is %s: the definition is run once, so this cannot be compared now; say "
            "a:is(b), a:at_least(b), a:at_most(b), a:over(b) or a:under(b)",
            named, author_type(L, 1));
    else if (option)
        author_error(
            L,
            "%s is an option, which Lua always takes for true; write %s.choice, which is "
            "true or false",
            named, asked);
    else
        author_error(L, "%s is %s, which Lua always takes for true, so that %s%s", named,
                     author_type(L, 1), tests[test].comes, missing(L, what));
}

/* __tested(value, test, text): the value, after a complaint where the test makes no sense of it. */
static int tested(lua_State *L) {
    if (author_is_said(L, 1)) {
        const char *word = luaL_checkstring(L, 2);
        for (int i = 0; i < TESTS; i++)
            if (strcmp(tests[i].word, word) == 0)
                complain(L, (Test)i, luaL_checkstring(L, 3));
    }
    lua_settop(L, 1);
    return 1;
}

void tested_open(lua_State *L, int lang) {
    lua_pushvalue(L, lang);
    lua_pushcclosure(L, tested, 1);
    lua_setfield(L, lang, WORD);
}
