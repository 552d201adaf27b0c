/*
** idle.c -- statements and walks that do nothing, and what is said twice.
**
**     every(n)                             has no effect on the cells to which it leads
**     still(n) + e                         has a way that is a pass
**     follow { n * friend }                has no effect
**     turn { { "move" }, { "pass" } }      has a second part that could be left out
**     again { captured(), captured() }     has a second condition that adds nothing
**     throw "die" { { 1, again = "x" } }   is thrown again, whatever falls
**     again { landed(z) }                  never holds: a throw is the last move by then
**     forbid { repeated(2) }               never holds: a throw follows, which ends the turn
*/
#include "odd.h"

#include "check.h"
#include "lang/tree/facts.h"

static void say_twice(Def *d, Place at, const char *word, Place first) {
    def_warning(d, at, "%s: the same is already on %s; leave out one of them", word,
                def_line(d, at, first));
}

/* Whether f holds of n for every player. */
static bool for_all(const Def *d, const Node *n, bool (*f)(const Node *, int)) {
    bool all = true;
    for (int player = 0; player < d->nplayers && all; player++)
        all = f(n, player);
    return all;
}

static bool never_acts(const Node *n, int player) {
    return !walk_acts(n, player);
}

static bool never_steps(const Node *n, int player) {
    return !walk_may_step(n, player);
}

static bool leads_nowhere(const Node *n, int player) {
    return node_side(n, player)->op == NODE_NONE;
}

/* True if no way of the walk moves the man himself. */
static bool stays(const Node *n, int player) {
    return !walk_may_go(n, player);
}

/* True if some way through the walk is still() and has no effect: a pass. */
static bool idles(const Node *n, int player) {
    n = node_side(n, player);
    if (n->op == NODE_CHOICE || n->op == NODE_ELSE)
        return idles(n->a, player) || idles(n->b, player);
    return node_has(n, player, NODE_STILL, false) && stays(n, player) && !walk_acts(n, player);
}

static bool same_for_all(const Def *d, const Node *x, const Node *y) {
    bool same = true;
    for (int player = 0; player < d->nplayers && same; player++)
        same = node_same(x, y, player);
    return same;
}

/* ---- walks ---- */

/* Checks every(), any(), leads() and from() in a walk, condition or number. *told is the
** place of the last warning: no line gets two in a row. */
static void check_node(Def *d, const Node *n, Place *told) {
    for (; n; n = n->b) {
        bool many = n->op == NODE_EVERY || n->op == NODE_ANY;
        bool asks = n->op == NODE_LEADS || n->op == NODE_FROM;
        const Node *walk = n->op == NODE_FROM ? n->b : n->a;
        const char *word = node_info[n->op].word;
        bool idle =
            (many && for_all(d, walk, never_acts)) || (asks && for_all(d, walk, never_steps));
        if (idle && (n->place.line != told->line || n->place.file != told->file)) {
            *told = n->place;
            def_warning(d, n->place,
                        many
                            ? "%s: it has no effect on its cells; put an effect into it, as in "
                              "%s(n * enemy * convert), or use leads(...) as a condition"
                            : "%s: its pattern makes no step, so it asks about nothing",
                        word, word);
        }
        for (int p = 0; n->op == NODE_SIDES && p < d->nplayers; p++)
            check_node(d, n->side[p], told);
        if (n->a)
            check_node(d, n->a, told);
    }
}

