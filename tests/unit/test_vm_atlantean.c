/*
** test_vm_atlantean.c -- Atlantean Barroom Shatranj, compared with a plain enumerator in random
** positions.
**
** The enumerator below implements the rules page without using the library: an array of
** characters, lists of offsets, and every move made and examined. Tables and machine must find
** the same moves.
*/
#include "base/rng.h"
#include "lang/load.h"
#include "text/write/fen.h"
#include "text/write/notation.h"

#include <criterion/criterion.h>

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = 10, CELLS = SIDE * SIDE, KINDS = 6, POSITIONS = 1000, MOVES_MAX = 8192 };
enum { TEXT_MAX = 24 };

static const char lost_letters[KINDS + 1] = "ZMHTNX";

typedef enum Backrank { SIDEWAYS, COMMONER, JUMPING } Backrank;

/* A position; capitals are White's, '.' is empty. */
typedef struct Plain {
    char cell[CELLS]; /* a1, b1, ... */
    int lost[2][KINDS];
    bool black; /* to move */
    bool twice; /* option double-capture */
    Backrank backrank;
} Plain;

typedef struct Texts {
    int n;
    char at[MOVES_MAX][TEXT_MAX];
} Texts;

typedef struct Offset {
    int file, rank;
} Offset;

typedef struct Offsets {
    int n;
    Offset at[32];
} Offsets;

/* ---- the board ---- */

static bool is_man_of(char c, bool black) {
    return black ? islower((unsigned char)c) : isupper((unsigned char)c);
}

static char man_of(char kind, bool black) {
    return (char)(black ? tolower((unsigned char)kind) : kind);
}

static char kind_of(char man) {
    return (char)toupper((unsigned char)man);
}

/* The cell at an offset, or -1. */
static int go(int from, Offset by) {
    int file = from % SIDE + by.file, rank = from / SIDE + by.rank;
    return file < 0 || file >= SIDE || rank < 0 || rank >= SIDE ? -1 : rank * SIDE + file;
}

/* The rank counted from its owner's side, 1 to 10. */
static int own_rank(int cell, bool black) {
    return black ? SIDE - cell / SIDE : cell / SIDE + 1;
}

/* All rotations and reflections of a leap. */
static void add_leap(Offsets *o, int a, int b) {
    for (int file = -2; file <= 2; file++)
        for (int rank = -2; rank <= 2; rank++)
            if ((abs(file) == a && abs(rank) == b) || (abs(file) == b && abs(rank) == a))
                o->at[o->n++] = (Offset){file, rank};
}

/* The leaps of a piece, which makes one; Zigzag General, Twisted and Flexible Knight make
** two. */
static Offsets leaps_of(char kind) {
    Offsets o = {0};
    bool straight = strchr("JZMX", kind), slanted = strchr("JZHT", kind);
    if (straight)
        add_leap(&o, 1, 0), add_leap(&o, 2, 0);
    if (slanted)
        add_leap(&o, 1, 1), add_leap(&o, 2, 2);
    if (strchr("MHN", kind))
        add_leap(&o, 2, 1);
    return o;
}

/* ---- moves ---- */

typedef struct PlainMove {
    int from, touch, to; /* touch: a piece captured on the way, or -1 */
    char becomes;        /* what the piece is afterwards */
} PlainMove;

typedef void MoveFn(void *ctx, const Plain *p, PlainMove m);

typedef struct Gen {
    const Plain *p;
    bool black;
    MoveFn *fn;
    void *ctx;
} Gen;

static void yield(const Gen *g, int from, int touch, int to, char becomes) {
    g->fn(g->ctx, g->p, (PlainMove){from, touch, to, becomes});
}

static bool can_land(const Gen *g, int to) {
    return to >= 0 && !is_man_of(g->p->cell[to], g->black);
}

static void second_legs(const Gen *g, int from, int by, bool took) {
    char man = g->p->cell[from];
    Offsets o = leaps_of(kind_of(man));
    for (int i = 0; i < o.n; i++) {
        int to = go(by, o.at[i]);
        if (to != from && can_land(g, to))
            yield(g, from, took ? by : -1, to, man);
    }
}

static void officer_moves(const Gen *g, int from) {
    char man = g->p->cell[from], kind = kind_of(man);
    Offsets o = leaps_of(kind);
    bool bends = strchr("ZTX", kind);
    for (int i = 0; i < o.n; i++) {
        int to = go(from, o.at[i]);
        if (!can_land(g, to))
            continue;
        yield(g, from, -1, to, man);
        char there = g->p->cell[to];
        bool goes_on = there == '.' || (g->p->twice && kind_of(there) != 'J');
        if (bends && goes_on)
            second_legs(g, from, to, there != '.');
    }
}

/* All kinds that a pawn can promote to, and whether it may stay a pawn. */
static void promotions(const Gen *g, int from, int to, bool may_stay) {
    for (int k = 0; k < KINDS; k++)
        if (g->p->lost[g->black][k] > 0)
            yield(g, from, -1, to, man_of(lost_letters[k], g->black));
    if (may_stay)
        yield(g, from, -1, to, g->p->cell[from]);
}

