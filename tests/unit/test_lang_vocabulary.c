/*
** test_lang_vocabulary.c -- the vocabulary lists exactly the words of the language.
*/
#include "lang/load.h"
#include "lang/vocabulary.h"

#include <criterion/criterion.h>

#include <string.h>

typedef struct Heard {
    int words, methods, choices, board;
} Heard;

static const Word *listed(const char *owner, const char *name) {
    for (size_t i = 0; i < vocabulary_size; i++)
        if (strcmp(vocabulary[i].owner, owner) == 0 && strcmp(vocabulary[i].name, name) == 0)
            return &vocabulary[i];
    return NULL;
}

static bool listed_in_any(const char *const *owners, const char *name) {
    for (; *owners; owners++)
        if (listed(*owners, name))
            return true;
    return false;
}

static const char *const of_nodes[] = {"Walk",  "Condition", "Number", "Counter",
                                       "Right", "Marker",    NULL};

static void hear(void *ctx, const char *owner, const char *name) {
    static const char *const of_choice[] = {"Choice", NULL},
                             *const of_board[] = {"Board", NULL}, *const alone[] = {"", NULL};
    Heard *h = ctx;
    const char *const *owners = alone;
    int *count = &h->words;
    if (strcmp(owner, "method") == 0)
        owners = of_nodes, count = &h->methods;
    else if (strcmp(owner, "choice") == 0)
        owners = of_choice, count = &h->choices;
    else if (strcmp(owner, "board") == 0)
        owners = of_board, count = &h->board;
    cr_expect(listed_in_any(owners, name), "vocabulary.def has no '%s' (%s)", name,
              *owner ? owner : "a word");
    ++*count;
}

Test(vocabulary, has_every_word) {
    Heard h = {0};
    load_words(hear, &h);
    cr_expect_gt(h.words, 100);
    cr_expect_gt(h.methods, 15);
    cr_expect_eq(h.choices, 4);
    cr_expect_gt(h.board, 5);
}

typedef struct Wanted {
    const Word *word;
    bool found;
} Wanted;

static void look_for(void *ctx, const char *owner, const char *name) {
    Wanted *w = ctx;
    bool alone = !*w->word->owner;
    if (strcmp(w->word->name, name) == 0 && alone == !*owner)
        w->found = true;
}

/* Members that a board gets from square() and disc(), but not from graph(). */
static bool is_there(const char *text) {
    Diags d;
    Str all = {0};
    diags_init(&d);
    game_free(game_load_text("test.lua", text, strlen(text), NULL, 0, &d));
    diags_write(&d, &all);
    bool is = !strstr(str_text(&all), "no direction") &&
              !strstr(str_text(&all), "there is no") &&
              !strstr(str_text(&all), "unknown field");
    str_free(&all);
    diags_free(&d);
    return is;
}

static bool is_on_a_board(const char *name) {
    static const char *const boards[] = {"square(4, 4)", "disc(3, 8)"};
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        Str text = {0};
        str_addf(&text, "local x = %s.%s", boards[i], name);
        bool is = is_there(str_text(&text));
        str_free(&text);
        if (is)
            return true;
    }
    return false;
}

static bool is_method(const Word *w) {
    static const char *const told[] = {"",        "Walk",  "Condition", "Number",
                                       "Counter", "Right", "Marker",    "Choice"};
    for (size_t i = 0; i < sizeof told / sizeof *told; i++)
        if (strcmp(w->owner, told[i]) == 0)
            return true;
    return false;
}

Test(vocabulary, has_no_other_word) {
    for (size_t i = 0; i < vocabulary_size; i++) {
        Wanted w = {&vocabulary[i], false};
        if (is_method(w.word)) {
            load_words(look_for, &w);
            cr_expect(w.found, "the language has no '%s'", w.word->name);
        } else if (strcmp(w.word->owner, "Board") == 0) {
            cr_expect(is_on_a_board(w.word->name), "no board has '%s'", w.word->name);
        }
    }
    cr_expect_not(is_on_a_board("nowhere"));
}

/* Within braces, unexpected keys are reported. */
static bool is_key(const Word *w, const char *before, const char *behind) {
    Str text = {0};
    str_addf(&text,
             "game { language = 1, name = 'T' } local b = square(4, 4)\n"
             "%s%s = 1%s",
             before, w->name, behind);
    bool is = is_there(str_text(&text));
    str_free(&text);
    return is;
}

Test(vocabulary, has_the_keys_of_braces) {
    static const struct {
        const char *class, *before, *behind;
    } braces[] = {
        {"Game", "game { ", " }"},
        {"Seat", "players { { 'White', ", " } }"},
        {"Piece", "piece 'Man' { 'M', ", " }"},
        {"Ending", "ending { draw { no_moves, ", " } }"},
        {"Promotion", "piece 'Man' { 'M', move = b.n:promote { to = 'Man', ", " } }"},
    };
    for (size_t i = 0; i < sizeof braces / sizeof *braces; i++) {
        int n = 0;
        for (size_t k = 0; k < vocabulary_size; k++)
            if (strcmp(vocabulary[k].owner, braces[i].class) == 0) {
                n++;
                cr_expect(is_key(&vocabulary[k], braces[i].before, braces[i].behind),
                          "%s { } has no '%s'", braces[i].class, vocabulary[k].name);
            }
        cr_expect_gt(n, 2);
        cr_expect_not(
            is_key(&(Word){.name = "nothing_such"}, braces[i].before, braces[i].behind));
    }
}

/* Each word is listed once, those without an owner in alphabetical order. */
Test(vocabulary, is_in_order) {
    const char *last = "";
    for (size_t i = 0; i < vocabulary_size; i++) {
        cr_expect_eq(listed(vocabulary[i].owner, vocabulary[i].name), &vocabulary[i]);
        if (!*vocabulary[i].owner) {
            cr_expect_lt(strcmp(last, vocabulary[i].name), 0, "%s", vocabulary[i].name);
            last = vocabulary[i].name;
        }
    }
}

Test(vocabulary, is_written_for_editors) {
    Str all = {0};
    vocabulary_write(&all);
    cr_expect(str_starts(str_text(&all), "---@meta\n"));
    cr_expect(strstr(str_text(&all), "---@operator mul(Walk|Condition): Walk\n"));
    cr_expect(strstr(str_text(&all), "\n---@type fun(p: Walk): Walk\nquiet = nil\n"));
    cr_expect(strstr(str_text(&all), "\n---@field upto fun(self: Walk, n: integer): Walk "));
    str_free(&all);
    vocabulary_write_luacheck(&all);
    cr_expect(strstr(str_text(&all), " \"quiet\","));
    str_free(&all);
}
