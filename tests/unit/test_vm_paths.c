/*
** test_vm_paths.c -- the walks of a program as paths, which keep conditions instead of
** evaluating them.
*/
#include "support/cells.h"
#include "support/grid.h"
#include "vm/meaning/cond.h"
#include "vm/meaning/longwalk.h"
#include "vm/meaning/machine.h"
#include "vm/tables/paths.h"

#include "base/rng.h"

#include <criterion/criterion.h>

/* A 3 by 3 board; zone 1 is the first row, kind set 1 the first kind. */
enum { A1, B1, C1, A2, B2, C2, A3, B3, C3 };
enum {
    EMPTY = 1,
    ATTACKED,
    UNATTACKED,
    ONE,
    ROW,
    KIND,
    COUNT,
    COUNT_IS_ONE,
    ROW_AND_COUNT,
    KIND_AND_COUNT,
    ITS_START,
    BESIDE,
    MARKED,
    REACHED,
    EMPTY_OR_START,
    EXPRS
};
static const Expr exprs[EXPRS] = {
    [EMPTY] = {.kind = EXPR_ON, .arg = ON_EMPTY},
    [ATTACKED] = {.kind = EXPR_ATTACKED},
    [UNATTACKED] = {.kind = EXPR_NOT, .a = ATTACKED},
    [ONE] = {.kind = EXPR_NUM, .arg = 1},
    [ROW] = {.kind = EXPR_IN, .arg = 1},
    [KIND] = {.kind = EXPR_KIND, .arg = 1},
    [COUNT] = {.kind = EXPR_VAR},
    [COUNT_IS_ONE] = {.kind = EXPR_EQ, .a = ONE, .b = COUNT},
    [ROW_AND_COUNT] = {.kind = EXPR_AND, .a = ROW, .b = COUNT_IS_ONE},
    [KIND_AND_COUNT] = {.kind = EXPR_AND, .a = KIND, .b = COUNT_IS_ONE},
    [ITS_START] = {.kind = EXPR_START},
    [BESIDE] = {.kind = EXPR_BESIDE, .arg = GRID_ORTHO, .a = EMPTY},
    [MARKED] = {.kind = EXPR_MARKED, .arg = 1},
    [REACHED] = {.kind = EXPR_REACHED, .who = WHO_NEXT},
    [EMPTY_OR_START] = {.kind = EXPR_OR, .a = EMPTY, .b = ITS_START},
};
enum { MOVE, TAKE, BECOME, TAKE_MARKED, BECOME_AGAIN, ACTS };
static const Act acts[ACTS] = {
    [MOVE] = {.fx = FX_MOVE, .ref_a = REF_START, .ref_b = REF_HERE},
    [TAKE] = {.fx = FX_TAKE, .ref_a = REF_HERE},
    [BECOME] = {.fx = FX_BECOME, .ref_a = REF_LANDED, .kind = 2},
    [TAKE_MARKED] = {.fx = FX_TAKE, .ref_a = REF_VAR, .arg_a = 1},
    [BECOME_AGAIN] = {.fx = FX_BECOME, .ref_a = REF_LANDED, .kind = 2},
};

/* A game without pieces: its programs are only passed to paths_of(). */
static Game *game(int w, int h) {
    Game *g = grid_game(w, h, false);
    g->exprs = exprs;
    g->nexprs = EXPRS;
    g->acts = acts;
    g->nacts = ACTS;
    grid_shapes(g);
    g->vars = ARENA_ARRAY(g->arena, Var, 2);
    g->vars[0] = (Var){.name = "count", .player = -1, .max = 9};
    g->vars[1] = (Var){.name = "mark", .kind = VAR_CELL, .player = -1};
    g->vars[1].max = w * h;
    g->nvars = 2;
    g->nrules = 0;
    g->longs[1].joint = EMPTY;
    grid_finish(g);
    return g;
}

