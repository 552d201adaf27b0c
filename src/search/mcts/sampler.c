/*
** sampler.c -- down the tree, a random game, and back up.
*/
#include "sampler.h"

#include "vm/ask/movegen.h"
#include "vm/meaning/chance.h"
#include "vm/meaning/make.h"
#include "vm/meaning/rules.h"
#include "mcts_node.h"

#include <math.h>
#include <stdlib.h>

/* LONGEST: the plies of a random game after which the evaluation decides. WIDE: a leaf's edges
** are made at its second visit, or, since they take memory and time, later by a visit for each
** WIDE edges of its parent. LOOKS, RARE, SELDOM: if among LOOKS or more leaves looked at less
** than one in RARE had a move that ends the game, only one in SELDOM is still looked at. TRIES:
** how often a move is drawn at most to find one that does not lose at once. ALWAYS: so many moves
** of a node are looked at even when time is up. */
enum { LONGEST = 600, WIDE = 64, LOOKS = 32, RARE = 16, SELDOM = 8, TRIES = 3, ALWAYS = 256 };
/* STEEP: an evaluation better by this many typical pieces makes a player's part of
** the point e times as large. */
#define STEEP 2.0f

void sampler_begin(Sampler *s, const History *history, uint64_t seed, Arena *a) {
    rng_seed(&s->rng, seed);
    for (int i = 0; i < s->game->nplayers; i++)
        s->played[i] = ARENA_ARRAY(a, Played, MCTS_SLOTS);
    for (size_t i = 0; history && i < history->keys.n; i++)
        history_add(&s->history, history->keys.at[i]);
    s->past = s->history.keys.n;
}

void sampler_free(Sampler *s) {
    history_free(&s->history);
    moves_free(&s->moves);
}

/* ---- what a game gave ---- */

/* In the tree a team is one side, which its first player represents. */
static unsigned side_of(const Sampler *s, int player) {
    return (unsigned)game_team(s->game, player);
}

static void share_out(Sampler *s, Result r) {
    for (int i = 0; i < s->game->nplayers; i++)
        s->reward[i] = (float)result_points(s->game, r, i) / POINT_PARTS;
}

/* A win that leaves something to the others proves nothing: there may be a better one. */
static uint8_t proof_of(const Sampler *s, Result r) {
    if (r.verdict == VERDICT_NONE || r.losers_share)
        return PROOF_NONE;
    return (uint8_t)(r.verdict == VERDICT_WIN ? PROOF_WON + side_of(s, r.winner) : PROOF_DRAWN);
}

static Result result_of(uint8_t proof) {
    Result r = {.verdict = VERDICT_DRAW};
    if (proof != PROOF_DRAWN) {
        r.verdict = VERDICT_WIN;
        r.winner = (uint8_t)(proof - PROOF_WON);
    }
    return r;
}

/* Shares out the point by the evaluation, in a game that takes too long. */
static void estimate(Sampler *s) {
    Tally tally = eval_tally(s->eval, &s->pos);
    float unit = STEEP * (float)s->eval->typical;
    /* A lone player plays against nobody, whose part is e to the 0. */
    float sum = (float)(mcts_sides(s->game) - game_teams(s->game));
    int n = s->game->nplayers;
    for (int i = 0; i < n; i++) {
        float v = (float)eval_value(s->eval, &s->pos, &tally, game_team(s->game, i)) / unit;
        s->reward[i] = expf(v > 20 ? 20 : v < -20 ? -20 : v);
        sum += game_team(s->game, i) == i ? s->reward[i] : 0;
    }
    for (int i = 0; i < n; i++)
        s->reward[i] /= sum;
}

/* ---- moves ---- */

/* Notes that a player played a move, if it has a number. */
static void note(Sampler *s, int player, Move m, uint32_t ply) {
    uint32_t slot = mcts_slot(s->tree, m);
    if (slot)
        s->played[side_of(s, player)][slot] = (Played){s->games, ply};
}

static void make(Sampler *s, Move m, Undo *u) {
    pos_make(&s->pos, m, u);
    if (!move_is_throw(m))
        history_add(&s->history, u->key);
    s->ply++;
}

static void unmake(Sampler *s, Move m, const Undo *u) {
    pos_unmake(&s->pos, u);
    if (!move_is_throw(m))
        history_drop(&s->history);
    s->ply--;
}

/* Called with each position that is made. */
static bool time_is_up(Sampler *s) {
    return pace_due(&s->pace, ++s->drawn) && clock_due(s->clock);
}

/* ---- leaves ---- */

