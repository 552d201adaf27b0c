/*
** raster.c -- the terminal's characters laid over the outlines of the cells.
**
** A character is twice as high as it is wide. The scale is the largest that fits, if no two
** cells' signs meet at it. Signs and labels are set first; what is left shows the ground of the
** cell that lies there.
*/
#include "raster.h"

#include "labels.h"
#include "text/write/words.h"
#include "outline.h"

#include <math.h>
#include <stdlib.h>

/* SCALES: lines for the board's unit, tried in this order. ABOVE: lines that a terminal needs
** besides the board, for what is said and asked. EDGE: columns for half a label. */
static const float SCALES[] = {3, 2.75f, 2.5f, 2.25f, 2, 1.75f, 1.5f, 1.25f, 1};
enum { NSCALES = sizeof SCALES / sizeof SCALES[0], ABOVE = 3, EDGE = 3 };

/* A character. */
typedef struct Pixel {
    int line, column;
} Pixel;

typedef struct Raster {
    Canvas canvas;
    const Game *g;
    Labels labels; /* owned */
    float scale;
    Box box; /* in units, as drawn */
    int lines, columns;
} Raster;

/* ---- where things stand ---- */

/* Turned as the board is drawn, and back. */
static Point turned(const Raster *r, Point p) {
    return r->canvas.s->flipped ? (Point){-p.x, -p.y} : p;
}

static void measure(Raster *r) {
    Box b = outline_box(r->g);
    for (size_t i = 0; i < r->labels.n; i++)
        b = box_with(b, r->labels.at[i].at);
    bool flipped = r->canvas.s->flipped;
    r->box = flipped ? (Box){-b.right, -b.left, -b.top, -b.bottom} : b;
}

/* The first of n columns for what has its middle at p. */
static Pixel pixel(const Raster *r, Point p, int n) {
    p = turned(r, p);
    return (Pixel){(int)lroundf((r->box.top - p.y) * r->scale),
                   (int)lroundf((p.x - r->box.left) * 2 * r->scale) + EDGE - n / 2};
}

static Point point_at(const Raster *r, float line, int column) {
    return turned(r, (Point){r->box.left + (float)(column - EDGE) / (2 * r->scale),
                             r->box.top - line / r->scale});
}

static Pixel cell_pixel(const Raster *r, Sq cell, int columns) {
    return pixel(r, r->g->display->cells[cell].at, columns);
}

/* Has every sign its own columns? */
static bool signs_apart(const Raster *r) {
    for (Sq a = 0; a < r->g->graph.ncells; a++)
        for (Sq b = 0; b < a; b++) {
            Pixel x = cell_pixel(r, a, CELL_COLUMNS), y = cell_pixel(r, b, CELL_COLUMNS);
            if (x.line == y.line && abs(x.column - y.column) < CELL_COLUMNS)
                return false;
        }
    return true;
}

static bool has_room(Raster *r) {
    Pixel last = pixel(r, turned(r, (Point){r->box.right, r->box.bottom}), 0);
    r->lines = last.line + 1;
    r->columns = last.column + EDGE + 1;
    return r->lines + ABOVE <= r->canvas.s->height && r->columns <= r->canvas.s->width;
}

/* Finds the scale; false where the terminal is too small for the board. */
static bool fits(Raster *r) {
    for (int i = 0; i < NSCALES; i++) {
        r->scale = SCALES[i];
        if (has_room(r))
            return signs_apart(r);
    }
    return false;
}

/* ---- drawing ---- */

static Sq sign_at(const Raster *r, int line, int column) {
    for (Sq c = 0; c < r->g->graph.ncells; c++) {
        int columns = canvas_width(&r->canvas, c);
        Pixel s = cell_pixel(r, c, columns);
        if (columns > 0 && s.line == line && s.column == column)
            return c;
    }
    return SQ_NONE;
}

/* Of signs that take no column, a column all the same: drawing goes on behind it. */
static int label_width(const Label *l) {
    int width = words_width_of(l->text, (size_t)l->n);
    return width > 0 ? width : 1;
}

static const Label *label_at(const Raster *r, int line, int column) {
    for (size_t i = 0; i < r->labels.n; i++) {
        const Label *l = &r->labels.at[i];
        Pixel s = pixel(r, l->at, label_width(l));
        if (!l->small && s.line == line && (s.column > 0 ? s.column : 0) == column)
            return l;
    }
    return NULL;
}

/* The cells whose ground a column shows. */
typedef struct Halves {
    Sq upper, lower;
} Halves;

static const Halves NO_GROUND = {SQ_NONE, SQ_NONE};

/* A cell that exists no more has no ground. */
static Sq ground_at(const Raster *r, float line, int column) {
    Sq cell = outline_cell(r->g, point_at(r, line, column));
    return cell != SQ_NONE && pos_at(r->canvas.p, cell) == PIECE_HOLE ? SQ_NONE : cell;
}

/* Draws what begins in a column; how many columns it takes. *before: what the last one showed. */
static int draw_at(const Raster *r, int line, int column, Halves *before) {
    const Canvas *c = &r->canvas;
    Sq sign = sign_at(r, line, column);
    const Label *label = label_at(r, line, column);
    Halves old = *before;
    *before = NO_GROUND;
    if (sign != SQ_NONE) {
        canvas_sign(c, sign);
        return canvas_width(c, sign);
    }
    if (label) {
        if (old.upper != SQ_NONE || old.lower != SQ_NONE)
            canvas_end(c);
        str_addn(c->out, label->text, (size_t)label->n);
        return label_width(label);
    }
    float half = c->s->unicode ? 0.25f : 0;
    Halves now = {ground_at(r, (float)line - half, column),
                  ground_at(r, (float)line + half, column)};
    canvas_halves(c, now.upper, now.lower, now.upper == old.upper && now.lower == old.lower);
    *before = now;
    return 1;
}

static void draw_line(const Raster *r, int line) {
    Str *out = r->canvas.out;
    size_t begin = out->n;
    Halves before = NO_GROUND;
    for (int column = 0; column < r->columns;)
        column += draw_at(r, line, column, &before);
    canvas_end(&r->canvas);
    str_trim(out, begin);
    str_addc(out, '\n');
}

bool raster_write(const Canvas *c) {
    Raster r = {.canvas = *c, .g = c->p->game};
    r.canvas.cells = c->s->color ? CELL_TILE : CELL_PLAIN;
    if (c->s->height == 0)
        return false;
    labels_find(r.g, &r.labels);
    measure(&r);
    bool room = fits(&r);
    for (int line = 0; room && line < r.lines; line++)
        draw_line(&r, line);
    labels_free(&r.labels);
    return room;
}
