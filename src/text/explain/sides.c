/*
** sides.c -- finds what sentences share at their beginnings and at their ends.
*/
#include "sides.h"

#include "vm/model/display.h"

#include <string.h>

/* APART_MOST: bytes that may differ in one sentence. With more, the joined one would be
** unreadable. */
enum { APART_MOST = 50 };

/* Adds the sentence without the clause that says whose move it is about. False, with nothing
** added: its condition does not begin with that. */
static bool without_player(const Game *g, int player, const char *sentence, Str *out) {
    static const char *const begins[] = {" when ", " if afterwards "};
    static const char *const joints[] = {", and ", " and ", ", "};
    for (size_t i = 0; i < sizeof begins / sizeof *begins; i++) {
        Str clause = {0};
        str_addf(&clause, "%s%s made the last move", begins[i],
                 g->display->player[player].name);
        const char *at = strstr(sentence, str_text(&clause));
        const char *rest = at ? at + clause.n : NULL;
        str_free(&clause);
        for (size_t k = 0; rest && k < sizeof joints / sizeof *joints; k++)
            if (str_starts(rest, joints[k])) {
                str_addn(out, sentence, (size_t)(at - sentence));
                str_addf(out, "%s%s", begins[i], rest + strlen(joints[k]));
                return true;
            }
    }
    return false;
}

/* How many bytes all of them begin with, cut off after a space. */
static size_t shared_begin(const Str *all, int n) {
    size_t same = all[0].n;
    for (int i = 1; i < n; i++) {
        size_t k = 0;
        while (k < same && k < all[i].n && all[i].at[k] == all[0].at[k])
            k++;
        same = k;
    }
    while (same > 0 && all[0].at[same - 1] != ' ')
        same--;
    return same;
}

/* How many bytes all of them end with, from the end of a word on; the first `begin` bytes are
** not counted in. */
static size_t shared_end(const Str *all, int n, size_t begin) {
    size_t same = all[0].n - begin;
    for (int i = 1; i < n; i++) {
        size_t k = 0;
        while (k < same && k < all[i].n - begin &&
               all[i].at[all[i].n - 1 - k] == all[0].at[all[0].n - 1 - k])
            k++;
        same = k;
    }
    while (same > 0 && !strchr(" ,.", all[0].at[all[0].n - same]))
        same--;
    return same;
}

/* True for words that may come twice though one thing differs: "a1 or a2", "b1 or b2". */
static bool is_joint(const char *word, size_t n) {
    static const char *const joints[] = {"and", "or", "to"};
    for (size_t i = 0; i < sizeof joints / sizeof *joints; i++)
        if (strlen(joints[i]) == n && strncmp(word, joints[i], n) == 0)
            return true;
    return false;
}

/* True if a word is among those of a text, the first one apart. */
static bool has_word(const char *text, size_t size, const char *word, size_t n) {
    const char *end = text + size;
    for (const char *at = text + strcspn(text, " "); at + n < end; at += strcspn(at, " ")) {
        at++;
        size_t length = strcspn(at, " ");
        if (length == n && strncmp(at, word, n) == 0)
            return true;
    }
    return false;
}

/* True if two differing pieces of text seem to differ in more than one thing: they have a word
** in common, beside the joints and the word with which they begin. "rank 8 and the move began
** on rank 7" and "rank 1 and the move began on rank 2" have "move". */
static bool differs_twice(const char *one, size_t n, const char *other, size_t m) {
    for (const char *at = one + strcspn(one, " "); at < one + n; at += strcspn(at, " ")) {
        at++;
        size_t length = strcspn(at, " ");
        if (at + length <= one + n && length > 0 && !is_joint(at, length) &&
            strncmp(at, one, length) != 0 && has_word(other, m, at, length))
            return true;
    }
    return false;
}

bool sides_join_alike(const Game *g, const Str *all, Str *out) {
    int n = g->nplayers, same = 1;
    while (same < n && strcmp(str_text(&all[0]), str_text(&all[same])) == 0)
        same++;
    if (same == n) {
        str_add(out, str_text(&all[0]));
        return true;
    }
    size_t begin = shared_begin(all, n), end = shared_end(all, n, begin);
    if (begin < 2 || all[0].at[begin - 2] == ',')
        return false;
    /* the word before goes with it, for it says what differs: "rank 8" */
    for (begin--; begin > 0 && all[0].at[begin - 1] != ' ';)
        begin--;
    size_t n0 = all[0].n - begin - end;
    const char *rest = all[0].at + all[0].n - end;
    for (int i = 0; i < n; i++) {
        size_t apart = all[i].n - begin - end;
        if (apart > APART_MOST ||
            (i > 0 && differs_twice(all[0].at + begin, n0, all[i].at + begin, apart)))
            return false;
    }
    if (rest[0] == ' ' && strchr("+-*/%", rest[1]))
        return false; /* what differs is an operand */
    str_addn(out, all[0].at, all[0].n - end);
    for (int i = 1; i < n; i++) {
        str_add(out, i == 1 ? " (" : "; ");
        str_addn(out, all[i].at + begin, all[i].n - begin - end);
        str_addf(out, " for %s", g->display->player[i].name);
    }
    str_addf(out, ")%s", rest);
    return true;
}

bool sides_join(const Game *g, const char *const *sentence, Str *out) {
    Str all[PLAYERS_MAX] = {{0}};
    bool fine = g->nplayers > 1;
    for (int i = 0; i < g->nplayers && fine; i++)
        fine = without_player(g, i, sentence[i], &all[i]);
    fine = fine && sides_join_alike(g, all, out);
    for (int i = 0; i < g->nplayers; i++)
        str_free(&all[i]);
    return fine;
}