static void check_walks(Def *d) {
    Place told = {0};
    for (size_t i = 0; i < d->pieces.n; i++) {
        const PieceDef *p = &d->pieces.at[i];
        check_node(d, p->move, &told);
        if (p->move && for_all(d, p->move, idles))
            def_warning(d, p->place,
                        "piece '%s': still: it does nothing where it ends, so it is a "
                        "pass; add an effect at the end",
                        p->kind.name);
        check_node(d, p->drop, &told);
        if (p->drop && for_all(d, p->drop, leads_nowhere))
            def_warning(d, p->place,
                        "piece '%s': it can never be dropped: its 'drop' has no walk",
                        p->kind.name);
    }
    for (size_t i = 0; i < d->turns.n; i++)
        for (int k = 0; k < d->turns.at[i].nparts; k++)
            check_node(d, d->turns.at[i].part[k].walk, &told);
    for (size_t i = 0; i < d->rules.n; i++)
        check_node(d, d->rules.at[i].when, &told);
    for (size_t i = 0; i < d->decrees.n; i++)
        check_node(d, d->decrees.at[i].when, &told);
    for (size_t i = 0; i < d->goals.n; i++)
        check_node(d, d->goals.at[i].number, &told);
}

/* ---- statements ---- */

static void check_follows(Def *d) {
    for (size_t i = 0; i < d->follows.n; i++) {
        const FollowDef *f = &d->follows.at[i];
        if (for_all(d, f->walk, never_acts))
            def_warning(
                d, f->place,
                "follow: this walk has no effect; put one into it, as in stay * unmake * make");
        for (size_t j = 0; j < i; j++) {
            const FollowDef *g = &d->follows.at[j];
            if (f->again == g->again && same_for_all(d, f->walk, g->walk) &&
                same_for_all(d, f->from, g->from)) {
                say_twice(d, f->place, "follow", g->place);
                break;
            }
        }
    }
}

static void check_decrees(Def *d) {
    for (size_t i = 0; i < d->decrees.n; i++) {
        const DecreeDef *c = &d->decrees.at[i];
        for (size_t j = 0; j < i; j++) {
            const DecreeDef *e = &d->decrees.at[j];
            if (c->decree == e->decree && same_for_all(d, c->when, e->when)) {
                say_twice(d, c->place, decree_words[c->decree], e->place);
                break;
            }
        }
    }
}

/* True if a count or worth is of the same men, whoever is the mover: those of a certain
** player, of all or of nobody, and not in a zone, which each player sees from his side. */
static bool names_same_men(const Node *n) {
    bool whoever = n->who == WHO_NOBODY || n->who == WHO_ANY || n->who == WHO_NEUTRAL;
    return (whoever || n->who >= WHO_PLAYER0) && set_empty(n->set);
}

/* True if the number certainly has one value, whoever is the mover. */
static bool is_impartial(const Def *d, const Node *n) {
    const unsigned men = ON_FRIEND | ON_ENEMY | ON_ROYAL;
    if (n->op == NODE_ON)
        return !((unsigned)n->arg & men) || ((unsigned)n->arg & men) == men;
    if (n->op == NODE_COUNT || n->op == NODE_WORTH)
        return names_same_men(n);
    if (n->op == NODE_VAR || n->op == NODE_FLAG)
        return !d->vars.at[n->arg].per_player || n->who >= WHO_PLAYER0;
    if (n->op == NODE_CELLS || n->op == NODE_NOT)
        return is_impartial(d, n->a);
    bool pair = n->op == NODE_AND || n->op == NODE_OR || n->op == NODE_ADD ||
                n->op == NODE_SUB || n->op == NODE_MUL || n->op == NODE_DIV ||
                n->op == NODE_MIN || n->op == NODE_MAX;
    if (pair)
        return is_impartial(d, n->a) && is_impartial(d, n->b);
    return n->op == NODE_NUM || n->op == NODE_KIND;
}

/* A goal that asks for nothing is constant, which logic.c reports. */
static void check_goals(Def *d) {
    for (size_t i = 0; i < d->goals.n; i++) {
        const GoalDef *goal = &d->goals.at[i];
        if (goal->number->asks && is_impartial(d, goal->number))
            def_warning(
                d, goal->place,
                "goal: this number is the same for every player, so it decides nothing; count "
                "what is the mover's: count(mover), cells(friend * ...)");
        for (size_t j = 0; j < i; j++)
            if (same_for_all(d, goal->number, d->goals.at[j].number)) {
                say_twice(d, goal->place, "goal", d->goals.at[j].place);
                break;
            }
    }
}

