/*
** playout.c -- random games, for measuring and for judging a game.
**
** One list of moves and one history serve all games of a run.
*/
#include "playout.h"

#include "chance.h"
#include "movegen.h"
#include "rules.h"

static void play(Pos p, int limit, Rng *rng, Moves *moves, History *history, Playouts *sum) {
    Undo unused;
    history->n = 0;
    for (int ply = 0; ply < limit;) {
        if (rules_judge_early(&p, history).verdict != VERDICT_NONE) {
            sum->ended++;
            return;
        }
        if (p.chance) {
            pos_make(&p, chance_draw(&p, rng), &unused);
            continue;
        }
        moves->n = 0;
        moves_legal(&p, moves);
        if (moves->n == 0) {
            sum->ended++;
            return;
        }
        sum->moves += moves->n;
        history_add(history, p.key);
        pos_make(&p, moves->at[rng_below(rng, moves->n)], &unused);
        sum->plies++;
        ply++;
    }
}

void playouts_run(const Pos *p, uint64_t games, int limit, Rng *rng, Playouts *sum) {
    Moves moves = {0};
    History history = {0};
    for (uint64_t i = 0; i < games; i++)
        play(*p, limit, rng, &moves, &history, sum);
    sum->games += games;
    moves_free(&moves);
    history_free(&history);
}
