/*
** meant.c -- cells are looked for first: what names two of them needs no guessing.
*/
#include "meant.h"

#include "nearest.h"
#include "notation.h"

#include <string.h>

static const char *kind_name(const Game *g, int notation, int player, int kind) {
    if (notation < 0)
        return g->kinds[kind].letter;
    const char **names = g->notations[notation].piece[player];
    return names ? names[kind] : NULL;
}

/* The kind whose name, in any notation, is the longest that begins the text; -1: none. */
static int kind_at(const Pos *p, const char *text, size_t *len) {
    const Game *g = p->game;
    int found = -1;
    *len = 0;
    for (int n = -1; n < g->nnotations; n++)
        for (int k = 0; k < g->nkinds; k++) {
            const char *name = kind_name(g, n, p->side, k);
            if (!name || strlen(name) <= *len || !str_starts(text, name))
                continue;
            *len = strlen(name);
            found = k;
        }
    return found;
}

/* The mover's piece of the kind whose walks to `to` are stopped the least; SQ_NONE: he has none. */
static Sq nearest_man(const Pos *p, int kind, Sq to) {
    Sq best = SQ_NONE;
    int fewest = -1;
    for (CellSet men = p->men[p->side]; !set_empty(men);) {
        Sq c = (Sq)set_pop(&men);
        if (p->game->kind[pos_at(p, c)] != kind)
            continue;
        Nearest n = {0};
        if (c != to)
            nearest_find(p, c, to, &n);
        if (best == SQ_NONE)
            best = c;
        if (n.n > 0 && (fewest < 0 || n.walk[0].nfailed < fewest)) {
            fewest = n.walk[0].nfailed;
            best = c;
        }
    }
    return best;
}

/* "Xc4": the cell must be the one that the text as a whole names. */
static bool by_kind(const Pos *p, const char *text, Meant *m) {
    size_t len;
    Sq to, other;
    int kind = kind_at(p, text, &len);
    if (kind < 0 || m->from == SQ_NONE)
        return false;
    move_cells(p, text + len, &to, &other);
    if (to != m->from || other != SQ_NONE)
        return false;
    *m = (Meant){nearest_man(p, kind, to), to, kind};
    return true;
}

static bool is_called(const Game *g, Move move, const char *name) {
    const Shape *s = &g->shapes[move_shape(move)];
    for (int i = 0; i < s->nfx; i++)
        if (s->fx[i].fx == FX_CALL && str_equal_fold(g->calls[s->fx[i].var], name))
            return true;
    return false;
}

/* Where the walk is that has the name: every pair of cells is asked. */
static bool by_name(const Pos *p, const char *text, Meant *m) {
    const Game *g = p->game;
    bool known = false;
    for (int i = 0; i < g->ncalls; i++)
        known = known || str_equal_fold(g->calls[i], text);
    for (CellSet men = p->men[p->side]; known && !set_empty(men);) {
        Sq from = (Sq)set_pop(&men);
        for (int to = 0; to < g->graph.ncells; to++) {
            Nearest n;
            nearest_find(p, from, (Sq)to, &n);
            for (int i = 0; i < n.n; i++)
                if (is_called(g, n.walk[i].move, text))
                    return *m = (Meant){from, (Sq)to, -1}, true;
        }
    }
    return false;
}

Meant meant_by(const Pos *p, const char *text) {
    Meant m = {.kind = -1};
    text += strspn(text, " \t\r\n");
    move_cells(p, text, &m.from, &m.to);
    if (m.to == SQ_NONE && !by_kind(p, text, &m))
        by_name(p, text, &m);
    return m;
}
