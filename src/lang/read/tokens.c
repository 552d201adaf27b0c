/*
** tokens.c -- splitting text into tokens: counted first, so that memory is allocated once.
*/
#include "tokens.h"

#include "base/ascii.h"
#include "author.h"
#include "lexeme.h"
#include "sandbox.h"

#include <stdlib.h>

/* TOKEN_WORK: what a token costs in all passes that are linear, in units of the script's
** budget. Searches, which may take more than linear time, look at LOOKED_AT_A_UNIT tokens for
** one unit, and at LOOKED_AT_MOST of them in one text. */
enum { TOKEN_WORK = 8, LOOKED_AT_A_UNIT = 4, LOOKED_AT_MOST = 20000000 };

/* ---- one ---- */

/* Past the comment or quoted text that begins at `at`; `at` itself if none does. */
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

/* Past the token, comment or blank at `at`. */
static const char *past_one(const char *at) {
    const char *end = at;
    while (ascii_alnum(*end) || *end == '_')
        end++;
    if (end == at)
        end = past_text(at);
    return end == at ? past_sign(at) : end;
}

static bool is_token(const char *at) {
    return !ascii_space(*at) && !str_starts(at, "--");
}

static bool is_keyword(const Tokens *t, size_t i) {
    static const char *const keywords[] = {
        "and",      "break",  "do",   "else", "elseif", "end",   "false", "for",
        "function", "goto",   "if",   "in",   "local",  "nil",   "not",   "or",
        "repeat",   "return", "then", "true", "until",  "while", NULL};
    return token_is_one(t, i, keywords);
}

static TokenKind kind_of(const Tokens *t, size_t i) {
    char c = *token_text(t, i);
    if (ascii_digit(c))
        return TOKEN_NUMBER;
    if (ascii_alpha(c) || c == '_')
        return is_keyword(t, i) ? TOKEN_KEYWORD : TOKEN_NAME;
    return c == '"' || c == '\'' || (c == '[' && t->at[i].n > 1) ? TOKEN_TEXT : TOKEN_SIGN;
}

/* ---- all ---- */

static size_t count(const char *text) {
    size_t n = 0;
    for (const char *at = text; *at; at = past_one(at))
        n += is_token(at);
    return n;
}

static void read_all(Tokens *t) {
    uint32_t line = 1;
    for (const char *at = t->text, *end; *at; at = end) {
        end = past_one(at);
        if (is_token(at)) {
            t->at[t->n] = (Token){.at = (uint32_t)(at - t->text),
                                  .n = (uint32_t)(end - at),
                                  .line = line,
                                  .match = (uint32_t)t->n};
            t->n++;
            t->at[t->n - 1].kind = (uint8_t)kind_of(t, t->n - 1);
        }
        for (const char *c = at; c < end; c++)
            line += *c == '\n';
    }
}

/* Sets the match of each bracket. While a bracket is open, its match is the one that was open
** before it: a stack as a linked list. Any closing bracket closes the last open one, whatever
** its shape. */
static void match_brackets(Tokens *t) {
    const uint32_t none = (uint32_t)t->n;
    uint32_t last = none, before;
    for (uint32_t i = 0; i < none; i++) {
        if (token_opens(t, i)) {
            t->at[i].match = last;
            last = i;
        } else if (token_closes(t, i) && last != none) {
            before = t->at[last].match;
            t->at[last].match = i;
            t->at[i].match = last;
            last = before;
        }
    }
    for (; last != none; last = before) {
        before = t->at[last].match;
        t->at[last].match = last;
    }
}

/* Takes bytes from the script's memory; false if there are not that many left. */
static bool take(Tokens *t, size_t bytes) {
    bool has = sandbox_hold(t->L, bytes);
    t->size += has ? bytes : 0;
    return has;
}

static bool refuse(const Tokens *t, const char *name, const char *why) {
    return def_error(author_def(t->L), (Place){name, 0}, "%s", why);
}

bool tokens_read(Tokens *t, lua_State *L, const char *name, const char *text, size_t n) {
    *t = (Tokens){.L = L};
    if (!take(t, n + 1))
        return refuse(t, name, NO_MEMORY);
    t->text = mem_grow(NULL, n + 1);
    memcpy(t->text, text, n);
    t->text[n] = '\0';
    size_t all = count(t->text);
    if (!sandbox_spend(L, (int64_t)all * TOKEN_WORK))
        return refuse(t, name, SLOW_TEXT);
    if (!take(t, all * sizeof(Token)))
        return refuse(t, name, NO_MEMORY);
    t->at = mem_grow(NULL, (all + 1) * sizeof(Token));
    read_all(t);
    match_brackets(t);
    return true;
}

void tokens_free(Tokens *t) {
    sandbox_spend(t->L, t->work / LOOKED_AT_A_UNIT);
    sandbox_let_go(t->L, t->size);
    free(t->text);
    free(t->at);
    *t = (Tokens){0};
}

bool tokens_may_look(Tokens *t, size_t more) {
    t->work += t->work < LOOKED_AT_MOST ? (int64_t)more : 0;
    return t->work < LOOKED_AT_MOST;
}

/* ---- questions ---- */

bool token_is_one(const Tokens *t, size_t i, const char *const *list) {
    while (*list && !token_is(t, i, *list))
        list++;
    return *list;
}

static bool is_one_of(const Tokens *t, size_t i, const char *signs) {
    return i < t->n && t->at[i].n == 1 && strchr(signs, *token_text(t, i));
}

bool token_opens(const Tokens *t, size_t i) {
    return is_one_of(t, i, "([{");
}

bool token_closes(const Tokens *t, size_t i) {
    return is_one_of(t, i, ")]}");
}

bool token_same(const Tokens *t, size_t a, size_t b) {
    return t->at[a].n == t->at[b].n &&
           memcmp(token_text(t, a), token_text(t, b), t->at[a].n) == 0;
}
