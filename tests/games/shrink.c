/*
** shrink.c -- removes runs of lines, then runs of tokens with balanced brackets, longest first.
*/
#include "shrink.h"

#include "base/vec.h"

#include <ctype.h>
#include <string.h>

/* A line or a token, as a range of the text. */
typedef struct Piece {
    size_t from, to;
} Piece;
TYPED_VEC(Pieces, pieces, Piece)

typedef struct Shrink {
    Str *text;
    int tries;
    FaultFn *has_fault;
    void *ctx;
    Pieces pieces;
} Shrink;

static void cut_lines(Shrink *s) {
    s->pieces.n = 0;
    for (size_t at = 0; at < s->text->n;) {
        size_t end = at + strcspn(s->text->at + at, "\n") + 1;
        end = end < s->text->n ? end : s->text->n;
        pieces_add(&s->pieces, (Piece){at, end});
        at = end;
    }
}

static size_t token_end(const char *text, size_t at) {
    const char *end;
    size_t to = at;
    while (isalnum((unsigned char)text[to]) || text[to] == '_')
        to++;
    if (to > at)
        return to;
    if (text[at] == '"' && (end = strchr(text + at + 1, '"')))
        return (size_t)(end - text) + 1;
    if (strncmp(text + at, "[[", 2) == 0 && (end = strstr(text + at, "]]")))
        return (size_t)(end - text) + 2;
    return at + 1;
}

static void cut_tokens(Shrink *s) {
    s->pieces.n = 0;
    for (size_t at = 0; at < s->text->n;) {
        size_t end = token_end(s->text->at, at);
        if (!isspace((unsigned char)s->text->at[at]))
            pieces_add(&s->pieces, (Piece){at, end});
        at = end;
    }
}

/* Are the brackets of n pieces from i on balanced? */
static bool matches(const Shrink *s, size_t i, size_t n) {
    int depth = 0;
    for (size_t j = i; j < i + n && depth >= 0; j++) {
        char c = s->text->at[s->pieces.at[j].from];
        bool alone = s->pieces.at[j].to == s->pieces.at[j].from + 1;
        depth += alone && (c == '(' || c == '{' || c == '[');
        depth -= alone && (c == ')' || c == '}' || c == ']');
    }
    return depth == 0;
}

/* Removes n pieces from i on, if the fault persists. */
static bool leave_out(Shrink *s, size_t i, size_t n) {
    Str less = {0};
    size_t from = s->pieces.at[i].from, to = s->pieces.at[i + n - 1].to;
    str_addn(&less, s->text->at, from);
    str_addn(&less, s->text->at + to, s->text->n - to);
    s->tries--;
    bool stays = less.n < s->text->n && s->has_fault(s->ctx, str_text(&less));
    if (stays) {
        str_clear(s->text);
        str_addn(s->text, str_text(&less), less.n);
    }
    str_free(&less);
    return stays;
}

static bool shrink_by(Shrink *s, void (*cut)(Shrink *), bool brackets) {
    bool any = false;
    cut(s);
    for (size_t n = s->pieces.n / 2 + 1; n > 0 && s->tries > 0; n = n > 12 ? n / 2 : n - 1)
        for (size_t i = 0; i + n <= s->pieces.n && s->tries > 0;) {
            if ((brackets && !matches(s, i, n)) || !leave_out(s, i, n)) {
                i++;
                continue;
            }
            any = true;
            cut(s);
        }
    return any;
}

void shrink(Str *text, int tries, FaultFn *has_fault, void *ctx) {
    Shrink s = {.text = text, .tries = tries, .has_fault = has_fault, .ctx = ctx};
    while (s.tries > 0 && (shrink_by(&s, cut_lines, false) || shrink_by(&s, cut_tokens, true)))
        continue;
    pieces_free(&s.pieces);
}