/* The paths of one program from one cell. */
typedef struct Found {
    Game *game;
    PathLists lists;
    Paths paths;
    const char *why; /* NULL: they could be found */
} Found;

static Found found_on(Game *g, Sq start, const uint16_t *code, int n) {
    Found f = {.game = g};
    Program p = {.n = n, .code = code};
    pathlists_init(&f.lists, f.game);
    if (paths_of(&f.lists, &p, 0, start, &f.paths, &f.why))
        f.why = NULL;
    return f;
}

static Found found(int w, int h, Sq start, const uint16_t *code, int n) {
    return found_on(game(w, h), start, code, n);
}

#define FOUND(w, h, start, ...)                                                                \
    found(w, h, start, (const uint16_t[])__VA_ARGS__,                                          \
          (int)(sizeof((uint16_t[])__VA_ARGS__) / sizeof(uint16_t)))

static void found_free(Found *f) {
    paths_free(&f->paths);
    pathlists_free(&f->lists);
    game_free(f->game);
}

static const PathKind *pathkind(const Found *f, size_t i) {
    return &f->lists.pathkinds.at[f->paths.at[i].pathkind];
}

static const CellClass *open_class(const Found *f, size_t i) {
    return &f->lists.classes.at[pathkind(f, i)->open];
}

/* All paths: "joints > ends", preceded by the needs as cell and mask. */
static const char *text(const Found *f) {
    const Game *g = f->game;
    const char *all = "";
    for (size_t i = 0; i < f->paths.n; i++) {
        const Path *p = &f->paths.at[i];
        for (int j = 0; j < p->nneeds; j++)
            all =
                arena_printf(g->arena, "%s%s=%d ", all, cells_text(g, set_of(p->need[j].cell)),
                             f->lists.classes.at[p->need[j].class].mask);
        all = arena_printf(g->arena, "%s%s > %s\n", all, cells_text(g, p->joints),
                           cells_text(g, p->ends));
    }
    return all;
}

/* ---- joints and ends ---- */

Test(paths, joints_are_what_lies_between) {
    Found f = FOUND(3, 3, A1, GRID_MAN);
    cr_expect_str_eq(text(&f), "a2 > b2 a3\nb1 > c1 b2\n", "%s", text(&f));
    cr_expect_eq(f.lists.pathkinds.n, 1u);
    cr_expect_eq(open_class(&f, 0)->mask, ON_EMPTY);
    cr_expect_eq(open_class(&f, 0)->ntests, 0);
    cr_expect_eq(pathkind(&f, 0)->land, ON_EMPTY | ON_ENEMY);
    cr_expect_eq(f.paths.at[0].base, move_with(f.game->shapes[0].child[MOVE].shape, 0, A1));
    cr_expect_eq(f.paths.at[0].end_slot, 1);
    found_free(&f);
}

Test(paths, a_cell_jumped_over_is_no_joint) {
    Found f = FOUND(3, 3, A1,
                    {OP_STEP, GRID_ORTHO, 0, OP_STEP, GRID_ORTHO, 0, OP_LAND, ON_EMPTY, OP_ACT,
                     MOVE, OP_END});
    cr_expect_str_eq(text(&f), "- > c1 b2 a3\n", "%s", text(&f));
    cr_expect_eq(pathkind(&f, 0)->open, CLASS_NONE);
    found_free(&f);
}

Test(paths, lines_go_on_and_turn_only_where_they_are_ended) {
    Found f = FOUND(3, 3, A1,
                    {OP_STEP, GRID_ORTHO, STEP_LINE, OP_ON, ON_EMPTY, OP_STEP, GRID_ORTHO,
                     STEP_LINE, OP_LAND, ON_EMPTY, OP_ACT, MOVE, OP_END});
    cr_expect_str_eq(text(&f), "a2 > a3\nb1 > c1\n", "%s", text(&f));
    found_free(&f);
    f = FOUND(3, 3, A1,
              {OP_STEP, GRID_NORTH, STEP_LINE, OP_ON, ON_EMPTY, OP_LINE, OP_STEP, GRID_ORTHO,
               STEP_LINE, OP_LAND, ON_EMPTY, OP_ACT, MOVE, OP_END});
    cr_expect_str_eq(text(&f), "a2 > b2 a3\n", "%s", text(&f));
    found_free(&f);
}

