/*
** meant.c -- looks for cells first: a text that names two of them needs no guessing.
*/
#include "meant.h"

#include "base/ascii.h"
#include "nearest.h"
#include "text/write/notation.h"
#include "text/write/textkey.h"
#include "text/write/words.h"
#include "vm/meaning/deeds.h"

#include <stdio.h>
#include <string.h>

/* How a kind is called, for kind_called(), besides its name in notation 0, 1, ... */
enum { BY_NAME = -2, BY_LETTER };

static const char *kind_called(const Pos *p, int kind, int how) {
    const Display *d = p->game->display;
    if (how == BY_NAME)
        return p->game->kinds[kind].name;
    if (how == BY_LETTER)
        return d->kinds[kind].letter;
    const char **names = d->notations[how].piece[p->side];
    return names ? names[kind] : NULL;
}

/* The kind that the text begins with, by name, letter or its name in any notation, and the
** length of that, the longest that fits; -1: none. */
static int kind_at(const Pos *p, const char *text, size_t *len) {
    int found = -1;
    *len = 0;
    for (int n = BY_NAME; n < p->game->display->nnotations; n++)
        for (int k = 0; k < p->game->nkinds; k++) {
            const char *name = kind_called(p, k, n);
            if (!name || strlen(name) <= *len || !str_starts(text, name))
                continue;
            *len = strlen(name);
            found = k;
        }
    return found;
}

/* The kind whose moves some notation writes by their end alone, as "e4" a Pawn's; -1: none. */
static int nameless_kind(const Game *g) {
    for (int n = 0; n < g->display->nnotations; n++)
        for (int k = 0; g->display->notations[n].of_kind && k < g->nkinds; k++) {
            const char *move = g->display->notations[n].of_kind[k].part[NOTE_MOVE];
            if (move && strstr(move, "{to}") && !strstr(move, "{piece}") &&
                !strstr(move, "{letter}") && !strstr(move, "{from}"))
                return k;
        }
    return -1;
}

/* Whether the hint is empty, the cell's file or its rank. */
static bool agrees(const Pos *p, Sq c, const char *hint) {
    const char *cell = words_cell(p->game, p->side, c);
    size_t file = words_file(cell), n = strlen(hint);
    return n == 0 || strcmp(cell + file, hint) == 0 ||
           (n == file && strncmp(cell, hint, n) == 0);
}

/* Of the mover's pieces that the text can mean, the one with a walk to m->to that fails the
** fewest tests (the first piece, if none has a walk); SQ_NONE: he has no such piece. */
static Sq nearest_man(const Pos *p, const Meant *m) {
    Sq best = SQ_NONE;
    int fewest = -1;
    for (CellSet men = p->men[p->side]; !set_empty(men);) {
        Sq c = (Sq)set_pop(&men);
        if (p->game->kind[pos_at(p, c)] != m->kind || !agrees(p, c, m->hint))
            continue;
        Nearest n = {0};
        if (c != m->to)
            nearest_find(p, c, m->to, &n);
        if (best == SQ_NONE)
            best = c;
        if (n.n > 0 && (fewest < 0 || n.walk[0].nfailed < fewest)) {
            fewest = n.walk[0].nfailed;
            best = c;
        }
    }
    return best;
}

/* A man whose move is written by its end alone most likely stays on his file. */
static Sq man_of_file(const Pos *p, const Meant *m) {
    const char *cell = words_cell(p->game, p->side, m->to);
    Meant on_file = *m;
    snprintf(on_file.hint, HINT_MAX, "%.*s", (int)words_file(cell), cell);
    return nearest_man(p, &on_file);
}

/* Reads the hint: what precedes the last cell, without the signs of moving and taking. */
static void read_hint(const Pos *p, const char *text, Meant *m) {
    size_t n = 0, end = 0;
    for (size_t i = 0; text[i]; i++) {
        Sq to, other;
        move_cells(p, text + i, &to, &other);
        if (to == m->to)
            end = i;
    }
    for (size_t i = 0; i < end && n + 1 < HINT_MAX; i++)
        if (!strchr(" x-:", text[i]))
            m->hint[n++] = text[i];
    m->hint[n] = '\0';
}

