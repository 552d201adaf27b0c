/*
** logic.c -- conditions that can never hold, or always do.
**
** A condition is a formula over atoms, which "and", "or" and "not" join. It never holds if it
** is false in every row of its truth table that some position may have (atoms.h):
**
**     no_moves * -no_moves              never
**     count(mover):over(100)            never, on a board of 64 cells
**     draw { no_moves }, win { no_moves * in_check() }    the second never: the first is read
**                                                         before it
*/
#include "odd.h"

#include "atoms.h"
#include "stands.h"
#include "lang/tree/facts.h"

#include <stdlib.h>

/* How much is tried for all conditions together, in nodes (Def.tried). */
enum { MOST = 4000000 };

/* Whether, for some player, n can be `wanted` while `other`, unless it is NULL, is false.
** True if that would take too long to find out. */
static bool is_possible(Def *d, const Node *n, bool wanted, const Node *other) {
    for (int player = 0; player < d->nplayers; player++) {
        Atoms a = {.def = d, .player = player};
        if ((d->tried += n->size + (other ? other->size : 0)) > MOST)
            return true;
        atoms_of(&a, n);
        if (other)
            atoms_of(&a, other);
        for (unsigned row = 0; row < 1u << a.n || a.full; row++)
            if (a.full || (d->tried += n->size) > MOST ||
                (atoms_agree(&a, row) && atoms_make(&a, n, row) == wanted &&
                 !(other && atoms_make(&a, other, row))))
                return true;
    }
    return false;
}

/* ---- warnings ---- */

/* Whether it could hold if the mover's men could go anywhere, and take each other. */
static bool holds_elsewhere(Def *d, const Node *n) {
    const CellSet *lands = d->lands;
    d->lands = NULL;
    bool holds = lands && is_possible(d, n, true, NULL);
    d->lands = lands;
    return holds;
}

/* Whether there is an `op` in it that can never hold in this game (atoms_never). */
static bool asks_in_vain(const Def *d, const Node *n, NodeOp op) {
    bool asks = false;
    for (; n && !asks; n = n->b) {
        n = node_side(n, 0);
        asks = (n->op == op && atoms_never(d, n)) || asks_in_vain(d, n->a, op);
    }
    return asks;
}

/* Why n never holds, as the end of a message; `otherwise` if its form alone is the reason. */
static const char *because(Def *d, const Node *n, const char *otherwise) {
    if (holds_elsewhere(d, n))
        return node_has(n, 0, NODE_LANDED, true)
                   ? "; no such piece can move to where it asks for one"
                   : "; no move captures one of the mover's own pieces";
    if (node_has(n, 0, NODE_CHECK, true) && !atoms_has_royal(d))
        return "; no piece is royal";
    if (node_has(n, 0, NODE_PASSED, true) && !def_passes(d))
        return "; nobody can pass: turn { \"pass\" } lets them";
    if (node_has(n, 0, NODE_DROPPED, true) && !def_drops(d))
        return "; no turn drops a piece";
    if (node_has(n, 0, NODE_BY_CHANCE, true) && d->throws.n == 0)
        return "; there is no throw";
    if (asks_in_vain(d, n, NODE_NO_MOVES))
        return "; nobody is ever without a move, since turn { \"pass\" } is one";
    if (asks_in_vain(d, n, NODE_CAPTOR))
        return "; no such piece has a walk, and `by` asks what the piece was before the move";
    if (asks_in_vain(d, n, NODE_CAPTURED))
        return d->spares_all ? "; no move captures anything"
                             : "; a royal piece is never captured";
    return otherwise;
}

/* Whether the condition is small enough to be worth trying. */
static bool is_small(const Node *n) {
    enum { SMALL = 300 };
    return n && n->sort == SORT_COND && n->size <= SMALL;
}

