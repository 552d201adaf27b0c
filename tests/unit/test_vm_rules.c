/*
** test_vm_rules.c -- how games end: the order of rules, and which of them are judged when.
*/
#include "support/given.h"
#include "support/grid.h"
#include "vm/ask/movegen.h"
#include "vm/load/finish.h"
#include "vm/meaning/chance.h"
#include "vm/meaning/cond.h"
#include "vm/meaning/make.h"
#include "vm/meaning/rules.h"

#include <criterion/criterion.h>
#include <stdio.h>

/* Conditions that a test makes true or false: a counter reaching a number; a piece of the next
** player (only kind 0) having been captured; moves being left; how often a position has
** occurred. */
enum {
    COUNT = 1,
    ONE,
    TWO,
    COUNT_IS_ONE,
    COUNT_IS_TWO,
    CAUGHT,
    STUCK,
    AGAIN,
    CAUGHT_AND_ONE,
    CAUGHT_OR_ONE,
    NOT_CAUGHT,
    WAS_CAUGHT,
    LOOT,
    STUCK_AND_ONE,
    EXPRS
};
static const Expr exprs[EXPRS] = {
    [COUNT] = {.kind = EXPR_VAR},
    [ONE] = {.kind = EXPR_NUM, .arg = 1},
    [TWO] = {.kind = EXPR_NUM, .arg = 2},
    [COUNT_IS_ONE] = {.kind = EXPR_LE, .a = ONE, .b = COUNT},
    [COUNT_IS_TWO] = {.kind = EXPR_LE, .a = TWO, .b = COUNT},
    [CAUGHT] = {.kind = EXPR_CAPTURED, .who = WHO_NEXT, .arg = 1},
    [STUCK] = {.kind = EXPR_NO_MOVES},
    [AGAIN] = {.kind = EXPR_REPEATED, .arg = 2},
    [CAUGHT_AND_ONE] = {.kind = EXPR_AND, .a = CAUGHT, .b = COUNT_IS_ONE},
    [CAUGHT_OR_ONE] = {.kind = EXPR_OR, .a = CAUGHT, .b = COUNT_IS_ONE},
    [NOT_CAUGHT] = {.kind = EXPR_NOT, .a = CAUGHT},
    [WAS_CAUGHT] = {.kind = EXPR_WAS, .a = CAUGHT},
    [LOOT] = {.kind = EXPR_LOOT, .who = WHO_ANY},
    [STUCK_AND_ONE] = {.kind = EXPR_AND, .a = STUCK, .b = COUNT_IS_ONE},
};

static int asked; /* how often legal moves were asked for */

static bool count_any(const Pos *p) {
    asked++;
    return moves_any(p);
}

/* A game of pieces that move one step, with those endings. */
static Game *game_with(const Rule *rules, int n) {
    static const ExprId was[] = {CAUGHT};
    static const Outcome outcome = {.weight = 1};
    static const Chance dice = {.name = "dice", .noutcomes = 1, .outcome = &outcome};
    Game *g = grid_game(3, 3, false);
    g->exprs = exprs;
    g->nexprs = EXPRS;
    g->nlongs = 0;
    g->nwas = 1;
    g->was = was;
    g->nchances = 1;
    g->chances = &dice;
    g->rules = arena_copy(g->arena, rules, sizeof *rules * (size_t)n);
    g->nrules = n;
    GRID_SET(g, 0, GRID_KING);
    grid_finish(g);
    Answers *counting = arena_copy(g->arena, g->answers, sizeof *g->answers);
    counting->any = count_any;
    g->answers = counting;
    asked = 0;
    return g;
}

/* The first player has just moved; the second, to move, has a piece on the last cell, or
** none. */
static Pos after_a_move(const Game *g, bool has_a_man) {
    Pos p;
    pos_clear(g, &p);
    grid_put(&p, 0, 0, 0);
    if (has_a_man)
        grid_put(&p, 1, 0, 8);
    pos_set_side(&p, 1);
    p.last = (Event){.moved = true, .piece = p.cell[0]};
    return p;
}

static void catches(Pos *p, int owner) {
    p->last.caught[p->last.ncaught++] = (Caught){game_piece(p->game, owner, 0), 1};
}

