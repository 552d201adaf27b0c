/*
** generate.c -- finds positions with a single winning move, and proves them.
**
** generate [--each N] [--seed N] [--plies N] [--most N] [--first N] [--thin N] [--threats 1]
**          [--from FILE] GAME
**     prints JSON lines, --each for wins in 1, 3 and 5 plies (--plies: only those). The same
**     seed gives the same lines.
** generate --prove [--plies N] FILE...
**     proves each line again (--plies: those with wins in N plies or fewer), with the machine
**     alone; TAP. The file's name is that of the game.
**
** Plays random games that prefer captures and avoid moves that end the game, and examines their
** positions from ply --first on. Options for games in which wins are rare: --thin removes N of
** 100 pieces first, except those on which the game depends; --from takes the positions of a
** file, with a few pieces moved; --threats tries moves that threaten to win first, and then
** proves what that finds. A position is given up after --most moves.
*/
#include "base/rng.h"
#include "proof.h"
#include "support/given.h"
#include "support/puzzles.h"
#include "support/tap.h"
#include "vm/meaning/make.h"

enum { CHANGES = 3, TRIES = 200, LINES_MAX = 1000 };
enum { WINS = 3, GAME_PLIES = 300, ONE_IN = 3, SPARED = 95 };

/* The command line. */
typedef struct Wish {
    uint64_t each, seed, most, thin;
    int plies, first;
    bool threats;
    const char *from; /* a file of positions, or NULL */
} Wish;

/* A game, and the positions found in it. */
typedef struct Hunt {
    const Wish *wish;
    Game *game;   /* owned */
    Game machine; /* the same game without tables */
    Proof proof;
    Rng rng;
    uint64_t found[WINS]; /* for 1, 3 and 5 plies */
    bool had[WINS];       /* the current game has already given one */
    Moves legal;
    History history;
} Hunt;

/* ---- proving ---- */

/* Reads a FEN; false if it is invalid. */
static bool read_fen(const Game *g, const char *fen, Pos *p) {
    Err e = {""};
    bool fine = fen_read(g, fen, p, &e);
    if (!fine)
        fprintf(stderr, "%s: %s\n", fen, e.text);
    return fine;
}

/* The only move that wins in `plies` plies in the position of a FEN, or MOVE_NONE. */
static Move only_move(Hunt *h, const Game *g, const char *fen, int plies, uint64_t most,
                      bool by_threats) {
    Pos p;
    if (!read_fen(g, fen, &p))
        return MOVE_NONE;
    proof_begin(&h->proof, &p, most, by_threats);
    return proof_only(&h->proof, plies);
}

static void print_position(const Hunt *h, const char *fen, int plies, Move m) {
    Pos p;
    Str text = {0};
    if (read_fen(h->game, fen, &p)) {
        move_write(&p, m, 0, &text);
        json_t *o =
            json_pack("{s:s, s:i, s:s}", "fen", fen, "plies", plies, "move", str_text(&text));
        json_dumpf(o, stdout, JSON_COMPACT);
        putchar('\n');
        fflush(stdout);
        json_decref(o);
    }
    str_free(&text);
}

/* ---- looking for positions ---- */

static bool wanted(const Hunt *h, int win) {
    int plies = h->wish->plies;
    return h->found[win] < h->wish->each && (plies == 0 || plies == 2 * win + 1);
}

static bool hunting(const Hunt *h) {
    bool more = false;
    for (int i = 0; i < WINS; i++)
        more = more || wanted(h, i);
    return more;
}

/* The position with some pieces removed. */
static Pos thinned(Hunt *h, const Pos *p) {
    Pos out = *p;
    const Game *g = p->game;
    for (int c = 0; c < g->graph.ncells && h->wish->thin > 0; c++) {
        Piece x = p->cell[c];
        bool may = piece_is(x) && !((g->royal | g->goal) >> g->kind[x] & 1);
        if (may && rng_below(&h->rng, 100) < h->wish->thin)
            pos_put(&out, (Sq)c, PIECE_NONE);
    }
    return out;
}

