/*
** blame.c -- from a failed instruction to the one thing that made it fail.
*/
#include "blame.h"

#include "said.h"
#include "sentence.h"
#include "text/write/words.h"
#include "vm/meaning/cond.h"
#include "vm/ask/movegen.h"

/* A walk's test, asked again where it failed. */
typedef struct Blame {
    const Pos *p;
    Scope scope;
    Str *out;
} Blame;

/* More attackers than this are not named one by one. */
enum { NAMED_MAX = 3 };

static const char *cell_text(const Blame *b) {
    return words_cell(b->p->game, b->p->side, b->scope.here);
}

/* ---- attackers ---- */

static CellSet attackers(const Pos *p, int me, Sq cell, Sq lifted) {
    Pos moved = *p;
    CellSet all = {{0}};
    if (lifted != SQ_NONE && lifted != cell) {
        pos_put(&moved, cell, pos_at(p, lifted));
        pos_put(&moved, lifted, PIECE_NONE);
    }
    for (int owner = 0; owner < p->game->nplayers; owner++)
        if (game_foes(p->game, me, owner))
            all = set_or(all, pos_attackers(&moved, owner, cell));
    return all;
}

bool blame_attackers(const Pos *p, int me, Sq cell, Sq lifted, Str *out) {
    CellSet all = attackers(p, me, cell, lifted);
    int n = set_count(all), named = n > NAMED_MAX ? NAMED_MAX - 1 : n;
    for (int i = 0; i < named; i++) {
        Sq from = (Sq)set_pop(&all);
        const char *before = i == 0 ? "" : i + 1 == n ? " and " : ", ";
        str_addf(out, "%sthe %s on %s", before, words_kind(p->game, pos_at(p, from)),
                 words_cell(p->game, p->side, from));
    }
    if (named < n)
        str_addf(out, " and %d more", n - named);
    return n > 0;
}

/* ---- tests ---- */

static void blame_attack(Blame *b) {
    str_addf(b->out, "%s is threatened", cell_text(b));
    size_t before = b->out->n;
    str_add(b->out, " by ");
    if (!blame_attackers(b->p, b->p->side, b->scope.here, b->scope.start, b->out))
        str_cut(b->out, before);
}

/* A flag of the mover's that is down: a right that is used up, or never was. */
static bool is_flag(const Blame *b, const Expr *e) {
    return e->kind == EXPR_VAR && b->p->game->vars[e->arg].kind == VAR_FLAG;
}

/* Does it hold on every cell but one? That is the one it is asked of. */
static bool is_lone(const Blame *b, const Expr *e) {
    const Game *g = b->p->game;
    return e->kind == EXPR_IN && set_single(set_minus(g->board, g->zones[e->arg]));
}

/* The expression should have been `wanted` and is not. */
static void blame_test(Blame *b, ExprId id, bool wanted) {
    const Expr *e = &b->p->game->exprs[id];
    if (e->kind == EXPR_NOT) {
        blame_test(b, e->a, !wanted);
    } else if (e->kind == (wanted ? EXPR_AND : EXPR_OR)) {
        bool first = scope_holds(&b->scope, e->a) != wanted;
        blame_test(b, first ? e->a : e->b, wanted); /* the one that is not as wanted */
    } else if (e->kind == EXPR_ATTACKED && !wanted) {
        blame_attack(b);
    } else if (wanted && is_flag(b, e)) {
        str_addf(b->out, "the right '%s' is gone", b->p->game->vars[e->arg].name);
    } else {
        str_addf(b->out, "%s will not do", cell_text(b));
        if (wanted && is_lone(b, e))
            return;
        str_add(b->out, ": ");
        sentence_say_there(b->p->game, b->p->side, id, wanted, b->out);
    }
}

/* ---- what stands in the way ---- */

/* The cell holds something that the mask does not allow. */
static void blame_mask(const Blame *b, unsigned mask, bool landing) {
    const Game *g = b->p->game;
    Piece x = pos_at(b->p, b->scope.here);
    unsigned is = piece_mask(g, b->p->side, x);
    str_add(b->out, cell_text(b));
    if (x == PIECE_HOLE) {
        str_add(b->out, " does not exist now");
    } else if (x == PIECE_NONE && landing && !(mask & ON_FRIEND)) {
        str_add(b->out, " is empty, and this walk must capture");
    } else if (x == PIECE_NONE) {
        str_add(b->out, " is empty, but ");
        noun_man(g, &(Man){.mask = said_seen(mask)}, false, b->out);
        str_add(b->out, " must stand there");
    } else if (landing && b->scope.start == SQ_NONE) {
        str_add(b->out, " is not empty: "); /* whoever comes from the hand takes nobody */
        words_owned(b->p, b->p->side, b->scope.here, b->out);
        str_add(b->out, " stands there");
    } else {
        str_add(b->out, " holds ");
        words_owned(b->p, b->p->side, b->scope.here, b->out);
        if (landing && is & (ON_ENEMY | ON_NEUTRAL))
            str_add(b->out, ", which this walk may not capture");
        else if (landing && is & ON_ROYAL)
            str_add(b->out, ", which is never captured");
    }
}

bool blame_is_right(const Pos *p, const Failure *f) {
    const Blame b = {.p = p};
    return f->op == OP_TEST && is_flag(&b, &p->game->exprs[f->operand]);
}

void blame_write(const Pos *p, Sq start, const Failure *f, Str *out) {
    Blame b = {.p = p, .scope = scope_at_cell(p, p->side, f->cell), .out = out};
    b.scope.start = start;
    if (f->op == OP_TEST)
        blame_test(&b, f->operand, true);
    else if (f->op == OP_SECOND)
        str_addf(out, "another walk already leads to %s", cell_text(&b));
    else
        blame_mask(&b, f->operand, op_lands(f->op));
}
