/*
** phrase.c -- expressions and acts by the words of their rows (exprs.def, effects.def).
*/
#include "phrase.h"

#include "words.h"

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
    if (who >= WHO_PLAYER0)
        return g->display->player[who - WHO_PLAYER0].name;
    switch ((Who)who) {
    case WHO_PLAYER0:
    case WHO_NOBODY:
    case WHO_ME: break;
    case WHO_NEXT: return g->nplayers == 2 ? "the opponent" : "the next player";
    case WHO_ANY: return "anyone";
    case WHO_NEUTRAL: return "nobody";
    case WHO_CAPTOR: return "the captor";
    case WHO_LOSER: return "the loser";
    case WHO_WINNER: return "the winner";
    }
    return "the mover";
}

static void add_var(const Game *g, const Expr *e, Str *out) {
    const Var *v = &g->vars[e->arg];
    if (v->player < 0)
        str_addf(out, "'%s'", v->name);
    else
        str_addf(out, "'%s' of %s", v->name, who_text(g, e->who));
}

static void add_dirs(const Game *g, int id, Str *out) {
    const DirSet *set = &g->dirsets[id];
    for (int i = 0; i < set->n; i++)
        str_addf(out, "%s%s", i ? " or " : "", g->graph.dir_name[set->dir[i]]);
}

static void add_arg(const Game *g, const Expr *e, Str *out) {
    switch ((ExprArg)expr_info[e->kind].arg) {
    case ARG_NONE:
    case ARG_BIT: break;
    case ARG_NUMBER: str_addf(out, "%d", e->arg); break;
    case ARG_VAR:
    case ARG_MARKER: add_var(g, e, out); break;
    case ARG_KINDS: add_kindset(g, e->arg, out); break;
    case ARG_ZONE: add_zone(g, e->arg, out); break;
    case ARG_MASK: phrase_mask((unsigned)e->arg, out); break;
    case ARG_DIRS: add_dirs(g, e->arg, out); break;
    case ARG_QUERY: str_addf(out, "walk %d", e->arg + 1); break;
    case ARG_THROWN: str_addf(out, "%d", e->arg + 1); break;
    }
}

/* A zone that is named limits what is spoken of. */
static void add_more(const Game *g, const Expr *e, Str *out) {
    if (expr_info[e->kind].more == ARG_KINDS)
        add_kindset(g, e->more, out);
    if (expr_info[e->kind].more == ARG_ZONE && e->more) {
        str_add(out, " in ");
        add_zone(g, e->more, out);
    }
}

static void phrase(const Game *g, ExprId id, bool opposite, Str *out);

/* A form's letter, filled in. */
static void fill(const Game *g, const Expr *e, char letter, Str *out) {
    switch (letter) {
    case 'a': phrase(g, e->a, false, out); break;
    case 'b': phrase(g, e->b, false, out); break;
    case 'x': add_arg(g, e, out); break;
    case 'y': add_more(g, e, out); break;
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
    const ExprInfo *form = &expr_info[e->kind];
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

void phrase_act(const Game *g, const Act *act, Str *out) {
    for (const char *form = fx_info[act->fx].is; *form; form++) {
        if (*form != '%') {
            str_addc(out, *form);
            continue;
        }
        switch (*++form) {
        case 'a': add_ref(g, act->ref_a, act->arg_a, out); break;
        case 'b': add_ref(g, act->ref_b, act->arg_b, out); break;
        case 'k': str_add(out, g->kinds[act->kind].name); break;
        case 'v': str_add(out, g->vars[act->var].name); break;
        case 'e': phrase_expr(g, act->expr, out); break;
        case 'c': str_add(out, g->display->calls[act->var]); break;
        }
    }
}
