/*
** moves.c -- the part of the public interface that returns moves as structures.
**
** What a move does is found by making it, and comparing the cells it touched before and after.
*/
#include "answer.h"
#include "match/look.h"
#include "text/explain/explain.h"
#include "vm/ask/movegen.h"

#include <stdlib.h>
#include <string.h>

TYPED_VEC(MoveList, movelist, sw_Move)
TYPED_VEC(ChangeList, changelist, sw_Change)
TYPED_VEC(TakenList, takenlist, sw_Taken)
TYPED_VEC(PaidList, paidlist, sw_Paid)

/* Moves being collected. Their parts are in vectors that may still be reallocated, so pointers
** to them are set only at the end (one_block). */
typedef struct Telling {
    MoveList moves;
    ChangeList changes;
    TakenList taken;
    PaidList paid;
    size_t text; /* total bytes of the texts */
} Telling;

static sw_Man man_of(const Game *g, Piece x) {
    if (!piece_is(x))
        return (sw_Man){x == PIECE_HOLE ? SW_HOLE : SW_EMPTY, -1};
    return (sw_Man){g->kind[x], g->owner[x] < g->nplayers ? g->owner[x] : -1};
}

static int cell_number(Sq cell) {
    return cell == SQ_NONE ? -1 : (int)cell;
}

static int by_cell(const void *x, const void *y) {
    return ((const sw_Change *)x)->cell - ((const sw_Change *)y)->cell;
}

/* ---- one move ---- */

static int tell_changes(const Pos *after, const Undo *u, ChangeList *out) {
    size_t first = out->n;
    for (int i = 0; i < u->ncells; i++) {
        Piece before = u->cells[i].before, now = pos_at(after, u->cells[i].cell);
        if (before != now)
            changelist_add(out, (sw_Change){u->cells[i].cell, man_of(after->game, before),
                                            man_of(after->game, now)});
    }
    if (out->n > first)
        qsort(out->at + first, out->n - first, sizeof *out->at, by_cell);
    return (int)(out->n - first);
}

static int tell_taken(const Pos *after, TakenList *out) {
    for (int i = 0; i < after->last.ncaught; i++)
        takenlist_add(out, (sw_Taken){man_of(after->game, after->last.caught[i].piece),
                                      after->last.caught[i].times});
    return after->last.ncaught;
}

static int tell_paid(const Game *g, const Undo *u, PaidList *out) {
    size_t first = out->n;
    for (const Payment *paid = u->paid; paid < u->paid + u->npaid; paid++) {
        bool back = paid->amount < 0, seen = payment_is_shown(g, paid);
        const Var *from = &g->vars[back ? paid->payee : paid->payer];
        const Var *to = &g->vars[back ? paid->payer : paid->payee];
        if (seen)
            paidlist_add(out, (sw_Paid){from->name, to->name, from->player, to->player,
                                        abs(paid->amount)});
    }
    return (int)(out->n - first);
}

/* The kind of the man who appears, by being put down from the hand, on the only cell that the
** move names; otherwise -1. */
static int dropped(const Pos *before, const Pos *after, const MoveView *view) {
    const Game *g = before->game;
    Sq to = view->to;
    if (to == SQ_NONE || (view->from != SQ_NONE && view->from != to) ||
        piece_is(pos_at(before, to)) || !piece_is(pos_at(after, to)))
        return -1;
    int kind = g->kind[pos_at(after, to)];
    return game_drops(g, before->side, kind) ? kind : -1;
}

static void tell_move(const Pos *now, Move move, const char *text, Telling *t) {
    Pos p = *now;
    Undo u;
    MoveView view = move_view(now, move);
    pos_make(&p, move, &u);
    int drop = dropped(now, &p, &view);
    movelist_add(&t->moves, (sw_Move){.text = text,
                                      .from = drop < 0 ? cell_number(view.from) : -1,
                                      .to = cell_number(view.to),
                                      .drop = drop,
                                      .nchanges = tell_changes(&p, &u, &t->changes),
                                      .ntaken = tell_taken(&p, &t->taken),
                                      .npaid = tell_paid(now->game, &u, &t->paid)});
    t->text += strlen(text) + 1;
}

/* ---- the list ---- */

static void *put(char **at, const void *from, size_t size) {
    void *to = *at;
    if (size)
        memcpy(to, from, size);
    *at += size;
    return to;
}

/* Lays everything out in one block. The order keeps it aligned: structs with pointers first,
** then those of ints, texts last. */
static sw_Move *one_block(const Telling *t) {
    size_t nmoves = t->moves.n * sizeof(sw_Move), nchanges = t->changes.n * sizeof(sw_Change);
    size_t ntaken = t->taken.n * sizeof(sw_Taken), npaid = t->paid.n * sizeof(sw_Paid);
    char *at = mem_grow(NULL, nmoves + nchanges + ntaken + npaid + t->text);
    sw_Move *moves = put(&at, t->moves.at, nmoves);
    const sw_Paid *paid = put(&at, t->paid.at, npaid);
    const sw_Change *change = put(&at, t->changes.at, nchanges);
    const sw_Taken *taken = put(&at, t->taken.at, ntaken);
    for (size_t i = 0; i < t->moves.n; i++) {
        sw_Move *m = &moves[i];
        m->text = put(&at, m->text, strlen(m->text) + 1);
        m->change = change;
        m->taken = taken;
        m->paid = paid;
        change += m->nchanges;
        taken += m->ntaken;
        paid += m->npaid;
    }
    return moves;
}

sw_Move *sw_match_list(const sw_Match *m, int *n) {
    Arena *a = arena_new();
    Telling t = {0};
    const char **text = NULL;
    Move *moves;
    *n = match_moves(&m->it, SQ_NONE, a, &text, &moves);
    for (int i = 0; i < *n; i++)
        tell_move(match_now(&m->it), moves[i], text[i], &t);
    sw_Move *list = one_block(&t);
    movelist_free(&t.moves);
    changelist_free(&t.changes);
    takenlist_free(&t.taken);
    paidlist_free(&t.paid);
    arena_free(a);
    return list;
}

/* ---- men on the board and in hand ---- */

sw_Man sw_match_man(const sw_Match *m, int cell) {
    const Pos *p = match_now(&m->it);
    return man_of(p->game, pos_at(p, (Sq)cell));
}

int sw_match_hand(const sw_Match *m, int player, int kind) {
    const Pos *p = match_now(&m->it);
    const Kind *k = &p->game->kinds[kind];
    if (k->in_hand && k->holding >= 0)
        return p->var[k->holding + player];
    return game_drops(p->game, player, kind) ? SW_UNLIMITED : -1;
}

int *sw_match_walk(const sw_Match *m, const char *move, int *n, char **error) {
    Explanation x = {0};
    Err e = {""};
    look_explain(&m->it, move, &x);
    int *cells = NULL;
    *n = 0;
    if (x.legal) {
        cells = mem_grow(NULL, sizeof *cells * (size_t)(x.overlay.npath + 1));
        for (int i = 0; i < x.overlay.npath; i++)
            cells[(*n)++] = x.overlay.path[i];
    } else {
        err_set(&e, "%s", explanation_line(&x));
    }
    answer_or_error(x.legal, &e, error);
    explanation_free(&x);
    return cells;
}
