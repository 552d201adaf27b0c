/*
** test_vm_tables.c -- what the walks from a cell become: families, branches, lookups, and notes
** on them.
*/
#include "support/cells.h"
#include "support/grid.h"
#include "vm/tables/tables.h"

#include <criterion/criterion.h>

enum { EMPTY = 1, ATTACKED, ONE, COUNT, COUNT_IS_ONE, KIND, CHECK, REACHED, ROW, EXPRS };
static const Expr exprs[EXPRS] = {
    [EMPTY] = {.kind = EXPR_ON, .arg = ON_EMPTY},
    [ATTACKED] = {.kind = EXPR_ATTACKED},
    [ONE] = {.kind = EXPR_NUM, .arg = 1},
    [COUNT] = {.kind = EXPR_VAR},
    [COUNT_IS_ONE] = {.kind = EXPR_EQ, .a = ONE, .b = COUNT},
    [KIND] = {.kind = EXPR_KIND, .arg = 1},
    [CHECK] = {.kind = EXPR_CHECK, .who = WHO_ME},
    [REACHED] = {.kind = EXPR_REACHED, .who = WHO_NEXT},
    [ROW] = {.kind = EXPR_IN, .arg = 1},
};

/* A game whose kind 1 has that walk; kind 0 is royal on request. */
static Game *game_of(int w, int h, bool royal, const uint16_t *code, int n) {
    static const ExprId forbid[] = {CHECK};
    Game *g = grid_game(w, h, royal);
    g->exprs = exprs;
    g->nexprs = EXPRS;
    g->decree[DECREE_FORBID].at = forbid;
    g->nrules = 0;
    g->longs[1].joint = EMPTY;
    g->longs[0].lo = g->longs[0].hi = 6;
    GRID_SET(g, 0, GRID_KING);
    grid_walk(g, 1, code, n);
    grid_finish(g);
    return g;
}

#define CODE(...)                                                                              \
    (const uint16_t[]) __VA_ARGS__, (int)(sizeof((uint16_t[])__VA_ARGS__) / sizeof(uint16_t))

static const WalkTable *walk(const Game *g) {
    return &g->tables->walk[1];
}
static const StartTable *start_at(const Game *g, const char *cell) {
    return &walk(g)->start[cell_named(g, cell)];
}
static const PathKind *kind_of(const Game *g, const Branch *b) {
    return &g->tables->pathkinds[b->pathkind];
}

/* ---- families, branches, lookups ---- */

/* The ends of a branch with some cells blocked. */
static const char *ends_with(const Game *g, const Branch *b, CellSet shut) {
    uint64_t found = b->always;
    for (int i = 0; i < b->ngroups; i++) {
        size_t at = 0;
        int bit = 0;
        for (CellSet left = b->group[i].cells; !set_empty(left); bit++)
            at |= (size_t)set_has(&shut, set_pop(&left)) << bit;
        found |= b->group[i].table[at];
    }
    CellSet ends = {{0}}, all = b->ends;
    for (int i = 0; !set_empty(all); i++) {
        unsigned end = set_pop(&all);
        if (found >> i & 1)
            set_add(&ends, end);
    }
    return cells_text(g, ends);
}

Test(tables, walks_that_differ_only_in_their_end_are_one_family) {
    Game *g = game_of(3, 3, false, CODE(GRID_MAN));
    const StartTable *s = start_at(g, "a1");
    cr_assert_eq(s->nfamilies, 1);
    cr_assert_eq(s->family[0].nbranches, 1);
    cr_expect_eq(move_cell(s->family[0].base, 0), cell_named(g, "a1"));
    cr_expect_eq(s->family[0].end_slot, 1);
    const Branch *b = s->family[0].branch;
    cr_expect_str_eq(cells_text(g, b->ends), "c1 b2 a3");
    cr_assert_eq(b->ngroups, 1);
    cr_expect_str_eq(cells_text(g, b->group[0].cells), "b1 a2");
    CellSet b1 = set_of(cell_named(g, "b1")), a2 = set_of(cell_named(g, "a2"));
    cr_expect_str_eq(ends_with(g, b, (CellSet){{0}}), "c1 b2 a3");
    cr_expect_str_eq(ends_with(g, b, b1), "b2 a3");
    cr_expect_str_eq(ends_with(g, b, a2), "c1 b2");
    cr_expect_str_eq(ends_with(g, b, set_or(a2, b1)), "-");
    game_free(g);
}

