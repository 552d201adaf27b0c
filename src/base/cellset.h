/*
** cellset.h -- sets of cells, for boards of up to 256.
**
** A CellSet always has four words, so that one Pos serves every board. A hot file defines
** SET_WORDS (1, 2 or 4) before it includes this one: the functions then touch only that many
** words. That is the whole set as long as the board has at most 64 * SET_WORDS cells, because
** the words above stay 0.
*/
#ifndef STEPWISE_BASE_CELLSET_H
#define STEPWISE_BASE_CELLSET_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#ifndef SET_WORDS
#define SET_WORDS 4
#endif

typedef struct CellSet {
    uint64_t w[4]; /* cell c is bit c % 64 of w[c / 64] */
} CellSet;

/* A whole set as two vectors of 16 bytes. Without them the compiler takes sets apart into
** words of 8 bytes and stores those, and a later load of the whole set stalls until the stores
** are done. */
typedef uint64_t SetLanes __attribute__((vector_size(16)));
typedef struct SetWide {
    SetLanes low, high;
} SetWide;
static inline SetWide set_wide(const CellSet *s) {
    SetWide v;
    memcpy(&v, s, sizeof v);
    return v;
}
static inline CellSet set_narrow(SetLanes low, SetLanes high) {
    SetWide v = {low, high};
    CellSet s;
    memcpy(&s, &v, sizeof s);
    return s;
}

static const CellSet NO_CELLS __attribute__((unused));

#define SET_EACH(i) for (int i = 0; i < SET_WORDS; i++)

static inline bool set_has(const CellSet *s, unsigned cell) {
    return s->w[cell >> 6] >> (cell & 63) & 1;
}
static inline void set_add(CellSet *s, unsigned cell) {
    s->w[cell >> 6] |= (uint64_t)1 << (cell & 63);
}
static inline void set_remove(CellSet *s, unsigned cell) {
    s->w[cell >> 6] &= ~((uint64_t)1 << (cell & 63));
}
static inline void set_flip(CellSet *s, unsigned cell) {
    s->w[cell >> 6] ^= (uint64_t)1 << (cell & 63);
}
static inline CellSet set_of(unsigned cell) {
    CellSet s = {{0}};
    set_add(&s, cell);
    return s;
}
/* The cells 0 to n - 1. */
static inline CellSet set_first(unsigned n) {
    CellSet s = {{0}};
    SET_EACH (i) {
        unsigned low = (unsigned)i * 64;
        s.w[i] = n >= low + 64 ? ~(uint64_t)0 : n > low ? ((uint64_t)1 << (n - low)) - 1 : 0;
    }
    return s;
}
#if SET_WORDS == 4
static inline CellSet set_or(CellSet a, CellSet b) {
    SetWide x = set_wide(&a), y = set_wide(&b);
    return set_narrow(x.low | y.low, x.high | y.high);
}
static inline CellSet set_and(CellSet a, CellSet b) {
    SetWide x = set_wide(&a), y = set_wide(&b);
    return set_narrow(x.low & y.low, x.high & y.high);
}
static inline CellSet set_minus(CellSet a, CellSet b) {
    SetWide x = set_wide(&a), y = set_wide(&b);
    return set_narrow(x.low & ~y.low, x.high & ~y.high);
}
#else
static inline CellSet set_or(CellSet a, CellSet b) {
    SET_EACH (i)
        a.w[i] |= b.w[i];
    return a;
}
static inline CellSet set_and(CellSet a, CellSet b) {
    SET_EACH (i)
        a.w[i] &= b.w[i];
    return a;
}
/* The cells of a that are not in b. */
static inline CellSet set_minus(CellSet a, CellSet b) {
    SET_EACH (i)
        a.w[i] &= ~b.w[i];
    return a;
}
#endif
static inline bool set_empty(CellSet s) {
    uint64_t any = 0;
    SET_EACH (i)
        any |= s.w[i];
    return any == 0;
}
static inline bool set_meets(CellSet a, CellSet b) {
    return !set_empty(set_and(a, b));
}
static inline bool set_equal(CellSet a, CellSet b) {
    uint64_t diff = 0;
    SET_EACH (i)
        diff |= a.w[i] ^ b.w[i];
    return diff == 0;
}
/* True if every cell of a is in b. */
static inline bool set_within(CellSet a, CellSet b) {
    return set_empty(set_minus(a, b));
}
/* The width of sets of ncells cells, of those for which code is compiled: 1, 2 or 4 words. */
static inline int set_words(int ncells) {
    return ncells <= 64 ? 1 : ncells <= 128 ? 2 : 4;
}
/* How many bits of a word are 1. Without an instruction for it, summing ever wider fields is
** cheaper than the library function that the compiler would call (Hacker's Delight, 5-1). */
static inline int bits_count(uint64_t x) {
#ifdef __POPCNT__
    return __builtin_popcountll(x);
#else
    x -= x >> 1 & 0x5555555555555555;
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333);
    x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return (int)(x * 0x0101010101010101 >> 56);
