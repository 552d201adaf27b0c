/*
** literal.c -- a tokenizer for as much of Lua as literal values are made of.
*/
#include "literal.h"

#include "base/ascii.h"
#include "lang/read/lexeme.h"

#include <string.h>

typedef enum TokenType {
    TOKEN_END,
    TOKEN_NAME,
    TOKEN_STRING,
    TOKEN_NUMBER,
    TOKEN_OTHER
} TokenType;

/* A slice of the text: `perft`, `{`, `'a string'`. END is empty. */
typedef struct Token {
    TokenType type;
    const char *at;
    size_t n;
} Token;

static const char *after_blanks(const char *at) {
    for (;;) {
        at += strspn(at, " \t\r\n\f\v");
        const char *end = lexeme_comment(at);
        if (!end)
            return at;
        at = end;
    }
}

static Token token_at(const char *at) {
    at = after_blanks(at);
    const char *end = at;
    TokenType type = TOKEN_OTHER;
    if (ascii_alpha(*at) || *at == '_') {
        while (ascii_alnum(*end) || *end == '_')
            end++;
        type = TOKEN_NAME;
    } else if (ascii_digit(*at)) {
        while (ascii_alnum(*end) || *end == '.')
            end++;
        type = TOKEN_NUMBER;
    } else if (lexeme_quoted(at) || lexeme_long(at)) {
        const char *quoted = lexeme_quoted(at);
        end = quoted ? quoted : lexeme_long(at);
        type = TOKEN_STRING;
    } else {
        end += *at != '\0';
        type = *at ? TOKEN_OTHER : TOKEN_END;
    }
    return (Token){type, at, (size_t)(end - at)};
}

static Token next_token(Token s) {
    return token_at(s.at + s.n);
}

static bool says(Token s, const char *text) {
    return s.type != TOKEN_STRING && s.n == strlen(text) && strncmp(s.at, text, s.n) == 0;
}

/* By how much the token changes the depth of brackets: +1, -1 or 0. */
static int depth_change(Token s) {
    bool opens = says(s, "{") || says(s, "(") || says(s, "[");
    bool closes = says(s, "}") || says(s, ")") || says(s, "]");
    return opens - closes;
}

/* The token after a name: after a string, or an expression in parentheses. */
static Token after_name(Token s) {
    int depth = 0;
    do {
        depth += says(s, "(") - says(s, ")");
        s = next_token(s);
    } while (depth > 0 && s.type != TOKEN_END);
    return s;
}

/* The token after the brace that opens the table of the test which begins in that line.
** TOKEN_END if no test begins there, or its table is not written in place: a brace further on
** would be another test's. */
static Token inside_test(const char *text, int line) {
    if (line < 1)
        return (Token){.type = TOKEN_END};
    for (; line > 1 && text; line--) {
        text = strchr(text, '\n');
        text += text != NULL;
    }
    text = text ? text : "";
    const char *end = text + strcspn(text, "\n");
    Token s = token_at(text);
    while (s.at < end && !says(s, "test"))
        s = next_token(s);
    if (s.at >= end)
        return (Token){.type = TOKEN_END};
    s = after_name(next_token(s));
    if (says(s, "("))
        s = next_token(s);
    return says(s, "{") ? next_token(s) : (Token){.type = TOKEN_END};
}

/* The first token of the member's value, with s just inside the test's braces; TOKEN_END if the
** test has no such member. */
static Token value_of(Token s, const char *member) {
    for (int depth = 1; depth > 0 && s.type != TOKEN_END; s = next_token(s)) {
        Token equals = next_token(s);
        if (depth == 1 && s.type == TOKEN_NAME && says(s, member) && says(equals, "=") &&
            !says(next_token(equals), "="))
            return next_token(equals);
        depth += depth_change(s);
    }
    return (Token){.type = TOKEN_END};
}

/* Whether only blanks separate the two tokens. A comment there is the author's, and must not be
** lost. */
static bool are_near(Token a, Token b) {
    const char *at = a.at + a.n;
    return at + strspn(at, " \t\r\n\f\v") == b.at;
}

/* The end of a value that is a number, a string, or a list of these without comments, and is
** all that the member has; NULL if it is anything else. */
static const char *after_value(Token s) {
    const char *end = s.at + s.n;
    if (s.type == TOKEN_STRING || s.type == TOKEN_NUMBER) {
        s = next_token(s);
    } else if (says(s, "{")) {
        do {
            Token before = s;
            s = next_token(s);
            if (!are_near(before, s))
                return NULL;
        } while (s.type == TOKEN_STRING || s.type == TOKEN_NUMBER || says(s, ","));
        if (!says(s, "}"))
            return NULL;
        end = s.at + s.n;
        s = next_token(s);
    } else {
        return NULL;
    }
    return says(s, ",") || says(s, ";") || says(s, "}") ? end : NULL;
}

/* The length of the long bracket that opens a string here, which its closing one shares: 2 for
** "[[", 4 for "[==["; 0: no such string begins here. */
static size_t bracket(const char *at) {
    return lexeme_long(at) ? 2 + strspn(at + 1, "=") : 0;
}

/* As bracket(), with the line end that follows, which is not part of the string. */
static size_t opening(const char *at) {
    size_t n = bracket(at);
    return n + (n && at[n] == '\n');
}

/* Whether the n bytes are one string in long brackets, closed. */
static bool is_long(const char *text, size_t n) {
    size_t ends = bracket(text);
    if (ends == 0 || n < 2 * ends || lexeme_long(text) != text + n)
        return false;
    const char *closing = text + n - ends;
    return *closing == ']' && strspn(closing + 1, "=") == ends - 2 && closing[ends - 1] == ']';
}

bool literal_replace(const char *text, int line, const char *member, const char *value,
                     Str *out) {
    Token s = value_of(inside_test(text, line), member);
    const char *end = s.type == TOKEN_END ? NULL : after_value(s);
    if (!end)
        return false;
    size_t n = strlen(value);
    str_addn(out, text, (size_t)(s.at - text));
    if (opening(s.at) && is_long(value, n)) { /* keep the author's brackets */
        str_addn(out, s.at, opening(s.at));
        n -= opening(value) + bracket(value);
        value += opening(value);
        end -= bracket(s.at);
    }
    str_addn(out, value, n);
    str_add(out, end);
    return true;
}

void literal_quote(Str *out, const char *text, size_t n) {
    str_addc(out, '"');
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c == '"' || c == '\\')
            str_addc(out, '\\');
        if (c < ' ' || c == 0x7f)
            str_addf(out, "\\%03u", c);
        else
            str_addc(out, (char)c);
    }
    str_addc(out, '"');
}
