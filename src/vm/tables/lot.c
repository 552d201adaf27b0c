/*
** lot.c -- numbering the lots of every start: those without gates first.
*/
#include "lot.h"

#include "vm/ask/walker.h"

#include <string.h>

TYPED_VEC(LotList, lotlist, Lot)

/* The number of a marker among those that are kept, as a landing; LAND_ANY where it is not. */
static uint8_t keep_mark(Tables *t, uint16_t var) {
    int i = 0;
    while (i < t->nmarks && t->mark[i] != var)
        i++;
    if (i == MARKS_KEPT)
        return LAND_ANY;
    t->mark[i] = var;
    t->nmarks += i == t->nmarks;
    return (uint8_t)(LAND_MARK + i);
}

/* What must be true of a landing, whatever else must. */
static uint8_t land_of(const Game *g, Tables *t, const PathKind *k) {
    for (int i = 0; i < k->ntests; i++) {
        const Expr *e = &g->exprs[k->test[i]];
        if (e->kind == EXPR_MARKED && g->vars[e->arg].player < 0)
            return keep_mark(t, (uint16_t)e->arg);
    }
    return k->land & ~(unsigned)(ON_EMPTY | ON_ENEMY) ? LAND_ANY : (uint8_t)k->land;
}

/* Does the move name its end, and does one branch alone lead there? */
static bool is_only_way(const Family *f, unsigned end) {
    int ways = 0;
    if (f->end_slot == 0xff)
        return false;
    for (int i = 0; i < f->nbranches; i++)
        ways += set_has(&f->branch[i].ends, end);
    return ways == 1;
}

/* Are the cells between all that joints ask? */
static bool is_lone(const Tables *t, const Family *f, const Branch *b, unsigned end, int rank) {
    const PathKind *k = &t->kinds[b->kind];
    return is_only_way(f, end) && k->empty && !k->solver && b->lone >> rank & 1;
}

static Lot lot_of(const Game *g, Tables *t, const Family *f, const Branch *b, unsigned end,
                  int rank) {
    return (Lot){.branch = (uint16_t)(b - f->branch),
                 .end = (uint8_t)end,
                 .rank = (uint8_t)rank,
                 .land = is_only_way(f, end) ? land_of(g, t, &t->kinds[b->kind]) : LAND_ANY,
                 .asks = !(f->direct && b->land && is_lone(t, f, b, end, rank))};
}

/* The ends that no branch of the family had before; a move that does not name its end is one lot,
** whatever its ends. They are not added where out is NULL. */
static void add_branch(const Game *g, Tables *t, const StartTable *s, int family,
                       const Branch *b, CellSet *seen, LotList *out) {
    const Family *f = &s->family[family];
    CellSet ends = b->ends;
    for (int rank = 0; !set_empty(ends); rank++) {
        unsigned end = set_pop(&ends), cell = f->end_slot == 0xff ? 0 : end;
        if (!set_has(seen, cell) && out) {
            Lot lot = lot_of(g, t, f, b, end, rank);
            lot.family = (uint16_t)family;
            lotlist_add(out, lot);
        }
        set_add(seen, cell);
    }
}

/* The branches that have gates, or those that have none. */
static void add_branches(const Game *g, Tables *t, const StartTable *s, int family, bool gated,
                         CellSet *seen, LotList *out) {
    const Family *f = &s->family[family];
    for (int i = 0; i < f->nbranches; i++)
        if ((t->kinds[f->branch[i].kind].ngates > 0) == gated)
            add_branch(g, t, s, family, &f->branch[i], seen, out);
}

/* An end that needs no gate has none, even if another branch leads there through one. */
static void add_family(const Game *g, Tables *t, const StartTable *s, int family, bool gated,
                       LotList *out) {
    CellSet seen = {{0}};
    if (gated)
        add_branches(g, t, s, family, false, &seen, NULL);
    add_branches(g, t, s, family, gated, &seen, out);
}

static uint64_t gates_of(const Tables *t, const StartTable *s) {
    uint64_t gates = 0;
    for (int i = 0; i < s->nfamilies; i++) {
        for (int j = 0; j < s->family[i].nbranches; j++) {
            uint16_t kind = s->family[i].branch[j].kind;
            if (t->kinds[kind].ngates)
                gates |= kind < KINDS_KEPT ? (uint64_t)1 << kind : ~(uint64_t)0;
        }
    }
    return gates;
}

/* Each with the cells between behind it. */
static const void *write_lots(const Tables *t, const StartTable *s, const LotList *lots,
                              int words, Arena *a) {
    static const CellSet nothing;
    size_t set = sizeof(uint64_t) * (size_t)words;
    char *all = arena_alloc(a, (sizeof(Lot) + set) * lots->n), *at = all;
    for (size_t i = 0; i < lots->n; i++, at += sizeof(Lot) + set) {
        const Lot *l = &lots->at[i];
        const Family *f = &s->family[l->family];
        const Branch *b = &f->branch[l->branch];
        bool lone = is_lone(t, f, b, l->end, l->rank);
        memcpy(at, l, sizeof *l);
        memcpy(at + sizeof *l, lone ? b->between[l->rank].w : nothing.w, set);
    }
    return all;
}

/* False where there are too many. */
static bool number_start(const Game *g, Tables *t, const StartTable *s, uint64_t gates,
                         LotList *room, Lots *lots) {
    room->n = 0;
    for (int i = 0; i < s->nfamilies; i++)
        add_family(g, t, s, i, false, room);
    lots->n = (uint16_t)room->n;
    for (int i = 0; gates && i < s->nfamilies; i++)
        add_family(g, t, s, i, true, room);
    lots->ngated = (uint16_t)(room->n - lots->n);
    return room->n <= UINT16_MAX;
}

/* The lots that another piece with the same walk has got. */
static bool share(PieceTables *of, int piece) {
    for (int x = PIECE_FIRST; x < piece; x++) {
        if (of[x].start == of[piece].start && of[x].gates) {
            of[piece].lots = of[x].lots;
            of[piece].gates = of[x].gates;
            return true;
        }
    }
    return false;
}

static void number_piece(const Game *g, Tables *t, PieceTables *of, LotList *room, Arena *a) {
    int ncells = g->graph.ncells, words = walker_words(ncells);
    Lots *lots = ARENA_ARRAY(a, Lots, ncells);
    uint64_t *gates = ARENA_ARRAY(a, uint64_t, ncells);
    for (int cell = 0; cell < ncells; cell++) {
        gates[cell] = gates_of(t, &of->start[cell]);
        if (!number_start(g, t, &of->start[cell], gates[cell], room, &lots[cell]))
            return;
        lots[cell].from = (uint8_t)cell;
        lots[cell].lot = write_lots(t, &of->start[cell], room, words, a);
    }
    of->lots = lots;
    of->gates = gates;
}

/* Pieces that never move, or not by themselves, have none. */
void lots_build(const Game *g, Tables *t, PieceTables *of, Arena *a) {
    LotList room = {0};
    const Lots *none = ARENA_ARRAY(a, Lots, g->graph.ncells);
    for (int x = PIECE_FIRST; x < PIECES_MAX; x++) {
        if (of[x].odd_moves)
            continue;
        if (!of[x].start || !(g->turns[0].part[0].kinds >> g->kind[x] & 1))
            of[x].lots = none;
        else if (!share(of, x))
            number_piece(g, t, &of[x], &room, a);
    }
    lotlist_free(&room);
}
