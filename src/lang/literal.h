/*
** literal.h -- replacing a literal value in the text of a file of tests.
**
** In this text the value of "perft", of the test in line 2, is "{ 73 }". It becomes "{ 74 }",
** and nothing else changes:
**
**     game "mine"
**     test "fewer moves" { perft = { 73 } }
**
** A value that is computed or comes from a variable is not a literal and is left to the author,
** and so is a list with comments in it.
*/
#ifndef STEPWISE_LANG_LITERAL_H
#define STEPWISE_LANG_LITERAL_H

#include "base/str.h"

/* Appends the text to *out, with `value` (Lua) as the value of the member in the test that
** begins in that line. False, with nothing appended, unless the value there is a number, a
** string or a list of these without comments. */
bool literal_replace(const char *text, int line, const char *member, const char *value,
                     Str *out);
/* Appends n bytes as a quoted string of Lua. */
void literal_quote(Str *out, const char *text, size_t n);

#endif