/* Whether the hint is empty, or some cell's file or rank. */
static bool hints(const Pos *p, const char *hint) {
    bool any = false;
    for (Sq c = 0; c < p->game->graph.ncells && !any; c++)
        any = agrees(p, c, hint);
    return any;
}

static bool holds_own(const Pos *p, Sq c) {
    return piece_is(pos_at(p, c)) && pos_owner(p, c) == p->side;
}

/* "Xc4", "Xbc4", "c4", "bxc4": the cell must be the one that the text as a whole names. Longer
** texts are no such moves, and looking for cells at each of their letters would be slow. */
static bool by_kind(const Pos *p, const char *text, Meant *m) {
    enum { LENGTH_MAX = 128 };
    char odd[ODD_MAX];
    size_t len;
    Sq to, other;
    int kind = kind_at(p, text, &len);
    int nameless = nameless_kind(p->game);
    bool named = kind >= 0;
    if (!named && m->from != SQ_NONE && !holds_own(p, m->from))
        kind = nameless;
    if (kind < 0 || m->from == SQ_NONE || strlen(text) > LENGTH_MAX ||
        meant_odd_cell(p, text + len, odd))
        return false;
    move_cells(p, text + len, &to, &other);
    if (to != m->from || other != SQ_NONE)
        return false;
    Meant man = {.to = to, .kind = kind};
    read_hint(p, text + len, &man);
    if (!hints(p, man.hint)) {
        if (named) /* more follows the name than a hint and a cell */
            m->from = SQ_NONE;
        return false;
    }
    *m = man;
    m->from = kind == nameless && !*m->hint ? man_of_file(p, m) : SQ_NONE;
    if (m->from == SQ_NONE)
        m->from = nearest_man(p, m);
    return true;
}

bool meant_passes(const Game *g, const char *text) {
    for (int n = 0; n < g->display->nnotations; n++) {
        const char *pass = g->display->notations[n].part[NOTE_PASS];
        if (strcmp(pass ? pass : "--", text) == 0)
            return true;
    }
    return str_equal_fold(text, "pass");
}

/* Whether the text is the name `call`, compared as loosely as moves are: castling may be
** written with zeros. */
static bool same_call(const char *call, const char *text) {
    Str name = {0}, read = {0};
    key_of(call, LOOSE, KEY_ENDS, &name);
    key_of(text, LOOSE, KEY_ENDS, &read);
    bool same = name.n > 0 && strcmp(str_text(&name), str_text(&read)) == 0;
    str_free(&name);
    str_free(&read);
    return same;
}

/* 1 + the index of the move's name (Display.calls) if the text names it; else 0. */
static int name_of(const Pos *p, Move move, const char *text) {
    int found = 0;
    Deeds d;
    move_deeds(p, move, &d);
    for (int i = 0; i < d.n && !found; i++)
        if (fx_info[d.at[i].fx.fx].with & WITH_CALL &&
            same_call(p->game->display->calls[d.at[i].fx.var], text))
            found = 1 + d.at[i].fx.var;
    return found;
}

static bool is_called(const Pos *p, Move move, const void *ctx) {
    return name_of(p, move, ctx) > 0;
}

/* Whether the text is a name that some move of the game has. */
static bool names_move(const Game *g, const char *text) {
    bool known = false;
    for (int i = 0; i < g->ncalls && !known; i++)
        known = same_call(g->display->calls[i], text);
    return known;
}

/* The text is the name of a move: *m gets the ends of the nearest walk that has it. */
static void by_name(const Pos *p, const char *text, Meant *m) {
    Nearest n = {0};
    if (names_move(p->game, text))
        nearest_of_men(p, is_called, text, &n);
    if (n.n > 0)
        *m = (Meant){.from = n.walk[0].path[0],
                     .to = n.walk[0].path[n.walk[0].npath - 1],
                     .kind = -1,
                     .called = name_of(p, n.walk[0].move, text)};
}

/* The one kind that the player can put down; -1: there is none, or more than one. */
static int only_drop(const Pos *p) {
    int found = -1;
    for (int k = 0; k < p->game->nkinds; k++)
        if (game_drops(p->game, p->side, k)) {
            if (found >= 0)
                return -1;
            found = k;
        }
    return found;
}

