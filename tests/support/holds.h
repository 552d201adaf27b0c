/*
** holds.h -- invariants of every position of every game, for programs that play at random.
**
** A Holds is a game in progress. Each function checks one property of the current position; if
** it does not hold, it returns false and leaves a message in `wrong`. The caller fills in
** `game` and `machine`, plays using `pos`, `history`, `legal` and `played`, and releases
** everything with holds_free().
*/
#ifndef STEPWISE_TESTS_SUPPORT_HOLDS_H
#define STEPWISE_TESTS_SUPPORT_HOLDS_H

#include "base/rng.h"
#include "text/write/fen.h"
#include "text/write/notation.h"
#include "vm/ask/begun.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/chance.h"
#include "vm/ask/sight.h"
#include "vm/meaning/machine.h"
#include "vm/meaning/make.h"
#include "vm/meaning/rules.h"
#include "vm/meaning/sound.h"
#include "vm/meaning/trigger.h"
#include "vm/model/display.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* HOLDS_SAMPLE, HOLDS_ASKED: longer lists of moves are only sampled for making them, and for
** asking about them. */
enum { HOLDS_SAMPLE = 48, HOLDS_ASKED = 12 };

typedef struct Holds {
    const Game *game; /* borrowed */
    Game machine;     /* the same without its tables */
    Pos pos;
    History history; /* keys of the earlier positions */
    Sight sight;     /* lent to each position in turn */
    uint64_t paid;   /* bit i: variable i changes only by payments */
    int64_t owned;   /* sum of those at the start of the game */
    Moves legal, played, other;
    Str text;
    char wrong[512]; /* what did not hold, or "" */
} Holds;

__attribute__((format(printf, 2, 3))) static inline bool holds_wrong(Holds *s, const char *fmt,
                                                                     ...) {
    va_list args;
    va_start(args, fmt);
    vsnprintf(s->wrong, sizeof s->wrong, fmt, args);
    va_end(args);
    return false;
}

/* A move in the game's notation, for messages. */
static inline const char *holds_written(Holds *s, Move m) {
    str_clear(&s->text);
    move_write(&s->pos, m, 0, &s->text);
    return str_text(&s->text);
}

static inline int holds_by_value(const void *a, const void *b) {
    Move x = *(const Move *)a, y = *(const Move *)b;
    return (x > y) - (x < y);
}

static inline void holds_sort(Moves *m) {
    if (m->n)
        qsort(m->at, m->n, sizeof *m->at, holds_by_value);
}

/* ---- invariants ------------------------------------------------------------------------- */

static inline bool holds_key_is_true(Holds *s) {
    if (s->pos.key == pos_key(&s->pos))
        return true;
    return holds_wrong(s, "the key is not the key recomputed");
}

static inline bool holds_moves_are_unique(Holds *s) {
    for (size_t i = 1; i < s->legal.n; i++)
        if (s->legal.at[i] == s->legal.at[i - 1])
            return holds_wrong(s, "%s is listed twice", holds_written(s, s->legal.at[i]));
    return true;
}

/* Making and unmaking every step-th move restores every byte of the position. */
static inline bool holds_unmaking_restores(Holds *s, const Moves *list, size_t step) {
    Pos before;
    memcpy(&before, &s->pos, sizeof before);
    for (size_t i = s->played.n % step; i < list->n; i += step) {
        Undo u;
        Move m = list->at[i];
        pos_make(&s->pos, m, &u);
        bool key = s->pos.key == pos_key(&s->pos);
        pos_unmake(&s->pos, &u);
        bool same = memcmp(&before, &s->pos, sizeof before) == 0;
        memcpy(&s->pos, &before, sizeof before);
        if (!key)
            return holds_wrong(s, "after %s the key is not the key recomputed",
                               holds_written(s, m));
        if (!same)
            return holds_wrong(s, "%s is not unmade byte for byte", holds_written(s, m));
    }
    return true;
}

/* Does FEN write the variable? It may omit one that does not distinguish positions. */
static inline bool holds_is_written(const Game *g, int var) {
    for (int i = 0; i < g->display->nfen; i++) {
        const FenField *f = &g->display->fen[i];
        if ((f->kind == FEN_NUMBER || f->kind == FEN_CELL) && f->var == var)
            return true;
    }
    return g->vars[var].hashed;
}

