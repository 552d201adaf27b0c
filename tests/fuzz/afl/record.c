/*
** record.c -- a text as a record: refused with a line, or written and read again as the same
** text.
*/
#include "inputs.h"

#include "match/replay.h"

static void begin(void) {}

/* Reads the last game of the text, and writes it to `out`; false if it is refused. */
static bool reads(const char *text, size_t n, Str *out) {
    Err e = {{0}};
    Game *g = NULL;
    Match *m = replay_read(text, n, 0, NULL, &g, &e);
    must((m != NULL) == (g != NULL) && (m || e.text[0]), "a refusal has a reason, and no game");
    if (m)
        replay_write(m, out);
    match_free(m);
    game_free(g);
    return m != NULL;
}

static void try_text(const char *text, size_t n) {
    Str once = {0}, twice = {0};
    Places games = {0};
    replay_places(text, n, &games);
    for (size_t i = 0; i < games.n; i++)
        must(games.at[i] < n && (i == 0 || games.at[i] > games.at[i - 1]),
             "games lie one behind the other");
    places_free(&games);
    if (reads(text, n, &once)) {
        must(reads(str_text(&once), once.n, &twice), "what was written is read");
        must(strcmp(str_text(&once), str_text(&twice)) == 0, "what was read is written again");
    }
    str_free(&once);
    str_free(&twice);
}
