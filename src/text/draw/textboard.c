/*
** textboard.c -- boards as rows of cells; round ones unrolled, with their seams marked.
**
** Borders, labels and the order of rows are the same for all styles of cells. A row that is
** shorter than the longest is centred.
*/
#include "textboard.h"

#include "base/shown.h"
#include "outline.h"
#include "raster.h"
#include "text/write/words.h"

#include <stdio.h>
#include <string.h>

/* In bytes, LABEL_MAX: a row's label with that of the row it continues as; LABEL_BYTES: one of
** the two; WORD_MAX: a file's label. SAID_LINES: the move played, the prompt, and one more. */
enum { WIDTH_DEFAULT = 80, LABEL_MAX = 40, LABEL_BYTES = 16, WORD_MAX = 16, SAID_LINES = 3 };

typedef struct TextBoard {
    Canvas canvas;
    Str *out; /* the same as canvas.out */
    const Display *d;
    bool unrolled;
    int columns; /* cells in the longest row */
    int margin;  /* columns of the widest row label */
    int pitch;   /* columns from one cell to the next */
} TextBoard;

static const Row *row_at(const TextBoard *b, int line) {
    return &b->d->rows[b->canvas.s->flipped ? b->d->nrows - 1 - line : line];
}

static Sq cell_at(const TextBoard *b, const Row *row, int i) {
    return row->cell[b->canvas.s->flipped ? row->n - 1 - i : i];
}

/* ---- seams of unrolled boards ---- */

static bool beside(const TextBoard *b, Sq x, Sq y) {
    return x != y && outline_touch(&b->d->cells[x], &b->d->cells[y], NULL) == TOUCH_SIDE;
}

/* Whether no cell of a line is a neighbour of the cell below it. */
static bool seam_below(const TextBoard *b, int line) {
    const Row *row = row_at(b, line), *next = row_at(b, line + 1);
    for (int i = 0; i < row->n && i < next->n; i++)
        if (beside(b, cell_at(b, row, i), cell_at(b, next, i)))
            return false;
    return true;
}

/* The row whose other end is a neighbour of this end of a row, or NULL. */
static const Row *goes_on(const TextBoard *b, const Row *row, bool at_left) {
    for (int r = 0; b->unrolled && row->n > 0 && r < b->d->nrows; r++) {
        const Row *other = &b->d->rows[r];
        if (beside(b, cell_at(b, row, at_left ? 0 : row->n - 1),
                   cell_at(b, other, at_left ? other->n - 1 : 0)))
            return other;
    }
    return NULL;
}

static const char *label_text(const Row *row) {
    const char *text = row && row->shown ? row->shown : row ? row->label : NULL;
    return text ? text : "";
}

/* The label at one end of a row: "10", or "1~10" and "10~1" where the row continues. */
static void label_of(const TextBoard *b, const Row *row, bool at_left, char label[LABEL_MAX]) {
    const char *own = label_text(row), *other = label_text(goes_on(b, row, at_left));
    const char *first = at_left ? other : own, *second = at_left ? own : other;
    snprintf(label, LABEL_MAX, "%.*s%s%.*s", (int)shown_cut(first, LABEL_BYTES), first,
             *other ? "~" : "", (int)shown_cut(second, LABEL_BYTES), second);
}

/* ---- lines ---- */

typedef enum Border { TOP, BETWEEN, BOTTOM, SEAM, PLAIN_SEAM } Border;

/* Writes a border: its left end, a piece for each cell with crossings between, and its right
** end. */
static void border(const TextBoard *b, Border which) {
    static const char *const signs[][4] = {
        [TOP] = {"\u250c", "\u2500\u2500\u2500", "\u252c", "\u2510"},
        [BETWEEN] = {"\u251c", "\u2500\u2500\u2500", "\u253c", "\u2524"},
        [BOTTOM] = {"\u2514", "\u2500\u2500\u2500", "\u2534", "\u2518"},
        [SEAM] = {"\u255e", "\u2550\u2550\u2550", "\u256a", "\u2561"},
        [PLAIN_SEAM] = {"", "~~~", "", ""}};
    canvas_spaces(&b->canvas, b->margin + 1);
    for (int i = 0; i < b->columns; i++)
        str_addf(b->out, "%s%s", signs[which][i ? 2 : 0], signs[which][1]);
    str_addf(b->out, "%s\n", signs[which][3]);
}

