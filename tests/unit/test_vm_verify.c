/*
** test_vm_verify.c -- a game with a single fault is refused, with the message for that fault.
*/
#include "support/grid.h"
#include "vm/load/verify.h"
#include "vm/meaning/longwalk.h"

#include <criterion/criterion.h>

/* A valid game that has everything, and its lists, which may be modified. */
typedef struct Whole {
    Game *game;
    Sq *next;
    Dir *arrive;
    DirSet *dirset;
    Expr *expr;
    Program *query;
    Act *act;
    Turn *turn;
    Chance *chance;
    ChanceCase *chance_case;
    Outcome *outcome;
    ExprId *was, *forbid;
    uint16_t *mark;
} Whole;

enum { COUNT, MARK, FLAG, VARS };
enum { ONE = 1, VALUE, SUM, MARKED, WAS, ZONE, EXPRS };
enum { MOVE, PUT, MARK_HERE, SET, CLASH, CALL, TAKE_MARKED, TAKE_BESIDE, ACTS };

static const uint16_t asked[] = {OP_STEP, GRID_ALL, 0, OP_TEST, SUM, OP_LAND, ON_EMPTY, OP_END};
static const Program queries[] = {{.n = sizeof asked / sizeof *asked, .code = asked}};

static void give_state(Whole *w) {
    static const Var vars[VARS] = {
        [COUNT] = {.name = "count", .player = -1, .max = 9},
        [MARK] = {.name = "mark", .kind = VAR_CELL, .player = -1, .max = 9},
        [FLAG] = {.name = "right", .kind = VAR_FLAG, .player = -1, .max = 1}};
    static const Expr exprs[EXPRS] = {[ONE] = {.kind = EXPR_NUM, .arg = 1},
                                      [VALUE] = {.kind = EXPR_VAR, .arg = COUNT},
                                      [SUM] = {.kind = EXPR_ADD, .a = ONE, .b = VALUE},
                                      [MARKED] = {.kind = EXPR_MARKED, .arg = MARK},
                                      [WAS] = {.kind = EXPR_WAS, .a = SUM},
                                      [ZONE] = {.kind = EXPR_IN, .arg = 1}};
    Game *g = w->game;
    g->vars = arena_copy(g->arena, vars, sizeof vars);
    g->nvars = VARS;
    g->exprs = w->expr = arena_copy(g->arena, exprs, sizeof exprs);
    g->nexprs = EXPRS;
    g->queries = w->query = arena_copy(g->arena, queries, sizeof queries);
    g->nqueries = sizeof queries / sizeof *queries;
    g->was = w->was = ARENA_ARRAY(g->arena, ExprId, 33);
    w->was[0] = SUM;
    g->nwas = 1;
}

static void give_acts(Whole *w) {
    static const Act acts[ACTS] = {
        [MOVE] = {.fx = FX_MOVE, .ref_a = REF_START, .ref_b = REF_HERE},
        [PUT] = {.fx = FX_PUT, .ref_a = REF_FIXED, .arg_a = 8, .kind = 2, .var = 2},
        [MARK_HERE] = {.fx = FX_MARK, .ref_a = REF_HERE, .var = MARK},
        [SET] = {.fx = FX_SET, .var = FLAG, .expr = SUM},
        [CLASH] = {.fx = FX_CLASH, .ref_a = REF_START, .ref_b = REF_HERE, .var = MARK},
        [CALL] = {.fx = FX_CALL, .var = 1},
        [TAKE_MARKED] = {.fx = FX_TAKE, .ref_a = REF_VAR, .arg_a = MARK},
        [TAKE_BESIDE] = {.fx = FX_TAKE, .ref_a = REF_STEP, .arg_a = 7}};
    Game *g = w->game;
    g->acts = w->act = arena_copy(g->arena, acts, sizeof acts);
    g->nacts = ACTS;
    g->ncalls = 2;
    grid_shapes(g);
    Turn turn = {.nparts = 2, .part = {{.kinds = 7}, {.kinds = 7, .when = ONE}}};
    g->turns = w->turn = arena_copy(g->arena, &turn, sizeof turn);
}

