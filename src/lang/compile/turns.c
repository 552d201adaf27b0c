/*
** turns.c -- what a player does in his turn, into the Game.
**
** The shapes of a turn of several parts go on from one part to the next: every way through the
** parts before leads to shapes from which the walks of a part begin anew.
*/
#include "parts.h"

#include <string.h>

static KindSet kinds_of(const Build *b, Names names) {
    KindSet set = names.n ? 0 : ~(KindSet)0;
    for (int i = 0; i < names.n; i++)
        set |= (KindSet)1 << build_kind(b, names.at[i]);
    return set;
}

static int row_size(const Build *b) {
    return (b->def->nplayers + 1) * (int)b->def->pieces.n;
}

/* One more row of programs, for the walk of a part. */
static uint16_t add_row(Build *b, const PartDef *part, KindSet kinds, Place at) {
    Game *g = b->game;
    int size = row_size(b), nkinds = (int)b->def->pieces.n;
    int16_t *rows = ARENA_ARRAY(g->arena, int16_t, (g->nprograms + 1) * size);
    memcpy(rows, g->programs, (size_t)(g->nprograms * size) * sizeof *rows);
    int16_t *row = rows + g->nprograms * size;
    for (int i = 0; i < size; i++) {
        int owner = i / nkinds;
        row[i] = -1;
        if (owner < b->def->nplayers && kinds >> (i % nkinds) & 1)
            row[i] = (int16_t)build_walk(b, part->walk, owner, "turn", at);
    }
    g->programs = rows;
    return (uint16_t)g->nprograms++;
}

static Part build_part(Build *b, const PartDef *from, Place at) {
    Part part = {.kinds = from->pass ? 0 : kinds_of(b, from->kinds),
                 .optional = from->optional};
    if (from->when && !build_same_for_all(b, from->when))
        def_error(b->def, at, "turn: 'when' must mean the same for every player");
    if (from->when)
        part.when = build_test(b, from->when, 0);
    if (from->walk)
        part.program = add_row(b, from, part.kinds, at);
    return part;
}

/* The shapes in which a part can end that begins with `shape`. */
static void follow_part(Build *b, const Part *part, int shape, Place at, ShapeIds *ends) {
    const int16_t *row = b->game->programs + part->program * row_size(b);
    int nkinds = (int)b->def->pieces.n;
    for (int i = 0; i < row_size(b); i++)
        if (row[i] >= 0 && part->kinds >> (i % nkinds) & 1)
            build_shapes_from(b, &b->walks.at[row[i]], shape, "turn", at, ends);
}

static void follow_turn(Build *b, const Turn *t, Place at) {
    ShapeIds now = {0};
    shapeids_add(&now, 0);
    for (int i = 0; i < t->nparts && b->def->diags->errors == 0; i++) {
        const Part *part = &t->part[i];
        ShapeIds next = {0};
        for (size_t k = 0; k < now.n; k++) {
            if (part->optional || part->kinds == 0)
                shapeids_add(&next, now.at[k]);
            if (part->kinds)
                follow_part(b, part, build_shape_part(b, now.at[k]), at, &next);
        }
        shapeids_free(&now);
        now = next;
    }
    shapeids_free(&now);
}

/* Where nothing is said, a turn is one walk of one piece. */
void turns_build(Build *b) {
    const TurnDefs *turns = &b->def->turns;
    size_t n = turns->n ? turns->n : 1;
    Turn *list = ARENA_ARRAY(b->game->arena, Turn, n);
    list[0] = (Turn){.nparts = 1, .part = {{.kinds = ~(KindSet)0}}};
    for (size_t i = 0; i < turns->n; i++) {
        const TurnDef *from = &turns->at[i];
        list[i] = (Turn){.nparts = from->nparts};
        for (int k = 0; k < from->nparts; k++)
            list[i].part[k] = build_part(b, &from->part[k], from->place);
        if (from->nparts > 1)
            follow_turn(b, &list[i], from->place);
    }
    b->game->nturns = (int)n;
    b->game->turns = list;
}
