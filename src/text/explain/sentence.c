/*
** sentence.c -- puts conditions in order (said.h), then says them.
**
** A condition about a cell has two forms: a sentence of its own, "it is empty", and a clause
** after "a cell", "that is empty".
*/
#include "sentence.h"

#include "amount.h"
#include "cells.h"
#include "direction.h"
#include "movement.h"
#include "noun.h"
#include "said.h"
#include "standing.h"
#include "text/write/phrase.h"
#include "vm/model/display.h"

#include <string.h>

/* LONG: a text that has come to more bytes is broken off. */
enum { LONG = 12000 };

/* The form in which a condition is said. */
typedef enum Form {
    MAIN,    /* a sentence: "it is empty" */
    RELATIVE /* after "a cell": "that is empty" */
} Form;

/* How deep a list is within other lists: it may need brackets. */
typedef enum Depth { ALONE, IN_LIST, IN_LISTS } Depth;

static void say(Speaker *s, Said c, Form form, Depth depth, Str *out);

static const Expr *expr(const Speaker *s, ExprId id) {
    return &s->g->exprs[id];
}

/* ---- comparisons ---- */

typedef enum Order { IS, IS_NOT, LESS, AT_MOST, MORE, AT_LEAST } Order;

/* The order with its sides exchanged, and its opposite. */
static const Order turned[] = {IS, IS_NOT, MORE, AT_LEAST, LESS, AT_MOST};
static const Order denied[] = {IS_NOT, IS, AT_LEAST, MORE, AT_MOST, LESS};

typedef struct Comparison {
    ExprId left, right;
    Order order;
} Comparison;

/* Brings a comparison into the form in which it is said: a plain number goes to the right; of a
** difference and 0, the two parts are compared; what is never negative and at most 0 is 0. */
static Comparison comparison_of(const Speaker *s, Said c) {
    const Expr *e = expr(s, c.id);
    Comparison is = {e->a, e->b, e->kind == EXPR_EQ ? IS : e->kind == EXPR_LT ? LESS : AT_MOST};
    if (expr(s, is.left)->kind == EXPR_NUM)
        is = (Comparison){is.right, is.left, turned[is.order]};
    if (c.opposite)
        is.order = denied[is.order];
    const Expr *left = expr(s, is.left);
    const char *lost;
    bool counts = left->kind == EXPR_VAR && s->g->vars[left->arg].min >= 0;
    if (is.order == AT_MOST && said_is_number(s->g, is.right, 0) &&
        (counts || phrase_is_lost(s->g, is.left, &lost)))
        is.order = IS;
    bool above = is.order == AT_LEAST && said_is_number(s->g, is.right, 1);
    if (left->kind == EXPR_SUB && above)
        is = (Comparison){left->a, left->b, MORE};
    else if (left->kind == EXPR_SUB && said_is_number(s->g, is.right, 0))
        is = (Comparison){left->a, left->b, is.order};
    return is;
}

/* True if it says that the count is 0, or (`some`) that it is not. */
static bool is_none(const Speaker *s, const Comparison *c, bool some) {
    Order zero = some ? MORE : IS, one = some ? AT_LEAST : LESS;
    return (said_is_number(s->g, c->right, 0) &&
            (c->order == zero || c->order == (some ? IS_NOT : AT_MOST))) ||
           (said_is_number(s->g, c->right, 1) && c->order == one);
}

/* "at most 3 ", before what is counted. */
static void add_amount(const Speaker *s, const Comparison *c, Str *out) {
    static const char *const words[] = {"exactly", "exactly",   "fewer than",
                                        "at most", "more than", "at least"};
    int n = expr(s, c->right)->arg;
    str_addf(out, "%s ", words[c->order]);
    if (n == 1)
        str_add(out, "one ");
    else
        str_addf(out, "%d ", n);
}

