/*
** noun.c -- names, with articles, owners and plurals.
*/
#include "noun.h"

#include "cells.h"
#include "direction.h"
#include "movement.h"
#include "text/write/phrase.h"
#include "text/write/words.h"
#include "vm/model/display.h"

#include <string.h>

enum { MASK_ALL = MASKS_END - 1, MEN = ON_FRIEND | ON_ENEMY };

/* ---- kinds ---- */

static bool ends(const char *text, const char *with) {
    size_t n = strlen(text), k = strlen(with);
    return n >= k && strcmp(text + n - k, with) == 0;
}

static void add_name(const char *name, bool many, Str *out) {
    bool man = many && (ends(name, "man") || ends(name, "Man"));
    str_addn(out, name, strlen(name) - (man ? 2 : 0));
    if (man)
        str_add(out, "en");
    else if (many)
        str_add(out, ends(name, "s") || ends(name, "x") || ends(name, "ch") ? "es" : "s");
}

void noun_kinds(const Game *g, KindSet kinds, bool many, Str *out) {
    int all = 0, done = 0;
    for (int k = 0; k < g->nkinds; k++)
        all += (int)(kinds >> k & 1);
    if (all == 0)
        str_add(out, many ? "pieces" : "piece");
    for (int k = 0; k < g->nkinds; k++)
        if (kinds >> k & 1) {
            str_add(out, done == 0 ? "" : done + 1 < all ? ", " : many ? " and " : " or ");
            add_name(g->kinds[k].name, many, out);
            done++;
        }
}

static const char *first_kind(const Game *g, KindSet kinds) {
    int k = 0;
    while (k + 1 < g->nkinds && !(kinds >> k & 1))
        k++;
    return kinds ? g->kinds[k].name : "piece";
}

/* ---- men ---- */

static const char *whose(unsigned held) {
    switch (held) {
    case ON_FRIEND: return "friendly ";
    case ON_ENEMY: return "enemy ";
    case ON_NEUTRAL: return "neutral ";
    case ON_FRIEND | ON_NEUTRAL: return "friendly or neutral ";
    case ON_ENEMY | ON_NEUTRAL: return "enemy or neutral ";
    }
    return "";
}

/* What may be on the cell if nothing of `mask` is. A royal enemy is an enemy like any other, so
** ON_ROYAL goes with ON_ENEMY and is not said beside it. */
static unsigned others(unsigned mask) {
    unsigned left = MASK_ALL & ~(mask & ON_ENEMY ? mask | ON_ROYAL : mask);
    return left & ON_ENEMY ? left & ~(unsigned)ON_ROYAL : left;
}

void noun_man(const Game *g, const Man *man, bool no, Str *out) {
    unsigned held = man->mask & (MEN | ON_NEUTRAL), mask = man->mask & MASK_ALL;
    bool whoever = (held & MEN) == MEN && !(mask & ON_EMPTY);
    if (man->kinds || man->any || whoever) {
        const char *owner = whose(held);
        const char *first = *owner ? owner : first_kind(g, man->kinds);
        str_addf(out, "%s %s", no ? "no" : words_article(first), owner);
        noun_kinds(g, man->kinds, false, out);
    } else if (no && (mask == ON_FRIEND || mask == ON_ENEMY)) {
        str_add(out, mask == ON_FRIEND ? "no friend" : "no enemy");
    } else {
        phrase_mask(no ? others(mask) : mask, out);
    }
}

const char *noun_who(const Game *g, int who) {
    if (who >= WHO_PLAYER0)
        return g->display->player[who - WHO_PLAYER0].name;
    switch ((Who)who) {
    case WHO_NEXT: return g->nplayers == 2 ? "the opponent" : "the next player";
    case WHO_ANY: return "anyone";
    case WHO_NEUTRAL: return "nobody";
    case WHO_CAPTOR: return "the captor";
    case WHO_LOSER: return "who lost the piece";
    case WHO_WINNER: return "the winner";
    case WHO_PLAYER0:
    case WHO_NOBODY:
    case WHO_ME: break;
    }
    return "the mover";
}

bool noun_is_clause(const char *who) {
    return str_starts(who, "who ");
}

void noun_his_kinds(const Game *g, const Expr *e, bool many, Str *out) {
    const char *who = noun_who(g, e->who);
    bool clause = noun_is_clause(who);
    if (!clause)
        str_addf(out, "%s's ", who);
    noun_kinds(g, e->arg ? g->kindsets[e->arg] : 0, many, out);
    if (clause)
        str_addf(out, " of %s", who);
}

