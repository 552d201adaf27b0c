/*
** number.c -- reading numbers.
*/
#include "number.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* strtod() alone would also accept leading blanks, hexadecimal numbers and infinities. */
const char *parse_decimal(const char *text, double *value) {
    char *end;
    const char *digits = text + (*text == '-');
    size_t n = strspn(digits, "0123456789.");
    if (n == 0 || digits[n] == 'x' || digits[n] == 'X')
        return NULL;
    *value = strtod(text, &end);
    return end == text ? NULL : end;
}

bool parse_seconds(const char *text, double *seconds) {
    double value;
    const char *end = parse_decimal(text, &value);
    if (!end || *end || !(value > 0 && value < 366.0 * 24 * 3600))
        return false;
    *seconds = value;
    return true;
}

bool parse_whole(const char *text, int64_t least, int64_t most, int64_t *number) {
    char *end;
    errno = 0;
    *number = strtoll(text, &end, 10);
    return !errno && isdigit((unsigned char)text[*text == '-']) && !*end && *number >= least &&
           *number <= most;
}

bool parse_number(const char *text, int least, int most, int *number) {
    int64_t whole;
    if (!parse_whole(text, least, most, &whole))
        return false;
    *number = (int)whole;
    return true;
}
