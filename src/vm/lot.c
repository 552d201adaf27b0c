/*
** lot.c -- numbering the lots of every start: those without gates first.
*/
#include "lot.h"

#include "walker.h"

#include <string.h>

TYPED_VEC(LotList, lotlist, Lot)

static Lot lot_of(const Tables *t, const Family *f, const Branch *b, unsigned end, int rank) {
    bool tells = f->direct && f->end_slot != 0xff && b->land && t->kinds[b->kind].empty &&
                 b->lone >> rank & 1;
    return (Lot){.branch = (uint16_t)(b - f->branch),
                 .end = (uint8_t)end,
                 .rank = (uint8_t)rank,
                 .land = tells ? b->land : ON_EMPTY,
                 .asks = !tells};
}

/* The ends that no branch of the family had before; a move that does not name its end is one lot,
** whatever its ends. They are not added where out is NULL. */
static void add_branch(const Tables *t, const StartTable *s, int family, const Branch *b,
                       CellSet *seen, LotList *out) {
    const Family *f = &s->family[family];
    CellSet ends = b->ends;
    for (int rank = 0; !set_empty(ends); rank++) {
        unsigned end = set_pop(&ends), cell = f->end_slot == 0xff ? 0 : end;
        if (!set_has(seen, cell) && out) {
            Lot lot = lot_of(t, f, b, end, rank);
            lot.family = (uint16_t)family;
            lotlist_add(out, lot);
        }
        set_add(seen, cell);
    }
}

/* The branches that have gates, or those that have none. */
static void add_branches(const Tables *t, const StartTable *s, int family, bool gated,
                         CellSet *seen, LotList *out) {
    const Family *f = &s->family[family];
    for (int i = 0; i < f->nbranches; i++)
        if ((t->kinds[f->branch[i].kind].ngates > 0) == gated)
            add_branch(t, s, family, &f->branch[i], seen, out);
}

/* An end that needs no gate has none, even if another branch leads there through one. */
static void add_family(const Tables *t, const StartTable *s, int family, bool gated,
                       LotList *out) {
    CellSet seen = {{0}};
    if (gated)
        add_branches(t, s, family, false, &seen, NULL);
    add_branches(t, s, family, gated, &seen, out);
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

static const uint64_t *between_of(const StartTable *s, const LotList *lots, int words,
                                  Arena *a) {
    uint64_t *between = ARENA_ARRAY(a, uint64_t, (size_t)words * lots->n);
    for (size_t i = 0; i < lots->n; i++) {
        const Lot *l = &lots->at[i];
        const CellSet *cells = &s->family[l->family].branch[l->branch].between[l->rank];
        memcpy(&between[i * (size_t)words], cells->w, sizeof *between * (size_t)words);
    }
    return between;
}

static Lots number_start(const Tables *t, const StartTable *s, int words, LotList *room,
                         Arena *a) {
    Lots lots = {.gates = gates_of(t, s)};
    room->n = 0;
    for (int i = 0; i < s->nfamilies; i++)
        add_family(t, s, i, false, room);
    lots.n = (uint32_t)room->n;
    for (int i = 0; lots.gates && i < s->nfamilies; i++)
        add_family(t, s, i, true, room);
    lots.ngated = (uint32_t)room->n - lots.n;
    lots.lot = arena_copy(a, room->at, sizeof *room->at * room->n);
    lots.between = between_of(s, room, words, a);
    return lots;
}

/* The lots that another piece with the same walk has got; NULL where there is none. */
static const Lots *shared(const PieceTables *of, int piece, const Lots *none) {
    for (int x = PIECE_FIRST; x < piece; x++)
        if (of[x].start == of[piece].start && of[x].lots != none)
            return of[x].lots;
    return NULL;
}

static const Lots *number_piece(const Game *g, const Tables *t, const StartTable *start,
                                LotList *room, Arena *a) {
    Lots *lots = ARENA_ARRAY(a, Lots, g->graph.ncells);
    for (int cell = 0; start && cell < g->graph.ncells; cell++)
        lots[cell] = number_start(t, &start[cell], walker_words(g->graph.ncells), room, a);
    return lots;
}

/* Pieces that never move, or not by themselves, have none. */
void lots_build(const Game *g, const Tables *t, PieceTables *of, Arena *a) {
    LotList room = {0};
    const Lots *none = number_piece(g, t, NULL, &room, a);
    for (int x = PIECE_FIRST; x < PIECES_MAX; x++) {
        if (of[x].odd_moves)
            continue;
        of[x].lots = none;
        if (!of[x].start || !(g->turns[0].part[0].kinds >> g->kind[x] & 1))
            continue;
        const Lots *known = shared(of, x, none);
        of[x].lots = known ? known : number_piece(g, t, of[x].start, &room, a);
    }
    lotlist_free(&room);
}
