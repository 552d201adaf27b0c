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
#include "text/write/template.h"
#include "text/write/fen.h"
#include "text/write/verdict.h"
#include "text/write/words.h"
#include "vm/meaning/expr.h"
#include "vm/ask/movegen.h"

#include <stdio.h>
#include <string.h>

/* More cells or moves than this are not listed in a sentence. */
enum { LISTED_MAX = 16, NAME_MAX = 12, SHOWN_MAX = 60 };

typedef struct Inquiry {
    const Pos *p;
    const char *text;
    Sq from, to;
    Explanation *x;
    Str *out; /* its text */
} Inquiry;

/* ---- sentences ---- */

/* What stands for what in them. */
typedef enum Word {
    WORD_TEXT, /* what the player wrote */
    WORD_FROM, /* the cells that he means */
    WORD_TO,
    WORD_MAN,    /* the piece on `from` */
    WORD_TARGET, /* what stands on `to` */
    WORD_OWNER,  /* whose the man is */
    WORD_ME,     /* whose turn it is */
    WORDS
} Word;

static const char *kind_on(const Inquiry *q, Sq c) {
    return words_kind(q->p->game, pos_at(q->p, c));
}

static bool add_word(const void *inquiry, const char *name, size_t n, Str *out) {
    static const char *const words[WORDS] = {"text",   "from",  "to", "man",
                                             "target", "owner", "me"};
    const Inquiry *q = inquiry;
    const Game *g = q->p->game;
    int me = q->p->side;
    switch ((Word)template_field(words, WORDS, name, n)) {
    case WORD_TEXT:
        /* without what a terminal could misunderstand */
        for (int i = 0; i < SHOWN_MAX && q->text[i]; i++)
            str_addc(out, (unsigned char)q->text[i] < ' ' ? ' ' : q->text[i]);
        break;
    case WORD_FROM: str_add(out, words_cell(g, me, q->from)); break;
    case WORD_TO: str_add(out, words_cell(g, me, q->to)); break;
    case WORD_MAN: str_add(out, kind_on(q, q->from)); break;
    case WORD_TARGET: str_add(out, kind_on(q, q->to)); break;
    case WORD_OWNER: str_add(out, g->display->player[pos_owner(q->p, q->from)].name); break;
    case WORD_ME: str_add(out, g->display->player[me].name); break;
    case WORDS: return false;
    }
    return true;
}

static void say(const Inquiry *q, const char *words) {
    template_fill(words, add_word, q, q->out);
}

static void refuse(const Inquiry *q, const char *why) {
    say(q, "{text} is not legal: ");
    say(q, why);
}

/* ---- a legal move ---- */

static void add_path(const Inquiry *q, const NearWalk *w) {
    for (int i = 0; i < w->npath; i++)
        str_addf(q->out, "%s%s", i ? "-" : "", words_cell(q->p->game, q->p->side, w->path[i]));
}

static void show_path(const Inquiry *q, const NearWalk *w) {
    Explanation *x = q->x;
    memcpy(x->path, w->path, sizeof(Sq) * (size_t)w->npath);
    x->overlay.npath = w->npath;
    x->overlay.path = x->path;
}

static void add_walks(const Inquiry *q, const Nearest *n) {
    for (int i = 0; i < n->n; i++) {
        str_add(q->out, i == 0 ? " by " : i + 1 == n->n && !n->more ? " or " : ", ");
        add_path(q, &n->walk[i]);
    }
    if (n->more)
        str_addf(q->out, " or %d more ways", n->more);
}

static void explain_legal(Inquiry *q, Move m) {
    MoveView v = move_view(q->p, m);
    Nearest n = {0};
    q->x->legal = true;
    q->from = v.from;
    move_write(q->p, m, 0, q->out);
    say(q, move_is_throw(m) ? " can be thrown" : " is legal");
    if (move_is_throw(m) || v.from == SQ_NONE || !piece_is(v.piece))
        return;
    nearest_making(q->p, v.from, m, &n);
    say(q, ": the {man} on {from} goes there");
    add_walks(q, &n);
    if (n.n > 0)
        show_path(q, &n.walk[0]);
    if (piece_is(v.captured))
        str_addf(q->out, " and takes the %s", words_kind(q->p->game, v.captured));
}

/* ---- what is wrong before any walk ---- */

