/*
** ruletest.c -- each expectation that is not met adds its lines to the test's complaint.
*/
#include "ruletest.h"

#include "diagram.h"
#include "look.h"
#include "match.h"
#include "names.h"
#include "play.h"
#include "lang/literal.h"
#include "text/explain/meant.h"
#include "text/write/fen.h"
#include "text/write/notation.h"
#include "vm/ask/movegen.h"
#include "vm/count/perft.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* A test being run. */
typedef struct Trial {
    const Files *files; /* borrowed: where games come from; NULL: folders */
    const TestCase *test;
    const TestCase *loaded; /* the test for which `game` was loaded */
    Game *game;             /* owned; NULL where it could not be loaded */
    Match *match;           /* owned */
    Str complaint;
    Corrections corrections;
    size_t mended; /* bytes of the complaint that the corrections settle */
} Trial;

/* ---- what would have been right ---- */

/* Records that the complaint from byte `from` on would not be there if that member had that
** value. Takes over the text of `value`. */
static void correct(Trial *t, size_t from, const char *member, Str *value) {
    corrections_add(&t->corrections, (Correction){member, value->at});
    t->mended += t->complaint.n - from;
}

/* The length in bytes at which a list is continued on a new line. */
enum { LINE_ROOM = 90 };

static void write_list(const char *const *text, int n, Str *out) {
    size_t line = out->n;
    str_add(out, "{");
    for (int i = 0; i < n; i++) {
        bool full = out->n - line + strlen(text[i]) > LINE_ROOM;
        str_add(out, i == 0 ? " " : full ? ",\n    " : ", ");
        line = full ? out->n : line;
        literal_quote(out, text[i], strlen(text[i]));
    }
    str_add(out, n ? " }" : "}");
}

/* ---- the game ---- */

static bool same_game(const TestCase *a, const TestCase *b) {
    if (!a || a->source || b->source || !a->game || !b->game || a->nset != b->nset ||
        a->seed != b->seed)
        return false;
    bool same = strcmp(a->game, b->game) == 0;
    for (int i = 0; same && i < a->nset; i++)
        same = strcmp(a->set[i].name, b->set[i].name) == 0 &&
               strcmp(a->set[i].value, b->set[i].value) == 0;
    return same;
}

static Game *load_from(const TestCase *t, const Files *files, Diags *diags) {
    uint64_t seed = t->seed < 0 ? 0 : (uint64_t)t->seed;
    const Loading as = {.set = t->set, .nset = t->nset, .seed = seed, .files = files};
    if (t->source)
        return game_load_text_as(t->file, t->source, strlen(t->source), &as, diags);
    if (t->game)
        return game_load_as(t->game, &as, diags);
    diags_add(diags, DIAG_ERROR, t->file, t->line, "the test names no game");
    return NULL;
}

/* The messages must contain the expected texts in their order, and the game must not load: the
** messages of one that does are only warnings. */
static void compare_errors(const Strings *expected, bool loads, const char *messages,
                           Str *complaint) {
    const char *at = messages;
    if (loads) {
        str_addf(complaint, "errors are expected, but the game loads%s%s",
                 *messages ? ", with only these warnings:\n" : "\n", messages);
        return;
    }
    for (int i = 0; i < expected->n; i++) {
        const char *hit = strstr(at, expected->at[i]);
        if (!hit) {
            str_addf(complaint, "no error says: %s\nfound:\n%s", expected->at[i], messages);
            return;
        }
        at = hit + strlen(expected->at[i]);
    }
}

/* Loads the test's game, unless the last test had the same. True if there is a game to test;
** errors that are expected are compared here. */
static bool load_game(Trial *t) {
    const TestCase *test = t->test;
    if (test->errors.n < 0 && same_game(t->loaded, test))
        return t->game != NULL;
    Diags diags;
    Str messages = {0};
    game_free(t->game);
    diags_init(&diags);
    t->game = load_from(test, t->files, &diags);
    t->loaded = t->game ? test : NULL;
    diags_write(&diags, &messages);
    diags_free(&diags);
    if (test->errors.n >= 0)
        compare_errors(&test->errors, t->game, str_text(&messages), &t->complaint);
    else if (!t->game)
        str_addf(&t->complaint, "the game does not load:\n%s", str_text(&messages));
    str_free(&messages);
    return t->game && test->errors.n < 0;
}

/* ---- the position ---- */