static void give_rules(Whole *w) {
    static const Rule rule = {.verdict = VERDICT_DRAW, .when = SUM};
    static const Trigger trigger = {.var = FLAG, .payer = COUNT, .value = SUM};
    static const ChanceCase cases[] = {{.start = REF_FIXED, .arg = 8},
                                       {.start = REF_VAR, .arg = 1}};
    static const Outcome outcome = {.weight = 1, .nrolls = 2, .roll = {0, 8}, .ncases = 2};
    Game *g = w->game;
    g->rules = arena_copy(g->arena, &rule, sizeof rule);
    g->decree[DECREE_FORBID].at = w->forbid = ARENA_ARRAY(g->arena, ExprId, 1);
    g->decree[DECREE_FORBID].n = 1;
    w->forbid[0] = SUM;
    g->triggers = arena_copy(g->arena, &trigger, sizeof trigger);
    g->ntriggers = 1;
    w->chance_case = arena_copy(g->arena, cases, sizeof cases);
    w->outcome = arena_copy(g->arena, &outcome, sizeof outcome);
    w->mark = ARENA_ARRAY(g->arena, uint16_t, 1);
    Chance chance = {.name = "wind",
                     .nmarks = 1,
                     .marks = w->mark,
                     .ncases = 2,
                     .cases = w->chance_case,
                     .noutcomes = 1,
                     .outcome = w->outcome};
    g->chances = w->chance = arena_copy(g->arena, &chance, sizeof chance);
    g->nchances = 1;
}

static Whole whole(void) {
    Whole w = {.game = grid_game(3, 3, false)};
    Game *g = w.game;
    w.next = (Sq *)g->graph.next;
    w.arrive = (Dir *)g->graph.arrive;
    g->dirsets = w.dirset = arena_copy(g->arena, g->dirsets, sizeof(DirSet) * 4);
    give_state(&w);
    give_acts(&w);
    give_rules(&w);
    g->longs[1].joint = ZONE;
    GRID_SET(g, 0, {OP_STEP, GRID_ALL, 0, OP_LAND, ON_EMPTY, OP_ACT, MOVE, OP_END});
    return w;
}

static const char *said_of(Game *g) {
    Err e = {{0}};
    return verify_game(g, &e) ? "accepted" : arena_strdup(g->arena, e.text);
}

/* Checks the message for the whole game `w` after the statements. */
#define REFUSED(message, ...)                                                                  \
    do {                                                                                       \
        Whole w = whole();                                                                     \
        __VA_ARGS__;                                                                           \
        const char *said = said_of(w.game);                                                    \
        cr_expect(strstr(said, message), "'%s' does not speak of '%s'", said, message);        \
        game_free(w.game);                                                                     \
    } while (0)
#define ACCEPTED(...) REFUSED("accepted", __VA_ARGS__)

/* ---- sizes ---- */

Test(verify, a_game_without_fault_is_accepted) {
    ACCEPTED((void)w);
}

Test(verify, sizes_are_limited) {
    REFUSED("0 cells and 8 directions; a board has 1 to 256", w.game->graph.ncells = 0);
    REFUSED("257 cells", w.game->graph.ncells = 257);
    REFUSED("251 directions; a board has 1 to 256 and at most 250", w.game->graph.ndirs = 251);
    REFUSED("0 players; 1 to 4 are allowed", w.game->nplayers = 0);
    REFUSED("5 players; 1 to 4 are allowed", w.game->nplayers = 5);
    REFUSED("0 kinds of piece; 1 to 64 are allowed", w.game->nkinds = 0);
    REFUSED("65 kinds of piece; 1 to 64 are allowed", w.game->nkinds = 65);
    REFUSED("51 kinds of piece; 1 to 50 are allowed", w.game->nkinds = 51,
            w.game->nplayers = 4);
    REFUSED("65 counters and rights; at most 64 are allowed", w.game->nvars = 65);
    REFUSED("the set of all cells", w.game->nzones = 0);
    REFUSED("the set of all kinds", w.game->nkindsets = 0);
    REFUSED("too many conditions on the position before a move", w.game->nwas = 33);
    REFUSED("the first shape must do nothing", w.game->nshapes = 0);
    REFUSED("the first shape must do nothing", w.game->nshapes = 0x10000);
}

/* ---- the board ---- */

