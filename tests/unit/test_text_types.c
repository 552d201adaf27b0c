/*
** test_text_types.c -- types.h: the abbreviations of a player's options.
*/
#include "text/write/types.h"

#include <criterion/criterion.h>

static const char *const gaits[] = {"slow", "quick"}, *const moods[] = {"calm", "wild"};
static const char *const gait_words[] = {"S LENTO", "Q"}, *const mood_words[] = {"C", "W X"};

static Display typed(Option option[3]) {
    option[0] = (Option){.name = "gait", .nchoices = 2, .choice = (const char **)gaits};
    option[1] = (Option){.name = "mood", .nchoices = 2, .choice = (const char **)moods};
    option[2] = (Option){.name = "other", .nchoices = 2, .choice = (const char **)moods};
    option[0].abbrev = (const char **)gait_words;
    option[1].abbrev = (const char **)mood_words;
    option[0].value[0] = "slow", option[0].value[1] = "quick";
    option[1].value[0] = "wild", option[1].value[1] = "calm";
    return (Display){
        .noptions = 3, .options = option, .types = "{gait}\n  ({mood}{gait})  {mood}x"};
}

Test(types, written_for_each_player) {
    Option option[3];
    Display d = typed(option);
    Str s = {0};
    types_write(&d, 0, 0, &s);
    cr_expect_str_eq(str_text(&s), "S (WS) Wx");
    str_clear(&s);
    types_write(&d, 1, 0, &s);
    cr_expect_str_eq(str_text(&s), "Q (CQ) Cx");
    cr_expect(types_name(&d, &option[1]));
    cr_expect_not(types_name(&d, &option[2]));
    str_free(&s);
}

Test(types, read_in_any_order_case_and_spelling) {
    Option option[3];
    const char *value[3];
    Display d = typed(option);
    Err e = {""};
    d.types = "{gait} ({mood})";
    cr_expect(types_read(&d, " (x)  lento ", value, &e), "%s", e.text);
    cr_expect_str_eq(value[0], "slow");
    cr_expect_str_eq(value[1], "wild");
    cr_expect_null(value[2]);
    cr_expect(types_read(&d, "", value, &e));
    cr_expect_null(value[0]);
    cr_expect_not(types_read(&d, "S (W", value, &e));
    cr_expect_str_eq(e.text, "the game has no type '(W'");
    cr_expect_not(types_read(&d, "S LENTO", value, &e));
    cr_expect_str_eq(e.text, "'LENTO' sets an option that another type sets already");
    d.types = NULL;
    cr_expect_not(types_read(&d, "S", value, &e));
}

/* What a message quotes of a word ends between two letters. */
Test(types, a_long_word_that_is_none) {
    Option option = {.name = "a", .nchoices = 2, .choice = (const char **)moods};
    option.abbrev = (const char **)moods;
    const char *value[1];
    Display d = {.noptions = 1, .options = &option, .types = "{a}"};
    Err e = {""};
    cr_expect_not(types_read(&d,
                             "x\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9"
                             "\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9",
                             value, &e));
    cr_expect_str_eq(
        e.text, "the game has no type 'x\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9"
                "\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9'");
}

/* The number of ways to split "AAA..." into spellings of sixteen options has nine digits. */
Test(types, of_which_many_begin_alike, .timeout = 20) {
    static const char *const alike[] = {"A AA AAA AAAA", "B"};
    static const char *const names[] = {"a", "b", "c", "d", "e", "f", "g", "h",
                                        "i", "j", "k", "l", "m", "n", "o", "p"};
    Option option[16];
    const char *value[16];
    char text[] = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAZ";
    Err e = {""};
    Str template = {0};
    for (int i = 0; i < 16; i++) {
        option[i] = (Option){.name = names[i], .nchoices = 2, .choice = (const char **)moods};
        option[i].abbrev = (const char **)alike;
        str_addf(&template, "{%s}", names[i]);
    }
    Display d = {.noptions = 16, .options = option, .types = str_text(&template)};
    cr_expect_not(types_read(&d, text, value, &e));
    cr_expect_str_eq(e.text, "the game has no type 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'");
    text[strlen(text) - 1] = 'b';
    cr_expect(types_read(&d, text, value, &e), "%s", e.text);
    cr_expect_str_eq(value[0], "calm");
    cr_expect_str_eq(value[15], "wild");
    str_free(&template);
}

Test(types, longer_than_any_is_none) {
    Option option[3];
    const char *value[3];
    Display d = typed(option);
    Err e = {""};
    Str text = {0};
    for (int i = 0; i < 2 * TYPE_BYTES; i++)
        str_addc(&text, 'S');
    cr_expect_not(types_read(&d, str_text(&text), value, &e));
    str_free(&text);
}
