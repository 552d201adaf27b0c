/*
** called.c -- names as single words.
*/
#include "called.h"

#include "cli/common/message.h"
#include "cli/common/text.h"

#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* A text as shown_line() has it, with `_` for these signs; for free(). */
static char *without(const char *signs, const char *text) {
    char *word = shown_line(text);
    for (char *c = word; (c = strpbrk(c, signs));)
        *c = '_';
    return word;
}

char *called(const char *text, size_t n) {
    char *copy = format("%.*s", (int)n, text), *word = without(" \"=,*/\\", n > 0 ? copy : "_");
    free(copy);
    return word;
}

char *called_plainly(const char *called) {
    char *plain = copy_text(called), *to = plain;
    for (const char *from = called; *from; from++)
        if (*from != '-')
            *to++ = *from;
    *to = '\0';
    return plain;
}

char *called_list(const char *text) {
    return without(" \"\\", text);
}

/* ---- no two alike ---- */

/* Keywords of the protocols that appear next to names, and the engine's own options. */
static const char *const theirs[] = {"name",    "type",  "default",  "min",        "max",
                                     "var",     "value", "Hash",     "Threads",    "Ponder",
                                     "MultiPV", "Level", "Searcher", "UCI_Variant"};
enum { THEIRS = sizeof theirs / sizeof *theirs };

/* A word that is taken. */
typedef struct Slot {
    const char *word; /* NULL: the slot is free */
    int longer;       /* how many longer words were tried for other names */
} Slot;

/* The words taken: a hash table with mask + 1 slots, at most half of them full. Case is
** ignored, as UCI ignores it. */
typedef struct Taken {
    Slot *slot;
    size_t mask;
} Taken;

/* The slot of a word, or the free one where it belongs. */
static Slot *slot_of(const Taken *t, const char *word) {
    uint64_t hash = 0xcbf29ce484222325U;
    for (const char *c = word; *c; c++)
        hash = (hash ^ (uint64_t)tolower((unsigned char)*c)) * 0x100000001b3U;
    size_t at = (size_t)(hash ^ hash >> 32) & t->mask;
    while (t->slot[at].word && strcasecmp(t->slot[at].word, word) != 0)
        at = (at + 1) & t->mask;
    return &t->slot[at];
}

static Taken taken_new(int n) {
    size_t room = 1;
    while (room < 2 * ((size_t)n + THEIRS))
        room *= 2;
    Taken t = {cli_grow(NULL, sizeof *t.slot * room), room - 1};
    memset(t.slot, 0, sizeof *t.slot * room);
    for (int i = 0; i < THEIRS; i++)
        slot_of(&t, theirs[i])->word = theirs[i];
    return t;
}

/* A text with `_` appended, or with `_3`, `_4` ...: the first that is free. `s` is the slot of
** the text, which counts them, so that none is tried twice. */
static char *longer(const Taken *t, Slot *s, const char *text) {
    for (;;) {
        int nth = ++s->longer + 1;
        char *word = nth == 2 ? format("%s_", text) : format("%s_%d", text, nth);
        if (!slot_of(t, word)->word)
            return word;
        free(word);
    }
}

char **called_all(const char *const *text, int n) {
    char **all = cli_grow(NULL, sizeof *all * (size_t)n);
    Taken t = taken_new(n);
    for (int i = 0; i < n; i++) {
        char *word = called(text[i], strlen(text[i]));
        Slot *s = slot_of(&t, word);
        all[i] = s->word ? longer(&t, s, word) : copy_text(word);
        slot_of(&t, all[i])->word = all[i];
        free(word);
    }
    free(t.slot);
    return all;
}

void called_free(char **all, int n) {
    for (int i = 0; i < n; i++)
        free(all[i]);
    free(all);
}

char *called_joined(char *const *all, int n, const char *between) {
    size_t size = 1;
    for (int i = 0; i < n; i++)
        size += strlen(all[i]) + strlen(between);
    char *text = cli_grow(NULL, size), *end = text;
    *end = '\0';
    for (int i = 0; i < n; i++)
        end = stpcpy(stpcpy(end, i ? between : ""), all[i]);
    return text;
}

char **called_options(const sw_Game *g) {
    int n = sw_game_options(g);
    const char **text = cli_grow(NULL, sizeof *text * (size_t)n);
    for (int i = 0; i < n; i++)
        text[i] = sw_game_option(g, i).name;
    char **all = called_all(text, n);
    free(text);
    return all;
}

/* The index of a word among n, or else of the first that differs in case alone; -1: none. */
static int find(char *const *all, int n, const char *word) {
    int at = -1;
    for (int i = n - 1; i >= 0; i--)
        if (strcmp(all[i], word) == 0)
            return i;
        else if (strcasecmp(all[i], word) == 0)
            at = i;
    return at;
}

/* The choice whose word these n bytes are, or else the bytes themselves; for free(). */
static char *choice_meant(const sw_Option *o, char *const *all, const char *said, size_t n) {
    char *word = format("%.*s", (int)n, said);
    int choice = find(all, o->nchoices, word);
    if (choice < 0)
        return word;
    free(word);
    return copy_text(o->choices[choice]);
}

const char *called_value(const sw_Game *g, const sw_Option *o) {
    for (int p = 1; p < sw_game_players(g); p++)
        if (strcmp(o->values[p], o->values[0]) != 0)
            return o->preset;
    for (int i = 0; i < o->nchoices && o->drawn; i++)
        if (strcmp(o->choices[i], "random") == 0)
            return o->choices[i];
    return o->values[0];
}

/* Each word of a list as a choice. A list that is exactly what was shown is the value that it
** stands for: the signs that called_list() replaced could not be recovered. */
static char *list_meant(const sw_Option *o, char *const *all, const char *shown,
                        const char *said) {
    char *list = called_list(shown), *out = copy_text("");
    bool same = strcmp(list, said) == 0;
    free(list);
    for (const char *at = said; at && !same;) {
        size_t n = strcspn(at, ",");
        char *word = choice_meant(o, all, at, n);
        char *more = format("%s%s%s", out, at == said ? "" : ",", word);
        free(word);
        free(out);
        out = more;
        at = at[n] ? at + n + 1 : NULL;
    }
    if (!same)
        return out;
    free(out);
    return copy_text(shown);
}

char *called_meant(const sw_Game *g, const char **name, const char *value) {
    int n = sw_game_options(g);
    char **all = called_options(g);
    int at = find(all, n, *name);
    called_free(all, n);
    if (at < 0)
        return copy_text(value);
    sw_Option o = sw_game_option(g, at);
    *name = o.name;
    all = called_all(o.choices, o.nchoices);
    char *own = strcmp(o.type, "choice") == 0 ? choice_meant(&o, all, value, strlen(value))
                                              : list_meant(&o, all, called_value(g, &o), value);
    called_free(all, o.nchoices);
    return own;
}
