/*
** svg.c -- a picture is drawn in layers: cells, labels, walks, pieces, and marks on top.
**
** Board coordinates (y to the north) become picture coordinates (y down) in one function,
** place().
*/
#include "svg.h"

#include "base/shown.h"
#include "beside.h"
#include "labels.h"
#include "links.h"
#include "outline.h"
#include "palette.h"
#include "text/write/words.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Of lines below the board. TEXT: size of the letters. LINE: from one line to the next. LETTER:
** about the width of a letter. */
static const float TEXT = 13, LINE = 19, LETTER = 7.2f;
/* UNIT: picture units in a board unit. MARGIN: in board units around the outlines, with room
** for labels. BARE: without. DISC: radius of a piece, as a part of the room in its cell. */
static const float UNIT = 48, MARGIN = 0.62f, BARE = 0.08f, DISC = 0.8f;

typedef struct Picture {
    const Pos *p;
    const Game *g;
    const CellLook *cells;
    const Overlay *o;
    const BoardStyle *s;
    Str *out;
} Picture;

static Point place(const Picture *v, Point p) {
    float sign = v->s->flipped ? -1 : 1;
    return (Point){sign * p.x * UNIT, -sign * p.y * UNIT};
}

/* ---- writing ---- */

/* Writes a number with one decimal, unless that is 0, and with a point in any locale. */
static void put_number(float x, Str *out) {
    long tenths = lroundf(x * 10);
    str_addf(out, "%s%ld", tenths < 0 ? "-" : "", labs(tenths) / 10);
    if (tenths % 10 != 0)
        str_addf(out, ".%ld", labs(tenths) % 10);
}

void svg_escaped(const char *text, int n, Str *out) {
    Str shown = {0};
    shown_addn(&shown, text, (size_t)n);
    for (const char *at = str_text(&shown); *at; at++)
        switch (*at) {
        case '<': str_add(out, "&lt;"); break;
        case '>': str_add(out, "&gt;"); break;
        case '&': str_add(out, "&amp;"); break;
        case '"': str_add(out, "&quot;"); break;
        default: str_addc(out, *at);
        }
    str_free(&shown);
}

/* Writes a form with its signs filled in: '%' by a number (a double), '$' by a text that is
** written as it is, '@' by an int and a text of that many bytes, which is escaped for XML. */
static void put(const Picture *v, const char *form, ...) {
    va_list args;
    va_start(args, form);
    for (; *form; form++)
        if (*form == '%') {
            put_number((float)va_arg(args, double), v->out);
        } else if (*form == '$') {
            str_add(v->out, va_arg(args, const char *));
        } else if (*form == '@') {
            int n = va_arg(args, int);
            svg_escaped(va_arg(args, const char *), n, v->out);
        } else {
            str_addc(v->out, *form);
        }
    va_end(args);
}

/* Writes points of the board as a list of points. */
static void points(const Picture *v, const Point *p, int n) {
    for (int i = 0; i < n; i++) {
        Point q = place(v, p[i]);
        put(v, "%,% ", q.x, q.y);
    }
}

/* Writes a text with its middle at `at`: the baseline is a third of its size lower. */
static void text_at(const Picture *v, Point at, float size, const char *fill, const char *text,
                    int n) {
    put(v, "<text x=\"%\" y=\"%\" font-size=\"%\" fill=\"$\">@</text>\n", at.x,
        at.y + size * 0.35f, size, fill, n, text);
}

/* Gives a part of the picture a class, for style sheets and scripts, if the style has
** classes. */
static void put_class(const Picture *v, const char *what) {
    if (v->s->classes)
        put(v, " class=\"$\"", what);
}

/* Opens a group for everything of one class, if the style has classes. */
static void open_part(const Picture *v, const char *what) {
    if (v->s->classes)
        put(v, "<g class=\"$\">\n", what);
}

static void close_part(const Picture *v) {
    if (v->s->classes)
        put(v, "</g>\n");
}

static void put_data(const Picture *v, const char *what, const char *value) {
    if (v->s->classes)
        put(v, " data-$=\"@\"", what, (int)strlen(value), value);
}

static void put_cell_class(const Picture *v, Sq c) {
    char what[48];
    snprintf(what, sizeof what, "cell shade%d%s%s", v->cells[c].shade,
             pos_at(v->p, c) == PIECE_HOLE ? " hole" : "",
             overlay_last(v->o, c) ? " last" : "");
    put_class(v, what);
    put_data(v, "cell", v->g->graph.cell_name[c]);
}