/* A `forbid` that holds whenever `when` does, so that no legal move leads there; or NULL. One
** that always holds is reported by itself. None if there are throws, and none that asks for
** variables: throws, and changes when a turn ends, come after `forbid` has been judged. */
static const DecreeDef *forbidding(Def *d, const Node *when) {
    static const NodeOp later[] = {NODE_VAR, NODE_FLAG, NODE_MARKED};
    for (size_t i = 0; i < d->decrees.n && d->throws.n == 0; i++) {
        const DecreeDef *c = &d->decrees.at[i];
        bool told = c->decree == DECREE_FORBID && is_small(c->when) && d->tried <= MOST;
        for (size_t k = 0; k < sizeof later / sizeof *later && told; k++)
            told = !node_has(c->when, 0, later[k], true);
        if (told && !is_possible(d, when, true, c->when) &&
            is_possible(d, c->when, false, NULL))
            return c;
    }
    return NULL;
}

/* True if captures enter into the condition by captured() alone. Numbers of men, counters, what
** stands where, or the captor, may imply a capture without saying so. */
static bool is_plain(const Node *n, int player) {
    static const NodeOp plain[] = {NODE_TRUE,     NODE_AND,     NODE_OR,     NODE_NOT,
                                   NODE_CAPTURED, NODE_CAPTOR,  NODE_LANDED, NODE_PASSED,
                                   NODE_DROPPED,  NODE_MOVER,   NODE_CHECK,  NODE_THREATENS,
                                   NODE_NO_MOVES, NODE_REPEATED};
    bool is = true;
    for (; n && is; n = n->b) {
        n = node_side(n, player);
        is = false;
        for (size_t i = 0; i < sizeof plain / sizeof *plain && !is; i++)
            is = n->op == plain[i];
        is = is && n->who != WHO_CAPTOR && n->who != WHO_LOSER && n->who != WHO_NEUTRAL &&
             (!n->a || is_plain(n->a, player));
    }
    return is;
}

/* Where the last move took nothing, there is no captor and no loser, and a rule for either is
** for the player who moved. Warns of one that can hold then. */
static void check_who(Def *d, const RuleDef *r) {
    static const Node taken = {
        .op = NODE_CAPTURED, .sort = SORT_COND, .size = 1, .who = WHO_ANY};
    bool of_taken = r->rule.who == WHO_CAPTOR || r->rule.who == WHO_LOSER;
    for (int player = 0; player < d->nplayers && of_taken; player++)
        of_taken = is_plain(r->when, player);
    if (of_taken && !d->takes_always && is_possible(d, r->when, true, &taken))
        def_warning(
            d, r->place,
            "'who': if the last move captured nothing, this rule applies to the player who "
            "made it; join captured() to it with '*', or write who = mover or who = other");
}

static void check_rule(Def *d, size_t i) {
    const RuleDef *r = &d->rules.at[i];
    if (!is_small(r->when))
        return;
    if (!is_possible(d, r->when, true, NULL)) {
        def_warning(d, r->place, "this rule never applies: its condition can never hold%s",
                    because(d, r->when, "; leave it out"));
        return;
    }
    if (!is_possible(d, r->when, false, NULL))
        def_warning(
            d, r->place,
            "this rule always applies: its condition always holds, so the first move ends the "
            "game");
    for (size_t j = 0; j < i; j++) {
        const RuleDef *q = &d->rules.at[j];
        if (is_small(q->when) && !is_possible(d, r->when, true, q->when)) {
            def_warning(d, r->place,
                        "this rule never applies: the rule on %s holds whenever it "
                        "does, and is read first; put this one before it",
                        def_line(d, r->place, q->place));
            return;
        }
    }
    check_who(d, r);
    const DecreeDef *c = forbidding(d, r->when);
    if (c)
        def_warning(d, r->place,
                    "this rule never applies: %s forbids every move after which it "
                    "would; should it ask about the other player?",
                    def_line(d, r->place, c->place));
}

/* Warns of a condition on which something depends, and which can never hold. NULL: none. */
static void check_open(Def *d, const Node *when, Place at, const char *what) {
    if (is_small(when) && !is_possible(d, when, true, NULL))
        def_warning(d, at, "%s: this condition can never hold%s", what,
                    because(d, when, "; leave it all out"));
}

