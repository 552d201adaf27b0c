/*
** movement.c -- describes the ways of a program (ways.h), one after another.
**
** The order within a way: what is tested where it begins; the steps, with what is tested on the
** cells between; where it may end; what the man becomes and what he leaves behind; what
** else is done; where he may or must be promoted.
*/
#include "movement.h"

#include "cells.h"
#include "deed.h"
#include "destinations.h"
#include "direction.h"
#include "noun.h"
#include "once.h"
#include "promotions.h"
#include "said.h"
#include "standing.h"
#include "text/write/phrase.h"
#include "vm/model/display.h"
#include "ways.h"

#include <string.h>

enum { USUAL = ON_EMPTY | ON_ENEMY };

/* ---- numbers ---- */

/* How many steps. `alone`: the way has no other leg, so "any number" cannot be read as none. */
static void add_count(const Leg *leg, bool alone, Str *out) {
    if (leg->hi == LEG_ANY && leg->lo <= 1 && alone) {
        str_add(out, "any number of");
        return;
    }
    said_add_number(leg->lo, out);
    if (leg->hi == LEG_ANY)
        str_add(out, " or more");
    else if (leg->hi > leg->lo)
        str_add(out, leg->hi == leg->lo + 1 ? " or " : " to "), said_add_number(leg->hi, out);
}

/* ---- legs ---- */

static bool is_unattacked(const Game *g, ExprId test) {
    const Expr *e = &g->exprs[test];
    return e->kind == EXPR_NOT && g->exprs[e->a].kind == EXPR_ATTACKED;
}

/* Collects the tests but for zones and "not attacked", which have words of their
** own; returns their number. */
static int tests_of(const Game *g, const Asked *a, ExprId *test) {
    int n = 0;
    for (int i = 0; i < a->n; i++)
        if (g->exprs[a->test[i]].kind != EXPR_IN && !is_unattacked(g, a->test[i]))
            test[n++] = a->test[i];
    return n;
}

/* Adds `cell` ("" if the sentence has just named it) and what must hold there: ", over a cell
** where a friend stands". Adds nothing if anything will do. */
static void add_tests(Speaker *s, const Asked *a, const char *cell, Str *out) {
    ExprId test[ASKS_MAX];
    int n = tests_of(s->g, a, test);
    size_t at = out->n;
    str_add(out, cell);
    size_t named = out->n;
    sentence_held(s, a->mask, test, n, out);
    str_cut(out, out->n > named ? out->n : at);
}

/* As add_tests(), but tests that no cell decides come last: ", if the mover has no Queen". */
static void add_tests_apart(Speaker *s, const Asked *a, const char *cell, Str *out) {
    Asked here = {.mask = a->mask}, whole = {.mask = a->mask};
    for (int i = 0; i < a->n; i++) {
        Asked *of = s->g->facts[a->test[i]].asks & ASK_CELL ? &here : &whole;
        of->test[of->n++] = a->test[i];
    }
    add_tests(s, &here, cell, out);
    size_t at = out->n;
    if (whole.n == 0)
        return;
    str_add(out, ", if ");
    size_t asked = out->n;
    sentence_all(s, whole.test, whole.n, out);
    str_cut(out, out->n > asked ? out->n : at); /* what always holds is not said */
}

/* Adds the cells that all zone tests leave, after `before` and, with `at`, a preposition. ",
** only" is not said of cells that are told by those left out. */
static void add_zones(const Speaker *s, const Asked *a, const char *before, bool at, Str *out) {
    CellSet cells = s->g->board;
    bool any = false;
    for (int i = 0; i < a->n; i++)
        if (s->g->exprs[a->test[i]].kind == EXPR_IN) {
            cells = set_and(cells, s->g->zones[s->g->exprs[a->test[i]].arg]);
            any = true;
        }
    if (any) {
        size_t begin = out->n;
        (at ? cells_say_at : cells_say)(s, cells, out);
        Str where = {0};
        str_add(&where, str_text(out) + begin);
        str_cut(out, begin);
        bool rest = at && str_starts(str_text(&where), "on any cell but ");
        str_addf(out, "%s%s", rest && strcmp(before, ", only ") == 0 ? ", " : before,
                 str_text(&where));
        str_free(&where);
    }
}

static bool asks_unattacked(const Game *g, const Asked *a) {
    for (int i = 0; i < a->n; i++)
        if (is_unattacked(g, a->test[i]))
            return true;
    return false;
}

