/*
** ascii.h -- letters, digits and blanks of ASCII, whatever the locale.
**
** Definitions, positions and records must read alike everywhere. Bytes beyond ASCII are in
** none of these classes.
*/
#ifndef STEPWISE_BASE_ASCII_H
#define STEPWISE_BASE_ASCII_H

#include <stdbool.h>
#include <stddef.h>

static inline bool ascii_digit(char c) {
    return c >= '0' && c <= '9';
}

static inline bool ascii_upper(char c) {
    return c >= 'A' && c <= 'Z';
}

static inline bool ascii_lower(char c) {
    return c >= 'a' && c <= 'z';
}

static inline bool ascii_alpha(char c) {
    return ascii_upper(c) || ascii_lower(c);
}

static inline bool ascii_alnum(char c) {
    return ascii_alpha(c) || ascii_digit(c);
}

static inline bool ascii_space(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static inline bool ascii_cntrl(char c) {
    return (unsigned char)c < ' ' || c == 127;
}

static inline bool ascii_graph(char c) {
    return c > ' ' && c < 127;
}

static inline char ascii_to_lower(char c) {
    return ascii_upper(c) ? (char)(c + ('a' - 'A')) : c;
}

static inline char ascii_to_upper(char c) {
    return ascii_lower(c) ? (char)(c - ('a' - 'A')) : c;
}

/* True if the first n bytes of both texts are equal, or both texts are, case ignored. */
static inline bool ascii_same_n(const char *a, const char *b, size_t n) {
    size_t i = 0;
    while (i < n && a[i] && ascii_to_lower(a[i]) == ascii_to_lower(b[i]))
        i++;
    return i == n || (!a[i] && !b[i]);
}

/* strcmp() of both texts in lower case. */
static inline int ascii_compare(const char *a, const char *b) {
    while (*a && ascii_to_lower(*a) == ascii_to_lower(*b))
        a++, b++;
    return (unsigned char)ascii_to_lower(*a) - (unsigned char)ascii_to_lower(*b);
}

#endif
