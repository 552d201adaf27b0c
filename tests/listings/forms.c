/*
** forms.c -- describes the tables of a game for the walks from one cell.
**
** `forms FILE CELL`: for each piece that a player owns, the families of its moves from there;
** for each family the branches; for each branch its path kind, its needs, and its form, group
** by group: which cells must be open for which ends. The terms are those of the glossary in
** HACKING.md, which draws two such listings.
*/
#include "vm/tables/tables.h"

#include "support/cells.h"
#include "support/given.h"
#include "text/write/phrase.h"

typedef struct Listing {
    const Game *game;
    Str out;
} Listing;

static void mask_is(Listing *l, const char *what, unsigned mask) {
    str_addf(&l->out, "    %-8s ", what);
    phrase_mask(mask, &l->out);
    str_addc(&l->out, '\n');
}

static void tests_are(Listing *l, const char *what, const ExprId *test, int n) {
    for (int i = 0; i < n; i++) {
        str_addf(&l->out, "    %-8s ", what);
        phrase_expr(l->game, test[i], &l->out);
        str_addc(&l->out, '\n');
    }
}

static void class_is(Listing *l, const char *what, int class) {
    const CellClass *c = &l->game->tables->classes[class];
    if (c->mask != 0xffff)
        mask_is(l, what, c->mask);
    tests_are(l, what, c->test, c->ntests);
}

static void pathkind_is(Listing *l, const PathKind *k) {
    class_is(l, "open", k->open);
    mask_is(l, "land", k->land);
    tests_are(l, "test", k->test, k->ntests);
    tests_are(l, "gate", k->gate, k->ngates);
    for (int i = 0; k->firsts >> i; i++)
        if (k->firsts >> i & 1)
            str_addf(&l->out, "    order    first of choice %d\n", i);
    if (k->second)
        str_addf(&l->out, "    order    second of choice %d\n", k->second - 1);
    if (k->solver)
        str_add(&l->out, "    solver   the ends are the long walks' solver's\n");
}

/* A subset of `all`: bit i of `bits` stands for its i-th cell. */
static const char *some(Listing *l, CellSet all, uint64_t bits) {
    CellSet chosen = {0};
    for (int i = 0; !set_empty(all); i++) {
        unsigned cell = (unsigned)set_pop(&all);
        if (bits >> i & 1)
            set_add(&chosen, cell);
    }
    return cells_text(l->game, chosen);
}

/* Prints a group: for each minimal set of open cells, the ends that it gives. */
static void group_is(Listing *l, const Branch *b, const TableGroup *group) {
    uint64_t all = ((uint64_t)1 << set_count(group->cells)) - 1;
    str_addf(&l->out, "    group    %s\n", cells_text(l->game, group->cells));
    for (uint64_t open = 0; open <= all; open++) {
        uint64_t ends = group->table[all & ~open];
        for (uint64_t rest = open; rest; rest &= rest - 1)
            ends &= ~group->table[all & ~(open & ~(rest & -rest))];
        if (ends)
            str_addf(&l->out, "        %s open: %s\n", some(l, group->cells, open),
                     some(l, b->ends, ends));
    }
}

/* Prints each rung with all the cells that it asks for. */
static void ladder_is(Listing *l, const Branch *b) {
    str_addf(&l->out, "    ladder   %s\n", cells_text(l->game, b->ladder->cells));
    for (int i = 0; i < b->ladder->rungs.nrungs; i++) {
        const Rung *r = &b->ladder->rungs.rung[i];
        str_addf(&l->out, "        %s open: %s; else %u on\n",
                 some(l, b->ladder->cells, r->cells), some(l, b->ends, r->ends), r->over);
    }
}

static void branch_is(Listing *l, const Branch *b) {
    str_addf(&l->out, "  branch     %s\n", cells_text(l->game, b->ends));
    pathkind_is(l, &l->game->tables->pathkinds[b->pathkind]);
    for (int i = 0; i < b->nneeds; i++) {
        char what[64];
        snprintf(what, sizeof what, "need %s", l->game->graph.cell_name[b->need[i].cell]);
        class_is(l, what, b->need[i].class);
    }
    if (b->always)
        str_addf(&l->out, "    always   %s\n", some(l, b->ends, b->always));
    for (int i = 0; i < b->ngroups; i++)
        group_is(l, b, &b->group[i]);
    if (b->climbs)
        ladder_is(l, b);
}

/* Prints an effect of the family's moves, like "move b2 landed": only the end is not known
** yet. */
static void effect_is(Listing *l, const Family *f, const Effect *fx) {
    const FxInfo *info = &fx_info[fx->fx];
    Act act = {.fx = fx->fx, .kind = fx->kind, .var = fx->var, .expr = fx->expr};
    act.ref_a = info->cells > 0 ? fx->a == f->end_slot ? REF_LANDED : REF_FIXED : REF_NONE;
    act.ref_b = info->cells > 1 ? fx->b == f->end_slot ? REF_LANDED : REF_FIXED : REF_NONE;
    act.arg_a = (uint16_t)move_cell(f->base, fx->a);
    act.arg_b = (uint16_t)move_cell(f->base, fx->b);
    phrase_act(l->game, 0, &act, &l->out);
}

static void family_is(Listing *l, const Family *f) {
    const Shape *s = &l->game->shapes[move_shape(f->base)];
    str_add(&l->out, "family       ");
    for (int i = 0; i < s->nfx; i++) {
        str_add(&l->out, i ? ", " : "");
        effect_is(l, f, &s->fx[i]);
    }
    str_addf(&l->out, "%s%s%s%s%s%s\n", f->direct ? "; direct" : "", f->takes ? "; takes" : "",
             f->hits ? "; hits" : "", f->one_move ? "; one move" : "",
             f->counts ? "; counts" : "", f->end_slot == 0xff ? "; end not named" : "");
    for (int i = 0; i < f->nbranches; i++)
        branch_is(l, &f->branch[i]);
}

static void kind_is(Listing *l, int owner, int kind, Sq from) {
    int walk = game_walk_number(l->game, 0, owner, kind);
    if (walk < 0)
        return;
    const WalkTable *t = &l->game->tables->walk[walk];
    str_addf(&l->out, "---- %s %s, from %s%s\n", l->game->display->player[owner].name,
             l->game->kinds[kind].name, l->game->graph.cell_name[from],
             t->ordered ? ", ordered" : "");
    if (!t->start)
        str_addf(&l->out, "machine: %s\n", t->why);
    for (int i = 0; t->start && i < t->start[from].nfamilies; i++)
        family_is(l, &t->start[from].family[i]);
    str_addc(&l->out, '\n');
}

int main(int argc, char **argv) {
    if (argc != 3) {
        fprintf(stderr, "usage: forms FILE CELL\n");
        return 2;
    }
    Game *game = given_game(argv[1]);
    Listing l = {.game = game};
    Sq from = cell_named(game, argv[2]);
    for (int kind = 0; kind < game->nkinds; kind++)
        kind_is(&l, 0, kind, from);
    fputs(str_text(&l.out), stdout);
    str_free(&l.out);
    game_free(game);
    return 0;
}
