/*
** tokens.h -- the text of a definition in words, texts and signs, as far as it is looked at before Lua reads it.
**
** In `f("a") -- so` there are f, (, "a" and ): blanks and comments are none. A text may be anybody's and is all of
** signs, so a token is small, and what all of them take is counted among what the script has (sandbox.h).
*/
#ifndef STEPWISE_TOKENS_H
#define STEPWISE_TOKENS_H

#include <lua.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef enum TokenKind {
    TOKEN_SIGN,
    TOKEN_NAME,
    TOKEN_KEYWORD,
    TOKEN_NUMBER,
    TOKEN_TEXT /* in quotes or brackets */
} TokenKind;

typedef struct Token {
    uint32_t at, n; /* the bytes of the text that it is */
    uint32_t line;
    uint32_t match; /* of a bracket: its fellow, or its own place where it has none */
    uint32_t start; /* of what ends here and is tested: where that begins */
    uint16_t opens; /* so many operands that are tested begin here */
    uint8_t tests;  /* one ends here, for these tests (bits) */
    uint8_t kind;
} Token;

typedef struct Tokens {
    lua_State *L; /* whose memory they take, and whose budget */
    char *text;   /* a copy that ends */
    size_t size;
    Token *at;
    size_t n;
    int64_t work; /* so many of them were looked at where one thing is looked for among many */
} Tokens;

/* Reads n bytes; tokens_free() gives back what they take, in any case. False, after a complaint at the file of that
** name, where the script has not so much memory or work left. */
bool tokens_read(Tokens *t, lua_State *L, const char *name, const char *text, size_t n);
void tokens_free(Tokens *t);
/* Looks at so many more; false when it was enough for any text that is not made to take long. */
bool tokens_may_look(Tokens *t, size_t more);

static inline const char *token_text(const Tokens *t, size_t i) {
    return t->text + t->at[i].at;
}

/* Of a token beyond the last one all of these are false. */
static inline bool token_is(const Tokens *t, size_t i, const char *text) {
    return i < t->n && *token_text(t, i) == *text && t->at[i].n == strlen(text) &&
           memcmp(token_text(t, i), text, t->at[i].n) == 0;
}

static inline bool token_is_kind(const Tokens *t, size_t i, TokenKind kind) {
    return i < t->n && t->at[i].kind == kind;
}

bool token_is_one(const Tokens *t, size_t i, const char *const *list);
bool token_opens(const Tokens *t, size_t i);
bool token_closes(const Tokens *t, size_t i);
bool token_same(const Tokens *t, size_t a, size_t b);

#endif