static bool has_lost(const Gen *g) {
    for (int k = 0; k < KINDS; k++)
        if (g->p->lost[g->black][k] > 0)
            return true;
    return false;
}

static void pawn_lands(const Gen *g, int from, int to) {
    bool was_last = own_rank(from, g->black) == SIDE;
    int rank = own_rank(to, g->black);
    if (rank < SIDE - 1) {
        yield(g, from, -1, to, g->p->cell[from]);
        return;
    }
    bool must = rank == SIDE && !was_last && g->p->backrank == SIDEWAYS && has_lost(g);
    promotions(g, from, to, !must);
}

static void pawn_on_last(const Gen *g, int from) {
    Offsets o = {0};
    if (g->p->backrank == SIDEWAYS)
        o = (Offsets){2, {{-1, 0}, {1, 0}}};
    else if (g->p->backrank == COMMONER)
        add_leap(&o, 1, 0), add_leap(&o, 1, 1);
    else
        o = leaps_of('J');
    for (int i = 0; i < o.n; i++)
        if (can_land(g, go(from, o.at[i])))
            pawn_lands(g, from, go(from, o.at[i]));
    if (g->p->backrank == SIDEWAYS)
        promotions(g, from, from, false);
}

static void pawn_moves(const Gen *g, int from) {
    int forward = g->black ? -1 : 1;
    if (own_rank(from, g->black) == SIDE) {
        pawn_on_last(g, from);
        return;
    }
    int ahead = go(from, (Offset){0, forward});
    if (ahead >= 0 && g->p->cell[ahead] == '.')
        pawn_lands(g, from, ahead);
    for (int file = -1; file <= 1; file += 2) {
        int to = go(from, (Offset){file, forward});
        if (to >= 0 && is_man_of(g->p->cell[to], !g->black))
            pawn_lands(g, from, to);
    }
}

/* All moves of a player, even if they leave the king attacked or capture a king. */
static void pseudo_moves(const Gen *g) {
    for (int cell = 0; cell < CELLS; cell++) {
        if (!is_man_of(g->p->cell[cell], g->black))
            continue;
        if (kind_of(g->p->cell[cell]) == 'P')
            pawn_moves(g, cell);
        else
            officer_moves(g, cell);
    }
}

static void note_king_taken(void *ctx, const Plain *p, PlainMove m) {
    if (m.to != m.from && kind_of(p->cell[m.to]) == 'J')
        *(bool *)ctx = true;
}

static bool in_check(const Plain *p, bool black) {
    bool taken = false;
    pseudo_moves(&(Gen){p, !black, note_king_taken, &taken});
    return taken;
}

static void add_cell(Str *out, int cell) {
    str_addf(out, "%c%d", 'A' + cell % SIDE, cell / SIDE + 1);
}

static void move_text(const Plain *p, PlainMove m, Str *out) {
    add_cell(out, m.from);
    if (m.touch >= 0) {
        str_addc(out, 'x');
        add_cell(out, m.touch);
    }
    if (m.to != m.from) {
        str_addc(out, p->cell[m.to] == '.' ? '-' : 'x');
        add_cell(out, m.to);
    }
    if (m.becomes != p->cell[m.from])
        str_addf(out, "=%c", kind_of(m.becomes));
}

static void note_legal(void *ctx, const Plain *p, PlainMove m) {
    Texts *t = ctx;
    Plain after = *p;
    if (m.to != m.from && kind_of(p->cell[m.to]) == 'J')
        return;
    after.cell[m.from] = '.';
    if (m.touch >= 0)
        after.cell[m.touch] = '.';
    after.cell[m.to] = m.becomes;
    if (in_check(&after, p->black))
        return;
    Str text = {0};
    move_text(p, m, &text);
    cr_assert(t->n < MOVES_MAX && text.n < TEXT_MAX);
    strcpy(t->at[t->n++], str_text(&text));
    str_free(&text);
}

static int by_text(const void *a, const void *b) {
    return strcmp(a, b);
}

static void plain_moves(const Plain *p, Texts *t) {
    t->n = 0;
    pseudo_moves(&(Gen){p, p->black, note_legal, t});
    qsort(t->at, (size_t)t->n, sizeof t->at[0], by_text);
    int n = 0;
    for (int i = 0; i < t->n; i++)
        if (i == 0 || strcmp(t->at[i], t->at[n - 1]) != 0)
            memmove(t->at[n++], t->at[i], sizeof t->at[0]);
    t->n = n;
}

/* ---- random positions ---- */

static int random_empty(const Plain *p, Rng *rng) {
    for (;;) {
        int cell = (int)rng_below(rng, CELLS);
        if (p->cell[cell] == '.')
            return cell;
    }
}