Test(verify, edges_lead_to_cells_and_arrive_in_directions) {
    ACCEPTED(w.next[5] = 8, w.arrive[5] = 7);
    REFUSED("an edge leads off the board", w.next[5] = 9);
    REFUSED("an edge leads off the board", w.next[5] = 8, w.arrive[5] = 8);
    ACCEPTED(w.next[5] = SQ_NONE, w.arrive[5] = 8);
    static const Dir far[] = {0, 8};
    REFUSED("a set of directions names one that does not exist",
            w.dirset[3] = (DirSet){2, far});
}

Test(verify, long_walks_have_a_length) {
    Long *l;
    ACCEPTED(l = &w.game->longs[0], l->lo = 1, l->hi = LONG_STEPS_MAX);
    REFUSED("a long walk of 0 to 5 steps; 1 to 32", w.game->longs[0].lo = 0);
    REFUSED("a long walk of 6 to 5 steps", w.game->longs[0].lo = 6);
    REFUSED("a long walk of 5 to 33 steps", w.game->longs[0].hi = 33);
    REFUSED("a long walk", w.game->longs[0].dirs = 4);
    REFUSED("a long walk", w.game->longs[1].joint = EXPRS);
}

Test(verify, first_player_setup_and_counters) {
    Kind *k;
    ACCEPTED(w.game->first = 1);
    REFUSED("no player begins", w.game->first = 2);
    REFUSED("cell 8 has a number that no piece has",
            w.game->start[8] = (Piece)(PIECE_FIRST + 3 * w.game->nkinds));
    ACCEPTED(k = (Kind *)w.game->kinds, k[0].holding = VARS - 2);
    REFUSED("its counter is out of range", k = (Kind *)w.game->kinds, k[0].holding = VARS - 1);
    REFUSED("its counter is out of range", k = (Kind *)w.game->kinds, k[0].gains = -2);
}

Test(verify, markers_name_cells_of_the_board) {
    REFUSED("marker 'mark' could name a cell that the board does not have",
            w.game->vars[MARK].max = 10);
    REFUSED("marker 'mark' could name a cell", w.game->vars[MARK].min = -1);
    ACCEPTED(w.game->vars[COUNT].max = 10, w.game->vars[COUNT].min = -1);
    REFUSED("'right': its condition is out of range", w.game->vars[FLAG].where[1] = EXPRS);
}

/* ---- expressions ---- */

/* The upper bound of an operand (exclusive). */
static int64_t end_of(const Game *g, uint8_t arg) {
    const int64_t end[] = {[ARG_NONE] = 1,
                           [ARG_NUMBER] = (int64_t)INT32_MAX + 1,
                           [ARG_VAR] = g->nvars,
                           [ARG_MARKER] = g->nvars,
                           [ARG_KINDS] = g->nkindsets,
                           [ARG_ZONE] = g->nzones,
                           [ARG_MASK] = MASKS_END,
                           [ARG_DIRS] = g->ndirsets,
                           [ARG_THROWN] = ROLLS_MAX,
                           [ARG_BIT] = g->nwas,
                           [ARG_QUERY] = g->nqueries};
    return end[arg];
}

/* A valid expression of a kind: the last of the game. */
static Expr sound_expr(const Game *g, int kind) {
    const ExprInfo *info = &expr_info[kind];
    Expr e = {.kind = (uint8_t)kind};
    e.a = info->arity >= 1 ? ONE : 0;
    e.b = info->arity >= 2 ? VALUE : 0;
    if (info->arg == ARG_MARKER)
        e.arg = MARK;
    else if (info->arg != ARG_NUMBER)
        e.arg = (int32_t)end_of(g, info->arg) - 1;
    e.more = info->more == ARG_NONE ? 0 : (uint16_t)(end_of(g, info->more) - 1);
    return e;
}

#define LAST w.expr[EXPRS - 1]

/* A query may only look, and must be listed before the conditions that use it. */
Test(verify, a_query_has_no_effects) {
    static const uint16_t acts[] = {OP_LAND, ON_EMPTY, OP_ACT, MOVE, OP_END};
    static const uint16_t endless[] = {OP_STEP, GRID_ALL, 0};
    REFUSED("the walk of query 1: instruction 2: 'act' is not allowed in a walk that is asked "
            "about",
            w.query[0] = (Program){.n = sizeof acts / sizeof *acts, .code = acts});
    REFUSED("the walk of query 1: the program runs past its last instruction at 3",
            w.query[0] = (Program){.n = sizeof endless / sizeof *endless, .code = endless});
    REFUSED("expression 1: a walk that it asks about must come before it",
            w.expr[ONE] = (Expr){.kind = EXPR_LEADS});
}

