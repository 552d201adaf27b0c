/*
** tiny.h -- a hand-built game on 5 by 5 cells, for tests of the text layer.
**
** It has everything that texts mention: a royal piece, a rider, a piece that promotes, a jumper
** that avoids attacked cells, one that unmakes cells, a neutral stone, a hole at a3, captured
** pieces, rights, a marked cell, a clock and two notations. tiny_new() asserts that the game is
** sound; release it with game_free().
*/
#ifndef STEPWISE_TESTS_SUPPORT_TINY_H
#define STEPWISE_TESTS_SUPPORT_TINY_H

#include "text/write/fen.h"
#include "vm/model/display.h"
#include "vm/ask/movegen.h"
#include "vm/load/finish.h"
#include "base/err.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#define TINY_START "r3k/1p3/*3z/3P1/RZ2K w Ee - 0 end"

enum { TINY_SIDE = 5, TINY_CELLS = 25, TINY_DIRS = 8, TINY_HOLE = 10 };
enum { TINY_KING, TINY_ROOK, TINY_PAWN, TINY_WIZARD, TINY_DIGGER, TINY_STONE, TINY_KINDS };
enum { TINY_RIGHT, TINY_LOST = 2, TINY_MARK = 4, TINY_CLOCK, TINY_VARS };
enum { TINY_KING_WALK, TINY_RIDE, TINY_UP, TINY_DOWN, TINY_JUMP, TINY_DIG, TINY_WALKS };
enum { TINY_SET_ANY, TINY_SET_ORTHO, TINY_SET_UP, TINY_SET_DOWN, TINY_SETS };
enum { TINY_ACT_MOVE, TINY_ACT_PROMOTE, TINY_ACT_DIG, TINY_ACTS };

/* The game's display, for tests to modify. */
static inline Display *tiny_display(Game *g) {
    return (Display *)g->display;
}

static inline void tiny_board(Game *g) {
    static const int dx[] = {0, 1, 0, -1, 1, 1, -1, -1}, dy[] = {1, 0, -1, 0, 1, -1, -1, 1};
    static const char *dir[] = {"n", "e", "s", "w", "ne", "se", "sw", "nw"};
    Arena *a = g->arena;
    Sq *next = ARENA_ARRAY(a, Sq, TINY_DIRS * TINY_CELLS);
    Dir *arrive = ARENA_ARRAY(a, Dir, TINY_DIRS * TINY_CELLS);
    CellLook *cells = ARENA_ARRAY(a, CellLook, TINY_CELLS);
    const char **name = ARENA_ARRAY(a, const char *, TINY_CELLS);
    for (int c = 0; c < TINY_CELLS; c++) {
        int x = c % TINY_SIDE, y = c / TINY_SIDE;
        float l = (float)x - 0.5f, b = (float)y - 0.5f;
        Point corner[4] = {{l, b}, {l + 1, b}, {l + 1, b + 1}, {l, b + 1}};
        name[c] = arena_printf(a, "%c%d", 'a' + x, y + 1);
        cells[c] = (CellLook){.at = {(float)x, (float)y},
                              .npoints = 4,
                              .outline = arena_copy(a, corner, sizeof corner),
                              .box = {l, l + 1, b, b + 1},
                              .shade = (uint8_t)((x + y) % 2)};
        for (int d = 0; d < TINY_DIRS; d++) {
            int u = x + dx[d], v = y + dy[d];
            bool off = u < 0 || v < 0 || u >= TINY_SIDE || v >= TINY_SIDE;
            next[d * TINY_CELLS + c] = off ? SQ_NONE : (Sq)(v * TINY_SIDE + u);
            arrive[d * TINY_CELLS + c] = (Dir)d;
        }
    }
    g->graph = (Graph){TINY_CELLS, TINY_DIRS, next, arrive, dir, name};
    tiny_display(g)->cells = cells;
}

static inline void tiny_rows(Game *g) {
    Row *rows = ARENA_ARRAY(g->arena, Row, TINY_SIDE);
    for (int r = 0; r < TINY_SIDE; r++) {
        Sq *cell = ARENA_ARRAY(g->arena, Sq, TINY_SIDE);
        for (int x = 0; x < TINY_SIDE; x++)
            cell[x] = (Sq)((TINY_SIDE - 1 - r) * TINY_SIDE + x);
        rows[r] = (Row){
            .n = TINY_SIDE, .cell = cell, .label = arena_printf(g->arena, "%d", TINY_SIDE - r)};
    }
    tiny_display(g)->rows = rows;
    tiny_display(g)->nrows = TINY_SIDE;
    tiny_display(g)->files_label = "a b c d e";
    g->start = ARENA_ARRAY(g->arena, Piece, TINY_CELLS);
    g->start[TINY_HOLE] = PIECE_HOLE;
}

