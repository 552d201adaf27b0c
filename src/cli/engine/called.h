/*
** called.h -- names of options, choices and games, as CECP and UCI can carry them.
**
** The protocols write names among keywords and signs of their own (` -check`, ` type `, `///`,
** `"`), and cannot quote: with the name of an option the author of a game could say anything.
** So a name is called by one word, in which `_` replaces blanks and signs that mean something
** to a protocol. If the word is a keyword, or that of an earlier name, whatever the case, `_`
** follows; if that is taken, too, a number after it: `a`, `a_`, `a_3`. A name that needs none
** of this is called as it is.
*/
#ifndef STEPWISE_CALLED_H
#define STEPWISE_CALLED_H

#include "cli/common/cli.h"

/* The word for a name of n bytes, which may be taken; for free(). */
char *called(const char *text, size_t n);
/* The word for the value of an option of words, numbers or signs, such as a list: only blanks,
** quotes and backslashes are replaced; for free(). */
char *called_list(const char *text);

/* The words for n names, no two alike whatever the case; to be freed with called_free(). */
char **called_all(const char *const *text, int n);
void called_free(char **all, int n);
/* All n words in one text, with `between` between two; for free(). */
char *called_joined(char *const *all, int n, const char *between);

/* The words for the options of a game, sw_game_options() of them, as called_all(). */
char **called_options(const sw_Game *g);
/* The value of an option to show to the other program, which knows one for both players: the
** default if theirs differ; "random" if it was drawn and that is one of its choices. Borrowed
** from the game. */
const char *called_value(const sw_Game *g, const sw_Option *o);
/* The way back: *name, the word for an option, becomes its name (the game's), and the value is
** returned in the game's own words, for free(): a choice, or a list of them. Unknown words stay
** as they are. */
char *called_meant(const sw_Game *g, const char **name, const char *value);

#endif