/* A single step has no joints to check, so it is part of the branch of two steps. */
Test(tables, walks_without_joints_join_those_that_have_some) {
    Game *g = game_of(3, 3, false,
                      CODE({OP_STEP, GRID_NORTH, 0, OP_FORK, 10, OP_ON, ON_EMPTY, OP_STEP,
                            GRID_NORTH, 0, OP_LAND, ON_EMPTY, OP_ACT, GRID_MOVE, OP_END}));
    const StartTable *s = start_at(g, "a1");
    cr_assert_eq(s->nfamilies, 1);
    cr_assert_eq(s->family[0].nbranches, 1);
    const Branch *b = s->family[0].branch;
    cr_expect_eq(b->always, 1u);
    cr_expect_str_eq(ends_with(g, b, set_of(cell_named(g, "a2"))), "a2");
    cr_expect_str_eq(ends_with(g, b, (CellSet){{0}}), "a2 a3");
    cr_expect_str_eq(cells_text(g, b->between[0]), "-");
    cr_expect_str_eq(cells_text(g, b->between[1]), "a2");
    game_free(g);
}

#define STEP(dirs) OP_STEP, dirs, 0
#define MOVES(land) OP_LAND, land, OP_ACT, GRID_MOVE, OP_END
#define ON_WAY OP_ON, ON_ENEMY, OP_ACT, GRID_TAKE

Test(tables, walks_with_different_conditions_have_different_branches) {
    Game *g = game_of(3, 3, false,
                      CODE({OP_FORK, 10, STEP(GRID_NORTH), MOVES(ON_ENEMY), STEP(GRID_ORTHO),
                            OP_ON, ON_EMPTY, STEP(GRID_ORTHO), MOVES(ON_EMPTY)}));
    cr_expect_eq(start_at(g, "a1")->family[0].nbranches, 2, "they land on different things");
    game_free(g);
    g = game_of(3, 3, false,
                CODE({OP_FORK, 12, OP_ON, ON_FRIEND, STEP(GRID_NORTH), MOVES(ON_ENEMY),
                      STEP(GRID_ORTHO), MOVES(ON_ENEMY)}));
    const Family *f = start_at(g, "a1")->family;
    cr_assert_eq(f->nbranches, 2, "one needs a friend where it begins");
    cr_expect_eq(f->branch[0].nneeds, 1);
    cr_expect_eq(f->branch[1].nneeds, 0);
    game_free(g);
    g = game_of(3, 3, false,
                CODE({OP_FORK, 12, OP_TEST, COUNT_IS_ONE, STEP(GRID_NORTH), MOVES(ON_ENEMY),
                      STEP(GRID_NORTH), MOVES(ON_ENEMY)}));
    cr_expect_eq(start_at(g, "a1")->nattacks, 2, "one stands behind a gate");
    game_free(g);
}

/* One promotes, the other does not have to. */
Test(tables, effects_distinguish_families_but_not_attacks) {
    Game *g = game_of(3, 3, false,
                      CODE({OP_STEP, GRID_ORTHO, 0, OP_LAND, ON_ENEMY, OP_ACT, GRID_MOVE,
                            OP_FORK, 12, OP_ACT, GRID_BECOME, OP_END, OP_END}));
    const StartTable *s = start_at(g, "b2");
    cr_expect_eq(s->nfamilies, 2);
    cr_expect_eq(s->nattacks, 1);
    cr_expect_str_eq(cells_text(g, s->attack[0].ends), "b1 a2 c2 b3");
    game_free(g);
}

