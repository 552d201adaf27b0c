/*
** api_test.c -- running rule tests.
**
** A test is a position and what an author expects of it. Every expectation that does not hold
** adds its lines to the complaint; a test passes when none is there.
*/
#include "api.h"

#include "lang/testfile.h"
#include "text/explain/explain.h"
#include "text/write/fen.h"
#include "text/write/notation.h"
#include "vm/ask/movegen.h"
#include "vm/count/perft.h"
#include "base/err.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct Bench {
    const TestCase *test;
    const TestCase *loaded; /* the test for which `game` was loaded */
    sw_Game game;           /* .game is NULL when it could not be loaded */
    sw_Match *match;
    Str complaint;
} Bench;

/* ---- the game ---- */

static bool same_setting(const Setting *a, const Setting *b) {
    return strcmp(a->name, b->name) == 0 && strcmp(a->value, b->value) == 0;
}

static bool same_game(const TestCase *a, const TestCase *b) {
    if (!a || a->source || b->source || !a->game || !b->game || strcmp(a->game, b->game) != 0 ||
        a->nset != b->nset)
        return false;
    for (int i = 0; i < a->nset; i++)
        if (!same_setting(&a->set[i], &b->set[i]))
            return false;
    return true;
}

static Game *load_from(const TestCase *t, Diags *diags) {
    if (t->source)
        return game_load_text(t->file, t->source, strlen(t->source), t->set, t->nset, diags);
    if (t->game)
        return game_load(t->game, t->set, t->nset, diags);
    diags_add(diags, DIAG_ERROR, t->file, t->line, "the test names no game");
    return NULL;
}

/* Each expected text must be found in the messages, after the one before it. */
static void compare_errors(const Strings *expected, const char *messages, Str *complaint) {
    const char *at = messages;
    for (int i = 0; i < expected->n; i++) {
        const char *hit = strstr(at, expected->at[i]);
        if (!hit) {
            str_addf(complaint, "no error says: %s\nfound:\n%s", expected->at[i],
                     *messages ? messages : "no error at all\n");
            return;
        }
        at = hit + strlen(expected->at[i]);
    }
}

/* True when there is a game to go on with. */
static bool load_game(Bench *b) {
    if (same_game(b->loaded, b->test))
        return b->game.game != NULL;
    Diags diags;
    Str messages = {0};
    game_free(b->game.game);
    diags_init(&diags);
    b->game.game = load_from(b->test, &diags);
    b->loaded = b->game.game ? b->test : NULL;
    diags_write(&diags, &messages);
    diags_free(&diags);
    if (b->test->errors.n >= 0)
        compare_errors(&b->test->errors, str_text(&messages), &b->complaint);
    else if (!b->game.game)
        str_addf(&b->complaint, "the game does not load:\n%s", str_text(&messages));
    str_free(&messages);
    return b->game.game && b->test->errors.n < 0;
}

/* ---- the position ---- */

static bool take_error(Bench *b, const char *what, char *error) {
    str_addf(&b->complaint, "%s: %s\n", what, error ? error : "?");
    free(error);
    return false;
}

static bool set_up(Bench *b) {
    char *error;
    b->match = sw_match_new(&b->game, b->test->fen, &error);
    if (!b->match)
        return take_error(b, "fen", error);
    for (int i = 0; i < b->test->play.n; i++)
        if (!sw_match_play(b->match, b->test->play.at[i], &error))
            return take_error(b, b->test->play.at[i], error);
    return true;
}

/* ---- moves ---- */

static bool contains(const Moves *list, Move m) {
    for (size_t i = 0; i < list->n; i++)
        if (list->at[i] == m)
            return true;
    return false;
}

static void complain_move(Bench *b, const char *what, Move m) {
    Str text = {0};
    move_write(match_now(b->match), m, 0, &text);
    str_addf(&b->complaint, "%s: %s\n", what, str_text(&text));
    str_free(&text);
}

static bool read_legal(const Bench *b, const char *text, Move *m) {
    Err e = {""};
    Moves legal = {0};
    match_moves(b->match, &legal);
    bool found =
        (legal.n > 0 || sw_match_due(b->match)) && move_read(match_now(b->match), text, m, &e);
    moves_free(&legal);
    return found;
}

static void compare_moves(Bench *b, const Moves *found) {
    const Strings *texts = &b->test->moves;
    Moves expected = {0};
    for (int i = 0; i < texts->n; i++) {
        Move m;
        if (read_legal(b, texts->at[i], &m) && contains(found, m))
            moves_add(&expected, m);
        else
            str_addf(&b->complaint, "expected, but not legal: %s\n", texts->at[i]);
    }
    for (size_t i = 0; i < found->n; i++)
        if (!contains(&expected, found->at[i]))
            complain_move(b, "legal, but not expected", found->at[i]);
    moves_free(&expected);
}

static bool all_cells(const Game *g, const Strings *texts) {
    for (int i = 0; i < texts->n; i++)
        if (cell_named(g, texts->at[i]) == SQ_NONE)
            return false;
    return true;
}

static void compare_ends(Bench *b, const Moves *found) {
    const Game *g = b->game.game;
    CellSet expected = {{0}}, ends = {{0}};
    for (int i = 0; i < b->test->moves.n; i++)
        set_add(&expected, cell_named(g, b->test->moves.at[i]));
    for (size_t i = 0; i < found->n; i++) {
        MoveView v = move_view(match_now(b->match), found->at[i]);
        if (v.to != SQ_NONE)
            set_add(&ends, v.to);
    }
    for (CellSet s = set_minus(expected, ends); !set_empty(s);)
        str_addf(&b->complaint, "expected, but not reached: %s\n",
                 g->graph.cell_name[set_pop(&s)]);
    for (CellSet s = set_minus(ends, expected); !set_empty(s);)
        str_addf(&b->complaint, "reached, but not expected: %s\n",
                 g->graph.cell_name[set_pop(&s)]);
}

