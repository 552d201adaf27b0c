/*
** shown.h -- untrusted text made safe for a terminal, XML and JSON: shown, never obeyed.
**
** The names of a definition, the comments of a record or a message that quotes them may hold
** escape sequences, or may not be text at all. Control characters (except for line ends and
** tabs), characters that change the direction of writing, and bytes that are not UTF-8 become
** escapes that show what they are:
**
**     "King" ESC "[31m"     King\x1b[31m
**     "caf" 0xe9            caf\xe9
**     U+202E "gnp.exe"      \u202egnp.exe
**
** What comes out is valid UTF-8, and does not change when it goes in again. Text that must be
** one line, such as a name, could end it and forge another: there line ends and tabs are
** escaped, too.
*/
#ifndef STEPWISE_BASE_SHOWN_H
#define STEPWISE_BASE_SHOWN_H

#include "arena.h"
#include "str.h"

#include <stdint.h>

/* True if nothing in the n bytes would have to be escaped. */
bool shown_as_is(const char *text, size_t n);
/* Adds the n bytes to `out`, escaped where needed. */
void shown_addn(Str *out, const char *text, size_t n);
void shown_add(Str *out, const char *text);
/* shown_as_is() and shown_addn() for text that must be one line. */
bool shown_is_line(const char *text, size_t n);
void shown_add_line(Str *out, const char *text, size_t n);
/* Adds the n bytes as one line: each run of blanks and control characters becomes one blank,
** none at the end; a blank comes first if `out` is not empty. */
void shown_add_folded(Str *out, const char *text, size_t n);
/* A copy of the n bytes as one line; it belongs to the arena. */
const char *shown_copy(Arena *a, const char *text, size_t n);
/* Turns the text in a buffer of `size` bytes into one line; what does not fit is cut, as
** shown_cut() does. */
void shown_in_place(char *buffer, size_t size);
/* The length in bytes of the code point at the beginning of n > 0 bytes of text; 0 if they do
** not begin with valid UTF-8. *point is its value, if it is valid. */
size_t shown_point(const char *text, size_t n, uint32_t *point);
/* The length of a text in bytes, `most` at most, without part of a code point, or of an escape,
** at the end. */
size_t shown_cut(const char *text, size_t most);
/* The two arguments of a "%.*s" that cuts a text so. Evaluates `text` twice. */
#define SHOWN_CUT(text, most) (int)shown_cut(text, most), text
/* True if all of it is UTF-8 as Unicode defines it: no overlong forms, no surrogates. */
bool shown_is_utf8(const char *text, size_t n);

#endif
