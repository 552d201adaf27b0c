/*
** test_vm_cond_rows.c -- what each kind of expression means, in one position; and what it asks
** about walks.
*/
#include "support/asked.h"
#include "support/cells.h"
#include "vm/meaning/answers.h"

enum { A1 = 0, B2 = 6, C2 = 7, A3 = 10, C3 = 12, B4 = 16, D4 = 18, E5 = 24 };

/* The first player has a King on a1 and a Man on c2, the second a Man on c3 and a King on e5;
** there is a neutral Lady on b4, and a hole at d4. The first player has moved to c2 and
** captured a Man. */
static void set_up(World *w) {
    begin(w, 1, false);
    const Game *g = w->game;
    for (int kind = 0; kind < GRID_KINDS; kind++)
        g->kinds[kind].value[0] = kind + 1, g->kinds[kind].value[1] = 10 * (kind + 1);
    pos_clear(g, &w->pos);
    grid_put(&w->pos, 0, 0, A1);
    grid_put(&w->pos, 0, 1, C2);
    grid_put(&w->pos, 1, 1, C3);
    grid_put(&w->pos, 1, 0, E5);
    grid_put(&w->pos, 2, 2, B4);
    pos_put(&w->pos, D4, PIECE_HOLE);
    pos_set_side(&w->pos, 1);
    pos_set_var(&w->pos, 0, 7);
    w->game->vars[1].player = 0, w->game->vars[2].player = 1;
    pos_set_var(&w->pos, 1, 3);
    pos_set_var(&w->pos, 2, 4);
    pos_set_var(&w->pos, VARS - 1, C3 + 1);
    w->pos.was = 2;
    w->pos.last = (Event){.moved = true,
                          .piece = w->pos.cell[C2],
                          .to = C2,
                          .ncaught = 1,
                          .caught = {{g->piece[1][1], 1}},
                          .touched = set_or(set_of(C2), set_of(1))};
    w->game->nexprs = 1;
    add(w, (Expr){.kind = EXPR_ON, .arg = ON_FRIEND});            /* expression 1 */
    add(w, (Expr){.kind = EXPR_NUM, .arg = 2});                   /* 2 */
    add(w, (Expr){.kind = EXPR_NUM, .arg = -7});                  /* 3 */
    add(w, (Expr){.kind = EXPR_NUM});                             /* 4 */
    add(w, (Expr){.kind = EXPR_ATTACKED});                        /* 5 */
    add(w, (Expr){.kind = EXPR_VAR});                             /* 6 */
    add(w, (Expr){.kind = EXPR_VAR, .arg = 1, .who = WHO_NEXT});  /* 7 */
    add(w, (Expr){.kind = EXPR_COUNT, .who = WHO_ANY, .arg = 1}); /* 8 */
    add(w, (Expr){.kind = EXPR_NUM, .arg = -14});                 /* 9 */
    add(w, (Expr){.kind = EXPR_CHECK, .who = WHO_NEXT});          /* 10 */
    add(w, (Expr){.kind = EXPR_IN, .arg = 1});                    /* 11 */
}

static ExprId last_of(World *w, Expr e) {
    ExprId id = add(w, e);
    derive(w);
    return id;
}

