/*
** explain.c -- the questions in the order in which a player would ask them: is the game over,
** is there such a cell, a piece on it, his own; then what the walks say.
*/
#include "explain.h"

#include "blame.h"
#include "meant.h"
#include "nearest.h"
#include "text/write/notation.h"
#include "text/write/phrase.h"
#include "text/write/fen.h"
#include "text/write/verdict.h"
#include "text/write/words.h"
#include "vm/meaning/expr.h"
#include "vm/ask/movegen.h"

#include <string.h>

/* More cells or moves than this are not listed in a sentence. */
enum { LISTED_MAX = 16, NAME_MAX = 12, SHOWN_MAX = 60 };

typedef struct Question {
    const Pos *p;
    const char *text;
    Sq from, to;
    Explanation *x;
    Str *out; /* its text */
} Question;

static const char *cell_text(const Question *q, Sq c) {
    return words_cell(q->p->game, q->p->side, c);
}

static const char *kind_on(const Question *q, Sq c) {
    return words_kind(q->p->game, pos_at(q->p, c));
}

static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* What the player wrote, without what a terminal could misunderstand. */
static void add_text(const Question *q) {
    for (int i = 0; i < SHOWN_MAX && q->text[i]; i++)
        str_addc(q->out, (unsigned char)q->text[i] < ' ' ? ' ' : q->text[i]);
}

static void begin(const Question *q) {
    add_text(q);
    str_add(q->out, " is not legal: ");
}

/* ---- a legal move ---- */

static void add_path(const Question *q, const NearWalk *w) {
    for (int i = 0; i < w->npath; i++)
        str_addf(q->out, "%s%s", i ? "-" : "", cell_text(q, w->path[i]));
}

static void show_path(const Question *q, const NearWalk *w) {
    Explanation *x = q->x;
    memcpy(x->path, w->path, sizeof(Sq) * (size_t)w->npath);
    x->overlay.npath = w->npath;
    x->overlay.path = x->path;
}

static void add_walks(const Question *q, const Nearest *n) {
    for (int i = 0; i < n->n; i++) {
        str_addf(q->out, "%s", i == 0 ? "" : i + 1 == n->n && !n->more ? " or " : ", ");
        add_path(q, &n->walk[i]);
    }
    if (n->more)
        str_addf(q->out, " or %d more ways", n->more);
}

static void explain_legal(const Question *q, Move m) {
    MoveView v = move_view(q->p, m);
    Nearest n = {0};
    q->x->legal = true;
    move_write(q->p, m, 0, q->out);
    if (move_is_throw(m)) {
        str_add(q->out, " can be thrown");
        return;
    }
    str_add(q->out, " is legal");
    if (v.from == SQ_NONE || !piece_is(v.piece))
        return;
    nearest_making(q->p, v.from, m, &n);
    str_addf(q->out, ": the %s on %s goes there", kind_on(q, v.from), cell_text(q, v.from));
    if (n.n > 0) {
        str_add(q->out, " by ");
        add_walks(q, &n);
        show_path(q, &n.walk[0]);
    }
    if (piece_is(v.captured))
        str_addf(q->out, " and takes the %s", words_kind(q->p->game, v.captured));
}

/* ---- what is wrong before any walk ---- */

/* A word of the text that looks like a cell's name and is none, into name. */
static bool odd_cell(const Question *q, char name[NAME_MAX]) {
    const char *s = q->text;
    while (*s) {
        const char *letters = s;
        while (is_letter(*s))
            s++;
        const char *digits = s;
        while (is_digit(*s))
            s++;
        bool mark = s - letters > 2 && (*letters == 'x' || *letters == 'X');
        const char *word = letters + (mark && is_letter(letters[1]));
        size_t n = (size_t)(s - word);
        if (digits > word && s > digits && n < NAME_MAX) {
            memcpy(name, word, n);
            name[n] = '\0';
            Sq cell, other;
            move_cells(q->p, name, &cell, &other);
            if (cell == SQ_NONE)
                return true;
        }
        if (s == letters)
            s++;
    }
    return false;
}

static void add_example(const Question *q) {
    Arena *a = arena_new();
    const char **text;
    Move *moves;
    if (moves_sorted(q->p, 0, a, &text, &moves) > 0)
        str_addf(q->out, "; a move is written like %s", text[0]);
    arena_free(a);
}

static bool refuse_cells(const Question *q, const Meant *m) {
    char name[NAME_MAX];
    if (m->kind < 0 && odd_cell(q, name)) {
        begin(q);
        str_addf(q->out, "no cell is called '%s'", name);
        return true;
    }
    if (q->from != SQ_NONE)
        return false;
    str_addc(q->out, '\'');
    add_text(q);
    str_add(q->out, "' is no move");
    add_example(q);
    return true;
}

