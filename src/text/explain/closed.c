/*
** closed.c -- runs the walks of each part of a turn as if the part were open.
*/
#include "closed.h"

#include "sentence.h"
#include "vm/meaning/cond.h"
#include "vm/meaning/machine.h"

/* A move that is looked for among walks. */
typedef struct Sought {
    Move move;
    bool takes; /* only a walk that takes something counts */
    bool found;
} Sought;

static WalkAnswer on_walk(void *ctx, const Walk *w) {
    Sought *s = ctx;
    s->found = s->found || (w->move == s->move && (w->takes || !s->takes));
    return s->found ? WALK_STOP : WALK_MORE;
}

/* Whether the part, its condition aside, makes m. Arguments as for closed_by(). */
static bool makes(const Pos *p, const Part *part, Sq from, int kind, Move m) {
    bool drop = from == SQ_NONE;
    Sought sought = {.move = m, .takes = part->captures};
    if (!(part->kinds >> kind & 1) || (drop ? !part->drops : part->only_drops))
        return false;
    const Program *walk = game_walk(p->game, drop ? part->drops : part->program, p->side, kind);
    if (!walk)
        return false;
    Run r = run_of(p, walk, p->side, from, on_walk, &sought);
    machine_run(&r);
    return sought.found;
}

ExprId closed_by(const Pos *p, Sq from, int kind, Move m) {
    const Game *g = p->game;
    Scope s = scope_of(p);
    ExprId shut = 0;
    s.me = p->side;
    if (from != SQ_NONE)
        kind = g->kind[pos_at(p, from)];
    for (int t = 0; t < g->nturns && kind >= 0; t++)
        for (int i = 0; i < g->turns[t].nparts; i++) {
            const Part *part = &g->turns[t].part[i];
            if (!makes(p, part, from, kind, m))
                continue;
            if (part->when == 0 || scope_holds(&s, part->when))
                return 0;
            shut = shut ? shut : part->when;
        }
    return shut;
}

bool closed_to_quiet(const Pos *p, Sq from, int kind, Move m) {
    const Game *g = p->game;
    bool made = false;
    if (from != SQ_NONE)
        kind = g->kind[pos_at(p, from)];
    for (int t = 0; t < g->nturns && kind >= 0; t++)
        for (int i = 0; i < g->turns[t].nparts && !made; i++)
            made = makes(p, &g->turns[t].part[i], from, kind, m);
    return !made;
}

int closed_passes(const Pos *p, Str *needs) {
    const Game *g = p->game;
    Scope s = scope_of(p);
    int open = 0;
    s.me = p->side;
    for (int t = 0; t < g->nturns; t++) {
        const Part *part = &g->turns[t].part[0];
        if (g->turns[t].nparts > 1 || part->kinds)
            continue;
        if (part->when == 0 || scope_holds(&s, part->when)) {
            open++;
            continue;
        }
        str_add(needs, needs->n ? ", or that " : "");
        sentence_say(g, 0, part->when, false, needs);
    }
    return open;
}
