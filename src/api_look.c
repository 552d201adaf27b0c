/*
** api_look.c -- pictures and explanations of a match.
*/
#include "api.h"

#include "text/explain/explain.h"
#include "text/draw/textboard.h"
#include "text/draw/svg.h"
#include "text/draw/walks.h"

/* The last move, as the event of the position tells it. */
static void mark_last(const Pos *p, Overlay *o) {
    if (!p->last.moved || p->last.passed)
        return;
    o->has_last = true;
    o->last_from = p->last.piece == PIECE_NONE ? SQ_NONE : p->last.from;
    o->last_to = p->last.piece == PIECE_NONE ? SQ_NONE : p->last.to;
}

static bool overlay_of(const sw_Match *m, const sw_Style *style, Overlay *o, char **error) {
    const Pos *p = match_now(m);
    *o = (Overlay){.last_from = SQ_NONE, .last_to = SQ_NONE};
    if (style->last)
        mark_last(p, o);
    if (!style->reach)
        return true;
    Sq cell = api_cell(p->game, style->reach, error);
    if (cell == SQ_NONE)
        return false;
    o->reach = match_reach(p, cell);
    return true;
}

static BoardStyle board_style(const sw_Style *s) {
    return (BoardStyle){.unicode = s->unicode,
                        .color = s->color,
                        .flipped = s->flipped,
                        .glyphs = s->glyphs,
                        .width = s->width,
                        .height = s->height};
}

char *sw_match_board(const sw_Match *m, const sw_Style *style, char **error) {
    if (error)
        *error = NULL;
    Overlay o;
    if (!overlay_of(m, style, &o, error))
        return NULL;
    BoardStyle b = board_style(style);
    Str out = {0};
    textboard_write(match_now(m), &o, &b, &out);
    return api_text(&out);
}

char *sw_match_svg(const sw_Match *m, const sw_Style *style, char **error) {
    if (error)
        *error = NULL;
    Overlay o;
    if (!overlay_of(m, style, &o, error))
        return NULL;
    Str out = {0};
    Strides steps = {0};
    if (style->reach)
        walks_strides(match_now(m), api_cell(m->owner->game, style->reach, NULL), o.reach,
                      &steps);
    o.nstrides = (int)steps.n;
    o.stride = steps.at;
    svg_write(match_now(m), &o, style->flipped, &out);
    strides_free(&steps);
    return api_text(&out);
}

char *sw_match_why_svg(const sw_Match *m, const char *move, const sw_Style *style) {
    Explanation x = {0};
    History before = match_history(m);
    explain_move(match_now(m), &before, move, &x);
    Str out = {0};
    svg_write(match_now(m), &x.overlay, style->flipped, &out);
    explanation_free(&x);
    return api_text(&out);
}

char *sw_match_why(const sw_Match *m, const char *move, const sw_Style *style, bool *legal) {
    Explanation x = {0};
    History before = match_history(m);
    explain_move(match_now(m), &before, move, &x);
    Str out = {0};
    str_add(&out, str_text(&x.text));
    if (out.n > 0 && out.at[out.n - 1] != '\n')
        str_addc(&out, '\n');
    const Overlay *seen = &x.overlay;
    if (style && (seen->npath || !set_empty(seen->reach) || !set_empty(seen->blocked))) {
        BoardStyle b = board_style(style);
        textboard_write(match_now(m), seen, &b, &out);
    }
    *legal = x.legal;
    explanation_free(&x);
    return api_text(&out);
}
