/*
** tested.c -- a small reader of Lua text, which looks for what is tested.
**
** It knows words, texts and brackets, and finds an operand as the chain of names, calls and indices
** that ends before an `and`, say, or begins behind a `not`: `b:zone { "a1" }`. Of a sum that is the last
** part, which is as good: a pattern among its parts makes the sum one.
*/
#include "tested.h"

#include "base/ascii.h"
#include "author.h"
#include "sandbox.h"
#include "tokens.h"

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

/* ---- operands ---- */

/* Can a call or an index follow token i? */
static bool can_go_on(const Tokens *t, size_t i) {
    return token_is_kind(t, i, TOKEN_NAME) || token_is(t, i, ")") || token_is(t, i, "]") ||
           token_is(t, i, "}") || token_is_kind(t, i, TOKEN_TEXT);
}

/* Where the operand begins that ends with token i; t->n where it is no chain. */
static size_t start_of(const Tokens *t, size_t i) {
    for (;;) {
        if (token_closes(t, i)) {
            size_t open = t->at[i].match;
            bool called = open > 0 && open != i && can_go_on(t, open - 1);
            if (!called)
                return token_is(t, i, ")") && open != i ? open : t->n;
            i = open - 1;
        } else if (token_is_kind(t, i, TOKEN_TEXT) && i > 0 && can_go_on(t, i - 1)) {
            i--;
        } else if (token_is_kind(t, i, TOKEN_NAME)) {
            if (i < 2 || (!token_is(t, i - 1, ".") && !token_is(t, i - 1, ":")))
                return i;
            i -= 2;
        } else {
            return t->n;
        }
    }
}

/* Where the operand ends that begins with token i; t->n where it is no chain. */
static size_t end_of(const Tokens *t, size_t i) {
    bool bracket = token_is(t, i, "(");
    if (!bracket && !token_is_kind(t, i, TOKEN_NAME))
        return t->n;
    i = t->at[i].match;
    for (;;) {
        if ((token_is(t, i + 1, ".") || token_is(t, i + 1, ":")) &&
            token_is_kind(t, i + 2, TOKEN_NAME))
            i += 2;
        else if (token_opens(t, i + 1) && t->at[i + 1].match != i + 1)
            i = t->at[i + 1].match;
        else if (token_is_kind(t, i + 1, TOKEN_TEXT))
            i++;
        else
            return i;
    }
}

/* Is there an `and` in what the bracket at `start` holds? */
static bool has_and(Tokens *t, size_t start, size_t end) {
    for (size_t i = start; i < end && tokens_may_look(t, 1); i++)
        if (token_is(t, i, "and"))
            return true;
    return false;
}

/* Is it what `and` yields, `x and operand or other`, or `(x and operand) or other`? It is always true,
** and that is what is meant. */
static bool is_second(Tokens *t, size_t start, size_t end) {
    static const char *const ends[] = {"=",  ",",   ";",     "return",   "or", "then", "else",
                                       "do", "end", "local", "function", "==", "~=",   NULL};
    if (token_is(t, start, "(") && has_and(t, start, end))
        return true;
    for (size_t i = start; i > 0;) {
        if (!tokens_may_look(t, 1))
            return true;
        i = token_closes(t, i - 1) ? t->at[i - 1].match : i - 1;
        if (token_is(t, i, "and"))
            return true;
        if ((token_opens(t, i) && t->at[i].match >= start) || token_is_one(t, i, ends))
            return false;
    }
    return false;
}

static void add_test(Tokens *t, size_t start, size_t end, Test test) {
    if (start >= t->n || end >= t->n || t->at[end].tests >> test & 1)
        return;
    t->at[start].opens++;
    t->at[end].tests |= (uint8_t)(1u << test);
    t->at[end].start = (uint32_t)start;
}

/* What ends before token i, which tests it; t->n where that is no chain, or is looked at already. */
static size_t tested_before(const Tokens *t, size_t i) {
    static const char *const told[] = {"not", "==", "~=", NULL};
    size_t before = start_of(t, i - 1);
    return before > 0 && token_is_one(t, before - 1, told) ? t->n : before;
}

