/*
** nodes.c -- patterns, conditions and numbers of all kinds in the tables of the language.
*/
#include "author.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(a) ((int)(sizeof(a) / sizeof *(a)))

static bool is_expr(NodeOp op) {
    return op >= NODE_NUM && op < NODE_OPS;
}
static const ExprInfo *info_of(NodeOp op) {
    return &expr_info[op - NODE_NUM];
}

void write_quoted(Author *a, const char *text) {
    say(a, "\"");
    for (; *text; text++)
        if (*text == '"' || *text == '\\' || (unsigned char)*text < ' ')
            sayf(a, "\\%03d", *text);
        else
            sayf(a, "%c", *text);
    say(a, "\"");
}

/* ---- arguments of words ---- */

void write_kinds(Author *a) {
    int all = a->pieces.n, n = one_in(a, 3) ? 1 + below(a, 3) : 0;
    int first = below(a, all);
    if (n > all && !one_in(a, 20)) /* duplicates are rare */
        n = all;
    if (n)
        say(a, "{ ");
    for (int i = 0; i < (n ? n : 1); i++) {
        say(a, i ? ", " : "");
        write_quoted(a, a->pieces.at[(first + i) % all]);
    }
    if (n)
        say(a, " }");
}

/* How many of the words for players make sense: not always "nobody", "anyone", or those that
** are known only after a move. NODE_OPS: reading a variable. */
static int words_of_whom(NodeOp op) {
    enum { FIXED = 4, ONE = 6, ANY = 7, ALL = 8 };
    if (op == NODE_PUT || op == NODE_TOUCHED || op == NODE_SET || op == NODE_RAISE)
        return FIXED;
    if (op == NODE_OPS || op == NODE_TO_MOVE || op == NODE_MOVER)
        return ONE;
    return is_expr(op) && info_of(op)->asks & ASK_WALKS ? ANY : ALL;
}

static void write_whose(Author *a, NodeOp op) {
    static const char *const words[] = {"mover",  "other", "mover",  "other",
                                        "captor", "loser", "anyone", "nobody"};
    int n = a->afar || one_in(a, 2) ? 4 : words_of_whom(op);
    if (one_in(a, 5))
        write_quoted(a, phrases_pick(a, &a->players));
    else
        say(a, choose(a, words, one_in(a, 60) ? COUNT(words) : n));
}

void write_zone(Author *a) {
    if (a->zones.n && one_in(a, 2)) {
        say(a, phrases_pick(a, &a->zones));
        return;
    }
    say(a, "b:zone { ");
    for (int n = below(a, 4); n >= 0; n--) {
        write_quoted(a, phrases_pick(a, &a->cells));
        say(a, n ? ", " : " }");
    }
}

void write_dirs(Author *a) {
    if (one_in(a, 12))
        sayf(a, "(%s + %s)", phrases_pick(a, &a->dirs), phrases_pick(a, &a->dirs));
    else
        say(a, phrases_pick(a, one_in(a, 2) && a->sets.n ? &a->sets : &a->dirs));
}

/* A counter, perhaps another player's, that `op` changes, or that is read (NODE_OPS). */
static void write_counter(Author *a, NodeOp op) {
    bool own = a->own_counters.n && (one_in(a, 2) || !a->counters.n);
    say(a, phrases_pick(a, own ? &a->own_counters : &a->counters));
    if (own && one_in(a, 3)) {
        say(a, ":of(");
        write_whose(a, op);
        say(a, ")");
    }
}

/* Does the definition have a counter of either sort? */
static bool has_counter(const Author *a) {
    return a->counters.n || a->own_counters.n;
}

/* Names of moves: words, and text with a meaning in records and templates. */
static const char *const called[] = {"O-O",  "leap up", ";up", "1-0", "[x]",   "(a",
                                     "b)$2", "..n",     "{up", "a}",  "a1-a2", "x\\\\;"};

static void write_arg(Author *a, NodeOp op, char how, int depth) {
    switch (how) {
    case 'W':
        write_walk(a, depth);
        if (op == NODE_EVERY || op == NODE_ANY)
            sayf(a, " * %s",
                 one_in(a, 2)   ? "take"
                 : one_in(a, 2) ? "convert"
                                : "unmake * make");
        return;
    case 'D': write_dirs(a); return;
    case 'C': write_cond(a, depth); return;
    case 'N': write_number(a, depth); return;
    case 'K':
    case 'k': write_kinds(a); return;
    case 'P':
    case 'p':
    case 'o': write_whose(a, op); return;
    case 'Z':
    case 'z': write_zone(a); return;
    case 'I': sayf(a, "%d", below(a, 3) + (op == NODE_REPEATED || !one_in(a, 9))); return;
    case 'V': write_counter(a, op); return;
    case 'M': say(a, phrases_pick(a, &a->markers)); return;
    case 'A':
    case 'B': write_quoted(a, phrases_pick(a, &a->cells)); return;
    case 'T': write_quoted(a, choose(a, called, COUNT(called))); return;
    default: fprintf(stderr, "nodes.c: an argument of sort '%c'?\n", how); abort();
    }
}