static void result_is(Result r, Verdict verdict, int winner, int rule) {
    cr_expect_eq(r.verdict, verdict, "verdict %d", r.verdict);
    cr_expect_eq(r.rule, rule, "rule %d", r.rule);
    if (verdict == VERDICT_WIN)
        cr_expect_eq(r.winner, winner, "player %d", r.winner);
}

/* ---- points ---- */

Test(rules, points) {
    static const Game two = {.nplayers = 2}, three = {.nplayers = 3},
                      teams = {.nplayers = 4, .partners = {4, 8, 1, 2}};
    static const struct {
        const Game *game;
        uint8_t left;
        int points[4];
    } row[] = {{&two, 0, {0, 240}},
               {&two, 60, {60, 180}},
               {&three, 80, {40, 160, 40}},
               {&teams, 60, {60, 180, 60, 180}}};
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        for (int p = 0; p < row[i].game->nplayers; p++) {
            Result won = {.verdict = VERDICT_WIN, .winner = 1, .losers_share = row[i].left};
            cr_expect_eq(result_points(row[i].game, won, p), row[i].points[p], "%zu, %d", i, p);
        }
    Result drawn = {.verdict = VERDICT_DRAW};
    cr_expect_eq(result_points(&two, drawn, 0), 120);
    cr_expect_eq(result_points(&three, drawn, 2), 80);
    cr_expect_eq(result_points(&teams, drawn, 3), 120);
}

/* ---- which rule, and for whom ---- */

Test(rules, the_first_that_holds_decides) {
    static const Rule rules[] = {{.verdict = VERDICT_WIN, .who = WHO_ME, .when = COUNT_IS_TWO},
                                 {.verdict = VERDICT_DRAW, .when = COUNT_IS_ONE}};
    Game *g = game_with(rules, 2);
    Pos p = after_a_move(g, true);
    result_is(rules_judge(&p, NULL, -1), VERDICT_NONE, 0, -1);
    pos_set_var(&p, 0, 1);
    result_is(rules_judge(&p, NULL, -1), VERDICT_DRAW, 0, 1);
    pos_set_var(&p, 0, 2);
    result_is(rules_judge(&p, NULL, -1), VERDICT_WIN, 0, 0);
    result_is(rules_judge_early(&p, NULL), VERDICT_WIN, 0, 0);
    game_free(g);
}

Test(rules, a_loss_is_a_win_of_the_next_player) {
    static const struct {
        Rule rule;
        int winner;
    } of[] = {
        {{.verdict = VERDICT_WIN, .who = WHO_ME, .when = COUNT_IS_ONE}, 0},
        {{.verdict = VERDICT_WIN, .who = WHO_NEXT, .when = COUNT_IS_ONE}, 1},
        {{.verdict = VERDICT_WIN, .who = WHO_PLAYER0 + 1, .when = COUNT_IS_ONE}, 1},
        {{.verdict = VERDICT_LOSS, .who = WHO_ME, .when = COUNT_IS_ONE}, 1},
        {{.verdict = VERDICT_LOSS, .who = WHO_PLAYER0 + 1, .when = COUNT_IS_ONE}, 0},
    };
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        Game *g = game_with(&of[i].rule, 1);
        Pos p = after_a_move(g, true);
        pos_set_var(&p, 0, 1);
        result_is(rules_judge(&p, NULL, -1), VERDICT_WIN, of[i].winner, 0);
        game_free(g);
    }
}

/* No player has lost it. */
Test(rules, the_captor_of_a_neutral_piece_is_judged_instead_of_a_loser) {
    static const Rule rules[] = {{.verdict = VERDICT_WIN, .who = WHO_LOSER, .when = 0}};
    Game *g = game_with(rules, 1);
    Pos p = after_a_move(g, true);
    catches(&p, 2);
    result_is(rules_judge(&p, NULL, -1), VERDICT_WIN, 0, 0);
    p.last.ncaught = 0;
    catches(&p, 1);
    result_is(rules_judge(&p, NULL, -1), VERDICT_WIN, 1, 0);
    game_free(g);
}

/* ---- without moves ---- */

