/*
** raster.c -- the terminal's characters laid over the outlines of the cells.
**
** A character is twice as high as it is wide. A round board is drawn at the largest scale that
** fits, provided that no two cells' signs overlap. With level rows, each row gets one line,
** whatever becomes of the angles. Signs and labels are placed first, then links between points;
** the rest shows the ground of the cell that lies there.
*/
#include "raster.h"

#include "labels.h"
#include "links.h"
#include "outline.h"
#include "text/write/words.h"

#include <math.h>
#include <stdlib.h>

/* SCALES: lines per board unit, tried in this order. ABOVE: lines of the terminal to leave for
** what is said and for the prompt. EDGE: columns for half a label. WIDTH: assumed where the
** terminal's is unknown. LINES_PER_ROW: spread out over more lines than this, a board could not
** be made out. */
static const float SCALES[] = {3, 2.75f, 2.5f, 2.25f, 2, 1.75f, 1.5f, 1.25f, 1};
enum {
    NSCALES = sizeof SCALES / sizeof SCALES[0],
    ABOVE = 3,
    EDGE = 3,
    WIDTH = 80,
    LINES_PER_ROW = 4
};
/* OFF_GRID: what is too little to matter. FAR_OFF: beyond any board. */
static const float OFF_GRID = 0.05f, FAR_OFF = 1e6f;

/* The place of a character. */
typedef struct Pixel {
    int line, column;
} Pixel;

typedef struct Raster {
    Canvas canvas;
    const Game *g;
    Labels labels;              /* owned */
    Strides links;              /* owned; empty unless `level` */
    bool level;                 /* the rows are level */
    float per_line, per_column; /* lines and columns per board unit */
    Box box;                    /* in board units, turned as drawn */
    int above, edge;            /* lines and columns before the box */
    int lines, columns;
} Raster;

/* ---- where things go ---- */

/* Turns a point as the board is drawn; the same function turns it back. */
static Point turned(const Raster *r, Point p) {
    return r->canvas.s->flipped ? (Point){-p.x, -p.y} : p;
}

/* Finds the box to draw. For level rows it holds just the middles of the cells: what lies
** around those is measured in lines and columns, by frame(). */
static void measure(Raster *r) {
    Box b = r->level ? outline_middles(r->g) : outline_box(r->g);
    for (size_t i = 0; i < r->labels.n && !r->level; i++)
        b = box_with(b, r->labels.at[i].at);
    bool flipped = r->canvas.s->flipped;
    r->box = flipped ? (Box){-b.right, -b.left, -b.top, -b.bottom} : b;
}

/* Where something of n columns begins that has its middle at p. */
static Pixel pixel(const Raster *r, Point p, int n) {
    p = turned(r, p);
    return (Pixel){(int)lroundf((r->box.top - p.y) * r->per_line) + r->above,
                   (int)lroundf((p.x - r->box.left) * r->per_column) + r->edge - n / 2};
}

static Point point_at(const Raster *r, float line, int column) {
    return turned(r, (Point){r->box.left + (float)(column - r->edge) / r->per_column,
                             r->box.top - (line - (float)r->above) / r->per_line});
}

static Pixel cell_pixel(const Raster *r, Sq cell, int columns) {
    return pixel(r, r->g->display->cells[cell].at, columns);
}

/* At least 1, even for text of no width, so that drawing advances. */
static int label_width(const Label *l) {
    int width = words_width_of(l->text, (size_t)l->n);
    return width > 0 ? width : 1;
}

/* The column of a label beside a cell: before or after the cell's sign, as the label lies. */
static int beside(const Raster *r, const Label *l, Sq cell) {
    bool before = turned(r, l->at).x < turned(r, r->g->display->cells[cell].at).x;
    int column = cell_pixel(r, cell, CELL_COLUMNS).column;
    return before ? column - label_width(l) : column + CELL_COLUMNS;
}

/* With level rows, a rank's name goes on the line of the cell at its end, and any label that
** would cover a cell's sign moves aside. */
static Pixel label_pixel(const Raster *r, const Label *l) {
    int width = label_width(l);
    Pixel p = pixel(r, l->at, width);
    if (r->level && l->end != SQ_NONE)
        return (Pixel){cell_pixel(r, l->end, 0).line, beside(r, l, l->end)};
    for (Sq c = 0; r->level && c < r->g->graph.ncells; c++) {
        Pixel s = cell_pixel(r, c, CELL_COLUMNS);
        if (s.line == p.line && s.column < p.column + width &&
            p.column < s.column + CELL_COLUMNS)
            p.column = beside(r, l, c);
    }
    return p;
}

/* Whether no two signs overlap. */
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

/* Finds the scale. False if the terminal is too small for the board. */
static bool fits(Raster *r) {
    for (int i = 0; i < NSCALES; i++) {
        r->per_line = SCALES[i];
        r->per_column = 2 * SCALES[i];
        if (has_room(r))
            return signs_apart(r);
    }
    return false;
}

/* ---- level rows ---- */

static Point middle(const Display *d, int row, int i) {
    return d->cells[d->rows[row].cell[i]].at;
}

/* The smallest distance between neighbours in a row (x), and between a row and the next (y). */
static Point least_step(const Display *d) {
    Point least = {FAR_OFF, FAR_OFF};
    for (int r = 0; r < d->nrows; r++) {
        for (int i = 1; i < d->rows[r].n; i++)
            least.x = fminf(least.x, middle(d, r, i).x - middle(d, r, i - 1).x);
        if (r > 0)
            least.y = fminf(least.y, middle(d, r - 1, 0).y - middle(d, r, 0).y);
    }
    return (Point){least.x < FAR_OFF ? least.x : 1, least.y < FAR_OFF ? least.y : 1};
}

