/*
** choices.h -- describing the options of a game: how they are set, what can be chosen.
*/
#ifndef STEPWISE_CLI_COMMON_CHOICES_H
#define STEPWISE_CLI_COMMON_CHOICES_H

#include "stepwise.h"

#include <jansson.h>

/* Prints an option: value, type, default, help, and each of its choices with what it means and
** sets. Lines are folded at a terminal. */
void print_option(const sw_Game *g, const sw_Option *o);
/* Prints on one line how an option is set, and what that means. */
void print_setting(const sw_Game *g, const sw_Option *o);
/* How many bytes of `text`, "how far=two" or "how far two", name an option: those before the
** '=', without the blanks there; or, if there is no '=', the longest name of an option at its
** beginning, with or without a player before it ("white.how far"); or else its first word. */
size_t option_named(const sw_Game *g, const char *text);
/* Whether an option has the same value for all players. */
bool option_is_common(const sw_Game *g, const sw_Option *o);
/* The value of an option, or, if players differ, "White two, Black three"; for free(). */
char *option_values(const sw_Game *g, const sw_Option *o);
/* Option i: name, help, type, default, choices with meanings, values for each player, ... */
json_t *json_of_option(const sw_Game *g, int i);

#endif
