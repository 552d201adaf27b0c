/*
** asked.c -- refuses conditions where what they ask for is not known.
**
** - Only endings, and changes at the end of the game, may ask for legal moves (`no_moves`,
**   `can`). Walks, turns, `forbid` and what follows from a move are evaluated while legal moves
**   are generated, which would never end if they asked in turn. can() within can() would end,
**   but not in our lifetime.
** - A condition of a cell belongs in a walk, in the `where` of a marker, or in what counts
**   cells. Elsewhere there is no cell, and it would never hold.
** - The `where` of a right or a marker must not ask for what came before: no FEN tells that.
** - The winner, numbers of a throw and repetitions are known at certain times only.
*/
#include "check.h"

#include "lang/tree/facts.h"

/* The place to report: that of n if it lies below the statement's, `at`, in the same file; else
** `at`, since a statement may use what was made before it. */
static Place line_of(Place at, const Node *n) {
    bool within = n->place.line > at.line && (at.line == 0 || n->place.file == at.file);
    return within ? n->place : at;
}

/* Not known while legal moves are generated: these, how long ago a position was, the winner. */
enum { ASK_NOW = ASK_LEGAL | ASK_SPAN | ASK_WINNER };
/* The same, and the numbers of a throw where none has just fallen. */
enum { ASK_UNTHROWN = ASK_NOW | ASK_THROW };
/* Known within a walk alone: its cell, its start, what it has done. */
enum { ASK_WALKED = ASK_CELL | ASK_TRAIL | ASK_START };
/* What came before a position, which no FEN tells. */
enum { ASK_PAST = ASK_EVENT | ASK_PASS | ASK_CAUGHT | ASK_HISTORY };
/* Not known within a turn, repetition among it: positions are compared between turns only. */
enum { ASK_WITHIN = ASK_NOW | ASK_HISTORY };

static void refuse_winner(Def *d, Place at, const char *where) {
    def_error(d, at,
              "%s cannot ask who the winner is: nobody has won until the game is over; ask in "
              "after { ..., at = \"end\" }",
              where);
}

static void refuse_trail(Def *d, Place at, const char *where) {
    def_error(
        d, at,
        "%s is evaluated outside of any walk, where visited, taken and at_start never hold",
        where);
}

/* Complains, and returns true, if n depends on one of `asks` (ASK_*), which are not known where
** it stands (`where`, for messages). */
static bool refuse(Def *d, const Node *n, Place at, const char *where, unsigned asks) {
    bool past = asks & ASK_EVENT;
    asks &= n->asks;
    if (asks & ASK_LEGAL)
        def_error(d, line_of(at, n),
                  "%s cannot ask about legal moves (no_moves, can): it is evaluated while they "
                  "are being generated; ask in an ending",
                  where);
    else if (asks & ASK_CELL)
        def_error(d, line_of(at, n),
                  "%s is not about a cell, but this condition is: use cells(...), count(...) "
                  "or landed(...)",
                  where);
    else if (asks & (ASK_TRAIL | ASK_START))
        refuse_trail(d, line_of(at, n), where);
    else if (asks & ASK_SPAN)
        def_error(d, line_of(at, n),
                  "%s cannot ask how long ago a position occurred (cycle); ask in an ending",
                  where);
    else if (asks & ASK_HISTORY && !past)
        def_error(d, line_of(at, n),
                  "%s cannot ask about repetition: it is evaluated within a turn, and only "
                  "positions between turns can repeat; ask in an ending, or use forbid",
                  where);
    else if (asks & ASK_WINNER)
        refuse_winner(d, line_of(at, n), where);
    else if (asks & ASK_THROW)
        def_error(d, line_of(at, n),
                  "%s cannot ask about a throw (roll): it is not evaluated right after one, so "
                  "roll() would be 0; keep the number in a counter, after { c:set(roll(1)), at "
                  "= \"change\" }, and ask for that",
                  where);
    else if (asks & ASK_PAST)
        def_error(d, line_of(at, n),
                  "%s cannot ask about what came before (the last move, a pass, a repetition): "
                  "FEN does not record it; ask about what is on the board",
                  where);
    return asks != 0;
}

/* Checks the parts at or below n for which other things are unknown than for the whole: what is
** within was(), can(), cells() and groups(), and numbers by which a walk changes counters. */
static void refuse_below(Def *d, const Node *n, int player, Place at) {
    for (; n; n = n->b) {
        n = node_side(n, player);
        Place here = line_of(at, n);
        if (n->op == NODE_WAS)
            refuse(d, n->a, here, "was()", ASK_UNTHROWN | ASK_CELL);
        if (n->op == NODE_CAN && node_has(n->a, player, NODE_CAN, true))
            def_error(d, here,
                      "can() inside can() would try every move after every move, which takes "
                      "too long; ask what holds after one move");
        if (n->op == NODE_CAN)
            refuse(d, n->a, here, "can()", ASK_CELL | ASK_SPAN | ASK_WINNER);
        if ((n->op == NODE_CELLS || n->op == NODE_GROUPS) &&
            node_has(n->a, player, NODE_START, true))
            def_error(
                d, here,
                "%s(...) asks about the whole board, outside of any walk, so at_start never "
                "holds in it; use count(...), or mark the cell and ask for marked(m)",
                node_info[n->op].word);
        if (n->op == NODE_SET || n->op == NODE_RAISE)
            refuse(d, n->b, here, "a change", ASK_CELL);
        if (n->a)
            refuse_below(d, n->a, player, at);
    }
}

