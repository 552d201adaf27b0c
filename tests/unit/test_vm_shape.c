/*
** test_vm_shape.c -- shapes: which slots acts get, and what a sequence of acts does.
*/
#include "vm/model/shape.h"

#include <criterion/criterion.h>

static const Act MOVE = {.fx = FX_MOVE, .ref_a = REF_START, .ref_b = REF_HERE};
static const Act TAKE = {.fx = FX_TAKE, .ref_a = REF_HERE};
static const Act BECOME = {.fx = FX_BECOME, .ref_a = REF_LANDED, .kind = 4};
static const Act NAME = {.fx = FX_CAPTOR, .ref_a = REF_START};
/* As castling moves the rook: between fixed cells. */
static const Act MOVE_ALONG = {
    .fx = FX_MOVE, .ref_a = REF_FIXED, .ref_b = REF_FIXED, .arg_a = 7, .arg_b = 5};

static Shape with(Shape parent, const Act *act) {
    Shape child;
    cr_assert(shape_extend(&parent, act, &child));
    return child;
}

static void effect_is(const Shape *s, int i, FxKind fx, unsigned a, unsigned b) {
    cr_assert_lt(i, s->nfx);
    cr_expect_eq(s->fx[i].fx, fx, "effect %d", i);
    cr_expect_eq(s->fx[i].a, a, "a of effect %d is slot %d", i, s->fx[i].a);
    cr_expect_eq(s->fx[i].b, b, "b of effect %d is slot %d", i, s->fx[i].b);
}

static void leads(const Shape *s, unsigned from, unsigned to) {
    cr_expect_eq(s->from, from, "from slot %d", s->from);
    cr_expect_eq(s->to, to, "to slot %d", s->to);
}

/* The tree in the comment of shape.h. */
Test(shape, slots_are_numbered_as_acts_ask_for_cells) {
    Shape move = with(shape_nothing, &MOVE), queen = with(move, &BECOME);
    Shape take = with(shape_nothing, &TAKE), both = with(take, &MOVE);
    effect_is(&move, 0, FX_MOVE, 0, 1);
    cr_expect_eq(move.ncells, 2);
    effect_is(&queen, 1, FX_BECOME, 1, 0);
    cr_expect_eq(queen.fx[1].kind, 4);
    cr_expect_eq(queen.ncells, 2, "where it has landed is asked for once");
    effect_is(&take, 0, FX_TAKE, 0, 0);
    effect_is(&both, 0, FX_TAKE, 0, 0);
    effect_is(&both, 1, FX_MOVE, 1, 2);
    cr_expect_eq(both.ncells, 3);
}

Test(shape, the_start_is_asked_for_once_in_each_part) {
    Shape named = with(shape_nothing, &NAME), moved = with(named, &MOVE);
    effect_is(&moved, 1, FX_MOVE, 0, 1);
    Shape part = shape_new_part(&moved), again = with(part, &MOVE);
    cr_expect(shape_same(&part, &moved));
    effect_is(&again, 2, FX_MOVE, 2, 3);
    Shape become;
    cr_expect_not(shape_extend(&part, &BECOME, &become), "nothing has landed in this part");
    become = with(again, &BECOME);
    effect_is(&become, 3, FX_BECOME, 3, 0);
}

Test(shape, a_move_leads_where_its_first_piece_goes) {
    Shape take = with(shape_nothing, &TAKE), move = with(take, &MOVE);
    leads(&shape_nothing, NO_SLOT, NO_SLOT);
    leads(&take, 0, NO_SLOT);
    leads(&move, 1, 2);
    Shape castling = with(move, &MOVE_ALONG), promoted = with(castling, &BECOME);
    leads(&castling, 1, 2);
    effect_is(&promoted, 3, FX_BECOME, 2, 0); /* not the piece that was moved along */
    Shape named = with(take, &NAME);
    leads(&named, 1, NO_SLOT);
    static const Act name_here = {.fx = FX_CAPTOR, .ref_a = REF_HERE};
    Shape late = with(move, &name_here);
    leads(&late, 1, 2);
}

Test(shape, moves_name_six_cells_and_do_twelve_things_at_most) {
    static const Act add = {.fx = FX_ADD, .expr = 1};
    Shape cells = shape_nothing, effects = shape_nothing, more;
    for (int i = 0; i < MOVE_CELLS; i++)
        cells = with(cells, &TAKE);
    cr_expect_not(shape_extend(&cells, &TAKE, &more));
    cr_expect(shape_extend(&cells, &add, &more), "which names no cell");
    for (int i = 0; i < FX_MAX; i++)
        effects = with(effects, &add);
    cr_expect_not(shape_extend(&effects, &add, &more));
}

Test(shape, one_is_found_among_the_children_by_its_act) {
    static const ShapeChild child[] = {{3, 1}, {ACT_PART, 2}};
    static const Shape shapes[] = {{.nchildren = 2, .child = child}, {.nfx = 1}, {.nfx = 2}};
    cr_expect_eq(shape_child(shapes, &shapes[0], 3), &shapes[1]);
    cr_expect_eq(shape_child(shapes, &shapes[0], ACT_PART), &shapes[2]);
    cr_expect_null(shape_child(shapes, &shapes[0], 1));
    cr_expect_null(shape_child(shapes, &shapes[1], 3));
}

