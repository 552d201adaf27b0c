/*
** fen.c -- a text as a FEN: refused, or written again as the same position, and played on.
**
** The first byte selects the game: 'a' is the first of the list, and so on.
*/
#include "onward.h"

#include "lang/load.h"

/* Together they have every kind of field, throws, hands, holes, rights, and more than two
** players. */
static const struct {
    const char *name;
    Setting set[2];
} games[] = {
    {"chess", {{0}}},
    {"jetan", {{"wager", "pay-to-move+dueling"}, {"colossus", "on"}}},
    {"crazyhouse", {{0}}},
    {"shogi", {{0}}},
    {"atlantis", {{0}}},
    {"atlantean", {{0}}},
    {"jetan-circular", {{0}}},
    {"manator", {{0}}},
    {"placement", {{0}}},
    {"tests/corpus/three-players.lua", {{0}}},
};
enum { GAMES = sizeof games / sizeof *games };

static Game *loaded[GAMES];

static void begin(void) {
    for (int i = 0; i < GAMES; i++) {
        Diags d;
        diags_init(&d);
        loaded[i] = game_load(games[i].name, games[i].set, games[i].set[0].name ? 2 : 0, &d);
        must(loaded[i] != NULL, games[i].name);
        diags_free(&d);
    }
}

static void try_text(const char *text, size_t n) {
    Pos p;
    Err e = {{0}};
    memset(&p, 0, sizeof p);
    if (n == 0 || text[0] < 'a' || text[0] >= 'a' + GAMES)
        return;
    const Game *g = loaded[text[0] - 'a'];
    if (fen_read(g, text + 1, &p, &e))
        play_on(g, &p);
    else
        must(e.text[0] != '\0', "a refusal has a reason");
}
