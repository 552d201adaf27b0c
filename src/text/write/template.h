/*
** template.h -- texts with fields in braces: "{captor} takes {captured}".
*/
#ifndef STEPWISE_TEXT_WRITE_TEMPLATE_H
#define STEPWISE_TEXT_WRITE_TEMPLATE_H

#include "base/str.h"

/* Adds what a field stands for; `name` has n bytes. False, with nothing added, if there is no
** such field: its braces are then text like any other. */
typedef bool FieldFn(const void *ctx, const char *name, size_t n, Str *out);
/* Adds the text with its fields replaced by `fn`; NULL is an empty text. */
void template_fill(const char *text, FieldFn *fn, const void *ctx, Str *out);
/* The index of a name of n bytes among `count` names; `count` if it is none of them. */
size_t template_field(const char *const *names, size_t count, const char *name, size_t n);

#endif