/* Over a2 or b1, and back to the start or to the cell that was passed. */
Test(paths, a_walk_may_come_back) {
    Found f = FOUND(2, 2, A1,
                    {OP_STEP, GRID_ORTHO, 0, OP_ON, ON_EMPTY, OP_STEP, GRID_ORTHO, STEP_REVISIT,
                     OP_LAND, ON_EMPTY, OP_ACT, MOVE, OP_END});
    cr_expect_str_eq(text(&f), "a2 > a1 b2\nb1 > a1 b2\n", "%s", text(&f));
    found_free(&f);
    f = FOUND(2, 2, A1,
              {OP_STEP, GRID_ORTHO, 0, OP_ON, ON_EMPTY, OP_STEP, GRID_ORTHO, STEP_REVISIT,
               OP_STEP, GRID_ORTHO, STEP_REVISIT, OP_LAND, ON_EMPTY, OP_ACT, MOVE, OP_END});
    cr_expect_str_eq(text(&f), "a2 > b1 a2\nb1 > b1 a2\n", "%s", text(&f));
    found_free(&f);
}

/* "Empty, or the start" is simplified for each cell: one joint must be empty, the other is
** unconditional. */
Test(paths, a_disjunction_is_simplified_by_the_cell) {
    Found f = FOUND(2, 2, A1,
                    {OP_STEP, GRID_ORTHO, 0, OP_TEST, EMPTY_OR_START, OP_STEP, GRID_ORTHO,
                     STEP_REVISIT, OP_TEST, EMPTY_OR_START, OP_STEP, GRID_ORTHO, STEP_REVISIT,
                     OP_LAND, ON_ENEMY, OP_ACT, MOVE, OP_END});
    cr_expect_str_eq(text(&f), "a2 b2 > b1 a2\na2 > b1 a2\nb1 b2 > b1 a2\nb1 > b1 a2\n", "%s",
                     text(&f));
    for (size_t i = 0; i < f.paths.n; i++) {
        cr_expect_eq(open_class(&f, i)->mask, ON_EMPTY);
        cr_expect_eq(open_class(&f, i)->ntests, 0);
    }
    found_free(&f);
}

/* The edge from a1 to a2 arrives in the east, though the walk is named north. */
Test(paths, a_line_has_a_name_and_a_heading) {
    static const uint16_t north[] = {OP_STEP, GRID_NORTH, STEP_LINE, OP_ON,   ON_EMPTY,
                                     OP_STEP, GRID_NORTH, STEP_LINE, OP_ON,   ON_EMPTY,
                                     OP_STEP, GRID_NORTH, STEP_LINE, OP_LAND, ON_EMPTY,
                                     OP_ACT,  MOVE,       OP_END};
    Game *g = game(3, 3);
    ((Dir *)g->graph.arrive)[A1] = 1;
    Found f = found_on(g, A1, north, sizeof north / sizeof *north);
    cr_expect_str_eq(text(&f), "a2 b2 > c2\n", "%s", text(&f));
    found_free(&f);
    f = FOUND(3, 3, A1,
              {OP_STEP, GRID_ORTHO, STEP_LINE, OP_STEP, GRID_DIAG, STEP_LINE, OP_LAND, ON_EMPTY,
               OP_ACT, MOVE, OP_END});
    cr_expect_eq(f.paths.n, 0u, "no direction of that name may go on");
    found_free(&f);
}