static void put_piece_class(const Picture *v, Piece x, Sq c) {
    char what[32];
    int owner = v->g->owner[x];
    snprintf(what, sizeof what, owner < v->g->nplayers ? "piece player%d" : "piece neutral",
             owner);
    put_class(v, what);
    if (c != SQ_NONE)
        put_data(v, "cell", v->g->graph.cell_name[c]);
    put_data(v, "kind", v->g->kinds[v->g->kind[x]].name);
}

static void circle(const Picture *v, Point at, float r, const char *style) {
    put(v, "<circle cx=\"%\" cy=\"%\" r=\"%\" $/>\n", at.x, at.y, r, style);
}

/* ---- the board ---- */

static const char *fill_of(const Picture *v, Sq cell) {
    const CellColour *colour = palette_cell(v->cells[cell].shade);
    if (pos_at(v->p, cell) == PIECE_HOLE)
        return "#dce6ea";
    return overlay_last(v->o, cell) ? colour->last : colour->fill;
}

static void draw_outlines(const Picture *v, const char *stroke) {
    put(v, "<g stroke=\"$\" stroke-width=\"1\" stroke-linejoin=\"round\">\n", stroke);
    for (Sq c = 0; c < v->g->graph.ncells; c++) {
        put(v, "<polygon");
        put_cell_class(v, c);
        put(v, " fill=\"$\" points=\"", fill_of(v, c));
        points(v, v->cells[c].outline, v->cells[c].npoints);
        put(v, "\"/>\n");
    }
    put(v, "</g>\n");
}

static bool is_shaded(const Picture *v) {
    for (Sq c = 0; c < v->g->graph.ncells; c++)
        if (v->cells[c].shade != 0)
            return true;
    return false;
}

/* Draws one ground under a board of points, whose cells have no shades of their own to show. */
static void draw_ground(const Picture *v) {
    Box b = outline_box(v->g);
    const Point corner[] = {
        {b.left, b.bottom}, {b.right, b.bottom}, {b.right, b.top}, {b.left, b.top}};
    put(v, "<polygon fill=\"$\" stroke=\"#5b4630\" points=\"", palette_cell(0)->fill);
    points(v, corner, 4);
    put(v, "\"/>\n");
}

static void draw_links(const Picture *v, const Strides *links) {
    put(v, "<g stroke=\"#3f3020\" stroke-width=\"2\">\n");
    for (size_t i = 0; i < links->n; i++) {
        Point from = place(v, v->cells[links->at[i].from].at);
        Point to = place(v, v->cells[links->at[i].to].at);
        put(v, "<line x1=\"%\" y1=\"%\" x2=\"%\" y2=\"%\"/>\n", from.x, from.y, to.x, to.y);
    }
    put(v, "</g>\n");
    for (Sq c = 0; c < v->g->graph.ncells; c++)
        circle(v, place(v, v->cells[c].at), 4, "fill=\"#3f3020\"");
}

static void draw_cells(const Picture *v) {
    Strides links = {0};
    links_find(v->g, &links);
    bool bare = links.n > 0 && !is_shaded(v);
    if (bare)
        draw_ground(v);
    draw_outlines(v, bare ? "none" : "#5b4630");
    if (links.n > 0)
        draw_links(v, &links);
    strides_free(&links);
}

/* Long labels are smaller: there is little room beside the board. */
static float label_size(const Label *l) {
    if (l->small)
        return 8.5f;
    return l->n > 4 ? 9 : l->n > 3 ? 11 : 14;
}

static void draw_labels(const Picture *v) {
    Labels all = {0};
    if (v->s->unlabelled)
        return;
    labels_find(v->g, &all);
    labels_own(v->g, v->p->side, &all);
    open_part(v, "label");
    for (size_t i = 0; i < all.n; i++) {
        const Label *l = &all.at[i];
        text_at(v, place(v, l->at), label_size(l), l->small ? "#3f3020" : "#4a3a28", l->text,
                l->n);
    }
    close_part(v);
    labels_free(&all);
}

/* ---- pieces ---- */

