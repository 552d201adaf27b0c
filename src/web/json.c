/*
** json.c -- each value writes what stands before it: a comma, a name.
*/
#include "json.h"

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

static void begin(Json *j, const char *name) {
    if (j->more)
        str_addc(&j->out, ',');
    if (name) {
        put_string(&j->out, name);
        str_addc(&j->out, ':');
    }
    j->more = true;
}

void json_open(Json *j, const char *name, char bracket) {
    begin(j, name);
    str_addc(&j->out, bracket);
    j->more = false;
}

void json_close(Json *j, char bracket) {
    str_addc(&j->out, bracket);
    j->more = true;
}

void json_text(Json *j, const char *name, const char *value) {
    begin(j, name);
    put_string(&j->out, value);
}

void json_whole(Json *j, const char *name, int64_t value) {
    begin(j, name);
    str_addf(&j->out, "%lld", (long long)value);
}

/* The locale's decimal point is nobody's affair here. */
void json_real(Json *j, const char *name, double value) {
    long thousandths = lround(value * 1000);
    begin(j, name);
    str_addf(&j->out, "%s%ld.%03ld", thousandths < 0 ? "-" : "", labs(thousandths) / 1000,
             labs(thousandths) % 1000);
}

void json_truth(Json *j, const char *name, bool value) {
    begin(j, name);
    str_add(&j->out, value ? "true" : "false");
}

void json_free(Json *j) {
    str_free(&j->out);
    *j = (Json){0};
}