Test(rules, without_moves_and_rules_about_them_it_is_a_draw) {
    static const Rule rules[] = {{.verdict = VERDICT_DRAW, .when = COUNT_IS_ONE}};
    Game *g = game_with(rules, 1);
    Pos p = after_a_move(g, false);
    result_is(rules_judge(&p, NULL, -1), VERDICT_DRAW, 0, -1);
    result_is(rules_judge(&p, NULL, 0), VERDICT_DRAW, 0, -1);
    result_is(rules_judge_early(&p, NULL), VERDICT_NONE, 0, -1);
    game_free(g);
}

Test(rules, moves_are_searched_for_only_if_needed) {
    static const Rule rules[] = {{.verdict = VERDICT_DRAW, .when = COUNT_IS_ONE},
                                 {.verdict = VERDICT_WIN, .who = WHO_ME, .when = STUCK}};
    Game *g = game_with(rules, 2);
    Pos p = after_a_move(g, false);
    result_is(rules_judge(&p, NULL, 0), VERDICT_WIN, 0, 1);
    result_is(rules_judge(&p, NULL, 3), VERDICT_NONE, 0, -1);
    cr_expect_eq(asked, 0, "the caller has counted them");
    result_is(rules_judge_early(&p, NULL), VERDICT_NONE, 0, -1);
    cr_expect_eq(asked, 0, "what needs them is not judged early");
    result_is(rules_judge(&p, NULL, -1), VERDICT_WIN, 0, 1);
    cr_expect_eq(asked, 1);
    pos_set_var(&p, 0, 1);
    result_is(rules_judge(&p, NULL, -1), VERDICT_DRAW, 0, 0);
    result_is(rules_judge_early(&p, NULL), VERDICT_DRAW, 0, 0);
    cr_expect_eq(asked, 1, "a rule before it has decided");
    game_free(g);
}

/* A higher rule about moves may decide otherwise than the one that holds. */
Test(rules, the_order_holds_if_moves_must_be_searched_for) {
    static const Rule rules[] = {{.verdict = VERDICT_WIN, .who = WHO_ME, .when = STUCK_AND_ONE},
                                 {.verdict = VERDICT_DRAW, .when = COUNT_IS_ONE}};
    Game *g = game_with(rules, 2);
    for (int has = 0; has < 2; has++) {
        Pos p = after_a_move(g, has);
        pos_set_var(&p, 0, 1);
        Verdict verdict = has ? VERDICT_DRAW : VERDICT_WIN;
        result_is(rules_judge_early(&p, NULL), verdict, 0, has);
        result_is(rules_judge(&p, NULL, -1), verdict, 0, has);
    }
    game_free(g);
}

/* ---- while a throw is due, by history ---- */

Test(rules, while_a_throw_is_due_nothing_more_is_judged) {
    static const Rule rules[] = {
        {.verdict = VERDICT_DRAW, .when = COUNT_IS_ONE},
        {.verdict = VERDICT_DRAW, .when = CAUGHT_OR_ONE},
        {.verdict = VERDICT_WIN, .who = WHO_ME, .when = CAUGHT_AND_ONE},
        {.verdict = VERDICT_WIN, .who = WHO_ME, .when = STUCK}};
    Game *g = game_with(rules, 4);
    Pos p = after_a_move(g, false);
    pos_set_chance(&p, 1);
    result_is(rules_judge(&p, NULL, -1), VERDICT_NONE, 0, -1);
    result_is(rules_judge(&p, NULL, 0), VERDICT_NONE, 0, -1);
    result_is(rules_judge_early(&p, NULL), VERDICT_NONE, 0, -1);
    pos_set_var(&p, 0, 1);
    result_is(rules_judge(&p, NULL, -1), VERDICT_NONE, 0, -1);
    catches(&p, 1);
    result_is(rules_judge(&p, NULL, -1), VERDICT_NONE, 0, -1);
    result_is(rules_judge_early(&p, NULL), VERDICT_NONE, 0, -1);
    cr_expect_eq(rules_decided(&p), 2, "no throw is due after such a move");
    pos_set_chance(&p, 0);
    result_is(rules_judge(&p, NULL, -1), VERDICT_DRAW, 0, 0);
    pos_set_var(&p, 0, 0);
    cr_expect(rules_decided(&p), "one of two ways in which a rule holds is enough");
    p.last.ncaught = 0;
    cr_expect_not(rules_decided(&p));
    pos_set_var(&p, 0, 1);
    cr_expect_not(rules_decided(&p), "that it is so now waits for the throw");
    cr_expect_eq(asked, 0);
    game_free(g);
}