static void find_tests(Tokens *t) {
    for (size_t i = 1; i + 1 < t->n; i++) {
        if (token_is(t, i, "and")) {
            add_test(t, tested_before(t, i), i - 1, TEST_AND);
        } else if (token_is(t, i, "or")) {
            size_t before = tested_before(t, i);
            if (before < t->n && !is_second(t, before, i - 1))
                add_test(t, before, i - 1, TEST_OR);
        } else if (token_is(t, i, "then")) {
            add_test(t, tested_before(t, i), i - 1, TEST_IF);
        } else if (token_is(t, i, "not")) {
            add_test(t, i + 1, end_of(t, i + 1), TEST_NOT);
        } else if ((token_is(t, i, "==") || token_is(t, i, "~=")) &&
                   !token_is(t, i - 1, "nil") && !token_is(t, i + 1, "nil")) {
            add_test(t, tested_before(t, i), i - 1, TEST_EQUAL);
            add_test(t, i + 1, end_of(t, i + 1), TEST_EQUAL);
        }
    }
}

/* ---- the text ---- */

/* Tokens from one to another as messages quote them: a short operand of one line. */
static void add_quoted(const Tokens *t, size_t first, size_t last, Str *out) {
    enum { LONGEST = 40 };
    const char *from = token_text(t, first), *to = token_text(t, last) + t->at[last].n;
    bool plain = to - from <= LONGEST;
    for (const char *c = from; c < to && plain; c++)
        plain = (unsigned char)*c >= ' ' && *c != ']';
    str_addf(out, ",[==[%.*s]==])", plain ? (int)(to - from) : 0, from);
}

/* The text, in which each operand that is tested is handed to the function. */
static void rewrite(Tokens *t, Str *out) {
    const char *done = t->text;
    find_tests(t);
    for (size_t i = 0; i < t->n; i++) {
        const Token *k = &t->at[i];
        const char *at = token_text(t, i);
        str_addn(out, done, (size_t)(at - done));
        for (int opened = 0; opened < k->opens; opened++)
            str_add(out, WORD "(");
        str_addn(out, at, k->n);
        for (int test = 0; test < TESTS; test++)
            if (k->tests >> test & 1) {
                str_addf(out, ",\"%s\"", tests[test].word);
                add_quoted(t, k->start, i, out);
            }
        done = at + k->n;
    }
    str_add(out, done);
}

/* ---- members that stand twice ---- */

/* Is token i the name of a member, behind an open brace or what parts one from the next? */
static bool is_member(const Tokens *t, size_t i) {
    return i > 0 && token_is_kind(t, i, TOKEN_NAME) && token_is(t, i + 1, "=") &&
           (token_is(t, i - 1, "{") || token_is(t, i - 1, ",") || token_is(t, i - 1, ";"));
}

/* The `end` of the function that begins at i, or `last`. What stands in brackets has its own. */
static size_t past_function(const Tokens *t, size_t i, size_t last) {
    static const char *const begins[] = {"function", "if", "do", NULL};
    for (int depth = 0; i < last; i++) {
        if (token_opens(t, i) && t->at[i].match > i)
            i = t->at[i].match;
        depth += token_is_one(t, i, begins);
        if (token_is(t, i, "end") && --depth == 0)
            break;
    }
    return i;
}

/* A text that is looked at, and where what is said of it goes. */
typedef struct Look {
    Def *def;
    const char *name;
    Tokens *t;
    int finds;
} Look;

/* One more: so many, and more than are told, were found, and no more are looked for. */
static bool is_found(Look *l) {
    enum { FINDS_MAX = 10 * DIAG_MAX };
    return l->finds++ < FINDS_MAX;
}

static void tell_twice(Look *l, size_t i) {
    if (is_found(l))
        def_error(l->def, (Place){l->name, (int)l->t->at[i].line},
                  "'%.*s' stands twice in these braces, and the last one alone would count; "
                  "leave out one",
                  (int)l->t->at[i].n, token_text(l->t, i));
}