/* word(argument, ...); optional arguments (lower case) are omitted now and then. */
static void write_call(Author *a, NodeOp op, int depth) {
    const NodeInfo *info = &node_info[op];
    const char *comma = "";
    say(a, info->word);
    if (!info->args[0])
        return;
    say(a, "(");
    for (const char *how = info->args; *how; how++) {
        if (islower((unsigned char)*how) && one_in(a, 2))
            continue;
        say(a, comma);
        write_arg(a, op, *how, depth - 1);
        comma = ", ";
    }
    say(a, ")");
}

/* Does the word need what the definition lacks, or mean something else to each player? */
static bool lacks(const Author *a, NodeOp op) {
    for (const char *how = node_info[op].args; *how; how++)
        if ((*how == 'V' && !has_counter(a)) || (*how == 'M' && !a->markers.n) ||
            (a->alike && toupper((unsigned char)*how) == 'Z'))
            return true;
    return false;
}

static bool may_ask(const Author *a, NodeOp op) {
    return (info_of(op)->asks & ~a->may) == 0;
}

/* A random word of that sort that may stand here; NODE_OPS if none is found. */
static NodeOp pick_word(Author *a, Sort sort) {
    for (int tries = 0; tries < 40; tries++) {
        NodeOp op = (NodeOp)(NODE_NUM + below(a, NODE_OPS - NODE_NUM));
        bool fits = node_info[op].sort == sort && node_info[op].word[0] && !lacks(a, op);
        bool dear = info_of(op)->cost == COST_SEARCH && !one_in(a, 4);
        if (fits && (may_ask(a, op) || one_in(a, 400)) && !dear)
            return op;
    }
    return NODE_OPS;
}

/* ---- numbers ---- */

static void write_literal(Author *a) {
    static const char *const edges[] = {"2147483647",
                                        "(-2147483648)",
                                        "1000000",
                                        "(-1000000)",
                                        "46341",
                                        "65536",
                                        "(-1)",
                                        "(-7)",
                                        "255",
                                        "256",
                                        "math.maxinteger",
                                        "math.mininteger",
                                        "2147483648"};
    if (a->whole.n && one_in(a, 3))
        say(a, phrases_pick(a, &a->whole));
    else if (one_in(a, 6))
        say(a, choose(a, edges, COUNT(edges) - (one_in(a, 20) ? 0 : 3)));
    else
        sayf(a, "%d", below(a, 6));
}

static void write_number_leaf(Author *a) {
    NodeOp op = one_in(a, 2) ? pick_word(a, SORT_NUM) : NODE_OPS;
    if (op != NODE_OPS && op != NODE_MIN && op != NODE_MAX)
        write_call(a, op, 0);
    else if (has_counter(a) && one_in(a, 2))
        write_counter(a, NODE_OPS);
    else
        write_literal(a);
}

/* A number that is certainly a node, not a Lua number. */
static void write_number_node(Author *a) {
    if (may_ask(a, NODE_CYCLE) && one_in(a, 3)) /* few places allow it */
        write_call(a, NODE_CYCLE, 0);
    else if (has_counter(a))
        write_counter(a, NODE_OPS);
    else
        say(a, "count(mover)");
}

void write_number(Author *a, int depth) {
    static const char *const signs[] = {"+", "-", "*", "/", "%"};
    if (depth <= 0 || --a->room < 0 || one_in(a, 3)) {
        write_number_leaf(a);
        return;
    }
    switch (below(a, 8)) {
    case 0:
        say(a, "(-");
        write_number_node(a);
        say(a, ")");
        return;
    case 1: {
        NodeOp op = pick_word(a, SORT_NUM);
        if (op != NODE_OPS) {
            write_call(a, op, depth);
            return;
        }
    } /* fall through */
    case 2:
        say(a, "(");
        write_cond(a, depth - 1);
        say(a, " * ");
        write_number_node(a);
        say(a, ")");
        return;
    default:
        say(a, "(");
        write_number_node(a);
        sayf(a, " %s ", choose(a, signs, COUNT(signs)));
        write_number(a, depth - 1);
        say(a, ")");
    }
}

/* ---- conditions ---- */

static void write_compared(Author *a, int depth) {
    static const char *const methods[] = {"is", "under", "over", "at_most", "at_least"};
    say(a, "(");
    write_number_node(a);
    say(a, " + ");
    write_number(a, depth);
    sayf(a, "):%s(", choose(a, methods, COUNT(methods)));
    write_number(a, depth);
    say(a, ")");
}