/* A walk visits no cell twice, its start included. */
Test(paths, walks_do_not_come_back) {
    Found f = FOUND(2, 1, 0,
                    {OP_STEP, GRID_ALL, 0, OP_ON, ON_EMPTY, OP_STEP, GRID_ALL, 0, OP_LAND,
                     ON_EMPTY, OP_ACT, MOVE, OP_END});
    cr_expect_null(f.why);
    cr_expect_eq(f.paths.n, 0u);
    found_free(&f);
}

/* ---- conditions ---- */

Test(paths, conditions_that_the_cell_decides_are_answered) {
    Found f =
        FOUND(3, 3, A1,
              {OP_STEP, GRID_ORTHO, 0, OP_TEST, ROW, OP_LAND, ON_EMPTY, OP_ACT, MOVE, OP_END});
    cr_expect_str_eq(text(&f), "- > b1\n", "%s", text(&f));
    cr_expect_eq(pathkind(&f, 0)->ntests, 0);
    found_free(&f);
    f = FOUND(3, 3, A1,
              {OP_TEST, ITS_START, OP_STEP, GRID_ORTHO, 0, OP_LAND, ON_EMPTY, OP_TEST,
               ITS_START, OP_ACT, MOVE, OP_END});
    cr_expect_eq(f.paths.n, 0u, "%s", text(&f));
    found_free(&f);
}

Test(paths, conditions_are_tests_or_gates_part_by_part) {
    Found f = FOUND(3, 3, A1,
                    {OP_STEP, GRID_ORTHO, 0, OP_TEST, ROW_AND_COUNT, OP_LAND, ON_ENEMY, OP_TEST,
                     KIND_AND_COUNT, OP_ACT, MOVE, OP_END});
    cr_expect_str_eq(text(&f), "- > b1\n", "%s", text(&f));
    const PathKind *k = pathkind(&f, 0);
    cr_assert_eq(k->ngates, 1, "once, though two of them ask it");
    cr_expect_eq(k->gate[0], COUNT_IS_ONE);
    cr_assert_eq(k->ntests, 1);
    cr_expect_eq(k->test[0], KIND);
    found_free(&f);
}

Test(paths, masks_and_tests_of_a_joint_are_its_class) {
    Found f = FOUND(3, 3, A1,
                    {OP_STEP, GRID_ORTHO, 0, OP_TEST, EMPTY, OP_TEST, UNATTACKED, OP_TEST,
                     BESIDE, OP_STEP, GRID_ORTHO, 0, OP_LAND, ON_EMPTY, OP_ACT, MOVE, OP_END});
    cr_expect_str_eq(text(&f), "a2 > b2 a3\nb1 > c1 b2\n", "%s", text(&f));
    const CellClass *c = open_class(&f, 0);
    cr_expect_eq(c->mask, ON_EMPTY, "a test of what stands there is a mask");
    cr_assert_eq(c->ntests, 2);
    cr_expect_eq(c->test[0], UNATTACKED);
    cr_expect_eq(c->test[1], BESIDE);
    found_free(&f);
}

/* All joints share one class; other cells with conditions become needs. */
Test(paths, joints_of_another_class_the_start_and_captures_are_needs) {
    Found f =
        FOUND(3, 3, A1,
              {OP_STEP, GRID_NORTH, 0, OP_ON, ON_EMPTY, OP_STEP, GRID_NORTH, 0, OP_ON,
               ON_FRIEND, OP_STEP, GRID_ORTHO, 0, OP_LAND, ON_EMPTY, OP_ACT, MOVE, OP_END});
    cr_expect_str_eq(text(&f), "a3=2 a2 > b3\n", "%s", text(&f));
    found_free(&f);
    f = FOUND(
        3, 3, A1,
        {OP_ON, ON_FRIEND, OP_STEP, GRID_NORTH, 0, OP_LAND, ON_EMPTY, OP_ACT, MOVE, OP_END});
    cr_expect_str_eq(text(&f), "a1=2 - > a2\n", "%s", text(&f));
    found_free(&f);
    f = FOUND(3, 3, A1,
              {OP_STEP, GRID_ORTHO, 0, OP_ON, ON_ENEMY, OP_ACT, TAKE, OP_STEP, GRID_NORTH, 0,
               OP_LAND, ON_EMPTY, OP_ACT, MOVE, OP_END});
    cr_expect_str_eq(text(&f), "a2=4 - > a3\nb1=4 - > b2\n", "%s", text(&f));
    cr_expect_eq(move_cell(f.paths.at[1].base, 0), B1);
    cr_expect_eq(f.paths.at[1].end_slot, 2);
    found_free(&f);
}

