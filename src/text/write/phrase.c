/*
** phrase.c -- every kind of expression has a form of words, and most have one for the opposite.
**
** In a form, %a %b stand for the sub-expressions, %n for the number arg, %r for that counted
** from 1, %v for the variable, %m for the mask, %k %K for the kind sets arg and zone, %z %Z for
** the zones arg and zone, %d for the direction, %w for whose, %p for the plain player.
*/
#include "phrase.h"

#include "words.h"

#include <string.h>

typedef struct Form {
    const char *is, *is_not; /* NULL: "not (...)" */
} Form;

static const Form forms[EXPR_COUNT_KINDS] = {
    [EXPR_NUM] = {"%n", NULL},
    [EXPR_VAR] = {"%v", "no %v"},
    [EXPR_ADD] = {"(%a + %b)", NULL},
    [EXPR_SUB] = {"(%a - %b)", NULL},
    [EXPR_MUL] = {"%a * %b", NULL},
    [EXPR_DIV] = {"%a / %b", NULL},
    [EXPR_MOD] = {"%a modulo %b", NULL},
    [EXPR_MIN] = {"the smaller of %a and %b", NULL},
    [EXPR_MAX] = {"the larger of %a and %b", NULL},
    [EXPR_EQ] = {"%a is %b", "%a is not %b"},
    [EXPR_LT] = {"%a is less than %b", "%a is at least %b"},
    [EXPR_LE] = {"%a is at most %b", "%a is more than %b"},
    [EXPR_AND] = {"%a and %b", NULL},
    [EXPR_OR] = {"%a or %b", NULL},
    [EXPR_NOT] = {NULL, NULL}, /* phrase_not() of its part */
    [EXPR_ON] = {"%m stands here", NULL},
    [EXPR_KIND] = {"%k stands here", "no %k stands here"},
    [EXPR_IN] = {"this cell is in %z", "this cell is not in %z"},
    [EXPR_ATTACKED] = {"this cell is attacked", "this cell is not attacked"},
    [EXPR_MARKED] = {"this cell is the %v", "this cell is not the %v"},
    [EXPR_START] = {"this is where the walk began", "this is not where the walk began"},
    [EXPR_BESIDE] = {"one step %d from here, %a", NULL},
    [EXPR_COUNT] = {"the number of %w %k%Z", "%p has no %k%Z"},
    [EXPR_WORTH] = {"the value of %w %k", NULL},
    [EXPR_CHECK] = {"%w royal piece is attacked", "%w royal piece is not attacked"},
    [EXPR_THREATENS] = {"%w %k threatens %K", "%w %k does not threaten %K"},
    [EXPR_NO_MOVES] = {"no legal move is left", "a legal move is left"},
    [EXPR_CAN] = {"there is a move after which %a", "there is no move after which %a"},
    [EXPR_REPEATED] = {"the position stands for the time number %n",
                       "the position does not stand for the time number %n"},
    [EXPR_TO_MOVE] = {"%p is to move", "%p is not to move"},
    [EXPR_CAPTURED] = {"%w %k was taken", "no %k of %p was taken"},
    [EXPR_WORTH_AT] = {"the value of the piece on %v", NULL},
    [EXPR_LOOT] = {"the value of what was taken from %p", NULL},
    [EXPR_CAPTOR] = {"%k made the move", "no %k made the move"},
    [EXPR_CAPTOR_WORTH] = {"the value of the piece that moved", NULL},
    [EXPR_REACHED] = {"%w %k could go to this cell", "no %k of %p could go to this cell"},
    [EXPR_TOUCHED] = {"the move changed %z", "the move did not change %z"},
    [EXPR_LANDED] = {"the move ended in %z", "the move did not end in %z"},
    [EXPR_PASSED] = {"the last move was a pass", "the last move was no pass"},
    [EXPR_BY_CHANCE] = {"a throw made the move", "no throw made the move"},
    [EXPR_MOVER] = {"%p made the last move", "%p did not make the last move"},
    [EXPR_WAS] = {"before the move, %a", NULL},
    [EXPR_ROLL] = {"number %r of the throw", NULL},
};

/* Zones of more cells than this are counted, not listed. */
enum { ZONE_LISTED = 12, MASK_ALL = 63 };

void phrase_mask(unsigned mask, Str *out) {
    static const struct {
        unsigned bit;
        const char *text;
    } words[] = {{ON_EMPTY, "nothing"},           {ON_FRIEND, "a friend"},
                 {ON_ENEMY, "an enemy"},          {ON_ROYAL, "an enemy's royal piece"},
                 {ON_NEUTRAL, "a neutral piece"}, {ON_HOLE, "a hole"}};
    if ((mask & MASK_ALL) == MASK_ALL || mask == (MASK_ALL & ~(unsigned)ON_HOLE)) {
        str_add(out, mask & ON_HOLE ? "anything, or a hole," : "anything");
        return;
    }
    bool any = false;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (mask & words[i].bit) {
            str_addf(out, "%s%s", any ? " or " : "", words[i].text);
            any = true;
        }
}

static void add_kinds(const Game *g, KindSet set, Str *out) {
    bool any = false;
    for (int k = 0; k < g->nkinds; k++)
        if (set >> k & 1) {
            str_addf(out, "%s%s", any ? " or " : "", g->kinds[k].name);
            any = true;
        }
}

static void add_kindset(const Game *g, int id, Str *out) {
    if (id == 0)
        str_add(out, "piece");
    else
        add_kinds(g, g->kindsets[id], out);
}