/* Gives a piece a title, its owner and name, which viewers show when it is pointed at. */
static void put_title(const Picture *v, Piece x) {
    int owner = v->g->owner[x];
    const char *player = owner < v->g->nplayers ? v->g->display->player[owner].name : "";
    const char *name = words_kind(v->g, x);
    put(v, "<title>@$@</title>", (int)strlen(player), player, *player ? "'s " : "",
        (int)strlen(name), name);
}

/* Whether the kind is shown by its drawing. */
static bool is_drawn(const Picture *v, int kind) {
    return v->g->display->kinds[kind].drawing && !v->s->names;
}

static void draw_symbol(const Picture *v, int kind) {
    if (!is_drawn(v, kind))
        return;
    str_addf(v->out, "<symbol id=\"%skind%d\" viewBox=\"0 0 100 100\" fill=\"currentColor\">\n",
             v->s->prefix ? v->s->prefix : "", kind);
    put(v, "$</symbol>\n", v->g->display->kinds[kind].drawing);
}

/* Defines the drawings of the kinds that are on the board, each once. */
static void draw_symbols(const Picture *v) {
    KindSet there = 0;
    for (Sq c = 0; c < v->g->graph.ncells; c++) {
        Piece fallen = overlay_fallen(v->o, c);
        if (piece_is(pos_at(v->p, c)))
            there |= (KindSet)1 << v->g->kind[pos_at(v->p, c)];
        if (fallen)
            there |= (KindSet)1 << v->g->kind[fallen];
    }
    for (int k = 0; k < v->g->nkinds; k++)
        if (there >> k & 1)
            draw_symbol(v, k);
}

/* Draws what identifies the kind on its disc. */
static void draw_sign(const Picture *v, Piece x, Point at, float r) {
    int owner = v->g->owner[x], k = v->g->kind[x];
    const KindLook *kind = &v->g->display->kinds[k];
    const PieceColour *colour = palette_piece(v->g, owner);
    const char *glyph = owner < v->g->nplayers ? kind->glyph[owner] : NULL;
    if (is_drawn(v, k)) {
        float size = r * 1.56f;
        str_addf(v->out, "<use xlink:href=\"#%skind%d\"", v->s->prefix ? v->s->prefix : "", k);
        put(v, " x=\"%\" y=\"%\" width=\"%\" height=\"%\" color=\"$\"/>\n", at.x - size / 2,
            at.y - size / 2, size, size, colour->line);
        return;
    }
    const char *letter = v->s->names && kind->abbrev ? kind->abbrev : kind->letter;
    const char *sign = glyph && !v->s->names ? glyph : letter ? letter : "";
    float wide = (float)words_width(sign) * 0.75f;
    text_at(v, at, r * (sign == glyph ? 1.5f : 1.15f) / fmaxf(1, wide), colour->line, sign,
            (int)strlen(sign));
}

/* If the players are White and Black, and each has a glyph of his own for the kind, the other
** player's glyph; else NULL. Such pieces are drawn as figures. */
static const char *other_glyph(const Picture *v, Piece x) {
    const KindLook *kind = &v->g->display->kinds[v->g->kind[x]];
    int owner = v->g->owner[x];
    if (v->g->nplayers != 2 || owner > 1 || v->s->names || is_drawn(v, v->g->kind[x]) ||
        !kind->glyph[0] || !kind->glyph[1] || strcmp(kind->glyph[0], kind->glyph[1]) == 0 ||
        palette_plain(v->g, 0) == palette_plain(v->g, 1))
        return NULL;
    return palette_plain(v->g, owner) && palette_plain(v->g, !owner) ? kind->glyph[!owner]
                                                                     : NULL;
}

/* Draws a figure, as in print, without a disc. Black's glyph is solid: for White it is filled
** with white, and White's outline laid over it. */
static void draw_figure(const Picture *v, Piece x, const char *other, Point at, float r) {
    int owner = v->g->owner[x];
    const char *own = v->g->display->kinds[v->g->kind[x]].glyph[owner];
    const PieceColour *colour = palette_piece(v->g, owner);
    bool white = palette_plain(v->g, owner) == 'w';
    const char *full = white ? other : own, *line = white ? colour->line : colour->fill;
    text_at(v, at, r * 2.25f, colour->fill, full, (int)strlen(full));
    if (white)
        text_at(v, at, r * 2.25f, line, own, (int)strlen(own));
}