Test(paths, conditions_before_the_landing_apply_to_it) {
    Found f = FOUND(3, 3, A1,
                    {OP_STEP, GRID_ORTHO, 0, OP_ON, ON_EMPTY | ON_FRIEND, OP_TEST, MARKED,
                     OP_LAND, ON_EMPTY | ON_ENEMY, OP_ACT, MOVE, OP_END});
    cr_expect_eq(pathkind(&f, 0)->land, ON_EMPTY);
    cr_expect_eq(pathkind(&f, 0)->ntests, 1);
    cr_expect_str_eq(text(&f), "- > b1 a2\n", "%s", text(&f));
    found_free(&f);
}

/* ---- merging paths ---- */

Test(paths, ways_with_equal_conditions_and_effects_are_of_one_kind) {
    Found f =
        FOUND(3, 3, A1, {OP_FORK,    10,      OP_STEP,  GRID_NORTH, 0,      OP_LAND, ON_EMPTY,
                         OP_ACT,     MOVE,    OP_END,   OP_FORK,    20,     OP_STEP, GRID_DIAG,
                         0,          OP_LAND, ON_EMPTY, OP_ACT,     MOVE,   OP_END,  OP_STEP,
                         GRID_ORTHO, 0,       OP_LAND,  ON_ENEMY,   OP_ACT, MOVE,    OP_END});
    cr_expect_str_eq(text(&f), "- > a2 b2\n- > b1 a2\n", "%s", text(&f));
    cr_expect_eq(f.paths.at[0].pathkind, 0);
    cr_expect_eq(f.paths.at[1].pathkind, 1, "it lands on something else");
    found_free(&f);
}

Test(paths, every_choice_of_effects_is_a_path) {
    Found f = FOUND(3, 3, A1,
                    {OP_STEP, GRID_ORTHO, 0, OP_LAND, ON_EMPTY, OP_ACT, MOVE, OP_FORK, 12,
                     OP_ACT, BECOME, OP_END, OP_END});
    cr_expect_str_eq(text(&f), "- > b1 a2\n- > b1 a2\n", "%s", text(&f));
    cr_expect_neq(f.paths.at[0].base, f.paths.at[1].base);
    cr_expect_eq(f.lists.pathkinds.n, 1u);
    found_free(&f);
}

/* Whichever act does it. */
Test(paths, equal_effects_are_one_path) {
    Found f = FOUND(3, 3, A1,
                    {OP_STEP, GRID_ORTHO, 0, OP_LAND, ON_EMPTY, OP_ACT, MOVE, OP_FORK, 12,
                     OP_ACT, BECOME, OP_END, OP_ACT, BECOME_AGAIN, OP_END});
    cr_expect_str_eq(text(&f), "- > b1 a2\n", "%s", text(&f));
    found_free(&f);
}

Test(paths, choices_in_order_are_noted) {
    Found f =
        FOUND(3, 3, A1, {OP_FORK,   11,       OP_FIRST, 3,        OP_STEP, GRID_ORTHO, 0,
                         OP_LAND,   ON_EMPTY, OP_JUMP,  18,       OP_STEP, GRID_DIAG,  0,
                         OP_SECOND, 3,        OP_LAND,  ON_EMPTY, OP_ACT,  MOVE,       OP_END});
    cr_assert_eq(f.paths.n, 2u, "%s", text(&f));
    cr_expect_eq(pathkind(&f, 0)->firsts, 1 << 3);
    cr_expect_eq(pathkind(&f, 0)->second, 0);
    cr_expect_eq(pathkind(&f, 1)->firsts, 0);
    cr_expect_eq(pathkind(&f, 1)->second, 4);
    found_free(&f);
}

