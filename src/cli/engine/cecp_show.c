/*
** cecp_show.c -- what CECP tells of the engine and the game: features, men, board, targets.
*/
#include "called.h"
#include "cecp.h"
#include "men.h"
#include "cli/common/text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { FILES_MOST = 16, RANKS_MOST = 15 };

/* ---- features ---- */

/* An option's choices, the present one with a star: "*rotated /// mirrored"; for free(). */
static char *combo_of(const sw_Option *o, const char *value) {
    char **choice = called_all(o->choices, o->nchoices);
    for (int i = 0; i < o->nchoices; i++) {
        char *word = choice[i];
        if (strcmp(o->choices[i], value) != 0)
            continue;
        choice[i] = format("*%s", word);
        free(word);
    }
    char *all = called_joined(choice, o->nchoices, " /// ");
    called_free(choice, o->nchoices);
    return all;
}

static void tell_option(Cecp *c, const sw_Option *o, const char *name) {
    Talk *talk = &c->seat->talk;
    const char *value = called_value(c->seat->game, o);
    if (strcmp(o->type, "number") == 0)
        talk_say(talk, "feature option=\"%s -spin %s %lld %lld\"", name, value,
                 (long long)o->min, (long long)o->max);
    else if (strcmp(o->type, "choice") == 0) {
        char *all = combo_of(o, value);
        talk_say(talk, "feature option=\"%s -combo %s\"", name, all);
        free(all);
    } else {
        char *list = called_list(value);
        talk_say(talk, "feature option=\"%s -string %s\"", name, list);
        free(list);
    }
}

char *cecp_variant(const Cecp *c) {
    const char *known = sw_game_about(c->seat->game).xboard;
    return *known ? copy_text(known) : seat_variant(c->seat);
}

void cecp_features(Cecp *c) {
    const Seat *s = c->seat;
    Talk *talk = &c->seat->talk;
    char *variant = cecp_variant(c);
    talk_say(talk, "feature done=0");
    talk_say(talk,
             "feature ping=1 setboard=1 usermove=1 playother=1 san=0 time=1 draw=1 sigint=0 "
             "sigterm=0 reuse=1 analyze=1 colors=0 name=0 nps=0 memory=1 smp=1 exclude=1 "
             "highlight=1 debug=0");
    talk_say(talk, "feature myname=\"Stepwise %s\" variants=\"%s\"", sw_version(), variant);
    talk_say(talk, "feature option=\"Searcher -combo %schosen /// %salpha-beta /// %smcts\"",
             s->searcher == SW_CHOSEN ? "*" : "", s->searcher == SW_ALPHA_BETA ? "*" : "",
             s->searcher == SW_MCTS ? "*" : "");
    talk_say(talk, "feature option=\"Level -spin %d 1 10\"", s->level ? s->level : 10);
    char **names = called_options(s->game);
    for (int i = 0; i < sw_game_options(s->game); i++) {
        sw_Option o = sw_game_option(s->game, i);
        tell_option(c, &o, names[i]);
    }
    called_free(names, sw_game_options(s->game));
    talk_say(talk, "feature done=1");
    free(variant);
}

/* ---- the board ---- */

/* The position as a FEN for XBoard, for free(): the cells as the game writes them, with "w" for
** its first player and "b" for its second. The other fields are kept only if the game itself
** writes w or b for the side to move. */
static char *fen_for(const sw_Match *m) {
    char *fen = sw_match_fen(m);
    size_t cells = strcspn(fen, " ");
    const char *rest = fen + cells + strspn(fen + cells, " ");
    char side = sw_match_side(m) ? 'b' : 'w';
    bool usual = rest[0] == side && (rest[1] == ' ' || rest[1] == '\0');
    char *out = usual ? copy_text(fen) : format("%.*s %c - - 0 1", (int)cells, fen, side);
    sw_free(fen);
    return out;
}

static void tell_men(Cecp *c, const Men *men) {
    const sw_Game *g = c->seat->game;
    for (int i = 0; i < men->n; i++)
        if (*men->betza[i] && !men_is_wild(men, i))
            talk_say(&c->seat->talk, "piece %s& %s", sw_game_kind(g, i).letter, men->betza[i]);
}

