/*
** svg.c -- layers from below: cells, names, the walk, pieces, marks on top.
**
** Points of the board (y north) become points of the picture (y down) in one place, place().
*/
#include "svg.h"

#include "ink.h"
#include "rim.h"
#include "text/write/words.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* UNIT: picture units in one of the board's; MARGIN: around the outlines, room for names;
** DISC: of a piece, as part of the room in its cell. */
static const float UNIT = 48, MARGIN = 0.62f, DISC = 0.8f;

typedef struct Picture {
    const Pos *p;
    const Game *g;
    const Overlay *o;
    bool flipped;
    float left, top, width, height; /* in picture units */
    Str *out;
} Picture;

static Point place(const Picture *v, Point p) {
    float sign = v->flipped ? -1 : 1;
    return (Point){sign * p.x * UNIT, -sign * p.y * UNIT};
}

static void measure(Picture *v) {
    float left = 1e9f, right = -1e9f, top = 1e9f, bottom = -1e9f, edge = MARGIN * UNIT;
    for (int c = 0; c < v->g->graph.ncells; c++)
        for (int i = 0; i < v->g->display->cells[c].npoints; i++) {
            Point q = place(v, v->g->display->cells[c].outline[i]);
            left = fminf(left, q.x), right = fmaxf(right, q.x);
            top = fminf(top, q.y), bottom = fmaxf(bottom, q.y);
        }
    v->left = left - edge;
    v->top = top - edge;
    v->width = right - left + 2 * edge;
    v->height = bottom - top + 2 * edge;
}

static void add_escaped(Str *out, const char *text, size_t n) {
    for (size_t i = 0; i < n && text[i]; i++)
        switch (text[i]) {
        case '<': str_add(out, "&lt;"); break;
        case '>': str_add(out, "&gt;"); break;
        case '&': str_add(out, "&amp;"); break;
        case '"': str_add(out, "&quot;"); break;
        default: str_addc(out, text[i]);
        }
}

/* A number with one decimal, whatever the locale's decimal point is. */
static void number(const Picture *v, float x) {
    long tenths = lroundf(x * 10);
    str_addf(v->out, "%s%ld.%ld", tenths < 0 ? "-" : "", labs(tenths) / 10, labs(tenths) % 10);
}

static void attribute(const Picture *v, const char *name, float x) {
    str_addf(v->out, " %s=\"", name);
    number(v, x);
    str_addc(v->out, '"');
}

/* Points of the board, as the value of an attribute. */
static void point(const Picture *v, Point p) {
    Point q = place(v, p);
    number(v, q.x);
    str_addc(v->out, ',');
    number(v, q.y);
    str_addc(v->out, ' ');
}

/* A text with its middle at `at`, the baseline a third of its size lower. */
static void text_at(const Picture *v, Point at, float size, const char *fill, const char *text,
                    size_t n) {
    str_add(v->out, "<text");
    attribute(v, "x", at.x);
    attribute(v, "y", at.y + size * 0.35f);
    attribute(v, "font-size", size);
    str_addf(v->out, " fill=\"%s\">", fill);
    add_escaped(v->out, text, n);
    str_add(v->out, "</text>\n");
}

static void circle(const Picture *v, Point at, float r, const char *style) {
    str_add(v->out, "<circle");
    attribute(v, "cx", at.x);
    attribute(v, "cy", at.y);
    attribute(v, "r", r);
    str_addf(v->out, " %s/>\n", style);
}

/* ---- cells ---- */

static void polygon(const Picture *v, const CellLook *c, const char *fill) {
    str_addf(v->out, "<polygon fill=\"%s\" points=\"", fill);
    for (int i = 0; i < c->npoints; i++)
        point(v, c->outline[i]);
    str_add(v->out, "\"/>\n");
}

static const char *fill_of(const Picture *v, Sq cell) {
    const Shade *shade = ink_shade(v->g->display->cells[cell].shade);
    if (pos_at(v->p, cell) == PIECE_HOLE)
        return "#dce6ea";
    return overlay_last(v->o, cell) ? shade->last : shade->fill;
}

