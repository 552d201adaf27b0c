/*
** career.c -- the moves of one man alone on the board, and the cells from which they promote.
*/
#include "career.h"

#include "vm/meaning/machine.h"

/* What is known of a kind, while it is tried on one cell after the other. */
typedef struct Inquiry {
    const Game *game;
    int player, kind;
    Sq from; /* the current cell */
    /* The cells from which a move makes it a more valuable kind; the ends of moves, by cell. */
    CellSet promotes, leads[SQ_MAX];
    int best; /* the most valuable kind that it can become */
} Inquiry;

/* True if the walk can change the kind of a man. */
static bool can_recast(const Game *g, const Program *p) {
    for (int at = 0; p && at < p->n; at += op_length(p->code[at]))
        if (p->code[at] == OP_ACT && fx_info[g->acts[p->code[at + 1]].fx].does & DOES_RECAST)
            return true;
    return false;
}

static int32_t value_of(const Inquiry *q, int kind) {
    return q->game->kinds[kind].value[q->player];
}

static WalkAnswer look_at_move(void *ctx, const Walk *w) {
    Inquiry *q = ctx;
    set_add(&q->leads[q->from], w->end);
    for (int i = 0; i < w->ndeeds; i++) {
        const Effect *fx = &w->deed[i].fx;
        if (!(fx_info[fx->fx].does & DOES_RECAST) ||
            value_of(q, fx->kind) <= value_of(q, q->kind))
            continue;
        if (value_of(q, fx->kind) > value_of(q, q->best))
            q->best = fx->kind;
        set_add(&q->promotes, q->from);
    }
    return WALK_MORE;
}

/* An empty board on which the player has lost a man of each kind that is counted. */
static void clear_board(const Game *g, int player, Pos *p) {
    pos_clear(g, p);
    pos_set_side(p, player);
    for (int kind = 0; kind < g->nkinds; kind++)
        if (g->kinds[kind].holding >= 0)
            pos_set_var(p, g->kinds[kind].holding + player, 1);
}

static void inquire(Inquiry *q, Game *g, const Program *walk, int64_t *share) {
    Pos p;
    clear_board(g, q->player, &p);
    g->meter = share;
    for (int cell = 0; cell < g->graph.ncells && (!share || *share > 0); cell++) {
        pos_put(&p, (Sq)cell, game_piece(g, q->player, q->kind));
        q->from = (Sq)cell;
        Run r = run_of(&p, walk, q->player, (Sq)cell, look_at_move, q);
        machine_run(&r);
        pos_put(&p, (Sq)cell, PIECE_NONE);
    }
    g->meter = NULL;
}

/* Career.moves: breadth first, back from the cells from which a man is promoted. */
static const uint8_t *count_moves(const Inquiry *q, Arena *a) {
    int n = q->game->graph.ncells;
    uint8_t *moves = ARENA_ARRAY(a, uint8_t, n);
    CellSet left = q->game->board, there = q->promotes;
    for (int cell = 0; cell < n; cell++)
        moves[cell] = CAREER_NEVER;
    for (uint8_t far = 1; far < CAREER_NEVER && !set_empty(there); far++) {
        CellSet before = {{0}};
        left = set_minus(left, there);
        for (CellSet at = there; !set_empty(at);)
            moves[set_pop(&at)] = far;
        for (CellSet at = left; !set_empty(at);) {
            unsigned cell = set_pop(&at);
            if (set_meets(q->leads[cell], there))
                set_add(&before, cell);
        }
        there = before;
    }
    return moves;
}

Career career_of(Game *g, int player, int kind, int64_t *share, Arena *a) {
    const Program *walk = game_walk(g, 0, player, kind);
    Inquiry q = {.game = g, .player = player, .kind = kind, .best = kind};
    if (!can_recast(g, walk))
        return (Career){kind, NULL, NULL};
    inquire(&q, g, walk, share);
    if (set_empty(q.promotes))
        return (Career){q.best, NULL, NULL};
    size_t size = sizeof *q.leads * (size_t)g->graph.ncells;
    return (Career){q.best, count_moves(&q, a), arena_copy(a, q.leads, size)};
}