static bool refuse_kind(const Question *q, const Meant *m) {
    if (m->kind < 0 || q->from != SQ_NONE)
        return false;
    const char *name = q->p->game->kinds[m->kind].name;
    begin(q);
    str_addf(q->out, "%s has no %s%s%s", q->p->game->display->player[q->p->side].name, name,
             *m->hint ? " on " : "", m->hint);
    return true;
}

static bool refuse_start(const Question *q) {
    const Game *g = q->p->game;
    Piece x = pos_at(q->p, q->from);
    if (piece_is(x) && g->owner[x] == q->p->side)
        return false;
    if (x == PIECE_NONE && cell_named(g, q->text) == q->from) {
        /* A cell alone claims no move. */
        str_addf(q->out, "%s is empty", q->text);
        return true;
    }
    begin(q);
    if (x == PIECE_HOLE)
        str_addf(q->out, "%s does not exist now", cell_text(q, q->from));
    else if (x == PIECE_NONE)
        str_addf(q->out, "%s is empty", cell_text(q, q->from));
    else if (g->owner[x] == g->nplayers)
        str_addf(q->out, "the %s on %s belongs to nobody", kind_on(q, q->from),
                 cell_text(q, q->from));
    else
        str_addf(q->out, "the %s on %s is %s's, and it is %s's turn", kind_on(q, q->from),
                 cell_text(q, q->from), g->display->player[g->owner[x]].name,
                 g->display->player[q->p->side].name);
    return true;
}

/* The moves of the piece on from, to `to` or anywhere, as they are written; their number. */
static int add_moves(const Question *q, Sq to) {
    Moves all = {0};
    int n = 0;
    Str line = {0};
    moves_from(q->p, q->from, &all);
    for (size_t i = 0; i < all.n; i++) {
        if (to != SQ_NONE && move_view(q->p, all.at[i]).to != to)
            continue;
        if (n++ >= LISTED_MAX)
            continue;
        str_add(&line, n > 1 ? ", " : "");
        move_write(q->p, all.at[i], 0, &line);
    }
    if (n > 0 && n <= LISTED_MAX)
        str_addf(q->out, "%s", str_text(&line));
    str_free(&line);
    moves_free(&all);
    return n;
}

static void add_choice(const Question *q) {
    size_t before = q->out->n;
    str_add(q->out, "; legal: ");
    int n = add_moves(q, SQ_NONE);
    if (n > 0 && n <= LISTED_MAX)
        return;
    q->out->at[q->out->n = before] = '\0';
    if (n == 0)
        str_add(q->out, "; it has no legal move");
    else
        str_addf(q->out, "; it has %d legal moves", n);
}

/* The move is there, but not so: a promotion without its piece, for one. */
static bool refuse_spelling(const Question *q) {
    size_t before = q->out->n;
    begin(q);
    str_addf(q->out, "from %s to %s there is ", cell_text(q, q->from), cell_text(q, q->to));
    if (add_moves(q, q->to) > 0)
        return true;
    q->out->at[q->out->n = before] = '\0';
    return false;
}

static bool refuse_target(const Question *q) {
    Piece x = pos_at(q->p, q->to);
    if (!piece_is(x) || q->p->game->owner[x] != q->p->side || q->from == q->to)
        return false;
    begin(q);
    str_addf(q->out, "%s holds your own %s", cell_text(q, q->to), kind_on(q, q->to));
    set_add(&q->x->overlay.blocked, q->to);
    return true;
}

/* ---- walks that were stopped ---- */

static void block(const Question *q, const NearWalk *w) {
    for (int i = 0; i < w->nfailed && i < TESTS_MAX; i++)
        set_add(&q->x->overlay.blocked, w->failed[i].cell);
}

/* A right that is gone is reason enough. */
static const Failure *lost_right(const Question *q, const NearWalk *w) {
    for (int i = 0; i < w->nfailed && i < TESTS_MAX; i++)
        if (blame_is_right(q->p, &w->failed[i]))
            return &w->failed[i];
    return NULL;
}

static void add_failures(const Question *q, const NearWalk *w) {
    int n = w->nfailed < TESTS_MAX ? w->nfailed : TESTS_MAX;
    for (int i = 0; i < n; i++) {
        str_add(q->out, i ? ", and " : "");
        blame_write(q->p, q->from, &w->failed[i], q->out);
    }
}

static void add_stopped(const Question *q, const Nearest *n) {
    str_addf(q->out, "every walk of the %s to %s is stopped", kind_on(q, q->from),
             cell_text(q, q->to));
    for (int i = 0; i < n->n; i++) {
        str_add(q->out, "\n  ");
        add_path(q, &n->walk[i]);
        str_add(q->out, ": ");
        add_failures(q, &n->walk[i]);
    }
    if (n->more)
        str_addf(q->out, "\n  and %d more", n->more);
}

