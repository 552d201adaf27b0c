/*
** number.h -- reading numbers.
*/
#ifndef STEPWISE_CLI_COMMON_NUMBER_H
#define STEPWISE_CLI_COMMON_NUMBER_H

#include <stdbool.h>
#include <stdint.h>

/* Reads a decimal number at the start of text: an optional minus, digits, a point and an
** exponent, but no blank or plus before it, no hexadecimal digits, no infinity. Returns where
** it ends, or NULL if there is none. */
const char *parse_decimal(const char *text, double *value);
/* Reads a text that is a number of seconds and nothing else, above 0 and below 366 days. False
** leaves *seconds as it is. */
bool parse_seconds(const char *text, double *seconds);
/* Reads a text that is a whole number from least to most and nothing else. If false,
** parse_whole() may have changed *number, parse_number() has not. */
bool parse_whole(const char *text, int64_t least, int64_t most, int64_t *number);
bool parse_number(const char *text, int least, int most, int *number);

#endif
