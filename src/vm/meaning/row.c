/*
** row.c -- turning an expression into lines, and looking for a full one.
*/
#include "row.h"

#include "query.h"

#include "base/vec.h"

#include <stdlib.h>
#include <string.h>

/* LINES_MOST: of one row; THROUGH_MOST: words in MenRow.through. */
enum { LINES_MOST = 1024, THROUGH_MOST = 1 << 15 };

TYPED_VEC(Lines, lines, CellSet)

/* ---- lines ---- */

/* Adds to `out` the union of each line of a with each line of b. False where they are
** too many. */
static bool join(const Lines *a, const Lines *b, Lines *out) {
    for (size_t i = 0; i < a->n; i++)
        for (size_t k = 0; k < b->n; k++) {
            if (out->n > LINES_MOST)
                return false;
            lines_add(out, set_or(a->at[i], b->at[k]));
        }
    return true;
}

static bool lines_of(const Game *g, ExprId id, Sq cell, Lines *out);

static bool both_lines(const Game *g, const Expr *e, Sq cell, Lines *out) {
    Lines a = {0}, b = {0};
    bool told = lines_of(g, e->a, cell, &a) && lines_of(g, e->b, cell, &b) && join(&a, &b, out);
    lines_free(&a);
    lines_free(&b);
    return told;
}

/* Sets `out`, which must be empty, to the lines for all tests of a gate together. False as in
** lines_of(). */
static bool gate_lines(const Game *g, const QueryGate *gate, Sq cell, Lines *out) {
    lines_add(out, (CellSet){{0}});
    for (int i = 0; i < gate->n; i++) {
        const uint16_t *code = gate->test + 2 * (size_t)i;
        Lines one = {0}, all = {0};
        bool test = code[0] == OP_TEST, told = test || code[1] == ON_FRIEND;
        if (!test)
            lines_add(&one, set_of(cell));
        told = told && (!test || lines_of(g, code[1], cell, &one)) && join(out, &one, &all);
        lines_free(&one);
        lines_free(out);
        *out = all;
        if (!told)
            return false;
    }
    return true;
}

/* Adds the lines for all ways from a node of a query. False as in lines_of(). */
static bool way_lines(const Game *g, const Query *q, int node, Sq cell, Lines *out) {
    for (int i = q->out[node]; i < q->out[node + 1]; i++) {
        const QueryArc *arc = &q->arc[i];
        Sq next = arc->dir == DIR_NONE ? cell : graph_next(&g->graph, arc->dir, cell);
        Lines here = {0}, on = {0};
        bool told = true;
        if (arc->to == QUERY_END)
            lines_add(&on, (CellSet){{0}});
        else if (next != SQ_NONE && !(arc->only && !set_has(arc->only, cell)))
            told = way_lines(g, q, arc->to, next, &on);
        told = told && gate_lines(g, &q->gate[arc->gate], cell, &here) && join(&here, &on, out);
        lines_free(&here);
        lines_free(&on);
        if (!told)
            return false;
    }
    return true;
}

/* Adds the lines of which one must be full for a condition to hold on a cell. A line
** without cells always is. False where anything but lines decides the condition, or they
** are too many. */
static bool lines_of(const Game *g, ExprId id, Sq cell, Lines *out) {
    const Expr *e = &g->exprs[id];
    if (e->kind == EXPR_AND)
        return both_lines(g, e, cell, out);
    if (e->kind == EXPR_OR)
        return lines_of(g, e->a, cell, out) && lines_of(g, e->b, cell, out);
    if (e->kind == EXPR_LEADS && g->query[e->arg].few)
        return way_lines(g, &g->query[e->arg], g->query[e->arg].start, cell, out);
    if (e->kind == EXPR_IN && set_has(&g->zones[e->arg], cell))
        lines_add(out, (CellSet){{0}});
    if (e->kind == EXPR_ON && e->arg == ON_FRIEND)
        lines_add(out, set_of(cell));
    return out->n <= LINES_MOST &&
           (e->kind == EXPR_IN || (e->kind == EXPR_ON && e->arg == ON_FRIEND));
}

/* ---- rows ---- */

static int by_words(const void *a, const void *b) {
    return memcmp(a, b, sizeof(CellSet));
}

/* Sorts the lines, and leaves each once. */
static void drop_doubles(Lines *l) {
    size_t n = 0;
    if (l->n)
        qsort(l->at, l->n, sizeof *l->at, by_words);
    for (size_t i = 0; i < l->n; i++)
        if (i == 0 || !set_equal(l->at[i], l->at[i - 1]))
            l->at[n++] = l->at[i];
    l->n = n;
}

static uint64_t *copy_words(uint64_t *to, const CellSet *line, int words) {
    memcpy(to, line->w, sizeof *to * (size_t)words);
    return to + words;
}