/* A word of the text that looks like a cell's name and is none, into name. */
static bool odd_cell(const Inquiry *q, char name[NAME_MAX]) {
    static const char LETTERS[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    size_t n;
    for (const char *s = q->text; *s; s += n ? n : 1) {
        size_t letters = strspn(s, LETTERS);
        n = letters + strspn(s + letters, "0123456789");
        bool mark = n > 2 && letters > 1 && (*s == 'x' || *s == 'X');
        if (letters == (size_t)mark || n == letters || n - mark >= NAME_MAX)
            continue;
        Sq cell, other;
        snprintf(name, NAME_MAX, "%.*s", (int)(n - mark), s + mark);
        move_cells(q->p, name, &cell, &other);
        if (cell == SQ_NONE)
            return true;
    }
    return false;
}

static void add_example(const Inquiry *q) {
    Arena *a = arena_new();
    const char **text;
    Move *moves;
    if (moves_sorted(q->p, 0, a, &text, &moves) > 0)
        str_addf(q->out, "; a move is written like %s", text[0]);
    arena_free(a);
}

static bool refuse_cells(const Inquiry *q, const Meant *m) {
    char name[NAME_MAX];
    if (m->kind < 0 && odd_cell(q, name)) {
        refuse(q, "no cell is called ");
        str_addf(q->out, "'%s'", name);
        return true;
    }
    if (q->from != SQ_NONE)
        return false;
    say(q, "'{text}' is no move");
    add_example(q);
    return true;
}

static bool refuse_kind(const Inquiry *q, const Meant *m) {
    if (m->kind < 0 || q->from != SQ_NONE)
        return false;
    refuse(q, "{me} has no ");
    str_addf(q->out, "%s%s%s", q->p->game->kinds[m->kind].name, *m->hint ? " on " : "",
             m->hint);
    return true;
}

static bool refuse_start(const Inquiry *q) {
    const Game *g = q->p->game;
    Piece x = pos_at(q->p, q->from);
    if (piece_is(x) && g->owner[x] == q->p->side)
        return false;
    if (x == PIECE_HOLE)
        refuse(q, "{from} does not exist now");
    else if (x == PIECE_NONE && cell_named(g, q->text) == q->from)
        str_addf(q->out, "%s is empty", q->text); /* a cell alone claims no move */
    else if (x == PIECE_NONE)
        refuse(q, "{from} is empty");
    else if (g->owner[x] == g->nplayers)
        refuse(q, "the {man} on {from} belongs to nobody");
    else
        refuse(q, "the {man} on {from} is {owner}'s, and it is {me}'s turn");
    return true;
}

/* The moves of the piece on from, to `to` or anywhere, as they are written, where they are few
** enough to be listed; their number. */
static int add_moves(const Inquiry *q, Sq to) {
    Moves all = {0};
    int n = 0;
    size_t before = q->out->n;
    moves_from(q->p, q->from, &all);
    for (size_t i = 0; i < all.n; i++) {
        if (to != SQ_NONE && move_view(q->p, all.at[i]).to != to)
            continue;
        str_add(q->out, n++ ? ", " : "");
        move_write(q->p, all.at[i], 0, q->out);
    }
    if (n > LISTED_MAX)
        str_cut(q->out, before);
    moves_free(&all);
    return n;
}

static void add_choice(const Inquiry *q) {
    size_t before = q->out->n;
    str_add(q->out, "; legal: ");
    int n = add_moves(q, SQ_NONE);
    if (n > 0 && n <= LISTED_MAX)
        return;
    str_cut(q->out, before);
    str_add(q->out, n ? "" : "; it has no legal move");
    if (n)
        str_addf(q->out, "; it has %d legal moves", n);
}

/* The move is there, but not so: a promotion without its piece, for one. */
static bool refuse_spelling(const Inquiry *q) {
    size_t before = q->out->n;
    refuse(q, "from {from} to {to} there is ");
    bool any = add_moves(q, q->to) > 0;
    if (!any)
        str_cut(q->out, before);
    return any;
}

static bool refuse_target(const Inquiry *q) {
    Piece x = pos_at(q->p, q->to);
    if (!piece_is(x) || q->p->game->owner[x] != q->p->side || q->from == q->to)
        return false;
    refuse(q, "{to} holds your own {target}");
    set_add(&q->x->overlay.blocked, q->to);
    return true;
}

/* ---- walks that were stopped ---- */

static void block(const Inquiry *q, const NearWalk *w) {
    for (int i = 0; i < w->nfailed && i < TESTS_MAX; i++)
        set_add(&q->x->overlay.blocked, w->failed[i].cell);
}

/* A right that is gone is reason enough. */
static const Failure *lost_right(const Inquiry *q, const NearWalk *w) {
    for (int i = 0; i < w->nfailed && i < TESTS_MAX; i++)
        if (blame_is_right(q->p, &w->failed[i]))
            return &w->failed[i];
    return NULL;
}

static void add_failures(const Inquiry *q, const NearWalk *w) {
    int n = w->nfailed < TESTS_MAX ? w->nfailed : TESTS_MAX;
    for (int i = 0; i < n; i++) {
        str_add(q->out, i ? ", and " : "");
        blame_write(q->p, q->from, &w->failed[i], q->out);
    }
}

static void add_stopped(const Inquiry *q, const Nearest *n) {
    refuse(q, "every walk of the {man} to {to} is stopped");
    for (int i = 0; i < n->n; i++) {
        str_add(q->out, "\n  ");
        add_path(q, &n->walk[i]);
        str_add(q->out, ": ");
        add_failures(q, &n->walk[i]);
    }
    if (n->more)
        str_addf(q->out, "\n  and %d more", n->more);
}

static void explain_stopped(const Inquiry *q, const Nearest *n) {
    const Failure *right = lost_right(q, &n->walk[0]);
    show_path(q, &n->walk[0]);
    for (int i = 0; i < n->n; i++)
        block(q, &n->walk[i]);
    if (!right && !n->alike) {
        add_stopped(q, n);
        return;
    }
    refuse(q, "");
    if (right)
        blame_write(q->p, q->from, right, q->out);
    else
        add_failures(q, &n->walk[0]);
}

/* ---- walks that are whole, and yet no move ---- */

/* Who attacks the mover's royal pieces in the position after his move. */
static bool add_checkers(const Inquiry *q, const Pos *after, int me) {
    const Game *g = after->game;
    CellSet men = after->men[me];
    while (!set_empty(men)) {
        Sq c = (Sq)set_pop(&men);
        Str who = {0};
        bool royal = g->royal >> g->kind[pos_at(after, c)] & 1;
        bool found = royal && blame_attackers(after, me, c, SQ_NONE, &who);
        if (found)
            str_addf(q->out, "it would leave your %s on %s attacked by %s",
                     words_kind(g, pos_at(after, c)), words_cell(g, me, c), str_text(&who));
        str_free(&who);
        if (found)
            return true;
    }
    return false;
}

static bool explain_forbidden(const Inquiry *q, Move m) {
    Pos after = *q->p;
    Undo u;
    pos_make(&after, m, &u);
    Scope s = scope_of(&after);
    for (int i = 0; i < q->p->game->nforbid; i++) {
        ExprId e = q->p->game->forbid[i];
        if (!expr_true(&s, e))
            continue;
        refuse(q, "");
        if (q->p->game->exprs[e].kind != EXPR_CHECK || !add_checkers(q, &after, q->p->side)) {
            str_add(q->out, "it is forbidden where after it ");
            phrase_expr(q->p->game, e, q->out);
        }
        return true;
    }
    return false;
}

static bool explain_closed(const Inquiry *q) {
    const Game *g = q->p->game;
    Scope s = scope_of(q->p);
    s.me = q->p->side;
    for (int t = 0; t < g->nturns; t++)
        for (int i = 0; i < g->turns[t].nparts; i++) {
            ExprId when = g->turns[t].part[i].when;
            if (when == 0 || expr_true(&s, when))
                continue;
            refuse(q, "such a move needs that ");
            phrase_expr(g, when, q->out);
            return true;
        }
    return false;
}

static void explain_whole(const Inquiry *q, const Nearest *n) {
    show_path(q, &n->walk[0]);
    if (explain_forbidden(q, n->walk[0].move) || explain_closed(q))
        return;
    refuse(q, "the {man} on {from} may not make it as it is written");
    add_choice(q);
}

/* ---- the questions in turn ---- */

static void explain_walks(const Inquiry *q) {
    Nearest n;
    nearest_find(q->p, q->from, q->to, &n);
    if (n.n > 0 && n.walk[0].nfailed == 0) {
        explain_whole(q, &n);
    } else if (n.n > 0) {
        explain_stopped(q, &n);
    } else {
        refuse(q, "no walk of ");
        str_add(q->out, words_article(kind_on(q, q->from)));
        say(q, " {man} leads from {from} to {to}");
        add_choice(q);
    }
}

static void explain_illegal(Inquiry *q) {
    if (q->p->chance) {
        refuse(q, "a throw is due");
        str_addf(q->out, " (%s)", q->p->game->chances[q->p->chance - 1].name);
        return;
    }
    Meant m = meant_by(q->p, q->text);
    q->from = m.from;
    q->to = m.to;
    if (refuse_kind(q, &m) || refuse_cells(q, &m) || refuse_start(q))
        return;
    if (q->to == SQ_NONE) {
        refuse(q, "it does not say where the {man} on {from} goes");
        add_choice(q);
    } else if (!refuse_spelling(q) && !refuse_target(q)) {
        explain_walks(q);
    }
}

static bool over(const Inquiry *q, const History *history) {
    Result r = rules_judge(q->p, history, -1);
    if (r.verdict == VERDICT_NONE)
        return false;
    str_add(q->out, "the game is over: ");
    verdict_write(q->p, r, q->out);
    return true;
}

void explain_move(const Pos *p, const History *history, const char *text, Explanation *out) {
    *out = (Explanation){0};
    Inquiry q = {.p = p, .text = text, .x = out, .out = &out->text};
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
        explain_illegal(&q);
}

void explanation_free(Explanation *x) {
    str_free(&x->text);
    *x = (Explanation){0};
}