/* Whether the change follows a move or a turn of the player who is its `mover`. */
static bool is_of_mover(const TriggerDef *t) {
    return t->time == AT_TURN || t->time == AT_MOVE;
}

/* Warns of a change whose condition can never hold, or only after forbidden moves. */
static void check_trigger(Def *d, const TriggerDef *t) {
    check_open(d, t->when, t->place, "after: 'when'");
    const DecreeDef *c =
        is_of_mover(t) && is_small(t->when) && is_possible(d, t->when, true, NULL)
            ? forbidding(d, t->when)
            : NULL;
    if (c)
        def_warning(d, t->place,
                    "after: 'when': this condition never holds: %s forbids every "
                    "move after which it would; should it ask about the other player?",
                    def_line(d, t->place, c->place));
}

/* Warns of a number that is constant: moves or positions are compared by it. NULL: none. */
static void check_number(Def *d, const Node *n, Place at, const char *what) {
    Range r = {0, n != NULL};
    for (int player = 0; n && player < d->nplayers; player++) {
        r = atoms_range(d, n, player);
        if (r.least != r.most)
            return;
    }
    if (n)
        def_warning(d, at, "%s: this number is always %lld", what, (long long)r.least);
}

/* True if every way through the walk asks for something that can never hold. */
static bool is_barred(Def *d, const Node *n) {
    if (n->op == NODE_SIDES) {
        bool all = true;
        for (int p = 0; p < d->nplayers && all; p++)
            all = is_barred(d, n->side[p]);
        return all;
    }
    switch (node_info[n->op].steps) {
    case STEPS_EITHER: return is_barred(d, n->a) && is_barred(d, n->b);
    case STEPS_BOTH: return is_barred(d, n->a) || is_barred(d, n->b);
    case STEPS_TIMES:
    case STEPS_LIKE: return is_barred(d, n->a);
    case STEPS_NO_WAY: return true;
    case STEPS_NOT:
        return n->op == NODE_AT && is_small(n->a) && !is_possible(d, n->a, true, NULL);
    case STEPS_ACTS:
    case STEPS_ALL: break;
    }
    return false;
}

/* A drop that is `none` is reported by idle.c. */
static void check_drops(Def *d) {
    for (size_t i = 0; i < d->pieces.n; i++) {
        const PieceDef *p = &d->pieces.at[i];
        if (p->drop && p->drop->op != NODE_NONE && is_barred(d, p->drop))
            def_warning(d, p->place,
                        "piece '%s': it can never be dropped: what its 'drop' asks for "
                        "can never hold",
                        p->kind.name);
    }
}

/* True if the condition cannot hold of the cell on which the piece itself stands. */
static bool bars_itself(const Node *n, int player, const char *piece) {
    n = node_side(n, player);
    if (n->op == NODE_AND || n->op == NODE_OR) {
        bool a = bars_itself(n->a, player, piece), b = bars_itself(n->b, player, piece);
        return n->op == NODE_AND ? a || b : a && b;
    }
    return n->op == NODE_KIND ? names_find(n->kinds.at, (size_t)n->kinds.n, piece) < 0
                              : !(cond_most(n, player) & ON_FRIEND);
}

/* True if every way through the walk asks for such a thing before its first step. */
static bool is_barred_at_start(const Node *n, int player, const char *piece) {
    n = node_side(n, player);
    if (n->op == NODE_CHOICE || n->op == NODE_ELSE)
        return is_barred_at_start(n->a, player, piece) &&
               is_barred_at_start(n->b, player, piece);
    if (n->op == NODE_THEN)
        return is_barred_at_start(n->a, player, piece) ||
               (!walk_may_step(n->a, player) && !walk_acts(n->a, player) &&
                is_barred_at_start(n->b, player, piece));
    if (n->op == NODE_AT)
        return bars_itself(n->a, player, piece);
    return n->sort == SORT_COND && bars_itself(n, player, piece);
}