static bool complain(Trial *t, const char *what, const Err *e) {
    str_addf(&t->complaint, "%s: %s\n", what, e->text);
    return false;
}

/* Draws the throws that are due, if the test gives a seed. */
static void draw(Trial *t) {
    if (t->test->seed < 0)
        return;
    t->match->seed = (uint64_t)t->test->seed;
    throw_all(t->match);
}

static bool set_up(Trial *t) {
    Err e;
    const Strings *play = &t->test->play;
    t->match = match_new(t->game, t->test->fen, &e);
    if (!t->match)
        return complain(t, "fen", &e);
    draw(t);
    for (int i = 0; i < play->n; i++) {
        if (!match_play(t->match, play->at[i], &e))
            return complain(t, play->at[i], &e);
        draw(t);
    }
    return true;
}

/* ---- moves ---- */

static bool is_legal(const Trial *t, const char *text, Move *m) {
    Err unused;
    return match_outcome(t->match) == RECORD_OPEN &&
           move_read(match_now(t->match), text, m, &unused);
}

/* The place of a move among the n of a list, or n. */
static int place_of(Move m, const Move *list, int n) {
    int i = 0;
    while (i < n && list[i] != m)
        i++;
    return i;
}

static void correct_moves(Trial *t, size_t from, const char *const *text, int n) {
    Str value = {0};
    write_list(text, n, &value);
    correct(t, from, "moves", &value);
}

static void compare_moves(Trial *t, Arena *a, const Move *found, const char *const *text,
                          int n) {
    const Strings *wanted = &t->test->moves;
    size_t before = t->complaint.n;
    bool *expected = ARENA_ARRAY(a, bool, n);
    for (int i = 0; i < wanted->n; i++) {
        Move m;
        int at = is_legal(t, wanted->at[i], &m) ? place_of(m, found, n) : n;
        if (at == n)
            str_addf(&t->complaint, "expected, but not legal: %s\n", wanted->at[i]);
        else if (expected[at])
            str_addf(&t->complaint, "named twice: %s\n", wanted->at[i]);
        else
            expected[at] = true;
    }
    for (int i = 0; i < n; i++)
        if (!expected[i])
            str_addf(&t->complaint, "legal, but not expected: %s\n", text[i]);
    if (t->complaint.n > before)
        correct_moves(t, before, text, n);
}

/* The first text that names no cell, or NULL if all do; *cells is how many do. */
static const char *no_cell(const Game *g, const Strings *texts, int *cells) {
    const char *first = NULL;
    *cells = 0;
    for (int i = 0; i < texts->n; i++) {
        bool cell = cell_named(g, texts->at[i]) != SQ_NONE;
        *cells += cell;
        if (!cell && !first)
            first = texts->at[i];
    }
    return first;
}

static void list_cells(Trial *t, const char *what, CellSet cells) {
    while (!set_empty(cells))
        str_addf(&t->complaint, "%s: %s\n", what, t->game->graph.cell_name[set_pop(&cells)]);
}

static void correct_ends(Trial *t, size_t from, CellSet ends) {
    const char *text[SQ_MAX];
    int n = 0;
    while (!set_empty(ends))
        text[n++] = t->game->graph.cell_name[set_pop(&ends)];
    correct_moves(t, from, text, n);
}

static void compare_ends(Trial *t, const Move *found, int n) {
    size_t before = t->complaint.n;
    CellSet ends = look_ends(match_now(t->match), found, (size_t)n), expected = {{0}};
    for (int i = 0; i < t->test->moves.n; i++) {
        Sq c = cell_named(t->game, t->test->moves.at[i]);
        if (set_has(&expected, c))
            str_addf(&t->complaint, "named twice: %s\n", t->test->moves.at[i]);
        set_add(&expected, c);
    }
    list_cells(t, "expected, but not reached", set_minus(expected, ends));
    list_cells(t, "reached, but not expected", set_minus(ends, expected));
    if (t->complaint.n > before)
        correct_ends(t, before, ends);
}

/* Explains why there are no moves from a cell, if it is empty or holds another player's piece:
** whatever the rules are, nothing can move from there. */
static void who_stands(Trial *t, Sq from) {
    const Pos *p = match_now(t->match);
    if (!piece_is(pos_at(p, from)))
        str_addf(&t->complaint, "from: %s is empty\n", t->test->from);
    else if (pos_owner(p, from) < t->game->nplayers && pos_owner(p, from) != p->side)
        str_addf(&t->complaint, "from: the piece on %s is %s's, and it is %s's turn\n",
                 t->test->from, player_name(t->game, pos_owner(p, from)),
                 player_name(t->game, p->side));
}