/* What is done at the start of a way and at its end, in the order in which it is said. */
typedef struct Deeds {
    int n;
    Act at[2 * ASKS_MAX];
} Deeds;

/* Collects the acts. Those of the start are said after the steps, when the cell where the walk
** was (REF_HERE) has become the one where it began. */
static void add_deeds(const Game *g, const Asked *a, bool start, Deeds *out) {
    for (int i = 0; i < a->nacts; i++) {
        Act act = g->acts[a->act[i]];
        if (start && act.ref_a == REF_HERE)
            act.ref_a = REF_START;
        bool plain = act.fx == FX_CAPTOR && act.ref_a == REF_START;
        if (!plain) /* a man who captures without going is the captor anyway */
            out->at[out->n++] = act;
    }
}

/* Whether deeds i and i + 1 remove a cell and put it back, which only empties it. */
static bool empties(const Deeds *d, int i) {
    const Act *off = &d->at[i], *on = &d->at[i + 1 < d->n ? i + 1 : i];
    return off->fx == FX_UNMAKE && on->fx == FX_MAKE && off->ref_a == on->ref_a &&
           off->arg_a == on->arg_a;
}

/* Whether the act must be said to come after the others: a value that is reckoned sees what
** they have done. */
static bool is_reckoned(const Game *g, const Act *act) {
    return fx_info[act->fx].with & WITH_EXPR && g->exprs[act->expr].kind != EXPR_NUM;
}

static void tell_deeds(Speaker *s, const Deeds *d, const char *before, Str *out) {
    bool began = s->began;
    for (int i = 0; i < d->n; i++) {
        str_add(out, i == 0 ? before : is_reckoned(s->g, &d->at[i]) ? ", then " : ", and ");
        if (empties(d, i)) {
            deed_cell(s, d->at[i].ref_a, d->at[i].arg_a, out);
            str_add(out, " is emptied");
            i++;
        } else {
            deed_say(s, &d->at[i], out);
        }
        s->began = s->began || d->at[i].ref_a == REF_START;
    }
    s->began = began;
}

/* What is done on the way: "(on the way the cell passed over is marked 'last')". `joints`: as
** for add_joint(). */
static void add_acts(Speaker *s, const Asked *a, int joints, Str *out) {
    Deeds deeds = {0};
    if (s->idle)
        return;
    add_deeds(s->g, a, false, &deeds);
    if (deeds.n == 0)
        return;
    const char *before = s->passed;
    s->passed = joints > 1   ? "that cell"
                : joints < 0 ? "the cell reached so far"
                             : "the cell passed over";
    tell_deeds(s, &deeds, joints > 1 ? " (at each cell on the way " : " (on the way ", out);
    str_addc(out, ')');
    s->passed = before;
}

/* A piece or a hole that appears on the cell which the man goes from is what he leaves behind:
** says so and removes it from the deeds. If the cell is only emptied, removes that silently, as
** the man leaves it empty anyway. */
static void add_left(Speaker *s, Deeds *d, Str *out) {
    int kept = 0, told = 0;
    for (int i = 0; i < d->n; i++) {
        const Act *act = &d->at[i];
        if (act->ref_a != REF_START || !(fx_info[act->fx].does & (DOES_BRING | DOES_SHUT))) {
            d->at[kept++] = *act;
        } else if (empties(d, i)) {
            i++;
        } else {
            str_add(out, told++ ? " and " : ", leaving ");
            if (act->fx == FX_PUT)
                deed_newcomer(s, act, out);
            else
                str_add(out, "a hole");
        }
    }
    d->n = kept;
    str_add(out, told ? " behind" : "");
}

/* Removes from a cell's acts the one that takes what is there. False: there is none. */
static bool unsaid_take(const Game *g, Asked *a) {
    for (int i = 0; i < a->nacts; i++)
        if (g->acts[a->act[i]].fx == FX_TAKE && g->acts[a->act[i]].ref_a == REF_HERE) {
            memmove(&a->act[i], &a->act[i + 1], (size_t)(--a->nacts - i) * sizeof *a->act);
            return true;
        }
    return false;
}

