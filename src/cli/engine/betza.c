/*
** betza.c -- tries where a piece can go, and says it in atoms (W a step, R a slide, N a leap),
** before which stand directions (f, b, l, r) and modes (m only moves, c only captures).
*/
#include "betza.h"

#include <stdlib.h>
#include <string.h>

/* FAR: farther leaps have no letter. SPAN: a table of distances, of which 0 is at MIDDLE. */
enum { FAR = 3, SPAN = 2 * GRID_RANKS_MAX + 1, MIDDLE = GRID_RANKS_MAX };
enum { QUIET = 1, CAPTURE = 2 };

/* Where a piece can go, from any cell of the board, by the distance: [MIDDLE + up] and then
** [MIDDLE + right]. `can` says how it goes there (QUIET, CAPTURE, both or 0), `is` whether any
** two cells are that far apart. */
typedef struct Reach {
    unsigned char can[SPAN][SPAN], is[SPAN][SPAN];
    bool legs; /* it can take an enemy beside it and end elsewhere */
} Reach;

/* ---- looking ---- */

static void note_reach(const Grid *g, const sw_Match *m, int from, unsigned char how,
                       Reach *r) {
    int n;
    char **to = sw_match_reach(m, sw_cell_name(g->game, from), &n, NULL);
    for (int i = 0; i < n; i++) {
        int a = g->place[from], b = g->place[sw_cell_named(g->game, to[i])];
        r->can[MIDDLE + b / g->files - a / g->files][MIDDLE + b % g->files - a % g->files] |=
            how;
    }
    sw_free(to);
}

static void note_cells(const Grid *g, int from, Reach *r) {
    for (int i = 0; i < g->ncells; i++) {
        int a = g->place[from], b = g->place[i];
        r->is[MIDDLE + b / g->files - a / g->files][MIDDLE + b % g->files - a % g->files] = 1;
    }
}

static sw_Match *bare(const Grid *g, int player) {
    sw_Match *m = sw_match_new(g->game, NULL, NULL);
    sw_match_clear(m);
    sw_match_turn(m, player);
    return m;
}

/* A kind for enemies that are there to be taken: neither royal nor one whose capture ends the
** game, if there is such. */
static int plain_kind(const sw_Game *g) {
    for (int i = sw_game_kinds(g); i-- > 0;) {
        sw_Kind k = sw_game_kind(g, i);
        if (!k.royal && !k.goal && k.values[0] > 0)
            return i;
    }
    return 0;
}

/* Whether a move of the piece takes the enemy on the other cell and ends elsewhere. Two more
** men are put in corners, as the game may be over if each side has one man. */
static bool passes_over(const Grid *g, const sw_Match *alone, int from, int enemy) {
    int n, player = sw_match_side(alone);
    bool found = false;
    sw_Match *m = sw_match_copy(alone);
    for (int side = 0; side < 2; side++) {
        int corner = side == player ? 0 : g->ncells - 1;
        if (corner != from && corner != enemy)
            sw_match_stand(m, corner, (sw_Man){plain_kind(g->game), side});
    }
    sw_Move *list = sw_match_list(m, &n);
    for (int i = 0; i < n && !found; i++)
        for (int k = 0; k < list[i].nchanges && list[i].from == from && list[i].to != enemy;
             k++)
            found = found || (list[i].change[k].cell == enemy &&
                              list[i].change[k].after.kind == SW_EMPTY);
    sw_free(list);
    sw_match_free(m);
    return found;
}