/* At the end of a game the position is complete: only triggers at that time may ask about legal
** moves. */
Test(verify, conditions_within_a_move_do_not_ask_about_moves) {
    Trigger t = {.var = FLAG, .payer = COUNT, .value = SUM};
    REFUSED("asks about legal moves", t.when = ZONE, t.time = AT_TURN,
            w.game->triggers = arena_copy(w.game->arena, &t, sizeof t),
            w.game->longs[1].joint = 0, LAST = (Expr){.kind = EXPR_NO_MOVES});
    ACCEPTED(t.when = ZONE, t.time = AT_END,
             w.game->triggers = arena_copy(w.game->arena, &t, sizeof t),
             w.game->longs[1].joint = 0, LAST = (Expr){.kind = EXPR_NO_MOVES});
}

Test(verify, every_expression_has_its_parts_and_operands) {
    for (int kind = 0; kind < EXPR_KINDS; kind++) {
        const ExprInfo *info = &expr_info[kind];
        REFUSED(info->asks & ASK_LEGAL ? "asks about legal moves" : "accepted",
                LAST = sound_expr(w.game, kind));
        REFUSED("expression 6: its parts must come before it", LAST = sound_expr(w.game, kind),
                LAST.a = info->arity >= 1 ? 0 : ONE);
        REFUSED("expression 6: its parts must come before it", LAST = sound_expr(w.game, kind),
                LAST.b = info->arity >= 2 ? 0 : ONE);
        if (info->arity >= 1)
            REFUSED("its parts must come before it", LAST = sound_expr(w.game, kind),
                    LAST.a = EXPRS - 1);
        if (info->arity >= 2)
            REFUSED("its parts must come before it", LAST = sound_expr(w.game, kind),
                    LAST.b = EXPRS - 1);
        REFUSED("expression 6: index out of range", LAST = sound_expr(w.game, kind),
                LAST.more = (uint16_t)end_of(w.game, info->more));
        if (info->arg == ARG_NUMBER)
            continue;
        REFUSED("expression 6: index out of range", LAST = sound_expr(w.game, kind),
                LAST.arg = (int32_t)end_of(w.game, info->arg));
        REFUSED("expression 6: index out of range", LAST = sound_expr(w.game, kind),
                LAST.arg = -1);
        if (info->arg == ARG_MARKER)
            REFUSED("expression 6: asks for the piece on something that is not a marker",
                    LAST = sound_expr(w.game, kind), LAST.arg = COUNT);
    }
}

/* Each negates the one before. */
static void nest(Whole *w, int n) {
    Expr *e = ARENA_ARRAY(w->game->arena, Expr, EXPRS + n);
    memcpy(e, w->expr, sizeof *e * EXPRS);
    for (int i = 0; i < n; i++)
        e[EXPRS + i] = (Expr){.kind = EXPR_NOT, .a = (ExprId)(EXPRS + i - 1)};
    w->game->exprs = e;
    w->game->nexprs = EXPRS + n;
}

Test(verify, expressions_are_trees_of_bounded_depth) {
    REFUSED("expression 6: unknown kind or player", LAST.kind = EXPR_KINDS);
    ACCEPTED(LAST.who = WHO_PLAYER0 + 1);
    REFUSED("expression 6: unknown kind or player", LAST.who = WHO_PLAYER0 + 2);
    ACCEPTED(nest(&w, 63));
    REFUSED("expression 70: nested too deeply", nest(&w, 64));
    REFUSED("condition 0 on the position before a move has no expression", w.was[0] = 0);
    REFUSED("condition 0 on the position before a move has no expression", w.was[0] = EXPRS);
}

/* ---- effects and shapes ---- */