static const struct {
    Expr expr;
    const char *cells;
} of_cells[] = {
    {{.kind = EXPR_ON, .arg = ON_FRIEND}, "a1 c2"},
    {{.kind = EXPR_ON, .arg = ON_ENEMY}, "c3"},
    {{.kind = EXPR_ON, .arg = ON_ROYAL}, "e5"},
    {{.kind = EXPR_ON, .arg = ON_NEUTRAL | ON_HOLE}, "b4 d4"},
    {{.kind = EXPR_KIND, .arg = 1}, "a1 e5"},
    {{.kind = EXPR_IN, .arg = 1}, "a1 b1 c1 d1 e1"},
    {{.kind = EXPR_ATTACKED}, "b2 d2 a3 e3 b4 d4 e4 c5 d5"},
    {{.kind = EXPR_REACHED, .who = WHO_ME, .arg = 1}, "b1 a2 b2"},
    {{.kind = EXPR_MARKED, .arg = VARS - 1}, "c3"},
    {{.kind = EXPR_MARKED, .arg = 1, .who = WHO_NEXT}, "d1"},
    {{.kind = EXPR_START}, "a1"},
    {{.kind = EXPR_VISITED}, "a1 b2"},
    {{.kind = EXPR_TAKEN}, "c3"},
    {{.kind = EXPR_BESIDE, .arg = GRID_NORTH, .a = 1}, "c1"},
    {{.kind = EXPR_LEADS}, "b1 c1 d1 a2 b2 d2 b3 c3 d3"},
    {{.kind = EXPR_FROM, .arg = 2, .a = 1}, "b1 c1 a2 b2 d2"},
    {{.kind = EXPR_AND, .a = 1, .b = 5}, "-"},
    {{.kind = EXPR_AND, .a = 1, .b = 11}, "a1"},
    {{.kind = EXPR_OR, .a = 1, .b = 5}, "a1 b2 c2 d2 a3 e3 b4 d4 e4 c5 d5"},
    {{.kind = EXPR_NOT, .a = 1},
     "b1 c1 d1 e1 a2 b2 d2 e2 a3 b3 c3 d3 e3 a4 b4 c4 d4 e4 a5 b5 c5 d5 e5"},
};

/* Asked by the first player during a walk from a1 by b2 to a3 that has captured the piece on
** c3. */
Test(cond, of_cells_each_means_what_its_row_says) {
    const CellSet visited = set_or(set_or(set_of(A1), set_of(B2)), set_of(A3));
    const Deed taken = {.fx = {.fx = FX_TAKE}, .a = C3};
    const Trail trail = {.visited = &visited, .fresh = A3, .ndeeds = 1, .deed = &taken};
    World w;
    set_up(&w);
    for (size_t i = 0; i < sizeof of_cells / sizeof *of_cells; i++) {
        ExprId e = last_of(&w, of_cells[i].expr);
        Scope s = scope_at_cell(&w.pos, 0, A1);
        s.trail = &trail;
        const char *cells = cells_text(w.game, scope_where(&s, e, w.game->board));
        cr_expect_str_eq(cells, of_cells[i].cells, "%s: %s",
                         expr_info[of_cells[i].expr.kind].name, cells);
    }
    game_free(w.game);
}

