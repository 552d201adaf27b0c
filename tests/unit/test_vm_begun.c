/*
** test_vm_begun.c -- choosing turns part by part gives the legal moves, whatever the parts are
** like.
*/
#include "support/given.h"
#include "text/write/notation.h"
#include "vm/ask/begun.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>

static bool is_allowed(const Pos *p, Move m) {
    Pos after = *p;
    Undo u;
    pos_make(&after, m, &u);
    return !begun_was_forbidden(&after);
}

/* Adds the moves that the turns from index `from` on lead to, checking that each begins as its
** first part says. */
static void add_moves(const Pos *p, Begins *list, size_t from, Moves *out) {
    for (size_t i = from; i < list->n; i++) {
        Begun b = list->at[i];
        size_t n = list->n, base = out->n;
        if (b.part == BEGUN_WHOLE && is_allowed(p, b.move))
            moves_add(out, b.move);
        if (b.part == BEGUN_WHOLE)
            continue;
        begun_go_on(p, &b, list);
        add_moves(p, list, n, out);
        for (size_t k = base; k < out->n; k++)
            cr_assert(begun_leads(p->game, &b, out->at[k]));
        list->n = n;
    }
}

static void sort_once(Moves *moves) {
    size_t n = 0;
    moves_sort(moves, 0);
    for (size_t i = 0; i < moves->n; i++)
        if (n == 0 || moves->at[i] != moves->at[n - 1])
            moves->at[n++] = moves->at[i];
    moves->n = n;
}

static void ask(const Pos *p, const Moves *others) {
    Begins list = {0};
    Moves legal = {0}, told = {0};
    begun_list(p, &list);
    size_t other = list.n; /* choices of an earlier node in the same list */
    begun_list(p, &list);
    add_moves(p, &list, other, &told);
    moves_legal(p, &legal);
    sort_once(&told);
    moves_sort(&legal, 0);
    cr_assert_eq(told.n, legal.n, "%zu, not %zu", told.n, legal.n);
    for (size_t i = 0; i < legal.n; i++)
        cr_assert_eq(told.at[i], legal.at[i]);
    for (size_t i = 0; i < legal.n; i += 1 + legal.n / 16)
        cr_assert(begun_is_legal(p, legal.at[i]));
    for (size_t i = 0, k = 0; i < others->n; i += 1 + others->n / 16) {
        while (k < legal.n && legal.at[k] < others->at[i])
            k++;
        bool is = k < legal.n && legal.at[k] == others->at[i];
        cr_assert_eq(begun_is_legal(p, others->at[i]), is, "a move of the position before");
    }
    begins_free(&list);
    moves_free(&legal);
    moves_free(&told);
}

/* Checks the positions of a random game; also asks about the moves of the previous position. */
static void ask_game(const Game *g, Pos p, int plies, uint64_t seed) {
    Moves legal = {0}, before = {0};
    Rng rng;
    rng_seed(&rng, seed);
    for (int ply = 0; ply < plies && !p.chance; ply++) {
        Undo u;
        legal.n = 0;
        moves_legal(&p, &legal);
        ask(&p, &before);
        if (legal.n == 0)
            break;
        before.n = 0;
        for (size_t i = 0; i < legal.n; i++)
            moves_add(&before, legal.at[i]);
        moves_sort(&before, 0);
        pos_make(&p, legal.at[rng_below(&rng, legal.n)], &u);
    }
    moves_free(&legal);
    moves_free(&before);
    (void)g;
}

static void ask_from_start(Game *g, int plies) {
    Pos p;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        pos_start(g, &p);
        ask_game(g, p, plies, seed);
    }
    game_free(g);
}

/* A game with a few pieces on a small board, with this move of the kings and these turns. */
static void ask_king(const char *move, const char *turns) {
    Str text = {0};
    str_addf(
        &text,
        "local b = square(4, 4) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "local last = marker 'last' { brief = true } local n = counter 'n' { max = 3 } "
        "hand { Foot = 2 } "
        "piece 'Foot' { 'F', value = 100, move = b.forward * mark(last), drop = anywhere } "
        "piece 'King' { 'K', royal = true, move = %s } "
        "local burn = still(b.ortho:to(empty)) * unmake "
        "local hit = still(b.diag:to(enemy * -kind 'King')) * take "
        "forbid { in_check() } "
        "%s "
        "setup 'k1f1/2f1/1F2/1F1K'",
        move, turns);
    ask_from_start(given_text(str_text(&text)), 12);
    str_free(&text);
}

static void ask_turns(const char *turns) {
    ask_king("b.all * mark(last)", turns);
}

/* ---- too many turns ---- */

