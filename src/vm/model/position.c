/*
** position.c -- setting up positions, and their keys.
*/
#include "position.h"

#include "hash.h"

#include <string.h>

void pos_clear(const Game *g, Pos *p) {
    memset(p, 0, sizeof *p);
    p->game = g;
    for (int i = 0; i < g->nvars; i++)
        p->var[i] = g->vars[i].start;
    p->key = pos_key(p);
}

Sq pos_find(const Pos *p, int owner, int kind) {
    for (CellSet men = p->men[owner]; !set_empty(men);) {
        Sq cell = (Sq)set_pop(&men);
        if (p->game->kind[p->cell[cell]] == kind)
            return cell;
    }
    return SQ_NONE;
}

static bool is_royal(const Game *g, Piece x) {
    return piece_is(x) && (g->royal >> g->kind[x] & 1);
}

/* A man of `owner` has come to a cell, by which he may have filled a row. */
static void forget_rows(Pos *p, int owner) {
    p->rowless &= ~((((uint64_t)1 << ROWS_MAX) - 1) << owner * ROWS_MAX);
}

static void count(Pos *p, Piece x, int more) {
    p->number[x] = (uint16_t)(p->number[x] + more);
    uint16_t *total = &p->total[p->game->owner[x]];
    *total = (uint16_t)(*total + more);
}

void pos_put_back(Pos *p, Sq cell, Piece what) {
    const Game *g = p->game;
    Piece before = p->cell[cell];
    if (piece_is(before))
        set_remove(&p->men[g->owner[before]], cell), count(p, before, -1);
    if (piece_is(what))
        set_add(&p->men[g->owner[what]], cell), count(p, what, 1);
    if (g->royal && is_royal(g, before) != is_royal(g, what))
        set_flip(&p->royal, cell);
    if ((before == PIECE_NONE) != (what == PIECE_NONE))
        set_flip(&p->occupied, cell);
    p->cell[cell] = what;
}

void pos_put(Pos *p, Sq cell, Piece what) {
    const Game *g = p->game;
    p->key ^= hash_cell(g, cell, p->cell[cell]) ^ hash_cell(g, cell, what);
    if (piece_is(what))
        forget_rows(p, g->owner[what]);
    pos_put_back(p, cell, what);
}

void pos_carry(Pos *p, Sq from, Sq to) {
    const Game *g = p->game;
    Piece what = p->cell[from];
    if (p->cell[to] != PIECE_NONE)
        pos_put(p, to, PIECE_NONE);
    CellSet *men = &p->men[g->owner[what]];
    set_remove(men, from);
    set_add(men, to);
    set_remove(&p->occupied, from);
    set_add(&p->occupied, to);
    if (g->royal >> g->kind[what] & 1) {
        set_remove(&p->royal, from);
        set_add(&p->royal, to);
    }
    p->key ^= hash_cell(g, from, what) ^ hash_cell(g, to, what);
    p->cell[from] = PIECE_NONE;
    p->cell[to] = what;
    forget_rows(p, g->owner[what]);
}

void pos_set_var(Pos *p, int var, int32_t value) {
    const Var *v = &p->game->vars[var];
    if (v->hashed)
        p->key ^= hash_var(v, var, p->var[var]) ^ hash_var(v, var, value);
    p->var[var] = value;
}

void pos_set_side(Pos *p, int side) {
    p->key ^= p->game->zobrist.side[p->side] ^ p->game->zobrist.side[side];
    p->side = (uint8_t)side;
}

uint64_t pos_key_led(const Pos *p, Sq from, Sq to) {
    const Game *g = p->game;
    Piece x = p->cell[from];
    return p->key ^ hash_cell(g, from, x) ^ hash_cell(g, to, x) ^
           hash_cell(g, to, p->cell[to]) ^ g->zobrist.side[p->side] ^
           g->zobrist.side[game_next(g, p->side)];
}

bool pos_is_as_began(const Pos *p) {
    const uint64_t *side = p->game->zobrist.side;
    uint64_t now = p->key ^ hash_chance(p->chance) ^ side[p->side];
    return p->last.moved && (p->last.began ^ side[p->last.mover]) == now;
}

void pos_set_chance(Pos *p, int chance) {
    if (chance == p->chance)
        return;
    p->key ^= hash_chance(p->chance) ^ hash_chance((uint8_t)chance);
    p->chance = (uint8_t)chance;
}

uint64_t pos_key(const Pos *p) {
    const Game *g = p->game;
    uint64_t key = g->zobrist.side[p->side] ^ hash_chance(p->chance);
    for (int i = 0; i < g->graph.ncells; i++)
        key ^= hash_cell(g, (Sq)i, p->cell[i]);
    for (int i = 0; i < g->nvars; i++)
        key ^= hash_var(&g->vars[i], i, p->var[i]);
    return key;
}
