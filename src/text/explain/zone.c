/*
** zone.c -- takes a set of cells apart into zones.
*/
#include "zone.h"

#include "vm/model/display.h"

/* PARTS_MOST: more zones than this give a reader no picture. */
enum { PARTS_MOST = 4 };

/* Zone `zone` of Display.zones as player `of` sees it. */
typedef struct Seen {
    int zone, of;
} Seen;

CellSet zone_seat(const Game *g, int player, CellSet cells) {
    CellSet seat = {{0}};
    while (!set_empty(cells))
        set_add(&seat, g->player[player].seat[set_pop(&cells)]);
    return seat;
}

static CellSet cells_of(const Game *g, Seen part) {
    return zone_seat(g, part.of, g->display->zones[part.zone].cells);
}

/* Finds the largest zone within the cells; of equally large ones, the player's own goes first.
** False: there is none. */
static bool largest(const Game *g, int player, CellSet within, Seen *best) {
    int most = 0;
    for (int i = 0; i < g->nplayers; i++)
        for (int z = 0; z < g->display->nzones; z++) {
            Seen part = {z, (player + i) % g->nplayers};
            CellSet cells = cells_of(g, part);
            if (set_count(cells) > most && set_within(cells, within))
                *best = part, most = set_count(cells);
        }
    return most > 0;
}

/* Finds the zones that make up the cells, the largest first, and returns their number; 0: the
** cells are not made up of PARTS_MOST zones or fewer. */
static int parts_of(const Game *g, int player, CellSet cells, Seen *part) {
    int n = 0;
    while (!set_empty(cells)) {
        if (n == PARTS_MOST || !largest(g, player, cells, &part[n]))
            return 0;
        cells = set_minus(cells, cells_of(g, part[n++]));
    }
    return n;
}

static void write(const Game *g, int player, const Seen *part, int n, const char *last,
                  Str *out) {
    for (int i = 0; i < n; i++) {
        str_add(out, i == 0 ? "" : i + 1 == n ? last : ", ");
        str_add(out, g->display->zones[part[i].zone].name);
        if (part[i].of != player)
            str_addf(out, " of %s",
                     g->nplayers == 2 ? "the opponent" : g->display->player[part[i].of].name);
    }
}

Named zone_named(const Game *g, int player, CellSet cells, Str *out) {
    Seen part[PARTS_MOST];
    int n = parts_of(g, player, cells, part);
    if (n > 0) {
        write(g, player, part, n, " or ", out);
        return NAMED_IN;
    }
    n = parts_of(g, player, set_minus(g->board, cells), part);
    write(g, player, part, n, " and ", out);
    return n > 0 ? NAMED_BUT : NAMED_NOT;
}
