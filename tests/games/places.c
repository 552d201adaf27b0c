/*
** places.c -- all sorts of boards: squares, discs, and graphs: rings, hexagons, squares with
** missing cells, or random ones.
*/
#include "author.h"

#include <stdio.h>
#include <string.h>

#define COUNT(a) ((int)(sizeof(a) / sizeof *(a)))

static void add_all(Phrases *p, const char *const *list, int n) {
    for (int i = 0; i < n; i++)
        phrases_add(p, "%s", list[i]);
}

/* What all boards with files and ranks offer. */
static void offer_grid(Author *a, int files, int ranks) {
    static const char *const dirs[] = {"b.n", "b.ne", "b.e", "b.se",
                                       "b.s", "b.sw", "b.w", "b.nw"};
    static const char *const sets[] = {
        "b.ortho", "b.diag",         "b.all",           "b.forward", "b.backward", "b.sideways",
        "b.ortho", "b.forward_diag", "b.backward_diag", "b.all",     "b.diag"};
    add_all(&a->dirs, dirs, COUNT(dirs));
    add_all(&a->sets, sets, COUNT(sets));
    phrases_add(&a->images, "b.flip");
    phrases_add(&a->images, "b.turn");
    a->nrows = ranks;
    for (int rank = 0; rank < ranks; rank++) {
        a->row[rank] = files;
        for (int file = 0; file < files; file++)
            phrases_add(&a->cells, "%c%d", 'a' + file, rank + 1);
    }
}

static void write_square(Author *a) {
    static const int sizes[][2] = {{2, 2}, {3, 3},   {3, 4},   {4, 4},  {4, 4}, {5, 5},
                                   {2, 6}, {6, 2},   {4, 5},   {3, 5},  {5, 3}, {6, 6},
                                   {8, 8}, {12, 11}, {16, 16}, {16, 16}};
    enum { CHAINS = 11 }; /* room for chains and long walks */
    bool wide = a->kin == KIN_STEPS || a->kin == KIN_WALKS;
    int least = wide && one_in(a, 2) ? CHAINS : 0;
    int i = one_in(a, 15) ? 12 + below(a, COUNT(sizes) - 12) : least + below(a, 12 - least);
    int files = sizes[i][0], ranks = sizes[i][1];
    sayf(a, "b = square(%d, %d", files, ranks);
    say(a, one_in(a, 10) ? ", { \"black\", \"orange\", \"tan\" })\n" : ")\n");
    offer_grid(a, files, ranks);
    for (int rank = 1; rank <= ranks; rank++)
        phrases_add(&a->zones, "b.rank(%d)", rank);
    phrases_add(&a->zones, "b.file(\"a\", \"b\")");
    phrases_add(&a->zones, "b:shade(%d)", below(a, 2));
    phrases_add(&a->sets, "leap(1, 2)");
    phrases_add(&a->sets, "leap(%d, %d)", below(a, 3), 1 + below(a, 2));
}

static void write_disc(Author *a) {
    int rings = 1 + below(a, 3), half = 2 + below(a, 4);
    sayf(a, "b = disc(%d, %d", rings, 2 * half);
    if (one_in(a, 2))
        sayf(a, ", function(sector, turn) return sector + %d + turn end",
             one_in(a, 4) ? below(a, 5) : half);
    say(a, ")\n");
    offer_grid(a, half, 2 * rings);
    phrases_add(&a->zones, "b.ring(1)");
    phrases_add(&a->zones, "b.sector(0, %d)", half);
    phrases_add(&a->zones, "b.file(\"a\")");
}

/* ---- graphs ---- */

/* The lines that build a graph; sometimes one of them comes too early. */
typedef struct Lines {
    int n;
    char at[1200][96];
} Lines;

__attribute__((format(printf, 2, 3))) static void line_add(Lines *l, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    if (l->n < (int)(sizeof l->at / sizeof *l->at))
        vsnprintf(l->at[l->n++], sizeof *l->at, fmt, args);
    va_end(args);
}

static void add_cell(Author *a, Lines *l, int x, int y, const char *more) {
    int i = a->cells.n;
    static const char *const odd[] = {"10", "*", "A", "a-1", "\xc3\xa9", "(x)", "9z", "w"};
    if (one_in(a, 60))
        phrases_add(&a->cells, "%s", odd[below(a, COUNT(odd))]);
    else
        phrases_add(&a->cells, "%c%d", 'a' + (x & 15), y + 1);
    line_add(l, "b:cell(\"%s\", { %d, %d%s })", a->cells.at[i], x, y, more);
}

static void add_edge(Author *a, Lines *l, const char *dir, int from, int to) {
    line_add(l, "b:edge(\"%s\", \"%s\", \"%s\"%s)", dir, a->cells.at[from], a->cells.at[to],
             one_in(a, 40) ? ", \"u\"" : "");
}

static void offer_dir(Author *a, const char *dir) {
    phrases_add(&a->dirs, "b.%s", dir);
}

/* Cells in a circle; half a turn is a symmetry if their number is even. */
static void make_ring(Author *a, Lines *l) {
    int n = 3 + below(a, 10);
    for (int i = 0; i < n; i++)
        add_cell(a, l, i, 0, "");
    for (int i = 0; i < n; i++) {
        add_edge(a, l, "u", i, (i + 1) % n);
        if (!one_in(a, 12))
            add_edge(a, l, "v", (i + 1) % n, i);
    }
    offer_dir(a, "u");
    offer_dir(a, "v");
    phrases_add(&a->sets, "(b.u + b.v)");
    if (n % 2)
        return;
    line_add(l, "half = {}");
    for (int i = 0; i < n; i++)
        line_add(l, "half[\"%s\"] = \"%s\"", a->cells.at[i], a->cells.at[(i + n / 2) % n]);
    line_add(l, "b:symmetry(\"half\", half)");
    phrases_add(&a->images, "b.half");
}

