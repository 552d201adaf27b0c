/*
** game.c -- views of games, and look-ups in them.
*/
#include "game.h"

const OpInfo op_info[OP_COUNT] = {
#define OP(name, a, b, stands, flow, asked, text, meaning)                                     \
    {text,                                                                                     \
     {OPERAND_##a, OPERAND_##b},                                                               \
     1 + (OPERAND_##a != OPERAND_NONE) + (OPERAND_##b != OPERAND_NONE),                        \
     STANDS_##stands,                                                                          \
     FLOW_##flow,                                                                              \
     asked},
#include "ops.def"
#undef OP
};

void game_view(const Game *g, bool tables, Game *view) {
    *view = *g;
    view->tables = tables ? g->tables : NULL;
    view->traits.guards_royal = tables && g->traits.guards_royal;
    view->candidates = tables ? g->candidates : NULL;
    view->openings = tables ? g->openings : NULL;
    view->pairs = tables ? g->pairs : NULL;
    view->rows = tables ? g->rows : NULL;
}

void game_free(Game *g) {
    if (g)
        arena_free(g->arena);
}

int game_walk_number(const Game *g, int row, int owner, int kind) {
    return g->programs[(row * (g->nplayers + 1) + owner) * g->nkinds + kind];
}

const Program *game_walk(const Game *g, int row, int owner, int kind) {
    int walk = game_walk_number(g, row, owner, kind);
    return walk < 0 ? NULL : &g->walks[walk];
}

int game_teams(const Game *g) {
    int n = 0;
    for (int i = 0; i < g->nplayers; i++)
        n += game_team(g, i) == i;
    return n;
}

int game_foe(const Game *g, int player) {
    if (game_teams(g) != 2)
        return -1;
    for (int q = 0; q < g->nplayers; q++)
        if (game_foes(g, player, q))
            return q;
    return -1;
}

bool game_drops(const Game *g, int owner, int kind) {
    for (int t = 0; t < g->nturns; t++)
        for (int k = 0; k < g->turns[t].nparts; k++)
            if (g->turns[t].part[k].drops &&
                game_walk(g, g->turns[t].part[k].drops, owner, kind))
                return true;
    return false;
}

bool game_counts_hand(const Game *g, int var) {
    for (int k = 0; k < g->nkinds; k++)
        if (g->kinds[k].in_hand && var >= g->kinds[k].holding &&
            var < g->kinds[k].holding + g->nplayers)
            return true;
    return false;
}