/* Notes where the piece on a cell can take a lone enemy beside it. */
static void note_neighbours(const Grid *g, sw_Match *m, int from, int enemy, Reach *r) {
    int player = sw_match_side(m), file = g->place[from] % g->files;
    for (int i = 0; i < g->ncells; i++) {
        int up = g->place[i] / g->files - g->place[from] / g->files;
        int right = g->place[i] % g->files - file;
        if (i == from || abs(up) > 1 || abs(right) > 1)
            continue;
        int n;
        sw_match_stand(m, i, (sw_Man){enemy, !player});
        char **to = sw_match_reach(m, sw_cell_name(g->game, from), &n, NULL);
        for (int k = 0; k < n; k++)
            if (sw_cell_named(g->game, to[k]) == i)
                r->can[MIDDLE + up][MIDDLE + right] |= CAPTURE;
        sw_free(to);
        r->legs = r->legs || passes_over(g, m, from, i);
        sw_match_stand(m, i, (sw_Man){SW_EMPTY, -1});
    }
}

static void look(const Grid *g, int kind, int player, Reach *r) {
    memset(r, 0, sizeof *r);
    sw_Match *full = bare(g, player);
    const sw_Man own = {kind, player}, enemy = {plain_kind(g->game), !player};
    for (int i = 0; i < g->ncells; i++)
        sw_match_stand(full, i, enemy);
    for (int i = 0; i < g->ncells; i++) {
        sw_Match *alone = bare(g, player);
        sw_match_stand(alone, i, own);
        note_reach(g, alone, i, QUIET, r);
        note_neighbours(g, alone, i, enemy.kind, r);
        sw_match_free(alone);
        sw_match_stand(full, i, own);
        note_reach(g, full, i, CAPTURE, r);
        sw_match_stand(full, i, enemy);
        note_cells(g, i, r);
    }
    sw_match_free(full);
}

/* ---- saying ---- */

typedef struct Text {
    char at[160];
} Text;

static void add(Text *t, const char *more) {
    size_t n = strlen(t->at);
    snprintf(t->at + n, sizeof t->at - n, "%s", more);
}

static unsigned can(const Reach *r, int up, int right) {
    return r->can[MIDDLE + up][MIDDLE + right];
}

/* The eight directions of a queen in Betza's letters, the rook's first, for a player whose
** forward is up; to be multiplied by `turn`, 1 for the first player and -1 for the second. */
typedef struct Ray {
    int up, right;
    const char *word, *slide, *step;
} Ray;
static const Ray rays[] = {{1, 0, "f", "R", "W"},    {-1, 0, "b", "R", "W"},
                           {0, -1, "l", "R", "W"},   {0, 1, "r", "R", "W"},
                           {1, -1, "fl", "B", "F"},  {1, 1, "fr", "B", "F"},
                           {-1, -1, "bl", "B", "F"}, {-1, 1, "br", "B", "F"}};
enum { RAYS = sizeof rays / sizeof *rays };

/* Whether the piece can go quietly to every distance in that direction, up to the board's edge,
** and that is three cells or more. */
static bool slides(const Reach *r, const Ray *ray, int turn) {
    int n = 1, up = ray->up * turn, right = ray->right * turn;
    while (n < MIDDLE && r->is[MIDDLE + up * n][MIDDLE + right * n]) {
        if (!(can(r, up * n, right * n) & QUIET))
            return false;
        n++;
    }
    return n > 3;
}

static const char *how_word(unsigned how) {
    return how == QUIET ? "m" : how == CAPTURE ? "c" : "";
}

/* Adds steps or (`slide`) slides in the eight directions. Four that are alike are one atom. */
static void add_rays(const Reach *r, int turn, bool slide, Text *t) {
    for (int first = 0; first < RAYS; first += 4) {
        unsigned how[4];
        bool alike = true;
        for (int i = 0; i < 4; i++) {
            const Ray *ray = &rays[first + i];
            bool far = slides(r, ray, turn);
            how[i] = far == slide ? can(r, ray->up * turn, ray->right * turn) : 0;
            alike = alike && how[i] == how[0];
        }
        for (int i = 0; i < (alike ? 1 : 4); i++)
            if (how[i]) {
                const Ray *ray = &rays[first + i];
                add(t, how_word(slide ? QUIET | CAPTURE : how[i]));
                add(t, alike ? "" : ray->word);
                add(t, slide ? ray->slide : ray->step);
            }
    }
}