static void test_moves(Trial *t) {
    const TestCase *test = t->test;
    Err e;
    Sq from = test->from ? cell_asked(t->game, test->from, &e) : SQ_NONE;
    if (test->from && test->moves.n < 0)
        str_add(&t->complaint, "`from` needs `moves`\n");
    if (test->moves.n < 0)
        return;
    if (test->from && from == SQ_NONE) {
        complain(t, "from", &e);
        return;
    }
    Arena *a = arena_new();
    const char **text;
    Move *found;
    int n = match_moves(t->match, from, a, &text, &found);
    if (test->from && n == 0)
        who_stands(t, from);
    int cells;
    const char *move = no_cell(t->game, &test->moves, &cells);
    size_t before = t->complaint.n;
    if (test->from && !move)
        compare_ends(t, found, n);
    else
        compare_moves(t, a, found, text, n);
    if (test->from && move && cells > 0 && t->complaint.n > before)
        str_addf(
            &t->complaint,
            "moves: with `from`, either all are cells or all are moves; '%s' is not a cell\n",
            move);
    arena_free(a);
}

/* Complains about tests of moves in a position where the game is over, unless they
** say so by `result`: no move is legal there whatever the rules of movement, so
** nothing would be tested. */
static void test_goes_on(Trial *t) {
    const TestCase *test = t->test;
    if (match_outcome(t->match) == RECORD_OPEN || test->result || test->why ||
        (test->illegal.n < 1 && test->moves.n < 0) || !moves_any(match_now(t->match)))
        return;
    str_add(&t->complaint, "the game is over here (");
    match_write_result(t->match, &t->complaint);
    str_add(&t->complaint, "), so no move is legal; if that is intended, add `result`\n");
}

static void test_legal(Trial *t) {
    const Strings *legal = &t->test->legal, *illegal = &t->test->illegal;
    Move m;
    for (int i = 0; i < legal->n; i++)
        if (!is_legal(t, legal->at[i], &m)) {
            str_addf(&t->complaint, "expected to be legal: %s\n", legal->at[i]);
            look_why(t->match, legal->at[i], NULL, &t->complaint);
        }
    for (int i = 0; i < illegal->n; i++) {
        Err e;
        if (is_legal(t, illegal->at[i], &m)) {
            str_add(&t->complaint, "expected to be illegal: ");
            move_write(match_now(t->match), m, 0, &t->complaint);
            str_addc(&t->complaint, '\n');
        } else if (!meant_move(match_now(t->match), illegal->at[i], &e)) {
            str_addf(&t->complaint, "'%s' is not a move of this game, legal or not: %s\n",
                     illegal->at[i], e.text);
        }
    }
}

static void test_why(Trial *t) {
    const TestCase *test = t->test;
    Str text = {0};
    if (!test->why)
        return;
    if (test->illegal.n < 1) {
        str_add(&t->complaint, "`why` needs a move in `illegal`\n");
        return;
    }
    look_why(t->match, test->illegal.at[0], NULL, &text);
    if (!strstr(str_text(&text), test->why))
        str_addf(&t->complaint, "the refusal of %s\nexpected: %s\nfound: %s",
                 test->illegal.at[0], test->why, str_text(&text));
    str_free(&text);
}

/* ---- everything else ---- */

/* Compares what `write` writes with the expected text. If that has no bracket, what is written
** is compared up to " (": "draw" is met by "draw (agreed)". */
static void test_text(Trial *t, const char *member, const char *expected,
                      void write(const Match *, Str *)) {
    Str found = {0}, value = {0};
    size_t before = t->complaint.n;
    if (!expected)
        return;
    write(t->match, &found);
    char *bracket = strstr(found.at, " (");
    if (bracket && !strchr(expected, '('))
        str_cut(&found, (size_t)(bracket - found.at));
    if (strcmp(expected, found.at) != 0) {
        str_addf(&t->complaint, "%s\nexpected: %s\nfound:    %s\n", member, expected, found.at);
        literal_quote(&value, found.at, found.n);
        correct(t, before, member, &value);
    }
    str_free(&found);
}

