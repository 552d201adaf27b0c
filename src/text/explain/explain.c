/*
** explain.c -- asks in the order in which a player would: is the game over, is there such a
** cell, a piece on it, is it his; then what his walks say.
*/
#include "explain.h"

#include "barred.h"
#include "blame.h"
#include "closed.h"
#include "inquiry.h"
#include "legal.h"
#include "parts.h"
#include "text/write/facts.h"
#include "text/write/notation.h"
#include "sentence.h"
#include "text/write/fen.h"
#include "text/write/verdict.h"
#include "text/write/words.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/cond.h"
#include "base/ascii.h"
#include "base/err.h"

/* The most moves that a sentence lists: of the man who was meant, and of other men. */
enum { LISTED_MAX = 16, OTHERS_MAX = 4 };

/* Lists those moves for which fits(p, move, of) is true, all of them if it is NULL, and returns
** how many there are. Of more than LISTED_MAX the first ones are listed. Frees the moves. */
static int list_fitting(const Pos *p, Moves *all, NearestFn *fits, const void *of, Str *out) {
    MoveWriter writer = {.p = p};
    int n = 0;
    for (size_t i = 0; i < all->n; i++) {
        if ((fits && !fits(p, all->at[i], of)) || n++ >= LISTED_MAX)
            continue;
        str_add(out, n > 1 ? ", " : "");
        move_writer_add(&writer, all->at[i], out);
    }
    if (n > LISTED_MAX)
        str_addf(out, " and %d more", n - LISTED_MAX);
    move_writer_end(&writer);
    moves_free(all);
    return n;
}

/* What the man can do instead. */
static void add_choice(const Inquiry *q) {
    Str list = {0};
    Moves all = {0};
    moves_from(q->p, q->meant.from, &all);
    int n = list_fitting(q->p, &all, NULL, NULL, &list);
    if (n == 0)
        str_add(q->out, "; it has no legal move");
    else if (n > LISTED_MAX)
        str_addf(q->out, "; it has %d legal moves", n);
    else
        str_addf(q->out, "; legal: %s", str_text(&list));
    str_free(&list);
}

/* "the Knight on g1 (", "a piece from the hand (": the man whose move follows. */
static void add_mover(const Inquiry *q, Sq from) {
    if (from == SQ_NONE || !piece_is(pos_at(q->p, from)))
        str_add(q->out, "a piece from the hand (");
    else
        str_addf(q->out, "the %s on %s (", inquiry_kind(q, from),
                 words_cell(q->p->game, q->p->side, from));
}

/* The legal moves of other men to the cell that was meant: one may have been wanted. */
static void add_others(const Inquiry *q) {
    Moves all = {0};
    MoveWriter writer = {.p = q->p};
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
            move_writer_add(&writer, all.at[i], q->out);
            str_add(q->out, ")");
        }
    }
    move_writer_end(&writer);
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

/* ---- what is wrong before any walk ---- */