/* Finds the state of a new node: whether the game is over there. */
static void look(Sampler *s, MctsNode *n) {
    Result r = rules_judge_early(&s->pos, &s->history);
    n->side = (uint8_t)side_of(s, s->pos.side);
    n->state = r.verdict != VERDICT_NONE ? NODE_OVER : s->pos.chance ? NODE_CHANCE : NODE_LEAF;
    if (r.verdict != VERDICT_NONE)
        n->proof = proof_of(s, r);
}

static void shuffle(Moves *moves, Rng *rng) {
    for (size_t i = moves->n; i > 1; i--) {
        size_t k = rng_below(rng, i);
        Move m = moves->at[k];
        moves->at[k] = moves->at[i - 1];
        moves->at[i - 1] = m;
    }
}

/* If a move of an open node ends the game, its child is made at once, with what that proves.
** False if there was no room for it. */
static bool look_behind(Sampler *s, MctsEdge *e) {
    Undo u;
    pos_make(&s->pos, e->move, &u);
    history_add(&s->history, u.key);
    Result r = rules_judge_early(&s->pos, &s->history);
    history_drop(&s->history);
    if (r.verdict != VERDICT_NONE)
        e->child = mcts_node_new(s->tree);
    if (e->child)
        *mcts_node(s->tree, e->child) = (MctsNode){.state = NODE_OVER,
                                                   .proof = proof_of(s, r),
                                                   .side = (uint8_t)side_of(s, s->pos.side)};
    pos_unmake(&s->pos, &u);
    return e->child || r.verdict == VERDICT_NONE;
}

/* Whether to break off a look at moves, so many of which were looked at. */
static bool is_long(Sampler *s, size_t looked) {
    return time_is_up(s) && looked >= ALWAYS;
}

/* Looks for moves that end the game at once. That takes as long as a random game, so it is
** seldom done in games where there are few. */
static void look_ahead(Sampler *s, MctsNode *n) {
    bool found = false, room = true;
    if (s->looks >= LOOKS && s->finds * RARE < s->looks && s->skips++ % SELDOM)
        return;
    s->looks++;
    for (uint32_t i = 0; i < n->nedges && !n->proof && room && !is_long(s, i); i++) {
        MctsEdge *e = mcts_edge(s->tree, n->first + i);
        room = look_behind(s, e);
        if (!e->child)
            continue;
        found = true;
        if (mcts_node(s->tree, e->child)->proof == PROOF_WON + n->side)
            node_prove(s->tree, n);
    }
    if (found && !n->proof)
        node_prove(s->tree, n);
    s->finds += found;
}

/* ---- replies ---- */

/* Whether a legal move wins at once for the player who makes it. */
static bool wins_at_once(Sampler *s, Move m) {
    Undo u;
    int mover = s->pos.side;
    make(s, m, &u);
    Result r = rules_judge_early(&s->pos, &s->history);
    unmake(s, m, &u);
    return proof_of(s, r) == PROOF_WON + side_of(s, mover);
}

/* What answers one move may answer others: a new node is tried with the move that won at once
** after another move of its parent. */
static void try_reply(Sampler *s, const MctsNode *parent, MctsNode *n) {
    Move m = parent->reply ? mcts_slot_move(s->tree, parent->reply) : MOVE_NONE;
    if (n->state != NODE_LEAF || m == MOVE_NONE || !move_is_legal(&s->pos, m) ||
        !wins_at_once(s, m))
        return;
    n->proof = (uint8_t)(PROOF_WON + n->side);
    n->plies = 1;
}

/* Looks for such a reply after one move of the root: a threat that most moves do not parry. */
static void look_for_threat(Sampler *s, MctsNode *root) {
    Undo u;
    Move any = mcts_edge(s->tree, root->first)->move;
    make(s, any, &u);
    s->moves.n = 0;
    if (!s->pos.chance && rules_judge_early(&s->pos, &s->history).verdict == VERDICT_NONE)
        moves_legal(&s->pos, &s->moves);
    for (size_t i = 0; i < s->moves.n && !root->reply && !is_long(s, i); i++)
        if (wins_at_once(s, s->moves.at[i]))
            root->reply = (uint16_t)mcts_slot_give(s->tree, s->moves.at[i]);
    unmake(s, any, &u);
}

/* Makes the edges of a leaf; without a legal move it is the end of the game. */
static void open_leaf(Sampler *s, MctsNode *n, const Moves *without) {
    s->moves.n = 0;
    moves_legal(&s->pos, &s->moves);
    if (s->moves.n == 0) {
        n->state = NODE_OVER;
        n->proof = proof_of(s, rules_judge(&s->pos, &s->history, 0));
        return;
    }
    moves_leave_out(&s->moves, without);
    shuffle(&s->moves, &s->rng);
    EdgeId first = mcts_edges_new(s->tree, (uint32_t)s->moves.n);
    if (!first)
        return;
    for (size_t i = 0; i < s->moves.n; i++) {
        MctsEdge *e = mcts_edge(s->tree, first + (EdgeId)i);
        e->move = s->moves.at[i];
        e->slot = mcts_slot_give(s->tree, e->move);
    }
    n->first = first;
    n->nedges = (uint32_t)s->moves.n;
    n->state = NODE_OPEN;
    look_ahead(s, n);
}