static bool same_part(const Def *d, const PartDef *a, const PartDef *b) {
    return a->pass == b->pass && a->drops == b->drops && a->captures == b->captures &&
           a->optional == b->optional && same_for_all(d, a->when, b->when) &&
           same_for_all(d, a->walk, b->walk) && names_same(a->kinds, b->kinds);
}

static bool same_turn(const Def *d, const TurnDef *a, const TurnDef *b) {
    bool same = a->nparts == b->nparts && a->otherwise == b->otherwise &&
                same_for_all(d, a->most, b->most);
    for (int i = 0; i < a->nparts && same; i++)
        same = same_part(d, &a->part[i], &b->part[i]);
    return same;
}

/* True if the turn permits every move, at any time: turn { "move" }. */
static bool lets_all(const TurnDef *t) {
    const PartDef *p = &t->part[0];
    return t->nparts == 1 && !t->most && !p->when && !p->pass && !p->walk && !p->drops &&
           !p->captures;
}

/* Warns if a turn of captures, of drops or with a condition adds nothing, because another
** turn permits every move and waits for nothing:
**
**     turn { "capture" } turn { "move" }                      nobody must capture
**     turn { "move" } turn { "capture", otherwise = true }    when it is open, nobody can
*/
static void check_let(Def *d, size_t at) {
    const TurnDef *t = &d->turns.at[at];
    const PartDef *p = &t->part[0];
    bool waits = false, moves = t->nparts == 1 && !p->pass && !p->walk,
         some = moves && (p->drops || p->captures || p->when);
    for (size_t i = at + 1; i < d->turns.n && some && !waits; i++) {
        const TurnDef *after = &d->turns.at[i];
        waits = after->otherwise;
        if (lets_all(after) && !waits)
            def_warning(d, t->place,
                        "turn: %s also allows all of this; leave this one out, or "
                        "write otherwise = true on that line if it is to come second",
                        def_line(d, t->place, after->place));
    }
    for (size_t i = 0; i < at && some; i++) {
        const TurnDef *before = &d->turns.at[i];
        if (lets_all(before) && (t->otherwise || !before->otherwise))
            def_warning(d, t->place,
                        "turn: %s already allows all of this; leave this one out, or "
                        "put it first and write otherwise = true on that line",
                        def_line(d, t->place, before->place));
    }
}

/* A turn that is open only if those before it have no legal move (otherwise) never is if one of
** them is a pass without a condition. A `forbid` may rule out that pass. */
static void check_waits(Def *d, size_t at) {
    const TurnDef *t = &d->turns.at[at];
    bool forbids = false;
    for (size_t i = 0; i < d->decrees.n; i++)
        forbids = forbids || d->decrees.at[i].decree == DECREE_FORBID;
    for (size_t i = 0; i < at && t->otherwise && !forbids; i++) {
        const TurnDef *before = &d->turns.at[i];
        if (before->nparts == 1 && before->part[0].pass && !before->part[0].when)
            def_warning(d, t->place,
                        "turn: it is never reached, since %s lets a player pass at "
                        "any time; put this one before it",
                        def_line(d, t->place, before->place));
    }
}

/* Warns if no turn lets a man on the board move, though pieces have walks. Where any turn is
** declared, moving is one only if that is declared, too. */
static void check_unmoved(Def *d) {
    bool still = d->turns.n > 0, passes = true, walks = false;
    for (size_t i = 0; i < d->turns.n; i++)
        for (int k = 0; k < d->turns.at[i].nparts; k++) {
            const PartDef *p = &d->turns.at[i].part[k];
            still = still && (p->pass || p->drops);
            passes = passes && p->pass;
        }
    for (size_t i = 0; i < d->pieces.n; i++)
        walks = walks || (d->pieces.at[i].move && !for_all(d, d->pieces.at[i].move, stays));
    if (still && walks)
        def_warning(d, d->turns.at[0].place,
                    passes
                        ? "turn: nobody ever moves; add turn { \"move\" }"
                        : "turn: pieces are dropped, but never move; add turn { \"move\" }, or "
                          "leave out each piece's 'move'");
}