/* Whether a condition tests what is on the cell: an ON or KIND, also under AND, OR and NOT. */
static bool asks_who(const Game *g, ExprId id) {
    const Expr *e = &g->exprs[id];
    if (id == 0 || e->kind == EXPR_ON || e->kind == EXPR_KIND)
        return id != 0;
    bool list = e->kind == EXPR_AND || e->kind == EXPR_OR;
    return (list || e->kind == EXPR_NOT) && (asks_who(g, e->a) || (list && asks_who(g, e->b)));
}

/* Whether the tests restrict what may be there, beyond the mask. */
static bool tells_who(const Game *g, const Asked *a) {
    for (int i = 0; i < a->n; i++)
        if (asks_who(g, a->test[i]))
            return true;
    return false;
}

/* Says what is tested on cells between, unless just that they are empty. `joints`: how many
** there are; 0: it is the cell that one step has led to, -1: that several steps have led to. */
static void add_joint(Speaker *s, const Asked *joint, int joints, Str *out) {
    Asked left = *joint, *a = &left;
    bool takes = a->mask == ON_ENEMY && unsaid_take(s->g, a);
    if (standing_whatever(s->g, a->mask) && tells_who(s->g, a)) {
        a->mask = ON_ANYTHING; /* the tests will say what must be there */
    } else if (standing_whatever(s->g, a->mask)) {
        str_addf(out, ", over anything %s", joints > 0 ? "in between" : "there");
    } else if (a->mask != ON_EMPTY) {
        str_add(out, joints < 0 ? ", to " : ", over ");
        standing_over(s->g, a->mask, joints > 1, out);
    }
    if (takes && !s->idle)
        str_add(out, joints > 1 ? ", each of which is captured" : " that is captured");
    if (asks_unattacked(s->g, a))
        str_add(out, ", passing no attacked cell");
    add_zones(s, a, ", through ", false, out);
    add_tests(s, a,
              joints > 1   ? ", each over a cell"
              : joints < 0 ? ", to a cell"
                           : ", over a cell",
              out);
    add_acts(s, a, joints, out);
}

/* Whether a leg keeps to the line of the leg before it. */
static bool goes_on(const Way *w, const Leg *leg) {
    return leg > w->leg && leg->line && !leg->fresh && leg[-1].line &&
           set_equal(leg->dirs, leg[-1].dirs);
}

/* Whether the joint after a leg, if there is one, has the same tests and acts as those inside
** it, and so is said with them. */
static bool ends_as_within(const Game *g, const Way *w, const Leg *leg) {
    return leg + 1 < w->leg + w->nlegs && leg->hi > 1 &&
           !standing_whatever(g, leg[1].before.mask) &&
           asked_alike(&leg->within, &leg[1].before);
}

/* `over`: the joints are described after the last leg (goes_over_all). */
static void add_leg(Speaker *s, const Way *w, const Leg *leg, bool over, Str *out) {
    bool many = set_count(leg->dirs) > 1;
    bool all = w->line && w->nlegs > 1; /* "all in one line" is said after the last leg */
    add_count(leg, w->nlegs == 1, out);
    str_addc(out, ' ');
    direction_say(s->g, leg->dirs, s->player, leg->hi > 1, out);
    if (many && !all && goes_on(w, leg))
        str_add(out, " straight on");
    else if (leg->hi > 1 && many && !all)
        str_add(out, leg->line ? " in a straight line" : ", turning freely");
    if (leg->hi > 1 && !over)
        add_joint(s, &leg->within, leg->hi - !ends_as_within(s->g, w, leg), out);
    if (leg->revisit && leg == w->leg)
        str_add(out, ", also over cells already visited");
}

/* The joint that follows `leg`. */
static void add_between(Speaker *s, const Way *w, const Leg *leg, Str *out) {
    size_t at = out->n;
    if (ends_as_within(s->g, w, leg))
        return;
    add_joint(s, &leg[1].before, leg->hi > 1 ? -1 : 0, out);
    if (out->n == at && leg->hi > 1 && !asked_alike(&leg->within, &leg[1].before))
        str_add(out, ", to an empty cell");
}

static bool asks_nothing(const Game *g, const Asked *a) {
    return standing_whatever(g, a->mask) && a->n == 0 && a->nacts == 0;
}

/* Whether a way of several legs allows anything on each cell between. */
static bool goes_over_all(const Game *g, const Way *w) {
    for (int i = 0; i < w->nlegs; i++)
        if ((i > 0 && !asks_nothing(g, &w->leg[i].before)) ||
            (w->leg[i].hi > 1 && !asks_nothing(g, &w->leg[i].within)))
            return false;
    return w->nlegs > 1 && !w->again;
}

