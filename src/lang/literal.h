/*
** literal.h -- a value that is written out in the text of a file of tests, and another in its place.
**
** Of this text, the value of "perft" of the test in line 2 is "{ 73 }", and becomes "{ 74 }":
**
**     game "mine"
**     test "fewer moves" { perft = { 73 } }
**
** What is computed, or comes from a name, stands nowhere as it is: it is left to its author, as a list is in
** which he has written comments.
*/
#ifndef STEPWISE_LITERAL_H
#define STEPWISE_LITERAL_H

#include "base/str.h"

/* Adds the whole text to *out, in it `value` (Lua) in the place of what the member is said to be in
** the test that begins in that line. False, and nothing is added, where no number, string or list
** of these stands there. */
bool literal_replace(const char *text, int line, const char *member, const char *value,
                     Str *out);
/* Adds n bytes as a string of Lua. */
void literal_quote(Str *out, const char *text, size_t n);

#endif
