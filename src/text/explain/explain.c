/*
** explain.c -- the questions in the order in which a player would ask them: is the game over,
** is there such a cell, a piece on it, his own; then what the walks say.
*/
#include "explain.h"

#include "blame.h"
#include "closed.h"
#include "meant.h"
#include "nearest.h"
#include "said.h"
#include "text/write/facts.h"
#include "text/write/notation.h"
#include "sentence.h"
#include "text/write/template.h"
#include "text/write/fen.h"
#include "text/write/verdict.h"
#include "text/write/words.h"
#include "vm/meaning/cond.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/make.h"
#include "base/err.h"

#include <stdio.h>
#include <string.h>

/* LISTED_MAX: more moves than a sentence lists; OTHERS_MAX: of others than the man who was meant; SHOWN_MAX: more of a text than it repeats. */
enum { LISTED_MAX = 16, OTHERS_MAX = 4, SHOWN_MAX = 60 };

typedef struct Inquiry {
    const Pos *p;
    const char *text;
    Meant meant;
    char name[ODD_MAX]; /* that looks like a cell's and is none */
    Explanation *x;
    Str *out; /* its text */
} Inquiry;

/* ---- sentences ---- */

/* What stands for what in them. */
#define WORDS(WORD)                                                                            \
    WORD(TEXT, "text") /* what the player wrote */                                             \
    WORD(NAME, "name") /* a name in it that nothing bears */                                   \
    WORD(KIND, "kind") /* what it calls a piece */                                             \
    WORD(HINT, "hint") /* and where it says that it stands */                                  \
    WORD(FROM, "from") /* the cells that it means */                                           \
    WORD(TO, "to")                                                                             \
    WORD(MAN, "man")       /* the piece on `from` */                                           \
    WORD(TARGET, "target") /* what stands on `to` */                                           \
    WORD(OWNER, "owner")   /* whose the man is */                                              \
    WORD(ME, "me")         /* whose turn it is */                                              \
    WORD(THROW, "throw")   /* what is due */

#define WORD(name, text) WORD_##name,
typedef enum Word { WORDS(WORD) WORD_COUNT } Word;
#undef WORD

static const char *kind_on(const Inquiry *q, Sq c) {
    return words_kind(q->p->game, pos_at(q->p, c));
}

/* What a player has typed, without what a terminal could misunderstand. */
static void add_text(const char *text, Str *out) {
    for (int i = 0; i < SHOWN_MAX && text[i]; i++)
        str_addc(out, (unsigned char)text[i] < ' ' ? ' ' : text[i]);
}