/* Whether the man on the cell has any walk, even one that fails tests. */
static bool walks(const Pos *p, Sq c) {
    Nearest n;
    nearest_find(p, c, SQ_NONE, &n);
    return n.n > 0;
}

/* "P@c4"; or "c4", if only one kind can be put down and no own man with a walk is there. */
static bool by_drop(const Pos *p, const char *text, Meant *m) {
    size_t len;
    Sq to, other;
    const char *at = strchr(text, '@');
    int kind = at ? kind_at(p, text, &len) : only_drop(p);
    if (kind < 0 || (at && at != text + len))
        return false;
    move_cells(p, at ? at + 1 : text, &to, &other);
    if (to == SQ_NONE || other != SQ_NONE || (!at && holds_own(p, to) && walks(p, to)))
        return false;
    *m = (Meant){.from = SQ_NONE, .to = to, .kind = kind, .drop = true};
    return true;
}

/* Whether that is a kind's name, letter, or name in any notation; case does not matter. */
static bool calls_kind(const Pos *p, const char *name) {
    bool found = false;
    for (int n = BY_NAME; n < p->game->display->nnotations; n++)
        for (int k = 0; k < p->game->nkinds && !found; k++) {
            const char *called = kind_called(p, k, n);
            found = called && str_equal_fold(called, name);
        }
    return found;
}

/* ---- names of moves after their cells ---- */

bool meant_calls(const Game *g) {
    const char *form = g->display->notations[0].part[NOTE_CALLED];
    return g->ncalls > 0 && form && strstr(form, "{to}") && strstr(form, "{name}");
}

/* Reads what follows the last cell, without blanks around it. It is empty if nothing does, or
** if it has CALL_MAX bytes or more. */
static void read_call(const Pos *p, const char *text, char call[CALL_MAX]) {
    Sq first, other, last = SQ_NONE;
    size_t begin = 0, n = 0;
    char cell[CALL_MAX];
    call[0] = '\0';
    for (size_t i = 0; text[i]; i++) {
        move_cells(p, text + i, &first, &other);
        if (first != SQ_NONE && other == SQ_NONE)
            begin = i, last = first;
    }
    for (first = SQ_NONE;
         last != SQ_NONE && first != last && text[begin + n] && n + 1 < CALL_MAX;) {
        n++;
        snprintf(cell, CALL_MAX, "%.*s", (int)n, text + begin);
        move_cells(p, cell, &first, &other);
    }
    text += begin + n;
    text += strspn(text, " ");
    n = strlen(text);
    while (n > 0 && text[n - 1] == ' ')
        n--;
    if (last != SQ_NONE && n < CALL_MAX)
        snprintf(call, CALL_MAX, "%.*s", (int)n, text);
}

/* 1 + the index of the name in Display.calls; 0: it is none of them. */
static int call_named(const Game *g, const char *call) {
    int found = 0;
    for (int i = 0; i < g->ncalls && !found; i++) {
        const char *name = g->display->calls[i];
        found = *call && same_call(name, call) ? i + 1 : 0;
    }
    return found;
}

bool meant_odd_call(const Pos *p, const char *text, char name[CALL_MAX], const char **near) {
    const Game *g = p->game;
    if (!meant_calls(g))
        return false;
    read_call(p, text, name);
    bool word = ascii_alpha(name[0]) && ascii_alpha(name[1]);
    if (!word || calls_kind(p, name) || call_named(g, name))
        return false;
    *near = str_nearest(name, g->display->calls, (size_t)g->ncalls);
    if (*near)
        *near += strspn(*near, " ");
    return true;
}

/* Whether some notation gives only the file where a man is put down. */
static bool drops_on_files(const Game *g) {
    bool any = false;
    for (int n = 0; n < g->display->nnotations && !any; n++) {
        const char *drop = g->display->notations[n].part[NOTE_DROP];
        any = drop && strstr(drop, "{file}") && !strstr(drop, "{to}");
    }
    return any;
}

