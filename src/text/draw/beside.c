/*
** beside.c -- hands first, player by player, empty ones left out; then counters.
*/
#include "beside.h"

#include "text/write/words.h"
#include "vm/model/display.h"

typedef struct Lines {
    int columns, used;
    const char *gap;
    Str item; /* owned: the item being put together */
    Str *out;
} Lines;

static void add_item(Lines *l) {
    int width = words_width(str_text(&l->item)), gap = words_width(l->gap);
    bool fits = l->used > 0 && l->used + gap + width <= l->columns;
    if (l->item.n == 0)
        return;
    str_addf(l->out, "%s%s", l->used == 0 ? "" : fits ? l->gap : "\n", str_text(&l->item));
    l->used = (fits ? l->used + gap : 0) + width;
    str_clear(&l->item);
}

/* Continues a list: on the same line, or on a new one if the line is full. */
static void add_to_list(Lines *l, const char *text) {
    bool fits = words_width(str_text(&l->item)) + words_width(text) + 2 < l->columns;
    str_add(&l->item, fits ? ", " : ",");
    if (!fits)
        add_item(l);
    str_add(&l->item, text);
}

static void add_hand(const Pos *p, int player, Lines *l) {
    const Game *g = p->game;
    Str held = {0};
    bool any = false;
    for (int k = 0; k < g->nkinds; k++) {
        int n = g->kinds[k].in_hand ? (int)p->var[g->kinds[k].holding + player] : 0;
        if (n <= 0)
            continue;
        str_clear(&held);
        str_addf(&held, "%s %d", g->kinds[k].name, n);
        if (any)
            add_to_list(l, str_text(&held));
        else
            str_addf(&l->item, "%s in hand: %s", g->display->player[player].name,
                     str_text(&held));
        any = true;
    }
    str_free(&held);
    add_item(l);
}

/* Whether any player has any of what the variable counts. */
static bool is_any(const Pos *p, int var) {
    int8_t player = p->game->vars[var].player;
    int first = player < 0 ? var : var - player;
    for (int i = 0; i < (player < 0 ? 1 : p->game->nplayers); i++)
        if (p->var[first + i] != 0)
            return true;
    return false;
}

/* A counter that each player has makes one item for all players. */
static void add_counter(const Pos *p, int var, Lines *l) {
    const Var *v = &p->game->vars[var];
    bool more = v->player > 0 && l->item.n > 0;
    if (!more)
        add_item(l);
    if (v->player < 0)
        str_addf(&l->item, "%s %d", v->name, (int)p->var[var]);
    else
        str_addf(&l->item, "%s%s%s %d", more ? ", " : v->name, more ? "" : ": ",
                 p->game->display->player[v->player].name, (int)p->var[var]);
}

void beside_write(const Pos *p, int columns, const char *gap, Str *out) {
    const Game *g = p->game;
    Lines l = {.columns = columns, .gap = gap, .out = out};
    for (int player = 0; player < g->nplayers; player++)
        add_hand(p, player, &l);
    for (int i = 0; i < g->nvars; i++)
        if (g->display->counters >> i & 1 && !game_counts_hand(g, i) && is_any(p, i))
            add_counter(p, i, &l);
    add_item(&l);
    str_add(out, l.used > 0 ? "\n" : "");
    str_free(&l.item);
}
