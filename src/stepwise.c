/*
** stepwise.c -- the public interface: what belongs to no file of face/.
*/
#include "face/answer.h"
#include "base/shown.h"

#include <stdlib.h>

char *sw_shown(const char *text) {
    Str shown = {0};
    shown_add(&shown, text);
    return answer_text(&shown);
}

void sw_free(void *text) {
    free(text);
}

const char *sw_version(void) {
    return SW_VERSION;
}

const char *sw_nearest(const char *word, const char *const *names, size_t n) {
    return str_nearest(word, names, n);
}