/* The members of the braces at `open`, each compared with some before it: more than that no statement has,
** and the text may be anybody's. */
static void look_twice(Look *l, size_t open) {
    enum { COMPARED = 64 };
    Tokens *t = l->t;
    size_t seen[COMPARED], n = 0, close = t->at[open].match;
    for (size_t i = open + 1; i < close; i++) {
        bool twice = false;
        if (token_opens(t, i) && t->at[i].match > i)
            i = t->at[i].match;
        else if (token_is(t, i, "function"))
            i = past_function(t, i, close);
        if (!is_member(t, i) || !tokens_may_look(t, n))
            continue;
        for (size_t k = 0; k < n && !twice; k++)
            twice = token_same(t, seen[k], i);
        if (twice)
            tell_twice(l, i);
        else if (n < COMPARED)
            seen[n++] = i;
    }
}

/* ---- what is odd ---- */

/* So many tokens away it is looked for what belongs together. */
enum { NEAR = 200 };

/* Of token i, once it is known that nothing worse is wrong with the definition. */
static void odd(Look *l, size_t i, const char *before, const char *behind) {
    const Token *k = &l->t->at[i];
    if (!is_found(l))
        return;
    const char *text =
        arena_printf(l->def->arena, "%s%.*s%s", before, (int)k->n, token_text(l->t, i), behind);
    looseends_add(&l->def->loose,
                  (LooseEnd){{l->name, (int)k->line}, DIAG_WARNING, text, false, true});
}

/* "63": a whole number in quotes. */
static bool is_quoted_number(const Tokens *t, size_t i) {
    bool digits = token_is_kind(t, i, TOKEN_TEXT) && t->at[i].n > 2;
    for (size_t k = 1; digits && k + 1 < t->at[i].n; k++)
        digits = ascii_digit(token_text(t, i)[k]);
    return digits;
}

/* Does token i stand alone between signs that part one from the next? */
static bool is_alone(const Tokens *t, size_t i, const char *const *before,
                     const char *const *behind) {
    return i > 0 && token_is_one(t, i - 1, before) && token_is_one(t, i + 1, behind);
}

/* for i = 0, "63" do */
static void look_at_loop(Look *l, size_t i) {
    static const char *const before[] = {"=", ",", NULL}, *const behind[] = {",", "do", NULL};
    bool numeric = token_is(l->t, i + 2, "=");
    for (size_t end = i + NEAR; numeric && i < end && !token_is(l->t, i, "do"); i++)
        if (tokens_may_look(l->t, 1) && is_quoted_number(l->t, i) &&
            is_alone(l->t, i, before, behind))
            odd(l, i, "`for` counts, and ", " is a text; numbers stand without quotes");
}

/* { 2, "4", "a1" } */
static void look_at_list(Look *l, size_t open) {
    static const char *const before[] = {"{", ",", NULL}, *const behind[] = {",", "}", NULL};
    Tokens *t = l->t;
    bool numbers = false;
    size_t quoted = t->n;
    for (size_t i = open + 1; i < t->at[open].match; i++) {
        if (token_opens(t, i) && t->at[i].match > i)
            i = t->at[i].match;
        else if (is_alone(t, i, before, behind)) {
            numbers = numbers || token_is_kind(t, i, TOKEN_NUMBER);
            quoted = is_quoted_number(t, i) ? i : quoted;
        }
    }
    if (numbers && quoted < t->n)
        odd(l, quoted, "among numbers ", " is a text; numbers stand without quotes");
}

/* Is token i the name of a variable, and no member's? */
static bool is_variable(const Tokens *t, size_t i) {
    return token_is_kind(t, i, TOKEN_NAME) &&
           !(i > 0 && (token_is(t, i - 1, ".") || token_is(t, i - 1, ":")));
}

/* local ne = b.ne: what a board offers need not all be used. */
static bool is_offered(const Tokens *t, size_t i) {
    return token_is(t, i + 1, "=") && token_is(t, i + 3, ".") && i + 4 < t->n &&
           token_same(t, i, i + 4);
}

/* local name = ..., which stands nowhere else. Of several at once some may well be left over. */
static void look_at_local(Look *l, size_t i) {
    Tokens *t = l->t;
    i += token_is(t, i + 1, "function") ? 2 : 1;
    bool used = !token_is_kind(t, i, TOKEN_NAME) || *token_text(t, i) == '_' ||
                token_is(t, i + 1, ",") || is_offered(t, i);
    for (size_t k = 0; k < t->n && !used; k++)
        used = !tokens_may_look(t, 1) || (k != i && token_same(t, k, i) && is_variable(t, k));
    if (!used)
        odd(l, i, "local '", "' is never asked for; leave it out, or see what you call it");
}