/* Looks at the root and makes its edges. If there is no room it stays a leaf, with its moves in
** s->moves. Whoever searches says that the game goes on there, even if a rule would end it: a
** draw may not have been claimed. */
static MctsNode *open_root(Sampler *s, const Moves *without) {
    MctsNode *n = mcts_node(s->tree, s->tree->root);
    if (n->state == NODE_NEW || n->state == NODE_OVER)
        *n = (MctsNode){.state = s->pos.chance ? NODE_CHANCE : NODE_LEAF,
                        .side = (uint8_t)side_of(s, s->pos.side)};
    if (n->state == NODE_LEAF) {
        n->proof = PROOF_NONE; /* it was proven by try_reply(); now its edge is to be found */
        open_leaf(s, n, without);
    }
    return n;
}

void sampler_root(Sampler *s, const Moves *without) {
    s->pos = s->tree->pos;
    pos_lend(&s->pos, &s->history);
    MctsNode *n = open_root(s, without);
    if (n->state == NODE_LEAF) {
        mcts_tree_room(s->tree, (uint32_t)s->moves.n);
        n = open_root(s, without);
    }
    if (n->state == NODE_OPEN && n->nedges > 0 && !n->proof && !n->reply)
        look_for_threat(s, n);
}

/* ---- down ---- */

/* A hash of the position with all counters; the key leaves some out. */
static uint64_t hash_of(const Pos *p) {
    uint64_t hash = p->key;
    for (int i = 0; i < p->game->nvars; i++)
        hash = rng_mix(hash ^ (uint32_t)p->var[i]);
    return hash;
}

/* What a throw does: to the cells or, if a counter can depend on it, to the whole position. */
static uint64_t effect_of(Sampler *s, Move m) {
    Undo u;
    if (!s->pos.game->traits.rolls_matter)
        return chance_effect(&s->pos, m);
    pos_make(&s->pos, m, &u);
    uint64_t hash = hash_of(&s->pos);
    pos_unmake(&s->pos, &u);
    return hash;
}

/* Draws a throw, and finds or adds its edge; throws with equal effects share one.
** 0 if there is no room. */
static EdgeId draw_edge(Sampler *s, MctsNode *n) {
    Move m = chance_draw(&s->pos, &s->rng);
    uint64_t effect = effect_of(s, m);
    for (uint32_t i = 0; i < n->nedges; i++)
        if (mcts_edge(s->tree, n->first + i)->effect == effect)
            return n->first + i;
    EdgeId id = mcts_edge_add(s->tree, n);
    if (id)
        *mcts_edge(s->tree, id) = (MctsEdge){.move = m, .effect = effect};
    return id;
}

static EdgeId next_edge(Sampler *s, MctsNode *n) {
    return n->state == NODE_CHANCE ? draw_edge(s, n) : node_select(s->tree, n);
}

/* Makes the move of an edge. Returns the node below it, which is made if there is
** room; else 0. */
static NodeId go(Sampler *s, NodeId from, EdgeId id) {
    MctsEdge *e = mcts_edge(s->tree, id);
    Undo unused;
    if (!s->pos.chance)
        note(s, s->pos.side, e->move, s->ply);
    make(s, e->move, &unused);
    e->visits++;
    s->line[s->nline].node = from;
    s->line[s->nline++].nth = id - mcts_node(s->tree, from)->first;
    if (!e->child) {
        e->child = mcts_node_new(s->tree);
        if (e->child) {
            look(s, mcts_node(s->tree, e->child));
            try_reply(s, mcts_node(s->tree, from), mcts_node(s->tree, e->child));
        }
    }
    return e->child;
}

/* A move that wins at once from n is a reply for the parent. (A side that won by
** having no move has none.) */
static void keep_reply(Sampler *s, const MctsNode *n) {
    if (s->nline && n->nedges && n->proof == PROOF_WON + n->side)
        mcts_node(s->tree, s->line[s->nline - 1].node)->reply =
            (uint16_t)mcts_edge(s->tree, node_best(s->tree, n))->slot;
}