/* "White has no King on rank 8", "there are fewer than 4 pieces on the board". */
static void say_count(Speaker *s, const Comparison *c, Str *out) {
    const Expr *e = expr(s, c->left);
    bool nobodys = e->who == WHO_NEUTRAL, anyone = e->who == WHO_ANY || nobodys;
    bool none = is_none(s, c, false), some = is_none(s, c, true);
    bool many = !none && !some && expr(s, c->right)->arg != 1;
    bool isnt = c->order == IS_NOT && !none && !some;
    if (anyone)
        str_addf(out, "there %s%s ", many ? "are" : "is", isnt ? " not" : "");
    else
        str_addf(out, "%s %s ", noun_who(s->g, e->who), isnt ? "does not have" : "has");
    if (none)
        str_add(out, "no ");
    else if (some)
        str_add(out, "at least one ");
    else
        add_amount(s, c, out);
    str_add(out, nobodys ? "neutral " : "");
    phrase_kinds(s->g, game_named_kinds(s->g, e->arg), many, out);
    if (e->more) {
        str_addc(out, ' ');
        cells_say_at(s, s->g->zones[e->more], out);
    } else if (anyone) {
        str_add(out, " on the board");
    }
}

/* A count of cells, compared with 0 or 1, whose condition is who is on one single cell, is
** said of that cell: "f1 is empty", "a friend stands on f1". False: it counts otherwise. */
static bool say_named(Speaker *s, const Comparison *c, bool none, Str *out) {
    SaidList list = {0};
    Man man;
    bool nobody;
    said_collect(s->g, (Said){expr(s, c->left)->a, false}, false, &list);
    if (list.n != 2)
        return false;
    bool first = expr(s, list.at[0].id)->kind == EXPR_IN;
    Said in = list.at[!first], who = list.at[first];
    const Expr *zone = expr(s, in.id);
    if (zone->kind != EXPR_IN || in.opposite || !set_single(s->g->zones[zone->arg]) ||
        !said_is_man(s->g, who.id, &man, &nobody))
        return false;
    bool no = (nobody != who.opposite) != none, empty = man.mask == ON_EMPTY;
    if (!empty)
        noun_man(s->g, &man, no, out);
    str_add(out, empty ? "" : " stands ");
    (empty ? cells_say : cells_say_at)(s, s->g->zones[zone->arg], out);
    str_add(out, !empty ? "" : no ? " is not empty" : " is empty");
    return true;
}

/* "there is a cell where an enemy stands". */
static void say_where(Speaker *s, const Comparison *c, Form form, Str *out) {
    bool none = is_none(s, c, false), some = is_none(s, c, true);
    bool one = expr(s, c->right)->arg == 1, many = !none && !some && !one;
    str_add(out, form == RELATIVE ? "where " : "");
    if ((none || some || (one && c->order == IS)) && say_named(s, c, none, out))
        return;
    bool isnt = c->order == IS_NOT && !none && !some;
    str_addf(out, "there %s%s ", many ? "are" : "is", isnt ? " not" : "");
    if (none || some)
        str_add(out, none ? "no " : "a ");
    else
        add_amount(s, c, out);
    str_add(out, many ? "cells" : "cell");
    sentence_cell(s, &expr(s, c->left)->a, 1, out);
}

static void say_comparison(Speaker *s, Said said, Form form, Str *out) {
    static const char *const words[] = {" is ",         " is not ",       " is less than ",
                                        " is at most ", " is more than ", " is at least "};
    Comparison c = comparison_of(s, said);
    const Expr *left = expr(s, c.left);
    bool number = expr(s, c.right)->kind == EXPR_NUM;
    if (number && left->kind == EXPR_CELLS) {
        say_where(s, &c, form, out);
        return;
    }
    bool truth = left->kind != EXPR_NUM &&
                 (amount_is_condition(s->g, c.left) ||
                  (left->kind == EXPR_VAR && s->g->vars[left->arg].kind == VAR_FLAG)),
         marks = left->kind == EXPR_VAR && s->g->vars[left->arg].kind == VAR_CELL;
    if ((truth || marks || left->kind == EXPR_CAPTURED) &&
        (is_none(s, &c, true) || is_none(s, &c, false) ||
         (truth && said_is_number(s->g, c.right, 1) && c.order == IS))) {
        say(s, (Said){c.left, is_none(s, &c, false)}, form, IN_LISTS, out);
        return;
    }
    str_add(out, form == RELATIVE ? "where " : "");
    if (number && left->kind == EXPR_COUNT) {
        say_count(s, &c, out);
        return;
    }
    amount_say(s, c.left, false, out);
    str_add(out, words[c.order]);
    amount_say(s, c.right, false, out);
}