#endif
}
static inline int set_count(CellSet s) {
    int n = 0;
    SET_EACH (i)
        n += bits_count(s.w[i]);
    return n;
}
/* True if the set holds exactly one cell. */
static inline bool set_single(CellSet s) {
    uint64_t any = 0, more = 0;
    SET_EACH (i) {
        more |= (any && s.w[i]) | (s.w[i] & (s.w[i] - 1));
        any |= s.w[i];
    }
    return any && !more;
}
/* set_shift() by any distance. */
static inline CellSet set_shift_words(CellSet s, int by) {
    CellSet out = {{0}};
    int words = by >> 6, bits = by & 63; /* rounded down, also below 0 */
    SET_EACH (i) {
        int low = i - words;
        uint64_t a = low >= 0 && low < SET_WORDS ? s.w[low] << bits : 0;
        uint64_t b = bits && low > 0 && low <= SET_WORDS ? s.w[low - 1] >> (64 - bits) : 0;
        out.w[i] = a | b;
    }
    return out;
}
/* Adds `by` (also below 0) to the number of each cell; what leaves the words is dropped. */
#if SET_WORDS == 4
static inline CellSet set_shift(CellSet s, int by) {
    const uint64_t *w = s.w;
    if (by > 0 && by < 64) {
        SetLanes low = {w[0] << by, w[1] << by | w[0] >> (64 - by)};
        return set_narrow(
            low, (SetLanes){w[2] << by | w[1] >> (64 - by), w[3] << by | w[2] >> (64 - by)});
    }
    if (by < 0 && by > -64) {
        SetLanes low = {w[0] >> -by | w[1] << (64 + by), w[1] >> -by | w[2] << (64 + by)};
        return set_narrow(low, (SetLanes){w[2] >> -by | w[3] << (64 + by), w[3] >> -by});
    }
    return set_shift_words(s, by);
}
#else
static inline CellSet set_shift(CellSet s, int by) {
    if (by > 0 && by < 64) {
        for (int i = SET_WORDS - 1; i > 0; i--)
            s.w[i] = s.w[i] << by | s.w[i - 1] >> (64 - by);
        s.w[0] <<= by;
        return s;
    }
    if (by < 0 && by > -64) {
        for (int i = 0; i < SET_WORDS - 1; i++)
            s.w[i] = s.w[i] >> -by | s.w[i + 1] << (64 + by);
        s.w[SET_WORDS - 1] >>= -by;
        return s;
    }
    return set_shift_words(s, by);
}
#endif
/* How many cells of *s are lower than `cell`: its index in the set, if it is in there. */
static inline int set_rank(const CellSet *s, unsigned cell) {
    int rank = bits_count(s->w[cell >> 6] & (((uint64_t)1 << (cell & 63)) - 1));
    for (unsigned i = 0; i < cell >> 6; i++)
        rank += bits_count(s->w[i]);
    return rank;
}
/* The cell with index n in *s, counted from 0; *s must have more than n cells. */
static inline unsigned set_nth(const CellSet *s, int n) {
    unsigned i = 0, low = 0;
    for (int here; n >= (here = bits_count(s->w[i])); i++)
        n -= here;
    uint64_t left = s->w[i];
    for (unsigned half = 32; half > 0; half /= 2) {
        int here = bits_count(left & (((uint64_t)1 << half) - 1));
        bool above = n >= here;
        n -= above ? here : 0;
        left >>= above ? half : 0;
        low += above ? half : 0;
    }
    return i * 64 + low;
}
/* Removes the lowest cell from *s and returns it; *s must not be empty. */
static inline unsigned set_pop(CellSet *s) {
    unsigned i = 0;
    while (i + 1 < SET_WORDS && s->w[i] == 0)
        i++;
    unsigned cell = i * 64 + (unsigned)__builtin_ctzll(s->w[i]);
    s->w[i] &= s->w[i] - 1;
    return cell;
}

#endif