static void add_legs(Speaker *s, const Way *w, Str *out) {
    bool over = goes_over_all(s->g, w);
    for (int i = 0; i < w->nlegs; i++) {
        if (i > 0 && !over)
            add_between(s, w, &w->leg[i - 1], out);
        str_add(out, i ? ", then " : "");
        add_leg(s, w, &w->leg[i], over, out);
    }
    if (w->nlegs > 1 && w->line)
        str_add(out, ", all in one line");
    if (over)
        str_add(out, ", over anything in between");
    if (w->again) {
        int n = w->nlegs - w->loop;
        str_add(out, w->loop ? ", repeating the last " : ", repeating these ");
        said_add_number(n, out);
        str_add(out, n == 1 ? " part any number of times" : " parts any number of times");
    }
}

/* ---- a way ---- */

/* What must stand where the way begins, if that is not just the man himself. */
static void add_start_man(Speaker *s, const Way *w, Str *out) {
    bool lands = s->asked && w->nlegs == 0; /* it ends where it begins */
    unsigned mask = w->start.mask & (lands ? w->end.mask : ON_ANYTHING);
    bool told = w->enters || standing_whatever(s->g, mask) || (!s->asked && mask & ON_FRIEND);
    if (told)
        return;
    str_add(out, mask == ON_EMPTY ? "from an empty cell" : "from a cell where ");
    if (mask != ON_EMPTY) {
        noun_man(s->g, &(Man){.mask = said_seen(mask)}, false, out);
        str_add(out, " stands");
    }
}

/* What is tested where the way begins; `right`: as once_used() returns it. */
static void add_start(Speaker *s, const Way *w, int right, Str *out) {
    const Game *g = s->g;
    Asked start = once_unsaid(g, w->start, right);
    ExprId test[ASKS_MAX];
    int n = tests_of(g, &start, test);
    if (w->second)
        str_add(out, "to cells not reached that way, ");
    if (right >= 0)
        str_addf(out, "once per game (%s), ", g->vars[g->acts[right].var].name);
    size_t before = out->n;
    add_start_man(s, w, out);
    add_zones(s, &start, out->n > before ? ", from " : "from ", false, out);
    if (asks_unattacked(g, &start))
        str_add(out, out->n > before ? ", while not attacked" : "while not attacked");
    if (n > 0) {
        size_t at = out->n;
        str_add(out, out->n > before ? ", if " : "if ");
        size_t asked = out->n;
        bool man = s->man;
        s->man = !s->asked;
        sentence_all(s, test, n, out);
        s->man = man;
        str_cut(out, out->n > asked ? out->n : at); /* what always holds is not said */
    }
    str_add(out, out->n > before ? ", " : "");
}

/* Where the way may end, and what must hold there. */
static void add_landing(Speaker *s, const Way *w, const Asked *end, Str *out) {
    bool drop = w->enters && w->nlegs == 0;
    bool usual = (w->nlegs == 0 && !w->enters) || w->end.mask == USUAL,
         safe = asks_unattacked(s->g, end), cell = false;
    if (!usual && w->end.mask == ON_ENEMY) {
        str_add(out, w->looks ? ", to an enemy" : ", to capture");
    } else if (!usual && w->end.mask == ON_EMPTY) {
        str_add(out, drop ? " on an empty cell" : ", to an empty cell");
        cell = true;
    } else if (!usual && standing_whatever(s->g, w->end.mask)) {
        str_add(out, tells_who(s->g, end) ? "" : ", whatever is there");
    } else if (!usual) {
        str_add(out, ", to ");
        standing_over(s->g, w->end.mask, false, out);
    }
    if (safe)
        str_add(out, cell ? " that is not attacked" : ", not attacked there");
    add_zones(s, end, drop ? ", only " : w->nlegs ? ", ending " : ", ", true, out);
    if (w->promotion.to && !set_equal(w->promotion.among, s->g->board)) {
        str_add(out, ", ending ");
        cells_say_at(s, w->promotion.among, out);
    }
    bool clear = cell && !safe && str_text(out)[out->n - 1] == 'l';
    add_tests_apart(s, end, clear ? "" : ", on a cell", out);
}