/* ---- walks ---- */

/* "(two steps forward)"; nothing if it is the one that was described last. */
static void add_walk(Speaker *s, int query, Str *out) {
    if (s->walk == query + 1)
        return;
    str_add(out, " (");
    s->walk = 0; /* a walk described within is another one */
    bool idle = s->idle;
    s->idle = true;
    movement_walks(s, &s->g->queries[query], out);
    s->idle = idle;
    str_addc(out, ')');
    s->walk = query + 1;
}

static void say_leads(Speaker *s, const Expr *e, bool no, Form form, Str *out) {
    bool again = s->walk == e->arg + 1;
    str_add(out, form == MAIN ? "from there " : "from which ");
    if (again)
        str_addf(out, "%s walk is possible", no ? "no such" : "such a");
    else
        str_addf(out, "this walk is %spossible", no ? "not " : "");
    add_walk(s, e->arg, out);
}

static void say_from(Speaker *s, const Expr *e, bool no, Form form, Str *out) {
    bool again = s->walk == e->arg + 1;
    str_addf(out, "%s %s be reached by %s walk", form == MAIN ? "it" : "that",
             no ? "cannot" : "can", again ? "such a" : "this");
    add_walk(s, e->arg, out);
    str_add(out, " from a cell");
    sentence_cell(s, &e->a, 1, out);
}

/* ---- one condition ---- */

/* True for the condition by which p:takes(d) finds its victim (lang/compile/victim.c): a man of
** any owner, not on the cell where the walk began and not royal. */
static bool is_victim(const Speaker *s, ExprId id) {
    SaidList list = {0};
    Man man;
    bool other = false;
    said_collect(s->g, (Said){id, false}, false, &list);
    if (list.more || !said_take_man(s->g, &list, &man) ||
        man.mask != (ON_FRIEND | ON_ENEMY | ON_NEUTRAL))
        return false;
    for (int i = 0; i < list.n; i++) {
        Said c = list.at[i];
        bool start = c.opposite && expr(s, c.id)->kind == EXPR_START;
        if (!start && !(c.opposite && expr(s, c.id)->kind == EXPR_AND))
            return false;
        other |= start;
    }
    return other;
}

/* "an enemy stands one step sideways from it", "one step sideways from it there is a cell of
** rank 8"; after "a cell": "that has an enemy one step sideways from it", "that has, one step
** sideways from it, a cell of rank 8". */
static void say_beside(Speaker *s, const Expr *e, bool no, Form form, Str *out) {
    Man man;
    bool nobody, stands = said_is_man(s->g, e->a, &man, &nobody) && !nobody;
    bool sort = man.kinds || man.any; /* of some kind, so that it is a piece */
    unsigned mask = noun_seen(s->g, man.mask);
    const char *cell = sort ? NULL : standing_cell(s->g, mask, no);
    /* Here it would be wrong to say what is there instead: one cell beside may hold that, and
    ** another one the man all the same. */
    stands = stands && (!no || sort || cell || !(mask & ON_EMPTY));
    bool has = form == RELATIVE, victim = !stands && is_victim(s, e->a);
    str_add(out, has ? "that has" : "");
    if (stands && cell) {
        str_addf(out, has ? " %s " : "there is %s ", cell);
    } else if (stands || victim) {
        str_add(out, has ? " " : "");
        if (stands)
            noun_man(s->g, &man, no, out);
        else
            str_addf(out, "%s piece%s", no ? "no other" : "another",
                     s->g->royal ? " that is not royal" : "");
        str_add(out, has ? " " : " stands ");
    } else {
        str_add(out, has ? ", " : "");
    }
    str_add(out, "one ");
    direction_say(s->g, noun_dirs(s->g, e->arg), s->player, false, out);
    str_add(out, " from it");
    if (!stands && !victim) {
        str_addf(out, "%s %s cell", has ? "," : " there is", no ? "no" : "a");
        sentence_cell(s, &e->a, 1, out);
    }
}

static void add_ordinal(int n, Str *out) {
    static const char *const words[] = {"", "first", "second", "third", "fourth", "fifth"};
    static const char *const ends[] = {"th", "st", "nd", "rd"};
    if (n < (int)(sizeof words / sizeof *words))
        str_add(out, words[n]);
    else
        str_addf(out, "%d%s", n, ends[n % 10 < 4 && n / 10 % 10 != 1 ? n % 10 : 0]);
}

