/*
** blame.c -- from a failed instruction to the one thing that made it fail.
*/
#include "blame.h"

#include "said.h"
#include "sentence.h"
#include "text/write/phrase.h"
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
/* Nor are more conditions told. */
enum { LEAVES_MAX = 6 };

static const char *cell_text(const Blame *b) {
    return b->scope.here == SQ_NONE ? "the hand"
                                    : words_cell(b->p->game, b->p->side, b->scope.here);
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

/* A flag of the mover's that is down: a right that is used up, or never was. Another player's is told like any condition. */
static bool is_flag(const Blame *b, const Expr *e) {
    bool own = e->who == WHO_ME || e->who == WHO_PLAYER0 + b->p->side;
    return e->kind == EXPR_VAR && b->p->game->vars[e->arg].kind == VAR_FLAG && own;
}

/* Does it hold on every cell but one? That is the one it is asked of. */
static bool is_lone(const Blame *b, const Expr *e) {
    const Game *g = b->p->game;
    return e->kind == EXPR_IN && set_single(set_minus(g->board, g->zones[e->arg]));
}

/* What is not as it was wanted, each of which would have been enough. */
typedef struct Leaves {
    int n;
    struct {
        ExprId id;
        bool wanted;
    } at[LEAVES_MAX];
} Leaves;

static void add_leaf(Leaves *l, ExprId id, bool wanted) {
    for (int i = 0; i < l->n; i++)
        if (l->at[i].id == id && l->at[i].wanted == wanted)
            return;
    if (l->n < LEAVES_MAX) {
        l->at[l->n].id = id;
        l->at[l->n++].wanted = wanted;
    }
}

/* Of two parts that should both have been `wanted`, is it the first that is not? What the walk has done by then is not
** known here: of a part that asks for it the other one tells. */
static bool is_first(const Blame *b, const Expr *e, bool wanted) {
    bool past = b->p->game->facts[e->a].asks & ASK_TRAIL;
    return past ? scope_holds(&b->scope, e->b) == wanted
                : scope_holds(&b->scope, e->a) != wanted;
}

/* The expression should have been `wanted` and is not: of what should all have been so, the first that is not is to blame,
** and of what might each have been so, all. */
static void find_leaves(Blame *b, ExprId id, bool wanted, Leaves *out) {
    const Expr *e = &b->p->game->exprs[id];
    if (e->kind == EXPR_NOT) {
        find_leaves(b, e->a, !wanted, out);
    } else if (e->kind == (wanted ? EXPR_AND : EXPR_OR)) {
        find_leaves(b, is_first(b, e, wanted) ? e->a : e->b, wanted, out);
    } else if (e->kind == (wanted ? EXPR_OR : EXPR_AND)) {
        find_leaves(b, e->a, wanted, out);
        find_leaves(b, e->b, wanted, out);
    } else {
        add_leaf(out, id, wanted);
    }
}

/* Does it ask for men of some kinds, and nothing else? */
static bool asks_kinds(const Game *g, ExprId id) {
    Man man;
    bool nobody;
    return said_is_man(g, id, &man, &nobody) && man.kinds != 0 && !nobody;
}

/* Who stands where somebody of another kind is asked for. */
static bool add_holder(Blame *b, const Leaves *l) {
    bool asked = false;
    for (int i = 0; i < l->n; i++)
        asked |= l->at[i].wanted && asks_kinds(b->p->game, l->at[i].id);
    if (!asked || b->scope.here == SQ_NONE || !piece_is(pos_at(b->p, b->scope.here)))
        return false;
    str_addf(b->out, "%s holds ", cell_text(b));
    words_owned(b->p, b->p->side, b->scope.here, b->out);
    return true;
}

/* What is asked in the hand is asked of no cell. */
static void blame_leaves(Blame *b, const Leaves *l) {
    if (add_holder(b, l))
        str_add(b->out, ", and will not do: ");
    else if (b->scope.here != SQ_NONE)
        str_addf(b->out, "%s will not do: ", cell_text(b));
    for (int i = 0; i < l->n; i++) {
        str_add(b->out, i == 0 ? "" : i + 1 == l->n ? " and " : ", ");
        sentence_say_there(b->p->game, b->p->side, l->at[i].id, l->at[i].wanted, b->out);
    }
}

static void blame_test(Blame *b, ExprId id) {
    Leaves l = {0};
    find_leaves(b, id, true, &l);
    const Expr *e = &b->p->game->exprs[l.at[0].id];
    bool wanted = l.at[0].wanted;
    if (l.n == 1 && e->kind == EXPR_ATTACKED && !wanted)
        blame_attack(b);
    else if (l.n == 1 && wanted && is_flag(b, e))
        str_addf(b->out, "the right '%s' is gone", b->p->game->vars[e->arg].name);
    else if (l.n == 1 && wanted && b->scope.here != SQ_NONE && is_lone(b, e))
        str_addf(b->out, "%s will not do: it must be another cell", cell_text(b));
    else
        blame_leaves(b, &l);
}

/* ---- what stands in the way ---- */

/* The cell holds something that the mask does not allow. */
static void blame_mask(const Blame *b, unsigned mask, unsigned op) {
    const Game *g = b->p->game;
    Piece x = pos_at(b->p, b->scope.here);
    unsigned is = piece_mask(g, b->p->side, x);
    bool landing = op_lands(op), strikes = op == OP_LAND; /* who only looks takes nobody */
    str_add(b->out, cell_text(b));
    if (x == PIECE_HOLE) {
        str_add(b->out, " does not exist now");
    } else if (x == PIECE_NONE && strikes && !(mask & ON_FRIEND)) {
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
        if (strikes && is & (ON_ENEMY | ON_NEUTRAL))
            str_add(b->out, ", which this walk may not capture");
        else if (strikes && is & ON_ROYAL)
            str_add(b->out, ", which is never captured");
    }
}

bool blame_is_right(const Pos *p, const Failure *f) {
    const Blame b = {.p = p};
    return f->op == OP_TEST && is_flag(&b, &p->game->exprs[f->operand]);
}

static bool asks_mask(const Failure *f) {
    return op_info[f->op].operand[0] == OPERAND_MASK;
}

/* A test that fails where nobody stands, too, asks for something else. */
bool blame_is_man(const Pos *p, Sq start, const Failure *f) {
    if (f->op != OP_TEST)
        return asks_mask(f);
    Pos empty = *p;
    pos_put(&empty, f->cell, PIECE_NONE);
    Scope s = scope_at_cell(&empty, p->side, f->cell);
    s.start = start;
    return scope_holds(&s, f->operand);
}

/* Does the test ask who stands there, and nothing else? */
static bool wants(const Pos *p, const Failure *f, Man *man) {
    bool nobody = false;
    *man = (Man){.mask = said_seen(f->operand)};
    return asks_mask(f) ||
           (f->op == OP_TEST && said_is_man(p->game, f->operand, man, &nobody) && !nobody);
}

/* The wanted of n tests, those that ask for no kind first; how many. */
static int list_wanted(const Pos *p, const Failure *f, int n, Man *wanted) {
    int found = 0;
    for (int kinds = 0; kinds < 2; kinds++)
        for (int i = 0; i < n; i++)
            if (f[i].cell == f[0].cell && wants(p, &f[i], &wanted[found]) &&
                (wanted[found].kinds != 0) == kinds)
                found++;
    return found;
}

bool blame_write_man(const Pos *p, const Failure *f, int n, Str *out) {
    Man wanted[BLAMED_MAX + 1];
    Man first;
    int found = n <= BLAMED_MAX ? list_wanted(p, f, n, wanted) : 0;
    if (found < 2 || !wants(p, &f[0], &first) || !piece_is(pos_at(p, f->cell)))
        return false;
    str_addf(out, "%s holds ", words_cell(p->game, p->side, f->cell));
    words_owned(p, p->side, f->cell, out);
    str_add(out, ", where ");
    for (int i = 0; i < found; i++) {
        phrase_joint(i, found, out);
        noun_man(p->game, &wanted[i], false, out);
    }
    str_add(out, " must stand");
    return true;
}

/* There is no more to say of it. */
static void blame_alone(const Blame *b) {
    str_addf(b->out, "%s will not do: no such walk may pass there, or end",
             b->scope.here == SQ_NONE ? "the hand" : cell_text(b));
}

void blame_write(const Pos *p, Sq start, const Failure *f, Str *out) {
    Blame b = {.p = p, .scope = scope_at_cell(p, p->side, f->cell), .out = out};
    b.scope.start = start;
    if (f->op == OP_TEST)
        blame_test(&b, f->operand);
    else if (f->op == OP_SECOND)
        str_addf(out, "another walk already leads to %s", cell_text(&b));
    else if (asks_mask(f))
        blame_mask(&b, f->operand, f->op);
    else
        blame_alone(&b);
}
