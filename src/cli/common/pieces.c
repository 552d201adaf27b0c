/*
** pieces.c -- values and moves of a kind, printed once if they are the same for all players.
*/
#include "pieces.h"

#include "message.h"
#include "text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* How a kind moves, in words: text[p] for player p, text[n] for men that nobody owns. */
typedef struct Moves {
    char *text[SW_PLAYERS_MAX + 1];
    int n;      /* players */
    bool alike; /* the texts of all players are equal */
} Moves;

static Moves moves_of(const sw_Game *g, int kind) {
    Moves m = {.n = sw_game_players(g), .alike = true};
    for (int p = 0; p <= m.n; p++)
        m.text[p] = sw_kind_moves(g, kind, p < m.n ? p : -1);
    for (int p = 1; p < m.n; p++)
        m.alike = m.alike && strcmp(m.text[p], m.text[0]) == 0;
    return m;
}

static void moves_free(Moves *m) {
    for (int p = 0; p <= m->n; p++)
        sw_free(m->text[p]);
}

bool moves_alike(const sw_Game *g, int kind) {
    Moves m = moves_of(g, kind);
    moves_free(&m);
    return m.alike;
}

int kind_named(const sw_Game *g, const char *word) {
    int found = -1;
    for (int i = 0; i < sw_game_kinds(g); i++) {
        sw_Kind k = sw_game_kind(g, i);
        if (strcasecmp(k.name, word) == 0)
            return i;
        if (found < 0 && (strcasecmp(k.letter, word) == 0 || strcasecmp(k.abbrev, word) == 0))
            found = i;
    }
    return found;
}

const char *next_way(const char *moves) {
    int depth = 0; /* of brackets: a "; or " within them does not end the way */
    for (; *moves; moves++) {
        depth += (*moves == '(') - (*moves == ')');
        if (depth <= 0 && strncmp(moves, "; or ", strlen("; or ")) == 0)
            return moves;
    }
    return NULL;
}

/* Prints each way to move on a line of its own; the first begins with `whose`, if not "". */
static void print_moves(const char *whose, const char *moves) {
    for (const char *end; moves; moves = end ? end + strlen("; ") : NULL) {
        end = next_way(moves);
        int n = (int)(end ? (size_t)(end - moves) + 1 : strlen(moves));
        tell("    %s%s%.*s", whose, *whose ? ": " : "", n, moves);
        whose = "";
    }
}

static void print_values(const sw_Game *g, const sw_Kind *k) {
    int n = sw_game_players(g);
    printf("%-*s %s%s%s%s, value %d", width_for(k->letter, 3), k->letter, k->name,
           *k->abbrev ? " (" : "", k->abbrev, *k->abbrev ? ")" : "", k->values[0]);
    for (int p = 1; p < n; p++)
        if (k->values[p] != k->values[0])
            printf(", %s's %d", sw_player_name(g, p), k->values[p]);
    printf("%s%s\n", k->royal ? "; royal: it must not be left under attack" : "",
           k->goal ? "; its capture ends the game" : "");
}

static void print_piece(const sw_Game *g, int kind) {
    sw_Kind k = sw_game_kind(g, kind);
    print_values(g, &k);
    if (*sw_kind_help(g, kind)) {
        print_moves("", sw_kind_help(g, kind));
        return;
    }
    Moves m = moves_of(g, kind);
    if (m.alike)
        print_moves("", m.text[0]);
    for (int p = 0; p < m.n && !m.alike; p++)
        print_moves(sw_player_name(g, p), m.text[p]);
    moves_free(&m);
}

void print_pieces(const sw_Game *g) {
    for (int i = 0; i < sw_game_kinds(g); i++)
        print_piece(g, i);
}

json_t *json_of_kind(const sw_Game *g, int i) {
    sw_Kind k = sw_game_kind(g, i);
    json_t *values = json_object();
    for (int p = 0; p < sw_game_players(g); p++)
        json_object_set_new(values, sw_player_name(g, p), json_integer(k.values[p]));
    return json_pack("{s:s, s:s, s:s, s:b, s:b, s:o}", "name", k.name, "letter", k.letter,
                     "abbrev", k.abbrev, "royal", k.royal, "goal", k.goal, "values", values);
}

json_t *json_of_pieces(const sw_Game *g) {
    json_t *list = json_array();
    for (int i = 0; i < sw_game_kinds(g); i++) {
        json_t *kind = json_of_kind(g, i);
        Moves m = moves_of(g, i);
        json_t *moves = json_object();
        for (int p = 0; p < m.n; p++)
            json_object_set_new(moves, sw_player_name(g, p), json_string(m.text[p]));
        json_object_set_new(kind, "help", json_string(sw_kind_help(g, i)));
        json_object_set_new(kind, "moves", moves);
        json_array_append_new(list, kind);
        moves_free(&m);
    }
    return list;
}