/* "a King", "no piece", whoever owns it. */
static void add_some(const Speaker *s, int kindset, bool no, Str *out) {
    KindSet kinds = game_named_kinds(s->g, kindset);
    noun_man(s->g, &(Man){.mask = ON_ANYTHING, .kinds = kinds, .any = kinds == 0}, no, out);
}

static void add_owned(const Speaker *s, const Expr *e, bool no, Str *out) {
    if (no || e->who == WHO_ANY || noun_is_clause(noun_who(s->g, e->who))) {
        add_some(s, e->arg, no, out);
        if (e->who != WHO_ANY)
            str_addf(out, " of %s", noun_who(s->g, e->who));
    } else {
        str_addf(out, "%s's ", noun_who(s->g, e->who));
        phrase_kinds(s->g, game_named_kinds(s->g, e->arg), false, out);
    }
}

/* Says whether a counter is above 0, a right holds or a marker is set. */
static void say_var(Speaker *s, const Expr *e, bool no, Str *out) {
    const Var *v = &s->g->vars[e->arg];
    if (v->kind == VAR_CELL) {
        noun_var(s->g, e, out);
        str_add(out, no ? " marks no cell" : " marks a cell");
    } else if (v->kind != VAR_FLAG) {
        noun_var(s->g, e, out);
        str_add(out, no ? " is 0" : " is not 0");
    } else if (v->player >= 0) {
        str_addf(out, "%s %s '%s'", noun_who(s->g, e->who),
                 no ? "does not have the right" : "has the right", v->name);
    } else {
        str_addf(out, "'%s' %s", v->name, no ? "does not hold" : "holds");
    }
}

/* Says a condition about the position before the move (was), or after a move to come (can). */
static void say_elsewhere(Speaker *s, const Expr *e, bool no, Str *out) {
    bool was = e->kind == EXPR_WAS;
    if (was && expr(s, e->a)->kind == EXPR_PASSED) {
        str_addf(out, "the move before it was %sa pass", no ? "not " : "");
        return;
    }
    if (!was)
        str_addf(out, "there is %s move after which ", no ? "no" : "a");
    unsigned stands = s->stands;
    s->stands = 0; /* what is on the cell now says nothing of before or after the move */
    say(s, (Said){e->a, no && was}, MAIN, IN_LISTS, out);
    str_add(out, was ? " in the position before the move" : "");
    s->stands = stands;
}

/* Says a condition about the position for which the words of its row (exprs.def) will not do.
** False: it is none of these. */
static bool say_event(Speaker *s, const Expr *e, bool no, Str *out) {
    ExprKind kind = (ExprKind)e->kind;
    if (kind == EXPR_CAPTURED) {
        add_owned(s, e, no, out);
        str_add(out, " was captured");
        return true;
    }
    if (kind == EXPR_CHECK && e->who == WHO_ANY)
        return str_addf(out, "%s royal piece is attacked", no ? "no" : "a"), true;
    if (kind == EXPR_CAPTOR || kind == EXPR_DROPPED) {
        add_some(s, e->arg, no, out);
        str_add(out, kind == EXPR_CAPTOR ? " made the move" : " was dropped");
        return true;
    }
    if (kind == EXPR_THREATENS) {
        add_owned(s, e, no, out);
        str_add(out, " threatens ");
        add_some(s, e->more, false, out);
        return true;
    }
    if (kind == EXPR_REPEATED) {
        str_addf(out, "the position %s for the ", no ? "does not occur" : "occurs");
        add_ordinal(e->arg, out);
        str_add(out, " time");
        return true;
    }
    if (kind == EXPR_LANDED) {
        str_add(out, no ? "the move did not end " : "the move ended ");
        cells_say_at(s, s->g->zones[e->arg], out);
        return true;
    }
    if (kind == EXPR_VAR)
        return say_var(s, e, no, out), true;
    if (kind == EXPR_WAS || kind == EXPR_CAN)
        return say_elsewhere(s, e, no, out), true;
    return false;
}