static bool add_word(const void *inquiry, const char *name, size_t n, Str *out) {
#define WORD(name, text) text,
    static const char *const words[] = {WORDS(WORD)};
#undef WORD
    const Inquiry *q = inquiry;
    const Game *g = q->p->game;
    int me = q->p->side;
    Sq from = q->meant.from, to = q->meant.to;
    switch ((Word)template_field(words, WORD_COUNT, name, n)) {
    case WORD_TEXT: add_text(q->text, out); break;
    case WORD_NAME: str_add(out, q->name); break;
    case WORD_KIND: str_add(out, g->kinds[q->meant.kind].name); break;
    case WORD_HINT: str_add(out, q->meant.hint); break;
    case WORD_FROM: str_add(out, words_cell(g, me, from)); break;
    case WORD_TO: str_add(out, words_cell(g, me, to)); break;
    case WORD_MAN: str_add(out, kind_on(q, from)); break;
    case WORD_TARGET: str_add(out, kind_on(q, to)); break;
    case WORD_OWNER: str_add(out, g->display->player[pos_owner(q->p, from)].name); break;
    case WORD_ME: str_add(out, g->display->player[me].name); break;
    case WORD_THROW: str_add(out, g->chances[q->p->chance - 1].name); break;
    case WORD_COUNT: return false;
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

/* ---- lists ---- */

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

/* The steps of the other walks, beside the one that is shown. */
static void show_others(const Inquiry *q, const Nearest *n) {
    Explanation *x = q->x;
    int ways = 0;
    for (int i = 1; i < n->n; i++)
        for (int k = 0; k + 1 < n->walk[i].npath && ways < 2 * SQ_MAX; k++)
            x->way[ways++] = (Stride){n->walk[i].path[k], n->walk[i].path[k + 1]};
    x->overlay.nways = ways;
    x->overlay.way = x->way;
}

static void add_walks(const Inquiry *q, const Nearest *n) {
    for (int i = 0; i < n->n; i++) {
        str_add(q->out, i == 0 ? " by " : i + 1 == n->n && !n->more ? " or " : ", ");
        add_path(q, &n->walk[i]);
    }
    if (n->more)
        str_addf(q->out, " or %d more ways", n->more);
}

/* The moves of the man to `to`, or anywhere for SQ_NONE, as they are written; their number. Of
** more than LISTED_MAX those are written that come first. */
static int list_moves(const Inquiry *q, Sq to, Str *out) {
    Moves all = {0};
    int n = 0;
    moves_from(q->p, q->meant.from, &all);
    for (size_t i = 0; i < all.n; i++) {
        if (to != SQ_NONE && move_view(q->p, all.at[i]).to != to)
            continue;
        if (n++ >= LISTED_MAX)
            continue;
        str_add(out, n > 1 ? ", " : "");
        move_write(q->p, all.at[i], 0, out);
    }
    if (n > LISTED_MAX)
        str_addf(out, " and %d more", n - LISTED_MAX);
    moves_free(&all);
    return n;
}

static void add_choice(const Inquiry *q) {
    Str list = {0};
    int n = list_moves(q, SQ_NONE, &list);
    if (n == 0)
        str_add(q->out, "; it has no legal move");
    else if (n > LISTED_MAX)
        str_addf(q->out, "; it has %d legal moves", n);
    else
        str_addf(q->out, "; legal: %s", str_text(&list));
    str_free(&list);
}

/* "the Knight on g1 (", "one from the hand (": whose move it is. */
static void add_mover(const Inquiry *q, Sq from) {
    if (from == SQ_NONE || !piece_is(pos_at(q->p, from)))
        str_add(q->out, "one from the hand (");
    else
        str_addf(q->out, "the %s on %s (", kind_on(q, from),
                 words_cell(q->p->game, q->p->side, from));
}

/* The moves of other men to the cell that was meant, which may be what was wanted. */
static void add_others(const Inquiry *q) {
    Moves all = {0};
    int n = 0;
    moves_legal(q->p, &all);
    for (size_t i = 0; i < all.n; i++) {
        MoveView v = move_view(q->p, all.at[i]);
        if (v.to != q->meant.to || v.from == q->meant.from)
            continue;
        if (n++ < OTHERS_MAX) {
            str_add(q->out, n == 1 ? "; others can go to " : ", ");
            if (n == 1)
                str_addf(q->out, "%s: ", words_cell(q->p->game, q->p->side, q->meant.to));
            add_mover(q, v.from);
            move_write(q->p, all.at[i], 0, q->out);
            str_add(q->out, ")");
        }
    }
    if (n > OTHERS_MAX)
        str_addf(q->out, " and %d more", n - OTHERS_MAX);
    moves_free(&all);
}

static void add_example(const Inquiry *q) {
    Arena *a = arena_new();
    const char **text;
    Move *moves;
    if (moves_sorted(q->p, 0, a, &text, &moves) > 0)
        str_addf(q->out, "; a move is written like %s", text[0]);
    arena_free(a);
}

/* ---- a legal move ---- */

static void explain_legal(Inquiry *q, Move m) {
    MoveView v = move_view(q->p, m);
    Nearest n = {0};
    q->x->legal = true;
    q->meant.from = v.from;
    move_write(q->p, m, 0, q->out);
    say(q, move_is_throw(m) ? " can be thrown" : " is legal");
    bool drops = v.from != SQ_NONE && !piece_is(v.piece) && meant_by(q->p, q->text).drop;
    if (drops)
        str_add(q->out, ": it comes from the hand");
    if (move_is_throw(m) || v.from == SQ_NONE || !piece_is(v.piece))
        return;
    nearest_making(q->p, v.from, m, &n);
    say(q, ": the {man} on {from} goes there");
    add_walks(q, &n);
    if (n.n > 0) {
        show_path(q, &n.walk[0]);
        show_others(q, &n);
    }
    if (v.ncaptured > 1) {
        str_add(q->out, " and takes ");
        said_add_number(v.ncaptured, q->out);
        str_add(q->out, " pieces");
    } else if (piece_is(v.captured)) {
        str_addf(q->out, " and takes the %s", words_kind(q->p->game, v.captured));
    }
    if (piece_is(v.traded))
        str_addf(q->out, " and changes places with the %s", words_kind(q->p->game, v.traded));
}

/* ---- what is wrong before any walk ---- */

/* Why the text names no man of the player's, or NULL. */
static const char *no_man(Inquiry *q) {
    const Game *g = q->p->game;
    const Meant *m = &q->meant;
    if (m->kind >= 0 && m->from == SQ_NONE)
        return *m->hint ? "{me} has no {kind} on {hint}" : "{me} has no {kind}";
    if (m->kind < 0 && meant_odd_cell(q->p, q->text, q->name))
        return "no cell is called '{name}'";
    Piece x = m->from == SQ_NONE ? PIECE_NONE : pos_at(q->p, m->from);
    if (m->from == SQ_NONE || (piece_is(x) && g->owner[x] == q->p->side))
        return NULL;
    if (!piece_is(x))
        return x == PIECE_HOLE ? "{from} does not exist now" : "{from} is empty";
    return g->owner[x] == g->nplayers
               ? "the {man} on {from} belongs to nobody"
               : "the {man} on {from} is {owner}'s, and it is {me}'s turn";
}

/* The move is there, but not so: a promotion without its piece, for one. */
static bool refuse_spelling(const Inquiry *q) {
    Str list = {0};
    bool any = list_moves(q, q->meant.to, &list) > 0;
    if (any) {
        refuse(q, "from {from} to {to} there is ");
        str_add(q->out, str_text(&list));
    }
    str_free(&list);
    return any;
}

/* Is the nearest walk stopped at its end, among others perhaps? So is that of which not all is known, and none. */
static bool stops_at_end(const Inquiry *q) {
    Nearest n;
    nearest_find(q->p, q->meant.from, q->meant.to, &n);
    bool at_end = n.n == 0;
    for (int i = 0; i < n.n && !at_end; i++) {
        at_end = n.walk[i].nfailed > n.walk[i].nkept;
        for (int k = 0; k < n.walk[i].nkept; k++)
            at_end |= n.walk[i].failed[k].cell == q->meant.to;
    }
    return at_end;
}

static bool refuse_target(const Inquiry *q) {
    Sq from = q->meant.from, to = q->meant.to;
    if (!piece_is(pos_at(q->p, to)) || pos_owner(q->p, to) != q->p->side || from == to ||
        !stops_at_end(q))
        return false;
    refuse(q, "{to} holds your own {target}");
    set_add(&q->x->overlay.blocked, to);
    return true;
}

/* ---- walks that were stopped ---- */

/* A right that is gone is reason enough. */
static const Failure *lost_right(const Inquiry *q, const NearWalk *w) {
    for (int i = 0; i < w->nkept; i++)
        if (blame_is_right(q->p, &w->failed[i]))
            return &w->failed[i];
    return NULL;
}

static void add_failures(const Inquiry *q, const NearWalk *w) {
    for (int i = 0; i < w->nkept; i++) {
        str_add(q->out, i ? ", and " : "");
        blame_write(q->p, q->meant.from, &w->failed[i], q->out);
    }
}

static void add_stopped(const Inquiry *q, const Nearest *n) {
    say(q, "every walk of the {man} to {to} is stopped");
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
        for (int k = 0; k < n->walk[i].nkept; k++)
            set_add(&q->x->overlay.blocked, n->walk[i].failed[k].cell);
    refuse(q, "");
    if (right)
        blame_write(q->p, q->meant.from, right, q->out);
    else if (n->alike)
        add_failures(q, &n->walk[0]);
    else
        add_stopped(q, n);
}

/* ---- walks that are whole, and yet no move ---- */

/* Who attacks the mover's royal pieces in the position after his move. */
static bool add_checkers(const Inquiry *q, const Pos *after, int me) {
    const Game *g = after->game;
    size_t before = q->out->n;
    for (CellSet men = after->men[me]; !set_empty(men); str_cut(q->out, before)) {
        Sq c = (Sq)set_pop(&men);
        str_addf(q->out, "it would leave your %s on %s attacked by ",
                 words_kind(g, pos_at(after, c)), words_cell(g, me, c));
        bool royal = g->royal >> g->kind[pos_at(after, c)] & 1;
        if (royal && blame_attackers(after, me, c, SQ_NONE, q->out))
            return true;
    }
    return false;
}

static bool explain_forbidden(const Inquiry *q, Move m) {
    Pos after = *q->p;
    Undo u;
    pos_make(&after, m, &u);
    after.left = &u.key;
    Scope s = scope_of(&after);
    for (int i = 0; i < q->p->game->decree[DECREE_FORBID].n; i++) {
        ExprId e = q->p->game->decree[DECREE_FORBID].at[i];
        if (!scope_holds(&s, e))
            continue;
        refuse(q, "");
        const Expr *x = &q->p->game->exprs[e];
        bool own = x->kind == EXPR_CHECK && x->who == WHO_ME;
        if (!own || !add_checkers(q, &after, q->p->side)) {
            str_add(q->out, "it is forbidden where after it ");
            sentence_say(q->p->game, 0, e, false, q->out);
        }
        return true;
    }
    return false;
}

static bool explain_closed(const Inquiry *q, Move m) {
    bool drop = q->meant.drop;
    ExprId when = closed_by(q->p, drop ? SQ_NONE : q->meant.from, drop ? q->meant.kind : -1, m);
    if (when) {
        refuse(q, "such a move needs that ");
        sentence_say(q->p->game, 0, when, false, q->out);
    }
    return when != 0;
}

static void add_move(const Inquiry *q, Move m) {
    move_write(q->p, m, 0, q->out);
}

/* "another turn takes three men, this one two: ". */
static void explain_most(const Inquiry *q, const Turn *turn, int64_t most, int64_t number) {
    const Game *g = q->p->game;
    bool taken = g->exprs[turn->most].kind == EXPR_CAPTURED;
    refuse(q, taken ? "another turn takes " : "another turn has more, ");
    said_add_number(most, q->out);
    str_add(q->out, taken ? most == 1 ? " man, this one " : " men, this one " : " instead of ");
    str_add(q->out, taken && number == 1 ? "only " : "");
    if (taken && number == 0)
        str_add(q->out, "none");
    else
        said_add_number(number, q->out);
    str_add(q->out, ": ");
}

/* Other turns come first, or have more of what a turn must have the most of. */
static bool explain_other_turns(const Inquiry *q, Move m) {
    const Game *g = q->p->game;
    Moves legal = {0};
    moves_legal(q->p, &legal);
    bool found = false;
    for (int t = 0; t < g->nturns && legal.n && !found; t++) {
        const Turn *turn = &g->turns[t];
        int64_t most = turn->most ? turn_number(q->p, turn, legal.at[0]) : 0;
        int64_t number = turn->most ? turn_number(q->p, turn, m) : 0;
        found = turn->otherwise || number < most;
        if (!found)
            continue;
        MoveView first = move_view(q->p, legal.at[0]);
        if (turn->otherwise)
            refuse(q, first.ncaptured > 0 && move_view(q->p, m).ncaptured == 0
                          ? "a capture comes first: "
                          : "another turn comes first: ");
        else
            explain_most(q, turn, most, number);
        add_move(q, legal.at[0]);
    }
    moves_free(&legal);
    return found;
}

static void explain_whole(const Inquiry *q, const Nearest *n) {
    Move m = n->walk[0].move;
    show_path(q, &n->walk[0]);
    if (explain_forbidden(q, m) || explain_closed(q, m) || explain_other_turns(q, m))
        return;
    refuse(q, "the {man} on {from} may not make it as it is written");
    add_choice(q);
}

/* ---- a man from the hand ---- */

static bool has_in_hand(const Inquiry *q) {
    const Kind *kind = &q->p->game->kinds[q->meant.kind];
    return !kind->in_hand || q->p->var[kind->holding + q->p->side] > 0;
}

/* Does a move put down the man who was meant where he was meant, whatever else it does? */
static bool puts_down(const Inquiry *q, Move m) {
    Facts f;
    facts_of(q->p, m, &f);
    bool puts = f.drops && f.to == q->meant.to && f.kind == q->meant.kind;
    for (int i = 0; i < f.brought.n && !puts; i++)
        puts = f.brought.at[i] == q->meant.to && f.brought.kind[i] == q->meant.kind;
    return puts;
}

/* It can be put down there, but is not written so: what else the move does is part of its text. */
static bool refuse_drop_spelling(const Inquiry *q) {
    Moves all = {0};
    int found = 0;
    moves_legal(q->p, &all);
    for (size_t i = 0; i < all.n && found < LISTED_MAX; i++) {
        if (!puts_down(q, all.at[i]))
            continue;
        if (found++ == 0)
            refuse(q, "with a {kind} put down on {to} there is ");
        else
            str_add(q->out, ", ");
        move_write(q->p, all.at[i], 0, q->out);
    }
    moves_free(&all);
    return found > 0;
}

static void explain_drop(const Inquiry *q) {
    Nearest n;
    if (!game_drops(q->p->game, q->p->side, q->meant.kind)) {
        refuse(q, "a {kind} is not put down from the hand");
        return;
    }
    if (!has_in_hand(q)) {
        refuse(q, "{me} has no {kind} in hand");
        return;
    }
    if (refuse_drop_spelling(q))
        return;
    nearest_drop(q->p, q->meant.kind, q->meant.to, &n);
    if (n.n > 0 && n.walk[0].nfailed > 0) {
        refuse(q, "");
        add_failures(q, &n.walk[0]);
        set_add(&q->x->overlay.blocked, q->meant.to);
    } else if (n.n == 0 ||
               (!explain_forbidden(q, n.walk[0].move) && !explain_closed(q, n.walk[0].move) &&
                !explain_other_turns(q, n.walk[0].move))) {
        refuse(q, "no {kind} can be put down on {to}");
    }
}

/* ---- passes ---- */

static void explain_pass(const Inquiry *q) {
    const Game *g = q->p->game;
    Scope s = scope_of(q->p);
    s.me = q->p->side;
    for (int t = 0; t < g->nturns; t++) {
        const Turn *turn = &g->turns[t];
        if (turn->nparts > 1 || turn->part[0].kinds)
            continue;
        bool closed = turn->part[0].when && !scope_holds(&s, turn->part[0].when);
        if (closed) {
            refuse(q, "to pass needs that ");
            sentence_say(g, 0, turn->part[0].when, false, q->out);
        } else if (!explain_forbidden(q, 0)) {
            refuse(q, "other moves come first");
        }
        return;
    }
    refuse(q, "nobody passes in this game");
}

/* ---- the questions in turn ---- */

static void explain_walks(const Inquiry *q) {
    Nearest n;
    nearest_find(q->p, q->meant.from, q->meant.to, &n);
    if (n.n > 0 && n.walk[0].nfailed == 0) {
        explain_whole(q, &n);
    } else if (n.n > 0) {
        explain_stopped(q, &n);
    } else {
        refuse(q, "no walk of ");
        str_add(q->out, words_article(kind_on(q, q->meant.from)));
        say(q, " {man} leads from {from} to {to}");
        add_choice(q);
        add_others(q);
    }
}

static void explain_illegal(Inquiry *q) {
    if (q->p->chance) {
        refuse(q, "a throw is due ({throw})");
        return;
    }
    q->meant = meant_by(q->p, q->text);
    Sq from = q->meant.from;
    if (q->meant.drop) {
        explain_drop(q);
        return;
    }
    const char *why = no_man(q);
    if (why && from != SQ_NONE && pos_at(q->p, from) == PIECE_NONE &&
        cell_named(q->p->game, q->text) == from) {
        say(q, "{text} is empty"); /* a cell alone claims no move */
    } else if (from == SQ_NONE && meant_passes(q->p->game, q->text)) {
        explain_pass(q);
    } else if (why) {
        refuse(q, why);
    } else if (from == SQ_NONE) {
        say(q, "'{text}' is no move");
        add_example(q);
    } else if (q->meant.to == SQ_NONE) {
        refuse(q, "it does not say where the {man} on {from} goes");
        add_choice(q);
    } else if (!refuse_spelling(q) && !refuse_target(q)) {
        explain_walks(q);
    }
}

void explain_move(const Pos *p, const History *history, const char *text, Explanation *out) {
    *out = (Explanation){0};
    Inquiry q = {.p = p, .text = text, .x = out, .out = &out->text};
    Move m;
    Err e = {""};
    Result r = rules_judge(p, history, -1);
    int fits = r.verdict == VERDICT_NONE ? move_fits(p, text, &m, &e) : 0;
    if (r.verdict != VERDICT_NONE) {
        str_add(q.out, "the game is over: ");
        verdict_write(p, r, q.out);
    } else if (fits == 1) {
        explain_legal(&q, m);
    } else if (fits > 1) {
        str_add(q.out, e.text);
    } else {
        explain_illegal(&q);
    }
}

void explanation_free(Explanation *x) {
    str_free(&x->text);
    *x = (Explanation){0};
}
