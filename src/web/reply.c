/*
** reply.c -- each value first writes what must precede it: a comma, a name.
*/
#include "reply.h"

#include <math.h>
#include <stdlib.h>

static bool stands_for_itself(char c) {
    return (unsigned char)c >= ' ' && c != '"' && c != '\\';
}

/* Copies runs of plain characters whole: a reply can list a hundred thousand moves, and most of
** it is the same few names. */
static void put_string(Str *out, const char *text) {
    str_addc(out, '"');
    for (size_t n;; text += n + 1) {
        for (n = 0; stands_for_itself(text[n]);)
            n++;
        str_addn(out, text, n);
        if (!text[n])
            break;
        if ((unsigned char)text[n] < ' ')
            str_addf(out, "\\u%04x", (unsigned)(unsigned char)text[n]);
        else
            str_addn(out, (const char[]){'\\', text[n]}, 2);
    }
    str_addc(out, '"');
}

static void begin(Reply *r, const char *name) {
    if (r->more)
        str_addc(&r->out, ',');
    if (name) {
        put_string(&r->out, name);
        str_addc(&r->out, ':');
    }
    r->more = true;
}

void reply_open(Reply *r, const char *name, char bracket) {
    begin(r, name);
    str_addc(&r->out, bracket);
    r->more = false;
}

void reply_close(Reply *r, char bracket) {
    str_addc(&r->out, bracket);
    r->more = true;
}

void reply_text(Reply *r, const char *name, const char *value) {
    begin(r, name);
    put_string(&r->out, value);
}

void reply_whole(Reply *r, const char *name, int64_t value) {
    char digits[20]; /* as many as -2^63 has */
    size_t at = sizeof digits;
    uint64_t rest = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    do
        digits[--at] = (char)('0' + rest % 10);
    while ((rest /= 10) > 0);
    if (value < 0)
        digits[--at] = '-';
    begin(r, name);
    str_addn(&r->out, digits + at, sizeof digits - at);
}

/* Printed from integers, so that the locale's decimal point plays no part. */
void reply_real(Reply *r, const char *name, double value) {
    long thousandths = lround(value * 1000);
    begin(r, name);
    str_addf(&r->out, "%s%ld.%03ld", thousandths < 0 ? "-" : "", labs(thousandths) / 1000,
             labs(thousandths) % 1000);
}

void reply_truth(Reply *r, const char *name, bool value) {
    begin(r, name);
    str_add(&r->out, value ? "true" : "false");
}

void reply_free(Reply *r) {
    str_free(&r->out);
    *r = (Reply){0};
}