static void test_attacked(Trial *t, const char *what, const Strings *cells, bool expected) {
    const Pos *p = match_now(t->match);
    for (int i = 0; i < cells->n; i++) {
        Err e;
        Sq cell = cell_asked(t->game, cells->at[i], &e);
        if (cell == SQ_NONE)
            complain(t, what, &e);
        else if (pos_attacked(p, p->side, cell, SQ_NONE) != expected)
            str_addf(&t->complaint, "expected to be %s: %s\n", what, cells->at[i]);
    }
}

static void test_perft(Trial *t) {
    Str value = {0};
    size_t before = t->complaint.n;
    for (int i = 0; i < t->test->nperft; i++) {
        uint64_t found = perft(match_now(t->match), i + 1), expected = t->test->perft[i];
        if (found != expected)
            str_addf(&t->complaint, "perft %d\nexpected: %" PRIu64 "\nfound:    %" PRIu64 "\n",
                     i + 1, expected, found);
        str_addf(&value, "%s%" PRIu64, i ? ", " : "{ ", found);
    }
    str_add(&value, " }");
    if (t->complaint.n > before)
        correct(t, before, "perft", &value);
    else
        str_free(&value);
}

static void test_reach(Trial *t) {
    Str right = {0}, value = {0};
    size_t before = t->complaint.n;
    if (!t->test->reach)
        return;
    Pos given;
    Err unused;
    bool any = t->test->fen && fen_read(t->game, t->test->fen, &given, &unused);
    diagram_test(t->game, t->test->reach, any ? &given : NULL, &t->complaint, &right);
    if (right.n) {
        str_addf(&value, "[[%s]]", right.at);
        correct(t, before, "reach", &value);
    }
    str_free(&right);
}

static void run(Trial *t) {
    if (testcase_empty(t->test))
        str_add(&t->complaint, "the test expects nothing: write what must hold\n");
    if (t->test->namesake)
        str_addf(&t->complaint, "another test has that name, on line %d\n", t->test->namesake);
    if (!load_game(t))
        return;
    test_reach(t);
    if (!set_up(t))
        return;
    test_goes_on(t);
    test_moves(t);
    test_legal(t);
    test_why(t);
    test_text(t, "result", t->test->result, match_write_result);
    test_text(t, "final_fen", t->test->final_fen, match_write_fen);
    test_attacked(t, "attacked", &t->test->attacked, true);
    test_attacked(t, "unattacked", &t->test->unattacked, false);
    test_perft(t);
}

static void clear(Trial *t) {
    for (size_t i = 0; i < t->corrections.n; i++)
        free(t->corrections.at[i].value);
    t->corrections.n = 0;
    t->mended = 0;
    str_clear(&t->complaint);
    match_free(t->match);
    t->match = NULL;
}

/* True if no other test comes from the test's line, and that line is in the tested file itself.
** A loop makes several tests of one line, and tests can come from a file that is imported. */
static bool is_alone(const TestSource *source, const TestCases *tests, const TestCase *t) {
    bool alone = strcmp(t->file, source->name) == 0;
    for (size_t i = 0; i < tests->n && alone; i++) {
        const TestCase *other = &tests->at[i];
        alone = other == t || other->line != t->line || strcmp(other->file, t->file) != 0;
    }
    return alone;
}

static int run_all(const TestSource *source, const char *only, const TestCases *tests,
                   RuleTestFn *fn, void *ctx) {
    Trial t = {.files = source->files};
    int failed = 0;
    for (size_t i = 0; i < tests->n; i++) {
        if (only && !strstr(tests->at[i].name, only))
            continue;
        t.test = &tests->at[i];
        run(&t);
        failed += t.complaint.n > 0;
        fn(ctx, &(Tested){.test = t.test,
                          .complaint = str_text(&t.complaint),
                          .corrections = t.corrections,
                          .mended = t.complaint.n > 0 && t.mended == t.complaint.n &&
                                    is_alone(source, tests, t.test)});
        clear(&t);
    }
    game_free(t.game);
    corrections_free(&t.corrections);
    str_free(&t.complaint);
    return failed;
}

int ruletest_run(const TestSource *source, const char *only, RuleTestFn *fn, void *ctx,
                 Diags *diags) {
    Arena *arena = arena_new();
    TestCases tests = {0};
    bool ok = testfile_read(source, arena, &tests, diags);
    if (ok && tests.n == 0) {
        diags_add(diags, DIAG_ERROR, source->name, 0,
                  "there is no test in this file: test \"name\" { ... }");
        ok = false;
    }
    int failed = ok ? run_all(source, only, &tests, fn, ctx) : -1;
    testcases_free(&tests);
    arena_free(arena);
    return failed;
}