/* "a Queen or Rook", "a lost Queen or Rook". */
static void add_kinds(const Game *g, KindSet kinds, bool lost, Str *out) {
    if (lost) {
        str_add(out, "a lost ");
        phrase_kinds(g, kinds, false, out);
    } else {
        noun_man(g, &(Man){.mask = ON_ANYTHING, .kinds = kinds}, false, out);
    }
}

static void add_becomes(const Game *g, const Way *w, Str *out) {
    if (!w->becomes)
        return;
    str_add(out, ", becoming ");
    add_kinds(g, w->becomes, w->of_lost, out);
}

/* "; if it begins or ends on ranks 7 to 9, it may become a Promoted Rook". */
static void add_promotion(const Speaker *s, const Promotion *p, Str *out) {
    const Game *g = s->g;
    str_add(out, "; ");
    if (p->from)
        str_add(out, p->at == p->from ? "if it begins or ends " : "if it begins ");
    else if (p->at)
        str_add(out, p->coming ? "if it enters " : "if it ends ");
    if (p->from)
        cells_say_at(s, g->zones[p->from], out);
    if (p->from && p->at && p->from != p->at)
        str_add(out, " or ends ");
    if (p->at && p->at != p->from)
        (p->coming && !p->from ? cells_say : cells_say_at)(s, g->zones[p->at], out);
    str_addf(out, "%sit %s ", p->from || p->at ? ", " : "", p->must ? "becomes" : "may become");
    add_kinds(g, p->to, p->of_lost, out);
    if (p->must_at > 0) {
        str_add(out, ", and ");
        cells_say_at(s, g->zones[p->must_at], out);
        str_add(out, " it must");
    } else if (p->may_at) {
        str_add(out, ", and must unless it ends ");
        cells_say_at(s, g->zones[p->may_at], out);
    }
}

/* Does it begin with what is so of the move, rather than with something that is done? */
static bool is_stated(const Deeds *d) {
    return d->n > 0 && (d->at[0].fx == FX_CALL || d->at[0].fx == FX_CAPTOR);
}

static void add_way(Speaker *s, const Way *w, Str *out) {
    int right = once_used(s->g, w);
    Asked end = once_unsaid(s->g, w->end, right);
    add_start(s, w, right, out);
    if (w->enters)
        str_add(out, w->nlegs ? "dropped from the hand, then " : "dropped from the hand");
    else if (w->nlegs == 0)
        str_add(out, "stays where it is");
    else if (!w->goes && !s->asked)
        str_add(out, "stays where it is and reaches ");
    add_legs(s, w, out);
    add_landing(s, w, &end, out);
    if (w->trades)
        str_add(out, ", changing places with it");
    add_becomes(s->g, w, out);
    Asked start = once_unsaid(s->g, w->start, right);
    Deeds deeds = {0};
    add_deeds(s->g, &start, true, &deeds);
    add_deeds(s->g, &end, false, &deeds);
    if (w->goes && w->nlegs && !w->enters)
        add_left(s, &deeds, out);
    if (!s->idle)
        tell_deeds(s, &deeds, s->asked ? ": " : is_stated(&deeds) ? "; " : "; then ", out);
    if (w->fights)
        str_add(out, "; it challenges an enemy there");
    if (w->promotion.to)
        add_promotion(s, &w->promotion, out);
}

/* The row of programs by which kinds are put down from the hand; 0: none is. */
static int drop_row(const Game *g) {
    for (int t = 0; t < g->nturns; t++)
        for (int i = 0; i < g->turns[t].nparts; i++)
            if (g->turns[t].part[i].drops)
                return g->turns[t].part[i].drops;
    return 0;
}

/* Whether a cell can never pass its tests. */
static bool is_never(const Game *g, const Asked *a) {
    bool never = a->mask == 0;
    for (int i = 0; i < a->n && !never; i++)
        never = said_never(g, a->test[i], a->mask);
    return never;
}

/* Whether a cell that the way cannot do without can never pass its tests. */
static bool is_barred(const Game *g, const Way *w) {
    bool barred = is_never(g, &w->start) || (w->nlegs > 0 && is_never(g, &w->end));
    for (int i = 0; i < w->nlegs && !barred; i++)
        barred = is_never(g, &w->leg[i].before) ||
                 (w->leg[i].lo > 1 && is_never(g, &w->leg[i].within));
    return barred;
}