/* Three parts of pieces that go anywhere would make hundreds of millions of turns, once a
** counter has been raised. */
Test(begun, more_than_can_be_listed) {
    Game *g = given_text("local b = square(16, 16) "
                         "players { { 'White', letter = 'w' }, "
                         "{ 'Black', letter = 'b', sees = b.turn } } "
                         "local q = counter 'q' { max = 2 } "
                         "piece 'P' { 'P', move = b.n * q:raise() } "
                         "local later = { 'P', anywhere, when = q:over(1) } "
                         "turn { { 'move' }, later, later } "
                         "turn { 'move', when = q:under(1) } "
                         "setup { [[ P P P P P P P P P P P P P P P P\n"
                         "P P P P P P P P P P P P P P P P\n"
                         "P P P P P P P P P P P P P P P P ]] }");
    Pos p;
    Moves legal = {0}, captures = {0}, none = {0};
    Undo u;
    pos_start(g, &p);
    moves_legal(&p, &legal);
    pos_make(&p, legal.at[0], &u);
    legal.n = 0;
    moves_legal(&p, &legal);
    cr_assert(legal.n > 50000 && legal.n < 270000, "%zu moves", legal.n);
    cr_assert_eq(moves_count(&p), legal.n);
    ask(&p, &none);
    moves_captures(&p, &captures);
    moves_sort(&legal, 0);
    for (size_t i = 0, k = 0; i < captures.n; i++) {
        while (k < legal.n && legal.at[k] < captures.at[i])
            k++;
        cr_assert(k < legal.n && legal.at[k] == captures.at[i]);
    }
    moves_free(&legal);
    moves_free(&captures);
    game_free(g);
}

/* What is cut off is the same whether tables find some of the walks or the machine finds
** all. */
Test(begun, the_same_is_left_out_without_tables) {
    Game view,
        *g = given_text(
            "local b = disc(2, 10) "
            "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
            "local h = holdings { 'Ant' } "
            "piece 'Bee' { 'B', value = 5, move = quiet(anywhere):to(touched(b.file 'a')) "
            "+ b.ortho + capture(b.diag) } "
            "piece 'Ant' { 'A', move = b.n:to(-(dropped 'Ant' + by_chance)) } "
            "setup 'Bb3/bBAbB/2*B1/2bAa' "
            "turn { { 'move', when = h.any, optional = true }, "
            "{ 'move', optional = true }, { 'capture' } }");
    static const char *const played[] = {"d2xc1,a4xa3", "d3xc3,b4xa3"};
    Moves by_tables = {0}, by_machine = {0}, none = {0};
    Pos p;
    pos_start(g, &p);
    for (int i = 0; i < 2; i++) {
        Undo u;
        Move m;
        Err e = {""};
        cr_assert(move_read(&p, played[i], &m, &e), "%s", e.text);
        pos_make(&p, m, &u);
    }
    moves_legal(&p, &by_tables);
    ask(&p, &none);
    game_view(g, false, &view);
    p.game = &view;
    moves_legal(&p, &by_machine);
    cr_assert_eq(by_tables.n, by_machine.n, "%zu, not %zu", by_tables.n, by_machine.n);
    moves_sort(&by_tables, 0);
    moves_sort(&by_machine, 0);
    for (size_t k = 0; k < by_tables.n; k++)
        cr_assert_eq(by_tables.at[k], by_machine.at[k]);
    moves_free(&by_tables);
    moves_free(&by_machine);
    game_free(g);
}

/* ---- games ---- */

Test(begun, of_shipped_games) {
    ask_from_start(given_game("seirawan"), 20);
    ask_from_start(given_game("isolation"), 20);
    ask_from_start(given_game("byzantine"), 10);
    ask_from_start(given_game("nine-mens-morris"), 20);
    ask_from_start(given_game("english-draughts"), 20);
    ask_from_start(given_game("arimaa"), 30);
}

Test(begun, of_amazons) {
    Game *g = given_game("amazons");
    Pos p = given_pos(g, "10/10/10/10/4q1****/4**Q3/10/10/10/10 w -");
    cr_assert(g->pairs);
    ask_game(g, p, 20, 1);
    Game slow;
    game_view(g, false, &slow);
    p.game = &slow;
    ask_game(&slow, p, 20, 1);
    game_free(g);
}

/* Holes become cells before a move, and cells become holes after it. */
Test(begun, of_atlantis) {
    static const Setting set[] = {{"minister", "occupied"}, {"priestess", "resurrects"}};
    Game *g = given_set("atlantis", set, 2);
    Pos p;
    pos_start(g, &p);
    ask_game(g, p, 12, 5);
    game_free(g);
}

/* ---- turns of any kind ---- */

