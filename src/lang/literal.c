/*
** literal.c -- the tokens of Lua, read one after the other as far as values are made of them.
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

/* "perft", "{", "'a string'"; at END n is 0. */
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

/* Of what is open behind this token, +1 or -1. */
static int depth_change(Token s) {
    bool opens = says(s, "{") || says(s, "(") || says(s, "[");
    bool closes = says(s, "}") || says(s, ")") || says(s, "]");
    return opens - closes;
}

/* Behind a string, or all that stands in round brackets. */
static Token after_name(Token s) {
    int depth = 0;
    do {
        depth += says(s, "(") - says(s, ")");
        s = next_token(s);
    } while (depth > 0 && s.type != TOKEN_END);
    return s;
}

/* The token behind the brace that opens the test which begins in that line; TOKEN_END: none does, or its table stands
** somewhere else. A brace further on is another test's. */
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

/* the first token of the member's value; TOKEN_END: the test does not have it. */
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

/* Is there nothing but blanks between these two? Comments are the author's. */
static bool are_near(Token a, Token b) {
    const char *at = a.at + a.n;
    return at + strspn(at, " \t\r\n\f\v") == b.at;
}

/* Where a value ends that is a number, a string or a list of these without comments; NULL: it is none. */
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

/* "[[" or "[==[", and "]==]" as well; 0: no such string begins here. */
static size_t bracket(const char *at) {
    return lexeme_long(at) ? 2 + strspn(at + 1, "=") : 0;
}

/* That, and the end of line behind it, which is no part of the string. */
static size_t opening(const char *at) {
    size_t n = bracket(at);
    return n + (n && at[n] == '\n');
}

/* Is the whole text one such string, with its end? */
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
    if (opening(s.at) && is_long(value, n)) { /* in the brackets that are there */
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