static const char *const six[] = {"u", "v", "x", "y", "z", "t"};

/* Hexagonal cells with six directions; directions three apart are opposite. */
static void make_hexagon(Author *a, Lines *l) {
    static const int step[6][2] = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
    int radius = 1 + below(a, 2), place[5][5];
    memset(place, -1, sizeof place);
    for (int r = -radius; r <= radius; r++)
        for (int q = -radius; q <= radius; q++)
            if (q + r >= -radius && q + r <= radius) {
                place[q + 2][r + 2] = a->cells.n;
                add_cell(a, l, q + 2, r + 2, ", shade = 1");
            }
    for (int i = 0; i < 25; i++)
        for (int d = 0; d < 6 && place[i / 5][i % 5] >= 0; d++) {
            int q = i / 5 + step[d][0], r = i % 5 + step[d][1];
            if (q >= 0 && q < 5 && r >= 0 && r < 5 && place[q][r] >= 0)
                add_edge(a, l, six[d], place[i / 5][i % 5], place[q][r]);
        }
    line_add(l, "half = {}");
    for (int i = 0; i < 25; i++)
        if (place[i / 5][i % 5] >= 0)
            line_add(l, "half[\"%s\"] = \"%s\"", a->cells.at[place[i / 5][i % 5]],
                     a->cells.at[place[4 - i / 5][4 - i % 5]]);
    line_add(l, "b:symmetry(\"half\", half)");
    phrases_add(&a->images, "b.half");
    for (int d = 0; d < 6; d++)
        offer_dir(a, six[d]);
    phrases_add(&a->sets, "(b.u + b.v + b.x + b.y + b.z + b.t)");
    phrases_add(&a->sets, "(b.v + b.x)");
}

/* A few cells with random edges, which need not have an opposite. */
static void make_anything(Author *a, Lines *l) {
    int n = 1 + below(a, 12), ndirs = 1 + below(a, 4);
    for (int i = 0; i < n; i++)
        add_cell(a, l, i % 4, i / 4, one_in(a, 5) ? ", outline = { 0, 0, 1, 0, 0, 1 }" : "");
    for (int d = 0; d < ndirs; d++) {
        for (int i = 0; i < n; i++)
            if (!one_in(a, 4))
                add_edge(a, l, six[d], i, below(a, n));
        offer_dir(a, six[d]);
    }
    if (ndirs > 1)
        phrases_add(&a->sets, "(b.u + b.v)");
    if (ndirs > 2)
        phrases_add(&a->sets, "(b.u + b.v + b.x)");
}

/* A square board with some cells missing. */
static void make_holed(Author *a, Lines *l) {
    int side = 3 + below(a, 3), place[5][5];
    memset(place, -1, sizeof place);
    for (int i = 0; i < side * side; i++)
        if (!one_in(a, 5)) {
            place[i % side][i / side] = a->cells.n;
            add_cell(a, l, i % side, i / side, "");
        }
    for (int i = 0; i < 25; i++)
        for (int d = 0; d < 4 && place[i % 5][i / 5] >= 0; d++) {
            int x = i % 5 + (d == 0) - (d == 1), y = i / 5 + (d == 2) - (d == 3);
            if (x >= 0 && x < 5 && y >= 0 && y < 5 && place[x][y] >= 0)
                add_edge(a, l, six[d], place[i % 5][i / 5], place[x][y]);
        }
    for (int d = 0; d < 4; d++)
        offer_dir(a, six[d]);
    phrases_add(&a->sets, "(b.u + b.v + b.x + b.y)");
}

static void add_rows(Author *a, Lines *l) {
    int width = 1 + below(a, 6), n = a->cells.n;
    line_add(l, "rows, labels = {}, {}");
    for (a->nrows = 0; a->nrows * width < n; a->nrows++) {
        int rest = n - a->nrows * width;
        a->row[a->nrows] = rest < width ? rest : width;
        char text[96];
        int at = snprintf(text, sizeof text, "rows[%d] = {", a->nrows + 1);
        for (int i = 0; i < a->row[a->nrows]; i++)
            at += snprintf(text + at, sizeof text - (size_t)at, " \"%s\",",
                           a->cells.at[a->nrows * width + i]);
        line_add(l, "%s }", text);
    }
    line_add(l, "b:rows(rows, labels, \"\")");
}

static void write_graph(Author *a) {
    static void (*const make[])(Author *, Lines *) = {make_ring, make_hexagon, make_anything,
                                                      make_holed};
    Lines l = {0};
    make[below(a, COUNT(make))](a, &l);
    if (a->cells.n == 0)
        add_cell(a, &l, 0, 0, "");
    add_rows(a, &l);
    int early = one_in(a, 25) ? below(a, l.n) : -1, late = l.n - 1;
    say(a, "b = graph()\n");
    for (int i = 0; i < l.n; i++) {
        if (i == early)
            sayf(a, "%s\n", l.at[late]);
        if (early < 0 || i != late)
            sayf(a, "%s\n", l.at[i]);
    }
}

void write_board(Author *a) {
    switch (below(a, 6)) {
    case 0: write_disc(a); return;
    case 1:
    case 2: write_graph(a); return;
    default: write_square(a);
    }
}