/* Whether men are written as XBoard writes White's and Black's: the first player's in capitals,
** the second's in small letters. */
static bool written_so(const sw_Game *g, const sw_Match *start) {
    const char *letter = sw_game_kind(g, 0).letter, *cell = sw_cell_name(g, 0);
    char piece[8];
    snprintf(piece, sizeof piece, "%s", letter);
    for (char *at = piece; *at; at++)
        *at = (char)tolower((unsigned char)*at);
    sw_Match *m = sw_match_copy(start);
    bool so = sw_match_put(m, cell, letter, NULL) && sw_match_man(m, 0).owner == 0 &&
              sw_match_put(m, cell, piece, NULL) && sw_match_man(m, 0).owner == 1;
    sw_match_free(m);
    return so;
}

/* Whether CECP can say some legal move: from one cell to another, or of a man from the hand. */
static bool tells_moves(const sw_Match *m) {
    int n;
    sw_Move *moves = sw_match_list(m, &n);
    bool some = false;
    for (int i = 0; i < n && !some; i++)
        some = moves[i].drop >= 0 ||
               (moves[i].from >= 0 && moves[i].to >= 0 && moves[i].from != moves[i].to);
    sw_free(moves);
    return some;
}

/* Whether CECP can also say the second move of a player who goes on after his first one, as
** tried with the first of his moves. True if he does not go on. */
static bool tells_turns(const sw_Match *start) {
    sw_Match *m = sw_match_copy(start);
    char **moves = sw_match_moves(m, NULL, NULL, NULL);
    bool goes_on = moves && moves[0] && sw_match_play(m, moves[0], NULL) &&
                   sw_match_side(m) == sw_match_side(start) && !sw_match_due(m);
    bool tells = !goes_on || sw_match_outcome(m) != SW_ONGOING || tells_moves(m);
    sw_free(moves);
    sw_match_free(m);
    return tells;
}

/* Why XBoard cannot show the game, which begins as `start` does; NULL if it can, and *men is
** filled in. */
static const char *unshown(const Seat *s, const sw_Match *start, Men *men) {
    const Grid *grid = &s->coords.grid;
    if (grid->files > FILES_MOST || grid->ranks > RANKS_MOST)
        return "its board has more than 16 files or 15 ranks";
    if (sw_match_side(start) != 0)
        return "its second player moves first";
    if (!written_so(s->game, start))
        return "the first player's pieces are not written in capital letters, or the second "
               "player's not in small ones";
    if (!sw_match_due(start) && !(tells_moves(start) && tells_turns(start)))
        return "its moves are not from one cell to another";
    return men_find(s, men) ? NULL : "XBoard has no room for all its kinds of piece";
}

void cecp_setup(Cecp *c) {
    const Seat *s = c->seat;
    const Grid *grid = &s->coords.grid;
    if (*sw_game_about(s->game).xboard)
        return;
    Men men = {0};
    sw_Match *start = sw_match_new(s->game, NULL, NULL);
    const char *why = unshown(s, start, &men);
    if (why)
        talk_say(&c->seat->talk, "tellusererror XBoard cannot show %s: %s",
                 sw_game_about(s->game).name, why);
    else {
        char letters[2 * SLOTS + 1];
        char *fen = fen_for(start);
        men_letters(&men, s->game, letters);
        talk_say(&c->seat->talk, "setup (%s) %dx%d+%d_%s %s", letters, grid->files, grid->ranks,
                 men.hand,
                 men.promotes ? "shogi"
                 : men.hand   ? "crazyhouse"
                              : "fairy",
                 fen);
        tell_men(c, &men);
        free(fen);
    }
    sw_match_free(start);
    men_free(&men);
}

/* ---- targets ---- */

/* The colour of a move's target: Y (yellow) if it is quiet, R (red) for a capture, M (magenta)
** if the man becomes another. */
static char colour_of(const sw_Match *m, const sw_Move *move) {
    sw_Man was = sw_match_man(m, move->from);
    for (int i = 0; i < move->nchanges; i++)
        if (move->change[i].cell == move->to && move->change[i].after.kind >= 0 &&
            move->change[i].after.kind != was.kind)
            return 'M';
    return move->ntaken > 0 ? 'R' : 'Y';
}