static void draw_cells(const Picture *v) {
    str_add(v->out, "<g stroke=\"#5b4630\" stroke-width=\"1\" stroke-linejoin=\"round\">\n");
    for (int c = 0; c < v->g->graph.ncells; c++)
        polygon(v, &v->g->display->cells[c], fill_of(v, (Sq)c));
    str_add(v->out, "</g>\n");
}

/* ---- names ---- */

static void draw_labels(const Picture *v) {
    Labels all = {0};
    rim_labels(v->g, &all);
    for (size_t i = 0; i < all.n; i++) {
        const Label *l = &all.at[i];
        text_at(v, place(v, l->at), l->small ? 8.5f : 14, l->small ? "#3f3020" : "#4a3a28",
                l->text, (size_t)l->n);
    }
    labels_free(&all);
}

/* ---- pieces ---- */

static void draw_disc(const Picture *v, Point at, float r, const char *fill) {
    char style[80];
    snprintf(style, sizeof style, "fill=\"%s\" stroke=\"#2b2117\" stroke-width=\"1.5\"", fill);
    circle(v, at, r, style);
    circle(v, at, r * 0.84f, "fill=\"none\" stroke=\"#8a7a66\" stroke-width=\"0.8\"");
}

static void draw_piece(const Picture *v, Sq cell) {
    Piece x = pos_at(v->p, cell);
    int owner = v->g->owner[x];
    const KindLook *kind = &v->g->display->kinds[v->g->kind[x]];
    const Ink *ink = ink_of(v->g, owner);
    const char *glyph = owner < v->g->nplayers ? kind->glyph[owner] : NULL;
    const char *sign = glyph ? glyph : kind->letter;
    Point at = place(v, v->g->display->cells[cell].at);
    float r = rim_room(&v->g->display->cells[cell]) * DISC * UNIT,
          wide = (float)words_width(sign) * 0.75f;
    draw_disc(v, at, r, ink->fill);
    text_at(v, at, r * (glyph ? 1.5f : 1.15f) / fmaxf(1, wide), ink->line, sign, strlen(sign));
}

static void draw_pieces(const Picture *v) {
    str_add(v->out, "<g font-weight=\"bold\">\n");
    for (int c = 0; c < v->g->graph.ncells; c++)
        if (piece_is(pos_at(v->p, (Sq)c)))
            draw_piece(v, (Sq)c);
    str_add(v->out, "</g>\n");
}

/* ---- what is laid over ---- */

static void draw_marks(const Picture *v) {
    for (int c = 0; c < v->g->graph.ncells; c++) {
        Point at = place(v, v->g->display->cells[c].at);
        float room = rim_room(&v->g->display->cells[c]) * UNIT;
        bool piece = piece_is(pos_at(v->p, (Sq)c));
        Mark mark = overlay_mark(v->o, (Sq)c);
        if (mark == MARK_BLOCKED)
            circle(v, at, room * 0.9f, "fill=\"none\" stroke=\"#7b1fa2\" stroke-width=\"4\"");
        else if (mark == MARK_REACH && piece)
            circle(v, at, room * 0.9f, "fill=\"none\" stroke=\"#c62828\" stroke-width=\"4\"");
        else if (mark == MARK_REACH)
            circle(v, at, room * 0.3f, "fill=\"#1b5e20\" fill-opacity=\"0.8\"");
    }
}

/* The way of a step: straight, or through the corner where cells touch that have no side in
** common, as those have not that face each other across the middle of a disc. */
static int step_points(const Picture *v, Sq from, Sq to, Point way[3]) {
    const CellLook *a = &v->g->display->cells[from], *b = &v->g->display->cells[to];
    int n = 0;
    Point corner;
    way[n++] = a->at;
    if (rim_touch(a, b, &corner) == TOUCH_CORNER)
        way[n++] = corner;
    way[n++] = b->at;
    return n;
}