/* Prints the position if it qualifies. */
static void try_position(Hunt *h, const Pos *p) {
    Str fen = {0};
    fen_write(p, &fen);
    for (int i = 0; i < WINS; i++) {
        int plies = 2 * i + 1;
        if (!wanted(h, i) || h->had[i])
            continue;
        const char *text = str_text(&fen);
        bool threats = h->wish->threats;
        Move m = only_move(h, h->game, text, plies, h->wish->most, threats);
        if (m == MOVE_NONE ||
            (threats && only_move(h, h->game, text, plies, UINT64_MAX, false) != m))
            continue;
        print_position(h, str_text(&fen), plies, m);
        h->found[i]++;
        h->had[i] = true;
    }
    str_free(&fen);
}

static Result judge(Hunt *h, const Pos *p) {
    h->legal.n = 0;
    moves_legal(p, &h->legal);
    return rules_judge(p, &h->history, (int)h->legal.n);
}

/* A random move; with a probability of `greed` percent a capture, if there is one. */
static Move choose(Hunt *h, const Pos *p, uint64_t greed) {
    Moves captures = {0};
    const Moves *from = &h->legal;
    moves_captures(p, &captures);
    if (captures.n > 0 && rng_below(&h->rng, 100) < greed)
        from = &captures;
    Move m = from->at[rng_below(&h->rng, from->n)];
    moves_free(&captures);
    return m;
}

/* A move that does not end the game, if a few tries find one. */
static Move choose_on(Hunt *h, const Pos *p, uint64_t greed) {
    Move m = MOVE_NONE;
    for (int tries = 0; tries < SPARED; tries++) {
        Pos after = *p;
        Undo u;
        m = choose(h, p, greed);
        pos_make(&after, m, &u);
        if (rules_judge(&after, &h->history, -1).verdict == VERDICT_NONE)
            break;
    }
    return m;
}

static void try_thinned(Hunt *h, const Pos *p) {
    Pos thin = thinned(h, p);
    if (judge(h, &thin).verdict == VERDICT_NONE)
        try_position(h, &thin);
    judge(h, p);
}

static void play(Hunt *h) {
    Pos p;
    Undo u;
    uint64_t greed = rng_below(&h->rng, 101);
    pos_start(h->game, &p);
    memset(h->had, 0, sizeof h->had);
    history_clear(&h->history);
    for (int ply = 0; ply < GAME_PLIES && hunting(h); ply++) {
        if (judge(h, &p).verdict != VERDICT_NONE)
            return;
        if (ply >= h->wish->first && rng_below(&h->rng, ONE_IN) == 0)
            try_thinned(h, &p);
        Move m = choose_on(h, &p, greed);
        pos_make(&p, m, &u);
        history_add(&h->history, u.key);
    }
}

static void hunt_end(Hunt *h) {
    proof_free(&h->proof);
    moves_free(&h->legal);
    history_free(&h->history);
    game_free(h->game);
}

static bool hunt_begin(Hunt *h, const Wish *w, const char *name) {
    *h = (Hunt){.wish = w, .game = given_game(name)};
    game_view(h->game, false, &h->machine);
    rng_seed(&h->rng, w->seed);
    bool fine = h->game->nchances == 0 && h->game->nplayers == 2;
    if (!fine)
        fprintf(stderr, "generate: %s has throws, or not two players\n", name);
    return fine;
}

/* ---- positions derived from others ---- */

/* Moves one to CHANGES pieces elsewhere. */
static void change(Hunt *h, Pos *p) {
    uint64_t cells = (uint64_t)p->game->graph.ncells;
    for (uint64_t n = 1 + rng_below(&h->rng, CHANGES); n > 0;) {
        Sq from = (Sq)rng_below(&h->rng, cells), to = (Sq)rng_below(&h->rng, cells);
        Piece x = pos_at(p, from);
        if (!piece_is(x) || pos_at(p, to) != PIECE_NONE)
            continue;
        pos_put(p, from, PIECE_NONE);
        pos_put(p, to, x);
        n--;
    }
}

/* Finds at most one position of each kind per position of the file and round. */
static void try_changed(Hunt *h, const Pos *p) {
    memset(h->had, 0, sizeof h->had);
    history_clear(&h->history);
    for (int i = 0; i < TRIES && hunting(h); i++) {
        Pos changed = *p;
        change(h, &changed);
        if (judge(h, &changed).verdict == VERDICT_NONE)
            try_position(h, &changed);
    }
}

