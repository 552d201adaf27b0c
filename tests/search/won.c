/*
** won.c -- the search plays out won endgames.
**
** won [--games N] [--ms N] [--nodes N] [--moves N] [--seed N] [--least N] [--show]
**     GAME STRONG WEAK [STRONG WEAK]...
**
** STRONG and WEAK are the letters of the pieces of the two sides, as those of the first player.
** They are placed at random, for N games in which the players alternate as the strong side. The
** strong side is to move, and the game is not over. The search plays both sides; the strong one
** has to win within --moves moves of its own. Writes TAP, with a test per pair that fails if
** fewer than --least games (default: all) are won. --show prints the positions that were not.
*/
#include "base/rng.h"
#include "search/tree/search.h"
#include "vm/ask/movegen.h"
#include "support/given.h"
#include "support/tap.h"
#include "vm/meaning/rules.h"
#include "vm/meaning/make.h"

#include <string.h>

enum { TABLE_MEGABYTES = 4 };

typedef struct Wish {
    int games, moves, least;
    bool show;
    uint64_t seed;
    Limits limits;
} Wish;

typedef struct Ending {
    const Wish *wish;
    const Game *game;
    const char *men[2]; /* of the strong and the weak side */
    Tt *tt[2];          /* owned */
    Rng rng;
    Pos pos;
    History history;
    Moves legal;
    int strong; /* the player who has to win */
} Ending;

static int kind_lettered(const Game *g, char letter) {
    for (int k = 0; k < g->nkinds; k++)
        if (g->display->kinds[k].letter[0] == letter && g->display->kinds[k].letter[1] == '\0')
            return k;
    return -1;
}

/* Could a piece get there and move on? Keeps pawns off cells that they never reach. */
static bool may_stand(const Game *g, int player, int kind, Sq cell) {
    const CellSet *from = &g->reach.takes[(player * g->nkinds + kind) * g->graph.ncells];
    bool goes_on = false;
    for (int c = 0; c < g->graph.ncells && !goes_on; c++)
        goes_on = set_has(&from[c], cell);
    return goes_on && (!set_empty(from[cell]) || g->start[cell] == game_piece(g, player, kind));
}

static void put_men(Ending *e, int player, const char *letters) {
    const Game *g = e->game;
    for (; *letters; letters++) {
        int kind = kind_lettered(g, *letters);
        Sq cell;
        do
            cell = (Sq)rng_below(&e->rng, (uint64_t)g->graph.ncells);
        while (e->pos.cell[cell] != PIECE_NONE || !may_stand(g, player, kind, cell));
        pos_put(&e->pos, cell, game_piece(g, player, kind));
    }
}

static Result look(Ending *e) {
    e->legal.n = 0;
    moves_legal(&e->pos, &e->legal);
    return rules_judge(&e->pos, &e->history, (int)e->legal.n);
}

/* In an endgame, nothing depends any more on pieces that have never moved. */
static void clear_flags(Pos *p) {
    for (int i = 0; i < p->game->nvars; i++)
        if (p->game->vars[i].kind == VAR_FLAG)
            pos_set_var(p, i, p->game->vars[i].min);
}

/* Sets up a position in which the game goes on and that a legal move could have led to. */
static void put_down(Ending *e) {
    int weak = 1 - e->strong;
    history_clear(&e->history);
    do {
        pos_clear(e->game, &e->pos);
        clear_flags(&e->pos);
        put_men(e, e->strong, e->men[0]);
        put_men(e, weak, e->men[1]);
        pos_set_side(&e->pos, e->strong);
    } while (pos_in_check(&e->pos, weak) || look(e).verdict != VERDICT_NONE);
}

static void make_move(Ending *e) {
    Undo u;
    Tt *tt = e->tt[e->pos.side == e->strong];
    Report r = search_run(&e->pos, &e->history, &e->wish->limits, tt, NULL);
    pos_make(&e->pos, r.pv[0], &u);
    history_add(&e->history, u.key);
}

