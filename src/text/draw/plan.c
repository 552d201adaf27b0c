/*
** plan.c -- a raster of the terminal's characters over the outlines of the cells.
**
** A character is twice as high as it is wide. The scale is the largest that fits, if no two
** cells' signs meet at it. Signs and labels are set first; what is left shows the ground of the
** cell that lies there.
*/
#include "plan.h"

#include "face.h"
#include "rim.h"

#include <math.h>

/* SCALES: lines for the board's unit, tried in this order. ABOVE: lines that a terminal needs
** besides the board, for what is said and asked. EDGE: columns for half a label. */
static const float SCALES[] = {3, 2.75f, 2.5f, 2.25f, 2, 1.75f, 1.5f, 1.25f, 1};
enum { NSCALES = sizeof SCALES / sizeof SCALES[0], ABOVE = 3, EDGE = 3 };

typedef struct Spot {
    int line, column;
} Spot;

typedef struct Plan {
    Face face;
    const Game *g;
    Labels labels; /* owned */
    float scale;
    float left, top, right, bottom; /* in units, as drawn */
    int lines, columns;
} Plan;

/* ---- where things stand ---- */

static Point seen(const Plan *v, Point p) {
    return v->face.s->flipped ? (Point){-p.x, -p.y} : p;
}

static void include(Plan *v, Point p) {
    p = seen(v, p);
    v->left = fminf(v->left, p.x), v->right = fmaxf(v->right, p.x);
    v->bottom = fminf(v->bottom, p.y), v->top = fmaxf(v->top, p.y);
}

static void measure(Plan *v) {
    v->left = v->bottom = 1e9f;
    v->right = v->top = -1e9f;
    for (int c = 0; c < v->g->graph.ncells; c++)
        for (int i = 0; i < v->g->display->cells[c].npoints; i++)
            include(v, v->g->display->cells[c].outline[i]);
    for (size_t i = 0; i < v->labels.n; i++)
        include(v, v->labels.at[i].at);
}

/* The first of n columns for what has its middle at p. */
static Spot spot(const Plan *v, Point p, int n) {
    p = seen(v, p);
    return (Spot){(int)lroundf((v->top - p.y) * v->scale),
                  (int)lroundf((p.x - v->left) * 2 * v->scale) + EDGE - n / 2};
}

static Point point_at(const Plan *v, float line, int column) {
    Point p = {v->left + (float)(column - EDGE) / (2 * v->scale), v->top - line / v->scale};
    return seen(v, p);
}

static Spot sign_spot(const Plan *v, Sq cell, int columns) {
    return spot(v, v->g->display->cells[cell].at, columns);
}

/* Has every sign its own columns? */
static bool signs_apart(const Plan *v) {
    for (Sq a = 0; a < v->g->graph.ncells; a++)
        for (Sq b = 0; b < a; b++) {
            Spot x = sign_spot(v, a, FACE_CELL), y = sign_spot(v, b, FACE_CELL);
            if (x.line == y.line && x.column < y.column + FACE_CELL &&
                y.column < x.column + FACE_CELL)
                return false;
        }
    return true;
}

static bool has_room(Plan *v) {
    Spot last = spot(v, seen(v, (Point){v->right, v->bottom}), 0);
    v->lines = last.line + 1;
    v->columns = last.column + EDGE + 1;
    return v->lines + ABOVE <= v->face.s->height && v->columns <= v->face.s->width;
}

/* Finds the scale; false where the terminal is too small for the board. */
static bool fits(Plan *v) {
    for (int i = 0; i < NSCALES; i++) {
        v->scale = SCALES[i];
        if (has_room(v))
            return signs_apart(v);
    }
    return false;
}

/* ---- drawing ---- */

static Sq sign_at(const Plan *v, int line, int column) {
    for (Sq c = 0; c < v->g->graph.ncells; c++) {
        int columns = face_width(&v->face, c);
        Spot s = sign_spot(v, c, columns);
        if (columns > 0 && s.line == line && s.column == column)
            return c;
    }
    return SQ_NONE;
}

static const Label *label_at(const Plan *v, int line, int column) {
    for (size_t i = 0; i < v->labels.n; i++) {
        const Label *l = &v->labels.at[i];
        Spot s = spot(v, l->at, l->n);
        if (!l->small && s.line == line && s.column == column)
            return l;
    }
    return NULL;
}

/* The cells whose ground a column shows. */
typedef struct Halves {
    Sq upper, lower;
} Halves;

/* A cell that exists no more has no ground. */
static Sq ground_at(const Plan *v, float line, int column) {
    Sq cell = rim_cell(v->g, point_at(v, line, column));
    return cell != SQ_NONE && pos_at(v->face.p, cell) == PIECE_HOLE ? SQ_NONE : cell;
}

static Halves halves_at(const Plan *v, int line, int column) {
    float half = v->face.s->unicode ? 0.25f : 0;
    return (Halves){ground_at(v, (float)line - half, column),
                    ground_at(v, (float)line + half, column)};
}

/* Draws what begins in a column; how many columns it takes. *before: what the last one showed. */
static int draw_at(const Plan *v, int line, int column, Halves *before) {
    Sq sign = sign_at(v, line, column);
    const Label *label = label_at(v, line, column);
    Halves now = {SQ_NONE, SQ_NONE}, old = *before;
    *before = now;
    if (sign != SQ_NONE) {
        face_sign(&v->face, sign);
        face_end(&v->face);
        return face_width(&v->face, sign);
    }
    if (label) {
        if (old.upper != SQ_NONE || old.lower != SQ_NONE)
            face_end(&v->face);
        str_addn(v->face.out, label->text, (size_t)label->n);
        return label->n;
    }
    *before = now = halves_at(v, line, column);
    face_halves(&v->face, now.upper, now.lower,
                now.upper == old.upper && now.lower == old.lower);
    return 1;
}

static void draw_line(const Plan *v, int line) {
    Str *out = v->face.out;
    size_t begin = out->n;
    Halves before = {SQ_NONE, SQ_NONE};
    for (int column = 0; column < v->columns;)
        column += draw_at(v, line, column, &before);
    face_end(&v->face);
    while (out->n > begin && out->at[out->n - 1] == ' ')
        out->at[--out->n] = '\0';
    str_addc(out, '\n');
}

bool plan_write(const Pos *p, const Overlay *o, const BoardStyle *s, Str *out) {
    FaceKind kind = s->color ? FACE_TILES : FACE_PLAIN;
    Plan v = {.face = {.p = p, .o = o, .s = s, .kind = kind, .out = out}, .g = p->game};
    if (s->height == 0)
        return false;
    rim_labels(v.g, &v.labels);
    measure(&v);
    bool room = fits(&v);
    for (int line = 0; room && line < v.lines; line++)
        draw_line(&v, line);
    labels_free(&v.labels);
    return room;
}