static bool is_reckoned(const Tokens *t, size_t i) {
    static const char *const signs[] = {"+", "-", "*", "/", "//", "%", "^", NULL};
    return is_variable(t, i) &&
           ((i > 0 && token_is_one(t, i - 1, signs)) || token_is_one(t, i + 1, signs));
}

/* Does the name at i stand in a sum or product that has been made, when Lua comes there? */
static bool is_surely_number(Tokens *t, size_t i) {
    static const char *const maybe[] = {"if", "then", "else", "elseif", "and",    "function",
                                        "do", "end",  "for",  "while",  "repeat", NULL};
    for (size_t k = i + 1; k-- > 0 && k + NEAR > i && tokens_may_look(t, 1);)
        if (token_is_kind(t, k, TOKEN_KEYWORD) && token_is_one(t, k, maybe))
            return false;
        else if (token_same(t, k, i) && is_reckoned(t, k))
            return true;
    return false;
}

/* x < w, x <= 2 * w: the name at i ends what is compared, and what comes of that is no number. */
static bool is_compared(Tokens *t, size_t i) {
    static const char *const compares[] = {"<", ">", "<=", ">=", "==", "~=", NULL};
    static const char *const reckons[] = {"+", "-", "*", "/", "//", "%",
                                          "^", "#", ".", ":", NULL};
    for (; i > 0 && tokens_may_look(t, 1); i--) {
        if (token_is_one(t, i - 1, compares))
            return true;
        if (token_closes(t, i - 1))
            i = t->at[i - 1].match + 1;
        else if (!token_is_kind(t, i - 1, TOKEN_NAME) &&
                 !token_is_kind(t, i - 1, TOKEN_NUMBER) && !token_is_one(t, i - 1, reckons))
            return false;
    }
    return false;
}

/* w or e, where w was added to something before: a number, which is true. */
static void look_at_choice(Look *l, size_t i) {
    Tokens *t = l->t;
    bool second = token_is(t, i, "or") && i > 0 && is_second(t, i - 1, i - 1);
    if (i > 0 && !second && !is_compared(t, i - 1) && is_variable(t, i - 1) &&
        is_surely_number(t, i - 1))
        odd(l, i - 1, "'",
            token_is(t, i, "and")
                ? "' is a number, which Lua always takes for true, so that `and` drops it"
                : "' is a number, which Lua always takes for true, so that `or` drops what "
                  "follows");
}

static void look(Look *l) {
    Tokens *t = l->t;
    for (size_t i = 0; i < t->n; i++) {
        if (token_is(t, i, "{")) {
            look_twice(l, i);
            look_at_list(l, i);
        } else if (token_is(t, i, "for")) {
            look_at_loop(l, i);
        } else if (token_is(t, i, "local")) {
            look_at_local(l, i);
        } else if (token_is(t, i, "and") || token_is(t, i, "or")) {
            look_at_choice(l, i);
        }
    }
}

bool tested_read(lua_State *L, const char *name, const char *text, size_t n, Str *out) {
    Tokens t;
    Def *d = author_def(L);
    bool read = tokens_read(&t, L, name, text, n);
    if (read)
        look(&(Look){d, arena_strdup(d->arena, name), &t, 0});
    if (read && out)
        rewrite(&t, out);
    tokens_free(&t);
    return read;
}

int tested_as_tests(lua_State *L, const char *name, const char *text, size_t n) {
    static const char *const own[] = {"local", "function", ",", ".", ":", NULL};
    Tokens t;
    uint32_t line = 0;
    tokens_read(&t, L, name, text, n);
    for (size_t i = 0; i < t.n; i++) {
        bool test = token_is(&t, i, "test"), named = i > 0 && token_is_one(&t, i - 1, own);
        if ((test && named) || (token_is(&t, i, "game") && token_is(&t, i + 1, "{"))) {
            line = 0;
            break;
        }
        if (test && line == 0 &&
            (token_is_kind(&t, i + 1, TOKEN_TEXT) || token_is(&t, i + 1, "(")))
            line = t.at[i].line;
    }
    tokens_free(&t);
    return (int)line;
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