Test(rules, a_position_that_comes_again_is_counted_with_those_before) {
    static const Rule rules[] = {{.verdict = VERDICT_DRAW, .when = AGAIN}};
    Game *g = game_with(rules, 1);
    Pos p = after_a_move(g, true);
    History h = {0};
    history_add(&h, p.key + 1);
    result_is(rules_judge(&p, &h, -1), VERDICT_NONE, 0, -1);
    result_is(rules_judge(&p, NULL, -1), VERDICT_NONE, 0, -1);
    history_add(&h, p.key);
    result_is(rules_judge(&p, &h, -1), VERDICT_DRAW, 0, 0);
    result_is(rules_judge_early(&p, &h), VERDICT_DRAW, 0, 0);
    history_free(&h);
    game_free(g);
}

/* The facts derived for each; rules that may end the game after a quiet move are listed. */
Test(rules, facts_say_what_an_ending_needs) {
    static const struct {
        ExprId when;
        RuleFacts facts;
    } of[] = {
        {COUNT_IS_ONE, {0}},
        {CAUGHT, {.by_event = true}},
        {STUCK, {.by_moves = true}},
        {AGAIN, {.by_history = true}},
        {CAUGHT_AND_ONE, {.by_event = true}},
        {CAUGHT_OR_ONE, {0}},
        {NOT_CAUGHT, {0}},
        {WAS_CAUGHT, {0}},
        {LOOT, {.by_event = true}},
        {STUCK_AND_ONE, {.by_moves = true}},
        {0, {0}},
    };
    enum { N = sizeof of / sizeof *of };
    Rule rules[N];
    for (int i = 0; i < N; i++)
        rules[i] = (Rule){.verdict = VERDICT_DRAW, .when = of[i].when};
    Game *g = game_with(rules, N);
    int nquiet = 0;
    for (int i = 0; i < N; i++) {
        const RuleFacts *f = &g->endings.rule[i];
        cr_expect_eq(f->by_event, of[i].facts.by_event, "rule %d", i);
        cr_expect_eq(f->by_moves, of[i].facts.by_moves, "rule %d", i);
        cr_expect_eq(f->by_history, of[i].facts.by_history, "rule %d", i);
        if (!of[i].facts.by_event && !of[i].facts.by_moves)
            cr_expect_eq(g->endings.quiet[nquiet++], &g->conds[of[i].when]);
    }
    cr_expect_eq(g->endings.nquiet, nquiet);
    game_free(g);
}

/* ---- real games, compared with reading all rules without those facts ---- */

static Result naive(const Pos *p, const History *h) {
    const Game *g = p->game;
    Scope s = scope_of(p);
    s.history = h;
    for (int i = 0; i < g->nrules; i++)
        if (scope_holds(&s, g->rules[i].when))
            return (Result){.verdict = g->rules[i].verdict, .rule = (int16_t)i};
    bool stuck = !moves_any(p);
    return (Result){.verdict = stuck ? VERDICT_DRAW : VERDICT_NONE, .rule = -1};
}

/* Plays at random until the game ends; returns the number of plies. */
static int play(const Game *g, Rng *rng) {
    enum { MOST = 300 };
    Pos p;
    Moves room = {0};
    History h = {0};
    pos_start(g, &p);
    int ply = 0;
    for (; ply < MOST; ply++) {
        Result r = rules_judge(&p, &h, -1);
        if (p.chance == 0) {
            Result want = naive(&p, &h), early = rules_judge_early(&p, &h);
            cr_assert_eq(r.rule, want.rule, "%s, ply %d", g->display->name, ply);
            cr_assert_eq(r.verdict == VERDICT_NONE, want.verdict == VERDICT_NONE);
            cr_assert(early.rule == r.rule || early.verdict == VERDICT_NONE);
            cr_assert(early.rule == r.rule || r.rule < 0 || g->endings.rule[r.rule].by_moves);
        }
        Move m;
        Undo u;
        if (r.verdict != VERDICT_NONE)
            break;
        if (p.chance)
            m = chance_draw(&p, rng);
        else
            cr_assert(moves_pick(&p, rng, &room, &m));
        history_add(&h, p.key);
        pos_make(&p, m, &u);
    }
    moves_free(&room);
    history_free(&h);
    return ply;
}