Test(tables, a_quiet_walk_attacks_nothing) {
    Game *g = game_of(
        3, 3, false,
        CODE({OP_FORK, 10, OP_STEP, GRID_ORTHO, 0, OP_LAND, ON_EMPTY, OP_ACT, GRID_MOVE, OP_END,
              OP_STEP, GRID_NORTH, 0, OP_LAND, ON_ENEMY, OP_ACT, GRID_MOVE, OP_END}));
    const StartTable *s = start_at(g, "b2");
    cr_expect_eq(s->nfamilies, 1);
    cr_expect_eq(s->family[0].nbranches, 2);
    cr_assert_eq(s->nattacks, 1);
    cr_expect_str_eq(cells_text(g, s->attack[0].ends), "b3");
    game_free(g);
}

/* A long walk on an open board ends on nearly all of 81 cells. */
Test(tables, a_branch_has_64_ends_at_most) {
    Game *g =
        game_of(9, 9, false, CODE({OP_LONG, 0, OP_LAND, ON_EMPTY, OP_ACT, GRID_MOVE, OP_END}));
    const Family *f = start_at(g, "e5")->family;
    CellSet all = {{0}};
    cr_assert_eq(f->nbranches, 2);
    for (int i = 0; i < f->nbranches; i++) {
        cr_expect_leq(set_count(f->branch[i].ends), FORM_ENDS);
        cr_expect_not(set_meets(all, f->branch[i].ends));
        all = set_or(all, f->branch[i].ends);
    }
    cr_expect(set_equal(all, g->longs[0].ends[cell_named(g, "e5")]));
    game_free(g);
}

Test(tables, between_are_the_cells_of_the_shortest_walks) {
    Game *g =
        game_of(4, 4, false,
                CODE({OP_STEP, GRID_ORTHO, STEP_LINE, OP_FORK, 9, OP_ON, ON_EMPTY, OP_JUMP, 0,
                      OP_LAND, ON_EMPTY | ON_ENEMY, OP_ACT, GRID_MOVE, OP_END}));
    const Branch *b = start_at(g, "a1")->family[0].branch;
    cr_expect_str_eq(cells_text(g, b->ends), "b1 c1 d1 a2 a3 a4");
    cr_expect_str_eq(cells_text(g, b->between[0]), "-");
    cr_expect_str_eq(cells_text(g, b->between[2]), "b1 c1");
    cr_expect_str_eq(cells_text(g, b->between[5]), "a2 a3");
    game_free(g);
    g = game_of(3, 3, false, CODE(GRID_MAN));
    b = start_at(g, "a1")->family[0].branch;
    cr_expect_str_eq(cells_text(g, b->between[1]), "b1 a2", "b2, by the one or the other");
    game_free(g);
}

/* ---- facts about families ---- */

typedef struct Facts {
    bool direct, takes, hits, one_move, counts;
} Facts;

static void facts_are(const char *name, bool royal, Facts want, const uint16_t *code, int n) {
    Game *g = game_of(3, 3, royal, code, n);
    const Family *f = start_at(g, "b2")->family;
    cr_assert_not_null(walk(g)->start, "%s: %s", name, walk(g)->why);
    cr_expect_eq(f->direct, want.direct, "%s: direct", name);
    cr_expect_eq(f->takes, want.takes, "%s: takes", name);
    cr_expect_eq(f->hits, want.hits, "%s: hits", name);
    cr_expect_eq(f->one_move, want.one_move, "%s: one_move", name);
    cr_expect_eq(f->counts, want.counts, "%s: counts", name);
    game_free(g);
}

