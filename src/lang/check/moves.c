/*
** moves.c -- where a definition may ask for legal moves (`no_moves`, `can`): in endings.
**
** While legal moves are looked for, walks, turns, `forbid` and what follows from a move are asked;
** were they to ask for legal moves, that would never end. So would not, in our lifetime, moves
** after which there are moves after which there are moves.
*/
#include "check.h"

#include "lang/tree/facts.h"

static void refuse(Def *d, const Node *n, Place at, const char *where) {
    if (n && n->asks & ASK_LEGAL)
        def_error(d, n->place.line ? n->place : at,
                  "%s cannot ask for legal moves (no_moves, can): it is asked while they are "
                  "looked for; ask in an ending",
                  where);
}

/* What stands below a was(), or below a can(), at or below n. */
static void refuse_below(Def *d, const Node *n, int player, Place at) {
    for (; n; n = n->b) {
        n = node_side(n, player);
        if (n->op == NODE_WAS)
            refuse(d, n->a, n->place.line ? n->place : at, "was()");
        if (n->op == NODE_CAN && node_has(n->a, player, NODE_CAN, true))
            def_error(
                d, n->place.line ? n->place : at,
                "can() inside can() looks for the moves after all moves: too long to wait "
                "for; say what holds after one move");
        if (n->a)
            refuse_below(d, n->a, player, at);
    }
}

static void check_turns(Def *d) {
    for (size_t i = 0; i < d->turns.n; i++) {
        const TurnDef *t = &d->turns.at[i];
        refuse(d, t->most, t->place, "turn: 'most'");
        for (int k = 0; k < t->nparts; k++) {
            refuse(d, t->part[k].when, t->place, "turn: 'when'");
            refuse(d, t->part[k].walk, t->place, "the walk of a turn");
        }
    }
}

static void check_throws(Def *d) {
    for (size_t i = 0; i < d->throws.n; i++) {
        const ThrowDef *t = &d->throws.at[i];
        refuse(d, t->when, t->place, "throw: 'when'");
        for (int k = 0; k < t->ncases; k++) {
            refuse(d, t->cases[k].when, t->cases[k].place, "throw: 'when'");
            refuse(d, t->cases[k].walk, t->cases[k].place, "the walk of a throw");
        }
    }
}

void check_moves(Def *d) {
    for (size_t i = 0; i < d->pieces.n; i++)
        refuse(d, d->pieces.at[i].move, d->pieces.at[i].place, "the walk of a piece");
    for (size_t i = 0; i < d->vars.n; i++)
        refuse(d, d->vars.at[i].where, d->vars.at[i].place, "'where'");
    for (size_t i = 0; i < d->forbid.n; i++)
        refuse(d, d->forbid.at[i], d->forbid.at[i]->place, "forbid");
    for (size_t i = 0; i < d->triggers.n; i++) {
        const TriggerDef *t = &d->triggers.at[i];
        if (t->time == AT_END)
            continue;
        refuse(d, t->when, t->place, "after: 'when'");
        refuse(d, t->value, t->place, "after");
    }
    for (size_t i = 0; i < d->rules.n; i++)
        refuse_below(d, d->rules.at[i].when, 0, (Place){d->root, 0});
    check_turns(d);
    check_throws(d);
}
