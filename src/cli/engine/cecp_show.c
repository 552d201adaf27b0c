/*
** cecp_show.c -- what CECP is told of the engine and of the game: features, men and board.
*/
#include "cecp.h"

#include "betza.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* XBoard has 22 kinds of piece for each side, with pictures and, in this order, letters of their own. The
** last one may not be left under attack; the first, and that on ONE_WAY, promote by rules of their own
** and serve nobody else. Those on WILD and WILD_TOO may go wherever they like. Who is promoted stands
** 11 behind whoever promotes. */
enum {
    SLOTS = 22,
    WILD = 17,
    ONE_WAY = 18,
    WILD_TOO = 19,
    ROYAL = 21,
    PROMOTED = 11,
    FILES_MOST = 16,
    RANKS_MOST = 15,
    KINDS_MOST = 64
};
static const char slot_letters[SLOTS + 1] = "PNBRQFEACWMOHIJGDVLSUK";

/* ---- features ---- */

/* "setup -combo *rotated /// mirrored", as CECP has it. */
static void tell_option(Cecp *c, const sw_Option *o) {
    Talk *talk = &c->seat->talk;
    const char *value = o->preset;
    if (strcmp(o->type, "number") == 0)
        talk_say(talk, "feature option=\"%s -spin %s %lld %lld\"", o->name, value,
                 (long long)o->min, (long long)o->max);
    else if (strcmp(o->type, "choice") == 0) {
        char *all = format("%s -combo ", o->name);
        for (int i = 0; i < o->nchoices; i++) {
            bool now = strcmp(o->choices[i], value) == 0;
            char *longer =
                format("%s%s%s%s", all, i ? " /// " : "", now ? "*" : "", o->choices[i]);
            free(all);
            all = longer;
        }
        talk_say(talk, "feature option=\"%s\"", all);
        free(all);
    } else
        talk_say(talk, "feature option=\"%s -string %s\"", o->name, value);
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
    for (int i = 0; i < sw_game_options(s->game); i++) {
        sw_Option o = sw_game_option(s->game, i);
        tell_option(c, &o);
    }
    talk_say(talk, "feature done=1");
    free(variant);
}

/* ---- men ---- */

typedef struct Men {
    int slot[KINDS_MOST]; /* of each kind; -1: it has none */
    int kind[SLOTS];
    BetzaFit fit[KINDS_MOST];
    char *betza[KINDS_MOST];
    int n, hand;
    bool promotes;
} Men;

static bool is_promoted(const char *letter) {
    return letter[0] == '+';
}

static bool is_open(const Men *men, int slot) {
    return slot > 0 && slot < ROYAL && slot != WILD && slot != ONE_WAY && slot != WILD_TOO &&
           men->kind[slot] < 0 && (!men->promotes || slot < PROMOTED);
}

/* The slot that has the same letter, or the first that nobody has; -1: there is none. */
static int open_slot(const Men *men, char letter) {
    const char *same = strchr(slot_letters, letter);
    if (same && is_open(men, (int)(same - slot_letters)))
        return (int)(same - slot_letters);
    for (int i = 1; i < ROYAL; i++)
        if (is_open(men, i))
            return i;
    return -1;
}

static void give(Men *men, int kind, int slot) {
    men->slot[kind] = slot;
    if (slot >= 0)
        men->kind[slot] = kind;
}

/* What XBoard believes of attacks must be so, or it would refuse to leave a royal man where he is
** safe; and who steps two cells aside would castle. */
static bool minds_attacks(const Men *men, int kind) {
    const char *betza = men->betza[kind];
    for (int i = 0; i < men->n; i++)
        if (men->fit[i] != BETZA_EXACT)
            return false;
    return strspn(betza, "mcfblrWF") == strlen(betza);
}

static bool give_one(Men *men, const sw_Game *g, int kind) {
    sw_Kind k = sw_game_kind(g, kind);
    if (k.royal && men->kind[ROYAL] < 0 && minds_attacks(men, kind))
        give(men, kind, ROYAL);
    else if (men->fit[kind] == BETZA_FAR && men->kind[WILD] < 0)
        give(men, kind, WILD);
    else if (men->fit[kind] == BETZA_FAR && men->kind[WILD_TOO] < 0)
        give(men, kind, WILD_TOO);
    else
        give(men, kind, open_slot(men, k.letter[0]));
    return men->slot[kind] >= 0;
}

/* "+P" stands behind "P". */
static bool give_promoted(Men *men, const sw_Game *g, int kind) {
    for (int i = 0; i < men->n; i++)
        if (strcmp(sw_game_kind(g, i).letter, sw_game_kind(g, kind).letter + 1) == 0 &&
            men->slot[i] >= 0 && men->slot[i] + PROMOTED < ROYAL) {
            give(men, kind, men->slot[i] + PROMOTED);
            return true;
        }
    return false;
}

/* One sign, behind '+' for promoted men: more no board of XBoard shows. */
static bool is_shown(const char *letter) {
    return strlen(letter) == 1U + is_promoted(letter);
}