/* Says a condition about the cell, which is "it". False: it is about something else. */
static bool say_of_cell(Speaker *s, const Expr *e, bool no, Form form, Str *out) {
    const char *it = form == MAIN ? "it" : "that", *where = form == MAIN ? "" : "where ";
    ExprKind kind = (ExprKind)e->kind;
    if (kind == EXPR_IN) {
        cells_say_in(s, s->g->zones[e->arg], no, it, out);
        return true;
    }
    if (kind == EXPR_ATTACKED) {
        str_addf(out, no ? "%s is not attacked" : "%s is attacked by an enemy", it);
        return true;
    }
    if (kind == EXPR_MARKED) {
        if (s->man && form == MAIN)
            str_addf(out, "it %s on the cell marked ", no ? "does not stand" : "stands");
        else
            str_addf(out, "%s is %smarked ", it, no ? "not " : "");
        noun_var(s->g, e, out);
        return true;
    }
    if (kind == EXPR_START) {
        str_addf(out, "%sthe walk %s", where, no ? "did not begin" : "began");
        str_add(out, form == MAIN ? " there" : "");
        return true;
    }
    if (kind == EXPR_REACHED) {
        str_add(out, where);
        add_owned(s, e, no, out);
        str_add(out, form == MAIN ? " could go there" : " could go");
        return true;
    }
    if (kind == EXPR_VISITED) {
        str_addf(out, "%sthe walk %s", where, no ? "has not been" : "has been");
        str_add(out, form == MAIN ? " there" : "");
        return true;
    }
    if (kind == EXPR_TAKEN) {
        str_addf(out,
                 form == MAIN ? "the piece there was %scaptured"
                              : "whose piece it has %scaptured",
                 no ? "not " : "");
        return true;
    }
    if (kind == EXPR_BESIDE) {
        say_beside(s, e, no, form, out);
        return true;
    }
    if (kind == EXPR_LEADS) {
        say_leads(s, e, no, form, out);
        return true;
    }
    if (kind == EXPR_FROM) {
        say_from(s, e, no, form, out);
        return true;
    }
    return false;
}

/* Says a number that serves as a condition. */
static void say_truth(Speaker *s, Said c, Form form, Str *out) {
    const Comparison some = {c.id, 0, c.opposite ? IS : IS_NOT};
    if (expr(s, c.id)->kind == EXPR_NUM) {
        bool holds = (expr(s, c.id)->arg != 0) != c.opposite;
        str_add(out, holds ? "always" : "never");
        return;
    }
    str_add(out, form == RELATIVE ? "where " : "");
    amount_say(s, c.id, false, out);
    str_add(out, some.order == IS ? " is 0" : " is not 0");
}

static void say_one(Speaker *s, Said c, Form form, Str *out) {
    const Expr *e = expr(s, c.id);
    Man man;
    bool nobody;
    if (c.id == 0) {
        str_add(out, c.opposite ? "never" : "always");
    } else if (said_is_man(s->g, c.id, &man, &nobody)) {
        standing_say(s->g, &man, nobody != c.opposite, form == RELATIVE, out);
    } else if (expr_compares(e->kind)) {
        say_comparison(s, c, form, out);
    } else if (!say_of_cell(s, e, c.opposite, form, out)) {
        size_t before = out->n;
        str_add(out, form == RELATIVE ? "where " : "");
        if (say_event(s, e, c.opposite, out))
            return;
        str_cut(out, before);
        if (!amount_is_condition(s->g, c.id)) {
            say_truth(s, c, form, out);
            return;
        }
        str_add(out, form == RELATIVE ? "where " : "");
        (c.opposite ? phrase_seen_not : phrase_seen)(s->g, speaker_cells(s), c.id, out);
    }
}

/* ---- lists ---- */

/* Adds what goes between the parts of a list, before part i of n. With `commas` (a part is a
** list itself) it is always a comma and the word. */
static void add_joint(int i, int n, bool any, bool commas, Str *out) {
    if (i == 0)
        return;
    const char *word = any ? " or " : " and ";
    if (i + 1 < n)
        str_add(out, commas && any ? ", or " : commas ? ", and " : ", ");
    else
        str_addf(out, "%s%s", commas ? "," : "", word);
}