/* Checks a condition, number or walk (NULL: none) that must not depend on `asks`. After
** errors for one player it does not repeat them for the next. */
static void check(Def *d, const Node *n, Place at, const char *where, unsigned asks) {
    if (!n || refuse(d, n, at, where, asks))
        return;
    for (int p = 0, before = d->diags->errors; p == 0 || p < d->nplayers; p++)
        if (d->diags->errors == before)
            refuse_below(d, n, p, at);
}

/* Checks a condition of a cell that no walk is on. It may ask for `attacked`, which knows of a
** start by itself. */
static void check_still(Def *d, const Node *n, Place at, const char *where, unsigned asks) {
    int before = d->diags->errors;
    check(d, n, at, where, asks | ASK_TRAIL);
    for (int p = 0; n && p < d->nplayers && d->diags->errors == before; p++)
        if (node_has(n, p, NODE_START, false))
            refuse_trail(d, line_of(at, n), where);
}

static void check_turns(Def *d) {
    for (size_t i = 0; i < d->turns.n; i++) {
        const TurnDef *t = &d->turns.at[i];
        check(d, t->most, t->place, "turn: 'most'", ASK_UNTHROWN | ASK_WALKED);
        for (int k = 0; k < t->nparts; k++) {
            check(d, t->part[k].when, t->place, "turn: 'when'", ASK_UNTHROWN | ASK_WALKED);
            check(d, t->part[k].walk, t->place, "the walk of a turn", ASK_UNTHROWN);
        }
    }
}

static void check_throws(Def *d) {
    for (size_t i = 0; i < d->throws.n; i++) {
        const ThrowDef *t = &d->throws.at[i];
        check(d, t->when, t->place, "throw: 'when'", ASK_WITHIN | ASK_THROW | ASK_WALKED);
        for (int k = 0; k < t->ncases; k++) {
            const CaseDef *c = &t->cases[k];
            check(d, c->when, c->place, "throw: 'when'", ASK_NOW | ASK_PAST | ASK_WALKED);
            check(d, c->walk, c->place, "the walk of a throw", ASK_NOW | ASK_PAST);
        }
    }
}

/* What is not known to changes made at that time. */
static unsigned asks_of_time(TriggerTime time) {
    if (time == AT_END)
        return ASK_SPAN | ASK_THROW | ASK_WALKED;
    bool thrown = time == AT_TURN || time == AT_CAPTURE || time == AT_CHANGE;
    return ASK_WITHIN | ASK_WALKED | (thrown ? 0u : ASK_THROW);
}

void check_asked(Def *d) {
    for (size_t i = 0; i < d->pieces.n; i++) {
        const PieceDef *p = &d->pieces.at[i];
        check(d, p->move, p->place, "the walk of a piece", ASK_UNTHROWN);
        check(d, p->drop, p->place, "the walk of a piece", ASK_UNTHROWN);
    }
    for (size_t i = 0; i < d->vars.n; i++) {
        const VarDef *v = &d->vars.at[i];
        check_still(d, v->where, v->place, "'where'",
                    ASK_UNTHROWN | ASK_PAST | (v->kind == VAR_CELL ? 0 : ASK_CELL));
    }
    for (size_t i = 0; i < d->decrees.n; i++) {
        const DecreeDef *r = &d->decrees.at[i];
        check(d, r->when, r->place, decree_words[r->decree],
              (r->decree == DECREE_FORBID ? ASK_NOW : ASK_WITHIN) | ASK_THROW | ASK_WALKED);
    }
    for (size_t i = 0; i < d->follows.n; i++) {
        const FollowDef *f = &d->follows.at[i];
        check(d, f->walk, f->place, "follow", ASK_WITHIN | ASK_THROW);
        check_still(d, f->from, f->place, "follow: 'from'", ASK_WITHIN | ASK_THROW);
    }
    for (size_t i = 0; i < d->goals.n; i++)
        check(d, d->goals.at[i].number, d->goals.at[i].place, "goal",
              ASK_UNTHROWN | ASK_WALKED);
    for (size_t i = 0; i < d->triggers.n; i++) {
        const TriggerDef *t = &d->triggers.at[i];
        unsigned asks = asks_of_time((TriggerTime)t->time);
        check(d, t->when, t->place, "after: 'when'", asks);
        check(d, t->value, t->place, "after", asks);
        if (t->time != AT_END && (t->var->who == WHO_WINNER || t->payee_who == WHO_WINNER))
            refuse_winner(d, t->place, "after");
    }
    for (size_t i = 0; i < d->rules.n; i++)
        check(d, d->rules.at[i].when, d->rules.at[i].place, "an ending",
              ASK_WALKED | ASK_THROW | ASK_WINNER);
    check_turns(d);
    check_throws(d);
}