static inline void tiny_men(Game *g) {
    static const char *name[] = {"King", "Rook", "Pawn", "Wizard", "Digger", "Stone"};
    static const char *letter[] = {"K", "R", "P", "Z", "D", "&"};
    static const char *const pieces[] = {"K",    "R",    "P",    "Z",    "D",    "&(w)",
                                         "k",    "r",    "p",    "z",    "d",    "&(b)",
                                         "K(-)", "R(-)", "P(-)", "Z(-)", "D(-)", "&"};
    Sq *seat = ARENA_ARRAY(g->arena, Sq, TINY_CELLS);
    Dir *see = ARENA_ARRAY(g->arena, Dir, TINY_DIRS);
    for (int c = 0; c < TINY_CELLS; c++)
        seat[c] = (Sq)c;
    for (int d = 0; d < TINY_DIRS; d++)
        see[d] = (Dir)d;
    g->nplayers = 2;
    g->player[0] = g->player[1] = (Player){see, seat};
    tiny_display(g)->player[0] = (PlayerLook){.name = "White", .letter = "w", .style = 'A'};
    tiny_display(g)->player[1] = (PlayerLook){.name = "Black", .letter = "b", .style = 'a'};
    g->nkinds = TINY_KINDS;
    g->kinds = ARENA_ARRAY(g->arena, Kind, TINY_KINDS);
    KindLook *looks = ARENA_ARRAY(g->arena, KindLook, TINY_KINDS);
    tiny_display(g)->kinds = looks;
    tiny_display(g)->pieces = pieces;
    tiny_display(g)->hole = '*';
    for (int k = 0; k < TINY_KINDS; k++) {
        looks[k].letter = letter[k];
        g->kinds[k] = (Kind){.name = name[k],
                             .value = {k + 1, k + 1},
                             .valued = true,
                             .royal = k == TINY_KING,
                             .holding = k == TINY_ROOK ? TINY_LOST : -1,
                             .gains = -1};
    }
    looks[TINY_KING].glyph[0] = "\u2654";
    looks[TINY_KING].glyph[1] = "\u265a";
}

static inline void tiny_state(Game *g) {
    static const Var vars[TINY_VARS] = {
        {.name = "escape", .kind = VAR_FLAG, .player = 0, .hashed = true, .start = 1, .max = 1},
        {.name = "escape", .kind = VAR_FLAG, .player = 1, .hashed = true, .start = 1, .max = 1},
        {.name = "lost", .kind = VAR_COUNT, .player = 0, .hashed = true, .max = 2},
        {.name = "lost", .kind = VAR_COUNT, .player = 1, .hashed = true, .max = 2},
        {.name = "passed", .kind = VAR_CELL, .player = -1, .hashed = true, .max = TINY_CELLS},
        {.name = "clock", .kind = VAR_COUNT, .player = -1, .max = 100},
    };
    static const FenPart flags[] = {{"E", TINY_RIGHT}, {"e", TINY_RIGHT + 1}};
    static const FenField fields[] = {
        {.kind = FEN_CELLS},
        {.kind = FEN_SIDE},
        {.kind = FEN_FLAGS, .nparts = 2, .part = flags, .name = "rights"},
        {.kind = FEN_CELL, .var = TINY_MARK, .name = "passed cell"},
        {.kind = FEN_NUMBER, .var = TINY_CLOCK, .name = "clock"},
        {.kind = FEN_TEXT, .text = "end"}};
    CellSet *zones = ARENA_ARRAY(g->arena, CellSet, 2);
    zones[0] = set_first(TINY_CELLS);
    for (unsigned x = 0; x < TINY_SIDE; x++)
        set_add(&zones[1], TINY_CELLS - TINY_SIDE + x);
    g->zones = zones;
    g->nzones = 2;
    g->vars = arena_copy(g->arena, vars, sizeof vars);
    g->nvars = TINY_VARS;
    tiny_display(g)->fen = fields;
    tiny_display(g)->nfen = sizeof fields / sizeof fields[0];
}

