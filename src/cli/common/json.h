/*
** json.h -- answers in JSON.
*/
#ifndef STEPWISE_CLI_COMMON_JSON_H
#define STEPWISE_CLI_COMMON_JSON_H

#include "stepwise.h"

#include <jansson.h>

/* Writes a value to standard output as one line, and drops the reference.
** NULL, and a value that is no JSON, ends the program with a message; a failed
** write does not (main() reports that). */
void print_json(json_t *value);
/* A string of a text made fit to be shown by sw_shown(). */
json_t *json_shown(const char *text);
/* A text, or a list of texts, of the library as json_shown() strings; it is freed. */
json_t *json_taking(char *text);
json_t *json_of_list(char **list);
/* The position and the result, as {"fen", "result"}. */
json_t *json_of_state(const sw_Match *m);

#endif