static inline bool holds_fen_comes_back(Holds *s) {
    Pos back, known = s->pos;
    Err e = {{0}};
    ExprId part;
    known.last = (Event){0};
    known.was = 0;
    if (pos_unsound(&known, &part) >= 0 || pos_unsound(&s->pos, &part) >= 0)
        return true; /* a right has survived where its `where` rules it out */
    str_clear(&s->text);
    fen_write(&s->pos, &s->text);
    if (!fen_read(s->game, str_text(&s->text), &back, &e))
        return holds_wrong(s, "its own FEN is refused: %.400s", e.text);
    back.past = s->pos.past;
    back.npast = s->pos.npast;
    known.last = back.last;
    known.was = back.was;
    known.rowless = back.rowless; /* a cache about rows, not part of the position */
    for (int i = 0; i < s->game->nvars; i++)
        if (!holds_is_written(s->game, i))
            known.var[i] = back.var[i];
    if (memcmp(&known, &back, sizeof back) != 0 || back.key != s->pos.key)
        return holds_wrong(s, "its own FEN is read as another position: %.300s",
                           str_text(&s->text));
    return true;
}

/* ---- payments ---- */

static inline uint64_t holds_copies_of(const Game *g, int var) {
    uint64_t copies = g->vars[var].player < 0 ? 1 : ((uint64_t)1 << g->nplayers) - 1;
    return copies << var;
}

static inline uint64_t holds_paid_alone(const Game *g) {
    uint64_t paid = 0, changed = 0;
    for (int i = 0; i < g->ntriggers; i++) {
        const Trigger *t = &g->triggers[i];
        if (t->verb == VERB_PAY)
            paid |= holds_copies_of(g, t->var) | holds_copies_of(g, t->payer);
        else
            changed |= holds_copies_of(g, t->var);
    }
    for (int i = 0; i < g->nkinds; i++) /* captures are counted, and may go to a hand */
        if (g->kinds[i].holding >= 0)
            changed |= holds_copies_of(g, g->kinds[i].holding);
    for (int i = 0; i < g->nacts; i++)
        if (fx_info[g->acts[i].fx].with & WITH_VAR)
            changed |= (uint64_t)1 << g->acts[i].var;
    return paid & changed ? 0 : paid; /* a sum is constant only if nothing else changes it */
}

static inline int64_t holds_sum_of(const Pos *p, uint64_t vars) {
    int64_t sum = 0;
    for (; vars; vars &= vars - 1)
        sum += p->var[__builtin_ctzll(vars)];
    return sum;
}

/* Payments neither create nor destroy anything, and neither does the settlement at the end. */
static inline bool holds_payments_balance(Holds *s, Result r) {
    Pos settled = s->pos;
    Undo u;
    if (r.verdict != VERDICT_NONE)
        pos_settle(&settled, r.verdict == VERDICT_WIN ? r.winner : s->game->nplayers, &u);
    if (holds_sum_of(&settled, s->paid) == s->owned)
        return true;
    return holds_wrong(s, "%lld is owned where there was %lld",
                       (long long)holds_sum_of(&settled, s->paid), (long long)s->owned);
}

static inline bool holds_results_agree(Holds *s, Result r) {
    Result found = rules_judge(&s->pos, &s->history, (int)s->legal.n);
    if (found.verdict != r.verdict || found.winner != r.winner || found.rule != r.rule)
        return holds_wrong(s, "the result depends on whether the moves were counted");
    Result early = rules_judge_early(&s->pos, &s->history);
    if (early.verdict != VERDICT_NONE && early.rule != r.rule)
        return holds_wrong(s, "judged early, another rule decides");
    Pos by_machine = s->pos;
    by_machine.game = &s->machine;
    found = rules_judge(&by_machine, &s->history, (int)s->legal.n);
    if (found.verdict != r.verdict || found.rule != r.rule)
        return holds_wrong(s, "without tables rule %d decides, and rule %d with them",
                           found.rule, r.rule);
    if (r.verdict == VERDICT_NONE && s->legal.n == 0)
        return holds_wrong(s, "the game goes on without a move");
    return true;
}

/* `other` holds exactly the moves of the list. */
static inline bool holds_lists_alike(Holds *s, const char *what) {
    holds_sort(&s->other);
    size_t i = 0;
    while (i < s->other.n && i < s->legal.n && s->other.at[i] == s->legal.at[i])
        i++;
    if (i == s->other.n && i == s->legal.n)
        return true;
    bool more = i == s->legal.n || (i < s->other.n && s->other.at[i] < s->legal.at[i]);
    return holds_wrong(s, "%s %s %s", what, more ? "also have" : "lack",
                       holds_written(s, more ? s->other.at[i] : s->legal.at[i]));
}

