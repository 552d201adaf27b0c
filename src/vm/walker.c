/*
** walker.c -- what the walkers of all widths share, and the choice among them.
*/
#include "walker.h"

#include "cpu.h"

extern const Walker walker64, walker128, walker256;
#ifdef CPU_CAN_HAVE_BMI2
extern const Walker walker64_bmi2, walker128_bmi2, walker256_bmi2;
#endif

void view_init(View *v, const Pos *p, int me) {
    v->pos = p;
    v->tables = p->game->tables;
    v->me = me;
    v->attack = false;
    v->as = PIECE_NONE;
    v->lifted = SQ_NONE;
    v->occupied = p->occupied;
    v->known = 0;
    v->landed = 0;
    v->attacks_of = SQ_NONE;
}

/* The holes: what is occupied by nobody. */
static CellSet holes(const Pos *p) {
    CellSet cells = p->occupied;
    for (int i = 0; i <= p->game->nplayers; i++)
        cells = set_minus(cells, p->men[i]);
    return cells;
}

CellSet view_cells(const View *v, unsigned mask) {
    const Pos *p = v->pos;
    const Game *g = p->game;
    CellSet cells = {{0}};
    if (mask & ON_EMPTY)
        cells = set_minus(g->board, v->occupied);
    if (mask & ON_FRIEND)
        cells = set_or(cells, set_and(p->men[v->me], v->occupied));
    for (int i = 0; mask & (ON_ENEMY | ON_ROYAL) && i < g->nplayers; i++) {
        if (i == v->me)
            continue;
        CellSet men = set_and(p->men[i], v->occupied);
        if (!(mask & ON_ENEMY))
            men = set_and(men, p->royal);
        if (!(mask & ON_ROYAL))
            men = set_minus(men, p->royal);
        cells = set_or(cells, men);
    }
    if (mask & ON_NEUTRAL && v->me != g->nplayers)
        cells = set_or(cells, p->men[g->nplayers]);
    if (mask & ON_HOLE)
        cells = set_or(cells, holes(p));
    return cells;
}

const Walker *walker_numbered(int i) {
    static const Walker *const plain[] = {&walker64, &walker128, &walker256};
    if (i < 3)
        return plain[i];
#ifdef CPU_CAN_HAVE_BMI2
    static const Walker *const quick[] = {&walker64_bmi2, &walker128_bmi2, &walker256_bmi2};
    if (__builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt"))
        return quick[i - 3];
#endif
    return NULL;
}

const Walker *walker_for(int ncells) {
    int width = ncells <= 64 ? 0 : ncells <= 128 ? 1 : 2;
    const Walker *quick = walker_numbered(width + 3);
    return quick ? quick : walker_numbered(width);
}
