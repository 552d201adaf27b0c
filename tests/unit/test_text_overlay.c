/*
** test_text_overlay.c -- overlay.h: one mark per cell.
*/
#include "text/draw/overlay.h"

#include <criterion/criterion.h>

Test(overlay, marks_have_an_order) {
    Sq path[] = {3};
    Overlay o = {
        .has_last = true, .last_from = 4, .last_to = SQ_NONE, .npath = 1, .path = path};
    set_add(&o.reach, 1);
    set_add(&o.blocked, 1);
    set_add(&o.reach, 3);
    set_add(&o.take, 3);
    set_add(&o.take, 5);
    cr_expect_eq(overlay_mark(&o, 0), MARK_NONE);
    cr_expect_eq(overlay_mark(&o, 1), MARK_BLOCKED);
    cr_expect_eq(overlay_mark(&o, 3), MARK_REACH);
    cr_expect_eq(overlay_mark(&o, 4), MARK_LAST);
    cr_expect_eq(overlay_mark(&o, 5), MARK_TAKE);
    cr_expect_eq(overlay_mark(NULL, 4), MARK_NONE);
    cr_expect(overlay_last(&o, 4));
    cr_expect_not(overlay_last(NULL, 4));
}