/* Shapes differ if any member of an effect differs. */
Test(shape, shapes_with_equal_effects_on_equal_slots_are_equal) {
    Shape a = with(with(shape_nothing, &MOVE), &BECOME), b = a;
    b.canon = 9, b.start_slot = NO_SLOT, b.nchildren = 1;
    cr_expect(shape_same(&a, &b));
    Shape shorter = with(shape_nothing, &MOVE), longer = a;
    cr_expect_not(shape_same(&a, &shorter));
    longer.ncells++;
    cr_expect_not(shape_same(&a, &longer));
    const Effect other[] = {{.fx = FX_TAKE, .a = 1, .kind = 4},
                            {.fx = FX_BECOME, .a = 0, .kind = 4},
                            {.fx = FX_BECOME, .a = 1, .b = 1, .kind = 4},
                            {.fx = FX_BECOME, .a = 1, .kind = 3},
                            {.fx = FX_BECOME, .a = 1, .kind = 4, .var = 1},
                            {.fx = FX_BECOME, .a = 1, .kind = 4, .expr = 1}};
    for (size_t i = 0; i < sizeof other / sizeof *other; i++) {
        b = a;
        b.fx[1] = other[i];
        cr_expect_not(shape_same(&a, &b), "another in its member %zu", i);
    }
}

static Move move_on(unsigned shape, const uint8_t *cells, int n) {
    Move m = shape;
    for (int i = 0; i < n; i++)
        m = move_with(m, (unsigned)i, cells[i]);
    return m;
}

/* 'put a, put b' may be listed in any order, but not after 'unmake a'. */
Test(shape, cells_with_several_effects_keep_their_order) {
    static const Act unmake = {.fx = FX_UNMAKE, .ref_a = REF_START},
                     behind = {.fx = FX_PUT, .ref_a = REF_START},
                     put = {.fx = FX_PUT, .ref_a = REF_HERE};
    Shape alike = with(with(shape_nothing, &behind), &put),
          more = with(with(with(shape_nothing, &unmake), &behind), &put);
    cr_expect(shape_is_row(&alike, 0));
    cr_expect_not(shape_is_row(&more, 1));
}

/* Captures on the way are listed in any order; of marked cells, the last counts. */
Test(shape, cells_with_equal_effects_are_named_in_their_order) {
    static const Act mark = {.fx = FX_MARK, .ref_a = REF_HERE};
    Shape takes = with(with(with(shape_nothing, &TAKE), &TAKE), &TAKE),
          move = with(takes, &MOVE);
    Shape marks = with(with(shape_nothing, &mark), &mark), all[] = {move, marks};
    all[0].sorts = shape_is_row(&move, 0) && shape_is_row(&move, 1);
    all[1].sorts = shape_is_row(&marks, 0);
    cr_expect(all[0].sorts);
    cr_expect_not(shape_is_row(&move, 2), "MOVE is no TAKE");
    cr_expect_not(all[1].sorts);
    all[0].canon = 0, all[1].canon = 1;
    Move m = move_on(0, (const uint8_t[]){30, 20, 10, 7, 40}, 5);
    cr_expect_eq(shape_canonical(all, m), move_on(0, (const uint8_t[]){10, 20, 30, 7, 40}, 5));
    m = move_on(1, (const uint8_t[]){30, 20}, 2);
    cr_expect_eq(shape_canonical(all, m), m);
}

static bool one_move_with(const Shape *s, FxKind fx) {
    Act act = {.fx = (uint8_t)fx, .ref_a = REF_HERE, .ref_b = REF_HERE};
    Shape more = with(*s, &act);
    return shape_is_one_move(&more);
}

/* What else a move of one piece may do without changing other cells. */
Test(shape, a_plain_move_changes_no_other_cell) {
    static const FxKind may[] = {FX_BECOME, FX_MARK, FX_SET, FX_ADD};
    static const FxKind may_not[] = {FX_MOVE, FX_TAKE,  FX_PUT,  FX_CONVERT, FX_UNMAKE,
                                     FX_MAKE, FX_CLASH, FX_CALL, FX_CAPTOR};
    Shape move = with(shape_nothing, &MOVE), take = with(shape_nothing, &TAKE),
          late = with(take, &MOVE);
    cr_expect(shape_is_one_move(&move));
    cr_expect_not(shape_is_one_move(&shape_nothing));
    cr_expect_not(shape_is_one_move(&take));
    cr_expect_not(shape_is_one_move(&late));
    for (size_t i = 0; i < sizeof may / sizeof *may; i++)
        cr_expect(one_move_with(&move, may[i]), "then %s", fx_info[may[i]].is);
    for (size_t i = 0; i < sizeof may_not / sizeof *may_not; i++)
        cr_expect_not(one_move_with(&move, may_not[i]), "then %s", fx_info[may_not[i]].is);
    Act shift = {.fx = FX_MOVE, .ref_a = REF_FIXED, .ref_b = REF_FIXED};
    Shape shifts = with(shape_nothing, &shift);
    cr_expect_not(shape_is_one_move(&shifts), "it is another man who goes");
    Act clash = {.fx = FX_CLASH, .ref_a = REF_START, .ref_b = REF_HERE};
    Shape fight = with(shape_nothing, &clash);
    cr_expect_not(shape_is_one_move(&fight), "a throw decides who is taken");
}

Test(shape, a_shape_does_what_any_of_its_effects_does) {
    Shape s = with(with(shape_nothing, &TAKE), &MOVE);
    cr_expect_eq(shape_does(&shape_nothing), 0u);
    cr_expect_eq(shape_does(&s), (unsigned)(DOES_TAKE | DOES_GO));
    Shape more = with(s, &BECOME);
    cr_expect_eq(shape_does(&more), (unsigned)(DOES_TAKE | DOES_GO | DOES_RECAST | DOES_STAY));
}
