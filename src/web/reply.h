/*
** reply.h -- JSON, written value by value.
**
** A zeroed Reply is empty; it owns its text, and reply_free() gives that back. Commas are its own
** affair. `name` is that of a member, or NULL in a list. Texts are UTF-8 without control
** characters but lines and tabs, as stepwise.h hands them out.
*/
#ifndef STEPWISE_REPLY_H
#define STEPWISE_REPLY_H

#include "base/str.h"

#include <stdint.h>

typedef struct Reply {
    Str out;
    bool more; /* the next value follows another */
} Reply;

void reply_open(Reply *r, const char *name, char bracket);
void reply_close(Reply *r, char bracket);
void reply_text(Reply *r, const char *name, const char *value);
void reply_whole(Reply *r, const char *name, int64_t value);
void reply_real(Reply *r, const char *name, double value); /* to a thousandth */
void reply_truth(Reply *r, const char *name, bool value);
void reply_free(Reply *r);

#endif
