/*
** start.c -- how a game begins: not over, nobody in check, and with men who are able to move.
*/
#include "check.h"
#include "odd.h"
#include "stands.h"

#include "lang/tree/facts.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/make.h"
#include "vm/meaning/rules.h"
#include "vm/tables/tables.h"

/* The author's rule from which the Game's rule of that number was made, or NULL. If it names
** zones, the Game has it once for each player. */
static const RuleDef *rule_of(const Def *d, int rule) {
    size_t i = d->rules.n;
    while (i > 0 && d->rules.at[i - 1].first > rule)
        i--;
    return rule >= 0 && i > 0 ? &d->rules.at[i - 1] : NULL;
}

static void say_over(Def *d, int rule) {
    Place at = d->setup.place;
    const RuleDef *by = rule_of(d, rule);
    if (by)
        def_warning(d, at, "setup: the starting position is already over, by the rule on %s",
                    def_line(d, at, by->place));
    else
        def_warning(d, at, "setup: the starting position is already over: %s has no move",
                    d->display->player[d->setup.first].name);
}

/* Whether the walk leads somewhere from some cell. True if it has no complete tables. */
static bool leads_anywhere(const Game *g, int walk) {
    const WalkTable *t = &g->tables->walk[walk];
    bool any = !t->start || t->solver;
    for (int cell = 0; cell < g->graph.ncells && !any; cell++)
        any = t->start[cell].nfamilies > 0;
    return any;
}

/* True if the kind is an obstacle: it is neutral when the game begins, or some walk puts it
** down, and no player begins with one. */
static bool is_blocker(const Game *g, int kind) {
    bool comes = false;
    for (int c = 0; c < g->graph.ncells; c++)
        if (piece_is(g->start[c]) && g->kind[g->start[c]] == kind) {
            if (g->owner[g->start[c]] < g->nplayers)
                return false;
            comes = true;
        }
    for (int i = 0; i < g->nacts && !comes; i++)
        comes = g->acts[i].fx == FX_PUT && g->acts[i].kind == kind;
    return comes;
}

static void check_moving(Def *d, const Game *g) {
    for (int k = 0; k < g->nkinds; k++) {
        const PieceDef *p = &d->pieces.at[k];
        bool moves = p->move && p->move->op != NODE_NONE;
        if (!moves && !p->drop && !check_walks_by_rule(d, p->kind.name) && !is_blocker(g, k))
            def_warning(d, p->place, "piece '%s' can never move", p->kind.name);
    }
}

/* Warns of a kind all of whose walks lead nowhere, such as a step north from the last rank. */
static void check_going(Def *d, const Game *g) {
    for (int k = 0; k < g->nkinds; k++) {
        const PieceDef *p = &d->pieces.at[k];
        bool any = !g->tables || !p->move || p->move->op == NODE_NONE || p->drop ||
                   check_walks_by_rule(d, p->kind.name);
        for (int player = 0; player < g->nplayers && !any; player++) {
            int walk = game_walk_number(g, 0, player, k);
            any = walk >= 0 && leads_anywhere(g, walk);
        }
        if (!any)
            def_warning(d, p->place,
                        "piece '%s' can never move: its walks lead nowhere from any cell",
                        p->kind.name);
    }
}

/* True if the walk takes men, but never lands on an enemy, so that it attacks nobody. */
static bool takes_in_passing(const Game *g, const Program *p) {
    bool takes = false;
    for (int at = 0; at < p->n; at += op_length(p->code[at])) {
        if (p->code[at] == OP_LAND && p->code[at + 1] & ON_ENEMY)
            return false;
        takes = takes || (p->code[at] == OP_ACT &&
                          fx_info[g->acts[p->code[at + 1]].fx].does & DOES_TAKE);
    }
    return takes;
}

