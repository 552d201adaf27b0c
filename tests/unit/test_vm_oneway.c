/*
** test_vm_oneway.c -- attacks on a board whose steps cannot all be reversed.
**
** The disc of jetan-circular is built here from rings and sectors alone, and the walks of its
** pieces are enumerated, using nothing of src/vm/ but the position. The result must agree with
** pos_attacked() on every cell, with and without a piece lifted.
*/
#include "base/rng.h"
#include "lang/load.h"
#include "vm/ask/movegen.h"
#include "vm/model/display.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

enum { RINGS = 5, SECTORS = 20, CELLS = RINGS * SECTORS, POSITIONS = 10000 };

/* A place and a heading: inward 1, outward -1, along the ring 0; a sector up 1, down -1. */
typedef struct Spot {
    int ring, sector, inward, turn;
} Spot;

static int wrap(int sector) {
    return (sector + 2 * SECTORS) % SECTORS;
}

static int spot_cell(Spot s) {
    return (s.ring - 1) * SECTORS + s.sector;
}

static Spot spot_of(int cell) {
    return (Spot){.ring = cell / SECTORS + 1, .sector = cell % SECTORS};
}

/* One step of a heading; false at the rim. */
static bool step(Spot *s, int inward, int turn, int bias) {
    int ring = s->ring + inward;
    *s = (Spot){ring, wrap(s->sector + turn), inward, turn};
    if (ring > RINGS)
        *s = (Spot){RINGS, wrap(s->sector + SECTORS / 2 + bias), -1, turn};
    return ring >= 1;
}

static void spot_name(Spot s, char name[4]) {
    bool south = s.sector < SECTORS / 2;
    int rank = south ? s.ring : 2 * RINGS + 1 - s.ring;
    snprintf(name, 4, "%c%d", (char)('a' + s.sector % (SECTORS / 2)), rank);
}

/* ---- enumerating walks ---- */

typedef enum Way { ORTHO = 1, DIAG = 2, ANY = 3 } Way;

typedef struct Man {
    const char *letter;
    int steps;
    Way way[3];
    bool jumps, straight;
} Man;

static const Man men[] = {
    {"W", 2, {ORTHO, ORTHO}, false, false},        {"A", 2, {DIAG, DIAG}, false, false},
    {"D", 3, {ORTHO, ORTHO, ORTHO}, false, false}, {"F", 3, {DIAG, DIAG, DIAG}, true, false},
    {"C", 3, {ANY, ANY, ANY}, false, false},       {"R", 0, {0}, false, false},
    {"T", 2, {ORTHO, DIAG}, false, false},         {"P", 1, {ANY}, false, false},
};
enum { MEN = sizeof men / sizeof men[0] };

typedef struct Walker {
    const Man *man;
    int owner, bias;
    const int *board; /* by spot_cell: 0 empty, else 1 + owner * MEN + kind */
    int lifted;
    int path[4];
    bool *ends;
} Walker;

static bool right_way(Way way, int inward, int turn) {
    if (inward == 0 && turn == 0)
        return false;
    return (way & (inward != 0 && turn != 0 ? DIAG : ORTHO)) != 0;
}

/* Panthans, the only pieces for which forward and backward differ, never go back. */
static bool allowed(const Walker *w, Spot from, int inward) {
    bool south = from.sector < SECTORS / 2;
    int forward = south == (w->owner == 0) ? 1 : -1;
    return w->man->letter[0] != 'P' || inward != -forward;
}

static bool been(const Walker *w, int steps, int cell) {
    for (int i = 0; i <= steps; i++)
        if (w->path[i] == cell)
            return true;
    return false;
}

static void walk(Walker *w, Spot at, int steps);

static void try_step(Walker *w, Spot at, int steps, int inward, int turn) {
    Spot to = at;
    if (!right_way(w->man->way[steps], inward, turn) || !allowed(w, at, inward) ||
        (w->man->straight && steps > 0 && (inward != at.inward || turn != at.turn)) ||
        !step(&to, inward, turn, w->bias) || been(w, steps, spot_cell(to)))
        return;
    w->path[steps + 1] = spot_cell(to);
    walk(w, to, steps + 1);
}

static void walk(Walker *w, Spot at, int steps) {
    int cell = spot_cell(at);
    if (steps == w->man->steps) {
        w->ends[cell] |= steps > 0;
        return;
    }
    if (steps > 0 && !w->man->jumps && w->board[cell] && cell != w->lifted)
        return;
    for (int inward = -1; inward <= 1; inward++)
        for (int turn = -1; turn <= 1; turn++)
            try_step(w, at, steps, inward, turn);
}

/* The cells on which an enemy of `me` could capture. */
static void enumerate(const int *board, const Man *army, int bias, int me, int lifted,
                      bool ends[CELLS]) {
    memset(ends, 0, CELLS * sizeof *ends);
    for (int c = 0; c < CELLS; c++) {
        if (!board[c] || c == lifted || (board[c] - 1) / MEN == me)
            continue;
        Walker w = {.man = &army[(board[c] - 1) % MEN],
                    .owner = 1 - me,
                    .bias = bias,
                    .board = board,
                    .lifted = lifted,
                    .path = {c},
                    .ends = ends};
        walk(&w, spot_of(c), 0);
    }
}