/* Long 0, five steps that nothing can stop, has known ends; long 1 needs the solver. */
Test(paths, long_walks_are_described_by_their_ends) {
    Found f = FOUND(3, 3, A1, {OP_LONG, 0, OP_LAND, ON_EMPTY, OP_ACT, MOVE, OP_END});
    cr_expect_eq(pathkind(&f, 0)->solver, 0);
    cr_expect(set_equal(f.paths.at[0].ends, f.game->longs[0].ends[A1]));
    found_free(&f);
    f = FOUND(3, 3, A1, {OP_LONG, 1, OP_LAND, ON_EMPTY, OP_ACT, MOVE, OP_END});
    cr_expect_eq(pathkind(&f, 0)->solver, 2);
    cr_expect_eq(set_count(f.paths.at[0].ends), 8);
    found_free(&f);
}

/* A move that does not name its end is the same wherever it lands. */
Test(paths, ends_that_are_not_named_have_no_slot) {
    Found f = FOUND(3, 3, A1,
                    {OP_STEP, GRID_ORTHO, 0, OP_ON, ON_ENEMY, OP_ACT, TAKE, OP_STEP, GRID_NORTH,
                     0, OP_LAND, ON_EMPTY, OP_END});
    cr_expect_eq(f.paths.at[0].end_slot, NO_SLOT);
    found_free(&f);
}

/* ---- what has no paths ---- */

#define REFUSED(reason, w, h, ...)                                                             \
    do {                                                                                       \
        Found f = FOUND(w, h, A1, __VA_ARGS__);                                                \
        cr_expect_str_eq(f.why ? f.why : "told", reason);                                      \
        cr_expect_eq(f.paths.n, 0u, "and nothing is left of it");                              \
        found_free(&f);                                                                        \
    } while (0)
#define NORTH OP_STEP, GRID_NORTH, 0
#define ON_ITS_WAY(mask) NORTH, OP_ON, mask
#define MOVES OP_LAND, ON_EMPTY, OP_ACT, MOVE, OP_END

Test(paths, the_reason_is_given_if_there_are_none) {
    REFUSED("it asks something else of too many cells on its way", 1, 12,
            {ON_ITS_WAY(ON_EMPTY), ON_ITS_WAY(2), ON_ITS_WAY(2), ON_ITS_WAY(2), ON_ITS_WAY(2),
             ON_ITS_WAY(2), ON_ITS_WAY(2), ON_ITS_WAY(2), ON_ITS_WAY(2), ON_ITS_WAY(2), NORTH,
             MOVES});
    REFUSED("it asks more than a table holds", 3, 3,
            {NORTH, OP_TEST, KIND, OP_TEST, UNATTACKED, OP_TEST, BESIDE, OP_TEST, MARKED,
             OP_TEST, REACHED, MOVES});
    REFUSED("it may visit a cell again", 3, 3,
            {OP_STEP, GRID_ORTHO, STEP_REVISIT, OP_FORK, 7, OP_JUMP, 0, MOVES});
    REFUSED("a walk of many single steps follows a step or a condition", 3, 3,
            {NORTH, OP_LONG, 0, MOVES});
    REFUSED("a '/' stands within another", 3, 3, {NORTH, OP_SECOND, 0, OP_SECOND, 1, MOVES});
    REFUSED("it does something to its end before it lands", 3, 3,
            {NORTH, OP_ACT, TAKE, OP_LAND, ON_EMPTY, OP_ACT, MOVE, OP_END});
    REFUSED("several of its effects fall on the cell where it ends", 3, 3,
            {NORTH, OP_LAND, ON_EMPTY, OP_ACT, MOVE, OP_ACT, TAKE, OP_END});
    REFUSED("an effect of it falls on a cell that only the position tells", 3, 3,
            {NORTH, OP_LAND, ON_EMPTY, OP_ACT, TAKE_MARKED, OP_END});
    REFUSED("it has too many walks", 6, 6,
            {OP_STEP, GRID_ALL, 0, OP_ON, ON_EMPTY, OP_STEP, GRID_ALL, 0, OP_ON, ON_EMPTY,
             OP_STEP, GRID_ALL, 0, OP_ON, ON_EMPTY, OP_STEP, GRID_ALL, 0, OP_ON, ON_EMPTY,
             OP_STEP, GRID_ALL, 0, OP_ON, ON_EMPTY, OP_STEP, GRID_ALL, 0, OP_ON, ON_EMPTY,
             OP_STEP, GRID_ALL, 0, MOVES});
}

