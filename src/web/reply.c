/*
** reply.c -- each value writes what stands before it: a comma, a name.
*/
#include "reply.h"

#include <math.h>
#include <stdlib.h>

static void put_string(Str *out, const char *text) {
    str_addc(out, '"');
    for (; *text; text++)
        if ((unsigned char)*text < ' ')
            str_addf(out, "\\u%04x", (unsigned)(unsigned char)*text);
        else
            str_addf(out, *text == '"' || *text == '\\' ? "\\%c" : "%c", *text);
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
    begin(r, name);
    str_addf(&r->out, "%lld", (long long)value);
}

/* The locale's decimal point is nobody's affair here. */
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