static void label_right(const TextBoard *b, const char *label) {
    canvas_spaces(&b->canvas, b->margin - words_width(label));
    str_add(b->out, label);
}

static void row_line(const TextBoard *b, const Row *row) {
    int missing = (b->columns - row->n) * b->pitch, before = missing / 2;
    const char *bar = b->canvas.cells == CELL_RULED ? "\u2502" : "";
    char label[LABEL_MAX];
    label_of(b, row, true, label);
    label_right(b, label);
    canvas_spaces(&b->canvas, 1 + before);
    for (int i = 0; i < row->n; i++) {
        str_add(b->out, bar);
        canvas_cell(&b->canvas, cell_at(b, row, i));
    }
    canvas_end(&b->canvas);
    str_add(b->out, bar);
    label_of(b, row, false, label);
    if (label[0]) {
        canvas_spaces(&b->canvas, missing - before + 1);
        if (b->unrolled)
            str_add(b->out, label);
        else
            label_right(b, label);
    }
    str_add(b->out, "\n");
}

/* Writes what separates a line from the one below it. */
static void part_lines(const TextBoard *b, int line) {
    bool ruled = b->canvas.cells == CELL_RULED, apart = b->unrolled && seam_below(b, line);
    if (ruled)
        border(b, apart ? SEAM : BETWEEN);
    else if (apart)
        border(b, PLAIN_SEAM);
}

/* Copies the first n bytes of text, or as many as fit, to word. */
static const char *keep_word(const char *text, size_t n, char word[WORD_MAX]) {
    size_t most = shown_cut(text, WORD_MAX - 1);
    snprintf(word, WORD_MAX, "%.*s", (int)(n < most ? n : most), text);
    return word;
}

/* Copies the n-th word of text, from 0, to word; "" if there are fewer. */
static const char *nth_word(const char *text, int n, char word[WORD_MAX]) {
    for (text += strspn(text, " "); n > 0; n--) {
        text += strcspn(text, " ");
        text += strspn(text, " ");
    }
    return keep_word(text, strcspn(text, " "), word);
}

/* The file letters that all cells of a column share, "a" of a1 and a2; "" if they differ. */
static const char *column_letters(const TextBoard *b, int column, char word[WORD_MAX]) {
    const Game *g = b->canvas.p->game;
    const char *found = NULL;
    word[0] = '\0';
    for (int r = 0; r < b->d->nrows; r++) {
        const Row *row = &b->d->rows[r];
        int missing = b->columns - row->n, i = column - missing / 2;
        if (missing % 2)
            return word; /* the row lies between the columns of others */
        if (i < 0 || i >= row->n)
            continue;
        const char *name = words_cell(g, 0, row->cell[i]);
        if (found && (words_file(found) != words_file(name) ||
                      strncmp(found, name, words_file(name)) != 0))
            return word;
        found = name;
    }
    return found ? keep_word(found, words_file(found), word) : word;
}

/* The label of a column: the author's or, if he gives none, the one that its cells' names
** share. */
static const char *file_word(const TextBoard *b, int column, char word[WORD_MAX]) {
    return *b->d->files_label ? nth_word(b->d->files_label, column, word)
                              : column_letters(b, column, word);
}

static bool has_files(const TextBoard *b) {
    char word[WORD_MAX];
    return b->d->files_label && *file_word(b, 0, word);
}

static void files_line(const TextBoard *b) {
    char word[WORD_MAX];
    size_t begin = b->out->n;
    if (!has_files(b))
        return;
    canvas_spaces(&b->canvas, b->margin + 1 + b->pitch - CELL_COLUMNS);
    for (int i = 0; i < b->columns; i++) {
        int n = b->canvas.s->flipped ? b->columns - 1 - i : i;
        canvas_centre(&b->canvas, file_word(b, n, word), CELL_COLUMNS);
        canvas_spaces(&b->canvas, b->pitch - CELL_COLUMNS);
    }
    str_trim(b->out, begin);
    str_add(b->out, "\n");
}