Test(tables, families_say_what_their_moves_have_in_common) {
    const Facts all = {true, false, true, true, true};
    facts_are("a step", false, all, CODE({STEP(GRID_ALL), MOVES(ON_EMPTY | ON_ENEMY)}));
    facts_are("a quiet step", false, (Facts){true, false, false, true, true},
              CODE({STEP(GRID_ALL), MOVES(ON_EMPTY)}));
    facts_are("onto friends", false, (Facts){true, false, false, false, true},
              CODE({STEP(GRID_ALL), MOVES(ON_FRIEND)}));
    facts_are("taking on the way", false, (Facts){false, true, false, false, false},
              CODE({STEP(GRID_ORTHO), ON_WAY, STEP(GRID_ORTHO), MOVES(ON_EMPTY)}));
    facts_are(
        "two that land differently", false, (Facts){false, false, true, true, false},
        CODE({OP_FORK, 10, STEP(GRID_ALL), MOVES(ON_EMPTY), STEP(GRID_ALL), MOVES(ON_ENEMY)}));
    facts_are("to where nobody attacks", false, (Facts){false, false, false, true, false},
              CODE({STEP(GRID_ALL), OP_LAND, ON_EMPTY, OP_TEST, ATTACKED, OP_ACT, GRID_MOVE,
                    OP_END}));
    facts_are("in order", false, (Facts){false, false, true, true, false},
              CODE({OP_FIRST, 0, STEP(GRID_ALL), MOVES(ON_EMPTY)}));
    facts_are("without naming its end", false, (Facts){true, false, false, false, false},
              CODE({STEP(GRID_ALL), OP_LAND, ON_EMPTY, OP_ACT, GRID_COUNT, OP_END}));
}

/* If the game forbids something, moves of one piece that capture no friend can still be
** counted. */
Test(tables, what_can_be_counted_depends_on_what_is_forbidden) {
    const Facts all = {true, false, true, true, true};
    facts_are("a step", true, all, CODE({STEP(GRID_ALL), MOVES(ON_EMPTY | ON_ENEMY)}));
    facts_are("onto friends", true, (Facts){true, false, false, false, false},
              CODE({STEP(GRID_ALL), MOVES(ON_FRIEND)}));
}

/* ---- facts about path kinds ---- */

Test(tables, a_landing_that_a_mask_decides_is_kept_with_its_branch) {
    Game *g = game_of(3, 3, false, CODE(GRID_MAN));
    cr_expect_eq(start_at(g, "b2")->family[0].branch[0].land, ON_EMPTY | ON_ENEMY);
    game_free(g);
    g = game_of(3, 3, false, CODE({STEP(GRID_ALL), MOVES(ON_EMPTY | ON_NEUTRAL)}));
    cr_expect_eq(start_at(g, "b2")->family[0].branch[0].land, 0, "an uncommon mask");
    game_free(g);
    g = game_of(3, 3, false, CODE({STEP(GRID_ALL), OP_TEST, COUNT_IS_ONE, MOVES(ON_EMPTY)}));
    cr_expect_eq(start_at(g, "b2")->family[0].branch[0].land, 0, "it has a gate");
    game_free(g);
}

Test(tables, tests_that_take_long_come_last) {
    Game *g = game_of(3, 3, false,
                      CODE({STEP(GRID_ALL), OP_LAND, ON_EMPTY, OP_TEST, REACHED, OP_TEST,
                            ATTACKED, OP_TEST, KIND, OP_ACT, GRID_MOVE, OP_END}));
    const PathKind *k = kind_of(g, start_at(g, "b2")->family[0].branch);
    cr_assert_eq(k->ntests, 3);
    cr_expect_eq(k->test[0], KIND);
    cr_expect_eq(k->whole, 1, "the others ask for the start, or where men could go");
    cr_expect_eq(k->sets, 1);
    cr_expect_not(k->fixed);
    cr_expect(k->empty);
    game_free(g);
}