static const struct {
    Expr expr;
    int64_t value;
} of_positions[] = {
    {{.kind = EXPR_NUM, .arg = -7}, -7},
    {{.kind = EXPR_VAR}, 7},
    {{.kind = EXPR_VAR, .arg = 1, .who = WHO_ME}, 3},
    {{.kind = EXPR_VAR, .arg = 1, .who = WHO_NEXT}, 4},
    {{.kind = EXPR_VAR, .arg = 1, .who = WHO_NOBODY}, 3},
    {{.kind = EXPR_VAR, .arg = 1, .who = WHO_NEUTRAL}, 0},
    {{.kind = EXPR_ADD, .a = 2, .b = 3}, -5},
    {{.kind = EXPR_ADD, .a = 6, .b = 7}, 7 + 4},
    {{.kind = EXPR_SUB, .a = 8, .b = 3}, 2 + 7},
    {{.kind = EXPR_SUB, .a = 2, .b = 3}, 9},
    {{.kind = EXPR_MUL, .a = 2, .b = 3}, -14},
    {{.kind = EXPR_DIV, .a = 3, .b = 2}, -4}, /* rounded down */
    {{.kind = EXPR_DIV, .a = 2, .b = 3}, -1},
    {{.kind = EXPR_DIV, .a = 9, .b = 2}, -7},
    {{.kind = EXPR_DIV, .a = 2, .b = 4}, 0},
    {{.kind = EXPR_MOD, .a = 3, .b = 2}, 1}, /* never negative */
    {{.kind = EXPR_MOD, .a = 2, .b = 3}, 2},
    {{.kind = EXPR_MOD, .a = 9, .b = 2}, 0},
    {{.kind = EXPR_MOD, .a = 2, .b = 4}, 0},
    {{.kind = EXPR_MIN, .a = 2, .b = 3}, -7},
    {{.kind = EXPR_MIN, .a = 3, .b = 2}, -7},
    {{.kind = EXPR_MAX, .a = 2, .b = 3}, 2},
    {{.kind = EXPR_MAX, .a = 3, .b = 2}, 2},
    {{.kind = EXPR_EQ, .a = 2, .b = 2}, 1},
    {{.kind = EXPR_EQ, .a = 2, .b = 3}, 0},
    {{.kind = EXPR_LT, .a = 3, .b = 2}, 1},
    {{.kind = EXPR_LT, .a = 2, .b = 2}, 0},
    {{.kind = EXPR_LE, .a = 2, .b = 2}, 1},
    {{.kind = EXPR_LE, .a = 2, .b = 3}, 0},
    {{.kind = EXPR_COUNT, .who = WHO_ANY}, 4},
    {{.kind = EXPR_COUNT, .who = WHO_ME}, 2},
    {{.kind = EXPR_COUNT, .who = WHO_NEUTRAL}, 1},
    {{.kind = EXPR_COUNT, .who = WHO_ANY, .arg = 1}, 2},
    {{.kind = EXPR_COUNT, .who = WHO_NEXT, .arg = 1}, 1},
    {{.kind = EXPR_COUNT, .who = WHO_PLAYER0 + 1, .arg = 1}, 1},
    {{.kind = EXPR_COUNT, .who = WHO_ANY, .arg = 1, .more = 1}, 1},
    {{.kind = EXPR_COUNT, .who = WHO_ME, .more = 1}, 1},
    {{.kind = EXPR_WORTH, .who = WHO_ME}, 1 + 2},
    {{.kind = EXPR_WORTH, .who = WHO_NEXT}, 10 + 20},
    {{.kind = EXPR_WORTH, .who = WHO_ANY, .arg = 1}, 1 + 10},
    {{.kind = EXPR_CELLS, .a = 1}, 2},
    {{.kind = EXPR_GROUPS, .arg = GRID_ALL, .a = 1}, 2},
    {{.kind = EXPR_CHECK, .who = WHO_NEXT}, 0},
    {{.kind = EXPR_CAN, .a = 10}, 1}, /* the Man attacks the King */
    {{.kind = EXPR_CAN, .a = 4}, 0},
    {{.kind = EXPR_REPEATED, .arg = 2}, 1},
    {{.kind = EXPR_REPEATED, .arg = 3}, 0},
    {{.kind = EXPR_CYCLE, .arg = 2}, 3},
    {{.kind = EXPR_CYCLE, .arg = 3}, 0},
    {{.kind = EXPR_TO_MOVE, .who = WHO_NEXT}, 1},
    {{.kind = EXPR_TO_MOVE, .who = WHO_ME}, 0},
    {{.kind = EXPR_CAPTURED, .who = WHO_NEXT}, 1},
    {{.kind = EXPR_CAPTURED, .who = WHO_ME}, 0},
    {{.kind = EXPR_CAPTURED, .who = WHO_NEXT, .arg = 1}, 0},
    {{.kind = EXPR_LOOT, .who = WHO_ANY}, 20},
    {{.kind = EXPR_CAPTOR}, 1},
    {{.kind = EXPR_CAPTOR, .arg = 1}, 0},
    {{.kind = EXPR_CAPTOR_WORTH}, 2},
    {{.kind = EXPR_LANDED}, 1},
    {{.kind = EXPR_LANDED, .arg = 1}, 0},
    {{.kind = EXPR_MOVER, .who = WHO_PLAYER0}, 1},
    {{.kind = EXPR_MOVER, .who = WHO_NEXT}, 0},
    {{.kind = EXPR_ASKED_AS, .who = WHO_PLAYER0}, 1},
    {{.kind = EXPR_ASKED_AS, .who = WHO_NEXT}, 0},
    {{.kind = EXPR_WAS, .a = 1, .more = 0}, 0},
    {{.kind = EXPR_WAS, .a = 1, .more = 1}, 1},
    {{.kind = EXPR_TOUCHED, .arg = 1}, 1},
    {{.kind = EXPR_WORTH_AT, .arg = VARS - 1}, 20},
    {{.kind = EXPR_ROLL, .arg = 1}, 6},
};

