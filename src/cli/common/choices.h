/*
** choices.h -- the options of a game for its players: how they are set, what can be chosen.
*/
#ifndef STEPWISE_CHOICES_H
#define STEPWISE_CHOICES_H

#include "cli.h"

/* All of an option, with each of its choices and what it means; folded at a terminal. */
void print_option(const sw_Game *g, const sw_Option *o);
/* On one line how it is set, and what that means. */
void print_setting(const sw_Game *g, const sw_Option *o);
/* Bytes of `text`, "how far=two" or "how far two", that name an option: all before the sign or, where there is none,
** the longest name with which it begins, white's alone ("white.how far") or everybody's; else its first word. */
size_t option_named(const sw_Game *g, const char *text);
/* Is it set alike for all players? */
bool option_is_common(const sw_Game *g, const sw_Option *o);
/* The values of all players, for free(); one for all where they are alike. */
char *option_values(const sw_Game *g, const sw_Option *o);
json_t *json_of_option(const sw_Game *g, int i);

#endif