/* ---- the same position in both representations ---- */

typedef struct World {
    Game *game;
    Game machine; /* the same game without tables */
    int bias;
    Man army[MEN];
    Sq cell[CELLS]; /* by spot_cell */
    Piece piece[1 + 2 * MEN];
    Rng rng;
} World;

static Sq cell_called(const Game *g, const char *name) {
    for (int c = 0; c < g->graph.ncells; c++)
        if (strcmp(g->graph.cell_name[c], name) == 0)
            return (Sq)c;
    cr_assert_fail("no cell %s", name);
    return SQ_NONE;
}

static int kind_called(const Game *g, const char *letter) {
    for (int k = 0; k < g->nkinds; k++)
        if (strcmp(g->display->kinds[k].letter, letter) == 0)
            return k;
    cr_assert_fail("no piece %s", letter);
    return -1;
}

static void world_open(World *w, int bias, const char *chief) {
    const Setting set[] = {{"bias", bias < 0 ? "clockwise" : "counterclockwise"},
                           {"chief", chief}};
    Diags d;
    diags_init(&d);
    *w = (World){.game = game_load("jetan-circular", set, 2, &d), .bias = bias};
    cr_assert_not_null(w->game);
    diags_free(&d);
    rng_seed(&w->rng, (uint64_t)(9 + bias));
    game_view(w->game, false, &w->machine);
    memcpy(w->army, men, sizeof men);
    w->army[4].straight = strcmp(chief, "chained") == 0;
    cr_assert_eq(w->game->graph.ncells, CELLS);
    for (int c = 0; c < CELLS; c++) {
        char name[4];
        spot_name(spot_of(c), name);
        w->cell[c] = cell_called(w->game, name);
    }
    for (int i = 0; i < 2 * MEN; i++)
        w->piece[1 + i] =
            game_piece(w->game, i / MEN, kind_called(w->game, men[i % MEN].letter));
}

/* From a few pieces to a crowded board. */
static void random_board(World *w, int board[CELLS], Pos *p) {
    memset(board, 0, CELLS * sizeof *board);
    int n = 2 + (int)rng_below(&w->rng, 60);
    for (int i = 0; i < n; i++)
        board[rng_below(&w->rng, CELLS)] = 1 + (int)rng_below(&w->rng, 2 * MEN);
    pos_clear(w->game, p);
    for (int c = 0; c < CELLS; c++)
        pos_put(p, w->cell[c], w->piece[board[c]]);
}

/* The cell of a piece of `me`, or -1. */
static int random_lift(World *w, const int board[CELLS], int me) {
    int c = (int)rng_below(&w->rng, CELLS);
    return board[c] && (board[c] - 1) / MEN == me ? c : -1;
}

static void agree(World *w, const Pos *p, const int board[CELLS], int me, int lifted) {
    bool ends[CELLS];
    Sq lift = lifted < 0 ? SQ_NONE : w->cell[lifted];
    CellSet all = pos_attacks(p, me, lift);
    enumerate(board, w->army, w->bias, me, lifted, ends);
    for (int c = 0; c < CELLS; c++) {
        Sq cell = w->cell[c];
        cr_assert_eq(pos_attacked(p, me, cell, lift), ends[c], "cell %s, side %d, bias %d",
                     w->game->graph.cell_name[cell], me, w->bias);
        cr_assert_eq(set_has(&all, cell), ends[c]);
    }
}

static void compare(int bias, const char *chief, int positions) {
    World w;
    int board[CELLS];
    Pos p;
    world_open(&w, bias, chief);
    for (int i = 0; i < positions; i++) {
        random_board(&w, board, &p);
        p.game = i % 8 ? w.game : &w.machine;
        for (int me = 0; me < 2; me++) {
            agree(&w, &p, board, me, -1);
            agree(&w, &p, board, me, random_lift(&w, board, me));
        }
    }
    game_free(w.game);
}

Test(oneway, clockwise) {
    compare(-1, "chained-wild", POSITIONS);
}

Test(oneway, counterclockwise) {
    compare(1, "chained-wild", POSITIONS);
}

Test(oneway, straight_lines) {
    compare(-1, "chained", POSITIONS / 4);
    compare(1, "chained", POSITIONS / 4);
}

/* The neighbour relation is one-way: a5 leads to j5, and j5 to i6. */
Test(oneway, the_centre) {
    Spot a5 = {.ring = RINGS, .sector = 0}, back;
    char name[4];
    step(&a5, 1, 0, -1);
    spot_name(a5, name);
    cr_assert_str_eq(name, "j5");
    back = a5;
    step(&back, 1, 0, -1);
    spot_name(back, name);
    cr_assert_str_eq(name, "i6");
}
