/*
** answer.c -- texts, lists and complaints, each as a block of its own.
*/
#include "answer.h"

#include "base/arena.h"

#include <string.h>

const char *answer_or_empty(const char *text) {
    return text ? text : "";
}

char *answer_text(Str *s) {
    str_add(s, "");
    return s->at;
}

bool answer_told(bool ok, const Err *e, char **error) {
    if (error)
        *error = ok ? NULL : strcpy(mem_grow(NULL, strlen(e->text) + 1), e->text);
    return ok;
}

void answer_all(bool ok, Diags *diags, char **error) {
    Str text = {0};
    if (error && !ok)
        diags_write(diags, &text);
    if (error)
        *error = ok ? NULL : answer_text(&text);
    diags_free(diags);
}

void *answer_list(const void *rows, size_t columns, size_t count, int *n) {
    const char *const *text = rows;
    size_t texts = count * columns, size = (texts + columns) * sizeof(char *);
    for (size_t i = 0; i < texts; i++)
        size += strlen(text[i]) + 1;
    char **copy = mem_grow(NULL, size), *at = (char *)(copy + texts + columns);
    for (size_t i = 0; i < texts + columns; i++) {
        copy[i] = i < texts ? at : NULL;
        at = i < texts ? stpcpy(at, text[i]) + 1 : at;
    }
    if (n)
        *n = (int)count;
    return copy;
}
