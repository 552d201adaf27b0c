/*
** called.h -- what protocols call an option, a choice or a game that somebody else has named.
**
** CECP and UCI write names between words and signs of their own (` -check`, ` type `, `///`, `"`), and have no
** way to say that one is meant as itself: whoever names an option could say more with it than a name. So a
** name becomes one word, with `_` in the place of blanks and of the signs that mean something there, and
** `_` behind it where it would be a word of theirs or what another one is called, in whatever case, and where
** that is taken, too, with a number behind that: `a`, `a_`, `a_3`. Whatever needs none of it is called as it is.
*/
#ifndef STEPWISE_CALLED_H
#define STEPWISE_CALLED_H

#include "cli/common/cli.h"

/* What n bytes are called; for free(). */
char *called(const char *text, size_t n);
/* The same without hyphens, as programs write names of variants: "kingofthehill"; for free(). */
char *called_plainly(const char *called);
/* The same of a list of words, in which commas stay. */
char *called_list(const char *text);

/* What each of n texts is called, no two alike; called_free() gives it back. */
char **called_all(const char *const *text, int n);
void called_free(char **all, int n);
/* All of them, with `between` between two; for free(). */
char *called_joined(char *const *all, int n, const char *between);

/* The same of the options of a game. */
char **called_options(const sw_Game *g);
/* What an option is set to, as boards show it and may send it back: they know one value for all. It is "random" where
** that has drawn one, and the default where the players have several. */
const char *called_value(const sw_Game *g, const sw_Option *o);
/* What is meant by an option and its value as protocols call them: *name becomes the game's own word, where it is
** called otherwise; the value in the game's own words, of a list each of its words, for free(). */
char *called_meant(const sw_Game *g, const char **name, const char *value);

#endif
