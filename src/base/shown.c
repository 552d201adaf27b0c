/*
** shown.c -- reads code point by code point; most texts need no escapes and are copied whole.
*/
#include "shown.h"

#include "ascii.h"

#include <string.h>

size_t shown_point(const char *text, size_t n, uint32_t *point) {
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned char c = (unsigned char)*text;
    size_t len = c < 0x80 ? 1 : c < 0xc2 ? 0 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : c < 0xf5 ? 4 : 0;
    if (len == 0 || len > n)
        return 0;
    *point = len == 1 ? c : c & (0x7fU >> len);
    for (size_t i = 1; i < len; i++) {
        if ((text[i] & 0xc0) != 0x80)
            return 0;
        *point = *point << 6 | (unsigned char)(text[i] & 0x3f);
    }
    bool surrogate = *point >= 0xd800 && *point < 0xe000;
    return *point < least[len] || *point > 0x10ffff || surrogate ? 0 : len;
}

/* The length of the escape, as add() writes it, at the beginning of a text; 0 if there is none. */
static size_t escape_length(const char *text) {
    size_t digits = *text != '\\' ? 0 : text[1] == 'x' ? 2 : text[1] == 'u' ? 4 : 0;
    return digits > 0 && strspn(text + 2, "0123456789abcdef") >= digits ? 2 + digits : 0;
}

size_t shown_cut(const char *text, size_t most) {
    enum { ESCAPE_MAX = 6 };
    size_t n = strnlen(text, most + 1);
    if (n <= most)
        return n;
    for (n = most; n > 0 && (text[n] & 0xc0) == 0x80;)
        n--;
    for (size_t back = 1; back < ESCAPE_MAX && back <= n; back++)
        if (escape_length(text + n - back) > back)
            return n - back;
    return n;
}

/* True for what must be escaped: control characters, except for those in `but`; the marks,
** embeddings, overrides and isolates that set the direction of writing, and the deprecated
** format characters that follow them; the separators of lines and paragraphs; the soft hyphen
** and the byte order mark, which are invisible; and two code points that XML excludes. Joiners
** of letters and emoji are kept. */
static bool is_obeyed(uint32_t c, const char *but) {
    return (c < 0x20 && (c == 0 || !strchr(but, (int)c))) || (c >= 0x7f && c < 0xa0) ||
           c == 0xad || c == 0x61c || c == 0x200e || c == 0x200f ||
           (c >= 0x2028 && c <= 0x202e) || (c >= 0x2066 && c <= 0x206f) || c == 0xfeff ||
           c == 0xfffe || c == 0xffff;
}

/* How many bytes at the beginning need no escape. */
static size_t plain(const char *text, size_t n, const char *but) {
    uint32_t point;
    size_t at = 0;
    for (size_t len; at < n; at += len) {
        len = shown_point(text + at, n - at, &point);
        if (len == 0 || is_obeyed(point, but))
            break;
    }
    return at;
}

static const char in_texts[] = "\n\t", in_lines[] = "";

bool shown_as_is(const char *text, size_t n) {
    return plain(text, n, in_texts) == n;
}

bool shown_is_line(const char *text, size_t n) {
    return plain(text, n, in_lines) == n;
}

bool shown_is_utf8(const char *text, size_t n) {
    uint32_t unused;
    for (size_t len; n > 0; text += len, n -= len)
        if ((len = shown_point(text, n, &unused)) == 0)
            return false;
    return true;
}

static void add(Str *out, const char *text, size_t n, const char *but) {
    for (const char *end = text + n; text < end;) {
        size_t as_is = plain(text, (size_t)(end - text), but);
        str_addn(out, text, as_is);
        text += as_is;
        if (text == end)
            return;
        uint32_t point;
        size_t len = shown_point(text, (size_t)(end - text), &point);
        if (len == 0)
            point = (unsigned char)*text;
        str_addf(out, point < 0x100 ? "\\x%02x" : "\\u%04x", point);
        text += len ? len : 1;
    }
}

void shown_addn(Str *out, const char *text, size_t n) {
    add(out, text, n, in_texts);
}

void shown_add_line(Str *out, const char *text, size_t n) {
    add(out, text, n, in_lines);
}

void shown_add(Str *out, const char *text) {
    shown_addn(out, text, strlen(text));
}

void shown_add_folded(Str *out, const char *text, size_t n) {
    Str line = {0};
    bool gap = true;
    for (const char *end = text + n; text < end; text++) {
        bool blank = *text == ' ' || ascii_cntrl(*text);
        if (!blank && gap && line.n + out->n > 0)
            str_addc(&line, ' ');
        if (!blank)
            str_addc(&line, *text);
        gap = blank;
    }
    shown_add(out, str_text(&line));
    str_free(&line);
}

const char *shown_copy(Arena *a, const char *text, size_t n) {
    if (shown_is_line(text, n))
        return arena_strndup(a, text, n);
    Str shown = {0};
    shown_add_line(&shown, text, n);
    const char *copy = arena_strdup(a, str_text(&shown));
    str_free(&shown);
    return copy;
}

/* The length of n bytes of text without a code point that ends too early. */
static size_t without_torso(const char *text, size_t n) {
    static const unsigned char lead[] = {0, 0, 0xc0, 0xe0, 0xf0}; /* of 2, 3, 4 bytes */
    for (size_t back = 1; back < 4 && back <= n; back++) {
        unsigned char c = (unsigned char)text[n - back];
        if (c >= lead[back + 1])
            return n - back;
        if ((c & 0xc0) != 0x80)
            break;
    }
    return n;
}

void shown_in_place(char *buffer, size_t size) {
    size_t n = strnlen(buffer, size - 1);
    if (n == size - 1) { /* vsnprintf() may have cut it anywhere */
        n = without_torso(buffer, n);
        buffer[n] = '\0';
    }
    if (shown_is_line(buffer, n))
        return;
    Str all = {0};
    shown_add_line(&all, buffer, n);
    n = shown_cut(str_text(&all), size - 1);
    memcpy(buffer, str_text(&all), n);
    buffer[n] = '\0';
    str_free(&all);
}