static void write_stands(Author *a) {
    static const char *const words[] = {"empty", "friend", "enemy",    "empty",
                                        "enemy", "hole",   "anything", "neutral"};
    say(a, choose(a, words, COUNT(words)));
}

static void write_right(Author *a, NodeOp op) {
    say(a, phrases_pick(a, &a->rights));
    if (one_in(a, 4)) {
        say(a, ":of(");
        write_whose(a, op);
        say(a, ")");
    }
}

static void write_cond_leaf(Author *a, int depth) {
    NodeOp op = pick_word(a, SORT_COND);
    switch (below(a, 8)) {
    case 0:
        if (a->walking) {
            write_zone(a);
            return;
        } /* fall through */
    case 1:
        if (a->walking) {
            write_stands(a);
            return;
        } /* fall through */
    case 2:
        if (a->rights.n) {
            write_right(a, NODE_OPS);
            return;
        } /* fall through */
    case 3:
        if ((a->conds.n && !a->alike) || a->lost.n) {
            bool lost = a->lost.n && (!a->conds.n || a->alike || one_in(a, 2));
            sayf(a, "%s%s", phrases_pick(a, lost ? &a->lost : &a->conds), lost ? ".any" : "");
            return;
        } /* fall through */
    case 4:
        if (one_in(a, 4)) {
            say(a, "always");
            return;
        } /* fall through */
    default:
        if (op != NODE_OPS)
            write_call(a, op, depth);
        else if (a->walking)
            write_stands(a);
        else
            write_compared(a, 0);
    }
}

void write_cond(Author *a, int depth) {
    if (depth <= 0 || --a->room < 0) {
        write_cond_leaf(a, 0);
        return;
    }
    switch (below(a, 9)) {
    case 0:
        say(a, "-(");
        write_cond(a, depth - 1);
        say(a, ")");
        return;
    case 1:
    case 2:
    case 3:
        say(a, "(");
        write_cond(a, depth - 1);
        say(a, one_in(a, 2) ? " * " : " + ");
        write_cond(a, depth - 1);
        say(a, ")");
        return;
    case 4: write_compared(a, depth - 1); return;
    case 5:
        if (one_in(a, 4)) {
            say(a, "every_player(function(p) return count(p):over(");
            write_number(a, 0);
            say(a, ") end)");
            return;
        } /* fall through */
    default: write_cond_leaf(a, depth - 1);
    }
}

/* A condition or number outside of walks, which must not be about a cell. */
static void write_outside(Author *a, int depth, bool legal, void (*write)(Author *, int)) {
    unsigned may = a->may;
    bool walking = a->walking;
    a->walking = false;
    a->may = (unsigned)~(ASK_CELL | ASK_START | ASK_TRAIL | ASK_THROW) &
             (legal ? ~0u : (unsigned)~(ASK_LEGAL | ASK_SPAN));
    if (!one_in(a, 8)) /* turns do not allow it */
        a->may &= (unsigned)~ASK_HISTORY;
    if (a->afar)
        a->may &= (unsigned)~(ASK_EVENT | ASK_PASS | ASK_CAUGHT | ASK_HISTORY);
    write(a, depth);
    a->may = may;
    a->walking = walking;
}

void write_rule(Author *a, int depth, bool legal) {
    write_outside(a, depth, legal, write_cond);
}

void write_rule_number(Author *a, int depth) {
    write_outside(a, depth, false, write_number);
}

/* ---- effects ---- */

/* The weight of an effect in a walk of a piece or of a throw; a new word must be added here to
** compile. */
static int weight_of(NodeOp op, bool throwing) {
    switch (op) {
    case NODE_TAKE: return 5;
    case NODE_PUT: return 5;
    case NODE_BECOME: return 6;
    case NODE_CONVERT: return 3;
    case NODE_UNMAKE: return 3;
    case NODE_MAKE: return 3;
    case NODE_MARK: return 5;
    case NODE_SET: return 3;
    case NODE_RAISE: return 5;
    case NODE_PAY: return 0;
    case NODE_SHIFT: return 2;
    case NODE_SWAP: return throwing ? 0 : 1;
    case NODE_EVERY:
    case NODE_ANY: return 2;
    case NODE_CALLED: return throwing ? 0 : 3;
    case NODE_FETCH:
    case NODE_ADVANCE:
    case NODE_BEAT: return throwing ? 4 : 0;
    case NODE_POISON:
    case NODE_SIDES:
    case NODE_SYMMETRY:
    case NODE_WHO:
    case NODE_NONE:
    case NODE_STAY:
    case NODE_STEP:
    case NODE_ANYWHERE:
    case NODE_CHOICE:
    case NODE_THEN:
    case NODE_ELSE:
    case NODE_REPEAT:
    case NODE_STRAIGHT:
    case NODE_JUMP:
    case NODE_REVISIT:
    case NODE_STILL:
    case NODE_VIA:
    case NODE_AT:
    case NODE_TRUE:
    case NODE_FLAG:
#define EXPR(name, sort, arity, arg, more, asks, cost, all, word, args, is, is_not)            \
    case NODE_##name:
#include "vm/model/exprs.def"
#undef EXPR
    case NODE_OPS: return 0;
    }
    return 0;
}