void sampler_down(Sampler *s) {
    NodeId id = s->tree->root;
    s->games++;
    s->ply = 0;
    s->nline = 0;
    s->pos = s->tree->pos;
    pos_lend(&s->pos, &s->history);
    while (id) {
        MctsNode *n = mcts_node(s->tree, id);
        uint32_t patience =
            s->nline ? mcts_node(s->tree, s->line[s->nline - 1].node)->nedges / WIDE : 0;
        if (n->state == NODE_LEAF && !n->proof && n->visits > patience) {
            open_leaf(s, n, NULL);
            keep_reply(s, n);
        }
        n->visits++;
        s->leaf = id;
        s->proof = n->proof;
        if (n->proof || n->state == NODE_OVER || n->state == NODE_LEAF ||
            s->nline == SEARCH_PLIES_MAX)
            return;
        EdgeId edge = next_edge(s, n);
        if (!edge)
            return;
        id = go(s, id, edge);
    }
    s->leaf = 0;
    s->proof = PROOF_NONE;
}

/* ---- a game ---- */

/* Whether the game is over with the result r, which then is shared out. */
static bool is_over(Sampler *s, Result r) {
    if (r.verdict != VERDICT_NONE)
        share_out(s, r);
    return r.verdict != VERDICT_NONE;
}

static Result judge(Sampler *s) {
    return rules_judge_early(&s->pos, &s->history);
}

/* Whether the player who made a move has lost by it. Nobody who looks does that. */
static bool is_blunder(const Sampler *s, const Result *r, int mover) {
    return r->verdict == VERDICT_WIN && game_foes(s->game, mover, r->winner);
}

/* Makes a random move; one that loses at once is replaced by another, unless TRIES of them
** do. False if there is none. */
static bool make_one(Sampler *s, Result *r) {
    int mover = s->pos.side;
    for (int tries = 1;; tries++) {
        Move m;
        Undo u;
        if (!moves_pick(&s->pos, &s->rng, &s->moves, &m))
            return false;
        make(s, m, &u);
        *r = judge(s);
        if (tries == TRIES || !is_blunder(s, r, mover)) {
            note(s, mover, m, s->ply - 1);
            return true;
        }
        unmake(s, m, &u);
    }
}

/* Plays one ply; false if the game is over. */
static bool play_one(Sampler *s) {
    Result r;
    if (s->pos.chance) {
        Undo u;
        make(s, chance_draw(&s->pos, &s->rng), &u);
        r = judge(s);
    } else if (!make_one(s, &r)) {
        r = rules_judge(&s->pos, &s->history, 0);
    }
    return !is_over(s, r);
}

void sampler_play(Sampler *s) {
    s->halted = false;
    s->moves.n = 0;
    if (s->proof) {
        share_out(s, result_of(s->proof));
        return;
    }
    if (is_over(s, judge(s)))
        return;
    for (int i = 1; play_one(s); i++) {
        /* The clock is read inside of a game, since a ply may take as long as many games. */
        if (time_is_up(s)) {
            s->halted = true;
            return;
        }
        if (i == LONGEST) {
            estimate(s);
            return;
        }
    }
}

/* ---- up ---- */

/* AMAF: adds the result to each edge whose move was played by the node's side at
** this ply or later. */
static void add_late(Sampler *s, const MctsNode *n, uint32_t ply) {
    const Played *played = s->played[n->side];
    float reward = s->reward[n->side];
    for (uint32_t i = 0; i < n->nedges; i++) {
        MctsEdge *e = mcts_edge(s->tree, n->first + i);
        if (played[e->slot].game != s->games || played[e->slot].ply < ply)
            continue;
        e->amaf.visits++;
        e->amaf.sum += reward;
    }
}

static MctsEdge *edge_of(const Sampler *s, int i) {
    return mcts_edge(s->tree, mcts_node(s->tree, s->line[i].node)->first + s->line[i].nth);
}

/* Faded visits may be fewer than the games in progress. */
static void one_less(uint32_t *visits) {
    *visits -= *visits > 0;
}

static void take_back(Sampler *s) {
    if (s->leaf)
        one_less(&mcts_node(s->tree, s->leaf)->visits);
    for (int i = s->nline; i-- > 0;) {
        one_less(&mcts_node(s->tree, s->line[i].node)->visits);
        one_less(&edge_of(s, i)->visits);
    }
}

void sampler_up(Sampler *s) {
    while (s->history.keys.n > s->past)
        history_drop(&s->history);
    if (s->halted) {
        take_back(s);
        return;
    }
    bool proven = s->proof != PROOF_NONE;
    for (int i = s->nline; i-- > 0;) {
        MctsNode *n = mcts_node(s->tree, s->line[i].node);
        edge_of(s, i)->sum += s->reward[n->side];
        if (n->state == NODE_OPEN)
            add_late(s, n, (uint32_t)i);
        proven = proven && (n->proof || (n->state == NODE_OPEN && node_prove(s->tree, n)));
        if (n->visits >= MCTS_VISITS)
            node_fade(s->tree, n);
    }
}