static inline void tiny_tables(Game *g) {
    static const Dir dirs[] = {0, 1, 2, 3, 4, 5, 6, 7};
    static const DirSet sets[TINY_SETS] = {
        {TINY_DIRS, dirs}, {4, dirs}, {1, dirs}, {1, dirs + 2}};
    static const KindSet kinds[] = {(1 << TINY_KINDS) - 1, 1 << TINY_ROOK};
    static const Expr exprs[] = {{0},
                                 {.kind = EXPR_ATTACKED},
                                 {.kind = EXPR_NOT, .a = 1},
                                 {.kind = EXPR_IN, .arg = 1},
                                 {.kind = EXPR_NOT, .a = 3},
                                 {.kind = EXPR_CHECK, .who = WHO_ME},
                                 {.kind = EXPR_NO_MOVES},
                                 {.kind = EXPR_VAR, .who = WHO_ME, .arg = TINY_RIGHT},
                                 {.kind = EXPR_NUM, .arg = 0}};
    static const ExprId forbid[] = {5};
    static const Rule rules[] = {{.verdict = VERDICT_WIN, .who = WHO_ME, .when = 6}};
    static const RuleWords words[] = {{.says = "no move"}};
    static const Turn turn = {.nparts = 1, .part = {{.kinds = (1 << TINY_KINDS) - 1}}};
    g->dirsets = sets, g->ndirsets = TINY_SETS;
    g->kindsets = kinds, g->nkindsets = 2;
    g->exprs = exprs, g->nexprs = sizeof exprs / sizeof exprs[0];
    g->decree[DECREE_FORBID].at = forbid, g->decree[DECREE_FORBID].n = 1;
    g->rules = arena_copy(g->arena, rules, sizeof rules), g->nrules = 1;
    tiny_display(g)->rules = words;
    g->turns = &turn, g->nturns = 1;
}

/* Shape 1 moves, shape 2 moves and promotes, shape 3 unmakes a cell. */
static inline void tiny_shapes(Game *g) {
    static const Act acts[TINY_ACTS] = {
        {.fx = FX_MOVE, .ref_a = REF_START, .ref_b = REF_HERE},
        {.fx = FX_BECOME, .ref_a = REF_LANDED, .kind = TINY_ROOK},
        {.fx = FX_UNMAKE, .ref_a = REF_HERE}};
    static const ShapeChild of_none[] = {{TINY_ACT_MOVE, 1}, {TINY_ACT_DIG, 3}};
    static const ShapeChild of_move[] = {{TINY_ACT_PROMOTE, 2}};
    Shape *s = ARENA_ARRAY(g->arena, Shape, 4);
    s[0] = shape_nothing;
    bool ok = shape_extend(&s[0], &acts[TINY_ACT_MOVE], &s[1]) &&
              shape_extend(&s[1], &acts[TINY_ACT_PROMOTE], &s[2]) &&
              shape_extend(&s[0], &acts[TINY_ACT_DIG], &s[3]);
    assert(ok);
    (void)ok;
    s[0].child = of_none, s[0].nchildren = 2;
    s[1].child = of_move, s[1].nchildren = 1;
    g->acts = acts, g->nacts = TINY_ACTS;
    static const char *const calls[] = {"hop"};
    tiny_display(g)->calls = calls, g->ncalls = 1;
    g->shapes = s, g->nshapes = 4;
}

#define TINY_PAWN_CODE(dirs)                                                                   \
    {                                                                                          \
        OP_STEP, dirs, 0, OP_LAND, ON_EMPTY, OP_FORK, 14, OP_TEST, 3, OP_ACT, TINY_ACT_MOVE,   \
            OP_ACT, TINY_ACT_PROMOTE, OP_END, OP_TEST, 4, OP_ACT, TINY_ACT_MOVE, OP_END        \
    }