/* Why the man whom the text names is none of the player's, or its cell none of the board's, as
** a template for inquiry_say(); NULL if it names one of his men, or neither man nor cell. */
static const char *no_man(Inquiry *q) {
    const Game *g = q->p->game;
    const Meant *m = &q->meant;
    if (m->kind >= 0 && m->from == SQ_NONE)
        return *m->hint ? "{me} has no {kind} on {hint}" : "{me} has no {kind}";
    if (m->kind < 0 && !m->called && meant_odd_cell(q->p, q->text, q->name))
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

/* Whether a move ends where the inquiry means. */
static bool ends_there(const Pos *p, Move m, const void *inquiry) {
    const Inquiry *q = inquiry;
    return move_view(p, m).to == q->meant.to;
}

/* The move is legal, but written otherwise: a promotion without its piece, for example. */
static bool refuse_spelling(const Inquiry *q) {
    Str list = {0};
    Moves all = {0};
    moves_from(q->p, q->meant.from, &all);
    int n = list_fitting(q->p, &all, ends_there, q, &list);
    if (n > 0) {
        inquiry_refuse(q, n == 1 ? "the legal move from {from} to {to} is "
                                 : "the legal moves from {from} to {to} are ");
        str_add(q->out, str_text(&list));
    }
    str_free(&list);
    return n > 0;
}

/* Whether the man on `to` is among the things that stop one of the nearest walks. True also
** if no walk leads there, or one has more failed tests than are kept. */
static bool stops_at_end(const Inquiry *q) {
    Nearest n;
    nearest_find(q->p, q->meant.from, q->meant.to, &n);
    bool at_end = n.n == 0;
    for (int i = 0; i < n.n && !at_end; i++) {
        at_end = n.walk[i].nfailed > n.walk[i].nkept;
        for (int k = 0; k < n.walk[i].nkept; k++)
            at_end |= n.walk[i].failed[k].cell == q->meant.to &&
                      blame_is_man(q->p, q->meant.from, &n.walk[i].failed[k]);
    }
    return at_end;
}

/* One's own man is where the move is to end, and no walk takes him. */
static bool refuse_target(const Inquiry *q) {
    Sq from = q->meant.from, to = q->meant.to;
    if (!piece_is(pos_at(q->p, to)) || pos_owner(q->p, to) != q->p->side || from == to ||
        !stops_at_end(q))
        return false;
    inquiry_refuse(q, "{to} holds your own {target}");
    set_add(&q->x->overlay.blocked, to);
    return true;
}

/* ---- walks that were stopped ---- */

/* The test for a right that is gone, if the walk failed one: that is reason enough. */
static const Failure *lost_right(const Inquiry *q, const NearWalk *w) {
    for (int i = 0; i < w->nkept; i++)
        if (blame_is_right(q->p, &w->failed[i]))
            return &w->failed[i];
    return NULL;
}

/* Several walks, and what stopped each, a line each. */
static void add_stopped(const Inquiry *q, const Nearest *n) {
    inquiry_say(q, "every walk of the {man} to {to} is stopped");
    for (int i = 0; i < n->n; i++) {
        str_add(q->out, "\n  ");
        inquiry_add_path(q, &n->walk[i]);
        str_addf(q->out, "%s: ", inquiry_call(q, &n->walk[i]));
        inquiry_add_failures(q, &n->walk[i]);
    }
    if (n->more)
        str_addf(q->out, "\n  and %d more", n->more);
}

/* What stopped one walk; its move is named if it has a name that the text does not give. */
static void add_one(const Inquiry *q, const NearWalk *w) {
    const char *name = inquiry_call(q, w);
    if (*name && !q->meant.called)
        str_addf(q->out, "as '%s', ", name + strspn(name, " "));
    inquiry_add_failures(q, w);
}

static void explain_stopped(const Inquiry *q, const Nearest *n) {
    const Failure *right = lost_right(q, &n->walk[0]);
    inquiry_show_path(q, &n->walk[0]);
    for (int i = 0; i < n->n; i++)
        for (int k = 0; k < n->walk[i].nkept; k++)
            set_add(&q->x->overlay.blocked, n->walk[i].failed[k].cell);
    inquiry_refuse(q, "");
    if (right)
        blame_write(q->p, q->meant.from, right, q->out);
    else if (n->alike || q->meant.called)
        add_one(q, &n->walk[0]);
    else
        add_stopped(q, n);
}

/* ---- walks that nothing stops, and yet no legal move ---- */

static void explain_whole(const Inquiry *q, const Nearest *n) {
    Move m = n->walk[0].move;
    inquiry_show_path(q, &n->walk[0]);
    if (barred(q, m))
        return;
    inquiry_refuse(q, "the {man} on {from} may not make this move as written");
    add_choice(q);
}

/* ---- a man from the hand ---- */

static bool has_in_hand(const Inquiry *q) {
    const Kind *kind = &q->p->game->kinds[q->meant.kind];
    return !kind->in_hand || q->p->var[kind->holding + q->p->side] > 0;
}

/* Whether a kind is meant of which the player has no man on the board, but one in hand. */
static bool is_in_hand(const Inquiry *q) {
    const Meant *m = &q->meant;
    return m->kind >= 0 && m->from == SQ_NONE && m->to != SQ_NONE && !*m->hint &&
           game_drops(q->p->game, q->p->side, m->kind) && has_in_hand(q);
}

/* A man who is to appear on a cell, by a move or from the hand. */
typedef struct Newcomer {
    Sq cell;
    int kind; /* -1: any */
} Newcomer;

/* Whether a move lets him appear there, from the hand or, "a2=S", where nobody stood; whatever
** else it does. */
static bool brings(const Pos *p, Move m, const void *newcomer) {
    const Newcomer *who = newcomer;
    Facts f;
    facts_of(p, m, &f);
    bool any = who->kind < 0, turns = !f.moves && f.from == who->cell && f.becomes >= 0;
    bool does = (f.drops && f.to == who->cell && (any || f.kind == who->kind)) ||
                (turns && (any || f.becomes == who->kind));
    for (int i = 0; i < f.brought.n && !does; i++)
        does = f.brought.at[i] == who->cell && (any || f.brought.kind[i] == who->kind);
    return does;
}

/* Says why no man who is on the board can let him appear. False, with nothing said: none ever
** could. */
static bool refuse_newcomer(const Inquiry *asked, Newcomer who) {
    Inquiry q = *asked;
    Nearest n;
    nearest_of_men(q.p, brings, &who, &n);
    if (n.n == 0)
        return false;
    q.meant.from = n.walk[0].path[0], q.meant.to = who.cell;
    if (n.walk[0].nfailed == 0)
        return barred(&q, n.walk[0].move);
    inquiry_refuse(&q, "");
    inquiry_add_failures(&q, &n.walk[0]);
    set_add(&q.x->overlay.blocked, n.walk[0].failed[0].cell);
    return true;
}

/* What a text such as "a2=S" says appears there: its kind, or -1. */
static int kind_at_end(const Game *g, const char *text) {
    const char *sign = strrchr(text, '=');
    for (int k = 0; k < g->nkinds && sign; k++)
        if (str_equal_fold(g->display->kinds[k].letter, sign + 1))
            return k;
    return -1;
}

/* The man can be put down there, but the move does more than that and is written otherwise. */
static bool refuse_drop_spelling(const Inquiry *q) {
    Moves all = {0};
    Str list = {0};
    Newcomer who = {q->meant.to, q->meant.kind};
    moves_legal(q->p, &all);
    int found = list_fitting(q->p, &all, brings, &who, &list);
    if (found > 0) {
        inquiry_refuse(q, found == 1 ? "the legal move with {kind} put on {to} is "
                                     : "the legal moves with {kind} put on {to} are ");
        str_add(q->out, str_text(&list));
    }
    str_free(&list);
    return found > 0;
}

/* The text gives only a file to put the man down on, of which no cell is empty. */
static bool refuse_full_file(const Inquiry *q) {
    const Meant *m = &q->meant;
    size_t n = strlen(m->hint);
    for (Sq c = 0; c < q->p->game->graph.ncells; c++) {
        const char *cell = words_cell(q->p->game, q->p->side, c);
        bool on_file = words_file(cell) == n && ascii_same_n(cell, m->hint, n);
        if (n == 0 || (on_file && pos_at(q->p, c) == PIECE_NONE))
            return false;
    }
    inquiry_refuse(q, "no cell on file {hint} is empty");
    return true;
}

static void explain_drop(const Inquiry *q) {
    Nearest n;
    if (!game_drops(q->p->game, q->p->side, q->meant.kind)) {
        bool whole = !q->done && q->meant.to != SQ_NONE; /* no part of a turn */
        if (!whole || (!refuse_drop_spelling(q) &&
                       !refuse_newcomer(q, (Newcomer){q->meant.to, q->meant.kind})))
            inquiry_refuse(q, "no {kind} can be dropped from the hand");
        return;
    }
    if (!has_in_hand(q)) {
        inquiry_refuse(q, "{me} has no {kind} in hand");
        return;
    }
    if (refuse_drop_spelling(q) || refuse_full_file(q))
        return;
    nearest_drop(q->p, q->meant.kind, q->meant.to, &n);
    if (n.n > 0 && n.walk[0].nfailed > 0) {
        inquiry_refuse(q, "");
        inquiry_add_failures(q, &n.walk[0]);
        set_add(&q->x->overlay.blocked, q->meant.to);
    } else if (n.n == 0 || !barred(q, n.walk[0].move)) {
        inquiry_refuse(q, "no {kind} can be dropped on {to}");
    }
}

/* ---- passes ---- */

static void explain_pass(const Inquiry *q) {
    Str needs = {0};
    int open = closed_passes(q->p, &needs);
    if (open > 0 && !barred_forbidden(q, 0))
        inquiry_refuse(q, "other moves take priority");
    else if (open == 0 && needs.n == 0)
        inquiry_refuse(q, "this game has no pass");
    if (open == 0 && needs.n > 0) {
        inquiry_refuse(q, "a pass requires that ");
        str_add(q->out, str_text(&needs));
    }
    str_free(&needs);
}

/* ---- parts of a turn ---- */

/* No walk leads there, even with tests forgiven. `man`: the text says whose it is to be. */
static void explain_no_walk(const Inquiry *q, bool man) {
    if (!man) {
        bool cell = q->meant.to != SQ_NONE; /* false for "C~a4": not a kind and its cell */
        inquiry_refuse(q, cell ? "nothing can be done on {to}"
                               : "it names neither a piece nor a cell");
        return;
    }
    inquiry_refuse(q, "no walk of ");
    str_add(q->out, words_article(inquiry_kind(q, q->meant.from)));
    inquiry_say(q, q->meant.called
                       ? " {man} that is called '{called}' leads from {from} to {to}"
                       : " {man} leads from {from} to {to}");
}

/* Whether a turn begins with the parts made so far. */
static bool begins_with(const Pos *p, Move m, const void *stage) {
    (void)p;
    return stage_leads(stage, m);
}

/* Whether a legal turn does. */
static bool is_begun(const Stage *s) {
    Moves all = {0};
    bool begun = false;
    moves_legal(s->p, &all);
    for (size_t i = 0; i < all.n && !begun; i++)
        begun = stage_leads(s, all.at[i]);
    moves_free(&all);
    return begun;
}

static void add_begun(const Inquiry *q, const Stage *s) {
    Str list = {0};
    Moves all = {0};
    moves_legal(s->p, &all);
    int n = list_fitting(s->p, &all, begins_with, s, &list);
    if (n == 0)
        str_add(q->out, "; no legal turn begins like this");
    else if (n > LISTED_MAX)
        str_addf(q->out, "; %d legal turns begin like this", n);
    else
        str_addf(q->out, "; legal: %s", str_text(&list));
    str_free(&list);
}

static void keep_nearer(const Nearest *n, Nearest *best) {
    if (n->n > 0 && (best->n == 0 || n->walk[0].nfailed < best->walk[0].nfailed))
        *best = *n;
}

/* Finds the nearest walk that the part can mean: of the man that it names. If it names none, of
** a man from the hand; else of the one who made the part before, if this part can be his, too,
** and of anybody if not. *best must be zeroed. */
static void find_nearest(const Parts *parts, Nearest *best) {
    const Stage *s = &parts->at;
    const Meant *m = &parts->next;
    Nearest n;
    CellSet men = s->board.men[s->p->side];
    Sq man = m->from != SQ_NONE ? m->from : parts->last;
    for (int kind = 0; kind < s->p->game->nkinds && m->from == SQ_NONE; kind++) {
        if (parts_drops(&s->board, m) && kind != m->kind)
            continue;
        nearest_next(s, SQ_NONE, kind, m->to, &n);
        keep_nearer(&n, best);
    }
    bool his = set_has(&men, man) &&
               stage_part(s)->kinds >> s->p->game->kind[pos_at(&s->board, man)] & 1;
    if (best->n == 0 && his)
        nearest_next(s, man, -1, m->to, best);
    while (best->n == 0 && m->from == SQ_NONE && !set_empty(men)) {
        nearest_next(s, (Sq)set_pop(&men), -1, m->to, &n);
        keep_nearer(&n, best);
    }
}

/* Says why the next part of the turn cannot be what the player means. */
static void explain_next(Inquiry *q, const Parts *parts) {
    const Stage *s = &parts->at;
    const Part *part = stage_part(s);
    bool man = q->meant.from != SQ_NONE;
    const char *why = man ? no_man(q) : NULL;
    Nearest n = {0};
    if (!part || why) {
        inquiry_refuse(q, part ? why : "the turn is already over");
        return;
    }
    if (q->meant.drop && !game_drops(s->board.game, s->p->side, q->meant.kind)) {
        explain_drop(q);
        return;
    }
    if (q->meant.to != SQ_NONE)
        find_nearest(parts, &n);
    if (!part_is_open(&s->board, part)) {
        inquiry_refuse(q, "such a move requires that ");
        sentence_say(q->p->game, 0, part->when, false, q->out);
    } else if (n.n > 0 && n.walk[0].nfailed == 0) {
        inquiry_refuse(q, "it captures nothing");
    } else if (n.n > 0 && man) {
        explain_stopped(q, &n);
    } else if (n.n > 0) {
        inquiry_refuse(q, "");
        inquiry_add_failures(q, &n.walk[0]);
    } else {
        explain_no_walk(q, man);
        add_begun(q, s);
    }
}

/* The parts that the text names begin no legal turn: why is the first turn that they begin none? */
static bool explain_rest(Inquiry *q, const Stage *s) {
    Move whole;
    bool begun = parts_end(s, &whole);
    q->done = "the rest of the turn";
    bool said = begun && (barred_forbidden(q, whole) || barred_by_turns(q, whole));
    q->done = NULL;
    return said;
}

/* All parts that the text names can be made, one after another: why are they no legal turn? */
static void explain_made(Inquiry *q, const Stage *s) {
    Stage rest = *s;
    Move m = shape_canonical(s->p->game->shapes, s->done);
    while (stage_leave_out(&rest)) {
    }
    if (stage_part(&rest)) {
        if (!is_begun(s) && explain_rest(q, s))
            return;
        inquiry_refuse(q, "the turn needs another part");
        add_begun(q, s);
    } else if (move_is_legal(q->p, m)) {
        inquiry_refuse(q, "it is written ");
        move_write(q->p, m, 0, q->out);
    } else if (!barred_forbidden(q, m) && !barred_by_turns(q, m)) {
        inquiry_refuse(q, "the turn is not legal as written");
    }
}

/* Whether the text names a single part, one that begins a legal turn or cannot be made. */
static bool names_one(const Parts *parts) {
    return parts->n == 1 && (parts->made == 0 || is_begun(&parts->at));
}

/* If the text names parts of a turn, says which of them cannot come next, and why.
** False, with nothing said: explain it as a single move (whole->meant may now be
** what the first part means). */
static bool explain_parts(Inquiry *whole) {
    Parts parts;
    Inquiry q = *whole;
    Str done = {0};
    if (!parts_read(q.p, q.text, &parts) || names_one(&parts))
        return false;
    if (parts.made == 0) {
        if (parts.next.from != SQ_NONE || parts.next.drop)
            whole->meant = parts.next;
        return false;
    }
    if (parts.made == parts.n) {
        explain_made(&q, &parts.at);
        return true;
    }
    for (int i = 0; i < parts.made; i++)
        str_addf(&done, "%s%s", i ? "," : "", parts.text[i]);
    q.p = &parts.at.board;
    q.meant = parts.next;
    q.done = str_text(&done);
    explain_next(&q, &parts);
    str_free(&done);
    return true;
}

/* ---- the questions in turn ---- */

/* After its cells, the text gives a name that no move has. */
static bool refuse_call(Inquiry *q) {
    const char *near = NULL;
    bool odd = meant_odd_call(q->p, q->text, q->name, &near);
    if (odd)
        inquiry_refuse(q, "no move is called '{name}'");
    if (near)
        str_addf(q->out, "; did you mean '%s'?", near);
    return odd;
}

static void explain_walks(const Inquiry *q) {
    Nearest n;
    nearest_called(q->p, q->meant.from, q->meant.to, q->meant.called, &n);
    if (n.n > 0 && n.walk[0].nfailed == 0) {
        explain_whole(q, &n);
    } else if (n.n > 0) {
        explain_stopped(q, &n);
    } else {
        explain_no_walk(q, true);
        add_choice(q);
        add_others(q);
    }
}

static void explain_illegal(Inquiry *q) {
    if (q->p->chance) {
        inquiry_refuse(q, "a throw is due ({throw})");
        return;
    }
    q->meant = meant_by(q->p, q->text);
    if (meant_odd_man(q->p, q->text, q->name)) {
        inquiry_refuse(q, "no piece is called '{name}'");
        return;
    }
    if (explain_parts(q))
        return;
    Sq from = q->meant.from;
    if (q->meant.drop || is_in_hand(q)) {
        explain_drop(q);
        return;
    }
    const char *why = no_man(q);
    bool nobody = why && from != SQ_NONE && pos_at(q->p, from) == PIECE_NONE;
    Newcomer who = {from, kind_at_end(q->p->game, q->text)};
    if (nobody && cell_named(q->p->game, q->text) == from) {
        inquiry_say(q, "{text} is empty"); /* a cell alone does not claim to be a move */
    } else if (nobody && who.kind >= 0 && refuse_newcomer(q, who)) {
        return;
    } else if (from == SQ_NONE && meant_passes(q->p->game, q->text)) {
        explain_pass(q);
    } else if (why) {
        inquiry_refuse(q, why);
    } else if (from == SQ_NONE) {
        inquiry_say(q, "'{text}' is not a move");
        add_example(q);
    } else if (q->meant.to == SQ_NONE) {
        inquiry_refuse(q, "it does not say where the {man} on {from} goes");
        add_choice(q);
    } else if (!refuse_call(q) && (q->meant.called || !refuse_spelling(q)) &&
               !refuse_target(q)) {
        explain_walks(q);
    }
}

void explain_move(const Pos *p, const Result *now, int n, const char *text, Explanation *out) {
    *out = (Explanation){0};
    Inquiry q = {.p = p, .text = text, .x = out, .out = &out->text};
    Move m;
    Err e = {""};
    Result r = now ? *now : rules_judge(p, NULL, -1);
    int fits = r.verdict == VERDICT_NONE ? move_fits(p, n, text, &m, &e) : 0;
    if (r.verdict != VERDICT_NONE) {
        str_add(q.out, "the game is over: ");
        verdict_write(p, r, q.out);
    } else if (fits == 1) {
        legal_explain(&q, m);
    } else if (fits > 1) {
        str_add(q.out, e.text);
    } else {
        explain_illegal(&q);
    }
}

const char *explanation_line(Explanation *x) {
    for (size_t i = 0; i < x->text.n; i++)
        if (x->text.at[i] == '\n')
            x->text.at[i] = ';';
    return str_text(&x->text);
}

void explanation_free(Explanation *x) {
    str_free(&x->text);
    *x = (Explanation){0};
}