/* "c", where drops are written by the file: means the cell of that file on which the drop fails
** the fewest tests, the last one of several. */
static bool by_file(const Pos *p, const char *text, Meant *m) {
    int kind = drops_on_files(p->game) ? only_drop(p) : -1, fewest = -1;
    size_t n = strlen(text);
    Meant found = {.from = SQ_NONE, .to = SQ_NONE, .kind = kind, .drop = true};
    for (Sq c = 0; c < p->game->graph.ncells && kind >= 0 && n < HINT_MAX; c++) {
        const char *cell = words_cell(p->game, p->side, c);
        Nearest near;
        if (words_file(cell) != n || !ascii_same_n(cell, text, n))
            continue;
        nearest_drop(p, kind, c, &near);
        if (near.n == 0 || (fewest >= 0 && near.walk[0].nfailed > fewest))
            continue;
        fewest = near.walk[0].nfailed;
        found.to = c;
    }
    if (found.to == SQ_NONE)
        return false;
    snprintf(found.hint, HINT_MAX, "%s", text);
    *m = found;
    return true;
}

Meant meant_by(const Pos *p, const char *text) {
    Meant m = {.kind = -1};
    text += strspn(text, " \t\r\n");
    move_cells(p, text, &m.from, &m.to);
    if (by_drop(p, text, &m) || (m.from == SQ_NONE && by_file(p, text, &m)))
        return m;
    if (m.to == SQ_NONE && !by_kind(p, text, &m))
        by_name(p, text, &m);
    if (m.to != SQ_NONE && meant_calls(p->game)) {
        char call[CALL_MAX];
        read_call(p, text, call);
        m.called = call_named(p->game, call);
    }
    return m;
}

bool meant_odd_cell(const Pos *p, const char *text, char name[ODD_MAX]) {
    static const char LETTERS[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    size_t n;
    for (const char *s = text; *s; s += n ? n : 1) {
        size_t letters = strspn(s, LETTERS);
        n = letters + strspn(s + letters, "0123456789");
        bool mark = letters > 1 && n > 2 && (*s == 'x' || *s == 'X');
        if (letters == 0 || n == letters || n - mark >= ODD_MAX)
            continue;
        Sq cell, other;
        snprintf(name, ODD_MAX, "%.*s", (int)(n - mark), s + mark);
        move_cells(p, name, &cell, &other);
        if (cell == SQ_NONE)
            return true;
    }
    return false;
}

bool meant_odd_man(const Pos *p, const char *text, char name[ODD_MAX]) {
    bool drops = false;
    for (int k = 0; k < p->game->nkinds; k++)
        drops |= game_drops(p->game, p->side, k);
    for (const char *at = strchr(text, '@'); at && drops; at = strchr(at + 1, '@')) {
        const char *word = at;
        while (word > text && ascii_alpha(word[-1]))
            word--;
        if (word == at || at - word >= ODD_MAX)
            continue;
        snprintf(name, ODD_MAX, "%.*s", (int)(at - word), word);
        if (!calls_kind(p, name))
            return true;
    }
    return false;
}

/* Whether the text begins with a man's name and no letter or digit but 'x' follows. */
static bool begins_with_man(const char *text, const char *man) {
    size_t n = strlen(man);
    return n > 0 && str_starts(text, man) &&
           (!ascii_alnum(text[n]) || ascii_to_lower(text[n]) == 'x');
}

/* Whether the text names something without a cell: a pass, a move by its name, or a man by
** where he stands (Notation.man), who need not be there any more. */
static bool names_something(const Pos *p, const char *text) {
    const Game *g = p->game;
    bool found = meant_passes(g, text) || names_move(g, text);
    for (int n = 0; n < g->display->nnotations; n++)
        for (int owner = 0; owner < g->nplayers; owner++) {
            const char **men = g->display->notations[n].man[owner];
            for (int i = 0; men && i < g->nkinds * g->graph.ncells && !found; i++)
                found = men[i] && begins_with_man(text, men[i]);
        }
    return found;
}

bool meant_move(const Pos *p, const char *text, Err *e) {
    Meant m = meant_by(p, text);
    Move unused;
    char name[ODD_MAX];
    if (names_something(p, text) || move_fits(p, 0, text, &unused, e))
        return true;
    if (p->chance && strpbrk(text, "{(0123456789"))
        return true; /* it may be a throw, though of other numbers than can be thrown */
    if (m.kind < 0 && meant_odd_cell(p, text, name))
        return err_set(e, "no cell is called '%s'", name);
    return m.from != SQ_NONE || m.kind >= 0 || err_set(e, "it names no cell");
}
