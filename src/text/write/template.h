/*
** template.h -- texts with fields in braces: "{captor} takes {captured}".
*/
#ifndef STEPWISE_TEMPLATE_H
#define STEPWISE_TEMPLATE_H

#include "base/str.h"

/* Adds what the field of that name (n bytes) stands for. False where it is none: then its braces
** are text like any other. */
typedef bool FieldFn(const void *ctx, const char *name, size_t n, Str *out);
/* The text with its fields replaced; NULL is an empty one. */
void template_fill(const char *text, FieldFn *fn, const void *ctx, Str *out);
/* The index of a name among `count` ones, or `count`. */
size_t template_field(const char *const *names, size_t count, const char *name, size_t n);

#endif