static bool is_whole(float x) {
    return fabsf(x - rintf(x)) < OFF_GRID;
}

/* Whether all cells lie on a grid of rows and of whole or half steps along them. *half: there
** are half steps. */
static bool on_grid(const Raster *r, Point step, bool *half) {
    const Display *d = r->g->display;
    *half = false;
    for (int row = 0; row < d->nrows; row++)
        for (int i = 0; i < d->rows[row].n; i++) {
            Point at = middle(d, row, i), first = middle(d, 0, 0);
            float x = (at.x - first.x) / step.x;
            if (!is_whole(2 * x) || !is_whole((at.y - first.y) / step.y))
                return false;
            *half = *half || !is_whole(x);
        }
    return true;
}

static void frame_with(Raster *r, Pixel p, int columns) {
    r->above = -p.line > r->above ? -p.line : r->above;
    r->edge = -p.column > r->edge ? -p.column : r->edge;
    r->lines = p.line >= r->lines ? p.line + 1 : r->lines;
    r->columns = p.column + columns > r->columns ? p.column + columns : r->columns;
}

/* Finds the lines and columns that cells and labels take. */
static void frame(Raster *r) {
    r->above = r->edge = r->lines = r->columns = 0;
    Raster whole = *r;
    for (Sq c = 0; c < r->g->graph.ncells; c++)
        frame_with(&whole, cell_pixel(r, c, CELL_COLUMNS), CELL_COLUMNS);
    for (size_t i = 0; i < r->labels.n; i++)
        frame_with(&whole, label_pixel(r, &r->labels.at[i]), label_width(&r->labels.at[i]));
    r->above = whole.above;
    r->edge = whole.edge;
    r->lines = whole.above + whole.lines;
    r->columns = whole.edge + whole.columns;
}

/* Finds the scale for level rows. A spare column between cells lets a row be shifted by half a
** step, and a link between points be seen; it is left out if the terminal is too narrow. */
static bool fits_level(Raster *r) {
    Point step = least_step(r->g->display);
    bool half;
    if (step.x <= OFF_GRID || step.y <= OFF_GRID || !on_grid(r, step, &half))
        return false;
    int width = r->canvas.s->width > 0 ? r->canvas.s->width : WIDTH;
    for (int pitch = CELL_COLUMNS + (half || r->links.n); pitch >= CELL_COLUMNS; pitch--) {
        r->per_line = 1 / step.y;
        r->per_column = (float)pitch / step.x;
        frame(r);
        if (r->columns <= width)
            return r->lines <= LINES_PER_ROW * r->g->display->nrows;
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

static const Label *label_at(const Raster *r, int line, int column) {
    for (size_t i = 0; i < r->labels.n; i++) {
        const Label *l = &r->labels.at[i];
        Pixel s = label_pixel(r, l);
        if (!l->small && s.line == line && (s.column > 0 ? s.column : 0) == column)
            return l;
    }
    return NULL;
}

/* The cells whose ground the two halves of a column show. */
typedef struct Halves {
    Sq upper, lower;
} Halves;

static const Halves NO_GROUND = {SQ_NONE, SQ_NONE};

/* The cell whose ground is shown; SQ_NONE for holes, and everywhere on a board of points. */
static Sq ground_at(const Raster *r, float line, int column) {
    Sq cell = r->links.n ? SQ_NONE : outline_cell(r->g, point_at(r, line, column));
    return cell != SQ_NONE && pos_at(r->canvas.p, cell) == PIECE_HOLE ? SQ_NONE : cell;
}

/* Whether x lies between a and b, and more than `side` away from either. */
static bool is_between(int a, int x, int b, int side) {
    return a < b ? a + side < x && x < b - side : b + side < x && x < a - side;
}

/* The sign of a link that passes here, or NULL. Slanting links have none. */
static const char *link_at(const Raster *r, int line, int column) {
    bool unicode = r->canvas.s->unicode;
    for (size_t i = 0; i < r->links.n; i++) {
        Pixel a = cell_pixel(r, r->links.at[i].from, 1),
              b = cell_pixel(r, r->links.at[i].to, 1);
        if (a.line == line && b.line == line &&
            is_between(a.column, column, b.column, CELL_COLUMNS / 2))
            return unicode ? "\u2500" : "-";
        if (a.column == column && b.column == column && is_between(a.line, line, b.line, 0))
            return unicode ? "\u2502" : "|";
    }
    return NULL;
}

/* Draws what begins in a column, and returns how many columns it takes. *before: the grounds
** that the column before it shows. */
static int draw_at(const Raster *r, int line, int column, Halves *before) {
    const Canvas *c = &r->canvas;
    Sq sign = sign_at(r, line, column);
    const Label *label = label_at(r, line, column);
    const char *link = link_at(r, line, column);
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
    if (link) {
        str_add(c->out, link);
        return 1;
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
    Raster r = {
        .canvas = *c, .g = c->p->game, .level = outline_level(c->p->game), .edge = EDGE};
    r.canvas.cells = c->s->color ? CELL_TILE : CELL_PLAIN;
    r.canvas.dots = r.level;
    if (r.level ? outline_columns(r.g) : c->s->height == 0)
        return false;
    labels_find(r.g, &r.labels);
    if (r.level)
        links_find(r.g, &r.links);
    measure(&r);
    bool room = r.level ? fits_level(&r) : fits(&r);
    for (int line = 0; room && line < r.lines; line++)
        draw_line(&r, line);
    labels_free(&r.labels);
    strides_free(&r.links);
    return room;
}