/* Adds the leaps of one length, (a, b). Only halves of the board are distinguished, since "fN"
** is all forward leaps, narrow and wide. False if that says too much, because some leaps only
** capture, or only do not (as lame ones seem to, which men in between block). */
static bool add_leap(const Reach *r, int turn, int a, int b, char letter, Text *t) {
    unsigned forward = 0, backward = 0;
    bool alike = true;
    for (int flip = 0; flip < 8; flip++) {
        int up = flip & 4 ? b : a, right = flip & 4 ? a : b;
        up = flip & 1 ? -up : up;
        right = flip & 2 ? -right : right;
        unsigned how = can(r, up * turn, right * turn);
        *(up >= 0 ? &forward : &backward) |= how;
        alike = alike && how != QUIET && how != CAPTURE;
    }
    if (!forward && !backward)
        return true;
    char word[4] = {forward && backward ? '\0' : forward ? 'f' : 'b', '\0'};
    char atom[2] = {letter, '\0'};
    add(t, word);
    add(t, atom);
    return alike;
}

/* Whether the piece goes farther than FAR off the lines along which it slides. */
static bool goes_farther(const Reach *r, int turn) {
    for (int up = -MIDDLE; up <= MIDDLE; up++)
        for (int right = -MIDDLE; right <= MIDDLE; right++) {
            bool line = up == 0 || right == 0 || abs(up) == abs(right);
            bool far = abs(up) > FAR || abs(right) > FAR, slid = false;
            for (int i = 0; i < RAYS && line; i++) {
                int n = abs(up) > abs(right) ? abs(up) : abs(right);
                slid = slid || (rays[i].up * turn * n == up &&
                                rays[i].right * turn * n == right && slides(r, &rays[i], turn));
            }
            if (can(r, up, right) && far && !slid)
                return true;
        }
    return false;
}

static const struct {
    int a, b;
    char letter;
} leaps[] = {{0, 2, 'D'}, {1, 2, 'N'}, {2, 2, 'A'}, {0, 3, 'H'},
             {1, 3, 'C'}, {2, 3, 'Z'}, {3, 3, 'G'}};

/* Whether the leaps (a, b), if there are any, all lie on lines along which the piece slides. */
static bool is_slid(const Reach *r, int turn, int a, int b) {
    for (int i = 0; i < RAYS; i++)
        if ((a == 0) == (rays[i].up == 0 || rays[i].right == 0) && (a == 0 || a == b) &&
            can(r, rays[i].up * turn * b, rays[i].right * turn * b) &&
            !slides(r, &rays[i], turn))
            return false;
    return a == 0 || a == b;
}

char *betza_of(const Grid *g, int kind, int player, BetzaFit *fit) {
    Reach *r = cli_grow(NULL, sizeof *r);
    Text t = {""};
    int turn = player ? -1 : 1;
    look(g, kind, player, r);
    *fit = goes_farther(r, turn) ? BETZA_FAR : BETZA_EXACT;
    if (*fit == BETZA_FAR) {
        add(&t, "WFDNAHCZGQNNmpaDmpaAmpaN");
    } else {
        add_rays(r, turn, true, &t);
        add_rays(r, turn, false, &t);
        for (size_t i = 0; i < sizeof leaps / sizeof *leaps; i++)
            if (!is_slid(r, turn, leaps[i].a, leaps[i].b) &&
                !add_leap(r, turn, leaps[i].a, leaps[i].b, leaps[i].letter, &t))
                *fit = BETZA_MORE;
    }
    if (r->legs) {
        add(&t, "camQcacamQ"); /* takes one or two men on lines, and goes on along any line */
        *fit = BETZA_FAR == *fit ? *fit : BETZA_MORE;
    }
    free(r);
    return copy_text(t.at);
}