Test(rules, are_read_as_they_stand) {
    static const char *const names[] = {"chess", "jetan", "shatranj", "atlantean"};
    enum { GAMES = 12 };
    Rng rng;
    rng_seed(&rng, 1);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        Game *g = given_game(names[i]);
        int ended = 0;
        for (int n = 0; n < GAMES; n++)
            ended += play(g, &rng) < 300;
        cr_expect_gt(ended, 0, "%s", names[i]);
        game_free(g);
    }
}

/* If endings ask about the same walks repeatedly, answers are kept while they are evaluated;
** the results are the same without. */
Test(rules, kept_answers_change_no_ending) {
    Game *g = given_game("havannah");
    Rng rng;
    Moves room = {0};
    int won = 0;
    rng_seed(&rng, 1);
    cr_assert(g->endings.remember);
    for (int i = 0; i < 12; i++) {
        Pos p;
        Undo u;
        Result kept, anew;
        pos_start(g, &p);
        do {
            Move m;
            cr_assert(moves_pick(&p, &rng, &room, &m));
            pos_make(&p, m, &u);
            kept = rules_judge_early(&p, NULL);
            g->endings.remember = false;
            anew = rules_judge_early(&p, NULL);
            g->endings.remember = true;
            cr_assert_eq(kept.verdict, anew.verdict);
            cr_assert_eq(kept.rule, anew.rule);
        } while (kept.verdict == VERDICT_NONE);
        won += kept.verdict == VERDICT_WIN;
    }
    cr_expect_gt(won, 6);
    moves_free(&room);
    game_free(g);
}

/* A game of two kings with a die after each move; c counts turns, d is the result of the
** throw. */
static Game *dice_game(const char *players, const char *ending) {
    char text[1024];
    snprintf(text, sizeof text,
             "local b = square(5, 5) players { %s } "
             "local c, d = counter 'c' { max = 9 }, counter 'd' { max = 9 } "
             "piece 'King' { 'K', move = b.all } "
             "throw 'die' { dice = { dice(1, 6) }, shows = '(%%d)', { walk = stay } } "
             "after { c:raise() } after { d:set(roll(1)), at = 'change', when = by_chance } "
             "setup 'k4/5/5/5/3KK' ending { %s }",
             players, ending);
    return given_text(text);
}

static Pos after_one_move(const Game *g, Sq from, Sq to) {
    Pos p;
    Undo u;
    Moves all = {0};
    pos_start(g, &p);
    moves_legal(&p, &all);
    for (size_t i = 0; i < all.n; i++)
        if (move_cell(all.at[i], 0) == from && move_cell(all.at[i], 1) == to) {
            pos_make(&p, all.at[i], &u);
            break;
        }
    cr_assert(p.last.moved);
    moves_free(&all);
    return p;
}

/* The end of the turn changes a counter, which must not undo what the move has decided. */
Test(rules, what_was_decided_before_a_throw_stands) {
    Game *g = dice_game("{ 'White', letter = 'w' }, { 'Black', letter = 'b' }",
                        "win { landed(rank(2)) * c:is(0) }, draw { no_moves }");
    Pos p = after_one_move(g, 4, 9);
    cr_expect_eq(p.chance, 0);
    cr_expect_eq(p.var[0], 1);
    result_is(rules_judge(&p, NULL, -1), VERDICT_WIN, 0, 0);
    result_is(rules_judge_early(&p, NULL), VERDICT_WIN, 0, 0);
    game_free(g);
}

/* An alternative that only asks about the position waits for the throw, also in a rule for each
** player. */
Test(rules, alternatives_of_a_rule_for_each_player_have_their_own_time) {
    static const char *const sees[] = {"", ", sees = b.flip"};
    for (int i = 0; i < 2; i++) {
        char players[128];
        snprintf(players, sizeof players,
                 "{ 'White', letter = 'w' }, { 'Black', letter = 'b'%s }", sees[i]);
        Game *g = dice_game(players, "win { landed(rank(5)) + count(other):is(1) }");
        Pos p = after_one_move(g, 4, 9);
        cr_expect_neq(p.chance, 0, "%s", sees[i]);
        game_free(g);
    }
}