/* The end of a line to a cell: its middle, or the rim of the piece there. */
static Point line_end(const Picture *v, Point from, Sq last) {
    Point to = v->g->display->cells[last].at;
    float dx = to.x - from.x, dy = to.y - from.y, far = sqrtf(dx * dx + dy * dy);
    float back =
        piece_is(pos_at(v->p, last)) ? rim_room(&v->g->display->cells[last]) * DISC : 0;
    if (far > back)
        to = (Point){to.x - dx / far * back, to.y - dy / far * back};
    return to;
}

static void draw_path(const Picture *v) {
    if (!v->o || v->o->npath < 2)
        return;
    str_add(v->out, "<polyline fill=\"none\" stroke=\"#1565c0\" stroke-width=\"4\" "
                    "stroke-linejoin=\"round\" stroke-linecap=\"round\" "
                    "marker-end=\"url(#arrow)\" points=\"");
    for (int i = 0; i + 1 < v->o->npath; i++) {
        Point way[3];
        Sq to = v->o->path[i + 1];
        int n = step_points(v, v->o->path[i], to, way);
        for (int k = 0; k + 1 < n; k++)
            point(v, way[k]);
        if (i + 2 == v->o->npath)
            point(v, line_end(v, way[n - 2], to));
    }
    str_add(v->out, "\"/>\n");
    for (int i = 0; i + 1 < v->o->npath; i++)
        circle(v, place(v, v->g->display->cells[v->o->path[i]].at), 5, "fill=\"#1565c0\"");
}

static void draw_strides(const Picture *v) {
    if (!v->o || v->o->nstrides == 0)
        return;
    str_add(v->out, "<g fill=\"none\" stroke=\"#1b5e20\" stroke-width=\"2\" "
                    "stroke-opacity=\"0.7\" stroke-linejoin=\"round\">\n");
    for (int i = 0; i < v->o->nstrides; i++) {
        Point way[3];
        int n = step_points(v, v->o->stride[i].from, v->o->stride[i].to, way);
        str_add(v->out, "<polyline points=\"");
        for (int k = 0; k < n; k++)
            point(v, way[k]);
        str_add(v->out, "\"/>\n");
    }
    str_add(v->out, "</g>\n");
}

static void draw_head(const Picture *v) {
    const float box[] = {v->left, v->top, v->width, v->height};
    str_add(v->out, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"");
    for (int i = 0; i < 4; i++) {
        number(v, box[i]);
        str_add(v->out, i < 3 ? " " : "\"");
    }
    attribute(v, "width", v->width);
    attribute(v, "height", v->height);
    str_add(v->out, " font-family=\"DejaVu Sans, Noto Sans, sans-serif\" "
                    "text-anchor=\"middle\">\n<title>");
    add_escaped(v->out, v->g->display->name ? v->g->display->name : "", SIZE_MAX);
    str_add(v->out, "</title>\n<defs><marker id=\"arrow\" viewBox=\"0 0 10 10\" refX=\"8\" "
                    "refY=\"5\" markerWidth=\"5\" markerHeight=\"5\" orient=\"auto\">"
                    "<path d=\"M0,0 L10,5 L0,10 z\" fill=\"#1565c0\"/></marker></defs>\n<rect");
    attribute(v, "x", v->left);
    attribute(v, "y", v->top);
    attribute(v, "width", v->width);
    attribute(v, "height", v->height);
    str_add(v->out, " rx=\"8\" fill=\"#f6efe2\"/>\n");
}

void svg_write(const Pos *p, const Overlay *o, bool flipped, Str *out) {
    Picture v = {.p = p, .g = p->game, .o = o, .flipped = flipped, .out = out};
    measure(&v);
    draw_head(&v);
    draw_cells(&v);
    draw_labels(&v);
    draw_strides(&v);
    draw_path(&v);
    draw_pieces(&v);
    draw_marks(&v);
    str_add(out, "</svg>\n");
}
