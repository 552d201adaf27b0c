/*
** noun.c -- names, with articles, owners and plurals.
*/
#include "noun.h"

#include "base/ascii.h"
#include "cells.h"
#include "direction.h"
#include "text/write/phrase.h"
#include "text/write/words.h"
#include "vm/model/display.h"

#include <string.h>

enum { PIECES = ON_FRIEND | ON_ENEMY | ON_NEUTRAL };

/* ---- men ---- */

static const char *first_kind(const Game *g, KindSet kinds) {
    int k = 0;
    while (k + 1 < g->nkinds && !(kinds >> k & 1))
        k++;
    return kinds ? g->kinds[k].name : "piece";
}

/* Has it a letter? What has none is written with a sign, as neutral pieces are. */
static bool has_letter(const char *written) {
    while (*written && !ascii_upper(*written))
        written++;
    return *written != '\0';
}

unsigned noun_there(const Game *g) {
    unsigned there = ON_EMPTY | ON_FRIEND | ON_ENEMY;
    for (int c = 0; c < g->graph.ncells; c++)
        if (piece_is(g->start[c]))
            there |= g->owner[g->start[c]] >= g->nplayers ? ON_NEUTRAL : 0;
        else
            there |= g->start[c] == PIECE_HOLE ? ON_HOLE : 0;
    for (int i = 0; i < g->nacts; i++)
        if (g->acts[i].fx == FX_UNMAKE)
            there |= ON_HOLE;
        else if (g->acts[i].fx == FX_PUT && g->acts[i].var >= g->nplayers)
            there |= ON_NEUTRAL;
    for (int k = 0; k < g->nkinds; k++)
        there |= has_letter(g->display->kinds[k].letter) ? 0 : ON_NEUTRAL;
    return there;
}

unsigned noun_seen(const Game *g, unsigned mask) {
    unsigned seen = mask & ON_ENEMY ? mask & ~(unsigned)ON_ROYAL : mask & ON_ANYTHING;
    unsigned left = seen & (noun_there(g) | ON_ROYAL);
    return left ? left : seen;
}

unsigned noun_unseen(const Game *g, unsigned mask) {
    return noun_there(g) & ~mask;
}

bool noun_is_whoever(const Game *g, unsigned mask) {
    unsigned men = noun_there(g) & PIECES;
    return (mask & PIECES & noun_there(g)) == men && !(mask & ON_EMPTY) &&
           !(mask & noun_there(g) & ON_HOLE);
}

/* Whose: nothing where it is anybody's. */
static const char *whose(const Game *g, unsigned mask) {
    unsigned men = noun_there(g) & PIECES;
    switch (mask & men ? mask & men : mask & PIECES) {
    case ON_FRIEND: return "friendly ";
    case ON_ENEMY: return "enemy ";
    case ON_NEUTRAL: return "neutral ";
    case ON_FRIEND | ON_NEUTRAL: return "friendly or neutral ";
    case ON_ENEMY | ON_NEUTRAL: return "enemy or neutral ";
    case ON_FRIEND | ON_ENEMY: return men & ON_NEUTRAL ? "friendly or enemy " : "";
    }
    return "";
}

/* "a friend or an enemy"; for none of them (`no`), "no friend", "neither a friend nor an
** enemy". */
static void add_standers(const Game *g, unsigned mask, bool no, Str *out) {
    static const struct {
        unsigned bits;
        const char *text, *none;
    } words[] = {{ON_EMPTY, "nothing", "no empty cell"},
                 {PIECES, "a piece", "no piece"},
                 {ON_FRIEND, "a friend", "no friend"},
                 {ON_ENEMY, "an enemy", "no enemy"},
                 {ON_ROYAL, "an enemy royal piece", "no enemy royal piece"},
                 {ON_NEUTRAL, "a neutral piece", "no neutral piece"},
                 {ON_HOLE, "a hole", "no hole"}};
    const char *said[sizeof words / sizeof *words], *none = "";
    int n = 0;
    if ((mask & PIECES) == (noun_there(g) & PIECES))
        mask |= PIECES;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if ((mask & words[i].bits) == words[i].bits) {
            said[n++] = words[i].text, none = words[i].none;
            mask &= ~words[i].bits;
        }
    if (no && n == 1) {
        str_add(out, none);
        return;
    }
    str_add(out, no ? "neither " : "");
    for (int i = 0; i < n; i++)
        str_addf(out, "%s%s", i == 0 ? "" : i + 1 < n ? ", " : no ? " nor " : " or ", said[i]);
}