/* Warns of a piece whose 'move' no turn has, though other pieces move: where turns give walks
** to certain pieces, the others have none. */
static void check_left_out(Def *d) {
    bool others = d->turns.n > 0, walks = false;
    for (size_t i = 0; i < d->turns.n; i++)
        for (int k = 0; k < d->turns.at[i].nparts; k++) {
            const PartDef *p = &d->turns.at[i].part[k];
            others = others && (p->pass || p->drops || (p->walk && p->kinds.n > 0));
            walks = walks || p->walk;
        }
    for (size_t i = 0; i < d->pieces.n && others && walks; i++) {
        const PieceDef *p = &d->pieces.at[i];
        if (p->move && !for_all(d, p->move, stays) && !check_walks_by_rule(d, p->kind.name))
            def_warning(
                d, p->place,
                "piece '%s': no turn lets it move; add turn { \"move\" }, in which each "
                "piece has its 'move', or leave that out",
                p->kind.name);
    }
}

static void check_turns(Def *d) {
    check_unmoved(d);
    check_left_out(d);
    for (size_t i = 0; i < d->turns.n; i++) {
        const TurnDef *t = &d->turns.at[i];
        check_let(d, i);
        check_waits(d, i);
        for (int k = 0; k < t->nparts; k++) {
            const PartDef *p = &t->part[k];
            bool still =
                p->walk && for_all(d, p->walk, never_acts) && for_all(d, p->walk, stays);
            if (!p->when && (still || (p->pass && t->nparts > 1)))
                def_warning(d, t->place,
                            t->nparts == 1
                                ? "turn: nothing happens in it; write turn { \"pass\" }"
                                : "turn: nothing happens in part %d; leave it out, or add "
                                  "when = condition",
                            k + 1);
        }
        if (t->nparts == 1 && t->part[0].optional)
            def_warning(
                d, t->place,
                "turn: its only part cannot be optional; write turn { \"pass\" } as a turn of "
                "its own");
        for (size_t j = 0; j < i; j++)
            if (same_turn(d, t, &d->turns.at[j])) {
                say_twice(d, t->place, "turn", d->turns.at[j].place);
                break;
            }
    }
}

/* True if the row counts whenever it is reached. */
static bool always_counts(const CaseDef *c) {
    return !c->when && (c->again || c->optional || c->walk->op == NODE_STAY);
}

/* Of the rows of dice the first counts that holds and has a walk: those after one that always
** counts never do. */
static void check_rows(Def *d, const ThrowDef *t) {
    int last = t->noutcomes > 0 ? t->outcome[0].ncases - 1 : 0;
    for (int i = 0; i < last; i++)
        if (always_counts(&t->cases[i])) {
            def_warning(d, t->cases[i + 1].place,
                        "throw '%s': row %d is never used: row %d always applies, and is "
                        "read first",
                        t->name, i + 2, i + 1);
            return;
        }
}

/* A throw of which every row is thrown again never counts. */
static void check_throws(Def *d) {
    if (d->challenge.declared && d->throws.n == 0)
        def_warning(
            d, d->challenge.place,
            "challenge: no throw decides it, so the challenger never captures; write throw "
            "\"duel\" { when = challenger:over(0), ... }");
    for (size_t i = 0; i < d->throws.n; i++) {
        const ThrowDef *t = &d->throws.at[i];
        check_rows(d, t);
        int agains = 0;
        while (agains < t->ncases && t->cases[agains].again)
            agains++;
        if (agains > 0 && agains == t->ncases)
            def_warning(d, t->place,
                        "throw '%s': every row is thrown again, so no row ever applies; "
                        "give one a walk, walk = stay if nothing happens",
                        t->name);
    }
}

