/*
** repl_watch.c -- reloads the game when its files change, and carries the match over to the new
** game.
*/
#include "repl.h"
#include "cli/common/message.h"
#include "cli/common/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- what has changed ---- */

bool watch_stale(Repl *r) {
    if (r->watching && !r->edited && watch_changed(&r->watch))
        r->stale = true;
    return r->stale && !r->edited;
}

/* ---- a match in another game ---- */

/* A match replayed in another game. */
typedef struct Carried {
    sw_Match *match;
    bool placed; /* where it begins could be set up */
    int plies;   /* how many of its plies were still legal */
    char *error; /* why the next one, or the position, was refused: for sw_free(); or NULL */
} Carried;

/* The FEN of the position in which the match began, for sw_free(); NULL if it is the game's
** own. */
static char *beginning(const sw_Match *m) {
    sw_Match *first = sw_match_copy(m);
    sw_Match *fresh = sw_match_new(sw_match_game(m), NULL, NULL);
    while (sw_match_undo(first, sw_match_plies(m) + 1) > 0) {
    }
    if (sw_match_due(fresh) && *sw_match_opening(first))
        sw_match_play(fresh, sw_match_opening(first), NULL);
    char *fen = sw_match_fen(first), *usual = sw_match_fen(fresh);
    bool same = strcmp(fen, usual) == 0;
    sw_free(usual);
    if (same) {
        sw_free(fen);
        fen = NULL;
    }
    sw_match_free(first);
    sw_match_free(fresh);
    return fen;
}

static void carry_words(const sw_Match *from, const Carried *to) {
    for (int i = 0; i <= to->plies; i++)
        if (*sw_match_comment(from, i))
            sw_match_set_comment(to->match, i, sw_match_comment(from, i));
    sw_match_take_tags(to->match, from);
}

/* The words in brackets in the result of an agreed end, for free(); NULL if the match has
** none. */
static char *agreed(const sw_Match *m) {
    if (!sw_match_agreed(m))
        return NULL;
    char *result = sw_match_result(m), *says = strchr(result, '(');
    char *words = copy_text(says ? says + 1 : ""), *close = strrchr(words, ')');
    if (close)
        *close = '\0';
    sw_free(result);
    return words;
}

/* Replays the moves of `from`, until one is refused, and goes back to the ply of `from`. They
** are read in the notation that `from` writes them in. */
static void carry_moves(const sw_Match *from, Carried *to) {
    if (strcmp(sw_match_notation(from), sw_notation_name(sw_match_game(from), 0)) != 0)
        sw_match_set_notation(to->match, sw_match_notation(from), NULL);
    int plies = sw_match_plies(from), ply = sw_match_ply(from);
    if (sw_match_due(to->match) && *sw_match_opening(from))
        sw_match_play(to->match, sw_match_opening(from), NULL);
    while (to->plies < plies) {
        sw_match_play_on(to->match);
        if (!sw_match_play(to->match, sw_match_move(from, to->plies), &to->error))
            break;
        to->plies++;
    }
    if (ply < to->plies)
        sw_match_undo(to->match, to->plies - ply);
}

/* Replays a match in another game as far as that allows. If its starting position does not fit,
** the result is a new match. */
static Carried carry(const sw_Match *from, const sw_Game *game) {
    Carried to = {0};
    char *fen = beginning(from);
    to.match = sw_match_new(game, fen, &to.error);
    sw_free(fen);
    if (!to.match) {
        to.match = sw_match_new(game, NULL, NULL);
        return to;
    }
    to.placed = true;
    carry_moves(from, &to);
    char *says = to.error ? NULL : agreed(from);
    if (says)
        sw_match_play_on(to.match);
    if (says && sw_match_outcome(to.match) == SW_ONGOING)
        sw_match_end(to.match, sw_match_outcome(from), says);
    free(says);
    carry_words(from, &to);
    return to;
}

static void tell_carried(const sw_Match *from, const Carried *to) {
    int plies = sw_match_plies(from);
    if (!to->error) {
        tell("The game file was reloaded.");
        return;
    }
    size_t n = strcspn(to->error, "\n");
    if (to->placed)
        tell("The game file was reloaded. `%s` is no longer a legal move: %.*s. %d of %d moves "
             "are kept.",
             sw_match_move(from, to->plies), (int)n, to->error, to->plies, plies);
    else
        tell("The game file was reloaded. The starting position no longer fits: %.*s. The game "
             "begins again.",
             (int)n, to->error);
}

/* ---- the session ---- */

/* Replaces the match of *s by the same match in the new game; the rest of *s stays. */
static void carry_sitting(Repl *r, Sitting *s, const sw_Game *game, bool told) {
    if (!s->match)
        return;
    Carried to = carry(s->match, game);
    if (told)
        tell_carried(s->match, &to);
    if (r->notation)
        sw_match_set_notation(to.match, r->notation, NULL);
    sw_match_seed(to.match, r->seed);
    sw_match_free(s->match);
    sw_free(to.error);
    s->match = to.match;
}

static void watch_again(Repl *r) {
    watch_game(&r->watch, r->variant.game);
    r->stale = false;
}

void watch_begin(Repl *r) {
    watch_free(&r->watch);
    watch_again(r);
}

void watch_reload(Repl *r) {
    char *error;
    r->stale = false;
    if (in_series(r)) {
        tell("The game file has changed. In a series the rules stay as they were; `series off` "
             "leaves it.");
        return;
    }
    fflush(stdout);
    int ply = sw_match_ply(r->now.match);
    sw_Game *before = r->variant.game, *game = variant_load(&r->variant, r->seed, &error);
    if (!game) {
        fputs(error, stderr);
        watch_complaints(&r->watch, error);
        sw_free(error);
        tell("The game continues with the rules as they were.");
        return;
    }
    fputs(sw_game_warnings(game), stderr);
    carry_sitting(r, &r->now, game, true);
    if (r->aside_variant.game)
        aside_free(r); /* its game is the old file, or has other options */
    carry_sitting(r, &r->aside, game, false);
    r->variant.game = game;
    repl_change_engine(r);
    sw_game_free(before);
    watch_again(r);
    if (sw_match_ply(r->now.match) == sw_match_plies(r->now.match))
        chance_begin(r);
    if (sw_match_ply(r->now.match) != ply)
        clock_went(r);
    show_board(r);
    repl_announce_end(r);
}