Test(paths, no_walk_is_followed_for_ever) {
    uint16_t code[1000];
    for (int i = 0; i < 1000; i++)
        code[i] = OP_LINE;
    Found f = found(3, 3, A1, code, 1000);
    cr_expect_str_eq(f.why, "its walks are too long");
    found_free(&f);
}

/* No path is ever finished, so counting paths would not stop it. */
Test(paths, ways_without_an_end_are_not_followed_for_ever, .timeout = 30) {
    enum { STEPS = 24 };
    uint16_t code[STEPS * 3 + 1];
    for (int i = 0; i < STEPS; i++)
        memcpy(code + 3 * i, (uint16_t[]){OP_STEP, GRID_ALL, 0}, 3 * sizeof *code);
    code[STEPS * 3] = OP_FAIL;
    Found f = found(5, 5, A1, code, STEPS * 3 + 1);
    cr_expect_str_eq(f.why ? f.why : "told", "it has too many walks");
    found_free(&f);
}

/* ---- agreement with the machine ---- */

static bool is_of(const Found *f, const Pos *p, const CellClass *c, Sq start, Sq cell) {
    Scope s = scope_at_cell(p, 0, cell);
    s.start = start;
    bool yes = piece_mask(f->game, 0, p->cell[cell]) & c->mask;
    for (int i = 0; i < c->ntests; i++)
        yes &= scope_holds(&s, c->test[i]);
    return yes;
}

/* The ends of a path, with every condition evaluated separately. */
static CellSet ends_now(const Found *f, const Pos *p, const Path *path, Sq start) {
    const PathKind *k = &f->lists.pathkinds.at[path->pathkind];
    CellClass land = {.mask = k->land, .ntests = k->ntests};
    memcpy(land.test, k->test, sizeof land.test);
    CellClass gate = {.mask = 0xffff, .ntests = k->ngates};
    memcpy(gate.test, k->gate, sizeof gate.test);
    bool open = is_of(f, p, &gate, start, start);
    for (CellSet left = path->joints; !set_empty(left);)
        open &= is_of(f, p, &f->lists.classes.at[k->open], start, (Sq)set_pop(&left));
    for (int i = 0; i < path->nneeds; i++)
        open &=
            is_of(f, p, &f->lists.classes.at[path->need[i].class], start, path->need[i].cell);
    CellSet ends = {{0}};
    for (CellSet left = path->ends; open && !set_empty(left);) {
        Sq end = (Sq)set_pop(&left);
        if (is_of(f, p, &land, start, end))
            set_add(&ends, end);
    }
    return ends;
}

typedef struct Ends {
    CellSet cells;
} Ends;

static WalkAnswer add_end(void *ctx, const Walk *w) {
    set_add(&((Ends *)ctx)->cells, w->end);
    return WALK_MORE;
}

