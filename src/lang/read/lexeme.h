/*
** lexeme.h -- where Lua's string literals and comments end.
**
** Each function takes a place in a terminated text, and returns the place past the literal or
** comment that begins there, or NULL if none does. For `"a\"b" .. c`, lexeme_quoted() returns
** ` .. c`.
*/
#ifndef STEPWISE_LANG_READ_LEXEME_H
#define STEPWISE_LANG_READ_LEXEME_H

/* A string in long brackets, [[...]] or [=[...]=]. Without a closing bracket it ends with
** the text. */
const char *lexeme_long(const char *at);
/* A string in quotes. Without a closing quote it ends before the line end. A backslash
** before a line end, and \z before blanks, continue it on the next line. */
const char *lexeme_quoted(const char *at);
/* A comment: --[[...]], or -- up to the line end, which is not part of it. */
const char *lexeme_comment(const char *at);

#endif