void noun_man(const Game *g, const Man *man, bool no, Str *out) {
    unsigned mask = noun_seen(g, man->mask), all = noun_there(g) & ~(unsigned)ON_HOLE;
    if (man->kinds || man->any || noun_is_whoever(g, mask)) {
        const char *owner = whose(g, mask);
        const char *first = *owner ? owner : first_kind(g, man->kinds);
        str_addf(out, "%s %s", no ? "no" : words_article(first), owner);
        phrase_kinds(g, man->kinds, false, out);
        return;
    }
    if (no && mask & ON_EMPTY)
        mask = noun_unseen(g, mask), no = false;
    if (!no && (mask & all) == all)
        str_add(out, mask & ON_HOLE ? "anything or a hole" : "anything");
    else
        add_standers(g, mask, no, out);
}

const char *noun_who(const Game *g, int who) {
    if (who >= WHO_PLAYER0)
        return g->display->player[who - WHO_PLAYER0].name;
    switch ((Who)who) {
    case WHO_NEXT: return g->nplayers == 2 ? "the opponent" : "the next player";
    case WHO_ANY: return "anyone";
    case WHO_NEUTRAL: return "nobody";
    case WHO_CAPTOR: return "the captor";
    case WHO_LOSER: return "the player who lost the piece";
    case WHO_WINNER: return "the winner";
    case WHO_PLAYER0:
    case WHO_NOBODY:
    case WHO_ME: break;
    }
    return "the mover";
}

bool noun_is_clause(const char *who) {
    return str_starts(who, "the player who ");
}

void noun_his_kinds(const Game *g, const Expr *e, bool many, Str *out) {
    const char *who = noun_who(g, e->who);
    bool clause = noun_is_clause(who);
    if (!clause)
        str_addf(out, "%s's ", who);
    phrase_kinds(g, game_named_kinds(g, e->arg), many, out);
    if (clause)
        str_addf(out, " of %s", who);
}

void noun_counted(const Game *g, int player, const Expr *e, Str *out) {
    bool anyone = e->who == WHO_ANY || e->who == WHO_NEUTRAL;
    if (e->who == WHO_NEUTRAL)
        str_add(out, "neutral ");
    if (anyone)
        phrase_kinds(g, game_named_kinds(g, e->arg), true, out);
    else
        noun_his_kinds(g, e, true, out);
    if (e->more) {
        str_addc(out, ' ');
        cells_say_at(&(Speaker){.g = g, .player = player}, g->zones[e->more], out);
    } else if (anyone) {
        str_add(out, " on the board");
    }
}

/* ---- variables and cells ---- */

/* "the number of Men in hand"; of another player, named by `whose`, "the number of Men in the
** opponent's hand". */
static void add_men_counted(const Game *g, int kind, const char *whose, Str *out) {
    bool hand = g->kinds[kind].in_hand;
    bool clause = whose && noun_is_clause(whose);
    str_add(out, "the number of ");
    if (!hand && whose && !clause)
        str_addf(out, "%s's ", whose);
    str_add(out, hand ? "" : "lost ");
    phrase_kinds(g, (KindSet)1 << kind, true, out);
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
    int kind = phrase_counted(g, var);
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
    int kind = phrase_counted(g, e->arg);
    if (kind >= 0) {
        add_men_counted(g, kind, e->who == WHO_ME ? NULL : noun_who(g, e->who), out);
        return;
    }
    str_addf(out, "'%s'", g->vars[e->arg].name);
    if (g->vars[e->arg].player >= 0)
        str_addf(out, " of %s", noun_who(g, e->who));
}

bool noun_is_copy(const Game *g, int var, int of) {
    return strcmp(g->vars[var].name, g->vars[of].name) == 0;
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
    case REF_VAR: str_addf(out, "the cell marked '%s'", g->vars[arg].name); break;
    case REF_STEP:
        set_add(&dir, arg);
        str_add(out, "the cell one ");
        direction_say(g, dir, player, false, out);
        break;
    case REF_PIECE: str_addf(out, "the cell of the %s", g->kinds[arg].name); break;
    }
}
