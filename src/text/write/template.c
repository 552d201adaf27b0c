/*
** template.c -- fields run from one brace to the next; none nests.
*/
#include "template.h"

#include <string.h>

void template_fill(const char *text, FieldFn *fn, const void *ctx, Str *out) {
    while (text && *text) {
        size_t n = strcspn(text + 1, "}");
        if (*text == '{' && text[n + 1] && fn(ctx, text + 1, n, out))
            text += n + 2;
        else
            str_addc(out, *text++);
    }
}

size_t template_field(const char *const *names, size_t count, const char *name, size_t n) {
    size_t i = 0;
    while (i < count && (strlen(names[i]) != n || memcmp(names[i], name, n) != 0))
        i++;
    return i;
}
