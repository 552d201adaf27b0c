/*
** alike.c -- compares keys, kinds, rules in words, the first position and its moves.
*/
#include "alike.h"

#include <string.h>

/* Whether two texts of the library are equal and not NULL. Frees both. */
static bool taken_alike(char *a, char *b) {
    bool alike = a && b && strcmp(a, b) == 0;
    sw_free(a);
    sw_free(b);
    return alike;
}

static bool kinds_alike(const sw_Game *g, const sw_Game *h) {
    bool alike = sw_game_kinds(g) == sw_game_kinds(h);
    for (int i = 0; i < sw_game_kinds(g) && alike; i++) {
        sw_Kind a = sw_game_kind(g, i), b = sw_game_kind(h, i);
        alike = strcmp(a.name, b.name) == 0 && strcmp(a.letter, b.letter) == 0 &&
                memcmp(a.values, b.values, (size_t)sw_game_players(g) * sizeof *a.values) == 0;
    }
    return alike;
}

/* Compares the legal moves of two matches, in each notation. */
static bool moves_alike(sw_Match *m, sw_Match *n) {
    bool alike = true;
    for (int i = 0; i < sw_game_notations(sw_match_game(m)) && alike; i++) {
        const char *name = sw_notation_name(sw_match_game(m), i);
        alike = sw_match_set_notation(m, name, NULL) && sw_match_set_notation(n, name, NULL);
        char **a = sw_match_moves(m, NULL, NULL, NULL),
             **b = sw_match_moves(n, NULL, NULL, NULL);
        for (int k = 0; alike; k++) {
            alike = a[k] && b[k] ? strcmp(a[k], b[k]) == 0 : a[k] == b[k];
            if (!a[k] || !b[k])
                break;
        }
        sw_free(a);
        sw_free(b);
    }
    return alike;
}

static bool starts_alike(const sw_Game *g, const sw_Game *h) {
    static const sw_Style style = {0};
    sw_Match *m = sw_match_new(g, NULL, NULL), *n = sw_match_new(h, NULL, NULL);
    bool alike = m && n && taken_alike(sw_match_fen(m), sw_match_fen(n)) &&
                 taken_alike(sw_match_svg(m, &style, NULL), sw_match_svg(n, &style, NULL)) &&
                 taken_alike(sw_match_forms(m), sw_match_forms(n)) && moves_alike(m, n);
    sw_match_free(m);
    sw_match_free(n);
    return alike;
}

bool games_alike(const sw_Game *g, const sw_Game *h) {
    return sw_game_key(g, true) == sw_game_key(h, true) && kinds_alike(g, h) &&
           taken_alike(sw_game_turns(g, false), sw_game_turns(h, false)) &&
           taken_alike(sw_game_endings(g, false), sw_game_endings(h, false)) &&
           starts_alike(g, h);
}
