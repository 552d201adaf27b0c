/*
** barred.c -- makes the move and evaluates what may forbid it; compares it with legal turns.
*/
#include "barred.h"

#include "blame.h"
#include "closed.h"
#include "said.h"
#include "sentence.h"
#include "text/write/notation.h"
#include "text/write/words.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/cond.h"
#include "vm/meaning/make.h"

/* Names the first royal piece of `me` that is attacked after his move, and its attackers.
** False, with nothing added: none is attacked. */
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

bool barred_forbidden(const Inquiry *q, Move m) {
    Pos after = *q->p;
    Undo u;
    pos_try(&after, m, &u);
    Scope s = scope_of(&after);
    for (int i = 0; i < q->p->game->decree[DECREE_FORBID].n; i++) {
        ExprId e = q->p->game->decree[DECREE_FORBID].at[i];
        if (!scope_holds(&s, e))
            continue;
        inquiry_refuse(q, "");
        const Expr *x = &q->p->game->exprs[e];
        bool own = x->kind == EXPR_CHECK && x->who == WHO_ME;
        if (!own || !add_checkers(q, &after, q->p->side)) {
            str_add(q->out, "it is forbidden because afterwards ");
            sentence_say(q->p->game, 0, e, false, q->out);
        }
        return true;
    }
    return false;
}

/* Every part of a turn that makes m is closed, or must capture while m does not. The man of
** q->meant makes m. */
static bool parts_closed(const Inquiry *q, Move m) {
    Sq from = q->meant.drop ? SQ_NONE : q->meant.from;
    int kind = q->meant.drop ? q->meant.kind : -1;
    ExprId when = closed_by(q->p, from, kind, m);
    bool quiet = closed_to_quiet(q->p, from, kind, m);
    if (quiet)
        inquiry_refuse(q, "it captures nothing");
    if (when) {
        inquiry_refuse(q, "such a move requires that ");
        sentence_say(q->p->game, 0, when, false, q->out);
    }
    return when != 0 || quiet;
}

static void add_move(const Inquiry *q, Move m) {
    move_write(q->p, m, 0, q->out);
}

/* "another turn captures three pieces, this one only one: "; "another turn has more, five
** instead of three: ". */
static void explain_most(const Inquiry *q, const Turn *turn, int64_t most, int64_t number) {
    const Game *g = q->p->game;
    bool taken = g->exprs[turn->most].kind == EXPR_CAPTURED;
    inquiry_refuse(q, taken ? "another turn captures " : "another turn has more, ");
    said_add_number(most, q->out);
    str_add(q->out,
            taken ? most == 1 ? " piece, this one " : " pieces, this one " : " instead of ");
    str_add(q->out, taken && number == 1 ? "only " : "");
    if (taken && number == 0)
        str_add(q->out, "none");
    else
        said_add_number(number, q->out);
    str_add(q->out, ": ");
}

bool barred_by_turns(const Inquiry *q, Move m) {
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
            inquiry_refuse(q, first.ncaptured > 0 && move_view(q->p, m).ncaptured == 0
                                  ? "a capture is mandatory: "
                                  : "another turn takes priority: ");
        else
            explain_most(q, turn, most, number);
        add_move(q, legal.at[0]);
    }
    moves_free(&legal);
    return found;
}

bool barred(const Inquiry *q, Move m) {
    return barred_forbidden(q, m) || parts_closed(q, m) || barred_by_turns(q, m);
}