/* Draws a piece with its middle at a point of the picture; `cell` is where it stands, or
** SQ_NONE. */
static void draw_piece(const Picture *v, Piece x, Sq cell, Point at, float r) {
    const PieceColour *colour = palette_piece(v->g, v->g->owner[x]);
    const char *other = other_glyph(v, x);
    put(v, "<g");
    put_piece_class(v, x, cell);
    put(v, ">");
    put_title(v, x);
    if (other) {
        put(v, "\n");
        draw_figure(v, x, other, at, r);
        put(v, "</g>\n");
        return;
    }
    put(v,
        "\n<circle cx=\"%\" cy=\"%\" r=\"%\" fill=\"$\" stroke=\"#2b2117\" "
        "stroke-width=\"1.5\"/>\n",
        at.x, at.y, r, colour->fill);
    circle(v, at, r * 0.84f, "fill=\"none\" stroke=\"#8a7a66\" stroke-width=\"0.8\"");
    draw_sign(v, x, at, r);
    put(v, "</g>\n");
}

/* Draws what stands on a cell: one piece, or two smaller ones, side by side. */
static void draw_men(const Picture *v, Sq cell) {
    Piece fallen = overlay_fallen(v->o, cell);
    Point at = place(v, v->cells[cell].at);
    float r = outline_room(&v->cells[cell]) * DISC * UNIT, aside = r * 0.5f;
    if (fallen) {
        draw_piece(v, fallen, cell, (Point){at.x + aside, at.y + aside}, r * 0.6f);
        at = (Point){at.x - aside, at.y - aside};
    }
    draw_piece(v, pos_at(v->p, cell), cell, at, fallen ? r * 0.6f : r);
}

static void draw_pieces(const Picture *v) {
    put(v, "<g font-weight=\"bold\">\n");
    for (Sq c = 0; c < v->g->graph.ncells; c++)
        if (piece_is(pos_at(v->p, c)))
            draw_men(v, c);
    put(v, "</g>\n");
}

/* ---- what is drawn over the board ---- */

static void cross(const Picture *v, Point at, float arm) {
    put(v, "<path d=\"M% %L% %M% %L% %\" stroke=\"#c62828\" stroke-width=\"4\"/>\n",
        (double)(at.x - arm), (double)(at.y - arm), (double)(at.x + arm), (double)(at.y + arm),
        (double)(at.x - arm), (double)(at.y + arm), (double)(at.x + arm), (double)(at.y - arm));
}

static void draw_mark(const Picture *v, Sq c, Mark mark) {
    Point at = place(v, v->cells[c].at);
    float room = outline_room(&v->cells[c]) * UNIT;
    if (mark == MARK_BLOCKED)
        circle(v, at, room * 0.9f, "fill=\"none\" stroke=\"#7b1fa2\" stroke-width=\"4\"");
    else if (mark == MARK_TAKE)
        cross(v, at, room * 0.25f);
    else if (piece_is(pos_at(v->p, c)))
        circle(v, at, room * 0.9f, "fill=\"none\" stroke=\"#c62828\" stroke-width=\"4\"");
    else if (v->o && set_has(&v->o->leap, c))
        circle(v, at, room * 0.3f, "fill=\"none\" stroke=\"#1b5e20\" stroke-width=\"4\"");
    else
        circle(v, at, room * (v->o && set_has(&v->o->slide, c) ? 0.16f : 0.3f),
               "fill=\"#1b5e20\" fill-opacity=\"0.8\"");
}

static void draw_marks(const Picture *v) {
    for (Sq c = 0; c < v->g->graph.ncells; c++) {
        Mark mark = overlay_mark(v->o, c);
        bool takes = mark == MARK_TAKE || piece_is(pos_at(v->p, c));
        if (mark != MARK_BLOCKED && mark != MARK_REACH && mark != MARK_TAKE)
            continue;
        if (v->s->classes) {
            put(v, "<g");
            put_class(v, mark == MARK_BLOCKED ? "mark stop"
                         : takes              ? "mark take"
                                              : "mark reach");
            put_data(v, "cell", v->g->graph.cell_name[c]);
            put(v, ">");
        }
        draw_mark(v, c, mark);
        put(v, v->s->classes ? "</g>\n" : "");
    }
}