static void add_zone(const Game *g, int id, Str *out) {
    CellSet zone = g->zones[id];
    int n = set_count(zone);
    if (n > ZONE_LISTED) {
        str_addf(out, "zone %d (%d cells)", id, n);
        return;
    }
    for (int i = 0; i < n; i++)
        str_addf(out, "%s%s", i ? " " : "", words_cell(g, 0, (Sq)set_pop(&zone)));
}

static const char *who_text(const Game *g, int who) {
    switch (who) {
    case WHO_NOBODY:
    case WHO_ME: return "the mover";
    case WHO_NEXT: return g->nplayers == 2 ? "the opponent" : "the next player";
    case WHO_ANY: return "anyone";
    case WHO_NEUTRAL: return "nobody";
    case WHO_CAPTOR: return "the captor";
    case WHO_LOSER: return "the loser";
    case WHO_WINNER: return "the winner";
    default: return g->display->player[who - WHO_PLAYER0].name;
    }
}

static void add_var(const Game *g, const Expr *e, Str *out) {
    const Var *v = &g->vars[e->arg];
    if (v->player < 0)
        str_addf(out, "'%s'", v->name);
    else
        str_addf(out, "'%s' of %s", v->name, who_text(g, e->who));
}

static void phrase(const Game *g, ExprId id, bool opposite, Str *out);

/* A form's letter, filled in. */
static void fill(const Game *g, const Expr *e, char letter, Str *out) {
    switch (letter) {
    case 'a': phrase(g, e->a, false, out); break;
    case 'b': phrase(g, e->b, false, out); break;
    case 'n': str_addf(out, "%d", e->arg); break;
    case 'r': str_addf(out, "%d", e->arg + 1); break;
    case 'v': add_var(g, e, out); break;
    case 'm': phrase_mask((unsigned)e->arg, out); break;
    case 'k': add_kindset(g, e->arg, out); break;
    case 'K': add_kindset(g, e->zone, out); break;
    case 'z': add_zone(g, e->arg, out); break;
    case 'Z':
        str_add(out, e->zone ? " in " : "");
        if (e->zone)
            add_zone(g, e->zone, out);
        break;
    case 'd': str_add(out, g->graph.dir_name[e->arg]); break;
    case 'p': str_add(out, who_text(g, e->who)); break;
    case 'w': str_addf(out, "%s's", who_text(g, e->who)); break;
    }
}

static void write_form(const Game *g, const Expr *e, const char *form, Str *out) {
    for (; *form; form++)
        if (*form == '%')
            fill(g, e, *++form, out);
        else
            str_addc(out, *form);
}

/* NOT turns the question round; a mask's opposite is what it leaves out. */
static void phrase(const Game *g, ExprId id, bool opposite, Str *out) {
    const Expr *e = &g->exprs[id];
    const Form *form = &forms[e->kind];
    if (id == 0) {
        str_add(out, opposite ? "never" : "always");
    } else if (e->kind == EXPR_NOT) {
        phrase(g, e->a, !opposite, out);
    } else if (opposite && e->kind == EXPR_ON) {
        phrase_mask(MASK_ALL & ~(unsigned)e->arg, out);
        str_add(out, " stands here");
    } else if (!opposite || form->is_not) {
        write_form(g, e, opposite ? form->is_not : form->is, out);
    } else {
        str_add(out, "not (");
        write_form(g, e, form->is, out);
        str_addc(out, ')');
    }
}

void phrase_expr(const Game *g, ExprId e, Str *out) {
    phrase(g, e, false, out);
}

void phrase_not(const Game *g, ExprId e, Str *out) {
    phrase(g, e, true, out);
}

/* ---- acts ---- */

static void add_ref(const Game *g, uint8_t ref, uint16_t arg, Str *out) {
    switch ((CellRef)ref) {
    case REF_NONE: break;
    case REF_START: str_add(out, " start"); break;
    case REF_HERE: str_add(out, " here"); break;
    case REF_LANDED: str_add(out, " landed"); break;
    case REF_FIXED: str_addf(out, " %s", words_cell(g, 0, arg)); break;
    case REF_VAR: str_addf(out, " '%s'", g->vars[arg].name); break;
    case REF_STEP: str_addf(out, " step %s", g->graph.dir_name[arg]); break;
    case REF_ROLL: str_addf(out, " throw %d", arg + 1); break;
    case REF_PIECE: str_addf(out, " %s", g->kinds[arg].name); break;
    }
}

static const char *const fx_text[FX_COUNT] = {
    [FX_MOVE] = "move",     [FX_TAKE] = "take",       [FX_PUT] = "put",
    [FX_BECOME] = "become", [FX_CONVERT] = "convert", [FX_UNMAKE] = "unmake",
    [FX_MAKE] = "make",     [FX_MARK] = "mark",       [FX_SET] = "set",
    [FX_ADD] = "add",       [FX_CLASH] = "clash",     [FX_CAPTOR] = "captor",
    [FX_CALL] = "call"};

void phrase_act(const Game *g, const Act *act, Str *out) {
    str_add(out, fx_text[act->fx]);
    add_ref(g, act->ref_a, act->arg_a, out);
    add_ref(g, act->ref_b, act->arg_b, out);
    if (act->fx == FX_PUT || act->fx == FX_BECOME)
        str_addf(out, " %s", g->kinds[act->kind].name);
    if (act->fx == FX_CALL)
        str_addf(out, " '%s'", g->display->calls[act->var]);
    if (act->fx == FX_MARK || act->fx == FX_SET || act->fx == FX_ADD)
        str_addf(out, " '%s'", g->vars[act->var].name);
    if (act->fx == FX_SET || act->fx == FX_ADD) {
        str_add(out, act->fx == FX_SET ? " to " : " by ");
        phrase_expr(g, act->expr, out);
    }
}
