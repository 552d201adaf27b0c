/*
** test_lang_sandbox.c -- what a definition can observe of Lua is the same in every run.
*/
#include "lang/read/sandbox.h"
#include "support/given.h"

#include <criterion/criterion.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>

/* Addresses, and the order in which Lua keeps a table, differ between runs. */
Test(sandbox, reads_the_same_each_time) {
    static const char *const same[] = {
        "next { six = 1, two = 2, ten = 3 } == 'six'",
        "next({ six = 1, two = 2, ten = 3 }, 'six') == 'ten'",
        "next({ six = 1, two = 2, ten = 3 }, 'two') == nil",
        "next { 'a', 'b', x = 1 } == 1",
        "next {} == nil",
        "select('#', next {}) <= 1",
        "tostring {} == tostring { 1 }",
        "tostring(next) == tostring(pairs)",
        "string.format('%s %5.1f %%p', {}, 2) == string.format('%s %5.1f %%p', { 1 }, 2)",
        "tostring(0 / 0) == 'nan' and tostring(-(0 / 0)) == 'nan'",
        "string.format('%s %5.1f', 0 / 0, -(0 / 0)) == 'nan   nan'",
        "tostring(nil) == 'nil' and tostring(true) == 'true' and tostring(1.5) == '1.5'",
    };
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        char text[400];
        snprintf(
            text, sizeof text,
            "local b = square(4, 4) players { { 'White', letter = 'w' }, { 'Black', letter = "
            "'b' } } piece 'Man' { 'M', move = b.n } assert(%s)",
            same[i]);
        game_free(given_text(text));
    }
}

/* ---- time ---- */

static void *be_busy(void *unused) {
    clock_t until = clock() + 5 * CLOCKS_PER_SEC / 2;
    while (clock() < until) {
    }
    return unused;
}

/* A script has two seconds of processor time; what other threads use is not its own. */
Test(sandbox, other_threads_take_none_of_its_time) {
    Def d = {.arena = arena_new()};
    Sandbox s;
    cr_assert_not_null(sandbox_open(&s, &d));
    pthread_t busy;
    cr_assert_eq(pthread_create(&busy, NULL, be_busy, NULL), 0);
    pthread_join(busy, NULL);
    cr_expect(sandbox_in_time(s.L));
    sandbox_close(&s);
    arena_free(d.arena);
}