/* Reads the positions of a file; returns how many. */
static int read_positions(const Game *g, const char *path, Pos *out) {
    Puzzles file;
    Puzzle line;
    int n = 0;
    if (puzzles_open(&file, path))
        while (n < LINES_MAX && puzzles_next(&file, &line))
            n += line.fen != NULL && read_fen(g, line.fen, &out[n]);
    puzzles_close(&file);
    return n;
}

static bool change_positions(Hunt *h) {
    Pos *pos = mem_grow(NULL, sizeof *pos * LINES_MAX);
    int n = read_positions(h->game, h->wish->from, pos);
    for (int i = 0; n > 0 && hunting(h); i = (i + 1) % n)
        try_changed(h, &pos[i]);
    free(pos);
    return n > 0;
}

static int generate(const Wish *w, const char *name) {
    Hunt h;
    bool fine = hunt_begin(&h, w, name);
    if (fine && w->from)
        fine = change_positions(&h);
    while (fine && hunting(&h))
        play(&h);
    hunt_end(&h);
    return fine ? 0 : 2;
}

/* ---- proving files ---- */

static void prove_line(Hunt *h, Tap *tap, const char *name, const Puzzle *t) {
    bool broken = t->fen == NULL;
    if (!broken && h->wish->plies != 0 && t->plies > h->wish->plies)
        return;
    if (broken || t->plies >= PROOF_PLIES) {
        tap_ok(tap, false, "%s:%d is no position that can be proved", name, t->line);
        return;
    }
    Str text = {0};
    Pos p;
    Move m = only_move(h, &h->machine, t->fen, t->plies, UINT64_MAX, false);
    if (m != MOVE_NONE && read_fen(h->game, t->fen, &p))
        move_write(&p, m, 0, &text);
    if (!tap_ok(tap, m != MOVE_NONE && strcmp(str_text(&text), t->move) == 0,
                "%s:%d: one move wins in %d", name, t->line, t->plies))
        tap_note("expected %s, found %s", t->move, str_text(&text));
    str_free(&text);
}

static bool prove(const Wish *w, const char *path, Tap *tap) {
    Puzzles file;
    Puzzle t;
    Hunt h;
    if (!puzzles_open(&file, path))
        return false;
    bool fine = hunt_begin(&h, w, file.game);
    while (fine && puzzles_next(&file, &t))
        prove_line(&h, tap, file.game, &t);
    puzzles_close(&file);
    hunt_end(&h);
    return fine;
}

/* ---- the command line ---- */

static bool read_option(Wish *w, const char *word, const char *value) {
    uint64_t n = strtoull(value, NULL, 10);
    if (strcmp(word, "--each") == 0)
        w->each = n;
    else if (strcmp(word, "--seed") == 0)
        w->seed = n;
    else if (strcmp(word, "--most") == 0)
        w->most = n;
    else if (strcmp(word, "--thin") == 0)
        w->thin = n;
    else if (strcmp(word, "--plies") == 0)
        w->plies = (int)n;
    else if (strcmp(word, "--first") == 0)
        w->first = (int)n;
    else if (strcmp(word, "--from") == 0)
        w->from = value;
    else if (strcmp(word, "--threats") == 0)
        w->threats = n != 0;
    else
        return false;
    return true;
}

int main(int argc, char **argv) {
    Wish w = {.each = 50, .seed = 1, .most = 300000, .first = 20};
    int i = 1;
    bool proving = argc > 1 && strcmp(argv[1], "--prove") == 0;
    for (i += proving; i + 1 < argc && read_option(&w, argv[i], argv[i + 1]);)
        i += 2;
    bool plies_fine = w.plies == 0 || proving || (w.plies % 2 == 1 && w.plies < 2 * WINS);
    if (i >= argc || argv[i][0] == '-' || !plies_fine || (!proving && i + 1 != argc)) {
        fprintf(stderr,
                "usage: generate [--each N] [--seed N] [--plies N] [--most N] "
                "[--first N] [--thin N]\n                [--threats 1] [--from FILE] GAME\n"
                "       generate --prove [--plies N] FILE...\n");
        return 2;
    }
    if (!proving)
        return generate(&w, argv[i]);
    Tap tap = {0};
    for (; i < argc; i++)
        if (!prove(&w, argv[i], &tap))
            return 2;
    return tap_end(&tap);
}
