/*
** called.h -- names of options, choices and games, as CECP and UCI can carry them.
**
** The protocols write names among keywords and signs of their own (` -check`, ` type `, `///`,
** `"`), and have no way to quote them: the name of an option could pass for something else. So
** a name is written as one word, in which `_` replaces blanks and the signs that mean something
** to a protocol. If that is a keyword, or the word of an earlier name, in whatever case,
** another `_` follows, and a number after it if that is taken, too: `a`, `a_`, `a_3`. A name
** that needs none of this stays as it is.
*/
#ifndef STEPWISE_CLI_ENGINE_CALLED_H
#define STEPWISE_CLI_ENGINE_CALLED_H

#include "stepwise.h"

/* The word for a name of n bytes, which may be taken; for free(). */
char *called(const char *text, size_t n);
/* The same without hyphens, as programs write the names of variants: "kingofthehill"; for
** free(). */
char *called_plainly(const char *called);
/* The same for a list of words, whose commas stay. */
char *called_list(const char *text);

/* The words for n names, no two alike whatever the case; to be freed with called_free(). */
char **called_all(const char *const *text, int n);
void called_free(char **all, int n);
/* All n words in one text, with `between` between two; for free(). */
char *called_joined(char *const *all, int n, const char *between);

/* The words for the options of a game, sw_game_options() of them, as called_all(). */
char **called_options(const sw_Game *g);
/* The value of an option to show to the other program, which knows only one for both players:
** the default if theirs differ; "random" if it was drawn and that is one of its choices.
** Borrowed from the game. */
const char *called_value(const sw_Game *g, const sw_Option *o);
/* The way back: *name, the word for an option, becomes the option's name, borrowed from the
** game. The value, a choice or a list of them, is returned in the game's own words, for free().
** What is unknown stays as it is. */
char *called_meant(const sw_Game *g, const char **name, const char *value);

#endif