/* ---- after a throw ---- */

/* True if the walk makes a step, or has an effect other than to change variables. */
static bool moves_men(const Node *n, int player) {
    for (; n; n = n->b) {
        n = node_side(n, player);
        if (n->op == NODE_STEP || n->op == NODE_ANYWHERE ||
            (node_info[n->op].steps == STEPS_ACTS && !node_changes(n->op)) ||
            (n->a && moves_men(n->a, player)))
            return true;
    }
    return false;
}

static bool moves_nobody(const Def *d, const ThrowDef *t) {
    bool nobody = true;
    for (int c = 0; c < t->ncases; c++)
        for (int player = 0; player < d->nplayers && nobody; player++)
            nobody = !moves_men(t->cases[c].walk, player);
    return nobody;
}

/* A throw that follows every move; if `plain`, one that moves nobody. NULL if there is none. */
static const ThrowDef *steady_throw(const Def *d, bool plain) {
    for (size_t i = 0; i < d->throws.n; i++) {
        const ThrowDef *t = &d->throws.at[i];
        if (!t->opening && !t->when && (!plain || moves_nobody(d, t)))
            return t;
    }
    return NULL;
}

/* A condition about the last move without which n cannot hold; NULL if there is none. If n is
** an "or", both sides must have one. */
static const Node *deed_of(const Node *n, int player) {
    static const NodeOp deeds[] = {NODE_LANDED, NODE_CAPTOR, NODE_TOUCHED, NODE_DROPPED,
                                   NODE_CAPTURED};
    if (!n)
        return NULL;
    n = node_side(n, player);
    for (size_t i = 0; i < sizeof deeds / sizeof *deeds; i++)
        if (n->op == deeds[i])
            return n;
    if (n->op != NODE_AND && n->op != NODE_OR)
        return NULL;
    const Node *first = deed_of(n->a, player), *second = deed_of(n->b, player);
    return n->op == NODE_OR && !(first && second) ? NULL : first ? first : second;
}

static void say_thrown(Def *d, Place at, const char *what, const ThrowDef *t, const Node *deed,
                       const char *cure) {
    def_warning(d, at,
                "%s: by then throw '%s' is the last move, so %s asks about the throw; %s", what,
                t->name, node_info[deed->op].word, cure);
}

static void check_behind_throws(Def *d) {
    const ThrowDef *t = steady_throw(d, true);
    for (size_t i = 0; i < d->decrees.n && t; i++) {
        const DecreeDef *c = &d->decrees.at[i];
        const Node *deed = c->decree == DECREE_FORBID ? NULL : deed_of(c->when, 0);
        if (deed)
            say_thrown(
                d, c->place, decree_words[c->decree], t, deed,
                "keep it in a counter, after { c:set(...), at = \"move\" }, and ask for that");
    }
    for (size_t i = 0; i < d->triggers.n && t; i++) {
        const TriggerDef *g = &d->triggers.at[i];
        const Node *deed = deed_of(g->when, 0);
        deed = deed ? deed : deed_of(g->value, 0);
        if (deed && g->time == AT_TURN)
            say_thrown(d, g->place, "after", t, deed, "write at = \"move\"");
    }
}

static void check_forbidden_repeats(Def *d) {
    const ThrowDef *t = steady_throw(d, false);
    for (size_t i = 0; i < d->decrees.n && t; i++) {
        const DecreeDef *c = &d->decrees.at[i];
        if (c->decree == DECREE_FORBID && node_has(c->when, 0, NODE_REPEATED, true))
            def_warning(d, c->place,
                        "forbid: throw '%s' follows every move, and only positions between "
                        "turns can repeat, so repeated never holds; ask in an ending",
                        t->name);
    }
}

void check_idle(Def *d) {
    check_walks(d);
    check_follows(d);
    check_decrees(d);
    check_goals(d);
    check_turns(d);
    check_throws(d);
    check_behind_throws(d);
    check_forbidden_repeats(d);
}