static void check_beginnings(Def *d) {
    for (size_t i = 0; i < d->pieces.n; i++) {
        const PieceDef *p = &d->pieces.at[i];
        bool barred = p->move != NULL;
        for (int player = 0; player < d->nplayers && barred; player++)
            barred = is_barred_at_start(p->move, player, p->kind.name);
        if (barred)
            def_warning(d, p->place,
                        "piece '%s' can never move: what its walks ask of the cell where "
                        "they begin cannot hold",
                        p->kind.name);
    }
}

/* True if both are zones without a common cell for any player, and neither is always empty. */
static bool are_apart(const Def *d, const Node *a, const Node *b) {
    bool any_a = false, any_b = false;
    for (int player = 0; player < d->nplayers; player++) {
        CellSet in_a, in_b, board = set_first((unsigned)d->board.ncells);
        if (!cond_is_zone(a, player, board, &in_a) || !cond_is_zone(b, player, board, &in_b) ||
            !set_empty(set_and(in_a, in_b)))
            return false;
        any_a = any_a || !set_empty(in_a);
        any_b = any_b || !set_empty(in_b);
    }
    return any_a && any_b;
}

/* Two zones joined by "and" that have no cell in common. */
static bool joins_apart(Def *d, const Node *n) {
    return n->op == NODE_AND && are_apart(d, n->a, n->b);
}

/* A single condition that can never hold; joined ones are joins_never()'s. One that contains
** `always` was put together by Lua, and was not written so. */
static bool holds_never(Def *d, const Node *n) {
    return n->op != NODE_AND && n->op != NODE_OR && !node_has(n, 0, NODE_TRUE, true) &&
           !is_possible(d, n, true, NULL);
}

/* Conditions that "and" joins, and that can never hold together. */
static bool joins_never(Def *d, const Node *n) {
    return n->op == NODE_AND && !node_has(n, 0, NODE_TRUE, true) &&
           !is_possible(d, n, true, NULL);
}

/* Two zones joined by "or" that cover the board, neither of them alone, for every player. */
static bool joins_all(Def *d, const Node *n) {
    CellSet a, b, board = set_first((unsigned)d->board.ncells);
    bool all = n->op == NODE_OR;
    for (int player = 0; player < d->nplayers && all; player++)
        all = cond_is_zone(n->a, player, board, &a) && cond_is_zone(n->b, player, board, &b) &&
              !set_equal(a, board) && !set_equal(b, board) && set_equal(set_or(a, b), board);
    return all;
}

/* What may be odd in the conditions of a walk, or in how they are joined, and the warning. */
static const struct {
    bool (*is)(Def *d, const Node *n);
    const char *says;
} odd_joints[] = {
    {joins_apart, "these zones, joined by '*', have no cell in common, so this never holds; "
                  "'+' makes one zone of two"},
    {holds_never, "this condition can never hold; leave out what asks for it"},
    {joins_never, "these conditions, joined by '*', can never hold together; '+' means \"or\", "
                  "and kind { \"A\", \"B\" } is a piece of either kind"},
    {joins_all, "these zones, joined by '+', cover the whole board, so this always holds; '*' "
                "means \"and\""},
};
enum { ODD_JOINTS = sizeof odd_joints / sizeof *odd_joints };

/* The first node at or below n that was made in `file` and is odd in that way, or NULL. Imports
** may be meant for other games, and do not count. To deny what never holds is fine. */
static const Node *find_joint(Def *d, const Node *n, const char *file, int odd) {
    const Node *found = NULL;
    for (; n && !found; n = n->b) {
        if (n->place.file == file && is_small(n) && odd_joints[odd].is(d, n))
            return n;
        if (n->op == NODE_NOT && odd_joints[odd].is == holds_never)
            return NULL;
        for (int p = 0; n->op == NODE_SIDES && p < d->nplayers && !found; p++)
            found = find_joint(d, n->side[p], file, odd);
        if (n->a && !found)
            found = find_joint(d, n->a, file, odd);
    }
    return found;
}