/* The size of MenRow.through, in words. */
static size_t through_size(const Lines *l, int words) {
    size_t n = 0;
    for (size_t i = 0; i < l->n; i++)
        n += (size_t)(set_count(l->at[i]) * words);
    return n;
}

static void write_through(const Game *g, const Lines *l, int words, MenRow *row) {
    uint64_t *through = ARENA_ARRAY(g->arena, uint64_t, through_size(l, words)), *at = through;
    int *first = ARENA_ARRAY(g->arena, int, g->graph.ncells + 1);
    for (int cell = 0; cell < g->graph.ncells; cell++) {
        for (size_t i = 0; i < l->n; i++)
            if (set_has(&l->at[i], (unsigned)cell))
                at = copy_words(at, &l->at[i], words);
        first[cell + 1] = (int)(at - through);
    }
    row->first = first;
    row->through = through;
}

/* False where the expression is no row, holds always or never, or has too many lines. */
static bool make_row(const Game *g, ExprId id, int words, MenRow *row) {
    Lines l = {0};
    bool told = true;
    for (int cell = 0; cell < g->graph.ncells && told; cell++)
        told = lines_of(g, g->exprs[id].a, (Sq)cell, &l);
    drop_doubles(&l);
    told = told && l.n > 0 && !set_empty(l.at[0]) && through_size(&l, words) <= THROUGH_MOST;
    if (told) {
        uint64_t *line = ARENA_ARRAY(g->arena, uint64_t, l.n * (size_t)words), *at = line;
        for (size_t i = 0; i < l.n; i++)
            at = copy_words(at, &l.at[i], words);
        *row = (MenRow){.expr = id, .nlines = (int)l.n, .line = line};
        write_through(g, &l, words, row);
    }
    lines_free(&l);
    return told;
}

static void find_rows(const Game *g, ExprId id, Rows *rows) {
    const Expr *e = &g->exprs[id];
    bool known = rows->n == ROWS_MAX;
    for (int i = 0; i < rows->n; i++)
        known |= rows->row[i].expr == id;
    if (e->kind == EXPR_CELLS && !known)
        rows->n += make_row(g, id, rows->words, &rows->row[rows->n]);
    if (expr_info[e->kind].arity > 0)
        find_rows(g, e->a, rows);
    if (expr_info[e->kind].arity > 1)
        find_rows(g, e->b, rows);
}

const Rows *rows_build(const Game *g) {
    Rows rows = {.words = set_words(g->graph.ncells)};
    bool teams = false;
    for (int i = 0; i < g->nplayers; i++)
        teams |= g->partners[i] != 0;
    for (int i = 0; i < g->nrules && !teams; i++)
        if (g->rules[i].when)
            find_rows(g, g->rules[i].when, &rows);
    return rows.n ? arena_copy(g->arena, &rows, sizeof rows) : NULL;
}

/* ---- in a position ---- */

/* Whether one of the lines from `line` to `end` is full. */
static inline bool is_full(const uint64_t *line, const uint64_t *end, const CellSet *men,
                           int words) {
    bool full = false;
    for (; line < end; line += words) {
        uint64_t open = 0;
        for (int i = 0; i < words; i++)
            open |= line[i] & ~men->w[i];
        full |= open == 0;
    }
    return full;
}

static bool any_full(const uint64_t *line, const uint64_t *end, const CellSet *men, int words) {
    return words == 1   ? is_full(line, end, men, 1)
           : words == 2 ? is_full(line, end, men, 2)
                        : is_full(line, end, men, 4);
}

/* Whether a line is full on which a man is on a cell that the last move touched. */
static bool has_new(const Pos *p, const MenRow *row, const CellSet *men, int words) {
    for (CellSet new = set_and(p->last.touched, *men); !set_empty(new);) {
        unsigned cell = set_pop(&new);
        if (any_full(row->through + row->first[cell], row->through + row->first[cell + 1], men,
                     words))
            return true;
    }
    return false;
}

/* Whether the player surely has no row. known: he had none before the move. Where that was not
** known, all lines are examined, but only for the player who moved. */
static bool is_rowless(const Pos *p, const MenRow *row, int player, bool known) {
    const CellSet *men = &p->men[player];
    int words = p->game->rows->words;
    if (known)
        return !has_new(p, row, men, words);
    return player == p->last.mover &&
           !any_full(row->line, row->line + row->nlines * words, men, words);
}

void rows_note(Pos *p, uint64_t known) {
    const Rows *rows = p->game->rows;
    for (int player = 0; player < p->game->nplayers; player++) {
        for (int i = 0; i < rows->n; i++) {
            uint64_t bit = (uint64_t)1 << (player * ROWS_MAX + i);
            if (!(p->rowless & bit) && is_rowless(p, &rows->row[i], player, known & bit))
                p->rowless |= bit;
        }
    }
}
