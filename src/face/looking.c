/*
** looking.c -- the part of the public interface that deals with boards as text and as pictures,
** and with why a move is legal or not.
*/
#include "answer.h"

#include "match/look.h"

char *sw_match_beside(const sw_Match *m, int columns) {
    Str text = {0};
    look_beside(&m->it, columns, &text);
    return answer_text(&text);
}

static Look look_of(const sw_Style *s, bool picture) {
    BoardStyle style = {.unicode = s->unicode,
                        .color = s->color,
                        .flipped = s->flipped,
                        .glyphs = s->glyphs,
                        .names = s->names,
                        .classes = s->classes,
                        .unlabelled = s->unlabelled,
                        .size = s->size,
                        .width = s->width,
                        .height = s->height};
    return (Look){style, picture, s->last, s->dots, s->reach};
}

static char *board(const sw_Match *m, const sw_Style *s, bool picture, char **error) {
    Err e;
    Str out = {0};
    Look look = look_of(s, picture);
    return answer_or_error(look_board(&m->it, &look, &out, &e), &e, error) ? answer_text(&out)
                                                                           : NULL;
}

char *sw_sheet_svg(const sw_Match *const *m, const sw_Style *style, const char *const *caption,
                   int n, int columns, int size, char **error) {
    Err e;
    Str out = {0};
    n = n > 0 ? n : 0;
    LookOn *on = mem_grow(NULL, (size_t)n * sizeof *on + 1);
    for (int i = 0; i < n; i++)
        on[i] = (LookOn){&m[i]->it, look_of(&style[i], true), caption ? caption[i] : NULL};
    bool drawn = look_sheet(on, n, columns, size, &out, &e);
    free(on);
    return answer_or_error(drawn, &e, error) ? answer_text(&out) : NULL;
}

char *sw_match_why(const sw_Match *m, const char *move, const sw_Style *style, bool *legal) {
    Str out = {0};
    Look look = style ? look_of(style, false) : (Look){0};
    *legal = look_why(&m->it, move, style ? &look : NULL, &out);
    return answer_text(&out);
}

char *sw_match_why_ended(const sw_Match *m) {
    Str out = {0};
    look_ended(&m->it, &out);
    return answer_text(&out);
}

char *sw_match_why_svg(const sw_Match *m, const char *move, const sw_Style *style) {
    Str out = {0};
    Look look = look_of(style, true);
    look_why(&m->it, move, &look, &out);
    return answer_text(&out);
}

char *sw_match_board(const sw_Match *m, const sw_Style *style, char **error) {
    return board(m, style, false, error);
}

char *sw_match_svg(const sw_Match *m, const sw_Style *style, char **error) {
    return board(m, style, true, error);
}