static inline void tiny_walks(Game *g) {
    static const uint16_t king[] = {OP_STEP, TINY_SET_ANY,  0,     OP_LAND, ON_EMPTY | ON_ENEMY,
                                    OP_ACT,  TINY_ACT_MOVE, OP_END};
    static const uint16_t ride[] = {OP_STEP,
                                    TINY_SET_ORTHO,
                                    STEP_LINE,
                                    OP_FORK,
                                    9,
                                    OP_ON,
                                    ON_EMPTY,
                                    OP_JUMP,
                                    0,
                                    OP_LAND,
                                    ON_EMPTY | ON_ENEMY,
                                    OP_ACT,
                                    TINY_ACT_MOVE,
                                    OP_END};
    static const uint16_t up[] = TINY_PAWN_CODE(TINY_SET_UP);
    static const uint16_t down[] = TINY_PAWN_CODE(TINY_SET_DOWN);
    static const uint16_t jump[] = {OP_STEP, TINY_SET_ANY,  0,        OP_STEP, TINY_SET_ANY,
                                    0,       OP_LAND,       ON_EMPTY, OP_TEST, 2,
                                    OP_ACT,  TINY_ACT_MOVE, OP_END};
    static const uint16_t dig[] = {OP_TEST, 7,        OP_STEP, TINY_SET_ANY, 0,
                                   OP_LAND, ON_EMPTY, OP_ACT,  TINY_ACT_DIG, OP_END};
#define TINY_WALK(units)                                                                       \
    { .n = sizeof units / sizeof units[0], .code = units }
    static const Program walks[TINY_WALKS] = {TINY_WALK(king), TINY_WALK(ride), TINY_WALK(up),
                                              TINY_WALK(down), TINY_WALK(jump), TINY_WALK(dig)};
    static const int16_t programs[3 * TINY_KINDS] = {TINY_KING_WALK,
                                                     TINY_RIDE,
                                                     TINY_UP,
                                                     TINY_JUMP,
                                                     TINY_DIG,
                                                     -1, /* White */
                                                     TINY_KING_WALK,
                                                     TINY_RIDE,
                                                     TINY_DOWN,
                                                     TINY_JUMP,
                                                     TINY_DIG,
                                                     -1, /* Black */
                                                     -1,
                                                     -1,
                                                     -1,
                                                     -1,
                                                     -1,
                                                     -1};
    g->walks = walks, g->nwalks = TINY_WALKS;
    g->programs = programs, g->nprograms = 1;
}

/* A throw, due when pos_set_chance() says so, that moves nothing: "{1}", "{2 C3}". */
static inline void tiny_chance(Game *g) {
    static const ChanceCase cases[] = {
        {.walk = TINY_KING_WALK, .start = REF_PIECE, .arg = TINY_STONE, .or_nothing = true}};
    static const Outcome outcomes[] = {
        {.weight = 1, .nrolls = 1, .roll = {1}, .ncases = 1},
        {.weight = 2, .nrolls = 2, .roll = {2, 12}, .ncases = 1}};
    static const Chance wind = {.name = "wind",
                                .when = 8,
                                .ncases = 1,
                                .cases = cases,
                                .noutcomes = 2,
                                .outcome = outcomes};
    static const ThrowWords written = {.shows = "%d %c"};
    tiny_display(g)->throws = &written;
    g->chances = &wind;
    g->nchances = 1;
}

/* "technical" has upper-case files and writes rank 5 as 0; "short" names pieces, not starts. */
static inline void tiny_notations(Game *g) {
    Notation *n = ARENA_ARRAY(g->arena, Notation, 2);
    const char **names = ARENA_ARRAY(g->arena, const char *, TINY_CELLS);
    for (int c = 0; c < TINY_CELLS; c++)
        names[c] = arena_printf(g->arena, "%c%d", 'A' + c % TINY_SIDE, (c / TINY_SIDE + 1) % 5);
    n[0].name = "technical";
    n[0].cell[0] = n[0].cell[1] = names;
    n[1].name = "short";
    n[1].part[NOTE_MOVE] = "{letter}{which}{to}{becomes}";
    n[1].part[NOTE_CAPTURE] = "{letter}{which}x{to}{becomes}";
    n[1].part[NOTE_CHECK] = "+";
    n[1].part[NOTE_MATE] = "#";
    n[1].part[NOTE_WIN] = " ({says})";
    tiny_display(g)->notations = n;
    tiny_display(g)->nnotations = 2;
}

static inline Game *tiny_new(void) {
    Arena *a = arena_new();
    Game *g = arena_alloc(a, sizeof *g);
    Err e = {""};
    g->arena = a;
    g->display = arena_alloc(a, sizeof *g->display);
    tiny_display(g)->name = "Tiny <&>";
    tiny_display(g)->file = "tiny.lua";
    tiny_board(g);
    tiny_rows(g);
    tiny_men(g);
    tiny_state(g);
    tiny_tables(g);
    tiny_shapes(g);
    tiny_walks(g);
    tiny_notations(g);
    tiny_chance(g);
    if (!game_finish(g, NULL, &e)) {
        fprintf(stderr, "tiny game: %s\n", e.text);
        abort();
    }
    return g;
}

/* The position of a FEN; aborts if that is invalid. */
static inline Pos tiny_pos(const Game *g, const char *fen) {
    Pos p;
    Err e = {""};
    if (!fen_read(g, fen, &p, &e)) {
        fprintf(stderr, "%s\n", e.text);
        abort();
    }
    return p;
}

#endif