/* ---- walks with more ways than the machine's bound of work lets it try ---- */

static inline WalkAnswer holds_go_on(void *ctx, const Walk *w) {
    (void)ctx;
    (void)w;
    return WALK_MORE;
}

static inline bool holds_is_cut(const Holds *s, int row, Sq from, bool attack, Sq lifted) {
    const Game *g = s->game;
    Piece x = s->pos.cell[from];
    const Program *walk = game_walk(g, row, g->owner[x], g->kind[x]);
    if (!walk)
        return false;
    Run r = run_of(&s->pos, walk, g->owner[x], from, holds_go_on, NULL);
    if (attack) {
        r.attack = true;
        r.lifted = lifted;
        r.as = s->pos.cell[lifted];
    }
    return machine_run(&r) == RUN_CAPPED;
}

/* Is some piece's attack cut short? What it has tried by then depends on what it is asked. */
static inline bool holds_any_cut(const Holds *s, Sq lifted) {
    bool cut = false;
    for (int p = 0; p < s->game->nplayers; p++)
        for (CellSet men = s->pos.men[p]; !set_empty(men) && !cut;)
            cut = holds_is_cut(s, 0, (Sq)set_pop(&men), true, lifted);
    return cut;
}

/* Is a move of some piece of the player's cut short? The tables have all of its moves. */
static inline bool holds_any_move_cut(const Holds *s) {
    bool cut = false;
    for (CellSet men = s->pos.men[s->pos.side]; !set_empty(men) && !cut;) {
        Sq from = (Sq)set_pop(&men);
        for (int row = 0; row < s->game->nprograms && !cut; row++)
            cut = holds_is_cut(s, row, from, false, SQ_NONE);
    }
    return cut;
}

/* The tables give the same moves as the machine, with and without a cache of what pieces
** see. */
static inline bool holds_walkers_agree(Holds *s) {
    Pos by_machine = s->pos, seeing = s->pos;
    by_machine.game = &s->machine;
    s->other.n = 0;
    moves_legal(&by_machine, &s->other);
    if (!holds_lists_alike(s, "the moves by the machine")) {
        if (!holds_any_move_cut(s))
            return false;
        s->wrong[0] = '\0';
    }
    seeing.sight = &s->sight;
    s->other.n = 0;
    moves_legal(&seeing, &s->other);
    return holds_lists_alike(s, "the moves with what men see kept");
}

static inline bool holds_always(Holds *s, Result r) {
    return holds_key_is_true(s) && holds_moves_are_unique(s) &&
           holds_unmaking_restores(s, &s->legal, HOLDS_SAMPLE) && holds_fen_comes_back(s) &&
           holds_results_agree(s, r) && holds_payments_balance(s, r) && holds_walkers_agree(s);
}

/* Asking about one move takes time proportional to the number of moves, so long lists are
** sampled. */
static inline size_t holds_stride(const Holds *s) {
    return s->legal.n / HOLDS_ASKED + 1;
}

/* The other queries about moves agree with the list. */
static inline bool holds_counts_agree(Holds *s) {
    if (moves_count(&s->pos) != s->legal.n)
        return holds_wrong(s, "moves_count() is not the length of the list");
    if (moves_any(&s->pos) != (s->legal.n > 0))
        return holds_wrong(s, "moves_any() is not what the list says");
    for (size_t i = 0; i < s->legal.n; i += holds_stride(s))
        if (!move_is_legal(&s->pos, s->legal.at[i]))
            return holds_wrong(s, "move_is_legal() denies %s",
                               holds_written(s, s->legal.at[i]));
    return true;
}

/* Removes duplicates, as several pieces may find the same move. */
static inline void holds_drop_doubles(Moves *m) {
    size_t n = 0;
    holds_sort(m);
    for (size_t i = 0; i < m->n; i++)
        if (i == 0 || m->at[i] != m->at[i - 1])
            m->at[n++] = m->at[i];
    m->n = n;
}