/* The line of a step: straight or, if the two cells touch by a corner alone, through that
** corner. So a step between cells that face each other across the middle of a disc goes through
** the middle. */
static int step_points(const Picture *v, Sq from, Sq to, Point way[3]) {
    const CellLook *a = &v->cells[from], *b = &v->cells[to];
    bool corner = outline_touch(a, b, &way[1]) == TOUCH_CORNER;
    way[0] = a->at;
    way[1 + corner] = b->at;
    return 2 + corner;
}

/* Where a line to a cell ends: in the middle, or at the edge of the piece there. */
static Point line_end(const Picture *v, Point from, Sq last) {
    Point to = v->cells[last].at;
    float dx = to.x - from.x, dy = to.y - from.y, far = hypotf(dx, dy);
    float back = piece_is(pos_at(v->p, last)) ? outline_room(&v->cells[last]) * DISC : 0;
    if (far > back)
        to = (Point){to.x - dx / far * back, to.y - dy / far * back};
    return to;
}

/* Draws the steps of other walks to the same end. */
static void draw_ways(const Picture *v, const Overlay *o) {
    for (int i = 0; i < o->nways; i++) {
        Point way[3];
        int n = step_points(v, o->way[i].from, o->way[i].to, way);
        put(v, "<polyline fill=\"none\" stroke=\"#1565c0\" stroke-width=\"2\" "
               "stroke-dasharray=\"6 4\" points=\"");
        points(v, way, n);
        put(v, "\"/>\n");
        circle(v, place(v, v->cells[o->way[i].from].at), 3, "fill=\"#1565c0\"");
    }
}

static void draw_path(const Picture *v, const Overlay *o) {
    if (o->npath < 2)
        return;
    open_part(v, "walk");
    draw_ways(v, o);
    put(v,
        "<polyline fill=\"none\" stroke=\"#1565c0\" stroke-width=\"4\" "
        "stroke-linejoin=\"round\" stroke-linecap=\"round\" "
        "marker-end=\"url(#$arrow)\" points=\"",
        v->s->prefix ? v->s->prefix : "");
    for (int i = 0; i + 1 < o->npath; i++) {
        Point way[3];
        int n = step_points(v, o->path[i], o->path[i + 1], way);
        bool last = i + 2 == o->npath;
        if (last)
            way[n - 1] = line_end(v, way[n - 2], o->path[i + 1]);
        points(v, way, last ? n : n - 1);
    }
    put(v, "\"/>\n");
    for (int i = 0; i + 1 < o->npath; i++)
        circle(v, place(v, v->cells[o->path[i]].at), 5, "fill=\"#1565c0\"");
    close_part(v);
}

/* Whether a slide ends with this step. */
static bool is_tip(const Overlay *o, Stride step) {
    for (int i = 0; i < o->nstrides; i++)
        if (o->stride[i].from == step.to)
            return false;
    return set_has(&o->slide, step.to);
}

static void draw_strides(const Picture *v, const Overlay *o) {
    if (o->nstrides == 0)
        return;
    put(v, "<g");
    put_class(v, "stride");
    put(v, " fill=\"none\" stroke=\"#1b5e20\" stroke-width=\"2\" "
           "stroke-opacity=\"0.7\" stroke-linejoin=\"round\">\n");
    for (int i = 0; i < o->nstrides; i++) {
        Point way[3];
        int n = step_points(v, o->stride[i].from, o->stride[i].to, way);
        bool tip = is_tip(o, o->stride[i]);
        put(v, tip ? "<polyline marker-end=\"url(#$tip)\" points=\"" : "<polyline points=\"",
            v->s->prefix ? v->s->prefix : "");
        if (tip)
            way[n - 1] = line_end(v, way[n - 2], o->stride[i].to);
        points(v, way, n);
        put(v, "\"/>\n");
    }
    put(v, "</g>\n");
}

/* The part of the plane that the picture shows, in picture units. */
typedef struct Frame {
    float left, top, width, height;
} Frame;

static Frame board_frame(const Picture *v) {
    Box b = outline_box(v->g);
    Point a = place(v, (Point){b.left, b.top}), z = place(v, (Point){b.right, b.bottom});
    float edge = (v->s->unlabelled ? BARE : MARGIN) * UNIT;
    return (Frame){fminf(a.x, z.x) - edge, fminf(a.y, z.y) - edge, fabsf(z.x - a.x) + 2 * edge,
                   fabsf(z.y - a.y) + 2 * edge};
}

