/*
** shown.h -- text of strangers on its way to a terminal, to XML, to JSON: shown, never obeyed.
**
** A definition's names, a record's comments, a message that quotes them: whoever wrote them may
** have put in what a terminal obeys or what is no text at all. Control characters (lines and
** tabs apart), signs that turn the direction of writing, and bytes that are not UTF-8 become
** signs that show what they are:
**
**     "King" ESC "[31m"     King\x1b[31m
**     "caf" 0xe9            caf\xe9
**     U+202E "gnp.exe"      \u202egnp.exe
**
** What comes out is UTF-8, and the same when it goes in again. What is to be one line, such as a name,
** could end it and begin another of its own: there line ends and tabs are signs, too.
*/
#ifndef STEPWISE_SHOWN_H
#define STEPWISE_SHOWN_H

#include "arena.h"
#include "str.h"

#include <stdint.h>

/* Is there nothing in n bytes that would have to be shown? */
bool shown_as_is(const char *text, size_t n);
/* Adds n bytes, what must be shown as signs. */
void shown_addn(Str *out, const char *text, size_t n);
void shown_add(Str *out, const char *text);
/* The same of what is to be one line. */
bool shown_is_line(const char *text, size_t n);
void shown_add_line(Str *out, const char *text, size_t n);
/* The same with blanks folded, and one before it where `out` has something already. */
void shown_add_folded(Str *out, const char *text, size_t n);
/* A copy of n bytes as one line; it belongs to the arena. */
const char *shown_copy(Arena *a, const char *text, size_t n);
/* Makes one line in a buffer of so many bytes; what does not fit is cut. */
void shown_in_place(char *buffer, size_t size);
/* The bytes of the code point that begins n bytes of text, n > 0; 0 where none does. */
size_t shown_point(const char *text, size_t n, uint32_t *point);
/* The bytes of a text, `most` at most, without a part of a code point at the end. */
size_t shown_cut(const char *text, size_t most);
/* Is it UTF-8 from beginning to end, as Unicode has it: no overlong forms, no surrogates? */
bool shown_is_utf8(const char *text, size_t n);

#endif