/* Can a move begin on an empty cell, by first dropping a piece there? */
static inline bool holds_puts_down(const Game *g) {
    bool drops = !g->traits.simple_turn;
    for (int t = 0; t < g->nturns; t++)
        for (int i = 0; i < g->turns[t].nparts; i++)
            drops |= g->turns[t].part[i].drops != 0;
    return drops;
}

/* Is the move a drop? Its first effect may concern a piece elsewhere, so it has to be made. */
static inline bool holds_is_drop(const Holds *s, Move m) {
    Pos after = s->pos;
    Undo u;
    pos_make(&after, m, &u);
    return after.last.dropped;
}

static inline bool holds_parts_make_the_whole(Holds *s) {
    bool put_down = holds_puts_down(s->game);
    s->other.n = 0;
    for (Sq c = 0; c < s->game->graph.ncells; c++)
        moves_from(&s->pos, c, &s->other);
    for (size_t i = 0; i < s->legal.n; i++) { /* passes and drops */
        Sq from = move_view(&s->pos, s->legal.at[i]).from;
        if (from == SQ_NONE || (put_down && (!piece_is(pos_at(&s->pos, from)) ||
                                             holds_is_drop(s, s->legal.at[i]))))
            moves_add(&s->other, s->legal.at[i]);
    }
    if (s->game->traits.nameless || put_down)
        holds_drop_doubles(&s->other);
    return holds_lists_alike(s, "the moves of each cell together");
}

/* Can a walk move other pieces along? Such walks may also capture, which no capture list
** covers. */
static inline bool holds_shifts(const Game *g) {
    for (int i = 0; i < g->nacts; i++)
        if (g->acts[i].ref_a == REF_FIXED)
            return true;
    return false;
}

/* Does the move capture exactly one piece, an enemy? */
static inline bool holds_takes(const Holds *s, Move m) {
    MoveView v = move_view(&s->pos, m);
    int owner = v.ncaptured == 1 ? s->game->owner[v.captured] : s->game->nplayers;
    return owner != s->pos.side && owner < s->game->nplayers;
}

/* The capture list has all captures of enemies, and only legal moves. */
static inline bool holds_captures_agree(Holds *s) {
    s->other.n = 0;
    if (!s->game->traits.simple_turn || holds_shifts(s->game))
        return true; /* the capture list leaves out optional parts of a turn */
    moves_captures(&s->pos, &s->other);
    holds_sort(&s->other);
    size_t k = 0;
    for (size_t i = 0; i < s->legal.n; i++) {
        bool listed = k < s->other.n && s->other.at[k] == s->legal.at[i];
        k += listed;
        if (!listed && holds_takes(s, s->legal.at[i]))
            return holds_wrong(s, "the captures lack %s", holds_written(s, s->legal.at[i]));
    }
    return k == s->other.n ||
           holds_wrong(s, "the captures have %s, which is no move or stands there twice",
                       holds_written(s, s->other.at[k]));
}

/* Attacks on any cell, with one piece of each player lifted, are the same whether asked for all
** cells at once or one by one, of the tables or of the machine. */
static inline bool holds_attacks_agree(Holds *s) {
    Pos by_machine = s->pos;
    by_machine.game = &s->machine;
    for (int me = 0; me < s->game->nplayers; me++) {
        CellSet men = s->pos.men[me];
        Sq man = set_empty(men) ? SQ_NONE : (Sq)set_pop(&men);
        CellSet all = pos_attacks(&s->pos, me, man);
        for (Sq c = 0; c < s->game->graph.ncells && man != SQ_NONE; c++) {
            if (pos_at(&s->pos, c) == PIECE_HOLE)
                continue; /* no piece can be captured there */
            bool alone = pos_attacked(&s->pos, me, c, man);
            bool machine = pos_attacked(&by_machine, me, c, man);
            if ((set_has(&all, c) != alone || machine != alone) && !holds_any_cut(s, man))
                return holds_wrong(
                    s, "is %s attacked for %s? of all %d, alone %d, by the machine %d",
                    s->game->graph.cell_name[c], s->game->graph.cell_name[man],
                    set_has(&all, c), alone, machine);
        }
    }
    return true;
}

