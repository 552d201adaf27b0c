/*
** test_lang_help.c -- the help for options and their choices.
*/
#include "lang/load.h"
#include "vm/model/display.h"

#include <criterion/criterion.h>

#include <string.h>

static const char TEXT[] =
    "game { language = 1, name = 'T' } local b = square(4, 4)\n"
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } }\n"
    "option 'c' { random = true, 'bare', { 'told', help = 'a line' }, 'odd' }\n"
    "option 'l' { type = 'list', default = 'none', help = 'who', { 'x', help = 'an x' }, 'y' "
    "}\n"
    "option 'p' { type = 'cell', default = 'w', help = 'where', { 'w', help = 'a word' } }\n"
    "option 'n' { min = 1, max = 2 }\n"
    "piece 'X' { 'X', move = b.n }\n";

static Game *load(void) {
    Diags d;
    diags_init(&d);
    Game *g = game_load_text("test.lua", TEXT, strlen(TEXT), NULL, 0, &d);
    diags_free(&d);
    cr_assert_not_null(g);
    return g;
}

Test(help, each_choice_has_its_line) {
    static const char *const c[] = {"", "a line", "", "one of the others, drawn at random"};
    Game *g = load();
    const Option *o = g->display->options;
    cr_assert_eq(o[0].nchoices, 4);
    for (int i = 0; i < 4; i++)
        cr_expect_str_eq(o[0].meaning[i], c[i]);
    cr_expect_str_eq(o[1].meaning[0], "an x");
    cr_expect_str_eq(o[1].meaning[1], "");
    cr_expect_str_eq(o[2].meaning[0], "a word");
    game_free(g);
}

Test(help, missing_help_is_a_warning) {
    Game *g = load();
    const char *odd = g->display->warnings;
    static const char *const says[] = {
        "test.lua:3: warning: option 'c' has no 'help'\n",
        "test.lua:3: warning: option 'c': its choice 'bare' and others have no 'help'\n",
        "test.lua:4: warning: option 'l': its choice 'y' has no 'help'\n",
        "test.lua:6: warning: option 'n' has no 'help'\n",
    };
    for (size_t i = 0; i < sizeof says / sizeof *says; i++)
        cr_expect(strstr(odd, says[i]), "%s is not in\n%s", says[i], odd);
    cr_expect_not(strstr(odd, "option 'p' has"), "%s", odd);
    game_free(g);
}
