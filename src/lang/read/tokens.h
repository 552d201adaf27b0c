/*
** tokens.h -- the text of a definition as tokens, for the scan before Lua parses it (tested.h).
**
** `f("a") -- so` has four tokens: f ( "a" ). Blanks and comments are none. In a hostile text
** every byte may be a token, so that a Token is small, and their memory is counted as the
** script's (sandbox.h).
**
** For `not (a and b)`:
**
**     i      0    1  2  3    4  5
**     text   not  (  a  and  b  )
**     match  0    5  2  3    4  1
*/
#ifndef STEPWISE_LANG_READ_TOKENS_H
#define STEPWISE_LANG_READ_TOKENS_H

#include <lua.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef enum TokenKind {
    TOKEN_SIGN,
    TOKEN_NAME,
    TOKEN_KEYWORD,
    TOKEN_NUMBER, /* begins with a digit; 1.5 is three tokens */
    TOKEN_TEXT    /* in quotes or long brackets, delimiters included */
} TokenKind;

typedef struct Token {
    uint32_t at, n; /* offset and length in the text, in bytes */
    uint32_t line;  /* from 1 */
    uint32_t match; /* the index of the bracket that this one matches; else its own index */
    /* Filled in by tested.c: */
    uint32_t start; /* if an operand that is tested ends here: the index of its first token */
    uint16_t opens; /* how many operands that are tested begin here */
    uint8_t tests;  /* the tests of the operand that ends here, a bit for each Test */
    uint8_t kind;   /* TokenKind */
} Token;

typedef struct Tokens {
    lua_State *L; /* the script to whose memory and budget they are charged */
    char *text;   /* a copy, terminated by a zero byte */
    size_t size;  /* bytes held from the script's memory */
    Token *at;    /* [n] */
    size_t n;
    int64_t work; /* tokens looked at in searches, as tokens_may_look() counts them */
} Tokens;

/* Splits n bytes of text into tokens; a zero byte ends it. False, after a complaint about the
** file `name`, if the script does not have enough memory or work left. Call tokens_free() in
** either case. */
bool tokens_read(Tokens *t, lua_State *L, const char *name, const char *text, size_t n);
/* Frees them, and charges the script for t->work. */
void tokens_free(Tokens *t);
/* Call before looking at `more` tokens in a search. False once there were more looks than any
** text needs that is not made to take long: give up then. */
bool tokens_may_look(Tokens *t, size_t more);

/* Where its text begins; it ends after at[i].n bytes, without a terminator. */
static inline const char *token_text(const Tokens *t, size_t i) {
    return t->text + t->at[i].at;
}

/* For an index past the last token all these are false; those of token_same() must be valid. */
static inline bool token_is(const Tokens *t, size_t i, const char *text) {
    return i < t->n && *token_text(t, i) == *text && t->at[i].n == strlen(text) &&
           memcmp(token_text(t, i), text, t->at[i].n) == 0;
}

static inline bool token_is_kind(const Tokens *t, size_t i, TokenKind kind) {
    return i < t->n && t->at[i].kind == kind;
}

/* Whether its text is one of a NULL-terminated list. */
bool token_is_one(const Tokens *t, size_t i, const char *const *list);
bool token_opens(const Tokens *t, size_t i);  /* one of ( [ { */
bool token_closes(const Tokens *t, size_t i); /* one of ) ] } */
/* Whether both have the same text. */
bool token_same(const Tokens *t, size_t a, size_t b);

#endif
