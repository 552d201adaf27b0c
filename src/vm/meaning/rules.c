/*
** rules.c -- reading the list of endings from the top.
*/
#include "rules.h"

#include "answers.h"
#include "cond.h"

static const Result NOTHING = {.verdict = VERDICT_NONE, .rule = -1};

/* The winner where a player has lost: the next one who is no partner of his; nplayers where
** there is none. */
static int next_foe(const Game *g, int player) {
    int next = game_next(g, player);
    while (next != player && !game_foes(g, player, next))
        next = game_next(g, next);
    return next == player ? g->nplayers : next;
}

int result_points(const Game *g, Result r, int player) {
    int sides = game_teams(g) < 2 ? 2 : game_teams(g);
    if (r.verdict != VERDICT_WIN)
        return POINT_PARTS / sides;
    return game_foes(g, r.winner, player) ? r.losers_share / (sides - 1)
                                          : POINT_PARTS - r.losers_share;
}

static Result result_of(const Scope *s, int rule) {
    const Rule *r = &s->pos->game->rules[rule];
    Result out = {.verdict = r->verdict, .losers_share = r->losers_share, .rule = rule};
    int who = scope_player(s, r->who);
    if (who >= s->pos->game->nplayers)
        who = s->me; /* nobody captured, or a neutral piece: the player whose turn it was */
    if (r->verdict == VERDICT_WIN)
        out.winner = (uint8_t)who;
    if (r->verdict == VERDICT_LOSS) {
        out.verdict = VERDICT_WIN;
        out.winner = (uint8_t)next_foe(s->pos->game, who);
    }
    return out;
}

/* Lends the Scope a Memo, in games where that pays. */
static void remember(Scope *s, Memo *memo) {
    if (!s->pos->game->endings.remember)
        return;
    memo_clear(memo);
    s->memo = memo;
}

/* The result by the first rule that holds. Where `moves` is not known (-1), rules that hold
** only where there is no legal move are skipped; *open: there was such a rule before the one
** that decided. */
static Result read_rules(const Pos *p, const History *history, int moves, bool *open) {
    const Game *g = p->game;
    Scope s = scope_of(p);
    Memo memo;
    remember(&s, &memo);
    s.history = history;
    s.has_moves = moves < 0 ? -1 : moves > 0;
    *open = false;
    for (int i = 0; i < g->nrules; i++) {
        if (i + 1 == p->last.decided)
            return result_of(&s, i);
        if (g->endings.rule[i].by_event && p->last.ncaught == 0)
            continue;
        if (g->endings.rule[i].if_stuck && moves < 0)
            *open = true;
        else if (scope_holds(&s, g->rules[i].when))
            return result_of(&s, i);
    }
    return NOTHING;
}

/* True for nearly every position of a game: nothing was taken, and no rule holds of those that
** can hold then where there are legal moves. */
static bool surely_goes_on(const Pos *p, const History *history) {
    const EndingFacts *e = &p->game->endings;
    if (p->last.ncaught || p->last.decided)
        return false;
    Scope s = scope_of(p);
    Memo memo;
    remember(&s, &memo);
    s.history = history;
    for (int i = 0; i < e->nquiet; i++)
        if (e->quiet[i]->one(&s, e->quiet[i]))
            return false;
    return true;
}

Result rules_judge_early(const Pos *p, const History *history) {
    bool open;
    if (p->chance || surely_goes_on(p, history))
        return NOTHING;
    Result r = read_rules(p, history, -1, &open);
    if (r.verdict != VERDICT_NONE && open)
        return rules_judge(p, history, -1);
    return r;
}

Result rules_judge(const Pos *p, const History *history, int moves) {
    bool open;
    if (p->chance)
        return NOTHING;
    if (moves < 0) {
        Result early = read_rules(p, history, -1, &open);
        if (early.verdict != VERDICT_NONE && !open)
            return early;
        moves = p->game->answers->any(p);
    }
    Result r = read_rules(p, history, moves, &open);
    if (r.verdict == VERDICT_NONE && moves == 0)
        r.verdict = VERDICT_DRAW;
    return r;
}

int rules_decided(const Pos *p) {
    Scope s = scope_of(p);
    s.has_moves = 1;
    for (int i = 0; i < p->game->endings.nearly; i++) {
        const EarlyEnding *e = &p->game->endings.early[i];
        if (scope_holds(&s, e->guard) && scope_holds(&s, e->when))
            return e->rule + 1;
    }
    return 0;
}
