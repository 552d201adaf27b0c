/*
** outcomes.c -- compiles the throws of a definition.
**
** A case that means something else for each player becomes one case for each, which tests who
** has moved. A throw before the first move is nobody's, and is compiled as the first player
** sees it.
*/
#include "parts.h"

TYPED_VEC(CaseList, cases, ChanceCase)

/* ChanceCase.arg. A fixed cell is the board's, whoever has moved: so it can be one of those
** thrown. */
static uint16_t case_arg(const Build *b, const CaseDef *c, int player) {
    if (c->start == REF_PIECE)
        return (uint16_t)build_kind(b, c->of);
    return c->start == REF_VAR ? build_var(b, c->arg, build_player(b, c->who, player))
                               : (uint16_t)c->arg;
}

/* The case as it is when `player` has moved. A neutral piece walks as the first player sees the
** board. */
static ChanceCase case_for(Build *b, const CaseDef *c, int player, const char *who) {
    int walker = c->start == REF_PIECE ? 0 : player;
    int walk = build_walk(b, c->walk, walker, true, who, c->place);
    return (ChanceCase){.when = c->when ? build_expr(b, c->when, player) : 0,
                        .walk = (uint16_t)(walk < 0 ? 0 : walk),
                        .start = c->start,
                        .arg = case_arg(b, c, player),
                        .or_nothing = c->optional,
                        .again = c->again != NULL};
}

/* Adds one case, or one for each player where they differ. */
static void add_case(Build *b, const CaseDef *c, bool opening, const char *who,
                     CaseList *list) {
    ChanceCase each[PLAYERS_MAX];
    int n = b->def->nplayers;
    bool same = true;
    for (int p = 0; p < n; p++) {
        each[p] = case_for(b, c, opening ? 0 : p, who);
        same = same && each[p].walk == each[0].walk && each[p].when == each[0].when &&
               each[p].arg == each[0].arg;
    }
    for (int p = 0; p < (same ? 1 : n); p++) {
        if (!same)
            each[p].when = build_and(b, build_mover_is(b, p), each[p].when);
        cases_add(list, each[p]);
    }
}

/* The outcomes, renumbered: case c of the definition has become cases first[c] to first[c + 1]
** - 1. */
static const Outcome *outcomes_of(Build *b, const ThrowDef *t, const int *first) {
    Outcome *list = arena_copy(b->game->arena, t->outcome, (size_t)t->noutcomes * sizeof *list);
    for (Outcome *o = list; o < list + t->noutcomes; o++) {
        int end = first[o->first + o->ncases];
        o->first = (uint16_t)first[o->first];
        o->ncases = (uint16_t)(end - o->first);
    }
    return list;
}

static const uint16_t *marks_of(Build *b, const ThrowDef *t) {
    uint16_t *marks = ARENA_ARRAY(b->game->arena, uint16_t, t->nmarks);
    for (int i = 0; i < t->nmarks; i++)
        marks[i] = build_var(b, t->mark[i], 0);
    return marks;
}

/* ThrowWords.again of n cases, numbered by `first` as above; NULL where no case is thrown
** again. */
static const char *const *agains_of(Build *b, const ThrowDef *t, const int *first, int n) {
    const char **again = ARENA_ARRAY(b->game->arena, const char *, n);
    bool any = false;
    for (int i = 0; i < t->ncases; i++) {
        any = any || t->cases[i].again;
        for (int k = first[i]; k < first[i + 1]; k++)
            again[k] = t->cases[i].again;
    }
    return any ? again : NULL;
}

static void build_throw(Build *b, const ThrowDef *t, Chance *out, ThrowWords *words) {
    Arena *a = b->game->arena;
    CaseList list = {0};
    const char *who = arena_printf(b->scratch, "throw '%s'", t->name);
    int *first = ARENA_ARRAY(b->scratch, int, t->ncases + 1);
    for (int i = 0; i < t->ncases; i++) {
        add_case(b, &t->cases[i], t->opening, who, &list);
        first[i + 1] = (int)list.n;
    }
    *out = (Chance){.name = t->name,
                    .opening = t->opening,
                    .when = t->when ? build_as_mover(b, t->when) : 0,
                    .nmarks = t->nmarks,
                    .marks = marks_of(b, t),
                    .ncases = (int)list.n,
                    .cases = arena_copy(a, list.at, list.n * sizeof *list.at),
                    .noutcomes = t->noutcomes,
                    .outcome = outcomes_of(b, t, first)};
    *words = (ThrowWords){t->shows, agains_of(b, t, first, (int)list.n), t->help};
    cases_free(&list);
}

