/*
** tested.c -- a scan of Lua text for operands that are tested, and for other slips.
**
** It does not parse: it knows tokens and matching brackets. An operand is the chain of names,
** calls and indices that ends before an `and`, say, or begins after a `not`: `b:zone { "a1" }`.
** In a sum, that is only the term next to the operator, which will do: if that is a pattern, so
** is the sum.
*/
#include "tested.h"

#include "base/ascii.h"
#include "author.h"
#include "sandbox.h"
#include "tokens.h"

#include <string.h>

#define WORD "__tested"

/* The tests; `comes` says in messages what Lua makes of an operand that is always true. */
typedef enum Test { TEST_AND, TEST_OR, TEST_NOT, TEST_IF, TEST_EQUAL, TESTS } Test;

static const struct {
    const char *word, *comes;
} tests[TESTS] = {
    [TEST_AND] = {"and", "`and` drops it; '*' means \"and\", or \"then\" for walks"},
    [TEST_OR] = {"or", "`or` drops what follows; '+' means \"or\""},
    [TEST_NOT] = {"not", "`not` is always false; '-' means \"not\""},
    [TEST_IF] = {"if", "this is always done; use a condition in a walk or a rule instead"},
    [TEST_EQUAL] = {"==", ""},
};

/* ---- operands ---- */

/* Whether a call or an index can follow token i. */
static bool can_go_on(const Tokens *t, size_t i) {
    return token_is_kind(t, i, TOKEN_NAME) || token_is(t, i, ")") || token_is(t, i, "]") ||
           token_is(t, i, "}") || token_is_kind(t, i, TOKEN_TEXT);
}

/* The first token of the operand that ends with token i; t->n if that is no chain. */
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

/* The last token of the operand that begins with token i; t->n if that is no chain. */
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

/* Whether there is an `and` from token `start` to `end`. */
static bool has_and(Tokens *t, size_t start, size_t end) {
    for (size_t i = start; i < end && tokens_may_look(t, 1); i++)
        if (token_is(t, i, "and"))
            return true;
    return false;
}

/* Whether the operand before an `or` is the middle of Lua's conditional idiom, `x and operand
** or other` or `(x and operand) or other`. There it is meant to be always true. Answers yes
** when the allowance for looking is used up. */
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

/* Notes that tokens start to end are an operand of the test; t->n for either: there is none. */
static void add_test(Tokens *t, size_t start, size_t end, Test test) {
    if (start >= t->n || end >= t->n || t->at[end].tests >> test & 1)
        return;
    t->at[start].opens++;
    t->at[end].tests |= (uint8_t)(1u << test);
    t->at[end].start = (uint32_t)start;
}

/* The first token of the operand that ends just before token i, which tests it; t->n if that is
** no chain, or is an operand of the operator before it, which is handled there. */
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

/* Appends tokens first to last as the text argument of __tested, which messages quote: empty if
** they are long or take several lines. */
static void add_quoted(const Tokens *t, size_t first, size_t last, Str *out) {
    enum { LONGEST = 40 };
    const char *from = token_text(t, first), *to = token_text(t, last) + t->at[last].n;
    bool plain = to - from <= LONGEST;
    for (const char *c = from; c < to && plain; c++)
        plain = (unsigned char)*c >= ' ' && *c != ']';
    str_addf(out, ",[==[%.*s]==])", plain ? (int)(to - from) : 0, from);
}

/* Appends the text, with each operand that is tested passed to __tested. */
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

/* ---- fields that occur twice ---- */

/* Whether token i is the name of a field: after an open brace or a separator, and before
** '='. */
static bool is_member(const Tokens *t, size_t i) {
    return i > 0 && token_is_kind(t, i, TOKEN_NAME) && token_is(t, i + 1, "=") &&
           (token_is(t, i - 1, "{") || token_is(t, i - 1, ",") || token_is(t, i - 1, ";"));
}

/* The `end` of the function that begins at token i, or `last`. Brackets are skipped whole,
** since every `end` within them belongs to what they hold. */
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

/* A text that is scanned, and the Def to which findings go. */
typedef struct Look {
    Def *def;
    const char *name;
    Tokens *t;
    int finds;
} Look;

/* Counts a finding. False once there are far more than are ever reported: this one is
** dropped. */
static bool is_found(Look *l) {
    enum { FINDS_MAX = 10 * DIAG_MAX };
    return l->finds++ < FINDS_MAX;
}

static void tell_twice(Look *l, size_t i) {
    if (is_found(l))
        def_error(l->def, (Place){l->name, (int)l->t->at[i].line},
                  "'%.*s' appears twice in these braces, and only the last one would count; "
                  "leave out one of them",
                  (int)l->t->at[i].n, token_text(l->t, i));
}

/* Looks for a field that occurs twice in the braces at `open`. Each is compared with the first
** COMPARED alone: no statement has more, and a hostile text must not take long. */
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

/* How many tokens apart things that belong together may be. */
enum { NEAR = 200 };

/* Adds a warning that quotes token i, between `before` and `behind`. As a minor loose end it is
** reported only for a definition without mistakes, and if its line has no other warning. */
static void odd(Look *l, size_t i, const char *before, const char *behind) {
    const Token *k = &l->t->at[i];
    if (!is_found(l))
        return;
    const char *text =
        arena_printf(l->def->arena, "%s%.*s%s", before, (int)k->n, token_text(l->t, i), behind);
    looseends_add(&l->def->loose,
                  (LooseEnd){{l->name, (int)k->line}, DIAG_WARNING, text, false, true});
}