Test(tables, a_range_is_where_the_walks_of_a_player_can_end) {
    Game *g = game_of(3, 3, false, CODE({STEP(GRID_NORTH), MOVES(ON_EMPTY)}));
    const PathKind *k = kind_of(g, start_at(g, "b2")->family[0].branch);
    cr_expect_str_eq(cells_text(g, k->range[0]), "a2 b2 c2 a3 b3 c3");
    cr_expect_str_eq(cells_text(g, k->range[1]), "a2 b2 c2 a3 b3 c3");
    game_free(g);
    g = game_of(3, 3, false, CODE({STEP(GRID_NORTH), MOVES(ON_EMPTY)}));
    ((int16_t *)g->programs)[GRID_KINDS + 1] = -1;
    const Tables *t = tables_build(g, NULL, g->arena);
    k = &t->pathkinds[t->walk[1].start[4].family[0].branch[0].pathkind];
    cr_expect_str_eq(cells_text(g, k->range[1]), "-", "the second has no such man");
    game_free(g);
}

/* ---- tables or machine ---- */

static void attacks_are(bool by_occupancy, const uint16_t *code, int n) {
    Game *g = game_of(3, 3, false, code, n);
    cr_assert_not_null(walk(g)->start, "%s", walk(g)->why);
    cr_expect_eq(start_at(g, "b2")->attacks_by_occupancy, by_occupancy);
    cr_expect_eq(g->tables->attacks_by_occupancy, by_occupancy);
    cr_expect_not(g->tables->any_by_machine);
    game_free(g);
}

#define AGAIN OP_ON, ON_EMPTY, OP_STEP, GRID_ALL, STEP_REVISIT
Test(tables, occupancy_decides_attacks_without_other_conditions) {
    const uint16_t land = ON_EMPTY | ON_ENEMY;
    attacks_are(true, CODE(GRID_MAN));
    attacks_are(true, CODE({STEP(GRID_ALL), STEP(GRID_ALL), MOVES(land)}));
    attacks_are(false, CODE({STEP(GRID_ALL), OP_ON, ON_FRIEND, STEP(GRID_ALL), MOVES(land)}));
    attacks_are(false, CODE({STEP(GRID_ALL), OP_TEST, COUNT_IS_ONE, MOVES(land)}));
    attacks_are(false, CODE({STEP(GRID_ALL), OP_TEST, KIND, MOVES(land)}));
    attacks_are(false, CODE({STEP(GRID_ALL), ON_WAY, STEP(GRID_ALL), MOVES(land)}));
    attacks_are(false, CODE({OP_FIRST, 0, STEP(GRID_ALL), MOVES(land)}));
    attacks_are(false, CODE({OP_LONG, 1, MOVES(land)}));
    attacks_are(true, CODE({STEP(GRID_ALL), AGAIN, MOVES(land)}));
    attacks_are(false,
                CODE({STEP(GRID_ALL), AGAIN, AGAIN, MOVES(land)})); /* passes over its end */
    attacks_are(true, CODE({OP_FIRST, 0, STEP(GRID_ALL), MOVES(ON_EMPTY)}));
}

#undef AGAIN

static void left_to_the_machine(const char *why, int size, const uint16_t *code, int n) {
    Game *g = game_of(size, size, false, code, n);
    const PieceTables *t = &g->tables->of[game_piece(g, 1, 1)];
    cr_assert_null(walk(g)->start, "%s", why);
    cr_expect_str_eq(walk(g)->why ? walk(g)->why : "tables", why);
    cr_expect(t->by_machine && t->moves_by_machine && !t->start);
    cr_expect(g->tables->any_by_machine);
    cr_expect_not(g->tables->attacks_by_occupancy);
    const PieceTables *king = &g->tables->of[game_piece(g, 1, 0)];
    cr_expect(king->start && !king->by_machine && !king->moves_by_machine);
    game_free(g);
}

/* A ride of a rook, then one of a bishop. */
#define BENT                                                                                   \
    OP_STEP, GRID_ORTHO, STEP_LINE, OP_FORK, 9, OP_ON, ON_EMPTY, OP_JUMP, 0, OP_ON, ON_EMPTY,  \
        OP_LINE, OP_STEP, GRID_DIAG, STEP_LINE, OP_FORK, 21, OP_ON, ON_EMPTY, OP_JUMP, 12