/* A valid act for an effect. */
static Act sound_act(FxKind fx) {
    const FxInfo *info = &fx_info[fx];
    return (Act){.fx = (uint8_t)fx,
                 .ref_a = info->cells >= 1 ? REF_START : REF_NONE,
                 .ref_b = info->cells >= 2 ? REF_HERE : REF_NONE,
                 .kind = info->with & WITH_KIND ? GRID_KINDS - 1 : 0,
                 .var = info->with & (WITH_OWNER | WITH_VAR)   ? 2
                        : info->with & (WITH_PAIR | WITH_CALL) ? 1
                                                               : 0,
                 .expr = info->with & WITH_EXPR ? EXPRS - 1 : 0};
}

/* Acts that no shape uses, so that they can be modified. */
#define SPARE w.act[ACTS - 1]
#define NOT_WELL_FORMED "effect 7 is malformed"

static void forget_shapes(Whole *w) {
    w->game->nshapes = 1;
    w->game->shapes[0].nchildren = 0;
}

Test(verify, every_effect_has_its_cells_and_operands) {
    for (int fx = 0; fx < FX_KINDS; fx++) {
        const FxInfo *info = &fx_info[fx];
        ACCEPTED(forget_shapes(&w), SPARE = sound_act((FxKind)fx));
        REFUSED(NOT_WELL_FORMED, SPARE = sound_act((FxKind)fx),
                SPARE.ref_a = info->cells >= 1 ? REF_NONE : REF_HERE);
        REFUSED(NOT_WELL_FORMED, SPARE = sound_act((FxKind)fx),
                SPARE.ref_b = info->cells >= 2 ? REF_NONE : REF_HERE);
        if (info->with & WITH_KIND)
            REFUSED(NOT_WELL_FORMED, SPARE = sound_act((FxKind)fx), SPARE.kind = GRID_KINDS);
        if (info->with & (WITH_OWNER | WITH_VAR))
            REFUSED(NOT_WELL_FORMED, SPARE = sound_act((FxKind)fx), SPARE.var = 3);
        if (info->with & (WITH_PAIR | WITH_CALL))
            REFUSED(NOT_WELL_FORMED, SPARE = sound_act((FxKind)fx), SPARE.var = 2);
        if (info->with & WITH_EXPR) {
            REFUSED(NOT_WELL_FORMED, SPARE = sound_act((FxKind)fx), SPARE.expr = EXPRS);
            REFUSED(NOT_WELL_FORMED, SPARE = sound_act((FxKind)fx), SPARE.expr = 0);
        }
    }
    REFUSED(NOT_WELL_FORMED, SPARE.fx = FX_KINDS);
}

Test(verify, every_way_to_a_cell_leads_to_one) {
    static const struct {
        CellRef ref;
        uint16_t end;
    } of[] = {{REF_FIXED, 9}, {REF_STEP, 8}, {REF_PIECE, GRID_KINDS}};
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        const Act take = {.fx = FX_TAKE, .ref_a = (uint8_t)of[i].ref};
        ACCEPTED(forget_shapes(&w), SPARE = take, SPARE.arg_a = of[i].end - 1);
        REFUSED(NOT_WELL_FORMED, SPARE = take, SPARE.arg_a = of[i].end);
    }
    const Act marked = {.fx = FX_MOVE, .ref_a = REF_START, .ref_b = REF_VAR, .arg_b = MARK};
    ACCEPTED(forget_shapes(&w), SPARE = marked);
    REFUSED(NOT_WELL_FORMED, SPARE = marked, SPARE.arg_b = COUNT);
    REFUSED(NOT_WELL_FORMED, SPARE = marked, SPARE.arg_b = VARS);
    REFUSED(NOT_WELL_FORMED, SPARE = marked, SPARE.ref_b = REF_PIECE + 1);
}

