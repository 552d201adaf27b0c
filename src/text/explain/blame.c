/*
** blame.c -- finds the one thing that made an instruction fail, and says it.
*/
#include "blame.h"

#include "said.h"
#include "sentence.h"
#include "text/write/phrase.h"
#include "text/write/words.h"
#include "vm/meaning/cond.h"
#include "vm/ask/movegen.h"

/* A failed test of a walk, and the scope in which it can be evaluated again. */
typedef struct Blame {
    const Pos *p;
    Scope scope;
    Str *out;
} Blame;

/* Of more attackers than this, one fewer is named, and the others are counted. */
enum { NAMED_MAX = 3 };
/* At most this many conditions are listed for one test. */
enum { LEAVES_MAX = 6 };

static const char *cell_text(const Blame *b) {
    return b->scope.here == SQ_NONE ? "the hand"
                                    : words_cell(b->p->game, b->p->side, b->scope.here);
}

/* ---- attackers ---- */

/* As blame_attackers(): the attackers' cells. */
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
    str_addf(b->out, "%s is attacked", cell_text(b));
    size_t before = b->out->n;
    str_add(b->out, " by ");
    if (!blame_attackers(b->p, b->p->side, b->scope.here, b->scope.start, b->out))
        str_cut(b->out, before);
}

/* Whether a condition is a right of the mover's. */
static bool is_flag(const Blame *b, const Expr *e) {
    bool own = e->who == WHO_ME || e->who == WHO_PLAYER0 + b->p->side;
    return e->kind == EXPR_VAR && b->p->game->vars[e->arg].kind == VAR_FLAG && own;
}

/* Whether it holds on every cell but one, which then is the cell it has failed on. */
static bool is_lone(const Blame *b, const Expr *e) {
    const Game *g = b->p->game;
    return e->kind == EXPR_IN && set_single(set_minus(g->board, g->zones[e->arg]));
}

/* The conditions to blame for a test: none is as `wanted`. Of several, each would have been
** enough, as with "or"; of an "and" only the first part that failed is here. */
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

/* Both parts of e should have been `wanted`, and at least one is not: true if a is to blame,
** false if b is. What the walk had done by then is not known here: if a depends on that, it is
** to blame unless b is. */
static bool is_first(const Blame *b, const Expr *e, bool wanted) {
    bool past = b->p->game->facts[e->a].asks & ASK_TRAIL;
    return past ? scope_holds(&b->scope, e->b) == wanted
                : scope_holds(&b->scope, e->a) != wanted;
}

/* The expression should have been `wanted` and is not. If all of its parts should have been,
** the first that is not is to blame; if one would have been enough, all are. */
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

/* Whether a condition asks for a man of certain kinds, and for nothing else. */
static bool asks_kinds(const Game *g, ExprId id) {
    Man man;
    bool nobody;
    return said_is_man(g, id, &man, &nobody) && man.kinds != 0 && !nobody;
}

/* Names the man on the cell if one of another kind is wanted there. False, with nothing added:
** no kind is wanted, or nobody is there. */
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

/* A walk that has not left the hand has no cell to name. */
static void blame_leaves(Blame *b, const Leaves *l) {
    if (add_holder(b, l))
        str_add(b->out, ", which does not work here: ");
    else if (b->scope.here != SQ_NONE)
        str_addf(b->out, "%s does not work here: ", cell_text(b));
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
        str_addf(b->out, "%s does not have the right '%s'",
                 b->p->game->display->player[b->p->side].name, b->p->game->vars[e->arg].name);
    else if (l.n == 1 && wanted && b->scope.here != SQ_NONE && is_lone(b, e))
        str_addf(b->out, "%s does not work here: it must be another cell", cell_text(b));
    else
        blame_leaves(b, &l);
}

/* ---- what stands in the way ---- */

/* What is on the cell is not in the mask of the instruction. */
static void blame_mask(const Blame *b, unsigned mask, unsigned op) {
    const Game *g = b->p->game;
    Piece x = pos_at(b->p, b->scope.here);
    unsigned is = piece_mask(g, b->p->side, x);
    bool landing = op_lands(op), strikes = op == OP_LAND; /* OP_LOOK captures nothing */
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
        str_add(b->out, " is not empty: "); /* a man from the hand captures nothing */
        words_owned(b->p, b->p->side, b->scope.here, b->out);
        str_add(b->out, " stands there");
    } else {
        str_add(b->out, " holds ");
        words_owned(b->p, b->p->side, b->scope.here, b->out);
        if (strikes && is & (ON_ENEMY | ON_NEUTRAL))
            str_add(b->out, ", which this walk may not capture");
        else if (strikes && is & ON_ROYAL)
            str_add(b->out, ", which cannot be captured");
    }
}

bool blame_is_right(const Pos *p, const Failure *f) {
    const Blame b = {.p = p};
    return f->op == OP_TEST && is_flag(&b, &p->game->exprs[f->operand]);
}

static bool asks_mask(const Failure *f) {
    return op_info[f->op].operand[0] == OPERAND_MASK;
}

/* A test that holds once the cell is emptied failed because of what was there. */
bool blame_is_man(const Pos *p, Sq start, const Failure *f) {
    if (f->op != OP_TEST)
        return asks_mask(f);
    Pos empty = *p;
    pos_put(&empty, f->cell, PIECE_NONE);
    Scope s = scope_at_cell(&empty, p->side, f->cell);
    s.start = start;
    return scope_holds(&s, f->operand);
}

/* Whether the instruction tests only what is on its cell: then *man is what it wants. */
static bool wants(const Pos *p, const Failure *f, Man *man) {
    bool nobody = false;
    *man = (Man){.mask = said_seen(f->operand)};
    return asks_mask(f) ||
           (f->op == OP_TEST && said_is_man(p->game, f->operand, man, &nobody) && !nobody);
}

/* Lists what those of n failures ask for that are on the first one's cell and ask for nothing
** else, the ones without kinds first. Returns their number; `wanted` needs room for n + 1. */
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
    str_add(out, ", but ");
    for (int i = 0; i < found; i++) {
        phrase_joint(i, found, out);
        noun_man(p->game, &wanted[i], false, out);
    }
    str_add(out, " must stand there");
    return true;
}

/* For instructions with nothing to name but the cell. */
static void blame_alone(const Blame *b) {
    str_addf(b->out, "%s does not work here: no such walk may pass or end there",
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