/* Writes the lines that go below the board; nothing if the style wants none. Viewers fold
** several blanks into one. */
static void write_beside(const Picture *v, Str *lines) {
    if (v->s->beside)
        beside_write(v->p, (int)(board_frame(v).width / LETTER) - 2, " \u00b7 ", lines);
}

static Frame frame_of(const Picture *v) {
    Frame f = board_frame(v);
    Str lines = {0};
    write_beside(v, &lines);
    for (size_t i = 0; i < lines.n; i++)
        f.height += lines.at[i] == '\n' ? LINE : 0;
    f.height += lines.n ? LINE / 2 : 0;
    str_free(&lines);
    return f;
}

static void draw_beside(const Picture *v) {
    Frame f = board_frame(v);
    Point at = {f.left + f.width / 2, f.top + f.height + LINE / 3};
    Str lines = {0};
    write_beside(v, &lines);
    for (const char *line = str_text(&lines); *line; at.y += LINE) {
        int n = (int)strcspn(line, "\n");
        text_at(v, at, TEXT, "#2b2117", line, n);
        line += n + 1;
    }
    str_free(&lines);
}

static void put_marker(const Picture *v, const char *name, const char *colour) {
    put(v,
        "<marker id=\"$$\" viewBox=\"0 0 10 10\" refX=\"8\" "
        "refY=\"5\" markerWidth=\"5\" markerHeight=\"5\" orient=\"auto\">"
        "<path d=\"M0,0 L10,5 L0,10 z\" fill=\"$\"/></marker>\n",
        v->s->prefix ? v->s->prefix : "", name, colour);
}

static void put_svg(const Picture *v, Frame f, float width) {
    put(v,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"% % % %\" width=\"%\" "
        "height=\"%\" font-family=\"DejaVu Sans, Noto Sans, sans-serif\" "
        "text-anchor=\"middle\" "
        "xmlns:xlink=\"http://www.w3.org/1999/xlink\">\n",
        f.left, f.top, f.width, f.height, width, width * f.height / f.width);
}

static void draw_head(const Picture *v) {
    const char *title = v->g->display->name ? v->g->display->name : "";
    Frame f = frame_of(v);
    put_svg(v, f, v->s->size ? (float)v->s->size : f.width);
    put(v, "<title>@</title>\n", (int)strlen(title), title);
    put(v, "<defs>");
    put_marker(v, "arrow", "#1565c0");
    if (v->o && v->o->nstrides && !set_empty(v->o->slide))
        put_marker(v, "tip", "#1b5e20");
    draw_symbols(v);
    put(v, "</defs>\n"
           "<rect");
    put_class(v, "ground");
    put(v, " x=\"%\" y=\"%\" width=\"%\" height=\"%\" rx=\"8\" fill=\"#f6efe2\"/>\n", f.left,
        f.top, f.width, f.height);
}

static Picture picture_of(const Pos *p, const Overlay *o, const BoardStyle *s, Str *out) {
    return (Picture){
        .p = p, .g = p->game, .cells = p->game->display->cells, .o = o, .s = s, .out = out};
}

void svg_write(const Pos *p, const Overlay *o, const BoardStyle *s, Str *out) {
    const Picture v = picture_of(p, o, s, out);
    draw_head(&v);
    draw_cells(&v);
    draw_labels(&v);
    if (o) {
        draw_strides(&v, o);
        draw_path(&v, o);
    }
    draw_pieces(&v);
    draw_marks(&v);
    draw_beside(&v);
    put(&v, "</svg>\n");
}

void svg_piece(const Game *g, Piece x, Str *out) {
    static const BoardStyle style = {0};
    const Picture v = {.g = g, .cells = g->display->cells, .s = &style, .out = out};
    put_svg(&v, (Frame){-50, -50, 100, 100}, 100);
    put(&v, "<defs>");
    draw_symbol(&v, g->kind[x]);
    put(&v, "</defs>\n<g font-weight=\"bold\">\n");
    draw_piece(&v, x, SQ_NONE, (Point){0, 0}, 46);
    put(&v, "</g>\n</svg>\n");
}

void svg_size(const Pos *p, const BoardStyle *s, float *width, float *height) {
    const Picture v = picture_of(p, NULL, s, NULL);
    Frame f = frame_of(&v);
    *width = f.width;
    *height = f.height;
}