static void test_moves(Bench *b) {
    const TestCase *t = b->test;
    if (t->moves.n < 0)
        return;
    char *error = NULL;
    Sq from = t->from ? api_cell(b->game.game, t->from, &error) : SQ_NONE;
    if (error) {
        take_error(b, "from", error);
        return;
    }
    Moves found = {0};
    match_moves(b->match, &found);
    size_t kept = 0;
    for (size_t i = 0; t->from && i < found.n; i++)
        if (move_view(match_now(b->match), found.at[i]).from == from)
            found.at[kept++] = found.at[i];
    if (t->from)
        found.n = kept;
    if (t->from && all_cells(b->game.game, &t->moves))
        compare_ends(b, &found);
    else
        compare_moves(b, &found);
    moves_free(&found);
}

static void test_legal(Bench *b) {
    Move m;
    for (int i = 0; i < b->test->legal.n; i++)
        if (!read_legal(b, b->test->legal.at[i], &m))
            str_addf(&b->complaint, "expected to be legal: %s\n", b->test->legal.at[i]);
    for (int i = 0; i < b->test->illegal.n; i++)
        if (read_legal(b, b->test->illegal.at[i], &m))
            complain_move(b, "expected to be illegal", m);
}

static void test_why(Bench *b) {
    const TestCase *t = b->test;
    if (!t->why)
        return;
    if (t->illegal.n < 1) {
        str_add(&b->complaint, "`why` needs a move in `illegal`\n");
        return;
    }
    bool legal;
    char *text = sw_match_why(b->match, t->illegal.at[0], NULL, &legal);
    if (!strstr(text, t->why))
        str_addf(&b->complaint, "the refusal of %s\nexpected: %s\nfound: %s", t->illegal.at[0],
                 t->why, text);
    free(text);
}

/* ---- everything else ---- */

static void test_text(Bench *b, const char *what, const char *expected, char *found) {
    if (strcmp(expected, found) != 0)
        str_addf(&b->complaint, "%s\nexpected: %s\nfound:    %s\n", what, expected, found);
    free(found);
}

/* What stands before the bracket is enough. */
static void test_result(Bench *b) {
    const char *expected = b->test->result;
    if (!expected)
        return;
    char *found = sw_match_result(b->match), *bracket = strstr(found, " (");
    if (bracket && !strchr(expected, '('))
        *bracket = '\0';
    test_text(b, "result", expected, found);
}

static void test_attacked(Bench *b, const Strings *cells, bool expected) {
    const Pos *p = match_now(b->match);
    for (int i = 0; i < cells->n; i++) {
        char *error = NULL;
        Sq cell = api_cell(p->game, cells->at[i], &error);
        if (cell == SQ_NONE)
            take_error(b, expected ? "attacked" : "unattacked", error);
        else if (pos_attacked(p, p->side, cell, SQ_NONE) != expected)
            str_addf(&b->complaint, "expected to be %s: %s\n",
                     expected ? "attacked" : "unattacked", cells->at[i]);
    }
}

static void test_perft(Bench *b) {
    for (int i = 0; i < b->test->nperft; i++) {
        uint64_t found = sw_match_perft(b->match, i + 1, 1), expected = b->test->perft[i];
        if (found != expected)
            str_addf(&b->complaint, "perft %d\nexpected: %" PRIu64 "\nfound:    %" PRIu64 "\n",
                     i + 1, expected, found);
    }
}

static void run(Bench *b) {
    const TestCase *t = b->test;
    if (!load_game(b))
        return;
    if (t->reach)
        diagram_test(b->game.game, t->reach, &b->complaint);
    if (!set_up(b))
        return;
    test_moves(b);
    test_legal(b);
    test_why(b);
    test_result(b);
    if (t->final_fen)
        test_text(b, "final position", t->final_fen, sw_match_fen(b->match));
    test_attacked(b, &t->attacked, true);
    test_attacked(b, &t->unattacked, false);
    test_perft(b);
}

static int run_all(const TestCases *tests, sw_TestFn *fn, void *ctx) {
    Bench b = {0};
    int failed = 0;
    for (size_t i = 0; i < tests->n; i++) {
        b.test = &tests->at[i];
        str_clear(&b.complaint);
        run(&b);
        sw_match_free(b.match);
        b.match = NULL;
        bool passed = b.complaint.n == 0;
        failed += !passed;
        sw_Tested t = {b.test->name, b.test->file, b.test->line, passed,
                       str_text(&b.complaint)};
        fn(ctx, &t);
    }
    game_free(b.game.game);
    str_free(&b.complaint);
    return failed;
}

int sw_test_file(const char *path, sw_TestFn *fn, void *ctx, char **error) {
    if (error)
        *error = NULL;
    Arena *arena = arena_new();
    TestCases tests = {0};
    Diags diags;
    int failed = -1;
    diags_init(&diags);
    if (testfile_read(path, arena, &tests, &diags)) {
        failed = run_all(&tests, fn, ctx);
    } else if (error) {
        Str text = {0};
        diags_write(&diags, &text);
        *error = api_text(&text);
    }
    diags_free(&diags);
    testcases_free(&tests);
    arena_free(arena);
    return failed;
}