/* Fills in Chance.kept: the marks of each throw and of those after it in the list, opening
** throws and others apart, for these may yet be due in the same turn. Returns the marks of
** all. */
static uint64_t keep_marks(Chance *list, int n) {
    uint64_t kept[2] = {0}; /* [opening] */
    while (n-- > 0) {
        for (int i = 0; i < list[n].nmarks; i++)
            kept[list[n].opening] |= (uint64_t)1 << list[n].marks[i];
        list[n].kept = kept[list[n].opening];
    }
    return kept[false] | kept[true];
}

void outcomes_build(Build *b) {
    const ThrowDefs *throws = &b->def->throws;
    Chance *list = ARENA_ARRAY(b->game->arena, Chance, throws->n);
    ThrowWords *words = ARENA_ARRAY(b->game->arena, ThrowWords, throws->n);
    for (size_t i = 0; i < throws->n; i++)
        build_throw(b, &throws->at[i], &list[i], &words[i]);
    b->display->throws = words;
    b->game->marks = keep_marks(list, (int)throws->n);
    b->game->nchances = (int)throws->n;
    b->game->chances = list;
}

/* ---- what a throw depends on ---- */

typedef struct Asking {
    const Build *b;
    bool *asked;   /* [exprs.n]: done */
    bool walks;    /* the walks of all men are done */
    uint64_t vars; /* bit v: variable v is read */
    bool past;     /* the last move is asked about, beyond who made it, which FEN tells */
} Asking;

static void ask_expr(Asking *a, ExprId id);

static void ask_walk(Asking *a, const Program *p) {
    for (int at = 0; at < p->n; at += op_length(p->code[at])) {
        if (p->code[at] == OP_TEST)
            ask_expr(a, p->code[at + 1]);
        if (p->code[at] == OP_LONG)
            ask_expr(a, a->b->longs.at[p->code[at + 1]].joint);
    }
}

/* Where men could go or capture depends on whatever their walks ask. */
static void ask_walks(Asking *a) {
    a->walks = true;
    for (size_t i = 0; i < a->b->walks.n; i++)
        ask_walk(a, &a->b->walks.at[i]);
}

/* Of a variable that each player has all copies: whose is meant is not known here. */
static void ask_var(Asking *a, const Expr *e) {
    const Var *v = &a->b->game->vars[e->arg];
    int copies = v->player < 0 || e->who == WHO_NOBODY ? 1 : a->b->def->nplayers;
    for (int k = e->arg; k < e->arg + copies && k < a->b->game->nvars; k++)
        a->vars |= (uint64_t)1 << k;
}

static void ask_expr(Asking *a, ExprId id) {
    if (id == 0 || a->asked[id])
        return;
    a->asked[id] = true;
    const Expr *e = &a->b->exprs.at[id];
    const ExprInfo *info = &expr_info[e->kind];
    if (info->arg == ARG_VAR || info->arg == ARG_MARKER)
        ask_var(a, e);
    if (info->arg == ARG_QUERY)
        ask_walk(a, &a->b->queries.at[e->arg]);
    if (info->asks & ASK_WALKS && !a->walks)
        ask_walks(a);
    a->past |= e->kind != EXPR_MOVER && (info->asks | who_asks(e->who)) & ASK_EVENT;
    ask_expr(a, e->a);
    ask_expr(a, e->b);
}

uint64_t outcomes_ask(Build *b, int i, bool *past) {
    const Chance *c = &b->game->chances[i];
    *past = false;
    if (!build_spend(b, b->def->throws.at[i].place, NULL, (int64_t)b->exprs.n / 4))
        return 0;
    Asking a = {.b = b, .asked = ARENA_ARRAY(b->scratch, bool, b->exprs.n)};
    for (int k = 0; k < c->ncases; k++) {
        ask_expr(&a, c->cases[k].when);
        ask_walk(&a, &b->walks.at[c->cases[k].walk]);
    }
    *past = a.past;
    return a.vars;
}