/* Warns of a kind that takes on its way alone, where there are royal men: it neither attacks
** nor takes them. Not of walks that ask for kinds or a marker: whom they meet is not known. */
static void check_passing(Def *d, const Game *g) {
    for (int k = 0; k < g->nkinds && g->royal; k++) {
        const PieceDef *p = &d->pieces.at[k];
        bool passing = p->move && !check_walks_by_rule(d, p->kind.name);
        for (int player = 0; player < g->nplayers && passing; player++) {
            const Program *walk = game_walk(g, 0, player, k);
            passing = walk && takes_in_passing(g, walk) &&
                      !node_has(p->move, player, NODE_KIND, true) &&
                      !node_has(p->move, player, NODE_MARKED, true);
        }
        if (passing)
            def_warning(d, p->place,
                        "piece '%s': it does not attack what it captures on its way, so it "
                        "neither checks nor captures a royal piece that way; to allow that, "
                        "write win { captured \"%s\" } instead of 'royal'",
                        p->kind.name, d->pieces.at[__builtin_ctzll(g->royal)].kind.name);
    }
}

/* Whether such a man can be in hand before one was on the board. If captures alone bring them
** there, only as what another piece turns into (returns). */
static bool comes_from_hand(const Def *d, int kind) {
    const char *name = d->pieces.at[kind].kind.name;
    const VarDef *hand = check_hand(d, name, true);
    bool any = !hand || hand->changed;
    for (int player = 0; player < d->nplayers && !any; player++)
        any = hand->start[player] > 0;
    for (size_t i = 0; i < d->pieces.n && !any; i++)
        any = d->pieces.at[i].returns && strcmp(d->pieces.at[i].returns, name) == 0;
    return any;
}

/* Whether such a man stands on the board at the start, or some walk, whoever's, puts one down
** or makes one of another man. */
static bool ever_comes(const Def *d, const Game *g, int kind) {
    bool any = false;
    for (int c = 0; c < g->graph.ncells && !any; c++)
        any = piece_is(g->start[c]) && g->kind[g->start[c]] == kind;
    for (int i = 0; i < g->nacts && !any; i++)
        any = fx_info[g->acts[i].fx].with & WITH_KIND && g->acts[i].kind == kind &&
              (g->acts[i].fx != FX_DROP || comes_from_hand(d, kind));
    return any;
}

/* Warns of a kind of which there is never a man. With options, another choice may bring one. */
static void check_coming(Def *d, const Game *g) {
    for (int k = 0; k < g->nkinds && d->options.n == 0; k++) {
        const PieceDef *p = &d->pieces.at[k];
        if (!ever_comes(d, g, k))
            def_warning(d, p->place,
                        "piece '%s': it never comes onto the board: it is not in the setup, "
                        "nothing %s, and nothing becomes one",
                        p->kind.name,
                        p->drop ? "brings it into a hand" : "puts it on the board");
    }
}

static CellSet men_at_start(const Game *g, int player) {
    CellSet at = {{0}};
    for (int c = 0; c < g->graph.ncells; c++)
        if (piece_is(g->start[c]) && g->owner[g->start[c]] == player)
            set_add(&at, (unsigned)c);
    return at;
}

/* The ends of the moves from a cell that do nothing beyond `does` (DOES_*); with `more`, of
** those that do any of it. */
static CellSet ends_from(const Game *g, const StartTable *from, unsigned does, bool more) {
    CellSet ends = {{0}};
    for (int f = 0; f < from->nfamilies; f++) {
        unsigned done = shape_does(&g->shapes[move_shape(from->family[f].base)]);
        bool counts = more ? done & does : (done & ~does) == 0;
        for (int b = 0; counts && b < from->family[f].nbranches; b++)
            ends = set_or(ends, from->family[f].branch[b].ends);
    }
    return ends;
}

/* The cells to which a man can go, but not those where he may change his kind instead. */
static CellSet plain_ends(const Game *g, const StartTable *from) {
    return set_minus(ends_from(g, from, DOES_GO | DOES_STAY | DOES_SIDE, false),
                     ends_from(g, from, DOES_RECAST, true));
}

/* The cells to which men on these could ever come by such moves. */
static CellSet flood(const Game *g, const WalkTable *t, CellSet begin) {
    CellSet all = begin;
    for (CellSet todo = begin; !set_empty(todo);) {
        CellSet next = plain_ends(g, &t->start[set_pop(&todo)]);
        todo = set_or(todo, set_minus(next, all));
        all = set_or(all, next);
    }
    return all;
}

/* Whether an ending asks where men stand or have come: there they may well be stuck. */
static bool asks_where(const Def *d) {
    static const NodeOp asked[] = {NODE_LANDED, NODE_TOUCHED, NODE_IN};
    for (size_t i = 0; i < d->rules.n; i++)
        for (size_t k = 0; k < sizeof asked / sizeof *asked; k++)
            if (d->rules.at[i].when && node_has(d->rules.at[i].when, 0, asked[k], true))
                return true;
    return false;
}