void noun_counted(const Game *g, int player, const Expr *e, Str *out) {
    bool anyone = e->who == WHO_ANY || e->who == WHO_NEUTRAL;
    if (e->who == WHO_NEUTRAL)
        str_add(out, "neutral ");
    if (anyone)
        noun_kinds(g, e->arg ? g->kindsets[e->arg] : 0, true, out);
    else
        noun_his_kinds(g, e, true, out);
    if (e->more) {
        str_addc(out, ' ');
        cells_say_at(&(Speaker){.g = g, .player = player}, g->zones[e->more], false, out);
    } else if (anyone) {
        str_add(out, " on the board");
    }
}

/* ---- variables and cells ---- */

/* The kind whose lost men, or men in hand, a variable counts (any player's copy); or -1. */
static int kind_counted(const Game *g, int var) {
    for (int k = 0; k < g->nkinds; k++)
        if (g->kinds[k].holding >= 0 && var >= g->kinds[k].holding &&
            var < g->kinds[k].holding + g->nplayers)
            return k;
    return -1;
}

/* "the number of Men in hand"; of another player, named by `whose`, "the number of Men in the
** opponent's hand". */
static void add_men_counted(const Game *g, int kind, const char *whose, Str *out) {
    bool hand = g->kinds[kind].in_hand;
    bool clause = whose && noun_is_clause(whose);
    str_add(out, "the number of ");
    if (!hand && whose && !clause)
        str_addf(out, "%s's ", whose);
    str_add(out, hand ? "" : "lost ");
    noun_kinds(g, (KindSet)1 << kind, true, out);
    if (clause)
        str_addf(out, hand ? " in the hand of %s" : " of %s", whose);
    else if (hand && whose)
        str_addf(out, " in %s's hand", whose);
    else
        str_add(out, hand ? " in hand" : "");
}

/* Names player `of` to `player`: "the opponent" if there are two, else by his name. */
static void add_player(const Game *g, int player, int of, Str *out) {
    bool two = g->nplayers == 2 && player != of;
    str_add(out, two ? noun_who(g, WHO_NEXT) : g->display->player[of].name);
}

void noun_act_var(const Game *g, int player, int var, Str *out) {
    int kind = kind_counted(g, var);
    const Var *v = &g->vars[var];
    Str whose = {0};
    if (v->player >= 0 && v->player != player)
        add_player(g, player, (uint8_t)v->player, &whose);
    if (kind >= 0) {
        add_men_counted(g, kind, whose.n ? str_text(&whose) : NULL, out);
    } else {
        str_addf(out, "'%s'", g->vars[var].name);
        if (whose.n)
            str_addf(out, " of %s", str_text(&whose));
    }
    str_free(&whose);
}

void noun_var(const Game *g, const Expr *e, Str *out) {
    int kind = kind_counted(g, e->arg);
    if (kind >= 0) {
        add_men_counted(g, kind, e->who == WHO_ME ? NULL : noun_who(g, e->who), out);
        return;
    }
    str_addf(out, "'%s'", g->vars[e->arg].name);
    if (g->vars[e->arg].player >= 0)
        str_addf(out, " of %s", noun_who(g, e->who));
}

bool noun_is_lost(const Game *g, ExprId id, const char **says) {
    const Expr *e = &g->exprs[id];
    if (e->kind == EXPR_ADD)
        return noun_is_lost(g, e->a, says) && noun_is_lost(g, e->b, says);
    int kind = e->kind == EXPR_VAR && e->who == WHO_ME ? kind_counted(g, e->arg) : -1;
    if (kind >= 0)
        *says = g->kinds[kind].in_hand ? "the number of pieces in hand"
                                       : "the number of lost pieces";
    return kind >= 0 || (e->kind == EXPR_NUM && e->arg == 0);
}

CellSet noun_dirs(const Game *g, int dirset) {
    CellSet dirs = {{0}};
    for (int i = 0; i < g->dirsets[dirset].n; i++)
        set_add(&dirs, g->dirsets[dirset].dir[i]);
    return dirs;
}

void noun_ref(const Game *g, int player, unsigned ref, unsigned arg, Str *out) {
    CellSet dir = {{0}};
    switch ((CellRef)ref) {
    case REF_NONE: break;
    case REF_START: str_add(out, "the cell where it began"); break;
    case REF_HERE: str_add(out, "that cell"); break;
    case REF_LANDED: str_add(out, "the cell where it lands"); break;
    case REF_FIXED: {
        Sq own = 0;
        while (own + 1 < g->graph.ncells && g->player[player].seat[own] != arg)
            own++;
        str_add(out, words_cell(g, 0, own));
        break;
    }
    case REF_VAR: str_addf(out, "the cell '%s'", g->vars[arg].name); break;
    case REF_STEP:
        set_add(&dir, arg);
        str_add(out, "the cell one ");
        direction_say(g, dir, player, false, out);
        break;
    case REF_ROLL: str_addf(out, "the cell that number %u of the throw names", arg + 1); break;
    case REF_PIECE: str_addf(out, "the cell of the %s", g->kinds[arg].name); break;
    }
}