static void leave_out_barred(const Game *g, WayList *w) {
    size_t n = 0;
    for (size_t i = 0; i < w->n; i++)
        if (!is_barred(g, &w->at[i]))
            w->at[n++] = w->at[i];
    w->n = n;
}

/* Adds the ways of a program (NULL: none). `before` is where the text about this kind began: to
** what that has already, they are joined by "; or ". More than TOLD_MOST bytes nobody would
** read: then only says that there are too many ways. */
static void write_ways(Speaker *s, const Program *p, size_t before, Str *out) {
    enum { TOLD_MOST = 8000 };
    WayList ways = {0};
    size_t began = out->n;
    bool whole = !p || ways_of(s->g, p, &ways);
    if (whole)
        leave_out_barred(s->g, &ways);
    if (whole && !s->asked) {
        promotions_join(s->g, &ways);
        destinations_trim(s->g, &ways);
    }
    if (whole && p && ways.n == 0 && (s->asked || s->part))
        str_add(out, "goes nowhere");
    for (size_t i = 0; i < ways.n && whole; i++) {
        str_add(out, out->n > before ? "; or " : "");
        add_way(s, &ways.at[i], out);
        whole = out->n - began < TOLD_MOST;
    }
    if (!whole) {
        str_cut(out, began);
        str_addf(out, "%s%sin more ways than can be described here",
                 out->n > before ? "; or " : "", s->asked || s->part ? "" : "moves ");
    }
    ways_free(&ways);
}

void movement_walks(Speaker *s, const Program *p, Str *out) {
    bool asked = s->asked;
    const char *passed = s->passed;
    s->asked = true, s->passed = NULL;
    write_ways(s, p, out->n, out);
    s->asked = asked, s->passed = passed;
}

/* Writes how a kind of an owner moves; `row` as for movement_write_row(). */
typedef void Writer(Speaker *s, int row, int owner, int kind, Str *out);

/* Whether every player's man moves in the same words, told as that player sees the board. */
static bool are_alike(const Game *g, Writer *write, int row, int kind) {
    Str first = {0}, other = {0};
    write(&(Speaker){.g = g}, row, 0, kind, &first);
    bool alike = true;
    for (int i = 1; i < g->nplayers && alike; i++) {
        str_clear(&other);
        write(&(Speaker){.g = g, .player = i}, row, i, kind, &other);
        alike = strcmp(str_text(&first), str_text(&other)) == 0;
    }
    str_free(&first);
    str_free(&other);
    return alike;
}

static void write_row(Speaker *s, int row, int owner, int kind, Str *out) {
    s->part = true, s->from = out->n;
    write_ways(s, game_walk(s->g, row, owner, kind), out->n, out);
}

void movement_write_row(const Game *g, int row, int owner, int kind, Str *out) {
    Speaker s = {.g = g, .player = owner < g->nplayers ? owner : 0};
    s.all = s.player == 0 && are_alike(g, write_row, row, kind);
    write_row(&s, row, owner, kind, out);
}

/* Whether the kind has a walk in some part of a turn. */
static bool moves_in_part(const Game *g, int owner, int kind) {
    for (int t = 0; t < g->nturns; t++)
        for (int i = 0; i < g->turns[t].nparts; i++) {
            const Part *part = &g->turns[t].part[i];
            if (part->kinds >> kind & 1 && part->program &&
                game_walk(g, part->program, owner, kind))
                return true;
        }
    return false;
}

/* By the kind's own walk (row 0), and from the hand. */
static void write_kind(Speaker *s, int row, int owner, int kind, Str *out) {
    int drops = drop_row(s->g);
    write_ways(s, game_walk(s->g, row, owner, kind), s->from, out);
    if (drops)
        write_ways(s, game_walk(s->g, drops, owner, kind), s->from, out);
    if (out->n == s->from)
        str_add(out, moves_in_part(s->g, owner, kind)
                         ? "moves only as the rules of the turn say"
                         : "does not move");
}

void movement_write(const Game *g, int owner, int kind, Str *out) {
    bool all = owner < g->nplayers && are_alike(g, write_kind, 0, kind);
    Speaker s = {.g = g, .all = all, .from = out->n};
    s.player = all || owner >= g->nplayers ? 0 : owner;
    write_kind(&s, 0, all ? 0 : owner, kind, out);
}