/* Whether other men's walks may move the man on that cell, or change his kind: then he is not
** stuck for good. */
static bool is_freed_by_others(const Game *g, unsigned cell) {
    bool any = false;
    for (int i = 0; i < g->nacts && !any; i++) {
        const Act *act = &g->acts[i];
        bool own = act->ref_a == REF_START || act->ref_a == REF_LANDED;
        any = act->fx == FX_SWAP || (act->fx == FX_BECOME && !own) ||
              (act->fx == FX_MOVE && act->ref_a == REF_FIXED && act->arg_a == cell);
    }
    return any;
}

/* Warns, and returns true, if the player's men of a kind cannot leave the cells where they
** begin, or may come to one that they cannot leave. The latter is fine for royal men. */
static bool check_stuck(Def *d, const Game *g, int player, int k) {
    const PieceDef *p = &d->pieces.at[k];
    int number = game_walk_number(g, 0, player, k);
    const WalkTable *t = number < 0 ? NULL : &g->tables->walk[number];
    CellSet begin = stands_first(g, player, k);
    if (!t || !t->start || t->solver || set_empty(begin) || stands_by_others(d, p->kind.name))
        return false;
    bool leaves = false;
    for (CellSet at = begin; !set_empty(at) && !leaves;) {
        unsigned cell = set_pop(&at);
        leaves = t->start[cell].nfamilies > 0 || is_freed_by_others(g, cell);
    }
    if (!leaves) {
        def_warning(
            d, p->place,
            "piece '%s': none can ever leave the cell where it begins, whatever is around it",
            p->kind.name);
        return true;
    }
    for (CellSet at = flood(g, t, begin); !set_empty(at) && !p->kind.royal;) {
        unsigned cell = set_pop(&at);
        if (t->start[cell].nfamilies == 0 && !is_freed_by_others(g, cell)) {
            def_warning(d, p->place,
                        "piece '%s': on %s, %s's piece can never move again; is a promotion "
                        "missing, p:promote { at = zone, to = pieces }?",
                        p->kind.name, d->board.cell[cell], d->display->player[player].name);
            return true;
        }
    }
    return false;
}

static void check_stuck_men(Def *d, const Game *g) {
    for (int k = 0; k < g->nkinds && g->tables && !asks_where(d); k++)
        for (int player = 0; player < g->nplayers && d->pieces.at[k].move; player++)
            if (check_stuck(d, g, player, k))
                break;
}

/* Whether more men may come onto the board during the game. */
static bool men_come(const Def *d, const Game *g) {
    bool any = false;
    for (size_t i = 0; i < d->pieces.n; i++)
        any |= d->pieces.at[i].drop != NULL;
    for (int i = 0; i < g->nacts; i++)
        any |= fx_info[g->acts[i].fx].with & WITH_OWNER;
    return any;
}

/* Warns of a player who begins without any man, where others have some and none come later. */
static void check_sides(Def *d, const Game *g) {
    int with = 0;
    for (int player = 0; player < g->nplayers; player++)
        with += !set_empty(men_at_start(g, player));
    for (int player = 0; player < g->nplayers && with > 0 && !men_come(d, g); player++)
        if (set_empty(men_at_start(g, player)))
            def_warning(d, d->setup.place,
                        "setup: %s has no pieces; a picture, setup { [[ ... ]] }, shows each "
                        "player's pieces as that player sees them",
                        d->display->player[player].name);
}

/* Warns of a player who begins without a royal man, if others have one and none comes later. */
static void check_kings(Def *d, const Game *g) {
    for (int k = 0; k < g->nkinds && d->options.n == 0; k++) {
        int without = -1;
        bool any = false, comes = !(g->royal >> k & 1);
        for (int i = 0; i < g->nacts; i++)
            comes = comes || (fx_info[g->acts[i].fx].with & WITH_KIND && g->acts[i].kind == k);
        for (int player = g->nplayers - 1; player >= 0 && !comes; player--) {
            bool has = !set_empty(stands_first(g, player, k));
            any = any || has;
            without = has ? without : player;
        }
        if (any && without >= 0)
            def_warning(d, d->setup.place, "setup: %s has no %s, but others have",
                        d->display->player[without].name, g->kinds[k].name);
    }
}