static bool find_men(const Cecp *c, Men *men) {
    const sw_Game *g = c->seat->game;
    bool fine = sw_game_kinds(g) <= KINDS_MOST;
    *men = (Men){.n = fine ? sw_game_kinds(g) : 0};
    for (int i = 0; i < SLOTS; i++)
        men->kind[i] = -1;
    for (int i = 0; i < men->n; i++) {
        men->slot[i] = -1;
        men->promotes = men->promotes || is_promoted(sw_game_kind(g, i).letter);
        men->hand += sw_match_hand(c->seat->match, 0, i) != -1;
        men->betza[i] = betza_of(&c->seat->coords.grid, i, 0, &men->fit[i]);
        fine = fine && is_shown(sw_game_kind(g, i).letter);
    }
    for (int promoted = 0; promoted < 2; promoted++)
        for (int i = 0; i < men->n; i++)
            if (is_promoted(sw_game_kind(g, i).letter) == promoted)
                fine = fine && (promoted ? give_promoted(men, g, i) : give_one(men, g, i));
    return fine;
}

/* The letters of all slots, first of one side and then of the other. */
static void write_letters(const Men *men, const sw_Game *g, char out[2 * SLOTS + 1]) {
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < SLOTS; i++) {
            const char *letter = men->kind[i] < 0 ? "." : sw_game_kind(g, men->kind[i]).letter;
            out[side * SLOTS + i] = (char)(side ? tolower((unsigned char)*letter)
                                                : toupper((unsigned char)*letter));
        }
    out[2 * SLOTS] = '\0';
}

/* ---- the board ---- */

/* "W" and "b" by their order, whatever the players are called; cells of the definition's own. */
static char *fen_for(const sw_Match *m) {
    char *fen = sw_match_fen(m);
    size_t cells = strcspn(fen, " ");
    const char *rest = fen + cells + strspn(fen + cells, " ");
    bool usual = (rest[0] == 'w' || rest[0] == 'b') && rest[1] == ' ';
    char *out = usual
                    ? copy_text(fen)
                    : format("%.*s %c - - 0 1", (int)cells, fen, sw_match_side(m) ? 'b' : 'w');
    sw_free(fen);
    return out;
}

static void tell_men(Cecp *c, const Men *men) {
    const sw_Game *g = c->seat->game;
    for (int i = 0; i < men->n; i++)
        if (*men->betza[i] && men->slot[i] != WILD && men->slot[i] != WILD_TOO)
            talk_say(&c->seat->talk, "piece %s& %s", sw_game_kind(g, i).letter, men->betza[i]);
}

void cecp_setup(Cecp *c) {
    const Seat *s = c->seat;
    const Grid *grid = &s->coords.grid;
    Men men;
    if (*sw_game_about(s->game).xboard || grid->files > FILES_MOST || grid->ranks > RANKS_MOST)
        return;
    if (find_men(c, &men)) {
        char letters[2 * SLOTS + 1];
        sw_Match *start = sw_match_new(s->game, NULL, NULL);
        char *fen = fen_for(start);
        write_letters(&men, s->game, letters);
        talk_say(&c->seat->talk, "setup (%s) %dx%d+%d_%s %s", letters, grid->files, grid->ranks,
                 men.hand,
                 men.promotes ? "shogi"
                 : men.hand   ? "crazyhouse"
                              : "fairy",
                 fen);
        tell_men(c, &men);
        free(fen);
        sw_match_free(start);
    }
    for (int i = 0; i < men.n; i++)
        free(men.betza[i]);
}

/* ---- targets ---- */

/* What is shown on a square: Y quiet, R a capture, M a promotion. */
static char colour_of(const sw_Match *m, const sw_Move *move) {
    sw_Man was = sw_match_man(m, move->from);
    for (int i = 0; i < move->nchanges; i++)
        if (move->change[i].cell == move->to && move->change[i].after.kind >= 0 &&
            move->change[i].after.kind != was.kind)
            return 'M';
    return move->ntaken > 0 ? 'R' : 'Y';
}

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

void cecp_highlight(Cecp *c, const char *square) {
    const Seat *s = c->seat;
    const Grid *g = &s->coords.grid;
    int n, from = -1;
    char name[GRID_NAME], *colour = cli_grow(NULL, (size_t)g->ncells + 1), *all = copy_text("");
    memset(colour, 0, (size_t)g->ncells + 1);
    for (int i = 0; i < g->ncells && from < 0; i++) {
        grid_name(g, i, name);
        if (strcmp(name, square) == 0)
            from = i;
    }
    sw_Move *list = sw_match_list(s->match, &n);
    for (int i = 0; i < n; i++)
        if (list[i].from == from && list[i].to >= 0 && from >= 0 && list[i].to != from)
            colour[list[i].to] = colour_of(s->match, &list[i]);
    sw_free(list);
    for (int rank = g->ranks; rank-- > 0;) {
        char row[2 * GRID_FILES_MAX + 1], *longer;
        write_rank(g, colour, rank, row);
        longer = format("%s%s%s", all, *all ? "/" : "", row);
        free(all);
        all = longer;
    }
    talk_say(&c->seat->talk, "highlight %s", all);
    free(all);
    free(colour);
}