static void explain_stopped(const Question *q, const Nearest *n) {
    const Failure *right = lost_right(q, &n->walk[0]);
    begin(q);
    show_path(q, &n->walk[0]);
    for (int i = 0; i < n->n; i++)
        block(q, &n->walk[i]);
    if (right)
        blame_write(q->p, q->from, right, q->out);
    else if (n->alike)
        add_failures(q, &n->walk[0]);
    else
        add_stopped(q, n);
}

/* ---- walks that are whole, and yet no move ---- */

/* Who attacks the mover's royal pieces in the position after his move. */
static bool add_checkers(const Question *q, const Pos *after, int me) {
    const Game *g = after->game;
    CellSet men = after->men[me];
    while (!set_empty(men)) {
        Sq c = (Sq)set_pop(&men);
        Str who = {0};
        bool royal = g->royal >> g->kind[pos_at(after, c)] & 1;
        bool found = royal && blame_attackers(after, me, c, SQ_NONE, &who);
        if (found)
            str_addf(q->out, "it would leave your %s on %s attacked by %s",
                     words_kind(g, pos_at(after, c)), cell_text(q, c), str_text(&who));
        str_free(&who);
        if (found)
            return true;
    }
    return false;
}

static bool explain_forbidden(const Question *q, Move m) {
    Pos after = *q->p;
    Undo u;
    pos_make(&after, m, &u);
    Scope s = scope_of(&after);
    for (int i = 0; i < q->p->game->nforbid; i++) {
        ExprId e = q->p->game->forbid[i];
        if (!expr_true(&s, e))
            continue;
        begin(q);
        if (q->p->game->exprs[e].kind != EXPR_CHECK || !add_checkers(q, &after, q->p->side)) {
            str_add(q->out, "it is forbidden where after it ");
            phrase_expr(q->p->game, e, q->out);
        }
        return true;
    }
    return false;
}

static bool explain_closed(const Question *q) {
    const Game *g = q->p->game;
    Scope s = scope_of(q->p);
    s.me = q->p->side;
    for (int t = 0; t < g->nturns; t++)
        for (int i = 0; i < g->turns[t].nparts; i++) {
            ExprId when = g->turns[t].part[i].when;
            if (when == 0 || expr_true(&s, when))
                continue;
            begin(q);
            str_add(q->out, "such a move needs that ");
            phrase_expr(g, when, q->out);
            return true;
        }
    return false;
}

static void explain_whole(const Question *q, const Nearest *n) {
    show_path(q, &n->walk[0]);
    if (explain_forbidden(q, n->walk[0].move) || explain_closed(q))
        return;
    begin(q);
    str_addf(q->out, "the %s on %s", kind_on(q, q->from), cell_text(q, q->from));
    str_add(q->out, " may not make it as it is written");
    add_choice(q);
}

/* ---- the questions in turn ---- */

static void explain_walks(const Question *q) {
    Nearest n;
    nearest_find(q->p, q->from, q->to, &n);
    if (n.n > 0 && n.walk[0].nfailed == 0) {
        explain_whole(q, &n);
    } else if (n.n > 0) {
        explain_stopped(q, &n);
    } else {
        const char *kind = kind_on(q, q->from);
        begin(q);
        str_addf(q->out, "no walk of %s %s leads from %s to %s", words_article(kind), kind,
                 cell_text(q, q->from), cell_text(q, q->to));
        add_choice(q);
    }
}

static void explain_where(const Question *q) {
    begin(q);
    str_addf(q->out, "it does not say where the %s on %s goes", kind_on(q, q->from),
             cell_text(q, q->from));
    add_choice(q);
}

static void refuse(Question *q) {
    if (q->p->chance) {
        begin(q);
        str_addf(q->out, "a throw is due (%s)", q->p->game->chances[q->p->chance - 1].name);
        return;
    }
    Meant m = meant_by(q->p, q->text);
    q->from = m.from;
    q->to = m.to;
    if (refuse_kind(q, &m) || refuse_cells(q, &m) || refuse_start(q))
        return;
    if (q->to == SQ_NONE)
        explain_where(q);
    else if (!refuse_spelling(q) && !refuse_target(q))
        explain_walks(q);
}

static bool over(const Question *q, const History *history) {
    Result r = rules_judge(q->p, history, -1);
    if (r.verdict == VERDICT_NONE)
        return false;
    str_add(q->out, "the game is over: ");
    verdict_write(q->p, r, q->out);
    return true;
}

void explain_move(const Pos *p, const History *history, const char *text, Explanation *out) {
    *out = (Explanation){0};
    Question q = {.p = p, .text = text, .x = out, .out = &out->text};
    Move m;
    Err e = {""};
    if (over(&q, history))
        return;
    int fits = move_fits(p, text, &m, &e);
    if (fits == 1)
        explain_legal(&q, m);
    else if (fits > 1)
        str_add(q.out, e.text);
    else
        refuse(&q);
}

void explanation_free(Explanation *x) {
    str_free(&x->text);
    *x = (Explanation){0};
}