/* Warns of a piece that no hand counts, where others are counted: it can be put down without
** end. If its drop has effects, they may do the counting. */
static void check_endless(Def *d, const Game *g) {
    bool counted = false;
    for (int k = 0; k < g->nkinds; k++)
        counted = counted || g->kinds[k].in_hand;
    for (int k = 0; k < g->nkinds && counted; k++) {
        const PieceDef *p = &d->pieces.at[k];
        if (p->drop && !g->kinds[k].in_hand && !walk_acts(p->drop, 0))
            def_warning(
                d, p->place,
                "piece '%s': it can be dropped any number of times, since no hand counts "
                "it; name it in hand { ... }",
                p->kind.name);
    }
}

/* Whether the condition asks if the player is in check when he is the mover. */
static bool asks_check_of(const Node *n, int player) {
    bool asks = false;
    for (; n && !asks; n = n->b) {
        n = node_side(n, player);
        asks = (n->op == NODE_CHECK && n->who != WHO_NEXT &&
                (n->who < WHO_PLAYER0 || n->who == WHO_PLAYER0 + player)) ||
               asks_check_of(n->a, player);
    }
    return asks;
}

/* What keeps royal men out of attacks, as in chess, is `forbid { in_check() }`: being royal
** does not. Warns once, if there is no such `forbid`, or if none concerns a player who begins
** with one. */
static void check_guard(Def *d, const Game *g) {
    for (int player = 0; player < g->nplayers && g->royal; player++) {
        int kind = -1;
        bool any = false, guarded = false;
        for (size_t i = 0; i < d->decrees.n; i++) {
            const DecreeDef *c = &d->decrees.at[i];
            any = any || (c->decree == DECREE_FORBID && node_has(c->when, 0, NODE_CHECK, true));
            guarded = guarded || (c->decree == DECREE_FORBID && asks_check_of(c->when, player));
        }
        for (int k = 0; k < g->nkinds; k++)
            if (g->royal >> k & 1 && (!any || !set_empty(stands_first(g, player, k))))
                kind = k;
        if (guarded || kind < 0)
            continue;
        const PieceDef *p = &d->pieces.at[kind];
        const char *who = d->display->player[player].name;
        def_warning(d, p->place,
                    "piece '%s' is royal, but nothing requires %s to keep it out of check; add "
                    "forbid { in_check() }",
                    p->kind.name, any ? who : "a player");
        return;
    }
}

/* Warns, where captured men come to their captor's hand, of a kind that others become: if one
** is taken, neither a hand nor `returns` says what becomes of it. */
static void check_returns(Def *d, const Game *g) {
    bool gains = false;
    for (size_t i = 0; i < d->vars.n; i++)
        gains = gains || (d->vars.at[i].hand && d->vars.at[i].gains);
    for (int k = 0; k < g->nkinds && gains; k++) {
        const PieceDef *p = &d->pieces.at[k];
        bool lost = false;
        for (int i = 0; i < g->nacts; i++)
            lost = lost || (g->acts[i].fx == FX_BECOME && g->acts[i].kind == k);
        if (lost && !p->returns && !p->kind.royal && !check_hand(d, p->kind.name, true))
            def_warning(d, p->place,
                        "piece '%s': capturing it puts nothing in hand; write what it becomes, "
                        "returns = \"...\", or name it in hand { ... }",
                        p->kind.name);
    }
}

void check_start(Def *d, const Game *g) {
    Pos p;
    check_guard(d, g);
    check_returns(d, g);
    check_moving(d, g);
    check_going(d, g);
    check_passing(d, g);
    check_stuck_men(d, g);
    check_endless(d, g);
    if (d->setup.place.line == 0)
        return;
    check_coming(d, g);
    check_sides(d, g);
    check_kings(d, g);
    pos_start(g, &p);
    if (p.chance)
        return; /* a throw is due before the first move */
    Result r = rules_judge(&p, NULL, -1);
    if (r.verdict != VERDICT_NONE)
        say_over(d, r.rule);
    for (int player = 0; player < d->nplayers; player++)
        if (pos_in_check(&p, player))
            def_warning(d, d->setup.place, "setup: %s is in check in the starting position",
                        d->display->player[player].name);
}