/* Asked after a move of the first player, in a position that occurred three positions ago. */
Test(cond, of_positions_each_means_what_its_row_says) {
    static const int32_t roll[ROLLS_MAX] = {5, 6};
    World w;
    History past = {0};
    set_up(&w);
    history_add(&past, w.pos.key);
    history_add(&past, 1);
    history_add(&past, 2);
    for (size_t i = 0; i < sizeof of_positions / sizeof *of_positions; i++) {
        ExprId e = last_of(&w, of_positions[i].expr);
        Scope s = scope_of(&w.pos);
        s.history = &past;
        s.roll = roll;
        cr_expect_eq(scope_value(&s, e), of_positions[i].value, "row %zu, %s: %d", i,
                     expr_info[of_positions[i].expr.kind].name, (int)scope_value(&s, e));
    }
    history_free(&past);
    game_free(w.game);
}

static int64_t value_now(World *w, Expr e) {
    ExprId id = last_of(w, e);
    Scope s = scope_of(&w->pos);
    return scope_value(&s, id);
}

static void pass(World *w) {
    const uint64_t *side = w->game->zobrist.side;
    w->pos.last =
        (Event){.moved = true, .passed = true, .began = w->pos.key ^ side[0] ^ side[1]};
}

static void drop(World *w) {
    w->pos.last.dropped = (KindSet)1 << w->game->kind[w->pos.last.piece];
}

static void throw(World * w) {
    w->pos.last = (Event){.chance = true};
}

static void attack(World *w) {
    grid_put(&w->pos, 1, 1, A3); /* two steps from the King on a1 */
}

static void leave(World *w) {
    pos_put(&w->pos, C3, PIECE_NONE);
    pos_put(&w->pos, E5, PIECE_NONE);
}

/* False at first, and true after something has happened. */
static const struct {
    Expr expr;
    void (*happens)(World *w);
} of_changes[] = {
    {{.kind = EXPR_PASSED}, pass},
    {{.kind = EXPR_UNCHANGED}, pass},
    {{.kind = EXPR_DROPPED}, drop},
    {{.kind = EXPR_BY_CHANCE}, throw},
    {{.kind = EXPR_CHECK, .who = WHO_ME}, attack},
    {{.kind = EXPR_CHECK, .who = WHO_ANY}, attack},
    {{.kind = EXPR_THREATENS, .who = WHO_NEXT, .more = 1}, attack},
    {{.kind = EXPR_NO_MOVES}, leave},
};

Test(cond, of_changes_each_means_what_its_row_says) {
    for (size_t i = 0; i < sizeof of_changes / sizeof *of_changes; i++) {
        const char *name = expr_info[of_changes[i].expr.kind].name;
        World w;
        set_up(&w);
        cr_expect_not(value_now(&w, of_changes[i].expr), "%s", name);
        of_changes[i].happens(&w);
        cr_expect(value_now(&w, of_changes[i].expr), "%s", name);
        game_free(w.game);
    }
}

/* A kind without a row that makes it true would be untested. */
Test(cond, each_kind_has_a_row_that_makes_it_true) {
    bool holds[EXPR_KINDS] = {false};
    for (size_t i = 0; i < sizeof of_cells / sizeof *of_cells; i++)
        holds[of_cells[i].expr.kind] |= strcmp(of_cells[i].cells, "-") != 0;
    for (size_t i = 0; i < sizeof of_positions / sizeof *of_positions; i++)
        holds[of_positions[i].expr.kind] |= of_positions[i].value != 0;
    for (size_t i = 0; i < sizeof of_changes / sizeof *of_changes; i++)
        holds[of_changes[i].expr.kind] = true;
    for (int kind = 0; kind < EXPR_KINDS; kind++)
        cr_expect(holds[kind],
                  "%s has no row in of_cells, of_positions or of_changes that holds",
                  expr_info[kind].name);
}

