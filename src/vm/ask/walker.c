/*
** walker.c -- what the walkers of all widths share, and which of them is used.
*/
#include "walker.h"

#include "base/cpu.h"

extern const Walker walker64, walker128, walker256;
#ifdef CPU_CAN_HAVE_BMI2
extern const Walker walker64_bmi2, walker128_bmi2, walker256_bmi2;
#endif

static void begin(View *v, const Pos *p, int me) {
    scope_init(&v->scope, p, me, SQ_NONE);
    v->scope.memo = &v->memo;
    memo_clear(&v->memo);
    v->tables = p->game->tables;
    v->occupied = p->occupied;
    v->shut.known = 0;
    v->gates.asked = v->gates.hold = 0;
    v->places.known = v->places.empty = 0;
    v->places.nrooms = 0;
    v->solver = SQ_NONE;
}

void view_init(View *v, const Pos *p, int me) {
    begin(v, p, me);
    CellSet empty = set_minus(p->game->board, p->occupied), enemy = {{0}};
    for (int i = 0; i < p->game->nplayers; i++)
        if (game_foes(p->game, me, i))
            enemy = set_or(enemy, p->men[i]);
    enemy = set_minus(enemy, p->royal);
    v->memo.on[ON_EMPTY] = empty;
    v->memo.on[ON_ENEMY] = enemy;
    v->memo.on[ON_EMPTY | ON_ENEMY] = set_or(empty, enemy);
    v->memo.masks = (uint64_t)1 << ON_EMPTY | (uint64_t)1 << ON_ENEMY |
                    (uint64_t)1 << (ON_EMPTY | ON_ENEMY);
}

void view_attack(View *v, const Pos *p, int me, Sq lifted, Piece as) {
    begin(v, p, me);
    v->scope.target = as == PIECE_HOLE ? SQ_NONE : SQ_EACH;
    v->scope.as = as;
    v->scope.lifted = lifted;
    if (lifted != SQ_NONE)
        set_remove(&v->occupied, lifted);
}

/* The scope for joints, needs and gates: nothing is imagined where the walk will land. */
static Scope on_the_way(const View *v, Sq start) {
    Scope s = v->scope;
    s.start = start;
    s.target = SQ_NONE;
    return s;
}

CellSet view_shut(const View *v, const CellClass *c, Sq start) {
    Scope s = on_the_way(v, start);
    CellSet open = scope_on(&s, c->mask & (MASKS_END - 1));
    for (int i = 0; i < c->ntests; i++)
        open = scope_where(&s, c->test[i], open);
    return set_minus(s.pos->game->board, open);
}

bool view_is(const View *v, const CellClass *c, Sq start, Sq cell) {
    Scope s = on_the_way(v, start);
    s.here = cell;
    if (!(piece_mask(s.pos->game, s.me, scope_at(&s, cell)) & c->mask))
        return false;
    for (int i = 0; i < c->ntests; i++)
        if (!scope_holds(&s, c->test[i]))
            return false;
    return true;
}

bool view_gates(View *v, int pathkind) {
    const PathKind *k = &v->tables->pathkinds[pathkind];
    uint64_t bit = pathkind < PATHKINDS_KEPT ? (uint64_t)1 << pathkind : 0;
    if (v->gates.asked & bit)
        return v->gates.hold & bit;
    Scope s = on_the_way(v, SQ_NONE);
    bool hold = true;
    for (int i = 0; i < k->ngates && hold; i++)
        hold = scope_holds(&s, k->gate[i]);
    v->gates.asked |= bit;
    v->gates.hold |= hold ? bit : 0;
    return hold;
}

const Walker *walker_numbered(int i) {
    static const Walker *const portable[] = {&walker64, &walker128, &walker256};
    if (i < 3)
        return portable[i];
#ifdef CPU_CAN_HAVE_BMI2
    static const Walker *const bmi2[] = {&walker64_bmi2, &walker128_bmi2, &walker256_bmi2};
    if (__builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt"))
        return bmi2[i - 3];
#endif
    return NULL;
}

const Walker *walker_for(int ncells) {
    int width = set_words(ncells) / 2;
    const Walker *quick = walker_numbered(width + 3);
    return quick ? quick : walker_numbered(width);
}
