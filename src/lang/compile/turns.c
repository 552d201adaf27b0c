/*
** turns.c -- how pieces move, and what a player does in his turn.
**
** In a turn of several parts the walks of a part are traced from every shape in which the parts
** before it can end (shapes.c).
*/
#include "parts.h"

/* Entries of a row of Game.programs: owner by owner, nobody last, kind by kind. */
static int row_size(const Build *b) {
    return (b->def->nplayers + 1) * (int)b->def->pieces.n;
}

/* Adds a row of programs, for which there must be room: the walk of a part for the kinds that
** can make it, or (part NULL) each piece's own move. Returns its index. */
static uint16_t add_row(Build *b, const PartDef *part, KindSet kinds, Place at) {
    Game *g = b->game;
    int nkinds = (int)b->def->pieces.n;
    int16_t *row = b->programs + g->nprograms * row_size(b);
    for (int i = 0; i < row_size(b); i++) {
        const PieceDef *p = &b->def->pieces.at[i % nkinds];
        const Node *walk = part ? part->walk : p->move;
        const char *who = part ? "turn" : arena_printf(b->scratch, "piece '%s'", p->kind.name);
        row[i] = -1;
        if (walk && i / nkinds < b->def->nplayers && kinds >> (i % nkinds) & 1)
            row[i] = (int16_t)build_walk(b, walk, i / nkinds, false, who, part ? at : p->place);
    }
    return (uint16_t)g->nprograms++;
}

/* Adds the row by which pieces are put down from the hand; returns its index, or 0 if none ever
** is. */
static uint16_t add_drops(Build *b) {
    Game *g = b->game;
    int nkinds = (int)b->def->pieces.n;
    int16_t *row = b->programs + g->nprograms * row_size(b);
    bool any = false;
    for (int i = 0; i < row_size(b); i++) {
        const PieceDef *piece = &b->def->pieces.at[i % nkinds];
        row[i] = -1;
        if (piece->drop && i / nkinds < b->def->nplayers)
            row[i] = (int16_t)build_drop(b, piece, i / nkinds);
        any |= row[i] >= 0;
    }
    return any ? (uint16_t)g->nprograms++ : 0;
}

/* Complains of an `any` in a part that has to capture, by the row `of` its walks or its drops:
** only when the move is made is it known whether it takes somebody, and by then the move must
** be a capture. */
static void refuse_perhaps(Build *b, const Part *part, uint16_t of) {
    const int16_t *row = b->game->programs + of * row_size(b);
    int nkinds = (int)b->def->pieces.n;
    for (int i = 0; part->captures && i < row_size(b); i++) {
        bool its = row[i] >= 0 && part->kinds >> (i % nkinds) & 1;
        Place at = its ? b->walk_perhaps.at[row[i]] : (Place){0};
        if (at.line)
            def_error(b->def, at,
                      "a capturing turn must capture something, but `any` may capture nothing; "
                      "use every(...), with the walk without it as an alternative");
    }
}

static Part build_part(Build *b, const PartDef *from, uint16_t drops, Place at) {
    Part part = {.kinds = from->pass ? 0 : build_kinds(b, from->kinds),
                 .drops = part_drops(from) ? drops : 0,
                 .only_drops = from->drops,
                 .captures = from->captures,
                 .optional = from->optional};
    if (from->when)
        part.when = build_as_mover(b, from->when);
    if (from->walk)
        part.program = add_row(b, from, part.kinds, at);
    refuse_perhaps(b, &part, part.program);
    if (part.drops)
        refuse_perhaps(b, &part, part.drops);
    return part;
}

/* Adds to *ends the shapes in which a part can end that begins with `shape`. */
static void follow_part(Build *b, const Part *part, int shape, Place at, Ends *ends) {
    const uint16_t rows[] = {part->program, part->drops};
    int nkinds = (int)b->def->pieces.n;
    for (int k = part->only_drops; k < (part->drops ? 2 : 1); k++) {
        const int16_t *row = b->game->programs + rows[k] * row_size(b);
        for (int i = 0; i < row_size(b); i++)
            if (row[i] >= 0 && part->kinds >> (i % nkinds) & 1)
                build_shapes(b, &b->walks.at[row[i]], shape, "turn", at, ends);
    }
}

/* Adds the shapes of all ways through the parts of a turn. */
static void follow_turn(Build *b, const Turn *t, Place at) {
    ShapeIds now = {0};
    shapeids_add(&now, 0);
    for (int i = 0; i < t->nparts && b->def->diags->errors == 0; i++) {
        const Part *part = &t->part[i];
        Ends next = {0};
        for (size_t k = 0; k < now.n && b->def->diags->errors == 0; k++) {
            if (part->optional || part->kinds == 0)
                build_end(&next, now.at[k]);
            if (part->kinds)
                follow_part(b, part, build_shape_part(b, now.at[k], "turn", at), at, &next);
        }
        shapeids_free(&now);
        now = next.ids;
    }
    shapeids_free(&now);
}

/* Row 0 is each piece's own move. Without any `turn` a turn is one move of one piece, or a
** drop. */
void turns_build(Build *b) {
    const TurnDefs *turns = &b->def->turns;
    size_t n = turns->n ? turns->n : 1, rows = 2 + n * PARTS_MAX;
    Turn *list = ARENA_ARRAY(b->game->arena, Turn, n);
    const char **help = ARENA_ARRAY(b->game->arena, const char *, n);
    b->programs = ARENA_ARRAY(b->game->arena, int16_t, rows * (size_t)row_size(b));
    b->game->programs = b->programs;
    add_row(b, NULL, ~(KindSet)0, (Place){0});
    uint16_t drops = def_drops(b->def) ? add_drops(b) : 0;
    list[0] = (Turn){.nparts = 1, .part = {{.kinds = ~(KindSet)0, .drops = drops}}};
    for (size_t i = 0; i < turns->n; i++) {
        const TurnDef *from = &turns->at[i];
        list[i] = (Turn){.nparts = from->nparts, .otherwise = from->otherwise};
        help[i] = from->help;
        if (from->most && !build_same_for_all(b, from->most))
            def_error(b->def, from->place, "turn: 'most' must be the same for every player");
        if (from->most)
            list[i].most = build_expr(b, from->most, 0);
        for (int k = 0; k < from->nparts; k++)
            list[i].part[k] = build_part(b, &from->part[k], drops, from->place);
        if (from->nparts > 1)
            follow_turn(b, &list[i], from->place);
    }
    b->game->nturns = (int)n;
    b->game->turns = list;
    b->display->turns_help = help;
}