/* A whole number in quotes, "63". */
static bool is_quoted_number(const Tokens *t, size_t i) {
    bool digits = token_is_kind(t, i, TOKEN_TEXT) && t->at[i].n > 2;
    for (size_t k = 1; digits && k + 1 < t->at[i].n; k++)
        digits = ascii_digit(token_text(t, i)[k]);
    return digits;
}

/* Whether token i is all there is between a token of `before` and one of `behind`. */
static bool is_alone(const Tokens *t, size_t i, const char *const *before,
                     const char *const *behind) {
    return i > 0 && token_is_one(t, i - 1, before) && token_is_one(t, i + 1, behind);
}

/* `for i = 0, "63" do` */
static void look_at_loop(Look *l, size_t i) {
    static const char *const before[] = {"=", ",", NULL}, *const behind[] = {",", "do", NULL};
    bool numeric = token_is(l->t, i + 2, "=");
    for (size_t end = i + NEAR; numeric && i < end && !token_is(l->t, i, "do"); i++)
        if (tokens_may_look(l->t, 1) && is_quoted_number(l->t, i) &&
            is_alone(l->t, i, before, behind))
            odd(l, i, "`for` needs numbers, but ",
                " is a string; write numbers without quotes");
}

/* A quoted number in a list that has numbers, too: { 2, "4", "a1" }. */
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
        odd(l, quoted, "among numbers ", " is a string; write numbers without quotes");
}

/* Whether token i is a name that is not a field's or a method's. */
static bool is_variable(const Tokens *t, size_t i) {
    return token_is_kind(t, i, TOKEN_NAME) &&
           !(i > 0 && (token_is(t, i - 1, ".") || token_is(t, i - 1, ":")));
}

/* `local ne = b.ne`: not all that a board offers need be used. */
static bool is_offered(const Tokens *t, size_t i) {
    return token_is(t, i + 1, "=") && token_is(t, i + 3, ".") && i + 4 < t->n &&
           token_same(t, i, i + 4);
}

/* A local that is used nowhere else. Names beginning with '_' are exempt, and so are
** declarations of several at once, of which some may well be left over. */
static void look_at_local(Look *l, size_t i) {
    Tokens *t = l->t;
    i += token_is(t, i + 1, "function") ? 2 : 1;
    bool used = !token_is_kind(t, i, TOKEN_NAME) || *token_text(t, i) == '_' ||
                token_is(t, i + 1, ",") || is_offered(t, i);
    for (size_t k = 0; k < t->n && !used; k++)
        used = !tokens_may_look(t, 1) || (k != i && token_same(t, k, i) && is_variable(t, k));
    if (!used)
        odd(l, i, "local '", "' is never used; leave it out, or check its spelling");
}

/* Whether token i is a variable and an operand of arithmetic. */
static bool is_reckoned(const Tokens *t, size_t i) {
    static const char *const signs[] = {"+", "-", "*", "/", "//", "%", "^", NULL};
    return is_variable(t, i) &&
           ((i > 0 && token_is_one(t, i - 1, signs)) || token_is_one(t, i + 1, signs));
}

/* Whether arithmetic has certainly been done with the variable at i when Lua gets there: at i
** or before, with no keyword between that might skip it. Then it is a number, or a value of
** ours. */
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

/* Whether the name at i ends the right side of a comparison, x < w or x <= 2 * w: then what is
** tested is the result of that, and no number. */
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

/* `w or e` or `w and e` at token i, where w took part in arithmetic before: a number, which is
** always true. (If w is a pattern, __tested reports a mistake instead.) */
static void look_at_choice(Look *l, size_t i) {
    Tokens *t = l->t;
    bool second = token_is(t, i, "or") && i > 0 && is_second(t, i - 1, i - 1);
    if (i > 0 && !second && !is_compared(t, i - 1) && is_variable(t, i - 1) &&
        is_surely_number(t, i - 1))
        odd(l, i - 1, "'",
            token_is(t, i, "and")
                ? "' is a number, which Lua always takes as true, so `and` drops it"
                : "' is a number, which Lua always takes as true, so `or` drops what follows");
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

/* ---- __tested ---- */

/* "; if it may be missing, ask `x ~= nil`" if the operand is a name or a field, but no word
** of the language; else "". */
static const char *missing(lua_State *L, const char *what) {
    bool word = lua_getfield(L, lua_upvalueindex(1), what) != LUA_TNIL;
    lua_pop(L, 1);
    return word || !*what || strpbrk(what, "( ")
               ? ""
               : arena_printf(author_def(L)->arena, "; if it may be missing, ask `%s ~= nil`",
                              what);
}

static void complain(lua_State *L, Test test, const char *what) {
    const char *named = *what ? arena_printf(author_def(L)->arena, "'%s'", what) : "this";
    const char *asked = *what ? what : "x";
    bool option = author_is_choice(L, 1);
    author_def(L)->tested = true;
    if (test == TEST_EQUAL && option)
        author_error(L,
                     "%s is an option, so comparing it is always false; write %s.choice, which "
                     "is true or false",
                     named, asked);
    else if (test == TEST_EQUAL)
        author_error(L,
                     "%s is %s: the definition is run only once, so this cannot be compared "
                     "now; write a:is(b), a:at_least(b), a:at_most(b), a:over(b) or a:under(b)",
                     named, author_type(L, 1));
    else if (option)
        author_error(L,
                     "%s is an option, which Lua always takes as true; write %s.choice, which "
                     "is true or false",
                     named, asked);
    else
        author_error(L, "%s is %s, which Lua always takes as true, so %s%s", named,
                     author_type(L, 1), tests[test].comes, missing(L, what));
}

/* __tested(value, test, text): the value, after a complaint if it is a node or a choice. */
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