/* Writes the colours of a rank for `highlight`, with numbers for runs of cells without one. */
static void write_rank(const Grid *g, const char *colour, int rank, char *out) {
    int empty = 0;
    for (int file = 0; file <= g->files; file++) {
        int cell = file < g->files ? grid_cell(g, file, rank) : -1;
        char sign = cell >= 0 ? colour[cell] : '\0';
        if ((sign || file == g->files) && empty)
            out += sprintf(out, "%d", empty);
        empty = sign ? 0 : empty + 1;
        if (sign)
            *out++ = sign;
    }
    *out = '\0';
}

/* The colour that next_cell() gives a move that ends where the man was put down last. */
enum { STOPS = 'S' };

/* The cell to which move i goes from the end of Cecp.way; -1: it does not go along that way.
** *colour becomes that of the cell: 'C' (cyan) if the move goes on from there, else its
** target's, or STOPS. */
static int next_cell(const Cecp *c, const LegalMoves *legal, int i, char *colour) {
    const sw_Move *move = &legal->list[i];
    if (move->from != c->way[0] || move->to < 0)
        return -1;
    int via[LEGS_MOST], legs = coords_legs(&c->seat->coords, legal, i, via);
    int gone = c->nway - 1;
    if (legs == 0 && move->to == move->from)
        return -1;
    bool stops = legs < gone && move->to == c->way[gone];
    for (int k = 0; k < gone && !(stops && k == gone - 1); k++)
        if (k >= legs || via[k] != c->way[1 + k])
            return -1;
    *colour = legs > gone ? 'C' : stops ? STOPS : colour_of(legal->match, move);
    return legs > gone ? via[gone] : move->to;
}

/* The colours of the cells that may come next on the user's way, 0 for all others; for free().
** NULL if no move goes farther. */
static char *colours(const Cecp *c) {
    const Grid *g = &c->seat->coords.grid;
    char *colour = cli_grow(NULL, (size_t)g->ncells + 1), sign = 0;
    int found = 0;
    memset(colour, 0, (size_t)g->ncells + 1);
    LegalMoves legal = coords_legal(c->seat->match);
    for (int i = 0; i < legal.n; i++) {
        int to = next_cell(c, &legal, i, &sign);
        if (to >= 0 && colour[to] != 'C')
            colour[to] = sign == STOPS ? 'Y' : sign;
        found += to >= 0 && sign != STOPS;
    }
    sw_free(legal.list);
    if (found)
        return colour;
    free(colour);
    return NULL;
}

static void highlight(Cecp *c, const char *colour) {
    const Grid *g = &c->seat->coords.grid;
    char *all = copy_text("");
    for (int rank = g->ranks; rank-- > 0;) {
        char row[2 * GRID_FILES_MAX + 1], *longer;
        write_rank(g, colour, rank, row);
        longer = format("%s%s%s", all, *all ? "/" : "", row);
        free(all);
        all = longer;
    }
    talk_say(&c->seat->talk, "highlight %s", all);
    free(all);
}

void cecp_lift(Cecp *c, const char *square) {
    const Grid *g = &c->seat->coords.grid;
    c->way[0] = grid_named(g, square);
    c->nway = 1;
    char *colour = c->way[0] >= 0 ? colours(c) : NULL;
    char *none = cli_grow(NULL, (size_t)g->ncells + 1);
    memset(none, 0, (size_t)g->ncells + 1);
    highlight(c, colour ? colour : none);
    free(colour);
    free(none);
}

void cecp_put(Cecp *c, const char *square) {
    int cell = grid_named(&c->seat->coords.grid, square);
    if (c->nway == 0 || c->nway > LEGS_MOST || cell < 0 || cell == c->way[c->nway - 1])
        return;
    c->way[c->nway++] = cell;
    char *colour = colours(c);
    if (colour)
        highlight(c, colour);
    else
        c->nway--;
    free(colour);
}