Test(verify, shapes_are_what_their_acts_make) {
    Shape *s;
    ShapeChild *c;
    REFUSED("the first shape must do nothing", w.game->shapes[0].nfx = 1);
    REFUSED("the first shape must do nothing", w.game->shapes[0].from = 0);
    REFUSED("shape 0: child 1 out of range", c = (ShapeChild *)w.game->shapes[0].child,
            c[1].shape = (uint16_t)w.game->nshapes);
    REFUSED("shape 0: child 1 out of range", c = (ShapeChild *)w.game->shapes[0].child,
            c[1].shape = 0);
    REFUSED("shape 0: child 1 out of range", c = (ShapeChild *)w.game->shapes[0].child,
            c[1].act = ACTS);
    REFUSED("shape 0: child 1 is not what its act makes",
            c = (ShapeChild *)w.game->shapes[0].child, c[1].act = MOVE);
    REFUSED("shape 0: child 1 is not what its act makes",
            c = (ShapeChild *)w.game->shapes[0].child, c[1].act = ACT_PART);
    REFUSED("shape 0: child 0 is not what its act makes", s = &w.game->shapes[1],
            s->start_slot = NO_SLOT);
    REFUSED("shape 0: child 0 is not what its act makes", s = &w.game->shapes[1],
            s->fx[0].a = 1);
    REFUSED("shape 0: child 0 is not what its act makes", s = &w.game->shapes[1],
            s->landed = 0);
    REFUSED("shape 0: child 0 is not what its act makes", s = &w.game->shapes[1], s->to = 0);
    REFUSED("shape 0: child 0 does too much", w.act[MOVE].ref_b = REF_LANDED);
}

/* ---- turns and rules ---- */

Test(verify, turns_have_parts) {
    REFUSED("there are no turns, so nobody could ever move", w.game->nturns = 0);
    REFUSED("a turn of 0 parts; 1 to 3 are allowed", w.turn[0].nparts = 0);
    REFUSED("a turn of 4 parts; 1 to 3 are allowed", w.turn[0].nparts = 4);
    REFUSED("turn 1, part 2: out of range", w.turn[0].part[1].program = 1);
    REFUSED("turn 1, part 2: out of range", w.turn[0].part[1].when = EXPRS);
    REFUSED("a piece's program is out of range", ((int16_t *)w.game->programs)[8] = 1);
    REFUSED("a piece's program is out of range", ((int16_t *)w.game->programs)[8] = -2);
}

Test(verify, rules_refer_to_what_exists) {
    REFUSED("ending 1: out of range", w.game->rules[0].when = EXPRS);
    ACCEPTED(w.game->rules[0].who = WHO_PLAYER0 + 1);
    REFUSED("ending 1: out of range", w.game->rules[0].who = WHO_PLAYER0 + 2);
    REFUSED("ending 1: out of range", w.game->rules[0].verdict = VERDICT_DRAW + 1);
    REFUSED("condition 1 of decree 0: out of range", w.forbid[0] = EXPRS);
}

Test(verify, triggers_change_what_exists) {
    Trigger *t;
    REFUSED("change 1 after a move: out of range", t = w.game->triggers, t->when = EXPRS);
    REFUSED("change 1 after a move: out of range", t = w.game->triggers, t->value = EXPRS);
    REFUSED("change 1 after a move: out of range", t = w.game->triggers, t->value = 0);
    REFUSED("change 1 after a move: out of range", t = w.game->triggers, t->var = VARS);
    REFUSED("change 1 after a move: out of range", t = w.game->triggers, t->payer = VARS);
    REFUSED("change 1 after a move: out of range", t = w.game->triggers,
            t->verb = VERB_PAY + 1);
    REFUSED("change 1 after a move: out of range", t = w.game->triggers,
            t->time = TRIGGER_TIMES);
    ACCEPTED(t = w.game->triggers, t->who = WHO_PLAYER0 + 1);
    REFUSED("change 1 after a move: out of range", t = w.game->triggers,
            t->who = WHO_PLAYER0 + 2);
    REFUSED("change 1 after a move: out of range", t = w.game->triggers,
            t->payer_who = WHO_PLAYER0 + 2);
}

/* The variable of a player is found from that of the first. */
Test(verify, variables_of_players_are_all_there) {
    REFUSED("change 1 after a move: out of range", w.game->vars[VARS - 1].player = 0,
            w.game->triggers->var = VARS - 1);
}

/* ---- throws ---- */