static NodeOp pick_effect(Author *a) {
    for (int tries = 0; tries < 60; tries++) {
        NodeOp op = (NodeOp)below(a, NODE_NUM);
        bool vain = op == NODE_TAKE && a->landing && !one_in(a, 60);
        if (below(a, 6) < weight_of(op, a->throwing) && !lacks(a, op) && !vain)
            return op;
    }
    return a->landing ? NODE_BECOME : NODE_TAKE;
}

/* counter:set(n), counter:raise(n), right:clear(), for a player that `op` allows. */
void write_change(Author *a, NodeOp op) {
    if (a->rights.n && (one_in(a, 4) || !has_counter(a))) {
        write_right(a, op);
        say(a, one_in(a, 3) ? ":set(1)" : ":clear()");
        return;
    }
    write_counter(a, op);
    say(a, one_in(a, 3) ? ":set(" : ":raise(");
    if (!one_in(a, 3))
        write_number(a, 2);
    else
        sayf(a, "%d", below(a, 3));
    say(a, ")");
}

void write_effect(Author *a, int depth) {
    NodeOp op = pick_effect(a);
    if (a->lost.n && one_in(a, 6))
        sayf(a, "%s.become", phrases_pick(a, &a->lost));
    else if (op == NODE_SET || op == NODE_RAISE)
        write_change(a, NODE_SET);
    else if (op == NODE_ADVANCE || op == NODE_BEAT) {
        sayf(a, "%s:%s(", phrases_pick(a, &a->markers), node_info[op].word);
        sayf(a, "%s)", phrases_pick(a, &a->markers));
    } else
        write_call(a, op, depth);
}

/* ---- walks ---- */

static int times(Author *a) {
    return one_in(a, 40) ? 4 + below(a, 5) : 1 + below(a, 3);
}

static void write_step(Author *a) {
    switch (below(a, 16)) {
    case 0: say(a, "anywhere"); return;
    case 1: say(a, one_in(a, 4) ? "none" : "stay"); return;
    case 2:
        if (a->walks.n) {
            say(a, phrases_pick(a, &a->walks));
            return;
        } /* fall through */
    default: write_dirs(a);
    }
}

/* A walk of that kind; kinds without a case of their own are called like functions. */
static void write_walk_of(Author *a, NodeOp op, int depth) {
    switch (below(a, 10)) {
    case 0:
    case 1:
        say(a, "(");
        write_walk(a, depth - 1);
        say(a, " * ");
        write_walk(a, depth - 1);
        say(a, ")");
        return;
    case 2:
        say(a, "(");
        write_walk(a, depth - 1);
        say(a, " + ");
        write_walk(a, depth - 1);
        say(a, ")");
        return;
    case 3:
        say(a, "(");
        write_walk(a, depth - 1);
        sayf(a, ")^%d", times(a));
        return;
    case 4:
        say(a, "(");
        write_walk(a, depth - 1);
        sayf(a, "):upto(%d)", times(a));
        return;
    case 5:
        say(a, one_in(a, 2) ? "straight((" : "((");
        write_walk(a, one_in(a, 3) ? depth - 1 : 0);
        say(a, "):ride())");
        return;
    case 6:
        say(a, "(");
        write_walk(a, depth - 1);
        say(a, "):via(");
        write_cond(a, 1);
        say(a, ")");
        return;
    case 7:
        say(a, "(");
        if (one_in(a, 2)) {
            write_cond(a, 1);
            say(a, " * ");
            write_walk(a, depth - 1);
        } else {
            write_walk(a, depth - 1);
            say(a, " * at(");
            write_cond(a, 1);
            say(a, ")");
        }
        say(a, ")");
        return;
    default: write_call(a, op, depth);
    }
}

void write_walk(Author *a, int depth) {
    static const NodeOp words[] = {NODE_STRAIGHT, NODE_JUMP, NODE_JUMP, NODE_REVISIT,
                                   NODE_STRAIGHT};
    if (depth <= 0 || --a->room < 0 || one_in(a, 4))
        write_step(a);
    else
        write_walk_of(a, one_in(a, 12) ? NODE_STILL : words[below(a, COUNT(words))], depth);
}