/* One warning for a piece, of the first kind of oddity that it has. */
static void check_joints(Def *d) {
    for (size_t i = 0; i < d->pieces.n; i++) {
        const PieceDef *p = &d->pieces.at[i];
        const Node *n = NULL;
        for (int odd = 0; odd < ODD_JOINTS && !n; odd++) {
            n = find_joint(d, p->move, p->place.file, odd);
            n = n ? n : find_joint(d, p->drop, p->place.file, odd);
            if (n)
                def_warning(d, n->place, "piece '%s': %s", p->kind.name, odd_joints[odd].says);
        }
    }
}

/* A position that is set up has no last move, except that it is known who made it. */
static void check_told(Def *d, const Node *when, Place at) {
    if (when && when->asks & ASK_EVENT && !node_has(when, 0, NODE_MOVER, true))
        def_warning(d, at,
                    "turn: 'when' asks what the last move did, which FEN does not record, so a "
                    "position that is set up may have different moves; keep it in a counter");
}

static void check_statements(Def *d) {
    enum { ROWS_MAX = 64 }; /* longer lists come from a loop, one row a cell */
    check_drops(d);
    check_beginnings(d);
    check_joints(d);
    for (size_t i = 0; i < d->follows.n; i++)
        check_open(d, d->follows.at[i].from, d->follows.at[i].place, "follow: 'from'");
    for (size_t i = 0; i < d->throws.n; i++) {
        const ThrowDef *t = &d->throws.at[i];
        check_open(d, t->when, t->place, "throw: 'when'");
        d->in_row = true;
        for (int k = 0; k < t->ncases && t->ncases <= ROWS_MAX; k++)
            check_open(d, t->cases[k].when, t->cases[k].place,
                       arena_printf(d->arena, "throw '%s': row %d", t->name, k + 1));
        d->in_row = false;
    }
    for (size_t i = 0; i < d->goals.n; i++)
        check_number(d, d->goals.at[i].number, d->goals.at[i].place, "goal");
    for (size_t i = 0; i < d->turns.n; i++) {
        const TurnDef *t = &d->turns.at[i];
        check_number(d, t->most, t->place, "turn: 'most'");
        for (int k = 0; k < t->nparts; k++)
            check_open(d, t->part[k].when, t->place, "turn: 'when'");
        check_told(d, t->part[0].when, t->place);
    }
}

static void check_decree(Def *d, const DecreeDef *c) {
    const char *word = decree_words[c->decree];
    if (!is_small(c->when))
        return;
    if (!is_possible(d, c->when, true, NULL))
        def_warning(d, c->place, "%s: this condition can never hold%s", word,
                    because(d, c->when, "; leave it out"));
    else if (!is_possible(d, c->when, false, NULL))
        def_warning(d, c->place, "%s: this condition always holds", word);
}

void check_logic(Def *d, const Game *g) {
    d->spares_all = stands_spared(g, false);
    d->spares_friends = stands_spared(g, true);
    d->takes_always = stands_taking(d, g);
    /* In force (d->lands) only where `mover` is the player who has just moved. */
    const CellSet *lands = stands_landings(d, g);
    d->lands = lands;
    for (size_t i = 0; i < d->rules.n; i++)
        check_rule(d, i);
    for (size_t i = 0; i < d->triggers.n; i++) {
        d->lands = is_of_mover(&d->triggers.at[i]) ? lands : NULL;
        check_trigger(d, &d->triggers.at[i]);
    }
    for (size_t i = 0; i < d->decrees.n; i++) {
        Decree decree = d->decrees.at[i].decree;
        d->lands = decree == DECREE_FORBID || decree == DECREE_AGAIN ? lands : NULL;
        check_decree(d, &d->decrees.at[i]);
    }
    d->lands = NULL;
    check_statements(d);
}