Test(verify, throws_have_possible_outcomes) {
    REFUSED("throw 'wind': it has no condition or no outcome", w.chance->when = EXPRS);
    REFUSED("throw 'wind': it has no condition or no outcome", w.chance->noutcomes = 0);
    REFUSED("throw 'wind': mark 1: out of range", w.mark[0] = VARS);
    REFUSED("throw 'wind': case 1: out of range", w.chance_case[0].when = EXPRS);
    REFUSED("throw 'wind': case 1: out of range", w.chance_case[0].walk = 1);
    REFUSED("throw 'wind': case 2: out of range", w.chance_case[1].arg = COUNT);
    REFUSED("throw 'wind': case 2: out of range", w.chance_case[1].start = REF_HERE);
    REFUSED("throw 'wind': outcome 1: out of range", w.outcome[0].weight = 0);
    REFUSED("throw 'wind': outcome 1: out of range", w.outcome[0].nrolls = ROLLS_MAX + 1);
    REFUSED("throw 'wind': outcome 1: out of range", w.outcome[0].first = 1);
    REFUSED("throw 'wind': case 1: out of range", w.chance_case[0].arg = 9);
}

/* ---- programs ---- */

static const char *said_of_program(Game *g, const uint16_t *code, int n) {
    Err e = {{0}};
    Program p = {.n = n, .code = code};
    return verify_program(g, &p, false, &e) ? "accepted" : arena_strdup(g->arena, e.text);
}

#define PROGRAM(message, ...)                                                                  \
    do {                                                                                       \
        static const uint16_t code[] = __VA_ARGS__;                                            \
        const char *said = said_of_program(g, code, (int)(sizeof code / sizeof *code));        \
        cr_expect(strstr(said, message), "'%s' does not speak of '%s'", said, message);        \
    } while (0)

static int operand_end(const Game *g, uint8_t operand, int n) {
    const int end[] = {
        [OPERAND_DIRS] = g->ndirsets, [OPERAND_FLAGS] = 4,       [OPERAND_MASK] = MASKS_END,
        [OPERAND_EXPR] = g->nexprs,   [OPERAND_ACT] = g->nacts,  [OPERAND_LABEL] = n,
        [OPERAND_GROUP] = GROUPS_MAX, [OPERAND_LONG] = g->nlongs};
    return end[operand];
}

/* Tries each instruction with one operand too high by one, and with all operands at their
** maximum. */
Test(verify, operands_of_every_instruction_are_in_range) {
    Whole w = whole();
    for (unsigned op = 0; op < OP_COUNT; op++) {
        const OpInfo *info = &op_info[op];
        for (int wrong = 0; wrong < info->length; wrong++) {
            uint16_t code[4] = {(uint16_t)op};
            for (int i = 1; i < info->length; i++)
                code[i] = (uint16_t)(operand_end(w.game, info->operand[i - 1], info->length) -
                                     (i != wrong));
            const char *said = said_of_program(w.game, code, info->length);
            bool refused = strstr(said, "operand out of range");
            cr_expect_eq(refused, wrong > 0, "%s, operand %d: %s", info->text, wrong, said);
            cr_expect(!refused || strstr(said, info->text), "%s", said);
        }
        for (int n = 1; n < info->length; n++) {
            uint16_t code[4] = {(uint16_t)op};
            cr_expect(strstr(said_of_program(w.game, code, n), "is cut off"), "%s", info->text);
        }
    }
    game_free(w.game);
}

/* Where each is allowed: before the landing, after it, and before it but after a long walk. */
static const struct {
    bool before, after, after_long;
} place[OP_COUNT] = {
    [OP_STEP] = {true, false, false},   [OP_LONG] = {true, false, false},
    [OP_ENTER] = {false, false, false}, [OP_ANYWHERE] = {true, false, false},
    [OP_LINE] = {true, false, true},    [OP_ON] = {true, false, true},
    [OP_LAND] = {true, false, true},    [OP_TEST] = {true, true, true},
    [OP_ACT] = {true, true, true},      [OP_FORK] = {true, true, true},
    [OP_JUMP] = {true, true, true},     [OP_FIRST] = {true, true, true},
    [OP_SECOND] = {true, true, true},   [OP_END] = {false, true, false},
    [OP_FAIL] = {true, true, true},     [OP_LOOK] = {true, false, true},
};

