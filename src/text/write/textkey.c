/*
** textkey.c -- the key of a text: blanks dropped, typographic signs made plain, and what
** praises or announces cut off its end; then case folded, too; then without what only
** adorns.
*/
#include "textkey.h"

#include "base/ascii.h"
#include "words.h"
#include "vm/model/display.h"

#include <string.h>

/* The signs between parts that people leave out, or write in each other's place. */
static const char ADORNS[] = "-x=:,";

const char KEY_ENDS[] = "+#!?";

static bool becomes_by_plus(const char *const *part) {
    return part[NOTE_BECOMES] && strchr(part[NOTE_BECOMES], '+');
}

static bool plus_promotes(const Game *g) {
    const Display *d = g->display;
    bool is = false;
    for (int i = 0; i < d->nnotations && !is; i++) {
        const Notation *n = &d->notations[i];
        is = becomes_by_plus(n->part);
        for (int k = 0; n->of_kind && k < g->nkinds && !is; k++)
            is = becomes_by_plus(n->of_kind[k].part);
    }
    return is;
}

static bool in_a_letter(const Game *g, char sign) {
    bool is = false;
    for (int k = 0; k < g->nkinds && !is; k++)
        is = strchr(g->display->kinds[k].letter, sign) != NULL;
    return is;
}

/* What a game itself writes with one of these signs it does not announce anything: without it
** "e8+" would be read as "e8", and "a2=!" as "a2=#". */
static void find_ends(const Game *g, char *ends) {
    for (const char *sign = KEY_ENDS; *sign; sign++)
        if (!in_a_letter(g, *sign) && !(*sign == '+' && plus_promotes(g)))
            *ends++ = *sign;
    *ends = '\0';
}

/* The sign that follows a letter of the alphabet, '~' of "Q~"; '\0' if there is none. */
static char mark_of(const char *letter) {
    size_t n = strlen(letter);
    bool marked = n > 1 && ascii_alnum(letter[0]) && !ascii_alnum(letter[n - 1]) &&
                  (unsigned char)letter[n - 1] < 0x80;
    return marked ? letter[n - 1] : '\0';
}

static bool writes_slash(const Notation *n) {
    bool any = false;
    for (NoteKind k = 0; k < NOTE_COUNT && !any; k++)
        any = n->part[k] && strstr(n->part[k], "/{");
    return any;
}

KeySigns key_signs(const Game *g) {
    const Display *d = g->display;
    KeySigns signs = {0};
    size_t n = 0;
    find_ends(g, signs.ends);
    for (int k = 0; k < g->nkinds; k++) {
        const char *letter = d->kinds[k].letter;
        char mark = mark_of(letter);
        if (letter[0] == '+')
            signs.plus |= (KindSet)1 << k;
        if (mark && !strchr(signs.marks, mark) && n + 1 < sizeof signs.marks)
            signs.marks[n++] = mark;
    }
    for (int i = 0; i < d->nnotations && !signs.slash; i++)
        signs.slash = writes_slash(&d->notations[i]);
    return signs;
}

/* True if the text begins with blanks that keep a digit from the one that ends `out`. */
static bool parts_numbers(const char *text, const Str *out) {
    return out->n > 0 && ascii_digit(out->at[out->n - 1]) &&
           ascii_digit(text[strspn(text, WORDS_BLANK)]);
}

void key_of(const char *text, Closeness close, const char *cut, Str *out) {
    size_t len;
    bool loose = close == LOOSE || close == BARE;
    str_clear(out);
    for (; *text; text += len) {
        char c = words_plain(text, &len);
        if (close >= FOLDED)
            c = ascii_to_lower(c);
        bool blank = c <= ' ' && strchr(WORDS_BLANK, c) &&
                     !(close == PARTED && parts_numbers(text, out)),
             dropped = blank || (loose && strchr(ADORNS, c));
        if (!dropped)
            str_addc(out, loose && c == '0' ? 'o' : c);
    }
    while (close > WHOLE && out->n > 0 && strchr(cut, out->at[out->n - 1]))
        str_cut(out, out->n - 1);
}

/* ---- bare ---- */

bool key_is_barer(const KeySigns *k) {
    return k->plus || k->marks[0] || k->slash;
}

/* The length of the letter with a plus that ends the key; 0 if none does. */
static size_t plus_at_end(const KeySigns *k, const Game *g, const Str *key) {
    for (int i = 0; i < g->nkinds; i++) {
        const char *letter = g->display->kinds[i].letter;
        size_t n = strlen(letter);
        if (k->plus >> i & 1 && n < key->n && ascii_same_n(key->at + key->n - n, letter, n))
            return n;
    }
    return 0;
}

void key_bare(const KeySigns *k, const Game *g, bool written, Str *key) {
    size_t plus = written ? plus_at_end(k, g, key) : 0, n = 0;
    if (plus > 0)
        str_cut(key, key->n - plus + 1);
    for (size_t i = 0; i < key->n; i++) {
        char c = key->at[i];
        bool slash = k->slash && c == '/' && ascii_alpha(key->at[i + 1]),
             mark = written && strchr(k->marks, c);
        if (!slash && !mark)
            key->at[n++] = c;
    }
    if (key->n > 0)
        str_cut(key, n);
}
