/*
** odd.c -- what is seldom meant, of hands, help, values, royal pieces, shifts and variables.
*/
#include "odd.h"

#include "check.h"
#include "lang/tree/facts.h"

#include <string.h>

/* True if nobody begins with such a piece in hand or ever gets one, unless there are options:
** another choice may give some. */
static bool is_never_held(const Def *d, const VarDef *v) {
    bool any = v->gains || v->changed || d->options.n > 0;
    for (int player = 0; player < d->nplayers && !any; player++)
        any = v->start[player] > 0;
    return !any;
}

static void check_hands(Def *d) {
    for (size_t i = 0; i < d->pieces.n; i++) {
        const PieceDef *p = &d->pieces.at[i];
        const VarDef *hand = check_hand(d, p->kind.name, false);
        if (hand && !p->drop)
            def_warning(d, hand->place,
                        "hand: piece '%s' has no 'drop', so it can never be dropped",
                        p->kind.name);
        else if (hand && is_never_held(d, hand))
            def_warning(d, hand->place,
                        "hand: nobody ever has '%s' in hand; write how many there are, "
                        "%s = 2, or captured = true",
                        p->kind.name, p->kind.name);
        if (p->drop && !def_drops(d))
            def_warning(
                d, p->place,
                "piece '%s': no turn drops it; add turn { \"drop\" } or turn { \"move\" }",
                p->kind.name);
        if (p->returns && !check_hand(d, p->returns, true))
            def_warning(d, p->place,
                        "piece '%s': 'returns' has no effect without hand { \"%s\", "
                        "captured = true }",
                        p->kind.name, p->returns);
    }
}

/* Every option and each of its choices should say what it means. */
static void check_help(Def *d) {
    for (size_t i = 0; i < d->options.n; i++) {
        const Option *o = &d->options.at[i].option;
        Place at = d->options.at[i].place;
        const char *first = NULL;
        bool more = false;
        for (int c = 0; c < o->nchoices; c++) {
            if (*o->meaning[c])
                continue;
            more = first != NULL;
            first = more ? first : o->choice[c];
        }
        if (!o->help)
            def_warning(d, at, "option '%s' has no 'help'", o->name);
        if (first)
            def_warning(d, at, "option '%s': its choice '%s'%s no 'help'", o->name, first,
                        more ? " and others have" : " has");
    }
}

/* Whether its value matters: it moves by a pattern of its own, and losing it is not the end. */
static bool is_worth(const PieceDef *p) {
    return p->move && p->move->op != NODE_NONE && !p->kind.royal;
}

/* Stated and derived values are on different scales. */
static void check_values(Def *d) {
    const PieceDef *stated = NULL;
    for (size_t i = 0; i < d->pieces.n; i++)
        if (is_worth(&d->pieces.at[i]) && d->pieces.at[i].kind.valued)
            stated = &d->pieces.at[i];
    for (size_t i = 0; i < d->pieces.n && stated; i++) {
        const PieceDef *p = &d->pieces.at[i];
        if (!is_worth(p) || p->kind.valued)
            continue;
        def_warning(d, p->place,
                    "piece '%s': its value is derived, on a scale of its own, but that "
                    "of '%s' is given; give a value to all pieces or to none",
                    p->kind.name, stated->kind.name);
        return;
    }
}

/* A royal piece is never taken, so a value has no effect. */
static void check_royals(Def *d) {
    for (size_t i = 0; i < d->pieces.n; i++) {
        const PieceDef *p = &d->pieces.at[i];
        int32_t most = 0;
        for (int player = 0; player < d->nplayers && p->kind.valued; player++)
            most = p->kind.value[player] > most ? p->kind.value[player] : most;
        if (p->kind.royal && most > 0)
            def_warning(d, p->place,
                        "piece '%s': a royal piece is never captured, so its value has "
                        "no effect; leave it out, or write 0",
                        p->kind.name);
    }
}

/* True if some way moves another man along (shift), and asks for no zone and no right: then
** it does so from wherever it begins. */
static bool shifts_anywhere(const Node *n, int player) {
    n = node_side(n, player);
    if (!node_has(n, player, NODE_SHIFT, true))
        return false;
    if (n->op == NODE_CHOICE || n->op == NODE_ELSE)
        return shifts_anywhere(n->a, player) || shifts_anywhere(n->b, player);
    return !node_has(n, player, NODE_IN, true) && !node_has(n, player, NODE_FLAG, true);
}

static void check_shifts(Def *d) {
    for (size_t i = 0; i < d->pieces.n; i++) {
        const PieceDef *p = &d->pieces.at[i];
        if (p->move && shifts_anywhere(p->move, 0))
            def_warning(d, p->place,
                        "piece '%s': this shift() applies wherever the walk begins; "
                        "restrict it, p:from(b:zone { \"e1\" }), or ask for a right",
                        p->kind.name);
    }
}

