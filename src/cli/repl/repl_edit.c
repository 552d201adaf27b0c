/*
** repl_edit.c -- setting up a position, on a copy that becomes the match when it is done.
*/
#include "repl.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const Say table[] = {
#define SAY(name, alias, run, argument, words, brief, help)                                    \
    {name, alias, run, NULL, argument, words, brief, help},
#define DO(name, alias, run, brief, help) {name, alias, NULL, run, "", NOTHING, brief, help},
#include "edit.def"
#undef SAY
#undef DO
};

const Say *edit_says(size_t *n) {
    *n = sizeof table / sizeof *table;
    return table;
}

bool edit_take(Repl *r, sw_Match *m) {
    sw_match_free(r->edited);
    r->edited = m;
    show_board(r);
    return true;
}

void repl_edit(Repl *r) {
    edit_take(r, sw_match_copy(r->now.match));
    if (r->terminal)
        tell("Set up a position: `put PIECE CELL...`, `remove CELL...`, `side PLAYER`; then "
             "`done` or `cancel`.");
}

static void leave(Repl *r) {
    sw_match_free(r->edited);
    r->edited = NULL;
}

/* ---- pieces ---- */

/* Puts a piece on each cell that is named, on a copy first: all of it is done, or nothing. */
static bool put_all(Repl *r, const char *piece, char *cells) {
    sw_Match *trial = sw_match_copy(r->edited);
    char *rest = NULL, *error = NULL;
    bool fine = true;
    for (char *c = strtok_r(cells, " \t", &rest); c && fine; c = strtok_r(NULL, " \t", &rest))
        fine = sw_match_put(trial, c, piece, &error);
    if (!fine) {
        sw_match_free(trial);
        return refuse_taking(r, error);
    }
    return edit_take(r, trial);
}

bool edit_put(Repl *r, char *argument) {
    size_t n = strcspn(argument, " \t");
    if (n == 0 || !argument[n])
        return refuse(r, "put what where? `put PIECE CELL...`");
    argument[n] = '\0';
    return put_all(r, argument, argument + n + 1);
}

bool edit_remove(Repl *r, char *argument) {
    if (!*argument)
        return refuse(r, "which cells? `remove CELL...`");
    return put_all(r, ".", argument);
}

void edit_clear(Repl *r) {
    sw_match_clear(r->edited);
    show_board(r);
}

/* ---- the rest of the position ---- */

static bool refuse_player(Repl *r, const char *name) {
    int n = sw_game_players(r->game);
    char *all = copy_text(sw_player_name(r->game, 0));
    for (int p = 1; p < n; p++) {
        char *more =
            format("%s%s%s", all, p + 1 < n ? ", " : " or ", sw_player_name(r->game, p));
        free(all);
        all = more;
    }
    refuse(r, "'%s' is no player: %s?", name, all);
    free(all);
    return false;
}

bool edit_side(Repl *r, char *argument) {
    int player = sw_player_named(r->game, argument);
    if (player < 0)
        return refuse_player(r, argument);
    sw_match_turn(r->edited, player);
    return true;
}

/* ---- is it a game? ---- */

void edit_check(Repl *r) {
    int odd = note_missing(r->edited, stdout, ""), moves;
    if (sw_match_outcome(r->edited) != SW_ONGOING) {
        print_taking("the game would be over: %s\n", sw_match_result(r->edited));
        return;
    }
    sw_free(sw_match_moves(r->edited, NULL, &moves, NULL));
    printf("%s to move, %d move%s%s\n", sw_player_name(r->game, sw_match_side(r->edited)),
           moves, moves == 1 ? "" : "s", odd ? "" : "; nothing is odd");
}

/* Where nothing was changed, the game goes on. */
void edit_done(Repl *r) {
    char *fen = sw_match_fen(r->edited), *before = sw_match_fen(r->now.match);
    leave(r);
    if (strcmp(fen, before) == 0)
        show_board(r);
    else
        repl_fen(r, fen);
    sw_free(fen);
    sw_free(before);
}

void edit_cancel(Repl *r) {
    leave(r);
    show_board(r);
}