static void scatter(const Game *g, Rng *rng, Pos *p, Sq start) {
    pos_clear(g, p);
    for (int n = g->graph.ncells / 3; n > 0; n--) {
        Sq cell = (Sq)rng_below(rng, (uint64_t)g->graph.ncells);
        Piece x = game_piece(g, (int)rng_below(rng, 3), (int)rng_below(rng, GRID_KINDS));
        pos_put(p, cell, rng_below(rng, 5) ? x : PIECE_HOLE);
    }
    grid_put(p, 0, 1, start);
    pos_set_var(p, 0, (int32_t)rng_below(rng, 2));
    pos_set_var(p, 1, (int32_t)rng_below(rng, 10));
}

static void agrees(const uint16_t *code, int n, const char *name) {
    enum { POSITIONS = 300 };
    Rng rng;
    int walks = 0;
    rng_seed(&rng, 7);
    for (Sq start = 0; start < 16; start++) {
        Found f = found(4, 4, start, code, n);
        cr_assert_null(f.why, "%s: %s", name, f.why);
        for (int i = 0; i < POSITIONS; i++) {
            Pos p;
            Program program = {.n = n, .code = code};
            Ends ends = {0};
            CellSet told = {{0}};
            scatter(f.game, &rng, &p, start);
            Run r = run_of(&p, &program, 0, start, add_end, &ends);
            machine_run(&r);
            for (size_t j = 0; j < f.paths.n; j++)
                told = set_or(told, ends_now(&f, &p, &f.paths.at[j], start));
            cr_assert(set_equal(told, ends.cells), "%s from %d: %s, not %s", name, start,
                      cells_text(f.game, told), cells_text(f.game, ends.cells));
            walks += set_count(told);
        }
        found_free(&f);
    }
    cr_assert_gt(walks, 100, "%s", name);
}

#define AGREES(name, ...)                                                                      \
    agrees((const uint16_t[])__VA_ARGS__,                                                      \
           (int)(sizeof((uint16_t[])__VA_ARGS__) / sizeof(uint16_t)), name)

Test(paths, say_what_the_machine_finds) {
    AGREES("two steps", GRID_MAN);
    AGREES("over friends", {OP_STEP, GRID_ALL, 0, OP_ON, ON_FRIEND, OP_STEP, GRID_ORTHO, 0,
                            OP_LAND, ON_EMPTY | ON_ENEMY, OP_ACT, MOVE, OP_END});
    AGREES("over the second row's own kind",
           {OP_STEP, GRID_ALL, 0, OP_TEST, KIND, OP_STEP, GRID_ALL, 0, OP_ON, ON_EMPTY, OP_STEP,
            GRID_ORTHO, 0, OP_LAND, ON_EMPTY | ON_NEUTRAL, OP_ACT, MOVE, OP_END});
    AGREES("a ride through a gate",
           {OP_STEP, GRID_ORTHO, STEP_LINE, OP_FORK, 9, OP_ON, ON_EMPTY, OP_JUMP, 0, OP_TEST,
            COUNT_IS_ONE, OP_LAND, ON_EMPTY | ON_ENEMY, OP_ACT, MOVE, OP_END});
    AGREES("to the mark or beside what is empty",
           {OP_STEP, GRID_ALL, 0, OP_LAND, ON_EMPTY | ON_HOLE, OP_FORK, 11, OP_TEST, MARKED,
            OP_JUMP, 13, OP_TEST, BESIDE, OP_ACT, MOVE, OP_END});
    AGREES("looking at an enemy, and going there",
           {OP_FORK, 10, OP_STEP, GRID_ALL, 0, OP_LOOK, ON_ENEMY | ON_EMPTY, OP_ACT, TAKE,
            OP_END, OP_STEP, GRID_ORTHO, 0, OP_LAND, ON_EMPTY | ON_ENEMY, OP_ACT, MOVE,
            OP_END});
    AGREES("taking on the way", {OP_STEP, GRID_ALL, 0, OP_ON, ON_ENEMY, OP_ACT, TAKE, OP_STEP,
                                 GRID_ALL, 0, OP_LAND, ON_EMPTY, OP_ACT, MOVE, OP_END});
}