Test(cond, of_attacks) {
    const Expr check = {.kind = EXPR_CHECK, .who = WHO_ME};
    const Expr threat = {.kind = EXPR_THREATENS, .who = WHO_NEXT, .more = 1};
    World w;
    set_up(&w);
    grid_put(&w.pos, 1, 1, 9); /* on e2, two steps from the Man */
    cr_expect_not(value_now(&w, check));
    grid_put(&w.pos, 1, 1, 10); /* on a3, two steps from the King */
    cr_expect(value_now(&w, check));
    cr_expect(value_now(&w, threat));
    cr_expect_not(value_now(&w, (Expr){.kind = EXPR_THREATENS, .who = WHO_NEXT, .arg = 1}));
    grid_put(&w.pos, 0, 1, 5);
    cr_expect_not(value_now(&w, check), "a man stands between");
    cr_expect_not(value_now(&w, threat));
    cr_expect_not(value_now(&w, (Expr){.kind = EXPR_THREATENS, .who = WHO_ANY, .arg = 1}));
    game_free(w.game);
}

Test(cond, of_moves) {
    World w;
    set_up(&w);
    ExprId stuck = last_of(&w, (Expr){.kind = EXPR_NO_MOVES});
    Scope s = scope_of(&w.pos);
    cr_expect_eq(scope_value(&s, stuck), 0);
    s.has_moves = 0;
    cr_expect_eq(scope_value(&s, stuck), 1);
    s.has_moves = 1;
    cr_expect_eq(scope_value(&s, stuck), 0);
    ExprId check = add(&w, (Expr){.kind = EXPR_CHECK, .who = WHO_NEXT});
    cr_expect(value_now(&w, (Expr){.kind = EXPR_CAN, .a = check}), "the Man attacks the King");
    pos_put(&w.pos, C3, PIECE_NONE);
    cr_expect_not(value_now(&w, (Expr){.kind = EXPR_CAN, .a = check}));
    pos_put(&w.pos, E5, PIECE_NONE);
    cr_expect(value_now(&w, (Expr){.kind = EXPR_NO_MOVES}));
    game_free(w.game);
}

Test(cond, of_the_past_and_of_captures) {
    World w;
    set_up(&w);
    History h = {0};
    history_add(&h, w.pos.key);
    ExprId twice = last_of(&w, (Expr){.kind = EXPR_REPEATED, .arg = 2});
    ExprId thrice = last_of(&w, (Expr){.kind = EXPR_REPEATED, .arg = 3});
    Scope s = scope_of(&w.pos);
    s.history = &h;
    cr_expect(scope_holds(&s, twice));
    cr_expect_not(scope_holds(&s, thrice));
    history_free(&h);
    w.pos.last.caught[w.pos.last.ncaught++] = (Caught){w.game->piece[0][0], 1};
    w.pos.last.caught[w.pos.last.ncaught++] = (Caught){w.game->piece[2][2], 1};
    ExprId taken = last_of(&w, (Expr){.kind = EXPR_CAPTURED, .who = WHO_ANY});
    ExprId loot = last_of(&w, (Expr){.kind = EXPR_LOOT, .who = WHO_ANY});
    s = scope_of(&w.pos);
    cr_expect_eq(scope_value(&s, taken), 2, "nobody has lost what was neutral");
    cr_expect_eq(scope_value(&s, loot), 20 + 1);
    for (s.caught = 0; s.caught < 3; s.caught++) {
        cr_expect_eq(scope_value(&s, taken), s.caught < 2);
        cr_expect_eq(scope_value(&s, loot), s.caught == 0 ? 20 : s.caught == 1 ? 1 : 0);
    }
    game_free(w.game);
}