/* Checks that the instruction is refused exactly where it is not allowed. */
static void stands(Game *g, unsigned op, const uint16_t *before, int nbefore, bool may) {
    uint16_t code[16];
    const OpInfo *info = &op_info[op];
    int n = nbefore;
    memcpy(code, before, sizeof *code * (size_t)nbefore);
    code[n++] = (uint16_t)op;
    for (int i = 1; i < info->length; i++)
        code[n++] =
            info->operand[i - 1] == OPERAND_LABEL ? (uint16_t)(nbefore + info->length) : 0;
    code[n++] = OP_FAIL;
    const char *said = said_of_program(g, code, n);
    const char *want = arena_printf(g->arena, "'%s' is not allowed here", info->text);
    cr_expect_eq(strstr(said, want) == NULL, may, "%s after %d: %s", info->text, nbefore, said);
    cr_expect(!may || strcmp(said, "accepted") == 0, "%s: %s", info->text, said);
}

Test(verify, every_instruction_is_where_it_is_allowed) {
    static const uint16_t landing[] = {OP_LAND, ON_EMPTY}, long_walk[] = {OP_LONG, 0};
    Whole w = whole();
    for (unsigned op = 0; op < OP_COUNT; op++) {
        stands(w.game, op, landing, 0, place[op].before);
        stands(w.game, op, landing, 2, place[op].after);
        stands(w.game, op, long_walk, 2, place[op].after_long);
    }
    game_free(w.game);
}

Test(verify, programs_end_within_their_instructions) {
    Whole w = whole();
    Game *g = w.game;
    static uint16_t much[16385];
    for (int i = 0; i < 16385; i++)
        much[i] = OP_FAIL;
    cr_expect_str_eq(said_of_program(g, much, 16384), "accepted");
    cr_expect_str_eq(said_of_program(g, much, 16385),
                     "a program of 16385 units; 1 to 16384 are allowed");
    cr_expect(strstr(said_of_program(g, much, 0), "a program of 0 units"));
    PROGRAM("instruction 0: unknown opcode 99", {99});
    PROGRAM("the program runs past its last instruction at 3", {OP_STEP, 0, 0});
    PROGRAM("the program runs past its last instruction at 1", {OP_FORK, 1, OP_FAIL});
    PROGRAM("instruction 3: 'end' is not allowed here", {OP_STEP, 0, 0, OP_END});
    PROGRAM("accepted", {OP_FAIL, OP_FORK, 3, OP_STEP, 0, 0}); /* unreachable */
    game_free(g);
}

/* Two ways join, one of which has landed. */
Test(verify, every_way_lands_once) {
    Whole w = whole();
    Game *g = w.game;
    PROGRAM("'end' is not allowed here", {OP_FORK, 4, OP_LAND, ON_EMPTY, OP_END});
    PROGRAM("'land' is not allowed here",
            {OP_FORK, 4, OP_LAND, ON_EMPTY, OP_LAND, ON_EMPTY, OP_END});
    PROGRAM("accepted", {OP_FORK, 6, OP_LAND, ON_EMPTY, OP_JUMP, 8, OP_LAND, ON_ENEMY, OP_END});
    game_free(g);
}

Test(verify, every_loop_leads_to_new_cells) {
    Whole w = whole();
    Game *g = w.game;
    PROGRAM("instruction 0: a loop without a step to a new cell", {OP_JUMP, 0});
    PROGRAM("a loop without a step to a new cell", {OP_STEP, 0, STEP_REVISIT, OP_JUMP, 0});
    PROGRAM("accepted", {OP_STEP, 0, 0, OP_JUMP, 0});
    PROGRAM("accepted", {OP_FAIL, OP_JUMP, 1});
    PROGRAM("a loop without a step to a new cell", {OP_TEST, ONE, OP_FORK, 0, OP_FAIL});
    PROGRAM("accepted", {OP_STEP, 0, 0, OP_TEST, ONE, OP_FORK, 0, OP_FAIL});
    PROGRAM("accepted", {OP_LINE, OP_STEP, 0, STEP_REVISIT | STEP_LINE, OP_JUMP, 1});
    PROGRAM("a loop without a step to a new cell",
            {OP_LINE, OP_STEP, 0, STEP_REVISIT | STEP_LINE, OP_JUMP, 0});
    game_free(g);
}

Test(verify, walks_of_a_game_are_verified) {
    static const uint16_t runs_off[] = {OP_LAND, ON_EMPTY};
    REFUSED("walk 0: the program runs past its last instruction at 2",
            ((Program *)w.game->walks)[0] = (Program){.n = 2, .code = runs_off});
}