/* True if some way lands on whatever is no enemy: on friends as well, and takes them. Where the
** landing has an effect, that may say what becomes of them. */
static bool lands_on_own(const Node *n, int player) {
    n = node_side(n, player);
    if (n->op == NODE_CHOICE || n->op == NODE_ELSE)
        return lands_on_own(n->a, player) || lands_on_own(n->b, player);
    if (n->op == NODE_THEN)
        return lands_on_own(n->b, player) &&
               (n->b->op != NODE_AT || walk_must_step(n->a, player));
    if (n->op != NODE_AT || node_side(n->a, player)->op != NODE_NOT)
        return false;
    const Node *not = node_side(node_side(n->a, player)->a, player);
    return not ->op == NODE_ON && (unsigned)not ->arg & ON_ENEMY &&
           !((unsigned)not ->arg & (ON_EMPTY | ON_FRIEND));
}

static void check_own(Def *d) {
    for (size_t i = 0; i < d->pieces.n; i++) {
        const PieceDef *p = &d->pieces.at[i];
        if (p->move && lands_on_own(p->move, 0))
            def_warning(d, p->place,
                        "piece '%s': where it lands on -enemy it captures its own side, too; "
                        "write to(empty), or to(empty + friend) if that is meant",
                        p->kind.name);
    }
}

/* Whether it tells players apart: a number that each has for the whole game. */
static bool tells_apart(const Def *d, const VarDef *v) {
    bool differs = false;
    for (int p = 1; p < d->nplayers && !differs; p++)
        differs = v->start[p] != v->start[0];
    return differs && v->kind == VAR_COUNT;
}

/* Whether an effect changes it, or the game does by itself: it numbers turns, counts men in
** hand or lost, or belongs to a throw or a challenge. */
static bool is_changed(const Def *d, int var) {
    const VarDef *v = &d->vars.at[var];
    const ChallengeDef *c = &d->challenge;
    return v->changed || v->turns || v->holds || v->mark ||
           (c->declared && (var == c->var || var == c->var + 1));
}

/* Variables that stay for ever as they are at the start. */
static void check_vars(Def *d) {
    static const char *const stays[] = {
        [VAR_COUNT] = "counter '%s': nothing ever changes it; write after { c:raise() }, or p "
                      "* c:set(n) in a walk",
        [VAR_FLAG] = "right '%s': nothing ever ends it; write lost_by = zone, once(right, p) "
                     "or right:clear()",
        [VAR_CELL] = "marker '%s': nothing is ever marked with it; write p * mark(m) in a walk",
    };
    for (size_t i = 0; i < d->vars.n; i++) {
        const VarDef *v = &d->vars.at[i];
        if (!is_changed(d, (int)i) && !tells_apart(d, v) && !check_owes(d, v->place))
            diags_add(d->diags, DIAG_UNUSED, v->place.file, v->place.line, stays[v->kind],
                      v->name);
    }
}

/* Warns once, of a cell whose middle lies outside its own outline or inside that of another. */
static void check_outlines(Def *d) {
    const BoardDef *b = &d->board;
    for (int c = 0; c < b->ncells; c++)
        for (int other = 0; other < b->ncells; other++) {
            bool within = cell_look_has(&b->look[other], b->look[c].at);
            if (within == (c == other) || b->look[other].npoints == 0)
                continue;
            def_warning(d, b->place,
                        c == other ? "cell '%s': its middle lies outside its outline"
                                   : "cell '%s': the outline of '%s' covers it",
                        b->cell[c], b->cell[other]);
            return;
        }
}

/* The words of the line below the rows stand under the cells of a row, one each, if all rows
** are as long: fewer or more are a slip. A single word is no list. */
static void check_files(Def *d) {
    const BoardDef *b = &d->board;
    const char *at = d->display->files_label;
    int words = 0;
    for (; at && *(at += strspn(at, " ")); at += strcspn(at, " "))
        words++;
    for (int i = 1; i < b->nrows; i++)
        if (b->row[i].n != b->row[0].n)
            return;
    if (words > 1 && words != b->row[0].n)
        def_warning(d, b->rows, "rows(): %d names in the line below the rows, for %d files",
                    words, b->row[0].n);
}

void check_odd(Def *d) {
    check_royals(d);
    check_shifts(d);
    check_own(d);
    check_vars(d);
    check_outlines(d);
    check_files(d);
    check_values(d);
    check_loose(d, DIAG_WARNING);
    check_hands(d);
    check_help(d);
    if (d->setup.place.line == 0)
        def_warning(d, (Place){d->root, 0},
                    "there is no setup, so the game begins with an empty board");
    if (d->rules.n == 0)
        def_warning(d, (Place){d->root, 0},
                    "there is no ending, so the game ends only when a player has no move");
}
