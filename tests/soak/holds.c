/*
** holds.c -- invariants of every game that loads, whoever wrote it.
**
** holds [--games N] [--plies N] FILE...: plays random games of each definition. In every
** position, the legal moves have distinct texts, each text is read as its move and can be
** played, and the FEN leads back to the position; at the end of each game, its record leads
** back to the game. Reports the first violation and where it occurred, with exit code 1; exit
** code 2 if a definition does not load.
*/
#include "base/diag.h"
#include "base/rng.h"
#include "lang/load.h"
#include "match/match.h"
#include "match/play.h"
#include "match/replay.h"
#include "text/write/notation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Longer lists of moves are only sampled for playing. */
enum { PLAYED_MAX = 50 };

typedef struct Held {
    const char *file;
    const Match *match;
    bool fine;
} Held;

static void breaks(Held *h, const char *what, const char *text) {
    Str fen = {0};
    match_write_fen(h->match, &fen);
    printf("%s: %s: %s; at %s\n", h->file, what, text, str_text(&fen));
    str_free(&fen);
    h->fine = false;
}

static void can_play(Held *h, const char *text) {
    Err e = {""};
    Match *m = match_copy(h->match);
    if (!match_play(m, text, &e))
        breaks(h, "a listed move is not played", e.text);
    match_free(m);
}

static void moves_hold(Held *h, int n, const char **text, const Move *moves) {
    Move back;
    Err e = {""};
    int every = 1 + n / PLAYED_MAX;
    for (int i = 0; i < n && h->fine; i++) {
        if (i > 0 && strcmp(text[i], text[i - 1]) == 0)
            breaks(h, "two moves have one text", text[i]);
        else if (!move_read(match_now(h->match), text[i], &back, &e))
            breaks(h, "a listed move is not read", e.text);
        else if (back != moves[i])
            breaks(h, "a move is read as another", text[i]);
        else if (i % every == 0)
            can_play(h, text[i]);
    }
}

static void fen_holds(Held *h) {
    Err e = {""};
    Str fen = {0};
    match_write_fen(h->match, &fen);
    Match *m = match_new(match_now(h->match)->game, str_text(&fen), &e);
    if (!m)
        breaks(h, "its FEN is not read", e.text);
    else if (match_now(m)->key != match_now(h->match)->key)
        breaks(h, "its FEN is another position's", str_text(&fen));
    match_free(m);
    str_free(&fen);
}

static void record_holds(Held *h) {
    Err e = {""};
    Str record = {0}, again = {0};
    Game *g = NULL;
    replay_write(h->match, &record);
    Match *m = replay_read(str_text(&record), record.n, 1, h->file, &g, &e);
    if (m)
        replay_write(m, &again);
    if (!m)
        breaks(h, "its record is not read", e.text);
    else if (match_now(m)->key != match_now(h->match)->key)
        breaks(h, "its record leads to another position", "");
    else if (strcmp(str_text(&record), str_text(&again)) != 0)
        breaks(h, "its record is written otherwise again", str_text(&again));
    match_free(m);
    game_free(g);
    str_free(&record);
    str_free(&again);
}

/* Plays a ply; false at the end of the game. */
static bool go_on(Held *h, Match *m, Rng *rng) {
    const char **text;
    Move *moves;
    Arena *a = arena_new();
    throw_all(m);
    fen_holds(h);
    bool open = match_result(m).verdict == VERDICT_NONE;
    int n = open ? match_moves(m, SQ_NONE, a, &text, &moves) : 0;
    if (n > 0) {
        moves_hold(h, n, text, moves);
        match_make(m, moves[rng_below(rng, (uint64_t)n)]);
    }
    arena_free(a);
    return n > 0 && h->fine;
}

static bool game_holds(Held *h, const Game *g, uint64_t seed, int plies) {
    Err e = {""};
    Rng rng;
    rng_seed(&rng, seed);
    Match *m = match_new(g, NULL, &e);
    h->match = m;
    for (int i = 0; i < plies && go_on(h, m, &rng); i++) {
    }
    if (h->fine)
        record_holds(h);
    match_free(m);
    return h->fine;
}

static int file_holds(const char *file, int games, int plies) {
    Diags d;
    Str said = {0};
    Held h = {.file = file, .fine = true};
    diags_init(&d);
    Game *g = game_load(file, NULL, 0, &d);
    diags_write(&d, &said);
    if (!g)
        fputs(str_text(&said), stderr);
    for (int i = 0; g && i < games && game_holds(&h, g, (uint64_t)i, plies); i++) {
    }
    int code = !g ? 2 : h.fine ? 0 : 1;
    game_free(g);
    str_free(&said);
    diags_free(&d);
    return code;
}

int main(int argc, char **argv) {
    int games = 5, plies = 30, worst = 0;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--games") == 0 && i + 1 < argc)
            games = atoi(argv[++i]);
        else if (strcmp(argv[i], "--plies") == 0 && i + 1 < argc)
            plies = atoi(argv[++i]);
        else {
            int code = file_holds(argv[i], games, plies);
            worst = code > worst ? code : worst;
        }
    }
    return worst;
}
