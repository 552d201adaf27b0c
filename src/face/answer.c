/*
** answer.c -- texts, lists and complaints, each copied into a block of its own.
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

char *answer_written(const Match *m, void write(const Match *, Str *)) {
    Str out = {0};
    write(m, &out);
    return answer_text(&out);
}

bool answer_or_error(bool ok, const Err *e, char **error) {
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

static bool ask(void *ctx, const char *name, const char **text, size_t *n) {
    AnswerFiles *f = ctx;
    if (f->text && strcmp(str_text(&f->name), name) == 0) {
        *text = f->text;
        *n = f->n;
        return true;
    }
    f->text = NULL; /* the host may release it when asked again */
    if (!f->host->read(f->host->ctx, name, text, n))
        return false;
    str_clear(&f->name);
    str_add(&f->name, name);
    f->text = *text;
    f->n = *n;
    return true;
}

const Files *answer_files(AnswerFiles *f, const sw_Files *host) {
    *f = (AnswerFiles){.host = host, .asked = {ask, f}};
    return host ? &f->asked : NULL;
}

void answer_files_free(AnswerFiles *f) {
    str_free(&f->name);
}
