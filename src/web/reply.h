/*
** reply.h -- JSON, written value by value.
**
** A zeroed Reply is empty. It owns its text until reply_free(). It puts in the commas by
** itself. `name` is the name of a member, or NULL for an element of a list. Texts must be UTF-8
** without control characters other than line feeds and tabs, as stepwise.h returns them.
*/
#ifndef STEPWISE_WEB_REPLY_H
#define STEPWISE_WEB_REPLY_H

#include "base/str.h"

#include <stdint.h>

typedef struct Reply {
    Str out;
    bool more; /* the next value needs a comma before it */
} Reply;

void reply_open(Reply *r, const char *name, char bracket);
void reply_close(Reply *r, char bracket);
void reply_text(Reply *r, const char *name, const char *value);
void reply_whole(Reply *r, const char *name, int64_t value);
void reply_real(Reply *r, const char *name, double value); /* with three decimals */
void reply_truth(Reply *r, const char *name, bool value);
void reply_free(Reply *r);

#endif