static inline bool holds_moves_are_read_back(Holds *s) {
    for (int n = 0; n < s->game->display->nnotations; n++)
        for (size_t i = 0; i < s->legal.n; i += holds_stride(s)) {
            Move m = MOVE_NONE;
            Err e = {{0}};
            str_clear(&s->text);
            move_write(&s->pos, s->legal.at[i], n, &s->text);
            if (!move_read_in(&s->pos, n, str_text(&s->text), &m, &e))
                return holds_wrong(s, "'%.60s' is not read: %.400s", str_text(&s->text),
                                   e.text);
            if (m != s->legal.at[i]) {
                str_add(&s->text, "' is read as another move in ");
                fen_write(&s->pos, &s->text);
                return holds_wrong(s, "'%.300s", str_text(&s->text));
            }
        }
    return true;
}

/* ---- turns chosen part by part ---- */

/* Adds to `other` what the turns from index `from` on lead to. False if there are too many to
** check, or begun_leads() denies one. */
static inline bool holds_tell_on(Holds *s, Begins *list, size_t from) {
    enum { TOLD_MOST = 20000 };
    for (size_t i = from, n = list->n; i < n; i++) {
        Begun b = list->at[i];
        size_t base = s->other.n;
        if (b.part == BEGUN_WHOLE) {
            moves_add(&s->other, b.move);
            continue;
        }
        begun_go_on(&s->pos, &b, list);
        bool told = list->n + s->other.n < TOLD_MOST && holds_tell_on(s, list, n);
        list->n = n;
        if (!told)
            return false;
        for (size_t k = base; k < s->other.n; k++)
            if (!begun_leads(s->game, &b, s->other.at[k]))
                return holds_wrong(s, "a turn that is begun is said not to lead to %s",
                                   holds_written(s, s->other.at[k]));
    }
    return true;
}

/* Removes from `other` what the game forbids. */
static inline void holds_drop_forbidden(Holds *s) {
    size_t n = 0;
    for (size_t i = 0; i < s->other.n; i++) {
        Pos after = s->pos;
        Undo u;
        pos_try(&after, s->other.at[i], &u);
        if (!begun_was_forbidden(&after))
            s->other.at[n++] = s->other.at[i];
    }
    s->other.n = n;
}

/* Choosing turns part by part yields exactly the legal moves, even if the list already holds
** another node's. */
static inline bool holds_begun_agree(Holds *s) {
    if (!begun_exists(s->game))
        return true;
    Begins list = {0};
    s->other.n = 0;
    begun_list(&s->pos, &list);
    size_t others = list.n;
    begun_list(&s->pos, &list);
    bool told = holds_tell_on(s, &list, others);
    begins_free(&list);
    if (!told)
        return !s->wrong[0];
    holds_drop_doubles(&s->other);
    holds_drop_forbidden(s);
    return holds_lists_alike(s, "turns told part by part");
}

static inline bool holds_sometimes(Holds *s) {
    return holds_unmaking_restores(s, &s->legal, 1) && holds_counts_agree(s) &&
           holds_parts_make_the_whole(s) && holds_captures_agree(s) && holds_attacks_agree(s) &&
           holds_moves_are_read_back(s) && holds_begun_agree(s);
}

/* Starts a new game. */
static inline void holds_begin(Holds *s) {
    s->played.n = 0;
    s->wrong[0] = '\0';
    history_clear(&s->history);
    memset(&s->pos, 0, sizeof s->pos);
    pos_start(s->game, &s->pos);
    pos_lend(&s->pos, &s->history);
    s->paid = holds_paid_alone(s->game);
    s->owned = holds_sum_of(&s->pos, s->paid);
}

static inline void holds_make(Holds *s, Move m) {
    Undo u;
    moves_add(&s->played, m);
    pos_make(&s->pos, m, &u);
    history_add(&s->history, u.key);
}

/* Lists all outcomes of the throw in `other`; making and unmaking each restores the
** position. */
static inline bool holds_throws(Holds *s) {
    s->other.n = 0;
    chance_list(&s->pos, &s->other);
    bool some = s->other.n > 0;
    for (size_t i = 0; i < s->other.n; i++)
        some = some && chance_outcome(&s->pos, s->other.at[i])->weight > 0;
    if (!some)
        return holds_wrong(s, "a throw is due, but its outcomes have no weight");
    const Result none = {.verdict = VERDICT_NONE};
    return holds_key_is_true(s) && holds_unmaking_restores(s, &s->other, 1) &&
           holds_fen_comes_back(s) && holds_payments_balance(s, none);
}

static inline void holds_free(Holds *s) {
    history_free(&s->history);
    moves_free(&s->legal);
    moves_free(&s->played);
    moves_free(&s->other);
    str_free(&s->text);
}

#endif
