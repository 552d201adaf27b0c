/*
** repl_edit.c -- setting up a position: on a copy, from which `done` begins a new match.
*/
#include "repl.h"
#include "cli/common/message.h"
#include "cli/common/session.h"
#include "cli/common/text.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

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
        tell("Set up a position with `put PIECE CELL...`, `remove CELL...` and `side PLAYER`; "
             "`fen` sets hands, rights and counters. Finish with `done` or `cancel`.");
}

static void leave(Repl *r) {
    sw_match_free(r->edited);
    r->edited = NULL;
}

/* ---- pieces ---- */

/* If the text begins with the name (case ignored) followed by a blank, the rest after the
** blanks; else NULL. */
static const char *behind(const char *text, const char *name) {
    size_t n = strlen(name);
    bool begins = n > 0 && strncasecmp(text, name, n) == 0 && strchr(" \t", text[n]) && text[n];
    return begins ? text + n + strspn(text + n, " \t") : NULL;
}

/* The rest after the longest name or abbreviation of a kind with which the text begins; NULL if
** there is none. */
static const char *behind_kind(const sw_Game *g, const char *text, int *kind) {
    const char *best = NULL;
    for (int i = 0; i < sw_game_kinds(g); i++) {
        sw_Kind k = sw_game_kind(g, i);
        const char *name = behind(text, k.name), *abbrev = behind(text, k.abbrev);
        const char *end = name ? name : abbrev;
        if (end && (!best || end > best))
            best = end, *kind = i;
    }
    return best;
}

/* Reads a man's name, "White King e4" or "King e4", into *man and returns the text of the
** cells; NULL if it names no man. Without a player's name the owner, of two players, is the
** first for a capital and the second for a small letter, as in FEN; of any other number, the
** player to move. */
static const char *named_man(const Repl *r, const char *text, sw_Man *man) {
    const sw_Game *g = r->variant.game;
    int n = sw_game_players(g);
    man->owner = n == 2 ? islower((unsigned char)*text) != 0 : sw_match_side(r->edited);
    for (int p = 0; p < n; p++) {
        const char *rest = behind(text, sw_player_name(g, p));
        const char *cells = rest ? behind_kind(g, rest, &man->kind) : NULL;
        if (cells) {
            man->owner = p;
            return cells;
        }
    }
    return behind_kind(g, text, &man->kind);
}

/* Puts a piece, as FEN writes it, on a cell; or `man`, if `piece` is NULL. */
static bool put_one(sw_Match *m, const char *cell, const char *piece, sw_Man man,
                    char **error) {
    int at = sw_match_cell_named(m, cell);
    if (!sw_match_put(m, cell, piece ? piece : ".", error))
        return false;
    if (!piece)
        sw_match_stand(m, at, man);
    return true;
}

/* Puts a piece on each cell of a list. Works on a copy, so that an error leaves nothing half
** done. */
static bool put_all(Repl *r, const char *piece, sw_Man man, char *cells) {
    sw_Match *trial = sw_match_copy(r->edited);
    char *rest = NULL, *error = NULL;
    bool fine = true;
    for (char *c = strtok_r(cells, " \t", &rest); c && fine; c = strtok_r(NULL, " \t", &rest))
        fine = put_one(trial, c, piece, man, &error);
    if (!fine) {
        sw_match_free(trial);
        return refuse_taking(r, error);
    }
    return edit_take(r, trial);
}

/* True if FEN writes a piece like that: such a reading comes before that of a name. */
static bool is_letter(const Repl *r, const char *piece) {
    sw_Match *trial = sw_match_copy(r->edited);
    bool is = sw_match_put(trial, sw_cell_name(r->variant.game, 0), piece, NULL);
    sw_match_free(trial);
    return is;
}

bool edit_put(Repl *r, char *argument) {
    size_t n = strcspn(argument, " \t");
    sw_Man man = {SW_EMPTY, -1};
    if (n == 0 || !argument[n])
        return refuse(r, "put what where? `put PIECE CELL...`");
    char *piece = format("%.*s", (int)n, argument);
    bool letter = is_letter(r, piece), done;
    const char *cells = letter ? argument + n : named_man(r, argument, &man);
    if (cells)
        done = put_all(r, letter ? piece : NULL, man, argument + (cells - argument));
    else
        done = refuse(r, "no piece in this game has the letter or name '%.*s'",
                      text_within(piece, 40), piece);
    free(piece);
    return done;
}

bool edit_remove(Repl *r, char *argument) {
    if (!*argument)
        return refuse(r, "which cells? `remove CELL...`");
    return put_all(r, ".", (sw_Man){SW_EMPTY, -1}, argument);
}

void edit_clear(Repl *r) {
    sw_match_clear(r->edited);
    show_board(r);
}

/* ---- the rest of the position ---- */

static bool refuse_player(Repl *r, const char *name) {
    int n = sw_game_players(r->variant.game);
    char *all = copy_text(sw_player_name(r->variant.game, 0));
    for (int p = 1; p < n; p++) {
        char *more = format("%s%s%s", all, p + 1 < n ? ", " : " or ",
                            sw_player_name(r->variant.game, p));
        free(all);
        all = more;
    }
    refuse(r, "'%s' is not a player; expected %s", name, all);
    free(all);
    return false;
}

bool edit_side(Repl *r, char *argument) {
    int player = sw_player_named(r->variant.game, argument);
    if (player < 0)
        return refuse_player(r, argument);
    sw_match_turn(r->edited, player);
    return true;
}

/* ---- from the position to a game ---- */

void edit_check(Repl *r) {
    int odd = note_missing(r->edited, stdout, ""), moves;
    if (sw_match_outcome(r->edited) != SW_ONGOING) {
        print_taking("the game would be over: %s\n", sw_match_result(r->edited));
        return;
    }
    sw_free(sw_match_moves(r->edited, NULL, &moves, NULL));
    printf("%s to move, %d move%s%s\n",
           sw_player_name(r->variant.game, sw_match_side(r->edited)), moves,
           moves == 1 ? "" : "s", odd ? "" : "; no problems found");
}

/* If nothing was changed, the old match goes on. */
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
