/*
** attack_hot.h -- where enemies could capture: the part that is compiled for each width.
**
** Pieces whose walks the machine runs are left to attack.c.
*/
static CellSet attacks(View *v, const StartTable *s, Sq from) {
    Slim all = {{0}};
    for (int i = 0; i < s->nattacks; i++)
        all = slim_or(all, attack_ends(v, &s->attack[i], from));
    return widen(all);
}

static inline Slim plain_attacks(const StartTable *s, const CellSet *occupied) {
    Slim all = {{0}};
    for (int i = 0; i < s->nattacks; i++)
        all = slim_or(all, scatter(look_up(&s->attack[i], occupied), &s->attack[i].ends));
    return all;
}

/* One question about many pieces of several owners. */
typedef struct Attackers {
    const Pos *pos;
    Sq lifted;
    Piece as;         /* what is imagined where they might capture */
    CellSet occupied; /* the lifted piece taken off */
    int viewed;       /* whose eyes the view is for; -1: nobody's yet */
    View view;        /* for walks that ask more than where it is empty */
} Attackers;

static void attackers_init(Attackers *a, const Pos *p, Sq lifted, Piece as) {
    a->pos = p;
    a->lifted = lifted;
    a->as = as;
    a->viewed = -1;
    SET_EACH(i) a->occupied.w[i] = p->occupied.w[i];
    if (lifted != SQ_NONE)
        set_remove(&a->occupied, lifted);
}

static Slim odd_hits(Attackers *a, const StartTable *s, Sq from, int owner) {
    if (a->viewed != owner) {
        view_init(&a->view, a->pos, owner);
        a->view.attack = true;
        a->view.as = a->as;
        a->view.lifted = a->lifted;
        if (a->lifted != SQ_NONE)
            set_remove(&a->view.occupied, a->lifted), a->view.landed = 0;
        a->viewed = owner;
    }
    return narrow(attacks(&a->view, s, from));
}

static CellSet attacked(const Pos *p, int me, Sq lifted) {
    const Game *g = p->game;
    Attackers a;
    attackers_init(&a, p, lifted, lifted != SQ_NONE ? p->cell[lifted] : PIECE_NONE);
    Slim all = {{0}};
    for (int owner = 0; owner < g->nplayers; owner++) {
        if (owner == me)
            continue;
        for (CellSet men = p->men[owner]; !set_empty(men);) {
            unsigned from = set_pop(&men);
            const StartTable *s = g->tables->of[p->cell[from]].start;
            if (!s)
                continue;
            s += from;
            all = slim_or(all, s->plain_attacks ? plain_attacks(s, &a.occupied)
                                                : odd_hits(&a, s, (Sq)from, owner));
        }
    }
    return widen(all);
}

/* Could a piece with plain attacks capture on a cell? */
static inline bool plain_hit(const StartTable *s, unsigned cell, const CellSet *occupied) {
    for (int i = 0; i < s->nattacks; i++) {
        const Branch *b = &s->attack[i];
        if (set_has(&b->ends, cell) && look_up(b, occupied) >> set_rank(&b->ends, cell) & 1)
            return true;
    }
    return false;
}

/* The same for any piece of any owner. */
static inline bool man_hits(Attackers *a, const StartTable *s, Sq from, unsigned cell) {
    if (s->plain_attacks)
        return plain_hit(s, cell, &a->occupied);
    const Game *g = a->pos->game;
    Piece x = a->pos->cell[from];
    int row = (g->owner[x] * g->nkinds + g->kind[x]) * g->graph.ncells;
    if (!set_has(&g->reach[row + (int)cell], from))
        return false;
    Slim found = odd_hits(a, s, from, g->owner[x]);
    return found.w[cell >> 6] >> (cell & 63) & 1;
}

static bool hit(const Pos *p, int me, Sq cell, Sq lifted) {
    const Game *g = p->game;
    Attackers a;
    attackers_init(&a, p, lifted, p->cell[lifted != SQ_NONE ? lifted : cell]);
    for (int owner = 0; owner < g->nplayers; owner++) {
        if (owner == me)
            continue;
        CellSet men = set_and(p->men[owner], g->threat[owner * g->graph.ncells + cell]);
        while (!set_empty(men)) {
            unsigned from = set_pop(&men);
            const StartTable *s = g->tables->of[p->cell[from]].start;
            if (s && from != cell && man_hits(&a, &s[from], (Sq)from, cell))
                return true;
        }
    }
    return false;
}

/* Which of a player's men could? */
static CellSet attackers(const Pos *p, int player, Sq cell) {
    const Game *g = p->game;
    Attackers a;
    attackers_init(&a, p, SQ_NONE, p->cell[cell]);
    CellSet found = {{0}};
    CellSet men = set_and(p->men[player], g->threat[player * g->graph.ncells + cell]);
    while (!set_empty(men)) {
        unsigned from = set_pop(&men);
        const StartTable *s = g->tables->of[p->cell[from]].start;
        if (s && from != cell && man_hits(&a, &s[from], (Sq)from, cell))
            set_add(&found, from);
    }
    return found;
}

static bool hits(const Pos *p, const StartTable *s, Sq from, Sq to) {
    Attackers a;
    attackers_init(&a, p, SQ_NONE, p->cell[to]);
    return man_hits(&a, s, from, to);
}