/* `of` a player: each has a copy. */
Test(cond, what_a_piece_on_a_marker_is_worth_is_asked_of_the_owner_of_the_marker) {
    World w;
    begin(&w, 3, false);
    w.game->vars[1].kind = w.game->vars[2].kind = VAR_CELL;
    w.game->nexprs = 1;
    ExprId first = add(&w, (Expr){.kind = EXPR_WORTH_AT, .who = WHO_PLAYER0, .arg = 1});
    ExprId second = add(&w, (Expr){.kind = EXPR_WORTH_AT, .who = WHO_PLAYER0 + 1, .arg = 1});
    derive(&w);
    w.game->vars[1].player = 0;
    w.game->vars[2].player = 1;
    pos_clear(w.game, &w.pos);
    pos_put(&w.pos, 7, w.game->piece[0][1]);
    pos_set_var(&w.pos, 2, 8);
    Scope s = scope_of(&w.pos);
    cr_expect_eq(scope_value(&s, first), 0);
    cr_expect_eq(scope_value(&s, second), w.game->kinds[1].value[0]);
    game_free(w.game);
}

/* ---- what they ask about walks ---- */

static int asked;

static bool ask_attacked(const Pos *p, int me, Sq cell, Sq lifted, Piece put) {
    (void)p, (void)me, (void)cell, (void)lifted, (void)put;
    asked++;
    return true;
}
static CellSet ask_attacks(const Pos *p, int me, Sq lifted, Piece put) {
    (void)p, (void)me, (void)lifted, (void)put;
    asked++;
    return (CellSet){{0}};
}
static bool ask_way(const Pos *p, Sq from, Sq to) {
    (void)p, (void)from, (void)to;
    asked++;
    return true;
}
static bool ask_any(const Pos *p) {
    (void)p;
    asked++;
    return true;
}
static bool ask_lead(const Pos *p, AfterFn *holds, const void *ctx) {
    (void)p, (void)holds, (void)ctx;
    asked++;
    return true;
}
static bool ask_check(const Pos *p, int player) {
    (void)p, (void)player;
    asked++;
    return true;
}

/* Only through Game.answers, and only the kinds whose rows say so. */
Test(cond, conditions_ask_about_walks_through_answers) {
    static const Answers answers = {ask_attacked, ask_attacks, ask_way,  ask_way,
                                    ask_any,      ask_lead,    ask_check};
    World w;
    set_up(&w);
    w.game->answers = &answers;
    for (int kind = 0; kind < EXPR_KINDS; kind++) {
        const ExprInfo *info = &expr_info[kind];
        Expr x = {.kind = (uint8_t)kind,
                  .who = WHO_ME,
                  .arg = info->arg == ARG_MARKER ? VARS - 1 : 0};
        x.a = info->arity >= 1 ? 1 : 0;
        x.b = info->arity >= 2 ? 1 : 0;
        ExprId e = last_of(&w, x);
        Scope s = scope_at_cell(&w.pos, 0, C2);
        asked = 0;
        scope_value(&s, e);
        cr_expect_eq(asked > 0, !!(info->asks & ASK_WALKS), "%s", info->name);
    }
    game_free(w.game);
}

/* The cheaper operand is evaluated first, and may save the other. */
Test(cond, expensive_operands_are_evaluated_only_if_needed) {
    static const Answers answers = {ask_attacked, ask_attacks, ask_way,  ask_way,
                                    ask_any,      ask_lead,    ask_check};
    World w;
    set_up(&w);
    w.game->answers = &answers;
    ExprId and = last_of(&w, (Expr){.kind = EXPR_AND, .a = 5, .b = 1});
    ExprId or = last_of(&w, (Expr){.kind = EXPR_OR, .a = 5, .b = 1});
    Scope friend = scope_at_cell(&w.pos, 0, A1), empty = scope_at_cell(&w.pos, 0, 1);
    asked = 0;
    cr_expect_not(scope_holds(&empty, and));
    cr_expect(scope_holds(&friend, or));
    cr_expect_eq(asked, 0);
    cr_expect(scope_holds(&friend, and));
    cr_expect(scope_holds(&empty, or));
    cr_expect_eq(asked, 2);
    game_free(w.game);
}