/* Says a list, beginning with who is on the cell: "an enemy Pawn stands there and ...". */
static void say_list(Speaker *s, SaidList *list, bool any, Form form, Depth depth, Str *out) {
    Man man;
    bool first = !any && said_take_man(s->g, list, &man), commas = false;
    int n = list->n + list->more + first, done = 0;
    for (int i = 0; i < list->n; i++)
        commas = commas || said_is_list(s->g, list->at[i], s->stands);
    bool brackets = n > 1 && depth == IN_LISTS;
    if (n > 1 && any && depth == IN_LIST && form == MAIN)
        str_add(out, "either ");
    str_add(out, brackets ? "(" : "");
    if (first) {
        standing_say(s->g, &man, false, form == RELATIVE, out);
        done++;
    }
    int said = said_enough(s->g, list), rest = list->n - said + list->more;
    for (int i = 0; i < said; i++) {
        add_joint(done++, n, any, commas, out);
        say(s, list->at[i], form, n == 1 ? depth : depth == ALONE ? IN_LIST : IN_LISTS, out);
    }
    if (rest > 0)
        str_addf(out, ", %s %d more %scondition%s hold%s", any ? "or one of" : "and", rest,
                 list->mixed ? "" : "such ", any || rest > 1 ? "s" : "",
                 any || rest == 1 ? "s" : "");
    str_add(out, brackets ? ")" : "");
}

static void say(Speaker *s, Said c, Form form, Depth depth, Str *out) {
    if (out->n > s->from + LONG) {
        str_add(out, str_text(out)[out->n - 1] == '.' ? "" : "...");
        return;
    }
    c = said_plain(s->g, c, s->stands);
    Man man;
    bool nobody, any = said_joins(s->g, c, true);
    if (!(any || said_joins(s->g, c, false)) ||
        (c.id && said_is_man(s->g, c.id, &man, &nobody))) {
        say_one(s, c, form, out);
        return;
    }
    SaidList list = {.mask = s->stands};
    said_collect(s->g, c, any, &list);
    say_list(s, &list, any, form, depth, out);
}

/* ---- sentences and clauses ---- */

void sentence_say(const Game *g, int player, ExprId e, bool opposite, Str *out) {
    Speaker s = {.g = g, .player = player, .from = out->n};
    say(&s, (Said){e, opposite}, MAIN, ALONE, out);
}

void sentence_say_there(const Game *g, int player, ExprId e, bool opposite, Str *out) {
    Speaker s = {.g = g, .player = player, .board = true, .from = out->n};
    say(&s, (Said){e, opposite}, MAIN, ALONE, out);
}

static SaidList list_of(const Speaker *s, const ExprId *test, int n) {
    SaidList list = {.mask = s->stands};
    for (int i = 0; i < n; i++)
        said_collect(s->g, (Said){test[i], false}, false, &list);
    return list;
}

/* Takes the zones out of a list of which all must hold, and says them as one: " of rank 8". A
** zone that is said more shortly by what it leaves out stays in the list. */
static void take_zones(const Speaker *s, SaidList *list, Str *out) {
    int left = 0, n = list->n;
    CellSet cells = s->g->board, rest;
    for (int i = 0; i < n; i++) {
        Said c = list->at[i];
        bool in = c.id && expr(s, c.id)->kind == EXPR_IN && !c.opposite;
        if (in && !cells_leave_few(s, s->g->zones[expr(s, c.id)->arg], &rest))
            cells = set_and(cells, s->g->zones[expr(s, c.id)->arg]);
        else
            list->at[left++] = c;
    }
    list->n = left;
    if (left < n) {
        cells_say_of(s, cells, out);
    }
}

void sentence_held(Speaker *s, unsigned mask, const ExprId *test, int n, Str *out) {
    unsigned before = s->stands;
    s->stands = mask;
    SaidList list = list_of(s, test, n);
    take_zones(s, &list, out);
    if (list.n > 0) {
        str_addc(out, ' ');
        say_list(s, &list, false, RELATIVE, ALONE, out);
    }
    s->stands = before;
}

void sentence_cell(Speaker *s, const ExprId *test, int n, Str *out) {
    sentence_held(s, 0, test, n, out);
}

void sentence_all(Speaker *s, const ExprId *test, int n, Str *out) {
    SaidList list = list_of(s, test, n);
    say_list(s, &list, false, MAIN, ALONE, out);
}