/* Pieces of both sides, few or many; pawns mostly near promotion; some pieces lost. */
static void random_position(Plain *p, Rng *rng) {
    static const char kinds[] = "ZMHTNXPPPP";
    memset(p->cell, '.', sizeof p->cell);
    memset(p->lost, 0, sizeof p->lost);
    p->black = rng_below(rng, 2);
    p->cell[random_empty(p, rng)] = 'J';
    p->cell[random_empty(p, rng)] = 'j';
    for (int left = 2 + (int)rng_below(rng, 24); left > 0; left--) {
        char man = kinds[rng_below(rng, sizeof kinds - 1)];
        bool black = rng_below(rng, 2);
        int cell = random_empty(p, rng);
        if (man == 'P' && rng_below(rng, 2))
            cell = cell % SIDE +
                   SIDE * (black ? (int)rng_below(rng, 3) : 7 + (int)rng_below(rng, 3));
        if (man == 'P' && own_rank(cell, black) == 1)
            continue;
        if (p->cell[cell] == '.')
            p->cell[cell] = man_of(man, black);
    }
    for (int side = 0; side < 2; side++)
        for (int k = 0; k < KINDS; k++)
            p->lost[side][k] = rng_below(rng, 3) == 0;
}

static void plain_fen(const Plain *p, Str *out) {
    for (int rank = SIDE - 1; rank >= 0; rank--) {
        for (int file = 0, run = 0; file < SIDE; file++) {
            char c = p->cell[rank * SIDE + file];
            run = c == '.' ? run + 1 : 0;
            if (c != '.')
                str_addc(out, c);
            else if (file + 1 == SIDE || p->cell[rank * SIDE + file + 1] != '.')
                str_addf(out, "%d", run);
        }
        str_addc(out, rank ? '/' : '[');
    }
    for (int side = 0; side < 2; side++)
        for (int k = 0; k < KINDS; k++)
            for (int n = 0; n < p->lost[side][k]; n++)
                str_addc(out, man_of(lost_letters[k], side));
    str_addf(out, "] %c - 4 3", p->black ? 'b' : 'w');
}

/* ---- comparing ---- */

static void expect_same(const Game *g, const char *fen, const Texts *want, const char *how) {
    Pos p;
    Err e;
    Arena *a = arena_new();
    const char **text;
    Move *moves;
    cr_assert(fen_read(g, fen, &p, &e), "%s: %s", fen, e.text);
    int n = moves_sorted(&p, 0, a, &text, &moves);
    cr_expect_eq(n, want->n, "%s, %s: %d moves, not %d", how, fen, n, want->n);
    for (int i = 0; i < n && i < want->n; i++)
        cr_assert_str_eq(text[i], want->at[i], "%s, %s: %s, not %s", how, fen, text[i],
                         want->at[i]);
    arena_free(a);
}

static Game *load(bool twice, Backrank backrank) {
    static const char *const names[] = {"sideways", "commoner", "jumping"};
    Setting set[] = {{"double-capture", twice ? "on" : "off"}, {"backrank", names[backrank]}};
    Diags d;
    Str found = {0};
    diags_init(&d);
    Game *g = game_load("games/atlantean.lua", set, 2, &d);
    diags_write(&d, &found);
    cr_assert(g, "%s", str_text(&found));
    str_free(&found);
    diags_free(&d);
    return g;
}

static void compare(bool twice, Backrank backrank, uint64_t seed) {
    Game *g = load(twice, backrank), machine;
    Texts *want = malloc(sizeof *want);
    Rng rng;
    rng_seed(&rng, seed);
    game_view(g, false, &machine);
    for (int i = 0; i < POSITIONS; i++) {
        Plain p = {.twice = twice, .backrank = backrank};
        Str fen = {0};
        random_position(&p, &rng);
        plain_fen(&p, &fen);
        plain_moves(&p, want);
        expect_same(g, str_text(&fen), want, "tables");
        expect_same(&machine, str_text(&fen), want, "machine");
        str_free(&fen);
    }
    free(want);
    game_free(g);
}

Test(atlantean, default_rules) {
    compare(false, SIDEWAYS, 1);
}

Test(atlantean, double_capture) {
    compare(true, SIDEWAYS, 2);
}

Test(atlantean, commoner) {
    compare(false, COMMONER, 3);
}

Test(atlantean, jumping) {
    compare(false, JUMPING, 4);
}

Test(atlantean, double_capture_and_jumping) {
    compare(true, JUMPING, 5);
}

/* The counts on the rules page, for each piece alone in the middle of the board. */
Test(atlantean, open_board) {
    static const struct {
        char man;
        int cells;
    } counts[] = {{'J', 16}, {'Z', 64}, {'M', 16}, {'H', 16}, {'T', 32}, {'N', 8}, {'X', 32}};
    Game *g = load(false, SIDEWAYS);
    Texts *want = malloc(sizeof *want);
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        Plain p = {.black = false};
        Str fen = {0};
        memset(p.cell, '.', sizeof p.cell);
        p.cell[44] = counts[i].man;
        str_addf(&fen, "10/10/10/10/10/4%c5/10/10/10/10 w - 0 1", counts[i].man);
        plain_moves(&p, want);
        cr_expect_eq(want->n, counts[i].cells, "%c: %d", counts[i].man, want->n);
        expect_same(g, str_text(&fen), want, "open board");
        str_free(&fen);
    }
    free(want);
    game_free(g);
}