Test(tables, what_does_not_fit_is_left_to_the_machine) {
    left_to_the_machine("it may visit a cell again", 3,
                        CODE({OP_LINE, OP_STEP, GRID_ALL, STEP_REVISIT | STEP_LINE, OP_FORK, 8,
                              OP_JUMP, 1, MOVES(ON_EMPTY)}));
    left_to_the_machine("it would need too many tables", 6,
                        CODE({STEP(GRID_ALL), OP_ON, ON_EMPTY, STEP(GRID_ALL), OP_ON, ON_EMPTY,
                              STEP(GRID_ALL), OP_ON, ON_EMPTY, STEP(GRID_ALL), OP_ON, ON_EMPTY,
                              STEP(GRID_ALL), MOVES(ON_EMPTY | ON_ENEMY)}));
    /* up the edge and down to the row where it began */
    left_to_the_machine("its walks cross too many cells", 12,
                        CODE({BENT, OP_TEST, ROW, MOVES(ON_EMPTY | ON_ENEMY)}));
    left_to_the_machine("its ordered choices make the same moves", 3,
                        CODE({OP_FORK, 12, OP_SECOND, 0, STEP(GRID_ALL), MOVES(ON_EMPTY),
                              OP_FIRST, 0, STEP(GRID_ALL), OP_LAND, ON_EMPTY, OP_ACT, GRID_MOVE,
                              OP_ACT, GRID_COUNT, OP_END}));
}

#define ORDERED                                                                                \
    OP_FORK, 12, OP_FIRST, 0, STEP(GRID_ALL), MOVES(ON_EMPTY), OP_SECOND, 0, STEP(GRID_ALL),   \
        MOVES(ON_EMPTY | ON_ENEMY)

/* A first choice that is forbidden excludes nothing. */
Test(tables, ordered_choices_are_left_to_the_machine_where_moves_are_forbidden) {
    for (int royal = 0; royal < 2; royal++) {
        Game *g = game_of(3, 3, royal, CODE({ORDERED}));
        const PieceTables *t = &g->tables->of[game_piece(g, 0, 1)];
        cr_expect(walk(g)->ordered);
        cr_expect_not_null(t->start);
        cr_expect_not(t->by_machine);
        cr_expect_eq(t->moves_by_machine, royal);
        game_free(g);
    }
}

Test(tables, a_walk_says_what_it_costs) {
    Game *g = game_of(3, 3, false, CODE(GRID_MAN));
    size_t lookups = 0;
    for (int cell = 0; cell < 9; cell++)
        for (int i = 0; i < walk(g)->start[cell].family[0].nbranches; i++)
            lookups += walk(g)->start[cell].family[0].branch[i].ngroups;
    cr_expect_eq(walk(g)->lookups, lookups);
    cr_expect_gt(lookups, 0u);
    cr_expect_eq(g->tables->walk[0].lookups, 0u, "a step asks nothing");
    cr_expect_not(walk(g)->ordered);
    cr_expect_not(walk(g)->solver);
    cr_expect_lt(walk(g)->bytes, g->tables->bytes);
    game_free(g);
    g = game_of(3, 3, false, CODE({OP_LONG, 1, MOVES(ON_EMPTY)}));
    cr_expect(walk(g)->solver);
    game_free(g);
}

/* Cells with the same surroundings share one table. */
Test(tables, forms_are_shared_by_starts) {
    Game *g = game_of(9, 9, false, CODE(GRID_MAN));
    const TableGroup *a = start_at(g, "d4")->family[0].branch[0].group;
    const TableGroup *b = start_at(g, "e5")->family[0].branch[0].group;
    cr_expect_eq(a->table, b->table);
    cr_expect_neq(start_at(g, "a1")->family[0].branch[0].group->table, a->table);
    game_free(g);
}
