/*
** playout.c -- random games, for benchmarks and for judging a game.
**
** One list of moves and one history serve all games of a run.
*/
#include "playout.h"

#include "vm/meaning/chance.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/rules.h"
#include "vm/meaning/make.h"

static void add_end(const Game *g, Result r, Playouts *sum) {
    sum->ended++;
    if (sum->by_rule)
        sum->by_rule[r.rule >= 0 ? r.rule : g->nrules]++;
    if (r.verdict == VERDICT_WIN)
        sum->won[r.winner]++;
    else
        sum->drawn++;
}

static void play(Pos p, int limit, Rng *rng, Moves *room, History *history, Playouts *sum) {
    Undo u;
    history_clear(history);
    pos_own_past(&p, history);
    for (int ply = 0; ply < limit;) {
        Result r = rules_judge_early(&p, history);
        if (r.verdict != VERDICT_NONE) {
            add_end(p.game, r, sum);
            return;
        }
        if (p.chance) {
            pos_make(&p, chance_draw(&p, rng), &u);
            continue;
        }
        Move m;
        if (!moves_pick(&p, rng, room, &m)) {
            add_end(p.game, rules_judge(&p, history, 0), sum);
            return;
        }
        if (p.last.ncaught && p.game->traits.dwindles)
            history_clear(history); /* with a man fewer for good, none of them can recur */
        pos_make(&p, m, &u);
        history_add(history, u.key);
        sum->plies++;
        ply++;
    }
}

void playouts_run(const Pos *p, uint64_t games, int limit, Rng *rng, Playouts *sum) {
    Moves room = {0};
    History history = {0};
    for (uint64_t i = 0; i < games; i++)
        play(*p, limit, rng, &room, &history, sum);
    sum->games += games;
    moves_free(&room);
    history_free(&history);
}
