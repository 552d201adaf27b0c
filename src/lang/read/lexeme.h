/*
** lexeme.h -- where the texts and comments of Lua end.
**
** `"a\"b" .. c` is past its text behind the second quote that stands alone, at ` .. c`.
*/
#ifndef STEPWISE_LEXEME_H
#define STEPWISE_LEXEME_H

/* Past the text in long brackets, [[...]] or [=[...]=], that begins there, or NULL where none does. One without an
** end ends with all there is. */
const char *lexeme_long(const char *at);
/* Past the text in quotes that begins there, or NULL. One without an end ends with its line; \z and a backslash
** take the line's end with them. */
const char *lexeme_quoted(const char *at);
/* Past the comment that begins there, or NULL. */
const char *lexeme_comment(const char *at);

#endif
