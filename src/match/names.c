/*
** names.c -- looking up names, of which a game has so few that a linear search will do.
*/
#include "names.h"

#include "base/shown.h"
#include "base/str.h"
#include "text/write/fen.h"
#include "text/write/words.h"

static bool unknown(const char *what, const char *name, const char *where,
                    const char *const *names, int n, Err *e) {
    const char *near = str_nearest(name, names, (size_t)n);
    return err_set(e, "no %s '%.*s' %s%s%s%s", what, SHOWN_CUT(name, 40), where,
                   near ? "; did you mean '" : "", near ? near : "", near ? "'?" : "");
}

/* If no name is near, the message shows the first and the last. */
Sq cell_asked(const Game *g, const char *name, Err *e) {
    Sq cell = cell_named(g, name);
    const char *const *names = g->graph.cell_name;
    int n = g->graph.ncells;
    if (cell == SQ_NONE && !str_nearest(name, names, (size_t)n))
        err_set(e, "no cell '%.*s' on this board; its cells are named %s to %s",
                SHOWN_CUT(name, 40), names[0], names[n - 1]);
    else if (cell == SQ_NONE)
        unknown("cell", name, "on this board", names, n, e);
    return cell;
}

Sq cell_asked_by(const Game *g, int player, const char *name, Err *e) {
    if (cell_named(g, name) != SQ_NONE)
        return cell_named(g, name);
    for (int n = 0; n < g->display->nnotations; n++)
        for (Sq c = 0; c < g->graph.ncells; c++)
            if (str_equal_fold(words_cell_in(g, &g->display->notations[n], player, c), name))
                return c;
    return cell_asked(g, name, e);
}

const char *cell_called(const Game *g, int notation, int player, Sq cell) {
    const char *own = words_cell_own(g, &g->display->notations[notation], player, cell);
    return own ? own : g->graph.cell_name[cell];
}

int kind_asked(const Game *g, const char *name, Err *e) {
    const char *names[KINDS_MAX];
    for (int i = 0; i < g->nkinds; i++)
        names[i] = g->kinds[i].name;
    for (int i = 0; i < g->nkinds; i++)
        if (strcmp(name, names[i]) == 0 || strcmp(name, g->display->kinds[i].letter) == 0)
            return i;
    for (int i = 0; i < g->nkinds; i++)
        if (str_equal_fold(name, names[i]) || str_equal_fold(name, g->display->kinds[i].letter))
            return i;
    unknown("piece", name, "in this game", names, g->nkinds, e);
    return -1;
}

Piece piece_spelled(const Game *g, const char *text, size_t n) {
    int len;
    Piece x = words_piece_at(g, text, &len);
    return (size_t)len == n ? x : PIECE_NONE;
}

const char *player_name(const Game *g, int player) {
    return player >= 0 && player < g->nplayers ? g->display->player[player].name : "";
}

int player_named(const Game *g, const char *name) {
    for (int i = 0; i < g->nplayers; i++) {
        const PlayerLook *p = &g->display->player[i];
        if (str_equal_fold(name, p->name) || str_equal_fold(name, p->letter))
            return i;
    }
    return -1;
}