/* How many moves the strong side needs; 0 if it does not win within the limit. */
static int play_out(Ending *e) {
    tt_clear(e->tt[0]);
    tt_clear(e->tt[1]);
    for (int move = 1; move <= e->wish->moves; move++) {
        Result r = {.verdict = VERDICT_NONE};
        for (int i = 0; i < 2 && r.verdict == VERDICT_NONE; i++) {
            make_move(e);
            r = look(e);
        }
        if (r.verdict != VERDICT_NONE)
            return r.verdict == VERDICT_WIN && r.winner == e->strong ? move : 0;
    }
    return 0;
}

static void show_position(const Pos *p, const char *what) {
    Str text = {0};
    fen_write(p, &text);
    tap_note("%s %s", what, str_text(&text));
    str_free(&text);
}

static void play_all(Ending *e, Tap *t) {
    int won = 0, longest = 0, sum = 0;
    for (int i = 0; i < e->wish->games; i++) {
        rng_seed(&e->rng, e->wish->seed + (uint64_t)i);
        e->strong = i % 2;
        put_down(e);
        Pos begin = e->pos;
        int moves = play_out(e);
        won += moves > 0;
        sum += moves;
        longest = moves > longest ? moves : longest;
        if (moves == 0 && e->wish->show) {
            show_position(&begin, "not won:");
            show_position(&e->pos, "  it ended with");
        }
    }
    int least = e->wish->least < 0 ? e->wish->games : e->wish->least;
    tap_ok(t, won >= least, "%s: %s against %s, %d of %d won", e->game->display->name,
           e->men[0], e->men[1], won, e->wish->games);
    tap_note("%.1f moves on average, %d at most", (double)sum / (won + !won), longest);
}

static bool letters_known(const Game *g, const char *letters) {
    for (const char *at = letters; *at; at++)
        if (kind_lettered(g, *at) < 0)
            return fprintf(stderr, "won: %s has no piece '%c'\n", g->display->name, *at), false;
    return *letters != '\0';
}

static int play_pairs(const Wish *w, const char *name, char **pair, int npairs) {
    Tap t = {0};
    Game *g = given_game(name);
    Ending e = {.wish = w, .game = g, .tt = {tt_new(TABLE_MEGABYTES), tt_new(TABLE_MEGABYTES)}};
    bool known = g->nplayers == 2;
    for (int i = 0; i < 2 * npairs && known; i++)
        known = letters_known(g, pair[i]);
    for (int i = 0; i < npairs && known; i++) {
        e.men[0] = pair[2 * i];
        e.men[1] = pair[2 * i + 1];
        play_all(&e, &t);
    }
    tt_free(e.tt[0]);
    tt_free(e.tt[1]);
    history_free(&e.history);
    moves_free(&e.legal);
    game_free(g);
    return known ? tap_end(&t) : 2;
}

/* Reads one "--word N"; false if the word is unknown. */
static bool read_option(Wish *w, const char *word, const char *value) {
    long long n = strtoll(value, NULL, 10);
    if (strcmp(word, "--games") == 0)
        w->games = (int)n;
    else if (strcmp(word, "--ms") == 0)
        w->limits.time_ms = n;
    else if (strcmp(word, "--nodes") == 0)
        w->limits.nodes = (uint64_t)n;
    else if (strcmp(word, "--moves") == 0)
        w->moves = (int)n;
    else if (strcmp(word, "--seed") == 0)
        w->seed = (uint64_t)n;
    else if (strcmp(word, "--least") == 0)
        w->least = (int)n;
    else
        return false;
    return true;
}

int main(int argc, char **argv) {
    Wish w = {.games = 100, .moves = 50, .least = -1, .seed = 1};
    int i = 1;
    while (i < argc && argv[i][0] == '-') {
        if (strcmp(argv[i], "--show") == 0) {
            w.show = true;
            i++;
        } else if (i + 1 < argc && read_option(&w, argv[i], argv[i + 1])) {
            i += 2;
        } else {
            fprintf(stderr, "won: no option '%s', or no value for it\n", argv[i]);
            return 2;
        }
    }
    if (argc - i < 3 || (argc - i) % 2 == 0 || w.games < 1) {
        fprintf(stderr, "usage: won [--games N] [--ms N] ... GAME STRONG WEAK...\n");
        return 2;
    }
    if (w.limits.time_ms <= 0 && w.limits.nodes == 0)
        w.limits.time_ms = 100;
    return play_pairs(&w, argv[i], argv + i + 1, (argc - i - 1) / 2);
}