Test(begun, where_each_part_must_be_made) {
    ask_turns("turn { { 'move' }, { 'Foot', burn } }");
    ask_turns("turn { { 'Foot', burn }, { 'move' } }");
    ask_turns("turn { { 'move' }, { 'drop' } }");
    ask_turns("turn { { 'move' }, { 'move' }, { 'Foot', burn } }");
}

Test(begun, where_parts_may_be_left_out) {
    ask_turns("turn { { 'move' }, { 'Foot', burn, optional = true } }");
    ask_turns("turn { { 'Foot', burn, optional = true }, { 'move' } }");
    ask_turns("turn { { 'move' }, { 'capture', optional = true } }");
    ask_turns("turn { { 'capture', optional = true }, { 'move' }, { 'Foot', burn, optional = "
              "true } }");
    ask_turns("turn { { 'Foot', burn, optional = true }, { 'move', optional = true }, "
              "{ 'Foot', hit, optional = true } }");
    ask_turns("turn { { 'Foot', burn, optional = true }, { 'move' }, { 'Foot', burn, optional "
              "= true } }");
}

/* In a last part, a first choice excludes the second if it makes a legal turn; before other
** parts, if it is a walk. */
Test(begun, where_parts_have_a_second_choice) {
    const char *king = "(b.all * n:set(1)) / b.all";
    ask_king(king, "forbid { n:is(1) } turn { { 'Foot', burn }, { 'move' } }");
    ask_king(king, "forbid { n:is(1) } turn { { 'move' }, { 'Foot', burn } }");
    ask_king(king, "forbid { n:is(1) } turn { { 'move' }, { 'Foot', burn, optional = true } }");
    king = "(b.ortho^2 * n:set(1)) / (b.ortho * enemy * take * b.ortho)";
    ask_king(king,
             "forbid { n:is(1) } turn { { 'Foot', burn }, { 'capture' } } turn { 'move' }");
    ask_king(king,
             "forbid { n:is(1) } turn { { 'capture' }, { 'Foot', burn } } turn { 'move' }");
    ask_king(king,
             "forbid { n:is(1) } turn { { 'capture' }, { 'Foot', burn, optional = true } } "
             "turn { 'move' }");
}

Test(begun, where_parts_are_open_at_times) {
    ask_turns(
        "turn { { 'move' }, { 'Foot', burn, when = cells(empty):over(9), optional = true } }");
    ask_turns("turn { { 'move' }, { 'Foot', burn, when = cells(empty):under(10) } }"
              "turn { { 'King', burn } }");
    ask_turns("turn { { 'Foot', burn * n:set(1), optional = true, when = n:is(0) }, "
              "{ 'King', b.all * n:set(n + 1), optional = true, when = n:under(2) }, "
              "{ 'Foot', burn, when = n:over(1) } }");
    ask_turns("turn { { 'move', when = n:over(9), optional = true }, "
              "{ 'Foot', burn, when = n:over(9), optional = true } }");
}

/* Two turns lead to the same move, or are open at different times; some are judged together. */
Test(begun, where_there_are_several_turns) {
    ask_turns("turn { { 'move' }, { 'Foot', burn, optional = true } } turn { 'move' }");
    ask_turns(
        "turn { { 'move' }, { 'Foot', burn } } turn { { 'Foot', b.forward * mark(last) }, "
        "{ 'drop', optional = true } }");
    ask_turns(
        "turn { { 'Foot', hit } } turn { { 'move' }, { 'Foot', burn }, otherwise = true }");
    ask_turns("turn { { 'move' }, { 'Foot', burn, optional = true }, most = cells(empty) }"
              "turn { { 'King', burn }, { 'move' } }");
    ask_turns("turn { { 'pass' } } turn { { 'move' }, { 'pass', when = n:is(0) } } "
              "turn { { 'King', burn }, { 'move' } }");
}

/* A forbidden first choice leaves the second one open. */
Test(begun, where_choices_are_ordered) {
    ask_turns("turn { { 'King', burn, optional = true }, { 'King', b.ortho / b.all } }");
    ask_turns(
        "turn { { 'King', b.all / (b.all * n:set(1)) }, { 'Foot', burn, optional = true } }");
}

Test(begun, for_which_games) {
    static const char *const apart[] = {"atlantis", "amazons", "isolation", "seirawan"};
    static const char *const whole[] = {"chess", "arimaa", "nine-mens-morris", "byzantine"};
    for (int i = 0; i < 4; i++) {
        Game *g = given_game(apart[i]);
        cr_expect(begun_exists(g), "%s", apart[i]);
        game_free(g);
        g = given_game(whole[i]);
        cr_expect_not(begun_exists(g), "%s", whole[i]);
        game_free(g);
    }
}