/* The width that the board may have, in columns. */
static int board_width(const TextBoard *b) {
    return b->canvas.s->width > 0 ? b->canvas.s->width : WIDTH_DEFAULT;
}

/* Explains the seams, after `used` columns of the line, or on a line of its own. */
static void add_seam_legend(const TextBoard *b, int used) {
    static const char LEGEND[] = "rows separated by === are not adjacent";
    bool fits = used + 2 + (int)sizeof LEGEND - 1 <= board_width(b);
    str_addf(b->out, "%srows separated by %s are not adjacent", fits ? "; " : "\n",
             b->canvas.cells == CELL_RULED ? "\u2550\u2550\u2550" : "~~~");
}

/* Explains, by one example, the labels and seams of an unrolled board. */
static void legend_line(const TextBoard *b) {
    bool parted = false;
    for (int line = 0; line + 1 < b->d->nrows; line++)
        parted = parted || seam_below(b, line);
    for (int line = 0; line < b->d->nrows && b->unrolled; line++) {
        const Row *row = row_at(b, line), *other = goes_on(b, row, true);
        char label[LABEL_MAX];
        label_of(b, row, true, label);
        if (!other || !*label_text(row) || !*label_text(other))
            continue;
        size_t begin = b->out->n;
        str_addf(b->out, "%s: row %s continues as row %s", label, label_text(row),
                 label_text(other));
        if (parted)
            add_seam_legend(b, words_width(b->out->at + begin));
        str_add(b->out, "\n");
        return;
    }
}

/* ---- the board ---- */

static void measure(TextBoard *b) {
    for (int r = 0; r < b->d->nrows; r++) {
        char label[LABEL_MAX];
        label_of(b, &b->d->rows[r], true, label);
        int width = words_width(label);
        b->columns = b->d->rows[r].n > b->columns ? b->d->rows[r].n : b->columns;
        b->margin = width > b->margin ? width : b->margin;
    }
}

/* Lines are drawn if all rows have the same length, and the terminal is wide enough, and high
** enough for what is said before and after the board to stay in view. */
static CellStyle choose_style(const TextBoard *b) {
    const BoardStyle *s = b->canvas.s;
    int ruled = 2 * b->d->nrows + 1 + (has_files(b) ? 2 : 0) + b->unrolled;
    if (s->color)
        return CELL_TILE;
    if (!s->unicode || b->columns * (CELL_COLUMNS + 1) + 2 * b->margin + 3 > board_width(b))
        return CELL_PLAIN;
    if (s->height > 0 && ruled + SAID_LINES > s->height)
        return CELL_PLAIN;
    for (int r = 0; r < b->d->nrows; r++)
        if (b->d->rows[r].n != b->columns)
            return CELL_PLAIN;
    return CELL_RULED;
}

static void write_rows(TextBoard *b) {
    measure(b);
    b->canvas.cells = choose_style(b);
    b->canvas.named = true;
    bool ruled = b->canvas.cells == CELL_RULED;
    b->pitch = CELL_COLUMNS + ruled;
    files_line(b);
    if (ruled)
        border(b, TOP);
    for (int line = 0; line < b->d->nrows; line++) {
        row_line(b, row_at(b, line));
        if (line + 1 < b->d->nrows)
            part_lines(b, line);
    }
    if (ruled)
        border(b, BOTTOM);
    files_line(b);
    legend_line(b);
}

void textboard_write(const Pos *p, const Overlay *o, const BoardStyle *s, Str *out) {
    TextBoard b = {.canvas = {.p = p, .o = o, .s = s, .out = out},
                   .out = out,
                   .d = p->game->display,
                   .unrolled = !outline_level(p->game)};
    if (!raster_write(&b.canvas))
        write_rows(&b);
}
