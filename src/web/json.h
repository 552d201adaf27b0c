/*
** json.h -- JSON, written value by value.
**
** A zeroed Json is empty; it owns its text, and json_free() gives that back. Commas are its own
** affair. `name` is that of a member, or NULL in a list. Texts are UTF-8 without control
** characters but lines and tabs, as stepwise.h hands them out.
*/
#ifndef STEPWISE_JSON_H
#define STEPWISE_JSON_H

#include "base/str.h"

#include <stdint.h>

typedef struct Json {
    Str out;
    bool more; /* the next value follows another */
} Json;

void json_open(Json *j, const char *name, char bracket);
void json_close(Json *j, char bracket);
void json_text(Json *j, const char *name, const char *value);
void json_whole(Json *j, const char *name, int64_t value);
void json_real(Json *j, const char *name, double value); /* to a thousandth */
void json_truth(Json *j, const char *name, bool value);
void json_free(Json *j);

#endif
