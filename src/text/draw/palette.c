/*
** palette.c -- the tables of colours. Pieces are drawn on discs, so that the colour of any
** player reads well on that of any cell.
*/
#include "palette.h"

#include "base/str.h"

static const PieceColour pieces[] = {
    {"white", "#fbf8ef", "#1d1b19", 231, 16},  {"black", "#1d1b19", "#fbf8ef", 16, 231},
    {"red", "#b3261e", "#ffffff", 160, 231},   {"blue", "#1f4e9e", "#ffffff", 26, 231},
    {"orange", "#f07d1a", "#1d1206", 208, 16}, {"yellow", "#f5d33c", "#1d1b19", 220, 16},
    {"green", "#2e7d32", "#ffffff", 28, 231},  {"purple", "#6a3fa0", "#ffffff", 92, 231},
    {"brown", "#6d4326", "#ffffff", 94, 231},  {"gold", "#d4a017", "#1d1b19", 178, 16},
    {"silver", "#c4c8cc", "#1d1b19", 251, 16}, {"neutral", "#7a7f87", "#ffffff", 243, 231},
};
enum { NEUTRAL = sizeof pieces / sizeof pieces[0] - 1 };

/* Shade 0 is the dark one: the first cell of a chequered board, by custom. In the prelude of
** the language the shades have names, in this order: dark, light, tan, brown, black, orange,
** red, blue. */
static const CellColour cells[] = {
    {"#b58f63", "#a9a342", 137, 143}, {"#ecd9b5", "#d8cf75", 223, 185},
    {"#d2b58a", "#c2b95c", 180, 178}, {"#8f6f4a", "#8a8432", 95, 100},
    {"#958c83", "#8f9a5c", 245, 107}, {"#f4bd78", "#e3c34f", 216, 185},
    {"#d69080", "#d3a35c", 174, 179}, {"#93aecb", "#a3b58a", 110, 150},
};

/* The colour whose name is the player's; NEUTRAL if there is none. */
static int named(const Game *g, int player) {
    int i = 0;
    while (i < NEUTRAL && !str_equal_fold(pieces[i].name, g->display->player[player].name))
        i++;
    return i;
}

static bool taken(const Game *g, int colour) {
    for (int p = 0; p < g->nplayers; p++)
        if (named(g, p) == colour)
            return true;
    return false;
}

/* Players without a colour's name get the free colours in turn. */
static int left_over(const Game *g, int player) {
    int skip = 0, i = 0;
    for (int p = 0; p < player; p++)
        skip += named(g, p) == NEUTRAL;
    while (i < NEUTRAL && (taken(g, i) || skip-- > 0))
        i++;
    return i;
}

const PieceColour *palette_piece(const Game *g, int owner) {
    int own = owner < g->nplayers ? named(g, owner) : NEUTRAL;
    bool nameless = own == NEUTRAL && owner < g->nplayers;
    return &pieces[nameless ? left_over(g, owner) : own];
}

const CellColour *palette_cell(int shade) {
    return &cells[(size_t)shade % (sizeof cells / sizeof cells[0])];
}

char palette_plain(const Game *g, int player) {
    const PieceColour *colour = palette_piece(g, player);
    return colour == &pieces[0] ? 'w' : colour == &pieces[1] ? 'b' : 0;
}
